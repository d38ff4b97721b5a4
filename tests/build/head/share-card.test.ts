import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeLook } from '../../../src/brand/make-look.ts';
import {
  type ShareCard,
  shareCardRenderer,
  shareCards,
  sharePhotos,
} from '../../../src/build/head/share-cards.ts';
import { readPlannedSite } from '../../../src/build/site.ts';
import { outputPaths } from '../../../src/files/output-paths.ts';
import type { ChosenFace } from '../../../src/fonts/script-faces.ts';
import { toSiteProps } from '../../../src/site/to-page-props.ts';
import { defaultFaces, sampleFaces } from '../../fonts/sample-faces.ts';
import { readContentIn } from '../../resume/sample-content.ts';
import { swap } from '../../site/content-tree.ts';
import { treeForTest } from '../../site/tree-for-test.ts';
import { folderForAll } from '../../temporary-folder.ts';
import { isFull, times } from '../../tier.ts';

const cacheDir = folderForAll();

const english = { tag: 'en', direction: 'ltr', isSpacious: false } as const;
const inLanguage = (language: ShareCard['language']) => ({
  language,
  headingLanguage: language,
  lineLanguage: language,
});
const usual: ShareCard = {
  ...inLanguage(english),
  kicker: 'Ada Quill',
  heading: 'Projects',
  line: 'Seventeen things made in six years.',
  address: 'quill.example',
  hasMarks: true,
};
const rendererWith = async (faces?: ChosenFace[], folder = cacheDir) =>
  shareCardRenderer(makeLook({}).screen.light, await defaultFaces(faces), folder);
let own: ReturnType<typeof rendererWith> | undefined;
async function render(fields: Partial<ShareCard>, faces?: ChosenFace[]): Promise<Uint8Array> {
  own ??= rendererWith();
  const renderCards = await (faces ? rendererWith(faces) : own);
  const [card] = await renderCards([{ ...usual, ...fields }]);
  return card as Uint8Array;
}
const long = 'A description that goes on, with pharmacies, ships, harbours, screens and assays. '.repeat(12);
const unbroken = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** `npm test` uses the first five. */
const hard: [string, Partial<ShareCard>][] = [
  ['a title with signs of XML', { heading: 'A <![CDATA[tale]]> of ]]> & <signs>' }],
  ['a long name', { kicker: unbroken, heading: `${unbroken} ${unbroken}` }],
  ['a description of one word', { line: unbroken.repeat(12) }],
  ['a long address', { address: `${'ada-quill-'.repeat(12)}.example/people/portfolio` }],
  ['a title and a description as long as a book', { heading: long.repeat(20), line: long.repeat(20) }],
  ['long texts only', { kicker: long.slice(0, 120), heading: long.slice(0, 140), line: long }],
  ['a name and an address as long as a book', { kicker: long.repeat(9), address: unbroken.repeat(20) }],
  ['only an address', { kicker: '', heading: '', line: '' }],
];

/** `npm test` uses the first two: right to left, and without spaces. */
const unspaced: [language: string, tag: string, words: string][] = [
  ['Arabic', 'ar', 'أدوات الأجهزة'],
  ['Japanese', 'ja', '東京の港のソフトウェアを開発'],
  ['Thai', 'th', 'นักพัฒนาซอฟต์แวร์ที่กรุงเทพ'],
];

describe('a share card', () => {
  // Must be the first test: the typesetter starts only once per process.
  it('can be rendered concurrently', async () => {
    const cards = await Promise.all(['About', 'Art'].map((heading) => render({ heading }, [])));
    expect(new Set(cards.map((card) => Buffer.from(card).toString('base64'))).size).toBe(2);
  });

  it('is the same whether it is rendered alone, with others or after others', async () => {
    const headings = Array.from({ length: times(7, 27) }, (_, index) => `Project ${index}`);
    const renderCards = await rendererWith(undefined, path.join(cacheDir, 'apart'));
    const cards = headings.map((heading) => ({ ...usual, heading }));
    await renderCards(cards.slice(3, 6));
    const together = await renderCards(cards);
    expect(together).toHaveLength(headings.length);
    for (const place of [0, 4, headings.length - 1])
      expect(together[place]).toEqual(await render({ heading: headings[place] ?? '' }));
  });

  it.each(isFull ? hard : hard.slice(0, 5))(
    'with %s is of the usual size, at most 60 KB, with free margins',
    async (_what, words) => {
      const card = await render(words);
      expect(card.length).toBeLessThan(60_000);
      const { data, info } = await sharp(card).grayscale().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([1200, 630]);
      const inked = { left: 1200, right: 0, top: 630, bottom: 0 };
      // The green line at the top spans the whole width.
      for (let at = 20 * info.width; at < data.length; at += 1) {
        if ((data[at] ?? 255) > 150) continue;
        const [x, y] = [at % info.width, Math.floor(at / info.width)];
        inked.left = Math.min(inked.left, x);
        inked.right = Math.max(inked.right, x);
        inked.top = Math.min(inked.top, y);
        inked.bottom = Math.max(inked.bottom, y);
      }
      expect(inked.left).toBeGreaterThanOrEqual(66);
      expect(inked.right).toBeLessThanOrEqual(1140);
      expect(inked.top).toBeGreaterThanOrEqual(60);
      expect(inked.bottom).toBeLessThanOrEqual(590);
    },
  );

  it.each(['Odalys Brandt-Ferreira', 'Odalys Brandtferreira'])(
    'begins no line with the underscore after %s',
    async (heading) => {
      const card = sharp(await render({ heading })).extract({ left: 60, top: 120, width: 50, height: 500 });
      const { data, info } = await card.removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const isGreen = (at: number) => (data[at + 1] ?? 0) - (data[at] ?? 0) > 60;
      const pixels = Array.from({ length: info.width * info.height }, (_, place) => place * 3);
      expect(pixels.filter(isGreen)).toHaveLength(0);
    },
  );

  it('keeps its typeface for a title with a letter that it lacks', async () => {
    const faces = await sampleFaces('θ', 'en');
    const beginning = async (letter: string) => {
      const card = sharp(await render({ heading: `Maps ${letter} tides` }, faces));
      return card.extract({ left: 60, top: 390, width: 200, height: 100 }).grayscale().raw().toBuffer();
    };
    const [one, other] = [await beginning('θ'), await beginning('o')];
    // Each card has its own 16 colors.
    const differing = one.filter((shade, at) => Math.abs(shade - (other[at] ?? 0)) > 60);
    expect(differing.length).toBeLessThan(40);
  });

  it.each(isFull ? unspaced : unspaced.slice(0, 2))(
    'truncates long text in %s, which has no spaces between words',
    async (_what, language, words) => {
      const line = words.repeat(40);
      const direction = language === 'ar' ? 'rtl' : 'ltr';
      const card = await render(
        { heading: line, line, ...inLanguage({ tag: language, direction, isSpacious: true }) },
        await sampleFaces(line, language),
      );
      const { data, info } = await sharp(card).grayscale().raw().toBuffer({ resolveWithObject: true });
      const isInked = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 150;
      const rows = Array.from({ length: 630 }, (_, y) => y).filter((y) => y >= 20);
      for (const y of rows) for (const x of [30, 1180]) expect(isInked(x, y)).toBe(false);
      for (let x = 0; x < info.width; x += 1) expect(isInked(x, 600)).toBe(false);
      // Text is aligned to the side where the language starts.
      const side = Array.from({ length: 50 }, (_, index) => index + (direction === 'rtl' ? 1076 : 72));
      expect(rows.some((y) => y > 400 && side.some((x) => isInked(x, y)))).toBe(true);
    },
  );

  it('keeps the order of a heading that is not translated on a page of the other direction', async () => {
    const languages = swap('language: en-CA', 'language: en-CA\nlanguages: [en-CA, ar]');
    const root = path.dirname(treeForTest({ 'site.yaml': languages }));
    const { value: site } = await readPlannedSite(outputPaths(root), { mayFetch: false });
    const [arabic] = site?.translations ?? [];
    if (!arabic) throw new Error('the site has no second language');
    const { content, contents, foreign, prepared, faces } = arabic;
    const pages = contents.pages.filter(({ path: address }) => address === '/projects');
    const [card] = await shareCards(
      content,
      { ...contents, pages },
      foreign.texts,
      prepared.pictures,
      faces,
      cacheDir,
    );
    const { data, info } = await sharp(card?.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const columnsWith = (isShown: (red: number, green: number) => boolean) =>
      Array.from({ length: info.width }, (_, x) => x).filter((x) =>
        Array.from({ length: 530 }, (_, y) => ((y + 100) * info.width + x) * 3).some((at) =>
          isShown(data[at] ?? 0, data[at + 1] ?? 0),
        ),
      );
    const underscore = columnsWith((red, green) => green - red > 60);
    const letters = columnsWith((red, green) => red < 40 && green < 40);
    expect(underscore.length).toBeGreaterThan(10);
    expect(Math.min(...underscore)).toBeGreaterThan(Math.max(...letters) - 4);
  });

  it('shows the underscore and the line of the default look in no other', async () => {
    const isGreen = async (hasMarks: boolean) => {
      const { data } = await sharp(await render({ hasMarks }))
        .removeAlpha()
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data.some((green, at) => at % 3 === 1 && green - (data[at - 1] ?? 0) > 60);
    };
    expect(await isGreen(true)).toBe(true);
    expect(await isGreen(false)).toBe(false);
  });

  it('shows the focus of a photo, without metadata, and the text below it', async () => {
    const file = path.join(cacheDir, 'photo.jpg');
    const filled = (width: number, background: string) => ({
      create: { width, height: 500, channels: 3 as const, background },
    });
    await sharp(filled(2400, '#c00000'))
      .composite([{ input: filled(1200, '#0000c0'), left: 1200, top: 0 }])
      .withExif({ IFD3: { GPSLatitude: '44/1 38/1 0/1' } })
      .jpeg()
      .toFile(file);
    const card = await render({ photo: { file, source: 'photo', focus: '100% 50%' } });
    const { width, height, format, exif, xmp } = await sharp(card).metadata();
    expect([width, height, format, exif, xmp]).toEqual([1200, 630, 'jpeg', undefined, undefined]);
    const { data } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
    const [red = 0, , blue = 0] = at(600, 200);
    expect(blue - red).toBeGreaterThan(150);
    const textArea = await sharp(card)
      .grayscale()
      .extract({ left: 60, top: 440, width: 800, height: 150 })
      .stats();
    expect(
      [textArea.channels[0]?.min ?? 255, textArea.channels[0]?.max ?? 0].map((tone) => tone > 128),
    ).toEqual([false, true]);
  });

  it('shows photos only in looks that open with one', async () => {
    const content = await readContentIn(path.resolve('tests/fixtures/owners/photographer'));
    const pages = toSiteProps(content, '', {}, 'none').pages;
    const other = { ...content, look: makeLook({}) };
    expect(sharePhotos(other, { pages }).size).toBe(0);
    const photos = sharePhotos({ ...content, look: makeLook({ look: 'gallery' }) }, { pages });
    expect([...photos.keys()]).toEqual(expect.arrayContaining(['weddings', 'about']));
  });

  it('keeps space between its parts when all texts are long', async () => {
    const card = await render({ kicker: long.slice(0, 120), heading: long.slice(0, 140), line: long });
    const { data, info } = await sharp(card).grayscale().raw().toBuffer({ resolveWithObject: true });
    const isFree = Array.from({ length: info.height }, (_, y) =>
      data.subarray(y * info.width, (y + 1) * info.width).every((tone) => tone > 150),
    );
    const widest = isFree
      .slice(64, 574)
      .map((free) => (free ? ' ' : 'x'))
      .join('')
      .split('x')
      .map((gap) => gap.length);
    expect(Math.max(...widest)).toBeGreaterThan(24);
  });

  it('omits characters without a glyph', async () => {
    expect(await render({ heading: '水野 Mio 🌊' })).toEqual(await render({ heading: ' Mio ' }));
    expect(await render({ line: '港のソフトウェア' })).toEqual(await render({ line: '' }));
  });
});
