import { withBase } from '../core/routes.ts';
import { base } from './base.ts';

/** What a link to one of our pages, or to a part of it (without `#`), says in its `href`. */
export function pageHref(path: string, anchor?: string): string {
  return withBase(base, path) + (anchor ? `#${anchor}` : '');
}

/** The same of a page with a photo open. */
export function photoHref(path: string, photo: string): string {
  return `${withBase(base, path)}?photo=${photo}`;
}
