import {
  headOf,
  type Page,
  type PageHead,
  pageAbove,
  pageOfKind,
  type Subpage,
} from '../../content/pages.ts';
import type { Project } from '../../content/project.ts';
import { unspacedLetter } from '../../core/fold-text.ts';
import { toPlainText } from '../../core/prose.ts';
import { subpagePath } from '../../core/routes.ts';
import { tagSlug } from '../../core/slugify.ts';
import { firstSentence, withName } from '../../core/text.ts';
import { formatDate, formatDay } from '../../i18n/dates.ts';
import type { Locale } from '../../i18n/locale.ts';
import { type StoryBlock, storyLine, storyText } from '../../story/story.ts';
import { type StoryProps, toStoryProps } from '../../story/story-elements.ts';
import {
  type HeadingLink,
  listHeadings,
  type Neighbors,
  neighborsOf,
  type TagLink,
  tagLinks,
  textsOf,
} from '../../story/story-page-props.ts';
import type { Note } from './note.ts';

type NotesSource = {
  pages: readonly Page[];
  /** Oldest first. */
  notes: readonly Note[];
  tags: readonly Tag[];
  owner: { name: string; email: string };
  locale: Locale;
};

/** A day, formatted and machine-readable. */
type ShownDay = { text: string; day: string };

/** A line of a list. */
export type ListedNote = {
  path: string;
  hash?: string;
  title: string;
  date: ShownDay;
  line: string;
};

export type NotesProps = {
  head: PageHead;
  years: { year: string; notes: ListedNote[] }[];
  tags: TagLink[];
  labels: { tags: string };
};

export type NoteProps = {
  kind: 'note';
  head: PageHead;
  labels: Record<(typeof noteLabels)[number] | 'back', string>;
  date: ShownDay;
  /** "" if it never changed. */
  updated: string;
  minutes: string;
  tags: TagLink[];
  story: StoryProps;
  contents: HeadingLink[];
  /** "" without a mail address. */
  replyAddress: string;
  discussAddress: string;
  list: { path: string; label: string };
  neighbors: Neighbors;
};

export type TagProps = {
  kind: 'tag';
  head: PageHead;
  back: string;
  list: { path: string };
  /** The records of a kind below the name of their page. */
  groups: { title: string; records: ListedNote[] }[];
};

const noteLabels = ['contents', 'discuss', 'newerNote', 'olderNote', 'replyByMail', 'tags'] as const;

/** Shorter notes need no table of contents. */
const minListed = 3;

/** Notes with a longer list of them show no summaries there. */
const maxWithSummaries = 100;

const lineLength = 200;

export function toNotesProps(page: Page, source: NotesSource): NotesProps {
  const { locale, owner } = source;
  const years = new Map<string, ListedNote[]>();
  for (const [index, note] of source.notes.toReversed().entries()) {
    const year = note.date.slice(0, 4);
    const listed = listedNote(note, page.path, locale);
    years.set(year, [
      ...(years.get(year) ?? []),
      index < maxWithSummaries ? listed : { ...listed, line: '' },
    ]);
  }
  return {
    head: headOf(page, owner.name),
    years: [...years].map(([year, notes]) => ({ year: formatDate(year, locale), notes })),
    tags: tagLinks(
      source.tags.map(({ label }) => label),
      source.pages,
    ),
    labels: textsOf(['tags'], locale),
  };
}

export function toNoteProps(page: Subpage, source: NotesSource): NoteProps {
  const { notes, locale, owner, pages } = source;
  const note = notes.find(({ name }) => name === page.subject);
  if (!note) throw new Error(`${page.path} is about nothing`);
  const { path, label, back } = pageAbove(page, source);
  const listed = notes.map(({ name, title }) => ({ name, title, path: subpagePath(path, name) }));
  const subject = encodeURIComponent(`Re: ${note.title}`);
  return {
    kind: 'note',
    head: { ...headOf(page, owner.name), ...(note.formulas && { formulas: note.formulas }) },
    labels: { back, ...textsOf(noteLabels, locale) },
    date: dayOf(note.date, locale),
    updated: note.updated && locale.documents.updatedOn({ date: formatDay(note.updated, locale) }),
    minutes: locale.documents.minutesToRead({ count: readingMinutes(note.story) }),
    tags: tagLinks(note.tags, pages),
    story: toStoryProps(note.story, locale),
    contents: listHeadings(note.story, minListed),
    replyAddress: owner.email && `mailto:${owner.email}?subject=${subject}`,
    discussAddress: note.discuss,
    list: { path, label },
    neighbors: neighborsOf(note.name, listed),
  };
}

export function toTagProps(page: Subpage, source: NotesSource): TagProps {
  const { pages, locale, owner } = source;
  const tag = source.tags.find(({ slug }) => slug === page.subject);
  if (!tag) throw new Error(`${page.path} is about nothing`);
  const { path, label, back } = pageAbove(page, source);
  const projects = tag.projects.map(({ date, ...project }) => ({
    ...project,
    date: { text: formatDate(date, locale), day: date },
  }));
  const ofProjects = pages.find(({ kind }) => kind === 'projects');
  return {
    kind: 'tag',
    head: headOf(page, owner.name),
    back,
    list: { path },
    groups: [
      { title: label, records: tag.notes.map((note) => listedNote(note, path, locale)) },
      { title: withName(ofProjects?.nav ?? '', owner.name), records: projects },
    ].filter(({ records }) => records.length > 0),
  };
}

function listedNote(note: Note, list: string, locale: Locale): ListedNote {
  return {
    path: subpagePath(list, note.name),
    title: note.title,
    date: dayOf(note.date, locale),
    line: storyLine(note, lineLength),
  };
}

function dayOf(day: string, locale: Locale): ShownDay {
  return { text: formatDay(day, locale), day };
}

/** Adults read 238 words or about 450 characters of scripts without spaces a minute: https://doi.org/10.1016/j.jml.2019.104047 */
const wordsPerMinute = 238;
const lettersPerMinute = 450;

const everyUnspaced = new RegExp(unspacedLetter, 'gu');

/** Minutes to read a story without its code, at least one. */
function readingMinutes(story: readonly StoryBlock<unknown>[]): number {
  const text = storyText(story);
  const letters = text.match(everyUnspaced)?.length ?? 0;
  const words = text.replaceAll(everyUnspaced, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute + letters / lettersPerMinute));
}

type TagSource = {
  pages: readonly Page[];
  notes: readonly Note[];
  projects: readonly Project[];
  caseStudies: readonly { project: string; tags: readonly string[] }[];
};

/** A tag with everything that has it, newest first. */
export type Tag = { slug: string; label: string; notes: Note[]; projects: TaggedProject[] };

/** `path` is the address of the case study; otherwise `hash` is the anchor on the page of projects. */
type TaggedProject = { title: string; date: string; line: string; path: string; hash?: string };

/** All tags sorted by name; none without a page of notes. */
export function collectTags(content: TagSource): Tag[] {
  if (!pageOfKind(content.pages, 'notes')) return [];
  const tags = new Map<string, Tag>();
  const tagOf = (label: string) => {
    const slug = tagSlug(label);
    const tag = tags.get(slug) ?? { slug, label, notes: [], projects: [] };
    tags.set(slug, tag);
    return tag;
  };
  for (const note of content.notes.toReversed())
    for (const tag of new Set(note.tags.map(tagOf))) tag.notes.push(note);
  const list = pageOfKind(content.pages, 'projects');
  for (const project of list ? content.projects.toReversed() : []) {
    const { name, title, date, description } = project;
    const study = content.caseStudies.find((each) => each.project === name);
    const place = study
      ? { path: subpagePath(list?.path ?? '', name) }
      : { path: list?.path ?? '', hash: name };
    const line = firstSentence(toPlainText(description));
    for (const tag of new Set([...project.tags, ...(study?.tags ?? [])].map(tagOf)))
      tag.projects.push({ title, date, line, ...place });
  }
  return [...tags.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
