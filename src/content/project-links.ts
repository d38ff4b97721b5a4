import type { Project, SiteContent } from '../site/site-content.ts';

/** Where a project leads, each link only when there is one: its code, where it can be tried, Devpost, and the others. */
export function projectLinks(
  { github, activeLink, devpostLink, links }: Project,
  { words }: SiteContent['locale'],
): Project['links'] {
  // None of these words holds anything to be filled in.
  return [
    { label: String(words.github), address: github },
    { label: String(words.tryIt), address: activeLink },
    { label: String(words.devpost), address: devpostLink },
    ...links,
  ].filter(({ address }) => address !== '');
}
