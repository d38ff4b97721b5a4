import { isListed, type Page, pageOfKind } from '../content/pages.ts';
import { pagePath, photosPath, subpagePath, tagPath } from '../core/routes.ts';
import { tagSlug } from '../core/slugify.ts';
import { hasMorePhotos } from '../features/photos/props.ts';
import type { Gallery } from '../gallery/gallery.ts';

/** A former address and its replacement; both below the site's base. */
export type Move = { from: string; to: string };

/** The parts of a site's content that have addresses, resolved or as they were written. */
export type Addressed = {
  /** The visible pages. */
  pages: readonly Pick<Page, 'name' | 'kind' | 'path' | 'formerly'>[];
  projects: readonly (Named & Tagged)[];
  caseStudies: readonly ({ project: string } & Tagged)[];
  notes: readonly (Named & Tagged)[];
  galleries: readonly (Pick<Gallery, 'name' | 'page' | 'shown' | 'unlisted'> & {
    photos: readonly Named[];
  })[];
  sections: readonly { path: string; pages?: unknown; records: readonly unknown[] }[];
};

type Named = { name: string; formerly?: readonly string[] | undefined };
type Tagged = { tags?: readonly string[] | undefined };

/**
 * The redirects for `formerly` of pages, projects and notes: everything below a page moves with it, and a project without
 * a case study is on the page of projects. An address of a current page is never redirected.
 */
export function movedAddresses(content: Addressed): Move[] {
  const paths = pathsOf(content);
  const list = pageOfKind(content.pages, 'projects');
  const notes = pageOfKind(content.pages, 'notes');
  const ofPages = content.pages.flatMap((page) =>
    formerPaths(page).flatMap((former) =>
      paths
        .filter((path) => path === page.path || path.startsWith(`${page.path}/`))
        .map((path) => ({ from: former + path.slice(page.path.length), to: path })),
    ),
  );
  const ofProjects = content.projects.flatMap(({ name, formerly = [] }) => {
    if (!list) return [];
    const own = subpagePath(list.path, name);
    const to = paths.includes(own) ? own : `${list.path}#${name}`;
    return everyPath(list).flatMap((path) =>
      formerly.map((former) => ({ from: subpagePath(path, former), to })),
    );
  });
  const ofNotes = content.notes.flatMap(({ name, formerly = [] }) => {
    if (!notes) return [];
    const to = subpagePath(notes.path, name);
    return everyPath(notes).flatMap((path) =>
      formerly.map((former) => ({ from: subpagePath(path, former), to })),
    );
  });
  const moves = new Map([...ofPages, ...ofProjects, ...ofNotes].map((move) => [move.from, move]));
  return [...moves.values()].filter(({ from }) => !paths.includes(from));
}

/** Addresses that visitors may have kept: pages, projects on the page of all, photos. Sorted, below the site's base. */
export function publishedAddresses(content: Addressed): string[] {
  return [
    ...new Set([
      ...pathsOf(content),
      ...partsOf(
        content,
        ({ path }) => [path],
        ({ name }) => [name],
      ),
    ]),
  ].sort();
}

/** Former addresses, which redirect. */
export function formerAddresses(content: Addressed): string[] {
  const everyName = ({ name, formerly = [] }: Named) => [name, ...formerly];
  return [...movedAddresses(content).map(({ from }) => from), ...partsOf(content, everyPath, everyName)];
}

/** Paths of the pages, and of those below them. */
function pathsOf({ pages, projects, caseStudies, notes, galleries, sections }: Addressed): string[] {
  const list = pageOfKind(pages, 'projects');
  const below = list
    ? caseStudies
        .filter(({ project }) => projects.some(({ name }) => name === project))
        .map(({ project }) => subpagePath(list.path, project))
    : [];
  const ofNotes = pageOfKind(pages, 'notes');
  const tagged = [...notes, ...(list ? [...projects, ...caseStudies] : [])];
  const belowNotes = ofNotes
    ? [
        ...notes.map(({ name }) => subpagePath(ofNotes.path, name)),
        ...new Set(tagged.flatMap(({ tags = [] }) => tags.map((tag) => tagPath(ofNotes.path, tagSlug(tag))))),
      ]
    : [];
  const photoPages = galleries
    .filter(hasMorePhotos)
    .flatMap(({ name, page }) =>
      pages.filter((candidate) => candidate.name === page).map(({ path }) => photosPath(path, name, 1)),
    );
  const publications = sections
    .filter((section) => section.pages === true && pages.some(({ path }) => path === section.path))
    .flatMap(({ path, records }) => records.map((record) => subpagePath(path, (record as Named).name)));
  return [
    ...pages.filter(isListed).map(({ path }) => path),
    ...[...below, ...belowNotes, ...photoPages, ...publications],
  ];
}

/** Places on a page, by every path of it and every name of theirs that counts. */
function partsOf(
  { pages, projects, galleries }: Addressed,
  pathsOfPage: (page: Addressed['pages'][number]) => string[],
  namesOf: (record: Named) => string[],
): string[] {
  const list = pageOfKind(pages, 'projects');
  const ofProjects = (list ? pathsOfPage(list) : []).flatMap((path) =>
    projects.flatMap(namesOf).map((name) => `${path}#${name}`),
  );
  const ofPhotos = galleries.flatMap(({ name: gallery, page: on, photos }) =>
    pages
      .filter(({ name }) => name === on)
      .flatMap(pathsOfPage)
      .flatMap((path) => photos.flatMap(namesOf).map((photo) => `${path}?photo=${gallery}/${photo}`)),
  );
  return [...ofProjects, ...ofPhotos];
}

/** A page's path, and those it had before. */
function everyPath(page: Addressed['pages'][number]): string[] {
  return [page.path, ...formerPaths(page)];
}

/** The homepage and the 404 page have no former addresses. */
function formerPaths({ kind, formerly = [] }: Addressed['pages'][number]): string[] {
  return kind === 'home' || kind === 'notFound' ? [] : formerly.map((name) => pagePath({ kind, name }));
}
