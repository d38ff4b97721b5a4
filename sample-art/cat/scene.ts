import { Sheet } from '../core/sheet.ts';

/** A sheet for one picture of the cat; its name seeds everything random in it. */
export function landscape(name: string): Sheet {
  return new Sheet(`cat/${name}`, 1600, 1067);
}

export function portrait(name: string): Sheet {
  return new Sheet(`cat/${name}`, 1067, 1600);
}
