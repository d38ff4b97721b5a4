import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from '../../../src/content/split-front-matter.ts';
import { codeMarks, figuresOf, wordCount } from '../../../src/features/case-studies/case-study.ts';
import { highlightCode } from '../../../src/features/case-studies/highlight-code.build.ts';
import { readStory } from '../../../src/features/case-studies/read-story.build.ts';

const folder = '/images/projects/harbour-map/';
const read = (text: string) => readStory(text, ['/', '/projects'], folder);
const summaries = (text: string) =>
  read(text).diagnostics.map(({ line, column, summary }) => `${line}:${column} ${summary}`);

describe('the text of a case study', () => {
  it('finds a picture in its project’s folder or by path, with any extension', () => {
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

  it('finds a video like a picture, by its own extension', () => {
    const { story, pictures, diagnostics } = read(
      '![A demo.](demo.mp4 "It moves")\n\n![A talk.](/images/talk.webm)',
    );
    expect(diagnostics).toEqual([]);
    expect(figuresOf(story).map(({ source }) => source)).toEqual([`${folder}demo.mp4`, '/images/talk.webm']);
    expect(pictures.map(({ line }) => line)).toEqual([1, 3]);
  });

  it('compares two pictures of one paragraph', () => {
    const { story } = read('![Before.](1.jpg)\n![After.](2.jpg)');
    expect(story).toMatchObject([{ kind: 'figures', figures: [{ alt: 'Before.' }, { alt: 'After.' }] }]);
  });

  it('reports the line of each problem with a picture', () => {
    expect(summaries('Words.\n\n![](1-map.jpg)')).toEqual([
      '3:1 the picture "1-map.jpg" has no alternative text',
    ]);
    expect(summaries('See ![A map.](1-map.jpg) here.')).toEqual(['1:5 a picture stands among words']);
    expect(summaries('![a](1.jpg) ![b](2.jpg) ![c](3.jpg)')).toEqual([
      '1:1 3 pictures stand in one paragraph',
    ]);
    expect(summaries('![A map.](https://elsewhere.example/map.jpg)')[0]).toMatch(
      /^1:1 a picture is "https:\/\/elsewhere\.example\/map\.jpg", expected/,
    );
    expect(summaries('- ![A map.](1-map.jpg)')[0]).toMatch(/^1:3 a picture stands where only words can/);
  });

  it('gives each heading a unique id in its own script, and requires its parent heading', () => {
    const { story } = read('### Early\n\n## What it does\n\n### What it does\n\n## خطأ البيانات\n\n## 🌊');
    expect(story.map((block) => (block.kind === 'heading' ? [block.level, block.id] : null))).toEqual([
      [2, 'early'],
      [2, 'what-it-does'],
      [3, 'what-it-does-2'],
      [2, 'خطأ-البيانات'],
      [2, 'part'],
    ]);
  });

  it('links to its headings, also later ones, and reports unknown ids', () => {
    const { story, diagnostics } = read('See [below](#what-it-does).\n\n## What it does\n\nWords.');
    expect(diagnostics).toEqual([]);
    expect(story[0]).toMatchObject({ children: ['See ', { kind: 'link', href: '#what-it-does' }, '.'] });
    expect(summaries('One.\n\nSee [below](#what-it-dose).\n\n## What it does')).toEqual([
      '3:5 a link leads to "#what-it-dose", and no heading of this text has that address',
    ]);
  });

  it('supports quotations, and tables with aligned numbers', () => {
    const { story, diagnostics } = read('> It *says* so.\n\n| what | n |\n| --- | --: |\n| words | 61 % |');
    expect(diagnostics).toEqual([]);
    expect(story).toEqual([
      { kind: 'quote', paragraphs: [['It ', { kind: 'emphasis', children: ['says'] }, ' so.']] },
      { kind: 'table', head: ['what', 'n'], rows: [['words', '61 %']], ends: [1] },
    ]);
  });

  it('rejects HTML and addresses outside the web', () => {
    expect(summaries('<script>alert(1)</script>')).toEqual(['1:1 the text holds HTML']);
    expect(summaries('| a |\n| --- |\n| [x](javascript:alert(1)) |')[0]).toMatch(/^3:3 a link leads to/);
    expect(read('```html\n<script>alert(1)</script>\n```').story).toEqual([
      { kind: 'code', language: 'html', runs: ['<script>alert(1)</script>'] },
    ]);
  });

  it('counts the words of text, without code', () => {
    expect(wordCount(read('One two.\n\n- three\n- four\n\n```ts\nfive()\n```').story)).toBe(4);
  });
});

describe('highlighted code', () => {
  it('is the source text in tokens of one style each', async () => {
    const text = "// what\nconst tide = '<b>';\n";
    const { runs, isKnown } = await highlightCode(text, 'ts');
    expect(isKnown).toBe(true);
    expect(runs.map((run) => (typeof run === 'string' ? run : run[1])).join('')).toBe(text);
    const looks = runs.flatMap((run) =>
      typeof run === 'string' ? [] : `${codeMarks[run[0]]} ${run[1].trim()}`,
    );
    expect(looks).toEqual(expect.arrayContaining(['comment // what', 'word const', "value '<b>'"]));
  });

  it('is plain in an unknown language, with a suggestion', async () => {
    expect(await highlightCode('x', 'pyhton')).toEqual({ runs: ['x'], isKnown: false, similar: 'python' });
  });
});

describe('the fields above the text', () => {
  it('keep their line numbers, as does the text', () => {
    const { fields, text } = splitFrontMatter('---\nrole: Code\n---\n\nWords.');
    expect(fields.split('\n')[1]).toBe('role: Code');
    expect(text.split('\n')[4]).toBe('Words.');
  });

  it('are optional, and differ from a horizontal rule', () => {
    expect(splitFrontMatter('Words.\n\n---\n')).toEqual({
      fields: '',
      text: 'Words.\n\n---\n',
      isOpen: false,
    });
    expect(splitFrontMatter('---\nrole: Code\n').isOpen).toBe(true);
  });
});

describe('notes', () => {
  const noted = (text: string) => {
    const { story, diagnostics } = read(text);
    expect(diagnostics).toEqual([]);
    return story.at(-1);
  };

  it('come last, in the order of the text, with links back to every reference', () => {
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

  it('may be referenced in lists, tables, quotations and headings without changing ids', () => {
    const { story, diagnostics } = read(
      '## Words[^1]\n\n- One[^1]\n\n> Two[^1]\n\n| A[^1] |\n| --- |\n| b |\n\n[^1]: Here.',
    );
    expect(diagnostics).toEqual([]);
    expect(story[0]).toMatchObject({ kind: 'heading', id: 'words' });
    expect(story.at(-1)).toMatchObject({ notes: [{ from: { length: 4 } }] });
    expect(wordCount(story)).toBe(4);
  });

  it('are reported if missing or unreferenced', () => {
    expect(summaries('One[^1] two[^two].\n\n[^1]: Here.\n[^1]: Again.\n[^3]: Nowhere.')).toEqual([
      '1:8 "[^two]" leads to a note that is not there',
      '4:1 the note "[^1]" is written twice',
      '5:1 no word leads to the note "[^3]"',
    ]);
    expect(summaries('[One[^1]](/projects)\n\n[^1]: - a list')).toEqual([
      '1:1 a note stands within a link',
      '3:7 a note holds more than paragraphs',
    ]);
  });
});
