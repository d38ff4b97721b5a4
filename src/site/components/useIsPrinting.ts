import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/** Whether the page is being printed. Drawn at once: the browser lays out the paper right after the event. */
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
    // Left to itself React draws in a microtask, which in Firefox comes after the paper.
    flushSync(notify);
  };
  window.addEventListener('beforeprint', set);
  window.addEventListener('afterprint', set);
  return () => {
    window.removeEventListener('beforeprint', set);
    window.removeEventListener('afterprint', set);
  };
}
