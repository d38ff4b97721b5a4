import { type RefObject, useEffect, useState } from 'react';

/** Whether at least `share` of an element is in the window extended by `rootMargin`; `false` for null. */
export function useIsInView(
  element: RefObject<Element | null> | null,
  { share = 0, rootMargin = '0px' }: { share?: number; rootMargin?: string } = {},
): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!element?.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const newest = entries.at(-1);
        if (newest) setIsInView(newest.isIntersecting && newest.intersectionRatio >= share);
      },
      { threshold: share, rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, share, rootMargin]);
  return isInView;
}
