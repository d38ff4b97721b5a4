import type { Figure } from '../core/picture.ts';

/** A figure under the name its address has: `travel/fushimi-inari-dawn`. */
export type NamedFigure = { id: string; figure: Figure };

/**
 * What the viewer walks through, in its order. It is asked for few figures at a time: the open one and, once that is
 * here, the two beside it. So a sequence may have any length, and its figures may come from anywhere.
 *
 * A sequence is known by its identity: give the same one as long as its figures are the same, or an open one is looked
 * up again.
 */
export type FigureSequence = {
  length: number;
  /** Place of the figure that an address names, counted from 0; -1 where it names none of these. */
  indexOf: (address: string) => number | Promise<number>;
  /**
   * The figure at a place. Rejects when it cannot be had now; the viewer says so, and asks again when the visitor comes
   * there again.
   */
  figureAt: (index: number) => Promise<NamedFigure>;
};

/** A sequence of figures that are all here. */
export function sequenceOf(figures: readonly NamedFigure[]): FigureSequence {
  return {
    length: figures.length,
    indexOf: (address) => figures.findIndex(({ id }) => id === address),
    figureAt: async (index) => {
      const figure = figures[index];
      if (!figure) throw new Error(`no figure ${index} of ${figures.length}`);
      return figure;
    },
  };
}

/** Where an address leads. */
export type FoundFigure = { sequence: FigureSequence; index: number; shown: NamedFigure };

/** The first sequence that has the figure an address names. What cannot be had now finds nothing. */
export async function findFigure(
  sequences: readonly FigureSequence[],
  address: string,
): Promise<FoundFigure | null> {
  for (const sequence of sequences) {
    try {
      const index = await sequence.indexOf(address);
      if (index >= 0) return { sequence, index, shown: await sequence.figureAt(index) };
    } catch {
      // The next one may have it.
    }
  }
  return null;
}
