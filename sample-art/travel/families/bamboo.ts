/** Bamboo: a path between the stems, and the same stems from below. */
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { lerp, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, ellipse, line, type Point, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { walker } from '../kit/people.ts';

type BambooVariation = { format?: Format; view: 'path' | 'upward' };

export const bamboo = defineFamily<BambooVariation>(
  [{ view: 'path' }, { view: 'upward', format: 'portrait' }],
  (sheet, { view }) => (view === 'path' ? grovePath(sheet) : lookingUp(sheet)),
);

/** A spray of pointed leaves hanging from one place. */
function leafSpray(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: Colour,
  blades = 3,
): void {
  for (let k = 0; k < blades; k++) {
    const turn = angle + k * 0.34 - 0.3;
    const tip: Point = [x + Math.cos(turn) * length, y + Math.sin(turn) * length];
    const [nx, ny] = [-Math.sin(turn) * length * 0.1, Math.cos(turn) * length * 0.1];
    const at = (sign: number): Point => [
      x + (tip[0] - x) * 0.4 + nx * sign,
      y + (tip[1] - y) * 0.4 + ny * sign,
    ];
    sheet.fill(blob([[x, y], at(1), tip, at(-1)]), colour, 0.9);
  }
}

function grovePath(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('grove');
  const vx = W * 0.46;
  const horizon = H * 0.6;
  sheet.cover(
    sheet.linear(0, 0, 0, H, [
      [0, lch(0.7, 0.115, 135)],
      [0.4, lch(0.88, 0.105, 112)],
      [0.6, lch(0.95, 0.07, 105)],
      [1, lch(0.62, 0.09, 125)],
    ]),
  );
  sheet.glow(vx, horizon - 60, W * 0.4, lch(0.98, 0.07, 100), 0.8);
  const layers = 7;
  for (let layer = 0; layer < layers; layer++) {
    const t = layer / (layers - 1);
    const stem = mix(lch(0.84, 0.085, 115), lch(0.33, 0.075, 150), t ** 0.9);
    const light = mix(lch(0.95, 0.06, 108), lch(0.7, 0.14, 118), t);
    const dark = mix(lch(0.7, 0.085, 120), lch(0.19, 0.05, 165), t);
    const gap = lerp(36, 520, t ** 1.5);
    const base = horizon + t ** 1.6 * H * 0.4;
    for (let i = 0; i < Math.round(lerp(46, 7, t)); i++) {
      const side = random.chance(0.5) ? 1 : -1;
      const x = vx + side * (gap + random.next() ** 0.9 * lerp(W * 0.55, W * 0.42, t));
      const width = lerp(6, 44, t ** 1.3) * random.between(0.75, 1.2);
      const lean = -side * random.between(0, 0.05) * H + random.between(-12, 12);
      culm(
        sheet,
        random,
        [x, base],
        [x + lean, -10],
        width,
        { stem, light, dark },
        lerp(46, 150, t),
        t > 0.15,
      );
    }
    for (let i = 0; i < lerp(90, 150, t); i++) {
      const x = random.next() * W;
      const y = random.next() ** 1.5 * H * lerp(0.34, 0.22, t) - 20;
      const length = lerp(22, 84, t) * random.between(0.6, 1.2);
      const angle = random.between(0.2, 1.3) * (random.chance(0.5) ? 1 : -1) + Math.PI / 2;
      leafSpray(sheet, x, y, length, angle, mix(stem, random.chance(0.4) ? light : dark, 0.4));
    }
    if (layer === 1) pathBetween(sheet, random, vx, horizon);
    if (layer === 5) {
      fence(sheet, random, vx, horizon);
      walker(sheet, vx + 14, horizon + H * 0.115, 150, {
        coat: lch(0.62, 0.17, 12),
        legs: lch(0.4, 0.11, 350),
        umbrella: lch(0.63, 0.2, 30),
        hair: lch(0.15, 0.02, 40),
      });
    }
  }
  sheet.finish({ vignette: 0.2 });
}

type StemTones = { stem: Colour; light: Colour; dark: Colour };

/** One jointed stem from its foot to its top. */
function culm(
  sheet: Sheet,
  random: Random,
  [x, y]: Point,
  [topX, topY]: Point,
  width: number,
  { stem, light, dark }: StemTones,
  joint: number,
  shaded: boolean,
): void {
  const pole = polygon([
    [x - width * 0.5, y],
    [topX - width * 0.46, topY],
    [topX + width * 0.46, topY],
    [x + width * 0.5, y],
  ]);
  sheet.fill(pole, stem);
  const middle = (x + topX) / 2;
  if (shaded) {
    sheet.shadeLinear(pole, light, middle - width * 0.5, 0, middle + width * 0.05, 0, [
      [0, 0.9],
      [1, 0],
    ]);
    sheet.shadeLinear(pole, dark, middle, 0, middle + width * 0.55, 0, [
      [0, 0],
      [1, 0.95],
    ]);
  }
  for (let ring = random.between(-40, 60); ring < y; ring += joint * random.between(0.9, 1.1)) {
    const px = lerp(topX, x, (ring - topY) / (y - topY));
    sheet.fill(
      rectangle(
        px - width * 0.56,
        ring - width * 0.07,
        width * 1.12,
        Math.max(2, width * 0.14),
        width * 0.06,
      ),
      dark,
      0.9,
    );
    sheet.fill(
      rectangle(px - width * 0.5, ring + width * 0.08, width, Math.max(1.2, width * 0.08)),
      light,
      0.75,
    );
  }
}

function pathBetween(sheet: Sheet, random: Random, vx: number, horizon: number): void {
  const { width: W, height: H } = sheet;
  const reach = H - horizon;
  sheet.fill(
    rectangle(0, horizon, W, reach),
    sheet.linear(0, horizon, 0, H, [
      [0, lch(0.8, 0.1, 115)],
      [0.3, lch(0.46, 0.09, 130)],
      [1, lch(0.24, 0.055, 150)],
    ]),
  );
  const path = polygon([
    [vx - 34, horizon + 6],
    [vx - 100, horizon + reach * 0.22],
    [vx - 230, horizon + reach * 0.52],
    [vx - 520, H + 10],
    [vx + 430, H + 10],
    [vx + 190, horizon + reach * 0.52],
    [vx + 90, horizon + reach * 0.22],
    [vx + 34, horizon + 6],
  ]);
  sheet.fill(
    path,
    sheet.linear(0, horizon, 0, H, [
      [0, lch(0.95, 0.05, 95)],
      [0.5, lch(0.78, 0.055, 80)],
      [1, lch(0.52, 0.05, 70)],
    ]),
  );
  for (let i = 0; i < 16; i++) {
    const v = random.next() ** 0.7;
    sheet.fill(
      ellipse(
        vx + random.between(-300, 260) * v,
        horizon + v * reach,
        random.between(60, 240) * v,
        7 * v + 1,
      ),
      lch(0.34, 0.05, 110),
      0.42,
    );
  }
}

function fence(sheet: Sheet, random: Random, vx: number, horizon: number): void {
  const { height: H } = sheet;
  for (const side of [-1, 1]) {
    const foot = (k: number): { x: number; y: number; height: number } => {
      const v = k ** 1.7;
      return {
        x: vx + (side < 0 ? -34 - v * 520 : 34 + v * 430) * 1.06,
        y: horizon + 6 + v * (H - horizon) * 1.02,
        height: 18 + v * 190,
      };
    };
    for (let k = 0; k < 110; k++) {
      const v = (k / 110) ** 1.7;
      const { x, y, height } = foot(k / 110);
      const brush = mix(
        mix(lch(0.86, 0.07, 95), lch(0.42, 0.06, 75), Math.min(1, v * 1.6 + 0.1)),
        lch(0.28, 0.05, 70),
        random.between(0, 0.4),
      );
      sheet.stroke(line([x, y], [x + random.between(-3, 3), y - height]), brush, 2 + v * 15);
    }
    const rail = Array.from({ length: 14 }, (_, k): Point => {
      const { x, y, height } = foot(k / 13);
      return [x, y - height * 0.72];
    });
    sheet.stroke(blob(rail, false), lch(0.62, 0.08, 85), 5, 0.9);
  }
}

/** Stems run together towards a bright gap; drops hang and fall. */
function lookingUp(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('upward');
  const [vx, vy] = [W * 0.54, H * 0.43];
  sheet.cover(
    sheet.radial(vx, vy, 20, H * 0.62, [
      [0, lch(0.97, 0.025, 170)],
      [0.3, lch(0.88, 0.06, 165)],
      [0.65, lch(0.55, 0.085, 165)],
      [1, lch(0.3, 0.065, 180)],
    ]),
  );
  for (let layer = 0; layer < 4; layer++) {
    const t = layer / 3;
    const canopy = mix(lch(0.8, 0.075, 160), lch(0.3, 0.075, 168), t);
    for (let i = 0; i < 170; i++) {
      const angle = random.next() * TAU;
      const distance = lerp(110, 420, t) * random.between(0.75, 1.7) + 40;
      const [x, y] = [vx + Math.cos(angle) * distance * 0.86, vy + Math.sin(angle) * distance * 1.2];
      leafSpray(
        sheet,
        x,
        y,
        lerp(22, 60, t) * random.between(0.6, 1.3),
        random.next() * TAU,
        lighten(canopy, random.between(-0.06, 0.08)),
        4,
      );
    }
    const stems = Math.round(lerp(19, 9, t));
    for (let i = 0; i < stems; i++) {
      const angle = (i / stems) * TAU + layer * 0.37 + random.between(-0.12, 0.12);
      const inner = lerp(100, 190, t) * random.between(0.8, 1.25);
      const outer = H * 0.95;
      const width = lerp(16, 86, t ** 1.2) * random.between(0.8, 1.2);
      const along = (distance: number, across: number): Point => [
        vx + Math.cos(angle) * distance - Math.sin(angle) * across,
        vy + Math.sin(angle) * distance * 1.12 + Math.cos(angle) * across,
      ];
      const tip = width * 0.22;
      const pole = polygon([
        along(inner, -tip),
        along(outer, -width),
        along(outer, width),
        along(inner, tip),
      ]);
      const stem = mix(lch(0.72, 0.085, 150), lch(0.36, 0.085, 162), t);
      sheet.fill(pole, stem);
      const [lx, ly] = along(outer * 0.5, -width * 0.7);
      const [dx, dy] = along(outer * 0.5, width * 0.7);
      const bright = Math.cos(angle + 0.8) > 0 ? 1 : -1;
      sheet.shadeLinear(
        pole,
        mix(lch(0.95, 0.06, 125), lch(0.7, 0.13, 125), t),
        bright > 0 ? lx : dx,
        bright > 0 ? ly : dy,
        (lx + dx) / 2,
        (ly + dy) / 2,
        [
          [0, 0.85],
          [1, 0],
        ],
      );
      sheet.shadeLinear(
        pole,
        mix(lch(0.55, 0.07, 175), lch(0.18, 0.05, 190), t),
        bright > 0 ? dx : lx,
        bright > 0 ? dy : ly,
        (lx + dx) / 2,
        (ly + dy) / 2,
        [
          [0, 0.9],
          [1, 0],
        ],
      );
      for (let d = inner + 26; d < outer; d += (d - inner) * 0.22 + 26) {
        const half = lerp(tip, width, (d - inner) / (outer - inner)) * 1.06;
        sheet.stroke(
          line(along(d, -half), along(d, half)),
          mix(lch(0.5, 0.07, 165), lch(0.16, 0.04, 185), t),
          Math.max(2, half * 0.13),
        );
        sheet.stroke(
          line(along(d + half * 0.2, -half * 0.9), along(d + half * 0.2, half * 0.9)),
          lch(0.9, 0.06, 130),
          Math.max(1.2, half * 0.06),
          0.7,
        );
      }
    }
  }
  sheet.glow(vx, vy, W * 0.3, lch(0.99, 0.02, 160), 0.6);
  for (let i = 0; i < 90; i++) {
    const angle = random.next() * TAU;
    const distance = random.between(60, H * 0.5);
    const [x, y] = [vx + Math.cos(angle) * distance, vy + Math.sin(angle) * distance];
    const size = random.between(2, 7) * (0.4 + distance / H);
    sheet.stroke(
      line([x, y], [x + Math.cos(angle) * size * 2.2, y + Math.sin(angle) * size * 2.2]),
      lch(0.97, 0.02, 190),
      size * 0.5,
      0.7,
    );
    sheet.fill(
      ellipse(x + Math.cos(angle) * size * 2.2, y + Math.sin(angle) * size * 2.2, size),
      lch(0.95, 0.03, 185),
      0.85,
    );
  }
  sheet.finish({ vignette: 0.18 });
}
