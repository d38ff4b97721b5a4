import { lch } from '../core/colour.ts';
import { rectangle } from '../core/shapes.ts';
import { browser, phone } from './kit/frames.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf, day } from './kit/palette.ts';
import { castShadow, stage } from './kit/stage.ts';
import type { Ui } from './kit/ui.ts';

const violet = accentOf(305);
const ADDRESS = 'five-up.mira-solano.example';
const marker = lch(0.9, 0.13, 98);
const LEVELS = ['Easy', 'Medium', 'Hard'] as const;

const NOTES = [
  'Loop diuretics block the Na-K-2Cl carrier in the thick ascending limb,',
  'and lose calcium. Thiazides act later, in the distal tubule, and keep',
  'calcium back. Spironolactone spares potassium. Give with food.',
  'Acetazolamide works in the proximal tubule; weak, used for altitude.',
] as const;

/** Five squares, as many filled as questions are done. */
function drawFive(ui: Ui, x: number, y: number, done: number, size = 46): void {
  for (let i = 0; i < 5; i++) {
    const isDone = i < done;
    ui.box(x + i * (size + 14), y, size, size, {
      fill: isDone ? violet.strong : ui.theme.raised,
      stroke: isDone ? violet.strong : ui.theme.ink2,
      radius: 6,
    });
  }
}

function drawNotes(): Ui {
  const ui = stage('five-up/1', violet, { tone: 'soft', dots: 'left' });
  browser(ui, { x: 90, y: 70, width: 1420, height: 1060, address: ADDRESS }, (page, w) => {
    const { theme } = page;
    page.title('Five Up', 70, 132, 88);
    page.text('5 questions from your own notes.', 70, 206, { size: 40, paint: theme.ink2 });
    page.text('Paste your notes', 70, 286, { size: 32, weight: 650 });
    page.box(70, 308, w - 140, 330, { fill: theme.raised, stroke: theme.ink2, weight: 3 });
    NOTES.forEach((text, row) => {
      page.text(text, 104, 380 + row * 58, { size: 37, room: w - 200 });
    });
    page.text('2 pages, 614 words', w - 96, 614, { size: 28, mono: true, align: 'right', paint: theme.ink2 });
    page.text('How hard', 70, 706, { size: 32, weight: 650 });
    LEVELS.forEach((level, i) => {
      const x = 70 + i * 290;
      const isChosen = level === 'Medium';
      page.box(x, 730, 270, 96, {
        fill: isChosen ? violet.strong : theme.raised,
        stroke: isChosen ? violet.strong : theme.ink2,
        radius: 48,
      });
      page.text(level, x + 135, 792, {
        size: 40,
        weight: 650,
        align: 'center',
        paint: isChosen ? theme.raised : theme.ink,
      });
    });
    page.button('Ask me 5', { x: w - 410, y: 730, width: 340, height: 96 }, { size: 40 });
    page.icon('lock', 88, 898, 36, theme.ink2, 3.5);
    page.text('Notes are deleted after the quiz.', 120, 910, { size: 32, paint: theme.ink2 });
  });
  return ui;
}

const ANSWERS = [
  ['A', 'Proximal tubule'],
  ['B', 'Distal tubule'],
  ['C', 'Thick ascending limb'],
  ['D', 'Collecting duct'],
] as const;

function drawQuestion(): Ui {
  const ui = stage('five-up/2', violet, { tone: 'base', dots: 'right' });
  browser(ui, { x: 90, y: 70, width: 1420, height: 1060, address: ADDRESS }, (page, w) => {
    const { theme } = page;
    drawFive(page, 70, 66, 3, 50);
    page.text('3 of 5', 420, 106, { size: 40, mono: true, weight: 650 });
    page.tag('Medium', w - 250, 66, { fill: violet.soft, size: 34 });
    page.paragraph('Where in the kidney do thiazides act?', 70, 244, w - 140, {
      size: 70,
      weight: 700,
      spacing: -0.025,
    });
    ANSWERS.forEach(([letter, answer], i) => {
      const y = 330 + i * 138;
      const isPicked = letter === 'B';
      page.box(70, y, w - 140, 116, {
        fill: isPicked ? violet.pale : theme.raised,
        stroke: isPicked ? violet.strong : theme.rule,
        weight: isPicked ? 7 : 3,
        radius: 10,
      });
      page.circle(136, y + 58, 36, { fill: isPicked ? violet.strong : theme.sunken });
      page.text(letter, 136, y + 72, {
        size: 40,
        mono: true,
        weight: 700,
        align: 'center',
        paint: isPicked ? theme.raised : theme.ink,
      });
      page.text(answer, 204, y + 73, { size: 44, weight: isPicked ? 650 : 500 });
      if (isPicked) page.icon('check', w - 130, y + 58, 56, violet.strong, 7);
    });
    page.text('Keys A to D, then Enter', 70, 938, { size: 32, mono: true, paint: theme.ink2 });
    page.button('Check', { x: w - 330, y: 890, width: 260, height: 76 }, { size: 36 });
  });
  return ui;
}

function drawSource(): Ui {
  const ui = stage('five-up/3', violet, { tone: 'deep', dots: 'left' });
  drawNotebook(ui);
  phone(ui.in(day), { x: 860, y: 40, width: 600, time: '8:41' }, (screen, w) => {
    const { theme } = screen;
    drawFive(screen, 36, 110, 4, 44);
    screen.text('4 of 5', w - 36, 146, { size: 34, mono: true, align: 'right', weight: 650 });
    screen.box(32, 196, w - 64, 150, { fill: theme.redSoft, radius: 8 });
    screen.icon('cross', 88, 270, 52, theme.red, 7);
    screen.text('Not quite', 138, 258, { size: 42, weight: 700 });
    screen.text('It is spironolactone.', 138, 312, { size: 34 });
    screen.text('Which diuretic spares', 36, 424, { size: 40, weight: 650 });
    screen.text('potassium?', 36, 474, { size: 40, weight: 650 });
    screen.text('Your notes, line 3', 36, 576, { size: 30, mono: true, paint: theme.ink2 });
    const lines = [
      'tubule, and keep calcium',
      'back. Spironolactone',
      'spares potassium. Give',
      'with food.',
    ];
    screen.box(32, 600, w - 64, 300, { fill: theme.sunken, radius: 8 });
    const widthOf = (words: string) => screen.measure(words, { size: 38 });
    screen.box(56 + widthOf('back. '), 682, widthOf('Spironolactone') + 8, 54, { fill: marker, radius: 4 });
    screen.box(56, 744, widthOf('spares potassium.') + 8, 54, { fill: marker, radius: 4 });
    lines.forEach((text, row) => {
      screen.text(text, 60, 660 + row * 62, { size: 38, room: w - 100 });
    });
    screen.button('Last one', { x: 32, y: 940, width: w - 64, height: 100 }, { size: 36 });
  });
  return ui;
}

/** A ruled notebook, open, with the same line marked by hand. */
function drawNotebook(ui: Ui): void {
  const { sheet } = ui;
  const hand = lch(0.36, 0.12, 265);
  const draw = () => {
    const cover = rectangle(0, 0, 700, 940, 26);
    castShadow(sheet, cover, 40, 0.5);
    sheet.fill(cover, violet.strong);
    const page = rectangle(30, 20, 650, 900, 10);
    sheet.fill(page, lch(0.97, 0.012, 95));
    sheet.shadeLinear(page, lch(0.7, 0.05, 290), 30, 0, 160, 0, [
      [0, 0.7],
      [1, 0],
    ]);
    for (let y = 150; y < 900; y += 74) ui.rule(30, y, 680, y, lch(0.86, 0.03, 240), 3);
    ui.rule(150, 20, 150, 920, lch(0.75, 0.1, 20), 3);
    ui.text('Renal 3', 180, 132, { size: 56, weight: 700, paint: hand });
    [
      'loop: thick limb',
      'thiazide: distal',
      '  keeps calcium',
      'spironolactone:',
      '  spares potassium',
      'ask: why with food?',
    ].forEach((text, row) => {
      if (row === 3 || row === 4) {
        sheet.fill(rectangle(170, 374 + (row - 1) * 74 - 58 + 20, 420, 58, 4), lch(0.9, 0.15, 100), 0.85);
      }
      ui.text(text, 180, 286 + row * 74, { size: 46, weight: 500, paint: hand });
    });
    for (let y = 60; y < 920; y += 60) sheet.fill(rectangle(10, y, 50, 14, 7), lch(0.8, 0.01, 240));
  };
  ui.at(430, 600, draw, { angle: -0.07, pivot: [350, 470] });
}

/** Right answers of 5 in past quizzes, oldest first. */
const PAST: readonly (readonly [level: 0 | 1 | 2, score: number])[] = [
  [0, 3],
  [0, 5],
  [1, 2],
  [1, 3],
  [1, 3],
  [2, 1],
  [1, 4],
  [2, 2],
  [2, 3],
  [1, 4],
];

function drawScore(): Ui {
  const ui = stage('five-up/4', violet, { tone: 'soft', dots: 'right' });
  const levelPaints = [lch(0.8, 0.1, 305), violet.base, violet.strong] as const;
  browser(ui, { x: 90, y: 70, width: 1420, height: 1060, address: ADDRESS }, (page, w) => {
    const { theme } = page;
    page.text('4', 70, 330, { size: 330, weight: 750, spacing: -0.05 });
    page.text('of 5', 290, 330, { size: 100, weight: 650, paint: theme.ink2 });
    page.text('Medium, 2 min 10 s', 600, 150, { size: 42, weight: 600 });
    page.text('Read again: line 3, spironolactone', 600, 218, { size: 38, paint: theme.ink2 });
    page.button('Another 5', { x: 600, y: 258, width: 300, height: 88 }, { size: 36 });
    page.button('Harder', { x: 924, y: 258, width: 240, height: 88 }, { kind: 'line', size: 36 });
    page.rule(70, 410, w - 70, 410, theme.ink, 3);
    page.text('Your last ten', 70, 474, { size: 38, weight: 650 });
    LEVELS.forEach((level, i) => {
      const x = w - 560 + i * 180;
      page.box(x, 446, 34, 34, { fill: levelPaints[i] ?? violet.base, radius: 4 });
      page.text(level, x + 46, 475, { size: 32 });
    });
    const base = 900;
    for (let score = 0; score <= 5; score++) {
      page.rule(120, base - score * 74, w - 70, base - score * 74);
      page.text(String(score), 96, base - score * 74 + 11, {
        size: 30,
        mono: true,
        align: 'right',
        paint: theme.ink2,
      });
    }
    PAST.forEach(([level, score], i) => {
      page.box(152 + i * 118, base - score * 74, 84, score * 74, { fill: levelPaints[level], radius: 4 });
    });
  });
  return ui;
}

export const pictures = projectPictures('five-up', {
  '1-notes': drawNotes,
  '2-question': drawQuestion,
  '3-source': drawSource,
  '4-score': drawScore,
});
