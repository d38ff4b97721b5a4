import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Drawn at once: the browser lays out the paper right after the event. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // Left to itself React draws in a microtask, which in Firefox comes after the paper.
    const follow = ({ type }: Event) => flushSync(() => setIsPrinting(type === 'beforeprint'));
    window.addEventListener('beforeprint', follow);
    window.addEventListener('afterprint', follow);
    return () => {
      window.removeEventListener('beforeprint', follow);
      window.removeEventListener('afterprint', follow);
    };
  }, []);
  return isPrinting;
}
