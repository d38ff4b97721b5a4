import { castShadow, inLight, inShade, snapshot, solid } from '../cat/form.ts';
import { lch, mix } from '../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle } from '../core/shapes.ts';
import { Sheet } from '../core/sheet.ts';

const WIDTH = 1600;
const HEIGHT = 900;
const KERB_Y = 690;
const YELLOW = lch(0.84, 0.16, 90);

/** A lit shelter, a yellow umbrella, and two headlights that may be the bus. */
export function lastBusLightRain(): Sheet {
  const sheet = new Sheet('art/last-bus-light-rain', WIDTH, HEIGHT);
  sheet.cover(
    sheet.linear(0, 0, 0, KERB_Y, [
      [0, lch(0.24, 0.065, 262)],
      [0.55, lch(0.38, 0.08, 252)],
      [1, lch(0.56, 0.075, 235)],
    ]),
  );
  drawTown(sheet);
  drawBus(sheet);
  drawShelter(sheet);
  drawPerson(sheet);
  drawWetRoad(sheet);
  drawRain(sheet);
  return sheet.finish({ vignette: 0.16 });
}

function drawTown(sheet: Sheet): void {
  const random = sheet.random.stream('town');
  for (let layer = 0; layer < 3; layer++) {
    const colour = mix(lch(0.5, 0.07, 242), lch(0.27, 0.065, 258), layer / 2);
    for (let x = -60; x < WIDTH; ) {
      const width = random.between(80, 190);
      const height = random.between(150, 300) + (2 - layer) * 90;
      const base = KERB_Y - 20;
      // The street opens to the right, where the bus comes from.
      if (x > 980 && x < 1370 && layer > 0) {
        x += width;
        continue;
      }
      solid(sheet, rectangle(x, base - height, width, height + 30), colour, {
        depth: 14,
        shadow: 0.2,
        glow: 0.08,
      });
      for (let y = base - height + 26; y < base - 40; y += 42) {
        for (let wx = x + 18; wx < x + width - 26; wx += 36) {
          if (random.chance(0.22))
            sheet.fill(
              rectangle(wx, y, 16, 22, 2),
              random.chance(0.8) ? lch(0.86, 0.12, 80) : lch(0.84, 0.12, 165),
              0.3 + layer * 0.25,
            );
        }
      }
      x += width + random.between(4, 22);
    }
  }
  sheet.mistBand(KERB_Y - 90, 150, lch(0.66, 0.06, 230), 0.55);
  // Trolley wires and a lamp.
  for (const [from, to] of [
    [120, 250],
    [150, 268],
  ] as const)
    sheet.stroke(
      curve([-20, from], [800, (from + to) / 2 + 40], [1180, to + 90]),
      lch(0.18, 0.05, 262),
      3,
      0.7,
    );
  sheet.stroke(line([930, KERB_Y], [930, 170]), lch(0.19, 0.05, 262), 12);
  sheet.stroke(curve([930, 176], [934, 140], [1010, 134]), lch(0.19, 0.05, 262), 9);
  sheet.glow(1012, 146, 250, lch(0.92, 0.1, 85), 0.75);
  sheet.fill(ellipse(1012, 142, 26, 9), lch(0.97, 0.07, 90));
}

function drawBus(sheet: Sheet): void {
  const [x, y] = [1180, 574] as const;
  solid(sheet, rectangle(x - 74, y - 92, 148, 200, 18), lch(0.42, 0.085, 165), { depth: 14 });
  sheet.fill(rectangle(x - 60, y - 66, 120, 84, 8), lch(0.9, 0.08, 90));
  for (let i = 0; i < 4; i++)
    sheet.fill(
      blob([
        [x - 48 + i * 28, y + 18],
        [x - 44 + i * 28, y - 12],
        [x - 36 + i * 28, y - 20],
        [x - 28 + i * 28, y - 12],
        [x - 24 + i * 28, y + 18],
      ]),
      lch(0.4, 0.06, 255),
      0.7,
    );
  sheet.stroke(line([x, y - 66], [x, y + 18]), lch(0.3, 0.06, 200), 5);
  sheet.fill(rectangle(x - 50, y - 86, 100, 15, 4), lch(0.2, 0.05, 262));
  for (let i = 0; i < 5; i++) sheet.fill(rectangle(x - 40 + i * 17, y - 82, 10, 7, 2), lch(0.85, 0.15, 80));
  for (const side of [-1, 1]) {
    sheet.glow(x + side * 52, y + 62, 190, lch(0.95, 0.1, 92), 0.85);
    sheet.fill(ellipse(x + side * 52, y + 62, 17), lch(0.99, 0.04, 95));
    sheet.stroke(line([x + side * 20, y - 92], [x + side * 34 - 60, y - 190]), lch(0.2, 0.05, 262), 4);
  }
  sheet.fill(rectangle(x - 74, y + 98, 148, 16, 6), lch(0.2, 0.05, 262));
}

function drawShelter(sheet: Sheet): void {
  const [left, top, width, bottom] = [170, 246, 540, KERB_Y] as const;
  const glass = rectangle(left + 14, top + 40, width - 28, bottom - top - 70);
  sheet.fill(
    glass,
    sheet.linear(0, top, 0, bottom, [
      [0, lch(0.95, 0.08, 95)],
      [0.6, lch(0.84, 0.09, 105)],
      [1, lch(0.66, 0.09, 140)],
    ]),
  );
  sheet.clipped(glass, () => {
    for (const x of [left + 190, left + 366])
      sheet.fill(rectangle(x, top + 40, 8, 500), lch(0.5, 0.06, 180), 0.8);
    for (let i = 0; i < 4; i++)
      sheet.fill(
        polygon([
          [left + 60 + i * 130, top],
          [left + 110 + i * 130, top],
          [left - 20 + i * 130, bottom],
          [left - 70 + i * 130, bottom],
        ]),
        lch(0.99, 0.02, 100),
        0.16,
      );
    // A map with a route, a poster with a sun.
    solid(sheet, rectangle(left + 40, top + 110, 120, 170, 4), lch(0.96, 0.015, 95), { depth: 6 });
    sheet.stroke(
      curve([left + 60, top + 250], [left + 86, top + 190], [left + 120, top + 210], [left + 140, top + 136]),
      lch(0.56, 0.12, 163),
      8,
    );
    for (const [x, y] of [
      [62, 246],
      [92, 196],
      [138, 140],
    ] as const)
      sheet.fill(ellipse(left + x, top + y, 8), lch(0.64, 0.19, 32));
    solid(sheet, rectangle(left + 400, top + 96, 110, 210, 4), lch(0.72, 0.14, 45), { depth: 6 });
    sheet.clipped(rectangle(left + 406, top + 102, 98, 198), () => {
      sheet.fill(ellipse(left + 455, top + 180, 30), lch(0.94, 0.08, 90));
      const hill = blob([
        [left + 380, top + 320],
        [left + 392, top + 262],
        [left + 450, top + 232],
        [left + 520, top + 262],
        [left + 530, top + 320],
      ]);
      sheet.fill(hill, lch(0.4, 0.1, 20));
    });
  });
  solid(sheet, rectangle(left + 60, bottom - 112, width - 150, 20, 6), lch(0.5, 0.09, 48), {
    depth: 8,
    light: [0, -1],
  });
  for (const x of [left + 90, left + width - 140])
    sheet.fill(rectangle(x, bottom - 92, 14, 92), lch(0.24, 0.05, 262));
  // The only other passenger already has a seat.
  const dark = lch(0.2, 0.035, 270);
  const catX = left + 250;
  sheet.fill(
    blob([
      [catX - 40, bottom - 110],
      [catX - 38, bottom - 152],
      [catX - 16, bottom - 174],
      [catX + 18, bottom - 172],
      [catX + 40, bottom - 150],
      [catX + 44, bottom - 110],
    ]),
    dark,
  );
  sheet.fill(
    blob([
      [catX - 30, bottom - 168],
      [catX - 32, bottom - 214],
      [catX - 14, bottom - 198],
      [catX + 8, bottom - 198],
      [catX + 26, bottom - 214],
      [catX + 24, bottom - 168],
      [catX - 2, bottom - 154],
    ]),
    dark,
  );
  sheet.fill(ellipse(catX - 4, bottom - 130, 14, 22), lch(0.95, 0.02, 90));
  for (const side of [-1, 1])
    sheet.fill(ellipse(catX - 3 + side * 12, bottom - 184, 5, 6), lch(0.88, 0.15, 108));
  for (const x of [left, left + width - 18])
    solid(sheet, rectangle(x, top + 20, 18, bottom - top - 20), lch(0.26, 0.055, 258), { depth: 6 });
  solid(sheet, rectangle(left - 34, top - 6, width + 90, 40, 8), lch(0.3, 0.06, 258), {
    depth: 12,
    light: [0, -1],
  });
  sheet.fill(rectangle(left + 20, top + 34, width - 40, 9), lch(0.98, 0.05, 95));
  sheet.glow(left + width / 2, top + 160, 560, lch(0.93, 0.1, 95), 0.42);
  // The stop's sign.
  sheet.stroke(line([86, KERB_Y + 6], [86, 300]), lch(0.2, 0.05, 262), 10);
  solid(sheet, ellipse(86, 270, 46), lch(0.5, 0.115, 163), { depth: 12 });
  solid(sheet, rectangle(62, 254, 48, 26, 7), lch(0.97, 0.01, 150), { depth: 3 });
  for (const x of [72, 98]) sheet.fill(ellipse(x, 284, 6), lch(0.97, 0.01, 150));
}

function drawPerson(sheet: Sheet): void {
  const [x, ground] = [800, KERB_Y + 12] as const;
  const coat = lch(0.4, 0.085, 268);
  for (const side of [-1, 1]) {
    sheet.stroke(line([x + side * 17, ground - 70], [x + side * 17, ground - 8]), lch(0.22, 0.05, 268), 20);
    solid(
      sheet,
      blob([
        [x + side * 17 - 15, ground + 4],
        [x + side * 17 - 14, ground - 26],
        [x + side * 17 + 14, ground - 26],
        [x + side * 17 + 20, ground + 4],
      ]),
      YELLOW,
      { depth: 6 },
    );
  }
  solid(
    sheet,
    blob([
      [x - 50, ground - 62],
      [x - 44, ground - 190],
      [x - 28, ground - 226],
      [x + 28, ground - 226],
      [x + 44, ground - 190],
      [x + 50, ground - 62],
      [x, ground - 54],
    ]),
    coat,
    { depth: 20, light: [-1, -0.3], glow: 0.4 },
  );
  solid(
    sheet,
    blob([
      [x - 34, ground - 172],
      [x + 34, ground - 172],
      [x + 36, ground - 104],
      [x - 36, ground - 104],
    ]),
    lch(0.58, 0.13, 38),
    { depth: 10 },
  );
  sheet.stroke(line([x, ground - 166], [x, ground - 120]), lch(0.42, 0.1, 30), 5);
  solid(
    sheet,
    blob([
      [x - 27, ground - 218],
      [x - 30, ground - 262],
      [x, ground - 286],
      [x + 30, ground - 262],
      [x + 27, ground - 218],
    ]),
    lch(0.26, 0.05, 40),
    { depth: 10, light: [-1, -0.3], glow: 0.3 },
  );
  solid(
    sheet,
    blob([
      [x - 36, ground - 206],
      [x, ground - 222],
      [x + 36, ground - 206],
      [x + 30, ground - 190],
      [x - 30, ground - 190],
    ]),
    lch(0.6, 0.13, 160),
    { depth: 8 },
  );
  sheet.stroke(line([x + 40, ground - 150], [x + 26, ground - 380]), lch(0.2, 0.04, 262), 6);
  sheet.stroke(curve([x + 40, ground - 196], [x + 52, ground - 166], [x + 42, ground - 148]), coat, 24);
  const top: [number, number] = [x + 24, ground - 400];
  const canopy = blob([
    [x - 140, ground - 286],
    [x - 110, ground - 352],
    [x - 40, ground - 396],
    top,
    [x + 92, ground - 394],
    [x + 160, ground - 348],
    [x + 190, ground - 280],
    [x + 134, ground - 300],
    [x + 80, ground - 282],
    [x + 24, ground - 302],
    [x - 32, ground - 284],
    [x - 86, ground - 304],
  ]);
  solid(sheet, canopy, YELLOW, { depth: 30 });
  sheet.clipped(canopy, () => {
    for (const end of [-86, -32, 80, 134])
      sheet.stroke(
        curve(top, [x + (24 + end) / 2 + (end > 24 ? 26 : -26), ground - 372], [x + end, ground - 290]),
        inShade(YELLOW, 0.35),
        5,
        0.7,
      );
  });
  sheet.stroke(line(top, [top[0] - 3, top[1] - 22]), lch(0.2, 0.04, 262), 6);
}

function drawWetRoad(sheet: Sheet): void {
  const above = snapshot(sheet);
  const { context } = sheet;
  sheet.fill(rectangle(0, KERB_Y, WIDTH, HEIGHT - KERB_Y), lch(0.22, 0.06, 258));
  for (let row = 0; row < HEIGHT - KERB_Y; row++) {
    const depth = row / (HEIGHT - KERB_Y);
    const source = KERB_Y - row * 1.9;
    if (source < 1) break;
    const push = sheet.noise.at(row / 6, 4) * (4 + depth * 16) + sheet.noise.at(row / 24, 9) * 10;
    context.globalAlpha = 0.66 - depth * 0.2;
    context.drawImage(above, 0, source - 1, WIDTH, 1, push, KERB_Y + row, WIDTH, 1);
  }
  context.globalAlpha = 1;
  solid(sheet, rectangle(-10, KERB_Y - 2, WIDTH + 20, 18), lch(0.46, 0.05, 240), {
    depth: 6,
    light: [0, -1],
  });
  const random = sheet.random.stream('puddles');
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random.between(0, WIDTH), random.between(KERB_Y + 40, HEIGHT - 20)];
    const reach = random.between(14, 44) * (0.5 + (y - KERB_Y) / 240);
    sheet.stroke(ellipse(x, y, reach, reach * 0.24), lch(0.9, 0.04, 220), 2.5, 0.5);
    sheet.stroke(ellipse(x, y, reach * 0.5, reach * 0.12), lch(0.9, 0.04, 220), 2, 0.4);
  }
  for (let i = 0; i < 5; i++)
    sheet.fill(
      polygon([
        [80 + i * 340, 812],
        [240 + i * 340, 812],
        [250 + i * 340, 828],
        [78 + i * 340, 828],
      ]),
      inLight(YELLOW, 0.2),
      0.55,
    );
  castShadow(
    sheet,
    [
      [700, KERB_Y + 12],
      [800, KERB_Y + 6],
      [900, KERB_Y + 12],
      [860, KERB_Y + 24],
      [740, KERB_Y + 24],
    ],
    0.4,
    5,
  );
}

function drawRain(sheet: Sheet): void {
  const random = sheet.random.stream('rain');
  for (let i = 0; i < 210; i++) {
    const [x, y, length] = [
      random.between(0, WIDTH + 100),
      random.between(-40, HEIGHT),
      random.between(24, 84),
    ];
    // Under the roof it is dry.
    if (x > 150 && x < 740 && y > 220 && y < KERB_Y) continue;
    sheet.stroke(
      line([x, y], [x - length * 0.16, y + length]),
      lch(0.94, 0.025, 230),
      random.between(1.2, 2.6),
      random.between(0.14, 0.42),
    );
  }
}
