import * as site from 'virtual:pages';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { Navigation } from './navigation/Navigation.ts';

/** The whole document of the page at a path as HTML, with its module loaded first so that nothing suspends. */
export async function renderPage(path: string): Promise<string> {
  const page = site.pages.find((known) => known.path === path) ?? site.notFound;
  const { Page } = await page.load();
  const first = { path: page.path, Page };
  return `<!DOCTYPE html>${renderToString(<App navigation={new Navigation(first, site)} />)}`;
}
