import { useSyncExternalStore } from 'react';

let isPrinting = false;

/**
 * Whether the page is being printed. An external store, since React draws a change of one before anything else
 * goes on: the browser lays out the paper right after the event.
 */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}

function subscribe(notify: () => void) {
  const set = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    notify();
  };
  window.addEventListener('beforeprint', set);
  window.addEventListener('afterprint', set);
  return () => {
    window.removeEventListener('beforeprint', set);
    window.removeEventListener('afterprint', set);
  };
}
