import { type PointerEvent, useRef } from 'react';

/** Dragging near the edge of the window scrolls, by a step per pointer event. */
const edgePx = 60;
const scrollStepPx = 12;

/**
 * Drags an entry of a list to another position by a handle; Escape cancels. `index` is its position in the list, which
 * may render only some of its entries.
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
    const scroller = scrollerOf(list);
    const startTop = scroller.scrollTop;
    let to = from;
    drag.current = new AbortController();
    const { signal } = drag.current;
    entry.dataset.dragged = '';

    const show = (y: number) => {
      const distance = y - start + scroller.scrollTop - startTop;
      entry.style.translate = `0 ${distance}px`;
      to = positionAt(entries, from, y);
      for (const [position, other] of entries.entries()) {
        other.dataset.drop = position === to && to !== from ? (to > from ? 'after' : 'before') : '';
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
      const { top, bottom } = scroller.getBoundingClientRect();
      if (clientY < Math.max(top, 0) + edgePx) scroller.scrollTop -= scrollStepPx;
      if (clientY > Math.min(bottom, window.innerHeight) - edgePx) scroller.scrollTop += scrollStepPx;
      show(clientY);
    });
    listen('pointerup', () => end(true));
    listen('pointercancel', () => end(false));
    listen('keydown', ({ key }) => key === 'Escape' && end(false));
  };
}

/** The position in the list for an entry dragged to `y`. */
function positionAt(entries: readonly HTMLElement[], from: number, y: number): number {
  const above = entries.filter((entry, position) => {
    const { top, height } = entry.getBoundingClientRect();
    return position !== from && top + height / 2 < y;
  });
  return above.length;
}

/** The nearest scroll container. */
function scrollerOf(element: Element): Element {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (outer.scrollHeight > outer.clientHeight && /auto|scroll/.test(getComputedStyle(outer).overflowY)) {
      return outer;
    }
  }
  return document.documentElement;
}
