import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { figureOnPage } from '../../lightbox/figure-on-page.ts';
import { type FigureSequence, photoParam } from '../../lightbox/figure-sequence.ts';
import { useAddressParameter } from '../../router/useNavigation.ts';

/** A photo that was walked to may still be on its way when the viewer is closed; nobody waits longer for it, in ms. */
const waitMs = 3000;

/**
 * Tells the place of the photo that is open, so that the wall behind it follows the visitor who walks on; and once more
 * when it is closed, since going back takes the page to where it was left. Then that photo gets the focus.
 */
export function useOpenPhotoPosition(
  gallery: FigureSequence,
  isReady: boolean,
  onPlace: (place: number) => void,
): void {
  const address = useAddressParameter(photoParam);
  const last = useRef({ place: -1, address: '' });
  const tell = useEffectEvent(onPlace);
  useLayoutEffect(() => {
    if (!isReady) return;
    if (!address) {
      const closed = last.current;
      last.current = { place: -1, address: '' };
      if (closed.place < 0) return;
      tell(closed.place);
      return focusWhenRendered(closed.address);
    }
    let isOvertaken = false;
    Promise.resolve(gallery.indexOf(address)).then(
      (place) => {
        if (isOvertaken || place < 0) return;
        last.current = { place, address };
        tell(place);
      },
      () => {},
    );
    return () => {
      isOvertaken = true;
    };
  }, [gallery, isReady, address]);
}

/** Unless the visitor goes on to something else; returns what ends the waiting. */
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
