import {
  type Canvas,
  type CanvasGradient,
  createCanvas,
  type GlobalCompositeOperation,
  type Path2D,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import { type Colour, type ColourStop, css, fineStops, rgb } from './colour.ts';
import { grainAt } from './grain.ts';
import { clamp } from './maths.ts';
import { Noise } from './noise.ts';
import { Random } from './random.ts';
import { rectangle } from './shapes.ts';

/** What a shape may be filled with. */
export type Paint = Colour | CanvasGradient | string;

/** A part of the sheet in pixels. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** How dense a stippled shade is along its gradient: place 0..1, density 0..1. */
export type ShadeStop = readonly [at: number, density: number];

export type StippleOptions = {
  /** How soft a grain's edge is; small = hard dots. */
  soft?: number;
  /** Opacity of the whole shade. */
  alpha?: number;
  /** The part of the sheet it touches; keep it tight, its area is what the shade costs. */
  box?: Box;
  mode?: GlobalCompositeOperation;
};

export type FinishOptions = {
  /** Luminance grain, ± of 255. */
  grain?: number;
  /** Paper fibre, ± of 255. */
  paper?: number;
  /** Darkening of the corners, 0..1. */
  vignette?: number;
};

const isColour = (paint: Paint): paint is Colour => typeof paint === 'object' && 'L' in paint;

/**
 * One picture in the making: a canvas, its random numbers and noise, and the few gestures of the house style (flat
 * fills, stippled shades, glows, mist, paper). Sizes are in pixels of the finished picture.
 */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly canvas: Canvas;
  readonly context: SKRSContext2D;
  readonly random: Random;
  readonly noise: Noise;
  readonly seed: string;

  constructor(seed: string, width = 1600, height = 1067) {
    this.seed = seed;
    this.width = width;
    this.height = height;
    this.canvas = createCanvas(width, height);
    this.context = this.canvas.getContext('2d');
    this.random = new Random(seed);
    this.noise = new Noise(`${seed}/noise`);
  }

  /** A linear gradient for `fill`, mixed in OKLab. */
  linear(x0: number, y0: number, x1: number, y1: number, stops: readonly ColourStop[]): CanvasGradient {
    const gradient = this.context.createLinearGradient(x0, y0, x1, y1);
    for (const [at, colour, alpha] of fineStops(stops)) gradient.addColorStop(clamp(at), css(colour, alpha));
    return gradient;
  }

  /** A radial gradient for `fill`, mixed in OKLab. */
  radial(x: number, y: number, r0: number, r1: number, stops: readonly ColourStop[]): CanvasGradient {
    const gradient = this.context.createRadialGradient(x, y, r0, x, y, r1);
    for (const [at, colour, alpha] of fineStops(stops)) gradient.addColorStop(clamp(at), css(colour, alpha));
    return gradient;
  }

  fill(path: Path2D, paint: Paint, alpha = 1): void {
    const { context } = this;
    context.globalAlpha = alpha;
    context.fillStyle = isColour(paint) ? css(paint) : paint;
    context.fill(path);
    context.globalAlpha = 1;
  }

  /** Fills the whole sheet. */
  cover(paint: Paint, alpha = 1): void {
    this.fill(rectangle(0, 0, this.width, this.height), paint, alpha);
  }

  stroke(
    path: Path2D,
    paint: Paint,
    width: number,
    alpha = 1,
    cap: 'round' | 'butt' | 'square' = 'round',
  ): void {
    const { context } = this;
    context.globalAlpha = alpha;
    context.strokeStyle = isColour(paint) ? css(paint) : paint;
    context.lineWidth = width;
    context.lineCap = cap;
    context.lineJoin = 'round';
    context.stroke(path);
    context.globalAlpha = 1;
  }

  /** Draws inside a path only. */
  clipped(path: Path2D, draw: () => void): void {
    this.context.save();
    this.context.clip(path);
    draw();
    this.context.restore();
  }

  /** Draws with another composite operation ('multiply', 'screen', 'soft-light'…). */
  blended(mode: GlobalCompositeOperation, draw: () => void): void {
    this.context.save();
    this.context.globalCompositeOperation = mode;
    draw();
    this.context.restore();
  }

  /**
   * The heart of the style. `draw` paints densities (as alpha) on an empty canvas of the same coordinates; every pixel
   * whose density beats the grain under it takes the colour, so a gradient dissolves into grains.
   */
  stipple(draw: (mask: SKRSContext2D) => void, colour: Colour, options: StippleOptions = {}): void {
    const { soft = 0.45, alpha = 1, box, mode = 'source-over' } = options;
    const left = box ? Math.max(0, Math.floor(box[0])) : 0;
    const top = box ? Math.max(0, Math.floor(box[1])) : 0;
    const width = (box ? Math.min(this.width, Math.ceil(box[0] + box[2])) : this.width) - left;
    const height = (box ? Math.min(this.height, Math.ceil(box[1] + box[3])) : this.height) - top;
    if (!(width > 0 && height > 0)) return;
    const canvas = createCanvas(width, height);
    const mask = canvas.getContext('2d');
    mask.translate(-left, -top);
    draw(mask);
    const image = mask.getImageData(0, 0, width, height);
    const pixels = image.data;
    const [r, g, b] = rgb(colour);
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i += 4) {
        const density = pixels[i + 3] as number;
        if (density === 0) continue;
        const t = clamp(((density / 255) * (1 + soft) - grainAt(x + left, y + top)) / soft);
        pixels[i] = r;
        pixels[i + 1] = g;
        pixels[i + 2] = b;
        pixels[i + 3] = t * 255 * alpha;
      }
    }
    mask.putImageData(image, 0, 0);
    this.blended(mode, () => this.context.drawImage(canvas, left, top));
  }

  /** A stippled shade inside a path, running from (x0, y0) to (x1, y1). */
  shadeLinear(
    path: Path2D,
    colour: Colour,
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    stops: readonly ShadeStop[],
    options: StippleOptions = {},
  ): void {
    this.#shade(path, colour, (mask) => mask.createLinearGradient(x0, y0, x1, y1), stops, options);
  }

  /** A stippled shade inside a path, running outward from radius r0 to r1 round (x, y). */
  shadeRadial(
    path: Path2D,
    colour: Colour,
    x: number,
    y: number,
    r0: number,
    r1: number,
    stops: readonly ShadeStop[],
    options: StippleOptions = {},
  ): void {
    this.#shade(path, colour, (mask) => mask.createRadialGradient(x, y, r0, x, y, r1), stops, options);
  }

  #shade(
    path: Path2D,
    colour: Colour,
    makeGradient: (mask: SKRSContext2D) => CanvasGradient,
    stops: readonly ShadeStop[],
    options: StippleOptions,
  ): void {
    const [left, top, right, bottom] = path.getBounds();
    const box = options.box ?? [left - 2, top - 2, right - left + 4, bottom - top + 4];
    const draw = (mask: SKRSContext2D) => {
      const gradient = makeGradient(mask);
      for (const [at, density] of stops) gradient.addColorStop(clamp(at), `rgba(0,0,0,${density})`);
      mask.fillStyle = gradient;
      mask.fill(path);
    };
    this.stipple(draw, colour, { ...options, box });
  }

  /** Light round a lamp or the sun. */
  glow(
    x: number,
    y: number,
    radius: number,
    colour: Colour,
    alpha = 1,
    mode: GlobalCompositeOperation = 'screen',
  ): void {
    const gradient = this.context.createRadialGradient(x, y, 0, x, y, radius);
    for (let i = 0; i <= 8; i++) gradient.addColorStop(i / 8, css(colour, alpha * (1 - i / 8) ** 2.2));
    this.blended(mode, () => {
      this.context.fillStyle = gradient;
      this.context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
    });
  }

  /** Draws something out of focus. Costs a whole sheet unless a box is given. */
  blurred(
    draw: (layer: SKRSContext2D) => void,
    radius: number,
    alpha = 1,
    mode: GlobalCompositeOperation = 'source-over',
    box: Box = [0, 0, this.width, this.height],
  ): void {
    const [left, top] = [Math.floor(box[0]), Math.floor(box[1])];
    const canvas = createCanvas(Math.max(1, Math.ceil(box[2])), Math.max(1, Math.ceil(box[3])));
    const layer = canvas.getContext('2d');
    layer.translate(-left, -top);
    draw(layer);
    this.blended(mode, () => {
      this.context.filter = `blur(${radius}px)`;
      this.context.globalAlpha = alpha;
      this.context.drawImage(canvas, left, top);
    });
  }

  /** Hands over all pixels (RGBA, row by row) and takes them back changed. */
  pixels(change: (data: Uint8ClampedArray, width: number, height: number) => void): void {
    const image = this.context.getImageData(0, 0, this.width, this.height);
    change(image.data, this.width, this.height);
    this.context.putImageData(image, 0, 0);
  }

  /** A soft, wavy band of mist round the height `y`, `reach` pixels up and down. */
  mistBand(y: number, reach: number, colour: Colour, alpha: number, variant = 0): void {
    const { noise, width, height } = this;
    const [r, g, b] = rgb(colour);
    const top = Math.max(0, Math.floor(y - reach));
    const bottom = Math.min(height, Math.ceil(y + reach));
    if (bottom <= top) return;
    const image = this.context.getImageData(0, top, width, bottom - top);
    const data = image.data;
    for (let row = top; row < bottom; row++) {
      for (let x = 0; x < width; x++) {
        const wave = noise.fractal(x / 520 + variant * 7.7, row / 120 + variant * 3.1, 3);
        let t = 1 - Math.abs(row - y + wave * reach * 0.5) / reach;
        if (t <= 0) continue;
        t = clamp(t * t * (3 - 2 * t) * alpha * (0.75 + 0.6 * wave)) * (0.9 + 0.2 * grainAt(x, row));
        const i = ((row - top) * width + x) * 4;
        data[i] = (data[i] as number) + (r - (data[i] as number)) * t;
        data[i + 1] = (data[i + 1] as number) + (g - (data[i + 1] as number)) * t;
        data[i + 2] = (data[i + 2] as number) + (b - (data[i + 2] as number)) * t;
      }
    }
    this.context.putImageData(image, 0, top);
  }

  /** The last step of every picture: grain, paper fibre, darker corners. */
  finish({ grain = 3, paper = 2.2, vignette = 0.1 }: FinishOptions = {}): this {
    const { noise, width, height } = this;
    const coarseWidth = Math.ceil(width / 4) + 1;
    const coarseHeight = Math.ceil(height / 4) + 1;
    const fibre = new Float32Array(coarseWidth * coarseHeight);
    for (let y = 0; y < coarseHeight; y++) {
      for (let x = 0; x < coarseWidth; x++) {
        fibre[y * coarseWidth + x] = noise.fractal(x / 9, y / 3.2, 3) * 0.7 + noise.at(x / 60, y / 60) * 0.6;
      }
    }
    this.pixels((data) => {
      for (let y = 0, i = 0; y < height; y++) {
        const v = (y / height - 0.5) * 2;
        for (let x = 0; x < width; x++, i += 4) {
          const u = (x / width - 0.5) * 2;
          const corner = 1 - vignette * ((u * u + v * v) / 2) ** 1.5;
          const tooth =
            (grainAt(x + 37, y + 91) - 0.5) * 2 * grain +
            (fibre[(y >> 2) * coarseWidth + (x >> 2)] as number) * paper;
          data[i] = ((data[i] as number) + tooth) * corner;
          data[i + 1] = ((data[i + 1] as number) + tooth) * corner;
          data[i + 2] = ((data[i + 2] as number) + tooth) * corner;
        }
      }
    });
    return this;
  }
}
