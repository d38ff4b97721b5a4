import { type PointerEvent, useRef } from 'react';

/** How near the edge of the window a dragged entry makes the page scroll, and how far at once, both in CSS px. */
const edge = 60;
const scrollStep = 12;

/**
 * Lets an entry of an ordered list be dragged to another place by a handle in it, with a pointer of any kind; Escape
 * leaves it where it was. `index` is its place as shown, of `count`, for lists of which not all entries are drawn.
 */
export function useDragOrder(index: number, onMove: (to: number) => void) {
  const drag = useRef<AbortController | null>(null);

  return (event: PointerEvent<HTMLElement>) => {
    const entry = event.currentTarget.closest('li');
    const list = entry?.parentElement;
    if (event.button !== 0 || !entry || !list || drag.current) return;
    event.preventDefault();
    const entries = [...list.children] as HTMLElement[];
    const from = entries.indexOf(entry);
    const start = event.clientY;
    const scrolled = scrollerOf(list);
    const startTop = scrolled.scrollTop;
    let to = from;
    drag.current = new AbortController();
    const { signal } = drag.current;
    entry.dataset.dragged = '';

    const show = (y: number) => {
      const way = y - start + scrolled.scrollTop - startTop;
      entry.style.translate = `0 ${way}px`;
      to = placeAt(entries, from, y);
      for (const [at, other] of entries.entries()) {
        other.dataset.drop = at === to && to !== from ? (to > from ? 'after' : 'before') : '';
      }
    };
    const end = (isDropped: boolean) => {
      drag.current?.abort();
      drag.current = null;
      entry.style.translate = '';
      delete entry.dataset.dragged;
      for (const other of entries) delete other.dataset.drop;
      if (isDropped && to !== from) onMove(index + to - from);
    };
    const listen = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(type, listener, { signal });
    listen('pointermove', ({ clientY }) => {
      const { top, bottom } = scrolled.getBoundingClientRect();
      if (clientY < Math.max(top, 0) + edge) scrolled.scrollTop -= scrollStep;
      if (clientY > Math.min(bottom, window.innerHeight) - edge) scrolled.scrollTop += scrollStep;
      show(clientY);
    });
    listen('pointerup', () => end(true));
    listen('pointercancel', () => end(false));
    listen('keydown', ({ key }) => key === 'Escape' && end(false));
  };
}

/** The place in the list that the middle of what is dragged to `y` would have. */
function placeAt(entries: readonly HTMLElement[], from: number, y: number): number {
  const above = entries.filter((entry, at) => {
    const { top, height } = entry.getBoundingClientRect();
    return at !== from && top + height / 2 < y;
  });
  return above.length;
}

/** What scrolls around an element. */
function scrollerOf(element: Element): Element {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (outer.scrollHeight > outer.clientHeight && /auto|scroll/.test(getComputedStyle(outer).overflowY)) {
      return outer;
    }
  }
  return document.documentElement;
}
