import { type Colour, lch, lighten } from '../core/colour.ts';
import { TAU } from '../core/maths.ts';
import { Random } from '../core/random.ts';
import { blob, curve, ellipse, polygon, rectangle } from '../core/shapes.ts';
import { phone, tablet } from './kit/frames.ts';
import type { IconName } from './kit/icons.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf, night } from './kit/palette.ts';
import { castShadow, stage } from './kit/stage.ts';
import type { Ui } from './kit/ui.ts';

const matcha = accentOf(128);
const coffee = lch(0.36, 0.065, 50);
const cream = lch(0.94, 0.025, 80);

/** A ring that fills clockwise from the top. */
function ring(
  ui: Ui,
  x: number,
  y: number,
  radius: number,
  share: number,
  paint: Colour,
  weight: number,
): void {
  ui.circle(x, y, radius, { stroke: ui.theme.rule, weight });
  const points = Array.from({ length: 91 }, (_, i) => {
    const angle = -TAU / 4 + (i / 90) * share * TAU;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });
  ui.sheet.stroke(curve(...points), paint, weight);
}

const POURS = [50, 120, 180, 240, 300] as const;

function drawPour(): Ui {
  const ui = stage('steep/1', matcha, { tone: 'soft', window: true, dots: 'none' });
  drawDripper(ui, 150, 190);
  phone(ui, { x: 880, y: 40, width: 590, time: '7:14' }, (screen, w) => {
    const { theme } = screen;
    screen.text('Pour-over', w / 2, 134, { size: 42, weight: 700, align: 'center' });
    screen.text('20 g coffee, 94 °C', w / 2, 184, {
      size: 30,
      mono: true,
      align: 'center',
      paint: theme.ink2,
    });
    ring(screen, w / 2, 440, 200, 0.41, matcha.strong, 30);
    for (let i = 0; i < POURS.length; i++) {
      const angle = -TAU / 4 + (i / POURS.length) * TAU;
      const [x, y] = [w / 2 + Math.cos(angle) * 200, 440 + Math.sin(angle) * 200];
      screen.circle(x, y, 12, { fill: theme.paper, stroke: i < 3 ? matcha.deep : theme.ink2, weight: 5 });
    }
    screen.text('1:15', w / 2, 476, { size: 120, weight: 700, mono: true, align: 'center', spacing: -0.05 });
    screen.text('third pour', w / 2, 540, { size: 34, align: 'center', paint: theme.ink2 });
    screen.text('Pour to', 44, 740, { size: 34, paint: theme.ink2 });
    screen.text('180 g', w - 44, 752, { size: 86, weight: 750, align: 'right', spacing: -0.03 });
    screen.progress(44, 784, w - 88, 0.54, matcha.strong, 18);
    screen.text('Next at 1:45, to 240 g', 44, 864, { size: 32, mono: true, paint: theme.ink2 });
    screen.button('Pause', { x: 36, y: 930, width: w - 72, height: 100 }, { kind: 'line', size: 36 });
  });
  return ui;
}

/** A paper filter in a cone over a glass carafe on a scale. */
function drawDripper(ui: Ui, x: number, y: number): void {
  const { sheet } = ui;
  const glass = lch(0.93, 0.02, 210);
  const draw = () => {
    const scale = rectangle(30, 800, 580, 96, 18);
    castShadow(sheet, scale, 30, 0.28);
    const carafe = blob([
      [250, 400],
      [390, 400],
      [400, 470],
      [520, 700],
      [490, 800],
      [320, 806],
      [150, 800],
      [120, 700],
      [240, 470],
    ]);
    const cone = polygon([
      [120, 110],
      [520, 110],
      [380, 400],
      [260, 400],
    ]);
    castShadow(sheet, carafe, 30, 0.2);
    castShadow(sheet, cone, 30, 0.2);
    sheet.fill(scale, lch(0.25, 0.015, 170));
    ui.box(220, 822, 200, 54, { fill: lch(0.16, 0.01, 170), radius: 6 });
    ui.text('142 g', 320, 862, { size: 40, mono: true, weight: 700, align: 'center', paint: night.green });
    sheet.fill(carafe, glass, 0.7);
    const brew = blob([
      [176, 640],
      [320, 630],
      [464, 640],
      [508, 720],
      [478, 786],
      [320, 792],
      [162, 786],
      [132, 720],
    ]);
    sheet.fill(brew, coffee);
    sheet.shadeLinear(brew, lch(0.22, 0.05, 40), 200, 640, 500, 800, [
      [0, 0],
      [1, 0.9],
    ]);
    sheet.fill(ellipse(320, 640, 150, 16), lighten(coffee, 0.12));
    sheet.fill(rectangle(314, 400, 12, 238, 6), coffee);
    sheet.stroke(carafe, lch(0.7, 0.03, 200), 5);
    sheet.fill(
      blob([
        [180, 560],
        [206, 540],
        [180, 700],
        [156, 740],
      ]),
      lch(1, 0, 0),
      0.55,
    );
    sheet.fill(
      polygon([
        [136, 40],
        [504, 40],
        [508, 116],
        [132, 116],
      ]),
      cream,
    );
    sheet.fill(ellipse(320, 78, 170, 26), lch(0.32, 0.06, 48));
    sheet.fill(ellipse(300, 80, 90, 12), lch(0.5, 0.075, 55));
    sheet.fill(cone, lch(0.97, 0.008, 90));
    sheet.shadeLinear(cone, lch(0.74, 0.05, 280), 220, 200, 520, 330, [
      [0, 0],
      [0.45, 0.1],
      [1, 0.9],
    ]);
    for (const t of [-0.6, -0.2, 0.2, 0.6]) {
      sheet.stroke(
        curve([320 + t * 190, 130], [320 + t * 130, 260], [320 + t * 62, 388]),
        lch(0.84, 0.025, 280),
        5,
      );
    }
    sheet.fill(rectangle(220, 392, 200, 26, 12), lch(0.91, 0.012, 90));
    sheet.stroke(
      blob(
        [
          [512, 150],
          [640, 170],
          [610, 300],
          [440, 300],
        ],
        false,
      ),
      lch(0.95, 0.01, 90),
      28,
    );
    drawSteam(ui, 320, 20);
  };
  ui.at(x, y, draw);
}

function drawSteam(ui: Ui, x: number, y: number): void {
  for (const [i, shift] of [-70, 10, 80].entries()) {
    const points = Array.from({ length: 6 }, (_, k) => {
      const sway = Math.sin(k * 1.3 + i * 2) * 22;
      return [x + shift + sway, y - k * 34] as const;
    });
    ui.sheet.stroke(curve(...points), lch(1, 0, 0), 12, 0.4);
  }
}

const RECIPES: readonly (readonly [string, string, IconName])[] = [
  ['Pour-over', '3:30, 5 pours', 'drop'],
  ['Usucha', '2:10, matcha', 'leaf'],
  ['Moka pot', '5:00, stove', 'flame'],
  ['Cold brew', '14 h, fridge', 'clock'],
  ['Sencha', '1:00, 70 °C', 'cup'],
];

const MATCHA_STEPS = [
  ['Warm the bowl', '30 s'],
  ['Sift 2 g', '20 s'],
  ['70 g water, 80 °C', '15 s'],
  ['Whisk, W not O', '45 s'],
  ['Rest', '20 s'],
] as const;

function drawRecipes(): Ui {
  const ui = stage('steep/2', matcha, { tone: 'base', dots: 'left' });
  phone(ui, { x: 200, y: 60, width: 560, height: 1080 }, (screen, w) => {
    const { theme } = screen;
    screen.title('Steep', 40, 160, 74);
    RECIPES.forEach(([name, note, icon], row) => {
      const y = 226 + row * 148;
      screen.box(28, y, w - 56, 130, { fill: row === 1 ? matcha.soft : theme.sunken, radius: 10 });
      screen.circle(94, y + 65, 42, { fill: row === 1 ? matcha.strong : theme.raised });
      screen.icon(icon, 94, y + 65, 48, row === 1 ? theme.raised : theme.ink, 4);
      screen.text(name, 158, y + 60, { size: 40, weight: 650 });
      screen.text(note, 158, y + 102, { size: 28, mono: true, paint: theme.ink2 });
    });
  });
  phone(ui.in(night), { x: 850, y: 60, width: 560, height: 1080 }, (screen, w) => {
    const { theme } = screen;
    screen.icon('chevron-left', 52, 130, 38);
    screen.text('Usucha', 88, 146, { size: 46, weight: 700 });
    MATCHA_STEPS.forEach(([step, time], row) => {
      const y = 226 + row * 104;
      const isCurrent = row === 3;
      if (isCurrent) screen.box(24, y - 54, w - 48, 100, { fill: theme.greenSoft, radius: 10 });
      screen.circle(66, y - 6, 20, { stroke: row < 3 ? theme.green : theme.ink2, weight: 4 });
      if (row < 3) screen.icon('check', 66, y - 6, 26, theme.green, 5);
      screen.text(step, 106, y + 6, {
        size: 34,
        weight: isCurrent ? 700 : 450,
        paint: row < 3 ? theme.ink2 : theme.ink,
      });
      screen.text(time, w - 44, y + 6, { size: 30, mono: true, align: 'right', paint: theme.ink2 });
    });
    drawMatchaBowl(screen, w / 2, 900);
  });
  return ui;
}

function drawMatchaBowl(ui: Ui, x: number, y: number): void {
  const { sheet } = ui;
  sheet.fill(ellipse(x, y, 176), lch(0.33, 0.02, 260));
  sheet.shadeRadial(ellipse(x, y, 176), lch(0.5, 0.03, 255), x - 80, y - 90, 20, 220, [
    [0, 0.8],
    [1, 0],
  ]);
  sheet.fill(ellipse(x, y, 150), lch(0.28, 0.02, 260));
  sheet.fill(ellipse(x, y + 6, 136), lch(0.72, 0.15, 126));
  sheet.shadeRadial(ellipse(x, y + 6, 136), lch(0.86, 0.11, 120), x - 10, y, 10, 120, [
    [0, 0.85],
    [0.6, 0.4],
    [1, 0],
  ]);
  const zigzag = Array.from({ length: 9 }, (_, i) => [x - 80 + i * 20, y + 4 + (i % 2 ? 44 : -44)] as const);
  sheet.stroke(curve(...zigzag), lch(0.58, 0.14, 130), 7, 0.75);
}

function drawWrist(): Ui {
  const ui = stage('steep/3', matcha, { tone: 'base', window: true, dots: 'none' });
  const { sheet } = ui;
  const strap = lch(0.32, 0.04, 165);
  for (const band of [
    polygon([
      [560, -20],
      [1040, -20],
      [1010, 300],
      [590, 300],
    ]),
    polygon([
      [590, 900],
      [1010, 900],
      [1040, 1220],
      [560, 1220],
    ]),
  ]) {
    castShadow(sheet, band, 40, 0.3);
    sheet.fill(band, strap);
    sheet.shadeLinear(band, lighten(strap, 0.14), 560, 0, 800, 60, [
      [0, 0.9],
      [1, 0],
    ]);
  }
  const body = rectangle(460, 210, 680, 780, 190);
  castShadow(sheet, body, 52, 0.32);
  sheet.fill(rectangle(1128, 420, 40, 150, 16), lch(0.55, 0.02, 180));
  sheet.fill(body, lch(0.62, 0.018, 190));
  sheet.shadeLinear(body, lch(0.86, 0.012, 190), 460, 210, 900, 700, [
    [0, 1],
    [1, 0],
  ]);
  sheet.fill(rectangle(490, 240, 620, 720, 164), lch(0.1, 0.01, 190));
  const face = ui.in(night);
  ring(face, 800, 600, 236, 0.63, night.green, 30);
  face.text('next pour in', 800, 486, { size: 40, align: 'center', paint: night.ink2 });
  face.text('22', 800, 668, { size: 200, weight: 750, mono: true, align: 'center', spacing: -0.06 });
  face.text('to 180 g', 800, 736, { size: 48, weight: 650, align: 'center', paint: night.green });
  for (let i = 0; i < 5; i++) {
    face.circle(700 + i * 50, 900, i === 2 ? 11 : 8, {
      fill: i < 2 ? night.green : i === 2 ? night.ink : night.rule,
    });
  }
  drawBeans(ui);
  return ui;
}

function drawBeans(ui: Ui): void {
  const random = new Random('beans');
  for (const [x, y] of [
    [170, 250],
    [300, 470],
    [120, 600],
    [250, 880],
    [1340, 240],
    [1470, 520],
    [1330, 760],
    [1450, 990],
  ] as const) {
    const angle = random.between(0, TAU);
    const draw = () => {
      const bean = ellipse(70, 50, 62, 42);
      castShadow(ui.sheet, bean, 16, 0.3);
      ui.sheet.fill(bean, coffee);
      ui.sheet.shadeLinear(bean, lch(0.5, 0.08, 55), 20, 10, 90, 70, [
        [0, 0.9],
        [1, 0],
      ]);
      ui.sheet.stroke(curve([12, 52], [50, 40], [90, 60], [128, 46]), lch(0.22, 0.045, 45), 7);
    };
    ui.at(x, y, draw, { angle, pivot: [70, 50] });
  }
}

function drawLog(): Ui {
  const ui = stage('steep/4', matcha, { tone: 'soft', dots: 'left' });
  tablet(ui, { x: 90, y: 110, width: 1420, height: 980 }, (screen, w, h) => {
    const { theme } = screen;
    screen.title('Twenty cups', 56, 108, 60);
    screen.text('one bean, one grinder', w - 56, 104, {
      size: 32,
      mono: true,
      align: 'right',
      paint: theme.ink2,
    });
    const plot = { x: 190, y: 170, width: w - 440, height: h - 290 };
    screen.box(plot.x, plot.y, plot.width, plot.height, {
      fill: theme.raised,
      stroke: theme.rule,
      radius: 0,
    });
    const [cx, cy] = [plot.x + plot.width * 0.54, plot.y + plot.height * 0.47];
    screen.sheet.fill(ellipse(cx, cy, 190, 140), matcha.soft, 0.9);
    screen.rule(plot.x + plot.width / 2, plot.y, plot.x + plot.width / 2, plot.y + plot.height);
    screen.rule(plot.x, plot.y + plot.height / 2, plot.x + plot.width, plot.y + plot.height / 2);
    const random = new Random('cups');
    for (let i = 0; i < 19; i++) {
      // Early cups miss, later ones close in on what tastes right.
      const miss = 1 - i / 22;
      const x = cx + random.spread() * 400 * miss;
      const y = cy + random.spread() * 215 * miss;
      screen.sheet.fill(ellipse(x, y, 15), coffee, 0.35 + 0.6 * (i / 19));
    }
    screen.circle(cx - 6, cy + 8, 17, { fill: coffee });
    screen.circle(cx - 6, cy + 8, 34, { stroke: theme.green, weight: 8 });
    const label = { size: 34, weight: 600 } as const;
    screen.text('sour', plot.x + 20, plot.y + plot.height + 52, label);
    screen.text('bitter', plot.x + plot.width - 20, plot.y + plot.height + 52, { ...label, align: 'right' });
    screen.text('strong', plot.x - 22, plot.y + 40, { ...label, align: 'right' });
    screen.text('weak', plot.x - 22, plot.y + plot.height - 14, { ...label, align: 'right' });
    const side = plot.x + plot.width + 36;
    screen.text('Best', side, 230, { size: 32, mono: true, paint: theme.ink2 });
    screen.text('No. 18', side, 284, { size: 48, weight: 700 });
    for (const [i, fact] of ['20 g', '300 g', '94 °C', '3:25', 'grind 17'].entries()) {
      screen.text(fact, side, 372 + i * 62, { size: 36, mono: true, weight: 550 });
    }
  });
  return ui;
}

export const pictures = projectPictures('steep', {
  '1-pour': drawPour,
  '2-recipes': drawRecipes,
  '3-wrist': drawWrist,
  '4-log': drawLog,
});
