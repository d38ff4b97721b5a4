import { dropShadow, inLight, inShade, solid } from '../cat/form.ts';
import { Frame } from '../cat/frame.ts';
import { type Colour, lch, mix } from '../core/colour.ts';
import { TAU } from '../core/maths.ts';
import { line, rectangle } from '../core/shapes.ts';
import { Sheet } from '../core/sheet.ts';

const WIDTH = 1200;
const HEIGHT = 1600;
const GREEN = lch(0.48, 0.095, 152);
const PALE_GREEN = lch(0.62, 0.11, 135);

type Planting = { cap: Colour; plant: (sheet: Sheet, frame: Frame) => void };

/** Nine plants, each in a clear capsule, laid out as on a herbarium sheet. Frame: one capsule is 2 wide and 5 high. */
export function capsuleHerbarium(): Sheet {
  const sheet = new Sheet('art/capsule-herbarium', WIDTH, HEIGHT);
  sheet.cover(
    sheet.linear(0, 0, WIDTH, HEIGHT, [
      [0, lch(0.955, 0.025, 92)],
      [1, lch(0.89, 0.045, 82)],
    ]),
  );
  sheet.stroke(rectangle(44, 44, WIDTH - 88, HEIGHT - 88, 4), lch(0.45, 0.1, 163), 4, 0.8);
  PLANTINGS.forEach((planting, i) => {
    const frame = new Frame(244 + (i % 3) * 356, 306 + Math.floor(i / 3) * 492, 98);
    drawCapsule(sheet, frame, planting);
    // The specimen's mark: the underscore.
    sheet.fill(rectangle(frame.x - 44, frame.y + 248, 88, 9, 2), lch(0.45, 0.115, 163));
  });
  return sheet.finish();
}

function drawCapsule(sheet: Sheet, frame: Frame, { cap, plant }: Planting): void {
  const s = frame.size;
  const whole = rectangle(frame.x - s, frame.y - s * 2.3, s * 2, s * 4.6, s);
  dropShadow(sheet, whole, 34, 40, 0.38, 12);
  sheet.fill(whole, lch(0.975, 0.018, 150));
  const lower = rectangle(frame.x - s * 1.03, frame.y + s * 0.55, s * 2.06, s * 1.78, s * 1.02);
  const soil = frame.blob([
    [-0.92, 1.0],
    [-0.5, 0.92],
    [0, 1.04],
    [0.5, 0.9],
    [0.92, 1.0],
    [0.9, 1.6],
    [0.5, 2.1],
    [0, 2.22],
    [-0.5, 2.1],
    [-0.9, 1.6],
  ]);
  sheet.clipped(whole, () => {
    sheet.shadeRadial(whole, lch(0.86, 0.05, 150), frame.x, frame.y, s * 0.4, s * 2.6, [
      [0.3, 0],
      [1, 0.8],
    ]);
    solid(sheet, soil, lch(0.34, 0.055, 48), { depth: 18 });
    const grit = sheet.random.stream(`soil${frame.x}/${frame.y}`);
    for (let i = 0; i < 40; i++)
      sheet.fill(
        frame.ellipse(grit.between(-0.8, 0.8), grit.between(1.06, 2), 0.035),
        lch(0.5, 0.06, 60),
        0.6,
      );
    plant(sheet, frame);
  });
  // The coloured half is glass too: the soil shows through.
  sheet.clipped(rectangle(0, frame.y + s * 0.7, WIDTH, HEIGHT), () => {
    sheet.fill(lower, cap, 0.66);
    sheet.shadeLinear(lower, inShade(cap, 0.4), frame.x - s, 0, frame.x + s, 0, [
      [0.5, 0],
      [1, 0.9],
    ]);
    sheet.shadeLinear(lower, inLight(cap, 0.5), frame.x - s, 0, frame.x + s, 0, [
      [0, 0.7],
      [0.4, 0],
    ]);
  });
  sheet.stroke(
    line([frame.x - s * 1.02, frame.y + s * 0.7], [frame.x + s * 1.02, frame.y + s * 0.7]),
    inShade(cap, 0.3),
    6,
  );
  sheet.stroke(
    line([frame.x - s * 1.02, frame.y + s * 0.66], [frame.x + s * 1.02, frame.y + s * 0.66]),
    inLight(cap, 0.5),
    4,
  );
  sheet.stroke(whole, lch(0.72, 0.04, 160), 4, 0.9);
  // Gloss: a long window on the left, a short one on the right.
  sheet.fill(
    rectangle(frame.x - s * 0.8, frame.y - s * 1.7, s * 0.16, s * 2.9, s * 0.08),
    lch(0.995, 0.004, 100),
    0.75,
  );
  sheet.fill(
    rectangle(frame.x - s * 0.56, frame.y - s * 1.9, s * 0.07, s * 0.9, s * 0.03),
    lch(0.995, 0.004, 100),
    0.6,
  );
  sheet.fill(
    rectangle(frame.x + s * 0.72, frame.y + s * 1.1, s * 0.1, s * 0.7, s * 0.05),
    lch(0.99, 0.01, 100),
    0.45,
  );
}

function stem(
  sheet: Sheet,
  frame: Frame,
  points: readonly (readonly [number, number])[],
  width = 0.06,
  colour = GREEN,
): void {
  sheet.stroke(frame.blob(points, false), colour, frame.size * width);
}

function leaf(
  sheet: Sheet,
  frame: Frame,
  u: number,
  v: number,
  turn: number,
  length: number,
  width: number,
  colour = GREEN,
): void {
  const local = frame.inner(u, v, 1, turn);
  const shape = local.blob([
    [0, 0],
    [length * 0.4, -width],
    [length, 0],
    [length * 0.4, width],
  ]);
  solid(sheet, shape, colour, { depth: frame.size * width * 0.6 });
  sheet.stroke(
    local.curve([0, 0], [length * 0.5, 0], [length * 0.92, 0]),
    inLight(colour, 0.35),
    frame.size * 0.02,
    0.8,
  );
}

function fern(sheet: Sheet, frame: Frame): void {
  for (const [lean, height] of [
    [-0.6, -1.2],
    [0.55, -1.3],
    [0.02, -1.75],
  ] as const) {
    stem(
      sheet,
      frame,
      [
        [0, 1.0],
        [lean * 0.4, 0],
        [lean, height],
      ],
      0.045,
    );
    for (let i = 0; i < 11; i++) {
      const t = i / 11;
      const [u, v] = [lean * t * (0.4 + 0.6 * t), 0.9 + (height - 0.9) * t];
      for (const side of [-1, 1])
        leaf(
          sheet,
          frame,
          u,
          v,
          side > 0 ? -0.4 : Math.PI + 0.4,
          0.42 * (1.1 - t),
          0.07,
          i % 2 ? GREEN : PALE_GREEN,
        );
    }
  }
}

function lavender(sheet: Sheet, frame: Frame): void {
  for (const [lean, height] of [
    [-0.5, -1.1],
    [-0.2, -1.55],
    [0.14, -1.3],
    [0.46, -1.6],
    [0.62, -0.9],
  ] as const) {
    stem(
      sheet,
      frame,
      [
        [lean * 0.2, 1.0],
        [lean * 0.7, -0.1],
        [lean, height],
      ],
      0.035,
      lch(0.56, 0.07, 155),
    );
    for (let i = 0; i < 8; i++)
      for (const side of [-1, 1])
        solid(
          sheet,
          frame.ellipse(lean + side * 0.06, height + i * 0.1, 0.075, 0.06),
          mix(lch(0.5, 0.14, 300), lch(0.72, 0.11, 305), i / 8),
          { depth: 4 },
        );
    leaf(sheet, frame, lean * 0.4, 0.5, lean > 0 ? -0.7 : Math.PI + 0.7, 0.4, 0.05, lch(0.6, 0.06, 160));
  }
}

function poppy(sheet: Sheet, frame: Frame): void {
  stem(sheet, frame, [
    [0, 1.0],
    [-0.16, 0.2],
    [0.06, -0.9],
  ]);
  stem(
    sheet,
    frame,
    [
      [0.1, 1.0],
      [0.36, 0.3],
      [0.5, -0.2],
      [0.4, -0.36],
    ],
    0.045,
  );
  solid(sheet, frame.ellipse(0.38, -0.42, 0.13, 0.19, -0.3), lch(0.56, 0.09, 145), { depth: 8 });
  for (const [u, v, turn] of [
    [-0.1, 0.6, Math.PI + 0.5],
    [0.05, 0.4, -0.3],
  ] as const)
    leaf(sheet, frame, u, v, turn, 0.6, 0.12);
  const red = lch(0.62, 0.2, 30);
  for (const [u, v, r] of [
    [-0.36, -1.1, 0.42],
    [0.42, -1.08, 0.4],
    [0.04, -1.42, 0.46],
    [0.06, -0.86, 0.44],
  ] as const)
    solid(
      sheet,
      frame.blob([
        [u - r, v],
        [u - r * 0.6, v - r * 0.7],
        [u, v - r * 0.62],
        [u + r * 0.7, v - r * 0.72],
        [u + r, v],
        [u + r * 0.5, v + r * 0.7],
        [u - r * 0.5, v + r * 0.7],
      ]),
      red,
      { depth: 18 },
    );
  solid(sheet, frame.ellipse(0.04, -1.1, 0.17), lch(0.24, 0.05, 290), { depth: 8 });
  for (let i = 0; i < 12; i++)
    sheet.fill(
      frame.ellipse(0.04 + Math.cos((i / 12) * TAU) * 0.25, -1.1 + Math.sin((i / 12) * TAU) * 0.25, 0.03),
      lch(0.86, 0.14, 90),
    );
}

function aloe(sheet: Sheet, frame: Frame): void {
  for (const [lean, height] of [
    [-0.8, -0.1],
    [0.8, 0],
    [-0.56, -0.75],
    [0.6, -0.7],
    [-0.22, -1.2],
    [0.26, -1.3],
  ] as const) {
    const blade = frame.blob([
      [lean * 0.15 - 0.16, 1.0],
      [lean * 0.6 - 0.13, (height + 1) / 2],
      [lean, height],
      [lean * 0.6 + 0.15, (height + 1) / 2],
      [lean * 0.15 + 0.16, 1.0],
    ]);
    solid(sheet, blade, lch(0.6, 0.085, 165), { depth: 12 });
    for (let i = 1; i < 7; i++) {
      const t = i / 7;
      for (const side of [-1, 1])
        sheet.fill(
          frame.ellipse(lean * t + side * 0.13 * (1 - t), 1 + (height - 1) * t, 0.025),
          lch(0.92, 0.05, 140),
        );
    }
  }
}

function mushrooms(sheet: Sheet, frame: Frame): void {
  for (const [u, top, r] of [
    [-0.4, 0.1, 0.36],
    [0.46, 0.36, 0.28],
    [0.1, -0.75, 0.54],
  ] as const) {
    solid(
      sheet,
      frame.blob([
        [u - r * 0.24, 1.06],
        [u - r * 0.16, top + 0.1],
        [u + r * 0.16, top + 0.1],
        [u + r * 0.26, 1.06],
      ]),
      lch(0.93, 0.025, 85),
      { depth: 10 },
    );
    solid(
      sheet,
      frame.blob([
        [u - r, top + 0.16],
        [u - r * 0.8, top - r * 0.5],
        [u, top - r * 0.9],
        [u + r * 0.8, top - r * 0.5],
        [u + r, top + 0.16],
        [u, top + 0.24],
      ]),
      lch(0.58, 0.17, 30),
      { depth: 18 },
    );
    for (const [du, dv] of [
      [-0.4, -0.25],
      [0.1, -0.55],
      [0.5, -0.15],
      [-0.05, -0.1],
    ] as const)
      sheet.fill(frame.ellipse(u + du * r, top + dv * r, r * 0.12, r * 0.1), lch(0.96, 0.02, 85));
  }
  for (let i = 0; i < 14; i++)
    stem(
      sheet,
      frame,
      [
        [-0.75 + i * 0.11, 1.04],
        [-0.78 + i * 0.115, 0.84 - (i % 3) * 0.08],
      ],
      0.03,
      PALE_GREEN,
    );
}

function cactus(sheet: Sheet, frame: Frame): void {
  const green = lch(0.52, 0.095, 158);
  for (const [points, width] of [
    [
      [
        [-0.1, 0.1],
        [-0.6, 0.05],
        [-0.62, -0.5],
      ],
      0.3,
    ],
    [
      [
        [0.1, 0.4],
        [0.58, 0.36],
        [0.6, -0.05],
      ],
      0.26,
    ],
    [
      [
        [0, 1.0],
        [0, 0],
        [0, -1.15],
      ],
      0.54,
    ],
  ] as const) {
    sheet.stroke(frame.blob(points, false), inShade(green, 0.35), frame.size * (width + 0.03));
    sheet.stroke(frame.blob(points, false), green, frame.size * width);
  }
  for (const u of [-0.16, 0, 0.16])
    sheet.stroke(frame.curve([u, 1.0], [u, 0], [u * 0.9, -1.2]), inLight(green, 0.3), frame.size * 0.03, 0.7);
  for (let i = 0; i < 9; i++)
    for (const u of [-0.16, 0.16])
      stem(
        sheet,
        frame,
        [
          [u, 0.8 - i * 0.22],
          [u * 1.9, 0.74 - i * 0.22],
        ],
        0.018,
        lch(0.94, 0.04, 90),
      );
  for (let i = 0; i < 7; i++)
    solid(
      sheet,
      frame.inner(0, -1.42, 1, (i / 7) * TAU).blob([
        [0, 0],
        [0.2, -0.07],
        [0.3, 0],
        [0.2, 0.07],
      ]),
      lch(0.7, 0.17, 350),
      { depth: 6 },
    );
  sheet.fill(frame.ellipse(0, -1.42, 0.09), lch(0.86, 0.15, 90));
}

function chamomile(sheet: Sheet, frame: Frame): void {
  for (const [u, v, r] of [
    [-0.46, -0.5, 0.32],
    [0.5, -0.25, 0.28],
    [0.06, -1.3, 0.38],
  ] as const) {
    stem(
      sheet,
      frame,
      [
        [u * 0.2, 1.0],
        [u * 0.6, 0.2],
        [u, v],
      ],
      0.045,
    );
    leaf(sheet, frame, u * 0.4, 0.5, u > 0 ? -0.6 : Math.PI + 0.6, 0.4, 0.06);
    for (let i = 0; i < 13; i++)
      solid(
        sheet,
        frame.inner(u, v, 1, (i / 13) * TAU).blob([
          [0, 0],
          [r * 0.7, -r * 0.17],
          [r * 1.15, 0],
          [r * 0.7, r * 0.17],
        ]),
        lch(0.985, 0.008, 90),
        { depth: 4, shadow: 0.25 },
      );
    solid(sheet, frame.ellipse(u, v, r * 0.4), lch(0.83, 0.155, 86), { depth: 8 });
  }
}

function ginkgo(sheet: Sheet, frame: Frame): void {
  stem(
    sheet,
    frame,
    [
      [0, 1.0],
      [0.14, 0.1],
      [-0.1, -0.8],
      [0.04, -1.6],
    ],
    0.07,
    lch(0.4, 0.06, 50),
  );
  for (const [u, v, turn, r] of [
    [0.1, 0.3, 0.1, 0.5],
    [0.0, -0.2, Math.PI - 0.1, 0.55],
    [-0.06, -0.6, -0.2, 0.58],
    [-0.05, -1.0, Math.PI + 0.3, 0.5],
    [0.02, -1.5, -1.3, 0.5],
  ] as const) {
    const fan = frame.inner(u, v, 1, turn);
    const gold = mix(lch(0.84, 0.155, 92), lch(0.7, 0.14, 110), (Math.abs(u) + v + 1.5) * 0.2);
    solid(
      sheet,
      fan.blob([
        [0.1, 0],
        [r * 0.7, -r * 0.62],
        [r * 1.1, -r * 0.36],
        [r * 1.02, 0],
        [r * 1.1, r * 0.36],
        [r * 0.7, r * 0.62],
      ]),
      gold,
      { depth: 12 },
    );
    for (let i = -3; i <= 3; i++)
      sheet.stroke(
        fan.polygon(
          [
            [0.14, 0],
            [r * 1.0, i * r * 0.15],
          ],
          false,
        ),
        inLight(gold, 0.5),
        frame.size * 0.016,
        0.7,
      );
    sheet.stroke(
      fan.polygon(
        [
          [0, 0],
          [0.2, 0],
        ],
        false,
      ),
      lch(0.5, 0.09, 100),
      frame.size * 0.03,
    );
  }
}

function foxglove(sheet: Sheet, frame: Frame): void {
  stem(
    sheet,
    frame,
    [
      [0, 1.0],
      [0.04, 0],
      [-0.04, -1.85],
    ],
    0.06,
  );
  for (const [turn, length] of [
    [-0.5, 0.8],
    [Math.PI + 0.5, 0.8],
    [-1.0, 0.55],
    [Math.PI + 1.0, 0.55],
  ] as const)
    leaf(sheet, frame, 0, 0.95, turn, length, 0.18);
  for (let i = 0; i < 9; i++) {
    const v = 0.3 - i * 0.25;
    const r = 0.3 * (1 - i * 0.075);
    for (const side of i % 2 ? [-1] : [1, -0.55]) {
      const bell = frame.blob([
        [side * 0.03, v - r * 0.7],
        [side * r * 1.0, v - r * 0.4],
        [side * r * 1.7, v + r * 0.5],
        [side * r * 1.2, v + r * 0.95],
        [side * r * 0.5, v + r * 0.6],
      ]);
      solid(sheet, bell, mix(lch(0.62, 0.17, 345), lch(0.82, 0.1, 350), i / 9), { depth: 9 });
      sheet.fill(
        frame.ellipse(side * r * 1.36, v + r * 0.68, r * 0.34, r * 0.16, side * -0.6),
        lch(0.9, 0.05, 350),
      );
      for (let k = 0; k < 3; k++)
        sheet.fill(
          frame.ellipse(side * r * (1.2 + k * 0.16), v + r * (0.74 - k * 0.06), r * 0.06),
          lch(0.45, 0.15, 345),
        );
    }
  }
}

const PLANTINGS: readonly Planting[] = [
  { cap: lch(0.72, 0.13, 72), plant: fern },
  { cap: lch(0.66, 0.1, 300), plant: lavender },
  { cap: lch(0.62, 0.11, 165), plant: poppy },
  { cap: lch(0.68, 0.14, 32), plant: aloe },
  { cap: lch(0.5, 0.09, 215), plant: mushrooms },
  { cap: lch(0.8, 0.12, 88), plant: cactus },
  { cap: lch(0.56, 0.1, 262), plant: chamomile },
  { cap: lch(0.5, 0.095, 158), plant: ginkgo },
  { cap: lch(0.74, 0.13, 60), plant: foxglove },
];
