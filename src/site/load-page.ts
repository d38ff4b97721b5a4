import type { ComponentType } from 'react';
import type { PageName } from '../model/routes.ts';

/** A page whose code and words are here, ready to draw. */
export type LoadedPage = {
  name: PageName;
  Page: ComponentType;
  /** Whether its elements are in the HTML the visitor came to. */
  isInHtml?: boolean;
};

const loaded = new Map<PageName, Promise<LoadedPage>>();

/** Loads a page's chunk once; a failed load is forgotten, so that the next try asks again. */
export function loadPage(name: PageName): Promise<LoadedPage> {
  let page = loaded.get(name);
  if (!page) {
    page = importPage(name).then((Page) => ({ name, Page }));
    page.catch(() => loaded.delete(name));
    loaded.set(name, page);
  }
  return page;
}

function importPage(name: PageName): Promise<ComponentType> {
  switch (name) {
    case 'home':
      return import('./pages/home/HomeRoute.tsx').then((module) => module.HomeRoute);
    case 'about':
      return import('./pages/about/AboutRoute.tsx').then((module) => module.AboutRoute);
    case 'projects':
      return import('./pages/projects/ProjectsRoute.tsx').then((module) => module.ProjectsRoute);
    case 'experiences':
      return import('./pages/experiences/ExperiencesRoute.tsx').then((module) => module.ExperiencesRoute);
    case 'art':
      return import('./pages/art/ArtRoute.tsx').then((module) => module.ArtRoute);
    case 'contact':
      return import('./pages/contact/ContactRoute.tsx').then((module) => module.ContactRoute);
    case 'notFound':
      return import('./pages/not-found/NotFoundRoute.tsx').then((module) => module.NotFoundRoute);
  }
}

let drawAhead: (page: LoadedPage) => void = () => {};

/** Has every page that is fetched ahead of a click drawn by `draw`. */
export function whenWarm(draw: typeof drawAhead): void {
  drawAhead = draw;
}

/** Fetches a page ahead of the click, unless the visitor asked to save data. */
export function warmPage(name: PageName): void {
  if (savesData()) return;
  loadPage(name).then(drawAhead, () => {});
}

/** Network Information API: https://wicg.github.io/netinfo/ (Chromium only; elsewhere nobody asks to save). */
export function savesData(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true;
}
