import { type RouteName, routes, withBase } from '../../model/routes.ts';
import { base } from '../base.ts';

/** What a link to one of our pages, or to a part of it (without `#`), says in its `href`. */
export function pageHref(page: RouteName, anchor?: string): string {
  return withBase(base, routes[page]) + (anchor ? `#${anchor}` : '');
}
