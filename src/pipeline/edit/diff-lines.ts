import type { DiffLine } from '../../model/editing/protocol.ts';

/** Unchanged lines shown around a change. */
const contextLines = 2;

/**
 * What is different between two texts, line by line, in pieces with a little of what stands around them; [] when
 * they are equal. Time and memory grow with the product of the lines between the first and the last difference.
 */
export function diffLines(before: string, after: string): DiffLine[][] {
  const lines = alignLines(linesOf(before), linesOf(after));
  const isNear = lines.map((_line, at) =>
    lines.slice(Math.max(0, at - contextLines), at + contextLines + 1).some(({ kind }) => kind !== 'same'),
  );
  const hunks: DiffLine[][] = [];
  for (const [at, line] of lines.entries()) {
    if (!isNear[at]) continue;
    if (!isNear[at - 1]) hunks.push([]);
    hunks.at(-1)?.push(line);
  }
  return hunks;
}

/** Every line of both texts, those they share once: the longest common subsequence. */
function alignLines(before: string[], after: string[]): DiffLine[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const shortest = Math.min(before.length, after.length) - head;
  while (tail < shortest && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const old = before.slice(head, before.length - tail);
  const now = after.slice(head, after.length - tail);
  // common[i][j]: how many lines the rests of both from there on share.
  const common = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  const rest = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = common[i] as Uint32Array;
      row[j] = old[i] === now[j] ? rest(i + 1, j + 1) + 1 : Math.max(rest(i + 1, j), rest(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  const push = (kind: DiffLine['kind'], text: string) =>
    lines.push({ kind, text, before: kind === 'added' ? 0 : i + 1, after: kind === 'removed' ? 0 : j + 1 });
  const same = () => {
    push('same', before[i] as string);
    i += 1;
    j += 1;
  };
  while (i < head) same();
  while (i < before.length - tail || j < after.length - tail) {
    const [x, y] = [i - head, j - head];
    if (x < old.length && y < now.length && old[x] === now[y]) same();
    else if (x < old.length && (y >= now.length || rest(x + 1, y) >= rest(x, y + 1))) {
      push('removed', before[i] as string);
      i += 1;
    } else {
      push('added', after[j] as string);
      j += 1;
    }
  }
  while (i < before.length) same();
  return lines;
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
