import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { type PageName, routes } from '../model/routes.ts';
import { App } from './App.tsx';
import { base } from './base.ts';
import { loadPage } from './load-page.ts';

/** The whole document of a page as HTML, with its module loaded first so that nothing suspends. */
export async function renderPage(name: PageName): Promise<string> {
  const path = name === 'notFound' ? '/404' : routes[name];
  const page = await loadPage(name);
  return `<!DOCTYPE html>${renderToString(
    <StrictMode>
      <App first={page} path={base.replace(/\/$/, '') + path} />
    </StrictMode>,
  )}`;
}
