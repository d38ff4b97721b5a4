import type { z } from 'zod';
import type { projectSchema } from '../content/record-schemas.ts';
import { shorten, withoutEmpty } from '../core/text.ts';
import type { RecordInput, ResumeKind } from '../features/experiences/sections.ts';

/** Import assigns names and numbers; fields that a source does not have are missing. */
type Draft<T> = Partial<Omit<T, 'id'>>;

type ProgramDraft = Draft<Omit<NonNullable<RecordInput<'education'>['programs']>[number], 'name'>>;

/** The fields of a section's record that a source has. */
export type NewRecord<K extends ResumeKind> = K extends 'education'
  ? Draft<Omit<RecordInput<K>, 'name' | 'programs'>> & { programs: ProgramDraft[] }
  : K extends 'skills' | 'languages' | 'quotes' | 'interests'
    ? Draft<RecordInput<K>>
    : Draft<Omit<RecordInput<K>, 'name'>>;

/** With `name` if the source has one that is valid in addresses. */
export type ProjectDraft = Draft<z.input<typeof projectSchema>>;

/** The dates of a project; `end` is "" if it is ongoing. */
export function projectSpan(start: string, end: string): Pick<ProjectDraft, 'date' | 'start' | 'end'> {
  const date = end || start;
  if (!start || start === end) return withoutEmpty({ date });
  return { date, start, ...(end === '' ? { end } : {}) };
}

export type Imported<T> = {
  record: T;
  /** Its place in the source: `Positions.csv, line 3`. */
  from: string;
  /** What the owner should check, in sentences. */
  doubts?: string[];
  /** A permanent identifier of the source: `github:ada/harbour`. Other records are identified by their fields. */
  key?: string;
  /** Only projects have one. */
  picture?: { fileName: string; bytes: Buffer };
};

/** Records of one kind, for the section of that kind in content/ or a new one. */
export type ImportedSection = {
  [K in ResumeKind]: {
    kind: K;
    /** Name of their section, if the source has it; it decides between two sections of a kind. */
    name?: string;
    /** Heading of a new section; by default the usual one in the language of the site. */
    title?: string;
    as?: 'volunteer';
    records: Imported<NewRecord<K>>[];
  };
}[ResumeKind];

/** Only fills in fields that the owner has not written. */
export type ImportedOwner = {
  /** May contain titles. */
  name?: string;
  title?: string;
  credentials?: string;
  reading?: string;
  role?: string;
  location?: string;
  email?: string;
  phone?: string;
  availability?: object;
  profiles?: { network: string; address: string; label?: string }[];
  /** For the homepage, as plain text with blank lines between paragraphs; in Markdown, as a list of rich texts. */
  summary?: string | string[];
  /** The sentence next to the owner's portrait. */
  lede?: string;
  /** The texts of About, as plain text with blank lines between paragraphs. */
  texts?: string[];
};

/** A skipped part of a source, with the reason. */
export type Unread = { from: string; why: string };

/** Everything that a source provides for content/. Texts are rich texts: plain ones have passed `toRichText`. */
export type ImportedResume = {
  owner: ImportedOwner;
  sections: ImportedSection[];
  projects: Imported<ProjectDraft>[];
  /** Fields and records that were not understood, or have no place in content/. Nothing else is dropped. */
  unread: Unread[];
  /** Private data that was not read, in sentences. */
  leftOut: string[];
};

export function emptyImportedResume(): ImportedResume {
  return { owner: {}, sections: [], projects: [], unread: [], leftOut: [] };
}

/** Maximum length of a text quoted in a sentence, in characters. */
const maxQuoteLength = 70;

export function quoteLine(text: string): string {
  return `"${shorten(text.replaceAll(/\s+/g, ' ').trim(), maxQuoteLength)}"`;
}

/** Reasons why fields of a source were skipped, with their numbers of occurrences. */
export function noFieldFor(fields: readonly (readonly [field: string, count: number])[]): string {
  const names = fields.map(([field, count]) => (count > 1 ? `${field} (${count} times)` : field));
  return `content/ has no field for ${names.join(', ')}.`;
}

export function invalidField(field: string, value: string): string {
  return `${field} was left out: ${quoteLine(value)} is not valid there.`;
}

export function notTaken(fields: readonly string[]): string {
  return `Private, and not read: ${fields.join(', ')}.`;
}

export const picturesNotFetched =
  'Pictures are not downloaded. Add your own in the editor or with photos add.';
