import { readYamlRecords } from '../content/yaml-records.ts';
import { type FieldPath, valueAt } from '../core/field-path.ts';
import { projectOfFile } from '../features/case-studies/case-study.ts';
import { namedStem } from '../media/originals/index-originals.ts';
import { type ContentReading, shownFiles } from '../site/read-content.ts';

/** What a file of content/ says, by its path there, and what it is about to say; null where it goes. */
export type TextChange = { file: string; before: string; after: string | null };

/**
 * Pictures and videos that these texts showed and nothing shows any more once they have changed, by their path in content/. `read`
 * is content/ with the changes made. Where a file of it cannot be read, nobody knows what that shows: [].
 */
export function findUnusedPictures(read: ContentReading, changes: readonly TextChange[]): string[] {
  const { sources } = read;
  if (sources.unread.size > 0) return [];
  const shown = shownFiles(read);
  return sources.originals
    .filter(({ absolute }) => !shown.has(absolute))
    .filter((one) => changes.some(({ file, before }) => names(file, before, namedStem(one))))
    .filter((one) => !changes.some(({ file, after }) => after !== null && names(file, after, namedStem(one))))
    .map(({ relative }) => relative);
}

/** Whether a text names a picture; the story of a project names its own without their folder. */
function names(file: string, text: string, stem: string): boolean {
  const own = `/images/projects/${projectOfFile(file)}/`;
  return text.includes(`${stem}.`) || (stem.startsWith(own) && text.includes(`${stem.slice(own.length)}.`));
}

/** The names of projects that stand in one text of projects.yaml and in the other no more, under no other name either. */
export function findRemovedProjects(before: string, after: string): string[] {
  const left = recordsOf(after);
  // One that was renamed is still told by what it says.
  const marks: FieldPath[] = [['name'], ['title'], ['description']];
  const isLeft = (record: unknown) =>
    left.some((other) =>
      marks.some((field) => {
        const value = valueAt(record, field);
        return value !== undefined && value !== '' && value === valueAt(other, field);
      }),
    );
  return recordsOf(before)
    .filter((record) => !isLeft(record))
    .map((record) => String(valueAt(record, ['name']) ?? ''));
}

function recordsOf(text: string): unknown[] {
  return readYamlRecords(text.replaceAll('\r\n', '\n'), 'list').records.map(({ value }) => value);
}
