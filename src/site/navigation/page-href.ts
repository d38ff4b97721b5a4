import { withBase } from '../../model/routes.ts';
import { base } from '../base.ts';

/** What a link to one of our pages, or to a part of it (without `#`), says in its `href`. */
export function pageHref(path: string, anchor?: string): string {
  return withBase(base, path) + (anchor ? `#${anchor}` : '');
}
