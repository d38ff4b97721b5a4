import { collectLenses, type Lens, type LensView } from '../../content/lens.ts';
import { headOf, type Page, type PageHead } from '../../content/pages.ts';
import { collectSkillEvidence, type SkillEvidence, type SkillRecord } from '../../content/skill-evidence.ts';
import type { Certificate, Publication, Talk } from './accomplishments.ts';
import {
  formatsOfResume,
  isFilled,
  listsOf,
  makeOfSection,
  type ResumeFormat,
  type ResumePdf,
  type School,
  type Section,
  type SectionKind,
  type SectionRecords,
  type SectionTable,
  sectionsWithin,
} from './sections.ts';

export type ExperiencesProps = {
  head: PageHead;
  /** Those that have something in them, in the owner's order. */
  sections: SectionView[];
  lenses: LensView[];
};

/** A section as its page draws it. */
export type SectionView = { [K in SectionKind]: SectionViewOf<K> }[SectionKind];
export type SectionViewOf<K extends SectionKind> = {
  kind: K;
  /** Its anchor. */
  name: string;
  title: string;
  shown: Shown[K];
  /** Sections that stand in it, below what it shows itself. */
  within: SectionView[];
};

type ResumeLinks = {
  /** Text of the link to the PDF; `null` where there is none. */
  link: string | null;
  /** Whether each lens has a PDF of its own. */
  isPerLens: boolean;
  /** What there is beside the PDF. */
  otherFormats: Exclude<ResumeFormat, 'pdf'>[];
};

/** Records of which a page needs less, or calls it otherwise. */
type Rearranged = {
  certificates: (Omit<Certificate, 'issuer' | 'date' | 'expires'> & { organization: string })[];
  publications: Omit<Publication, 'authors'>[];
  talks: (Omit<Talk, 'event' | 'date'> & { organization: string })[];
};

/** What is drawn of each kind; records newest first. */
type Shown = {
  [K in Exclude<SectionKind, 'resume' | 'skills' | keyof Rearranged>]: SectionRecords[K][];
} & Rearranged & {
    resume: ResumeLinks;
    skills: SkillEvidence;
  };

type ExperiencesSource = {
  owner: { name: string };
  /** Of all pages, in the owner's order. */
  sections: readonly Section[];
  lenses: readonly Lens[];
  /** Every record that shows skills. */
  skillRecords: readonly SkillRecord[];
  resumePdf: ResumePdf;
};

export function toExperiencesProps(page: Page, source: ExperiencesSource): ExperiencesProps {
  const own = source.sections.filter((section) => section.page === page.name);
  const filled = own.filter((section) => isFilled(section, own));
  const view = (section: Section): SectionView => {
    const { kind, name, title } = section;
    const shown = makeOfSection(show, section, source);
    // The table's type has given each kind what is shown of it.
    return { kind, name, title, shown, within: sectionsWithin(filled, section).map(view) } as SectionView;
  };
  return {
    head: headOf(page, source.owner.name),
    sections: filled.filter(({ within }) => !within).map(view),
    lenses: collectLenses(source.lenses, listsOf(own)),
  };
}

/** What these sections hold, and those within them. */
export function kindsOfSections(sections: readonly SectionView[]): SectionKind[] {
  return [...new Set(sections.flatMap(({ kind, within }) => [kind, ...kindsOfSections(within)]))];
}

const newestFirst = <R>({ records }: { records: R[] }): R[] => records.toReversed();

const show: SectionTable<Shown[SectionKind], [source: ExperiencesSource]> = {
  resume: ({ link = null }, { sections, resumePdf: pdf }) => ({
    link: pdf === 'none' ? null : link,
    isPerLens: pdf === 'set',
    otherFormats: formatsOfResume(sections).filter((format) => format !== 'pdf'),
  }),
  jobs: newestFirst,
  education: (section) =>
    newestFirst(section).map((school): School => ({ ...school, programs: school.programs.toReversed() })),
  awards: newestFirst,
  skills: ({ records }, { skillRecords }) => collectSkillEvidence(records, skillRecords),
  certificates: (section) =>
    newestFirst(section).map(({ name, title, issuer, dates, until, address, number }) => ({
      ...{ name, title, organization: issuer, dates, until, address, number },
    })),
  languages: ({ records }) => records,
  publications: (section) => newestFirst(section).map(({ authors: _authors, ...publication }) => publication),
  talks: (section) =>
    newestFirst(section).map(({ name, title, event, location, dates, links }) => ({
      ...{ name, title, organization: event, location, dates, links },
    })),
  quotes: ({ records }) => records,
  text: ({ records }) => records,
};
