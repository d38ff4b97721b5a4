import { type FormEvent, useEffect, useRef } from 'react';

/**
 * How long a post without an answer holds the next one back, in ms. Longer than an impatient click, and short enough
 * for a visitor whose browser gave up without telling the page.
 */
const patienceMs = 10_000;

/**
 * Handlers for a form that must not be posted twice by a double click: while a post is on its way, another one is
 * ignored. The button stays as it is, since a disabled one would lose the focus. Whatever shows that the first one is
 * over lets the next one through: the page came back, the browser gave up, or the words are others now.
 */
export function useSinglePost() {
  const postedAt = useRef<number | null>(null);

  useEffect(() => {
    const letThrough = () => {
      postedAt.current = null;
    };
    // Back from the answer, a page out of the back/forward cache is as it was when the post went off.
    window.addEventListener('pageshow', letThrough);
    // Stopped by the visitor; told where the browser has the Navigation API, elsewhere the time has to pass.
    const navigation = 'navigation' in window ? window.navigation : null;
    navigation?.addEventListener('navigateerror', letThrough);
    return () => {
      window.removeEventListener('pageshow', letThrough);
      navigation?.removeEventListener('navigateerror', letThrough);
    };
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
