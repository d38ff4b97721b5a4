import { createCanvas, type Path2D } from '@napi-rs/canvas';
import type { Colour } from '../../core/colour.ts';
import { grainAt } from '../../core/grain.ts';
import { clamp, smoothstep } from '../../core/maths.ts';
import type { Sheet } from '../../core/sheet.ts';

export type StampOptions = {
  /** How far it stands above what it lies on, in pixels. Negative presses a hollow. */
  rise?: number;
  /** Width of its rounded edge, in pixels. */
  round?: number;
  /** How wet it is, 0..1. */
  gloss?: number;
};

/** Nothing rests higher than this, or piles grow towers with comb-like shadows. */
const HIGHEST_REST = 64;
const SHADOW_STEPS = 22;
const SHADOW_REACH_PX = 96;
/** Towards the light: left, up (on the sheet) and out of it. */
const LIGHT = { x: -0.5, y: -0.58, z: 0.64 };
const SHADE_TINT = [0.46, 0.36, 0.56] as const;

function boxBlur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(width * height);
  const out = new Float32Array(width * height);
  const scale = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x < width; x++) {
      if (x + radius < width) sum += source[row + x + radius] as number;
      if (x - radius - 1 >= 0) sum -= source[row + x - radius - 1] as number;
      if (x >= 0) rows[row + x] = sum * scale;
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = -radius; y < height; y++) {
      if (y + radius < height) sum += rows[(y + radius) * width + x] as number;
      if (y - radius - 1 >= 0) sum -= rows[(y - radius - 1) * width + x] as number;
      if (y >= 0) out[y * width + x] = sum * scale;
    }
  }
  return out;
}

/**
 * Food seen from above: everything is painted flat on the sheet and stamped as height beside it, each piece resting on
 * what lies below; at the end one light from the upper left falls over all of it, with cast shadows, hollows and wet
 * highlights, in a few printed tones.
 */
export class Relief {
  readonly sheet: Sheet;
  readonly #height: Float32Array;
  readonly #gloss: Float32Array;

  constructor(sheet: Sheet) {
    this.sheet = sheet;
    this.#height = new Float32Array(sheet.width * sheet.height);
    this.#gloss = new Float32Array(sheet.width * sheet.height);
  }

  /** Paints a piece and lets it stand up from what it lies on. */
  piece(path: Path2D, colour: Colour, options: StampOptions = {}): void {
    this.sheet.fill(path, colour);
    this.stamp(path, options);
  }

  /** Height and gloss alone, for what is painted already. */
  stamp(path: Path2D, { rise = 12, round = 10, gloss = 0 }: StampOptions = {}): void {
    const { width: W, height: H } = this.sheet;
    const [l, t, r, b] = path.getBounds();
    const margin = Math.ceil(round) + 2;
    const left = Math.max(0, Math.floor(l) - margin);
    const top = Math.max(0, Math.floor(t) - margin);
    const width = Math.min(W, Math.ceil(r) + margin) - left;
    const height = Math.min(H, Math.ceil(b) + margin) - top;
    if (width <= 0 || height <= 0) return;
    const canvas = createCanvas(width, height);
    const mask = canvas.getContext('2d');
    mask.translate(-left, -top);
    mask.fill(path);
    const alpha = mask.getImageData(0, 0, width, height).data;
    const cover = new Float32Array(width * height);
    let area = 0;
    let rest = 0;
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const a = (alpha[i * 4 + 3] as number) / 255;
        if (a === 0) continue;
        cover[i] = a;
        area += a;
        rest += a * (this.#height[(y + top) * W + x + left] as number);
      }
    }
    if (area === 0) return;
    const base = Math.min(rest / area, HIGHEST_REST);
    const soft = boxBlur(
      boxBlur(cover, width, height, Math.max(1, Math.round(round * 0.35))),
      width,
      height,
      Math.max(1, Math.round(round * 0.3)),
    );
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const a = cover[i] as number;
        if (a < 0.5) continue;
        const inside = clamp(((soft[i] as number) - 0.5) * 2);
        const profile = Math.sqrt(1 - (1 - inside) * (1 - inside));
        const at = (y + top) * W + x + left;
        const own = this.#height[at] as number;
        this.#height[at] =
          rise < 0 ? own + rise * profile : Math.max(base * 0.85 + own * 0.15, 0) + rise * profile;
        this.#gloss[at] = gloss;
      }
    }
  }

  /** Small unevenness over a shape: crumb, rice, dough. */
  roughen(path: Path2D, amount: number, size: number): void {
    const { width: W, noise } = this.sheet;
    const [l, t, r, b] = path.getBounds();
    const left = Math.max(0, Math.floor(l));
    const top = Math.max(0, Math.floor(t));
    const width = Math.min(W, Math.ceil(r)) - left;
    const height = Math.min(this.sheet.height, Math.ceil(b)) - top;
    if (width <= 0 || height <= 0) return;
    const canvas = createCanvas(width, height);
    const mask = canvas.getContext('2d');
    mask.translate(-left, -top);
    mask.fill(path);
    const alpha = mask.getImageData(0, 0, width, height).data;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const a = alpha[(y * width + x) * 4 + 3] as number;
        if (a === 0) continue;
        const at = (y + top) * W + x + left;
        this.#height[at] =
          (this.#height[at] as number) +
          noise.fractal((x + left) / size, (y + top) / size, 3) * amount * (a / 255);
      }
    }
  }

  /**
   * Lets the light fall. `window` is the pattern of the panes: where their bars cross (parts of width and height), or
   * nothing for a bare lamp.
   */
  light({
    window,
    tones = 8,
  }: {
    window?: { x: number; y: number; size: number; slant?: number };
    tones?: number;
  } = {}): void {
    const { width: W, height: H } = this.sheet;
    const height = this.#height;
    const around = boxBlur(boxBlur(height, W, H, 12), W, H, 12);
    const flat = LIGHT.z;
    const across = Math.hypot(LIGHT.x, LIGHT.y);
    const [ux, uy] = [LIGHT.x / across, LIGHT.y / across];
    const climb = LIGHT.z / across;
    const slant = window?.slant ?? 0.34;
    this.sheet.pixels((data) => {
      for (let y = 0; y < H; y++) {
        for (let x = 0; x < W; x++) {
          const at = y * W + x;
          const own = height[at] as number;
          const dx =
            ((height[x < W - 1 ? at + 1 : at] as number) - (height[x > 0 ? at - 1 : at] as number)) * 0.5;
          const dy =
            ((height[y < H - 1 ? at + W : at] as number) - (height[y > 0 ? at - W : at] as number)) * 0.5;
          const length = Math.hypot(dx, dy, 1);
          const facing = (-dx * LIGHT.x - dy * LIGHT.y + LIGHT.z) / length;
          let shade = 0;
          for (let k = 1; k <= SHADOW_STEPS; k++) {
            const d = (k / SHADOW_STEPS) ** 1.5 * SHADOW_REACH_PX + 1;
            const px = (x + ux * d) | 0;
            const py = (y + uy * d) | 0;
            if (px < 0 || py < 0 || px >= W || py >= H) break;
            const over = (height[py * W + px] as number) - own - d * climb;
            if (over > shade) {
              shade = over;
              if (shade > 5) break;
            }
          }
          let sun = 1 - clamp(shade / 4);
          if (window) {
            const u = (x / W - window.x - (y / H - window.y) * slant) / window.size;
            const v = ((y / H - window.y) * (H / W) + (x / W - window.x) * 0.16) / window.size;
            const pane = (p: number) =>
              smoothstep(0.022, 0.04, Math.abs(p)) * smoothstep(1.02, 0.99, Math.abs(p));
            sun *= 0.42 + 0.58 * pane(u) * pane(v);
          }
          const hollow = clamp(((around[at] as number) - own) / 30);
          const direct = Math.max(0, facing) / flat;
          const amount = 0.36 + 0.64 * direct * sun - hollow * 0.3;
          const grain = grainAt(x, y) - 0.5;
          const tone =
            clamp((Math.floor((clamp(amount, 0.12, 1.42) / 1.42) * tones + grain * 0.45) + 0.5) / tones) *
            1.42;
          const i = at * 4;
          const dark = Math.min(1, tone);
          const glow = Math.max(0, tone - 1) * 0.55;
          let shine = 0;
          const wet = this.#gloss[at] as number;
          if (wet > 0) {
            const half =
              (-dx * LIGHT.x - dy * LIGHT.y + LIGHT.z + 1) /
              length /
              Math.hypot(LIGHT.x, LIGHT.y, LIGHT.z + 1);
            shine = wet * clamp((half - 0.955 + grain * 0.012) * 40) * (0.35 + 0.65 * sun);
          }
          for (let c = 0; c < 3; c++) {
            const tint = SHADE_TINT[c] as number;
            const base = data[i + c] as number;
            const lit = base * (tint + (1 - tint) * dark);
            const warm = c === 2 ? 205 : c === 1 ? 240 : 255;
            const bright = lit + (warm - lit) * glow;
            data[i + c] = bright + (252 - bright) * shine * 0.85;
          }
        }
      }
    });
  }
}
