import { useSyncExternalStore } from 'react';

/** Whether the tab is visible; `true` while prerendering and hydrating. */
export function useIsTabVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

function subscribe(notify: () => void) {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}
