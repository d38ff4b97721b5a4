import { useEffect, useRef, useState } from 'react';
import type { Figure } from '../../../model/content.ts';
import { drawDistinct } from '../../../model/draw-distinct.ts';
import { type GalleryContent, shownPerGallery } from '../../../model/page-content.ts';
import { loadPhotos } from './photo-shards.ts';

/** `null` until the first draw is here: the page then shows the frames it came with. */
export type Draw = { photos: Figure[] | null; outcome: 'first' | 'refreshed' | 'failed' };

/** A random draw of photos; `refresh` draws again, none of them just shown. The newest call wins. */
export function useGallery(gallery: GalleryContent) {
  const [draw, setDraw] = useState<Draw>({ photos: null, outcome: 'first' });
  const shown = useRef<number[]>([]);
  const next = useRef<number[] | null>(null);
  const turn = useRef(0);

  const drawNext = () => drawDistinct(gallery.count, shownPerGallery, Math.random, shown.current);

  const show = async (outcome: Draw['outcome']) => {
    turn.current += 1;
    const mine = turn.current;
    const drawn = next.current ?? drawNext();
    next.current = null;
    try {
      const photos = await loadPhotos(gallery, drawn);
      if (mine !== turn.current) return;
      shown.current = drawn;
      next.current = null;
      setDraw({ photos, outcome });
    } catch {
      if (mine === turn.current) setDraw(({ photos }) => ({ photos, outcome: 'failed' }));
    }
  };

  // A page that has been left takes no more photos.
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  return {
    draw,
    showFirst: () => {
      if (turn.current === 0) show('first');
    },
    refresh: () => show('refreshed'),
    /** Decides the next draw and fetches what it needs to know, before Refresh is pressed. */
    prepare: () => {
      if (next.current) return;
      next.current = drawNext();
      loadPhotos(gallery, next.current).catch(() => {});
    },
  };
}
