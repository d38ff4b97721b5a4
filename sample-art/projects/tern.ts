import { type Colour, lch } from '../core/colour.ts';
import { line, type Point, polygon, rectangle } from '../core/shapes.ts';
import { code } from './kit/code.ts';
import { terminal } from './kit/frames.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf } from './kit/palette.ts';
import { castShadow, stage } from './kit/stage.ts';
import type { Ui } from './kit/ui.ts';

const steel = accentOf(235, 0.8);

function drawMessage(): Ui {
  const ui = stage('tern/1', steel, { tone: 'soft', dots: 'left' });
  terminal(ui, { x: 80, y: 90, width: 1440, height: 1020, title: 'tern build flock.tern' }, (screen) => {
    const { theme } = screen;
    const size = 36;
    const advance = screen.measure('0', { size, mono: true, weight: 500 });
    screen.text('flock.tern:4:13', 50, 92, { size, mono: true, weight: 700, paint: steel.soft });
    screen.text('An = is missing here.', 50, 158, { size: 46, weight: 700 });
    const top = 250;
    const lines = ['fn count(birds: List) {', '  let seen = 0', '  let total 12'];
    screen.box(130, top + 2 * 62 - 46, 1270, 64, { fill: theme.raised, radius: 0 });
    code(screen, lines, 50, top, { size, leading: 62 / 36, numbers: 2 });
    const faultX = 50 + size * 2.1 + advance * 12;
    screen.box(faultX - 2, top + 2 * 62 + 12, advance * 2, 8, { fill: theme.red, radius: 0 });
    screen.sheet.stroke(
      line([faultX + advance, top + 2 * 62 + 20], [faultX + advance, top + 3 * 62 + 50]),
      theme.red,
      4,
    );
    screen.text('found 12, expected = and a value', faultX + advance + 24, top + 3 * 62 + 60, {
      size: 33,
      mono: true,
      paint: theme.red,
    });
    screen.rule(50, 556, 1390, 556);
    screen.text('Did you mean', 50, 630, { size: 38, paint: theme.ink2 });
    screen.box(50, 664, 1340, 88, { fill: theme.greenSoft, radius: 4 });
    code(screen, ['let total = 12'], 90, 722, { size: 40 });
    screen.text('let gives a name to a value: let name = value', 50, 826, { size: 34, paint: theme.ink2 });
    screen.text('1 problem, nothing built', 50, 896, {
      size: 33,
      mono: true,
      weight: 650,
      paint: theme.amber,
    });
  });
  return ui;
}

type TreeNode = {
  label: string;
  kind: 'name' | 'number' | 'operator';
  x: number;
  y: number;
  parent?: number;
};

const TREE: readonly TreeNode[] = [
  { label: '=', kind: 'operator', x: 740, y: 330 },
  { label: 'area', kind: 'name', x: 618, y: 510, parent: 0 },
  { label: '*', kind: 'operator', x: 850, y: 510, parent: 0 },
  { label: 'w', kind: 'name', x: 730, y: 690, parent: 2 },
  { label: '+', kind: 'operator', x: 950, y: 690, parent: 2 },
  { label: 'h', kind: 'name', x: 850, y: 870, parent: 4 },
  { label: '2', kind: 'number', x: 1040, y: 870, parent: 4 },
];

const BYTECODE = [
  ['00', 'load', 'w'],
  ['02', 'load', 'h'],
  ['04', 'push', '2'],
  ['06', 'add', ''],
  ['07', 'mul', ''],
  ['08', 'store', 'area'],
] as const;

function drawStages(): Ui {
  const ui = stage('tern/2', steel, { tone: 'pale', dots: 'none' });
  const { theme } = ui;
  const titles = [
    ['1  source', 80],
    ['2  tree', 560],
    ['3  bytecode', 1160],
  ] as const;
  for (const [title, x] of titles)
    ui.text(title, x, 130, { size: 46, mono: true, weight: 750, paint: steel.strong });
  ui.rule(80, 170, 1520, 170, theme.ink, 4);
  ui.rule(520, 170, 520, 1110);
  ui.rule(1120, 170, 1120, 1110);
  code(ui, ['area =', '  w * (h + 2)'], 80, 280, { size: 46 });
  ui.text('18 characters', 80, 470, { size: 34, paint: theme.ink2 });
  ui.text('9 tokens', 80, 520, { size: 34, paint: theme.ink2 });
  const tokens = ['area', '=', 'w', '*', '(', 'h', '+', '2', ')'];
  let [x, y] = [80, 600];
  for (const token of tokens) {
    const width = ui.measure(token, { size: 36, mono: true, weight: 550 }) + 40;
    if (x + width > 500) [x, y] = [80, y + 84];
    x += ui.tag(token, x, y, { fill: steel.soft, size: 36 }) + 16;
  }
  for (const node of TREE) {
    const parent = node.parent === undefined ? undefined : TREE[node.parent];
    if (parent) ui.sheet.stroke(line([parent.x, parent.y], [node.x, node.y]), theme.ink2, 5);
  }
  const fills: Record<TreeNode['kind'], Colour> = {
    operator: steel.strong,
    name: theme.raised,
    number: theme.amberSoft,
  };
  for (const { label, kind, x: cx, y: cy } of TREE) {
    const shape = rectangle(cx - 62, cy - 50, 124, 100, kind === 'operator' ? 50 : 8);
    castShadow(ui.sheet, shape, 14, 0.25);
    ui.sheet.fill(shape, fills[kind]);
    ui.sheet.stroke(shape, theme.ink, 4);
    ui.text(label, cx, cy + 15, {
      size: label.length > 1 ? 40 : 46,
      mono: true,
      weight: 700,
      align: 'center',
      paint: kind === 'operator' ? theme.raised : theme.ink,
    });
  }
  BYTECODE.forEach(([offset, operation, operand], row) => {
    const baseline = 290 + row * 92;
    ui.text(offset, 1160, baseline, { size: 40, mono: true, paint: theme.ink2 });
    ui.text(operation, 1250, baseline, { size: 46, mono: true, weight: 700 });
    ui.text(operand, 1420, baseline, { size: 40, mono: true, paint: steel.strong, room: 130 });
    ui.rule(1160, baseline + 26, 1520, baseline + 26);
  });
  ui.text('10 bytes', 1160, 900, { size: 40, mono: true, weight: 650 });
  ui.text('stack never above 3', 1160, 956, { size: 34, paint: theme.ink2 });
  return ui;
}

/** Heap in MB at each moment: it climbs, and drops when the collector runs. */
const COLLECTIONS = [
  { at: 0.12, peak: 46, left: 14 },
  { at: 0.27, peak: 50, left: 19 },
  { at: 0.41, peak: 55, left: 22 },
  { at: 0.54, peak: 58, left: 21 },
  { at: 0.68, peak: 57, left: 24 },
  { at: 0.83, peak: 60, left: 23 },
  { at: 0.97, peak: 58, left: 22 },
] as const;

function drawCollector(): Ui {
  const ui = stage('tern/3', steel, { tone: 'deep', dots: 'none' });
  const { theme } = ui;
  const plot = { left: 190, right: 1500, top: 260, bottom: 820 };
  ui.text('Heap, third collector', 100, 130, { size: 62, weight: 750, spacing: -0.025 });
  ui.text('10 s of the ray tracer', 100, 190, { size: 38, paint: theme.ink2 });
  const xOf = (share: number) => plot.left + (plot.right - plot.left) * share;
  const yOf = (megabytes: number) => plot.bottom - ((plot.bottom - plot.top) * megabytes) / 70;
  for (const mark of [0, 20, 40, 60]) {
    ui.rule(plot.left, yOf(mark), plot.right, yOf(mark));
    ui.text(String(mark), plot.left - 24, yOf(mark) + 12, {
      size: 34,
      mono: true,
      align: 'right',
      paint: theme.ink2,
    });
  }
  ui.text('MB', plot.left - 24, plot.top - 6, { size: 32, mono: true, align: 'right', paint: theme.ink2 });
  const points: Point[] = [[xOf(0), yOf(6)]];
  for (const { at, peak, left } of COLLECTIONS) {
    points.push([xOf(at), yOf(peak)], [xOf(at + 0.006), yOf(left)]);
  }
  points.push([xOf(1), yOf(27)]);
  const area = polygon([...points, [xOf(1), plot.bottom], [xOf(0), plot.bottom]]);
  const depth = ui.sheet.linear(0, plot.top, 0, plot.bottom, [
    [0, steel.base, 0.95],
    [1, steel.base, 0.25],
  ]);
  ui.sheet.fill(area, depth);
  ui.sheet.stroke(line(...points), steel.soft, 8);
  ui.sheet.stroke(line([plot.left, yOf(64)], [plot.right, yOf(64)]), theme.red, 6);
  ui.text('limit 64 MB', plot.right, yOf(64) - 18, {
    size: 36,
    mono: true,
    weight: 650,
    align: 'right',
    paint: theme.red,
  });
  ui.text('pause', 100, 976, { size: 36, mono: true, paint: theme.ink2 });
  ui.rule(plot.left + 60, 1010, plot.right, 1010, theme.rule, 3);
  COLLECTIONS.forEach(({ at }, i) => {
    const milliseconds = [2.1, 1.8, 2.4, 2, 2.2, 1.9, 2.3][i] ?? 2;
    ui.box(xOf(at) - 13, 1010 - milliseconds * 34, 26, milliseconds * 34, { fill: theme.amber, radius: 2 });
    ui.text(String(milliseconds), xOf(at), 1056, {
      size: 34,
      mono: true,
      align: 'center',
      paint: theme.amber,
    });
  });
  ui.text('ms', 100, 1056, { size: 34, mono: true, paint: theme.amber });
  ui.text('longest 2.4', plot.right, 1130, {
    size: 38,
    weight: 650,
    align: 'right',
    paint: lch(0.95, 0.012, 165),
  });
  return ui;
}

export const pictures = projectPictures('tern', {
  '1-message': drawMessage,
  '2-stages': drawStages,
  '3-collector': drawCollector,
});
