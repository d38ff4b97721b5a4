import { lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle, wobble } from '../../core/shapes.ts';
import { eggHalf } from '../ingredients/egg-dairy.ts';
import { chilli, coriander, leaf, roundSlice, scallions, wedge } from '../ingredients/greens.ts';
import { porkSlice, slab } from '../ingredients/meat.ts';
import { liftedNoodles, noodle, noodleLoops, noodleMound } from '../ingredients/noodles.ts';
import { ball, cube, heap, sprinkle, strew, strips } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { arc, dropShadow, frontArc, glint, placed, shadeOf, solid, upright } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { bowl, oilDrops, surface } from '../vessels/bowl.ts';
import { iceCube } from '../vessels/glass.ts';
import { plate } from '../vessels/plate.ts';
import { bottle, chopsticks, dipDish, steam } from '../vessels/ware.ts';

const WHEAT = lch(0.87, 0.105, 84);

/** A sheet of nori standing in a bowl. */
function noriSheet({ sheet, random }: Scene, x: number, y: number, turn: number): void {
  const path = polygon(
    placed(
      [
        [-84, -190],
        [84, -196],
        [88, 40],
        [-88, 40],
      ],
      x,
      y,
      turn,
    ),
  );
  solid(sheet, path, pigment.nori);
  for (let i = 0; i < 26; i++) {
    const [from] = placed([[random.between(-75, 60), random.between(-180, 10)]], x, y, turn);
    if (from)
      sheet.stroke(
        line(from, [from[0] + random.between(5, 22), from[1] + 2]),
        lighten(pigment.nori, -0.08),
        1.6,
        0.5,
      );
  }
}

/** The slice of fish cake with a pink swirl. */
function naruto({ sheet }: Scene, x: number, y: number, size: number): void {
  const edge = (dy: number) =>
    blob(
      Array.from({ length: 44 }, (_, i): [number, number] => {
        const t = (i / 44) * Math.PI * 2;
        const k = 1 + 0.06 * Math.cos(t * 11);
        return [x + Math.cos(t) * size * k, y + dy + Math.sin(t) * size * 0.62 * k];
      }),
    );
  sheet.fill(edge(12), lch(0.8, 0.04, 330));
  sheet.fill(edge(0), pigment.milk);
  const swirl = Array.from({ length: 34 }, (_, i): [number, number] => {
    const t = i / 33;
    return [
      x + Math.cos(t * 9.5) * size * 0.68 * (1 - t * 0.92),
      y + Math.sin(t * 9.5) * size * 0.42 * (1 - t * 0.92),
    ];
  });
  sheet.stroke(blob(swirl, false), lch(0.66, 0.2, 5), size * 0.14);
}

export function tonkotsuRamen(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = { x: 750, rimY: 576, rx: 450, ry: 128, footY: 992, colour: pigment.milk, footRx: 150 };
  const { x, rimY } = spec;
  const waves = () => {
    for (let j = 0; j < 4; j++) {
      for (let i = -5; i < 6; i++) {
        for (let k = 3; k > 0; k--) {
          sheet.fill(
            ellipse(x + i * 104 + (j % 2) * 52, rimY + 170 + j * 40, k * 18, k * 14),
            k % 2 ? lch(0.42, 0.12, 262) : pigment.milk,
          );
        }
      }
    }
    sheet.stroke(frontArc(x, rimY + 16, spec.rx + 4, spec.ry + 6), lch(0.58, 0.19, 28), 16);
  };
  bowl(sheet, { ...spec, pattern: waves }, () => {
    surface(sheet, spec, lch(0.8, 0.115, 74));
    noriSheet(scene, x + 250, rimY - 30, 0.16);
    noriSheet(scene, x + 190, rimY - 26, 0.03);
    noodleMound(sheet, x - 70, rimY + 6, 330, 60, 56, WHEAT);
    liftedNoodles(sheet, x - 60, 182, x - 70, rimY + 30, 300, WHEAT);
    chopsticks(sheet, x - 190, 202, 1400, -70, pigment.wine, 26);
    noodleLoops(sheet, x - 55, 180, WHEAT);
    porkSlice(sheet, x + 150, rimY - 6, 116, 64, -0.25);
    porkSlice(sheet, x + 236, rimY + 24, 116, 64, -0.12);
    eggHalf(sheet, x - 250, rimY + 34, 86, -0.12);
    eggHalf(sheet, x - 118, rimY + 66, 86, 0.1);
    naruto(scene, x + 22, rimY + 70, 64);
    scallions(sheet, random, x + 90, rimY + 46, 120, 30, 40);
  });
  steam(sheet, x + 70, rimY - 60, 460, { width: 560 });
  bottle(sheet, 1376, 990, 140, 240, pigment.chilli, pigment.cream, pigment.coal);
}

export function cornButterRamen(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 900,
    rimY: 560,
    rx: 640,
    ry: 236,
    footY: 1180,
    colour: lch(0.46, 0.16, 28),
    footRx: 240,
    lip: 20,
    inside: pigment.cream,
  };
  const { x, rimY } = spec;
  const greek = () => {
    for (let i = -9; i <= 9; i++) {
      const u = x + Math.sin((i / 10) * 1.45) * 640;
      sheet.stroke(
        rectangle(u - 22, rimY + 236 + Math.cos((i / 10) * 1.5) * 90 - 92, 40, 40, 3),
        pigment.butter,
        7,
        0.9,
      );
    }
  };
  bowl(sheet, { ...spec, pattern: greek }, () => {
    surface(sheet, spec, lch(0.68, 0.13, 62), 22);
    oilDrops(sheet, spec, lch(0.78, 0.14, 75), 40);
    noodleMound(sheet, x - 160, rimY + 60, 420, 120, 60, lch(0.88, 0.12, 88), 13);
    strips(sheet, random.stream('sprouts'), x - 380, rimY - 10, 150, 60, 40, [pigment.rice, pigment.butter], {
      length: 90,
      width: 10,
    });
    porkSlice(sheet, x + 330, rimY - 60, 150, 92, -0.2);
    porkSlice(sheet, x + 400, rimY + 20, 150, 92, 0.1);
    heap(random, x + 10, rimY + 70, 220, 150, 220, (u, v) => {
      const kernel = blob(wobble(u, v, 20, 16, random, 0.1, 7));
      solid(sheet, kernel, random.chance(0.3) ? lch(0.9, 0.15, 95) : lch(0.86, 0.165, 88), {
        light: 0.5,
        shade: 0.7,
      });
    });
    const [bx, by] = [x - 10, rimY - 92];
    sheet.fill(blob(wobble(bx + 10, by + 46, 130, 44, random, 0.12)), lch(0.93, 0.13, 96), 0.8);
    cube(sheet, bx, by, 110, pigment.butter, -0.06);
    scallions(sheet, random, x + 130, rimY + 140, 200, 36, 46, [10, 18]);
    eggHalf(sheet, x - 330, rimY + 130, 100, 0.15);
  });
  steam(sheet, x - 120, rimY - 120, 430, { width: 700, ribbons: 5 });
  // frost flowers in the corner of the pane
  const snow = random.stream('snow');
  for (let i = 0; i < 46; i++)
    sheet.fill(
      ellipse(snow.between(0, 1600), snow.between(0, 330), snow.between(3, 9)),
      pigment.milk,
      snow.between(0.5, 0.9),
    );
}

export function beefPho(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 640,
    rimY: 640,
    rx: 480,
    ry: 150,
    footY: 950,
    colour: lch(0.96, 0.012, 95),
    side: 'wide' as const,
    footRx: 170,
  };
  const { x, rimY } = spec;
  bowl(
    sheet,
    { ...spec, pattern: () => sheet.stroke(frontArc(x, rimY + 44, 478, 148), pigment.teal, 9) },
    () => {
      surface(sheet, spec, lch(0.74, 0.1, 70));
      oilDrops(sheet, spec, lch(0.82, 0.12, 82), 30);
      noodleMound(sheet, x - 120, rimY + 14, 330, 66, 60, pigment.rice, 11);
      for (let i = 0; i < 7; i++)
        slab(
          sheet,
          x + 60 + i * 44,
          rimY - 40 + (i % 3) * 26,
          150,
          84,
          -0.5 + i * 0.16,
          i % 2 ? lch(0.68, 0.11, 22) : lch(0.6, 0.12, 24),
          { veins: lch(0.86, 0.05, 30), thickness: 0.12 },
        );
      const onion = random.stream('onion');
      for (let i = 0; i < 12; i++)
        sheet.stroke(
          arc(
            x + onion.between(-260, 120),
            rimY + onion.between(-20, 70),
            onion.between(34, 60),
            onion.between(14, 24),
            0.4,
            3.4,
          ),
          pigment.milk,
          6,
          0.9,
        );
      scallions(sheet, random, x + 40, rimY + 50, 270, 40, 50);
      for (let i = 0; i < 12; i++)
        coriander(sheet, random, x - 40 + random.between(-170, 170), rimY + random.between(-10, 60), 26);
      chilliDots(scene, x - 180, rimY + 40);
    },
  );
  steam(sheet, x, rimY - 60, 440, { width: 520, ribbons: 5 });
  plate(sheet, 1290, 900, 250, 58, pigment.jade, lighten(pigment.jade, 0.12));
  strips(
    sheet,
    random.stream('sprouts'),
    1220,
    860,
    120,
    40,
    60,
    [pigment.rice, pigment.milk, pigment.butter],
    { length: 90, width: 8 },
  );
  for (const [u, v, a] of [
    [1330, 850, -0.9],
    [1360, 870, -0.3],
    [1310, 840, -1.9],
    [1390, 850, -1.2],
    [1350, 800, -1.6],
    [1400, 880, 0.2],
  ] as const)
    leaf(sheet, u, v, 110, 62, a, pigment.basil);
  wedge(sheet, 1220, 908, 62, pigment.lime, 0.1);
  chilli(sheet, 1330, 925, 150, 0.12);
}

function chilliDots({ sheet, random }: Scene, x: number, y: number): void {
  strew(random.stream('chilli-dots'), x, y, 110, 30, 9, (u, v) => {
    sheet.stroke(ellipse(u, v, 13, 9), pigment.chilli, 7);
  });
}

export function tempuraUdon(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 820,
    rimY: 600,
    rx: 400,
    ry: 112,
    footY: 960,
    colour: lch(0.21, 0.02, 30),
    inside: lch(0.44, 0.15, 28),
    footRx: 150,
  };
  const { x, rimY } = spec;
  const crest = () => {
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2 - 1.57;
      sheet.fill(ellipse(x - 120 + Math.cos(a) * 40, rimY + 230 + Math.sin(a) * 38, 26), pigment.brass, 0.9);
    }
    sheet.fill(ellipse(x - 120, rimY + 230, 14), spec.colour);
  };
  bowl(sheet, { ...spec, pattern: crest }, () => {
    surface(sheet, spec, lch(0.5, 0.1, 58));
    noodleMound(sheet, x, rimY + 18, 350, 64, 34, lch(0.96, 0.02, 90), 24);
    // prawns: a crisp uneven coat, the tail in the air
    for (const [u, v, turn] of [
      [x + 60, rimY - 120, -1.12],
      [x + 190, rimY - 90, -0.86],
    ] as const) {
      const tail = placed([[190, 0]], u, v, turn)[0] ?? [u, v];
      for (const side of [-1, 1]) {
        solid(
          sheet,
          blob(
            placed(
              [
                [0, 0],
                [40, side * 12],
                [92, side * 46],
                [60, side * 50],
                [20, side * 26],
              ],
              tail[0],
              tail[1],
              turn,
            ),
          ),
          lch(0.62, 0.2, 34),
        );
      }
      const coat: [number, number][] = [];
      for (let i = 0; i < 26; i++) {
        const a = (i / 26) * Math.PI * 2;
        const k = 1 + random.between(-0.09, 0.12);
        coat.push([Math.cos(a) * 200 * k, Math.sin(a) * 58 * k]);
      }
      const path = blob(placed(coat, u, v, turn));
      solid(sheet, path, lch(0.82, 0.125, 76), { light: 0.9, shade: 0.95 });
      sheet.clipped(path, () => {
        for (let i = 0; i < 60; i++) {
          const [p] = placed([[random.between(-190, 190), random.between(-52, 52)]], u, v, turn);
          if (p)
            sheet.fill(
              blob(wobble(p[0], p[1], random.between(7, 18), random.between(4, 10), random, 0.3, 7, turn)),
              random.chance(0.5) ? lch(0.93, 0.08, 88) : lch(0.68, 0.13, 62),
              0.8,
            );
        }
      });
    }
    solid(
      sheet,
      polygon([
        [x - 300, rimY + 20],
        [x - 180, rimY - 30],
        [x - 90, rimY + 14],
        [x - 210, rimY + 62],
      ]),
      pigment.butter,
    );
    for (const [u, v] of [
      [-280, -10],
      [-236, -30],
      [-150, 2],
    ] as const)
      ball(sheet, x + u, rimY + v, 40, pigment.leaf, { ry: 26, shine: 0 });
    scallions(sheet, random, x - 60, rimY + 56, 150, 30, 44, [10, 17]);
  });
  steam(sheet, x - 160, rimY - 50, 420, { width: 380, ribbons: 3 });
  chopsticks(sheet, 330, 986, 1180, 1018, pigment.clay, 34);
  upright(sheet, rectangle(214, 760, 96, 190, 12), pigment.wood);
  upright(sheet, rectangle(222, 724, 80, 46, 10), pigment.chilli);
  sheet.fill(rectangle(226, 820, 72, 78, 3), pigment.cream);
}

export function jjajangmyeon(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 690,
    rimY: 560,
    rx: 460,
    ry: 176,
    footY: 930,
    colour: pigment.milk,
    side: 'wide' as const,
    footRx: 190,
    lip: 14,
  };
  const { x, rimY } = spec;
  const band = () => {
    sheet.stroke(frontArc(x, rimY + 54, 458, 176), pigment.cobalt, 22);
    sheet.stroke(frontArc(x, rimY + 84, 452, 176), pigment.cobalt, 6);
  };
  bowl(sheet, { ...spec, pattern: band }, () => {
    sheet.fill(ellipse(x, rimY + 10, 430, 150), pigment.cream);
    noodleMound(sheet, x, rimY + 30, 400, 120, 74, lch(0.92, 0.1, 94), 13);
    const sauce = blob(wobble(x + 10, rimY - 14, 330, 112, random, 0.1, 16));
    dropShadow(sheet, sauce, 6, 12, 0.5);
    solid(sheet, sauce, lch(0.25, 0.035, 40), { light: 0.5, lightColour: lch(0.46, 0.06, 50) });
    strew(random.stream('dice'), x + 10, rimY - 20, 280, 86, 36, (u, v) => {
      cube(
        sheet,
        u,
        v,
        random.between(26, 40),
        random.pick([lch(0.34, 0.05, 45), lch(0.42, 0.07, 48), lch(0.5, 0.08, 80)]),
        random.between(-0.4, 0.4),
      );
      glint(sheet, u - 6, v - 12, 9, 4, -0.3, 0.6);
    });
    strips(
      sheet,
      random.stream('cucumber'),
      x - 10,
      rimY - 96,
      120,
      44,
      70,
      [lch(0.82, 0.13, 120), lch(0.72, 0.15, 128), lch(0.9, 0.09, 112)],
      { length: 120, width: 9, bend: 0.3 },
    );
    ball(sheet, x + 190, rimY - 30, 28, pigment.leaf, { ry: 22 });
    ball(sheet, x + 226, rimY - 8, 26, pigment.leaf, { ry: 20 });
  });
  plate(sheet, 1330, 900, 210, 56, lch(0.82, 0.02, 220));
  for (let i = 0; i < 5; i++) {
    const [u, v] = [1220 + i * 52, 872 + (i % 2) * 16];
    sheet.fill(
      polygon([
        [u, v + 14],
        [u + 22, v - 62],
        [u + 70, v - 40],
        [u + 66, v + 26],
      ]),
      shadeOf(pigment.lemon, 0.12),
    );
    solid(
      sheet,
      polygon([
        [u, v],
        [u + 20, v - 74],
        [u + 68, v - 54],
        [u + 64, v + 12],
      ]),
      pigment.lemon,
    );
  }
  chopsticks(sheet, 860, 470, 1650, 170, pigment.steel, 34);
}

export function naengmyeon(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 800,
    rimY: 520,
    rx: 520,
    ry: 190,
    footY: 930,
    colour: pigment.steel,
    inside: lch(0.86, 0.012, 240),
    footRx: 210,
    lip: 16,
  };
  const { x, rimY } = spec;
  const rings = () => {
    for (const dy of [60, 84, 250])
      sheet.stroke(frontArc(x, rimY + dy, 516 - dy * 0.35, 190), lighten(pigment.steel, -0.2), 5, 0.6);
    sheet.fill(
      polygon([
        [x - 380, rimY],
        [x - 300, rimY],
        [x - 200, 930],
        [x - 250, 930],
      ]),
      pigment.milk,
      0.6,
    );
  };
  bowl(sheet, { ...spec, pattern: rings }, () => {
    surface(sheet, spec, lch(0.84, 0.06, 85), 20);
    for (const [u, v, a] of [
      [-380, -30, 0.3],
      [-330, 70, -0.2],
      [330, 80, 0.4],
      [400, -10, -0.3],
      [250, -110, 0.2],
      [-220, -120, 0.5],
    ] as const)
      iceCube(sheet, x + u, rimY + v, 92, a);
    // a coil of thin noodles
    for (let row = 0; row < 9; row++) {
      const half = 270 - row * 16;
      for (let k = 0; k < 4; k++) {
        const y = rimY + 74 - row * 20 + k * 5;
        noodle(
          sheet,
          curve(
            [x - half, y - 6],
            [x - half * 0.5, y + 40 - row * 2],
            [x + half * 0.4, y + 42 - row * 2],
            [x + half, y - 12],
          ),
          k % 2 ? lch(0.6, 0.045, 60) : lch(0.54, 0.045, 55),
          7,
        );
      }
    }
    for (let i = 0; i < 5; i++)
      slab(sheet, x + 130 - i * 46, rimY - 90 - i * 6, 120, 90, 1.2 + i * 0.12, lch(0.94, 0.05, 100), {
        thickness: 0.1,
      });
    for (let i = 0; i < 6; i++)
      roundSlice(
        sheet,
        x - 130 - i * 26,
        rimY - 60 + i * 12,
        54,
        34,
        pigment.herb,
        lch(0.9, 0.08, 118),
        lch(0.96, 0.03, 110),
      );
    strips(
      sheet,
      random.stream('radish'),
      x + 150,
      rimY - 20,
      90,
      30,
      26,
      [lch(0.84, 0.1, 15), pigment.milk],
      { length: 80, width: 11 },
    );
    eggHalf(sheet, x - 6, rimY - 132, 92, -0.1);
    sprinkle(
      sheet,
      random.stream('sesame'),
      x + 20,
      rimY - 40,
      190,
      60,
      40,
      [pigment.cream, pigment.oat],
      [4, 6],
    );
  });
  bottle(sheet, 210, 960, 84, 300, lch(0.86, 0.04, 110), pigment.milk, pigment.lime);
  bottle(sheet, 326, 1000, 84, 300, lch(0.8, 0.13, 88), pigment.milk, pigment.mustard);
}

/** Ruffled dumpling in its thin skin. */
function wonton({ sheet, random }: Scene, x: number, y: number, size: number): void {
  const skin: [number, number][] = [];
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * Math.PI * 2;
    const k = a > Math.PI ? 1.1 + (i % 2 ? 0.28 : -0.1) : 1 + random.between(-0.04, 0.08);
    skin.push([x + Math.cos(a) * size * k * 1.15, y + Math.sin(a) * size * 0.8 * k]);
  }
  const path = blob(skin);
  solid(sheet, path, lch(0.93, 0.045, 82), { light: 0.6 });
  const filling = ellipse(x, y + size * 0.12, size * 0.6, size * 0.46);
  sheet.shadeRadial(filling, lch(0.72, 0.11, 30), x, y + size * 0.1, 0, size * 0.62, [
    [0, 0.9],
    [0.6, 0.6],
    [1, 0],
  ]);
  for (let i = 0; i < 6; i++) {
    const u = x - size * 0.7 + i * size * 0.28;
    sheet.stroke(
      curve([u, y - size * 0.8], [u + size * 0.08, y - size * 0.5], [x + (u - x) * 0.4, y - size * 0.24]),
      lch(0.78, 0.07, 68),
      4,
      0.7,
    );
  }
}

export function wontonSoup(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 560,
    rimY: 700,
    rx: 520,
    ry: 168,
    footY: 1050,
    colour: pigment.cobalt,
    inside: pigment.milk,
    footRx: 210,
  };
  const { x, rimY } = spec;
  const clouds = () => {
    for (let i = -4; i <= 4; i++) {
      const u = x + i * 130;
      sheet.stroke(
        curve([u - 60, rimY + 240], [u - 20, rimY + 205], [u + 20, rimY + 240], [u + 60, rimY + 205]),
        pigment.sky,
        8,
        0.8,
      );
    }
  };
  bowl(sheet, { ...spec, pattern: clouds }, () => {
    surface(sheet, spec, lch(0.86, 0.075, 84));
    oilDrops(sheet, spec, lch(0.9, 0.09, 90), 24);
    for (const [u, v, a] of [
      [-300, -20, -0.6],
      [-250, -50, -1],
      [-340, 20, -0.2],
    ] as const) {
      leaf(sheet, x + u, rimY + v + 40, 190, 90, a, pigment.leaf);
      sheet.fill(
        blob(
          placed(
            [
              [-70, -18],
              [30, -10],
              [30, 14],
              [-70, 20],
            ],
            x + u,
            rimY + v + 40,
            a,
          ),
        ),
        pigment.rice,
      );
    }
    for (const [u, v] of [
      [-60, -40],
      [120, -50],
      [40, 30],
      [-130, 50],
      [210, 40],
    ] as const)
      wonton(scene, x + u, rimY + v, 84);
    scallions(sheet, random, x + 60, rimY + 20, 320, 80, 36, [9, 15]);
  });
  // the lifted spoon
  const [sx, sy] = [1010, 420];
  const handle = blob([
    [sx + 120, sy + 10],
    [sx + 300, sy - 70],
    [sx + 520, sy - 210],
    [sx + 560, sy - 190],
    [sx + 340, sy - 20],
    [sx + 140, sy + 70],
  ]);
  solid(sheet, handle, pigment.milk);
  const hollow = blob([
    [sx - 220, sy],
    [sx - 190, sy + 90],
    [sx - 60, sy + 150],
    [sx + 90, sy + 130],
    [sx + 190, sy + 40],
    [sx + 180, sy],
    [sx, sy - 30],
  ]);
  solid(sheet, hollow, pigment.milk, { shade: 0.95 });
  sheet.fill(ellipse(sx - 20, sy + 6, 190, 44), shadeOf(pigment.milk, 0.1));
  sheet.fill(ellipse(sx - 20, sy + 14, 176, 36), lch(0.86, 0.075, 84));
  wonton(scene, sx - 20, sy - 36, 124);
  sheet.stroke(frontArc(sx - 20, sy + 8, 192, 44), pigment.milk, 11);
  for (const [u, v, r] of [
    [-90, 190, 12],
    [-60, 240, 8],
  ] as const)
    ball(sheet, sx + u, sy + v, r, lch(0.86, 0.075, 84), { ry: r * 1.5 });
  scallions(sheet, random, sx - 10, sy + 16, 110, 12, 10, [9, 13]);
  steam(sheet, sx - 60, sy - 120, 300, { width: 260, ribbons: 3 });
}

export function congee(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = { x: 640, rimY: 650, rx: 400, ry: 116, footY: 960, colour: pigment.milk, footRx: 150 };
  const { x, rimY } = spec;
  const dash = () => {
    sheet.stroke(frontArc(x, rimY + 26, 398, 116), pigment.cobalt, 12);
    for (let i = -7; i <= 7; i++)
      sheet.fill(
        ellipse(x + Math.sin(i * 0.2) * 400, rimY + 110 + Math.cos(i * 0.2) * 100, 18, 22),
        pigment.cobalt,
        0.85,
      );
  };
  bowl(sheet, { ...spec, pattern: dash }, () => {
    surface(sheet, spec, pigment.rice, 8);
    for (let i = 0; i < 70; i++) {
      const a = random.between(0, 6.28);
      const d = Math.sqrt(random.next()) * 0.86;
      sheet.fill(
        ellipse(x + Math.cos(a) * 370 * d, rimY + 10 + Math.sin(a) * 96 * d, 13, 6, random.between(0, 3)),
        lch(0.9, 0.02, 85),
        0.9,
      );
    }
    // fried dough sticks: two ropes side by side
    for (const [x0, y0, x1, y1] of [
      [x + 70, rimY + 20, x + 420, 130],
      [x + 170, rimY + 30, x + 570, 210],
    ] as const) {
      const angle = Math.atan2(y1 - y0, x1 - x0);
      const length = Math.hypot(x1 - x0, y1 - y0);
      for (const side of [-1, 1]) {
        // two puffed ropes that grew together along the middle
        const outline = Array.from({ length: 26 }, (_, i): [number, number] => {
          const a = (i / 26) * Math.PI * 2;
          const bump = 1 + Math.sin(i * 2.4 + side) * 0.09;
          return [
            length / 2 + Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.35 * (length / 2),
            side * 24 + Math.sin(a) * 38 * bump,
          ];
        });
        const path = blob(placed(outline, x0, y0, angle));
        solid(sheet, path, lch(0.66, 0.135, 62), { light: 0.95, shade: 0.95 });
        for (let i = 0; i < 9; i++) {
          const [p] = placed(
            [[random.between(0.05, 0.95) * length, side * 14 + random.between(-14, 14)]],
            x0,
            y0,
            angle,
          );
          if (p)
            sheet.fill(
              ellipse(p[0], p[1], random.between(5, 14), random.between(3, 6), angle),
              lch(0.8, 0.12, 74),
              0.8,
            );
        }
      }
    }
    for (const [u, v, a] of [
      [-190, 0, -0.2],
      [-110, 34, 0.2],
      [-220, 46, 0.4],
    ] as const) {
      const wedgeShape = blob(
        placed(
          [
            [-70, 0],
            [0, -46],
            [70, 0],
            [0, 40],
          ],
          x + u,
          rimY + v,
          a,
        ),
      );
      solid(sheet, wedgeShape, lch(0.3, 0.03, 60));
      solid(
        sheet,
        blob(
          placed(
            [
              [-34, 4],
              [0, -22],
              [40, 4],
              [0, 22],
            ],
            x + u,
            rimY + v,
            a,
          ),
        ),
        lch(0.46, 0.06, 130),
      );
    }
    strips(sheet, random.stream('ginger'), x - 20, rimY - 20, 70, 20, 26, [pigment.butter, pigment.custard], {
      length: 70,
      width: 6,
      bend: 0.2,
    });
    scallions(sheet, random, x + 20, rimY + 50, 160, 30, 44, [9, 15]);
  });
  steam(sheet, x - 150, rimY - 60, 380, { width: 300, ribbons: 3 });
  dipDish(sheet, 1250, 985, 120, pigment.jade, lch(0.3, 0.06, 40));
}
