import { type Colour, lch } from '../core/colour.ts';
import { curve, rectangle } from '../core/shapes.ts';
import { tablet } from './kit/frames.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf, night } from './kit/palette.ts';
import { castShadow, stage } from './kit/stage.ts';
import type { Ui } from './kit/ui.ts';

const sky = accentOf(232);

function drawRunning(): Ui {
  const ui = stage('bedside-pump/1', sky, { tone: 'soft', window: true, dots: 'none' });
  const { sheet } = ui;
  const steel = lch(0.78, 0.012, 230);
  const pole = rectangle(1180, -20, 44, 1240, 0);
  castShadow(sheet, pole, 40, 0.26);
  sheet.fill(pole, steel);
  sheet.shadeLinear(pole, lch(0.5, 0.03, 255), 1180, 0, 1224, 0, [
    [0, 0],
    [0.4, 0],
    [1, 0.9],
  ]);
  drawBag(ui);
  const body = rectangle(190, 240, 1120, 800, 56);
  castShadow(sheet, body, 60, 0.32);
  sheet.fill(body, lch(0.96, 0.008, 220));
  sheet.shadeLinear(body, lch(0.82, 0.025, 250), 900, 700, 1330, 1060, [
    [0.1, 0],
    [0.5, 1],
  ]);
  sheet.fill(rectangle(236, 286, 790, 630, 24), lch(0.16, 0.015, 220));
  drawPumpScreen(ui.in(night), 256, 306, 750);
  for (const [i, icon] of (['play', 'pause', 'arrow-up', 'arrow-down'] as const).entries()) {
    const [x, y] = [1170, 352 + i * 150];
    const key = rectangle(x - 80, y - 58, 160, 116, 22);
    castShadow(sheet, key, 10, 0.26);
    sheet.fill(key, i === 0 ? ui.theme.green : i === 1 ? lch(0.66, 0.15, 60) : lch(0.86, 0.015, 225));
    ui.icon(icon, x, y, 60, i < 2 ? lch(0.99, 0, 0) : ui.theme.ink, 7);
  }
  ui.text('BEDSIDE', 250, 990, { size: 36, weight: 750, mono: true, paint: sky.strong, spacing: 0.12 });
  ui.text('course prototype', 520, 988, { size: 30, mono: true, paint: ui.theme.ink2 });
  return ui;
}

function drawBag(ui: Ui): void {
  const { sheet } = ui;
  const hook = curve([1202, 20], [1320, 10], [1400, 30]);
  sheet.stroke(hook, lch(0.7, 0.012, 230), 16);
  const bag = rectangle(1320, 40, 220, 300, 50);
  castShadow(sheet, bag, 30, 0.2);
  sheet.fill(bag, lch(0.95, 0.018, 220), 0.92);
  sheet.fill(rectangle(1334, 140, 192, 188, 40), lch(0.86, 0.05, 225));
  ui.text('500 mL', 1430, 230, { size: 36, mono: true, weight: 700, align: 'center', paint: sky.deep });
  sheet.stroke(
    curve([1430, 340], [1440, 620], [1400, 900], [1230, 1130], [900, 1160], [700, 1080]),
    lch(0.93, 0.02, 220),
    15,
  );
  sheet.stroke(
    curve([1430, 340], [1440, 620], [1400, 900], [1230, 1130], [900, 1160], [700, 1080]),
    lch(0.72, 0.06, 228),
    5,
  );
}

function drawPumpScreen(ui: Ui, x: number, y: number, width: number): void {
  const { theme } = ui;
  ui.box(x, y, width, 84, { fill: theme.green, radius: 6 });
  ui.text('RUNNING', x + 30, y + 58, { size: 42, mono: true, weight: 750, paint: theme.onGreen });
  ui.text('Saline 0.9 %', x + width - 30, y + 57, {
    size: 36,
    weight: 650,
    align: 'right',
    paint: theme.onGreen,
  });
  ui.text('Rate', x + 30, y + 148, { size: 34, paint: theme.ink2 });
  ui.text('62', x + 22, y + 336, { size: 220, weight: 750, spacing: -0.03 });
  const whole = ui.measure('62', { size: 220, weight: 750, spacing: -0.03 });
  ui.text('.5', x + 22 + whole, y + 336, { size: 130, weight: 700, paint: theme.amber });
  ui.text('mL/h', x + 470, y + 330, { size: 64, weight: 600, paint: theme.ink2 });
  ui.progress(x + 30, y + 388, width - 60, 0.6, theme.green, 26);
  ui.text('300 of 500 mL', x + 30, y + 470, { size: 38, mono: true });
  ui.icon('clock', x + 52, y + 540, 52, theme.ink2, 5);
  ui.text('3 h 12 min left', x + 96, y + 556, { size: 46, weight: 650 });
}

function drawKeypad(): Ui {
  const ui = stage('bedside-pump/2', sky, { tone: 'deep', dots: 'left' });
  tablet(ui, { x: 110, y: 70, width: 1380, height: 1060 }, (screen, w, h) => {
    const { theme } = screen;
    screen.text('Rate', 60, 98, { size: 44, paint: theme.ink2 });
    screen.box(60, 126, 560, 260, { fill: theme.raised, stroke: theme.green, weight: 6 });
    screen.text('62', 96, 340, { size: 230, weight: 750, spacing: -0.03 });
    screen.text('.5', 374, 340, { size: 150, weight: 700, paint: theme.amber });
    screen.text('mL/h', 602, 360, { size: 40, align: 'right', paint: theme.ink2 });
    screen.text('Usual for this drug', 60, 470, { size: 36, paint: theme.ink2 });
    screen.progress(60, 500, 560, 1, theme.rule, 26);
    screen.box(60 + 140, 500, 280, 26, { fill: theme.green, radius: 13 });
    screen.box(60 + 248, 484, 10, 58, { fill: theme.ink, radius: 4 });
    screen.text('20', 200, 580, { size: 34, mono: true, align: 'center' });
    screen.text('100', 480, 580, { size: 34, mono: true, align: 'center' });
    screen.text('Whole numbers at the right,', 60, 690, { size: 36, paint: theme.ink2 });
    screen.text('tenths in amber.', 60, 738, { size: 36, paint: theme.amber });
    screen.button('Start', { x: 60, y: h - 200, width: 360, height: 130 }, { paint: theme.green, size: 52 });
    screen.button('Clear', { x: 440, y: h - 200, width: 180, height: 130 }, { kind: 'line', size: 36 });
    const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
    keys.forEach((key, i) => {
      const x = 680 + (i === 9 ? 0 : i % 3) * 160;
      const y = 60 + Math.floor(i / 3) * 225;
      const width = i === 9 ? 464 : 144;
      screen.box(x, y, width, 205, { fill: theme.raised, stroke: theme.rule, radius: 14 });
      screen.text(key, x + width / 2, y + 132, { size: 88, weight: 650, align: 'center' });
    });
    for (let tenth = 0; tenth < 10; tenth++) {
      const y = 60 + tenth * 88;
      const isChosen = tenth === 5;
      screen.box(w - 158, y, 108, 76, { fill: isChosen ? theme.amber : theme.amberSoft, radius: 10 });
      screen.text(`.${tenth}`, w - 104, y + 54, {
        size: 46,
        mono: true,
        weight: 700,
        align: 'center',
        paint: isChosen ? theme.sunken : theme.amber,
      });
    }
  });
  return ui;
}

type StateBox = { label: string; x: number; y: number; paint: Colour; fill: Colour };

function drawStates(): Ui {
  const ui = stage('bedside-pump/3', sky, { tone: 'pale' });
  const { theme } = ui;
  const states: Record<'off' | 'ready' | 'running' | 'paused' | 'soft' | 'hard', StateBox> = {
    off: { label: 'Off', x: 185, y: 330, paint: theme.ink2, fill: theme.sunken },
    ready: { label: 'Ready', x: 620, y: 330, paint: sky.strong, fill: sky.pale },
    running: { label: 'Running', x: 1130, y: 330, paint: theme.green, fill: theme.greenSoft },
    paused: { label: 'Paused', x: 1130, y: 640, paint: sky.strong, fill: sky.pale },
    soft: { label: 'Advisory', x: 620, y: 640, paint: theme.amber, fill: theme.amberSoft },
    hard: { label: 'Alarm', x: 870, y: 950, paint: theme.red, fill: theme.redSoft },
  };
  ui.text('Every way in, and the only way out', 90, 150, { size: 60, weight: 750, spacing: -0.025 });
  ui.arrow(290, 330, 486, 330, theme.ink, 6);
  ui.text('self-test', 388, 300, { size: 30, mono: true, align: 'center' });
  ui.arrow(754, 330, 976, 330, theme.ink, 6);
  ui.text('start', 866, 304, { size: 32, mono: true, align: 'center' });
  ui.arrow(1080, 402, 1080, 566, theme.ink, 6);
  ui.arrow(1180, 566, 1180, 402, theme.ink, 6);
  ui.text('pause', 1060, 498, { size: 32, mono: true, align: 'right' });
  ui.text('start', 1202, 498, { size: 32, mono: true });
  ui.arrow(976, 400, 700, 566, theme.amber, 6);
  ui.text('10 min left', 800, 470, { size: 32, mono: true, align: 'right', paint: theme.amber });
  ui.arrow(700, 714, 810, 876, theme.red, 6);
  ui.text('unanswered', 720, 816, { size: 32, mono: true, align: 'right', paint: theme.red });
  const path = curve([1286, 340], [1460, 420], [1440, 800], [1040, 940]);
  ui.sheet.stroke(path, theme.red, 6);
  ui.arrow(1060, 936, 1022, 944, theme.red, 6);
  ui.text('air, block, door', 1230, 930, { size: 32, mono: true, paint: theme.red });
  ui.sheet.stroke(curve([734, 965], [430, 960], [380, 680], [500, 430]), theme.ink, 6);
  ui.arrow(490, 446, 530, 404, theme.ink, 6);
  ui.text('a person clears it', 400, 1034, { size: 34, weight: 650 });
  for (const { label, x, y, paint, fill } of Object.values(states)) {
    const width = label === 'Off' ? 190 : label === 'Running' ? 300 : 270;
    const shape = rectangle(x - width / 2, y - 68, width, 136, 68);
    castShadow(ui.sheet, shape, 16, 0.24);
    ui.sheet.fill(shape, fill);
    ui.sheet.stroke(shape, paint, 6);
    ui.text(label, x, y + 17, { size: 48, weight: 700, align: 'center' });
  }
  return ui;
}

function drawStudy(): Ui {
  const ui = stage('bedside-pump/4', sky, { tone: 'soft', dots: 'left' });
  const { theme } = ui;
  const card = rectangle(80, 80, 1440, 1040, 6);
  castShadow(ui.sheet, card, 30, 0.26);
  ui.sheet.fill(card, theme.raised);
  ui.text('9 nurses, 270 infusions', 140, 190, { size: 64, weight: 750, spacing: -0.025 });
  const groups = [
    ['Tenfold', 11, 1],
    ['One digit', 8, 6],
    ['Wrong unit', 4, 3],
  ] as const;
  const [base, unit] = [960, 58] as const;
  for (let slips = 0; slips <= 12; slips += 4) {
    ui.rule(240, base - slips * unit, 1460, base - slips * unit);
    ui.text(String(slips), 210, base - slips * unit + 12, {
      size: 34,
      mono: true,
      align: 'right',
      paint: theme.ink2,
    });
  }
  groups.forEach(([label, ordinary, ours], i) => {
    const x = 320 + i * 400;
    ui.box(x, base - ordinary * unit, 130, ordinary * unit, { fill: lch(0.72, 0.03, 240), radius: 4 });
    ui.box(x + 146, base - ours * unit, 130, ours * unit, {
      fill: i === 0 ? theme.green : sky.strong,
      radius: 4,
    });
    ui.text(String(ordinary), x + 65, base - ordinary * unit - 20, {
      size: 52,
      weight: 700,
      align: 'center',
    });
    ui.text(String(ours), x + 211, base - ours * unit - 20, {
      size: 52,
      weight: 750,
      align: 'center',
      paint: i === 0 ? theme.green : theme.ink,
    });
    ui.text(label, x + 138, base + 60, { size: 42, weight: 600, align: 'center' });
  });
  ui.box(960, 262, 44, 44, { fill: lch(0.72, 0.03, 240), radius: 4 });
  ui.text('ordinary keypad', 1022, 298, { size: 38 });
  ui.box(960, 326, 44, 44, { fill: sky.strong, radius: 4 });
  ui.text('tenths apart', 1022, 362, { size: 38 });
  return ui;
}

export const pictures = projectPictures('bedside-pump', {
  '1-running': drawRunning,
  '2-keypad': drawKeypad,
  '3-states': drawStates,
  '4-study': drawStudy,
});
