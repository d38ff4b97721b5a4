import { useEffect, useEffectEvent, useState } from 'react';
import { savesData } from '../router/Navigation.ts';
import type { FoundFigure, NamedFigure } from './figure-sequence.ts';

/** A figure, one that could not be loaded, or one that is still loading. */
export type SlideFigure = NamedFigure | 'failed' | undefined;

/**
 * Where the visitor is in a sequence, and the figures loaded so far. Those beside the open one load after it, unless the
 * visitor saves data.
 */
export function useCurrentSlide({ sequence, index: first, shown }: FoundFigure) {
  const [index, setIndex] = useState(first);
  const [hasStepped, setHasStepped] = useState(false);
  const [figures, setFigures] = useState<ReadonlyMap<number, SlideFigure>>(() => new Map([[first, shown]]));
  const [ready, setReady] = useState<ReadonlySet<number>>(() => new Set());
  const loadsAhead = ready.has(index) && !savesData();

  const request = useEffectEvent((place: number) => {
    const loaded = figures.get(place);
    if (place < 0 || place >= sequence.length || (loaded && loaded !== 'failed')) return;
    const store = (figure: SlideFigure) => setFigures((all) => new Map(all).set(place, figure));
    sequence.figureAt(place).then(store, () => store('failed'));
  });
  const retry = useEffectEvent(() => request(index));
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  useEffect(() => {
    request(index);
    if (!loadsAhead) return;
    request(index + 1);
    request(index - 1);
  }, [index, loadsAhead]);

  return {
    index,
    hasStepped,
    figures,
    loadsAhead,
    /** The picture at a place has loaded. */
    markReady: (place: number) => setReady((all) => (all.has(place) ? all : new Set([...all, place]))),
    goTo: (place: number) => {
      if (place < 0 || place >= sequence.length || place === index) return;
      setIndex(place);
      setHasStepped(true);
    },
  };
}
