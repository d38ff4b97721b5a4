import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * How far below the window a gallery starts to load. Above it there is no limit: after a jump to the end of the
 * page, what was jumped over is filled too.
 */
const margin = '100000px 0px 600px';

/** Calls back once, when the element comes near the window. */
export function useNearViewport(element: RefObject<Element | null>, onNear: () => void) {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        near();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
