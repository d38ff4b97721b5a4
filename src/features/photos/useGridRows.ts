import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { type GridLayout, type GridMeasures, layOutRows, rowAt } from './justified-layout.ts';

/** Rows are rendered this many window heights above and below the window. */
const windowsAhead = 1;

/** Rows come and go in groups, so that a step of the wheel need not render. */
const rowsTogether = 3;

type GridRows = {
  /** Photos to render: from `first`, before `end`. */
  first: number;
  end: number;
  /** Height of the rows above them, and of all rows. */
  abovePx: number;
  heightPx: number;
  /** Scrolls down by the height above a photo. */
  scrollTo: (photo: number) => void;
  /** Scrolls to a photo, unless half of it is visible. */
  reveal: (photo: number) => void;
};

/**
 * The rows of a grid near the window. `proportions`: those of all photos, or `null` to render all. Returns `null` for a grid
 * that renders all, and until it has been measured.
 */
export function useGridRows(
  list: RefObject<HTMLElement | null>,
  proportions: readonly number[] | null,
): GridRows | null {
  const [measures, setMeasures] = useState<GridMeasures | null>(null);
  const [rendered, setRendered] = useState({ from: 0, to: 0 });
  const layout = useMemo(
    () => (proportions && measures ? layOutRows(proportions, measures) : null),
    [proportions, measures],
  );

  useLayoutEffect(() => {
    const element = list.current;
    if (!proportions || !element) return;
    const follow = () => {
      const now = measure(element);
      setMeasures((last) => (last && JSON.stringify(last) === JSON.stringify(now) ? last : now));
      return now;
    };
    // Before the next render, since the scroll position is restored right after this.
    element.style.setProperty('--height', `${layOutRows(proportions, follow()).tops.at(-1)}px`);
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, proportions]);

  useLayoutEffect(() => {
    if (!layout) return;
    const follow = () => {
      const { from, to } = rowsNearWindow(list.current, layout);
      setRendered((last) => (last.from === from && last.to === to ? last : { from, to }));
    };
    follow();
    window.addEventListener('scroll', follow);
    return () => window.removeEventListener('scroll', follow);
  }, [list, layout]);

  if (!layout) return null;
  const { starts, tops } = layout;
  const rows = starts.length - 1;
  const from = Math.min(rendered.from, rows);
  return {
    first: starts[from] ?? 0,
    end: starts[Math.min(rendered.to, rows)] ?? 0,
    abovePx: tops[from] ?? 0,
    heightPx: tops[rows] ?? 0,
    scrollTo: (photo) => {
      window.scrollBy({ top: tops[rowAt(starts, photo)] ?? 0, behavior: 'instant' });
    },
    reveal: (photo) => {
      const element = list.current;
      if (!element || photo < 0) return;
      const row = rowAt(starts, photo);
      const middle = ((tops[row] ?? 0) + (tops[row + 1] ?? 0)) / 2 + element.getBoundingClientRect().top;
      if (middle < 0 || middle > window.innerHeight)
        window.scrollBy({ top: middle - window.innerHeight / 2, behavior: 'instant' });
    },
  };
}

/** The rows from `from` on, before `to`. */
function rowsNearWindow(element: HTMLElement | null, { tops }: GridLayout): { from: number; to: number } {
  const windowPx = window.innerHeight;
  const scrolledPx = -(element?.getBoundingClientRect().top ?? 0);
  const first = rowAt(tops, scrolledPx - windowsAhead * windowPx);
  const last = rowAt(tops, scrolledPx + (1 + windowsAhead) * windowPx);
  return {
    from: Math.floor(first / rowsTogether) * rowsTogether,
    to: Math.ceil((last + 1) / rowsTogether) * rowsTogether,
  };
}

function measure(element: HTMLElement): GridMeasures {
  const style = window.getComputedStyle(element);
  return {
    widthPx: element.getBoundingClientRect().width,
    // `min-block-size` is the row height in px; a custom property would return the length as written.
    rowHeightPx: Number.parseFloat(style.minBlockSize),
    gapPx: Number.parseFloat(style.columnGap),
    restShare: Number.parseFloat(style.getPropertyValue('--photo-row-rest')) / 100,
  };
}
