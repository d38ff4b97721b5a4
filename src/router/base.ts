import { base } from 'virtual:base';
import { withBase } from '../core/routes.ts';

/** Folder the site is published in, with a slash at both ends: `/` or `/repo/`. */
export { base };

/** Folder of what all languages of the site share; `base` of a further language is below it. */
export const rootBase = import.meta.env.ROOT_BASE;

/** Prefix of picture addresses: `base`, or a folder of another host. */
export const pictureBase = import.meta.env.PICTURE_BASE;

/** `href` of a page, or of an anchor (without `#`) on it. */
export function pageHref(path: string, anchor?: string): string {
  return withBase(base, path) + (anchor ? `#${anchor}` : '');
}

/** `href` of a page with a photo open. */
export function photoHref(path: string, photo: string): string {
  return `${withBase(base, path)}?photo=${photo}`;
}
