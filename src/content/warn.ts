import { type Problem, problemInFile, type Wording, wholeFile } from '../core/diagnostics.ts';
import type { FieldPath } from '../core/field-path.ts';
import { problemInRecord } from './diagnostic-at.ts';
import type { YamlRecord } from './yaml-records.ts';

/** What is said of a field without stopping a build. */
export function warn(file: string, record: YamlRecord, path: FieldPath, wording: Wording): Problem {
  return problemInRecord(file, record, path, wording, { severity: 'warning' });
}

/** The same of a file as a whole. */
export function warnFile(file: string, wording: Wording): Problem {
  return problemInFile(file, wording, wholeFile, 'warning');
}
