import { listRecords } from '../content/yaml-records.ts';
import { type FieldPath, valueAt } from '../core/field-path.ts';
import { stemOf } from '../core/text.ts';
import { namedStem } from '../media/originals/index-originals.ts';
import { type ContentReading, usedFiles } from '../site/read-content.ts';

/** A planned change of a file of content/; `after` is null if it will be deleted. */
export type TextChange = { file: string; before: string; after: string | null };

export function textsOf(changes: readonly TextChange[]): Map<string, string | null> {
  return new Map(changes.map(({ file, after }) => [file, after]));
}

/**
 * Pictures and videos that only these texts showed before the changes, by their path in content/. `read` is content/ with
 * the changes applied. If a file cannot be read, its pictures are unknown, so the result is empty.
 */
export function findUnusedPictures(read: ContentReading, changes: readonly TextChange[]): string[] {
  const { sources } = read;
  if (sources.unread.size > 0) return [];
  const used = usedFiles(read);
  return sources.originals
    .filter(({ absolute }) => !used.has(absolute))
    .filter((one) => {
      const isIn = (file: string, text: string | null) =>
        text !== null && mentions(file, text, namedStem(one));
      return (
        changes.some(({ file, before }) => isIn(file, before)) &&
        !changes.some(({ file, after }) => isIn(file, after))
      );
    })
    .map(({ relative }) => relative);
}

/** Whether a text mentions a picture; a case study or a note names its own pictures without their folder. */
function mentions(file: string, text: string, stem: string): boolean {
  const own = `/images/${stemOf(file)}/`;
  return text.includes(`${stem}.`) || (stem.startsWith(own) && text.includes(`${stem.slice(own.length)}.`));
}

/** The names of projects that were removed from projects.yaml, without renamed projects. */
export function findRemovedProjects(before: string, after: string): string[] {
  const left = listRecords(after);
  // A renamed project keeps one of these fields.
  const marks: FieldPath[] = [['name'], ['title'], ['description']];
  const isLeft = (record: unknown) =>
    left.some((other) =>
      marks.some((field) => {
        const value = valueAt(record, field);
        return value !== undefined && value !== '' && value === valueAt(other, field);
      }),
    );
  return listRecords(before)
    .filter((record) => !isLeft(record))
    .map((record) => String(valueAt(record, ['name']) ?? ''));
}
