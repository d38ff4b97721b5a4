/** Streets by day: house fronts with outside stairs, stoops under yellow trees, painted streets with a church at the end. */
import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { clamp, inTurn, lerp, TAU, wrap } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { walker } from '../kit/people.ts';
import { paintSky } from '../kit/sky.ts';
import { type StreetView, streetBays, streetPoint } from '../kit/street.ts';

type TownVariation = { format?: Format; scene: 'staircases' | 'stoops' };

export const townhouses = defineFamily<TownVariation>(
  [{ scene: 'staircases' }, { scene: 'stoops' }],
  (sheet, { scene }) => (scene === 'staircases' ? staircases(sheet) : stoops(sheet)),
);

/** Three brick fronts face on, curved iron stairs up to the first floor, an orange tree and a bicycle. */
function staircases(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('stairs');
  const ground = H * 0.84;
  sheet.cover(lch(0.82, 0.05, 225));
  const fronts = [
    { brick: lch(0.5, 0.11, 32), trim: lch(0.93, 0.02, 85) },
    { brick: lch(0.62, 0.035, 70), trim: lch(0.36, 0.09, 250) },
    { brick: lch(0.44, 0.09, 18), trim: lch(0.44, 0.09, 165) },
  ];
  for (const [k, { brick, trim }] of fronts.entries()) {
    const x = W * (k / 3);
    const w = W / 3;
    const top = H * (0.05 + (k % 2) * 0.025);
    const wall = rectangle(x, top, w, ground - top);
    sheet.fill(wall, brick);
    for (let row = 0; row < 58; row++) {
      const y = top + row * 15.5;
      for (let bx = x - (row % 2) * 16; bx < x + w; bx += 33) {
        if (random.chance(0.42))
          sheet.clipped(wall, () =>
            sheet.fill(rectangle(bx + 1, y + 1, 30, 13), lighten(brick, random.between(-0.045, 0.05))),
          );
      }
    }
    sheet.fill(rectangle(x - 2, top - 22, w + 4, 40), trim);
    for (let b = 0; b < 9; b++)
      sheet.fill(rectangle(x + 20 + b * (w / 9), top + 16, 12, 24, 4), lighten(trim, -0.08));
    const gable = polygon([
      [x + w * 0.3, top - 20],
      [x + w * 0.5, top - 74],
      [x + w * 0.7, top - 20],
    ]);
    sheet.fill(gable, lighten(trim, 0.03));
    // Two windows upstairs; on the first floor the doors take the place of one.
    const doorsLeft = k !== 1;
    windowWithFrame(sheet, x + w * 0.16, H * 0.13 + 30, w * 0.2, H * 0.17, trim, inTurn(DRESSINGS, k));
    windowWithFrame(sheet, x + w * 0.6, H * 0.13 + 30, w * 0.2, H * 0.17, trim, inTurn(DRESSINGS, k + 1));
    const besideDoors = x + w * (doorsLeft ? 0.62 : 0.14);
    windowWithFrame(sheet, besideDoors, H * 0.43 + 30, w * 0.2, H * 0.17, trim, inTurn(DRESSINGS, k + 2));
    const doorX = x + w * (doorsLeft ? 0.2 : 0.62);
    for (const offset of [0, 0.17]) {
      const dx = doorX + offset * w;
      sheet.fill(rectangle(dx - 6, H * 0.43, w * 0.13 + 12, H * 0.2), trim);
      sheet.fill(
        rectangle(dx, H * 0.44, w * 0.13, H * 0.19),
        offset ? lch(0.42, 0.12, 28) : lch(0.36, 0.08, 200),
      );
      sheet.fill(rectangle(dx + w * 0.03, H * 0.46, w * 0.07, H * 0.07), lch(0.72, 0.05, 230));
    }
    windowWithFrame(sheet, besideDoors, H * 0.66, w * 0.24, H * 0.12, trim, 'blind');
    sheet.shadeLinear(wall, mix(lch(0.36, 0.1, 295), brick, 0.3), x + w * 0.2, top, x + w * 1.1, ground, [
      [0, 0],
      [0.6, 0.2],
      [1, 0.65],
    ]);
  }
  // Shadow of the houses across the way climbs the lower left.
  sheet.blended('multiply', () => {
    sheet.fill(
      polygon([
        [0, H * 0.62],
        [W * 0.28, H * 0.72],
        [W * 0.28, H * 0.66],
        [W * 0.5, H * 0.75],
        [W * 0.5, H * 0.84],
        [0, H * 0.84],
      ]),
      lch(0.66, 0.085, 290),
      0.85,
    );
  });
  sheet.fill(
    rectangle(0, ground, W, H - ground),
    sheet.linear(0, ground, 0, H, [
      [0, lch(0.76, 0.02, 80)],
      [0.45, lch(0.68, 0.025, 70)],
      [0.46, lch(0.42, 0.02, 275)],
      [1, lch(0.34, 0.025, 275)],
    ]),
  );
  for (let k = 0; k < 3; k++)
    ironStair(
      sheet,
      W * (k / 3) + (W / 3) * (k === 1 ? 0.72 : 0.3),
      H * 0.63,
      ground + 8,
      k === 1 ? -1 : 1,
      lch(0.24, 0.03, 270),
    );
  // Hedge fences, bicycle, fallen leaves.
  for (let x = 0; x < W; x += 17) {
    if ((x > W * 0.2 && x < W * 0.34) || (x > W * 0.46 && x < W * 0.56) || (x > W * 0.86 && x < W * 0.98))
      continue;
    sheet.stroke(line([x, ground + 10], [x, ground - 62]), lch(0.2, 0.025, 270), 3.4);
  }
  for (const [from, to] of [
    [0, 0.2],
    [0.34, 0.46],
    [0.56, 0.86],
  ] as const) {
    for (const dy of [-52, -6])
      sheet.stroke(line([W * from, ground + dy], [W * to, ground + dy]), lch(0.2, 0.025, 270), 4.5);
  }
  bicycle(sheet, W * 0.64, ground + 22, 1.15);
  const leaves = [lch(0.68, 0.18, 52), lch(0.78, 0.16, 75), lch(0.58, 0.18, 35)] as const;
  maple(sheet, W * 0.87, ground + 18, H * 0.82, leaves);
  for (let i = 0; i < 260; i++) {
    const y = ground + random.next() ** 0.8 * (H - ground);
    sheet.fill(
      ellipse(W * random.between(0.35, 1), y, random.between(4, 9), random.between(2, 4.5), random.next()),
      random.pick(leaves),
      0.95,
    );
  }
  sheet.finish();
}

/** What hangs in a window. */
const DRESSINGS = ['curtain', 'plant', 'blind', 'curtains'] as const;

/** A street maple in October: a forked trunk, and a crown of single leaves, lit from the left. */
function maple(sheet: Sheet, x: number, y: number, height: number, leaves: readonly Colour[]): void {
  const random = sheet.random.stream('maple');
  const bark = lch(0.27, 0.04, 30);
  const crown: Point = [x + 10, y - height * 0.66];
  const trunk = polygon([
    [x - 26, y],
    [x - 13, y - height * 0.2],
    [x - 12, y - height * 0.5],
    [x + 14, y - height * 0.5],
    [x + 14, y - height * 0.2],
    [x + 28, y],
  ]);
  sheet.fill(trunk, bark);
  sheet.shadeLinear(trunk, lch(0.56, 0.1, 45), x - 20, 0, x + 16, 0, [
    [0, 0.8],
    [0.6, 0],
  ]);
  const lobes = Array.from({ length: 22 }, (_, i) => {
    const angle = i * 2.399963;
    const reach = Math.sqrt((i + 0.4) / 22);
    const px = crown[0] + Math.cos(angle) * reach * height * 0.27;
    const py = crown[1] + Math.sin(angle) * reach * height * 0.29;
    return { x: px, y: py, radius: height * random.between(0.07, 0.115) };
  }).sort((a, b) => a.y - b.y);
  for (const lobe of lobes)
    sheet.stroke(curve([x, y - height * 0.4], [(x + lobe.x) / 2, lobe.y + 50], [lobe.x, lobe.y]), bark, 5);
  const [middle, light, dark] = leaves as readonly [Colour, Colour, Colour];
  for (const lobe of lobes) {
    // Leaves in the shade first, then those the sun finds at the upper left of each bough.
    for (const [tint, count, dx, dy, spread] of [
      [lighten(dark, -0.14), 60, 0.22, 0.3, 0.62],
      [dark, 80, 0.06, 0.08, 0.62],
      [middle, 90, -0.1, -0.12, 0.54],
      [light, 70, -0.26, -0.3, 0.42],
    ] as const)
      for (let i = 0; i < count; i++) {
        const px = lobe.x + (dx + random.spread() * spread) * lobe.radius;
        const py = lobe.y + (dy + random.spread() * spread * 0.85) * lobe.radius;
        const size = random.between(5, 10);
        sheet.fill(
          ellipse(px, py, size, size * 0.58, random.next() * TAU),
          lighten(tint, random.between(-0.04, 0.05)),
        );
      }
  }
}

function windowWithFrame(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  trim: Colour,
  dressing: (typeof DRESSINGS)[number],
): void {
  sheet.fill(rectangle(x - 8, y - 16, w + 16, h + 26), trim);
  const glass = rectangle(x, y, w, h);
  sheet.fill(glass, lch(0.4, 0.06, 245));
  sheet.shadeLinear(glass, lch(0.82, 0.05, 225), x, y, x + w, y + h, [
    [0, 0.9],
    [0.5, 0.1],
    [1, 0],
  ]);
  const cloth = lch(0.93, 0.02, 85);
  const curtain = (hem: number, top: number, rod: number) =>
    polygon([
      [x + w * top, y],
      [x + w * rod, y],
      [x + w * rod, y + h],
      [x + w * hem, y + h * 0.5],
    ]);
  if (dressing !== 'plant' && dressing !== 'blind') sheet.fill(curtain(0.8, 0.56, 1), cloth, 0.75);
  if (dressing === 'curtains') sheet.fill(curtain(0.2, 0.44, 0), cloth, 0.75);
  if (dressing === 'blind') sheet.fill(rectangle(x, y, w, h * 0.34), lch(0.86, 0.05, 75), 0.85);
  if (dressing === 'plant') {
    for (let i = -3; i <= 3; i++)
      sheet.stroke(
        curve(
          [x + w * 0.3, y + h * 0.84],
          [x + w * (0.3 + i * 0.04), y + h * 0.6],
          [x + w * (0.3 + i * 0.08), y + h * 0.52],
        ),
        lch(0.5, 0.1, 145),
        6,
      );
    sheet.fill(rectangle(x + w * 0.2, y + h * 0.82, w * 0.2, h * 0.18, 3), lch(0.6, 0.13, 38));
  }
  sheet.stroke(line([x + w / 2, y], [x + w / 2, y + h]), trim, 5);
  sheet.stroke(line([x, y + h * 0.45], [x + w, y + h * 0.45]), trim, 5);
  sheet.fill(rectangle(x - 14, y + h + 6, w + 28, 10), lighten(trim, 0.03));
}

/** A stair that leaves the balcony sideways and bends down to the pavement. */
function ironStair(sheet: Sheet, x: number, top: number, bottom: number, side: number, iron: Colour): void {
  const W = sheet.width;
  const reach = W * 0.115;
  sheet.fill(rectangle(x - W * 0.06, top, W * 0.12, 11), iron);
  for (let k = 0; k <= 8; k++)
    sheet.stroke(
      line([x - W * 0.06 + (k * W * 0.12) / 8, top], [x - W * 0.06 + (k * W * 0.12) / 8, top - 62]),
      iron,
      3.4,
    );
  sheet.stroke(line([x - W * 0.06, top - 62], [x + W * 0.06, top - 62]), iron, 5.5);
  const at = (t: number): Point => {
    const angle = t * 1.25;
    return [x + side * (W * 0.06 + reach * Math.sin(angle) * 0.92), lerp(top + 6, bottom, t)];
  };
  const steps = 15;
  const rail = (offset: Point): Point[] =>
    Array.from({ length: steps + 1 }, (_, k) => {
      const [px, py] = at(k / steps);
      return [px + offset[0], py + offset[1]];
    });
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const [px, py] = at(t);
    const width = lerp(56, 74, t);
    sheet.fill(rectangle(px - width / 2, py, width, 7), lighten(iron, 0.1));
    sheet.fill(rectangle(px - width / 2, py + 7, width, 4), lighten(iron, -0.08));
    for (const edge of [-1, 1])
      sheet.stroke(line([px + (edge * width) / 2, py], [px + (edge * width) / 2, py - 60]), iron, 2.8);
  }
  for (const edge of [-1, 1]) {
    sheet.stroke(curve(...rail([edge * 33, -60])), iron, 6);
    sheet.stroke(curve(...rail([edge * 33, 8])), iron, 7);
  }
}

function bicycle(sheet: Sheet, x: number, y: number, s: number): void {
  const at = (u: number, v: number): Point => [x + u * s, y + v * s];
  const frame = lch(0.58, 0.13, 200);
  sheet.fill(ellipse(...at(0, 2), 112 * s, 6 * s), lch(0.25, 0.04, 290), 0.4);
  for (const u of [-66, 66]) {
    sheet.stroke(ellipse(...at(u, -42), 42 * s), lch(0.2, 0.02, 270), 6 * s);
    sheet.stroke(ellipse(...at(u, -42), 37 * s), lch(0.75, 0.02, 90), 1.6 * s);
    for (let k = 0; k < 9; k++)
      sheet.stroke(
        line(at(u, -42), at(u + Math.cos((k * TAU) / 9) * 38, -42 + Math.sin((k * TAU) / 9) * 38)),
        lch(0.7, 0.01, 90),
        1.1,
      );
  }
  const tubes: readonly (readonly [Point, Point])[] = [
    [at(-66, -42), at(-10, -40)],
    [at(-66, -42), at(-30, -100)],
    [at(-30, -100), at(-10, -40)],
    [at(-30, -100), at(46, -104)],
    [at(-10, -40), at(46, -104)],
    [at(46, -116), at(66, -42)],
  ];
  for (const [from, to] of tubes) sheet.stroke(line(from, to), frame, 6.5 * s);
  sheet.stroke(line(at(-30, -98), at(-36, -118)), frame, 5 * s);
  sheet.fill(ellipse(...at(-38, -121), 21 * s, 6 * s), lch(0.3, 0.05, 40));
  sheet.stroke(curve(at(44, -118), at(48, -136), at(72, -134)), lch(0.25, 0.02, 270), 5 * s);
  sheet.fill(rectangle(...at(62, -128), 42 * s, 30 * s, 4), lch(0.62, 0.09, 70));
}

/** A pavement running away from us: stoops on the left, tree trunks on the right, a roof of yellow leaves. */
function stoops(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('stoops');
  const view: StreetView = { vanishX: W * 0.66, vanishY: H * 0.5, focal: W * 0.66, eye: 0.6 };
  const at = (X: number, Y: number, Z: number): Point => streetPoint(view, X, Y, Z);
  const haze = lch(0.9, 0.08, 85);
  sheet.cover(
    sheet.linear(0, 0, 0, H * 0.5, [
      [0, lch(0.74, 0.07, 230)],
      [1, lch(0.93, 0.06, 85)],
    ]),
  );
  sheet.glow(view.vanishX, view.vanishY, W * 0.34, lch(0.97, 0.09, 88), 0.9);
  sheet.fill(
    rectangle(0, view.vanishY, W, H),
    sheet.linear(0, view.vanishY, 0, H, [
      [0, lch(0.86, 0.07, 82)],
      [0.3, lch(0.62, 0.035, 70)],
      [1, lch(0.44, 0.03, 300)],
    ]),
  );
  const road = polygon([at(0.55, 0, 30), at(6, 0, 30), at(6, 0, 0.5), at(0.55, 0, 0.5)]);
  sheet.fill(
    road,
    sheet.linear(0, view.vanishY, 0, H, [
      [0, lch(0.78, 0.06, 80)],
      [0.4, lch(0.46, 0.03, 300)],
      [1, lch(0.32, 0.03, 290)],
    ]),
  );
  sheet.fill(
    polygon([at(0.5, 0.03, 30), at(0.58, 0.03, 30), at(0.58, 0.03, 0.5), at(0.5, 0.03, 0.5)]),
    lch(0.74, 0.03, 75),
  );
  for (let z = 8; z > 0.6; z *= 0.86)
    sheet.stroke(line(at(-1, 0, z), at(0.5, 0, z)), lch(0.4, 0.03, 300), 3 / z, 0.5);
  const stones = [
    lch(0.46, 0.075, 38),
    lch(0.38, 0.07, 25),
    lch(0.54, 0.085, 45),
    lch(0.42, 0.06, 15),
    lch(0.5, 0.09, 55),
  ];
  streetBays(7.5, 0.5, 0.72).forEach(([far, near], bay) => {
    const fog = clamp((far - 0.8) / 8) ** 0.7 * 0.8;
    const stone = mix(inTurn(stones, bay), haze, fog);
    const X = -1.35;
    const q = (Y: number, u: number, out = 0): Point => at(X + out, Y, lerp(far, near, u));
    const cell = (u0: number, u1: number, y0: number, y1: number, out = 0) =>
      polygon([q(y0, u0, out), q(y1, u0, out), q(y1, u1, out), q(y0, u1, out)]);
    sheet.fill(cell(0, 1, 0, 2.1), stone);
    sheet.shadeLinear(
      cell(0, 1, 0, 2.1),
      mix(lch(0.9, 0.1, 80), stone, 0.35),
      0,
      q(2.1, 1)[1],
      0,
      q(0.9, 1)[1],
      [
        [0, 0.75],
        [1, 0],
      ],
    );
    sheet.fill(cell(0, 1, 1.98, 2.12, 0.08), lighten(stone, -0.1));
    sheet.fill(cell(0, 1, 0, 0.14), lighten(stone, -0.08));
    for (const [y0, y1] of [
      [0.62, 1.0],
      [1.14, 1.46],
      [1.58, 1.86],
    ] as const) {
      for (const u of [0.1, 0.4, 0.7]) {
        if (y0 < 1 && u === 0.7) continue;
        sheet.fill(cell(u - 0.03, u + 0.23, y0 - 0.05, y1 + 0.07), lighten(stone, 0.09));
        sheet.fill(cell(u, u + 0.2, y0, y1), mix(lch(0.34, 0.05, 250), haze, fog));
        sheet.shadeLinear(
          cell(u, u + 0.2, y0, y1),
          mix(lch(0.88, 0.09, 85), haze, fog),
          ...q(y1, u),
          ...q(y0, u + 0.2),
          [
            [0, 0.85],
            [1, 0],
          ],
        );
        sheet.stroke(line(q((y0 + y1) / 2, u), q((y0 + y1) / 2, u + 0.2)), lighten(stone, 0.09), 5 / near);
      }
    }
    // Door above the stoop; steps come towards the pavement.
    sheet.fill(cell(0.68, 0.96, 0.42, 1.06), lighten(stone, 0.1));
    sheet.fill(
      cell(0.73, 0.91, 0.44, 0.98),
      mix(random.pick([lch(0.4, 0.12, 25), lch(0.36, 0.08, 165), lch(0.3, 0.06, 260)]), haze, fog),
    );
    const steps = 7;
    for (let k = steps; k >= 0; k--) {
      const out = 0.08 + (k / steps) * 0.5;
      const height = 0.44 * (1 - k / steps);
      const tread = polygon([
        q(height, 0.68, out),
        q(height, 0.96, out),
        q(height, 0.96, out + 0.075),
        q(height, 0.68, out + 0.075),
      ]);
      const riser = polygon([
        q(height, 0.68, out + 0.075),
        q(height, 0.96, out + 0.075),
        q(Math.max(0, height - 0.063), 0.96, out + 0.075),
        q(Math.max(0, height - 0.063), 0.68, out + 0.075),
      ]);
      const face = polygon([
        q(height, 0.96, out),
        q(height, 0.96, out + 0.075),
        q(0, 0.96, out + 0.075),
        q(0, 0.96, out),
      ]);
      sheet.fill(face, lighten(stone, -0.1));
      sheet.fill(riser, lighten(stone, -0.04));
      sheet.fill(tread, lighten(stone, 0.13));
    }
    for (const u of [0.68, 0.96]) {
      sheet.stroke(curve(q(0.72, u, 0.08), q(0.5, u, 0.34), q(0.27, u, 0.62)), lch(0.2, 0.02, 280), 6 / near);
      for (let k = 0; k <= 5; k++) {
        const out = 0.08 + k * 0.108;
        sheet.stroke(
          line(q(0.7 - k * 0.085, u, out), q(0.44 - k * 0.088, u, out)),
          lch(0.2, 0.02, 280),
          3 / near,
        );
      }
    }
  });
  // Trees between pavement and road, far to near; crowns meet overhead.
  for (let z = 6; z > 0.9; z *= 0.72) {
    const fog = clamp((z - 1) / 6) * 0.7;
    const [x, y] = at(0.46, 0, z);
    const trunk = mix(lch(0.26, 0.04, 320), haze, fog);
    const size = (2.6 / z) * view.focal;
    sheet.stroke(
      curve([x, y], [x - size * 0.006, y - size * 0.3], [x + size * 0.02, y - size * 0.62]),
      trunk,
      size * 0.04,
    );
    for (const lean of [-0.24, 0.2, -0.08])
      sheet.stroke(
        curve(
          [x, y - size * 0.36],
          [x + lean * size * 0.5, y - size * 0.52],
          [x + lean * size, y - size * 0.7],
        ),
        trunk,
        size * 0.018,
      );
    for (let i = 0; i < 42; i++) {
      const angle = random.next() * TAU;
      const reach = Math.sqrt(random.next());
      const px = x + Math.cos(angle) * reach * size * 0.4;
      const py = y - size * 0.74 + Math.sin(angle) * reach * size * 0.24;
      const radius = size * random.between(0.045, 0.085);
      const tone = mix(
        mix(
          lch(0.62, 0.15, 62),
          lch(0.84, 0.16, 88),
          clamp(0.5 - (py - (y - size * 0.74)) / size + random.spread() * 0.2),
        ),
        haze,
        fog,
      );
      const mass = blob(wobble(px, py, radius, radius * 0.8, random, 0.14, 10));
      sheet.fill(mass, tone);
      sheet.shadeRadial(
        mass,
        mix(lch(0.95, 0.12, 95), haze, fog),
        px + radius * 0.4,
        py - radius * 0.4,
        1,
        radius * 1.2,
        [
          [0, 0.8],
          [1, 0],
        ],
      );
    }
  }
  const leaves = [lch(0.82, 0.16, 85), lch(0.7, 0.16, 62), lch(0.9, 0.13, 95)];
  for (let i = 0; i < 520; i++) {
    const z = 0.62 / random.between(0.08, 1);
    const [x, y] = at(random.between(-1, 1.6), 0, z);
    sheet.fill(ellipse(x, y, 9 / z, 3.6 / z), random.pick(leaves), 0.95);
  }
  for (let i = 0; i < 40; i++)
    sheet.fill(
      ellipse(
        random.next() * W,
        random.next() * H * 0.8,
        random.between(3, 8),
        random.between(2, 4),
        random.next() * 3,
      ),
      random.pick(leaves),
    );
  const [px, py] = at(-0.2, 0, 1.75);
  const h = (0.5 / 1.75) * view.focal;
  walker(sheet, px, py, h, {
    coat: lch(0.5, 0.15, 22),
    legs: lch(0.3, 0.06, 262),
    cap: lch(0.9, 0.03, 85),
    side: -1,
  });
  dog(sheet, px + h * 0.55, py + 8, h * 0.36);
  sheet.stroke(
    curve([px + h * 0.16, py - h * 0.45], [px + h * 0.3, py - h * 0.22], [px + h * 0.44, py - h * 0.27]),
    lch(0.3, 0.1, 28),
    2.6,
  );
  sheet.finish({ vignette: 0.14 });
}

function dog(sheet: Sheet, x: number, y: number, h: number): void {
  const coat = lch(0.72, 0.1, 68);
  const at = (u: number, v: number): Point => [x + u * h, y + v * h];
  sheet.fill(ellipse(...at(0, 0), h * 0.5, h * 0.07), lch(0.25, 0.05, 300), 0.4);
  for (const u of [-0.36, -0.26, 0.22, 0.32])
    sheet.stroke(
      line(at(u, -0.45), at(u + 0.02, 0)),
      lighten(coat, u === -0.26 || u === 0.22 ? -0.14 : -0.04),
      h * 0.11,
    );
  const body = blob([
    at(-0.45, -0.62),
    at(-0.3, -0.78),
    at(0.2, -0.76),
    at(0.42, -0.66),
    at(0.36, -0.42),
    at(-0.36, -0.4),
  ]);
  sheet.fill(body, coat);
  sheet.shadeLinear(body, lighten(coat, -0.22), 0, y - h * 0.66, 0, y - h * 0.4, [
    [0, 0],
    [1, 0.9],
  ]);
  sheet.stroke(curve(at(-0.42, -0.66), at(-0.6, -0.86), at(-0.56, -1.02)), coat, h * 0.09);
  sheet.fill(
    blob([
      at(0.28, -0.72),
      at(0.34, -1),
      at(0.52, -1.04),
      at(0.64, -0.92),
      at(0.74, -0.86),
      at(0.62, -0.76),
      at(0.46, -0.7),
    ]),
    coat,
  );
  sheet.fill(blob([at(0.36, -1), at(0.28, -0.92), at(0.3, -0.76), at(0.4, -0.84)]), lighten(coat, -0.16));
  sheet.fill(ellipse(...at(0.73, -0.87), h * 0.04), lch(0.2, 0.02, 40));
}

type CalleVariation = {
  format?: Format;
  light: 'noon' | 'late';
  vanish: number;
  walls: readonly Colour[];
  banners: boolean;
};

export const calle = defineFamily<CalleVariation>(
  [
    {
      light: 'noon',
      vanish: 0.36,
      banners: true,
      walls: [
        lch(0.62, 0.17, 32),
        lch(0.8, 0.145, 82),
        lch(0.58, 0.11, 215),
        lch(0.66, 0.16, 5),
        lch(0.7, 0.1, 160),
        lch(0.56, 0.14, 300),
        lch(0.76, 0.14, 58),
        lch(0.88, 0.05, 85),
        lch(0.48, 0.11, 255),
      ],
    },
    {
      format: 'portrait',
      light: 'late',
      vanish: 0.52,
      banners: false,
      walls: [
        lch(0.66, 0.14, 55),
        lch(0.6, 0.15, 35),
        lch(0.74, 0.13, 72),
        lch(0.54, 0.13, 25),
        lch(0.7, 0.1, 50),
      ],
    },
  ],
  paintedStreet,
);

function paintedStreet(sheet: Sheet, variation: CalleVariation): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('calle');
  const late = variation.light === 'late';
  const [vx, vy] = [W * variation.vanish, H * (late ? 0.52 : 0.6)];
  const focal = late ? W * 1.05 : W * 0.78;
  const view: StreetView = { vanishX: vx, vanishY: vy, focal, eye: 0.58 };
  const at = (X: number, Y: number, Z: number): Point => streetPoint(view, X, Y, Z);
  paintSky(sheet, {
    stops: late
      ? [
          [0, lch(0.5, 0.1, 262)],
          [0.55, lch(0.74, 0.08, 300)],
          [1, lch(0.93, 0.1, 75)],
        ]
      : [
          [0, lch(0.56, 0.13, 248)],
          [0.6, lch(0.76, 0.09, 230)],
          [1, lch(0.93, 0.04, 90)],
        ],
    horizon: vy,
    clouds: late
      ? { kind: 'cirrus', lit: lch(0.95, 0.09, 60), dark: lch(0.72, 0.12, 350), count: 5, band: [0.08, 0.5] }
      : {
          kind: 'cumulus',
          lit: lch(0.98, 0.015, 85),
          dark: lch(0.82, 0.05, 270),
          count: 4,
          band: [0.2, 0.7],
          scale: 1.1,
        },
  });
  const hill: Point[] = [];
  for (let i = 0; i <= 30; i++) hill.push([(W * i) / 30, vy - H * 0.08 - noise.fractal(i / 7, 3, 3) * 60]);
  sheet.fill(
    polygon([[0, vy + 20], ...hill, [W, vy + 20]]),
    sheet.linear(0, vy - 150, 0, vy, [
      [0, late ? lch(0.6, 0.09, 320) : lch(0.62, 0.07, 250)],
      [1, lch(0.84, 0.08, 78)],
    ]),
  );
  if (late) pinkSpires(sheet, vx, vy + 18, H * 0.34);
  else domedChurch(sheet, vx - 30, vy + 14, H * 0.34);
  cobbles(sheet, view);
  const haze = late ? lch(0.92, 0.09, 72) : lch(0.9, 0.05, 85);
  const sunSide = late ? 1 : -1;
  let last = -1;
  for (const [far, near] of streetBays(7, 0.6, 0.74)) {
    for (const side of [-1, 1] as const) {
      let index = random.integer(0, variation.walls.length - 1);
      if (index === last) index = (index + 1) % variation.walls.length;
      last = index;
      paintedHouse(
        sheet,
        random,
        view,
        side,
        far,
        near,
        inTurn(variation.walls, index),
        side === sunSide,
        haze,
        late,
      );
    }
  }
  sheet.blended('multiply', () => {
    const shadow = polygon([
      at(-sunSide, 0, 0.6),
      at(-sunSide, 0, 7),
      at(-sunSide * 0.28, 0, 7),
      at(sunSide * 0.1, 0, 0.6),
    ]);
    sheet.fill(shadow, lch(0.62, 0.09, 285), 0.85);
  });
  if (variation.banners) {
    bougainvillea(sheet, random, W * 0.07, H * 0.15);
    paperBanners(sheet, random, at, focal);
  } else {
    for (const [side, z] of [
      [-1, 2.6],
      [1, 1.8],
      [-1, 1.2],
    ] as const) {
      const [x, y] = at(side * 0.86, 1.02, z);
      const size = (0.075 / z) * focal;
      sheet.stroke(line(at(side, 1.14, z), [x, y - size * 1.5]), lch(0.2, 0.03, 40), 5 / z);
      sheet.glow(x, y, size * 5, lch(0.9, 0.13, 78), 0.7);
      sheet.fill(
        polygon([
          [x - size * 0.6, y - size],
          [x + size * 0.6, y - size],
          [x + size * 0.4, y + size],
          [x - size * 0.4, y + size],
        ]),
        lch(0.93, 0.1, 84),
      );
      sheet.fill(
        polygon([
          [x - size * 0.8, y - size],
          [x, y - size * 1.7],
          [x + size * 0.8, y - size],
        ]),
        lch(0.2, 0.03, 40),
      );
    }
  }
  const [px, py] = at(sunSide * 0.3, 0, 2.5);
  const height = (0.56 / 2.5) * focal;
  if (late) {
    walker(sheet, px, py, height, {
      coat: lch(0.5, 0.15, 350),
      legs: lch(0.34, 0.09, 262),
      hat: lch(0.93, 0.04, 88),
      side: -1,
    });
    walker(sheet, px - height * 0.5, py - 6, height * 0.92, {
      coat: lch(0.9, 0.03, 90),
      legs: lch(0.4, 0.05, 60),
      side: -1,
    });
  } else {
    walker(sheet, px, py, height, {
      coat: lch(0.95, 0.02, 90),
      legs: lch(0.48, 0.13, 262),
      hat: lch(0.88, 0.085, 84),
      side: 1,
    });
  }
  sheet.finish();
}

function cobbles(sheet: Sheet, view: StreetView): void {
  const { width: W, height: H, noise } = sheet;
  const { vanishX: vx, vanishY: vy, focal: f, eye } = view;
  sheet.fill(
    rectangle(0, vy, W, H - vy),
    sheet.linear(0, vy, 0, H, [
      [0, lch(0.88, 0.05, 80)],
      [1, lch(0.62, 0.045, 65)],
    ]),
  );
  sheet.pixels((data, width, height) => {
    for (let y = Math.floor(vy) + 6; y < height; y++) {
      const z = (eye * f) / (y - vy);
      const row = Math.floor(z * 14);
      for (let x = 0; x < width; x++) {
        const wx = ((x - vx) * z) / f;
        if (Math.abs(wx) > 1) continue;
        const u = wx * 13 + (row % 2) * 0.5 + noise.at(row, wx * 4) * 0.3;
        const joint =
          z < 3.2 && (Math.abs(wrap(u, 1) - 0.5) > 0.43 || Math.abs(wrap(z * 14, 1) - 0.5) > 0.42);
        const k = joint ? 0.8 : 0.93 + 0.14 * noise.at(Math.floor(u) * 3.3, row * 1.7);
        const i = (y * width + x) * 4;
        for (let c = 0; c < 3; c++) data[i + c] = (data[i + c] as number) * k;
      }
    }
  });
}

function paintedHouse(
  sheet: Sheet,
  random: Random,
  view: StreetView,
  side: 1 | -1,
  far: number,
  near: number,
  paint: Colour,
  lit: boolean,
  haze: Colour,
  late: boolean,
): void {
  const fog = clamp((far - 1) / 8) * 0.5;
  const colour = mix(paint, haze, fog);
  const shade = mix(lighten(colour, -0.19, 0.95), lch(0.4, 0.12, 285), 0.33);
  const height = random.between(1.25, 1.9) * (late ? 1.12 : 1);
  const q = (Y: number, u: number): Point => streetPoint(view, side, Y, lerp(far, near, u));
  const cell = (u0: number, u1: number, y0: number, y1: number) =>
    polygon([q(y0, u0), q(y1, u0), q(y1, u1), q(y0, u1)]);
  const wall = cell(0, 1, 0, height);
  sheet.fill(wall, lit ? colour : shade);
  if (lit) {
    sheet.shadeLinear(
      wall,
      mix(lighten(colour, 0.1), lch(0.93, 0.1, 80), late ? 0.5 : 0),
      0,
      q(height, 1)[1],
      0,
      q(0, 1)[1],
      [
        [0, 0.6],
        [1, 0],
      ],
    );
  } else {
    sheet.shadeLinear(wall, mix(shade, lch(0.8, 0.12, 60), 0.45), 0, q(0, 1)[1], 0, q(0.9, 1)[1], [
      [0, 0.75],
      [1, 0],
    ]);
  }
  const frame = lit ? lch(0.97, 0.02, 85) : lch(0.72, 0.06, 280);
  const glass = lch(0.3, 0.06, 262);
  sheet.fill(cell(0, 1, height - 0.07, height), lit ? lighten(colour, 0.12, 0.6) : lighten(shade, 0.08));
  sheet.fill(cell(0, 1, 0, 0.16), lit ? lighten(colour, -0.14) : lighten(shade, -0.08));
  const door = random.chance(0.6);
  for (let i = 0; i < 2; i++) {
    const u0 = 0.14 + i * 0.42;
    const u1 = u0 + 0.26;
    const isDoor = door && i === 0;
    const [y0, y1] = isDoor ? [0, 0.72] : [0.28, 0.76];
    sheet.fill(cell(u0 - 0.04, u1 + 0.04, y0, y1 + 0.05), frame);
    sheet.fill(cell(u0, u1, y0, y1), isDoor ? random.pick([lch(0.42, 0.1, 40), lch(0.4, 0.09, 170)]) : glass);
    if (!isDoor) {
      for (let k = 1; k < 5; k++)
        sheet.stroke(
          line(q(y0, lerp(u0, u1, k / 5)), q(y1, lerp(u0, u1, k / 5))),
          lch(0.15, 0.02, 270),
          3 / near,
          0.8,
        );
      sheet.fill(cell(u0 - 0.06, u1 + 0.06, y0 - 0.07, y0), lighten(frame, -0.06));
    }
    if (height <= 1.5) continue;
    sheet.fill(cell(u0 - 0.03, u1 + 0.03, 0.98, 1.34), frame);
    sheet.fill(
      cell(u0, u1, 1, 1.31),
      late && random.chance(0.4) ? lch(0.88, 0.12, 76) : lch(0.28, 0.06, 262),
    );
    sheet.fill(cell(u0 - 0.08, u1 + 0.08, 0.93, 0.97), lch(0.24, 0.03, 270));
    for (let k = 0; k < 8; k++) {
      const u = lerp(u0 - 0.08, u1 + 0.08, k / 7);
      sheet.stroke(line(q(0.97, u), q(1.1, u)), lch(0.2, 0.03, 270), 2 / near);
    }
    if (!random.chance(0.6)) continue;
    for (let k = 0; k < 7; k++) {
      const [a, b] = q(1.02 + random.between(-0.02, 0.06), random.between(u0 - 0.08, u1 + 0.08));
      const size = (0.045 / near) * view.focal * random.between(0.6, 1.2);
      sheet.fill(
        ellipse(a, b, size, size * 0.8),
        mix(lch(0.46, 0.12, 145), lch(0.6, 0.15, 130), random.next()),
      );
      sheet.fill(
        ellipse(a + random.spread() * size, b + random.spread() * size, size * 0.35),
        random.pick([lch(0.65, 0.22, 10), lch(0.68, 0.2, 340)]),
      );
    }
  }
}

function domedChurch(sheet: Sheet, x: number, y: number, s: number): void {
  const stone = lch(0.86, 0.1, 75);
  const shade = lch(0.62, 0.12, 40);
  for (const u of [-0.3, 0.3]) {
    const belfry = rectangle(x + u * s - s * 0.1, y - s * 0.86, s * 0.2, s * 0.86);
    sheet.fill(belfry, stone);
    sheet.shadeLinear(belfry, shade, x + u * s - s * 0.02, 0, x + u * s + s * 0.12, 0, [
      [0, 0],
      [1, 0.95],
    ]);
    for (const v of [0.8, 0.58]) {
      sheet.fill(
        rectangle(x + u * s - s * 0.035, y - s * v, s * 0.07, s * 0.12, s * 0.035),
        lch(0.36, 0.08, 300),
      );
      sheet.fill(
        rectangle(x + u * s - s * 0.12, y - s * (v - 0.16), s * 0.24, s * 0.025),
        lighten(stone, 0.06),
      );
    }
    const cupola = new Path2D();
    cupola.arc(x + u * s, y - s * 0.86, s * 0.095, Math.PI, 0);
    sheet.fill(cupola, lch(0.55, 0.15, 35));
    sheet.shadeLinear(cupola, lch(0.8, 0.13, 60), x + u * s - s * 0.1, 0, x + u * s, 0, [
      [0, 0.9],
      [1, 0],
    ]);
    sheet.stroke(line([x + u * s, y - s * 0.94], [x + u * s, y - s * 1.06]), lch(0.35, 0.06, 50), 3);
  }
  const nave = rectangle(x - s * 0.28, y - s * 0.52, s * 0.56, s * 0.52);
  sheet.fill(nave, lighten(stone, 0.03));
  sheet.shadeLinear(nave, shade, x, 0, x + s * 0.3, 0, [
    [0, 0],
    [1, 0.7],
  ]);
  const dome = new Path2D();
  dome.ellipse(x, y - s * 0.56, s * 0.19, s * 0.24, 0, Math.PI, 0);
  sheet.fill(dome, lch(0.6, 0.13, 225));
  sheet.shadeLinear(dome, lch(0.38, 0.11, 250), x - s * 0.02, 0, x + s * 0.2, 0, [
    [0, 0],
    [1, 1],
  ]);
  sheet.fill(rectangle(x - s * 0.21, y - s * 0.575, s * 0.42, s * 0.04), lch(0.93, 0.05, 85));
  sheet.fill(ellipse(x, y - s * 0.3, s * 0.05), lch(0.36, 0.09, 260));
}

/** A rose-coloured church front of many pointed towers. */
function pinkSpires(sheet: Sheet, x: number, y: number, s: number): void {
  const stone = lch(0.72, 0.11, 28);
  const lit = lch(0.9, 0.1, 62);
  const shade = lch(0.48, 0.12, 345);
  const spire = (u: number, width: number, height: number, point: number): void => {
    const shape = polygon([
      [x + (u - width) * s, y],
      [x + (u - width) * s, y - height * s],
      [x + (u - width * 0.75) * s, y - (height + point * 0.25) * s],
      [x + u * s, y - (height + point) * s],
      [x + (u + width * 0.75) * s, y - (height + point * 0.25) * s],
      [x + (u + width) * s, y - height * s],
      [x + (u + width) * s, y],
    ]);
    sheet.fill(shape, stone);
    sheet.shadeLinear(shape, shade, x + (u + width * 0.1) * s, 0, x + (u - width) * s, 0, [
      [0, 0],
      [1, 0.95],
    ]);
    sheet.shadeLinear(shape, lit, x + (u + width) * s, 0, x + (u + width * 0.2) * s, 0, [
      [0, 0.9],
      [1, 0],
    ]);
    for (let v = 0.12; v < height - 0.04; v += 0.15) {
      const w = width * 0.5 * s;
      sheet.fill(rectangle(x + u * s - w / 2, y - v * s - 0.09 * s, w, 0.09 * s, w / 2), lch(0.4, 0.11, 335));
      sheet.fill(
        rectangle(x + (u - width * 1.1) * s, y - (v + 0.115) * s, width * 2.2 * s, 0.014 * s),
        lighten(stone, 0.08),
      );
    }
    sheet.stroke(
      line([x + u * s, y - (height + point) * s], [x + u * s, y - (height + point + 0.06) * s]),
      lch(0.4, 0.06, 40),
      2.5,
    );
  };
  spire(-0.34, 0.06, 0.36, 0.2);
  spire(0.34, 0.06, 0.36, 0.2);
  spire(-0.2, 0.085, 0.58, 0.28);
  spire(0.2, 0.085, 0.58, 0.28);
  spire(0, 0.13, 0.74, 0.42);
  const door = new Path2D();
  door.moveTo(x - 0.07 * s, y);
  door.lineTo(x - 0.07 * s, y - 0.14 * s);
  door.quadraticCurveTo(x, y - 0.3 * s, x + 0.07 * s, y - 0.14 * s);
  door.lineTo(x + 0.07 * s, y);
  sheet.fill(door, lch(0.32, 0.09, 330));
}

function bougainvillea(sheet: Sheet, random: Random, x: number, y: number): void {
  for (let i = 0; i < 150; i++) {
    const px = x + random.spread() * 190;
    const py = y + random.spread() * 110 + Math.abs(random.spread()) * 90;
    const size = random.between(14, 34);
    const leaf = i < 50;
    const colour = leaf
      ? mix(lch(0.4, 0.1, 150), lch(0.28, 0.07, 160), random.next())
      : mix(lch(0.62, 0.23, 350), lch(0.48, 0.2, 345), random.next());
    sheet.fill(blob(wobble(px, py, size, size * 0.8, random, 0.2, 8)), colour);
  }
  for (let i = 0; i < 60; i++)
    sheet.fill(
      ellipse(x + random.spread() * 170, y + random.spread() * 100, random.between(4, 10)),
      lch(0.78, 0.17, 355),
    );
}

/** Strings of cut-paper flags over the street, far to near. */
function paperBanners(
  sheet: Sheet,
  random: Random,
  at: (X: number, Y: number, Z: number) => Point,
  focal: number,
): void {
  const colours = [
    lch(0.66, 0.22, 5),
    lch(0.82, 0.16, 85),
    lch(0.62, 0.13, 220),
    lch(0.68, 0.16, 150),
    lch(0.6, 0.17, 310),
    lch(0.7, 0.18, 45),
  ];
  for (const [z, height] of [
    [4.2, 1.98],
    [2.9, 1.84],
    [2, 1.72],
    [1.35, 1.5],
    [0.95, 1.3],
  ] as const) {
    const from = at(-1, height, z);
    const to = at(1, height - 0.03, z);
    const sag = (0.2 / z) * focal;
    const flags = 11;
    const on = (u: number): Point => [
      lerp(from[0], to[0], u),
      lerp(from[1], to[1], u) + Math.sin(Math.PI * u) * sag,
    ];
    sheet.stroke(
      curve(...Array.from({ length: 13 }, (_, k) => on(k / 12))),
      lch(0.3, 0.04, 60),
      Math.max(1, 2.4 / z),
      0.8,
    );
    for (let k = 0; k < flags; k++) {
      const [p0, p1] = [on((k + 0.08) / flags), on((k + 0.92) / flags)];
      const drop = (p1[0] - p0[0]) * 0.82;
      const sway = random.between(-0.06, 0.06) * drop;
      const colour = inTurn(colours, k + Math.round(z * 3));
      const hem: Point[] = [];
      for (let j = 6; j >= 0; j--)
        hem.push([lerp(p0[0], p1[0], j / 6) + sway, lerp(p0[1], p1[1], j / 6) + drop * (j % 2 ? 1 : 0.9)]);
      const flag = polygon([p0, p1, ...hem]);
      sheet.fill(flag, colour, 0.94);
      sheet.shadeLinear(flag, lighten(colour, -0.16), p0[0], 0, p1[0], 0, [
        [0.3, 0],
        [1, 0.7],
      ]);
      const [cx, cy] = [(p0[0] + p1[0]) / 2 + sway * 0.5, (p0[1] + p1[1]) / 2 + drop * 0.48];
      for (let j = 0; j < 6; j++)
        sheet.fill(
          ellipse(
            cx + Math.cos((j * TAU) / 6) * drop * 0.2,
            cy + Math.sin((j * TAU) / 6) * drop * 0.2,
            drop * 0.075,
          ),
          lch(0.93, 0.05, 85),
          0.75,
        );
      sheet.fill(ellipse(cx, cy, drop * 0.07), lch(0.93, 0.05, 85), 0.75);
    }
  }
}
