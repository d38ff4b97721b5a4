import { lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle, wobble } from '../../core/shapes.ts';
import { zigzag } from '../ingredients/egg-dairy.ts';
import { strawberryHalf } from '../ingredients/fruit.ts';
import { bunch, coriander, wedge } from '../ingredients/greens.ts';
import { shavings } from '../ingredients/meat.ts';
import { ball, cube, lump, sprinkle, strew } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import {
  bar,
  castShadow,
  dropShadow,
  glint,
  placed,
  shadeOf,
  solid,
  tableShadow,
  upright,
} from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { plate } from '../vessels/plate.ts';
import { steam } from '../vessels/ware.ts';

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
    sheet.shadeLinear(body, lch(0.5, 0.13, 45), ...at(20, -300), ...at(112, -300), [
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
  const plain = lch(0.68, 0.06, 62);
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
    sheet.shadeLinear(body, lch(0.4, 0.12, 40), ...at(10, -200), ...at(124, -200), [
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

export function dango(scene: Scene): void {
  const { sheet, random } = scene;
  // cherry branches
  for (const [p, w] of [
    [
      [
        [-20, 120],
        [260, 150],
        [520, 90],
        [800, 150],
        [1010, 120],
      ],
      20,
    ],
    [
      [
        [520, 92],
        [640, 220],
        [760, 260],
      ],
      10,
    ],
    [
      [
        [1640, 330],
        [1400, 250],
        [1250, 270],
      ],
      14,
    ],
  ] as const)
    sheet.stroke(
      blob(
        p.map(([a, b]) => [a, b] as const),
        false,
      ),
      lch(0.36, 0.06, 30),
      w,
    );
  const flowers = random.stream('sakura');
  for (let i = 0; i < 46; i++) {
    const t = flowers.next();
    const [u, v] =
      i < 34
        ? [t * 1000, 120 + Math.sin(t * 9) * 30 + flowers.between(-60, 70)]
        : [1240 + flowers.between(0, 360), 280 + flowers.between(-70, 70)];
    const size = flowers.between(16, 30);
    for (let k = 0; k < 5; k++) {
      const a = (k / 5) * 6.28 + t * 5;
      sheet.fill(
        ellipse(u + Math.cos(a) * size * 0.7, v + Math.sin(a) * size * 0.7, size * 0.62, size * 0.5, a),
        flowers.chance(0.5) ? lch(0.9, 0.06, 355) : lch(0.85, 0.09, 355),
      );
    }
    sheet.fill(ellipse(u, v, size * 0.28), lch(0.66, 0.17, 5));
  }
  plate(sheet, 760, 905, 520, 80, lch(0.4, 0.07, 200), lch(0.7, 0.06, 190));
  for (const [x0, y0, a] of [
    [400, 900, -0.72],
    [640, 905, -0.86],
    [880, 905, -0.98],
  ] as const) {
    const at = (d: number) => placed([[d, 0]], x0, y0, a)[0] ?? [x0, y0];
    const [tail, tip] = [at(-30), at(640)];
    sheet.stroke(line(tail, tip), pigment.oak, 13);
    for (const [d, c] of [
      [230, lch(0.72, 0.12, 128)],
      [390, pigment.milk],
      [550, lch(0.82, 0.1, 5)],
    ] as const) {
      const [u, v] = at(d);
      castShadow(sheet, ellipse(u + 22, v + 16, 82), 0.3);
      ball(sheet, u, v, 86, c, { shine: 0.7, contrast: 0.18 });
    }
  }
  for (let i = 0; i < 8; i++)
    sheet.fill(
      ellipse(random.between(80, 1500), random.between(840, 1030), 17, 9, random.between(0, 3)),
      lch(0.88, 0.07, 355),
    );
}

export function paletas(scene: Scene): void {
  const { sheet, random } = scene;
  // block of ice with slots
  tableShadow(sheet, 800, 965, 660, 160, 50);
  const ice = polygon([
    [130, 760],
    [1470, 760],
    [1500, 960],
    [100, 960],
  ]);
  const flavours = [
    [lch(0.64, 0.2, 20), lch(0.5, 0.2, 22)],
    [lch(0.82, 0.17, 126), lch(0.6, 0.16, 132)],
    [lch(0.82, 0.17, 76), lch(0.68, 0.18, 55)],
    [lch(0.96, 0.02, 90), lch(0.84, 0.03, 80)],
    [lch(0.5, 0.19, 355), lch(0.38, 0.16, 350)],
  ] as const;
  for (const [i, [colour, piece]] of flavours.entries()) {
    const x = 270 + i * 265;
    const top = 190 + (i % 2) * 40;
    castShadow(sheet, rectangle(x - 40, top + 40, 190, 520, 80), 0.22);
    solid(sheet, rectangle(x - 24, top + 440, 48, 260, 14), lch(0.72, 0.1, 66));
    const pop = rectangle(x - 96, top, 192, 470, 84);
    sheet.fill(pop, colour);
    sheet.clipped(pop, () => {
      strew(random, x, top + 240, 84, 210, 18, (u, v) => {
        if (i === 0) strawberryHalf(sheet, u, v, random.between(30, 44), random.between(-0.6, 0.6));
        else if (i === 1) {
          sheet.stroke(ellipse(u, v, 34, 34), piece, 7);
          sheet.fill(ellipse(u, v, 27), lighten(colour, 0.06));
        } else lump(sheet, u, v, random.between(14, 30), random.between(12, 24), piece, random);
      });
      for (const u of [-34, 34])
        sheet.fill(rectangle(x + u - 14, top + 40, 28, 380, 14), lighten(colour, 0.05), 0.45);
    });
    sheet.shadeLinear(pop, lighten(colour, 0.14), x - 96, 0, x - 20, 0, [
      [0, 0.9],
      [1, 0],
    ]);
    sheet.shadeLinear(pop, shadeOf(colour, 0.22), x, 0, x + 96, 0, [
      [0, 0],
      [1, 0.95],
    ]);
    glint(sheet, x - 56, top + 90, 12, 46, 0.05, 0.8);
  }
  sheet.fill(ice, lch(0.9, 0.04, 225), 0.82);
  sheet.shadeLinear(ice, pigment.milk, 130, 760, 700, 960, [
    [0, 0.9],
    [1, 0],
  ]);
  sheet.shadeLinear(ice, lch(0.62, 0.09, 240), 700, 760, 1500, 960, [
    [0, 0],
    [1, 0.8],
  ]);
  sheet.stroke(
    polygon([
      [130, 760],
      [1470, 760],
      [1500, 960],
      [100, 960],
    ]),
    pigment.milk,
    6,
    0.8,
  );
  for (let i = 0; i < 9; i++) {
    const u = random.between(180, 1400);
    sheet.stroke(line([u, 790], [u + random.between(-60, 60), 940]), pigment.milk, 3, 0.5);
  }
}
