import { useEffect, useState } from 'react';
import type { FigureSequence, NamedFigure } from '../../lightbox/figure-sequence.ts';

/** A visitor who drags the scroll bar passes thousands of photos, which nobody wants: they are asked for at rest, in ms. */
const restMs = 80;

/** As many as a long walk shows; the oldest of more are forgotten, and asked for again. */
const maxKept = 1200;

export type Figures = ReadonlyMap<number, NamedFigure>;

/** The photos at `places` of a gallery and others that are here, by place; what cannot be had comes with the next ones. */
export function useFigures(
  gallery: FigureSequence,
  initial: () => Figures,
  places: readonly number[],
): { figures: Figures; hasFailed: boolean } {
  const [figures, setFigures] = useState(initial);
  const [hasFailed, setHasFailed] = useState(false);
  const missing = places.filter((place) => !figures.has(place)).join();
  useEffect(() => {
    if (!missing) return;
    let isOvertaken = false;
    const timer = window.setTimeout(async () => {
      const wanted = missing.split(',').map(Number);
      const answers = await Promise.allSettled(wanted.map((place) => gallery.figureAt(place)));
      const found = answers.flatMap((answer, index): [number, NamedFigure][] =>
        answer.status === 'fulfilled' ? [[wanted[index] ?? 0, answer.value]] : [],
      );
      setFigures((known) => new Map([...known, ...found].slice(-maxKept)));
      if (!isOvertaken) setHasFailed(found.length < wanted.length);
    }, restMs);
    return () => {
      isOvertaken = true;
      window.clearTimeout(timer);
    };
  }, [gallery, missing]);
  return { figures, hasFailed };
}
