import type { Point } from './point.ts';

/** How a picture is drawn: so many times as large as fits, its middle so many px of the screen from the stage's. */
export type Zoom = { scale: number; x: number; y: number };

type Size = { width: number; height: number };

/** What a picture may be moved in. `picture` is its size where all of it is seen. */
type ZoomRoom = { stage: Size; picture: Size; largestScale: number };

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };

/** However small the file is, this much can be seen closer. */
const minLargestScale = 3;

/** Up to each pixel of the file on one of the page. */
export function largestScale(fileWidthPx: number, renderedWidthPx: number): number {
  return Math.max(minLargestScale, fileWidthPx / Math.max(1, renderedWidthPx));
}

/** Larger or smaller, with what is at `at` (from the middle of the stage) staying there, as far as the edges allow. */
export function scaleTo(zoom: Zoom, scale: number, at: Point, room: ZoomRoom): Zoom {
  const wanted = Math.min(Math.max(scale, 1), room.largestScale);
  const ratio = wanted / zoom.scale;
  return within(
    { scale: wanted, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio },
    room,
  );
}

export function moveBy(zoom: Zoom, by: Point, room: ZoomRoom): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, room);
}

/** No edge of the picture comes further in than the stage's, and one that is narrower stands in the middle. */
function within({ scale, x, y }: Zoom, { stage, picture }: ZoomRoom): Zoom {
  if (scale === 1) return unzoomed;
  return {
    scale,
    x: between(x, (picture.width * scale - stage.width) / 2),
    y: between(y, (picture.height * scale - stage.height) / 2),
  };
}

function between(value: number, most: number): number {
  return most <= 0 ? 0 : Math.min(Math.max(value, -most), most);
}
