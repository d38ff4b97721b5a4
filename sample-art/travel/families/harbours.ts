/** Water with boats and painted houses: two harbours, a canal of flowered boats; and a church above a sea of lupins. */
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { house } from '../kit/buildings.ts';
import { grass, leafTree, pine } from '../kit/flora.ts';
import { foamLines, ridge, rockFace } from '../kit/land.ts';
import { cloudTones, paintSky } from '../kit/sky.ts';
import { ripples, stillWater, swell } from '../kit/water.ts';
import { birds } from '../kit/weather.ts';

type HarbourVariation = { format?: Format; foggy: boolean };

export const harbour = defineFamily<HarbourVariation>(
  [
    { format: 'panorama', foggy: false },
    { format: 'portrait', foggy: true },
  ],
  (sheet, { foggy }) => (foggy ? fogCove(sheet) : paintedQuay(sheet)),
);

const PAINTS = [
  lch(0.52, 0.17, 27),
  lch(0.8, 0.14, 85),
  lch(0.48, 0.1, 245),
  lch(0.92, 0.02, 85),
  lch(0.6, 0.09, 175),
  lch(0.58, 0.18, 30),
  lch(0.68, 0.14, 58),
  lch(0.42, 0.09, 262),
] as const;

function paintedQuay(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('quay');
  const shore = H * 0.64;
  paintSky(sheet, {
    time: 'day',
    horizon: shore,
    clouds: { kind: 'cumulus', ...cloudTones('day'), count: 5, band: [0.25, 0.6] },
  });
  ridge(sheet, {
    base: shore,
    height: 250,
    colour: lch(0.5, 0.09, 145),
    haze: lch(0.66, 0.08, 130),
    seed: 3,
    stride: 420,
    profile: (u) => 0.8 + 0.35 * Math.sin(u * 3),
  });
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < 15; i++) {
      const x = W * ((i + random.between(0.05, 0.5) + row * 0.4) / 14.5) - 50;
      const w = lerp(52, 74, row) * random.between(0.9, 1.2);
      const base = shore - lerp(118, 62, row) + random.spread() * 12;
      if (random.chance(0.3))
        leafTree(
          sheet,
          x - 12,
          base + 6,
          w * 1.1,
          [lch(0.34, 0.07, 150), lch(0.48, 0.1, 138), lch(0.66, 0.12, 120)],
          random,
        );
      house(sheet, {
        x,
        base,
        width: w,
        wall: w * random.between(0.6, 0.8),
        roof: w * random.between(0.42, 0.6),
        colour: mix(random.pick(PAINTS), lch(0.78, 0.05, 200), 0.32 - row * 0.16),
        roofColour: mix(lch(0.36, 0.03, 260), lch(0.78, 0.05, 200), 0.3 - row * 0.14),
        gable: random.chance(0.6),
        columns: 2,
        boards: false,
      });
    }
  }
  let x = -30;
  for (let i = 0; x < W; i++) {
    const w = [148, 118, 172, 128, 190, 112, 156, 136][i % 8] ?? 140;
    const big = i % 3 === 2;
    house(sheet, {
      x,
      base: shore - 12,
      width: w,
      wall: w * (big ? 0.86 : 0.74),
      roof: w * (big ? 0.42 : 0.6),
      colour: PAINTS[(i * 3) % PAINTS.length] ?? PAINTS[0],
      roofColour: i % 2 ? lch(0.3, 0.03, 265) : lch(0.38, 0.06, 30),
      gable: !big,
      columns: big ? 4 : 3,
      floors: 2,
      door: i % 2 ? lch(0.3, 0.06, 200) : lch(0.88, 0.1, 90),
    });
    x += w + (i % 4 === 1 ? 26 : 6);
  }
  // The water under the wharf, down to where the mirror begins.
  sheet.fill(rectangle(0, shore, W, 48), lch(0.46, 0.085, 238));
  sheet.fill(rectangle(0, shore - 14, W, 16), lch(0.52, 0.045, 65));
  sheet.fill(rectangle(0, shore - 14, W, 4), lch(0.76, 0.05, 75));
  for (let px = 8; px < W; px += 34) {
    sheet.fill(rectangle(px, shore - 6, 8, 34), lch(0.28, 0.04, 50));
    sheet.fill(rectangle(px, shore - 22, 6, 14), lch(0.34, 0.04, 50));
  }
  schooner(sheet, W * 0.6, shore + 44, W * 0.36, random);
  stillWater(sheet, {
    waterline: shore + 46,
    far: lch(0.5, 0.09, 235),
    near: lch(0.3, 0.085, 250),
    strength: 0.92,
    fade: 0.5,
    ripple: 0.75,
  });
  ripples(sheet, random, 60, [0, shore + 60, W, H - shore - 60], lch(0.82, 0.06, 225), 0.35);
  birds(sheet, random, 8, [W * 0.08, H * 0.1, W * 0.4, H * 0.2], lch(0.98, 0.01, 90), [7, 14]);
  sheet.finish();
}

/** A two-masted schooner at rest, its hull's foot at y. */
function schooner(sheet: Sheet, x: number, y: number, length: number, random: Random): void {
  const at = (u: number, v: number): Point => [x + u * length, y + v * length];
  const rope = lch(0.26, 0.03, 50);
  for (const [u, h, rake] of [
    [-0.12, 0.62, 0.02],
    [0.2, 0.56, 0.018],
  ] as const) {
    sheet.stroke(line(at(u, -0.06), at(u - rake, -h)), lch(0.58, 0.09, 62), length * 0.015, 1, 'butt');
    sheet.stroke(line(at(u, -0.14), at(u - 0.27, -0.165)), lch(0.5, 0.08, 60), length * 0.011);
    sheet.stroke(
      line(at(u - rake * 0.8, -h * 0.78), at(u - 0.2, -h * 0.86)),
      lch(0.5, 0.08, 60),
      length * 0.008,
    );
    const furled = blob([
      at(u - 0.01, -0.145),
      at(u - 0.13, -0.185),
      at(u - 0.26, -0.175),
      at(u - 0.14, -0.15),
    ]);
    sheet.fill(furled, lch(0.93, 0.03, 80));
    for (const d of [-0.13, -0.09, 0.09, 0.13])
      sheet.stroke(line(at(u + d, -0.075), at(u - rake, -h * 0.93)), rope, 1.6, 0.85);
  }
  sheet.stroke(line(at(-0.14, -0.62), at(0.182, -0.55)), rope, 1.4, 0.8);
  sheet.stroke(line(at(0.45, -0.1), at(0.66, -0.155)), lch(0.5, 0.08, 60), length * 0.012);
  for (const v of [-0.56, -0.42]) sheet.stroke(line(at(0.183, v), at(0.655, -0.153)), rope, 1.5, 0.85);
  const hull = blob(
    [
      at(-0.5, -0.115),
      at(-0.2, -0.085),
      at(0.15, -0.085),
      at(0.48, -0.125),
      at(0.4, -0.04),
      at(0.3, 0.02),
      at(-0.36, 0.02),
      at(-0.46, -0.03),
    ],
    true,
    0.7,
  );
  sheet.fill(hull, lch(0.24, 0.045, 262));
  sheet.shadeLinear(hull, lch(0.5, 0.06, 245), ...at(-0.5, -0.1), ...at(0, 0), [
    [0, 0.9],
    [1, 0],
  ]);
  sheet.stroke(
    curve(at(-0.49, -0.102), at(-0.2, -0.074), at(0.15, -0.074), at(0.465, -0.112)),
    lch(0.94, 0.03, 85),
    length * 0.008,
  );
  sheet.fill(
    rectangle(x - length * 0.36, y - length * 0.002, length * 0.66, length * 0.022),
    lch(0.5, 0.17, 28),
  );
  for (const [u, w] of [
    [-0.33, 0.12],
    [0.03, 0.1],
  ] as const) {
    sheet.fill(
      rectangle(x + u * length, y - length * 0.125, length * w, length * 0.045),
      lch(0.93, 0.02, 85),
    );
    sheet.fill(
      rectangle(x + (u - 0.008) * length, y - length * 0.133, length * (w + 0.016), length * 0.012),
      lch(0.6, 0.1, 60),
    );
  }
  sheet.fill(
    polygon([at(-0.145, -0.62), at(-0.2, -0.612), at(-0.19, -0.6), at(-0.2, -0.588), at(-0.144, -0.595)]),
    random.chance(0.5) ? lch(0.6, 0.2, 28) : lch(0.58, 0.2, 26),
  );
}

function fogCove(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('cove');
  const shore = H * 0.66;
  sheet.cover(
    sheet.linear(0, 0, 0, shore, [
      [0, lch(0.72, 0.03, 230)],
      [0.5, lch(0.87, 0.02, 200)],
      [1, lch(0.93, 0.02, 90)],
    ]),
  );
  const far: Point[] = [
    [-10, H * 0.3],
    [W * 0.15, H * 0.27],
    [W * 0.33, H * 0.34],
    [W * 0.45, H * 0.45],
    [W * 0.5, shore],
    [-10, shore],
  ];
  rockFace(sheet, far, [lch(0.6, 0.03, 240), lch(0.68, 0.03, 230), lch(0.77, 0.03, 200)], random, {
    slabs: 80,
    size: 50,
    side: 1,
  });
  sheet.mistBand(H * 0.42, 200, lch(0.93, 0.012, 190), 0.85, 2);
  const cliff: Point[] = [
    [W * 1.02, H * 0.06],
    [W * 0.9, H * 0.09],
    [W * 0.78, H * 0.15],
    [W * 0.66, H * 0.2],
    [W * 0.55, H * 0.3],
    [W * 0.42, H * 0.36],
    [W * 0.34, H * 0.45],
    [W * 0.22, H * 0.52],
    [W * 0.1, H * 0.6],
    [-10, H * 0.62],
    [-10, shore],
    [W * 1.02, shore],
  ];
  rockFace(sheet, cliff, [lch(0.24, 0.04, 275), lch(0.38, 0.04, 300), lch(0.56, 0.045, 60)], random, {
    slabs: 210,
    size: 62,
    lean: 0.4,
  });
  for (let i = 0; i < 46; i++) {
    const u = random.next();
    const x = W * lerp(0.36, 1, u);
    const y = H * lerp(0.43, 0.1, u) + random.between(-4, 70);
    pine(sheet, x, y, random.between(30, 74), lch(0.28, 0.045, 165), random, { lit: lch(0.44, 0.06, 150) });
  }
  sheet.mistBand(H * 0.3, 130, lch(0.92, 0.012, 190), 0.8, 5);
  sheet.mistBand(H * 0.52, 100, lch(0.93, 0.012, 180), 0.6, 8);
  const stage = (x: number, w: number, colour: Colour, roof: Colour, lift: number): void => {
    const deck = shore - lift;
    for (let k = 0; k <= 8; k++) {
      const px = x - w * 0.12 + (w * 1.24 * k) / 8;
      sheet.stroke(
        line([px, deck], [px + random.spread() * 5, shore + 26]),
        lch(0.36, 0.035, 50),
        7,
        1,
        'butt',
      );
    }
    for (const v of [0.3, 0.7])
      sheet.stroke(
        line([x - w * 0.12, deck + lift * v], [x + w * 1.12, deck + lift * (v + 0.18)]),
        lch(0.42, 0.035, 55),
        4,
      );
    sheet.fill(rectangle(x - w * 0.16, deck - 4, w * 1.32, 13), lch(0.64, 0.04, 70));
    house(sheet, {
      x,
      base: deck - 3,
      width: w,
      wall: w * 0.62,
      roof: w * 0.4,
      colour,
      roofColour: roof,
      floors: 1,
      columns: 2,
      door: lch(0.9, 0.03, 90),
    });
  };
  // The water between the piles, down to where the mirror begins.
  sheet.fill(rectangle(0, shore - 2, W, 24), lch(0.68, 0.03, 205));
  stage(W * 0.02, W * 0.17, lch(0.92, 0.02, 85), lch(0.3, 0.03, 265), 62);
  stage(W * 0.69, W * 0.2, lch(0.8, 0.145, 85), lch(0.34, 0.03, 260), 70);
  sheet.mistBand(shore - 90, 60, lch(0.93, 0.012, 180), 0.5, 11);
  stage(W * 0.24, W * 0.25, lch(0.54, 0.18, 28), lch(0.28, 0.03, 265), 84);
  stage(W * 0.53, W * 0.15, lch(0.56, 0.095, 175), lch(0.3, 0.03, 265), 60);
  stillWater(sheet, {
    waterline: shore + 20,
    far: lch(0.72, 0.025, 200),
    near: lch(0.36, 0.05, 220),
    strength: 0.85,
    fade: 0.5,
    ripple: 0.55,
  });
  const [bx, by, b] = [W * 0.56, H * 0.83, W * 0.19];
  sheet.fill(blob(wobble(bx, by + b * 0.24, b * 0.9, b * 0.15, random, 0.08)), lch(0.24, 0.05, 230), 0.5);
  const hull = blob(
    [
      [bx - b, by - b * 0.22],
      [bx - b * 0.4, by - b * 0.07],
      [bx + b * 0.45, by - b * 0.07],
      [bx + b, by - b * 0.26],
      [bx + b * 0.74, by + b * 0.18],
      [bx - b * 0.66, by + b * 0.2],
    ],
    true,
    0.7,
  );
  sheet.fill(hull, lch(0.78, 0.15, 80));
  sheet.shadeLinear(hull, lch(0.5, 0.12, 50), 0, by - b * 0.1, 0, by + b * 0.24, [
    [0, 0],
    [1, 0.9],
  ]);
  const hollow = blob(
    [
      [bx - b * 0.93, by - b * 0.22],
      [bx - b * 0.4, by - b * 0.2],
      [bx + b * 0.4, by - b * 0.2],
      [bx + b * 0.93, by - b * 0.25],
      [bx + b * 0.4, by - b * 0.1],
      [bx - b * 0.4, by - b * 0.09],
    ],
    true,
    0.7,
  );
  sheet.fill(hollow, lch(0.4, 0.07, 55));
  for (const u of [-0.35, 0.2])
    sheet.fill(rectangle(bx + b * u, by - b * 0.2, b * 0.14, b * 0.1), lch(0.72, 0.08, 70));
  sheet.stroke(line([bx - b * 0.62, by - b * 0.26], [bx + b * 0.36, by - b * 0.17]), lch(0.86, 0.05, 80), 7);
  ripples(sheet, random, 40, [0, by - 60, W, H - by + 60], lch(0.86, 0.02, 190), 0.4);
  sheet.mistBand(H * 0.72, 40, lch(0.95, 0.01, 180), 0.35, 14);
  sheet.finish();
}

export const canal = defineFamily([{}], (sheet) => {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('canal');
  const bank = H * 0.46;
  paintSky(sheet, {
    stops: [
      [0, lch(0.8, 0.07, 205)],
      [1, lch(0.95, 0.06, 100)],
    ],
    horizon: bank,
  });
  const leaves = [lch(0.34, 0.075, 155), lch(0.52, 0.11, 138), lch(0.78, 0.13, 118)] as const;
  for (let i = 0; i < 16; i++)
    leafTree(
      sheet,
      (W * i) / 15,
      bank + 6,
      random.between(170, 250),
      [
        mix(leaves[0], lch(0.85, 0.06, 120), 0.35),
        mix(leaves[1], lch(0.85, 0.06, 120), 0.35),
        mix(leaves[2], lch(0.9, 0.06, 120), 0.35),
      ],
      random,
    );
  // Willows: falling strands from a round head.
  for (const [u, size] of [
    [0.06, 420],
    [0.42, 330],
    [0.72, 360],
    [0.97, 440],
  ] as const) {
    const x = W * u;
    sheet.stroke(
      curve([x, bank + 14], [x + 10, bank - size * 0.4], [x - 6, bank - size * 0.8]),
      lch(0.3, 0.045, 60),
      size * 0.06,
    );
    for (let k = 0; k < 240; k++) {
      const s = random.spread();
      const top: Point = [
        x + s * size * 0.4,
        bank - size * (0.98 - s * s * 0.35) + random.between(0, size * 0.12),
      ];
      const fall = size * random.between(0.3, 0.85);
      const side = (1 - s) / 2;
      sheet.stroke(
        curve(
          top,
          [top[0] + s * size * 0.12, top[1] + fall * 0.4],
          [top[0] + s * size * 0.16, Math.min(bank + 12, top[1] + fall)],
        ),
        mix(mix(leaves[0], leaves[2], random.next() * 0.55), leaves[2], side * 0.5),
        random.between(3, 6.5),
        0.9,
      );
    }
  }
  sheet.fill(rectangle(0, bank, W, 16), lch(0.38, 0.06, 110));
  stillWater(sheet, {
    waterline: bank + 14,
    far: lch(0.6, 0.09, 140),
    near: lch(0.34, 0.07, 165),
    strength: 0.85,
    fade: 0.55,
    ripple: 0.6,
  });
  ripples(sheet, random, 40, [0, bank + 30, W, H * 0.5], lch(0.84, 0.08, 120), 0.3);
  const themes = [
    [lch(0.6, 0.21, 20), lch(0.84, 0.15, 90), lch(0.58, 0.15, 250)],
    [lch(0.8, 0.15, 80), lch(0.62, 0.2, 350), lch(0.55, 0.16, 150)],
    [lch(0.55, 0.14, 255), lch(0.72, 0.17, 50), lch(0.92, 0.04, 90)],
    [lch(0.62, 0.2, 345), lch(0.7, 0.14, 185), lch(0.86, 0.15, 95)],
  ] as const;
  const boats = [
    [0.17, 0.66, 1],
    [0.81, 0.68, 0],
    [0.6, 0.78, 2],
    [0.34, 0.86, 3],
  ] as const;
  for (const [u, v, theme] of boats) {
    const [a, b, c] = themes[theme];
    const s = H * (0.1 + (v - 0.6) * 0.42) * 1.9;
    const x = W * u;
    const y = H * v;
    const at = (p: number, q: number): Point => [x + p * s, y + q * s];
    sheet.fill(blob(wobble(x, y + s * 0.06, s * 0.68, s * 0.14, random, 0.06)), lch(0.2, 0.05, 180), 0.45);
    sheet.fill(
      polygon([at(-0.5, 0.04), at(0.5, 0.04), at(0.42, 0.34), at(-0.42, 0.34)]),
      mix(a, lch(0.3, 0.06, 170), 0.55),
      0.45,
    );
    const roof = blob([
      at(-0.5, -0.86),
      at(-0.3, -1.02),
      at(0, -1.07),
      at(0.3, -1.02),
      at(0.5, -0.86),
      at(0.38, -0.8),
      at(0, -0.84),
      at(-0.38, -0.8),
    ]);
    sheet.fill(
      polygon([at(-0.44, -0.82), at(0.44, -0.82), at(0.36, -0.3), at(-0.36, -0.3)]),
      lch(0.25, 0.05, 165),
      0.85,
    );
    for (const [p, h] of [
      [-0.26, -0.5],
      [-0.1, -0.52],
      [0.1, -0.51],
      [0.27, -0.49],
    ] as const) {
      sheet.fill(ellipse(...at(p, h), s * 0.035, s * 0.045), lch(0.34, 0.05, 45));
      sheet.fill(
        blob([at(p - 0.06, -0.3), at(p - 0.05, -0.44), at(p + 0.05, -0.44), at(p + 0.06, -0.3)]),
        random.pick([lch(0.92, 0.03, 90), lch(0.66, 0.16, 40), lch(0.6, 0.12, 230)]),
      );
    }
    for (const sign of [-1, 1])
      sheet.fill(
        polygon([
          at(sign * 0.44, -0.86),
          at(sign * 0.39, -0.86),
          at(sign * 0.4, -0.2),
          at(sign * 0.45, -0.2),
        ]),
        c,
      );
    sheet.fill(polygon([at(-0.3, -0.34), at(0.3, -0.34), at(0.32, -0.27), at(-0.32, -0.27)]), b);
    sheet.fill(roof, a);
    // The painted arch: a half ring set with flowers.
    const arch = polygon([
      ...Array.from(
        { length: 15 },
        (_, k): Point =>
          at(-0.53 * Math.cos((Math.PI * k) / 14), -0.72 - 0.46 * Math.sin((Math.PI * k) / 14)),
      ),
      ...Array.from(
        { length: 15 },
        (_, k): Point => at(0.42 * Math.cos((Math.PI * k) / 14), -0.72 - 0.2 * Math.sin((Math.PI * k) / 14)),
      ),
    ]);
    sheet.fill(arch, a);
    sheet.shadeLinear(arch, lighten(a, -0.16), ...at(0, -0.9), ...at(0.5, -0.7), [
      [0, 0],
      [1, 0.9],
    ]);
    for (const [reach, count, tint] of [
      [1, 19, b],
      [0.86, 13, c],
      [0.74, 9, b],
    ] as const) {
      for (let k = 0; k <= count; k++) {
        const angle = (Math.PI * k) / count;
        const [fx, fy] = at(
          -0.5 * reach * Math.cos(angle) * 1,
          -0.73 - 0.44 * Math.sin(angle) * (reach * 1.5 - 0.52),
        );
        const r = s * random.between(0.025, 0.036);
        for (let n = 0; n < 5; n++)
          sheet.fill(
            ellipse(fx + Math.cos(n * 1.257) * r * 0.7, fy + Math.sin(n * 1.257) * r * 0.7, r * 0.6),
            lighten(tint, random.between(-0.05, 0.08)),
          );
        sheet.fill(ellipse(fx, fy, r * 0.45), lch(0.92, 0.12, 95));
      }
    }
    const bow = polygon([at(-0.5, -0.24), at(0.5, -0.24), at(0.44, 0.06), at(-0.44, 0.06)]);
    sheet.fill(bow, lch(0.62, 0.1, 65));
    sheet.fill(polygon([at(-0.5, -0.24), at(0.5, -0.24), at(0.485, -0.16), at(-0.485, -0.16)]), b);
    sheet.fill(polygon([at(-0.465, -0.04), at(0.465, -0.04), at(0.45, 0.02), at(-0.45, 0.02)]), c);
    for (let k = -3; k <= 3; k++)
      sheet.fill(ellipse(...at(k * 0.125, -0.1), s * 0.028), k % 2 ? a : lch(0.95, 0.03, 90));
    sheet.shadeLinear(bow, lch(0.3, 0.09, 320), ...at(0, -0.1), ...at(0.5, 0.06), [
      [0, 0],
      [1, 0.75],
    ]);
  }
  sheet.finish();
});

export const church = defineFamily([{}], (sheet) => {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('lupins');
  const horizon = H * 0.42;
  paintSky(sheet, {
    time: 'overcast',
    horizon,
    clouds: { kind: 'stratus', ...cloudTones('overcast'), band: [0, 0.7] },
  });
  sheet.fill(
    rectangle(0, horizon, W, H * 0.3),
    sheet.linear(0, horizon, 0, H * 0.62, [
      [0, lch(0.74, 0.035, 225)],
      [1, lch(0.55, 0.06, 230)],
    ]),
  );
  swell(sheet, horizon, H * 0.62, lch(0.86, 0.02, 210), lch(0.5, 0.06, 235), { strength: 0.4, scale: 0.7 });
  const rock = [lch(0.26, 0.03, 270), lch(0.36, 0.03, 270), lch(0.52, 0.035, 240)] as const;
  for (const [u, w, h] of [
    [0.16, 0.025, 0.1],
    [0.2, 0.018, 0.15],
    [0.235, 0.028, 0.08],
  ] as const)
    rockFace(
      sheet,
      [
        [W * (u - w), horizon + 12],
        [W * (u - w * 0.4), horizon - H * h * 0.6],
        [W * u, horizon - H * h],
        [W * (u + w * 0.5), horizon - H * h * 0.55],
        [W * (u + w), horizon + 12],
      ],
      rock,
      random,
      { slabs: 24, size: 22, lean: 0.05 },
    );
  foamLines(sheet, random, 40, [0, H * 0.52, W * 0.55, H * 0.07]);
  const mountain: Point[] = [
    [W * 0.56, H * 0.6],
    [W * 0.66, H * 0.42],
    [W * 0.74, H * 0.3],
    [W * 0.82, H * 0.16],
    [W * 0.92, H * 0.1],
    [W * 1.02, H * 0.13],
    [W * 1.02, H * 0.7],
  ];
  rockFace(sheet, mountain, [lch(0.4, 0.06, 165), lch(0.5, 0.08, 145), lch(0.68, 0.1, 125)], random, {
    slabs: 120,
    size: 52,
    lean: 0.3,
  });
  sheet.mistBand(H * 0.17, 90, lch(0.9, 0.015, 210), 0.85, 3);
  const hill = blob(
    [
      [-40, H * 0.66],
      [W * 0.12, H * 0.58],
      [W * 0.34, H * 0.52],
      [W * 0.55, H * 0.5],
      [W * 0.74, H * 0.54],
      [W * 0.92, H * 0.6],
      [W * 1.05, H * 0.62],
      [W * 1.05, H * 1.1],
      [-40, H * 1.1],
    ],
    true,
    0.8,
  );
  sheet.fill(hill, lch(0.62, 0.12, 128));
  sheet.shadeLinear(hill, lch(0.42, 0.09, 150), W * 0.5, H * 0.5, W * 0.85, H * 0.85, [
    [0, 0],
    [1, 0.85],
  ]);
  sheet.fill(
    blob([
      [W * 0.62, H * 0.53],
      [W * 0.57, H * 0.6],
      [W * 0.66, H * 0.68],
      [W * 0.6, H * 0.8],
      [W * 0.52, H * 0.8],
      [W * 0.61, H * 0.69],
      [W * 0.54, H * 0.6],
      [W * 0.6, H * 0.53],
    ]),
    lch(0.78, 0.05, 75),
  );
  const [cx, cy, s] = [W * 0.5, H * 0.525, H * 0.001];
  const red = lch(0.52, 0.19, 28);
  const box = (x: number, w: number, h: number, roof: Point[], colour: Colour) => {
    sheet.fill(rectangle(cx + x * s, cy - h * s, w * s, h * s), colour);
    sheet.fill(polygon(roof.map(([u, v]): Point => [cx + u * s, cy - v * s])), red);
  };
  box(
    -30,
    190,
    86,
    [
      [-36, 84],
      [-14, 150],
      [148, 150],
      [170, 84],
    ],
    lch(0.96, 0.012, 90),
  );
  const body = rectangle(cx - 30 * s, cy - 86 * s, 190 * s, 86 * s);
  sheet.shadeLinear(body, lch(0.66, 0.05, 270), cx, 0, cx + 170 * s, 0, [
    [0, 0],
    [1, 0.85],
  ]);
  for (const u of [24, 66, 108]) {
    sheet.fill(rectangle(cx + u * s, cy - 64 * s, 17 * s, 42 * s, 8 * s), lch(0.34, 0.05, 255));
    sheet.stroke(
      line([cx + (u + 8.5) * s, cy - 64 * s], [cx + (u + 8.5) * s, cy - 22 * s]),
      lch(0.93, 0.02, 90),
      2,
    );
  }
  box(
    -84,
    66,
    150,
    [
      [-90, 148],
      [-51, 262],
      [-12, 148],
    ],
    lch(0.97, 0.01, 90),
  );
  sheet.shadeLinear(
    rectangle(cx - 84 * s, cy - 150 * s, 66 * s, 150 * s),
    lch(0.64, 0.05, 270),
    cx - 56 * s,
    0,
    cx - 14 * s,
    0,
    [
      [0, 0],
      [1, 0.8],
    ],
  );
  sheet.shadeLinear(
    polygon([
      [cx - 51 * s, cy - 262 * s],
      [cx - 12 * s, cy - 148 * s],
      [cx - 51 * s, cy - 148 * s],
    ]),
    lch(0.36, 0.14, 20),
    cx - 51 * s,
    0,
    cx - 12 * s,
    0,
    [
      [0, 0.3],
      [1, 0.95],
    ],
  );
  sheet.fill(rectangle(cx - 60 * s, cy - 46 * s, 20 * s, 46 * s), lch(0.42, 0.1, 30));
  sheet.fill(ellipse(cx - 51 * s, cy - 112 * s, 9 * s), lch(0.34, 0.05, 255));
  sheet.stroke(line([cx - 51 * s, cy - 260 * s], [cx - 51 * s, cy - 292 * s]), lch(0.28, 0.03, 270), 3);
  sheet.stroke(line([cx - 60 * s, cy - 282 * s], [cx - 42 * s, cy - 282 * s]), lch(0.28, 0.03, 270), 3);
  // Lupins: spikes of small bells, far to near.
  const purples = [
    lch(0.44, 0.16, 300),
    lch(0.56, 0.16, 305),
    lch(0.68, 0.14, 310),
    lch(0.5, 0.15, 285),
    lch(0.78, 0.1, 330),
  ] as const;
  for (let i = 0; i < 900; i++) {
    const t = (i / 900) ** 1.1;
    const x = W * random.between(-0.02, 1.02);
    const path = Math.abs(x / W - lerp(0.58, 0.4, t)) < lerp(0.03, 0.13, t) * (t < 0.55 ? 1 : 0);
    const y = H * lerp(0.62 + 0.05 * Math.abs(x / W - 0.5), 1.1, t);
    if (path) continue;
    const h = lerp(16, 165, t ** 1.5) * random.between(0.75, 1.2);
    const colour = random.pick(purples);
    if (t > 0.2) {
      for (let k = -2; k <= 2; k++)
        sheet.stroke(
          curve([x, y], [x + k * h * 0.1, y - h * 0.16], [x + k * h * 0.2, y - h * 0.1]),
          k < 0 ? lch(0.56, 0.12, 135) : lch(0.38, 0.09, 150),
          h * 0.045,
        );
    }
    sheet.stroke(line([x, y], [x, y - h * 0.4]), lch(0.42, 0.09, 145), Math.max(1, h * 0.025));
    const rows = t > 0.3 ? 8 : 4;
    for (let r = 0; r < rows; r++) {
      const q = r / rows;
      const reach = h * 0.075 * (1.1 - q);
      for (const side of [-1, 0.15, 1])
        sheet.fill(
          ellipse(x + side * reach, y - h * (0.34 + q * 0.62), reach * 0.85, h * 0.045),
          lighten(colour, -side * 0.06 + q * 0.05),
        );
    }
  }
  grass(
    sheet,
    random,
    160,
    () => [W * random.next(), H * random.between(0.96, 1.03)],
    [lch(0.34, 0.08, 150), lch(0.54, 0.12, 130)],
    [26, 70],
    4,
  );
  sheet.finish();
});
