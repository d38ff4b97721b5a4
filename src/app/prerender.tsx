import * as site from 'virtual:pages';
import { renderToString } from 'react-dom/server';
import { type LoadedPage, Navigation } from '../router/Navigation.ts';
import { parentOf, withContent } from '../router/subpages.ts';
import { App } from './App.tsx';

/**
 * Renders the whole document of a page as HTML. Its module is loaded first, so that nothing suspends. A subpage
 * renders from its `words`.
 */
export async function renderPage(path: string, words?: unknown): Promise<string> {
  const first = words === undefined ? await ownPage(path) : await subpage(path, words);
  return `<!DOCTYPE html>${renderToString(<App navigation={new Navigation(first, site)} />)}`;
}

async function ownPage(path: string): Promise<LoadedPage> {
  const page = site.pages.find((each) => each.path === path) ?? site.notFound;
  return { path: page.path, Page: (await page.load()).Page };
}

async function subpage(path: string, words: unknown): Promise<LoadedPage> {
  const below = parentOf(site, path)?.below;
  if (!below) throw new Error(`no page has others like ${path} below it`);
  return { path, Page: withContent(await below.load(path), words) };
}
