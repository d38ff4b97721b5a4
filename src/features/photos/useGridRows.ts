import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { type GridLayout, type GridMeasures, layOutRows, rowAt } from './justified-layout.ts';

/** Rows are drawn this many windows above and below the one that is seen, so that they are there when it moves. */
const windowsAhead = 1;

/** Rows come and go in bunches: a step of the wheel need not draw anything. */
const rowsTogether = 3;

type GridRows = {
  /** Photos to draw: those from `first` on, before `end`. */
  first: number;
  end: number;
  /** Room of the rows above them, and of all rows, in px. */
  abovePx: number;
  heightPx: number;
  /** Scrolls by as much as lies above a photo. */
  scrollTo: (photo: number) => void;
  /** Scrolls to a photo, unless half of it can be seen. */
  reveal: (photo: number) => void;
};

/**
 * Which rows of a wall to draw: those near the window. `proportions` are those of all its photos, `null` where all are
 * drawn. `null` until the wall has been measured, and for a wall that is drawn whole.
 */
export function useGridRows(
  list: RefObject<HTMLElement | null>,
  proportions: readonly number[] | null,
): GridRows | null {
  const [measures, setMeasures] = useState<GridMeasures | null>(null);
  const [drawn, setDrawn] = useState({ from: 0, to: 0 });
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
    // Before it is drawn anew: a visitor who comes back is taken to their place right after this.
    element.style.setProperty('--height', `${layOutRows(proportions, follow()).tops.at(-1)}px`);
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, proportions]);

  useLayoutEffect(() => {
    if (!layout) return;
    const follow = () => {
      const { from, to } = rowsNearWindow(list.current, layout);
      setDrawn((last) => (last.from === from && last.to === to ? last : { from, to }));
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [list, layout]);

  if (!layout) return null;
  const { starts, tops } = layout;
  const rows = starts.length - 1;
  const from = Math.min(drawn.from, rows);
  return {
    first: starts[from] ?? 0,
    end: starts[Math.min(drawn.to, rows)] ?? 0,
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
  const room = window.innerHeight;
  const seen = -(element?.getBoundingClientRect().top ?? 0);
  const first = rowAt(tops, seen - windowsAhead * room);
  const last = rowAt(tops, seen + (1 + windowsAhead) * room);
  return {
    from: Math.floor(first / rowsTogether) * rowsTogether,
    to: Math.ceil((last + 1) / rowsTogether) * rowsTogether,
  };
}

function measure(element: HTMLElement): GridMeasures {
  const style = window.getComputedStyle(element);
  return {
    widthPx: element.getBoundingClientRect().width,
    // At least a row high; a custom property would tell the length as it was written.
    rowHeightPx: Number.parseFloat(style.minBlockSize),
    gapPx: Number.parseFloat(style.columnGap),
  };
}
