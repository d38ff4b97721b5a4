import * as words from 'virtual:words';
import { type FocusEvent, type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import { hasModifier } from '../../navigation/is-plain-click.ts';
import { forward } from '../forward.ts';
import { useIsInView } from '../useIsInView.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselSlide, type Slide } from './CarouselSlide.tsx';
import { CarouselThumbnails } from './CarouselThumbnails.tsx';
import { type CarouselOptions, resolveOptions } from './carousel-options.ts';
import { carouselReducer, initialState, type Side, shownSlide } from './carousel-state.ts';
import { slideId } from './slide-figures.ts';
import { useRotation } from './useRotation.ts';
import { useStageWidth } from './useStageWidth.ts';
import { useSwipe } from './useSwipe.ts';

/** How much of the carousel must be in the window for it to rotate. */
const shareInView = 0.5;

/** Within a window's height it may soon be seen, or reached by a key. */
const nearWindow = '100% 0px';

type Props = {
  /** What the pictures are of, for those who cannot see them. */
  label: string;
  slides: Slide[];
  /** What the names of its figures begin with. */
  name: string;
  /** How wide the layout draws the stage, as a `sizes` attribute says it. */
  sizes: string;
  options?: Partial<CarouselOptions>;
  /** Name of its figure that is shown whole, over the page; "" for none. */
  openId: string;
  /** Shows a figure so. */
  onOpen: (id: string) => void;
  /** The visitor may soon want that. */
  onPrefetch: () => void;
};

/**
 * Slides moved by the visitor or by themselves, after the W3C's carousel pattern: the button that stops the
 * rotation comes first, focus and pointer hold it up, hidden slides are inert.
 */
export function Carousel({ label, slides, name, sizes, openId, options = {}, onOpen, onPrefetch }: Props) {
  const settings = resolveOptions(options);
  const [state, dispatch] = useReducer(carouselReducer, undefined, () =>
    initialState(slides.length, settings.isInfinite),
  );
  const [isHovered, setIsHovered] = useState(false);
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { motion } = state;
  const shown = shownSlide(state);
  const hasMany = slides.length > 1;
  const shownId = slides[shown] ? slideId(name, slides[shown]) : '';

  const isNear = useIsInView(root, { rootMargin: nearWindow });
  const [isAwake, setIsAwake] = useState(false);
  // For good: the focus may be on a control when the visitor scrolls away.
  if (isNear && !isAwake) setIsAwake(true);
  const isInView = useIsInView(isAwake ? root : null, { share: shareInView });
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isWanted = state.rotation === 'started' || (state.rotation === 'automatic' && !isHovered);
  const openIndex = slides.findIndex((slide) => slideId(name, slide) === openId);
  const isRotating =
    hasMany && isWanted && isInView && !isStill && openIndex < 0 && motion.phase !== 'pulled';

  useRotation({
    isRotating,
    shown,
    intervalMs: settings.intervalMs,
    onTurn: () => dispatch({ type: 'step', by: 1 }),
  });
  const isExpectant = hasMany && (isRotating || isHovered);
  // `shown` is listed too: each slide has a next one of its own.
  useEffect(() => {
    if (isExpectant) dispatch({ type: 'anticipate' });
  }, [isExpectant, shown]);

  // The end of a slide is a matter of time and not of `transitionend`, which never comes when the transition is
  // cut short or the carousel is hidden meanwhile.
  useEffect(() => {
    if (motion.phase !== 'sliding' && motion.phase !== 'returning') return;
    const timer = window.setTimeout(() => dispatch({ type: 'settle' }), settings.slideMs);
    return () => window.clearTimeout(timer);
  }, [motion, settings.slideMs]);

  const stagePx = useStageWidth(stage, isInView && hasMany, settings.resizeDebounceMs);
  const swipe = useSwipe({
    track,
    stagePx,
    options: settings,
    onPull: (towards) => dispatch({ type: 'pull', towards }),
    onRelease: (towards) => dispatch({ type: 'release', towards }),
  });

  // It follows a walk through the open pictures, and is where the visitor leaves them.
  useEffect(() => {
    if (openIndex < 0) return;
    dispatch({ type: 'stopRotation' });
    dispatch({ type: 'goTo', index: openIndex });
  }, [openIndex]);
  const open = () => onOpen(shownId);

  return (
    <section
      className={styles.carousel}
      ref={root}
      aria-roledescription={words.carousel}
      aria-label={label}
      onPointerEnter={(event) => {
        onPrefetch();
        if (event.pointerType === 'mouse') setIsHovered(true);
      }}
      onPointerLeave={() => {
        setIsHovered(false);
        dispatch({ type: 'leave' });
      }}
      onFocus={(event) => {
        onPrefetch();
        if (hasMany && isFromKeyboard(event)) {
          dispatch({ type: 'stopRotation' });
          dispatch({ type: 'anticipate' });
        }
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'leave' });
      }}
      onKeyDown={(event) => {
        const by = hasMany ? stepOf(event) : 0;
        if (by === 0) return;
        event.preventDefault();
        dispatch({ type: 'step', by });
      }}
    >
      <div className={styles.layout} data-thumbnails={hasMany ? settings.thumbnailSide : 'none'}>
        <CarouselControls
          hasMany={hasMany}
          isAwake={isAwake}
          isRotationOn={state.rotation !== 'stopped'}
          shownId={shownId}
          shown={import.meta.env.HAS_CLIPS ? slides[shown]?.original : undefined}
          onToggleRotation={() => dispatch({ type: 'toggleRotation' })}
          onStep={(by) => dispatch({ type: 'step', by })}
          onOpen={open}
        />
        {/* Dragging and clicking are a second way; the buttons are the first. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
        <div
          className={styles.stage}
          ref={stage}
          aria-live={isRotating ? 'off' : 'polite'}
          onDragStart={(event) => event.preventDefault()}
          {...(hasMany ? swipe.handlers : {})}
          onClick={() => {
            if (!swipe.hasDragged()) open();
          }}
        >
          <div
            className={styles.track}
            ref={track}
            data-phase={motion.phase}
            data-side={motion.phase === 'resting' ? undefined : motion.beside.side}
            // Only set while something moves: in prerendered HTML the policy would refuse a style attribute.
            style={motion.phase === 'resting' ? undefined : { transitionDuration: `${settings.slideMs}ms` }}
          >
            {slides.map(
              (slide, index) =>
                state.requested.has(index) && (
                  <CarouselSlide
                    key={slide.original.path}
                    slide={slide}
                    label={words.slideOf({ index: index + 1, count: slides.length })}
                    place={placeOf(index, state.settled, motion)}
                    isShown={index === shown}
                    isFirst={index === 0}
                    id={slideId(name, slide)}
                    sizes={sizes}
                    fallbackSource={settings.fallbackSource}
                  />
                ),
            )}
          </div>
        </div>
        {hasMany && (
          <CarouselThumbnails
            slides={slides}
            shown={shown}
            hoverMs={settings.thumbnailHoverMs}
            onShow={(index) => dispatch({ type: 'goTo', index })}
          />
        )}
      </div>
    </section>
  );
}

function placeOf(index: number, settled: number, motion: ReturnType<typeof carouselReducer>['motion']) {
  if (index === settled) return 'centre';
  if (motion.phase === 'resting' || motion.beside.index !== index) return 'hidden';
  return motion.beside.side === 1 ? 'after' : 'before';
}

/** A click focuses too, but only the keyboard's focus shows a ring. */
function isFromKeyboard(event: FocusEvent): boolean {
  return event.target.matches(':focus-visible');
}

/** A key leads to what lies on its side. */
function stepOf(event: KeyboardEvent): Side | 0 {
  if (hasModifier(event)) return 0;
  if (event.key === 'ArrowRight') return forward();
  if (event.key !== 'ArrowLeft') return 0;
  return forward() === 1 ? -1 : 1;
}
