/** Giant trees: trunks fading into fog, and a mossy green hall with a boardwalk. */
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { walker } from '../kit/people.ts';

type RedwoodVariation = { format?: Format; scene: 'mossHall' | 'fog' };

export const redwoods = defineFamily<RedwoodVariation>(
  [{ scene: 'mossHall' }, { scene: 'fog', format: 'portrait' }],
  (sheet, { scene }) => (scene === 'fog' ? trunksInFog(sheet) : mossHall(sheet)),
);

/** A trunk with flared roots and bark that runs in long strips. */
function giant(
  sheet: Sheet,
  random: Random,
  x: number,
  base: number,
  width: number,
  top: number,
  bark: Colour,
  lit: Colour,
  dark: Colour,
  side = -1,
): void {
  const h = base - top;
  const trunk = blob(
    [
      [x - width * 0.95, base + width * 0.12],
      [x - width * 0.58, base - width * 0.45],
      [x - width * 0.47, base - h * 0.3],
      [x - width * 0.4, top - 20],
      [x + width * 0.4, top - 20],
      [x + width * 0.46, base - h * 0.3],
      [x + width * 0.6, base - width * 0.4],
      [x + width * 1.02, base + width * 0.14],
      [x + width * 0.3, base + width * 0.02],
      [x - width * 0.2, base + width * 0.1],
    ],
    true,
    0.8,
  );
  sheet.fill(trunk, bark);
  if (width > 34) {
    sheet.clipped(trunk, () => {
      for (let i = 0; i < width / 4; i++) {
        const u = random.between(-0.5, 0.5);
        const y = random.between(top, base);
        const length = random.between(0.08, 0.3) * h;
        const strip: Point[] = [
          [x + u * width, y],
          [x + u * width + random.between(-5, 5), y + length / 2],
          [x + u * width * 1.04, y + length],
        ];
        sheet.stroke(
          curve(...strip),
          random.chance(0.5) ? dark : lighten(bark, 0.07),
          random.between(1.5, width * 0.035),
          0.75,
        );
      }
    });
  }
  sheet.shadeLinear(trunk, lit, x + side * width * 0.55, 0, x + side * width * 0.05, 0, [
    [0, 0.9],
    [0.5, 0.4],
    [1, 0],
  ]);
  sheet.shadeLinear(trunk, dark, x - side * width * 0.6, 0, x, 0, [
    [0, 0.95],
    [1, 0],
  ]);
}

/** A fern: a rosette of arching fronds with leaflets. */
function fern(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: Colour,
  light: Colour,
): void {
  const fronds = 8;
  for (let k = 0; k < fronds; k++) {
    const angle = -Math.PI * (0.08 + (0.84 * k) / (fronds - 1));
    const length = size * random.between(0.8, 1.15);
    const at = (t: number): Point => [
      x + Math.cos(angle) * length * t,
      y + Math.sin(angle) * length * t + length * 0.42 * t * t,
    ];
    const tone = k % 2 ? colour : mix(colour, light, 0.55);
    sheet.stroke(curve(at(0), at(0.35), at(0.7), at(1)), tone, Math.max(1.2, size * 0.018));
    for (let j = 1; j < 13; j++) {
      const t = j / 13;
      const [px, py] = at(t);
      const leaf = size * 0.2 * (1 - t * 0.8);
      for (const sign of [-1, 1]) {
        const turn = angle + sign * 1.15 + t * 0.5 * Math.sign(Math.cos(angle));
        sheet.stroke(
          line([px, py], [px + Math.cos(turn) * leaf, py + Math.sin(turn) * leaf]),
          tone,
          Math.max(1.2, size * 0.03),
        );
      }
    }
  }
}

function trunksInFog(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('fog');
  sheet.cover(
    sheet.linear(0, 0, 0, H, [
      [0, lch(0.7, 0.03, 200)],
      [0.5, lch(0.86, 0.025, 130)],
      [0.78, lch(0.82, 0.04, 110)],
      [1, lch(0.4, 0.05, 120)],
    ]),
  );
  const fog = lch(0.85, 0.025, 140);
  for (const [layer, count] of [16, 11, 7, 4, 0].entries()) {
    const t = layer / 4;
    const base = lerp(H * 0.72, H * 0.88, t ** 1.2);
    for (let i = 0; i < count; i++) {
      const x = ((i + random.between(0.1, 0.9)) / count) * W;
      const width = lerp(16, 110, t ** 1.4) * random.between(0.75, 1.3);
      if (layer === 3 && x > W * 0.42 && x < W * 0.95) continue;
      const bark = mix(fog, lch(0.38, 0.085, 38), lerp(0.16, 0.92, t));
      giant(
        sheet,
        random,
        x,
        base + random.between(-14, 14),
        width,
        0,
        bark,
        mix(fog, lch(0.68, 0.11, 50), lerp(0.2, 0.95, t)),
        mix(fog, lch(0.2, 0.055, 20), lerp(0.25, 0.95, t)),
      );
      for (let b = 0; b < 5; b++) {
        const y = random.next() * H * 0.42;
        const side = random.chance(0.5) ? 1 : -1;
        const reach = lerp(40, 170, t) * random.between(0.6, 1.1);
        for (let n = 0; n < 9; n++) {
          const u = n / 8;
          sheet.fill(
            ellipse(
              x + side * (width * 0.4 + reach * u),
              y + u * u * reach * 0.35 + random.spread() * 5,
              lerp(12, 36, t) * (1.1 - u * 0.6),
              lerp(4, 11, t),
              side * 0.4,
            ),
            mix(fog, lch(0.3, 0.06, 160), lerp(0.2, 0.85, t)),
            0.9,
          );
        }
      }
    }
    sheet.mistBand(base - 80, 260, lch(0.9, 0.025, 130), 0.55 * (1 - t * 0.7), layer);
    const floor: Point[] = [];
    for (let x = 0; x <= W; x += 20) floor.push([x, base - 6 + noise.at(x / 120, layer * 3) * 16]);
    sheet.fill(polygon([[0, H], ...floor, [W, H]]), mix(fog, lch(0.32, 0.06, 130), lerp(0.3, 0.95, t)));
  }
  giant(
    sheet,
    random,
    W * 0.72,
    H * 0.9,
    W * 0.33,
    0,
    lch(0.4, 0.1, 36),
    lch(0.7, 0.13, 48),
    lch(0.17, 0.05, 15),
  );
  for (let i = 0; i < 20; i++) {
    const x = W * random.between(0.48, 0.98);
    const moss = blob(
      wobble(
        x,
        H * random.between(0.84, 0.93),
        random.between(20, 60),
        random.between(10, 22),
        random,
        0.12,
        10,
      ),
    );
    sheet.fill(moss, mix(lch(0.42, 0.1, 130), lch(0.56, 0.12, 120), random.next()));
  }
  const path = blob([
    [W * 0.22, H * 0.79],
    [W * 0.27, H * 0.79],
    [W * 0.3, H * 0.85],
    [W * 0.42, H * 0.93],
    [W * 0.5, H + 20],
    [-W * 0.02, H + 20],
    [W * 0.1, H * 0.92],
    [W * 0.2, H * 0.85],
  ]);
  sheet.fill(path, lch(0.56, 0.07, 50));
  sheet.shadeLinear(path, lch(0.8, 0.06, 75), 0, H * 0.79, 0, H * 0.92, [
    [0, 0.9],
    [1, 0],
  ]);
  for (let i = 0; i < 30; i++) {
    const left = random.chance(0.35);
    fern(
      sheet,
      random,
      left ? random.between(-20, W * 0.1) : random.between(W * 0.5, W),
      H * random.between(0.9, 1.01),
      random.between(50, 120),
      lch(0.36, 0.09, 145),
      lch(0.66, 0.14, 122),
    );
  }
  walker(sheet, W * 0.3, H * 0.9, 150, {
    coat: lch(0.82, 0.165, 88),
    backpack: lch(0.36, 0.08, 255),
    cap: lch(0.5, 0.15, 25),
    side: 1,
  });
  sheet.mistBand(H * 0.12, 240, lch(0.88, 0.02, 190), 0.75, 9);
  sheet.finish({ vignette: 0.14 });
}

function mossHall(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('moss');
  sheet.cover(
    sheet.radial(W * 0.42, H * 0.42, 20, W * 0.7, [
      [0, lch(0.95, 0.075, 112)],
      [0.35, lch(0.8, 0.12, 122)],
      [1, lch(0.38, 0.09, 145)],
    ]),
  );
  const air = lch(0.84, 0.11, 118);
  // The far trunks stand where they like, but never in the light; the near ones frame it.
  const rows: { count: number; thickness: number; places?: number[] }[] = [
    { count: 12, thickness: 26 },
    { count: 9, thickness: 46 },
    { count: 6, thickness: 80 },
    { count: 3, thickness: 150, places: [0.12, 0.72, 0.9] },
    { count: 2, thickness: 250, places: [0.015, 0.985] },
  ];
  for (const [layer, { count, thickness, places }] of rows.entries()) {
    const t = layer / 4;
    const base = lerp(H * 0.6, H * 0.9, t);
    for (let i = 0; i < count; i++) {
      const anywhere = (i + random.between(0.2, 0.8)) / count;
      const x = (places?.[i] ?? anywhere) * W;
      if (!places && Math.abs(x - W * 0.42) < 90) continue;
      const width = thickness * random.between(0.8, 1.2);
      giant(
        sheet,
        random,
        x,
        base,
        width,
        0,
        mix(air, lch(0.36, 0.06, 65), lerp(0.35, 1, t)),
        mix(air, lch(0.66, 0.14, 115), lerp(0.3, 0.9, t)),
        mix(air, lch(0.18, 0.045, 130), lerp(0.4, 1, t)),
        x < W * 0.42 ? 1 : -1,
      );
      // Moss hangs in beards from stubs of branches.
      for (let b = 0; b < 3 + layer; b++) {
        const y = random.between(0.03, 0.6) * H;
        const side = random.chance(0.5) ? 1 : -1;
        const reach = width * random.between(0.7, 1.5);
        const tip: Point = [x + side * (width * 0.4 + reach), y - reach * 0.1];
        sheet.stroke(
          curve([x + side * width * 0.3, y], [x + side * (width * 0.4 + reach * 0.5), y - reach * 0.14], tip),
          mix(air, lch(0.28, 0.06, 100), lerp(0.4, 1, t)),
          Math.max(3, width * 0.07),
        );
        for (let n = 0; n < 8; n++) {
          const u = n / 7;
          const mx = lerp(x + side * width * 0.45, tip[0], u);
          const drop = width * random.between(0.16, 0.5) * Math.sin(Math.PI * (0.2 + u * 0.75));
          sheet.fill(
            blob([
              [mx - width * 0.07, y - reach * 0.1],
              [mx + width * 0.07, y - reach * 0.1],
              [mx + width * 0.03, y + drop * 0.6],
              [mx, y + drop],
              [mx - width * 0.04, y + drop * 0.5],
            ]),
            mix(air, mix(lch(0.44, 0.12, 130), lch(0.66, 0.15, 118), random.next()), lerp(0.45, 1, t)),
            0.95,
          );
        }
      }
    }
    if (layer < 4) {
      const floor: Point[] = [];
      for (let x = 0; x <= W; x += 20) floor.push([x, base - 12 + noise.at(x / 130, layer * 4) * 26]);
      const ground = polygon([[0, H], ...floor, [W, H]]);
      sheet.fill(ground, mix(air, lch(0.36, 0.09, 140), lerp(0.35, 0.95, t)));
      sheet.shadeLinear(ground, mix(air, lch(0.74, 0.15, 118), 0.6), 0, base - 40, 0, base + 60, [
        [0, 0.8],
        [1, 0],
      ]);
      for (let i = 0; i < 16 + layer * 7; i++)
        fern(
          sheet,
          random,
          random.next() * W,
          base + random.between(0, 70),
          lerp(24, 84, t),
          mix(air, lch(0.36, 0.1, 145), lerp(0.5, 1, t)),
          mix(air, lch(0.74, 0.16, 120), 0.8),
        );
    }
    if (layer === 2) boardwalk(sheet, W, H);
  }
  walker(sheet, W * 0.445, H * 0.735, 96, {
    coat: lch(0.6, 0.2, 28),
    backpack: lch(0.3, 0.06, 265),
    shadow: 0.3,
  });
  for (let i = 0; i < 26; i++) {
    const x = random.next() * W;
    if (x > W * 0.33 && x < W * 0.72) continue;
    fern(
      sheet,
      random,
      x,
      H * random.between(0.94, 1.04),
      random.between(110, 190),
      lch(0.27, 0.075, 150),
      lch(0.56, 0.13, 125),
    );
  }
  for (let i = 0; i < 60; i++)
    sheet.fill(
      ellipse(W * random.between(0.15, 0.75), H * random.between(0.1, 0.8), random.between(1.5, 4)),
      lch(0.98, 0.06, 105),
      random.between(0.4, 0.9),
    );
  sheet.finish({ vignette: 0.18 });
}

/** Planks that bend away between the trees. */
function boardwalk(sheet: Sheet, W: number, H: number): void {
  const at = (t: number): { x: number; y: number; half: number } => ({
    x: W * (0.5 - 0.2 * Math.sin(t * 2.5) * (1 - t) + 0.03 * t),
    y: lerp(H * 0.64, H * 1.02, t ** 1.5),
    half: lerp(12, 250, t ** 1.5),
  });
  for (let k = 0; k < 58; k++) {
    const [a, b] = [at(k / 58), at((k + 1) / 58)];
    const plank = polygon([
      [a.x - a.half, a.y],
      [a.x + a.half, a.y],
      [b.x + b.half, b.y],
      [b.x - b.half, b.y],
    ]);
    const wood = mix(lch(0.84, 0.06, 95), lch(0.46, 0.05, 75), Math.min(1, (k / 58) * 1.4));
    sheet.fill(plank, lighten(wood, k % 3 === 0 ? 0.04 : k % 3 === 1 ? -0.02 : 0));
    sheet.stroke(
      line([b.x - b.half, b.y], [b.x + b.half, b.y]),
      lighten(wood, -0.2),
      Math.max(1, b.half * 0.018),
    );
  }
  for (const side of [-1, 1]) {
    for (let k = 8; k < 58; k += 6) {
      const p = at(k / 58);
      sheet.fill(
        rectangle(p.x + side * p.half - p.half * 0.03, p.y - p.half * 0.42, p.half * 0.07, p.half * 0.44),
        lch(0.4, 0.05, 80),
      );
    }
    const rail = Array.from({ length: 20 }, (_, k): Point => {
      const p = at((k + 2) / 21);
      return [p.x + side * p.half, p.y - p.half * 0.4];
    });
    sheet.stroke(blob(rail, false), lch(0.58, 0.06, 90), 5);
  }
}
