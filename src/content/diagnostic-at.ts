import { type Problem, problemInFile, type Wording } from '../core/diagnostics.ts';
import { type FieldPath, formatPath, valueAt } from '../core/field-path.ts';
import type { YamlRecord } from './yaml-records.ts';

type Severity = Problem['severity'];

/** A name longer than this is no name to speak of a record by, in characters. */
const longestName = 60;

/** A problem of one field of a record; in a list it begins with the record it is about. */
export function problemInRecord(
  file: string,
  record: YamlRecord,
  path: FieldPath,
  wording: Wording,
  { severity = 'error', part }: { severity?: Severity; part?: 'key' | 'value' } = {},
): Problem {
  const subject = record.isListed ? subjectOf(record) : '';
  const summary = subject === '' ? wording.summary : `${subject}: ${wording.summary}`;
  const problem = problemInFile(file, { ...wording, summary }, record.locate(path, part), severity);
  return { ...problem, subject, field: formatPath(path) };
}

/** How a record is spoken of: by its name where it has one that can be read, else by its place in the list. */
export function subjectOf(record: YamlRecord): string {
  const name = valueAt(record.value, ['name']);
  const isName = typeof name === 'string' && /^\S(?:.*\S)?$/.test(name) && name.length <= longestName;
  return isName ? name : `record ${record.index + 1}`;
}
