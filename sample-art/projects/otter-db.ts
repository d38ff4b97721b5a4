import { lch, mix } from '../core/colour.ts';
import { line, rectangle } from '../core/shapes.ts';
import { code } from './kit/code.ts';
import { terminal } from './kit/frames.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf } from './kit/palette.ts';
import { castShadow, stage } from './kit/stage.ts';
import type { Ui } from './kit/ui.ts';

const slate = accentOf(285, 0.85);

type NodeLook = 'plain' | 'path' | 'split';

const KEY_WIDTH = 70;

/** A node of the tree with its keys in a row; `y` is its top. */
function drawNode(ui: Ui, cx: number, y: number, keys: readonly string[], look: NodeLook = 'plain'): void {
  const { theme } = ui;
  const width = keys.length * KEY_WIDTH;
  const shape = rectangle(cx - width / 2, y, width, 84, 6);
  castShadow(ui.sheet, shape, 16, 0.24);
  const fill = look === 'plain' ? theme.raised : look === 'path' ? slate.soft : theme.greenSoft;
  const stroke = look === 'split' ? theme.green : look === 'path' ? slate.strong : theme.ink2;
  ui.sheet.fill(shape, fill);
  ui.sheet.stroke(shape, stroke, look === 'plain' ? 3 : 5);
  keys.forEach((key, i) => {
    const x = cx - width / 2 + i * KEY_WIDTH;
    if (i > 0) ui.rule(x, y, x, y + 84, stroke, 2.5);
    const isNew = look === 'split' && key === '41';
    if (isNew) ui.box(x + 4, y + 4, KEY_WIDTH - 8, 76, { fill: theme.green, radius: 3 });
    ui.text(key, x + KEY_WIDTH / 2, y + 57, {
      size: 40,
      mono: true,
      weight: isNew ? 750 : 600,
      align: 'center',
      paint: isNew ? theme.onGreen : theme.ink,
    });
  });
}

function drawTree(): Ui {
  const ui = stage('otter-db/1', slate, { tone: 'pale' });
  const { theme } = ui;
  ui.text('INSERT 41', 100, 140, { size: 60, mono: true, weight: 750 });
  ui.text('the leaf is full, so it splits', 460, 138, { size: 42, paint: theme.ink2 });
  const branches = [
    { x: 300, keys: ['8', '15'], leaves: [130, 300, 470] },
    { x: 815, keys: ['33', '40'], leaves: [645, 815, 1025] },
    { x: 1322, keys: ['60'], leaves: [1235, 1410] },
  ] as const;
  const [rootY, branchY, leafY] = [236, 490, 780] as const;
  for (const branch of branches) {
    const onPath = branch.x === 815;
    drawEdge(ui, 815 + (branch.x - 815) * 0.12, rootY + 84, branch.x, branchY, onPath);
    const slots = branch.leaves.length;
    branch.leaves.forEach((leaf, i) => {
      const from = branch.x + (i - (slots - 1) / 2) * KEY_WIDTH;
      drawEdge(ui, from, branchY + 84, leaf, leafY, onPath && i > 0);
    });
  }
  drawNode(ui, 815, rootY, ['24', '51'], 'path');
  for (const { x, keys } of branches) drawNode(ui, x, branchY, keys, x === 815 ? 'path' : 'plain');
  const leaves: readonly (readonly [number, readonly string[], NodeLook])[] = [
    [130, ['3', '6'], 'plain'],
    [300, ['9', '12'], 'plain'],
    [470, ['15', '21'], 'plain'],
    [645, ['24', '29'], 'plain'],
    [815, ['33', '38'], 'split'],
    [1025, ['40', '41', '47'], 'split'],
    [1235, ['53', '57'], 'plain'],
    [1410, ['60', '66'], 'plain'],
  ];
  for (const [x, keys, look] of leaves) drawNode(ui, x, leafY, keys, look);
  leaves.slice(1).forEach(([x, keys], i) => {
    const [previousX, previousKeys] = leaves[i] ?? [0, []];
    const from = previousX + (previousKeys.length * KEY_WIDTH) / 2;
    ui.arrow(from + 2, leafY + 42, x - (keys.length * KEY_WIDTH) / 2 - 2, leafY + 42, theme.ink2, 3);
  });
  ui.text('root', 700, rootY + 56, { size: 34, mono: true, align: 'right', paint: theme.ink2 });
  ui.text('it was', 630, 1054, { size: 38, mono: true, align: 'right', paint: theme.ink2 });
  drawNode(ui, 800, 1000, ['33', '38', '40', '47']);
  ui.arrow(880, 984, 830, 886, slate.strong, 6);
  ui.arrow(880, 984, 970, 886, slate.strong, 6);
  return ui;
}

function drawEdge(ui: Ui, x0: number, y0: number, x1: number, y1: number, onPath: boolean): void {
  ui.sheet.stroke(line([x0, y0], [x1, y1]), onPath ? slate.strong : ui.theme.ink2, onPath ? 8 : 3);
}

function drawShell(): Ui {
  const ui = stage('otter-db/2', slate, { tone: 'deep' });
  terminal(ui, { x: 80, y: 80, width: 1440, height: 1040, title: 'otter  clinic.db' }, (screen, w) => {
    const { theme } = screen;
    const size = 34;
    const queryEnd = code(
      screen,
      [
        'SELECT p.name, d.drug, d.days',
        'FROM patient p JOIN dispense d',
        '  ON d.patient = p.id',
        'WHERE d.days < 8;',
      ],
      130,
      86,
      { size },
    );
    screen.text('db>', 44, 86, { size, mono: true, weight: 700, paint: theme.green });
    const plan = [
      ['join', 'hash on p.id', '4 rows'],
      ['  scan', 'dispense by index days_ix', '4 rows'],
      ['  scan', 'patient, 3 pages in memory', '212 rows'],
    ] as const;
    let y = queryEnd + 20;
    screen.box(44, y - 44, w - 88, 196, { fill: theme.raised, radius: 4 });
    for (const [step, how, rows] of plan) {
      screen.text(step, 70, y + 8, { size: 31, mono: true, weight: 650, paint: slate.soft });
      screen.text(how, 240, y + 8, { size: 31, mono: true, paint: theme.ink2 });
      screen.text(rows, w - 70, y + 8, { size: 31, mono: true, align: 'right' });
      y += 56;
    }
    y += 50;
    const columns = [70, 560, 1060] as const;
    const rows = [
      ['name', 'drug', 'days'],
      ['Sample, A', 'warfarin', '3'],
      ['Sample, K', 'metformin', '5'],
      ['Sample, R', 'ramipril', '5'],
      ['Sample, T', 'levothyroxine', '7'],
    ] as const;
    rows.forEach((row, i) => {
      row.forEach((cell, column) => {
        const isHead = i === 0;
        screen.text(cell, columns[column] ?? 0, y + i * 56, {
          size,
          mono: true,
          weight: isHead ? 700 : 500,
          paint: isHead ? theme.amber : theme.ink,
        });
      });
      if (i === 0) screen.rule(60, y + 18, w - 60, y + 18, theme.rule, 3);
    });
    y += rows.length * 56 + 16;
    screen.text('4 rows in 3.1 ms', 70, y, { size, mono: true, weight: 650, paint: theme.green });
    screen.text('db>', 44, y + 68, { size, mono: true, weight: 700, paint: theme.green });
    screen.box(130, y + 66, 24, 7, { fill: theme.ink, radius: 0 });
  });
  return ui;
}

const TRANSACTIONS = [
  { name: 'T1', from: 0.04, to: 0.34, fate: 'on disk' },
  { name: 'T2', from: 0.14, to: 0.52, fate: 'redone' },
  { name: 'T3', from: 0.3, to: 0.78, fate: 'undone' },
  { name: 'T4', from: 0.42, to: 0.7, fate: 'redone' },
  { name: 'T5', from: 0.6, to: 0.78, fate: 'undone' },
] as const;

function drawRecovery(): Ui {
  const ui = stage('otter-db/3', slate, { tone: 'soft', dots: 'none' });
  const { theme } = ui;
  ui.box(80, 80, 1440, 1040, { fill: theme.raised, stroke: theme.ink2, weight: 3 });
  ui.text('What survives the plug', 140, 190, { size: 64, weight: 750, spacing: -0.025 });
  const left = 260;
  const length = 1080;
  const crash = left + length * 0.78;
  const checkpoint = left + length * 0.4;
  ui.box(checkpoint - 3, 260, 6, 640, { fill: slate.base, radius: 0 });
  ui.text('checkpoint', checkpoint, 946, { size: 32, mono: true, align: 'center', paint: slate.strong });
  ui.box(crash, 244, 1480 - crash, 660, { fill: theme.redSoft, radius: 0 });
  ui.box(crash - 4, 244, 8, 660, { fill: theme.red, radius: 0 });
  ui.icon('bolt', crash, 226, 64, theme.red, 6);
  ui.text('crash', crash, 946, { size: 32, mono: true, align: 'center', weight: 700, paint: theme.red });
  TRANSACTIONS.forEach(({ name, from, to, fate }, row) => {
    const y = 300 + row * 122;
    const paint = fate === 'undone' ? theme.amber : theme.green;
    const isOpen = fate === 'undone';
    ui.text(name, 160, y + 46, { size: 44, mono: true, weight: 700 });
    const [x, width] = [left + length * from, length * (to - from)];
    ui.box(x, y, width, 68, {
      fill: isOpen ? mix(theme.amberSoft, theme.amber, 0.15) : theme.greenSoft,
      radius: 4,
    });
    ui.box(x, y, width, 68, { stroke: paint, weight: 4, radius: 4 });
    if (!isOpen)
      ui.text('commit', x + width - 16, y + 45, { size: 30, mono: true, align: 'right', weight: 650, paint });
    ui.icon(isOpen ? 'arrow-left' : 'check', crash + 52, y + 34, 44, paint, 6);
    ui.text(fate, crash + 92, y + 46, { size: 36, weight: 650, paint });
  });
  ui.rule(left, 985, 1480, 985, theme.ink, 4);
  ui.text('log', 160, 1000, { size: 34, mono: true, paint: theme.ink2 });
  for (let i = 0; i < 24; i++) {
    const x = left + i * 35;
    ui.box(x, 1010, 26, 44, { fill: mix(slate.soft, slate.strong, ((i * 7) % 5) / 5), radius: 2 });
  }
  ui.text('2000 of 2000', 1480, 1046, {
    size: 40,
    mono: true,
    align: 'right',
    weight: 700,
    paint: lch(0.45, 0.115, 163),
  });
  return ui;
}

export const pictures = projectPictures('otter-db', {
  '1-tree': drawTree,
  '2-shell': drawShell,
  '3-recovery': drawRecovery,
});
