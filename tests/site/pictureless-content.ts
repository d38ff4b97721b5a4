import { listPictureUses, resolveContent } from '../../src/site/resolve-content.ts';
import type { SiteContent } from '../../src/site/site-content.ts';
import { type Change, readTree } from './content-tree.ts';

/** The content of the changed fixture with one small picture in the place of each. Throws if it is invalid. */
export async function pictureless(changes: Record<string, Change> = {}): Promise<SiteContent> {
  const { entries, diagnostics, locale } = await readTree(changes);
  if (!entries) throw new Error(diagnostics.map(({ summary }) => summary).join('\n'));
  const picture = { path: '/images/p.jpg', fingerprint: '00000000', width: 16, height: 12, tint: 0 };
  return resolveContent(
    entries,
    new Map(listPictureUses(entries).map(({ source }) => [source, { picture }] as const)),
    locale,
  );
}
