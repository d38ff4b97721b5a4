import { type Colour, lch, lighten, mix } from '../core/colour.ts';
import { Random } from '../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf, night } from './kit/palette.ts';
import { castShadow, HEIGHT, stage, WIDTH } from './kit/stage.ts';
import type { Ui } from './kit/ui.ts';

const indigo = accentOf(280);
const lamp = lch(0.9, 0.11, 88);
const crossGreen = lch(0.84, 0.2, 152);

/** The five medicines of the game, told apart by shape of the mark as well as by colour. */
const MEDICINES = [
  { colour: lch(0.7, 0.16, 25), mark: 'sun' },
  { colour: lch(0.82, 0.14, 90), mark: 'leaf' },
  { colour: lch(0.74, 0.13, 160), mark: 'drop' },
  { colour: lch(0.68, 0.13, 245), mark: 'moon' },
  { colour: lch(0.7, 0.14, 320), mark: 'heart' },
] as const;

type Medicine = (typeof MEDICINES)[number];

function medicine(i: number): Medicine {
  return MEDICINES[i % MEDICINES.length] ?? MEDICINES[0];
}

function drawBottle(ui: Ui, x: number, y: number, width: number, { colour, mark }: Medicine): void {
  const { sheet } = ui;
  const height = width * 1.45;
  const neck = rectangle(x + width * 0.24, y, width * 0.52, height * 0.2, width * 0.06);
  const body = rectangle(x, y + height * 0.18, width, height * 0.82, width * 0.16);
  sheet.fill(body, colour);
  sheet.shadeLinear(body, mix(colour, lch(0.3, 0.12, 295), 0.6), x, 0, x + width, 0, [
    [0, 0],
    [0.5, 0.1],
    [1, 0.95],
  ]);
  sheet.fill(neck, lch(0.96, 0.01, 90));
  sheet.shadeLinear(neck, lch(0.66, 0.05, 290), x + width * 0.3, 0, x + width * 0.76, 0, [
    [0, 0],
    [1, 0.9],
  ]);
  sheet.fill(
    rectangle(x + width * 0.09, y + height * 0.26, width * 0.09, height * 0.62, width * 0.04),
    lighten(colour, 0.14),
    0.8,
  );
  sheet.fill(
    rectangle(x + width * 0.14, y + height * 0.42, width * 0.72, height * 0.4, width * 0.04),
    lch(0.98, 0.01, 90),
  );
  ui.icon(mark, x + width * 0.5, y + height * 0.62, width * 0.42, lighten(colour, -0.22), width * 0.05);
}

function drawRain(
  sheet: Sheet,
  left: number,
  top: number,
  width: number,
  height: number,
  count: number,
): void {
  const random = new Random('rain');
  for (let i = 0; i < count; i++) {
    const [x, y] = [left + random.between(0, width), top + random.between(0, height)];
    const length = random.between(24, 60);
    sheet.stroke(line([x, y], [x - length * 0.22, y + length]), lch(0.85, 0.04, 260), 3, 0.34);
  }
}

function drawCross(ui: Ui, cx: number, cy: number, arm: number): void {
  ui.sheet.glow(cx, cy, arm * 4.2, crossGreen, 0.55);
  const third = arm * 0.36;
  for (const bar of [
    rectangle(cx - arm, cy - third, arm * 2, third * 2, 6),
    rectangle(cx - third, cy - arm, third * 2, arm * 2, 6),
  ]) {
    ui.sheet.fill(bar, crossGreen);
  }
}

function drawTitle(): Ui {
  const ui = stage('night-shift/1', indigo, { tone: 'deep', dots: 'none' });
  const { sheet } = ui;
  sheet.cover(
    sheet.linear(0, 0, 0, 900, [
      [0, lch(0.16, 0.06, 278)],
      [0.6, lch(0.3, 0.1, 290)],
      [1, lch(0.44, 0.12, 315)],
    ]),
  );
  sheet.fill(ellipse(1310, 210, 92), lch(0.95, 0.04, 95));
  sheet.fill(ellipse(1350, 186, 84), lch(0.19, 0.068, 279));
  const random = new Random('roofs');
  for (let x = -40; x < WIDTH; x += 150) {
    const top = random.between(430, 620);
    sheet.fill(rectangle(x, top, 170, 600), lch(0.2, 0.06, 285));
    for (let i = 0; i < 5; i++) {
      if (!random.chance(0.35)) continue;
      sheet.fill(rectangle(x + random.between(16, 120), top + 40 + i * 52, 24, 32), lch(0.8, 0.11, 82), 0.85);
    }
  }
  drawShop(ui);
  const street = rectangle(0, 1010, WIDTH, 190);
  sheet.fill(street, lch(0.17, 0.045, 275));
  for (const [x, width, colour] of [
    [440, 250, lamp],
    [760, 250, lamp],
    [1135, 60, crossGreen],
  ] as const) {
    for (let i = 0; i < 9; i++) {
      const shrink = i * 6;
      sheet.fill(
        rectangle(x + shrink + (i % 2) * 12, 1020 + i * 19, width - shrink * 2, 10, 5),
        colour,
        0.55 - i * 0.05,
      );
    }
  }
  drawRain(sheet, 0, 0, WIDTH + 80, HEIGHT, 240);
  ui.text('Night Shift', 110, 260, {
    size: 150,
    weight: 800,
    mono: true,
    spacing: -0.06,
    paint: lch(0.98, 0.02, 95),
  });
  ui.box(110, 300, 88, 20, { fill: crossGreen, radius: 0 });
  ui.text('press space', 230, 322, { size: 40, mono: true, weight: 600, paint: lch(0.85, 0.05, 285) });
  return ui;
}

function drawShop(ui: Ui): void {
  const { sheet } = ui;
  const wall = rectangle(360, 480, 720, 540);
  sheet.fill(wall, lch(0.38, 0.085, 25));
  for (let row = 0; row < 11; row++) {
    for (let column = -1; column < 10; column++) {
      const x = 360 + column * 84 + (row % 2) * 42;
      sheet.clipped(wall, () =>
        sheet.fill(rectangle(x + 3, 483 + row * 50, 78, 44, 3), lch(0.42, 0.09, 25), 0.8),
      );
    }
  }
  sheet.fill(rectangle(340, 452, 760, 44, 4), lch(0.28, 0.06, 285));
  sheet.fill(rectangle(400, 520, 640, 78, 4), lch(0.24, 0.05, 170));
  ui.text('LARCH ST PHARMACY', 720, 576, {
    size: 46,
    mono: true,
    weight: 700,
    align: 'center',
    paint: lamp,
    spacing: 0.04,
  });
  for (const [x, width] of [
    [420, 290],
    [850, 190],
  ] as const) {
    const pane = rectangle(x, 640, width, 300, 6);
    sheet.glow(x + width / 2, 790, 330, lamp, 0.4);
    sheet.fill(pane, lamp);
    for (let shelf = 0; shelf < 3; shelf++) {
      const y = 640 + 74 + shelf * 92;
      sheet.fill(rectangle(x, y + 14, width, 8), lch(0.52, 0.09, 60));
      for (let i = 0; i * 44 < width - 50; i++) {
        sheet.fill(rectangle(x + 16 + i * 44, y - 34, 28, 48, 6), medicine(i * 3 + shelf * 2).colour);
      }
    }
    sheet.stroke(pane, lch(0.24, 0.05, 285), 12);
  }
  const door = rectangle(730, 640, 104, 380, 4);
  sheet.fill(door, lch(0.3, 0.06, 170));
  sheet.fill(rectangle(746, 660, 72, 170, 3), lamp);
  ui.text('open', 782, 764, {
    size: 28,
    mono: true,
    weight: 700,
    align: 'center',
    paint: lch(0.3, 0.08, 150),
  });
  const awning = polygon([
    [390, 600],
    [1050, 600],
    [1090, 680],
    [350, 680],
  ]);
  sheet.fill(awning, lch(0.95, 0.02, 90));
  for (let i = 0; i < 9; i++) {
    const [t0, t1] = [i / 9, (i + 0.5) / 9];
    sheet.fill(
      polygon([
        [390 + 660 * t0, 600],
        [390 + 660 * t1, 600],
        [350 + 740 * t1, 680],
        [350 + 740 * t0, 680],
      ]),
      lch(0.5, 0.12, 163),
    );
  }
  sheet.fill(rectangle(1090, 590, 70, 12), lch(0.25, 0.03, 280));
  drawCross(ui, 1170, 640, 76);
  drawUmbrella(ui, 1330, 1004);
}

/** Someone on the way home under an umbrella. */
function drawUmbrella(ui: Ui, x: number, y: number): void {
  const { sheet } = ui;
  sheet.fill(rectangle(x - 22, y - 150, 44, 110, 20), lch(0.6, 0.14, 60));
  sheet.fill(rectangle(x - 16, y - 46, 13, 50, 5), lch(0.2, 0.04, 280));
  sheet.fill(rectangle(x + 4, y - 46, 13, 50, 5), lch(0.2, 0.04, 280));
  sheet.fill(ellipse(x, y - 172, 20), lch(0.7, 0.07, 50));
  const canopy = blob(
    [
      [x - 100, y - 180],
      [x - 60, y - 246],
      [x, y - 268],
      [x + 60, y - 246],
      [x + 100, y - 180],
      [x, y - 196],
    ],
    true,
    0.9,
  );
  sheet.fill(canopy, lch(0.62, 0.2, 30));
  sheet.stroke(line([x, y - 262], [x, y - 120]), lch(0.25, 0.03, 280), 6);
}

type Customer = {
  x: number;
  coat: Colour;
  skin: Colour;
  hair: Colour;
  patience: number;
  wants: number;
  style: 'bun' | 'cap' | 'curls';
};

const CUSTOMERS: readonly Customer[] = [
  {
    x: 330,
    coat: lch(0.55, 0.13, 35),
    skin: lch(0.78, 0.07, 60),
    hair: lch(0.9, 0.01, 90),
    patience: 0.82,
    wants: 3,
    style: 'bun',
  },
  {
    x: 800,
    coat: lch(0.5, 0.1, 200),
    skin: lch(0.55, 0.08, 50),
    hair: lch(0.24, 0.03, 40),
    patience: 0.5,
    wants: 0,
    style: 'curls',
  },
  {
    x: 1270,
    coat: lch(0.72, 0.12, 90),
    skin: lch(0.83, 0.05, 65),
    hair: lch(0.5, 0.12, 262),
    patience: 0.2,
    wants: 2,
    style: 'cap',
  },
];

function drawCustomer(ui: Ui, customer: Customer): void {
  const { sheet } = ui;
  const { x, coat, skin, hair, style, patience, wants } = customer;
  const top = 430;
  const shoulders = blob(
    [
      [x - 190, 920],
      [x - 176, 700],
      [x - 80, 630],
      [x + 80, 630],
      [x + 176, 700],
      [x + 190, 920],
    ],
    true,
    0.7,
  );
  if (style === 'curls')
    for (const [dx, dy] of [
      [-96, 70],
      [96, 70],
      [-70, 0],
      [70, 0],
      [0, -34],
      [-100, 130],
      [100, 130],
    ] as const)
      sheet.fill(ellipse(x + dx, top + 60 + dy, 62), hair);
  if (style === 'bun') sheet.fill(ellipse(x, top - 30, 52), hair);
  sheet.fill(shoulders, coat);
  sheet.shadeLinear(shoulders, mix(coat, lch(0.25, 0.1, 290), 0.6), x - 60, 0, x + 200, 0, [
    [0, 0],
    [1, 0.9],
  ]);
  sheet.fill(rectangle(x - 40, 560, 80, 100, 36), lighten(skin, -0.08));
  const head = ellipse(x, top + 90, 104, 118);
  sheet.fill(head, skin);
  sheet.shadeLinear(head, mix(skin, lch(0.4, 0.12, 320), 0.5), x, top, x + 120, top + 180, [
    [0, 0],
    [1, 0.8],
  ]);
  sheet.clipped(head, () => {
    if (style === 'cap') sheet.fill(rectangle(x - 120, top - 60, 240, 110), hair);
    else
      sheet.fill(
        blob(
          [
            [x - 130, top + 80],
            [x - 60, top + 10],
            [x + 30, top + 40],
            [x + 130, top + 90],
            [x + 130, top - 60],
            [x - 130, top - 60],
          ],
          true,
          0.8,
        ),
        hair,
      );
  });
  if (style === 'cap') sheet.fill(rectangle(x - 130, top + 36, 200, 24, 12), lighten(hair, -0.12));
  const calm = patience > 0.4;
  for (const side of [-1, 1]) {
    sheet.fill(ellipse(x + side * 38, top + 96, 10, calm ? 12 : 6), lch(0.2, 0.03, 280));
    if (!calm)
      sheet.stroke(line([x + side * 56, top + 66], [x + side * 22, top + 76]), lch(0.2, 0.03, 280), 7);
  }
  const mouth: Point[] = calm
    ? [
        [x - 24, top + 142],
        [x, top + 154],
        [x + 24, top + 142],
      ]
    : [
        [x - 22, top + 154],
        [x, top + 144],
        [x + 22, top + 154],
      ];
  sheet.stroke(curve(...mouth), lch(0.35, 0.1, 25), 7);
  const barPaint = patience > 0.6 ? crossGreen : patience > 0.3 ? lch(0.85, 0.15, 85) : lch(0.66, 0.2, 28);
  ui.box(x - 132, 228, 264, 142, { fill: lch(0.98, 0.01, 90), radius: 20 });
  sheet.fill(
    polygon([
      [x - 20, 368],
      [x + 20, 368],
      [x, 396],
    ]),
    lch(0.98, 0.01, 90),
  );
  drawBottle(ui, x - 108, 244, 62, medicine(wants));
  ui.box(x - 26, 280, 134, 30, { fill: lch(0.86, 0.02, 285), radius: 15 });
  ui.box(x - 26, 280, Math.max(30, 134 * patience), 30, { fill: barPaint, radius: 15 });
}

function drawHud(ui: Ui, clock: string, points: string): void {
  ui.box(40, 36, 300, 92, { fill: lch(0.16, 0.05, 280), radius: 46 });
  ui.icon('clock', 92, 82, 52, lamp, 5);
  ui.text(clock, 136, 99, { size: 52, mono: true, weight: 700, paint: lamp });
  ui.box(WIDTH - 380, 36, 340, 92, { fill: lch(0.16, 0.05, 280), radius: 46 });
  ui.text(points, WIDTH - 76, 99, {
    size: 52,
    mono: true,
    weight: 700,
    align: 'right',
    paint: lch(0.97, 0.01, 90),
  });
  ui.icon('heart', WIDTH - 318, 82, 52, lch(0.72, 0.18, 20), 6);
}

function drawCounter(): Ui {
  const ui = stage('night-shift/2', indigo, { tone: 'deep', dots: 'none' });
  const { sheet } = ui;
  sheet.cover(lch(0.34, 0.07, 285));
  const lamplight = sheet.linear(0, 0, 0, 900, [
    [0, lch(0.5, 0.09, 60), 0.8],
    [1, lch(0.5, 0.09, 60), 0],
  ]);
  sheet.fill(rectangle(0, 0, WIDTH, 900), lamplight);
  const pane = rectangle(560, 150, 480, 600, 8);
  sheet.fill(pane, lch(0.22, 0.07, 272));
  sheet.clipped(pane, () => {
    sheet.glow(900, 330, 300, crossGreen, 0.4);
    drawRain(sheet, 560, 150, 500, 600, 90);
  });
  sheet.stroke(pane, lch(0.26, 0.05, 50), 20);
  for (const x of [30, 1080]) {
    const rack = rectangle(x, 150, 490, 640, 6);
    sheet.fill(rack, lch(0.4, 0.075, 55));
    for (let shelf = 0; shelf < 4; shelf++) {
      const y = 170 + shelf * 152;
      sheet.fill(rectangle(x + 14, y, 462, 134, 4), lch(0.26, 0.055, 45));
      for (let i = 0; i < 6; i++) {
        if ((i * 5 + shelf * 3 + (x > 100 ? 1 : 0)) % 7 === 0) continue;
        drawBottle(
          ui,
          x + 28 + i * 74,
          y + 134 - 84,
          58,
          medicine(shelf + (i > 2 ? 1 : 0) + (x > 100 ? 2 : 0)),
        );
      }
    }
  }
  for (const customer of CUSTOMERS) drawCustomer(ui, customer);
  const counter = rectangle(0, 850, WIDTH, 350);
  sheet.fill(counter, lch(0.58, 0.09, 60));
  const gloom = sheet.linear(0, 890, 0, HEIGHT, [
    [0, lch(0.3, 0.08, 30), 0],
    [1, lch(0.3, 0.08, 30), 0.75],
  ]);
  sheet.fill(counter, gloom);
  sheet.fill(rectangle(0, 850, WIDTH, 40), lch(0.72, 0.095, 66));
  CUSTOMERS.forEach(({ x, wants }, i) => {
    ui.at(
      x,
      1010,
      () => {
        const slip = rectangle(0, 0, 230, 170, 4);
        castShadow(sheet, slip, 14, 0.4);
        sheet.fill(slip, lch(0.98, 0.01, 95));
        ui.text(`Rx ${i + 41}`, 22, 54, { size: 36, mono: true, weight: 750, paint: night.sunken });
        ui.icon(medicine(wants).mark, 62, 112, 56, lighten(medicine(wants).colour, -0.15), 6);
        ui.text(`× ${[30, 14, 60][i]}`, 110, 126, { size: 40, mono: true, paint: night.sunken });
      },
      { angle: [-0.06, 0.03, 0.07][i] ?? 0, pivot: [115, 85] },
    );
  });
  for (const [i, x] of [510, 590, 1010, 1460].entries()) drawBottle(ui, x, 1000, 90, medicine(i * 2 + 1));
  drawHud(ui, '5:12', '1 240');
  return ui;
}

function drawSorting(): Ui {
  const ui = stage('night-shift/3', indigo, { tone: 'deep', dots: 'none' });
  const { sheet } = ui;
  const spot = sheet.radial(800, 500, 0, 900, [
    [0, lch(0.42, 0.1, 290)],
    [1, lch(0.3, 0.08, 283)],
  ]);
  sheet.cover(spot);
  MEDICINES.forEach((wanted, i) => {
    const x = 60 + i * 300;
    const tray = rectangle(x, 190, 280, 400, 16);
    castShadow(sheet, tray, 24, 0.5);
    sheet.fill(tray, mix(wanted.colour, lch(0.25, 0.06, 283), 0.62));
    sheet.fill(rectangle(x + 22, 212, 236, 92, 6), lch(0.97, 0.012, 95));
    ui.icon(wanted.mark, x + 78, 258, 62, lighten(wanted.colour, -0.16), 7);
    const filled = [3, 2, 4, 1, 2][i] ?? 0;
    ui.text(`${filled}/4`, x + 124, 276, { size: 48, mono: true, weight: 750, paint: night.sunken });
    for (let slot = 0; slot < 4; slot++) {
      const [sx, sy] = [x + 40 + (slot % 2) * 112, 320 + Math.floor(slot / 2) * 132];
      if (slot < filled) drawBottle(ui, sx, sy, 84, wanted);
      else ui.box(sx, sy + 8, 84, 112, { stroke: lighten(wanted.colour, -0.1), weight: 3, radius: 14 });
    }
  });
  const belt = rectangle(-20, 850, WIDTH + 40, 220, 0);
  sheet.fill(belt, lch(0.2, 0.02, 280));
  for (let x = -30; x < WIDTH; x += 90) {
    sheet.fill(
      polygon([
        [x, 850],
        [x + 40, 850],
        [x + 20, 1070],
        [x - 20, 1070],
      ]),
      lch(0.25, 0.025, 280),
    );
  }
  sheet.fill(rectangle(0, 1070, WIDTH, 26), lch(0.5, 0.02, 280));
  for (let x = 40; x < WIDTH; x += 150)
    ui.circle(x, 1120, 30, { fill: lch(0.36, 0.02, 280), stroke: lch(0.6, 0.02, 280), weight: 6 });
  for (const [i, x] of [90, 300, 520, 1130, 1370].entries())
    drawBottle(ui, x, 830, 130, medicine([4, 0, 2, 1, 3][i] ?? 0));
  ui.sheet.glow(868, 740, 200, lamp, 0.35);
  ui.at(800, 640, () => drawBottle(ui, 0, 0, 136, medicine(3)), { angle: 0.12 });
  const pointer = polygon([
    [900, 800],
    [900, 890],
    [922, 868],
    [944, 908],
    [962, 898],
    [942, 860],
    [972, 858],
  ]);
  sheet.fill(pointer, lch(0.99, 0, 0));
  sheet.stroke(pointer, night.sunken, 5);
  drawHud(ui, '0:37', '860');
  ui.progress(400, 72, 780, 0.42, lch(0.85, 0.15, 85), 22);
  return ui;
}

/** Half the width of the modelled bottle at heights from its foot (0) to its lip (1). */
const PROFILE = [
  [0, 0.8],
  [0.02, 0.92],
  [0.06, 1],
  [0.55, 1],
  [0.64, 0.94],
  [0.7, 0.72],
  [0.74, 0.5],
  [0.78, 0.44],
  [0.86, 0.44],
  [0.87, 0.54],
  [1, 0.54],
] as const;

function drawModel(): Ui {
  const ui = stage('night-shift/4', indigo, { tone: 'deep', dots: 'none' });
  const { sheet } = ui;
  sheet.cover(lch(0.31, 0.012, 270));
  for (let i = -14; i <= 14; i++) {
    sheet.stroke(line([560 + i * 60, 760], [560 + i * 210, 1200]), lch(0.42, 0.015, 270), 3);
  }
  for (let i = 0; i < 9; i++)
    sheet.stroke(line([0, 760 + i * i * 6.5], [1160, 760 + i * i * 6.5]), lch(0.42, 0.015, 270), 3);
  const [cx, foot, height, radius] = [560, 1010, 780, 250] as const;
  const side = (sign: number): Point[] =>
    PROFILE.map(([h, r]) => [cx + sign * r * radius, foot - h * height]);
  const left = polygon([...side(-1), [cx, foot - height], [cx, foot + 40]]);
  const bottle = medicine(3).colour;
  sheet.fill(ellipse(cx + 60, foot + 30, 320, 66), lch(0.16, 0.02, 280), 0.6);
  sheet.fill(ellipse(cx, foot, radius * 0.8, 48), bottle);
  sheet.fill(left, bottle);
  sheet.shadeLinear(left, lch(0.86, 0.07, 235), cx - radius, 0, cx, 0, [
    [0.1, 0],
    [0.3, 0.95],
    [0.6, 0],
  ]);
  sheet.shadeLinear(left, lch(0.36, 0.12, 285), cx - radius, 0, cx, 0, [
    [0, 0.9],
    [0.2, 0],
    [0.6, 0],
    [1, 0.8],
  ]);
  sheet.fill(rectangle(cx, 0, 600, 1060), lch(0.31, 0.012, 270));
  for (let i = 1; i <= 9; i++)
    sheet.stroke(line([cx + 8, 760 + i * i * 6.5], [1160, 760 + i * i * 6.5]), lch(0.42, 0.015, 270), 3);
  const wire = lch(0.85, 0.13, 72);
  for (let column = 0; column <= 6; column++) {
    const turn = Math.sin((column / 6) * (Math.PI / 2));
    const edge: Point[] = PROFILE.map(([h, r]) => [
      cx + turn * r * radius,
      foot - h * height + (1 - turn) * 30,
    ]);
    sheet.stroke(line(...edge), wire, 4);
  }
  for (const [h, r] of PROFILE) {
    const y = foot - h * height;
    const half = Array.from({ length: 12 }, (_, i) => {
      const angle = (i / 11) * (Math.PI / 2);
      return [cx + Math.sin(angle) * r * radius, y + Math.cos(angle) * 30] as const;
    });
    sheet.stroke(curve(...half), wire, 4);
    for (const [x, dotY] of [half[0], half[5], half[11]].filter((dot) => dot !== undefined))
      ui.circle(x, dotY, 7, { fill: wire });
  }
  drawModelPanel(ui);
  return ui;
}

function drawModelPanel(ui: Ui): void {
  const { theme } = ui;
  ui.box(1160, 0, 440, HEIGHT, { fill: lch(0.22, 0.01, 270), radius: 0 });
  ui.box(0, 0, WIDTH, 84, { fill: lch(0.17, 0.01, 270), radius: 0 });
  ui.text('bottle_moon', 40, 56, { size: 36, mono: true, weight: 700 });
  ui.tag('Edit', 310, 18, { fill: indigo.strong, size: 30 });
  const rows = [
    ['Vertices', '132'],
    ['Faces', '120'],
    ['Triangles', '240'],
  ] as const;
  rows.forEach(([label, value], i) => {
    ui.text(label, 1196, 160 + i * 62, { size: 34, paint: theme.ink2 });
    ui.text(value, 1564, 160 + i * 62, { size: 36, mono: true, weight: 650, align: 'right' });
  });
  ui.rule(1196, 330, 1564, 330);
  ui.text('Steps', 1196, 396, { size: 34, weight: 700 });
  for (const [i, [name, detail]] of (
    [
      ['Screw', '360°, 12'],
      ['Bevel', '0.02'],
      ['Mirror', 'off'],
      ['Decimate', '240'],
    ] as const
  ).entries()) {
    const y = 426 + i * 104;
    ui.box(1196, y, 368, 84, { fill: lch(0.3, 0.015, 270), radius: 8 });
    ui.text(name, 1222, y + 54, { size: 36, weight: 600 });
    ui.text(detail, 1540, y + 54, { size: 30, mono: true, align: 'right', paint: theme.ink2 });
  }
  ui.text('Paint', 1196, 920, { size: 34, weight: 700 });
  for (let i = 0; i < 5; i++)
    ui.circle(1232 + i * 74, 980, 30, {
      fill: medicine(i).colour,
      stroke: i === 3 ? theme.ink : medicine(i).colour,
      weight: 6,
    });
  const [x, y] = [90, 1110] as const;
  ui.arrow(x, y, x + 100, y, lch(0.66, 0.19, 25), 7);
  ui.arrow(x, y, x, y - 100, lch(0.68, 0.14, 250), 7);
  ui.arrow(x, y, x + 56, y - 50, lch(0.78, 0.17, 145), 7);
}

export const pictures = projectPictures('night-shift', {
  '1-title': drawTitle,
  '2-counter': drawCounter,
  '3-sorting': drawSorting,
  '4-model': drawModel,
});
