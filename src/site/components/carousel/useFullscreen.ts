import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** Full screen of one element. `isSupported` is false where the browser has none (iPhones). */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const isSupported = useSyncExternalStore(
    () => () => {},
    () => document.fullscreenEnabled === true,
    // Most browsers can; the few that cannot lose the button once scripts run.
    () => true,
  );
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
  return { isSupported, isFullscreen, toggle };
}
