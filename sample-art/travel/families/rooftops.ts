/** Towns from above: boxes stacked up a hillside, and gabled roofs running down to a bay. */
import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { inTurn, lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, line, type Point, polygon, rectangle, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { paintSky } from '../kit/sky.ts';
import { ripples } from '../kit/water.ts';
import { birds } from '../kit/weather.ts';

type RoofVariation = { format?: Format; scene: 'hillside' | 'bay' };

export const rooftops = defineFamily<RoofVariation>(
  [{ scene: 'hillside' }, { scene: 'bay' }],
  (sheet, { scene }) => (scene === 'hillside' ? stackedHouses(sheet) : roofsToTheBay(sheet)),
);

function stackedHouses(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('stack');
  paintSky(sheet, {
    stops: [
      [0, lch(0.58, 0.11, 245)],
      [1, lch(0.88, 0.05, 215)],
    ],
    horizon: H * 0.3,
    clouds: {
      kind: 'cumulus',
      lit: lch(0.985, 0.015, 85),
      dark: lch(0.82, 0.05, 255),
      count: 4,
      band: [0.3, 0.75],
      scale: 0.8,
    },
  });
  const crest = (x: number): number =>
    H * 0.17 - Math.sin((x / W) * Math.PI) * 46 - noise.fractal(x / 260, 2, 3) * 34;
  const hill: Point[] = [];
  for (let x = 0; x <= W; x += 12) hill.push([x, crest(x)]);
  const ground = polygon([[0, H], ...hill, [W, H]]);
  sheet.fill(ground, lch(0.56, 0.08, 95));
  sheet.shadeLinear(ground, lch(0.74, 0.09, 80), 0, H * 0.1, W * 0.3, H * 0.5, [
    [0, 0.7],
    [1, 0],
  ]);
  const paints = [
    lch(0.72, 0.14, 30),
    lch(0.82, 0.12, 85),
    lch(0.68, 0.1, 200),
    lch(0.74, 0.13, 5),
    lch(0.86, 0.05, 80),
    lch(0.62, 0.15, 40),
    lch(0.76, 0.14, 62),
    lch(0.66, 0.11, 155),
    lch(0.6, 0.13, 290),
    lch(0.92, 0.025, 85),
    lch(0.56, 0.15, 20),
    lch(0.62, 0.11, 240),
  ];
  const rows = 15;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const size = lerp(36, 124, t ** 1.1);
    for (let x = -random.between(0, size); x < W + size; ) {
      const width = size * random.between(0.65, 1.35);
      const y = lerp(crest(x) + 46, H * 1.08, t ** 1.08) + random.between(-0.2, 0.2) * size;
      if (row < 4 && noise.fractal(x / 150 + row, row * 2.3, 3) > 0.16) {
        tuft(sheet, random, x + width / 2, y, size * 0.4);
        x += width;
        continue;
      }
      boxHouse(
        sheet,
        random,
        x,
        y,
        width,
        size * random.between(0.7, 1.5),
        size,
        mix(random.pick(paints), lch(0.86, 0.04, 215), (1 - t) * 0.38),
        t,
      );
      if (random.chance(0.16)) tuft(sheet, random, x + width * random.next(), y + size * 0.1, size * 0.3);
      x += width + random.between(-0.1, 0.12) * size;
    }
    if (row === 8) basilica(sheet, W * 0.57, lerp(crest(W * 0.57) + 46, H * 1.08, t ** 1.08) + 30, 1.25);
  }
  birds(sheet, random, 8, [W * 0.2, H * 0.04, 420, 90], lch(0.4, 0.06, 260), [6, 13]);
  sheet.finish();
}

/** A flat-roofed box seen a little from above: front, left side in the sun, roof with a tank or washing. */
function boxHouse(
  sheet: Sheet,
  random: Random,
  x: number,
  base: number,
  w: number,
  h: number,
  size: number,
  paint: Colour,
  near: number,
): void {
  const depth = size * 0.26;
  const top = base - h;
  const front = rectangle(x, top, w, h);
  const sideWall = polygon([
    [x + w, top],
    [x + w + depth * 0.8, top - depth * 0.6],
    [x + w + depth * 0.8, base - depth * 0.6],
    [x + w, base],
  ]);
  const shade = mix(lighten(paint, -0.17), lch(0.42, 0.11, 290), 0.34);
  sheet.fill(sideWall, shade);
  sheet.fill(front, paint);
  sheet.shadeLinear(front, lighten(paint, 0.1), x, top, x + w * 0.6, top + h * 0.6, [
    [0, 0.7],
    [1, 0],
  ]);
  sheet.shadeLinear(front, shade, 0, base - h * 0.4, 0, base, [
    [0, 0],
    [1, 0.7],
  ]);
  sheet.fill(
    polygon([
      [x, top],
      [x + depth * 0.8, top - depth * 0.6],
      [x + w + depth * 0.8, top - depth * 0.6],
      [x + w, top],
    ]),
    mix(lighten(paint, 0.06), lch(0.82, 0.05, 60), 0.5),
  );
  sheet.fill(rectangle(x - 1, top - 2, w + 2, Math.max(2, size * 0.05)), lighten(paint, 0.12, 0.6));
  const columns = Math.max(1, Math.round(w / (size * 0.42)));
  const floors = Math.max(1, Math.round(h / (size * 0.52)));
  for (let floor = 0; floor < floors; floor++) {
    for (let k = 0; k < columns; k++) {
      if (random.chance(0.14)) continue;
      const cw = size * 0.15;
      const ch = size * (floor === floors - 1 && k === 0 ? 0.32 : 0.21);
      const px = x + (w / columns) * (k + 0.5) - cw / 2;
      const py = top + (h / floors) * (floor + 0.5) - size * 0.08;
      if (near > 0.3)
        sheet.fill(
          rectangle(px - size * 0.025, py - size * 0.025, cw + size * 0.05, ch + size * 0.05),
          lighten(paint, 0.14, 0.4),
        );
      sheet.fill(rectangle(px, py, cw, ch), lch(0.3, 0.06, 265));
      if (near > 0.45 && random.chance(0.3))
        sheet.fill(rectangle(px - cw * 0.4, py + ch, cw * 1.8, size * 0.04), lch(0.5, 0.12, 150));
    }
  }
  if (random.chance(0.25)) {
    const tx = x + w * random.between(0.2, 0.8);
    sheet.fill(
      rectangle(tx, top - depth * 0.5 - size * 0.2, size * 0.16, size * 0.2, 3),
      random.chance(0.6) ? lch(0.28, 0.02, 270) : lch(0.9, 0.02, 90),
    );
  } else if (near > 0.4 && random.chance(0.2)) {
    const y = top - depth * 0.3;
    sheet.stroke(
      line([x + w * 0.1, y - size * 0.22], [x + w * 0.9, y - size * 0.22]),
      lch(0.3, 0.02, 270),
      1.4,
    );
    for (let k = 0; k < 5; k++)
      sheet.fill(
        rectangle(x + w * (0.14 + k * 0.15), y - size * 0.22, w * 0.1, size * random.between(0.1, 0.17)),
        random.pick([lch(0.95, 0.01, 90), lch(0.66, 0.18, 20), lch(0.6, 0.12, 240), lch(0.85, 0.13, 90)]),
      );
  }
}

function tuft(sheet: Sheet, random: Random, x: number, y: number, size: number): void {
  for (let k = 0; k < 4; k++) {
    const px = x + random.spread() * size * 0.5;
    const py = y - size * random.between(0.3, 1);
    const mass = blob(wobble(px, py, size * 0.5, size * 0.42, random, 0.12, 10));
    sheet.fill(mass, mix(lch(0.34, 0.08, 155), lch(0.48, 0.1, 135), random.next()));
    sheet.shadeRadial(mass, lch(0.68, 0.13, 118), px - size * 0.2, py - size * 0.25, 1, size * 0.6, [
      [0, 0.85],
      [1, 0],
    ]);
  }
}

/** A yellow church with red domes in the middle of the town. */
function basilica(sheet: Sheet, x: number, y: number, s: number): void {
  const wall = lch(0.84, 0.14, 84);
  const shade = lch(0.62, 0.13, 48);
  const dome = lch(0.55, 0.16, 30);
  const at = (u: number, v: number): Point => [x + u * s, y - v * s];
  const block = (u: number, w: number, h: number): void => {
    const shape = rectangle(...at(u, h), w * s, h * s);
    sheet.fill(shape, wall);
    sheet.shadeLinear(shape, shade, x + (u + w * 0.3) * s, 0, x + (u + w) * s, 0, [
      [0, 0],
      [1, 0.9],
    ]);
    sheet.fill(rectangle(...at(u - 3, h + 5), (w + 6) * s, 8 * s), lighten(wall, 0.07));
  };
  const cap = (u: number, v: number, rx: number, ry: number): void => {
    const path = new Path2D();
    path.ellipse(...at(u, v), rx * s, ry * s, 0, Math.PI, 0);
    sheet.fill(path, dome);
    sheet.shadeLinear(path, lch(0.8, 0.14, 55), x + (u - rx) * s, 0, x + u * s, 0, [
      [0, 0.9],
      [1, 0],
    ]);
    sheet.stroke(line(at(u, v + ry), at(u, v + ry + 16)), lch(0.35, 0.05, 50), 3 * s);
  };
  block(-130, 220, 110);
  block(-20, 90, 150);
  cap(25, 154, 46, 52);
  block(-128, 44, 206);
  block(54, 44, 190);
  cap(-106, 210, 24, 30);
  cap(76, 194, 24, 30);
  for (const [u, v] of [
    [-116, 180],
    [66, 166],
    [-116, 130],
    [66, 118],
  ] as const)
    sheet.fill(rectangle(...at(u, v), 20 * s, 34 * s, 10 * s), lch(0.34, 0.08, 300));
  for (let k = 0; k < 4; k++)
    sheet.fill(rectangle(...at(-70 + k * 32, 74), 16 * s, 34 * s, 8 * s), lch(0.36, 0.07, 280));
}

/** Corrugated roofs in every colour, seen steeply from above, then the harbour and a flat-topped mountain. */
function roofsToTheBay(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('roofs');
  const horizon = H * 0.27;
  paintSky(sheet, {
    stops: [
      [0, lch(0.68, 0.07, 240)],
      [1, lch(0.92, 0.035, 215)],
    ],
    horizon,
    clouds: { kind: 'stratus', lit: lch(0.97, 0.015, 80), dark: lch(0.76, 0.04, 245), band: [0, 0.8] },
  });
  const massif: Point[] = [];
  for (let x = 0; x <= W; x += 8) {
    const u = x / W;
    const plateau = Math.min(1, Math.max(0, Math.sin((u - 0.08) * 3.4))) ** 0.5;
    massif.push([x, horizon - plateau * 108 - noise.fractal(x / 90, 3, 4) * 22]);
  }
  const mountain = polygon([[0, horizon + 4], ...massif, [W, horizon + 4]]);
  sheet.fill(mountain, lch(0.56, 0.06, 250));
  sheet.clipped(mountain, () => {
    for (const [x, y] of massif) {
      for (let k = 0; k < 2; k++) {
        const drop = random.between(8, 58);
        sheet.fill(
          polygon([
            [x - 6, y - 2],
            [x + 8, y - 2],
            [x + random.between(-4, 8), y + drop],
          ]),
          lch(0.96, 0.012, 230),
          0.9,
        );
      }
    }
  });
  sheet.shadeLinear(mountain, lch(0.84, 0.03, 220), 0, horizon - 40, 0, horizon, [
    [0, 0],
    [1, 0.7],
  ]);
  sheet.fill(
    rectangle(0, horizon, W, H * 0.2),
    sheet.linear(0, horizon, 0, horizon + 150, [
      [0, lch(0.82, 0.04, 220)],
      [1, lch(0.56, 0.075, 232)],
    ]),
  );
  ripples(sheet, random, 90, [0, horizon + 8, W, 110], lch(0.96, 0.015, 220), 0.6);
  const mole = polygon([
    [W * 0.55, horizon + 62],
    [W * 0.9, horizon + 50],
    [W * 0.9, horizon + 58],
    [W * 0.55, horizon + 72],
  ]);
  sheet.fill(mole, lch(0.4, 0.03, 260));
  const hulls = [lch(0.58, 0.19, 28), lch(0.94, 0.01, 90), lch(0.44, 0.11, 250)];
  for (let k = 0; k < 6; k++) {
    const bx = W * (0.12 + k * 0.07);
    const by = horizon + 60 + (k % 3) * 20;
    sheet.fill(
      polygon([
        [bx - 20, by - 6],
        [bx + 22, by - 8],
        [bx + 15, by + 5],
        [bx - 15, by + 5],
      ]),
      inTurn(hulls, k),
    );
    sheet.stroke(line([bx, by - 6], [bx, by - 32]), lch(0.9, 0.01, 90), 2);
  }
  const roofs = [
    lch(0.56, 0.18, 28),
    lch(0.46, 0.1, 250),
    lch(0.5, 0.1, 160),
    lch(0.82, 0.14, 88),
    lch(0.34, 0.03, 265),
    lch(0.62, 0.15, 45),
    lch(0.62, 0.09, 210),
    lch(0.86, 0.03, 90),
    lch(0.42, 0.13, 15),
    lch(0.58, 0.05, 235),
  ];
  const walls = [
    lch(0.95, 0.012, 90),
    lch(0.86, 0.06, 85),
    lch(0.8, 0.05, 220),
    lch(0.7, 0.11, 40),
    lch(0.9, 0.03, 200),
    lch(0.76, 0.1, 20),
  ];
  sheet.fill(rectangle(0, horizon + 118, W, H), lch(0.45, 0.035, 250));
  const rows = 12;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const y = lerp(horizon + 140, H * 1.12, t ** 1.35);
    const size = lerp(34, 190, t ** 1.2);
    for (let x = -size * random.next(); x < W + size * 0.4; ) {
      if (Math.abs(x + size * 0.4 - lerp(W * 0.52, W * 0.66, t)) < size * 0.34) {
        x += size * 0.5;
        continue;
      }
      if (random.chance(0.12)) {
        tuft(sheet, random, x + size * 0.2, y, size * 0.34);
        x += size * 0.45;
        continue;
      }
      const width = size * random.between(0.75, 1.1);
      gabled(
        sheet,
        random,
        x,
        y + random.between(-0.1, 0.1) * size,
        width,
        size,
        mix(random.pick(roofs), lch(0.84, 0.03, 225), (1 - t) * 0.3),
        random.pick(walls),
        t,
      );
      x += width * 1.28 + random.between(0.02, 0.2) * size;
    }
  }
  birds(sheet, random, 6, [W * 0.3, H * 0.2, 500, 120], lch(0.98, 0.005, 90), [10, 20]);
  sheet.finish();
}

/** A small house seen from above left: gable wall, lit roof half, shaded roof half, chimney. */
function gabled(
  sheet: Sheet,
  random: Random,
  x: number,
  base: number,
  w: number,
  size: number,
  roof: Colour,
  wall: Colour,
  near: number,
): void {
  const depth = size * 0.62;
  const [dx, dy] = [depth * 0.62, -depth * 0.5];
  const eaves = base - size * 0.34;
  const ridge: Point = [x + w * 0.42, eaves - size * 0.32];
  const gable = polygon([[x, base], [x, eaves], ridge, [x + w * 0.84, eaves], [x + w * 0.84, base]]);
  const back = (point: Point): Point => [point[0] + dx, point[1] + dy];
  const longWall = polygon([
    [x + w * 0.84, base],
    [x + w * 0.84, eaves],
    back([x + w * 0.84, eaves]),
    back([x + w * 0.84, base]),
  ]);
  sheet.fill(longWall, mix(lighten(wall, -0.2), lch(0.5, 0.08, 280), 0.3));
  const shadedRoof = polygon([
    ridge,
    [x + w * 0.9, eaves + size * 0.04],
    back([x + w * 0.9, eaves + size * 0.04]),
    back(ridge),
  ]);
  sheet.fill(gable, wall);
  sheet.shadeLinear(gable, lighten(wall, -0.14), 0, base - size * 0.2, 0, base, [
    [0, 0],
    [1, 0.8],
  ]);
  const litRoof = polygon([
    ridge,
    [x - w * 0.06, eaves + size * 0.04],
    back([x - w * 0.06, eaves + size * 0.04]),
    back(ridge),
  ]);
  sheet.fill(litRoof, lighten(roof, 0.1));
  sheet.fill(shadedRoof, mix(lighten(roof, -0.06), lch(0.36, 0.08, 280), 0.22));
  if (near > 0.25) {
    const lines = 9;
    for (let k = 1; k < lines; k++) {
      const t = k / lines;
      const from: Point = [lerp(ridge[0], ridge[0] + dx, t), lerp(ridge[1], ridge[1] + dy, t)];
      const to: Point = [
        lerp(x + w * 0.9, x + w * 0.9 + dx, t),
        lerp(eaves + size * 0.04, eaves + size * 0.04 + dy, t),
      ];
      sheet.stroke(line(from, to), lighten(roof, -0.12), Math.max(0.8, size * 0.009), 0.6);
    }
  }
  sheet.stroke(line(ridge, back(ridge)), lighten(roof, 0.16), Math.max(1, size * 0.018));
  for (const sign of [0, 1])
    sheet.stroke(
      line(ridge, [sign ? x + w * 0.9 : x - w * 0.06, eaves + size * 0.04]),
      lch(0.97, 0.01, 90),
      Math.max(1, size * 0.024),
    );
  const cw = size * 0.12;
  for (const u of [0.16, 0.5]) {
    sheet.fill(rectangle(x + w * u - 2, base - size * 0.3, cw + 4, size * 0.19), lch(0.98, 0.005, 90));
    sheet.fill(rectangle(x + w * u, base - size * 0.28, cw, size * 0.15), lch(0.36, 0.06, 255));
  }
  sheet.fill(
    rectangle(ridge[0] - cw * 0.4, eaves - size * 0.12, cw * 0.8, size * 0.11),
    lch(0.36, 0.06, 255),
  );
  if (random.chance(0.5)) {
    const chimney = back([ridge[0] - dx * 0.5, ridge[1] - dy * 0.5]);
    sheet.fill(
      rectangle(chimney[0] - size * 0.04, chimney[1] - size * 0.13, size * 0.08, size * 0.17),
      lch(0.92, 0.02, 90),
    );
    sheet.fill(
      rectangle(chimney[0], chimney[1] - size * 0.13, size * 0.04, size * 0.17),
      lch(0.62, 0.04, 280),
    );
  }
}
