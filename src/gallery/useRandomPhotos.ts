import { type RefObject, useEffect, useState } from 'react';
import type { Figure } from '../core/picture.ts';
import { useIsInView } from '../ui/useIsInView.ts';
import type { RandomGalleryView } from './gallery.ts';
import type { PhotoShards } from './PhotoShards.ts';
import { sampleWithout } from './sample-without.ts';

/** Which photos, by their place in the data, and whether the visitor asked for others. */
type Draw = { indices: number[]; isRefresh: boolean };
type Drawn = Draw & { photos: Figure[] };

/**
 * How far below the window a gallery starts to load. Above it there is no limit: after a jump to the end of the
 * page, what was jumped over is filled too.
 */
const nearWindow = '100000px 0px 600px';

/**
 * A random draw of photos; the first one when the gallery comes near the window, unless that begins with the newest.
 * `refresh` draws others, none of those shown; they are `next`, laid out unseen, until their pictures are decoded. The
 * newest draw wins.
 */
export function useRandomPhotos(
  gallery: RandomGalleryView,
  shards: PhotoShards,
  list: RefObject<HTMLElement | null>,
) {
  const { count, isRandom } = gallery.draw;
  const [wanted, setWanted] = useState<Draw | null>(null);
  const [failed, setFailed] = useState<Draw | null>(null);
  const [next, setNext] = useState<Drawn | null>(null);
  const [shown, setShown] = useState<Drawn | null>(() => (isRandom ? null : newest(gallery)));
  const isNear = useIsInView(list, { rootMargin: nearWindow });

  const draw = (isRefresh: boolean): Draw => ({
    indices: sampleWithout(count, gallery.first.length, Math.random, shown?.indices),
    isRefresh,
  });

  const isDeferred = isNear && isRandom && wanted === null;
  useEffect(() => {
    if (!isDeferred) return;
    const first = draw(false);
    // A visitor who asks in the same moment comes first.
    setWanted((asked) => asked ?? first);
  }, [isDeferred]);

  useEffect(() => {
    if (!wanted) return;
    let isOvertaken = false;
    shards.load(gallery, wanted.indices).then(
      (photos) => {
        if (isOvertaken) return;
        setNext({ ...wanted, photos });
        // In an empty frame a photo may stand before its picture is here.
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
    // One that cannot be had is shown as well, by its alt text.
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
      setWanted(draw(true));
      setNext(null);
    },
  };
}

function newest({ first, draw: { count } }: RandomGalleryView): Drawn {
  return { indices: first.map((_, place) => count - 1 - place), photos: first, isRefresh: false };
}
