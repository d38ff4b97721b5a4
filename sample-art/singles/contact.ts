import { dropShadow, inLight, inShade, solid } from '../cat/form.ts';
import { Frame } from '../cat/frame.ts';
import { windowLight } from '../cat/room.ts';
import { type Colour, lch, mix } from '../core/colour.ts';
import { curve, ellipse, line, polygon } from '../core/shapes.ts';
import { Sheet } from '../core/sheet.ts';

const WIDTH = 1600;
const HEIGHT = 1200;
const GREEN = lch(0.45, 0.115, 163);
const PAPER = lch(0.97, 0.012, 95);

/** A desk from above: letter, phone, pen, coffee, and a prescription pad with nothing on it yet but the cursor. */
export function contact(): Sheet {
  const sheet = new Sheet('contact', WIDTH, HEIGHT);
  sheet.cover(
    sheet.linear(0, 0, WIDTH, HEIGHT, [
      [0, lch(0.62, 0.1, 163)],
      [1, lch(0.44, 0.095, 168)],
    ]),
  );
  windowLight(sheet, -40, -60, 900, 900, 0.3, 0.3, lch(0.96, 0.09, 95), 2, 2);
  drawEnvelope(sheet);
  drawPad(sheet);
  drawPhone(sheet);
  drawCup(sheet);
  drawPen(sheet);
  drawLeaf(sheet, new Frame(1490, 1090, 250, -2.2));
  drawLeaf(sheet, new Frame(1590, 900, 200, -2.7));
  drawLeaf(sheet, new Frame(40, 80, 220, 0.7));
  drawCapsules(sheet);
  return sheet.finish({ vignette: 0.1 });
}

function sheetOfPaper(sheet: Sheet, frame: Frame, width: number, height: number, colour: Colour, lift = 18) {
  const shape = frame.polygon([
    [-width, -height],
    [width, -height],
    [width, height],
    [-width, height],
  ]);
  dropShadow(sheet, shape, lift, lift * 1.2, 0.4, lift * 0.5);
  solid(sheet, shape, colour, { depth: 10, shadow: 0.16, glow: 0.2 });
  return shape;
}

function drawEnvelope(sheet: Sheet): void {
  const frame = new Frame(440, 390, 100, -0.16);
  // The letter half out of its envelope.
  const letter = frame.inner(0.1, -1.0, 1, 0.04);
  sheetOfPaper(sheet, letter, 2.6, 1.9, PAPER, 12);
  for (let i = 0; i < 5; i++) {
    const line0 = letter.polygon(
      [
        [-2.1, -1.4 + i * 0.34],
        [[1.9, 2.1, 1.5, 2.0, 0.6][i] ?? 2, -1.4 + i * 0.34],
      ],
      false,
    );
    sheet.stroke(line0, lch(0.72, 0.03, 180), 11);
  }
  sheetOfPaper(sheet, frame, 3, 2, lch(0.92, 0.045, 85), 24);
  const kraft = lch(0.92, 0.045, 85);
  for (const side of [-1, 1]) {
    solid(
      sheet,
      frame.polygon([
        [side * 3, -2],
        [side * 3, 2],
        [0, 0.3],
      ]),
      inShade(kraft, 0.06),
      { depth: 14, shadow: 0.2 },
    );
  }
  solid(
    sheet,
    frame.polygon([
      [-3, 2],
      [3, 2],
      [0.24, -0.16],
      [-0.24, -0.16],
    ]),
    kraft,
    { depth: 20, shadow: 0.2 },
  );
  sheet.stroke(
    frame.polygon(
      [
        [-3, 2],
        [-0.24, -0.16],
        [0.24, -0.16],
        [3, 2],
      ],
      false,
    ),
    inShade(kraft, 0.2),
    4,
    0.6,
  );
  // Sealed with a tablet: amber, scored.
  const seal = frame.ellipse(0, 0.12, 0.5);
  dropShadow(sheet, seal, 6, 9, 0.4, 5);
  solid(sheet, seal, lch(0.74, 0.15, 66), { depth: 18 });
  solid(sheet, frame.ellipse(0, 0.12, 0.36), lch(0.78, 0.15, 68), { depth: 7 });
  sheet.stroke(
    frame.polygon(
      [
        [-0.26, 0.12],
        [0.26, 0.12],
      ],
      false,
    ),
    inShade(lch(0.74, 0.15, 66), 0.4),
    10,
  );
}

function drawPad(sheet: Sheet): void {
  const frame = new Frame(930, 690, 100, 0.07);
  for (const offset of [0.12, 0.07])
    sheetOfPaper(sheet, frame.inner(offset, offset, 1), 2.5, 3.3, inShade(PAPER, offset), 20);
  sheetOfPaper(sheet, frame, 2.5, 3.3, PAPER, 4);
  solid(
    sheet,
    frame.polygon([
      [-2.5, -3.3],
      [2.5, -3.3],
      [2.5, -2.62],
      [-2.5, -2.62],
    ]),
    GREEN,
    { depth: 12 },
  );
  sheet.stroke(
    frame.polygon(
      [
        [-2.1, -2.96],
        [-0.3, -2.96],
      ],
      false,
    ),
    lch(0.95, 0.03, 160),
    14,
  );
  sheet.fill(frame.ellipse(2.0, -2.96, 0.16), lch(0.95, 0.03, 160));
  for (const v of [-2.0, -1.5])
    sheet.stroke(
      frame.polygon(
        [
          [-2.1, v],
          [2.1, v],
        ],
        false,
      ),
      lch(0.86, 0.02, 170),
      4,
    );
  // Name and date are filled in, the rest waits.
  sheet.stroke(
    frame.polygon(
      [
        [-2.1, -2.14],
        [-0.5, -2.14],
      ],
      false,
    ),
    lch(0.5, 0.03, 180),
    12,
  );
  sheet.stroke(
    frame.polygon(
      [
        [1.2, -2.14],
        [2.0, -2.14],
      ],
      false,
    ),
    lch(0.5, 0.03, 180),
    12,
  );
  sheet.stroke(
    frame.polygon(
      [
        [-2.1, -1.64],
        [0.6, -1.64],
      ],
      false,
    ),
    lch(0.5, 0.03, 180),
    12,
  );
  for (let i = 0; i < 13; i++)
    for (let k = 0; k < 17; k++)
      sheet.fill(frame.ellipse(-2.1 + i * 0.35, -1.0 + k * 0.235, 0.018), lch(0.82, 0.03, 165));
  solid(
    sheet,
    frame.polygon([
      [-1.9, 0.3],
      [-0.4, 0.3],
      [-0.4, 0.56],
      [-1.9, 0.56],
    ]),
    GREEN,
    { depth: 5 },
  );
  sheet.stroke(
    frame.polygon(
      [
        [0.6, 2.86],
        [2.1, 2.86],
      ],
      false,
    ),
    lch(0.5, 0.03, 180),
    5,
  );
  sheet.stroke(
    frame.curve([0.7, 2.7], [0.9, 2.4], [1.0, 2.76], [1.3, 2.46], [1.42, 2.7], [2.0, 2.52]),
    lch(0.36, 0.09, 265),
    7,
  );
}

function drawPhone(sheet: Sheet): void {
  const frame = new Frame(1370, 480, 100, 0.2);
  const shell = frame.polygon([
    [-1.12, -2.3],
    [1.12, -2.3],
    [1.12, 2.3],
    [-1.12, 2.3],
  ]);
  const rounded = (w: number, h: number, r: number) => {
    const corner = (u: number, v: number, su: number, sv: number) =>
      [
        [u, v - sv * r],
        [u - su * r * 0.29, v - sv * r * 0.29],
        [u - su * r, v],
      ] as const;
    return frame.polygon([
      ...corner(w, -h, 1, -1),
      ...[...corner(-w, -h, -1, -1)].reverse(),
      ...corner(-w, h, -1, 1),
      ...[...corner(w, h, 1, 1)].reverse(),
    ]);
  };
  dropShadow(sheet, shell, 18, 24, 0.42, 10);
  solid(sheet, rounded(1.14, 2.32, 0.3), lch(0.26, 0.035, 190), { depth: 12 });
  const screen = rounded(1.0, 2.16, 0.22);
  sheet.fill(
    screen,
    sheet.linear(1300, 250, 1440, 720, [
      [0, lch(0.975, 0.01, 165)],
      [1, lch(0.92, 0.03, 165)],
    ]),
  );
  // A conversation: two from them, two from us, one still being typed.
  const bubble = (u: number, v: number, width: number, height: number, colour: Colour, lines: number) => {
    solid(
      sheet,
      frame.polygon([
        [u, v + 0.1],
        [u + 0.1, v],
        [u + width - 0.1, v],
        [u + width, v + 0.1],
        [u + width, v + height - 0.1],
        [u + width - 0.1, v + height],
        [u + 0.1, v + height],
        [u, v + height - 0.1],
      ]),
      colour,
      { depth: 5, shadow: 0.16 },
    );
    for (let i = 0; i < lines; i++)
      sheet.stroke(
        frame.polygon(
          [
            [u + 0.16, v + 0.2 + i * 0.2],
            [u + width - 0.16 - (i === lines - 1 ? 0.3 : 0), v + 0.2 + i * 0.2],
          ],
          false,
        ),
        mix(colour, colour.L > 0.7 ? lch(0.4, 0.03, 180) : lch(0.98, 0.02, 165), 0.6),
        8,
      );
  };
  sheet.stroke(
    frame.polygon(
      [
        [-0.3, -2.0],
        [0.3, -2.0],
      ],
      false,
    ),
    lch(0.26, 0.035, 190),
    15,
  );
  bubble(-0.82, -1.62, 1.2, 0.62, lch(0.86, 0.03, 170), 2);
  bubble(-0.3, -0.84, 1.14, 0.44, GREEN, 1);
  bubble(-0.82, -0.22, 1.3, 0.82, lch(0.86, 0.03, 170), 3);
  bubble(-0.1, 0.78, 0.94, 0.44, GREEN, 1);
  bubble(-0.82, 1.38, 0.66, 0.36, lch(0.86, 0.03, 170), 0);
  for (let i = 0; i < 3; i++) sheet.fill(frame.ellipse(-0.66 + i * 0.17, 1.56, 0.05), lch(0.45, 0.03, 180));
}

function drawCup(sheet: Sheet): void {
  const [x, y] = [330, 960] as const;
  const saucer = ellipse(x, y, 196);
  dropShadow(sheet, saucer, 20, 26, 0.45, 12);
  solid(sheet, saucer, lch(0.95, 0.015, 95), { depth: 26, shadow: 0.25 });
  sheet.stroke(ellipse(x, y, 170), lch(0.74, 0.15, 66), 7, 0.9);
  dropShadow(sheet, ellipse(x, y, 124), 16, 20, 0.4, 8);
  const handle = new Frame(x, y, 124, 0.5);
  sheet.stroke(handle.curve([0.9, -0.2], [1.36, -0.16], [1.36, 0.16], [0.9, 0.2]), lch(0.9, 0.02, 95), 26);
  solid(sheet, ellipse(x, y, 126), lch(0.97, 0.012, 95), { depth: 16 });
  const coffee = ellipse(x, y, 106);
  solid(sheet, coffee, lch(0.46, 0.085, 52), { depth: 20, light: [0.75, 0.65] });
  // A leaf poured into the milk.
  sheet.clipped(coffee, () => {
    const art = new Frame(x, y + 6, 92, 0.3);
    sheet.fill(
      art.blob([
        [0, -0.9],
        [0.5, -0.5],
        [0.66, 0.1],
        [0.3, 0.6],
        [0, 0.9],
        [-0.3, 0.6],
        [-0.66, 0.1],
        [-0.5, -0.5],
      ]),
      lch(0.9, 0.045, 75),
    );
    for (const v of [-0.42, -0.12, 0.18, 0.46])
      for (const side of [-1, 1])
        sheet.stroke(
          art.curve([0, v + 0.14], [side * 0.3, v + 0.02], [side * 0.62, v - 0.12]),
          lch(0.5, 0.085, 54),
          7,
        );
    sheet.stroke(art.curve([0, -0.9], [0, 0], [0, 0.9]), lch(0.5, 0.085, 54), 5);
  });
}

function drawPen(sheet: Sheet): void {
  const frame = new Frame(690, 1010, 100, -0.95);
  const body = frame.polygon([
    [-2.2, -0.13],
    [1.5, -0.13],
    [1.5, 0.13],
    [-2.2, 0.13],
  ]);
  dropShadow(sheet, body, 16, 22, 0.45, 7);
  solid(sheet, body, lch(0.3, 0.05, 265), { depth: 8 });
  solid(
    sheet,
    frame.polygon([
      [1.5, -0.13],
      [2.0, -0.03],
      [2.0, 0.03],
      [1.5, 0.13],
    ]),
    lch(0.85, 0.1, 85),
    { depth: 5 },
  );
  solid(
    sheet,
    frame.polygon([
      [-0.2, -0.15],
      [0.0, -0.15],
      [0.0, 0.15],
      [-0.2, 0.15],
    ]),
    lch(0.85, 0.1, 85),
    { depth: 4 },
  );
  sheet.stroke(
    frame.polygon(
      [
        [-2.0, -0.19],
        [-0.9, -0.19],
      ],
      false,
    ),
    lch(0.85, 0.1, 85),
    9,
  );
  sheet.stroke(
    frame.polygon(
      [
        [-1.9, -0.05],
        [1.3, -0.05],
      ],
      false,
    ),
    lch(0.6, 0.06, 262),
    4,
    0.7,
  );
}

function drawLeaf(sheet: Sheet, frame: Frame): void {
  const shape = frame.blob([
    [0, 0],
    [0.3, -0.26],
    [0.75, -0.2],
    [1.06, 0.02],
    [0.72, 0.22],
    [0.28, 0.24],
  ]);
  dropShadow(sheet, shape, 18, 24, 0.4, 10);
  const colour = lch(0.58, 0.11, 145);
  solid(sheet, shape, colour, { depth: 24 });
  sheet.stroke(frame.curve([-0.16, 0.02], [0.4, 0], [1.0, 0.02]), inLight(colour, 0.35), 7);
  for (let i = 1; i < 7; i++)
    for (const side of [-1, 1])
      sheet.stroke(
        frame.curve([i * 0.13, 0], [i * 0.13 + 0.1, side * 0.09], [i * 0.13 + 0.16, side * 0.17]),
        inLight(colour, 0.3),
        4,
        0.7,
      );
}

function drawCapsules(sheet: Sheet): void {
  for (const [x, y, turn, colour] of [
    [1180, 1110, 0.5, lch(0.64, 0.17, 34)],
    [1300, 1060, -0.7, lch(0.78, 0.14, 78)],
  ] as const) {
    const frame = new Frame(x, y, 34, turn);
    const [[x0, y0], [x1, y1], [xm, ym]] = [frame.at(-0.9, 0), frame.at(0.9, 0), frame.at(0, 0)];
    const capsule = polygon([
      frame.at(-1.5, -0.6),
      frame.at(1.5, -0.6),
      frame.at(1.5, 0.6),
      frame.at(-1.5, 0.6),
    ]);
    dropShadow(sheet, capsule, 8, 12, 0.35, 6);
    sheet.stroke(line([x0, y0], [x1, y1]), lch(0.96, 0.012, 95), 44);
    sheet.stroke(line([x0, y0], [xm, ym]), colour, 44);
    sheet.stroke(line([xm, ym], [xm + (x1 - x0) * 0.01, ym + (y1 - y0) * 0.01]), colour, 44, 1, 'butt');
    sheet.stroke(
      curve(frame.at(-0.9, -0.3), frame.at(0, -0.34), frame.at(0.9, -0.3)),
      lch(0.995, 0.005, 95),
      6,
      0.75,
    );
  }
}
