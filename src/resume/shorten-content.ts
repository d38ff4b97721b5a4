import { fits, type Readable } from '../content/lens.ts';
import { pageOfKind } from '../content/pages.ts';
import { type RichText, wordsOf } from '../core/prose.ts';
import { compareText } from '../core/text.ts';
import { type School, type Section, sectionsWithin } from '../features/experiences/sections.ts';
import type { SiteContent } from '../site/site-content.ts';
import { openingOf } from './resume-input.ts';
import { resumeOrder } from './resume-order.ts';

/** What is left of a record: so many of its lines, the opening of its text, or nothing. */
export type Cut = {
  record: object;
  leave: number | 'opening' | 'nothing';
  /** Titles of its list and of the record. */
  list: string;
  title: string;
  /** How many lines it has. */
  lines: number;
};

/** Something that can be shortened or left out. */
type Entry = Omit<Cut, 'leave'> & {
  /** When it ended, for sorting; what goes on ends last. */
  date: string;
  hasText: boolean;
  isJob: boolean;
  /** Schools, skills, languages and texts go last of all. */
  isFrame: boolean;
  isFitting: boolean;
};

/**
 * Everything that can be cut, in the order in which it goes until the rest has room. What does not fit the tags goes
 * first: its texts to an opening, its lines but one, that one; what fits, to an opening and three lines; then what does
 * not fit, whole. Of what fits, one entry after another loses its lines and goes; at last schools, skills and languages.
 * The longest list begins, and each with its oldest entry. The newest job counts as fitting: a reader wants to know what
 * somebody does today.
 */
export function shortenings(content: SiteContent, tags: readonly string[]): Cut[] {
  const entries = listEntries(content, tags).sort(byDate);
  const newestJob = entries.findLast(({ isJob }) => isJob);
  const isFirst = (entry: Entry) => !entry.isFrame && (entry.isFitting || entry === newestJob);
  const fitting = longestFirst(entries.filter(isFirst));
  const others = longestFirst(entries.filter((entry) => !entry.isFrame && !isFirst(entry)));
  const frame = entries.filter(({ isFrame }) => isFrame);
  return [
    ...others.flatMap(toOpening),
    ...others.flatMap((entry) => toLines(entry, 1)),
    ...others.flatMap((entry) => toLines(entry, 0, 1)),
    ...fitting.flatMap(toOpening),
    ...fitting.flatMap((entry) => toLines(entry, 3)),
    ...others.map(toNothing),
    ...frame.flatMap((entry) => toLines(entry, 0)),
    ...fitting.flatMap((entry) => [...toLines(entry, 0, 3), toNothing(entry)]),
    ...[...frame.filter(({ isFitting }) => !isFitting), ...frame.filter(({ isFitting }) => isFitting)].map(
      toNothing,
    ),
  ];
}

/** The content without what these take away; of two that are about the same record the later one holds. */
export function applyCuts(content: SiteContent, cuts: readonly Cut[]): SiteContent {
  const left = new Map(cuts.map(({ record, leave }) => [record, leave]));
  const keep = <R extends object>(records: R[]): R[] =>
    records.flatMap((record) => {
      const leave = left.get(record);
      if (leave === undefined) return record;
      if (leave === 'nothing') return [];
      const { description } = record as { description: RichText | RichText[] };
      // Only what has a text is cut to its opening, and only what has lines to some of them.
      const told = leave === 'opening' ? openingOf(description as RichText) : description.slice(0, leave);
      return { ...record, description: told };
    });
  const keepSchool = (school: School): School[] => {
    const programs = keep(school.programs);
    return programs.length === 0 && school.programs.length > 0 ? [] : [{ ...school, programs }];
  };
  const sections = content.sections.map((section): Section => {
    if (section.kind === 'education') {
      return { ...section, records: keep(section.records).flatMap(keepSchool) };
    }
    // Records keep the type that they had.
    return { ...section, records: keep<object>(section.records) } as Section;
  });
  return { ...content, sections, projects: keep(content.projects) };
}

/** What the résumé tells of: what stands in a section that it leaves out has no room to give. */
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
      ...{ ...entry(job, title, tags), lines: job.description.length, isJob },
    }));
  }
  if (section.kind === 'education') {
    return section.records.flatMap(({ programs, ...school }): Entry[] =>
      programs.length === 0
        ? [{ ...entry({ title: school.school }, title, tags), isFrame: true }]
        : programs.map((program) => ({
            ...{ ...entry(program, title, tags), lines: program.description.length, isFrame: true },
          })),
    );
  }
  const isFrame = ['skills', 'languages', 'text'].includes(section.kind);
  return (section.records as Dated[]).map((record) => ({ ...entry(record, title, tags), isFrame }));
}

type Dated = Readable & Partial<Record<'start' | 'end' | 'date' | 'name' | 'by', string>>;

function entry(record: Dated, list: string, tags: readonly string[]): Entry {
  const { start, end, date, title, name, by } = record;
  return {
    ...{ record, list, title: wordsOf((title as RichText | undefined) ?? name ?? by ?? ''), lines: 0 },
    ...{ hasText: false, isJob: false, isFrame: false, isFitting: fits(record, tags) },
    date: end === '' ? 'now' : (end ?? date ?? start ?? ''),
  };
}

/** Oldest first; of the same day, as they stand in content/. */
function byDate(a: Entry, b: Entry): number {
  return compareText(a.date, b.date);
}

/** By how many newer ones stand before an entry in its list, so that each list keeps its newest; given oldest first. */
function longestFirst(entries: Entry[]): Entry[] {
  const newer = ({ list }: Entry, index: number) =>
    entries.slice(index + 1).filter((other) => other.list === list).length;
  const ranked = entries.map((entry, index) => ({ entry, depth: newer(entry, index) }));
  return ranked.sort((a, b) => b.depth - a.depth).map(({ entry }) => entry);
}

function cut({ record, list, title, lines }: Entry, leave: Cut['leave']): Cut {
  return { record, list, title, lines, leave };
}

function toOpening(entry: Entry): Cut[] {
  return entry.hasText ? [cut(entry, 'opening')] : [];
}

/** One line after another, from the last of those that are left. */
function toLines(entry: Entry, least: number, left = entry.lines): Cut[] {
  const most = Math.min(left, entry.lines);
  return Array.from({ length: Math.max(0, most - least) }, (_, index) => cut(entry, most - 1 - index));
}

function toNothing(entry: Entry): Cut {
  return cut(entry, 'nothing');
}
