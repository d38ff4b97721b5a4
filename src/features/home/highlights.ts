import { headOf, isListed, type Page, pageOfKind } from '../../content/pages.ts';
import type { Project } from '../../content/project.ts';
import type { Figure, Picture } from '../../core/picture.ts';
import { type RichText, toPlainText } from '../../core/prose.ts';
import { subpagePath } from '../../core/routes.ts';
import { firstSentence, withName } from '../../core/text.ts';
import type { Gallery } from '../../gallery/gallery.ts';
import { formatDay } from '../../i18n/dates.ts';
import { joinParts } from '../../i18n/isolate.ts';
import type { Locale } from '../../i18n/locale.ts';
import { storyLine } from '../../story/story.ts';
import type { HomeContent } from './schema.ts';

export type HighlightsSource = {
  pages: readonly Page[];
  owner: { name: string };
  home: HomeContent;
  projects: readonly Project[];
  galleries: readonly Gallery[];
  sections: readonly HighlightedSection[];
  notes: readonly (Parameters<typeof storyLine>[0] & {
    name: string;
    title: string;
    date: string;
  })[];
  locale: Locale;
};

/** A section of another page; its records are oldest first. */
type HighlightedSection = {
  kind: string;
  name: string;
  title: string;
  path: string;
  records: readonly object[];
  link?: string | undefined;
  /** Whether each publication has a page. */
  pages?: unknown;
};

/** Records of other pages on the homepage. */
export type Highlights = {
  /** `null` if there is none. */
  projects: { title: string; path: string; cards: ProjectHighlight[] } | null;
  photos: PhotoHighlight[];
  /** Left out for none. */
  notes?: NoteHighlights;
  /** Left out for none. */
  records?: RecordHighlights;
};

/** Records of sections, which have no pictures, and the page to read next. */
export type RecordHighlights = {
  cards: {
    kind: string;
    isQuote: boolean;
    title: string;
    line: string;
    date: string;
    path: string;
    anchor: string;
  }[];
  next: { path: string; label: string; line: string } | null;
};

export type NoteHighlights = {
  title: string;
  path: string;
  notes: { path: string; title: string; day: string; date: string; line: string }[];
};

export type ProjectHighlight = {
  /** Its id on the projects page. */
  name: string;
  title: string;
  type: string;
  /** The first sentence of the description. */
  line: string;
  picture: Picture | null;
};

export type PhotoHighlight = {
  /** The title of the gallery. */
  title: string;
  path: string;
  /** The photo in addresses: `travel/fushimi-inari-dawn`. */
  id: string;
  figure: Figure;
};

const shownProjects = 3;
const shownPhotos = 2;
const shownNotes = 3;
const shownRecords = 3;
/** In the place of a record: all publications that their owner selected. */
export const selectedRecords = 'selected';
/** Kinds of sections whose newest record is meaningful without the others. */
const standaloneKinds = ['publications', 'jobs', 'talks', 'certificates', 'awards', 'quotes'];
const noteLineLength = 120;

/**
 * The choice in home.yaml, otherwise the newest records except the photo of the label above. Validation reports
 * unknown names.
 */
export function toHighlights(content: HighlightsSource, photoCount = shownPhotos): Highlights {
  const { highlights = {} } = content.home;
  const page = pageOfKind(content.pages, 'projects');
  const projects = namedOrNewest(content.projects, highlights.projects, shownProjects);
  const photos = choosePhotos(content, highlights.photos, photoCount);
  const hasProjects = page !== undefined && projects.length > 0;
  return {
    projects: hasProjects
      ? {
          title: withName(page.nav, content.owner.name),
          path: page.path,
          cards: projects.map(projectHighlight),
        }
      : null,
    photos,
    ...chooseNotes(content, highlights.notes),
    ...chooseRecords(content, highlights.records ?? (hasProjects || photos.length > 0 ? [] : undefined)),
  };
}

/** The chosen records, otherwise the newest of the first section of each kind, except the record of the label above. */
function chooseRecords(
  source: HighlightsSource,
  wanted: readonly string[] | undefined,
): Pick<Highlights, 'records'> {
  if (wanted?.length === 0) return {};
  const { sections, home, pages, owner, locale } = source;
  const isFirstOfKind = (section: HighlightedSection) =>
    standaloneKinds.includes(section.kind) &&
    section.name !== home.label?.of &&
    sections.find(({ kind, name, records }) => {
      return kind === section.kind && name !== home.label?.of && records.length > 0;
    }) === section;
  const usual = sections.filter(isFirstOfKind).slice(0, shownRecords);
  const cards = (wanted ?? usual.map(({ name }) => name)).flatMap((address) => {
    const [name, record] = address.split('/');
    const section = sections.find((candidate) => candidate.name === name);
    if (section && record === selectedRecords)
      return section.records
        .filter((each) => (each as { isSelected?: boolean }).isSelected)
        .toReversed()
        .map((each) => recordHighlight(section, each, locale));
    const found = record
      ? section?.records.find((each) => (each as { name?: string }).name === record)
      : section?.records[section.kind === 'quotes' ? 0 : section.records.length - 1];
    return section && found ? [recordHighlight(section, found, locale)] : [];
  });
  if (cards.length === 0) return {};
  const linked = [...cards.map(({ path }) => path), ...(home.buttons ?? []).map(({ page }) => `/${page}`)];
  const next = pages.find((page) => {
    return (
      isListed(page) &&
      page.kind !== 'home' &&
      !page.inFooter &&
      !linked.some((path) => path === page.path || path.startsWith(`${page.path}/`))
    );
  });
  const line = next && (headOf(next, owner.name).subtitle || withName(next.description, owner.name));
  return {
    records: {
      cards,
      next: next ? { path: next.path, label: withName(next.nav, owner.name), line: line ?? '' } : null,
    },
  };
}

/** Records of all kinds in `standaloneKinds` have some of these fields. */
type SectionRecord = Partial<
  Record<
    'name' | 'organization' | 'venue' | 'event' | 'issuer' | 'location' | 'dates' | 'date' | 'by' | 'role',
    string
  >
> & { title?: RichText; text?: RichText; description?: RichText | RichText[] };

function recordHighlight(
  { kind, name, title: heading, path, pages }: HighlightedSection,
  record: SectionRecord,
  locale: Locale,
): RecordHighlights['cards'][number] {
  const isQuote = kind === 'quotes';
  const { organization, venue, event, issuer, location, by, role, description } = record;
  const remark = kind === 'awards' && description && !Array.isArray(description) ? description : '';
  const parts = isQuote ? [by, role] : [organization ?? venue ?? event ?? issuer, location];
  return {
    kind: heading,
    isQuote,
    title: toPlainText((isQuote ? record.text : record.title) ?? ''),
    line:
      joinParts(
        parts.filter((part) => part !== undefined),
        locale,
      ) || firstSentence(toPlainText(remark)),
    date: record.dates ?? (record.date ? formatDay(record.date, locale) : ''),
    ...(kind === 'publications' && pages && record.name
      ? { path: subpagePath(path, record.name), anchor: '' }
      : { path, anchor: name }),
  };
}

/** The records of these names, otherwise the `count` newest. */
function namedOrNewest<R extends { name: string }>(
  records: readonly R[],
  names: readonly string[] | undefined,
  count: number,
): R[] {
  return names
    ? names.flatMap((name) => records.filter((record) => record.name === name))
    : records.slice(-count).reverse();
}

function chooseNotes(
  { pages, notes, owner, locale }: HighlightsSource,
  names: readonly string[] | undefined,
): Pick<Highlights, 'notes'> {
  const page = pageOfKind(pages, 'notes');
  if (!page) return {};
  const chosen = namedOrNewest(notes, names, shownNotes);
  if (chosen.length === 0) return {};
  return {
    notes: {
      title: withName(page.nav, owner.name),
      path: page.path,
      notes: chosen.map((note) => ({
        path: subpagePath(page.path, note.name),
        title: note.title,
        day: note.date,
        date: formatDay(note.date, locale),
        line: firstSentence(storyLine(note, noteLineLength)),
      })),
    },
  };
}

function projectHighlight({ name, title, type, description, slides }: Project): ProjectHighlight {
  const line = firstSentence(toPlainText(description));
  return { name, title, type, line, picture: slides[0]?.original ?? null };
}

function choosePhotos(
  { galleries, pages, owner, home }: HighlightsSource,
  wanted: readonly string[] | undefined,
  count: number,
): PhotoHighlight[] {
  const toHighlight = (gallery: Gallery, figure: Figure | undefined): PhotoHighlight[] => {
    const page = pages.find(({ name }) => name === gallery.page);
    if (!page || !figure) return [];
    const { title } = gallery;
    return [
      {
        title: title || withName(page.nav, owner.name),
        path: page.path,
        id: `${gallery.name}/${figure.name}`,
        figure,
      },
    ];
  };
  if (wanted) {
    return wanted.flatMap((id) =>
      galleries
        .flatMap((gallery) => gallery.photos.flatMap((figure) => toHighlight(gallery, figure)))
        .filter((photo) => photo.id === id)
        .slice(0, 1),
    );
  }
  // The first gallery of each page comes before second ones.
  const isFirst = (gallery: Gallery) => galleries.find(({ page }) => page === gallery.page) === gallery;
  const isNewest = (figure: Figure) => galleries.some(({ photos }) => photos.at(-1) === figure);
  const inTurn = [...galleries.filter(isFirst), ...galleries.filter((gallery) => !isFirst(gallery))];
  // The newest of each gallery, then the next, so that one gallery can fill both places.
  return [-1, -2, -3]
    .flatMap((place) => inTurn.flatMap((gallery) => toHighlight(gallery, gallery.photos.at(place))))
    .filter(({ id, figure }) => !(id.startsWith(`${home.label?.of}/`) && isNewest(figure)))
    .slice(0, count);
}
