import { inShade, solid } from '../cat/form.ts';
import { Frame } from '../cat/frame.ts';
import { lch, mix } from '../core/colour.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle } from '../core/shapes.ts';
import { Sheet } from '../core/sheet.ts';

const WIDTH = 1000;
const HEIGHT = 1600;
const SHORE_Y = 1210;

/** The stars of the constellation: a cat sitting in profile, looking left. The last number is the star's size. */
const STARS: readonly (readonly [u: number, v: number, size: number])[] = [
  [-0.96, -1.0, 9],
  [-0.74, -1.62, 12],
  [-0.46, -1.2, 6],
  [-0.16, -1.66, 12],
  [0.1, -0.9, 7],
  [-0.78, -0.62, 8],
  [-0.5, 0.2, 7],
  [-0.62, 1.4, 13],
  [-0.1, 1.44, 8],
  [0.52, -0.24, 8],
  [0.94, 0.7, 10],
  [0.9, 1.42, 12],
  [1.5, 1.36, 7],
  [1.92, 0.96, 8],
  [1.84, 0.36, 14],
];

const LINES: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [0, 5],
  [5, 6],
  [6, 7],
  [7, 8],
  [8, 11],
  [4, 9],
  [9, 10],
  [10, 11],
  [11, 12],
  [12, 13],
  [13, 14],
  [5, 4],
];

/** A constellation over a mountain lake; someone in the tent is looking up. */
export function felisDomino(): Sheet {
  const sheet = new Sheet('art/felis-domino', WIDTH, HEIGHT);
  sheet.cover(
    sheet.linear(0, 0, 0, SHORE_Y, [
      [0, lch(0.15, 0.055, 278)],
      [0.5, lch(0.24, 0.08, 270)],
      [0.8, lch(0.4, 0.095, 240)],
      [1, lch(0.62, 0.095, 190)],
    ]),
  );
  drawMilkyWay(sheet);
  drawConstellation(sheet);
  drawMountains(sheet);
  drawLake(sheet);
  drawCamp(sheet);
  return sheet.finish({ vignette: 0.18 });
}

function drawMilkyWay(sheet: Sheet): void {
  const random = sheet.random.stream('stars');
  const band = blob([
    [-80, 980],
    [200, 640],
    [520, 330],
    [900, 60],
    [1100, -80],
    [1100, 240],
    [760, 500],
    [420, 800],
    [120, 1120],
    [-80, 1260],
  ]);
  sheet.stipple(
    (mask) => {
      mask.filter = 'blur(60px)';
      mask.fillStyle = 'rgba(0,0,0,.42)';
      mask.fill(band);
    },
    lch(0.62, 0.1, 300),
    { soft: 0.9, alpha: 0.5 },
  );
  for (let i = 0; i < 900; i++) {
    const t = random.next();
    const inBand = random.chance(0.5);
    const x = inBand ? t * WIDTH + random.spread() * 60 : random.between(0, WIDTH);
    const y = inBand ? 1000 - t * 920 + random.spread() * 130 : random.between(0, 1050);
    const colour = random.pick([lch(0.97, 0.02, 90), lch(0.92, 0.05, 240), lch(0.93, 0.07, 70)]);
    sheet.fill(ellipse(x, y, random.between(0.8, 2.4)), colour, random.between(0.25, 0.95));
  }
}

function drawConstellation(sheet: Sheet): void {
  const frame = new Frame(470, 540, 218);
  const at = (index: number): Point => {
    const star = STARS[index] ?? [0, 0, 0];
    return frame.at(star[0], star[1]);
  };
  // The old atlases engraved the animal faintly behind its stars.
  const ghost = frame.blob([
    [-1.0, -0.98],
    [-0.86, -1.3],
    [-0.74, -1.64],
    [-0.5, -1.3],
    [-0.36, -1.3],
    [-0.16, -1.68],
    [0.02, -1.2],
    [0.12, -0.86],
    [0.5, -0.3],
    [0.84, 0.3],
    [0.98, 0.9],
    [0.92, 1.44],
    [0.3, 1.5],
    [-0.66, 1.46],
    [-0.5, 1.0],
    [-0.48, 0.2],
    [-0.7, -0.3],
    [-0.8, -0.6],
    [-1.0, -0.76],
  ]);
  sheet.fill(ghost, lch(0.7, 0.09, 265), 0.1);
  sheet.stroke(ghost, lch(0.8, 0.07, 250), 2, 0.22);
  sheet.stroke(
    frame.curve([0.9, 1.42], [1.5, 1.4], [1.94, 0.98], [1.86, 0.36]),
    lch(0.7, 0.09, 265),
    44,
    0.1,
  );
  for (const [from, to] of LINES) sheet.stroke(line(at(from), at(to)), lch(0.9, 0.06, 210), 3, 0.6);
  STARS.forEach(([, , size], i) => {
    const [x, y] = at(i);
    sheet.glow(x, y, size * 7, i % 3 ? lch(0.9, 0.08, 230) : lch(0.92, 0.1, 85), 0.9);
    for (let k = 0; k < 4; k++) {
      const ray = new Frame(x, y, size * 2.1, (k * Math.PI) / 2);
      sheet.fill(
        ray.polygon([
          [0, -0.22],
          [1, 0],
          [0, 0.22],
        ]),
        lch(0.99, 0.02, 95),
      );
    }
    sheet.fill(ellipse(x, y, size * 0.6), lch(0.995, 0.01, 95));
  });
  // The eye is the only green star.
  const [eyeX, eyeY] = frame.at(-0.62, -0.98);
  sheet.glow(eyeX, eyeY, 90, lch(0.88, 0.16, 130), 1);
  sheet.fill(ellipse(eyeX, eyeY, 9), lch(0.95, 0.13, 120));
  // A meteor, for the wish.
  const trail = sheet.linear(840, 120, 690, 200, [
    [0, lch(0.98, 0.03, 200), 0],
    [1, lch(0.99, 0.02, 95), 1],
  ]);
  sheet.stroke(line([850, 114], [690, 200]), trail, 5);
}

function drawMountains(sheet: Sheet): void {
  const haze = lch(0.56, 0.095, 200);
  for (let layer = 0; layer < 4; layer++) {
    const base = 1000 + layer * 62;
    const height = 330 - layer * 62;
    const colour = mix(haze, lch(0.17, 0.05, 265), (layer + 0.6) / 4);
    const ridge: Point[] = [];
    for (let x = -20; x <= WIDTH + 20; x += 14) {
      const rise = sheet.noise.fractal(x / (300 - layer * 40) + layer * 7.3, layer * 3.1 + 0.5, 5);
      const crest =
        1 - Math.abs(sheet.noise.fractal(x / (420 - layer * 60) + layer * 3.3, 4.2 + layer, 4)) * 1.7;
      ridge.push([x, base + 40 - (crest * 0.75 + rise * 0.4) * height]);
    }
    const mountain = polygon([[-20, SHORE_Y + 10], ...ridge, [WIDTH + 20, SHORE_Y + 10]]);
    solid(sheet, mountain, colour, { depth: 30 - layer * 4, shadow: 0.2, glow: layer < 2 ? 0.4 : 0.16 });
    sheet.mistBand(base + 130, 60, lch(0.62, 0.08, 195), 0.4 - layer * 0.08, layer);
  }
}

function drawLake(sheet: Sheet): void {
  const { context } = sheet;
  // The mirror: rows taken upwards from the shore, pushed by small waves, darkening towards us.
  for (let row = 0; row < HEIGHT - SHORE_Y; row++) {
    const depth = row / (HEIGHT - SHORE_Y);
    const push = sheet.noise.at(row / 7, 2) * (2 + depth * 12);
    context.drawImage(sheet.canvas, 0, SHORE_Y - 1 - row * 2, WIDTH, 1, push, SHORE_Y + row, WIDTH, 1);
  }
  sheet.fill(
    rectangle(0, SHORE_Y, WIDTH, HEIGHT - SHORE_Y),
    sheet.linear(0, SHORE_Y, 0, HEIGHT, [
      [0, lch(0.4, 0.08, 215), 0.35],
      [1, lch(0.12, 0.04, 270), 0.85],
    ]),
  );
  const random = sheet.random.stream('ripples');
  for (let i = 0; i < 70; i++) {
    const y = SHORE_Y + 6 + random.next() ** 1.4 * 330;
    const length = random.between(20, 160) * (0.3 + (y - SHORE_Y) / 260);
    const x = random.between(-60, WIDTH);
    sheet.stroke(line([x, y], [x + length, y]), lch(0.8, 0.07, 200), random.between(1.2, 3), 0.3);
  }
  sheet.stroke(line([0, SHORE_Y], [WIDTH, SHORE_Y]), lch(0.82, 0.08, 190), 3, 0.6);
}

function drawCamp(sheet: Sheet): void {
  const ground = blob([
    [-30, 1640],
    [-30, 1460],
    [180, 1420],
    [420, 1440],
    [660, 1500],
    [820, 1560],
    [900, 1640],
  ]);
  solid(sheet, ground, lch(0.14, 0.045, 262), { depth: 20, glow: 0.1 });
  const [x, y] = [250, 1448] as const;
  sheet.glow(x, y - 40, 330, lch(0.84, 0.14, 70), 0.85);
  const tent = polygon([
    [x - 112, y],
    [x, y - 136],
    [x + 128, y - 4],
  ]);
  sheet.fill(
    tent,
    sheet.linear(0, y - 136, 0, y, [
      [0, lch(0.78, 0.15, 62)],
      [1, lch(0.93, 0.12, 85)],
    ]),
  );
  sheet.fill(
    polygon([
      [x, y - 136],
      [x + 128, y - 4],
      [x + 50, y],
    ]),
    lch(0.7, 0.16, 48),
  );
  sheet.fill(
    polygon([
      [x - 6, y - 100],
      [x + 30, y],
      [x - 42, y],
    ]),
    lch(0.97, 0.07, 92),
  );
  sheet.stroke(line([x - 112, y], [x, y - 136], [x + 128, y - 4]), inShade(lch(0.6, 0.14, 40), 0.3), 5);
  // Two heads in the tent's mouth: one of them has ears.
  const dark = lch(0.2, 0.05, 285);
  sheet.fill(
    blob([
      [x - 34, y],
      [x - 30, y - 30],
      [x - 12, y - 44],
      [x + 2, y - 30],
      [x + 4, y],
    ]),
    dark,
  );
  sheet.fill(ellipse(x - 14, y - 50, 13), dark);
  const cat = new Frame(x + 18, y - 12, 11);
  sheet.fill(
    cat.blob([
      [-1, 1.1],
      [-0.9, -0.6],
      [-0.9, -1.7],
      [-0.3, -1.1],
      [0.3, -1.1],
      [0.9, -1.7],
      [0.9, -0.6],
      [1, 1.1],
    ]),
    dark,
  );
  // Firs on both sides, the darkest plane.
  for (const [fx, base, height] of [
    [40, 1500, 420],
    [110, 1530, 300],
    [930, 1640, 620],
    [830, 1650, 420],
    [985, 1640, 480],
  ] as const) {
    const colour = lch(0.12, 0.04, 262);
    sheet.stroke(line([fx, base], [fx, base - height]), colour, 9);
    for (let tier = 0; tier < 11; tier++) {
      const ty = base - height + tier * height * 0.083;
      const half = 12 + tier * height * 0.019;
      sheet.fill(
        blob([
          [fx, ty],
          [fx + half, ty + height * 0.1],
          [fx + half * 0.3, ty + height * 0.085],
          [fx - half * 0.3, ty + height * 0.085],
          [fx - half, ty + height * 0.1],
        ]),
        colour,
      );
    }
  }
  sheet.stroke(curve([640, 1560], [700, 1500], [690, 1440]), lch(0.14, 0.045, 262), 4);
}
