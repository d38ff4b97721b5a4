import type { z } from 'zod';
import { subjectOf } from '../../content/diagnostic-at.ts';
import { schemaAt } from '../../content/schema-fields.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Problem } from '../../core/diagnostics.ts';
import { type FieldPath, formatPath, parsePath } from '../../core/field-path.ts';
import type { ContentFile } from '../../site/content-files.ts';
import { type ReadContent, recordsOf } from '../../site/read-content.ts';
import { visit } from '../../site/validate/validate-records.ts';
import type { PlacedProblem } from '../protocol/protocol.ts';

/** `placeProblem` for problems of all files. */
export function placeProblems(problems: readonly Problem[], { sources }: ReadContent): PlacedProblem[] {
  return problems.map((problem) => {
    const file = problem.file.replace(/^content\//, '');
    return placeProblem(problem, sources.files.get(file), recordsOf(sources, file));
  });
}

/**
 * Brings a problem from its line and column back to the field it is about, as a path from the root of its file.
 * `contentFile` and `records` are the problem's file and what stands in it; none for Markdown.
 */
export function placeProblem(
  problem: Problem,
  contentFile?: ContentFile,
  records: readonly YamlRecord[] = [],
): PlacedProblem {
  const { severity, subject, summary, explanation, mend, line } = problem;
  const file = problem.file.replace(/^content\//, '');
  const record =
    line > 0 ? records.findLast((candidate) => isBefore(candidate.locate([]), problem)) : undefined;
  const placed = { file, severity, explanation, mend, line };
  if (!record || !contentFile) return { ...placed, path: [], subject: '', summary };
  const field = findField(contentFile.schema, problem, record);
  if (contentFile.shape === 'single') return { ...placed, path: field, subject: '', summary };
  return {
    ...placed,
    path: [record.index, ...field],
    subject: subjectOf(record),
    summary: subject === '' ? summary : summary.slice(subject.length + 2),
  };
}

function findField(schema: z.ZodType, problem: Problem, record: YamlRecord): FieldPath {
  // A field that is missing is not written anywhere, but it is named.
  const named = parsePath(problem.field);
  if (problem.field !== '' && schemaAt(schema, named)) return named;
  let nearest: FieldPath = [];
  visit(record.value, [], (path) => {
    if (!isBefore(record.locate(path), problem)) return;
    const isNamed = problem.field === '' || formatPath(path).endsWith(problem.field);
    if (isNamed) nearest = path;
  });
  return nearest;
}

function isBefore(position: { line: number; column: number }, place: { line: number; column: number }) {
  return position.line < place.line || (position.line === place.line && position.column <= place.column);
}
