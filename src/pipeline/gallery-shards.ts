import type { Content, GalleryName } from '../model/content.ts';
import { galleryNames } from '../model/schemas/records.ts';
import { planShards } from './images/write-shards.ts';

/** The shards of every gallery, and the captions in them (for the fonts). */
export function galleryShards(content: Content) {
  const planned = galleryNames.map((name) => ({ name, ...planShards(name, content.galleries[name]) }));
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
