import { lch } from '../../core/colour.ts';
import { blob, ellipse, line, polygon, wobble } from '../../core/shapes.ts';
import { butterPat } from '../ingredients/egg-dairy.ts';
import { blueberry, raspberry, strawberryHalf } from '../ingredients/fruit.ts';
import { sprinkle, strew } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { dropShadow, placed, solid, tableShadow } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { bowl } from '../vessels/bowl.ts';
import { glass } from '../vessels/glass.ts';
import { paperSheet, steam } from '../vessels/ware.ts';

export function croissant(scene: Scene): void {
  const { sheet, random } = scene;
  paperSheet(sheet, 800, 900, 1180, 96, lch(0.72, 0.075, 66));
  tableShadow(sheet, 820, 900, 500, 200, 50);
  const base = lch(0.64, 0.14, 58);
  // seven overlapping bands, the middle in front
  const bands = [
    [-440, 820, 150, 190, 0.55],
    [440, 820, 150, 190, -0.55],
    [-310, 760, 180, 280, 0.36],
    [310, 760, 180, 280, -0.36],
    [-160, 715, 190, 350, 0.18],
    [160, 715, 190, 350, -0.18],
    [0, 700, 180, 380, 0],
  ] as const;
  for (const [dx, y, w, h, turn] of bands) {
    const x = 800 + dx;
    const body = blob(
      placed(
        [
          [-w * 0.55, h * 0.46],
          [-w * 0.66, 0],
          [-w * 0.42, -h * 0.44],
          [0, -h * 0.54],
          [w * 0.42, -h * 0.44],
          [w * 0.66, 0],
          [w * 0.55, h * 0.46],
          [0, h * 0.54],
        ],
        x,
        y,
        turn,
      ),
    );
    dropShadow(sheet, body, dx < 0 ? -8 : 12, 6, 0.35);
    solid(sheet, body, base, {
      light: 0.95,
      shade: 1,
      lightColour: lch(0.82, 0.125, 74),
      shadeColour: lch(0.42, 0.12, 44),
      foot: 0.6,
    });
    sheet.clipped(body, () => {
      for (let i = -4; i <= 4; i++) {
        const layer = placed(
          [
            [-w * 0.6 + i * 9, h * 0.5],
            [i * 17, 0],
            [-w * 0.1 + i * 16, -h * 0.55],
          ],
          x,
          y,
          turn,
        );
        sheet.stroke(
          blob(layer, false),
          i % 2 ? lch(0.82, 0.12, 74) : lch(0.46, 0.12, 48),
          random.between(3, 7),
          0.6,
        );
      }
    });
  }
  sprinkle(sheet, random, 800, 935, 560, 46, 90, [lch(0.76, 0.13, 68), lch(0.62, 0.14, 58)], [4, 12]);
  butterPat(sheet, 1420, 900, 84);
}

export function dutchBaby(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, rimY] = [720, 700];
  const spec = {
    x,
    rimY,
    rx: 470,
    ry: 128,
    footY: 880,
    colour: pigment.iron,
    side: 'straight' as const,
    lip: 18,
  };
  solid(
    sheet,
    blob([
      [x + 440, rimY + 20],
      [x + 600, rimY + 6],
      [x + 800, rimY + 26],
      [x + 800, rimY + 80],
      [x + 600, rimY + 74],
      [x + 450, rimY + 96],
    ]),
    pigment.iron,
  );
  sheet.fill(ellipse(x + 750, rimY + 52, 26, 12), lch(0.5, 0.1, 30));
  bowl(sheet, spec, () => {});
  const crust = lch(0.74, 0.14, 70);
  const rim: [number, number][] = [];
  for (let i = 0; i <= 16; i++) {
    const a = Math.PI + (i / 16) * Math.PI;
    const lift = 170 + Math.sin(i * 2.3) * 34;
    rim.push([x + Math.cos(a) * 486, rimY - 30 + Math.sin(a) * lift]);
  }
  const back = blob([...rim, [x + 440, rimY + 40], [x, rimY + 120], [x - 440, rimY + 40]]);
  solid(sheet, back, crust, { light: 0.95, shade: 1 });
  sheet.clipped(back, () =>
    strew(random, x, rimY - 110, 460, 100, 40, (u, v) => {
      const r = random.between(14, 50);
      sheet.shadeRadial(ellipse(u, v, r, r * 0.6), lch(0.46, 0.13, 48), u, v, 0, r, [
        [0, 0.85],
        [1, 0],
      ]);
    }),
  );
  const hollow = blob(wobble(x, rimY + 6, 380, 92, random, 0.05, 16));
  solid(sheet, hollow, lch(0.93, 0.11, 92), { lightColour: lch(0.8, 0.13, 76), light: 0.6 });
  for (let i = 0; i < 12; i++) {
    const [u, v] = [x - 250 + (i % 6) * 96 + random.between(-20, 20), rimY - 20 + Math.floor(i / 6) * 50];
    if (i % 3 === 0) strawberryHalf(sheet, u, v, 52, random.between(-0.6, 0.6));
    else if (i % 3 === 1) blueberry(sheet, u, v, 32);
    else raspberry(sheet, u, v, 40);
  }
  // puffed front lip over the iron
  const outer: [number, number][] = [];
  const inner: [number, number][] = [];
  for (let i = 0; i <= 14; i++) {
    const a = Math.PI * (0.01 + (i / 14) * 0.98);
    outer.push([x + Math.cos(a) * 486, rimY + 12 + Math.sin(a) * (128 + Math.sin(i * 2.1) * 16)]);
    inner.push([x + Math.cos(a) * 388, rimY - 6 + Math.sin(a) * (80 + Math.sin(i * 1.7) * 8)]);
  }
  const lip = blob([...outer, ...inner.reverse()]);
  solid(sheet, lip, crust, { light: 0.9, shade: 0.95, foot: 0.5 });
  sheet.clipped(lip, () => {
    for (let i = 0; i < 26; i++) {
      const a = Math.PI * random.next();
      const [u, v, r] = [
        x + Math.cos(a) * 440,
        rimY + 10 + Math.sin(a) * random.between(84, 124),
        random.between(20, 54),
      ];
      const spot = ellipse(u, v, r, r * 0.5);
      sheet.shadeRadial(spot, random.chance(0.6) ? lch(0.5, 0.13, 50) : lch(0.88, 0.11, 84), u, v, 0, r, [
        [0, 0.8],
        [1, 0],
      ]);
    }
  });
  sheet.stipple(
    (mask) => {
      mask.fillStyle = 'rgba(0,0,0,.42)';
      mask.beginPath();
      mask.ellipse(x - 60, rimY - 40, 400, 120, 0, 0, Math.PI * 2);
      mask.fill();
    },
    pigment.milk,
    { box: [x - 480, rimY - 170, 860, 270] },
  );
  const lemon = ellipse(x + 180, rimY - 30, 84, 46, -0.2);
  solid(sheet, lemon, pigment.lemon);
  sheet.fill(ellipse(x + 178, rimY - 36, 70, 36, -0.2), lch(0.96, 0.08, 104));
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.28;
    sheet.stroke(
      line([x + 178, rimY - 36], [x + 178 + Math.cos(a) * 56, rimY - 36 + Math.sin(a) * 28]),
      pigment.lemon,
      5,
    );
  }
  steam(sheet, x - 60, rimY - 190, 280, { width: 420 });
}

export function baklava(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [780, 880];
  // round tin
  tableShadow(sheet, x, y + 70, 560, 240, 60);
  sheet.fill(ellipse(x, y + 46, 610, 126), lch(0.58, 0.09, 70));
  solid(sheet, ellipse(x, y, 620, 130), pigment.brass);
  solid(sheet, ellipse(x, y + 6, 580, 112), lch(0.62, 0.13, 60), { light: 0.4 });
  sheet.fill(ellipse(x - 200, y + 50, 220, 34), lch(0.7, 0.15, 66), 0.7);
  const piece = (u: number, v: number, s: number) => {
    const top = [
      [0, -58],
      [150, -6],
      [0, 46],
      [-150, -6],
    ] as const;
    const at = (p: readonly (readonly [number, number])[], dy = 0) =>
      polygon(p.map(([a, b]) => [u + a * s, v + (b + dy) * s] as const));
    dropShadow(
      sheet,
      at([
        [-150, -6],
        [0, 46],
        [150, -6],
        [150, 84],
        [0, 138],
        [-150, 84],
      ]),
      14,
      10,
      0.4,
    );
    const left = at([
      [-150, -6],
      [0, 46],
      [0, 138],
      [-150, 84],
    ]);
    const right = at([
      [0, 46],
      [150, -6],
      [150, 84],
      [0, 138],
    ]);
    sheet.fill(left, lch(0.74, 0.13, 68));
    sheet.fill(right, lch(0.56, 0.125, 54));
    for (let i = 1; i < 9; i++) {
      const dy = i * 10.2;
      if (i === 5) {
        sheet.stroke(
          polygon(
            [
              [u - 150 * s, v + (dy - 6) * s],
              [u, v + (dy + 46) * s],
              [u + 150 * s, v + (dy - 6) * s],
            ],
            false,
          ),
          lch(0.7, 0.14, 124),
          12 * s,
          1,
          'butt',
        );
        continue;
      }
      sheet.stroke(
        polygon(
          [
            [u - 150 * s, v + (dy - 6) * s],
            [u, v + (dy + 46) * s],
          ],
          false,
        ),
        lch(0.88, 0.09, 80),
        3.4 * s,
        0.8,
        'butt',
      );
      sheet.stroke(
        polygon(
          [
            [u, v + (dy + 46) * s],
            [u + 150 * s, v + (dy - 6) * s],
          ],
          false,
        ),
        lch(0.7, 0.12, 66),
        3.4 * s,
        0.8,
        'butt',
      );
    }
    solid(sheet, at(top), lch(0.74, 0.14, 68), { light: 0.95, lightColour: lch(0.88, 0.11, 80) });
    for (let i = 0; i < 26; i++) {
      const [a, b] = [random.between(-58, 58), random.between(-22, 18)];
      solid(
        sheet,
        blob(
          wobble(
            u + a * s,
            v + (b - 6) * s,
            random.between(6, 13) * s,
            random.between(4, 8) * s,
            random,
            0.25,
            7,
          ),
        ),
        random.pick([lch(0.72, 0.15, 124), lch(0.62, 0.14, 130), lch(0.8, 0.12, 116)]),
        { light: 0.3, shade: 0.5 },
      );
    }
  };
  for (const [dx, dy] of [
    [-330, -96],
    [0, -110],
    [330, -96],
    [-170, -30],
    [170, -30],
    [-340, 16],
    [340, 16],
  ] as const)
    piece(x + dx, y + dy - 50, 0.95);
  piece(x, y - 40, 1);
  for (const [dx, dy] of [
    [-170, -190],
    [170, -190],
  ] as const)
    piece(x + dx, y + dy, 0.95);
  piece(x, y - 130, 1);
  piece(x, y - 290, 0.95);
  // tulip glass of tea
  const spec = {
    x: 1450,
    topY: 620,
    footY: 930,
    topRx: 84,
    footRx: 70,
    gap: 40,
    drink: [
      [0, lch(0.56, 0.18, 40)],
      [1, lch(0.44, 0.17, 32)],
    ] as const,
  };
  solid(sheet, ellipse(1450, 940, 130, 22), pigment.milk);
  glass(sheet, spec);
}
