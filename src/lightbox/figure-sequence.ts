import type { Figure } from '../core/picture.ts';

/** Parameter of the address that names the open figure, and its name in old links to art. */
export const photoParam = 'photo';
export const oldPhotoParam = 'work';

/** A figure with its name in addresses, such as `travel/fushimi-inari-dawn`. */
export type NamedFigure = { id: string; figure: Figure };

/**
 * The figures of a lightbox, in order. The lightbox requests few at a time: the open figure, then the two beside it. A
 * sequence can therefore have any length and load its figures from anywhere.
 *
 * Pass the same object as long as its figures are the same: the lightbox looks up an open figure in a new one.
 */
export type FigureSequence = {
  length: number;
  /** Index of the figure that an address names; -1 if it is not in this sequence. */
  indexOf: (address: string) => number | Promise<number>;
  /** Rejects if the figure cannot be loaded now; the lightbox asks again when the visitor comes back. */
  figureAt: (index: number) => Promise<NamedFigure>;
};

/** A sequence of loaded figures. */
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

export type FoundFigure = { sequence: FigureSequence; index: number; shown: NamedFigure };

/** Finds an address in the first sequence that has it. A sequence that cannot be loaded now is skipped. */
export async function findFigure(
  sequences: readonly FigureSequence[],
  address: string,
): Promise<FoundFigure | null> {
  for (const sequence of sequences) {
    try {
      const index = await sequence.indexOf(address);
      if (index >= 0) return { sequence, index, shown: await sequence.figureAt(index) };
    } catch {
      // Another sequence may have it.
    }
  }
  return null;
}
