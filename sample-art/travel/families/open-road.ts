/** Roads: through wheat, towards a storm, over a gorge above the sea; and a bridge in fog. */
import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { clamp, lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { roadEdges } from '../kit/buildings.ts';
import { grass, pine } from '../kit/flora.ts';
import { foamLines, ridge, rockFace, spray } from '../kit/land.ts';
import { cloudTones, paintHeap, paintSky } from '../kit/sky.ts';
import { swell } from '../kit/water.ts';
import { birds } from '../kit/weather.ts';

type PrairieVariation = { format?: Format; storm: boolean };

export const prairie = defineFamily<PrairieVariation>(
  [{ storm: false }, { format: 'panorama', storm: true }],
  (sheet, { storm }) => (storm ? canolaStorm(sheet) : grainElevator(sheet)),
);

/** Ears of a standing crop as strokes, thicker towards the viewer; `keep` leaves the road free. */
function crop(
  sheet: Sheet,
  random: Random,
  horizon: number,
  colours: readonly Colour[],
  keep: (x: number, y: number) => boolean,
): void {
  for (let i = 0; i < 5200; i++) {
    const t = (i / 5200) ** 0.8;
    const x = sheet.width * random.between(-0.02, 1.02);
    const y = lerp(horizon + 2, sheet.height + 30, t ** 1.7);
    if (!keep(x, y)) continue;
    const h = lerp(3, 58, t ** 2) * random.between(0.6, 1.2);
    const lean = random.between(-0.1, 0.3) * h;
    sheet.stroke(
      curve([x, y], [x + lean * 0.3, y - h * 0.6], [x + lean, y - h]),
      random.pick(colours),
      lerp(1.2, 4.2, t),
      0.9,
    );
  }
}

function grainElevator(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('elevator');
  const horizon = H * 0.66;
  paintSky(sheet, { time: 'noon', horizon });
  const { lit, dark } = cloudTones('day');
  paintHeap(sheet, W * 0.46, H * 0.44, W * 0.5, H * 0.32, lit, dark, 3);
  paintHeap(sheet, -W * 0.12, H * 0.53, W * 0.42, H * 0.17, lit, dark, 5);
  paintHeap(sheet, W * 0.7, H * 0.6, W * 0.34, H * 0.09, lit, dark, 7);
  paintHeap(sheet, W * 0.3, H * 0.62, W * 0.24, H * 0.06, lit, dark, 9);
  ridge(sheet, { base: horizon + 2, height: 15, colour: lch(0.55, 0.07, 160), seed: 5, stride: 500 });
  const gold = lch(0.79, 0.13, 82);
  sheet.fill(
    rectangle(0, horizon, W, H - horizon),
    sheet.linear(0, horizon, 0, H, [
      [0, lch(0.88, 0.1, 88)],
      [0.3, gold],
      [1, lch(0.6, 0.125, 68)],
    ]),
  );
  const [left, right] = roadEdges(W * 0.6, horizon, H * 1.02, W * 0.3);
  const road = polygon([...left, ...[...right].reverse()]);
  sheet.fill(road, lch(0.72, 0.05, 62));
  sheet.shadeLinear(road, lch(0.5, 0.07, 40), W * 0.5, 0, W * 0.95, H, [
    [0, 0],
    [1, 0.8],
  ]);
  sheet.clipped(road, () => {
    for (const u of [-0.42, 0.42]) {
      const rut = left.map(([x, y], i): Point => [lerp(x, right[i]?.[0] ?? x, 0.5 + u * 0.5), y]);
      sheet.stroke(line(...rut), lch(0.84, 0.045, 75), 16, 0.6);
    }
  });
  const [cx, base, s] = [W * 0.33, horizon + 16, H * 0.5];
  const at = (u: number, v: number): Point => [cx + u * s, base - v * s];
  const red = lch(0.5, 0.165, 28);
  const walls = polygon([
    at(-0.2, 0),
    at(-0.2, 0.62),
    at(-0.09, 0.76),
    at(-0.09, 0.98),
    at(0, 1.06),
    at(0.09, 0.98),
    at(0.09, 0.76),
    at(0.2, 0.62),
    at(0.2, 0),
  ]);
  const annex = polygon([at(0.2, 0), at(0.2, 0.4), at(0.5, 0.32), at(0.5, 0)]);
  sheet.fill(annex, lighten(red, -0.04));
  sheet.fill(
    polygon([at(0.18, 0.425), at(0.53, 0.335), at(0.53, 0.3), at(0.18, 0.385)]),
    lch(0.36, 0.04, 280),
  );
  sheet.fill(walls, red);
  sheet.clipped(walls, () => {
    for (let v = 0.02; v < 1; v += 0.024)
      sheet.stroke(line(at(-0.22, v), at(0.22, v)), lighten(red, -0.06), 1.6, 0.6);
  });
  sheet.shadeLinear(walls, lch(0.3, 0.13, 15), ...at(0.02, 0), ...at(0.22, 0), [
    [0, 0],
    [1, 0.95],
  ]);
  sheet.shadeLinear(walls, lch(0.66, 0.17, 38), ...at(-0.2, 0), ...at(-0.05, 0), [
    [0, 0.8],
    [1, 0],
  ]);
  const roof = lch(0.33, 0.04, 280);
  for (const points of [
    [at(-0.22, 0.61), at(-0.085, 0.785), at(-0.085, 0.745), at(-0.2, 0.59)],
    [at(0.22, 0.61), at(0.085, 0.785), at(0.085, 0.745), at(0.2, 0.59)],
    [at(-0.115, 0.97), at(0, 1.085), at(0.115, 0.97), at(0.1, 0.955), at(0, 1.045), at(-0.1, 0.955)],
  ])
    sheet.fill(polygon(points), roof);
  sheet.fill(rectangle(...at(-0.035, 0.92), s * 0.07, s * 0.09), lch(0.94, 0.02, 85));
  sheet.fill(rectangle(...at(-0.025, 0.91), s * 0.05, s * 0.07), lch(0.3, 0.05, 260));
  sheet.fill(rectangle(...at(-0.1, 0.2), s * 0.16, s * 0.2), lch(0.9, 0.03, 85));
  sheet.fill(rectangle(...at(-0.085, 0.19), s * 0.13, s * 0.19), lch(0.28, 0.05, 40));
  sheet.fill(rectangle(...at(0.28, 0.14), s * 0.12, s * 0.14), lch(0.28, 0.05, 40));
  sheet.fill(
    polygon([at(-0.19, 0.5), at(0.19, 0.5), at(0.19, 0.44), at(-0.19, 0.44)]),
    lch(0.94, 0.02, 85),
    0.9,
  );
  for (let k = 0; k < 9; k++) {
    const t = (k / 8) ** 2;
    const x = lerp(W * 0.615, W * 1.02, t);
    const y = lerp(horizon + 3, H * 0.82, t);
    const h = lerp(14, 400, t);
    sheet.stroke(line([x, y], [x, y - h]), lch(0.34, 0.045, 50), lerp(1.4, 11, t), 1, 'butt');
    sheet.stroke(
      line([x - h * 0.14, y - h * 0.88], [x + h * 0.14, y - h * 0.88]),
      lch(0.34, 0.045, 50),
      lerp(1, 8, t),
    );
  }
  crop(
    sheet,
    random,
    horizon,
    [lch(0.9, 0.1, 90), lch(0.82, 0.13, 82), lch(0.7, 0.13, 72), lch(0.58, 0.115, 62)],
    (x, y) => {
      const t = Math.sqrt(clamp((y - horizon) / (H * 1.02 - horizon)));
      return Math.abs(x - W * 0.6) > W * 0.3 * t * t + 3;
    },
  );
  birds(sheet, random, 9, [W * 0.5, H * 0.47, W * 0.3, H * 0.12], lch(0.3, 0.04, 260), [6, 12]);
  sheet.finish();
}

function canolaStorm(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('canola');
  const horizon = H * 0.62;
  sheet.cover(
    sheet.linear(0, 0, 0, horizon, [
      [0, lch(0.27, 0.05, 265)],
      [0.55, lch(0.42, 0.055, 245)],
      [0.8, lch(0.66, 0.06, 200)],
      [1, lch(0.86, 0.08, 95)],
    ]),
  );
  // Shelf cloud: torn tiers, each overhanging a lighter one.
  for (let k = 0; k < 7; k++) {
    const t = k / 6;
    const lower: Point[] = [];
    for (let x = -20; x <= W + 20; x += 12) {
      const u = x / W;
      const y = H * (lerp(0.1, 0.44, t) - 0.1 * (u - 0.3) ** 2 * 3) + noise.fractal(x / 190, k * 3.7, 4) * 62;
      lower.push([x, y]);
    }
    const body = polygon([[-20, -10], ...lower, [W + 20, -10]]);
    const colour = mix(lch(0.26, 0.05, 270), lch(0.5, 0.06, 245), t);
    if (k === 0) {
      sheet.fill(body, colour, 0.9);
      continue;
    }
    const rim = polygon([
      ...lower,
      ...lower.map(([x, y]): Point => [x, y - lerp(46, 70, t) - noise.at(x / 80, k) * 24]).reverse(),
    ]);
    sheet.fill(rim, colour, 0.55);
    sheet.shadeLinear(rim, lch(0.72, 0.05, 215), 0, H * lerp(0.08, 0.4, t), 0, H * lerp(0.16, 0.52, t), [
      [0, 0],
      [0.5, 0.2],
      [1, 0.7],
    ]);
    sheet.shadeLinear(rim, lch(0.2, 0.05, 275), 0, H * lerp(0.0, 0.3, t), 0, H * lerp(0.12, 0.46, t), [
      [0, 0.95],
      [1, 0],
    ]);
  }
  sheet.stipple(
    (mask) => {
      for (let i = 0; i < 170; i++) {
        const x = W * random.between(0.6, 0.98);
        mask.strokeStyle = `rgba(0,0,0,${random.between(0.15, 0.5)})`;
        mask.lineWidth = random.between(4, 22);
        mask.beginPath();
        mask.moveTo(x, H * 0.4);
        mask.lineTo(x - 70, horizon + 4);
        mask.stroke();
      }
    },
    lch(0.4, 0.05, 255),
    { box: [W * 0.5, H * 0.38, W * 0.5, H * 0.26], alpha: 0.8 },
  );
  let bolt: Point = [W * 0.74, H * 0.36];
  const strike: Point[] = [bolt];
  while (bolt[1] < horizon - 4) {
    bolt = [bolt[0] + random.spread() * 26, Math.min(horizon, bolt[1] + random.between(12, 26))];
    strike.push(bolt);
  }
  sheet.glow(W * 0.74, H * 0.45, 240, lch(0.8, 0.08, 290), 0.7);
  sheet.stroke(line(...strike), lch(0.8, 0.1, 290), 9, 0.5);
  sheet.stroke(line(...strike), lch(0.98, 0.02, 290), 3.6);
  const fork = strike[5];
  if (fork)
    sheet.stroke(
      line(fork, [fork[0] - 34, fork[1] + 26], [fork[0] - 44, fork[1] + 56], [fork[0] - 74, fork[1] + 80]),
      lch(0.96, 0.03, 290),
      2.2,
    );
  ridge(sheet, { base: horizon + 2, height: 14, colour: lch(0.34, 0.05, 190), seed: 5, stride: 400 });
  const fieldPaint = sheet.linear(0, horizon, 0, H, [
    [0, lch(0.86, 0.16, 100)],
    [0.4, lch(0.9, 0.175, 102)],
    [1, lch(0.76, 0.16, 98)],
  ]);
  sheet.fill(rectangle(0, horizon, W, H - horizon), fieldPaint);
  sheet.shadeLinear(rectangle(0, horizon, W, H - horizon), lch(0.55, 0.12, 118), W, 0, W * 0.35, 0, [
    [0, 0.75],
    [1, 0],
  ]);
  const edgeX = (y: number) => lerp(W * 0.22, -W * 0.16, ((y - horizon) / (H - horizon)) ** 0.9);
  const road = polygon([
    [W * 0.221, horizon],
    [W * 0.226, horizon],
    [W * 0.17, H * 1.02],
    [-W * 0.12, H * 1.02],
  ]);
  for (let i = 0; i < 4200; i++) {
    const t = (i / 4200) ** 0.8;
    const y = lerp(horizon + 2, H + 20, t ** 1.6);
    const x = W * random.between(-0.02, 1.02);
    const r = lerp(1.6, 11, t ** 1.6);
    const shadow = random.chance(0.28);
    const colour = shadow
      ? lch(0.56, 0.13, 122)
      : mix(lch(0.95, 0.15, 104), lch(0.8, 0.17, 95), random.next());
    sheet.fill(blob(wobble(x, y, r * 1.4, r * 0.8, random, 0.15, 7)), colour, 0.85);
    if (edgeX(y) > x) continue;
  }
  sheet.fill(road, lch(0.5, 0.03, 265));
  sheet.shadeLinear(road, lch(0.7, 0.03, 230), 0, horizon, 0, H * 0.8, [
    [0, 0.9],
    [1, 0],
  ]);
  for (let k = 0; k < 8; k++) {
    const [a, b] = [(k / 8) ** 1.7, ((k + 0.5) / 8) ** 1.7];
    const at = (t: number): Point => [lerp(W * 0.2235, W * 0.03, t), lerp(horizon, H, t)];
    sheet.stroke(line(at(a), at(b)), lch(0.93, 0.1, 95), lerp(1, 10, a), 1, 'butt');
  }
  birds(sheet, random, 6, [W * 0.36, H * 0.48, W * 0.16, H * 0.08], lch(0.2, 0.03, 260), [6, 12]);
  sheet.finish({ vignette: 0.14 });
}

type CoastVariation = { format?: Format; fog: boolean };

export const cliffRoad = defineFamily<CoastVariation>(
  [{ fog: false }, { format: 'panorama', fog: true }],
  (sheet, { fog }) => (fog ? fogBridge(sheet) : archBridge(sheet)),
);

function archBridge(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('arch');
  const horizon = H * 0.3;
  paintSky(sheet, { time: 'gold', horizon });
  sheet.fill(
    rectangle(0, horizon, W, H - horizon),
    sheet.linear(0, horizon, 0, H, [
      [0, lch(0.82, 0.06, 80)],
      [0.12, lch(0.7, 0.07, 215)],
      [0.6, lch(0.52, 0.1, 220)],
      [1, lch(0.42, 0.1, 225)],
    ]),
  );
  swell(sheet, horizon, H, lch(0.84, 0.05, 190), lch(0.42, 0.1, 232), { strength: 0.4, scale: 0.8 });
  const stone = [lch(0.36, 0.075, 320), lch(0.58, 0.08, 50), lch(0.8, 0.09, 72)] as const;
  const fogged = (t: number) => stone.map((c) => mix(c, lch(0.82, 0.055, 70), t)) as [Colour, Colour, Colour];
  for (const [u, top, foot, t] of [
    [0.42, 0.27, 0.36, 0.7],
    [0.52, 0.22, 0.45, 0.45],
    [0.62, 0.13, 0.56, 0.2],
  ] as const) {
    const x = W * u;
    sheet.fill(blob(wobble(x + W * 0.12, H * foot + 4, W * 0.2, 12, random, 0.1)), lch(0.97, 0.01, 200), 0.8);
    rockFace(
      sheet,
      [
        [x, H * foot],
        [x + W * 0.03, H * (top + 0.12)],
        [x + W * 0.1, H * (top + 0.05)],
        [x + W * 0.2, H * top],
        [W * 1.02, H * (top - 0.12)],
        [W * 1.02, H * foot + 30],
      ],
      fogged(t),
      random,
      { slabs: 100, size: 42, lean: 0.3 },
    );
    sheet.fill(
      blob(
        [
          [x + W * 0.08, H * (top + 0.065)],
          [x + W * 0.2, H * (top - 0.01)],
          [W * 1.04, H * (top - 0.14)],
          [W * 1.04, H * (top - 0.02)],
          [x + W * 0.22, H * (top + 0.05)],
        ],
        true,
        0.8,
      ),
      mix(lch(0.6, 0.1, 120), lch(0.82, 0.055, 70), t),
    );
  }
  const deck = (x: number) => H * (0.5 + 0.035 * ((x / W - 0.4) / 0.6) ** 2);
  rockFace(
    sheet,
    [
      [-10, deck(0)],
      [W * 0.17, deck(W * 0.17)],
      [W * 0.2, H * 0.62],
      [W * 0.26, H * 0.74],
      [W * 0.33, H * 0.86],
      [W * 0.37, H * 1.02],
      [-10, H * 1.02],
    ],
    stone,
    random,
    { slabs: 130, size: 60, lean: 0.4 },
  );
  rockFace(
    sheet,
    [
      [W * 1.02, H * 0.46],
      [W * 0.8, deck(W * 0.8)],
      [W * 0.76, H * 0.62],
      [W * 0.68, H * 0.76],
      [W * 0.6, H * 0.88],
      [W * 0.56, H * 1.02],
      [W * 1.02, H * 1.02],
    ],
    stone,
    random,
    { slabs: 150, size: 60, lean: -0.3 },
  );
  sheet.fill(
    blob([
      [W * 0.36, H * 1.03],
      [W * 0.42, H * 0.93],
      [W * 0.5, H * 0.91],
      [W * 0.58, H * 0.94],
      [W * 0.6, H * 1.03],
    ]),
    lch(0.97, 0.012, 200),
    0.9,
  );
  foamLines(sheet, random, 30, [W * 0.3, H * 0.8, W * 0.32, H * 0.16]);
  spray(sheet, W * 0.36, H * 0.97, W * 0.12, H * 0.07, random);
  spray(sheet, W * 0.6, H * 0.95, W * 0.1, H * 0.06, random);
  // The arch and its columns.
  const pale = lch(0.93, 0.025, 80);
  const shade = lch(0.62, 0.06, 320);
  const [a, b] = [W * 0.2, W * 0.76];
  const crown = (x: number) =>
    H * 0.8 - Math.sqrt(Math.max(0, 1 - ((x - (a + b) / 2) / ((b - a) / 2)) ** 2)) * H * 0.26;
  for (let k = 0; k <= 16; k++) {
    const x = lerp(W * 0.17, W * 0.8, k / 16);
    const foot = x > a + 8 && x < b - 8 ? crown(x) : H * 0.72;
    sheet.fill(rectangle(x - 6, deck(x), 14, Math.max(0, foot - deck(x))), pale);
    sheet.fill(rectangle(x + 2, deck(x), 6, Math.max(0, foot - deck(x))), shade, 0.85);
  }
  const ring = (offset: number): Point[] =>
    Array.from({ length: 41 }, (_, k) => {
      const x = lerp(a + offset, b - offset, k / 40);
      const half = (b - a) / 2 - offset;
      return [
        x,
        H * 0.8 +
          offset * 0.2 -
          Math.sqrt(Math.max(0, 1 - ((x - (a + b) / 2) / half) ** 2)) * (H * 0.26 - offset * 0.5),
      ];
    });
  const arch = polygon([...ring(0), ...ring(30).reverse()]);
  sheet.fill(arch, pale);
  sheet.shadeLinear(arch, shade, W * 0.45, 0, b, 0, [
    [0, 0],
    [1, 0.95],
  ]);
  sheet.stroke(line(...ring(30)), lch(0.5, 0.06, 310), 5, 0.8);
  const road: Point[] = [];
  for (let x = -10; x <= W + 10; x += 40)
    road.push([x, deck(clamp(x, 0, W * 0.82)) - Math.max(0, x - W * 0.82) * 0.12]);
  sheet.fill(
    polygon([
      ...road.map(([x, y]): Point => [x, y - 16]),
      ...road.map(([x, y]): Point => [x, y + 15]).reverse(),
    ]),
    pale,
  );
  sheet.fill(
    polygon([
      ...road.map(([x, y]): Point => [x, y + 4]),
      ...road.map(([x, y]): Point => [x, y + 15]).reverse(),
    ]),
    shade,
  );
  for (const [x, y] of road) sheet.stroke(line([x, y - 16], [x, y - 28]), pale, 6, 1, 'butt');
  sheet.stroke(line(...road.map(([x, y]): Point => [x, y - 28])), pale, 5);
  const [cx, cy] = [W * 0.57, deck(W * 0.57) - 26];
  sheet.fill(
    blob(
      [
        [cx - 38, cy + 4],
        [cx - 34, cy - 8],
        [cx - 18, cy - 12],
        [cx - 8, cy - 24],
        [cx + 14, cy - 24],
        [cx + 24, cy - 11],
        [cx + 38, cy - 7],
        [cx + 39, cy + 4],
      ],
      true,
      0.7,
    ),
    lch(0.58, 0.2, 28),
  );
  sheet.fill(
    polygon([
      [cx - 11, cy - 12],
      [cx - 5, cy - 21],
      [cx + 12, cy - 21],
      [cx + 18, cy - 12],
    ]),
    lch(0.34, 0.05, 250),
  );
  const meadow = blob([
    [-30, H * 0.82],
    [W * 0.1, H * 0.8],
    [W * 0.24, H * 0.87],
    [W * 0.34, H * 0.97],
    [W * 0.4, H * 1.08],
    [-30, H * 1.1],
  ]);
  sheet.fill(meadow, lch(0.42, 0.085, 130));
  grass(
    sheet,
    random,
    420,
    () => {
      const u = random.next();
      return [W * 0.36 * u, H * (0.83 + 0.17 * u * u) + random.next() * H * 0.18];
    },
    [lch(0.36, 0.08, 140), lch(0.6, 0.11, 115), lch(0.78, 0.11, 95)],
    [18, 48],
    3,
  );
  for (let i = 0; i < 80; i++) {
    const u = random.next();
    sheet.fill(
      ellipse(W * 0.34 * u, H * (0.84 + 0.16 * u * u) + random.next() * H * 0.15, 6, 5),
      random.chance(0.7) ? lch(0.74, 0.18, 55) : lch(0.86, 0.15, 88),
    );
  }
  birds(sheet, random, 6, [W * 0.2, H * 0.1, W * 0.3, H * 0.14], lch(0.36, 0.06, 300), [8, 16]);
  sheet.finish();
}

function fogBridge(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('fog');
  const horizon = H * 0.6;
  paintSky(sheet, {
    stops: [
      [0, lch(0.58, 0.085, 250)],
      [0.4, lch(0.78, 0.07, 300)],
      [0.7, lch(0.88, 0.09, 45)],
      [1, lch(0.94, 0.08, 80)],
    ],
    horizon,
    sun: { x: W * 0.2, y: H * 0.42, radius: 34, colour: lch(0.93, 0.12, 75) },
  });
  ridge(sheet, {
    base: H * 0.62,
    height: 130,
    colour: lch(0.66, 0.06, 300),
    haze: lch(0.86, 0.06, 30),
    seed: 4,
    profile: (u) => 0.3 + u * 0.7,
  });
  sheet.mistBand(H * 0.6, 90, lch(0.95, 0.03, 60), 0.9, 2);
  const red = lch(0.56, 0.18, 33);
  const dark = lch(0.4, 0.14, 20);
  const deckAt = (x: number) => H * 0.665 + (x / W - 0.5) * H * 0.03;
  const towers = [
    [W * 0.34, H * 0.22, 15],
    [W * 0.74, H * 0.1, 22],
  ] as const;
  const cable = (from: Point, to: Point, sag: number): Point[] =>
    Array.from({ length: 31 }, (_, k) => {
      const u = k / 30;
      return [lerp(from[0], to[0], u), lerp(from[1], to[1], u) + sag * 4 * u * (1 - u)];
    });
  const [near, far] = [towers[1], towers[0]];
  const spans = [
    cable([far[0], far[1]], [near[0], near[1]], H * 0.36),
    cable([-W * 0.04, deckAt(0) - 8], [far[0], far[1]], H * 0.07),
    cable([near[0], near[1]], [W * 1.12, deckAt(W) - 10], H * 0.07),
  ];
  for (const span of spans) {
    for (const [x, y] of span) if (y < deckAt(x)) sheet.stroke(line([x, y], [x, deckAt(x)]), red, 1.8, 0.75);
    sheet.stroke(line(...span), dark, 6);
    sheet.stroke(line(...span.map(([x, y]): Point => [x + 9, y + 4])), red, 4, 0.8);
  }
  sheet.fill(
    polygon([
      [-10, deckAt(0) - 5],
      [W + 10, deckAt(W) - 9],
      [W + 10, deckAt(W) + 15],
      [-10, deckAt(0) + 9],
    ]),
    red,
  );
  for (let x = 0; x < W; x += 22)
    sheet.stroke(line([x, deckAt(x) + 10], [x + 11, deckAt(x) - 2], [x + 22, deckAt(x) + 10]), dark, 2, 0.7);
  for (const [x, top, w] of towers) {
    for (const sign of [-1, 1]) {
      const leg = polygon([
        [x + sign * w * 1.5 - w * 0.5, top],
        [x + sign * w * 1.5 + w * 0.5, top],
        [x + sign * w * 1.75 + w * 0.68, H * 0.95],
        [x + sign * w * 1.75 - w * 0.68, H * 0.95],
      ]);
      sheet.fill(leg, red);
      sheet.shadeLinear(leg, dark, x + sign * w * 1.5, 0, x + sign * w * 1.5 + w * 0.7, 0, [
        [0, 0],
        [1, 0.95],
      ]);
      sheet.shadeLinear(leg, lch(0.76, 0.14, 50), x + sign * w * 1.5 - w * 0.6, 0, x + sign * w * 1.5, 0, [
        [0, 0.85],
        [1, 0],
      ]);
    }
    const height = deckAt(x) - top;
    for (const v of [0.02, 0.22, 0.45, 0.7]) {
      sheet.fill(rectangle(x - w * 1.5, top + height * v, w * 3, w * 0.95), red);
      sheet.fill(rectangle(x - w * 1.1, top + height * v + w * 0.6, w * 2.2, w * 0.35), dark);
    }
  }
  // The fog: heaped banks in front of the deck, lit from the sun's side.
  for (let k = 0; k < 7; k++) {
    const t = k / 6;
    const y = H * lerp(0.68, 0.94, t);
    const path = new Path2D();
    path.rect(-10, y, W + 20, H - y + 10);
    const lit = mix(lch(0.97, 0.03, 70), lch(0.9, 0.04, 330), t * 0.6);
    for (let x = -60; x < W + 60; x += lerp(50, 96, t)) {
      const r = lerp(34, 92, t) * random.between(0.6, 1.2);
      const puff = blob(
        wobble(x, y + r * 0.35 + sheet.noise.at(x / 240, k * 2.1) * 26, r * 1.35, r * 0.75, random, 0.08, 12),
      );
      sheet.fill(puff, lit);
      sheet.shadeLinear(
        puff,
        mix(lch(0.76, 0.07, 310), lch(0.6, 0.08, 285), t),
        x - r * 0.3,
        y - r * 0.2,
        x + r * 0.7,
        y + r,
        [
          [0, 0],
          [1, 0.85],
        ],
      );
    }
    sheet.fill(rectangle(0, y + lerp(30, 70, t), W, H), mix(lch(0.86, 0.05, 330), lch(0.7, 0.075, 295), t));
  }
  const hill = blob([
    [-40, H * 0.84],
    [W * 0.1, H * 0.83],
    [W * 0.26, H * 0.89],
    [W * 0.5, H * 0.97],
    [W * 0.72, H * 1.06],
    [-40, H * 1.1],
  ]);
  sheet.fill(hill, lch(0.34, 0.06, 150));
  sheet.shadeLinear(hill, lch(0.66, 0.11, 85), 0, H * 0.82, W * 0.06, H * 0.98, [
    [0, 0.85],
    [1, 0],
  ]);
  for (let i = 0; i < 16; i++) {
    const u = i / 15;
    pine(sheet, W * 0.46 * u, H * (0.87 + 0.12 * u), random.between(50, 120), lch(0.24, 0.045, 170), random, {
      lit: lch(0.5, 0.085, 100),
    });
  }
  sheet.finish();
}
