import { type Colour, lch, lighten } from '../../core/colour.ts';
import { blob, ellipse, polygon, rectangle, wobble } from '../../core/shapes.ts';
import { cheeseStrings, zigzag } from '../ingredients/egg-dairy.ts';
import { citrus, coriander, wedge } from '../ingredients/greens.ts';
import { ball, cube, lump, strips } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { bar, dropShadow, frontArc, placed, shadeOf, solid, tableShadow } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { cup } from '../vessels/cup.ts';
import { board, plate } from '../vessels/plate.ts';
import { dipDish, paperSheet, steam } from '../vessels/ware.ts';

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
