import { type Colour, lch, mix } from '../core/colour.ts';
import { curve, rectangle } from '../core/shapes.ts';
import { terminal } from './kit/frames.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf } from './kit/palette.ts';
import { castShadow, stage } from './kit/stage.ts';
import type { Ui } from './kit/ui.ts';

const sea = accentOf(215);

const BOOT = [
  ['0.000', 'tidepool 0.9, 1 core, 128 MB'],
  ['0.004', 'paging on, 32 768 frames'],
  ['0.009', 'timer 100 Hz, keyboard, disk'],
  ['0.031', 'mounted / (starfish, 16 MB)'],
  ['0.034', 'scheduler: triage'],
] as const;

const PROGRAMS = [
  ['1', 'shell', 'waits', '212 K'],
  ['2', 'anemone', 'ready', '96 K'],
  ['3', 'crab', 'runs', '144 K'],
  ['4', 'limpet', 'sleeps', '64 K'],
] as const;

function drawBoot(): Ui {
  const ui = stage('tidepool/1', sea, { tone: 'base', dots: 'left' });
  terminal(
    ui,
    { x: 100, y: 80, width: 1400, height: 1040, title: 'tidepool in an emulator' },
    (screen, w) => {
      const { theme } = screen;
      drawPool(screen, w - 300, 60);
      BOOT.forEach(([time, message], row) => {
        const y = 90 + row * 62;
        screen.text(time, 50, y, { size: 34, mono: true, paint: theme.ink2 });
        screen.text(message, 190, y, { size: 34, mono: true, weight: 500 });
        screen.text('ok', 880, y, { size: 34, mono: true, weight: 700, paint: theme.green });
      });
      screen.text('$ ps', 50, 460, { size: 36, mono: true, weight: 700, paint: theme.amber });
      const columns = [50, 170, 560, 860] as const;
      [['id', 'name', 'state', 'memory'], ...PROGRAMS].forEach((cells, row) => {
        const y = 536 + row * 66;
        if (row === 3) screen.box(30, y - 46, 1060, 64, { fill: theme.greenSoft, radius: 4 });
        cells.forEach((cell, i) => {
          screen.text(cell, columns[i] ?? 0, y, {
            size: 36,
            mono: true,
            weight: row === 0 ? 700 : 500,
            paint: row === 0 ? theme.ink2 : row === 3 ? theme.green : theme.ink,
          });
        });
      });
      screen.text('$', 50, 908, { size: 36, mono: true, weight: 700, paint: theme.amber });
      screen.box(96, 906, 26, 8, { fill: theme.ink, radius: 0 });
    },
  );
  return ui;
}

/** The boot logo: a starfish of coarse cells, as a text screen can draw it. */
function drawPool(ui: Ui, x: number, y: number): void {
  const cells = [
    '.....#.....',
    '.....#.....',
    '....###....',
    '###########',
    '..#######..',
    '...#####...',
    '...#####...',
    '..###.###..',
    '..##...##..',
    '.#.......#.',
  ];
  cells.forEach((row, j) => {
    [...row].forEach((cell, i) => {
      if (cell !== '#') return;
      const paint = mix(lch(0.76, 0.15, 45), lch(0.66, 0.17, 20), j / 10);
      ui.box(x + i * 22, y + j * 26, 20, 24, { fill: paint, radius: 0 });
    });
  });
}

type Slice = readonly [process: number, from: number, to: number];
type Schedule = { name: string; slices: readonly Slice[] };

/** Jobs of 6, 2, 8, 3 and 1 ticks. All are there at tick 0 but the last, which comes at tick 4 and is urgent. */
const SCHEDULES: readonly Schedule[] = [
  {
    name: 'first come',
    slices: [
      [0, 0, 6],
      [1, 6, 8],
      [2, 8, 16],
      [3, 16, 19],
      [4, 19, 20],
    ],
  },
  {
    name: 'shortest',
    slices: [
      [1, 0, 2],
      [3, 2, 5],
      [4, 5, 6],
      [0, 6, 12],
      [2, 12, 20],
    ],
  },
  {
    name: 'round robin',
    slices: [
      [0, 0, 2],
      [1, 2, 4],
      [2, 4, 6],
      [3, 6, 8],
      [0, 8, 10],
      [4, 10, 11],
      [2, 11, 13],
      [3, 13, 14],
      [0, 14, 16],
      [2, 16, 20],
    ],
  },
  {
    name: 'triage',
    slices: [
      [0, 0, 2],
      [1, 2, 3],
      [2, 3, 4],
      [4, 4, 5],
      [3, 5, 6],
      [1, 6, 7],
      [3, 7, 9],
      [0, 9, 13],
      [2, 13, 20],
    ],
  },
];

const ARRIVALS = [0, 0, 0, 0, 4] as const;

/** The longest any job waits for its first tick. */
function longestWait({ slices }: Schedule): number {
  const waits = ARRIVALS.map(
    (arrival, job) => (slices.find(([process]) => process === job)?.[1] ?? 0) - arrival,
  );
  return Math.max(...waits);
}

const PROCESS_NAMES = ['crab', 'limpet', 'kelp', 'urchin', 'alarm'] as const;

function drawSchedulers(): Ui {
  const ui = stage('tidepool/2', sea, { tone: 'pale', dots: 'none' });
  const { theme } = ui;
  const paints: readonly Colour[] = [
    sea.strong,
    lch(0.72, 0.13, 75),
    lch(0.62, 0.1, 170),
    lch(0.62, 0.12, 310),
    theme.red,
  ];
  ui.text('The same five jobs', 90, 140, { size: 64, weight: 750, spacing: -0.025 });
  PROCESS_NAMES.forEach((name, i) => {
    const x = 90 + i * 226;
    ui.box(x, 182, 40, 40, { fill: paints[i] ?? sea.strong, radius: 4 });
    ui.text(name, x + 54, 215, { size: 36, weight: 550 });
  });
  ui.text('wait to start', 1510, 215, { size: 34, mono: true, align: 'right', paint: theme.ink2 });
  const [left, tick] = [350, 46] as const;
  SCHEDULES.forEach((schedule, row) => {
    const { name, slices } = schedule;
    const y = 290 + row * 200;
    const isOurs = name === 'triage';
    if (isOurs) ui.box(60, y - 30, 1480, 186, { fill: theme.greenSoft, radius: 6 });
    ui.text(name, left - 30, y + 78, { size: 40, weight: isOurs ? 750 : 550, align: 'right' });
    ui.box(left, y, tick * 20, 124, { fill: theme.raised, radius: 0 });
    for (const [process, from, to] of slices) {
      ui.box(left + from * tick + 2, y, (to - from) * tick - 4, 124, {
        fill: paints[process] ?? sea.strong,
        radius: 4,
      });
    }
    ui.text(String(longestWait(schedule)), 1500, y + 94, {
      size: 96,
      weight: 750,
      align: 'right',
      paint: isOurs ? theme.green : theme.ink,
    });
  });
  for (const mark of [0, 5, 10, 15, 20]) {
    ui.text(String(mark), left + mark * tick, 1112, {
      size: 34,
      mono: true,
      align: 'center',
      paint: theme.ink2,
    });
  }
  ui.text('ticks', left - 30, 1112, { size: 34, mono: true, align: 'right', paint: theme.ink2 });
  const arrivalX = left + 4 * tick;
  for (let y = 270; y < 1066; y += 26) ui.rule(arrivalX, y, arrivalX, y + 14, theme.red, 4);
  ui.text('alarm arrives', arrivalX + 14, 276, { size: 30, mono: true, paint: theme.red });
  return ui;
}

function drawPages(): Ui {
  const ui = stage('tidepool/3', sea, { tone: 'deep', dots: 'none' });
  const { theme } = ui;
  const crab = lch(0.74, 0.14, 45);
  const kelp = lch(0.78, 0.13, 165);
  const shared = lch(0.86, 0.12, 95);
  const regions = ['stack', '', 'heap', '', 'data', 'code'] as const;
  const cell = 128;
  const column = (x: number, title: string, paint: Colour) => {
    ui.text(title, x + 120, 130, { size: 50, weight: 750, align: 'center', paint });
    regions.forEach((region, row) => {
      const y = 180 + row * (cell + 14);
      const box = rectangle(x, y, 240, cell, 8);
      if (region === '') {
        ui.sheet.stroke(box, theme.rule, 4);
        ui.text('unmapped', x + 120, y + 76, { size: 32, align: 'center', paint: theme.ink2 });
        return;
      }
      castShadow(ui.sheet, box, 12, 0.5);
      ui.sheet.fill(box, region === 'code' ? shared : paint);
      ui.text(region, x + 120, y + 78, { size: 44, weight: 700, align: 'center', paint: theme.sunken });
    });
  };
  column(90, 'crab', crab);
  column(1270, 'kelp', kelp);
  const frames: readonly (readonly [label: string, paint: Colour])[] = [
    ['kelp heap', kelp],
    ['free', theme.raised],
    ['crab stack', crab],
    ['crab data', crab],
    ['code, shared', shared],
    ['kelp stack', kelp],
    ['crab heap', crab],
    ['kelp data', kelp],
  ];
  ui.text('memory', 800, 130, { size: 50, weight: 750, align: 'center' });
  frames.forEach(([label, paint], i) => {
    const y = 180 + i * 106;
    ui.box(630, y, 340, 96, { fill: paint, stroke: theme.rule, radius: 4 });
    ui.text(label, 800, y + 62, {
      size: 38,
      weight: 650,
      align: 'center',
      paint: label === 'free' ? theme.ink2 : theme.sunken,
    });
  });
  const regionY = (row: number) => 180 + row * (cell + 14) + cell / 2;
  const frameY = (i: number) => 180 + i * 106 + 48;
  const links: readonly (readonly [fromLeft: boolean, row: number, frame: number, paint: Colour])[] = [
    [true, 0, 2, crab],
    [true, 2, 6, crab],
    [true, 4, 3, crab],
    [true, 5, 4, shared],
    [false, 0, 5, kelp],
    [false, 2, 0, kelp],
    [false, 4, 7, kelp],
    [false, 5, 4, shared],
  ];
  for (const [fromLeft, row, frame, paint] of links) {
    const [x0, x1] = fromLeft ? [336, 618] : [1264, 982];
    const lean = (x1 - x0) * 0.4;
    const [y0, y1] = [regionY(row), frameY(frame)];
    ui.sheet.stroke(
      curve([x0, y0], [x0 + lean, y0 + (y1 - y0) * 0.2], [x1 - lean, y1 - (y1 - y0) * 0.2], [x1, y1]),
      paint,
      7,
    );
    ui.circle(x1, y1, 12, { fill: paint });
    ui.circle(x0, y0, 9, { fill: paint });
  }
  ui.text('One copy of the code, two owners.', 800, 1120, {
    size: 42,
    weight: 600,
    align: 'center',
    paint: shared,
  });
  return ui;
}

export const pictures = projectPictures('tidepool', {
  '1-boot': drawBoot,
  '2-schedulers': drawSchedulers,
  '3-pages': drawPages,
});
