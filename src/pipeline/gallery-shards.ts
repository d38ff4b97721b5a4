import type { Content, GalleryName } from '../model/content.ts';
import { galleryNames } from '../model/schemas/records.ts';
import type { PreparedPicture } from './images/types.ts';
import { planShards } from './images/write-shards.ts';

/** The shards of every gallery, and the captions in them (for the fonts). */
export function galleryShards(
  content: Content,
  prepared: ReadonlyMap<string, PreparedPicture>,
  entries: Record<GalleryName, { source: string }[]>,
) {
  const planned = galleryNames.map((name) => {
    const figures = content.galleries[name].map((figure, index) => ({
      ...figure,
      thumbHash: prepared.get(entries[name][index]?.source ?? '')?.thumbHash ?? '',
    }));
    return { name, ...planShards(name, figures) };
  });
  return {
    revisions: Object.fromEntries(planned.map(({ name, revision }) => [name, revision])) as Record<
      GalleryName,
      string
    >,
    files: planned
      .flatMap(({ shards }) => shards)
      .map(({ publicPath, text }) => ({ path: publicPath, bytes: text })),
    captions: galleryNames.flatMap((name) => content.galleries[name].map(({ title }) => title)).join(''),
  };
}
