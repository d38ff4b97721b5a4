import { type RefObject, useEffect, useState } from 'react';
import type { Figure } from '../core/picture.ts';
import { useIsInView } from '../ui/useIsInView.ts';
import type { RandomGalleryView } from './gallery.ts';
import type { PhotoShards } from './PhotoShards.ts';

/** Photos picked by their index in the data, and whether the visitor asked for others. */
type Sample = { indices: number[]; isRefresh: boolean };
type LoadedSample = Sample & { photos: Figure[] };

/**
 * How far below the window a gallery starts to load. Above the window there is no limit, so that a jump to the end of the
 * page also fills the galleries in between.
 */
const nearWindow = '100000px 0px 600px';

/**
 * Random photos, picked when the gallery comes near the window, unless it begins with the newest. `refresh` picks others,
 * none of those shown: they are `next`, laid out hidden, until their pictures are decoded. The last request wins.
 */
export function useRandomPhotos(
  gallery: RandomGalleryView,
  shards: PhotoShards,
  list: RefObject<HTMLElement | null>,
) {
  const { count, isRandom } = gallery.pool;
  const [wanted, setWanted] = useState<Sample | null>(null);
  const [failed, setFailed] = useState<Sample | null>(null);
  const [next, setNext] = useState<LoadedSample | null>(null);
  const [shown, setShown] = useState<LoadedSample | null>(() => (isRandom ? null : newest(gallery)));
  const isNear = useIsInView(list, { rootMargin: nearWindow });

  const pick = (isRefresh: boolean): Sample => ({
    indices: sampleWithout(count, gallery.first.length, Math.random, shown?.indices),
    isRefresh,
  });

  const isDeferred = isNear && isRandom && wanted === null;
  useEffect(() => {
    if (!isDeferred) return;
    const first = pick(false);
    // A refresh in the same moment wins.
    setWanted((current) => current ?? first);
  }, [isDeferred]);

  useEffect(() => {
    if (!wanted) return;
    let isOvertaken = false;
    shards.load(gallery, wanted.indices).then(
      (photos) => {
        if (isOvertaken) return;
        setNext({ ...wanted, photos });
        // An empty frame may show a photo before its picture has loaded.
        setShown((present) => present ?? { ...wanted, photos });
      },
      () => {
        if (!isOvertaken) setFailed(wanted);
      },
    );
    return () => {
      isOvertaken = true;
    };
  }, [gallery, shards, wanted]);

  useEffect(() => {
    if (!next) return;
    let isOvertaken = false;
    const pictures = list.current?.querySelectorAll<HTMLImageElement>('[data-next] img') ?? [];
    // A picture that fails to load is shown too, by its alt text.
    Promise.allSettled([...pictures].map((picture) => picture.decode())).then(() => {
      if (isOvertaken) return;
      setShown(next);
      setNext(null);
    });
    return () => {
      isOvertaken = true;
    };
  }, [list, next]);

  const hasFailed = wanted !== null && wanted === failed;
  return {
    shown,
    next,
    hasFailed,
    isRefreshing: wanted?.isRefresh === true && wanted.indices !== shown?.indices && !hasFailed,
    refresh: () => {
      setWanted(pick(true));
      setNext(null);
    },
  };
}

function newest({ first, pool: { count } }: RandomGalleryView): LoadedSample {
  return { indices: first.map((_, place) => count - 1 - place), photos: first, isRefresh: false };
}

/**
 * Picks `count` distinct whole numbers below `total`, each subset equally likely, in random order.
 * Numbers in `avoid` are left out while enough others remain. `random` returns values in [0, 1).
 */
export function sampleWithout(
  total: number,
  count: number,
  random: () => number,
  avoid: readonly number[] = [],
): number[] {
  const all = Array.from({ length: total }, (_, index) => index);
  const others = all.filter((index) => !avoid.includes(index));
  const open = others.length < count ? all : others;
  return all.slice(0, count).flatMap(() => open.splice(Math.floor(random() * open.length), 1));
}
