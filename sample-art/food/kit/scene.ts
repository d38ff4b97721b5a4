import type { Random } from '../../core/random.ts';
import type { Sheet } from '../../core/sheet.ts';

/** What a dish is painted on: the sheet with wall and table done. */
export type Scene = {
  readonly sheet: Sheet;
  /** The stream of this dish; take `random.stream('part')` for parts that others must not move. */
  readonly random: Random;
  /** Where the table's far edge is, in pixels from the top. */
  readonly tableY: number;
};

/** Paints the dish with its props; the setting is there already, paper and grain come after. */
export type Painter = (scene: Scene) => void;
