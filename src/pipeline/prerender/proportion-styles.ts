import type { PageContent } from '../../model/page-content.ts';
import { proportionOf } from '../../model/wall-layout.ts';

/** One class for each proportion that photos of a wall have; the policy of the pages allows no `style` attributes. */
export function proportionStyles(pages: readonly PageContent[]): string {
  const photos = pages.flatMap((page) => (page.kind === 'photos' ? page.content.photos.photos : []));
  const rules = [...new Set(photos.map(({ picture }) => proportionOf(picture)))]
    .sort((a, b) => a - b)
    .map((proportion) => `.proportion-${proportion}{--proportion:${proportion}}`);
  return `@layer components{${rules.join('')}}`;
}
