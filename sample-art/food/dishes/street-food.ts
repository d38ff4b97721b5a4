import { type Colour, lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle, wobble } from '../../core/shapes.ts';
import { cheeseStrings, eggHalf, friedEgg, zigzag } from '../ingredients/egg-dairy.ts';
import { avocadoHalf } from '../ingredients/fruit.ts';
import { riceGrains } from '../ingredients/grain.ts';
import { bunch, chilliRing, citrus, coriander, scallions, wedge } from '../ingredients/greens.ts';
import { shavings } from '../ingredients/meat.ts';
import { ball, cube, heap, lump, sprinkle, strew, strips } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import {
  bar,
  capsule,
  castShadow,
  dropShadow,
  frontArc,
  glint,
  placed,
  shadeOf,
  solid,
  tableShadow,
  upright,
} from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { bowl, surface } from '../vessels/bowl.ts';
import { cup } from '../vessels/cup.ts';
import { board, plate } from '../vessels/plate.ts';
import { chopsticks, dipDish, paperSheet, steam, steamer } from '../vessels/ware.ts';

type Filling = (
  scene: Scene,
  at: (u: number, r: number) => readonly [number, number],
  radius: number,
) => void;

/** A folded tortilla standing on its fold, its filling along the rim between the two halves. */
function taco(scene: Scene, x: number, base: number, radius: number, dough: Colour, fill: Filling): void {
  const { sheet, random } = scene;
  const half = (r: number, dx: number, dy: number) => {
    const points: [number, number][] = [];
    for (let i = 0; i <= 22; i++) {
      const a = Math.PI + (i / 22) * Math.PI;
      const k = r * (1 + sheet.noise.at(i * 0.35, x / 90 + dy) * 0.025);
      points.push([x + dx + Math.cos(a) * k, base + dy + Math.sin(a) * k * 0.98]);
    }
    points.push([x + dx + r * 0.8, base + 6], [x + dx - r * 0.8, base + 6]);
    return blob(points);
  };
  const back = half(radius, radius * 0.1, -radius * 0.08);
  solid(sheet, back, shadeOf(dough, 0.06));
  const at = (u: number, r: number): readonly [number, number] => {
    const a = Math.PI * (1.06 + 0.88 * u);
    return [x + radius * 0.045 + Math.cos(a) * radius * r, base - radius * 0.045 + Math.sin(a) * radius * r];
  };
  fill(scene, at, radius);
  const front = half(radius * 0.97, 0, radius * 0.08);
  dropShadow(sheet, front, -6, -12, 0.4);
  solid(sheet, front, dough, { light: 0.95, shade: 1, foot: 0.6 });
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * random.between(1.1, 1.9);
    const d = radius * random.between(0.1, 0.88);
    const r = radius * random.between(0.04, 0.12);
    const [u, v] = [x + Math.cos(a) * d, base + radius * 0.08 + Math.sin(a) * d];
    sheet.shadeRadial(ellipse(u, v, r, r * 0.7, a), lch(0.5, 0.115, 50), u, v, 0, r, [
      [0, 0.8],
      [0.7, 0.4],
      [1, 0],
    ]);
  }
}

export function alPastorTacos(scene: Scene): void {
  const { sheet, random } = scene;
  const base = 878;
  board(sheet, -30, 1350, 886, lch(0.68, 0.1, 62), { depth: 34, edge: 48 });
  for (const x of [160, 627, 1094]) {
    taco(scene, x, base, 272, lch(0.88, 0.105, 84), (_scene, at, r) => {
      for (let i = 0; i < 24; i++) {
        const [u, v] = at(random.next(), random.between(0.84, 1));
        const s = random.between(0.1, 0.16) * r;
        sheet.fill(
          blob(wobble(u, v, s, s * 0.6, random, 0.24, 10, random.between(0, 3))),
          random.pick([pigment.leaf, pigment.lettuce, pigment.herb]),
        );
      }
      for (let i = 0; i < 42; i++) {
        const [u, v] = at(random.between(0.03, 0.97), random.between(0.78, 1.02));
        const s = random.between(0.08, 0.14) * r;
        lump(
          sheet,
          u,
          v,
          s,
          s * 0.68,
          random.chance(0.25) ? lch(0.4, 0.13, 30) : lch(0.56, 0.175, 36),
          random,
          { rough: 0.13, turn: random.between(0, 3) },
        );
      }
      for (let i = 0; i < 8; i++) {
        const [u, v] = at(random.between(0.08, 0.92), random.between(0.94, 1.08));
        const s = random.between(0.1, 0.14) * r;
        solid(
          sheet,
          polygon(
            placed(
              [
                [s, 0],
                [-s * 0.7, s * 0.8],
                [-s * 0.6, -s * 0.8],
              ],
              u,
              v,
              random.between(0, 6),
            ),
          ),
          lch(0.87, 0.165, 92),
        );
      }
      for (let i = 0; i < 26; i++) {
        const [u, v] = at(random.next(), random.between(0.86, 1.05));
        sheet.fill(bar(u, v, 13, 12, random.between(0, 3)), pigment.milk);
      }
      for (let i = 0; i < 13; i++) {
        const [u, v] = at(random.between(0.05, 0.95), random.between(0.95, 1.09));
        coriander(sheet, random, u, v, random.between(22, 32));
      }
    });
  }
  dipDish(sheet, 1470, 900, 92, pigment.coal, pigment.tomato, 60);
  wedge(sheet, 1220, 1010, 78, pigment.lime, 0.1);
  wedge(sheet, 1390, 1024, 78, pigment.lime, -0.3);
}

export function fishTacos(scene: Scene): void {
  const { sheet, random } = scene;
  paperSheet(sheet, 720, 900, 1160, 92, pigment.milk);
  for (const [x, base, lean] of [
    [430, 900, -0.06],
    [990, 906, 0.05],
  ] as const) {
    tableShadow(sheet, x, base, 280, 120, 34);
    taco(scene, x, base, 300, lch(0.93, 0.05, 88), (_scene, at, r) => {
      strips(
        sheet,
        random,
        x,
        base - r * 0.78,
        r * 0.72,
        r * 0.16,
        90,
        [lch(0.42, 0.15, 335), lch(0.52, 0.15, 335), lch(0.82, 0.06, 330)],
        { length: 110, width: 11, bend: 0.7 },
      );
      // the battered fish lies across and looks out on both sides
      const fish: [number, number][] = [];
      for (let i = 0; i < 24; i++) {
        const a = (i / 24) * Math.PI * 2;
        const k = 1 + random.between(-0.06, 0.09);
        fish.push([Math.cos(a) * r * 1.02 * k, Math.sin(a) * r * 0.27 * k]);
      }
      const path = blob(placed(fish, x + 10, base - r * 0.98, lean));
      dropShadow(sheet, path, 6, 12, 0.4);
      solid(sheet, path, lch(0.74, 0.14, 70), { light: 1, shade: 1 });
      sheet.clipped(path, () => {
        for (let i = 0; i < 60; i++)
          lump(
            sheet,
            x + random.between(-r, r),
            base - r * 0.98 + random.between(-0.26, 0.26) * r,
            random.between(8, 24),
            random.between(6, 13),
            random.pick([lch(0.86, 0.11, 82), lch(0.64, 0.14, 60), lch(0.78, 0.13, 74)]),
            random,
            { rough: 0.25, light: 0.4, shade: 0.5 },
          );
      });
      zigzag(sheet, x - r * 0.8, base - r * 1.04, x + r * 0.84, base - r * 1.08, 44, 6, pigment.milk, 15);
      for (let i = 0; i < 16; i++) {
        const [u, v] = at(random.between(0.1, 0.9), random.between(1, 1.16));
        coriander(sheet, random, u, v, 30);
      }
      for (let i = 0; i < 9; i++) {
        const [u, v] = at(random.between(0.1, 0.9), random.between(0.98, 1.12));
        cube(sheet, u, v, 26, pigment.tomato, random.between(-0.4, 0.4));
      }
    });
  }
  for (const [u, v] of [
    [1390, 910],
    [1490, 960],
  ] as const) {
    tableShadow(sheet, u, v + 40, 50, 70, 20);
    ball(sheet, u, v + 6, 66, pigment.lime, { shine: 0 });
    citrus(sheet, u - 6, v - 4, 60, { squash: 0.86 });
  }
}

export function birriaTacos(scene: Scene): void {
  const { sheet, random } = scene;
  const red = lch(0.62, 0.165, 44);
  const beef: Filling = (_scene, at, r) => {
    for (let i = 0; i < 46; i++) {
      const [u, v] = at(random.between(0.04, 0.96), random.between(0.82, 1));
      strips(sheet, random, u, v, 14, 10, 3, [lch(0.36, 0.1, 32), lch(0.46, 0.11, 34)], {
        length: r * 0.3,
        width: 12,
      });
    }
    for (let i = 0; i < 20; i++) {
      const [u, v] = at(random.between(0.05, 0.95), random.between(0.88, 1));
      lump(sheet, u, v, 30, 17, lch(0.9, 0.11, 88), random, { rough: 0.14 });
    }
    for (let i = 0; i < 16; i++) {
      const [u, v] = at(random.next(), random.between(0.96, 1.06));
      coriander(sheet, random, u, v, 26);
    }
    for (let i = 0; i < 18; i++) {
      const [u, v] = at(random.next(), random.between(0.92, 1.04));
      sheet.fill(bar(u, v, 13, 12, random.between(0, 3)), pigment.milk);
    }
  };
  plate(sheet, 480, 900, 560, 84, pigment.ink, pigment.clay);
  taco(scene, 270, 880, 250, red, beef);
  taco(scene, 640, 900, 262, red, beef);
  cheeseStrings(
    sheet,
    [
      [440, 640],
      [470, 660],
      [500, 690],
    ],
    [
      [360, 720],
      [400, 760],
      [450, 770],
    ],
  );
  // the cup of broth with the dipped taco
  const { context } = sheet;
  const dip = () => {
    context.save();
    context.translate(1190, 560);
    context.rotate(-1.05);
    taco(scene, 0, 120, 230, red, beef);
    context.restore();
  };
  cup(
    sheet,
    {
      x: 1180,
      rimY: 680,
      rx: 250,
      footY: 960,
      colour: lch(0.42, 0.1, 250),
      liquid: lch(0.44, 0.14, 38),
      handle: 'none',
      footRx: 180,
    },
    () => {
      for (let i = 0; i < 22; i++)
        sheet.fill(
          ellipse(1180 + random.between(-220, 220), 690 + random.between(-30, 40), random.between(8, 22), 6),
          lch(0.6, 0.19, 44),
          0.7,
        );
    },
  );
  const above = rectangle(900, 0, 700, 694);
  sheet.clipped(above, dip);
  sheet.fill(ellipse(1180, 698, 216, 26), lch(0.44, 0.14, 38), 0.75);
  for (let i = 0; i < 14; i++)
    coriander(sheet, random, 1180 + random.between(-190, 190), 700 + random.between(-14, 20), 20);
  sheet.stroke(frontArc(1180, 680, 250, 50), lighten(lch(0.42, 0.1, 250), 0.08), 11);
  steam(sheet, 1330, 640, 300, { width: 140, ribbons: 2 });
}

export function elote(scene: Scene): void {
  const { sheet, random } = scene;
  const x = 760;
  const cob = (u: number, base: number, lean: number) => {
    const length = 600;
    const at = (a: number, b: number) => placed([[a, b]], u, base, lean)[0] ?? [u, base];
    const [s0, s1] = [at(0, 190), at(0, 10)];
    sheet.stroke(line(s0, s1), pigment.oak, 24);
    for (const [side, a] of [
      [-1, -0.5],
      [1, 0.4],
      [-1, -0.2],
      [1, 0.15],
    ] as const) {
      const husk = blob(
        placed(
          [
            [0, 30],
            [side * 70, -30],
            [side * 120, -190 + Math.abs(a) * 120],
            [side * 50, -120],
            [0, -40],
          ],
          u,
          base,
          lean,
        ),
      );
      solid(sheet, husk, lch(0.8, 0.085, 108));
    }
    const body = blob(
      placed(
        [
          [-88, 0],
          [-104, -160],
          [-98, -380],
          [-60, -520],
          [0, -length],
          [60, -520],
          [98, -380],
          [104, -160],
          [88, 0],
          [0, 40],
        ],
        u,
        base,
        lean,
      ),
    );
    dropShadow(sheet, body, 18, 8, 0.35);
    sheet.fill(body, lch(0.72, 0.15, 78));
    sheet.clipped(body, () => {
      for (let row = 0; row < 21; row++) {
        for (let i = -4; i <= 4; i++) {
          const k = Math.sin((i / 4.6) * 1.4);
          const p = at(k * 104, -row * 28 + 20 + (i % 2) * 6);
          const kernel = ellipse(p[0], p[1], 14 * Math.cos(k * 1.1) + 4, 13, lean);
          solid(
            sheet,
            kernel,
            random.chance(0.14) ? lch(0.52, 0.13, 58) : lch(0.88, 0.15, 90 - random.between(0, 6)),
            { light: 0.4, shade: 0.6 },
          );
        }
      }
      // crema and crumbled cheese
      for (let i = 0; i < 7; i++) {
        const p = at(random.between(-60, 60), -90 - i * 66);
        solid(
          sheet,
          blob(
            wobble(
              p[0],
              p[1],
              random.between(50, 96),
              random.between(18, 34),
              random,
              0.2,
              10,
              random.between(-0.5, 0.5),
            ),
          ),
          pigment.milk,
          { light: 0.2, shadeColour: lch(0.86, 0.05, 85) },
        );
      }
      for (let i = 0; i < 130; i++) {
        const p = at(random.between(-100, 100), random.between(-length, -30));
        sheet.fill(
          blob(wobble(p[0], p[1], random.between(5, 11), random.between(4, 8), random, 0.3, 6)),
          pigment.milk,
        );
      }
      for (let i = 0; i < 90; i++) {
        const p = at(random.between(-100, 100), random.between(-length, -40));
        sheet.fill(ellipse(p[0], p[1], random.between(2.5, 6), 3), pigment.chilli, 0.9);
      }
    });
    sheet.shadeLinear(body, lch(0.5, 0.13, 45), at(10, -300)[0], 0, at(110, -300)[0], 0, [
      [0, 0],
      [1, 0.8],
    ]);
    for (let i = 0; i < 12; i++) {
      const p = at(random.between(-80, 80), random.between(-480, -90));
      coriander(sheet, random, p[0], p[1], 20);
    }
  };
  tableShadow(sheet, x, 965, 170, 420, 54);
  cob(x - 110, 730, -0.3);
  cob(x + 70, 740, 0.1);
  const jar = blob(
    [
      [x - 170, 690],
      [x + 170, 690],
      [x + 190, 760],
      [x + 176, 965],
      [x - 176, 965],
      [x - 190, 760],
    ],
    true,
    0.5,
  );
  upright(sheet, jar, pigment.clay);
  sheet.clipped(jar, () => {
    sheet.fill(rectangle(x - 220, 780, 440, 100), pigment.cream, 0.95);
    for (let i = 0; i < 8; i++)
      sheet.stroke(
        line([x - 200 + i * 56, 870], [x - 172 + i * 56, 790], [x - 144 + i * 56, 870]),
        pigment.cobalt,
        9,
      );
    sheet.shadeLinear(jar, shadeOf(pigment.clay), x, 0, x + 190, 0, [
      [0, 0],
      [1, 0.9],
    ]);
  });
  wedge(sheet, 1180, 960, 84, pigment.lime, 0.08);
  sprinkle(sheet, random.stream('chilli'), 420, 985, 120, 20, 80, [pigment.chilli, pigment.brick], [3, 6]);
}

export function guacamole(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 660,
    rimY: 600,
    rx: 420,
    ry: 130,
    footY: 880,
    colour: lch(0.36, 0.015, 270),
    inside: lch(0.3, 0.015, 270),
    footRx: 260,
    lip: 30,
    shadowReach: 380,
  };
  const { x, rimY } = spec;
  for (const dx of [-230, 0, 230])
    solid(
      sheet,
      blob(
        [
          [x + dx - 54, 800],
          [x + dx + 54, 800],
          [x + dx + 34, 950],
          [x + dx - 34, 950],
        ],
        true,
        0.5,
      ),
      lch(0.33, 0.015, 270),
    );
  const pores = () => {
    for (let i = 0; i < 150; i++)
      sheet.fill(
        ellipse(
          x + random.between(-420, 420),
          rimY + random.between(40, 320),
          random.between(3, 12),
          random.between(3, 9),
        ),
        random.chance(0.6) ? lch(0.26, 0.015, 270) : lch(0.46, 0.015, 270),
        0.7,
      );
  };
  bowl(sheet, { ...spec, pattern: pores }, () => {
    for (const [u, v, t] of [
      [-280, -40, -0.5],
      [-200, -90, -0.2],
      [220, -80, 0.3],
      [310, -30, 0.6],
      [270, -60, 0.1],
    ] as const) {
      const chip = blob(
        placed(
          [
            [0, -170],
            [96, 60],
            [0, 84],
            [-96, 60],
          ],
          x + u,
          rimY + v,
          t,
        ),
        true,
        0.25,
      );
      dropShadow(sheet, chip, 8, 8, 0.35);
      solid(sheet, chip, lch(0.82, 0.14, 80), { light: 0.95 });
      sprinkle(sheet, random, x + u, rimY + v - 20, 60, 90, 22, [lch(0.7, 0.13, 66), pigment.cream], [3, 7]);
    }
    heap(random, x, rimY + 66, 360, 160, 130, (u, v) => {
      const s = random.between(24, 66);
      lump(
        sheet,
        u,
        v,
        s,
        s * 0.5,
        random.pick([lch(0.76, 0.15, 120), lch(0.7, 0.15, 124), lch(0.82, 0.13, 115)]),
        random,
        { rough: 0.16, light: 0.7, shade: 0.7 },
      );
    });
    strew(random.stream('tomato'), x, rimY - 14, 280, 70, 26, (u, v) =>
      cube(sheet, u, v, random.between(24, 36), pigment.tomato, random.between(-0.4, 0.4)),
    );
    strew(random.stream('onion'), x, rimY - 14, 290, 76, 26, (u, v) =>
      sheet.fill(
        bar(u, v, 17, 14, random.between(0, 3)),
        random.chance(0.5) ? pigment.milk : lch(0.8, 0.08, 340),
      ),
    );
    for (let i = 0; i < 22; i++)
      coriander(sheet, random, x + random.between(-260, 260), rimY + random.between(-70, 40), 32);
  });
  const pestle = blob(
    placed(
      [
        [0, -60],
        [90, -66],
        [300, -40],
        [330, 0],
        [300, 40],
        [90, 66],
        [0, 60],
        [-20, 0],
      ],
      x + 150,
      rimY - 120,
      -0.85,
    ),
  );
  solid(sheet, pestle, lch(0.4, 0.015, 270), { light: 0.9 });
  for (const [u, v, t] of [
    [1250, 900, 0.9],
    [1450, 940, -0.7],
  ] as const) {
    tableShadow(sheet, u, v + 60, 80, 90, 24);
    avocadoHalf(sheet, u, v, 112, t);
  }
  wedge(sheet, 1120, 1010, 70, pigment.lime, 0.1);
  citrus(sheet, 180, 985, 54, { squash: 0.6 });
}

export function tamales(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 560,
    rimY: 480,
    rx: 360,
    ry: 104,
    footY: 900,
    colour: lch(0.7, 0.02, 240),
    inside: lch(0.4, 0.02, 250),
    side: 'straight' as const,
    lip: 18,
  };
  const { x, rimY } = spec;
  const dents = () => {
    for (const [u, v, r] of [
      [-200, 200, 60],
      [40, 290, 70],
      [180, 140, 46],
      [-60, 120, 40],
    ] as const) {
      sheet.fill(ellipse(x + u, rimY + v, r, r * 0.7), lch(0.6, 0.02, 245), 0.5);
      sheet.stroke(
        curve(
          [x + u - r * 0.7, rimY + v + r * 0.4],
          [x + u, rimY + v + r * 0.7],
          [x + u + r * 0.8, rimY + v + r * 0.2],
        ),
        lch(0.86, 0.015, 240),
        5,
        0.7,
      );
    }
    sheet.stroke(frontArc(x, rimY + 40, 358, 104), lch(0.58, 0.02, 245), 8, 0.6);
  };
  const husk = (u: number, v: number, s: number, lean: number) => {
    const body = blob(
      placed(
        [
          [-62, 120],
          [-74, 0],
          [-58, -110],
          [-24, -170],
          [-50, -230],
          [0, -200],
          [46, -236],
          [26, -170],
          [60, -110],
          [74, 0],
          [62, 120],
        ],
        u,
        v,
        lean,
        s,
      ),
    );
    dropShadow(sheet, body, 8, 4, 0.35);
    solid(sheet, body, lch(0.88, 0.075, 92), { light: 0.8, shade: 0.95 });
    for (const k of [-36, -10, 20, 44])
      sheet.stroke(
        blob(
          placed(
            [
              [k, 110],
              [k * 1.1, 0],
              [k * 0.5, -150],
            ],
            u,
            v,
            lean,
            s,
          ),
          false,
        ),
        lch(0.74, 0.09, 88),
        4,
        0.7,
      );
    const [a, b] = placed(
      [
        [-46, -130],
        [46, -130],
      ],
      u,
      v,
      lean,
      s,
    );
    if (a && b) sheet.stroke(line(a, b), lch(0.7, 0.1, 80), 13 * s);
  };
  bowl(sheet, { ...spec, pattern: dents }, () => {
    for (const [u, v, l] of [
      [-250, -40, -0.3],
      [-150, -70, -0.16],
      [-40, -90, -0.04],
      [80, -84, 0.08],
      [190, -64, 0.2],
      [280, -30, 0.34],
      [-200, 20, -0.2],
      [-80, 0, -0.06],
      [50, 4, 0.06],
      [170, 20, 0.18],
    ] as const)
      husk(x + u, rimY + v, 1, l);
  });
  for (const side of [-1, 1])
    sheet.stroke(
      curve(
        [x + side * 350, rimY + 90],
        [x + side * 430, rimY + 80],
        [x + side * 430, rimY + 160],
        [x + side * 346, rimY + 170],
      ),
      lch(0.52, 0.02, 250),
      20,
    );
  steam(sheet, x, rimY - 200, 250, { width: 520, ribbons: 5 });
  plate(sheet, 1220, 930, 330, 58, pigment.teal, pigment.cream);
  // the opened husk lies under its parcel like a leaf, pale and ribbed
  const open = blob([
    [900, 930],
    [980, 850],
    [1120, 800],
    [1300, 790],
    [1460, 820],
    [1560, 880],
    [1480, 950],
    [1300, 985],
    [1080, 980],
  ]);
  dropShadow(sheet, open, 8, 10);
  solid(sheet, open, lch(0.9, 0.07, 94));
  sheet.clipped(open, () => {
    for (let i = -5; i <= 5; i++) {
      sheet.stroke(curve([900, 925], [1200, 890 + i * 20], [1560, 885]), lch(0.76, 0.09, 88), 4, 0.6);
    }
  });
  const masa = blob([
    [1080, 850],
    [1130, 790],
    [1260, 770],
    [1400, 790],
    [1450, 850],
    [1420, 915],
    [1280, 940],
    [1130, 925],
  ]);
  dropShadow(sheet, masa, 10, 12, 0.4);
  solid(sheet, masa, lch(0.86, 0.125, 88), { light: 0.9, shade: 0.95 });
  for (let i = 0; i < 6; i++) {
    sheet.stroke(
      curve([1170 + i * 46, 790 - (i % 3) * 5], [1180 + i * 46, 850], [1168 + i * 46, 920]),
      lch(0.76, 0.12, 80),
      4,
      0.5,
    );
  }
  // the cut end with the filling in its middle
  const cut = ellipse(1098, 862, 62, 76, 0.12);
  solid(sheet, cut, lch(0.93, 0.085, 92), { light: 0.3, shade: 0.5 });
  sheet.stroke(cut, lch(0.78, 0.12, 82), 5);
  strew(random, 1098, 864, 34, 44, 34, (u, v) =>
    lump(sheet, u, v, 14, 10, random.pick([lch(0.46, 0.17, 30), lch(0.55, 0.19, 34)]), random),
  );
  solid(
    sheet,
    blob([
      [1180, 780],
      [1260, 756],
      [1360, 772],
      [1400, 800],
      [1370, 850],
      [1346, 806],
      [1310, 870],
      [1280, 800],
      [1240, 840],
      [1214, 800],
    ]),
    lch(0.5, 0.19, 31),
  );
}

/** A pleated soup dumpling. */
function soupDumpling({ sheet, random }: Scene, x: number, y: number, r: number): void {
  const body = blob([
    [x - r, y],
    [x - r * 0.95, y - r * 0.5],
    [x - r * 0.45, y - r * 0.98],
    [x - r * 0.12, y - r * 1.16],
    [x + r * 0.12, y - r * 1.16],
    [x + r * 0.45, y - r * 0.98],
    [x + r * 0.95, y - r * 0.5],
    [x + r, y],
    [x + r * 0.7, y + r * 0.26],
    [x, y + r * 0.34],
    [x - r * 0.7, y + r * 0.26],
  ]);
  dropShadow(sheet, body, 12, 6, 0.35);
  solid(sheet, body, lch(0.955, 0.025, 86), { light: 0.3, shadeColour: lch(0.8, 0.055, 60) });
  for (let i = 0; i < 11; i++) {
    const t = i / 10 - 0.5;
    const bend = t * 1.9;
    sheet.stroke(
      curve(
        [x + bend * r * 0.95, y - r * 0.16 - Math.cos(t * 3) * r * 0.1],
        [x + bend * r * 0.62 + r * 0.1, y - r * 0.66],
        [x + t * r * 0.18, y - r * 1.12],
      ),
      lch(0.76, 0.06, 66),
      r * 0.045,
      0.75,
    );
    sheet.stroke(
      curve(
        [x + bend * r * 0.95 - r * 0.05, y - r * 0.2 - Math.cos(t * 3) * r * 0.1],
        [x + bend * r * 0.62 + r * 0.05, y - r * 0.68],
        [x + t * r * 0.18 - r * 0.03, y - r * 1.12],
      ),
      pigment.milk,
      r * 0.035,
      0.8,
    );
  }
  solid(sheet, blob(wobble(x, y - r * 1.16, r * 0.17, r * 0.12, random, 0.16, 9)), lch(0.9, 0.035, 82));
  sheet.fill(ellipse(x, y - r * 1.19, r * 0.05, r * 0.03), lch(0.6, 0.06, 60));
}

export function xiaoLongBao(scene: Scene): void {
  const { sheet } = scene;
  const x = 740;
  tableShadow(sheet, x, 975, 400, 340, 60);
  steamer(sheet, x, 830, 430, 96, 100);
  steamer(sheet, x, 720, 430, 96, 100);
  steamer(sheet, x, 604, 430, 110, 104, () => {
    for (const [u, v] of [
      [-160, -34],
      [150, -36],
      [-250, 26],
      [0, 20],
      [250, 28],
    ] as const)
      soupDumpling(scene, x + u, 606 + v, 110);
  });
  steam(sheet, x, 460, 420, { width: 620, ribbons: 6 });
  dipDish(sheet, 1370, 985, 130, pigment.milk, lch(0.28, 0.07, 35));
  strips(sheet, scene.random, 1370, 918, 60, 10, 16, [pigment.butter, pigment.custard], {
    length: 50,
    width: 6,
    bend: 0.2,
  });
  sheet.fill(ellipse(180, 990, 10), pigment.milk, 0);
}

export function siuMai(scene: Scene): void {
  const { sheet, random } = scene;
  // stacked baskets behind
  for (const [u, v] of [
    [1230, 640],
    [1230, 540],
    [1230, 440],
  ] as const)
    steamer(sheet, u, v, 260, 50, 90);
  const lidTop = blob([
    [960, 440],
    [1010, 370],
    [1230, 330],
    [1450, 370],
    [1500, 440],
    [1230, 500],
  ]);
  solid(sheet, lidTop, pigment.oak, { light: 0.9 });
  for (let i = -5; i <= 5; i++)
    sheet.stroke(
      curve([1230 + i * 50, 346 + Math.abs(i) * 8], [1230 + i * 52, 400], [1230 + i * 48, 470]),
      shadeOf(pigment.oak, 0.14),
      5,
      0.5,
    );
  const x = 600;
  tableShadow(sheet, x, 965, 400, 360, 60);
  steamer(sheet, x, 740, 450, 150, 150, () => {
    for (const [u, v] of [
      [-150, -60],
      [160, -64],
      [-210, 50],
      [90, 66],
    ] as const) {
      const [cx, cy, r] = [x + u, 740 + v, 118];
      const wrap = blob([
        [cx - r * 0.86, cy + r * 0.5],
        [cx - r, cy - r * 0.2],
        [cx - r * 0.94, cy - r * 0.62],
        [cx - r * 0.6, cy - r * 0.54],
        [cx - r * 0.3, cy - r * 0.7],
        [cx, cy - r * 0.56],
        [cx + r * 0.34, cy - r * 0.7],
        [cx + r * 0.64, cy - r * 0.54],
        [cx + r * 0.96, cy - r * 0.64],
        [cx + r, cy - r * 0.2],
        [cx + r * 0.86, cy + r * 0.5],
        [cx, cy + r * 0.7],
      ]);
      dropShadow(sheet, wrap, 14, 6, 0.35);
      solid(sheet, ellipse(cx, cy - r * 0.62, r * 0.86, r * 0.42), lch(0.74, 0.09, 40));
      strew(random, cx, cy - r * 0.64, r * 0.7, r * 0.3, 24, (p, q) =>
        lump(
          sheet,
          p,
          q,
          17,
          11,
          random.pick([lch(0.8, 0.08, 45), lch(0.68, 0.1, 38), lch(0.86, 0.06, 50)]),
          random,
        ),
      );
      solid(sheet, wrap, lch(0.88, 0.13, 90), { light: 0.8, shade: 0.95 });
      for (let i = -3; i <= 3; i++)
        sheet.stroke(
          curve(
            [cx + i * r * 0.3, cy - r * 0.56],
            [cx + i * r * 0.28, cy],
            [cx + i * r * 0.22, cy + r * 0.56],
          ),
          lch(0.74, 0.13, 78),
          4,
          0.7,
        );
      for (let i = 0; i < 9; i++)
        ball(
          sheet,
          cx + random.between(-36, 36),
          cy - r * 0.74 + random.between(-16, 14),
          13,
          lch(0.68, 0.2, 44),
          { shine: 0.9 },
        );
    }
  });
  // teapot in front on the right
  const [tx, ty] = [1270, 960];
  tableShadow(sheet, tx, ty, 150, 200, 40);
  sheet.stroke(
    curve([tx + 130, ty - 170], [tx + 250, ty - 190], [tx + 240, ty - 60], [tx + 130, ty - 50]),
    shadeOf(pigment.jade, 0.08),
    24,
  );
  solid(
    sheet,
    blob([
      [tx - 140, ty - 60],
      [tx - 220, ty - 110],
      [tx - 260, ty - 200],
      [tx - 228, ty - 204],
      [tx - 190, ty - 140],
      [tx - 120, ty - 120],
    ]),
    pigment.jade,
  );
  solid(
    sheet,
    blob([
      [tx - 160, ty - 90],
      [tx - 110, ty - 190],
      [tx, ty - 220],
      [tx + 110, ty - 190],
      [tx + 160, ty - 90],
      [tx + 110, ty - 6],
      [tx, ty + 6],
      [tx - 110, ty - 6],
    ]),
    pigment.jade,
    { light: 0.9 },
  );
  solid(sheet, ellipse(tx, ty - 208, 80, 20), lighten(pigment.jade, 0.05));
  ball(sheet, tx, ty - 240, 22, pigment.jade);
  steam(sheet, x, 600, 380, { width: 520, ribbons: 4 });
}

export function tteokbokki(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 800,
    rimY: 650,
    rx: 580,
    ry: 180,
    footY: 880,
    colour: lch(0.76, 0.015, 240),
    inside: lch(0.62, 0.02, 245),
    side: 'wide' as const,
    footRx: 420,
    lip: 16,
  };
  const { x, rimY } = spec;
  for (const side of [-1, 1]) {
    sheet.stroke(
      curve(
        [x + side * 560, rimY - 10],
        [x + side * 680, rimY - 30],
        [x + side * 690, rimY + 50],
        [x + side * 560, rimY + 50],
      ),
      pigment.steel,
      22,
    );
  }
  bowl(sheet, { ...spec, shadowReach: 260 }, () => {
    surface(sheet, spec, lch(0.52, 0.205, 31), 20);
    for (const [u, v, t] of [
      [-390, -30, 0.3],
      [340, -70, -0.4],
      [410, 40, 0.2],
      [-310, 80, -0.3],
      [30, -120, 0.1],
    ] as const) {
      const cake = polygon(
        placed(
          [
            [0, -90],
            [118, 62],
            [-118, 62],
          ],
          x + u,
          rimY + v,
          t,
        ),
      );
      dropShadow(sheet, cake, 4, 10, 0.4);
      solid(sheet, cake, lch(0.76, 0.11, 68), { light: 0.7 });
      sheet.stroke(cake, lch(0.6, 0.13, 56), 7);
    }
    // white cylinders, wet with sauce on the side that lay in it, their cut ends showing
    for (let i = 0; i < 19; i++) {
      const [u, v] = [
        x - 320 + (i % 6) * 124 + random.between(-22, 22) + (Math.floor(i / 6) % 2) * 50,
        rimY - 78 + Math.floor(i / 6) * 62 + random.between(-10, 10),
      ];
      const a = random.between(-0.55, 0.55);
      const [p, q] = placed(
        [
          [-76, 0],
          [76, 0],
        ],
        u,
        v,
        a,
      );
      if (!p || !q) continue;
      const path = capsule(p[0], p[1], q[0], q[1], 37);
      dropShadow(sheet, path, 5, 11, 0.45);
      sheet.fill(path, lch(0.93, 0.05, 62));
      sheet.clipped(path, () => {
        sheet.stroke(line([p[0] - 40, p[1] + 24], [q[0] + 40, q[1] + 24]), lch(0.6, 0.2, 35), 44);
        sheet.fill(blob(wobble(u + 14, v + 6, 64, 22, random, 0.2, 9, a)), lch(0.62, 0.2, 36), 0.9);
      });
      sheet.shadeLinear(path, lch(0.4, 0.17, 28), u, v - 10, u + 20, v + 44, [
        [0, 0],
        [1, 0.75],
      ]);
      sheet.fill(ellipse(q[0] + 8, q[1], 22, 31, a), lch(0.96, 0.03, 80));
      sheet.stroke(line([p[0], p[1] - 20], [q[0] - 30, q[1] - 20]), pigment.milk, 6, 0.8);
    }
    eggHalf(sheet, x + 200, rimY + 66, 96, -0.1);
    eggHalf(sheet, x - 180, rimY - 74, 86, 0.14);
    scallions(sheet, random, x, rimY - 10, 400, 110, 44, [9, 17]);
    sprinkle(sheet, random.stream('sesame'), x, rimY, 380, 100, 70, [pigment.cream, pigment.oat], [4, 6]);
  });
  steam(sheet, x, rimY - 140, 380, { width: 760, ribbons: 5 });
  chopsticks(sheet, 1090, 560, 1670, 250, pigment.steel, 32);
}

export function sisig(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [780, 800];
  board(sheet, 120, 1440, 905, pigment.wood, { depth: 130, edge: 48 });
  sheet.fill(ellipse(x, y + 30, 560, 118), lch(0.14, 0.015, 280));
  solid(sheet, ellipse(x, y, 560, 118), lch(0.27, 0.015, 280));
  solid(sheet, ellipse(x, y + 2, 500, 96), lch(0.2, 0.015, 280), { light: 0.3 });
  solid(
    sheet,
    blob([
      [x - 540, y - 20],
      [x - 650, y - 36],
      [x - 660, y + 26],
      [x - 540, y + 40],
    ]),
    lch(0.27, 0.015, 280),
  );
  heap(random, x, y + 40, 440, 190, 260, (u, v) => {
    const s = random.between(17, 40);
    lump(
      sheet,
      u,
      v,
      s,
      s * 0.66,
      random.pick([lch(0.5, 0.12, 48), lch(0.6, 0.13, 56), lch(0.42, 0.11, 40), lch(0.72, 0.12, 64)]),
      random,
      { rough: 0.17, turn: random.between(0, 3) },
    );
  });
  strew(random.stream('onion'), x, y - 70, 320, 80, 40, (u, v) =>
    sheet.stroke(
      curve([u - 20, v], [u, v - 12], [u + 22, v + 2]),
      random.chance(0.5) ? lch(0.74, 0.12, 340) : pigment.milk,
      7,
    ),
  );
  for (let i = 0; i < 18; i++)
    chilliRing(
      sheet,
      x + random.between(-320, 320),
      y - 60 + random.between(-80, 90),
      random.between(11, 18),
      random.chance(0.4) ? pigment.leaf : pigment.chilli,
    );
  friedEgg(sheet, random, x + 20, y - 140, 190, 0.44);
  for (const [u, v] of [
    [-430, 26],
    [400, 40],
    [470, 0],
  ] as const) {
    ball(sheet, x + u, y + v, 48, lch(0.62, 0.15, 130), { shine: 0 });
    citrus(sheet, x + u - 6, y + v - 8, 42, { peel: lch(0.78, 0.16, 70), squash: 0.8 });
  }
  const spit = random.stream('spit');
  for (let i = 0; i < 40; i++)
    ball(sheet, x + spit.between(-560, 560), y - spit.between(20, 260), spit.between(3, 8), pigment.butter, {
      shine: 0,
    });
  steam(sheet, x - 60, y - 190, 470, { width: 900, ribbons: 7 });
}

export function yakitori(scene: Scene): void {
  const { sheet, random } = scene;
  // paper lantern
  sheet.stroke(line([1330, 0], [1330, 70]), pigment.coal, 8);
  const lantern = blob([
    [1230, 90],
    [1160, 180],
    [1150, 290],
    [1220, 390],
    [1440, 390],
    [1510, 290],
    [1500, 180],
    [1430, 90],
  ]);
  solid(sheet, lantern, lch(0.58, 0.2, 30), { light: 0.6 });
  for (let i = 0; i < 7; i++)
    sheet.stroke(
      curve([1160, 130 + i * 42], [1330, 146 + i * 42], [1500, 130 + i * 42]),
      lch(0.44, 0.17, 26),
      5,
      0.6,
    );
  for (const v of [80, 384]) solid(sheet, rectangle(1236, v, 188, 22, 5), pigment.coal);
  sheet.fill(ellipse(1330, 240, 60), pigment.cream, 0.9);
  sheet.fill(ellipse(1330, 240, 40), lch(0.58, 0.2, 30));
  sheet.glow(1330, 240, 330, lch(0.72, 0.18, 50), 0.5);
  // the grill: a long clay box with glowing coals
  const [left, right, top] = [110, 1400, 760];
  tableShadow(sheet, 760, 960, 640, 180, 50);
  const inside = polygon([
    [left + 30, top - 70],
    [right - 30, top - 70],
    [right, top],
    [left, top],
  ]);
  sheet.fill(inside, lch(0.2, 0.05, 30));
  strew(random, 755, top - 30, 610, 26, 90, (u, v) => {
    const hot = random.chance(0.55);
    lump(
      sheet,
      u,
      v,
      random.between(20, 40),
      random.between(12, 20),
      hot ? lch(0.6, 0.2, random.between(35, 52)) : lch(0.26, 0.02, 290),
      random,
      { rough: 0.16 },
    );
  });
  sheet.glow(760, top - 30, 520, lch(0.66, 0.19, 45), 0.5);
  const skewers = [250, 490, 730, 970, 1210];
  for (const x of skewers) {
    const lean = 60;
    const at = (t: number): [number, number] => [x - lean * t + 40, top - 140 + t * 330];
    sheet.stroke(line(at(-0.14), at(1.16)), lch(0.78, 0.09, 78), 11);
    for (let i = 0; i < 5; i++) {
      const [u, v] = at(0.04 + i * 0.17);
      if (i % 2) {
        const stalk = polygon(
          placed(
            [
              [-78, -24],
              [78, -22],
              [78, 22],
              [-78, 24],
            ],
            u,
            v,
            -0.1,
          ),
        );
        solid(sheet, stalk, lch(0.78, 0.13, 122));
        for (const k of [-30, 26]) sheet.fill(bar(u + k, v, 13, 44, 0.1), lch(0.45, 0.1, 70), 0.6);
      } else {
        const meat = lump(sheet, u, v, 94, 46, lch(0.5, 0.14, 44), random, {
          rough: 0.1,
          light: 0.95,
          shade: 1,
        });
        sheet.clipped(meat, () => {
          for (let k = 0; k < 3; k++)
            sheet.fill(
              ellipse(u + random.between(-60, 60), v + random.between(-20, 26), random.between(16, 34), 8),
              lch(0.3, 0.09, 36),
              0.6,
            );
        });
        glint(sheet, u - 34, v - 20, 32, 7, -0.1, 0.85);
      }
    }
  }
  const body = polygon([
    [left, top + 4],
    [right, top + 4],
    [right - 40, 960],
    [left + 40, 960],
  ]);
  const plain = lch(0.68, 0.06, 62);
  sheet.clipped(
    polygon([
      [left, top + 150],
      [right, top + 150],
      [right - 40, 960],
      [left + 40, 960],
    ]),
    () => {},
  );
  solid(
    sheet,
    polygon([
      [left + 34, 880],
      [right - 34, 880],
      [right - 40, 965],
      [left + 40, 965],
    ]),
    plain,
  );
  solid(
    sheet,
    polygon([
      [left + 10, 858],
      [right - 10, 858],
      [right - 34, 884],
      [left + 34, 884],
    ]),
    lighten(plain, 0.08),
  );
  sheet.fill(body, plain, 0);
  steam(sheet, 640, top - 150, 480, { width: 900, ribbons: 6 });
}

export function cornDog(scene: Scene): void {
  const { sheet, random } = scene;
  const x = 760;
  tableShadow(sheet, x, 965, 170, 420, 54);
  const dog = (u: number, base: number, lean: number) => {
    const length = 470;
    const at = (a: number, b: number) => placed([[a, b]], u, base, lean)[0] ?? [u, base];
    sheet.stroke(line(at(0, 300), at(0, 0)), pigment.straw, 24);
    const body = blob(
      placed(
        [
          [-100, 0],
          [-118, -length * 0.4],
          [-104, -length * 0.85],
          [0, -length * 1.02],
          [104, -length * 0.85],
          [118, -length * 0.4],
          [100, 0],
          [0, 36],
        ],
        u,
        base,
        lean,
      ),
    );
    dropShadow(sheet, body, 22, 8, 0.35);
    solid(sheet, body, lch(0.58, 0.135, 56));
    for (let i = 0; i < 74; i++) {
      const k = random.between(-1, 1);
      const p = at(k * 110, -random.between(0, length * 0.98));
      cube(
        sheet,
        p[0],
        p[1],
        random.between(40, 56),
        lighten(lch(0.76, 0.14, 74), random.between(-0.06, 0.05)),
        random.between(-0.6, 0.6),
      );
    }
    sheet.shadeLinear(body, lch(0.4, 0.12, 40), at(0, -200)[0], 0, at(124, -200)[0], 0, [
      [0, 0],
      [1, 0.75],
    ]);
    const [a, b] = [at(-10, -20), at(10, -length + 10)];
    zigzag(sheet, a[0], a[1], b[0], b[1], 64, 6, lch(0.56, 0.21, 28), 15);
    const [c, d] = [at(14, -50), at(-14, -length + 30)];
    zigzag(sheet, c[0], c[1], d[0], d[1], 58, 6, lch(0.86, 0.16, 90), 12);
  };
  dog(x - 110, 640, -0.17);
  dog(x + 120, 652, 0.15);
  const paperCup = polygon([
    [x - 220, 660],
    [x + 220, 660],
    [x + 170, 965],
    [x - 170, 965],
  ]);
  upright(sheet, paperCup, pigment.sky);
  sheet.clipped(paperCup, () => {
    for (let j = 0; j < 6; j++)
      for (let i = -5; i < 6; i++)
        sheet.fill(ellipse(x + i * 70 + (j % 2) * 35, 700 + j * 52, 15), pigment.milk, 0.9);
    sheet.shadeLinear(paperCup, shadeOf(pigment.sky), x, 0, x + 220, 0, [
      [0, 0],
      [1, 0.9],
    ]);
  });
  for (const [u, c] of [
    [1250, pigment.tomato],
    [1400, pigment.mustard],
  ] as const) {
    tableShadow(sheet, u, 960, 60, 140, 30);
    upright(sheet, rectangle(u - 58, 650, 116, 310, 26), c);
    upright(
      sheet,
      polygon([
        [u - 46, 652],
        [u + 46, 652],
        [u + 12, 540],
        [u - 12, 540],
      ]),
      lighten(c, 0.03),
    );
  }
}

export function takoyaki(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [790, 880];
  tableShadow(sheet, x, y + 40, 560, 240, 60);
  const boat = lch(0.84, 0.08, 80);
  sheet.fill(
    blob(
      [
        [x - 650, y - 150],
        [x - 400, y - 190],
        [x + 400, y - 196],
        [x + 650, y - 160],
        [x + 520, y],
        [x - 520, y],
      ],
      true,
      0.5,
    ),
    shadeOf(boat, 0.16),
  );
  for (const [u, v] of [
    [-240, -232],
    [120, -240],
    [450, -226],
    [-400, -120],
    [-30, -124],
    [330, -118],
  ] as const) {
    const [cx, cy, r] = [x + u, y + v, 164];
    castShadow(sheet, ellipse(cx + 24, cy + 24, r, r * 0.96), 0.3);
    ball(sheet, cx, cy, r, lch(0.72, 0.135, 66), { shine: 0, contrast: 0.28, ry: r * 0.95 });
    const spots = random.stream(`spots${u}${v}`);
    for (let i = 0; i < 14; i++) {
      const [p, q] = [cx + spots.between(-120, 120), cy + spots.between(-60, 120)];
      const s = spots.between(14, 40);
      sheet.shadeRadial(ellipse(p, q, s, s * 0.7), lch(0.48, 0.13, 50), p, q, 0, s, [
        [0, 0.7],
        [1, 0],
      ]);
    }
    // the sauce caps the ball and runs down in two places
    const sauce = blob([
      [cx - 140, cy - 40],
      [cx - 110, cy - 116],
      [cx - 20, cy - 156],
      [cx + 80, cy - 136],
      [cx + 140, cy - 54],
      [cx + 108, cy - 26],
      [cx + 84, cy + 34],
      [cx + 50, cy - 22],
      [cx - 10, cy - 30],
      [cx - 46, cy + 20],
      [cx - 84, cy - 24],
    ]);
    solid(sheet, sauce, lch(0.3, 0.085, 36), { light: 0.9, lightColour: lch(0.58, 0.12, 48) });
    glint(sheet, cx - 60, cy - 112, 40, 11, -0.5, 0.75);
    zigzag(sheet, cx - 112, cy - 96, cx + 112, cy - 62, 30, 4, pigment.cream, 11);
    for (let i = 0; i < 16; i++) {
      sheet.fill(
        ellipse(cx + spots.between(-100, 100), cy + spots.between(-130, -40), spots.between(4, 8), 4),
        spots.chance(0.5) ? lch(0.52, 0.14, 140) : lch(0.42, 0.11, 146),
      );
    }
    // bonito: thin curled petals that stand up in the heat
    for (let i = 0; i < 6; i++) {
      const [p, q] = [cx + spots.between(-80, 80), cy - 130 + spots.between(-18, 30)];
      const lean = spots.between(-0.7, 0.7);
      const petal = blob(
        placed(
          [
            [-18, 6],
            [-30, -40],
            [-8, -88],
            [22, -70],
            [14, -34],
            [24, 4],
          ],
          p,
          q,
          lean,
        ),
      );
      solid(sheet, petal, spots.pick([lch(0.86, 0.06, 50), lch(0.8, 0.085, 42), lch(0.9, 0.05, 60)]), {
        light: 0.5,
        shade: 0.8,
      });
      sheet.stroke(
        curve([p, q - 4], [p - 8 + lean * 20, q - 44], [p + lean * 50, q - 74]),
        lch(0.68, 0.1, 36),
        3.5,
        0.7,
      );
    }
  }
  const front = blob(
    [
      [x - 650, y - 150],
      [x - 430, y - 70],
      [x, y - 48],
      [x + 430, y - 70],
      [x + 650, y - 160],
      [x + 510, y + 44],
      [x, y + 58],
      [x - 510, y + 44],
    ],
    true,
    0.5,
  );
  solid(sheet, front, boat, { foot: 0.4 });
  for (let i = 0; i < 5; i++) {
    sheet.stroke(
      curve([x - 590 + i * 20, y - 84 + i * 24], [x, y - 18 + i * 14], [x + 590 - i * 20, y - 94 + i * 24]),
      shadeOf(boat, 0.08),
      3,
      0.6,
    );
  }
  for (const [u, a] of [
    [x - 60, -1.2],
    [x + 300, -1.0],
  ] as const) {
    sheet.stroke(line([u, y - 260], [u + Math.cos(a) * 360, y - 260 + Math.sin(a) * 360]), pigment.oak, 11);
  }
  steam(sheet, x - 140, y - 400, 300, { width: 520, ribbons: 4 });
}

export function onigiri(scene: Scene): void {
  const { sheet, random } = scene;
  board(sheet, 130, 1470, 900, lch(0.5, 0.08, 50), { depth: 80, edge: 34 });
  for (const [i, x] of [390, 800, 1210].entries()) {
    const y = 880;
    tableShadow(sheet, x, y, 170, 130, 36);
    const body = blob([
      [x - 200, y - 40],
      [x - 180, y - 130],
      [x - 60, y - 340],
      [x, y - 376],
      [x + 60, y - 340],
      [x + 180, y - 130],
      [x + 200, y - 40],
      [x + 150, y + 4],
      [x, y + 10],
      [x - 150, y + 4],
    ]);
    sheet.fill(body, pigment.rice);
    riceGrains(sheet, random, body, 420, 12);
    sheet.shadeLinear(body, lch(0.78, 0.05, 295), x - 20, y - 300, x + 200, y, [
      [0, 0],
      [0.5, 0.3],
      [1, 0.9],
    ]);
    const nori =
      i === 1
        ? polygon([
            [x - 202, y - 130],
            [x + 202, y - 130],
            [x + 190, y + 6],
            [x - 190, y + 6],
          ])
        : polygon([
            [x - 84, y - 170],
            [x + 84, y - 170],
            [x + 92, y + 10],
            [x - 92, y + 10],
          ]);
    sheet.clipped(body, () => {
      solid(sheet, nori, pigment.nori);
      for (let k = 0; k < 30; k++) {
        const [u, v] = [x + random.between(-190, 190), y - random.between(0, 165)];
        if (i !== 1 && Math.abs(u - x) > 80) continue;
        sheet.stroke(line([u, v], [u + random.between(5, 20), v + 2]), lighten(pigment.nori, -0.07), 2, 0.6);
      }
    });
    if (i === 0) {
      for (let k = 0; k < 16; k++)
        lump(
          sheet,
          x + random.between(-54, 54),
          y - 350 + random.between(-22, 34),
          random.between(18, 30),
          15,
          lch(0.76, 0.13, 42),
          random,
          { rough: 0.15 },
        );
    } else if (i === 1) {
      sprinkle(sheet, random, x, y - 240, 90, 100, 50, [pigment.coal, pigment.iron], [5, 8]);
    } else {
      ball(sheet, x, y - 236, 52, lch(0.52, 0.19, 12), { shine: 0.7 });
      for (let k = 0; k < 5; k++)
        sheet.stroke(
          curve([x - 30 + k * 14, y - 268], [x - 24 + k * 13, y - 236], [x - 30 + k * 14, y - 206]),
          lch(0.42, 0.17, 12),
          3,
          0.5,
        );
    }
  }
  for (let i = 0; i < 5; i++) {
    const u = 1030 + i * 9;
    sheet.fill(ellipse(u - 20, 0, 1), pigment.milk, 0);
  }
  // three slices of yellow pickle
  for (const [u, v] of [
    [600, 930],
    [650, 912],
    [990, 926],
  ] as const) {
    solid(sheet, ellipse(u, v + 12, 44, 26), lch(0.78, 0.15, 88));
    solid(sheet, ellipse(u, v, 44, 26), lch(0.9, 0.16, 98));
  }
}

export function cedarSalmon(scene: Scene): void {
  const { sheet, random } = scene;
  // firs between house and lake
  for (let i = 0; i < 16; i++) {
    const u = 240 + i * 74 + random.between(-20, 20);
    const h = random.between(160, 330);
    const foot = 560 + random.between(-10, 20);
    sheet.clipped(rectangle(238, 0, 1124, 620), () => {
      for (let k = 0; k < 6; k++) {
        const w = 20 + k * 12;
        const v = foot - h + (k / 6) * h;
        sheet.fill(
          polygon([
            [u, v - 40],
            [u + w, v + h / 6 + 10],
            [u - w, v + h / 6 + 10],
          ]),
          lch(0.32 + (i % 3) * 0.03, 0.06, 170),
        );
      }
    });
  }
  const y = 860;
  board(sheet, 110, 1490, y, lch(0.54, 0.1, 48), { depth: 120, edge: 46 });
  // scorched edges
  for (const [u, w] of [
    [110, 220],
    [1280, 220],
  ] as const)
    sheet.shadeLinear(
      rectangle(u, y - 120, w, 170),
      lch(0.2, 0.03, 40),
      u + (u > 800 ? w : 0),
      0,
      u + (u > 800 ? 0 : w),
      0,
      [
        [0, 0.95],
        [1, 0],
      ],
    );
  const fillet = blob([
    [240, y - 60],
    [300, y - 150],
    [520, y - 216],
    [860, y - 230],
    [1160, y - 190],
    [1380, y - 110],
    [1420, y - 70],
    [1300, y - 36],
    [900, y - 16],
    [500, y - 14],
    [300, y - 24],
  ]);
  dropShadow(sheet, fillet, 14, 18, 0.5);
  solid(sheet, fillet, lch(0.7, 0.155, 42), { light: 0.95, shade: 0.9, foot: 0.7 });
  sheet.clipped(fillet, () => {
    for (let i = 0; i < 15; i++)
      sheet.stroke(
        curve([270 + i * 80, y - 10], [330 + i * 76, y - 110], [300 + i * 78, y - 250]),
        lch(0.9, 0.075, 60),
        7,
        0.75,
      );
    for (let i = 0; i < 40; i++) {
      const [u, v] = [random.between(280, 1380), y - random.between(40, 220)];
      const r = random.between(20, 60);
      sheet.shadeRadial(ellipse(u, v, r, r * 0.4), lch(0.42, 0.13, 38), u, v, 0, r, [
        [0, 0.8],
        [1, 0],
      ]);
    }
  });
  for (const [u, v, t] of [
    [470, y - 140, -0.1],
    [680, y - 160, 0.06],
    [890, y - 158, -0.04],
    [1100, y - 132, 0.1],
  ] as const) {
    castShadow(sheet, ellipse(u + 8, v + 10, 84, 46, t), 0.35);
    citrus(sheet, u, v, 84, { peel: pigment.lemon, squash: 0.54 });
  }
  for (let i = 0; i < 11; i++) {
    const [u, v] = [380 + i * 88, y - 60 - (i % 3) * 44];
    for (let k = 0; k < 9; k++) {
      const a = -1.6 + (k - 4) * 0.28;
      sheet.stroke(
        curve(
          [u, v + 20],
          [u + Math.cos(a) * 30, v + Math.sin(a) * 24],
          [u + Math.cos(a) * 62, v + Math.sin(a) * 52],
        ),
        k % 2 ? pigment.herb : pigment.leaf,
        4,
      );
    }
  }
  sprinkle(sheet, random, 820, y - 110, 500, 80, 90, [pigment.coal, pigment.cream], [2.5, 5]);
  steam(sheet, 900, y - 200, 440, { width: 900, ribbons: 6 });
}

export function shawarma(scene: Scene): void {
  const { sheet, random } = scene;
  const x = 660;
  // heating bars behind the spit
  solid(sheet, rectangle(250, 60, 210, 760, 14), lch(0.46, 0.02, 250));
  for (let i = 0; i < 9; i++) {
    sheet.fill(rectangle(272, 92 + i * 80, 166, 52, 8), lch(0.58, 0.21, 32));
    sheet.fill(rectangle(280, 108 + i * 80, 150, 14, 6), lch(0.84, 0.15, 65));
  }
  sheet.glow(360, 440, 560, lch(0.68, 0.2, 40), 0.6);
  tableShadow(sheet, x, 960, 270, 360, 56);
  solid(sheet, ellipse(x, 930, 320, 46), lighten(pigment.steel, -0.12));
  solid(sheet, ellipse(x, 912, 320, 46), pigment.steel);
  upright(sheet, rectangle(x - 12, 20, 24, 900), pigment.steel);
  ball(sheet, x, 96, 74, lch(0.86, 0.06, 85), { shine: 0.3 });
  sheet.stroke(curve([x - 60, 120], [x, 140], [x + 60, 120]), lch(0.8, 0.1, 340), 6, 0.7);
  const outline: [number, number][] = [];
  for (let i = 0; i <= 16; i++)
    outline.push([x + (250 - i * 8.2) * (1 + (i % 2 ? 0.05 : -0.03)), 160 + i * 45]);
  for (let i = 16; i >= 0; i--)
    outline.push([x - (250 - i * 8.2) * (1 + (i % 2 ? -0.03 : 0.05)), 160 + i * 45]);
  const cone = blob(outline);
  solid(sheet, cone, lch(0.46, 0.125, 46), { light: 0.95, lightColour: lch(0.7, 0.16, 55), shade: 1 });
  sheet.clipped(cone, () => {
    const places: [number, number][] = [];
    for (let row = 0; row < 19; row++) {
      const half = 262 - row * 7;
      for (let i = 0; i < 7; i++)
        places.push([
          x - half + (i / 6) * half * 2 + random.between(-24, 24),
          170 + row * 40 + random.between(-10, 10),
        ]);
    }
    shavings(
      sheet,
      random,
      places,
      [lch(0.5, 0.13, 48), lch(0.42, 0.12, 42), lch(0.6, 0.14, 54), lch(0.34, 0.1, 38), lch(0.7, 0.12, 62)],
      [44, 78],
    );
    sheet.shadeLinear(cone, lch(0.2, 0.08, 320), x - 20, 0, x + 260, 0, [
      [0, 0],
      [0.5, 0.4],
      [1, 0.95],
    ]);
    sheet.shadeLinear(cone, lch(0.78, 0.17, 55), x - 260, 0, x - 120, 0, [
      [0, 0.8],
      [1, 0],
    ]);
  });
  for (let i = 0; i < 26; i++)
    lump(
      sheet,
      x + random.between(-240, 240),
      906 + random.between(-14, 16),
      random.between(16, 34),
      11,
      random.pick([lch(0.5, 0.13, 48), lch(0.38, 0.11, 40)]),
      random,
      { rough: 0.2 },
    );
  // the wrapped roll leans in front
  const [rx, ry, a] = [1230, 900, -1.12];
  tableShadow(sheet, rx - 20, 965, 120, 260, 44);
  const roll = blob(
    placed(
      [
        [0, -96],
        [250, -104],
        [470, -100],
        [500, 0],
        [470, 100],
        [250, 104],
        [0, 96],
        [-16, 0],
      ],
      rx - 70,
      ry + 30,
      a,
    ),
    true,
    0.5,
  );
  solid(sheet, roll, lch(0.88, 0.07, 82), { shade: 0.95 });
  const tip = placed([[490, 0]], rx - 70, ry + 30, a)[0] ?? [rx, ry];
  solid(sheet, ellipse(tip[0], tip[1], 40, 98, a), lch(0.8, 0.09, 76));
  bunch(sheet, random, tip[0], tip[1] - 6, 70, 40, 14, [pigment.lettuce, pigment.leaf]);
  for (let i = 0; i < 10; i++)
    lump(
      sheet,
      tip[0] + random.between(-60, 60),
      tip[1] + random.between(-30, 20),
      26,
      17,
      lch(0.5, 0.13, 48),
      random,
    );
  for (const [u, v] of [
    [-30, -16],
    [36, 6],
  ] as const)
    ball(sheet, tip[0] + u, tip[1] + v, 22, pigment.tomato);
  zigzag(sheet, tip[0] - 66, tip[1], tip[0] + 66, tip[1] - 16, 20, 3, pigment.milk, 9);
  const foil = polygon(
    placed(
      [
        [0, -100],
        [270, -110],
        [300, -60],
        [276, -20],
        [306, 30],
        [280, 110],
        [0, 100],
      ],
      rx - 76,
      ry + 34,
      a,
    ),
  );
  solid(sheet, foil, pigment.steel, { light: 1, shade: 1 });
  sheet.clipped(foil, () => {
    for (let i = 0; i < 16; i++) {
      const p = placed(
        [
          [random.between(0, 270), random.between(-100, 80)],
          [random.between(0, 270), random.between(-80, 100)],
        ],
        rx - 76,
        ry + 34,
        a,
      );
      if (p[0] && p[1])
        sheet.stroke(line(p[0], p[1]), random.chance(0.5) ? pigment.milk : lch(0.6, 0.02, 250), 5, 0.6);
    }
  });
}

export function pizzaSlice(scene: Scene): void {
  const { sheet, random } = scene;
  // counter edge and paper plate that the slice hangs over
  const [x, y] = [760, 700];
  sheet.fill(ellipse(x + 60, y + 34, 560, 100), shadeOf(pigment.milk, 0.2), 0.6);
  solid(sheet, ellipse(x + 60, y + 16, 560, 100), pigment.milk);
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * Math.PI * 2;
    sheet.stroke(
      line(
        [x + 60 + Math.cos(a) * 500, y + 16 + Math.sin(a) * 88],
        [x + 60 + Math.cos(a) * 556, y + 16 + Math.sin(a) * 98],
      ),
      shadeOf(pigment.milk, 0.1),
      5,
      0.6,
    );
  }
  const slice = blob(
    [
      [x - 340, y - 150],
      [x - 160, y - 230],
      [x + 120, y - 262],
      [x + 400, y - 236],
      [x + 580, y - 160],
      [x + 430, y + 30],
      [x + 270, y + 190],
      [x + 136, y + 318],
      [x + 86, y + 330],
      [x + 30, y + 250],
      [x - 140, y + 50],
    ],
    true,
    0.55,
  );
  dropShadow(sheet, slice, 26, 22, 0.5);
  solid(sheet, slice, lch(0.86, 0.145, 84), { light: 0.9 });
  sheet.clipped(slice, () => {
    for (let i = 0; i < 30; i++) {
      const [u, v] = [x + random.between(-260, 480), y + random.between(-170, 260)];
      const r = random.between(30, 90);
      sheet.shadeRadial(
        ellipse(u, v, r, r * 0.5),
        random.chance(0.5) ? lch(0.66, 0.18, 48) : lch(0.93, 0.1, 92),
        u,
        v,
        0,
        r,
        [
          [0, 0.8],
          [1, 0],
        ],
      );
    }
    sheet.stroke(
      blob(
        [
          [x - 340, y - 150],
          [x - 140, y + 50],
          [x + 30, y + 250],
          [x + 86, y + 330],
        ],
        false,
      ),
      lch(0.6, 0.19, 34),
      24,
    );
    sheet.stroke(
      blob(
        [
          [x + 560, y - 220],
          [x + 420, y + 20],
          [x + 130, y + 318],
        ],
        false,
      ),
      lch(0.6, 0.19, 34),
      22,
    );
    for (const [u, v, r, t] of [
      [-110, -60, 92, 0],
      [140, -40, 98, 0.1],
      [370, -90, 90, -0.2],
      [40, 90, 86, 0.3],
      [260, 60, 84, -0.3],
      [110, 210, 62, 0.5],
    ] as const) {
      sheet.fill(ellipse(x + u + 4, y + v + 12, r, r * 0.56, t), lch(0.6, 0.15, 50), 0.7);
      const disc = ellipse(x + u, y + v, r, r * 0.54, t);
      solid(sheet, disc, lch(0.5, 0.185, 28), { light: 0.8 });
      sheet.stroke(disc, lch(0.38, 0.15, 25), 6);
      for (let i = 0; i < 7; i++)
        sheet.fill(
          ellipse(x + u + random.between(-0.6, 0.6) * r, y + v + random.between(-0.3, 0.3) * r, 7, 4),
          lch(0.66, 0.17, 35),
          0.8,
        );
      glint(sheet, x + u - r * 0.3, y + v - r * 0.16, r * 0.2, 5, -0.1, 0.7);
    }
    for (let i = 0; i < 40; i++)
      coriander(sheet, random, x + random.between(-240, 460), y + random.between(-150, 240), 11);
  });
  const crust = blob([
    [x - 372, y - 128],
    [x - 352, y - 206],
    [x - 160, y - 292],
    [x + 120, y - 326],
    [x + 400, y - 298],
    [x + 594, y - 214],
    [x + 616, y - 136],
    [x + 560, y - 112],
    [x + 400, y - 178],
    [x + 120, y - 206],
    [x - 150, y - 178],
    [x - 320, y - 104],
  ]);
  dropShadow(sheet, crust, 8, 16, 0.4);
  solid(sheet, crust, lch(0.68, 0.135, 62), { light: 0.95, shade: 0.95 });
  for (let i = 0; i < 12; i++) {
    const u = x - 310 + i * 78;
    const v = y - 160 - Math.sin(((i + 0.4) / 12) * Math.PI) * 96;
    sheet.shadeRadial(ellipse(u, v, 40, 20), lch(0.4, 0.11, 45), u, v, 0, 40, [
      [0, 0.7],
      [1, 0],
    ]);
  }
  cheeseStrings(
    sheet,
    [
      [x + 40, y + 270],
      [x + 80, y + 320],
      [x + 130, y + 300],
    ],
    [
      [x + 30, y + 350],
      [x + 90, y + 380],
      [x + 150, y + 350],
    ],
  );
  for (const [u, v, l] of [
    [44, 290, 50],
    [90, 326, 66],
    [132, 306, 44],
  ] as const) {
    sheet.stroke(line([x + u, y + v], [x + u, y + v + l]), lch(0.88, 0.13, 86), 13);
    ball(sheet, x + u, y + v + l, 12, lch(0.88, 0.13, 86), { shine: 0.5 });
  }
  // shaker
  tableShadow(sheet, 1440, 690, 60, 120, 24);
  upright(sheet, rectangle(1386, 470, 110, 216, 16), lch(0.9, 0.03, 90));
  for (let i = 0; i < 60; i++)
    sheet.fill(
      ellipse(1441 + random.between(-46, 46), random.between(560, 674), 5, 3),
      random.chance(0.7) ? pigment.chilli : pigment.straw,
    );
  upright(sheet, rectangle(1380, 440, 122, 44, 12), pigment.steel);
}
