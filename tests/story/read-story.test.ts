import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from '../../src/content/read-prose.ts';
import { highlightCode } from '../../src/story/highlight-code.build.ts';
import { readStory } from '../../src/story/read-story.build.ts';
import { codeMarks, figuresOf, storyLine, wordCount } from '../../src/story/story.ts';

const folder = '/images/projects/harbour-map/';
const read = (text: string) => readStory(text, ['/', '/projects'], folder);
const positions = (text: string) => read(text).diagnostics.map(({ line, column }) => `${line}:${column}`);

describe('the text of a case study', () => {
  it('finds a picture in the folder of its project, or by its path, with any extension', () => {
    const { story, diagnostics } = read(
      '![A map.](1-map.avif "The harbour")\n\n![A cat.](/images/cat/one.png)\n\n![A list.](./2-list.jpg)',
    );
    expect(diagnostics).toEqual([]);
    expect(figuresOf(story)).toEqual([
      { source: `${folder}1-map.jpg`, alt: 'A map.', title: 'The harbour' },
      { source: '/images/cat/one.png', alt: 'A cat.', title: '' },
      { source: `${folder}2-list.jpg`, alt: 'A list.', title: '' },
    ]);
  });

  it('finds a video by its extension', () => {
    const { story, pictures, diagnostics } = read(
      '![A demo.](demo.mp4 "It moves")\n\n![A talk.](/images/talk.webm)',
    );
    expect(diagnostics).toEqual([]);
    expect(figuresOf(story).map(({ source }) => source)).toEqual([`${folder}demo.mp4`, '/images/talk.webm']);
    expect(pictures.map(({ line }) => line)).toEqual([1, 3]);
  });

  it('compares two pictures in one paragraph', () => {
    const { story } = read('![Before.](1.jpg)\n![After.](2.jpg)');
    expect(story).toMatchObject([{ kind: 'figures', figures: [{ alt: 'Before.' }, { alt: 'After.' }] }]);
  });

  it.each([
    ['without alternative text', 'Words.\n\n![](1-map.jpg)', '3:1'],
    ['in the middle of a paragraph', 'See ![A map.](1-map.jpg) here.', '1:5'],
    ['beside two others', '![a](1.jpg) ![b](2.jpg) ![c](3.jpg)', '1:1'],
    ['of another site', '![A map.](https://elsewhere.example/map.jpg)', '1:1'],
    ['in a list', '- ![A map.](1-map.jpg)', '1:3'],
  ])('refuses a picture %s', (_what, text, position) => {
    expect(positions(text)).toEqual([position]);
  });

  it('gives each heading a unique id in its script, and never begins with a second-level heading', () => {
    const { story } = read('### Early\n\n## What it does\n\n### What it does\n\n## خطأ البيانات\n\n## 🌊');
    expect(story.map((block) => (block.kind === 'heading' ? [block.level, block.id] : null))).toEqual([
      [2, 'early'],
      [2, 'what-it-does'],
      [3, 'what-it-does-2'],
      [2, 'خطأ-البيانات'],
      [2, 'part'],
    ]);
  });

  it('links to its own headings and refuses links to missing ones', () => {
    const { story, diagnostics } = read('See [below](#what-it-does).\n\n## What it does\n\nWords.');
    expect(diagnostics).toEqual([]);
    expect(story[0]).toMatchObject({ children: ['See ', { kind: 'link', href: '#what-it-does' }, '.'] });
    expect(positions('One.\n\nSee [below](#what-it-dose).\n\n## What it does')).toEqual(['3:5']);
  });

  it('reads quotations and tables with right-aligned columns', () => {
    const { story, diagnostics } = read('> It *says* so.\n\n| what | n |\n| --- | --: |\n| words | 61 % |');
    expect(diagnostics).toEqual([]);
    expect(story).toEqual([
      { kind: 'quote', paragraphs: [['It ', { kind: 'emphasis', children: ['says'] }, ' so.']] },
      { kind: 'table', head: ['what', 'n'], rows: [['words', '61 %']], ends: [1] },
    ]);
  });

  it('refuses HTML and addresses that are not of the web', () => {
    expect(positions('<script>alert(1)</script>')).toEqual(['1:1']);
    expect(positions('| a |\n| --- |\n| [x](javascript:alert(1)) |')).toEqual(['3:3']);
    expect(read('```html\n<script>alert(1)</script>\n```').story).toEqual([
      { kind: 'code', language: 'html', runs: ['<script>alert(1)</script>'] },
    ]);
  });

  it('counts words without code', () => {
    expect(wordCount(read('One two.\n\n- three\n- four\n\n```ts\nfive()\n```').story)).toBe(4);
  });
});

describe('highlightCode', () => {
  it('splits code into runs with marks', async () => {
    const text = "// what\nconst tide = '<b>';\n";
    const { runs, isKnown } = await highlightCode(text, 'ts');
    expect(isKnown).toBe(true);
    expect(runs.map((run) => (typeof run === 'string' ? run : run[1])).join('')).toBe(text);
    const looks = runs.flatMap((run) =>
      typeof run === 'string' ? [] : `${codeMarks[run[0]]} ${run[1].trim()}`,
    );
    expect(looks).toEqual(expect.arrayContaining(['comment // what', 'word const', "value '<b>'"]));
  });

  it('leaves code in an unknown language plain and suggests a known one', async () => {
    expect(await highlightCode('x', 'pyhton')).toEqual({ runs: ['x'], isKnown: false, similar: 'python' });
  });
});

describe('splitFrontMatter', () => {
  it('keeps the line numbers of fields and text', () => {
    const { fields, text } = splitFrontMatter('---\nrole: Code\n---\n\nWords.');
    expect(fields.split('\n')[1]).toBe('role: Code');
    expect(text.split('\n')[4]).toBe('Words.');
  });

  it('reads a text without fields that contains a horizontal line', () => {
    expect(splitFrontMatter('Words.\n\n---\n')).toEqual({
      fields: '',
      text: 'Words.\n\n---\n',
      isOpen: false,
    });
    expect(splitFrontMatter('---\nrole: Code\n').isOpen).toBe(true);
  });
});

describe('footnotes', () => {
  const noted = (text: string) => {
    const { story, diagnostics } = read(text);
    expect(diagnostics).toEqual([]);
    return story.at(-1);
  };

  it('are last, in the order of their references, with links back', () => {
    const text =
      'One[^b], two[^a] and *one* again[^b].\n\n[^a]: Of `two`.\n[^b]: Of one.\n\n    And more[^c].\n\n[^c]: Last.';
    expect(noted(text)).toEqual({
      kind: 'notes',
      notes: [
        {
          id: '_note-1',
          paragraphs: ['Of one.', expect.anything()],
          from: ['_from-note-1', '_from-note-1-2'],
        },
        { id: '_note-2', paragraphs: [['Of ', { kind: 'code', text: 'two' }, '.']], from: ['_from-note-2'] },
        { id: '_note-3', paragraphs: ['Last.'], from: ['_from-note-3'] },
      ],
    });
    expect(read(text).story[0]).toMatchObject({
      children: [
        'One',
        { href: '#_note-1', note: '_from-note-1', children: ['1'] },
        ', two',
        {},
        ' and ',
        {},
        ' again',
        {},
        '.',
      ],
    });
  });

  it('work in lists, tables, quotations and headings without changing ids', () => {
    const { story, diagnostics } = read(
      '## Words[^1]\n\n- One[^1]\n\n> Two[^1]\n\n| A[^1] |\n| --- |\n| b |\n\n[^1]: Here.',
    );
    expect(diagnostics).toEqual([]);
    expect(story[0]).toMatchObject({ kind: 'heading', id: 'words' });
    expect(story.at(-1)).toMatchObject({ notes: [{ from: { length: 4 } }] });
    expect(wordCount(story)).toBe(4);
  });

  it('are refused without a reference, without a text, twice, in a link and with a list', () => {
    expect(positions('One[^1] two[^two].\n\n[^1]: Here.\n[^1]: Again.\n[^3]: Nowhere.')).toEqual([
      '1:8',
      '4:1',
      '5:1',
    ]);
    expect(positions('[One[^1]](/projects)\n\n[^1]: - a list')).toEqual(['1:1', '3:7']);
  });
});

it('is described by its first sentences, without headings and footnotes', () => {
  const { story } = read('One.[^1]\n\n## Two\n\nThree.\n\n[^1]: Four.');
  expect(storyLine({ summary: '', story }, 100)).toBe('One. Three.');
});

describe('a callout', () => {
  it('is a quotation that begins with its kind', () => {
    const { story, diagnostics } = read('> [!WARNING]\n> Mind the *gap*.\n>\n> - one\n> - two');
    expect(diagnostics).toEqual([]);
    expect(story).toEqual([
      {
        kind: 'callout',
        callout: 'warning',
        blocks: [
          { kind: 'paragraph', children: ['Mind the ', { kind: 'emphasis', children: ['gap'] }, '.'] },
          { kind: 'list', ordered: false, items: [['one'], ['two']] },
        ],
      },
    ]);
    expect(wordCount(story)).toBe(5);
  });

  it('has its text below the kind, not beside it', () => {
    expect(read('> [!NOTE] is what it said.').story).toEqual([
      { kind: 'quote', paragraphs: ['[!NOTE] is what it said.'] },
    ]);
  });
});
