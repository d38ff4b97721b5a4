import type { ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Navigation } from '../../src/router/Navigation.ts';
import { NavigationContext } from '../../src/router/useNavigation.ts';

/** What a part of a page is in HTML, where the page of this address is open. */
export function draw(part: ReactNode, path: string): string {
  const page = { path, Page: () => null };
  const notFound = { path: '/404', load: async () => page };
  const value = new Navigation(page, { pages: [], notFound });
  return renderToStaticMarkup(createElement(NavigationContext, { value }, part));
}
