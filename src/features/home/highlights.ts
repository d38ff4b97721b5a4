import { type Page, pageOfKind } from '../../content/pages.ts';
import type { Project } from '../../content/project.ts';
import type { Figure, Picture } from '../../core/picture.ts';
import { wordsOf } from '../../core/prose.ts';
import { subpagePath } from '../../core/routes.ts';
import { firstSentence, withName } from '../../core/text.ts';
import type { Gallery } from '../../gallery/gallery.ts';
import { shownDay } from '../../i18n/dates.ts';
import type { Locale } from '../../i18n/locale.ts';
import { storyLine } from '../../story/story.ts';
import type { HomeContent } from './schema.ts';

export type HighlightsSource = {
  pages: readonly Page[];
  owner: { name: string };
  home: HomeContent;
  projects: readonly Project[];
  galleries: readonly Gallery[];
  notes: readonly (Parameters<typeof storyLine>[0] & {
    name: string;
    title: string;
    date: string;
    status: 'published' | 'draft' | 'scheduled';
  })[];
  locale: Locale;
};

/** Records of other pages on the homepage. */
export type Highlights = {
  /** `null` for none. */
  projects: { title: string; path: string; cards: ProjectHighlight[] } | null;
  photos: PhotoHighlight[];
  /** Left out for none. */
  notes?: NoteHighlights;
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
const noteLineLength = 120;

/**
 * The choice in home.yaml, otherwise the newest records except the photo of the label above. Validation reports
 * unknown names.
 */
export function toHighlights(content: HighlightsSource): Highlights {
  const { highlights = {} } = content.home;
  const page = pageOfKind(content.pages, 'projects');
  const projects = chooseProjects(content.projects, highlights.projects);
  return {
    projects:
      page && projects.length > 0
        ? {
            title: withName(page.nav, content.owner.name),
            path: page.path,
            cards: projects.map(projectHighlight),
          }
        : null,
    photos: choosePhotos(content, highlights.photos),
    ...chooseNotes(content, highlights.notes),
  };
}

function chooseProjects(projects: readonly Project[], names: readonly string[] | undefined): Project[] {
  if (!names) return projects.slice(-shownProjects).reverse();
  return names.flatMap((name) => projects.filter((project) => project.name === name));
}

function chooseNotes(
  { pages, notes, owner, locale }: HighlightsSource,
  names: readonly string[] | undefined,
): Pick<Highlights, 'notes'> {
  const page = pageOfKind(pages, 'notes');
  if (!page) return {};
  const chosen = names
    ? names.flatMap((name) => notes.filter((note) => note.name === name))
    : notes.slice(-shownNotes).reverse();
  if (chosen.length === 0) return {};
  return {
    notes: {
      title: withName(page.nav, owner.name),
      path: page.path,
      notes: chosen.map((note) => ({
        path: subpagePath(page.path, note.name),
        title: note.title,
        day: note.date,
        date: [
          shownDay(note.date, locale),
          ...(note.status === 'published' ? [] : [locale.words[note.status]]),
        ].join(locale.lists.comma),
        line: firstSentence(storyLine(note, noteLineLength)),
      })),
    },
  };
}

function projectHighlight({ name, title, type, description, slides }: Project): ProjectHighlight {
  const line = firstSentence(wordsOf(description));
  return { name, title, type, line, picture: slides[0]?.original ?? null };
}

function choosePhotos(
  { galleries, pages, owner, home }: HighlightsSource,
  wanted: readonly string[] | undefined,
): PhotoHighlight[] {
  const shown = (gallery: Gallery, figure: Figure | undefined): PhotoHighlight[] => {
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
        .flatMap((gallery) => gallery.photos.flatMap((figure) => shown(gallery, figure)))
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
    .flatMap((place) => inTurn.flatMap((gallery) => shown(gallery, gallery.photos.at(place))))
    .filter(({ id, figure }) => !(id.startsWith(`${home.label?.of}/`) && isNewest(figure)))
    .slice(0, shownPhotos);
}
