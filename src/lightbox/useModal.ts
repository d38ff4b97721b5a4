import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { figureOnPage } from './figure-on-page.ts';

/**
 * Keeps the dialog modal while it is drawn. In the end the focus comes back to what opens the figure that was shown last,
 * if the page has it, or to what opened the first one.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, shownId: string) {
  const [firstId] = useState(shownId);
  const lastId = useRef(shownId);
  useLayoutEffect(() => {
    lastId.current = shownId;
  }, [shownId]);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // What plays on the page would go on unseen.
    for (const video of document.querySelectorAll('video')) video.pause();
    element.showModal();
    element.querySelector<HTMLElement>('[data-close]')?.focus();
    return () => {
      element.close();
      const last = figureOnPage(lastId.current);
      if (lastId.current !== firstId) last?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      // Safari doesn't focus a link that is clicked, and a visitor who followed a link straight here focused none.
      const home = last ?? figureOnPage(firstId) ?? document.querySelector('h1');
      home?.focus({ preventScroll: true });
    };
  }, [dialog, firstId]);
}
