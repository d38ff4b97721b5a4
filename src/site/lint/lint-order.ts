import { warn } from '../../content/diagnostic-in-record.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { valueAt } from '../../core/field-path.ts';
import { quote } from '../../core/quoted-values.ts';
import { isListKind, moduleOf } from '../../features/experiences/sections.build.ts';
import type { ContentSources } from '../read-content.ts';

/** Warns of gaps between ids, and of records that are not in the order of their dates, in files that could be read. */
export function lintOrder({ records, files, unread }: ContentSources): Diagnostic[] {
  return [...records].flatMap(([file, list]) =>
    unread.has(file) || isSortedByDate(files.get(file)?.kind ?? '') ? [] : lintList(file, list),
  );
}

/** Whether pages sort the records of such a file by date, so that their order in the file does not matter. */
function isSortedByDate(kind: string): boolean {
  return isListKind(kind) && moduleOf(kind).order === 'by-date';
}

function lintList(file: string, records: YamlRecord[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const gap = records.find((record) => {
    const id = valueAt(record.value, ['id']);
    return typeof id === 'number' && id > record.index + 1;
  });
  if (gap) {
    const diagnosticText = {
      code: 'id-order',
      summary: `id is ${Number(valueAt(gap.value, ['id']))}, but the record is number ${gap.index + 1} of its list`,
      why: 'Numbers count up from 1 without gaps, and visitors see some of them.',
      fix:
        records.length === 1
          ? 'Write:   id: 1'
          : `Number the ${records.length} records of this file from 1 to ${records.length}. This one is:   id: ${gap.index + 1}`,
    };
    diagnostics.push(warn(file, gap, ['id'], diagnosticText));
  }
  for (const [index, record] of records.entries()) {
    const before = records[index - 1];
    const key = ['start', 'date'].find((name) => typeof valueAt(record.value, [name]) === 'string');
    if (!before || !key) continue;
    const date = String(valueAt(record.value, [key]));
    const earlier = valueAt(before.value, [key]);
    if (typeof earlier !== 'string' || date === '') continue;
    const ends = [before, record].map((each) => valueAt(each.value, ['end']));
    // Two overlapping records can be in either order; one that also ends earlier is out of order.
    const endsEarlier = ends[1] !== '' && (ends[0] === '' || String(ends[1] ?? '') <= String(ends[0] ?? ''));
    const length = Math.min(date.length, earlier.length);
    if (date.slice(0, length) < earlier.slice(0, length) && endsEarlier) {
      diagnostics.push(
        warn(file, record, [key], {
          code: 'date-order',
          summary: `${key} is ${quote(date)}, which is before ${quote(earlier)} in the record above`,
          why: 'Lists begin with the oldest record, and the page reverses them.',
          fix: 'Move this record above the other one and swap their ids.',
        }),
      );
    }
  }
  return diagnostics;
}
