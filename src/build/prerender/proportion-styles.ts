import { proportionOf } from '../../features/photos/justified-layout.ts';
import type { PageProps } from '../../site/page-props.ts';

/** One class for each proportion that photos of a wall have; the policy of the pages allows no `style` attributes. */
export function proportionStyles(pages: readonly PageProps[]): string {
  const photos = pages.flatMap((page) => (page.kind === 'photos' ? page.content.photos.photos : []));
  const rules = [...new Set(photos.map(({ picture }) => proportionOf(picture)))]
    .sort((a, b) => a - b)
    .map((proportion) => `.proportion-${proportion}{--proportion:${proportion}}`);
  return `@layer components{${rules.join('')}}`;
}
