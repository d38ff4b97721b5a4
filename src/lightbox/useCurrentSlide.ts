import { useEffect, useEffectEvent, useState } from 'react';
import { savesData } from '../router/saves-data.ts';
import type { FoundFigure, NamedFigure } from './figure-sequence.ts';

/** A figure that is here, one that could not be had, or one that has not come yet. */
export type SlideFigure = NamedFigure | 'failed' | undefined;

/**
 * Where the visitor is in a sequence, and what is known of it. The figures beside the open one are loaded when it is
 * here, unless the visitor asked to save data.
 */
export function useCurrentSlide({ sequence, index: first, shown }: FoundFigure) {
  const [index, setIndex] = useState(first);
  const [hasStepped, setHasStepped] = useState(false);
  const [figures, setFigures] = useState<ReadonlyMap<number, SlideFigure>>(() => new Map([[first, shown]]));
  const [ready, setReady] = useState<ReadonlySet<number>>(() => new Set());
  const loadsAhead = ready.has(index) && !savesData();

  const ask = useEffectEvent((place: number) => {
    const known = figures.get(place);
    if (place < 0 || place >= sequence.length || (known && known !== 'failed')) return;
    const note = (figure: SlideFigure) => setFigures((all) => new Map(all).set(place, figure));
    sequence.figureAt(place).then(note, () => note('failed'));
  });
  const askAgain = useEffectEvent(() => ask(index));
  useEffect(() => {
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, []);
  useEffect(() => {
    ask(index);
    if (!loadsAhead) return;
    ask(index + 1);
    ask(index - 1);
  }, [index, loadsAhead]);

  return {
    index,
    hasStepped,
    figures,
    loadsAhead,
    /** The figure at a place has all it needs to be seen. */
    markReady: (place: number) => setReady((all) => (all.has(place) ? all : new Set([...all, place]))),
    /** `false` where there is nothing. */
    goTo: (place: number) => {
      if (place < 0 || place >= sequence.length || place === index) return false;
      setIndex(place);
      setHasStepped(true);
      return true;
    },
  };
}
