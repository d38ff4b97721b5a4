import { type PointerEvent, useEffect, useRef } from 'react';
import { ArrowIcon, lineIcon } from '../../../ui/icons.tsx';
import styles from './entries.module.css';

const RemoveIcon = lineIcon('M5 5l14 14M19 5L5 19');

type Props = {
  /** Of the entry, for screen readers. */
  name: string;
  /** The visible position, 0-based. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Moves an entry of a list by dragging or with buttons, and removes it. */
export function EntryButtons({ name, index, count, onMove, onRemove }: Props) {
  const move = (button: HTMLButtonElement, to: number) => {
    const list = button.closest('ol');
    onMove(to);
    // The focus follows the entry, so that the next press moves the same one.
    requestAnimationFrame(() => focusMoved(list?.children[to], button.dataset.move ?? ''));
  };
  const startDrag = useDragOrder(index, onMove);
  return (
    <span className={styles.entryButtons}>
      {count > 1 && (
        // For pointers only; the buttons do the same by keyboard.
        <span
          className={styles.grip}
          title="Drag to another position"
          onPointerDown={startDrag}
          aria-hidden="true"
        >
          ⠿
        </span>
      )}
      {[
        { direction: 'up', to: index - 1 },
        { direction: 'down', to: index + 1 },
      ].map(({ direction, to }) => (
        <button
          key={direction}
          type="button"
          data-move={direction}
          disabled={to < 0 || to === count}
          title={`Move ${direction}`}
          aria-label={`Move ${name} ${direction}`}
          onClick={(event) => move(event.currentTarget, to)}
        >
          <ArrowIcon />
        </button>
      ))}
      <button type="button" title="Remove" aria-label={`Remove ${name}`} onClick={onRemove}>
        <RemoveIcon />
      </button>
    </span>
  );
}

/** Focuses the same button of the moved entry, or the opposite one at the end of the list. */
function focusMoved(entry: Element | undefined, direction: string) {
  const buttons = [...(entry?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])];
  const enabled = buttons.filter((button) => !button.disabled);
  (enabled.find((button) => button.dataset.move === direction) ?? enabled[0])?.focus();
}

/** Dragging near the edge of the window scrolls, by a step per pointer event. */
const edgePx = 60;
const scrollStepPx = 12;

/**
 * Drags an entry of a list to another position by a handle; Escape cancels. `index` is its position in the list, which
 * may render only some of its entries.
 */
function useDragOrder(index: number, onMove: (to: number) => void) {
  const drag = useRef<AbortController | null>(null);
  useEffect(() => () => drag.current?.abort(), []);

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
