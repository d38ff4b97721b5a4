import { castShadow, dropShadow, inLight, inShade, solid, tube } from '../cat/form.ts';
import { Frame } from '../cat/frame.ts';
import { type Colour, lch, mix } from '../core/colour.ts';
import { TAU } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon } from '../core/shapes.ts';
import { Sheet } from '../core/sheet.ts';

const SIZE = 1600;
const PAPER_WHITE = lch(0.95, 0.018, 85);
const VERMILION = lch(0.64, 0.2, 34);
const INK = lch(0.26, 0.03, 262);

type Coat = {
  body: Colour;
  patches: readonly (readonly [along: number, across: number, size: number, colour: Colour])[];
};

const KOI: readonly { at: Point; size: number; turn: number; bend: number; coat: Coat }[] = [
  {
    at: [560, 520],
    size: 150,
    turn: -0.9,
    bend: 0.55,
    coat: {
      body: PAPER_WHITE,
      patches: [
        [0.12, 0, 0.34, VERMILION],
        [0.42, -0.1, 0.5, VERMILION],
        [0.74, 0.1, 0.3, VERMILION],
      ],
    },
  },
  {
    at: [1080, 640],
    size: 165,
    turn: 0.75,
    bend: 0.5,
    coat: {
      body: PAPER_WHITE,
      patches: [
        [0.2, 0.1, 0.44, VERMILION],
        [0.36, -0.3, 0.26, INK],
        [0.58, 0.1, 0.5, VERMILION],
        [0.7, 0.3, 0.22, INK],
      ],
    },
  },
  {
    at: [760, 1080],
    size: 158,
    turn: 2.95,
    bend: 0.5,
    coat: {
      body: VERMILION,
      patches: [
        [0.3, 0, 0.3, PAPER_WHITE],
        [0.62, 0, 0.34, PAPER_WHITE],
      ],
    },
  },
  {
    at: [1250, 1170],
    size: 112,
    turn: 1.9,
    bend: -0.5,
    coat: { body: PAPER_WHITE, patches: [[0.1, 0, 0.3, VERMILION]] },
  },
  {
    at: [330, 960],
    size: 108,
    turn: -2.4,
    bend: -0.55,
    coat: {
      body: PAPER_WHITE,
      patches: [
        [0.34, 0, 0.5, VERMILION],
        [0.66, 0, 0.36, VERMILION],
      ],
    },
  },
];

/** A pond from straight above, square. */
export function koiSlowly(): Sheet {
  const sheet = new Sheet('art/koi-slowly', SIZE, SIZE);
  const random = sheet.random.stream('pond');
  sheet.cover(
    sheet.radial(760, 740, 100, 1250, [
      [0, lch(0.46, 0.075, 178)],
      [0.55, lch(0.34, 0.07, 182)],
      [1, lch(0.2, 0.05, 195)],
    ]),
  );
  drawBottom(sheet, random);
  for (const koi of KOI) drawKoi(sheet, koi.at, koi.size, koi.turn, koi.bend, koi.coat);
  drawSurface(sheet, random);
  drawLilies(sheet);
  return sheet.finish({ vignette: 0.14 });
}

function drawBottom(sheet: Sheet, random: Random): void {
  for (let i = 0; i < 70; i++) {
    const stone = ellipse(
      random.between(0, SIZE),
      random.between(0, SIZE),
      random.between(24, 90),
      random.between(20, 60),
      random.between(0, 3),
    );
    sheet.fill(stone, lch(0.28, 0.05, 185), random.between(0.12, 0.3));
  }
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random.between(0, SIZE), random.between(0, SIZE)];
    const weed = curve([x, y], [x + random.spread() * 60, y - 70], [x + random.spread() * 90, y - 160]);
    sheet.stroke(weed, lch(0.4, 0.08, 160), random.between(6, 12), 0.35);
  }
}

function drawKoi(sheet: Sheet, [x, y]: Point, size: number, turn: number, bend: number, coat: Coat): void {
  const frame = new Frame(x, y, size, turn);
  // The spine swims along u; the head is at -1.7.
  const spine = (t: number): Point => {
    const u = -1.7 + t * 3.4;
    return [u, Math.sin(t * Math.PI * 1.15 + 0.25) * bend * (0.3 + t * 0.9) - bend * 0.3];
  };
  const widths = [0.2, 0.4, 0.5, 0.52, 0.46, 0.34, 0.22, 0.13];
  const knots = widths.map((width, i) => [...spine(i / 7), width] as const);
  const body = tube(frame, knots);
  const tailRoot = spine(1);
  const before = spine(0.9);
  const heading = Math.atan2(tailRoot[1] - before[1], tailRoot[0] - before[0]);
  const tailTip = (angle: number, length: number): Point => [
    tailRoot[0] + Math.cos(heading + angle) * length,
    tailRoot[1] + Math.sin(heading + angle) * length,
  ];
  const tail = frame.blob([
    tailRoot,
    tailTip(-0.6, 0.7),
    tailTip(-0.42, 1.25),
    tailTip(-0.1, 0.8),
    tailTip(0.34, 1.3),
    tailTip(0.62, 0.66),
  ]);
  const fin = (t: number, side: number, length: number) => {
    const root = spine(t);
    const back = spine(t + 0.2);
    const out: Point = [root[0] + 0.42 * length, root[1] + side * (0.4 + length * 0.62)];
    return frame.blob([
      [root[0], root[1] + side * 0.36],
      [out[0] - 0.2 * length, out[1]],
      [out[0] + 0.24 * length, out[1] - side * 0.06],
      [back[0], back[1] + side * 0.34],
    ]);
  };
  const fins = [fin(0.24, -1, 0.9), fin(0.24, 1, 0.9), fin(0.6, -1, 0.5), fin(0.6, 1, 0.5)];

  for (const part of [body.outline, tail, ...fins]) dropShadow(sheet, part, 46, 66, 0.5, 14);
  for (const part of [tail, ...fins]) {
    sheet.fill(part, coat.body, 0.62);
    sheet.clipped(part, () => {
      for (let i = 0; i < 16; i++) {
        const angle = (i / 16) * TAU;
        const [cx, cy] = part === tail ? tailRoot : spine(part === fins[0] || part === fins[1] ? 0.26 : 0.6);
        sheet.stroke(
          frame.polygon(
            [
              [cx, cy],
              [cx + Math.cos(angle) * 1.6, cy + Math.sin(angle) * 1.6],
            ],
            false,
          ),
          inShade(coat.body, 0.3),
          size * 0.014,
          0.6,
        );
      }
    });
  }
  solid(sheet, body.outline, coat.body, { depth: size * 0.16 });
  sheet.clipped(body.outline, () => {
    coat.patches.forEach(([along, across, radius, colour], i) => {
      const [u, v] = spine(along);
      const edge = sheet.random.stream(`patch${x}/${i}`);
      const phase = edge.between(0, 6);
      const shape = frame.blob(
        Array.from({ length: 14 }, (_, k): Point => {
          const angle = (k / 14) * TAU;
          const wave = 1 + 0.22 * Math.sin(angle * 3 + phase) + 0.14 * Math.sin(angle * 5 + phase * 2);
          return [u + Math.cos(angle) * radius * 1.2 * wave, v + across + Math.sin(angle) * radius * wave];
        }),
      );
      solid(sheet, shape, colour, { depth: size * 0.08, shadow: 0.2, glow: 0.15 });
    });
    // Scales: rows of small arcs, only along the back.
    for (let i = 0; i < 26; i++) {
      for (const v of [-0.26, -0.09, 0.09, 0.26]) {
        const [su, sv] = spine(0.24 + (i / 26) * 0.64);
        const shift = (i % 2) * 0.085;
        sheet.stroke(
          frame.curve([su, sv + v - 0.07 + shift], [su - 0.06, sv + v + shift], [su, sv + v + 0.07 + shift]),
          inShade(coat.body, 0.35),
          size * 0.012,
          0.35,
        );
      }
    }
  });
  sheet.stroke(body.centre(0.28, 0.82), inShade(coat.body, 0.3), size * 0.05, 0.55);
  const head = spine(0.06);
  for (const side of [-1, 1]) {
    sheet.fill(frame.ellipse(head[0] + 0.14, head[1] + side * 0.3, 0.075), lch(0.16, 0.03, 270));
    sheet.stroke(
      frame.curve(
        [head[0] - 0.16, head[1] + side * 0.13],
        [head[0] - 0.36, head[1] + side * 0.26],
        [head[0] - 0.44, head[1] + side * 0.42],
      ),
      inLight(coat.body, 0.2),
      size * 0.03,
    );
  }
}

function drawSurface(sheet: Sheet, random: Random): void {
  for (const [x, y, reach] of [
    [560, 390, 250],
    [1120, 470, 190],
    [860, 1230, 210],
  ] as const) {
    for (let ring = 1; ring <= 3; ring++) {
      const radius = (reach * ring) / 3;
      sheet.stroke(ellipse(x, y, radius, radius * 0.96), lch(0.86, 0.05, 170), 5 - ring, 0.3 - ring * 0.06);
    }
  }
  // The sky lies on the water in a few bright shreds.
  for (let i = 0; i < 44; i++) {
    const [x, y, length] = [random.between(0, SIZE), random.between(0, SIZE), random.between(40, 190)];
    sheet.stroke(
      curve([x, y], [x + length * 0.5, y + random.spread() * 9], [x + length, y]),
      lch(0.9, 0.04, 190),
      random.between(2, 5),
      0.22,
    );
  }
}

function drawLilies(sheet: Sheet): void {
  const pads: readonly (readonly [number, number, number, number])[] = [
    [120, 180, 210, 0.4],
    [390, 60, 140, 2.2],
    [1480, 190, 250, 2.6],
    [1220, 80, 120, 1.2],
    [1530, 560, 130, 3.6],
    [110, 1430, 240, 5.2],
    [400, 1520, 150, 4.2],
    [1400, 1500, 260, 3.9],
    [1090, 1540, 110, 4.9],
    [60, 620, 110, 0.1],
  ];
  pads.forEach(([x, y, radius, notch], index) => {
    const colour = mix(lch(0.5, 0.1, 148), lch(0.64, 0.12, 128), (index % 4) / 4);
    const rim: Point[] = [[x, y]];
    for (let i = 0; i <= 40; i++) {
      const angle = notch + 0.2 + (i / 40) * (TAU - 0.4);
      rim.push([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]);
    }
    const pad = polygon(rim);
    dropShadow(sheet, pad, 22, 32, 0.5, 10);
    solid(sheet, pad, colour, { depth: radius * 0.16 });
    sheet.clipped(pad, () => {
      for (let i = 0; i < 13; i++) {
        const angle = notch + 0.3 + (i / 12) * (TAU - 0.6);
        sheet.stroke(
          line([x, y], [x + Math.cos(angle) * radius * 0.92, y + Math.sin(angle) * radius * 0.92]),
          inLight(colour, 0.3),
          radius * 0.018,
          0.7,
        );
      }
    });
  });
  drawLotus(sheet, 1330, 330, 128);
  drawLotus(sheet, 300, 1330, 92);
}

function drawLotus(sheet: Sheet, x: number, y: number, size: number): void {
  castShadow(
    sheet,
    [
      [x - size * 0.6, y + size * 0.5],
      [x + size * 0.6, y + size * 0.3],
      [x + size * 1.1, y + size * 0.9],
      [x + size * 0.2, y + size * 1.2],
    ],
    0.5,
    12,
  );
  for (let layer = 0; layer < 3; layer++) {
    const count = 9 - layer * 2;
    const reach = size * (1 - layer * 0.27);
    for (let i = 0; i < count; i++) {
      const frame = new Frame(x, y, reach, (i / count) * TAU + layer * 0.35);
      const petal = frame.blob([
        [0, 0],
        [0.5, -0.24],
        [0.86, -0.13],
        [1, 0],
        [0.86, 0.13],
        [0.5, 0.24],
      ]);
      solid(sheet, petal, mix(lch(0.8, 0.11, 355), lch(0.95, 0.03, 350), layer / 2), { depth: reach * 0.1 });
    }
  }
  for (let i = 0; i < 12; i++) {
    sheet.fill(
      ellipse(x + Math.cos(i * 0.52) * size * 0.17, y + Math.sin(i * 0.52) * size * 0.17, size * 0.035),
      lch(0.84, 0.15, 88),
    );
  }
  sheet.fill(
    blob([
      [x - size * 0.1, y],
      [x, y - size * 0.1],
      [x + size * 0.1, y],
      [x, y + size * 0.1],
    ]),
    lch(0.72, 0.14, 110),
  );
}
