import type { Setting } from '../setting/setting.ts';

export type Vessel =
  | 'deep bowl'
  | 'bowl'
  | 'pot'
  | 'cup'
  | 'tall glass'
  | 'coupe'
  | 'plate'
  | 'stack'
  | 'board'
  | 'steamer'
  | 'skillet'
  | 'cone'
  | 'slice'
  | 'bun'
  | 'skewer'
  | 'bento'
  | 'paper tray'
  | 'jar'
  | 'round tray'
  | 'hook';

/** A dish the kitchen knows: what calls for it in a caption, and how it is served. */
export type Dish = {
  readonly name: string;
  /** Lower case, without accents; a caption that holds one of them means this dish. */
  readonly words: readonly string[];
  readonly vessel: Vessel;
  /** At eye level like a still life, or looked at from above. */
  readonly view: 'eye' | 'above';
  /** What must be seen in it. */
  readonly ingredients: readonly string[];
  readonly setting: Setting;
};
