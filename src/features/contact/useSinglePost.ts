import { type FormEvent, useEffect, useRef } from 'react';

/**
 * How long a post without an answer holds the next one back, in ms. Longer than impatient clicks follow each other, and
 * short for a visitor who has stopped the browser: no event tells that. (`navigateerror` comes, but it also comes when
 * the page only notes its scroll position in the history while the post goes on.)
 */
const patienceMs = 5000;

/**
 * Handlers for a form that must not be posted twice by a double click: while a post is on its way, another one is
 * ignored. The button stays as it is, since a disabled one would lose the focus. The next post is let through when the
 * page has come back or the words are others now.
 */
export function useSinglePost() {
  const postedAt = useRef<number | null>(null);

  // Back from the answer, a page out of the back/forward cache is as it was when the post went off.
  useEffect(() => {
    const letThrough = () => {
      postedAt.current = null;
    };
    window.addEventListener('pageshow', letThrough);
    return () => window.removeEventListener('pageshow', letThrough);
  }, []);

  return {
    onSubmit: (event: FormEvent) => {
      const nowMs = performance.now();
      if (postedAt.current !== null && nowMs - postedAt.current < patienceMs) event.preventDefault();
      else postedAt.current = nowMs;
    },
    onInput: () => {
      postedAt.current = null;
    },
  };
}
