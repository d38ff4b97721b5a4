/** A place in the window, in CSS px. */
export type Point = { x: number; y: number };

export function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}

/** How far two points are from each other, and what lies in the middle of them. */
export function between(one: Point, other: Point) {
  return {
    distancePx: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}
