import { useEffect, useState } from 'react';

/** Where the bar and the section row end, in px from the window's top; the specification's scroll offset. */
const jumpOffsetPx = 100;
/** A section counts as reached a little before its top arrives under the bars. */
const leewayPx = 24;

/** The id of the section below the sticky bars; the last one at the end of the page. */
export function useCurrentSection(ids: string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      // Looked up each time, since sections below the fold render later.
      const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const reached = sections.filter(
        (section) => section.getBoundingClientRect().top <= jumpOffsetPx + leewayPx,
      );
      const section = isAtEnd && window.scrollY > 0 ? sections.at(-1) : reached.at(-1);
      setCurrent(section?.id ?? null);
    };
    const schedule = () => {
      frame ||= window.requestAnimationFrame(read);
    };
    schedule();
    const listeners = new AbortController();
    const untilUnmount = { signal: listeners.signal };
    window.addEventListener('scroll', schedule, untilUnmount);
    window.addEventListener('resize', schedule, untilUnmount);
    return () => {
      window.cancelAnimationFrame(frame);
      listeners.abort();
    };
  }, [key]);

  return current;
}
