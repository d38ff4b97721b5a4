import * as t from 'virtual:messages';
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { savesData } from '../router/Navigation.ts';
import { MovementControl } from '../ui/clips/MovementControl.tsx';
import { movementOf, PlayContext } from '../ui/clips/PlayContext.ts';
import { Video } from '../ui/clips/Video.tsx';
import { PictureImage } from '../ui/PictureImage.tsx';
import type { FoundFigure, NamedFigure } from './figure-sequence.ts';
import styles from './Lightbox.module.css';
import { lightboxSizes } from './lightbox-picture.ts';

type Props = {
  figure: SlideFigure;
  /** Address of a small picture to show until the large one has loaded, or if it never does; "" for none. */
  thumbnail: string;
  /** Whether it is the open figure. */
  isOpen: boolean;
  /** Whether a video plays as soon as it is rendered. */
  playsAtOnce: boolean;
  /** Whether it may load before the visitor comes to it. */
  mayLoad: boolean;
  /** Whether it is zoomed in, which takes the largest file. */
  isZoomed: boolean;
  /** It has loaded or failed to load. */
  onReady: () => void;
};

/** One figure as large as fits. The element with `data-frame` is the one that moves and zooms. */
export function LightboxFigure({
  figure,
  thumbnail,
  isOpen,
  playsAtOnce,
  mayLoad,
  isZoomed,
  onReady,
}: Props) {
  const [isBroken, setIsBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [hasRendered, setHasRendered] = useState(isOpen || mayLoad);
  const [isLarge, setIsLarge] = useState(isZoomed);
  const [lacksLarge, setLacksLarge] = useState(false);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // A failed picture is requested again when the visitor comes back to it, or the connection does. It may fail in the same
  // render in which the visitor comes to it; then only a new element requests it again.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setIsBroken(false);
    if (isBroken) setAttempt(attempt + 1);
  }
  useEffect(() => {
    if (!isBroken) return;
    const retry = () => setIsBroken(false);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isBroken]);
  // Both stay true: a loaded file is not dropped.
  if ((isOpen || mayLoad) && !hasRendered) setHasRendered(true);
  if (isZoomed && !isLarge) setIsLarge(true);
  if (figure === 'failed') return <p className={styles.failure}>{t.pictureFailed}</p>;
  if (!figure) return null;
  const { picture } = figure.figure;
  const { clip } = picture;
  const isVideo = clip?.kind === 'video';
  const moves = isOpen && clip?.kind === 'animation';
  const alt = isVideo ? '' : picture.alt;
  const isFallback = isBroken && thumbnail !== '';
  if (isBroken && !isFallback && !isVideo)
    return (
      <div className={styles.failure} role="alert">
        <p>{t.pictureFailed}</p>
        <p>{picture.alt}</p>
      </div>
    );
  const ratio = { '--ratio': picture.width / picture.height } as CSSProperties;
  const frame = (
    <div className={`${styles.frame} tint-${picture.tint}`} style={ratio} data-frame="">
      {thumbnail && <img className={styles.layer} src={thumbnail} alt={isFallback ? alt : ''} />}
      {hasRendered && !isBroken && (
        <PictureImage
          key={attempt}
          className={styles.layer}
          picture={picture}
          sizes={isLarge && !lacksLarge ? `${picture.width}px` : lightboxSizes(picture)}
          maxWidthPx={picture.width}
          isTinted={false}
          isEager={isOpen}
          isNeeded
          alt={alt}
          onLoad={onReady}
          onError={() => {
            // The smaller file that was shown before is still available.
            if (isLarge && !lacksLarge) setLacksLarge(true);
            else setIsBroken(true);
            onReady();
          }}
        />
      )}
      {import.meta.env.HAS_CLIPS && isVideo && isOpen && (
        <Video picture={{ ...picture, clip }} playsAtOnce={playsAtOnce} />
      )}
    </div>
  );
  // On sites without clips, no page has their code.
  if (!import.meta.env.HAS_CLIPS) return frame;
  return (
    <PlayContext value={moves && movementOf(choice)}>
      {frame}
      {moves && <MovementControl alt={picture.alt} choice={choice} onChoose={setChoice} />}
    </PlayContext>
  );
}

/** A figure, one that could not be loaded, or one that is still loading. */
type SlideFigure = NamedFigure | 'failed' | undefined;

/**
 * Where the visitor is in a sequence, and the figures loaded so far. Those beside the open one load after it, unless the
 * visitor saves data.
 */
export function useCurrentSlide({ sequence, index: first, shown }: FoundFigure) {
  const [index, setIndex] = useState(first);
  const [hasStepped, setHasStepped] = useState(false);
  const [figures, setFigures] = useState<ReadonlyMap<number, SlideFigure>>(() => new Map([[first, shown]]));
  const [ready, setReady] = useState<ReadonlySet<number>>(() => new Set());
  const loadsAhead = ready.has(index) && !savesData();

  const request = useEffectEvent((place: number) => {
    const loaded = figures.get(place);
    if (place < 0 || place >= sequence.length || (loaded && loaded !== 'failed')) return;
    const store = (figure: SlideFigure) => setFigures((all) => new Map(all).set(place, figure));
    sequence.figureAt(place).then(store, () => store('failed'));
  });
  const retry = useEffectEvent(() => request(index));
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  useEffect(() => {
    request(index);
    if (!loadsAhead) return;
    request(index + 1);
    request(index - 1);
  }, [index, loadsAhead]);

  return {
    index,
    hasStepped,
    figures,
    loadsAhead,
    /** The picture at a place has loaded. */
    markReady: (place: number) => setReady((all) => (all.has(place) ? all : new Set([...all, place]))),
    goTo: (place: number) => {
      if (place < 0 || place >= sequence.length || place === index) return;
      setIndex(place);
      setHasStepped(true);
    },
  };
}
