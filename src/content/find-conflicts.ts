import type { Position } from '../core/diagnostics.ts';

/** Where Git has left two versions of some lines in a text: the line that opens each such place. */
export function findConflicts(text: string): Position[] {
  return text
    .split('\n')
    .flatMap((line, index) => (/^<{7}(?: |$)/.test(line) ? [{ line: index + 1, column: 1 }] : []));
}
