import { useEffect, useMemo, useState } from 'react';
import { foldText, unspacedLetter } from '../../core/fold-text.ts';
import type { ShardedGallery } from '../../gallery/gallery.ts';
import type { PhotoShards } from '../../gallery/PhotoShards.ts';

/** Loaded captions, folded, newest first. */
type Captions = { folded: string[]; areAll: boolean };

/**
 * `places` of the photos whose captions contain the query: `null` without a query, or before captions have loaded.
 * `isPending`: there may be more.
 */
export function useFoundPhotos(
  gallery: ShardedGallery,
  shards: PhotoShards,
  query: string,
): { places: number[] | null; isPending: boolean; hasFailed: boolean } {
  const [captions, setCaptions] = useState<Captions>({ folded: [], areAll: false });
  const [hasFailed, setHasFailed] = useState(false);
  const searchText = /[\p{L}\p{N}]/u.test(query) ? query : '';
  const isDue = searchText !== '';
  useEffect(() => {
    if (!isDue || captions.areAll) return;
    let isOvertaken = false;
    // The newest results are shown before the oldest have loaded.
    const read = async () => {
      const files = shards.index(gallery);
      const folded: string[] = [];
      for (const file of files) {
        folded.push(...(await file).map(([, title]) => foldCaption(title)));
        if (isOvertaken) return;
        setCaptions({ folded: [...folded], areAll: folded.length === gallery.pool.count });
      }
      setHasFailed(false);
    };
    read().catch(() => {
      if (!isOvertaken) setHasFailed(true);
    });
    return () => {
      isOvertaken = true;
    };
  }, [gallery, shards, isDue, captions.areAll]);
  const places = useMemo(
    () => (searchText && captions.folded.length > 0 ? findCaptions(captions.folded, searchText) : null),
    [captions, searchText],
  );
  return { places, isPending: isDue && !captions.areAll && !hasFailed, hasFailed: isDue && hasFailed };
}

/** A caption for the search: its words without case and accents, each after a space if its script has spaces. */
export function foldCaption(caption: string): string {
  return ` ${foldText(caption)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')}`;
}

/**
 * Indices of the folded captions that contain every word of `query`, or a word that begins with it, in any order. A query
 * without a word finds all.
 */
export function findCaptions(captions: readonly string[], query: string): number[] {
  const queryWords = foldCaption(query)
    .split(' ')
    .filter(Boolean)
    .map((word) => (unspacedLetter.test(word) ? word : ` ${word}`));
  return captions.flatMap((caption, index) =>
    queryWords.every((word) => caption.includes(word)) ? [index] : [],
  );
}
