import type { z } from 'zod';
import type { Seen } from '../../content/lens.ts';
import type { resumeFormats, sectionKinds, sectionSchema } from '../../content/page-schema.ts';
import type { SkillRecord } from '../../content/skill-evidence.ts';
import type { Picture } from '../../core/picture.ts';
import type { Block, RichText } from '../../core/prose.ts';
import type { Certificate, Publication, Quote, SpokenLanguage, Talk } from './accomplishments.ts';
import type { sectionSchemas } from './section-schemas.ts';

export type SectionKind = (typeof sectionKinds)[number];
export type ResumeFormat = (typeof resumeFormats)[number];

/** What its owner says of a section in pages.yaml, and on which page. */
type Place<K extends SectionKind> = Omit<z.infer<typeof sectionSchema>, 'kind'> & {
  kind: K;
  page: string;
  /** Address of that page. */
  path: string;
};

type EntriesByKind = {
  [K in keyof typeof sectionSchemas]: z.infer<(typeof sectionSchemas)[K]>;
} & { resume: never; text: Block };

/** A section as the owner wrote it, validated; records oldest first. */
export type RawSectionOf<K extends SectionKind> = Place<K> & { records: EntriesByKind[K][] };
export type RawSection = { [K in SectionKind]: RawSectionOf<K> }[SectionKind];

export type Job = {
  name: string;
  title: string;
  organization: string;
  location: string;
  dates: string;
  start: string;
  /** `''` while it goes on. */
  end: string;
  languages: string[];
  tools: string[];
  description: RichText[];
  picture: Picture | null;
};

export type School = {
  name: string;
  school: string;
  location: string;
  /** Oldest first, as everywhere. */
  programs: Pick<Job, 'name' | 'title' | 'dates' | 'start' | 'end' | 'description'>[];
};

export type Award = {
  name: string;
  title: string;
  dates: string;
  start: string;
  description: RichText;
  skills: string[];
};

export type SkillCategory = EntriesByKind['skills'];

/** What a section of each kind holds, ready to draw: texts that were left out are `''`, lists empty. */
export type SectionRecords = {
  /** A link to the résumé is all of it. */
  resume: never;
  jobs: Job;
  education: School;
  awards: Award;
  skills: SkillCategory;
  certificates: Certificate;
  languages: SpokenLanguage;
  publications: Publication;
  talks: Talk;
  quotes: Quote;
  text: Block;
};

/** A section with what it holds, oldest first. */
type SectionOf<K extends SectionKind> = Place<K> & { records: SectionRecords[K][] };
export type Section = { [K in SectionKind]: SectionOf<K> }[SectionKind];

/** What is made of a section, kind by kind. */
export type SectionTable<Made, Rest extends unknown[] = []> = {
  [K in SectionKind]: (section: SectionOf<K>, ...rest: Rest) => Made;
};

export function makeOfSection<Made, Rest extends unknown[]>(
  table: SectionTable<Made, Rest>,
  section: Section,
  ...rest: Rest
): Made {
  // The table's type has given each kind what takes its own sections.
  const make = table[section.kind] as (section: Section, ...rest: Rest) => Made;
  return make(section, ...rest);
}

export function sectionsOfKind<K extends SectionKind>(sections: readonly Section[], kind: K): SectionOf<K>[] {
  return sections.filter((section): section is SectionOf<K> & Section => section.kind === kind);
}

/** The titled records of sections, by the section's name; of a school its programs. */
export function listsOf(
  sections: readonly { name: string; kind: SectionKind; records: readonly unknown[] }[],
): Record<string, Seen[]> {
  return Object.fromEntries(
    sections.map((section) => [
      section.name,
      (listedRecords(section) as Seen[]).filter((record) => 'title' in record),
    ]),
  );
}

/** What a visitor would count in a section: its records; of schools their programs. */
export function listedRecords({
  kind,
  records,
}: {
  kind: SectionKind;
  records: readonly unknown[];
}): readonly unknown[] {
  return kind === 'education' ? (records as School[]).flatMap(({ programs }) => programs) : records;
}

/** The skills of jobs and awards, newest first. */
export function skillsOfSections(sections: readonly Section[]): SkillRecord[] {
  const jobs = sectionsOfKind(sections, 'jobs').flatMap((section) =>
    section.records.toReversed().map(
      ({ title, end, languages, tools }): SkillRecord => ({
        kind: 'jobs',
        use: { title, path: section.path, anchor: section.name },
        skills: [...languages, ...tools],
        year: end === '' ? 'now' : end.slice(0, 4),
      }),
    ),
  );
  const awards = sectionsOfKind(sections, 'awards').flatMap((section) =>
    section.records.toReversed().map(
      ({ title, start, skills }): SkillRecord => ({
        kind: 'awards',
        use: { title, path: section.path, anchor: section.name },
        skills,
        year: start.slice(0, 4),
      }),
    ),
  );
  return [...jobs, ...awards];
}

/** Whether the PDF of the résumé is the owner's own file, or set here, as are then those of the lenses. */
export type ResumePdf = 'none' | 'own' | 'set';

/** What the résumé is published as, as its owner chose; nothing where there is none. */
export function formatsOfResume(sections: readonly Section[]): readonly ResumeFormat[] {
  const [resume] = sectionsOfKind(sections, 'resume');
  return resume ? (resume.formats ?? ['pdf', 'text', 'json']) : [];
}

/** The file of content/ with what a section holds; null where its kind has none. `file` is the one its owner names. */
export function sectionFile(name: string, kind: string, file?: string): string | null {
  if (kind === 'resume') return null;
  return file ?? `${name}.${kind === 'text' ? 'md' : 'yaml'}`;
}

/** A section before or after its pictures were found. */
type Listed = Pick<Section, 'name' | 'page' | 'kind' | 'within'> & { records: readonly unknown[] };

/** The sections that stand in a section, below its own records. */
export function sectionsWithin<S extends Listed>(sections: readonly S[], { name, page }: Listed): S[] {
  return sections.filter(({ within, page: other }) => within === name && other === page);
}

/** Whether a visitor would find anything in it. */
export function isFilled(section: Listed, sections: readonly Listed[]): boolean {
  const { kind, records } = section;
  if (kind === 'resume') return true;
  const isOwn =
    kind === 'education'
      ? (records as Pick<School, 'programs'>[]).some(({ programs }) => programs.length > 0)
      : records.length > 0;
  return isOwn || sectionsWithin(sections, section).some((inner) => isFilled(inner, []));
}

/**
 * The newest job that goes on, of the first section that has one: what somebody does today. Volunteering is no
 * employment.
 */
export function currentJob(sections: readonly Section[]): Job | undefined {
  for (const { as, records } of sectionsOfKind(sections, 'jobs')) {
    const job = as === 'volunteer' ? undefined : records.findLast(({ end }) => end === '');
    if (job) return job;
  }
  return undefined;
}
