import { inLight, inShade, solid } from '../cat/form.ts';
import { Frame } from '../cat/frame.ts';
import { type Colour, lch, mix } from '../core/colour.ts';
import { curve, ellipse, line, type Point, polygon, rectangle } from '../core/shapes.ts';
import { Sheet } from '../core/sheet.ts';

const WIDTH = 1600;
const HEIGHT = 1440;
/** One unit of the room in pixels; the floor is 10 by 10 units, the walls are 7 high. */
const UNIT = 68;

/** Isometric: x runs to the lower right, y to the lower left, z up. */
function iso(x: number, y: number, z = 0): Point {
  return [800 + (x - y) * UNIT * 0.866, 640 + (x + y) * UNIT * 0.5 - z * UNIT];
}

const flat = (...points: readonly (readonly [number, number, number])[]) =>
  polygon(points.map(([x, y, z]) => iso(x, y, z)));

/** A box with its lit top, its left and its right side; the lamp stands at the right wall, so left faces are darker. */
function box(
  sheet: Sheet,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  colour: Colour,
): void {
  const top = flat([x, y, z + h], [x + w, y, z + h], [x + w, y + d, z + h], [x, y + d, z + h]);
  const left = flat([x, y + d, z], [x + w, y + d, z], [x + w, y + d, z + h], [x, y + d, z + h]);
  const right = flat([x + w, y, z], [x + w, y + d, z], [x + w, y + d, z + h], [x + w, y, z + h]);
  solid(sheet, left, inShade(colour, 0.3), { depth: 8, shadow: 0.3, glow: 0.1 });
  solid(sheet, right, inShade(colour, 0.5), { depth: 8, shadow: 0.3, glow: 0.06 });
  solid(sheet, top, inLight(colour, 0.14), { depth: 8, shadow: 0.16, glow: 0.3 });
}

/** A study cut open like a doll's house, lit by its desk lamp. */
export function roomWithOneLamp(): Sheet {
  const sheet = new Sheet('art/room-with-one-lamp', WIDTH, HEIGHT);
  sheet.cover(
    sheet.radial(800, 700, 100, 1150, [
      [0, lch(0.34, 0.07, 195)],
      [1, lch(0.18, 0.045, 205)],
    ]),
  );
  drawShell(sheet);
  drawWindow(sheet);
  drawShelves(sheet);
  drawBed(sheet);
  drawRug(sheet);
  drawDesk(sheet);
  drawCorner(sheet);
  drawCat(sheet);
  const [lampX, lampY] = iso(6.3, 0.75, 4.05);
  sheet.glow(lampX, lampY, 620, lch(0.85, 0.13, 78), 0.55);
  return sheet.finish({ vignette: 0.16 });
}

function drawShell(sheet: Sheet): void {
  const shadow = flat([-0.4, -0.4, -1.4], [11, -0.4, -1.4], [11, 11, -1.4], [-0.4, 11, -1.4]);
  sheet.fill(shadow, lch(0.1, 0.03, 210), 0.5);
  const wall = lch(0.5, 0.085, 172);
  solid(sheet, flat([0, 0, 0], [0, 10, 0], [0, 10, 7], [0, 0, 7]), inShade(wall, 0.22), {
    depth: 40,
    shadow: 0.3,
    glow: 0.1,
  });
  solid(sheet, flat([0, 0, 0], [10, 0, 0], [10, 0, 7], [0, 0, 7]), wall, {
    depth: 40,
    shadow: 0.3,
    glow: 0.12,
  });
  // Cut edges of the walls and the floor slab.
  const cut = lch(0.92, 0.025, 95);
  solid(sheet, flat([-0.3, -0.3, 7], [10, -0.3, 7], [10, 0, 7], [0, 0, 7], [0, 10, 7], [-0.3, 10, 7]), cut, {
    depth: 5,
    shadow: 0.1,
  });
  solid(sheet, flat([10, -0.3, -0.5], [10, 0, -0.5], [10, 0, 7], [10, -0.3, 7]), inShade(cut, 0.25), {
    depth: 5,
  });
  solid(sheet, flat([-0.3, 10, -0.5], [0, 10, -0.5], [0, 10, 7], [-0.3, 10, 7]), inShade(cut, 0.15), {
    depth: 5,
  });
  const floor = lch(0.58, 0.09, 56);
  solid(sheet, flat([0, 0, 0], [10, 0, 0], [10, 10, 0], [0, 10, 0]), floor, {
    depth: 50,
    shadow: 0.35,
    glow: 0.15,
  });
  for (let i = 1; i < 14; i++)
    sheet.stroke(line(iso(0, (i / 14) * 10), iso(10, (i / 14) * 10)), inShade(floor, 0.35), 3, 0.6);
  for (let i = 0; i < 28; i++) {
    const row = i % 14;
    const x = ((i * 37) % 97) / 10;
    if (x < 10)
      sheet.stroke(
        line(iso(x, (row / 14) * 10), iso(x, ((row + 1) / 14) * 10)),
        inShade(floor, 0.35),
        3,
        0.6,
      );
  }
  solid(sheet, flat([0, 10, -0.5], [10, 10, -0.5], [10, 10, 0], [0, 10, 0]), inShade(cut, 0.15), {
    depth: 8,
  });
  solid(sheet, flat([10, 0, -0.5], [10, 10, -0.5], [10, 10, 0], [10, 0, 0]), inShade(cut, 0.3), { depth: 8 });
  // Skirting.
  solid(sheet, flat([0, 0, 0], [10, 0, 0], [10, 0, 0.35], [0, 0, 0.35]), cut, { depth: 4, shadow: 0.2 });
  solid(sheet, flat([0, 0, 0], [0, 10, 0], [0, 10, 0.35], [0, 0, 0.35]), inShade(cut, 0.2), { depth: 4 });
}

function drawWindow(sheet: Sheet): void {
  const frame = flat([0, 3.2, 2.3], [0, 7.4, 2.3], [0, 7.4, 6.1], [0, 3.2, 6.1]);
  solid(sheet, frame, lch(0.9, 0.02, 95), { depth: 8 });
  const pane = flat([0, 3.45, 2.55], [0, 7.15, 2.55], [0, 7.15, 5.85], [0, 3.45, 5.85]);
  const [, top] = iso(0, 5, 5.85);
  sheet.fill(
    pane,
    sheet.linear(0, top - 60, 0, top + 330, [
      [0, lch(0.22, 0.07, 268)],
      [0.7, lch(0.4, 0.09, 285)],
      [1, lch(0.6, 0.12, 20)],
    ]),
  );
  sheet.clipped(pane, () => {
    const [moonX, moonY] = iso(0, 4.4, 5.1);
    sheet.glow(moonX, moonY, 130, lch(0.95, 0.06, 95), 0.7);
    sheet.fill(ellipse(moonX, moonY, 26), lch(0.97, 0.04, 95));
    const random = sheet.random.stream('window');
    for (let i = 0; i < 30; i++)
      sheet.fill(
        ellipse(...iso(0, random.between(3.5, 7.1), random.between(4, 5.8)), 2),
        lch(0.97, 0.02, 95),
        0.8,
      );
    for (let i = 0; i < 6; i++) {
      const y = 3.4 + i * 0.66;
      const height = 2.9 + ((i * 5) % 7) * 0.18;
      sheet.fill(
        flat([0, y, 2.5], [0, y + 0.55, 2.5], [0, y + 0.55, height], [0, y, height]),
        lch(0.2, 0.06, 280),
      );
      sheet.fill(ellipse(...iso(0, y + 0.28, height - 0.2), 4), lch(0.88, 0.13, 80));
    }
  });
  sheet.stroke(line(iso(0, 5.3, 2.5), iso(0, 5.3, 5.9)), lch(0.9, 0.02, 95), 9);
  sheet.stroke(line(iso(0, 3.4, 4.2), iso(0, 7.2, 4.2)), lch(0.9, 0.02, 95), 7);
  box(sheet, 0, 3.0, 2.1, 0.5, 4.6, 0.18, lch(0.92, 0.02, 95));
  for (const y of [3.3, 7.0]) drawPottedPlant(sheet, 0.26, y, 2.28, 26);
}

function drawPottedPlant(sheet: Sheet, x: number, y: number, z: number, size: number): void {
  const [px, py] = iso(x, y, z);
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI / 2 + (i - 4) * 0.32;
    const reach = size * (1.6 + (i % 3) * 0.4);
    const frame = new Frame(px, py - size * 0.8, reach, angle);
    solid(
      sheet,
      frame.blob([
        [0, 0],
        [0.5, -0.16],
        [1, 0],
        [0.5, 0.16],
      ]),
      mix(lch(0.5, 0.1, 150), lch(0.66, 0.11, 132), (i % 4) / 4),
      { depth: size * 0.16 },
    );
  }
  solid(
    sheet,
    polygon([
      [px - size * 0.6, py - size],
      [px + size * 0.6, py - size],
      [px + size * 0.42, py + 4],
      [px - size * 0.42, py + 4],
    ]),
    lch(0.64, 0.13, 42),
    { depth: size * 0.3 },
  );
}

function drawShelves(sheet: Sheet): void {
  const palette = [
    lch(0.64, 0.15, 35),
    lch(0.82, 0.13, 85),
    lch(0.9, 0.03, 90),
    lch(0.5, 0.1, 262),
    lch(0.7, 0.1, 205),
    lch(0.56, 0.13, 10),
    lch(0.6, 0.11, 150),
  ];
  const random = sheet.random.stream('books');
  for (const z of [4.6, 5.9]) {
    box(sheet, 0.9, 0, z, 3.2, 0.75, 0.14, lch(0.5, 0.085, 48));
    for (let x = 1.0; x < 3.7; ) {
      const width = random.between(0.14, 0.26);
      const height = random.between(0.62, 0.98);
      if (random.chance(0.84)) box(sheet, x, 0.08, z + 0.14, width, 0.5, height, random.pick(palette));
      x += width + 0.02;
    }
  }
  // A poster: sun over an underscore.
  solid(sheet, flat([7.6, 0, 3.8], [9.3, 0, 3.8], [9.3, 0, 6.2], [7.6, 0, 6.2]), lch(0.95, 0.02, 90), {
    depth: 5,
  });
  solid(sheet, ellipse(...iso(8.45, 0, 5.3), 34, 44, 0.5), lch(0.8, 0.14, 75), { depth: 10 });
  solid(sheet, flat([8.0, 0, 4.25], [8.9, 0, 4.25], [8.9, 0, 4.42], [8.0, 0, 4.42]), lch(0.5, 0.115, 163), {
    depth: 2,
  });
}

function drawBed(sheet: Sheet): void {
  const wood = lch(0.5, 0.085, 48);
  box(sheet, 0.2, 4.2, 0, 3.6, 0.22, 2.1, wood);
  box(sheet, 0.2, 4.4, 0, 3.6, 5.3, 0.7, wood);
  box(sheet, 0.3, 4.5, 0.7, 3.4, 5.1, 0.5, lch(0.94, 0.015, 95));
  box(sheet, 0.25, 6.0, 0.8, 3.5, 3.65, 0.5, lch(0.62, 0.15, 34));
  for (let i = 0; i < 6; i++) {
    const y = 6.4 + i * 0.55;
    sheet.stroke(
      line(iso(0.25, y, 1.3), iso(3.75, y, 1.3), iso(3.75, y, 0.85)),
      i % 2 ? lch(0.9, 0.05, 85) : lch(0.8, 0.13, 82),
      9,
      0.9,
    );
  }
  box(sheet, 0.6, 4.6, 1.2, 2.7, 1.0, 0.34, lch(0.93, 0.03, 200));
}

function drawRug(sheet: Sheet): void {
  const centre = iso(6.6, 6.2);
  const rug = ellipse(centre[0], centre[1], 232, 132);
  sheet.fill(ellipse(centre[0], centre[1] + 8, 234, 134), lch(0.3, 0.07, 40), 0.6);
  solid(sheet, rug, lch(0.46, 0.1, 258), { depth: 18 });
  sheet.fill(ellipse(centre[0], centre[1], 204, 115), lch(0.9, 0.04, 88));
  sheet.fill(ellipse(centre[0], centre[1], 190, 106), lch(0.54, 0.11, 255));
  for (let i = 0; i < 22; i++)
    sheet.fill(
      ellipse(
        centre[0] + Math.cos((i / 22) * 6.283) * 160,
        centre[1] + Math.sin((i / 22) * 6.283) * 88,
        10,
        6,
      ),
      lch(0.9, 0.05, 85),
    );
}

function drawDesk(sheet: Sheet): void {
  const wood = lch(0.68, 0.095, 62);
  for (const [x, y] of [
    [4.5, 0.3],
    [9.0, 0.3],
    [9.0, 2.2],
    [4.5, 2.2],
  ] as const)
    box(sheet, x, y, 0, 0.2, 0.2, 2.4, inShade(wood, 0.2));
  box(sheet, 7.7, 0.4, 0.9, 1.3, 1.7, 1.5, inShade(wood, 0.1));
  for (const z of [1.2, 1.8]) sheet.fill(ellipse(...iso(8.35, 2.1, z), 6), lch(0.85, 0.12, 85));
  box(sheet, 4.3, 0.1, 2.4, 5.1, 2.3, 0.2, wood);
  // Screen with lines of light, keyboard, tablet, cup.
  box(sheet, 7.3, 0.55, 2.6, 0.5, 0.4, 0.25, lch(0.4, 0.03, 260));
  box(sheet, 6.75, 0.5, 2.85, 1.75, 0.14, 1.15, lch(0.34, 0.03, 260));
  solid(
    sheet,
    flat([6.83, 0.64, 2.92], [8.42, 0.64, 2.92], [8.42, 0.64, 3.94], [6.83, 0.64, 3.94]),
    lch(0.22, 0.045, 200),
    { depth: 4 },
  );
  const codes = [lch(0.84, 0.13, 163), lch(0.82, 0.13, 72), lch(0.78, 0.1, 230), lch(0.9, 0.02, 200)];
  for (let row = 0; row < 6; row++) {
    const start = 6.95 + (row % 3) * 0.2;
    sheet.stroke(
      line(
        iso(start, 0.64, 3.8 - row * 0.15),
        iso(start + 0.4 + ((row * 7) % 5) * 0.16, 0.64, 3.8 - row * 0.15),
      ),
      codes[row % 4] ?? lch(0.9, 0, 0),
      5,
    );
  }
  box(sheet, 6.7, 1.3, 2.6, 1.6, 0.55, 0.06, lch(0.88, 0.015, 220));
  for (let row = 0; row < 3; row++)
    sheet.stroke(
      line(iso(6.8, 1.42 + row * 0.16, 2.66), iso(8.2, 1.42 + row * 0.16, 2.66)),
      lch(0.62, 0.03, 240),
      4,
    );
  const [cupX, cupY] = iso(8.9, 1.5, 2.6);
  solid(sheet, rectangle(cupX - 13, cupY - 30, 26, 32, 6), lch(0.8, 0.14, 80), { depth: 6 });
  sheet.fill(ellipse(cupX, cupY - 30, 13, 6), lch(0.4, 0.08, 48));
  box(sheet, 4.9, 1.0, 2.6, 1.1, 0.85, 0.05, lch(0.95, 0.01, 95));
  sheet.stroke(curve(iso(5.1, 1.6, 2.66), iso(5.4, 1.3, 2.66), iso(5.7, 1.5, 2.66)), lch(0.5, 0.115, 163), 5);
  // The lamp.
  const [baseX, baseY] = iso(6.0, 0.6, 2.6);
  solid(sheet, ellipse(baseX, baseY, 24, 12), lch(0.45, 0.1, 163), { depth: 6 });
  const head = iso(6.2, 0.75, 4.25);
  sheet.stroke(
    line([baseX, baseY - 4], [baseX - 34, baseY - 66], [head[0] - 6, head[1] - 4]),
    lch(0.45, 0.1, 163),
    8,
  );
  const pool = polygon([
    [head[0] - 22, head[1] + 16],
    [head[0] + 46, head[1] + 10],
    iso(8.6, 2.3, 2.6),
    iso(4.7, 2.3, 2.6),
  ]);
  sheet.blended('screen', () =>
    sheet.fill(
      pool,
      sheet.linear(0, head[1], 0, head[1] + 170, [
        [0, lch(0.9, 0.1, 88), 0.75],
        [1, lch(0.85, 0.11, 80), 0.06],
      ]),
    ),
  );
  solid(
    sheet,
    polygon([
      [head[0] - 14, head[1] - 26],
      [head[0] + 16, head[1] - 30],
      [head[0] + 48, head[1] + 10],
      [head[0] - 24, head[1] + 18],
    ]),
    lch(0.5, 0.115, 163),
    { depth: 10 },
  );
  sheet.fill(ellipse(head[0] + 12, head[1] + 14, 34, 9, -0.1), lch(0.98, 0.06, 95));
  // A chair pushed back a little.
  const seat = lch(0.8, 0.13, 82);
  for (const [x, y] of [
    [6.9, 3.0],
    [8.1, 3.0],
    [8.1, 4.1],
    [6.9, 4.1],
  ] as const)
    box(sheet, x, y, 0, 0.14, 0.14, 1.3, lch(0.44, 0.08, 48));
  box(sheet, 6.8, 2.9, 1.3, 1.5, 1.4, 0.22, seat);
  box(sheet, 6.8, 4.14, 1.5, 1.5, 0.16, 1.5, seat);
}

function drawCorner(sheet: Sheet): void {
  // A guitar against the bed's end, a big plant at the front right, a stack of games on the floor.
  drawPottedPlant(sheet, 9.2, 3.6, 0, 62);
  box(sheet, 4.6, 8.6, 0, 1.0, 0.8, 0.2, lch(0.5, 0.1, 262));
  box(sheet, 4.7, 8.7, 0.2, 0.8, 0.6, 0.18, lch(0.84, 0.13, 85));
  box(sheet, 4.65, 8.65, 0.38, 0.85, 0.65, 0.16, lch(0.62, 0.15, 34));
  box(sheet, 8.7, 8.6, 0, 0.9, 0.9, 0.7, lch(0.7, 0.085, 68));
  sheet.stroke(line(iso(9.15, 8.6, 0.7), iso(9.15, 9.5, 0.7)), lch(0.86, 0.05, 80), 10);
}

function drawCat(sheet: Sheet): void {
  const [x, y] = iso(6.6, 6.2);
  const frame = new Frame(x + 10, y - 34, 40);
  const coat = lch(0.3, 0.032, 262);
  sheet.fill(ellipse(x + 14, y + 4, 92, 26), lch(0.24, 0.07, 270), 0.5);
  solid(
    sheet,
    frame.blob([
      [-1.3, 0.9],
      [-1.5, 0.3],
      [-0.9, -0.5],
      [0.3, -0.8],
      [1.4, -0.4],
      [1.9, 0.4],
      [1.7, 0.95],
      [0, 1.1],
    ]),
    coat,
    { depth: 16 },
  );
  solid(
    sheet,
    frame.blob([
      [1.6, 0.6],
      [1.9, 0.9],
      [1.2, 1.2],
      [0.2, 1.2],
      [0.2, 0.95],
      [1.1, 0.95],
    ]),
    coat,
    { depth: 8 },
  );
  solid(sheet, frame.ellipse(0.25, 1.08, 0.2, 0.14), lch(0.95, 0.014, 85), { depth: 4 });
  solid(
    sheet,
    frame.blob([
      [-1.7, 0.2],
      [-1.95, -0.5],
      [-1.85, -1.25],
      [-1.35, -0.9],
      [-0.75, -0.92],
      [-0.3, -1.3],
      [-0.22, -0.5],
      [-0.45, 0.25],
      [-1.1, 0.5],
    ]),
    coat,
    { depth: 12 },
  );
  solid(
    sheet,
    frame.blob([
      [-1.16, -0.5],
      [-1.5, 0.16],
      [-1.1, 0.46],
      [-0.66, 0.2],
      [-1.0, -0.4],
    ]),
    lch(0.95, 0.014, 85),
    { depth: 6 },
  );
  for (const u of [-1.5, -0.66])
    sheet.stroke(frame.curve([u - 0.14, -0.24], [u, -0.14], [u + 0.14, -0.24]), lch(0.1, 0.02, 270), 3.5);
  sheet.fill(frame.ellipse(-1.08, -0.02, 0.09, 0.06), lch(0.74, 0.1, 16));
}
