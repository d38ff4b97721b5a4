import { lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, line, type Point, wobble } from '../../core/shapes.ts';
import { ball, lump, strew, strips } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { dropShadow, frontArc, placed, shadeOf, solid, tableShadow } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { bowl } from '../vessels/bowl.ts';
import { plate } from '../vessels/plate.ts';
import { dipDish, steam, steamer } from '../vessels/ware.ts';

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
}

/** The woven top of a stack of steamers, seen a little from above. */
function wovenLid({ sheet }: Scene, x: number, y: number, rx: number): void {
  const side = blob(
    [
      [x - rx, y - 34],
      [x + rx, y - 34],
      [x + rx, y + 6],
      [x + rx * 0.6, y + 38],
      [x, y + 48],
      [x - rx * 0.6, y + 38],
      [x - rx, y + 6],
    ],
    true,
    0.5,
  );
  solid(sheet, side, shadeOf(pigment.oak, 0.06));
  const dome = ellipse(x, y - 40, rx, 58);
  solid(sheet, dome, lighten(pigment.oak, 0.03), { light: 0.9 });
  sheet.clipped(dome, () => {
    for (let i = -9; i <= 9; i++) {
      sheet.stroke(
        curve([x + i * 44 - 90, y - 110], [x + i * 46, y - 44], [x + i * 44 + 90, y + 30]),
        shadeOf(pigment.oak, 0.13),
        6,
        0.5,
      );
      sheet.stroke(
        curve([x + i * 44 + 90, y - 110], [x + i * 46, y - 40], [x + i * 44 - 90, y + 30]),
        lighten(pigment.oak, 0.1),
        5,
        0.45,
      );
    }
  });
  sheet.stroke(frontArc(x, y - 40, rx - 3, 58), shadeOf(pigment.oak, 0.2), 6, 0.8);
  sheet.stroke(frontArc(x, y - 6, rx, 56), shadeOf(pigment.oak, 0.16), 5, 0.6);
}

/** An open dumpling: a frilled wrapper round minced pork, roe on top. */
function openDumpling({ sheet, random }: Scene, x: number, y: number, r: number): void {
  const wrapper = lch(0.9, 0.095, 94);
  const frill = (v: number, sag: number, lift: number): Point[] =>
    Array.from({ length: 15 }, (_, k): Point => {
      const t = k / 7 - 1;
      const dip = sag * (1 - t * t);
      return [x + t * r * 1.02, y + r * (v + dip) - (k % 2 ? r * lift : 0)];
    });
  dropShadow(sheet, ellipse(x, y + r * 0.5, r * 0.86, r * 0.24), 16, 10, 0.4);
  // The far edge of the wrapper, behind the meat.
  solid(
    sheet,
    blob([...frill(-0.46, -0.3, 0.09), [x + r * 0.8, y], [x - r * 0.8, y]]),
    shadeOf(wrapper, 0.1),
  );
  const meat = blob(wobble(x, y - r * 0.46, r * 0.88, r * 0.46, random, 0.04, 14));
  solid(sheet, meat, lch(0.72, 0.085, 38), { light: 0.9 });
  strew(random, x, y - r * 0.5, r * 0.74, r * 0.34, 34, (p, q) =>
    lump(
      sheet,
      p,
      q,
      r * 0.13,
      r * 0.085,
      random.pick([lch(0.8, 0.075, 45), lch(0.68, 0.095, 36), lch(0.86, 0.055, 50), lch(0.76, 0.09, 30)]),
      random,
    ),
  );
  const front = blob(
    [
      ...frill(-0.44, 0.34, 0.085),
      [x + r * 0.94, y + r * 0.16],
      [x + r * 0.78, y + r * 0.5],
      [x + r * 0.3, y + r * 0.64],
      [x - r * 0.3, y + r * 0.64],
      [x - r * 0.78, y + r * 0.5],
      [x - r * 0.94, y + r * 0.16],
    ],
    true,
    0.9,
  );
  solid(sheet, front, wrapper, { light: 0.85, shade: 0.9 });
  // Pleats run from the frill's hollows to the foot, where the wrapper is pinched together.
  sheet.clipped(front, () => {
    for (let k = -5; k <= 5; k++) {
      const t = k / 5.6;
      const top = y + r * (-0.4 + 0.34 * (1 - t * t));
      const pleat = curve(
        [x + t * r, top],
        [x + t * r * 0.97, top + r * 0.4],
        [x + t * r * 0.72, y + r * 0.66],
      );
      sheet.stroke(pleat, lch(0.76, 0.115, 82), r * 0.05, 0.55);
    }
  });
  for (let i = 0; i < 13; i++)
    ball(
      sheet,
      x + random.spread() * r * 0.17,
      y - r * 0.66 + random.spread() * r * 0.08,
      r * 0.09,
      lch(0.68, 0.2, 44),
      { shine: 0.9 },
    );
}

export function siuMai(scene: Scene): void {
  const { sheet } = scene;
  // stacked baskets behind
  for (const [u, v] of [
    [1230, 640],
    [1230, 540],
    [1230, 440],
  ] as const)
    steamer(sheet, u, v, 260, 50, 90);
  wovenLid(scene, 1230, 428, 264);
  const x = 600;
  tableShadow(sheet, x, 965, 400, 360, 60);
  steamer(sheet, x, 740, 450, 150, 150, () => {
    for (const [u, v] of [
      [-170, -62],
      [30, -78],
      [222, -58],
      [-262, 36],
      [-48, 48],
      [176, 56],
    ] as const)
      openDumpling(scene, x + u, 746 + v, 100);
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
