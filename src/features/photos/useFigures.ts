import { useEffect, useEffectEvent, useState } from 'react';
import type { FigureSequence, NamedFigure } from '../../lightbox/figure-sequence.ts';

/** Dragging the scroll bar passes thousands of photos: they are requested when the scroll rests. */
const restMs = 80;

/** Photos in memory, at most; the oldest ones are requested again. */
const maxKept = 1200;

type Figures = ReadonlyMap<number, NamedFigure>;

/** Loaded photos of a gallery by place, including those at `places`. Photos that fail are requested with the next ones. */
export function useFigures(
  gallery: FigureSequence,
  initial: () => Figures,
  places: readonly number[],
  onLoad: (hasFailed: boolean) => void,
): Figures {
  const [figures, setFigures] = useState(initial);
  const report = useEffectEvent(onLoad);
  const missing = places.filter((place) => !figures.has(place)).join();
  useEffect(() => {
    if (!missing) return;
    let isOvertaken = false;
    const timer = window.setTimeout(async () => {
      const places = missing.split(',').map(Number);
      const answers = await Promise.allSettled(places.map((place) => gallery.figureAt(place)));
      const found = answers.flatMap((answer, index): [number, NamedFigure][] =>
        answer.status === 'fulfilled' ? [[places[index] ?? 0, answer.value]] : [],
      );
      setFigures((current) => new Map([...current, ...found].slice(-maxKept)));
      if (!isOvertaken) report(found.length < places.length);
    }, restMs);
    return () => {
      isOvertaken = true;
      window.clearTimeout(timer);
    };
  }, [gallery, missing]);
  return figures;
}
