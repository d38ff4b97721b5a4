import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines } from '../../../src/editor/server/diff-lines.ts';

const printed = (before: string, after: string) =>
  diffLines(before, after).map((hunk) => hunk.map(({ kind, text }) => `${kind[0]} ${text}`));

describe('diffLines', () => {
  it('returns nothing for equal texts', () => {
    expect(diffLines('a\nb\n', 'a\nb\n')).toEqual([]);
  });

  it('includes two unchanged lines on either side', () => {
    const before = '1\n2\n3\n4\n5\n6\n7\n';
    expect(printed(before, before.replace('4', 'four'))).toEqual([
      ['s 2', 's 3', 'r 4', 'a four', 's 5', 's 6'],
    ]);
  });

  it('returns separate hunks for distant changes', () => {
    const before = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
    const hunks = diffLines(before, before.replace('line 3\n', 'three\n').replace('line 25\n', ''));
    expect(hunks).toHaveLength(2);
  });

  it('numbers each line by its own text', () => {
    const [hunk = []] = diffLines('a\nb\n', 'new\na\nb\n');
    expect(hunk.map(({ before, after }) => [before, after])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it.each([
    ['', 'a\n', ['added 0 1 a']],
    ['a\n', '', ['removed 1 0 a']],
    ['', '', []],
    ['a', 'a\n', []],
    ['a\r\nb\r\n', 'a\nb\n', []],
    ['a\r\nb', 'a\nc\n', ['same 1 1 a', 'removed 2 0 b', 'added 0 2 c']],
    ['\n', '\\ a\n', ['removed 1 0 ', 'added 0 1 \\ a']],
  ])('compares %j and %j as %j', (before, after, expected) => {
    const lines = diffLines(before, after).flat();
    expect(lines.map((line) => `${line.kind} ${line.before} ${line.after} ${line.text}`)).toEqual(expected);
  });

  it('contains every change from one text to the other', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = diffLines(`${before.join('\n')}\n`, `${after.join('\n')}\n`).flat();
        const removed = new Set(lines.filter(({ kind }) => kind === 'removed').map((line) => line.before));
        const result: string[] = before.filter((_line, index) => !removed.has(index + 1));
        for (const line of lines) if (line.kind === 'added') result.splice(line.after - 1, 0, line.text);
        expect(result).toEqual(after);
      }),
    );
  });
});
