import { type Page, pageOfKind } from '../content/pages.ts';
import { tagPath } from '../core/routes.ts';
import { tagSlug } from '../core/tag.ts';

export type TagLink = { label: string; path: string };

/** Links to the pages of these tags; none without a page of notes. */
export function tagLinks(tags: readonly string[], pages: readonly Page[]): TagLink[] {
  const parent = pageOfKind(pages, 'notes');
  if (!parent) return [];
  const bySlug = new Map(tags.map((label) => [tagSlug(label), label]));
  return [...bySlug].map(([slug, label]) => ({ label, path: tagPath(parent.path, slug) }));
}
