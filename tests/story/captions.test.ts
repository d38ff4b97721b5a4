import { beforeAll, describe, expect, it } from 'vitest';
import { toPlainText } from '../../src/core/prose.ts';
import { type FormulaReader, loadFormulas } from '../../src/math/read-formula.ts';
import { readStory } from '../../src/story/read-story.build.ts';
import { storyText } from '../../src/story/story.ts';

let formulas: FormulaReader;
beforeAll(async () => {
  formulas = await loadFormulas({});
});

const folder = '/images/notes/peat/';
const table = '| a | b |\n| --- | --- |\n| 1 | 2 |';
const read = (text: string) => readStory(text, ['/'], folder, { isNumbered: true });

describe('captions with numbers', () => {
  it('numbers figures, tables and code apart, and leads references forward and back', () => {
    const { story, diagnostics } = read(
      `Compare \\ref{tab:b} with \\ref{fig:a}.\n\n![A](a.jpg "The fen \\label{fig:a}")\n\n![B](b.jpg)\n\n${table}\n\n: First\n\n${table}\n\n: *Second* \\label{tab:b}\n\n\`\`\`ts\nlet a;\n\`\`\`\n\n: Code\n\n![C](c.svg "See \\ref{fig:a}")\n\nAfter \\ref{tab:b}.`,
    );
    expect(diagnostics).toEqual([]);
    expect(storyText(story)).toBe('Compare 2 with 1. After 2.');
    expect(story.flatMap((block) => ('numbered' in block ? (block.numbered ?? []) : []))).toEqual([
      { series: 'figure', number: '1', id: '_fig-a' },
      { series: 'table', number: '1' },
      { series: 'table', number: '2', id: '_tab-b' },
      { series: 'listing', number: '1' },
      { series: 'figure', number: '2' },
    ]);
    expect(story[1]).toMatchObject({ figures: [{ title: 'The fen' }] });
    expect(story.at(-2)).toMatchObject({ kind: 'drawing', title: 'See 1' });
    expect(story[4]).toMatchObject({ caption: [{ kind: 'emphasis', children: ['Second'] }] });
  });

  it.each([
    ['See \\ref{fig:x}.\n\n![A](a.jpg "Fen \\label{fig:a}")', ['1:5 missing-label']],
    ['![A](a.jpg "Fen \\label{a}")\n\n![B](b.jpg "Bog \\label{a}")', ['3:16 duplicate-label']],
    ['A paragraph.\n\n: A caption', ['3:1 caption-of-nothing']],
  ])('reports what is wrong in %j with its line', (text, expected) => {
    expect(read(text).diagnostics.map(({ code, line, column }) => `${line}:${column} ${code}`)).toEqual(
      expected,
    );
  });

  it('reports labels where numbers are turned off, and keeps text after a table', () => {
    const { story, diagnostics } = readStory(
      `${table}\n\n: A text\n\n![A](a.jpg "Fen \\label{a}")`,
      ['/'],
      folder,
    );
    expect(storyText(story)).toBe(': A text');
    expect(diagnostics).toMatchObject([{ code: 'numbering-turned-off', line: 7, severity: 'warning' }]);
  });

  it('reads the formulas of captions, and writes them in plain characters elsewhere', () => {
    const text = '![A](a.jpg "Load $k_{i}\\,x$ \\& 5 \\$ &amp; more")';
    const { story, diagnostics } = readStory(text, ['/'], folder, { formulas });
    expect(diagnostics).toEqual([]);
    const [block] = story;
    const captions = block?.kind === 'figures' ? (block.captions ?? []) : [];
    expect(captions.map(toPlainText)).toEqual(['Load kᵢx & 5 $ & more']);
    expect(captions[0]).toMatchObject(['Load ', { kind: 'math' }, ' & 5 $ & more']);
    expect(block).toMatchObject({ figures: [{ title: 'Load kᵢx & 5 $ & more' }] });
  });
});
