import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { figureOnPage } from './figure-on-page.ts';

/**
 * Keeps the dialog modal while it is rendered. Closing returns the focus to what opens the last shown figure, or, if the
 * page does not have that, the first one.
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
    // Videos of the page would continue behind the dialog.
    for (const video of document.querySelectorAll('video')) video.pause();
    element.showModal();
    element.querySelector<HTMLElement>('[data-close]')?.focus();
    return () => {
      element.close();
      const last = figureOnPage(lastId.current);
      if (lastId.current !== firstId) last?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      // Safari does not focus a clicked link, and after a link into the lightbox nothing had the focus.
      const opener = last ?? figureOnPage(firstId) ?? document.querySelector('h1');
      opener?.focus({ preventScroll: true });
    };
  }, [dialog, firstId]);
}
