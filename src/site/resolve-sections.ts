import type { Picture } from '../core/picture.ts';
import { compareText, splitCommaList } from '../core/text.ts';
import { authorLine, plainDoi } from '../features/experiences/publications.ts';
import type {
  RawSection,
  RawSectionOf,
  Section,
  SectionKind,
  SectionRecords,
} from '../features/experiences/sections.ts';
import { shownDate, shownSpan } from '../i18n/dates.ts';
import type { Locale } from '../i18n/locale.ts';

type Resolver = {
  /** Of what is written from dates and names. */
  locale: Locale;
  picture: (source: string, alt: string) => Picture;
  /** Under which the owner publishes. */
  ownerNames: string[];
};

/** Records of a section with their pictures, and what the owner left out filled in. */
export function resolveSection(section: RawSection, resolver: Resolver): Section {
  // The table's type has given each kind what takes its own entries.
  const resolve = resolveRecords[section.kind] as (records: unknown[], resolver: Resolver) => never[];
  return { ...section, records: resolve(section.records, resolver) };
}

const resolveRecords: {
  [K in SectionKind]: (records: RawSectionOf<K>['records'], resolver: Resolver) => SectionRecords[K][];
} = {
  resume: () => [],
  jobs: (jobs, { locale, picture }) =>
    jobs.map((job) => {
      const { organization = '', location = '', description = [], languages = '', tools = '' } = job;
      const { name, title, start, end, image, imageAlt = '' } = job;
      return {
        ...{ name, title, organization, location },
        ...{ dates: job.dates ?? shownSpan(start, end, locale), start, end, description },
        languages: splitCommaList(languages),
        tools: splitCommaList(tools),
        picture: image ? picture(image, imageAlt) : null,
      };
    }),
  education: (schools, { locale }) =>
    schools.map(({ name, school, location = '', programs }) => ({
      name,
      school,
      location,
      programs: programs.map(({ name, title, dates, start, end, description = [] }) => ({
        name,
        title,
        dates: dates ?? shownSpan(start, end, locale),
        start,
        end,
        description,
      })),
    })),
  awards: (awards, { locale }) =>
    awards.map(({ name, title, dates, start, description = '', skills = '' }) => ({
      ...{ name, title, dates: dates ?? shownDate(start, locale), start, description },
      skills: splitCommaList(skills),
    })),
  skills: (categories) => categories,
  certificates: (certificates, { locale }) =>
    byDate(certificates).map(
      ({ name, title, issuer = '', date, expires = '', address = '', number = '' }) => ({
        ...{ name, title, issuer, dates: shownDate(date, locale), date, address, number },
        ...{ expires, until: shownDate(expires, locale) },
      }),
    ),
  languages: (languages) => languages,
  publications: (publications, { ownerNames, locale }) =>
    byDate(publications).map((publication) => {
      const { venue = '', details = '', doi = '', address = '', links = [], kind = '' } = publication;
      const { name, title, authors, date } = publication;
      const byline = authorLine(authors, ownerNames, locale);
      return { name, title, authors, byline, venue, details, date, doi: plainDoi(doi), address, links, kind };
    }),
  talks: (talks, { locale }) =>
    byDate(talks).map(({ name, title, event = '', location = '', date, links = [] }) => ({
      ...{ name, title, event, location, dates: shownDate(date, locale), date, links },
    })),
  quotes: (quotes) => quotes.map(({ role = '', ...quote }) => ({ ...quote, role })),
  text: (blocks) => blocks,
};

/** Oldest first, in whatever order they were written. */
function byDate<R extends { date: string }>(records: readonly R[]): R[] {
  return records.toSorted((a, b) => compareText(a.date, b.date));
}

/** Pictures that sections show, by their public paths. */
export function sectionPictures(sections: readonly RawSection[]): string[] {
  return sections.flatMap((section) =>
    section.kind === 'jobs' ? section.records.flatMap(({ image }) => image ?? []) : [],
  );
}
