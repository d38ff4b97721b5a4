import 'virtual:proportions.css';
import {
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { maxRowVariantWidthPx, proportionOf, sizesInRows } from '../../gallery/gallery.ts';
import { FigureLink } from '../../lightbox/FigureLink.tsx';
import { figureOnPage } from '../../lightbox/figure-on-page.ts';
import { type FigureSequence, type NamedFigure, photoParam } from '../../lightbox/figure-sequence.ts';
import { useAddressParameter, useNavigation } from '../../router/useNavigation.ts';
import { PictureImage } from '../../ui/PictureImage.tsx';
import { useIsPrinting } from '../../ui/useIsPrinting.ts';
import styles from './JustifiedGrid.module.css';
import { unpackProportions } from './justified-layout.ts';
import type { AllPhotos } from './props.ts';
import { useGridRows } from './useGridRows.ts';

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
                  maxWidthPx={maxRowVariantWidthPx}
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

/** Dragging the scroll bar passes thousands of photos: they are requested when the scroll rests. */
const restMs = 80;

/** Photos in memory, at most; the oldest ones are requested again. */
const maxKept = 1200;

type Figures = ReadonlyMap<number, NamedFigure>;

/** Loaded photos of a gallery by place, including those at `places`. Photos that fail are requested with the next ones. */
function useFigures(
  gallery: FigureSequence,
  initial: () => Figures,
  places: readonly number[],
  onLoad: (hasFailed: boolean) => void,
): Figures {
  const [figures, setFigures] = useState(initial);
  const report = useEffectEvent(onLoad);
  const missing = places.filter((place) => !figures.has(place)).join();
  useEffect(() => {
    if (!missing) return;
    let isOvertaken = false;
    const timer = window.setTimeout(async () => {
      const places = missing.split(',').map(Number);
      const answers = await Promise.allSettled(places.map((place) => gallery.figureAt(place)));
      const found = answers.flatMap((answer, index): [number, NamedFigure][] =>
        answer.status === 'fulfilled' ? [[places[index] ?? 0, answer.value]] : [],
      );
      setFigures((current) => new Map([...current, ...found].slice(-maxKept)));
      if (!isOvertaken) report(found.length < places.length);
    }, restMs);
    return () => {
      isOvertaken = true;
      window.clearTimeout(timer);
    };
  }, [gallery, missing]);
  return figures;
}

/** How long to wait for the last photo, which may still be loading when the lightbox closes. */
const waitMs = 3000;

/**
 * Reports the place of the open photo, so that the grid follows the lightbox; and again when it closes, since going back
 * restores the former scroll position. Then that photo gets the focus.
 */
function useOpenPhotoPosition(
  gallery: FigureSequence,
  isReady: boolean,
  onPlace: (place: number) => void,
): void {
  const address = useAddressParameter(photoParam);
  const last = useRef({ place: -1, address: '' });
  const report = useEffectEvent(onPlace);
  useLayoutEffect(() => {
    if (!isReady) return;
    if (!address) {
      const closed = last.current;
      last.current = { place: -1, address: '' };
      if (closed.place < 0) return;
      report(closed.place);
      return focusWhenRendered(closed.address);
    }
    let isOvertaken = false;
    Promise.resolve(gallery.indexOf(address)).then(
      (place) => {
        if (isOvertaken || place < 0) return;
        last.current = { place, address };
        report(place);
      },
      () => {},
    );
    return () => {
      isOvertaken = true;
    };
  }, [gallery, isReady, address]);
}

/** Focuses a photo as soon as it is rendered, unless the visitor focuses something else. Returns a function that stops. */
function focusWhenRendered(id: string): () => void {
  const end = performance.now() + waitMs;
  let frame = 0;
  const look = () => {
    const link = figureOnPage(id);
    const { activeElement } = document;
    if (link && activeElement?.matches('body, h1')) link.focus({ preventScroll: true });
    else if (activeElement !== link && performance.now() < end) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
