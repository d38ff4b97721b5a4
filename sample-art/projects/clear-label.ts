import { type Colour, lch, lighten } from '../core/colour.ts';
import { blob, curve, ellipse, polygon, rectangle } from '../core/shapes.ts';
import { phone } from './kit/frames.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf, day } from './kit/palette.ts';
import { castShadow, stage } from './kit/stage.ts';
import type { Ui } from './kit/ui.ts';

const tangerine = accentOf(62);
const vialAmber = lch(0.68, 0.155, 56);

const LABEL_LINES = [
  { text: 'LARCH ST PHARMACY', size: 30, weight: 700 },
  { text: 'SAMPLE, PATIENT', size: 30, weight: 550 },
  { text: 'METFORMIN 500 MG', size: 38, weight: 750 },
  { text: '1 TAB PO BID PC', size: 38, weight: 750 },
  { text: 'QTY 60   REFILLS 2', size: 30, weight: 550 },
] as const;

/** The flat label, 470 × 400 px. `boxed` puts the frames of recognized lines round its text. */
function drawLabel(ui: Ui, x: number, y: number, boxed: boolean): void {
  ui.box(x, y, 470, 400, { fill: lch(0.985, 0.006, 90), radius: 4 });
  ui.box(x, y, 470, 20, { fill: day.green, radius: 0 });
  LABEL_LINES.forEach(({ text, size, weight }, row) => {
    const baseline = y + 84 + row * 70;
    const width = ui.text(text, x + 32, baseline, { size, weight, mono: true, paint: day.ink, room: 430 });
    if (boxed)
      ui.box(x + 22, baseline - size - 4, width + 20, size + 22, { stroke: lch(0.72, 0.19, 152), weight: 5 });
  });
}

/** A dispensing vial, 520 × 860 px with its cap. */
function drawVial(ui: Ui, x: number, y: number, boxed: boolean): void {
  const { sheet } = ui;
  ui.at(x, y, () => {
    const body = rectangle(20, 150, 520, 740, 40);
    const cap = rectangle(0, 0, 560, 180, 26);
    castShadow(sheet, body, 44, 0.34);
    castShadow(sheet, cap, 44, 0.3);
    sheet.fill(body, vialAmber);
    for (const [px, py] of [
      [130, 820],
      [230, 846],
      [330, 830],
      [430, 842],
      [180, 780],
      [280, 790],
      [390, 785],
    ] as const) {
      sheet.fill(ellipse(px, py, 56, 34), lch(0.86, 0.07, 75));
      sheet.shadeLinear(ellipse(px, py, 56, 34), lch(0.55, 0.12, 50), px, py - 20, px, py + 34, [
        [0, 0],
        [1, 0.9],
      ]);
    }
    sheet.shadeLinear(body, lch(0.42, 0.12, 42), 20, 0, 540, 0, [
      [0, 0.35],
      [0.2, 0],
      [0.6, 0.1],
      [1, 0.95],
    ]);
    drawLabel(ui, 45, 250, boxed);
    sheet.shadeLinear(rectangle(45, 250, 470, 400, 4), lch(0.6, 0.05, 60), 45, 0, 515, 0, [
      [0, 0.14],
      [0.06, 0],
      [0.92, 0],
      [1, 0.3],
    ]);
    sheet.fill(rectangle(44, 170, 22, 690, 11), lch(0.95, 0.06, 80), 0.7);
    sheet.fill(cap, lch(0.96, 0.006, 200));
    for (let ridge = 16; ridge < 556; ridge += 28) {
      sheet.fill(rectangle(ridge, 40, 9, 120, 4), lch(0.84, 0.015, 230));
    }
    sheet.shadeLinear(cap, lch(0.6, 0.04, 270), 200, 0, 560, 60, [
      [0, 0],
      [1, 0.8],
    ]);
    sheet.fill(rectangle(0, 0, 560, 26, 13), lch(0.99, 0.004, 200));
  });
}

function drawScan(): Ui {
  const ui = stage('clear-label/1', tangerine, { tone: 'soft', window: true, dots: 'none' });
  drawVial(ui, 90, 180, false);
  phone(ui.in(day), { x: 780, y: 30, width: 740, height: 1140, time: '19:20' }, (screen, w, h) => {
    screen.box(0, 0, w, h, { fill: lch(0.8, 0.06, 62), radius: 0 });
    drawVial(screen, 72, 172, true);
    screen.box(0, 0, w, 92, { fill: day.paper, radius: 0 });
    screen.box(0, h - 190, w, 190, { fill: day.paper, radius: 0 });
    screen.icon('check', 70, h - 96, 58, day.green, 7);
    screen.text('5 of 5 lines read', 124, h - 104, { size: 42, weight: 700 });
    screen.text('Hold still…', 124, h - 54, { size: 32, paint: day.ink2 });
    screen.circle(w - 96, h - 94, 58, { stroke: day.ink, weight: 6 });
    screen.circle(w - 96, h - 94, 44, { fill: day.green });
  });
  return ui;
}

function drawPlain(): Ui {
  const ui = stage('clear-label/2', tangerine, { tone: 'base', dots: 'left' });
  phone(ui, { x: 480, y: 30, width: 640, height: 1140, time: '19:21' }, (screen, w) => {
    const { theme } = screen;
    screen.text('Metformin 500 mg', 40, 150, { size: 40, weight: 650, room: w - 80 });
    const big = { size: 80, weight: 750, spacing: -0.03 } as const;
    ['Take 1 tablet', 'after breakfast', 'and 1 after', 'dinner.'].forEach((line, row) => {
      screen.text(line, 38, 276 + row * 98, { ...big, room: w - 70 });
    });
    for (const [i, [name, icon]] of (
      [
        ['Breakfast', 'sunrise'],
        ['Dinner', 'moon'],
      ] as const
    ).entries()) {
      const x = 40 + i * 272;
      screen.box(x, 640, 250, 200, { fill: i ? lch(0.9, 0.03, 270) : theme.amberSoft, radius: 12 });
      screen.icon(icon, x + 66, 710, 72, theme.ink, 6);
      screen.circle(x + 180, 710, 30, { fill: theme.raised, stroke: theme.ink, weight: 4 });
      screen.rule(x + 162, 710, x + 198, 710, theme.ink, 4);
      screen.text(name, x + 28, 812, { size: 38, weight: 650 });
    }
    screen.box(36, 880, w - 72, 128, { fill: theme.green, radius: 64 });
    screen.icon('speaker', 150, 944, 64, theme.onGreen, 5.5);
    screen.text('Read aloud', 206, 960, { size: 46, weight: 700, paint: theme.onGreen });
  });
  drawSoundWaves(ui);
  drawFlatTablets(ui);
  return ui;
}

function drawSoundWaves(ui: Ui): void {
  const colour = lighten(tangerine.base, 0.2);
  for (const [i, radius] of [90, 170, 250].entries()) {
    const arc = Array.from({ length: 9 }, (_, k) => {
      const angle = ((k - 4) / 4) * 0.85;
      return [1130 + Math.cos(angle) * radius, 974 + Math.sin(angle) * radius] as const;
    });
    ui.sheet.stroke(curve(...arc), colour, 22, 0.95 - i * 0.22);
  }
}

function drawFlatTablets(ui: Ui): void {
  for (const [x, y] of [
    [190, 350],
    [300, 820],
  ] as const) {
    const face = ellipse(x, y, 96);
    castShadow(ui.sheet, face, 26, 0.3);
    ui.sheet.fill(face, lch(0.97, 0.008, 90));
    ui.sheet.shadeLinear(face, lch(0.72, 0.06, 290), x - 30, y - 30, x + 90, y + 90, [
      [0, 0],
      [1, 0.8],
    ]);
    ui.sheet.stroke(curve([x - 66, y - 30], [x + 66, y + 30]), lch(0.82, 0.02, 280), 10);
  }
}

/** One word of the curved label, squeezed towards the edge as a cylinder shows it. */
function drawCurved(ui: Ui, x: number, y: number): void {
  const { sheet } = ui;
  const flat = ui.in(day);
  const strips = 94;
  const radius = 330;
  sheet.fill(rectangle(x - 30, y - 30, radius * 2 + 60, 460, 30), vialAmber);
  sheet.shadeLinear(
    rectangle(x - 30, y - 30, radius * 2 + 60, 460, 30),
    lch(0.42, 0.12, 42),
    x,
    0,
    x + 720,
    0,
    [
      [0, 0.5],
      [0.3, 0],
      [0.6, 0],
      [1, 0.95],
    ],
  );
  for (let i = 0; i < strips; i++) {
    // A flat label turned onto a half cylinder: equal widths on the label, unequal ones on the picture.
    const from = -Math.PI / 2 + (i / strips) * Math.PI;
    const to = -Math.PI / 2 + ((i + 1) / strips) * Math.PI;
    const [left, right] = [x + radius + Math.sin(from) * radius, x + radius + Math.sin(to) * radius];
    const lift = Math.cos(from) * 34;
    sheet.clipped(rectangle(left, y - 40, right - left + 0.6, 500), () => {
      const scale = (right - left) / (470 / strips);
      const { context } = sheet;
      context.save();
      context.translate(left, y + lift - 20);
      context.scale(scale, 1);
      drawLabel(flat, (-i * 470) / strips, 0, false);
      context.restore();
    });
  }
  sheet.shadeLinear(rectangle(x, y - 10, radius * 2, 430), lch(0.5, 0.06, 60), x, 0, x + radius * 2, 0, [
    [0, 0.75],
    [0.22, 0],
    [0.75, 0],
    [1, 0.9],
  ]);
}

function drawUnroll(): Ui {
  const ui = stage('clear-label/3', tangerine, { tone: 'pale' });
  const { theme } = ui;
  drawCurved(ui, 120, 110);
  ui.text('As photographed', 880, 190, { size: 42, weight: 650 });
  ui.text('61 %', 874, 350, { size: 170, weight: 750, spacing: -0.04, paint: theme.red });
  ui.text('of words recognized', 880, 416, { size: 40, paint: theme.ink2 });
  ui.text('LARC ST PH RMA', 880, 490, { size: 34, mono: true, paint: theme.ink2 });
  ui.arrow(450, 570, 450, 652, tangerine.strong, 12);
  ui.text('unrolled as a cylinder', 500, 626, { size: 38, weight: 600, paint: tangerine.strong });
  const flat = rectangle(120, 690, 660, 430, 6);
  castShadow(ui.sheet, flat, 22, 0.26);
  ui.sheet.fill(flat, lch(0.985, 0.006, 90));
  ui.at(120, 690, () => drawLabel(ui.in(day), 95, 15, true));
  ui.text('After', 880, 780, { size: 42, weight: 650 });
  ui.text('94 %', 874, 940, { size: 170, weight: 750, spacing: -0.04, paint: theme.green });
  ui.text('of words recognized', 880, 1006, { size: 40, paint: theme.ink2 });
  ui.text('LARCH ST PHARMACY', 880, 1080, { size: 34, mono: true, weight: 600 });
  return ui;
}

function note(ui: Ui, x: number, y: number, lines: readonly string[], paint: Colour, angle: number): void {
  ui.at(
    x + 130,
    y + 130,
    () => {
      const shape = polygon([
        [0, 0],
        [260, 0],
        [260, 232],
        [230, 260],
        [0, 260],
      ]);
      castShadow(ui.sheet, shape, 14, 0.3);
      ui.sheet.fill(shape, paint);
      ui.sheet.fill(
        polygon([
          [260, 232],
          [230, 260],
          [234, 236],
        ]),
        lighten(paint, -0.14),
      );
      lines.forEach((line, row) => {
        ui.text(line, 24, 70 + row * 54, { size: 38, weight: 600, paint: day.ink, room: 230 });
      });
    },
    { angle, pivot: [130, 130] },
  );
}

function drawBoard(): Ui {
  const ui = stage('clear-label/4', tangerine, { tone: 'base', dots: 'none' });
  const { sheet } = ui;
  const board = rectangle(70, 60, 1460, 1010, 10);
  castShadow(sheet, board, 36, 0.36);
  sheet.fill(board, lch(0.74, 0.012, 230));
  sheet.fill(rectangle(92, 82, 1416, 966, 4), lch(0.985, 0.003, 220));
  sheet.fill(rectangle(420, 1058, 760, 34, 6), lch(0.62, 0.012, 230));
  const blue = lch(0.45, 0.17, 262);
  const red = lch(0.55, 0.2, 27);
  ui.text('photo to voice in 36 h', 150, 190, { size: 70, weight: 700, paint: blue, spacing: -0.01 });
  sheet.stroke(curve([150, 214], [480, 220], [850, 210]), red, 8);
  const stages = ['photo', 'unroll', 'read', 'rewrite', 'speak'];
  stages.forEach((name, i) => {
    const x = 150 + i * 268;
    sheet.stroke(
      blob(
        [
          [x, 300],
          [x + 200, 294],
          [x + 206, 410],
          [x - 4, 414],
        ],
        true,
        0.25,
      ),
      blue,
      7,
    );
    ui.text(name, x + 100, 370, { size: 46, weight: 650, align: 'center', paint: blue });
    if (i < 4) ui.arrow(x + 214, 352, x + 258, 352, day.ink, 7);
  });
  const owners = ['Expo', 'OpenCV', 'Tesseract', 'my rules', 'phone'];
  owners.forEach((name, i) => {
    ui.text(name, 250 + i * 268, 466, {
      size: 34,
      mono: true,
      align: 'center',
      weight: 600,
      paint: day.green,
    });
  });
  const [yellow, pink, mint] = [lch(0.91, 0.12, 98), lch(0.84, 0.09, 10), lch(0.89, 0.08, 160)];
  note(ui, 170, 560, ['BID =', 'twice a', 'day'], yellow, -0.05);
  note(ui, 470, 590, ['PC =', 'after', 'meals'], yellow, 0.03);
  note(ui, 770, 550, ['ask Gran:', 'big type', 'yes!'], pink, -0.03);
  note(ui, 1090, 580, ['never', 'guess a', 'dose'], mint, 0.06);
  ui.text('4 am: glare!!', 700, 960, { size: 52, weight: 700, paint: red });
  sheet.stroke(curve([1030, 940], [1100, 920], [1140, 850]), red, 7);
  for (const [i, paint] of [blue, red, day.green].entries()) {
    sheet.fill(rectangle(560 + i * 150, 1036, 120, 22, 8), lch(0.95, 0.004, 200));
    sheet.fill(rectangle(560 + i * 150, 1036, 36, 22, 8), paint);
  }
  return ui;
}

export const pictures = projectPictures('clear-label', {
  '1-scan': drawScan,
  '2-plain': drawPlain,
  '3-unroll': drawUnroll,
  '4-board': drawBoard,
});
