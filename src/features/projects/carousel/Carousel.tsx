import * as t from 'virtual:messages';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { hasModifier } from '../../../router/Link.tsx';
import { inlineDirection, type Side } from '../../../slider/useSlider.ts';
import styles from './Carousel.module.css';
import { CarouselControls, CarouselThumbnails } from './CarouselControls.tsx';
import { CarouselSlide, type Slide, slideId } from './CarouselSlide.tsx';
import { useCarousel } from './useCarousel.ts';

type Props = {
  /** Names the pictures for visitors who cannot see them. */
  label: string;
  slides: Slide[];
  /** What the names of its figures begin with. */
  name: string;
  /** Width of the stage in the layout, as a `sizes` attribute. */
  sizes: string;
  /** Its figure that is open in the lightbox; "" for none. */
  openId: string;
  /** Opens a figure in the lightbox. */
  onOpen: (id: string) => void;
  /** The visitor may soon open the lightbox. */
  onPrefetch: () => void;
};

/**
 * Slides that the visitor or time moves, after the W3C's carousel pattern: the button that stops the rotation comes
 * first, focus and pointer pause it, hidden slides are inert.
 */
export function Carousel({ label, slides, name, sizes, openId, onOpen, onPrefetch }: Props) {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const openIndex = slides.findIndex((slide) => slideId(name, slide) === openId);
  const carousel = useCarousel({ root, track, count: slides.length, openIndex });
  const { state, dispatch, step, hasMany, isNearViewport, isRotating, setIsHovered } = carousel;
  const { shown, position, positions } = state;
  const shownId = slides[shown] ? slideId(name, slides[shown]) : '';
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
          dispatch({ type: 'preload' });
        }
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'leave' });
      }}
      onKeyDown={(event) => {
        const by = hasMany ? keyStep(event) : 0;
        if (by === 0) return;
        event.preventDefault();
        step(by);
      }}
    >
      <div className={styles.layout} data-thumbnails={hasMany ? '' : undefined}>
        <CarouselControls
          hasMany={hasMany}
          isNearViewport={isNearViewport}
          isRotationOn={state.rotation !== 'stopped'}
          shownId={shownId}
          shown={import.meta.env.HAS_CLIPS ? slides[shown]?.original : undefined}
          onToggleRotation={() => dispatch({ type: 'toggleRotation' })}
          onStep={step}
          onOpen={open}
        />
        {/* The controls do the same as dragging and clicking the stage. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
        <div
          className={styles.stage}
          aria-live={isRotating ? 'off' : 'polite'}
          onDragStart={(event) => event.preventDefault()}
          {...carousel.pointerHandlers}
          onClick={() => {
            if (!carousel.hasDragged()) open();
          }}
        >
          <div className={styles.track} ref={track}>
            {slides.map((slide, index) => {
              const slidePosition = positions.get(index);
              return (
                slidePosition !== undefined && (
                  <CarouselSlide
                    key={slide.original.path}
                    slide={slide}
                    label={t.slideOf({ index: index + 1, count: slides.length })}
                    place={slidePosition === null ? null : slidePosition - position}
                    isFirst={index === 0}
                    id={slideId(name, slide)}
                    sizes={sizes}
                  />
                )
              );
            })}
          </div>
        </div>
        {hasMany && (
          <CarouselThumbnails
            slides={slides}
            shown={shown}
            onShow={(index) => dispatch({ type: 'goTo', index })}
          />
        )}
      </div>
    </section>
  );
}

/** A click focuses too, but only the keyboard's focus shows a ring. */
function isFromKeyboard(event: FocusEvent): boolean {
  return event.target.matches(':focus-visible');
}

/** An arrow key leads to the slide on its side. */
function keyStep(event: KeyboardEvent): Side | 0 {
  if (hasModifier(event)) return 0;
  if (event.key === 'ArrowRight') return inlineDirection();
  if (event.key !== 'ArrowLeft') return 0;
  return inlineDirection() === 1 ? -1 : 1;
}
