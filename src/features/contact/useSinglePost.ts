import { type FormEvent, useEffect, useRef } from 'react';

/**
 * How long a pending post blocks the next one. Longer than the pause between impatient clicks, short for a visitor who
 * stopped the request: no event reports that. (`navigateerror` also fires when the page only saves its scroll
 * position.)
 */
const patienceMs = 5000;

/**
 * Handlers for a form that a double click must not post twice: while a post is pending, further ones are ignored. The
 * button is not disabled, because it would lose focus. A post is allowed again when the page is shown again or a field
 * changes.
 */
export function useSinglePost() {
  const postedAt = useRef<number | null>(null);

  // A page from the back/forward cache is in the state of the post.
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
