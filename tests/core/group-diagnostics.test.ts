import { describe, expect, it } from 'vitest';
import { groupEqual, summarizeGroup } from '../../src/core/group-diagnostics.ts';

const template = {
  file: 'travel.yaml',
  severity: 'unfinished',
  subject: '',
  why: 'Why.',
  fix: 'How.',
  line: 1,
};
const missing = (subject: string, line: number, field = 'alt') => ({
  ...template,
  subject,
  line,
  summary: `${subject}: ${field} is missing`,
});
const wordsOf = (diagnostics: (typeof template & { summary: string })[]) =>
  groupEqual(diagnostics).map((equal) => (equal.length > 1 ? summarizeGroup(equal) : equal[0].summary));

describe('equal diagnostics', () => {
  it('are reported once, with their first places', () => {
    const all = Array.from({ length: 150 }, (_, index) => missing(`photo-${index}`, 3 + 6 * index));
    expect(wordsOf(all)).toEqual([
      { place: 'travel.yaml', summary: 'alt is missing for 150 pictures: lines 3, 9, 15 and 147 more' },
    ]);
  });

  it('are grouped for lists inside records too', () => {
    const all = [
      missing('a', 3, 'images[0].alt'),
      missing('a', 5, 'images[1].alt'),
      missing('b', 9, 'images[0].alt'),
    ];
    expect(wordsOf(all)).toEqual([
      { place: 'travel.yaml', summary: 'alt is missing for 3 pictures: lines 3, 5 and 9' },
    ]);
  });

  it('are grouped by file, or by folder if they are about whole files', () => {
    const unused = (file: string) => ({
      ...template,
      file,
      line: 0,
      summary: 'no record shows this picture',
    });
    expect(
      wordsOf([
        missing('a', 3),
        { ...missing('a', 3), file: 'food.yaml' },
        ...['one', 'two', 'three', 'four'].map((name) => unused(`images/cat/${name}.jpg`)),
        unused('images/food/five.jpg'),
      ]),
    ).toEqual([
      'a: alt is missing',
      'a: alt is missing',
      {
        place: 'images/cat/',
        summary: 'no record shows this picture: one.jpg, two.jpg, three.jpg and four.jpg',
      },
      'no record shows this picture',
    ]);
  });

  it('are grouped only if they have the same severity and fix', () => {
    const warning = { ...missing('b', 9), severity: 'warning' };
    const other = { ...missing('c', 15), fix: 'Otherwise.' };
    expect(wordsOf([missing('a', 3), warning, other])).toHaveLength(3);
  });
});
