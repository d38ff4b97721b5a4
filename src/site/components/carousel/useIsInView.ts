import { type RefObject, useEffect, useState } from 'react';

/** A carousel is in view with half of itself. */
const shareInView = 0.5;

const watchers = new Map<Element, (isInView: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** Whether half of the element is in the window. One observer serves every carousel of a page. */
export function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    observer ??= new IntersectionObserver(tell, { threshold: shareInView });
    watchers.set(watched, setIsInView);
    observer.observe(watched);
    return () => {
      watchers.delete(watched);
      observer?.unobserve(watched);
    };
  }, [element]);
  return isInView;
}

function tell(entries: IntersectionObserverEntry[]) {
  for (const { target, intersectionRatio } of entries)
    watchers.get(target)?.(intersectionRatio >= shareInView);
}
