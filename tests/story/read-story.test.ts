import { describe, expect, it } from 'vitest';
import { highlightCode } from '../../src/story/highlight-code.build.ts';
import { readStory } from '../../src/story/read-story.build.ts';
import { codeMarks, storyLine, wordCount } from '../../src/story/story.ts';

/* What texts become is in tests/golden/stories.txt. */
describe('the text of a case study', () => {
  const read = (text: string) => readStory(text, ['/'], '/images/').story;

  it('has a number of words, without code', () => {
    const text = 'One two.\n\n- three\n- four\n\n```ts\nno()\n```\n\n> [!NOTE]\n> five[^1]\n\n[^1]: six.';
    expect(wordCount(read(text))).toBe(6);
  });

  it('is described by its first sentences, without headings and footnotes', () => {
    const story = read('One.[^1]\n\n## Two\n\nThree.\n\n[^1]: Four.');
    expect(storyLine({ summary: '', story }, 100)).toBe('One. Three.');
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
