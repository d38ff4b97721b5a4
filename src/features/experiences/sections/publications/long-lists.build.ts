import { sha256 } from '../../../../files/hash.ts';
import type { SectionView } from '../../props.build.ts';
import type { PublicationsView } from './section.build.ts';

/** Publications of a list that every visit can load; 300 are 25 KB. */
const maxInPage = 40;

/**
 * Gives long lists of publications an address of their own. Their pages are complete as HTML, so browsers need the texts
 * again only to filter or unfold them.
 */
export function moveLongLists(sections: readonly SectionView[]): void {
  for (const shown of publicationsIn(sections)) {
    if (shown.publications.length > maxInPage)
      shown.later = `/assets/publications/${sha256(JSON.stringify(shown.publications)).slice(0, 8)}.json`;
  }
}

/** The lists that have an address. */
export function longLists(sections: readonly SectionView[]): PublicationsView[] {
  return publicationsIn(sections).filter(({ later }) => later !== undefined);
}

function publicationsIn(sections: readonly SectionView[]): PublicationsView[] {
  return sections.flatMap(({ kind, shown, within }) => [
    ...(kind === 'publications' ? [shown] : []),
    ...publicationsIn(within),
  ]);
}
