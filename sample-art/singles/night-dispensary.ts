import { castShadow, inLight, inShade, snapshot, solid } from '../cat/form.ts';
import { Frame } from '../cat/frame.ts';
import { type Colour, lch, mix } from '../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle } from '../core/shapes.ts';
import { Sheet } from '../core/sheet.ts';

const WIDTH = 1280;
const HEIGHT = 1600;
/** Where the house stands on the pavement; everything below is its reflection. */
const STREET_Y = 1200;

const AMBER = lch(0.82, 0.14, 74);
const GREEN = lch(0.84, 0.15, 160);

/** A corner pharmacy after closing time, lit inside, mirrored in a wet street. */
export function nightDispensary(): Sheet {
  const sheet = new Sheet('art/night-dispensary', WIDTH, HEIGHT);
  sheet.cover(
    sheet.linear(0, 0, 0, STREET_Y, [
      [0, lch(0.17, 0.055, 270)],
      [0.6, lch(0.28, 0.075, 262)],
      [1, lch(0.4, 0.08, 245)],
    ]),
  );
  drawNeighbours(sheet);
  drawHouse(sheet);
  drawShopWindow(sheet);
  drawDoor(sheet);
  drawSign(sheet);
  drawStreet(sheet);
  return sheet.finish({ vignette: 0.2 });
}

function drawNeighbours(sheet: Sheet): void {
  const random = sheet.random.stream('stars');
  for (let i = 0; i < 60; i++)
    sheet.fill(
      ellipse(random.between(0, WIDTH), random.between(0, 420), random.between(1, 2.6)),
      lch(0.95, 0.03, 90),
      random.between(0.3, 0.9),
    );
  sheet.glow(1110, 150, 220, lch(0.9, 0.06, 95), 0.5);
  sheet.fill(ellipse(1110, 150, 52), lch(0.94, 0.05, 95));
  sheet.fill(ellipse(1090, 138, 46), lch(0.2, 0.058, 268));
  for (const [x, top, width, tone] of [
    [-40, 520, 190, 0.26],
    [1110, 430, 240, 0.28],
  ] as const) {
    const house = rectangle(x, top, width, STREET_Y - top);
    solid(sheet, house, lch(tone, 0.06, 268), { depth: 20 });
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 2; column++) {
        const lit = (row * 3 + column + Math.round(x)) % 5 === 0;
        sheet.fill(
          rectangle(x + 50 + column * 74, top + 60 + row * 150, 40, 70),
          lit ? AMBER : lch(tone - 0.07, 0.05, 268),
        );
      }
  }
}

function drawHouse(sheet: Sheet): void {
  const brick = lch(0.36, 0.075, 300);
  const front = rectangle(130, 250, 1010, STREET_Y - 250);
  solid(sheet, front, brick, { depth: 34, glow: 0.14 });
  const random = sheet.random.stream('bricks');
  sheet.clipped(front, () => {
    for (let row = 0; row < 22; row++) {
      for (let column = -1; column < 18; column++) {
        if (!random.chance(0.3)) continue;
        sheet.fill(
          rectangle(130 + column * 60 + (row % 2) * 30, 290 + row * 22, 56, 18, 2),
          mix(brick, lch(0.5, 0.09, 330), random.next() * 0.4),
          0.7,
        );
      }
    }
  });
  solid(sheet, rectangle(104, 222, 1062, 50, 4), lch(0.46, 0.06, 290), { depth: 12, light: [0, -1] });
  for (let x = 130; x < 1140; x += 52) sheet.fill(rectangle(x, 272, 26, 16), lch(0.42, 0.06, 290));
  // Upstairs somebody still reads.
  for (const [x, lit] of [
    [220, false],
    [540, true],
    [860, false],
  ] as const) {
    solid(sheet, rectangle(x - 14, 330, 208, 270, 4), lch(0.5, 0.05, 285), { depth: 8 });
    const pane = rectangle(x, 344, 180, 242);
    sheet.fill(
      pane,
      lit
        ? sheet.linear(0, 344, 0, 586, [
            [0, lch(0.9, 0.1, 85)],
            [1, lch(0.74, 0.14, 62)],
          ])
        : lch(0.2, 0.05, 265),
    );
    if (lit) {
      sheet.glow(x + 90, 460, 330, AMBER, 0.4);
      sheet.clipped(pane, () => {
        sheet.fill(
          blob([
            [x + 20, 600],
            [x + 34, 520],
            [x + 70, 500],
            [x + 60, 450],
            [x + 92, 424],
            [x + 126, 450],
            [x + 116, 500],
            [x + 150, 520],
            [x + 164, 600],
          ]),
          lch(0.32, 0.08, 40),
        );
        sheet.fill(
          polygon([
            [x + 66, 560],
            [x + 100, 540],
            [x + 150, 556],
            [x + 118, 584],
          ]),
          lch(0.95, 0.03, 90),
        );
      });
      for (const side of [-1, 1])
        sheet.fill(
          polygon([
            [x + 90 + side * 90, 344],
            [x + 90 + side * 36, 344],
            [x + 90 + side * 82, 586],
            [x + 90 + side * 90, 586],
          ]),
          lch(0.6, 0.13, 40),
          0.9,
        );
    } else {
      sheet.fill(
        polygon([
          [x, 344],
          [x + 80, 344],
          [x, 480],
        ]),
        lch(0.4, 0.06, 255),
        0.5,
      );
    }
    sheet.stroke(line([x + 90, 344], [x + 90, 586]), lch(0.5, 0.05, 285), 9);
    sheet.stroke(line([x, 440], [x + 180, 440]), lch(0.5, 0.05, 285), 7);
    solid(sheet, rectangle(x - 26, 596, 232, 22, 3), lch(0.52, 0.05, 285), { depth: 6 });
  }
}

function drawShopWindow(sheet: Sheet): void {
  // Shop front in dark green with a striped awning.
  solid(sheet, rectangle(130, 680, 1010, STREET_Y - 680), lch(0.32, 0.065, 168), { depth: 20, glow: 0.15 });
  const pane = rectangle(186, 770, 600, 340, 6);
  sheet.fill(
    pane,
    sheet.linear(0, 770, 0, 1110, [
      [0, lch(0.93, 0.09, 92)],
      [0.5, lch(0.86, 0.12, 82)],
      [1, lch(0.68, 0.12, 66)],
    ]),
  );
  const palette: readonly Colour[] = [
    lch(0.58, 0.13, 55),
    lch(0.66, 0.14, 60),
    lch(0.5, 0.1, 160),
    lch(0.62, 0.1, 200),
    lch(0.94, 0.03, 90),
    lch(0.5, 0.12, 30),
  ];
  const random = sheet.random.stream('bottles');
  sheet.clipped(pane, () => {
    for (let shelf = 0; shelf < 3; shelf++) {
      const y = 862 + shelf * 84;
      for (let x = 204; x < 770; ) {
        const width = random.between(22, 44);
        const height = random.between(36, 66);
        const colour = random.pick(palette);
        solid(sheet, rectangle(x, y - height, width, height, 7), colour, { depth: 7 });
        solid(
          sheet,
          rectangle(x + width * 0.25, y - height - 11, width * 0.5, 13, 3),
          inShade(colour, 0.35),
          { depth: 3 },
        );
        sheet.fill(
          rectangle(x + 4, y - height * 0.66, width - 8, height * 0.34, 2),
          lch(0.96, 0.02, 90),
          0.9,
        );
        x += width + random.between(5, 16);
      }
      sheet.fill(rectangle(186, y, 600, 9), lch(0.42, 0.08, 50));
      sheet.fill(rectangle(186, y + 9, 600, 8), lch(0.4, 0.1, 50), 0.4);
    }
    // The mortar, and a night clerk with two ears.
    solid(
      sheet,
      blob([
        [560, 1040],
        [690, 1040],
        [676, 1090],
        [650, 1108],
        [600, 1108],
        [574, 1090],
      ]),
      lch(0.92, 0.02, 180),
      { depth: 12 },
    );
    sheet.stroke(line([650, 1040], [700, 980]), lch(0.88, 0.03, 180), 18);
  });
  const cat = new Frame(310, 1040, 52);
  const dark = lch(0.2, 0.045, 285);
  sheet.fill(
    cat.blob([
      [0, -0.5],
      [-0.5, -0.2],
      [-0.7, 0.5],
      [-0.95, 1.3],
      [0.95, 1.3],
      [0.7, 0.5],
      [0.5, -0.2],
    ]),
    dark,
  );
  sheet.fill(
    cat.blob([
      [0, -1.62],
      [-0.28, -1.64],
      [-0.5, -2.1],
      [-0.62, -2.06],
      [-0.7, -1.4],
      [-0.78, -0.9],
      [-0.4, -0.5],
      [0.4, -0.5],
      [0.78, -0.9],
      [0.7, -1.4],
      [0.62, -2.06],
      [0.5, -2.1],
      [0.28, -1.64],
    ]),
    dark,
  );
  for (const side of [-1, 1]) sheet.fill(cat.ellipse(side * 0.32, -1.12, 0.15, 0.17), lch(0.88, 0.15, 108));
  sheet.fill(
    cat.blob([
      [-0.26, -0.78],
      [0, -0.98],
      [0.26, -0.78],
      [0, -0.6],
    ]),
    lch(0.85, 0.03, 85),
  );
  sheet.fill(
    cat.blob([
      [-0.24, -0.3],
      [0.24, -0.3],
      [0.2, 0.6],
      [0, 0.9],
      [-0.2, 0.6],
    ]),
    lch(0.85, 0.03, 85),
  );

  for (const x of [186, 386, 586, 786]) sheet.stroke(line([x, 770], [x, 1110]), lch(0.26, 0.06, 170), 14);
  solid(sheet, rectangle(176, 1108, 620, 22, 3), lch(0.42, 0.07, 165), { depth: 7 });
  solid(sheet, rectangle(176, 1140, 620, 48, 4), lch(0.28, 0.06, 170), { depth: 10, light: [0.75, 0.65] });
  // Awning: eight stripes over the window, scalloped.
  for (let i = 0; i < 12; i++) {
    const [x0, x1] = [160 + i * 54, 214 + i * 54];
    const colour = i % 2 ? lch(0.93, 0.03, 120) : lch(0.52, 0.115, 162);
    const stripe = blob(
      [
        [x0 + 14, 680],
        [x1 + 14 - (i / 12) * 8, 680],
        [x1, 752],
        [x1 - 4, 770],
        [(x0 + x1) / 2, 788],
        [x0 + 4, 770],
        [x0, 752],
      ],
      true,
    );
    solid(sheet, stripe, colour, { depth: 14, light: [0, -1], shadow: 0.3, glow: 0.1 });
  }
  sheet.glow(486, 960, 560, AMBER, 0.5);
}

function drawDoor(sheet: Sheet): void {
  solid(sheet, rectangle(850, 760, 220, STREET_Y - 760, 4), lch(0.42, 0.08, 165), { depth: 12 });
  const glass = rectangle(880, 790, 160, 260, 6);
  sheet.fill(
    glass,
    sheet.linear(0, 790, 0, 1050, [
      [0, lch(0.9, 0.1, 88)],
      [1, lch(0.66, 0.11, 70)],
    ]),
  );
  sheet.clipped(glass, () => {
    for (let i = 0; i < 11; i++) sheet.fill(rectangle(880, 800 + i * 23, 160, 13), lch(0.7, 0.09, 78), 0.55);
  });
  solid(sheet, rectangle(920, 880, 84, 52, 8), lch(0.95, 0.02, 90), { depth: 5 });
  sheet.fill(rectangle(934, 912, 56, 9), lch(0.5, 0.115, 163));
  sheet.fill(rectangle(934, 894, 34, 7), lch(0.6, 0.03, 170));
  solid(sheet, rectangle(888, 1080, 144, 90, 4), lch(0.36, 0.075, 168), { depth: 8, light: [0.75, 0.65] });
  solid(sheet, ellipse(1046, 1060, 11), lch(0.85, 0.12, 85), { depth: 5 });
  // Bay tree in a tub.
  solid(
    sheet,
    polygon([
      [1080, 1120],
      [1150, 1120],
      [1140, STREET_Y],
      [1090, STREET_Y],
    ]),
    lch(0.5, 0.11, 40),
    { depth: 12 },
  );
  sheet.stroke(line([1115, 1120], [1115, 1040]), lch(0.3, 0.06, 50), 8);
  solid(sheet, ellipse(1115, 1000, 62), lch(0.4, 0.085, 155), { depth: 26 });
}

function drawSign(sheet: Sheet): void {
  const [x, y, arm] = [1010, 668, 62] as const;
  sheet.stroke(line([x, y - 130], [x, y - 66]), lch(0.2, 0.04, 280), 9);
  sheet.stroke(line([x - 60, y - 130], [x + 130, y - 130]), lch(0.2, 0.04, 280), 10);
  sheet.glow(x, y, 430, GREEN, 0.75);
  const plus = (reach: number, width: number) =>
    polygon([
      [x - width, y - reach],
      [x + width, y - reach],
      [x + width, y - width],
      [x + reach, y - width],
      [x + reach, y + width],
      [x + width, y + width],
      [x + width, y + reach],
      [x - width, y + reach],
      [x - width, y + width],
      [x - reach, y + width],
      [x - reach, y - width],
      [x - width, y - width],
    ]);
  sheet.fill(plus(arm + 12, 32), lch(0.24, 0.05, 170));
  sheet.fill(plus(arm, 22), lch(0.88, 0.15, 158));
  sheet.fill(plus(arm - 16, 8), lch(0.98, 0.04, 150));
}

function drawStreet(sheet: Sheet): void {
  const above = snapshot(sheet);
  const { context } = sheet;
  sheet.fill(rectangle(0, STREET_Y, WIDTH, HEIGHT - STREET_Y), lch(0.18, 0.05, 268));
  // The mirror image, row by row, each pushed aside a little by the ripples of the wet stones.
  for (let row = 0; row < HEIGHT - STREET_Y; row++) {
    const depth = row / (HEIGHT - STREET_Y);
    const source = STREET_Y - 1 - row * 1.55;
    if (source < 0) break;
    const push = sheet.noise.at(row / 9, 3) * (3 + depth * 22) + sheet.noise.at(row / 31, 8) * 14 * depth;
    context.globalAlpha = 0.74 - depth * 0.3;
    context.drawImage(above, 0, source, WIDTH, 1, push, STREET_Y + row, WIDTH, 1);
  }
  context.globalAlpha = 1;
  const random = sheet.random.stream('stones');
  for (let row = 0; row < 11; row++) {
    const y = STREET_Y + 16 + row ** 1.35 * 17;
    const width = 60 + row * 13;
    for (let x = -width + (row % 2) * width * 0.5; x < WIDTH + width; x += width) {
      const stone = curve([x, y], [x + width * 0.5, y + 5 + row * 0.6], [x + width, y]);
      sheet.stroke(stone, lch(0.12, 0.04, 270), 2 + row * 0.35, 0.4);
      if (random.chance(0.35))
        sheet.stroke(
          curve([x + 10, y + 5], [x + width * 0.5, y + 11], [x + width - 10, y + 5]),
          lch(0.86, 0.1, random.pick([80, 160])),
          2,
          0.5,
        );
    }
  }
  solid(sheet, rectangle(-10, STREET_Y - 4, WIDTH + 20, 20), lch(0.4, 0.05, 275), {
    depth: 6,
    light: [0, -1],
  });
  castShadow(
    sheet,
    [
      [0, STREET_Y + 14],
      [640, STREET_Y + 18],
      [1280, STREET_Y + 14],
      [1280, STREET_Y + 40],
      [640, STREET_Y + 46],
      [0, STREET_Y + 40],
    ],
    0.5,
    8,
  );
  // A bicycle leans under the window: someone is on call.
  const bike = lch(0.78, 0.13, 80);
  const [left, right, hub] = [470, 660, STREET_Y - 66] as const;
  for (const x of [left, right]) {
    sheet.stroke(ellipse(x, hub, 66), lch(0.13, 0.03, 280), 9);
    for (let i = 0; i < 8; i++)
      sheet.stroke(
        line([x, hub], [x + Math.cos(i * 0.785) * 62, hub + Math.sin(i * 0.785) * 62]),
        inLight(lch(0.5, 0.03, 280), 0.2),
        1.6,
        0.7,
      );
  }
  for (const path of [
    line([left, hub], [540, hub - 104]),
    line([540, hub - 104], [630, hub - 100]),
    line([630, hub - 100], [560, hub + 2]),
    line([560, hub + 2], [left, hub]),
    line([560, hub + 2], [532, hub - 130]),
    line([right, hub], [622, hub - 134]),
  ])
    sheet.stroke(path, bike, 8);
  sheet.stroke(line([510, hub - 134], [556, hub - 134]), lch(0.2, 0.04, 280), 13);
  sheet.stroke(curve([600, hub - 144], [622, hub - 136], [650, hub - 150]), lch(0.2, 0.04, 280), 8);
}
