import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { figureOnPage } from '../../lightbox/figure-on-page.ts';
import { type FigureSequence, photoParam } from '../../lightbox/figure-sequence.ts';
import { useAddressParameter } from '../../router/useNavigation.ts';

/** How long to wait for the last photo, which may still be loading when the lightbox closes. */
const waitMs = 3000;

/**
 * Reports the place of the open photo, so that the grid follows the lightbox; and again when it closes, since going back
 * restores the former scroll position. Then that photo gets the focus.
 */
export function useOpenPhotoPosition(
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
