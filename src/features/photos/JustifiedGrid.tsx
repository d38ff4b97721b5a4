import 'virtual:proportions.css';
import { type CSSProperties, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { maxRowVariantWidthPx, proportionOf, sizesInRows } from '../../gallery/photo-rows.ts';
import { FigureLink } from '../../lightbox/FigureLink.tsx';
import type { FigureSequence } from '../../lightbox/figure-sequence.ts';
import { useNavigation } from '../../router/useNavigation.ts';
import { PictureImage } from '../../ui/PictureImage.tsx';
import { useIsPrinting } from '../../ui/useIsPrinting.ts';
import styles from './JustifiedGrid.module.css';
import { unpackProportions } from './justified-layout.ts';
import type { AllPhotos } from './props.ts';
import { useFigures } from './useFigures.ts';
import { useGridRows } from './useGridRows.ts';
import { useOpenPhotoPosition } from './useOpenPhotoPosition.ts';

type Props = {
  label: string;
  gallery: AllPhotos;
  all: FigureSequence;
  /** The photos to show, by their places in the gallery, newest first. */
  places: readonly number[];
  /** Whether only the rows near the window are rendered. */
  isVirtual: boolean;
  /** Total number of photos, and of photos before `places`, including other pages. */
  count: number;
  before: number;
  /** Place of the first photo in the HTML, and the index of the photo to scroll to once all parts are loaded. */
  firstPlace: number;
  startIndex: number;
  onOpen: (id: string) => void;
  /** Called when photos have loaded or some of them failed. */
  onLoad: (hasFailed: boolean) => void;
};

/** Uncropped photos in rows of equal width; see justified-layout.ts. Photos that are still loading keep their space. */
export function JustifiedGrid(props: Props) {
  const { label, gallery, all, places, isVirtual, count, before, firstPlace, startIndex, onOpen, onLoad } =
    props;
  const navigation = useNavigation();
  const list = useRef<HTMLUListElement>(null);
  const proportions = useMemo(() => unpackProportions(gallery.proportions), [gallery]);
  const rows = useGridRows(
    list,
    useMemo(
      () => (isVirtual ? places.map((place) => proportions[place] ?? 0) : null),
      [isVirtual, proportions, places],
    ),
  );
  const isReady = !isVirtual || rows !== null;
  const { first, end } = rows ?? { first: 0, end: isReady ? places.length : 0 };
  const near = places.slice(first, end);
  const initialFigures = () =>
    new Map(
      gallery.photos.map((figure, index) => {
        const id = `${gallery.name}/${figure.name}`;
        return [firstPlace + index, { id, figure }] as const;
      }),
    );
  const figures = useFigures(all, initialFigures, near, onLoad);

  const scrollToStart = useEffectEvent(() => {
    if (navigation.isPrerendered && !navigation.restoreLate() && startIndex > 0) rows?.scrollTo(startIndex);
  });
  useLayoutEffect(() => {
    if (isVirtual && isReady) scrollToStart();
  }, [isVirtual, isReady]);
  useOpenPhotoPosition(all, isReady, (place) => {
    const index = places.indexOf(place);
    if (rows) rows.reveal(index);
    else list.current?.children[index]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });

  const isPrinting = useIsPrinting();
  const rendered = isPrinting && isVirtual ? near.filter((place) => figures.has(place)) : near;
  const position = before + first;
  return (
    <ul
      className={styles.frames}
      ref={list}
      aria-label={label}
      data-captions={gallery.captions}
      data-continued={rows && position + rendered.length < count ? '' : undefined}
      style={
        rows
          ? ({ '--height': `${rows.heightPx}px`, '--above': `${rows.abovePx}px` } as CSSProperties)
          : undefined
      }
    >
      {rendered.map((place, index) => {
        const named = figures.get(place);
        const proportion = proportions[place] ?? (named ? proportionOf(named.figure.picture) : 24);
        return (
          <li
            key={place}
            className={`${styles.tile} proportion-${proportion}`}
            aria-posinset={position + index + 1}
            aria-setsize={count}
          >
            {named ? (
              <FigureLink className={styles.link} {...named} onOpen={onOpen}>
                <PictureImage
                  className={styles.picture}
                  picture={named.figure.picture}
                  sizes={sizesInRows(named.figure.picture)}
                  widest={maxRowVariantWidthPx}
                  isEager={place === 0}
                  isNeeded={isPrinting || place === 0}
                />
                <span className={styles.caption}>{named.figure.title}</span>
              </FigureLink>
            ) : (
              <span className={styles.link} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
