import { renderToString } from 'react-dom/server';
import type { PageName } from '../model/routes.ts';
import { App } from './App.tsx';
import { Navigation } from './navigation/Navigation.ts';
import { loadPage } from './navigation/pages.ts';

/** The whole document of a page as HTML, with its module loaded first so that nothing suspends. */
export async function renderPage(name: PageName): Promise<string> {
  const Page = await loadPage(name);
  return `<!DOCTYPE html>${renderToString(<App navigation={new Navigation({ name, Page }, loadPage)} />)}`;
}
