import type { Path2D } from '@napi-rs/canvas';
import { blob, ellipse, type Point, polygon } from '../core/shapes.ts';

/**
 * A place on the sheet with a size and a turn. Poses are written in its units (1 = half the width of the cat's head,
 * v grows downwards), so that one drawing serves at any size, tilted or mirrored.
 */
export class Frame {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rotation: number;
  readonly flip: 1 | -1;

  constructor(x: number, y: number, size: number, rotation = 0, flip: 1 | -1 = 1) {
    this.x = x;
    this.y = y;
    this.size = size;
    this.rotation = rotation;
    this.flip = flip;
  }

  at(u: number, v: number): Point {
    const cos = Math.cos(this.rotation);
    const sin = Math.sin(this.rotation);
    const x = u * this.flip;
    return [this.x + (x * cos - v * sin) * this.size, this.y + (x * sin + v * cos) * this.size];
  }

  /** A frame inside this one, mirrored along with it. */
  inner(u: number, v: number, scale: number, turn = 0): Frame {
    const [x, y] = this.at(u, v);
    return new Frame(x, y, this.size * scale, this.rotation + turn * this.flip, this.flip);
  }

  blob(points: readonly Point[], close = true): Path2D {
    return blob(
      points.map(([u, v]) => this.at(u, v)),
      close,
    );
  }

  curve(...points: readonly Point[]): Path2D {
    return this.blob(points, false);
  }

  polygon(points: readonly Point[], close = true): Path2D {
    return polygon(
      points.map(([u, v]) => this.at(u, v)),
      close,
    );
  }

  ellipse(u: number, v: number, ru: number, rv = ru, turn = 0): Path2D {
    const [x, y] = this.at(u, v);
    return ellipse(x, y, ru * this.size, rv * this.size, this.rotation + turn * this.flip);
  }
}
