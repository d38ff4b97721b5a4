import type {
  CollegeOrUniversity,
  CreativeWork,
  EducationalOccupationalCredential,
  Language,
  Offer,
} from 'schema-dts';
import type { z } from 'zod';
import type { Lens } from '../../content/lens.ts';
import type { SkillRecord } from '../../content/skill-evidence.ts';
import type { Picture } from '../../core/picture.ts';
import type { Block, Inline, RichText } from '../../core/prose.ts';
import { compareText } from '../../core/text.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { JsonResumeKind } from './json-resume.build.ts';
import type { sectionFields } from './section-fields.build.ts';

/** A section as pages.yaml has it, and its page. */
export type SectionPlace = z.infer<z.ZodObject<typeof sectionFields>> & {
  page: string;
  /** Address of that page. */
  path: string;
};

type SectionWith<R> = SectionPlace & { records: R[] };

/** How pages order the records of a list, instead of reversing it. */
export type RecordOrder = 'by-date' | 'as-written';

/**
 * Everything about one kind of section. `Schema` is the schema of a record in the section's YAML file, `null` without a
 * file; `Resolved` is a record with its pictures, and `''` or `[]` for missing fields; `View` is the data of the
 * component. Records are oldest first, except in `View`.
 */
export type SectionKindModule<Schema extends z.ZodType | null, Resolved, View> = {
  schema: Schema;
  /** The purpose of that file, for the content guide and the editor. */
  about: string;
  /** Headings of such sections in imported résumés, in the languages of the importer, separated by `; `. */
  resumeHeadings?: string;
  resolve(records: readonly RawRecord<Schema, Resolved>[], source: ResolveSource): Resolved[];
  toView(section: SectionWith<Resolved>, source: ViewSource): View;
  /** Parts of the PDF, Word, Markdown and plain-text résumé; newest first. */
  toResume(section: SectionWith<Resolved>, detail: SectionDetail | null, locale: Locale): ResumePart[];
  /** Without, JSON Resume has no such list. */
  jsonResume?: JsonResumeKind<Schema, Resolved>;
  /** Properties of https://schema.org/Person; newest first. */
  toPerson?(section: SectionWith<Resolved>): PersonLists;
  /** Works in the vocabulary of https://schema.org, as subjects of the page; newest first. */
  toWorks?(section: SectionWith<Resolved>, owner: { id: string; names: readonly string[] }): CreativeWork[];
  /** The records as visitors count them, if they are not the records of the file. */
  listed?(records: readonly Resolved[]): readonly object[];
  /** Whether it is only on pages; `toResume` is then used only for the search. */
  isOutsideResume?: true;
  /** Whether it has content without records. */
  isNeverEmpty?: true;
  /** By default, pages reverse the file, which begins with the oldest record. */
  order?: RecordOrder;
  /** Public paths of the pictures of its records. */
  pictures?(records: readonly RawRecord<Schema, Resolved>[]): string[];
  /** The skills that its records show, newest first. */
  skills?(section: SectionWith<Resolved>): SkillRecord[];
  /** The section reordered for a lens. Nothing is added or removed. */
  tailor?(section: SectionWith<Resolved>, lens: Lens): SectionWith<Resolved>;
  /**
   * Identities of a record, any of which recognizes it in a later import. The texts of a list are compared together, without
   * case, accents and punctuation; a string is compared exactly. A change invalidates the identities of earlier imports.
   */
  identify?(record: Readonly<Record<string, unknown>>): (string | unknown[])[];
};

/** A record as its file has it. */
export type RawRecord<Schema, Resolved> = Schema extends z.ZodType ? z.infer<Schema> : Resolved;

export type ResolveSource = {
  locale: Locale;
  picture: (source: string, alt: string) => Picture;
  /** All names that the owner publishes under. */
  ownerNames: string[];
};

/** Whether the PDF of the résumé is the owner's file or generated; only a generated one has variants for lenses. */
export type ResumePdf = 'none' | 'own' | 'set';

type ViewSource = {
  locale: Locale;
  /** Of all pages, in the owner's order. */
  sections: readonly (Pick<SectionPlace, 'formats'> & { kind: string })[];
  /** Every record that shows skills. */
  skillRecords: readonly SkillRecord[];
  resumePdf: ResumePdf;
  /** Path of the page with the contact form; "" for none. */
  contactPath: string;
};

/** The part of the résumé below the title of a section. */
export type ResumePart =
  | { kind: 'jobs'; entries: ResumeEntry[] }
  | { kind: 'education'; schools: ResumeSchool[] }
  /** A record with a date and a title; only plain text has space for the skills. */
  | { kind: 'awards'; awards: { dates: string; title: string; description: RichText; skills: string }[] }
  | { kind: 'skills'; categories: { name: string; skills: string }[] }
  | { kind: 'languages'; languages: { name: string; levels: string[] }[] }
  | { kind: 'citations'; citations: { year: string; words: Inline[] }[] }
  | { kind: 'text'; blocks: Block[] };

export type ResumeEntry = {
  title: string;
  organization: string;
  location: string;
  dates: string;
  bullets: RichText[];
  /** Languages and tools; `''` for none. */
  skills: string;
};

type ResumeSchool = {
  school: string;
  location: string;
  programs: { title: string; dates: string; bullets: RichText[] }[];
};

/** Limits of long lists in the résumé. */
export type SectionDetail = {
  /** Number of the newest publications. */
  publications: number;
  /** Lines of the two newest jobs. */
  newerBullets: number;
  /** Lines of older jobs. */
  olderBullets: number;
};

export type PersonLists = {
  alumniOf?: CollegeOrUniversity[];
  knowsAbout?: string[];
  award?: string[];
  hasCredential?: EducationalOccupationalCredential[];
  knowsLanguage?: Language[];
  makesOffer?: Offer[];
};

export type TitledLink = { label: string; address: string };

export function newestFirst<R>({ records }: { records: R[] }): R[] {
  return records.toReversed();
}

/** Oldest first. */
export function byDate<R extends { date: string }>(records: readonly R[]): R[] {
  return records.toSorted((a, b) => compareText(a.date, b.date));
}

/** The year of a date, to compare records of sources with more or less precise dates. */
export function yearOf(date: unknown): string {
  return String(date ?? '').slice(0, 4);
}
