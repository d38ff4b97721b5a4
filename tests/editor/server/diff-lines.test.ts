import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines } from '../../../src/editor/server/diff-lines.ts';

describe('diffLines', () => {
  it.each([
    ['', 'a\n', ['added 0 1 a']],
    ['a\n', '', ['removed 1 0 a']],
    ['', '', []],
    ['a', 'a\n', []],
    ['a\r\nb\r\n', 'a\nb\n', []],
    ['a\r\nb', 'a\nc\n', ['same 1 1 a', 'removed 2 0 b', 'added 0 2 c']],
    ['1\n2\n3\n4\n', '1\n2\n3\nx\n4\n', ['same 2 2 2', 'same 3 3 3', 'added 0 4 x', 'same 4 5 4']],
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
