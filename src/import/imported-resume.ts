import type { z } from 'zod';
import type { projectSchema } from '../content/record-schemas.ts';
import type { ListKind, RecordInput } from '../features/experiences/sections.ts';

/** Names and numbers of records are given when they are written; what a source does not say is left out. */
type Draft<T> = Partial<Omit<T, 'id'>>;

type ProgramDraft = Draft<Omit<NonNullable<RecordInput<'education'>['programs']>[number], 'name'>>;

/** A record of a section, as its schema has it, as far as a source tells it. */
export type NewRecord<K extends ListKind> = K extends 'education'
  ? Draft<Omit<RecordInput<K>, 'name' | 'programs'>> & { programs: ProgramDraft[] }
  : K extends 'skills' | 'languages' | 'quotes'
    ? Draft<RecordInput<K>>
    : Draft<Omit<RecordInput<K>, 'name'>>;

/** `name` where the source has one that is fit for addresses. */
export type ProjectDraft = Draft<z.input<typeof projectSchema>>;

export type Proposed<T> = {
  record: T;
  /** Where it stood, for whoever wants to look: `Positions.csv, line 3`. */
  from: string;
  /** Sentences about what is not sure in it. */
  doubts?: string[];
  /** By which the source itself will always know it (`github:ada/harbour`); otherwise it is known by what it says. */
  key?: string;
  /** A picture of it, of a project. */
  picture?: { fileName: string; bytes: Buffer };
};

/** Records of one kind. Where they go is for the content to say: its section of that kind, or a new one. */
export type ProposedSection = {
  [K in ListKind]: {
    kind: K;
    /** Name of the section they stood in, where the source knows it; of two sections of a kind it decides. */
    name?: string;
    /** Heading for a section that has to be made; left out: the usual one in the language of the site. */
    title?: string;
    as?: 'volunteer';
    records: Proposed<NewRecord<K>>[];
  };
}[ListKind];

/** Of these, what the owner has written already is never touched. */
export type ProposedOwner = {
  name?: string;
  role?: string;
  location?: string;
  email?: string;
  profiles?: { network: string; address: string; label?: string }[];
  /** For the homepage, as plain words; blank lines between paragraphs. */
  summary?: string;
  /** The sentence beside the owner's picture. */
  lede?: string;
  /** The long texts of About, as plain words with blank lines between paragraphs. */
  texts?: string[];
};

/** Something that does not come into content/, and why. */
export type Unread = { from: string; why: string };

/** What a source says that content/ could hold. Texts are rich texts: plain words have passed `plainWords`. */
export type ImportedResume = {
  owner: ProposedOwner;
  sections: ProposedSection[];
  projects: Proposed<ProjectDraft>[];
  /** What could not be understood, or has no place in content/. Nothing is dropped without a line here. */
  unread: Unread[];
  /** What was not looked at because it is nobody's business: a sentence each. */
  leftOut: string[];
};

/** Without the fields that are empty. */
export function given<T extends Record<string, string>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')) as Partial<T>;
}

export function emptyImportedResume(): ImportedResume {
  return { owner: {}, sections: [], projects: [], unread: [], leftOut: [] };
}

/** Characters of a text that is quoted in a sentence. */
const maxQuoteLength = 70;

export function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `"${[...line].length > maxQuoteLength ? `${[...line].slice(0, maxQuoteLength - 1).join('')}…` : line}"`;
}

/** Why fields of a source were skipped, with how often they occur. */
export function noFieldFor(fields: readonly (readonly [field: string, count: number])[]): string {
  const names = fields.map(([field, count]) => (count > 1 ? `${field} (${count} times)` : field));
  return `content/ has no field for ${names.join(', ')}.`;
}

export function invalidField(field: string, value: string): string {
  return `${field} was left out: ${quote(value)} is not valid there.`;
}

export function notTaken(fields: readonly string[]): string {
  return `Private, and not read: ${fields.join(', ')}.`;
}

export const picturesNotFetched =
  'Pictures are not downloaded. Add your own in the editor or with photos add.';
