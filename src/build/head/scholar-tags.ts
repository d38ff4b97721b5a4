import type { Page, Subpage } from '../../content/pages.ts';
import { findPublication } from '../../features/experiences/sections/publications/props.build.ts';
import { scholarTags } from '../../features/experiences/sections/publications/scholar-tags.build.ts';
import type { SiteContent } from '../../site/site-content.ts';

/** The meta tags for search engines of scholars, on the page of a publication. */
export function scholarTagsOf(
  { sections, site }: SiteContent,
  page: Page | Subpage | undefined,
): [name: string, content: string][] {
  if (page?.kind !== 'publication') return [];
  const { publication } = findPublication(sections, page);
  return scholarTags(publication, { siteUrl: site.url, path: page.path, language: site.language });
}
