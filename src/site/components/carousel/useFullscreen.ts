import { type RefObject, useEffect, useState } from 'react';

/** Full screen of one element. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isFullscreen, setIsFullscreen] = useState(false);
  useEffect(() => {
    const read = () => setIsFullscreen(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [element]);
  const toggle = () => {
    const change = isFullscreen ? document.exitFullscreen() : element.current?.requestFullscreen();
    // Refused, as in a frame that doesn't allow it: then nothing changes.
    change?.catch(() => {});
  };
  return { isFullscreen, toggle };
}
