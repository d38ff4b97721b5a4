import { useEffect } from 'react';

/**
 * Keeps the focus in the field being typed in. The preview loads again with each change, and what opens there by
 * itself (the overlay of a photo) would take it, `inert` or not. Only the owner goes there: by pointer or by Tab.
 */
export function useKeptFocus() {
  useEffect(() => {
    let last: Element | null = null;
    let isGoing = false;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.tagName !== 'IFRAME') last = target;
    };
    const followPointer = ({ target }: PointerEvent) => {
      isGoing = target instanceof Element && target.closest('aside') !== null;
    };
    const followKey = ({ key }: KeyboardEvent) => {
      isGoing = key === 'Tab';
    };
    const giveBack = () => {
      const isTaken = document.activeElement?.tagName === 'IFRAME' && !isGoing;
      if (isTaken && last instanceof HTMLElement) last.focus({ preventScroll: true });
    };
    // The browser is still on its way there when it says so.
    const notice = () => setTimeout(giveBack);
    document.addEventListener('focusin', remember);
    document.addEventListener('pointermove', followPointer);
    document.addEventListener('keydown', followKey);
    window.addEventListener('blur', notice);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointermove', followPointer);
      document.removeEventListener('keydown', followKey);
      window.removeEventListener('blur', notice);
    };
  }, []);
}
