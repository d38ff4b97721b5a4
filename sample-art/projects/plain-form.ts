import { lch } from '../core/colour.ts';
import { polygon, rectangle } from '../core/shapes.ts';
import { browser, phone } from './kit/frames.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf, day, type Theme } from './kit/palette.ts';
import { castShadow, stage } from './kit/stage.ts';
import type { Ui } from './kit/ui.ts';

const marine = accentOf(248);
const FOCUS = lch(0.87, 0.17, 95);

/** Text with the thick underline of a link; returns its width. */
function link(ui: Ui, text: string, x: number, y: number, paint = ui.theme.red, size = 38): number {
  const width = ui.text(text, x, y, { size, weight: 650, paint });
  ui.rule(x, y + 10, x + width, y + 10, paint, 4);
  return width;
}

function drawErrors(): Ui {
  const ui = stage('plain-form/1', marine, { tone: 'soft' });
  browser(
    ui,
    { x: 110, y: 50, width: 1380, height: 1100, address: 'plain-form.mira-solano.example' },
    (page, w) => {
      const { theme } = page;
      page.box(64, 52, w - 128, 262, { fill: theme.raised, stroke: theme.red, weight: 9 });
      page.text('Two things to fix', 110, 130, { size: 54, weight: 750, spacing: -0.02 });
      link(page, 'Birth date: the month is missing', 110, 204);
      link(page, 'Phone: 3 digits too few', 110, 268);
      page.text('Book a flu shot', 64, 404, { size: 60, weight: 750, spacing: -0.025 });

      page.box(64, 452, 10, 244, { fill: theme.red, radius: 0 });
      page.text('Birth date', 104, 488, { size: 38, weight: 650 });
      page.text('Enter a month from 1 to 12.', 104, 540, { size: 36, weight: 550, paint: theme.red });
      const parts = [
        ['Day', '14', 150],
        ['Month', '', 150],
        ['Year', '1951', 230],
      ] as const;
      let x = 104;
      for (const [label, value, width] of parts) {
        page.text(label, x, 592, { size: 30, paint: theme.ink2 });
        const isFaulty = value === '';
        if (isFaulty) page.box(x - 8, 602, width + 16, 96, { fill: FOCUS, radius: 4 });
        page.box(x, 610, width, 80, {
          fill: theme.raised,
          stroke: theme.ink,
          weight: isFaulty ? 6 : 4,
          radius: 0,
        });
        page.text(value, x + 22, 664, { size: 40, mono: true });
        if (isFaulty) page.box(x + 20, 626, 4, 48, { fill: theme.ink, radius: 0 });
        x += width + 40;
      }
      page.box(64, 744, 10, 196, { fill: theme.red, radius: 0 });
      page.text('Phone', 104, 782, { size: 38, weight: 650 });
      page.text('A number has 10 digits; this has 7.', 104, 834, { size: 36, weight: 550, paint: theme.red });
      page.box(104, 858, 430, 80, { fill: theme.raised, stroke: theme.ink, weight: 4, radius: 0 });
      page.text('604 555 0', 126, 912, { size: 40, mono: true });
      page.box(880, 500, 380, 400, { fill: theme.sunken, radius: 6 });
      page.text('Works with', 916, 570, { size: 36, weight: 700 });
      for (const [i, item] of ['keyboard only', 'screen reader', '400 % zoom', 'no JavaScript'].entries()) {
        page.icon('check', 938, 632 + i * 66, 38, theme.green, 6);
        page.text(item, 974, 645 + i * 66, { size: 36 });
      }
    },
  );
  return ui;
}

const SPEECH = [
  ['1', 'Book a flu shot, heading 1'],
  ['2', 'Full name, edit, required'],
  ['3', 'Day, edit, Birth date, group'],
  ['4', 'Morning, radio, 1 of 2'],
  ['5', 'Send, button'],
] as const;

function drawSpeech(): Ui {
  const ui = stage('plain-form/2', marine, { tone: 'pale', dots: 'left' });
  const { theme } = ui;
  const card = rectangle(80, 90, 640, 1020, 8);
  castShadow(ui.sheet, card, 30, 0.28);
  ui.sheet.fill(card, theme.raised);
  ui.text('Book a flu shot', 150, 200, { size: 54, weight: 750, spacing: -0.025 });
  ui.field('Full name', 'Ada Sample', { x: 150, y: 270, width: 500 });
  ui.text('Birth date', 150, 476, { size: 32, weight: 600, paint: theme.ink2 });
  [120, 120, 200].forEach((width, i) => {
    ui.box(150 + i * 150, 496, width, 78, { fill: theme.raised, stroke: theme.ink2, weight: 2.5 });
  });
  ui.text('14', 176, 547, { size: 36, mono: true });
  ui.text('03', 326, 547, { size: 36, mono: true });
  ui.text('1951', 476, 547, { size: 36, mono: true });
  ui.text('When suits you?', 150, 666, { size: 32, weight: 600, paint: theme.ink2 });
  for (const [i, label] of ['Morning', 'Afternoon'].entries()) {
    const y = 724 + i * 86;
    ui.circle(176, y, 26, { fill: theme.raised, stroke: theme.ink, weight: 5 });
    if (i === 0) ui.circle(176, y, 13, { fill: theme.ink });
    ui.text(label, 224, y + 13, { size: 40 });
  }
  ui.box(142, 912, 266, 122, { fill: FOCUS, radius: 4 });
  ui.button('Send', { x: 150, y: 920, width: 250, height: 106 }, { paint: theme.green, size: 44 });
  const stops = [
    [80, 182],
    [80, 351],
    [80, 535],
    [80, 724],
    [80, 973],
  ] as const;
  stops.forEach(([x, y], i) => {
    const isCurrent = i === 4;
    ui.circle(x, y, 32, { fill: isCurrent ? lch(0.3, 0.09, 255) : marine.strong });
    ui.text(String(i + 1), x, y + 13, {
      size: 38,
      mono: true,
      weight: 750,
      align: 'center',
      paint: theme.raised,
    });
  });
  ui.text('What it says', 800, 160, { size: 46, weight: 750, spacing: -0.02 });
  SPEECH.forEach(([number, words], row) => {
    const y = 220 + row * 178;
    const isCurrent = row === 4;
    const bubble = rectangle(880, y, 630, 132, 24);
    castShadow(ui.sheet, bubble, 14, 0.2);
    ui.sheet.fill(bubble, isCurrent ? marine.strong : theme.raised);
    ui.sheet.fill(
      polygon([
        [882, y + 46],
        [882, y + 90],
        [852, y + 68],
      ]),
      isCurrent ? marine.strong : theme.raised,
    );
    ui.text(number, 818, y + 80, {
      size: 42,
      mono: true,
      weight: 750,
      align: 'center',
      paint: marine.strong,
    });
    ui.text(words, 916, y + 81, {
      size: 40,
      weight: 600,
      paint: isCurrent ? theme.raised : theme.ink,
      room: 580,
    });
  });
  return ui;
}

/** What forced colours make of the page: black, white, yellow and cyan, nothing between. */
const forced: Theme = {
  ...day,
  paper: lch(0, 0, 0),
  raised: lch(0, 0, 0),
  sunken: lch(0, 0, 0),
  ink: lch(1, 0, 0),
  ink2: lch(1, 0, 0),
  rule: lch(1, 0, 0),
  green: lch(0.97, 0.21, 110),
};

function drawDateField(ui: Ui, x: number, y: number, scale: number): void {
  const { theme } = ui;
  ui.at(
    x,
    y,
    () => {
      ui.text('Birth date', 0, 40, { size: 42, weight: 700 });
      ui.text('For example 14 3 1951', 0, 88, { size: 30, paint: theme.ink2 });
      let left = 0;
      for (const [label, value, width] of [
        ['Day', '14', 110],
        ['Month', '3', 110],
        ['Year', '1951', 170],
      ] as const) {
        ui.text(label, left, 142, { size: 28 });
        const isFocused = label === 'Month';
        ui.box(left, 156, width, 74, {
          fill: theme.raised,
          stroke: isFocused ? theme.green : theme.ink,
          weight: isFocused ? 8 : 4,
          radius: 0,
        });
        ui.text(value, left + 18, 206, { size: 38, mono: true });
        left += width + 30;
      }
    },
    { scale },
  );
}

function drawRenderings(): Ui {
  const ui = stage('plain-form/3', marine, { tone: 'base', dots: 'none' });
  const cards = [
    { y: 70, theme: day, label: 'as designed' },
    { y: 620, theme: forced, label: 'high contrast' },
  ] as const;
  for (const { y, theme, label } of cards) {
    const card = rectangle(80, y, 700, 420, 8);
    castShadow(ui.sheet, card, 28, 0.3);
    ui.sheet.fill(card, theme.paper);
    drawDateField(ui.in(theme), 140, y + 66, 1.22);
    ui.text(label, 80, y + 480, { size: 40, mono: true, weight: 650 });
  }
  phone(ui, { x: 900, y: 40, width: 560, height: 1040, time: '11:25' }, (screen) => {
    screen.text('Birth date', 34, 190, { size: 82, weight: 700, spacing: -0.02 });
    screen.text('For example', 34, 262, { size: 56, paint: screen.theme.ink2 });
    screen.text('14 3 1951', 34, 328, { size: 56, paint: screen.theme.ink2 });
    const fields = [
      ['Day', '14', 34, 400, 200],
      ['Month', '3', 274, 400, 216],
      ['Year', '1951', 34, 630, 456],
    ] as const;
    for (const [label, value, x, y, width] of fields) {
      const isFocused = label === 'Month';
      screen.text(label, x, y + 34, { size: 54 });
      screen.box(x, y + 60, width, 134, {
        fill: screen.theme.raised,
        stroke: isFocused ? screen.theme.green : screen.theme.ink,
        weight: isFocused ? 14 : 8,
        radius: 0,
      });
      screen.text(value, x + 36, y + 154, { size: 72, mono: true });
    }
    screen.button('Next', { x: 34, y: 876, width: 456, height: 108 }, { paint: day.green, size: 56 });
  });
  ui.text('400 %', 900, 1144, { size: 40, mono: true, weight: 650 });
  return ui;
}

export const pictures = projectPictures('plain-form', {
  '1-errors': drawErrors,
  '2-speech': drawSpeech,
  '3-renderings': drawRenderings,
});
