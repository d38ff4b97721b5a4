import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Figure } from '../../core/picture.ts';
import { gallerySequence } from '../../gallery/gallery-sequence.ts';
import { PhotoShards } from '../../gallery/PhotoShards.ts';
import { useNavigation } from '../../router/useNavigation.ts';
import { unpackProportions } from './justified-layout.ts';
import { type AllPhotos, photosOfPart } from './props.ts';
import { type Figures, useFigures } from './useFigures.ts';
import { useFoundPhotos } from './useFoundPhotos.ts';
import { useGridRows } from './useGridRows.ts';

/**
 * The photos of a page, or those whose captions have the words of `query`: which there are, by their places in the
 * gallery, and which of them to draw. `isCut` tells that only those near the window are.
 */
export function useJustifiedGrid(gallery: AllPhotos, query: string) {
  const { part, parts, draw } = gallery;
  const beforePart = (part - 1) * photosOfPart;
  const navigation = useNavigation();
  const [shards] = useState(() => new PhotoShards());
  const all = useMemo(
    () => gallerySequence({ ...gallery, first: part === 1 ? gallery.photos : [] }, shards),
    [gallery, part, shards],
  );
  const proportions = useMemo(() => unpackProportions(gallery.proportions), [gallery]);
  const found = useFoundPhotos(gallery, shards, query);
  // What came as HTML is taken over as it is.
  const [isWhole, setIsWhole] = useState(!navigation.isPrerendered);
  useEffect(() => setIsWhole(true), []);
  const isCut = isWhole && parts > 1;

  const places = useMemo(() => {
    if (found.places) return found.places;
    return Array.from({ length: isCut ? draw.count : gallery.photos.length }, (_, index) =>
      isCut ? index : beforePart + index,
    );
  }, [found.places, isCut, draw, gallery, beforePart]);
  const list = useRef<HTMLUListElement>(null);
  const rows = useGridRows(
    list,
    useMemo(
      () => (isCut ? places.map((place) => proportions[place] ?? 0) : null),
      [isCut, proportions, places],
    ),
  );
  const isReady = !isCut || rows !== null;
  const { first, end } = rows ?? { first: 0, end: isReady ? places.length : 0 };
  const near = places.slice(first, end);
  const { figures, hasFailed } = useFigures(
    all,
    () => figuresOfPart(gallery.name, gallery.photos, beforePart),
    near,
  );

  const showPart = useEffectEvent(() => {
    if (!navigation.isPrerendered || navigation.restoreLate()) return;
    if (part > 1 && !query) rows?.scrollTo(beforePart);
  });
  useLayoutEffect(() => {
    if (isCut && isReady) showPart();
  }, [isCut, isReady]);

  return {
    all,
    found,
    list,
    rows,
    isCut,
    isReady,
    places,
    near,
    /** How many photos stand before the first that is drawn. */
    before: isCut || found.places ? first : beforePart,
    proportions,
    figures,
    hasFailed: hasFailed || found.hasFailed,
  };
}

function figuresOfPart(gallery: string, photos: readonly Figure[], before: number): Figures {
  return new Map(
    photos.map((figure, index) => [before + index, { id: `${gallery}/${figure.name}`, figure }] as const),
  );
}
