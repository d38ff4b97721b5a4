import { structuredPatch } from 'diff';
import type { DiffLine } from '../protocol/protocol.ts';

/** Unchanged lines shown around a change. */
const contextLines = 2;

/**
 * What is different between two texts, line by line, in pieces with a little of what stands around them; [] when
 * they are equal. How lines end makes no difference.
 */
export function diffLines(before: string, after: string): DiffLine[][] {
  const { hunks } = structuredPatch('', '', evenEnds(before), evenEnds(after), '', '', {
    context: contextLines,
  });
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

function evenEnds(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/(?<=[^\n])$/, '\n');
}
