import { studio, white } from '../cat/coat.ts';
import { castShadow, dropShadow, inLight, inShade, solid } from '../cat/form.ts';
import { Frame } from '../cat/frame.ts';
import { bust } from '../cat/poses.ts';
import { trailingPlant, windowLight } from '../cat/room.ts';
import { lch, mix } from '../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle } from '../core/shapes.ts';
import { Sheet } from '../core/sheet.ts';

const WIDTH = 1600;
const HEIGHT = 1200;
const TABLE_Y = 800;

/** Domino among the owner's hobbies, wearing one of them. */
export function dominoAndMatcha(): Sheet {
  const sheet = new Sheet('about/domino-and-matcha', WIDTH, HEIGHT);
  sheet.cover(
    sheet.linear(0, 0, WIDTH, HEIGHT, [
      [0, lch(0.66, 0.095, 165)],
      [0.6, lch(0.52, 0.1, 165)],
      [1, lch(0.4, 0.085, 170)],
    ]),
  );
  sheet.fill(ellipse(800, 470, 430), lch(0.86, 0.12, 85), 0.92);
  windowLight(sheet, 90, 60, 400, 460, 0.24, 0.26);
  solid(sheet, rectangle(1220, 250, 420, 30, 3), lch(0.62, 0.1, 55), { depth: 10, light: [0, -1] });
  trailingPlant(sheet, 1490, 250, 140, lch(0.95, 0.02, 90), lch(0.66, 0.11, 140));
  drawRecords(sheet);
  drawCat(sheet);
  drawTable(sheet);
  drawCamera(sheet, 250, 905);
  drawMatcha(sheet, 470, 1050);
  drawController(sheet, 950, 1050);
  drawTablet(sheet);
  drawPaws(sheet);
  return sheet.finish({ vignette: 0.1 });
}

function drawRecords(sheet: Sheet): void {
  for (const [x, colour] of [
    [1250, lch(0.62, 0.15, 35)],
    [1270, lch(0.9, 0.04, 88)],
    [1292, lch(0.5, 0.1, 265)],
    [1310, lch(0.84, 0.13, 85)],
  ] as const)
    solid(sheet, rectangle(x, 80, 17, 170, 2), colour, { depth: 6 });
  solid(sheet, rectangle(1336, 90, 160, 160, 3), lch(0.3, 0.04, 265), { depth: 8 });
  sheet.fill(ellipse(1416, 170, 62), lch(0.18, 0.03, 270));
  for (const r of [50, 40, 30]) sheet.stroke(ellipse(1416, 170, r), lch(0.34, 0.03, 265), 2);
  sheet.fill(ellipse(1416, 170, 20), lch(0.64, 0.16, 35));
}

function drawCat(sheet: Sheet): void {
  const to = studio(sheet);
  const frame = new Frame(800, 500, 262);
  bust(to, frame, { eyes: 'smiling', ears: 0.24, pitch: 0.08, yaw: -0.06 });
  // Headphones: a band over the crown between the ears, a cup on each cheek.
  const band = frame.curve(
    [-1.02, -0.1],
    [-0.98, -0.62],
    [-0.56, -0.94],
    [0, -1.02],
    [0.56, -0.94],
    [0.98, -0.62],
    [1.02, -0.1],
  );
  sheet.stroke(band, lch(0.36, 0.07, 35), 46);
  sheet.stroke(band, lch(0.72, 0.15, 48), 34);
  sheet.stroke(frame.curve([-0.9, -0.66], [-0.54, -0.96], [-0.1, -1.03]), lch(0.86, 0.11, 70), 8, 0.8);
  for (const side of [-1, 1]) {
    const cup = frame.blob([
      [side * 0.84, -0.3],
      [side * 1.12, -0.36],
      [side * 1.26, -0.1],
      [side * 1.28, 0.16],
      [side * 1.12, 0.38],
      [side * 0.86, 0.32],
    ]);
    dropShadow(sheet, cup, 6, 10, 0.35, 8);
    solid(sheet, cup, lch(0.72, 0.15, 48), { depth: 24 });
    solid(
      sheet,
      frame.blob([
        [side * 0.8, -0.26],
        [side * 0.92, -0.3],
        [side * 0.96, 0.02],
        [side * 0.93, 0.3],
        [side * 0.82, 0.28],
      ]),
      lch(0.95, 0.02, 90),
      { depth: 10 },
    );
  }
}

function drawTable(sheet: Sheet): void {
  const wood = lch(0.84, 0.055, 80);
  sheet.fill(
    rectangle(-20, TABLE_Y, WIDTH + 40, 420),
    sheet.linear(0, TABLE_Y, 0, HEIGHT, [
      [0, wood],
      [1, lch(0.68, 0.085, 64)],
    ]),
  );
  sheet.fill(rectangle(-20, TABLE_Y, WIDTH + 40, 13), inLight(wood, 0.5));
  for (let i = 0; i < 15; i++)
    sheet.stroke(
      curve([0, TABLE_Y + 36 + i * 24], [700, TABLE_Y + 42 + i * 25], [WIDTH, TABLE_Y + 30 + i * 26]),
      inShade(wood, 0.28),
      2,
      0.35,
    );
}

function drawPaws(sheet: Sheet): void {
  const to = studio(sheet);
  for (const x of [660, 930]) {
    castShadow(
      sheet,
      [
        [x - 70, TABLE_Y + 60],
        [x + 60, TABLE_Y + 50],
        [x + 110, TABLE_Y + 86],
        [x, TABLE_Y + 104],
      ],
      0.4,
      8,
    );
    const mitt = blob([
      [x - 80, TABLE_Y + 60],
      [x - 72, TABLE_Y - 14],
      [x - 30, TABLE_Y - 44],
      [x + 30, TABLE_Y - 44],
      [x + 72, TABLE_Y - 14],
      [x + 80, TABLE_Y + 60],
      [x + 44, TABLE_Y + 84],
      [x - 44, TABLE_Y + 84],
    ]);
    white(to, mitt, 30);
    for (const toe of [-26, 26])
      sheet.stroke(curve([x + toe, TABLE_Y + 36], [x + toe * 0.95, TABLE_Y + 80]), to.tones.whiteShade, 7);
  }
}

function drawCamera(sheet: Sheet, x: number, y: number): void {
  castShadow(
    sheet,
    [
      [x - 170, y + 80],
      [x, y + 66],
      [x + 240, y + 84],
      [x + 40, y + 116],
    ],
    0.5,
    10,
  );
  sheet.stroke(
    curve([x - 160, y - 60], [x - 230, y - 140], [x - 250, y + 40], [x - 180, y + 110], [x - 90, y + 130]),
    lch(0.5, 0.11, 40),
    18,
  );
  solid(sheet, rectangle(x - 60, y - 152, 120, 56, 12), lch(0.3, 0.025, 260), { depth: 10 });
  solid(sheet, rectangle(x - 170, y - 110, 340, 210, 24), lch(0.34, 0.03, 260), { depth: 22 });
  solid(sheet, rectangle(x - 170, y - 64, 340, 120), lch(0.24, 0.03, 265), { depth: 10, glow: 0.1 });
  solid(sheet, rectangle(x - 140, y - 136, 62, 30, 8), lch(0.82, 0.02, 240), { depth: 8 });
  solid(sheet, ellipse(x + 118, y - 116, 24, 13), lch(0.66, 0.18, 32), { depth: 6 });
  solid(sheet, ellipse(x, y - 2, 98), lch(0.82, 0.02, 240), { depth: 14 });
  solid(sheet, ellipse(x, y - 2, 82), lch(0.22, 0.03, 265), { depth: 12 });
  sheet.fill(
    ellipse(x, y - 2, 56),
    sheet.radial(x - 14, y - 18, 6, 66, [
      [0, lch(0.62, 0.1, 200)],
      [0.5, lch(0.34, 0.1, 265)],
      [1, lch(0.14, 0.04, 280)],
    ]),
  );
  sheet.fill(ellipse(x - 20, y - 24, 16, 11, -0.6), lch(0.98, 0.01, 200), 0.85);
  sheet.fill(ellipse(x + 16, y + 20, 7), lch(0.9, 0.06, 300), 0.7);
}

function drawMatcha(sheet: Sheet, x: number, y: number): void {
  castShadow(
    sheet,
    [
      [x - 130, y + 60],
      [x + 20, y + 48],
      [x + 250, y + 76],
      [x + 60, y + 108],
    ],
    0.5,
    10,
  );
  const bowl = blob([
    [x - 150, y - 80],
    [x + 150, y - 80],
    [x + 138, y + 10],
    [x + 84, y + 78],
    [x - 84, y + 78],
    [x - 138, y + 10],
  ]);
  solid(sheet, rectangle(x - 62, y + 66, 124, 26, 6), lch(0.36, 0.05, 255), { depth: 8 });
  solid(sheet, bowl, lch(0.44, 0.065, 250), { depth: 34 });
  const drip = blob([
    [x - 152, y - 84],
    [x + 152, y - 84],
    [x + 146, y - 30],
    [x + 100, y - 44],
    [x + 66, y - 2],
    [x + 20, y - 36],
    [x - 40, y - 12],
    [x - 80, y - 42],
    [x - 144, y - 26],
  ]);
  solid(sheet, drip, lch(0.9, 0.03, 190), { depth: 14 });
  sheet.fill(ellipse(x, y - 82, 152, 38), lch(0.84, 0.03, 195));
  sheet.fill(ellipse(x, y - 78, 134, 29), lch(0.7, 0.14, 128));
  const foam = sheet.random.stream('foam');
  for (let i = 0; i < 70; i++) {
    const [fx, fy] = [x + foam.spread() * 60, y - 78 + foam.spread() * 12];
    sheet.fill(ellipse(fx, fy, foam.between(3, 9), foam.between(1.5, 4)), lch(0.84, 0.12, 122), 0.8);
  }
  for (let i = 0; i < 3; i++) {
    const sx = x - 50 + i * 48;
    const steam = blob([
      [sx, y - 110],
      [sx - 22, y - 170],
      [sx + 12, y - 220],
      [sx - 6, y - 280],
      [sx + 26, y - 220],
      [sx - 4, y - 170],
      [sx + 14, y - 110],
    ]);
    sheet.fill(steam, lch(0.98, 0.01, 95), 0.32);
  }
  // The whisk rests beside it.
  const whisk = new Frame(x - 270, y + 40, 60, -0.5);
  dropShadow(sheet, whisk.ellipse(0, 0.3, 0.9, 1), 12, 16, 0.35, 8);
  for (let i = 0; i < 19; i++) {
    const u = (i - 9) / 9;
    sheet.stroke(
      whisk.curve([u * 0.3, -0.7], [u * 0.95, 0.3], [u * 0.62, 1.1]),
      i % 2 ? lch(0.88, 0.07, 88) : lch(0.76, 0.085, 78),
      6,
    );
  }
  sheet.stroke(whisk.curve([-0.5, -0.3], [0, -0.2], [0.5, -0.3]), lch(0.36, 0.06, 50), 6);
  solid(
    sheet,
    whisk.blob([
      [-0.34, -1.9],
      [0.34, -1.9],
      [0.38, -0.6],
      [-0.38, -0.6],
    ]),
    lch(0.86, 0.07, 88),
    { depth: 12 },
  );
}

function drawController(sheet: Sheet, x: number, y: number): void {
  castShadow(
    sheet,
    [
      [x - 190, y + 60],
      [x, y + 30],
      [x + 230, y + 66],
      [x + 30, y + 96],
    ],
    0.5,
    12,
  );
  const body = blob([
    [x - 110, y - 84],
    [x + 110, y - 84],
    [x + 180, y - 50],
    [x + 216, y + 50],
    [x + 180, y + 96],
    [x + 120, y + 40],
    [x - 120, y + 40],
    [x - 180, y + 96],
    [x - 216, y + 50],
    [x - 180, y - 50],
  ]);
  solid(sheet, body, lch(0.95, 0.015, 95), { depth: 34 });
  solid(sheet, rectangle(x - 142, y - 42, 26, 84, 8), lch(0.3, 0.03, 265), { depth: 6 });
  solid(sheet, rectangle(x - 171, y - 13, 84, 26, 8), lch(0.3, 0.03, 265), { depth: 6 });
  for (const [dx, dy, colour] of [
    [0, -34, lch(0.82, 0.14, 85)],
    [34, 0, lch(0.64, 0.18, 30)],
    [0, 34, lch(0.62, 0.12, 160)],
    [-34, 0, lch(0.6, 0.11, 262)],
  ] as const)
    solid(sheet, ellipse(x + 130 + dx, y + dy, 16), colour, { depth: 6 });
  for (const dx of [-58, 58]) {
    solid(sheet, ellipse(x + dx, y + 30, 38), lch(0.86, 0.02, 200), { depth: 10 });
    solid(sheet, ellipse(x + dx, y + 26, 27), lch(0.32, 0.03, 265), { depth: 8 });
  }
  sheet.fill(rectangle(x - 24, y - 44, 48, 9, 3), lch(0.45, 0.115, 163));
}

function drawTablet(sheet: Sheet): void {
  const frame = new Frame(1400, 970, 98, 0.06);
  const shell = frame.polygon([
    [-1.35, -1.1],
    [1.75, -1.1],
    [2.2, 1.35],
    [-1.65, 1.35],
  ]);
  dropShadow(sheet, shell, 16, 20, 0.45, 10);
  solid(sheet, shell, lch(0.28, 0.03, 200), { depth: 14 });
  const screen = frame.polygon([
    [-1.2, -0.94],
    [1.6, -0.94],
    [1.98, 1.16],
    [-1.46, 1.16],
  ]);
  sheet.fill(screen, lch(0.965, 0.02, 95));
  sheet.clipped(screen, () => {
    // Today's sketch: mountains, a sun, the sea.
    solid(sheet, frame.ellipse(0.9, -0.36, 0.34, 0.3), lch(0.8, 0.15, 72), { depth: 10 });
    solid(
      sheet,
      frame.blob([
        [-1.6, 1.3],
        [-1.2, 0.2],
        [-0.6, -0.5],
        [-0.1, 0.1],
        [0.4, -0.2],
        [1.1, 0.5],
        [2.1, 0.3],
        [2.2, 1.3],
      ]),
      mix(lch(0.5, 0.115, 163), lch(0.8, 0.06, 180), 0.3),
      { depth: 14 },
    );
    solid(
      sheet,
      frame.blob([
        [-1.7, 1.4],
        [-1.2, 0.74],
        [0, 0.6],
        [1.2, 0.84],
        [2.2, 0.66],
        [2.2, 1.4],
      ]),
      lch(0.6, 0.09, 220),
      { depth: 10 },
    );
    for (let i = 0; i < 4; i++)
      sheet.stroke(
        frame.curve([-0.9 + i * 0.7, 0.9], [-0.7 + i * 0.7, 0.84], [-0.5 + i * 0.7, 0.92]),
        lch(0.95, 0.02, 200),
        5,
      );
    for (let i = 0; i < 4; i++)
      sheet.fill(
        frame.ellipse(-1.1, -0.66 + i * 0.26, 0.09),
        [lch(0.64, 0.18, 30), lch(0.8, 0.15, 72), lch(0.5, 0.115, 163), lch(0.6, 0.09, 220)][i] ??
          lch(0.5, 0, 0),
      );
  });
  dropShadow(
    sheet,
    polygon([frame.at(0.2, 0.9), frame.at(1.5, -0.6), frame.at(1.6, -0.5), frame.at(0.3, 1.0)]),
    8,
    12,
    0.35,
    5,
  );
  sheet.stroke(line(frame.at(0.34, 0.8), frame.at(1.6, -0.66)), lch(0.97, 0.012, 95), 20);
  sheet.stroke(line(frame.at(0.2, 0.96), frame.at(0.34, 0.8)), lch(0.34, 0.03, 200), 11);
}
