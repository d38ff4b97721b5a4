import { lch, lighten } from '../../core/colour.ts';
import { blob, ellipse, line, polygon, rectangle } from '../../core/shapes.ts';
import { butterPat, creamSwirl, drips } from '../ingredients/egg-dairy.ts';
import { blueberry, strawberry, strawberryHalf } from '../ingredients/fruit.ts';
import { sprig } from '../ingredients/greens.ts';
import { sprinkle } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { dropShadow, glint, placed, shadeOf, solid } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { cakeStand, plate } from '../vessels/plate.ts';
import { fork, jug } from '../vessels/ware.ts';

export function pancakes(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, base] = [860, 928];
  plate(sheet, x, base + 8, 430, 58, lch(0.8, 0.09, 28), pigment.cream);
  const thick = 68;
  let topX = x;
  let topY = base;
  for (let k = 0; k < 6; k++) {
    const [cx, half, y] = [x + random.between(-18, 18), 286 + random.between(-14, 12), base - 12 - k * thick];
    const side = blob([
      [cx - half, y - 30],
      [cx - half - 16, y + 4],
      [cx - half * 0.8, y + 38],
      [cx, y + 56],
      [cx + half * 0.8, y + 38],
      [cx + half + 16, y + 4],
      [cx + half, y - 30],
    ]);
    solid(sheet, side, lch(0.9, 0.085, 86), { foot: 0.8, shade: 0.95 });
    for (let i = 0; i < 16; i++)
      sheet.fill(
        ellipse(
          cx + random.between(-0.85, 0.85) * half,
          y + random.between(-6, 30),
          random.between(2, 6),
          2.6,
        ),
        lch(0.7, 0.11, 66),
        0.7,
      );
    sheet.fill(ellipse(cx, y - 30, half, 46), lch(0.9, 0.085, 84));
    const face = ellipse(cx, y - 32, half * 0.955, 41);
    solid(sheet, face, lch(0.66, 0.145, 56), { light: 0.9 });
    topX = cx;
    topY = y - 31;
  }
  drips(sheet, topX, topY, 236, 34, [70, 290, 52, 150, 70, 240, 60, 190], lch(0.48, 0.14, 46), { width: 23 });
  butterPat(sheet, topX - 4, topY - 36, 100);
  for (const [dx, dy, s] of [
    [-150, -18, 27],
    [-112, -30, 24],
    [130, -22, 28],
    [168, -8, 23],
  ] as const)
    blueberry(sheet, topX + dx, topY + dy, s);
  for (const [u, v, s] of [
    [x - 350, base, 30],
    [x - 300, base + 26, 33],
    [x + 330, base + 14, 32],
    [x + 372, base - 8, 25],
  ] as const)
    blueberry(sheet, u, v, s);
  sprig(sheet, topX + 10, topY - 92, 74, pigment.leaf, [-2.4, -0.8]);
  jug(sheet, 272, 944, 286, pigment.milk, lch(0.6, 0.15, 30));
}

export function soufflePancakes(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, base] = [720, 890];
  plate(sheet, x, base + 20, 560, 84, pigment.milk, lch(0.7, 0.09, 250));
  const cake = (u: number, v: number, rx: number, turn: number) => {
    const at = (points: readonly (readonly [number, number])[]) =>
      blob(
        placed(
          points.map(([a, b]) => [a * rx, b * rx] as const),
          u,
          v,
          turn,
        ),
      );
    const body = at([
      [-1, -0.24],
      [-1.06, 0.2],
      [-0.9, 0.5],
      [0, 0.62],
      [0.9, 0.5],
      [1.06, 0.2],
      [1, -0.24],
      [0, -0.34],
    ]);
    dropShadow(sheet, body, 14, 6, 0.35);
    solid(sheet, body, lch(0.93, 0.075, 92), { shadeColour: lch(0.82, 0.1, 78), foot: 0.4 });
    const top = at([
      [-1, -0.26],
      [-0.8, -0.48],
      [0, -0.58],
      [0.8, -0.48],
      [1, -0.26],
      [0.8, -0.1],
      [0, -0.02],
      [-0.8, -0.1],
    ]);
    solid(sheet, top, lch(0.68, 0.14, 60), { light: 0.9 });
  };
  cake(x - 210, base - 110, 240, -0.06);
  cake(x + 240, base - 112, 236, 0.16);
  cake(x + 30, base - 330, 244, -0.1);
  creamSwirl(sheet, x + 30, base - 456, 120, 96);
  strawberry(sheet, x + 40, base - 600, 80, 0.12);
  sheet.stipple(
    (mask) => {
      mask.fillStyle = 'rgba(0,0,0,.5)';
      mask.beginPath();
      mask.ellipse(x - 90, base - 440, 120, 24, -0.1, 0, Math.PI * 2);
      mask.fill();
      mask.beginPath();
      mask.ellipse(x - 250, base - 226, 150, 24, -0.06, 0, Math.PI * 2);
      mask.fill();
    },
    pigment.milk,
    { box: [x - 440, base - 480, 500, 300] },
  );
  const syrup = random.stream('syrup');
  for (const [u, v] of [
    [-400, 24],
    [-330, 46],
    [380, 20],
    [430, 44],
    [310, 54],
  ] as const)
    sheet.fill(ellipse(x + u, base + v - 16, syrup.between(16, 34), 8), lch(0.6, 0.15, 58), 0.9);
  strawberryHalf(sheet, x + 430, base - 10, 60, 0.4);
  jug(sheet, 1370, 950, 230, lch(0.7, 0.09, 250));
}

export function macarons(scene: Scene): void {
  const { sheet } = scene;
  const [x, y] = [560, 760];
  cakeStand(sheet, x, y, 400, 960, pigment.milk);
  const colours = [
    lch(0.8, 0.1, 8),
    lch(0.8, 0.1, 128),
    lch(0.9, 0.11, 95),
    lch(0.76, 0.09, 305),
    lch(0.5, 0.08, 48),
    lch(0.78, 0.08, 230),
  ];
  const macaron = (u: number, v: number, r: number, colour: (typeof colours)[number]) => {
    const shell = (dy: number, up: number) =>
      blob([
        [u - r, v + dy],
        [u - r * 0.9, v + dy - up * r * 0.34],
        [u, v + dy - up * r * 0.48],
        [u + r * 0.9, v + dy - up * r * 0.34],
        [u + r, v + dy],
        [u, v + dy + r * 0.06],
      ]);
    dropShadow(sheet, shell(20, -1), 8, 6, 0.35);
    solid(sheet, shell(r * 0.2, -1), colour);
    sheet.fill(rectangle(u - r * 0.93, v - r * 0.1, r * 1.86, r * 0.26, 9), pigment.cream);
    solid(sheet, shell(-r * 0.1, 1), colour, { light: 0.9 });
    for (const dy of [-r * 0.07, r * 0.17])
      for (let i = 0; i < 15; i++)
        sheet.fill(
          ellipse(u - r * 0.94 + (i / 14) * r * 1.88, v + dy, r * 0.075, r * 0.05),
          lighten(colour, i % 2 ? 0.05 : -0.04),
        );
    glint(sheet, u - r * 0.4, v - r * 0.4, r * 0.16, r * 0.06);
  };
  let k = 0;
  for (const [row, count] of [4, 3, 2, 1].entries()) {
    for (let i = 0; i < count; i++) {
      macaron(
        x + (i - (count - 1) / 2) * 178,
        y - 54 - row * 112,
        84,
        colours[(k * 5 + row) % colours.length] ?? pigment.rose,
      );
      k++;
    }
  }
  macaron(1130, 920, 84, lch(0.8, 0.1, 128));
  macaron(1290, 950, 84, lch(0.8, 0.1, 8));
}

export function nanaimoBars(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, base] = [620, 900];
  // a ferry crosses the window
  const sea = 560;
  sheet.clipped(rectangle(240, 0, 1120, 650), () => {
    sheet.fill(rectangle(200, sea, 1200, 200), lch(0.62, 0.08, 230));
    for (let i = 0; i < 18; i++)
      sheet.fill(
        rectangle(random.between(220, 1300), random.between(sea + 10, 640), random.between(40, 120), 4),
        lch(0.8, 0.06, 220),
        0.7,
      );
    const hull = polygon([
      [860, sea - 44],
      [1320, sea - 50],
      [1290, sea + 16],
      [900, sea + 16],
    ]);
    solid(sheet, hull, pigment.milk);
    sheet.fill(
      polygon([
        [880, sea - 10],
        [1304, sea - 12],
        [1290, sea + 16],
        [900, sea + 16],
      ]),
      pigment.cobalt,
    );
    solid(sheet, rectangle(930, sea - 96, 320, 54), pigment.milk);
    solid(sheet, rectangle(1000, sea - 136, 170, 42), pigment.milk);
    solid(sheet, rectangle(1090, sea - 176, 44, 46), pigment.cobalt);
    for (let i = 0; i < 9; i++) sheet.fill(rectangle(944 + i * 33, sea - 82, 18, 18), lch(0.4, 0.06, 240));
  });
  plate(sheet, x, base + 14, 500, 72, lch(0.72, 0.09, 165));
  const bar = (u: number, v: number, w: number) => {
    const h = w * 0.62;
    const [l, r, dx, dy] = [u - w / 2, u + w / 2, w * 0.26, w * 0.16];
    dropShadow(
      sheet,
      polygon([
        [l, v],
        [r, v],
        [r + dx, v - dy],
        [r + dx, v - h - dy],
        [l + dx, v - h - dy],
        [l, v - h],
      ]),
      14,
      6,
      0.4,
    );
    const bands = [
      [1, 0.62, lch(0.36, 0.07, 42)],
      [0.62, 0.2, lch(0.91, 0.12, 96)],
      [0.2, 0, lch(0.27, 0.06, 38)],
    ] as const;
    for (const [from, to, colour] of bands) {
      const face = polygon([
        [l, v - h * (1 - from)],
        [r, v - h * (1 - from)],
        [r, v - h * (1 - to)],
        [l, v - h * (1 - to)],
      ]);
      solid(sheet, face, colour, { light: 0.3, shade: 0.5 });
      sheet.fill(
        polygon([
          [r, v - h * (1 - from)],
          [r + dx, v - h * (1 - from) - dy],
          [r + dx, v - h * (1 - to) - dy],
          [r, v - h * (1 - to)],
        ]),
        shadeOf(colour, 0.12),
      );
    }
    sprinkle(
      sheet,
      random,
      u,
      v - h * 0.19,
      w * 0.47,
      h * 0.15,
      60,
      [lch(0.5, 0.09, 48), lch(0.24, 0.05, 35), pigment.oat],
      [4, 10],
    );
    const top = polygon([
      [l, v - h],
      [r, v - h],
      [r + dx, v - h - dy],
      [l + dx, v - h - dy],
    ]);
    solid(sheet, top, lch(0.31, 0.07, 40), { lightColour: lch(0.56, 0.08, 48) });
    sheet.stroke(line([l + 6, v - h + 4], [r - 6, v - h + 4]), lch(0.5, 0.08, 46), 5, 0.8);
  };
  bar(x - 200, base, 310);
  bar(x + 160, base + 4, 310);
  bar(x - 30, base - 214, 310);
  fork(sheet, 1080, 960, 380, 0.06, pigment.steel);
}
