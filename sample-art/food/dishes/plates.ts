import { lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle, wobble } from '../../core/shapes.ts';
import { riceMound } from '../ingredients/grain.ts';
import { coriander, leaf, scallions, sprig, wedge } from '../ingredients/greens.ts';
import { prawn, slab } from '../ingredients/meat.ts';
import { noodle, noodleMound, noodleTwist } from '../ingredients/noodles.ts';
import { ball, cube, heap, lump, sprinkle, strew, strips } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import {
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
import { bowl } from '../vessels/bowl.ts';
import { plate } from '../vessels/plate.ts';
import { chopsticks, dipDish, fork, jug, spoon, steam } from '../vessels/ware.ts';

/** A banana leaf lying on table or plate. */
function bananaLeaf({ sheet }: Scene, x: number, y: number, rx: number, ry: number): void {
  const path = blob([
    [x - rx, y + ry * 0.3],
    [x - rx * 0.6, y - ry * 0.7],
    [x, y - ry],
    [x + rx * 0.7, y - ry * 0.75],
    [x + rx, y - ry * 0.1],
    [x + rx * 0.6, y + ry * 0.8],
    [x - rx * 0.2, y + ry],
  ]);
  dropShadow(sheet, path, 10, 14);
  solid(sheet, path, pigment.leaf);
  sheet.clipped(path, () => {
    sheet.stroke(
      curve([x - rx, y + ry * 0.2], [x, y + ry * 0.05], [x + rx, y - ry * 0.1]),
      lighten(pigment.leaf, 0.14),
      9,
    );
    for (let i = 0; i < 16; i++) {
      const u = x - rx + (i / 15) * rx * 2;
      sheet.stroke(line([u, y + ry * 0.1], [u + 60, y - ry]), lighten(pigment.leaf, 0.06), 3, 0.6);
      sheet.stroke(line([u, y + ry * 0.1], [u + 60, y + ry]), lighten(pigment.leaf, -0.07), 3, 0.6);
    }
  });
}

export function padThai(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [760, 880];
  plate(sheet, x, y, 620, 104, lch(0.42, 0.08, 205), lch(0.6, 0.08, 200));
  bananaLeaf(scene, x, y - 10, 520, 86);
  for (let row = 0; row < 7; row++) {
    noodleMound(
      sheet,
      x + row * 3,
      y - 40 - row * 36,
      360 - row * 42,
      70 - row * 4,
      30 - row * 2,
      row % 2 ? lch(0.75, 0.13, 62) : lch(0.7, 0.14, 56),
      12,
    );
  }
  strips(sheet, random.stream('sprouts'), x + 190, y - 90, 170, 60, 46, [pigment.rice, pigment.butter], {
    length: 100,
    width: 10,
  });
  for (let i = 0; i < 7; i++)
    cube(sheet, x - 230 + i * 66, y - 120 - (i % 3) * 50, 56, lch(0.86, 0.1, 80), 0.2 - i * 0.08);
  prawn(sheet, x - 120, y - 250, 130, 0.1);
  prawn(sheet, x + 110, y - 250, 130, -0.2, -1);
  for (const [u, v, a] of [
    [-40, -300, -1.8],
    [10, -290, -1.2],
    [60, -300, -0.7],
  ] as const)
    sheet.stroke(
      line([x + u, y + v], [x + u + Math.cos(a) * 150, y + v + Math.sin(a) * 150]),
      pigment.lettuce,
      12,
    );
  strew(random.stream('peanuts'), x - 330, y - 40, 120, 34, 50, (u, v) =>
    lump(
      sheet,
      u,
      v,
      random.between(9, 17),
      10,
      random.pick([lch(0.8, 0.1, 74), lch(0.7, 0.11, 64)]),
      random,
    ),
  );
  sprinkle(
    sheet,
    random.stream('peanuts-top'),
    x,
    y - 200,
    220,
    90,
    46,
    [lch(0.82, 0.1, 76), lch(0.66, 0.12, 60)],
    [6, 11],
  );
  wedge(sheet, x + 390, y - 20, 84, pigment.lime, -0.1);
  sprinkle(
    sheet,
    random.stream('flakes'),
    x - 420,
    y + 6,
    70,
    18,
    60,
    [pigment.chilli, pigment.brick],
    [4, 8],
  );
  steam(sheet, x, y - 330, 300, { width: 420 });
}

export function carbonara(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [820, 850];
  const spec = {
    x,
    rimY: y - 20,
    rx: 520,
    ry: 132,
    footY: y + 86,
    colour: pigment.cream,
    side: 'wide' as const,
    footRx: 220,
    lip: 10,
  };
  bowl(sheet, { ...spec, pattern: () => sheet.stroke(frontArc(x, y, 512, 128), pigment.brick, 7) }, () => {
    const sauce = ellipse(x, y - 10, 400, 90);
    sheet.fill(sauce, lch(0.92, 0.085, 92));
    noodleMound(sheet, x, y - 20, 360, 74, 46, lch(0.9, 0.11, 88), 13);
  });
  noodleTwist(sheet, x - 30, y - 30, 250, 330, lch(0.9, 0.115, 88), 14);
  strew(random, x - 20, y - 110, 300, 110, 26, (u, v) => {
    cube(
      sheet,
      u,
      v,
      random.between(34, 50),
      random.pick([lch(0.52, 0.15, 28), lch(0.6, 0.14, 34), lch(0.74, 0.09, 40)]),
      random.between(-0.4, 0.4),
    );
  });
  const [yx, yy] = [x + 10, y - 366];
  ball(sheet, yx, yy, 62, pigment.yolk, { ry: 48 });
  sprinkle(sheet, random.stream('pepper'), x, y - 180, 260, 160, 120, [pigment.coal, pigment.iron], [2.5, 5]);
  strips(sheet, random.stream('cheese'), x, y - 240, 170, 90, 40, [pigment.butter, pigment.milk], {
    length: 46,
    width: 6,
  });
  // the fork stands in the pasta
  fork(sheet, x + 120, y - 190, 620, -1.05, pigment.steel);
  for (let i = 0; i < 8; i++)
    noodle(
      sheet,
      curve([x + 70, y - 180 - i * 14], [x + 140, y - 158 - i * 16], [x + 224, y - 196 - i * 16]),
      lch(0.9, 0.115, 88),
      13,
    );
  // wedge of cheese
  tableShadow(sheet, 240, 935, 130, 130, 34);
  solid(
    sheet,
    polygon([
      [90, 930],
      [330, 930],
      [390, 850],
      [150, 800],
    ]),
    lch(0.88, 0.1, 88),
  );
  solid(
    sheet,
    polygon([
      [90, 930],
      [90, 860],
      [150, 800],
      [390, 850],
      [330, 872],
    ]),
    lch(0.93, 0.07, 92),
    { shade: 0.3 },
  );
}

export function katsuCurry(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [800, 860];
  plate(sheet, x, y, 640, 150, lch(0.88, 0.03, 225), pigment.cobalt);
  const curry = blob([
    [x - 20, y - 84],
    [x + 280, y - 92],
    [x + 470, y - 20],
    [x + 420, y + 60],
    [x + 160, y + 104],
    [x - 60, y + 94],
  ]);
  solid(sheet, curry, lch(0.46, 0.115, 58), { light: 0.6, lightColour: lch(0.62, 0.13, 66) });
  for (const [u, v, s, c] of [
    [250, 30, 66, pigment.orange],
    [360, -10, 58, lch(0.86, 0.1, 88)],
    [160, 66, 56, lch(0.86, 0.1, 88)],
    [330, 52, 50, pigment.orange],
    [410, 22, 36, pigment.leaf],
  ] as const) {
    lump(sheet, x + u, y + v - 10, s, s * 0.62, c, random);
    sheet.stroke(
      curve([x + u - s * 0.7, y + v + 6], [x + u, y + v + s * 0.34], [x + u + s * 0.7, y + v + 4]),
      lch(0.46, 0.115, 58),
      12,
      0.9,
    );
  }
  riceMound(sheet, random, x - 250, y + 40, 300, 220);
  // the cutlet in slices, laid across
  for (let i = 6; i >= 0; i--) {
    const [u, v] = [x - 190 + i * 88, y - 128 + i * 16];
    const face = blob(
      placed(
        [
          [-50, -110],
          [40, -116],
          [58, 0],
          [48, 110],
          [-44, 116],
          [-58, 10],
        ],
        u,
        v,
        0.32,
      ),
      true,
      0.6,
    );
    dropShadow(sheet, face, 10, 12, 0.45);
    solid(sheet, face, lch(0.63, 0.14, 60), { light: 0.9 });
    sheet.clipped(face, () =>
      sprinkle(sheet, random, u, v, 60, 118, 46, [lch(0.76, 0.13, 72), lch(0.5, 0.12, 50)], [5, 12]),
    );
    const cut = blob(
      placed(
        [
          [-40, -88],
          [-8, -92],
          [2, 0],
          [-6, 94],
          [-36, 94],
          [-46, 6],
        ],
        u - 12,
        v,
        0.32,
      ),
    );
    sheet.fill(cut, lch(0.9, 0.035, 60));
  }
  for (let i = 0; i < 24; i++) {
    const [u, v] = [x - 470 + random.between(-60, 60), y + 34 + random.between(-18, 24)];
    solid(
      sheet,
      blob(wobble(u, v, 20, 12, random, 0.2, 8)),
      random.pick([lch(0.55, 0.2, 15), lch(0.63, 0.19, 20)]),
      { light: 0.4 },
    );
  }
  scallions(sheet, random, x + 180, y - 10, 120, 40, 16, [7, 11]);
  steam(sheet, x + 100, y - 260, 330, { width: 480 });
  spoon(sheet, 1010, 1010, 470, 0.02, pigment.steel);
}

export function gyoza(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [680, 860];
  plate(sheet, x, y, 620, 128, pigment.ink, pigment.copper);
  // the lace skirt: a lattice with holes that the plate shows through
  const lattice = blob(wobble(x, y - 6, 540, 100, random, 0.06, 22));
  dropShadow(sheet, lattice, 4, 8, 0.4);
  solid(sheet, lattice, lch(0.74, 0.14, 68));
  sheet.clipped(lattice, () => {
    strew(random, x, y - 4, 530, 96, 150, (u, v) =>
      sheet.fill(
        ellipse(u, v, random.between(6, 19), random.between(3, 8)),
        random.chance(0.6) ? pigment.ink : lch(0.52, 0.13, 52),
        0.85,
      ),
    );
  });
  for (let i = 0; i < 5; i++) {
    const [u, v] = [x - 352 + i * 172, y - 52 + Math.sin((i / 4) * Math.PI) * 22];
    const at = (points: readonly (readonly [number, number])[]) =>
      points.map(([a, b]) => [u + a * 1.28, v + b * 1.28] as const);
    // each leans to the right on the next: a crescent with its pleated seam on top
    const body = blob(
      at([
        [-92, 36],
        [-100, -24],
        [-74, -92],
        [-6, -136],
        [74, -128],
        [116, -74],
        [118, -4],
        [92, 46],
        [0, 58],
      ]),
    );
    dropShadow(sheet, body, 20, 2, 0.55);
    solid(sheet, body, lch(0.92, 0.05, 84), { light: 0.7, shade: 1, shadeColour: lch(0.66, 0.11, 52) });
    sheet.shadeLinear(body, lch(0.52, 0.145, 50), 0, v - 6, 0, v + 70, [
      [0, 0],
      [0.45, 0.6],
      [1, 1],
    ]);
    const seam = at([
      [-102, -22],
      [-78, -94],
      [-6, -140],
      [76, -132],
      [120, -76],
    ]);
    for (let k = 0; k < 7; k++) {
      const t = ((k + 0.5) / 7) * 4;
      const a = seam[Math.floor(t)] ?? [u, v];
      const b = seam[Math.floor(t) + 1] ?? a;
      const f = t - Math.floor(t);
      const [p, q] = [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
      const fold = curve([p, q + 8], [p + (u - p) * 0.2 + 12, q + 44], [p + (u - p) * 0.4 + 8, q + 88]);
      sheet.stroke(fold, lch(0.74, 0.09, 62), 8, 0.85);
      solid(sheet, ellipse(p, q, 27, 18, -0.6 + t * 0.3), lch(0.95, 0.04, 88), { light: 0.3, shade: 0.85 });
    }
  }
  scallions(sheet, random, x - 30, y + 66, 320, 14, 26, [7, 11]);
  dipDish(sheet, 1400, 940, 140, pigment.milk, lch(0.26, 0.05, 38));
  for (let i = 0; i < 6; i++) {
    ball(sheet, 1362 + i * 17, 876 + (i % 2) * 5, 9, lch(0.6, 0.2, 38), { ry: 4, shine: 0.6 });
  }
  chopsticks(sheet, 940, 540, 1660, 270, pigment.copper, 30);
  steam(sheet, x - 40, y - 230, 320, { width: 560, ribbons: 4 });
}

export function lumpia(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [640, 900];
  plate(sheet, x, y, 560, 92, lch(0.9, 0.05, 90), pigment.leaf);
  const roll = (u: number, v: number, r: number) => {
    // ends towards us, the length runs away to the right
    const body = capsule(u, v, u + 290, v - 66, r);
    dropShadow(sheet, body, 6, 8, 0.4);
    solid(sheet, body, lch(0.66, 0.14, 60), { light: 0.95, shade: 0.95 });
    sheet.clipped(body, () => {
      for (let i = 0; i < 16; i++)
        sheet.fill(
          ellipse(u + random.between(0, 290), v - random.between(-20, 90), random.between(3, 9), 3, -0.2),
          lch(0.82, 0.12, 74),
          0.8,
        );
      sheet.stroke(
        curve([u + 60, v + r], [u + 120, v - 20], [u + 250, v - r - 60]),
        lch(0.5, 0.13, 50),
        4,
        0.6,
      );
    });
    sheet.fill(ellipse(u, v, r * 0.86, r * 0.92), lch(0.56, 0.13, 54));
    const spiral = Array.from({ length: 22 }, (_, i): [number, number] => [
      u + Math.cos(i * 0.6) * r * (0.86 - i * 0.034),
      v + Math.sin(i * 0.6) * r * (0.9 - i * 0.034),
    ]);
    sheet.stroke(blob(spiral, false), lch(0.82, 0.11, 74), 5);
  };
  const r = 46;
  for (let row = 0; row < 5; row++) {
    const count = 5 - row;
    for (let i = 0; i < count; i++) roll(x - 330 + row * 52 + i * 104, y - 34 - row * 82, r);
  }
  // one cut open in front
  const cut = capsule(x + 250, y - 10, x + 480, y - 40, 50);
  solid(sheet, cut, lch(0.66, 0.14, 60));
  sheet.fill(ellipse(x + 246, y - 8, 46, 50), lch(0.8, 0.1, 74));
  sheet.fill(ellipse(x + 246, y - 8, 36, 40), lch(0.6, 0.09, 48));
  sprinkle(
    sheet,
    random,
    x + 246,
    y - 8,
    32,
    36,
    30,
    [pigment.orange, pigment.leaf, lch(0.7, 0.07, 50)],
    [4, 8],
  );
  dipDish(sheet, 1330, 945, 160, pigment.milk, lch(0.58, 0.2, 34), 96);
  sprinkle(sheet, random.stream('seeds'), 1330, 852, 120, 24, 24, [pigment.butter, pigment.chilli], [3, 6]);
  leaf(sheet, 1160, 985, 120, 60, -0.3, pigment.herb);
}

export function charSiu(scene: Scene): void {
  const { sheet, random } = scene;
  // rail and hooks
  solid(sheet, rectangle(0, 96, 1600, 24, 8), pigment.steel, { shade: 0.5 });
  sheet.fill(rectangle(0, 100, 1600, 6), pigment.milk, 0.8);
  const hook = (u: number) =>
    sheet.stroke(
      curve([u - 14, 84], [u, 66], [u + 14, 90], [u + 4, 150], [u - 2, 190], [u + 16, 210]),
      lighten(pigment.steel, -0.12),
      9,
    );
  for (const [i, u] of [90, 250, 410, 1090, 1250].entries()) {
    hook(u);
    const length = 400 + ((i * 73) % 120);
    const meat = blob([
      [u - 40, 200],
      [u + 36, 196],
      [u + 66, 300],
      [u + 52, 200 + length * 0.7],
      [u + 20, 210 + length],
      [u - 34, 200 + length * 0.92],
      [u - 68, 200 + length * 0.5],
      [u - 58, 290],
    ]);
    castShadowOnWall(scene, u, length);
    solid(sheet, meat, lch(0.46, 0.17, 24), { light: 0.9, lightColour: lch(0.64, 0.18, 34), shade: 1 });
    sheet.clipped(meat, () => {
      for (let k = 0; k < 5; k++)
        sheet.stroke(
          curve([u - 60, 260 + k * 86], [u, 240 + k * 90], [u + 70, 280 + k * 84]),
          lch(0.3, 0.09, 20),
          9,
          0.6,
        );
      sheet.fill(
        blob([
          [u - 44, 230],
          [u - 26, 230],
          [u - 34, 180 + length * 0.8],
          [u - 50, 180 + length * 0.7],
        ]),
        lch(0.82, 0.1, 45),
        0.55,
      );
    });
    ball(sheet, u + 16, 226 + length, 9, lch(0.5, 0.18, 30), { ry: 15 });
  }
  for (const u of [640, 870]) {
    hook(u);
    const neck = curve([u + 10, 200], [u - 30, 250], [u - 6, 320]);
    sheet.stroke(neck, lch(0.42, 0.11, 44), 44);
    sheet.stroke(neck, lch(0.54, 0.13, 50), 22, 0.8);
    const body = blob([
      [u - 34, 306],
      [u + 36, 306],
      [u + 110, 430],
      [u + 116, 560],
      [u + 60, 660],
      [u - 56, 660],
      [u - 112, 560],
      [u - 104, 430],
    ]);
    solid(sheet, body, lch(0.47, 0.125, 44), { light: 1, lightColour: lch(0.68, 0.15, 58), shade: 1 });
    for (const side of [-1, 1]) {
      solid(
        sheet,
        blob([
          [u + side * 96, 420],
          [u + side * 140, 480],
          [u + side * 122, 560],
          [u + side * 92, 520],
        ]),
        lch(0.4, 0.11, 42),
      );
      solid(
        sheet,
        blob([
          [u + side * 30, 640],
          [u + side * 62, 640],
          [u + side * 70, 730],
          [u + side * 46, 760],
          [u + side * 34, 720],
        ]),
        lch(0.4, 0.11, 42),
      );
    }
    glint(sheet, u - 50, 440, 16, 54, 0.2, 0.7);
  }
  // chopping block with cleaver and slices
  tableShadow(sheet, 1290, 985, 250, 100, 40);
  upright(sheet, rectangle(1030, 880, 520, 120, 10), pigment.wood);
  solid(sheet, ellipse(1290, 884, 260, 50), lch(0.78, 0.08, 74));
  for (let k = 1; k < 4; k++)
    sheet.stroke(ellipse(1290, 884, 260 - k * 66, 50 - k * 13), lch(0.66, 0.09, 66), 4, 0.6);
  for (let i = 0; i < 6; i++) {
    slab(sheet, 1150 + i * 48, 866 - (i % 2) * 6, 92, 66, -1.1, lch(0.6, 0.14, 28), { thickness: 0.1 });
  }
  solid(
    sheet,
    polygon([
      [1400, 720],
      [1560, 690],
      [1580, 830],
      [1412, 860],
    ]),
    pigment.steel,
  );
  solid(
    sheet,
    polygon([
      [1556, 704],
      [1680, 676],
      [1684, 716],
      [1560, 742],
    ]),
    pigment.walnut,
  );
  // the shop window's reflection
  sheet.fill(
    polygon([
      [180, 0],
      [420, 0],
      [60, 830],
      [-180, 830],
    ]),
    pigment.milk,
    0.1,
  );
  sheet.fill(
    polygon([
      [480, 0],
      [540, 0],
      [180, 830],
      [120, 830],
    ]),
    pigment.milk,
    0.1,
  );
  sprinkle(sheet, random.stream('sesame'), 200, 960, 130, 16, 20, [pigment.cream], [3, 5]);
}

function castShadowOnWall({ sheet }: Scene, u: number, length: number): void {
  castShadow(
    sheet,
    blob([
      [u + 10, 220],
      [u + 90, 230],
      [u + 110, 200 + length * 0.7],
      [u + 70, 230 + length],
      [u + 10, 200 + length],
    ]),
    0.3,
  );
}

export function samosas(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [700, 880];
  plate(sheet, x, y + 16, 500, 84, pigment.brass, lighten(pigment.brass, 0.1));
  const samosa = (u: number, v: number, s: number, turn: number) => {
    const body = blob(
      placed(
        [
          [-190, 70],
          [-110, -40],
          [-20, -190],
          [30, -186],
          [120, -40],
          [196, 70],
          [150, 110],
          [0, 124],
          [-150, 110],
        ],
        u,
        v,
        turn,
        s,
      ),
      true,
      0.7,
    );
    dropShadow(sheet, body, 12, 8, 0.45);
    solid(sheet, body, lch(0.72, 0.14, 68), { light: 0.95, shade: 0.95 });
    sheet.clipped(body, () =>
      strew(random, u, v + 10, 170 * s, 110 * s, 30, (p, q) =>
        sheet.fill(
          ellipse(p, q, random.between(5, 13), random.between(4, 8)),
          random.chance(0.5) ? lch(0.8, 0.12, 74) : lch(0.58, 0.13, 56),
          0.7,
        ),
      ),
    );
    const seam = placed(
      [
        [-150, 106],
        [-60, 60],
        [-10, -60],
        [6, -180],
      ],
      u,
      v,
      turn,
      s,
    );
    sheet.stroke(blob(seam, false), lch(0.54, 0.13, 54), 6, 0.8);
    const edge = placed(
      [
        [-186, 84],
        [-140, 96],
        [-90, 92],
        [-40, 104],
        [10, 98],
        [60, 106],
        [110, 96],
        [160, 100],
        [192, 84],
      ],
      u,
      v,
      turn,
      s,
    );
    sheet.stroke(blob(edge, false), lch(0.82, 0.12, 76), 9, 0.9);
  };
  samosa(x - 220, y - 110, 1.02, -0.05);
  samosa(x + 210, y - 106, 1.02, 0.06);
  samosa(x + 10, y - 90, 1.08, 0);
  samosa(x - 10, y - 320, 0.98, 0.03);
  for (let i = 0; i < 12; i++)
    coriander(sheet, random, x + random.between(-360, 360), y + random.between(0, 30), 36);
  dipDish(sheet, 1310, 880, 130, pigment.brass, lch(0.3, 0.1, 35), 80);
  dipDish(sheet, 1430, 985, 130, pigment.brass, lch(0.62, 0.15, 135), 80);
  steam(sheet, x - 20, y - 480, 260, { width: 260, ribbons: 3 });
}

export function dosa(scene: Scene): void {
  const { sheet, random } = scene;
  const y = 700;
  // oval steel tray
  tableShadow(sheet, 800, 900, 640, 200, 60);
  solid(sheet, ellipse(800, 870, 700, 130), lighten(pigment.steel, -0.12));
  solid(sheet, ellipse(800, 850, 700, 130), pigment.steel);
  solid(sheet, ellipse(800, 854, 650, 110), lighten(pigment.steel, 0.06));
  // the scroll lies across the back of the tray and beyond its ends
  const roll = blob(
    [
      [60, y - 10],
      [220, y - 110],
      [820, y - 190],
      [1400, y - 260],
      [1590, y - 250],
      [1600, y - 120],
      [1420, y - 50],
      [820, y + 50],
      [240, y + 130],
      [80, y + 130],
    ],
    true,
    0.6,
  );
  dropShadow(sheet, roll, 10, 26, 0.5);
  solid(sheet, roll, lch(0.74, 0.135, 68), { light: 1, shade: 0.5 });
  sheet.shadeLinear(roll, lch(0.48, 0.13, 50), 780, y - 80, 812, y + 80, [
    [0, 0],
    [0.6, 0.5],
    [1, 0.95],
  ]);
  sheet.clipped(roll, () => {
    for (let i = 0; i < 46; i++) {
      const u = random.between(40, 1600);
      const v = y + 30 - u * 0.13 + random.between(-80, 90);
      const r = random.between(18, 70);
      sheet.stroke(
        curve([u - r, v + r * 0.13], [u, v - 6], [u + r, v - r * 0.15]),
        random.chance(0.5) ? lch(0.56, 0.14, 54) : lch(0.86, 0.1, 80),
        random.between(3, 8),
        0.5,
      );
    }
    strew(random, 800, y - 70, 800, 150, 90, (u, v) =>
      sheet.fill(ellipse(u, v, random.between(3, 8), random.between(2, 5)), lch(0.88, 0.09, 82), 0.7),
    );
  });
  // the rolled end shows its turns
  for (const [rx, ry] of [
    [62, 76],
    [40, 52],
    [20, 28],
  ] as const) {
    sheet.fill(ellipse(110, y + 56, rx, ry, 0.1), rx === 40 ? lch(0.84, 0.11, 78) : lch(0.56, 0.13, 54));
  }
  sheet.stroke(
    curve([120, y + 20], [440, y - 20], [900, y - 84], [1580, y - 178]),
    lch(0.5, 0.13, 50),
    7,
    0.8,
  );
  for (const [u, v, sauce, rim] of [
    [430, 880, lch(0.6, 0.16, 50), 118],
    [720, 900, pigment.rice, 108],
    [990, 890, lch(0.54, 0.2, 30), 108],
  ] as const) {
    dropShadow(sheet, ellipse(u, v + 20, rim, rim * 0.3), 20, 12, 0.35);
    upright(
      sheet,
      blob(
        [
          [u - rim, v - 56],
          [u - rim * 0.9, v + 20],
          [u - rim * 0.4, v + 46],
          [u + rim * 0.4, v + 46],
          [u + rim * 0.9, v + 20],
          [u + rim, v - 56],
        ],
        true,
        0.5,
      ),
      lighten(pigment.steel, -0.04),
    );
    sheet.fill(ellipse(u, v - 56, rim, rim * 0.3), lighten(pigment.steel, 0.1));
    solid(sheet, ellipse(u, v - 52, rim * 0.88, rim * 0.24), sauce, { light: 0.4 });
  }
  for (let i = 0; i < 9; i++)
    coriander(sheet, random, 430 + random.between(-70, 70), 826 + random.between(-12, 14), 20);
  sprinkle(sheet, random, 720, 846, 70, 16, 18, [pigment.coal, pigment.leaf], [4, 7]);
  leaf(sheet, 1190, 930, 120, 54, -0.2, pigment.herb);
}

export function mangoStickyRice(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [680, 900];
  plate(sheet, x, y, 560, 96, pigment.wood);
  bananaLeaf(scene, x, y - 8, 500, 80);
  const rice = riceMound(sheet, random, x - 190, y + 10, 250, 270);
  sheet.clipped(rice, () =>
    sheet.shadeLinear(rice, pigment.milk, x - 400, y - 260, x - 100, y - 100, [
      [0, 0.8],
      [1, 0],
    ]),
  );
  sprinkle(sheet, random, x - 190, y - 200, 140, 60, 60, [pigment.straw, lch(0.84, 0.14, 84)], [5, 8]);
  for (let i = 6; i >= 0; i--) {
    const [u, v] = [x + 30 + i * 58, y - 74 + i * 10];
    const slice = blob(
      placed(
        [
          [-70, 60],
          [-84, -30],
          [-50, -130],
          [10, -176],
          [66, -120],
          [80, -20],
          [60, 70],
          [0, 90],
        ],
        u,
        v,
        0.42,
      ),
    );
    dropShadow(sheet, slice, 8, 10, 0.35);
    solid(sheet, slice, i % 2 ? lch(0.84, 0.17, 80) : lch(0.8, 0.175, 74), { light: 0.95 });
    sheet.stroke(
      blob(
        placed(
          [
            [-40, 30],
            [-20, -60],
            [10, -120],
          ],
          u,
          v,
          0.42,
        ),
        false,
      ),
      lch(0.93, 0.12, 90),
      7,
      0.7,
    );
  }
  jug(sheet, 1330, 945, 250, pigment.milk, pigment.leaf);
  sheet.stroke(
    curve([x - 260, y - 226], [x - 200, y - 250], [x - 130, y - 236], [x - 80, y - 180], [x - 90, y - 110]),
    pigment.milk,
    20,
    0.95,
  );
  sprig(sheet, x + 60, y - 220, 60, pigment.leaf, [-2.2, -1.1]);
}

export function cremeBrulee(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, rimY] = [700, 690];
  plate(sheet, x + 20, 920, 560, 70, lch(0.88, 0.05, 80), pigment.brass);
  const ramekin = {
    x,
    rimY,
    rx: 370,
    ry: 104,
    footY: 910,
    colour: pigment.milk,
    side: 'straight' as const,
    lip: 16,
  };
  bowl(
    sheet,
    {
      ...ramekin,
      shadowReach: 260,
      pattern: () => {
        for (let i = -16; i <= 16; i++) {
          const u = x + Math.sin((i / 16) * 1.45) * 370;
          sheet.fill(rectangle(u, rimY + 40, 9, 320, 4), shadeOf(pigment.milk, 0.14), 0.6);
        }
      },
    },
    () => {
      const custard = ellipse(x, rimY + 10, 346, 90);
      sheet.fill(custard, lch(0.9, 0.1, 90));
      const crust = lch(0.56, 0.155, 54);
      const piece = (points: readonly (readonly [number, number])[], lift = 0) => {
        const path = polygon(points.map(([u, v]) => [x + u, rimY + 8 + v - lift] as const));
        dropShadow(sheet, path, 4, 8 + lift * 0.5, 0.45);
        sheet.fill(
          polygon(points.map(([u, v]) => [x + u, rimY + 20 + v - lift] as const)),
          lch(0.4, 0.13, 44),
        );
        solid(sheet, path, crust, { light: 0.95, lightColour: lch(0.76, 0.15, 68) });
        sheet.clipped(path, () =>
          strew(random, x, rimY, 340, 86, 60, (u, v) =>
            sheet.fill(ellipse(u, v, random.between(6, 24), random.between(3, 9)), lch(0.42, 0.13, 44), 0.4),
          ),
        );
      };
      piece([
        [-346, 0],
        [-290, -50],
        [-150, -82],
        [-40, -88],
        [-60, -20],
        [-170, 10],
        [-250, 60],
      ]);
      piece([
        [-30, -90],
        [120, -84],
        [260, -60],
        [330, -10],
        [200, -10],
        [90, -26],
        [-40, -18],
      ]);
      piece([
        [340, 0],
        [300, 54],
        [160, 80],
        [110, 20],
        [210, 0],
      ]);
      piece(
        [
          [-240, 66],
          [-160, 20],
          [-70, 30],
          [-20, 60],
          [-50, 90],
        ],
        4,
      );
      piece(
        [
          [-50, -10],
          [80, -60],
          [170, -110],
          [110, -10],
          [30, 40],
        ],
        30,
      );
    },
  );
  // the spoon's back that cracked it
  spoon(sheet, x + 40, rimY - 6, 640, -0.62, pigment.steel);
  for (let i = 0; i < 3; i++)
    ball(sheet, x - 300 + i * 52, 905 + (i % 2) * 16, 28, lch(0.5, 0.2, 12), { shine: 0.7 });
  // candle
  tableShadow(sheet, 1310, 920, 46, 200, 30);
  upright(sheet, rectangle(1266, 640, 88, 280, 10), pigment.cream);
  sheet.fill(ellipse(1310, 642, 44, 11), lighten(pigment.cream, 0.03));
  sheet.stroke(line([1310, 640], [1310, 606]), pigment.coal, 6);
  const flame = blob([
    [1310, 500],
    [1338, 572],
    [1330, 610],
    [1310, 622],
    [1290, 610],
    [1284, 570],
  ]);
  sheet.fill(flame, lch(0.88, 0.15, 80));
  sheet.fill(
    blob([
      [1310, 548],
      [1324, 590],
      [1310, 616],
      [1296, 590],
    ]),
    pigment.milk,
  );
  sheet.glow(1310, 570, 420, lch(0.8, 0.14, 70), 0.6);
}

export function poutine(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [760, 900];
  tableShadow(sheet, x, y + 14, 420, 320, 60);
  const inner = polygon([
    [x - 500, y - 240],
    [x + 500, y - 250],
    [x + 430, y - 40],
    [x - 430, y - 40],
  ]);
  sheet.fill(inner, shadeOf(pigment.milk, 0.16));
  heap(random, x, y - 140, 460, 250, 120, (u, v) => {
    const angle = random.between(-0.9, 0.9) + (random.chance(0.5) ? 0 : 1.6);
    const l = random.between(110, 210);
    const path = polygon(
      placed(
        [
          [-l / 2, -17],
          [l / 2, -15],
          [l / 2, 17],
          [-l / 2, 17],
        ],
        u,
        v,
        angle,
      ),
    );
    dropShadow(sheet, path, 5, 7, 0.35);
    solid(sheet, path, lighten(lch(0.8, 0.125, 78), random.between(-0.05, 0.05)), { light: 0.8 });
    sheet.fill(
      polygon(
        placed(
          [
            [-l / 2, -17],
            [l / 2, -15],
            [l / 2, -8],
            [-l / 2, -9],
          ],
          u,
          v,
          angle,
        ),
      ),
      pigment.butter,
      0.6,
    );
  });
  heap(random.stream('gravy'), x, y - 190, 380, 220, 24, (u, v) => {
    const path = blob(wobble(u, v, random.between(50, 100), random.between(20, 38), random, 0.18, 11));
    solid(sheet, path, lch(0.38, 0.09, 48), { light: 0.7, lightColour: lch(0.58, 0.12, 60) });
    sheet.stroke(curve([u - 26, v - 8], [u, v - 14], [u + 24, v - 9]), pigment.butter, 5, 0.6);
  });
  heap(random.stream('curds'), x, y - 180, 400, 250, 46, (u, v) => {
    const size = random.between(26, 46);
    const path = blob(wobble(u, v, size, size * 0.78, random, 0.12, 8));
    dropShadow(sheet, path, 4, 7, 0.4);
    solid(sheet, path, lch(0.965, 0.03, 92), { light: 0.3, shadeColour: lch(0.82, 0.06, 80) });
  });
  scallions(sheet, random, x, y - 300, 260, 90, 34, [6, 10]);
  const tray = blob(
    [
      [x - 510, y - 190],
      [x - 250, y - 160],
      [x + 250, y - 160],
      [x + 510, y - 196],
      [x + 420, y + 24],
      [x - 420, y + 24],
    ],
    true,
    0.15,
  );
  solid(sheet, tray, pigment.milk);
  sheet.clipped(tray, () => {
    for (let i = -6; i < 7; i++)
      sheet.fill(
        polygon([
          [x + i * 90, y - 210],
          [x + i * 90 + 42, y - 210],
          [x + i * 76 + 36, y + 30],
          [x + i * 76, y + 30],
        ]),
        pigment.tomato,
        0.9,
      );
  });
  sheet.shadeLinear(tray, shadeOf(pigment.milk, 0.3), x, 0, x + 500, 0, [
    [0, 0],
    [1, 0.75],
  ]);
  const pick = blob(
    placed(
      [
        [0, -10],
        [40, -22],
        [90, -14],
        [260, -12],
        [262, 12],
        [90, 14],
        [40, 22],
        [0, 10],
      ],
      x + 150,
      y - 370,
      -1.0,
    ),
    true,
    0.5,
  );
  solid(sheet, pick, pigment.straw);
  steam(sheet, x - 80, y - 440, 280, { width: 480 });
}
