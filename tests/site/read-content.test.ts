import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findHiddenCharacters } from '../../src/content/find-hidden-characters.ts';
import { type Diagnostic, formatDiagnostics } from '../../src/core/diagnostics.ts';
import { lintContent } from '../../src/site/lint/lint-content.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { photosOf, readTree, swap } from './content-tree.ts';
import { treeForTest } from './tree-for-test.ts';
import { isCodeReadable, withoutRights } from './without-rights.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('reading content', () => {
  it('returns records in the order of the files', async () => {
    const { rawContent, diagnostics } = await readTree({});
    expect(diagnostics).toEqual([]);
    expect(rawContent?.projects.map((project) => project.name)).toEqual(['harbour-map', 'tide-table']);
    expect(photosOf(rawContent, 'cat')?.map((photo) => photo.title)).toEqual([
      'First of cat',
      'Second of cat',
    ]);
    const schools = rawContent?.sections.find(({ kind }) => kind === 'education');
    expect(schools?.records).toMatchObject([{ school: 'Example University', programs: [{}, {}] }]);
    expect(rawContent?.owner.name).toBe('Ada Quill');
  });

  it('reads long texts into a tree of blocks', async () => {
    const { rawContent } = await readTree({});
    expect(rawContent?.about.texts[0]?.prose).toEqual([
      {
        kind: 'paragraph',
        children: [
          'I grew up beside a ',
          { kind: 'strong', children: ['harbour'] },
          ' and ',
          { kind: 'emphasis', children: ['stayed'] },
          ', see ',
          { kind: 'link', href: '/projects', children: ['the projects'] },
          '.',
        ],
      },
      { kind: 'heading', children: ['Since then'] },
      {
        kind: 'list',
        ordered: false,
        items: [
          ['Learned ', { kind: 'code', text: 'SQL' }],
          ['Read ', { kind: 'link', href: 'https://charts.ada-quill.ca', children: ['charts'] }],
        ],
      },
    ]);
  });

  it('reads pictures without texts, with placeholders for the texts', async () => {
    const { rawContent, diagnostics } = await readTree({
      'art.yaml': (text) => swap('title: Fog', 'title:')(swap('  alt: Two masts in fog.\n', '')(text)),
      'contact.yaml': (text) => text.replace(/\nimageAlt: .*/, "\nimageAlt: ' '"),
    });
    expect(diagnostics.map(({ severity, summary }) => `${severity} ${summary}`)).toEqual([
      'unfinished fog: alt is missing',
      'unfinished fog: title is empty',
      'unfinished imageAlt is empty',
    ]);
    const art = rawContent?.galleries.find(({ name }) => name === 'art');
    expect(art?.photos[0]).toMatchObject({ title: 'Caption is missing', alt: 'Alt text is missing' });
    expect(rawContent?.contact.imageAlt).toBe('Alt text is missing');
  });

  it('returns no content if a picture has errors besides missing texts', async () => {
    const { rawContent } = await readTree({
      'art.yaml': (text) => swap('title: Fog', 'title:')(swap('id: 1', 'id: one')(text)),
    });
    expect(rawContent).toBeNull();
  });

  it('reads files with Windows line ends and a byte order mark', async () => {
    const changes = {
      'art.yaml': (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
      'about/hobbies.md': 'I sail\r\nfar.\r\n\r\nAnd row.\r\n',
    };
    const { diagnostics, rawContent } = await readRawContent(treeForTest(changes));
    expect(diagnostics).toEqual([]);
    expect(rawContent?.about.texts[2]?.prose).toEqual([
      { kind: 'paragraph', children: ['I sail far.'] },
      { kind: 'paragraph', children: ['And row.'] },
    ]);
  });

  it('reports a file and a folder that cannot be opened, and the other problems', async ({ skip }) => {
    if (!(await isCodeReadable())) skip('the code is in a folder of root, and root can read every file');
    const contentDir = treeForTest({ 'owner.yaml': swap('name: ', 'nmae: ') });
    await chmod(path.dirname(contentDir), 0o755);
    await chmod(path.join(contentDir, 'home.yaml'), 0);
    const food = path.join(contentDir, 'images/food');
    await chmod(food, 0);
    const reading = withoutRights(() => readRawContent(contentDir));
    // Otherwise, only root could remove the folder.
    const { diagnostics } = await reading.finally(() => chmod(food, 0o755));
    expect(diagnostics.map(({ file, field }) => `${file} ${field}`)).toEqual([
      'content/home.yaml ',
      'content/images/food ',
      'content/owner.yaml nmae',
    ]);
  });
});

const diagnostic: Diagnostic = {
  file: 'content/art.yaml',
  line: 3,
  column: 5,
  severity: 'warning',
  subject: '',
  code: 'odd',
  summary: 'title is "\u001b[31mFog\u202e"',
  why: 'It is odd.',
  fix: 'Did you mean "Fog"?',
  field: 'title',
};

it('escapes control characters of text that a diagnostic quotes', () => {
  expect(formatDiagnostics([diagnostic])).toContain('"<U+001B>[31mFog<U+202E>"');
});

it.each([
  ['plain words, café, 日本語, “quotes” – and — dashes…', []],
  ['a non-breaking\u00a0space is visible as a space', []],
  ['family 👨‍👩‍👧 and heart ❤️‍🔥', []],
  ['a\u200bb', ['U+200B']],
  ['latin a\u200db', ['U+200D']],
  ['\u2066isolated\u2069', ['U+2066', 'U+2069']],
  ['soft\u00adhyphen', ['U+00AD']],
  ['bell\u0007', ['U+0007']],
  ['replacement character \ufffd', ['U+FFFD']],
  ['lone half \ud83d', ['U+D83D']],
  ['braille blank \u2800', ['U+2800']],
])('finds hidden characters: in %j %j', (text, codes) => {
  expect(findHiddenCharacters(text).map((hidden) => hidden.code)).toEqual(codes);
});

it('finds no problems and no warnings in the sample', async () => {
  const read = await readRawContent(path.join(root, 'content'));
  const found = [...read.diagnostics, ...lintContent(read, '2026-03-01')];
  expect(formatDiagnostics(found.filter(({ severity }) => severity !== 'notice'))).toBe('');
});
