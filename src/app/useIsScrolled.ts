import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled down from its top. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > 0,
    () => false,
  );
}

function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}
