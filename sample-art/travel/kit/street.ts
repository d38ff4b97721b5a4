import type { Point } from '../../core/shapes.ts';

/**
 * A street seen along its length: X to the sides (walls at about ±1), Y up from the ground, Z away. Z 1 is about where
 * the sheet's side edges are.
 */
export type StreetView = {
  vanishX: number;
  vanishY: number;
  focal: number;
  /** The height of the eye above the ground. */
  eye: number;
};

export function streetPoint(view: StreetView, X: number, Y: number, Z: number): Point {
  return [view.vanishX + (X / Z) * view.focal, view.vanishY - ((Y - view.eye) / Z) * view.focal];
}

/** Pairs of distances, far to near: one house after another, each nearer one drawn larger. */
export function streetBays(far: number, near: number, ratio: number): [far: number, near: number][] {
  const bays: [number, number][] = [];
  for (let z = far; z > near; z *= ratio) bays.push([z, z * ratio]);
  return bays;
}
