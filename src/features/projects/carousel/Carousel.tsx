import * as t from 'virtual:messages';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { hasModifier } from '../../../router/is-plain-click.ts';
import { inlineDirection } from '../../../ui/inline-direction.ts';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselSlide, type Slide } from './CarouselSlide.tsx';
import { CarouselThumbnails } from './CarouselThumbnails.tsx';
import { type CarouselOptions, resolveOptions } from './carousel-options.ts';
import type { CarouselState, Side } from './carousel-state.ts';
import { slideId } from './slide-figures.ts';
import { useCarousel } from './useCarousel.ts';
import { useStageWidth } from './useStageWidth.ts';
import { useSwipe } from './useSwipe.ts';

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
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { state, dispatch, shown, hasMany, isNearViewport, isInView, isRotating, setIsHovered } = useCarousel(
    {
      root,
      count: slides.length,
      openIndex: slides.findIndex((slide) => slideId(name, slide) === openId),
      settings,
    },
  );
  const { motion } = state;
  const shownId = slides[shown] ? slideId(name, slides[shown]) : '';
  const stagePx = useStageWidth(stage, isInView && hasMany, settings.resizeDebounceMs);
  const swipe = useSwipe({
    track,
    stagePx,
    options: settings,
    onPull: (towards) => dispatch({ type: 'pull', towards }),
    onRelease: (towards) => dispatch({ type: 'release', towards }),
  });
  const open = () => onOpen(shownId);

  return (
    <section
      className={styles.carousel}
      ref={root}
      aria-roledescription={t.carousel}
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
          isNearViewport={isNearViewport}
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
                    label={t.slideOf({ index: index + 1, count: slides.length })}
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

function placeOf(index: number, settled: number, motion: CarouselState['motion']) {
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
  if (event.key === 'ArrowRight') return inlineDirection();
  if (event.key !== 'ArrowLeft') return 0;
  return inlineDirection() === 1 ? -1 : 1;
}
