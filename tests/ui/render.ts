import type { ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Navigation } from '../../src/router/Navigation.ts';
import { NavigationContext } from '../../src/router/useNavigation.ts';

/** The HTML of a component on a page with this address. */
export function renderHtml(part: ReactNode, path: string): string {
  const page = { path, Page: () => null };
  const notFound = { path: '/404', load: async () => page };
  const value = new Navigation(page, { pages: [], notFound });
  return renderToStaticMarkup(createElement(NavigationContext, { value }, part));
}
