import type { Colour } from '../../core/colour.ts';

export type WallKind =
  | 'plaster'
  | 'squares'
  | 'flower-tiles'
  | 'zellige'
  | 'subway'
  | 'panels'
  | 'shoji'
  | 'brick'
  | 'stripes'
  | 'niche'
  | 'wainscot'
  | 'hexagons'
  | 'scallops'
  | 'night-street'
  | 'sky'
  | 'window'
  | 'shelf'
  | 'mirror'
  | 'curtain'
  | 'awning'
  | 'bulbs'
  | 'lanterns';

export type TableKind =
  | 'planks'
  | 'smooth'
  | 'cloth'
  | 'gingham'
  | 'marble'
  | 'steel'
  | 'slate'
  | 'terrazzo'
  | 'mat'
  | 'tiles';

export type LightKind = 'panes' | 'blinds' | 'leaves' | 'round' | 'beam' | 'lamp' | 'none';

/** Where a dish stands. Pure description; `paint-setting.ts` draws it. */
export type Setting = {
  /** The first colour is the wall's own, the others its pattern's. */
  readonly wall: readonly [kind: WallKind, ...colours: Colour[]];
  readonly table: readonly [kind: TableKind, ...colours: Colour[]];
  /** The table's far edge as a part of the height; 0 for pictures from above, where the table is all there is. */
  readonly horizon: number;
  /** The light on the wall and where it falls, as a part of the width. */
  readonly light: readonly [kind: LightKind, at?: number];
  /** Darkening of the corners; evening scenes have more. */
  readonly vignette?: number;
};
