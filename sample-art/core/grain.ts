import { clamp } from './maths.ts';
import { Random } from './random.ts';

const TILE = 512;

/**
 * One noise tile for every picture: white noise, slightly blurred, then ranked so that its values are spread evenly
 * over 0..1. Even spread is what lets a gradient dissolve into grains without bands.
 */
const tile = makeTile();

function makeTile(): Float32Array {
  const random = new Random('grain-tile');
  const white = Float32Array.from({ length: TILE * TILE }, () => random.next());
  const at = (x: number, y: number) => white[(y & (TILE - 1)) * TILE + (x & (TILE - 1))] as number;
  const soft = new Float32Array(TILE * TILE);
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      const around = at(x + 1, y) + at(x - 1, y) + at(x, y + 1) + at(x, y - 1);
      soft[y * TILE + x] = at(x, y) * 0.5 + around * 0.125;
    }
  }
  const order = Uint32Array.from(soft.keys()).sort((a, b) => (soft[a] as number) - (soft[b] as number));
  const ranked = new Float32Array(TILE * TILE);
  order.forEach((index, rank) => {
    ranked[index] = rank / (order.length - 1);
  });
  return ranked;
}

/** The grain under a pixel, 0..1. */
export function grainAt(x: number, y: number): number {
  return tile[((y | 0) & (TILE - 1)) * TILE + ((x | 0) & (TILE - 1))] as number;
}

/**
 * Quantises light (0..1) to a few flat tones; at the borders between two tones the grain decides, which is what makes
 * lit relief look printed. Returns 0..1 in `tones` steps.
 */
export function poster(light: number, tones: number, x: number, y: number, grain = 0.55): number {
  return clamp(Math.floor(light * tones + (grainAt(x, y) - 0.5) * grain) / (tones - 1));
}

/** As `poster`, but the tone's number, 0..tones-1: an index into a palette's row. */
export function posterIndex(light: number, tones: number, x: number, y: number, grain = 0.55): number {
  const tone = Math.floor(light * tones + (grainAt(x, y) - 0.5) * grain);
  return tone < 0 ? 0 : tone >= tones ? tones - 1 : tone;
}
