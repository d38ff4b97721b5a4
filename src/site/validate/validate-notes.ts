import { diagnosticInRecord } from '../../content/diagnostic-in-record.ts';
import { slug } from '../../content/fields.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { listAt, valueAt } from '../../core/field-path.ts';
import { found, quote } from '../../core/quoted-values.ts';
import { tagsFolder } from '../../core/routes.ts';
import { slugify } from '../../core/slugify.ts';
import { freeName } from '../../core/text.ts';
import { noteFile, noteOfFile } from '../../features/notes/note.ts';

type NoteFile = { file: { name: string; kind: string }; records: readonly YamlRecord[] };

/** Notes as a list: names that can be addresses, each address once, and dates in their order. */
export function validateNotes(files: readonly NoteFile[]): Diagnostic[] {
  const notes = files.flatMap(({ file: { name: file, kind }, records }) =>
    kind === 'note' ? [{ file, name: noteOfFile(file) ?? '', record: records[0] }] : [],
  );
  const names = notes.map(({ name }) => name);
  /** The file that has, or had, each address. */
  const owners = new Map(notes.map(({ file, name }) => [name, file]));
  return notes.flatMap(({ file, name, record }): Diagnostic[] => [
    ...validateName(file, name, names),
    ...(record ? [...validateFormer(file, record, owners), ...validateDates(file, record)] : []),
  ]);
}

function validateName(file: string, name: string, names: readonly string[]): Diagnostic[] {
  if (slug.safeParse(name).success && name !== tagsFolder) return [];
  const preferred = name === tagsFolder ? `my-${name}` : slugify(name) || 'note';
  const free = freeName(preferred, (taken) => names.includes(taken) && taken !== name);
  return [
    diagnosticInFile(file, {
      code: 'unusable-note-name',
      summary:
        name === tagsFolder
          ? `the name of the note is ${quote(name)}, which the site uses itself`
          : `the name of the note is ${quote(name)}, expected lower-case letters, digits and hyphens`,
      why: 'The name of the file is the address of the note.',
      fix: `Rename the file to   content/${noteFile(free)}`,
    }),
  ];
}

function validateFormer(file: string, record: YamlRecord, owners: Map<string, string>): Diagnostic[] {
  return listAt(record.value, ['formerly']).flatMap((name, index) => {
    if (typeof name !== 'string') return [];
    const other = owners.get(name);
    owners.set(name, other ?? file);
    if (!other) return [];
    return diagnosticInRecord(file, record, ['formerly', index], {
      code: 'note-address-taken',
      summary: `formerly[${index}] is ${quote(name)}, which is or was the address of content/${other}`,
      why: 'An address can lead to only one place.',
      fix: 'Remove it here, or from the other note.',
    });
  });
}

function validateDates(file: string, record: YamlRecord): Diagnostic[] {
  const [date, updated] = [valueAt(record.value, ['date']), valueAt(record.value, ['updated'])];
  if (typeof date !== 'string' || typeof updated !== 'string' || updated >= date) return [];
  return [
    diagnosticInRecord(file, record, ['updated'], {
      code: 'updated-before-date',
      summary: `updated is ${found(updated)}, which is before date, ${found(date)}`,
      why: 'A note cannot change before it is published.',
      fix: 'Correct one of the two dates, or remove   updated',
    }),
  ];
}
