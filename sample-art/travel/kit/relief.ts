/**
 * Land as a height field: heights on a grid, lit once with cast shadows, then seen column by column into buffers that a
 * shader turns into a few flat printed tones. World: x to the right, z away from the viewer, heights up; any one unit.
 */
import { type Colour, type Rgb, rgb } from '../../core/colour.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Point } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';

export type HeightAt = (x: number, z: number) => number;

export type Relief = {
  readonly size: number;
  /** The grid spans -halfWidth..halfWidth in x and 0..depth in z. */
  readonly halfWidth: number;
  readonly depth: number;
  readonly heights: Float32Array;
  /** 0 in full shade … 1 facing the sun. */
  readonly light: Float32Array;
  /** 0 level … towards 1 upright. */
  readonly slope: Float32Array;
};

export type ReliefOptions = {
  size?: number;
  halfWidth?: number;
  depth?: number;
  /** Direction towards the sun: right, up, away. */
  sun: readonly [number, number, number];
  shadowLength?: number;
  /** Rain drops that carve gullies before the land is lit; 0 for none. */
  erosion?: number;
};

export function makeRelief(heightAt: HeightAt, options: ReliefOptions): Relief {
  const { size = 760, halfWidth = 14, depth = 26, sun, shadowLength = 4, erosion = 0 } = options;
  const heights = new Float32Array(size * size);
  for (let j = 0; j < size; j++) {
    const z = (j / (size - 1)) * depth;
    for (let i = 0; i < size; i++)
      heights[j * size + i] = heightAt(((i / (size - 1)) * 2 - 1) * halfWidth, z);
  }
  if (erosion > 0) erode(heights, size, erosion, (2 * halfWidth) / size);
  return lightRelief(heights, size, halfWidth, depth, sun, shadowLength);
}

/**
 * Lets drops run downhill, taking soil where they run fast and leaving it where they slow down: this is what turns noise
 * into ridges and gullies. The drops start at places of a fixed sequence, so that the land is the same every time.
 */
function erode(heights: Float32Array, size: number, drops: number, cell: number): void {
  const at = (i: number) => heights[i] as number;
  for (let drop = 0; drop < drops; drop++) {
    let x = ((drop * 0.7548776662466927) % 1) * (size - 3) + 1;
    let y = ((drop * 0.5698402909980532) % 1) * (size - 3) + 1;
    let [directionX, directionY, speed, water, soil] = [0, 0, 1, 1, 0];
    for (let step = 0; step < 36; step++) {
      const i = x | 0;
      const j = y | 0;
      const u = x - i;
      const v = y - j;
      const k = j * size + i;
      const [a, b, c, d] = [at(k), at(k + 1), at(k + size), at(k + size + 1)];
      const slopeX = ((b - a) * (1 - v) + (d - c) * v) / cell;
      const slopeY = ((c - a) * (1 - u) + (d - b) * u) / cell;
      directionX = directionX * 0.25 - slopeX * 0.75;
      directionY = directionY * 0.25 - slopeY * 0.75;
      const length = Math.hypot(directionX, directionY);
      if (length < 1e-6) break;
      directionX /= length;
      directionY /= length;
      const before = (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v;
      x += directionX;
      y += directionY;
      if (x < 1 || y < 1 || x >= size - 2 || y >= size - 2) break;
      const k2 = (y | 0) * size + (x | 0);
      const [u2, v2] = [x - (x | 0), y - (y | 0)];
      const after =
        (at(k2) * (1 - u2) + at(k2 + 1) * u2) * (1 - v2) +
        (at(k2 + size) * (1 - u2) + at(k2 + size + 1) * u2) * v2;
      const fall = before - after;
      const capacity = Math.max(fall / cell, 0.02) * speed * water * cell * 0.9;
      let change: number;
      if (fall < 0) change = Math.min(-fall, soil);
      else if (soil > capacity) change = (soil - capacity) * 0.25;
      else change = -Math.min((capacity - soil) * 0.22, fall);
      soil -= change;
      heights[k] = a + change * (1 - u) * (1 - v);
      heights[k + 1] = b + change * u * (1 - v);
      heights[k + size] = c + change * (1 - u) * v;
      heights[k + size + 1] = d + change * u * v;
      speed = Math.sqrt(Math.max(0.05, speed * speed + (fall / cell) * 0.8));
      water *= 0.965;
    }
  }
}

function lightRelief(
  heights: Float32Array,
  size: number,
  halfWidth: number,
  depth: number,
  sun: readonly [number, number, number],
  shadowLength: number,
): Relief {
  const light = new Float32Array(size * size);
  const slope = new Float32Array(size * size);
  const cellX = (2 * halfWidth) / (size - 1);
  const cellZ = depth / (size - 1);
  const length = Math.hypot(...sun);
  const [sunX, sunY, sunZ] = [sun[0] / length, sun[1] / length, sun[2] / length];
  const level = Math.hypot(sunX, sunZ);
  const at = (i: number, j: number) => heights[j * size + i] as number;
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const dx = (at(Math.min(size - 1, i + 1), j) - at(Math.max(0, i - 1), j)) / (2 * cellX);
      const dz = (at(i, Math.min(size - 1, j + 1)) - at(i, Math.max(0, j - 1))) / (2 * cellZ);
      const upright = 1 / Math.hypot(dx, 1, dz);
      const facing = (-dx * sunX + sunY - dz * sunZ) * upright;
      let hidden = 0;
      let t = 0.06;
      for (let step = 0; step < 34 && t < shadowLength; step++) {
        const gi = i + ((sunX / level) * t) / cellX;
        const gj = j + ((sunZ / level) * t) / cellZ;
        if (gi < 0 || gj < 0 || gi >= size - 1 || gj >= size - 1) break;
        hidden = Math.max(hidden, at(gi | 0, gj | 0) - (at(i, j) + (t * sunY) / level));
        t = t * 1.13 + 0.01;
      }
      slope[j * size + i] = 1 - upright;
      light[j * size + i] = clamp(facing * 0.5 + 0.5) * (1 - 0.75 * clamp(hidden * 14));
    }
  }
  return { size, halfWidth, depth, heights, light, slope };
}

export type Camera = {
  /** Height of the eye above level 0. */
  height: number;
  /** Where the horizon lies on the sheet, in pixels. */
  horizon: number;
  /** Focal length in pixels: large = a long lens. */
  focal: number;
  near?: number;
};

export const LAND = 1;
export const WATER = 2;

/** What is seen at each pixel; `kind` 0 is sky. */
export type ReliefView = {
  readonly camera: Camera;
  readonly distance: Float32Array;
  readonly light: Float32Array;
  readonly slope: Float32Array;
  readonly height: Float32Array;
  readonly worldX: Float32Array;
  readonly worldZ: Float32Array;
  readonly kind: Uint8Array;
  /** The highest row with land, per column. */
  readonly top: Int32Array;
};

/** Looks at the land: columns from near to far, each step drawing only what rises above the steps before it. */
export function viewRelief(sheet: Sheet, relief: Relief, camera: Camera, waterLevel?: number): ReliefView {
  const { width, height } = sheet;
  const count = width * height;
  const view: ReliefView = {
    camera,
    distance: new Float32Array(count),
    light: new Float32Array(count),
    slope: new Float32Array(count),
    height: new Float32Array(count),
    worldX: new Float32Array(count),
    worldZ: new Float32Array(count),
    kind: new Uint8Array(count),
    top: new Int32Array(width).fill(height),
  };
  const { size, halfWidth, depth } = relief;
  const { near = 0.5 } = camera;
  for (let x = 0; x < width; x++) {
    const direction = (x - width / 2) / camera.focal;
    let lowest = height;
    let z = near;
    let first = true;
    let [lastHeight, lastLight, lastSlope, lastZ, lastY] = [0, 0, 0, z, height];
    while (z < depth * 0.995 && lowest > 0) {
      const worldX = direction * z;
      const gx = (worldX / halfWidth + 1) * 0.5 * (size - 1);
      const gz = (z / depth) * (size - 1);
      if (gx < 0 || gx >= size - 1 || gz < 0 || gz >= size - 1) {
        z *= 1.01;
        continue;
      }
      const i = gx | 0;
      const j = gz | 0;
      const u = gx - i;
      const v = gz - j;
      const k = j * size + i;
      const between = (grid: Float32Array) =>
        ((grid[k] as number) * (1 - u) + (grid[k + 1] as number) * u) * (1 - v) +
        ((grid[k + size] as number) * (1 - u) + (grid[k + size + 1] as number) * u) * v;
      let landHeight = between(relief.heights);
      let kind = LAND;
      const light = between(relief.light);
      const slope = between(relief.slope);
      if (waterLevel !== undefined && landHeight < waterLevel) {
        landHeight = waterLevel;
        kind = WATER;
      }
      const y = camera.horizon + ((camera.height - landHeight) / z) * camera.focal;
      if (y < lowest) {
        const top = Math.max(0, Math.ceil(y));
        const span = Math.max(1, lastY - y);
        for (let row = lowest - 1; row >= top; row--) {
          const t = first ? 1 : clamp((lastY - row) / span);
          const q = row * width + x;
          view.distance[q] = lerp(lastZ, z, t);
          view.light[q] = lerp(lastLight, light, t);
          view.slope[q] = lerp(lastSlope, slope, t);
          view.height[q] = lerp(lastHeight, landHeight, t);
          view.worldX[q] = worldX;
          view.worldZ[q] = lerp(lastZ, z, t);
          view.kind[q] = kind;
        }
        lowest = Math.min(lowest, top);
      }
      [lastHeight, lastLight, lastSlope, lastZ, lastY] = [landHeight, light, slope, z, y];
      first = false;
      z *= 1.0045 + (z > 8 ? 0.001 : 0);
    }
    view.top[x] = lowest;
  }
  return view;
}

/** Where a point of the world falls on the sheet. */
export function project(sheet: Sheet, camera: Camera, x: number, height: number, z: number): Point {
  return [
    sheet.width / 2 + (x / z) * camera.focal,
    camera.horizon + ((camera.height - height) / z) * camera.focal,
  ];
}

/** Whether something standing at this distance would be seen at this place of the sheet. */
export function isVisible(sheet: Sheet, view: ReliefView, [x, y]: Point, z: number, slack = 0.8): boolean {
  const column = Math.round(x);
  const row = clamp(Math.round(y) - 2, 0, sheet.height - 1);
  if (column < 0 || column >= sheet.width || y > sheet.height + 40) return false;
  return (view.distance[row * sheet.width + column] as number) >= z - slack;
}

export type Fog = {
  colour: Colour;
  density: number;
  power?: number;
  /** How much of the far land may vanish, 0..1. */
  most?: number;
};

/** Colours the land (or the water). `shade` returns one of its palette's ready colours for a pixel. */
export function paintRelief(
  sheet: Sheet,
  view: ReliefView,
  fog: Fog,
  shade: (pixel: number, x: number, y: number) => Rgb,
  kind: typeof LAND | typeof WATER = LAND,
): void {
  const fogRgb = rgb(fog.colour);
  const { density, power = 1, most = 0.85 } = fog;
  sheet.pixels((data, width, height) => {
    for (let x = 0; x < width; x++) {
      for (let y = view.top[x] as number; y < height; y++) {
        const q = y * width + x;
        if (view.kind[q] !== kind) continue;
        const colour = shade(q, x, y);
        const t = Math.min(most, 1 - Math.exp(-(((view.distance[q] as number) * density) ** power)));
        const i = q * 4;
        for (let c = 0; c < 3; c++) data[i + c] = lerp(colour[c] as number, fogRgb[c] as number, t);
        data[i + 3] = 255;
      }
    }
  });
}

export type MirrorOptions = {
  /** Colour of the water far away and near. */
  far: Colour;
  near: Colour;
  /** How much is mirrored, 0..1, and how much of that is lost towards the viewer. */
  strength?: number;
  fade?: number;
  ripple?: number;
};

/** Mirrors everything above each stretch of water about that stretch's own shore, column by column. */
export function mirrorInWater(sheet: Sheet, view: ReliefView, options: MirrorOptions): void {
  const { strength = 0.7, fade = 0.5, ripple = 1 } = options;
  const far = rgb(options.far);
  const near = rgb(options.near);
  const { noise } = sheet;
  const { horizon } = view.camera;
  sheet.pixels((data, width, height) => {
    const source = new Uint8ClampedArray(data);
    for (let x = 0; x < width; x++) {
      let shore = -1;
      for (let y = Math.max(1, view.top[x] as number); y < height; y++) {
        const q = y * width + x;
        if (view.kind[q] !== WATER) {
          shore = -1;
          continue;
        }
        if (shore < 0) shore = y;
        const depth = (y - horizon) / (height - horizon);
        const reach = ripple * (1 + depth * 16);
        const fine = 0.012 + 0.06 * (1 - depth);
        const shiftX = noise.at(x * 0.006 * (1.6 - depth), y * fine * 1.7 + 7) * reach;
        const shiftY = noise.at(x * 0.004 + 40, y * fine * 2.1) * reach * 1.5;
        let sourceY = Math.abs(Math.round(2 * shore - y + shiftY - 2));
        if (sourceY >= shore) sourceY = shore - 1;
        const sourceX = clamp(Math.round(x + shiftX), 0, width - 1);
        const keep = strength * (1 - fade * smoothstep(0.15, 1.1, depth));
        const toNear = smoothstep(0, 1, depth);
        for (let c = 0; c < 3; c++) {
          const tint = lerp(far[c] as number, near[c] as number, toNear);
          data[q * 4 + c] = lerp(tint, source[(sourceY * width + sourceX) * 4 + c] as number, keep);
        }
      }
    }
  });
}

/** A palette's row, dark to light, ready for pixels. */
export function toneRow(...colours: readonly Colour[]): readonly Rgb[] {
  return colours.map(rgb);
}

/** A tone of a row; an index beyond its ends gives the end. */
export function tone(row: readonly Rgb[], index: number): Rgb {
  return row[clamp(index, 0, row.length - 1)] as Rgb;
}
