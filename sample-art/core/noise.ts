import { clamp } from './maths.ts';
import { Random } from './random.ts';

/** Seeded gradient noise in two dimensions, with the sums of octaves that clouds, rock and paper are made of. */
export class Noise {
  readonly #order = new Uint8Array(512);
  readonly #gradientX = new Float32Array(256);
  readonly #gradientY = new Float32Array(256);

  constructor(seed: string | number) {
    const random = new Random(seed);
    const order = Uint8Array.from({ length: 256 }, (_, i) => i);
    for (let i = 255; i > 0; i--) {
      const j = Math.floor(random.next() * (i + 1));
      const kept = order[i] as number;
      order[i] = order[j] as number;
      order[j] = kept;
    }
    for (let i = 0; i < 512; i++) this.#order[i] = order[i & 255] as number;
    for (let i = 0; i < 256; i++) {
      const angle = (i / 256) * Math.PI * 2;
      this.#gradientX[i] = Math.cos(angle) * 1.5;
      this.#gradientY[i] = Math.sin(angle) * 1.5;
    }
  }

  /** One octave, about -1..1, with features one unit wide. */
  at(x: number, y = 0): number {
    // The indices below are masked to the tables' lengths, hence the assertions.
    const order = this.#order;
    const gx = this.#gradientX;
    const gy = this.#gradientY;
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const fx = x - xi;
    const fy = y - yi;
    const X = xi & 255;
    const Y = yi & 255;
    const Y1 = (Y + 1) & 255;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const w = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const left = order[X] as number;
    const right = order[X + 1] as number;
    const A = order[left + Y] as number;
    const B = order[right + Y] as number;
    const C = order[left + Y1] as number;
    const D = order[right + Y1] as number;
    const a = (gx[A] as number) * fx + (gy[A] as number) * fy;
    const b = (gx[B] as number) * (fx - 1) + (gy[B] as number) * fy;
    const c = (gx[C] as number) * fx + (gy[C] as number) * (fy - 1);
    const d = (gx[D] as number) * (fx - 1) + (gy[D] as number) * (fy - 1);
    const top = a + (b - a) * u;
    return top + (c + (d - c) * u - top) * w;
  }

  /** Octaves summed, each twice as fine and half as strong; about -1..1. */
  fractal(x: number, y = 0, octaves = 5, lacunarity = 2, gain = 0.5): number {
    let sum = 0;
    let strength = 1;
    let total = 0;
    for (let i = 0; i < octaves; i++) {
      sum += strength * this.at(x, y);
      total += strength;
      strength *= gain;
      x = x * lacunarity + 17.3;
      y = y * lacunarity + 9.1;
    }
    return sum / total;
  }

  /** Octaves folded at zero: sharp crests, 0..1. */
  ridged(x: number, y: number, octaves = 5, lacunarity = 2.03, gain = 0.5): number {
    let sum = 0;
    let strength = 1;
    let total = 0;
    let weight = 1;
    for (let i = 0; i < octaves; i++) {
      let n = Math.max(0, 1 - Math.abs(this.at(x, y)) * 1.6);
      n = n * n * weight;
      weight = clamp(n * 1.6);
      sum += strength * n;
      total += strength;
      strength *= gain;
      x = x * lacunarity + 5.2;
      y = y * lacunarity + 1.3;
    }
    return sum / total;
  }
}
