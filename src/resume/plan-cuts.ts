import { fits, type Readable } from '../content/lens.ts';
import { pageOfKind } from '../content/pages.ts';
import { type RichText, toPlainText } from '../core/prose.ts';
import { compareText } from '../core/text.ts';
import type { School } from '../features/experiences/sections/education/section.build.ts';
import { type Section, sectionsWithin } from '../features/experiences/sections.ts';
import type { SiteContent } from '../site/site-content.ts';
import { openingOf } from './plan-resume.ts';
import { resumeOrder } from './tailor-content.ts';

/** One step of shortening: what to keep of a record. */
export type Cut = {
  record: object;
  /** A number of bullets, the first sentences of its description, or nothing. */
  keep: number | 'opening' | 'nothing';
  /** Title of its section. */
  list: string;
  title: string;
  /** Number of its bullets. */
  bullets: number;
};

/** A record that can be shortened or left out. */
type Entry = Omit<Cut, 'keep'> & {
  /** Date of its end, for sorting; ongoing entries come last. */
  date: string;
  hasText: boolean;
  isJob: boolean;
  /** Schools, skills, languages and texts are removed last. */
  isEssential: boolean;
  /** Whether it matches the tags of the lens. */
  matches: boolean;
};

/**
 * All possible cuts, in the order to apply them until the rest fits:
 *
 * 1. what does not match the tags: descriptions to their first sentences, bullets to one, then none
 * 2. what matches: descriptions to their first sentences, bullets to three
 * 3. what does not match, completely; bullets of schools
 * 4. what matches, one entry after another
 * 5. schools, skills, languages and texts
 *
 * Within a step, the longest list loses its oldest entry first. The newest job counts as a match: readers want to know what
 * somebody does today.
 */
export function planCuts(content: SiteContent, tags: readonly string[]): Cut[] {
  const entries = listEntries(content, tags).sort(byDate);
  const newestJob = entries.findLast(({ isJob }) => isJob);
  const isMatch = (entry: Entry) => !entry.isEssential && (entry.matches || entry === newestJob);
  const matching = longestFirst(entries.filter(isMatch));
  const others = longestFirst(entries.filter((entry) => !entry.isEssential && !isMatch(entry)));
  const essential = entries.filter(({ isEssential }) => isEssential);
  return [
    ...others.flatMap(toOpening),
    ...others.flatMap((entry) => toBullets(entry, 1)),
    ...others.flatMap((entry) => toBullets(entry, 0, 1)),
    ...matching.flatMap(toOpening),
    ...matching.flatMap((entry) => toBullets(entry, 3)),
    ...others.map(toNothing),
    ...essential.flatMap((entry) => toBullets(entry, 0)),
    ...matching.flatMap((entry) => [...toBullets(entry, 0, 3), toNothing(entry)]),
    ...essential.toSorted((a, b) => Number(a.matches) - Number(b.matches)).map(toNothing),
  ];
}

/** The content after these cuts; the last cut of a record counts. */
export function applyCuts(content: SiteContent, cuts: readonly Cut[]): SiteContent {
  const keepByRecord = new Map(cuts.map(({ record, keep }) => [record, keep]));
  const cutAll = <R extends object>(records: R[]): R[] =>
    records.flatMap((record) => {
      const keep = keepByRecord.get(record);
      if (keep === undefined) return record;
      if (keep === 'nothing') return [];
      const { description } = record as { description: RichText | RichText[] };
      // Only a text is cut to its opening, and only bullets to a number.
      const shortened = keep === 'opening' ? openingOf(description as RichText) : description.slice(0, keep);
      return { ...record, description: shortened };
    });
  const cutSchool = (school: School): School[] => {
    const programs = cutAll(school.programs);
    return programs.length === 0 && school.programs.length > 0 ? [] : [{ ...school, programs }];
  };
  const sections = content.sections.map((section): Section => {
    if (section.kind === 'education') {
      return { ...section, records: cutAll(section.records).flatMap(cutSchool) };
    }
    // Records keep their types.
    return { ...section, records: cutAll<object>(section.records) } as Section;
  });
  return { ...content, sections, projects: cutAll(content.projects) };
}

/** What can be cut, without sections that the résumé leaves out. */
function listEntries(content: SiteContent, tags: readonly string[]): Entry[] {
  return resumeOrder(content).flatMap((place) => {
    if (place !== 'projects') {
      return [place, ...sectionsWithin(content.sections, place)].flatMap((section) =>
        entriesOfSection(section, tags),
      );
    }
    const title = pageOfKind(content.pages, 'projects')?.heading ?? '';
    return content.projects.map((project) => ({ ...entry(project, title, tags), hasText: true }));
  });
}

function entriesOfSection(section: Section, tags: readonly string[]): Entry[] {
  const { title } = section;
  if (section.kind === 'jobs') {
    const isJob = section.as !== 'volunteer';
    return section.records.map((job) => ({
      ...{ ...entry(job, title, tags), bullets: job.description.length, isJob },
    }));
  }
  if (section.kind === 'education') {
    return section.records.flatMap(({ programs, ...school }): Entry[] =>
      programs.length === 0
        ? [{ ...entry({ title: school.school }, title, tags), isEssential: true }]
        : programs.map((program) => ({
            ...{ ...entry(program, title, tags), bullets: program.description.length, isEssential: true },
          })),
    );
  }
  const isEssential = ['skills', 'languages', 'text'].includes(section.kind);
  return (section.records as Dated[]).map((record) => ({ ...entry(record, title, tags), isEssential }));
}

type Dated = Readable & Partial<Record<'start' | 'end' | 'date' | 'name' | 'by', string>>;

function entry(record: Dated, list: string, tags: readonly string[]): Entry {
  const { start, end, date, title, name, by } = record;
  return {
    ...{ record, list, title: toPlainText((title as RichText | undefined) ?? name ?? by ?? ''), bullets: 0 },
    ...{ hasText: false, isJob: false, isEssential: false, matches: fits(record, tags) },
    date: end === '' ? 'now' : (end ?? date ?? start ?? ''),
  };
}

/** Oldest first; on the same day, in the order of content/. */
function byDate(a: Entry, b: Entry): number {
  return compareText(a.date, b.date);
}

/** Sorts by the number of newer entries in the same list. Takes entries oldest first. */
function longestFirst(entries: Entry[]): Entry[] {
  const newer = ({ list }: Entry, index: number) =>
    entries.slice(index + 1).filter((other) => other.list === list).length;
  const ranked = entries.map((entry, index) => ({ entry, depth: newer(entry, index) }));
  return ranked.sort((a, b) => b.depth - a.depth).map(({ entry }) => entry);
}

function cut({ record, list, title, bullets }: Entry, keep: Cut['keep']): Cut {
  return { record, list, title, bullets, keep };
}

function toOpening(entry: Entry): Cut[] {
  return entry.hasText ? [cut(entry, 'opening')] : [];
}

/** One bullet after another, from the last one. */
function toBullets(entry: Entry, min: number, max = entry.bullets): Cut[] {
  const first = Math.min(max, entry.bullets);
  return Array.from({ length: Math.max(0, first - min) }, (_, index) => cut(entry, first - 1 - index));
}

function toNothing(entry: Entry): Cut {
  return cut(entry, 'nothing');
}
