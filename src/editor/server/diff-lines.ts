import { structuredPatch } from 'diff';
import type { DiffLine } from '../protocol/protocol.ts';

const contextLines = 2;

/** The changed lines between two texts as hunks with context; [] if they are equal. Ignores line endings. */
export function diffLines(before: string, after: string): DiffLine[][] {
  const [old, next] = [normalizeLineEndings(before), normalizeLineEndings(after)];
  const { hunks } = structuredPatch('', '', old, next, '', '', { context: contextLines });
  return hunks.map(({ oldStart, newStart, lines }) => {
    let [inBefore, inAfter] = [oldStart, newStart];
    return lines.map((line): DiffLine => {
      const text = line.slice(1);
      if (line.startsWith('+')) return { kind: 'added', text, before: 0, after: inAfter++ };
      if (line.startsWith('-')) return { kind: 'removed', text, before: inBefore++, after: 0 };
      return { kind: 'same', text, before: inBefore++, after: inAfter++ };
    });
  });
}

function normalizeLineEndings(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/(?<=[^\n])$/, '\n');
}
