import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadTypesetter } from '../../src/typst/typesetter.ts';
import { defaultFaces, sampleFaces } from '../fonts/sample-faces.ts';
import { openPdf, readWithPdfium } from '../resume/read-pdf.ts';
import { folderForTest } from '../temporary-folder.ts';
import { isFull } from '../tier.ts';

/** The typefaces of some text. */
async function fontsOf(text: string, template: string, language = 'en'): Promise<string[]> {
  const { pdf } = await typesetterOf(template, text, language);
  const names = openPdf(pdf({ words: text })).matchAll(/\/FontName \/[A-Z]{6}\+([A-Za-z]+)/g);
  return [...new Set(Array.from(names, ([, name = '']) => name))].sort();
}

async function typesetterOf(template: string, text: string, language = 'en') {
  const folder = folderForTest();
  const file = path.join(folder, 'template.typ');
  await writeFile(file, `#import "/typefaces.typ": *\n#set text(font: sans)\n${template}`);
  return loadTypesetter(file, await defaultFaces(await sampleFaces(text, language)));
}

// Like résumé and share cards in a first build. First in this file, because only the first load can conflict.
it('typesets two documents concurrently', async () => {
  const documents = await Promise.all(
    ['Ada Quill', 'Nguyễn'].map(async (each) =>
      (await typesetterOf('#json("/data.json").words', each)).svgs({ words: each }),
    ),
  );
  for (const svgs of documents) expect(svgs).toEqual([expect.stringContaining('<svg')]);
});

const [own, other] = ['AtkinsonHyperlegibleNext', 'Arimo'];

/** `npm test` uses the first two. */
const names: [words: string, fonts: (string | undefined)[]][] = [
  ['Łukasz Őszi-Ŵood', [own]],
  ['Ada Nguyễn', [other, own]],
  ['Shintarō', [other]],
  ['Δημήτρης', [other]],
  ['Їжакевич', [other]],
];

it.each(isFull ? names : names.slice(0, 2))('sets each word of "%s" in one typeface', async (text, fonts) => {
  const template = '#show foreign-word: set text(font: other)\n#json("/data.json").words';
  expect(await fontsOf(text, template)).toEqual(fonts);
});

it.each([
  ['Ada Quill', [own]],
  ['Nguyễn Thị An', [other]],
])('sets the whole name "%s" in one typeface', async (text, fonts) => {
  expect(await fontsOf(text, '#in-one-font(json("/data.json").words)')).toEqual(fonts);
});

it('sets the beginning of a text with hundreds of words of another typeface', async () => {
  const text = 'Ada ễ '.repeat(800);
  const template = '#show foreign-word: set text(font: other)\n#json("/data.json").words';
  expect(await fontsOf(text, template)).toEqual([other, own]);
});

/** `npm test` uses the first ones: after and before the site’s own typeface, and right to left. */
const scripts: [words: string, language: string, fonts: string[]][] = [
  ['สวัสดี', 'en', ['NotoSansThai']],
  ['東京', 'ko', ['NotoSansKR']],
  ['لبنى', 'ar', ['Vazirmatn']],
  ['👩🏽‍💻🇫🇷', 'en', ['NotoEmoji']],
  ['水野', 'ja', ['BIZUDPGothic']],
  ['𠮷', 'ja', ['NotoSansJP']],
  ['软件', 'zh', ['NotoSansSC']],
  ['軟體', 'zh-TW', ['NotoSansTC']],
  ['김서연', 'ko', ['NotoSansKR']],
  ['נעמה', 'he', ['Arimo']],
  ['हिन्दी', 'en', ['NotoSansDevanagari']],
  ['✓', 'en', ['NotoSansSymbols']],
  ['∮', 'en', ['NotoSansMath']],
];

it.each(isFull ? scripts : scripts.slice(0, 3))(
  'sets "%s" in a typeface for its script if the language is %s',
  async (text, language, fonts) => {
    expect(await fontsOf(text, '#json("/data.json").words', language)).toEqual(fonts);
  },
);

it('keeps emoji of several characters together', async () => {
  const { pdf } = await typesetterOf('#json("/data.json").words', '👩🏽‍💻');
  const { pages } = await readWithPdfium(pdf({ words: '👩🏽‍💻' }));
  expect(pages.join('').trim()).toBe('👩🏽‍💻');
});

it('never treats text as markup', async () => {
  expect(await fontsOf('#panic("no") $x$ *a*', '#in-one-font(json("/data.json").words)')).toEqual([own]);
});

it('reports an error in a template', async () => {
  await expect(fontsOf('', '#nothing')).rejects.toThrow(/template\.typ does not compile: .*unknown variable/);
});
