type ThumbnailSide = 'start' | 'end' | 'top' | 'bottom';

/** Every number of the carousel, and what it is when nobody says otherwise. */
export const carouselDefaults = {
  /** From one slide's coming in to the next one's, while it rotates by itself. */
  intervalMs: 3000,
  slideMs: 450,
  /** How far a slide must be dragged to change, in % of the stage. */
  swipeThresholdPercent: 30,
  /** Or how fast, in px per ms. */
  flickThreshold: 0.4,
  /** A finger that has moved less than this has not begun to drag. */
  swipeDeltaPx: 10,
  /** A pointer resting this long on a thumbnail shows its slide. */
  thumbnailHoverMs: 300,
  /** The stage is measured again when its size has been quiet this long. */
  resizeDebounceMs: 50,
  /** After the last slide comes the first. */
  isInfinite: true,
  thumbnailSide: 'bottom' as ThumbnailSide,
  /** Shown in place of a picture that cannot be had; `''` for none. */
  fallbackSource: '',
};

export type CarouselOptions = typeof carouselDefaults;

export function resolveOptions(options: Partial<CarouselOptions>): CarouselOptions {
  return { ...carouselDefaults, ...options };
}
