import { type Colour, lch, mix } from '../core/colour.ts';
import { clamp } from '../core/maths.ts';
import { Random } from '../core/random.ts';
import { line, type Point, polygon } from '../core/shapes.ts';
import { browser, paper } from './kit/frames.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf } from './kit/palette.ts';
import { stage } from './kit/stage.ts';
import type { Ui } from './kit/ui.ts';

const plum = accentOf(345);
const ADDRESS = 'reaction-atlas.mira-solano.example';

const CLASSES = [
  'ACE inhibitors',
  'statins',
  'opioids',
  'SSRIs',
  'penicillins',
  'anticoagulants',
  'beta blockers',
  'NSAIDs',
  'diuretics',
  'insulins',
  'triptans',
  'retinoids',
] as const;

const ORGANS = [
  'breathing',
  'muscle',
  'gut',
  'mood',
  'skin',
  'blood',
  'heart',
  'kidney',
  'sugar',
  'eye',
] as const;

/** Strong signals by class and organ, 0..1; the rest is faint noise. */
const SIGNALS: Readonly<Record<string, number>> = {
  '0:0': 1,
  '0:7': 0.4,
  '1:1': 0.72,
  '2:2': 0.66,
  '2:0': 0.5,
  '3:3': 0.52,
  '3:2': 0.3,
  '4:4': 0.7,
  '5:5': 0.78,
  '6:6': 0.55,
  '6:0': 0.36,
  '7:2': 0.6,
  '7:7': 0.46,
  '8:7': 0.5,
  '9:8': 0.74,
  '10:6': 0.4,
  '11:4': 0.62,
  '11:9': 0.5,
};

function heat(share: number): Colour {
  const t = clamp(share);
  return t < 0.5
    ? mix(lch(0.965, 0.012, 345), plum.base, t * 2)
    : mix(plum.base, lch(0.28, 0.11, 350), (t - 0.5) * 2);
}

function drawHeatmap(): Ui {
  const ui = stage('reaction-atlas/1', plum, { tone: 'soft', dots: 'left' });
  browser(ui, { x: 50, y: 50, width: 1500, height: 1100, address: ADDRESS }, (page, w) => {
    const { theme } = page;
    const random = new Random('heat');
    const [left, top, cellWidth, cellHeight] = [330, 226, 92, 61] as const;
    page.text('Reported more often than expected', 56, 94, { size: 52, weight: 750, spacing: -0.025 });
    page.text('1.2 million reports', w - 56, 92, { size: 32, mono: true, align: 'right', paint: theme.ink2 });
    ORGANS.forEach((organ, column) => {
      const draw = () => page.text(organ, 0, 0, { size: 31, weight: 550 });
      page.at(left + column * cellWidth + 40, top - 14, draw, { angle: -0.5 });
    });
    CLASSES.forEach((drugs, row) => {
      const y = top + row * cellHeight;
      page.text(drugs, left - 22, y + 42, {
        size: 33,
        align: 'right',
        weight: row === 0 ? 750 : 500,
        room: left - 50,
      });
      ORGANS.forEach((_, column) => {
        const share = SIGNALS[`${row}:${column}`] ?? random.between(0.02, 0.16);
        page.box(left + column * cellWidth + 2, y + 2, cellWidth - 4, cellHeight - 4, {
          fill: heat(share),
          radius: 4,
        });
      });
    });
    page.box(left - 4, top - 4, cellWidth + 8, cellHeight + 8, { stroke: theme.ink, weight: 6, radius: 6 });
    const legendX = left + ORGANS.length * cellWidth + 50;
    for (let i = 0; i <= 20; i++)
      page.box(legendX, top + 400 - i * 20, 46, 21, { fill: heat(i / 20), radius: 0 });
    page.text('× 12', legendX + 60, top + 24, { size: 32, mono: true });
    page.text('× 1', legendX + 60, top + 420, { size: 32, mono: true });
  });
  return ui;
}

type Ratio = { label: string; low: number; ratio: number; high: number; reports: number };

const RATIOS: readonly Ratio[] = [
  { label: 'ACE inhibitor, cough', low: 10.6, ratio: 11.8, high: 13.1, reports: 4210 },
  { label: 'statin, muscle pain', low: 5.1, ratio: 5.6, high: 6.1, reports: 6980 },
  { label: 'warfarin, bleeding', low: 7.2, ratio: 7.9, high: 8.7, reports: 5127 },
  { label: 'triptan, chest tightness', low: 2.2, ratio: 3.1, high: 4.3, reports: 61 },
  { label: 'retinoid, dry eye', low: 3.3, ratio: 4.4, high: 5.9, reports: 118 },
  { label: 'SSRI, taste loss', low: 0.4, ratio: 2.6, high: 11.4, reports: 3 },
  { label: 'insulin, cough', low: 0.7, ratio: 0.9, high: 1.2, reports: 340 },
  { label: 'diuretic, hiccups', low: 0.3, ratio: 1.7, high: 8.6, reports: 2 },
];

function drawIntervals(): Ui {
  const ui = stage('reaction-atlas/2', plum, { tone: 'pale', dots: 'none' });
  const { theme } = ui;
  ui.text('How sure is the ratio?', 90, 140, { size: 64, weight: 750, spacing: -0.025 });
  const [left, right, top, step] = [600, 1300, 240, 100] as const;
  const xOf = (ratio: number) => left + ((Math.log2(ratio) + 2) / 6) * (right - left);
  for (const mark of [0.25, 0.5, 1, 2, 4, 8, 16]) {
    ui.rule(
      xOf(mark),
      top - 30,
      xOf(mark),
      top + 8 * step - 30,
      mark === 1 ? theme.ink : theme.rule,
      mark === 1 ? 5 : 2.5,
    );
    const label = mark < 1 ? (mark === 0.5 ? '½' : '¼') : String(mark);
    ui.text(label, xOf(mark), top + 8 * step + 22, { size: 34, mono: true, align: 'center' });
  }
  ui.text('as expected', xOf(1), top + 8 * step + 70, { size: 32, align: 'center', paint: theme.ink2 });
  ui.text('reports', 1510, top - 50, { size: 32, mono: true, align: 'right', paint: theme.ink2 });
  RATIOS.forEach(({ label, low, ratio, high, reports }, row) => {
    const y = top + 14 + row * step;
    const isThin = reports < 5;
    const paint = isThin ? lch(0.72, 0.01, 200) : low > 1 ? plum.strong : theme.ink;
    ui.text(label, left - 60, y + 12, {
      size: 37,
      weight: 550,
      align: 'right',
      paint: isThin ? lch(0.6, 0.01, 200) : theme.ink,
      room: 500,
    });
    ui.rule(xOf(low), y, xOf(high), y, paint, 8);
    for (const end of [low, high]) ui.rule(xOf(end), y - 16, xOf(end), y + 16, paint, 6);
    const size = isThin ? 11 : 12 + Math.log10(reports) * 2.5;
    ui.sheet.fill(
      polygon([
        [xOf(ratio), y - size],
        [xOf(ratio) + size, y],
        [xOf(ratio), y + size],
        [xOf(ratio) - size, y],
      ]),
      paint,
    );
    ui.text(String(reports), 1510, y + 12, {
      size: 36,
      mono: true,
      align: 'right',
      paint: isThin ? lch(0.6, 0.01, 200) : theme.ink,
    });
    if (isThin) ui.text('too few', 1320, y + 11, { size: 30, paint: lch(0.55, 0.01, 200) });
  });
  return ui;
}

const NOTICE_AT = 11;
const QUARTERS = 20;

function drawQuarters(): Ui {
  const ui = stage('reaction-atlas/3', plum, { tone: 'base', dots: 'left' });
  const random = new Random('quarters');
  paper(ui, { x: 90, y: 60, width: 1420, height: 1080, angle: 0 }, (sheet) => {
    const { theme } = sheet;
    sheet.text('Reports a quarter, five years', 60, 100, { size: 54, weight: 750, spacing: -0.025 });
    CLASSES.slice(0, 9).forEach((drugs, i) => {
      const [x, y] = [60 + (i % 3) * 450, 190 + Math.floor(i / 3) * 300];
      const [width, height] = [400, 180];
      const jumps = i === 7;
      sheet.text(drugs, x, y, {
        size: 36,
        weight: jumps ? 750 : 550,
        paint: jumps ? plum.strong : theme.ink,
      });
      sheet.rule(x, y + 24 + height, x + width, y + 24 + height, theme.ink, 3);
      const start = random.between(0.3, 0.72);
      const slope = random.between(-0.016, 0.016);
      const values: Point[] = Array.from({ length: QUARTERS }, (_, quarter) => {
        const after = quarter - NOTICE_AT;
        const jump = jumps && after >= 0 ? 0.5 * Math.exp(-after / 6) : 0;
        const share = clamp(start + slope * quarter + random.spread() * 0.06 + jump, 0.04, 0.98);
        return [x + (quarter / (QUARTERS - 1)) * width, y + 24 + height - share * height];
      });
      const area = polygon([...values, [x + width, y + 24 + height], [x, y + 24 + height]]);
      sheet.sheet.fill(area, jumps ? plum.soft : lch(0.93, 0.012, 345));
      sheet.sheet.stroke(line(...values), jumps ? plum.strong : theme.ink2, jumps ? 8 : 5);
      if (!jumps) return;
      const noticeX = x + (NOTICE_AT / (QUARTERS - 1)) * width;
      sheet.sheet.stroke(line([noticeX, y + 20], [noticeX, y + 24 + height]), theme.amber, 5);
      sheet.text('notice', noticeX - 14, y + 56, {
        size: 30,
        mono: true,
        weight: 650,
        align: 'right',
        paint: theme.amber,
      });
    });
    sheet.text('2020', 60, 1046, { size: 30, mono: true, paint: theme.ink2 });
    sheet.text('2024', 460, 1046, { size: 30, mono: true, align: 'right', paint: theme.ink2 });
  });
  return ui;
}

export const pictures = projectPictures('reaction-atlas', {
  '1-heatmap': drawHeatmap,
  '2-intervals': drawIntervals,
  '3-quarters': drawQuarters,
});
