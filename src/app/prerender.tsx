import * as site from 'virtual:pages';
import { renderToString } from 'react-dom/server';
import { type LoadedPage, Navigation } from '../router/Navigation.ts';
import { parentOf, withContent } from '../router/subpages.ts';
import { App } from './App.tsx';

/**
 * Renders the whole document of a page as HTML. Its module is loaded first, so that nothing suspends. `content` is that
 * of a subpage.
 */
export async function renderPage(path: string, content?: unknown): Promise<string> {
  const first = content === undefined ? await ownPage(path) : await subpage(path, content);
  return `<!DOCTYPE html>${renderToString(<App navigation={new Navigation(first, site)} />)}`;
}

async function ownPage(path: string): Promise<LoadedPage> {
  const page = site.pages.find((each) => each.path === path) ?? site.notFound;
  return { path: page.path, Page: (await page.load()).Page };
}

async function subpage(path: string, content: unknown): Promise<LoadedPage> {
  const below = parentOf(site, path)?.below;
  if (!below) throw new Error(`no page has a subpage at ${path}`);
  return { path, Page: withContent(await below.load(path), content) };
}
