import type { Colour } from '../core/colour.ts';
import { lch, mix } from '../core/colour.ts';
import { curve, ellipse } from '../core/shapes.ts';
import { code } from './kit/code.ts';
import { browser, terminal } from './kit/frames.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf } from './kit/palette.ts';
import { castShadow, stage } from './kit/stage.ts';
import type { Ui } from './kit/ui.ts';

const coral = accentOf(25);
const ADDRESS = 'crosscheck.mira-solano.example';

const LIST = [
  ['Warfarin', '5 mg'],
  ['Ibuprofen', '400 mg'],
  ['Metoprolol', '50 mg'],
  ['Atorvastatin', '20 mg'],
  ['Amiodarone', '200 mg'],
  ['Vitamin D', '1000 IU'],
] as const;

type Finding = { title: string; act: string; why: string; paint: Colour; soft: Colour; label: string };

function drawFinding(ui: Ui, x: number, y: number, width: number, finding: Finding): void {
  ui.box(x, y, width, 300, { fill: finding.soft, radius: 6 });
  ui.box(x, y, 14, 300, { fill: finding.paint, radius: 0 });
  ui.text(finding.label, x + 46, y + 56, { size: 30, mono: true, weight: 700, paint: finding.paint });
  ui.text(finding.title, x + 46, y + 112, { size: 43, weight: 700, room: width - 70 });
  ui.text(finding.act, x + 46, y + 172, { size: 36, weight: 550, room: width - 70 });
  ui.text(finding.why, x + 46, y + 226, { size: 32, paint: ui.theme.ink2, room: width - 70 });
  ui.text('Source and date', x + 46, y + 272, { size: 27, mono: true, paint: ui.theme.ink2 });
}

function drawList(): Ui {
  const ui = stage('crosscheck/1', coral, { tone: 'soft' });
  browser(ui, { x: 80, y: 80, width: 1440, height: 1040, address: ADDRESS }, (page, w) => {
    const { theme } = page;
    page.title('Crosscheck', 56, 112, 66);
    page.text('6 drugs, 15 pairs', w - 56, 106, { size: 32, mono: true, align: 'right', paint: theme.ink2 });
    LIST.forEach(([drug, strength], row) => {
      const y = 170 + row * 104;
      const isHit = row < 2 || row === 4;
      page.box(56, y, 500, 88, { fill: theme.raised, stroke: theme.rule, weight: 3 });
      page.circle(96, y + 44, 13, { fill: row < 2 ? theme.red : isHit ? theme.amber : theme.rule });
      page.text(drug, 132, y + 57, { size: 38, weight: isHit ? 700 : 500 });
      page.text(strength, 532, y + 57, { size: 30, mono: true, align: 'right', paint: theme.ink2 });
    });
    page.box(56, 806, 500, 88, { stroke: theme.ink2, weight: 3 });
    page.icon('plus', 98, 850, 36, theme.ink2, 4);
    page.text('Add a medicine', 132, 863, { size: 36, paint: theme.ink2 });
    drawFinding(page, 610, 170, w - 666, {
      label: 'ACT TODAY',
      title: 'Warfarin and ibuprofen',
      act: 'Call the prescriber. Offer acetaminophen.',
      why: 'Bleeding: both together, stomach first.',
      paint: theme.red,
      soft: theme.redSoft,
    });
    drawFinding(page, 610, 496, w - 666, {
      label: 'WATCH',
      title: 'Warfarin and amiodarone',
      act: 'Expect a lower dose. Check INR weekly.',
      why: 'Warfarin is cleared more slowly.',
      paint: theme.amber,
      soft: theme.amberSoft,
    });
    page.icon('check', 640, 852, 44, theme.green, 6);
    page.text('13 pairs need nothing from you.', 680, 865, { size: 38, weight: 600 });
  });
  return ui;
}

const MATRIX_DRUGS = [
  'warfarin',
  'ibuprofen',
  'amiodarone',
  'sertraline',
  'tramadol',
  'metoprolol',
  'atorvastatin',
  'ramipril',
  'metformin',
  'vitamin D',
] as const;

type Severity = 'act' | 'watch' | 'know';

/** Cells of the triangle by row and column, as indices of MATRIX_DRUGS. */
const HITS: readonly (readonly [row: number, column: number, severity: Severity])[] = [
  [1, 0, 'act'],
  [2, 0, 'watch'],
  [4, 3, 'watch'],
  [7, 1, 'know'],
  [5, 2, 'know'],
  [6, 2, 'know'],
];

function drawMatrix(): Ui {
  const ui = stage('crosscheck/2', coral, { tone: 'pale', dots: 'none' });
  const { theme } = ui;
  const paints: Record<Severity, Colour> = {
    act: theme.red,
    watch: theme.amber,
    know: mix(theme.rule, theme.ink2, 0.4),
  };
  const [left, top, cell] = [330, 116, 96] as const;
  const count = MATRIX_DRUGS.length;
  MATRIX_DRUGS.forEach((drug, row) => {
    const y = top + row * cell;
    if (row > 0) ui.text(drug, left - 24, y + 62, { size: 35, align: 'right', weight: 550 });
    for (let column = 0; column < row; column++) {
      ui.box(left + column * cell + 4, y + 4, cell - 8, cell - 8, {
        fill: theme.raised,
        stroke: theme.rule,
        radius: 6,
      });
    }
    if (row < count - 1) {
      ui.at(left + row * cell + 44, y + 84, () => ui.text(drug, 0, 0, { size: 35, weight: 550 }), {
        angle: -0.5,
      });
    }
  });
  for (const [row, column, severity] of HITS) {
    ui.box(left + column * cell + 4, top + row * cell + 4, cell - 8, cell - 8, {
      fill: paints[severity],
      radius: 6,
    });
  }
  const legend = [
    ['Act today', '1', theme.red],
    ['Watch', '2', theme.amber],
    ['Good to know', '3', paints.know],
    ['Quiet', '39', theme.raised],
  ] as const;
  ui.text('45 pairs', 1118, 150, { size: 64, weight: 750, spacing: -0.02 });
  legend.forEach(([label, amount, paint], row) => {
    const y = 200 + row * 78;
    ui.box(1120, y, 52, 52, { fill: paint, stroke: theme.ink2, radius: 6 });
    ui.text(label, 1196, y + 39, { size: 38 });
    ui.text(amount, 1500, y + 39, { size: 40, mono: true, weight: 700, align: 'right' });
  });
  ui.box(1190, 545, 330, 290, { fill: theme.raised, stroke: theme.red, weight: 5 });
  ui.text('warfarin', 1222, 608, { size: 40, weight: 700 });
  ui.text('ibuprofen', 1222, 656, { size: 40, weight: 700 });
  ui.text('Bleeding.', 1222, 720, { size: 36 });
  ui.text('Call today,', 1222, 766, { size: 36, paint: theme.ink2 });
  ui.text('swap one.', 1222, 810, { size: 36, paint: theme.ink2 });
  return ui;
}

const NODES = {
  warfarin: [800, 590, 92],
  ibuprofen: [470, 400, 60],
  amiodarone: [1120, 400, 66],
  aspirin: [420, 760, 56],
  fluconazole: [1020, 900, 60],
  sertraline: [780, 990, 62],
  tramadol: [430, 1010, 52],
  metoprolol: [1340, 570, 52],
  atorvastatin: [1330, 230, 56],
  ramipril: [240, 250, 50],
  digoxin: [960, 200, 52],
  phenytoin: [1370, 850, 50],
} as const satisfies Record<string, readonly [x: number, y: number, radius: number]>;

type Drug = keyof typeof NODES;

const EDGES: readonly (readonly [Drug, Drug, Severity])[] = [
  ['warfarin', 'ibuprofen', 'act'],
  ['warfarin', 'aspirin', 'act'],
  ['warfarin', 'amiodarone', 'watch'],
  ['warfarin', 'fluconazole', 'act'],
  ['warfarin', 'sertraline', 'watch'],
  ['warfarin', 'phenytoin', 'watch'],
  ['sertraline', 'tramadol', 'watch'],
  ['amiodarone', 'metoprolol', 'watch'],
  ['amiodarone', 'atorvastatin', 'know'],
  ['amiodarone', 'digoxin', 'act'],
  ['ibuprofen', 'ramipril', 'know'],
  ['ibuprofen', 'aspirin', 'know'],
  ['fluconazole', 'phenytoin', 'watch'],
];

function drawGraph(): Ui {
  const ui = stage('crosscheck/3', coral, { tone: 'deep', dots: 'right' });
  const { theme } = ui;
  const paints: Record<Severity, Colour> = { act: theme.red, watch: theme.amber, know: theme.ink2 };
  for (const [from, to, severity] of EDGES) {
    const [x0, y0] = NODES[from];
    const [x1, y1] = NODES[to];
    const bend = [(x0 + x1) / 2 + (y1 - y0) * 0.07, (y0 + y1) / 2 - (x1 - x0) * 0.07] as const;
    ui.sheet.stroke(
      curve([x0, y0], bend, [x1, y1]),
      paints[severity],
      severity === 'act' ? 12 : severity === 'watch' ? 7 : 4,
    );
  }
  for (const [drug, [x, y, radius]] of Object.entries(NODES)) {
    const isHub = drug === 'warfarin';
    castShadow(ui.sheet, ellipse(x, y, radius), 22, 0.5);
    ui.circle(x, y, radius, {
      fill: isHub ? coral.base : lch(0.3, 0.05, 25),
      stroke: isHub ? coral.soft : coral.base,
      weight: 5,
    });
    ui.text(drug, x, y + (isHub ? 14 : radius + 44), {
      size: isHub ? 40 : 34,
      weight: 650,
      align: 'center',
      paint: isHub ? lch(0.18, 0.03, 25) : theme.ink,
    });
  }
  ui.text('6', 110, 650, { size: 130, weight: 750, paint: coral.base });
  ui.text('drugs touch', 110, 706, { size: 36, paint: theme.ink2 });
  ui.text('warfarin', 110, 754, { size: 36, paint: theme.ink2 });
  return ui;
}

function drawQuery(): Ui {
  const ui = stage('crosscheck/4', coral, { tone: 'soft', dots: 'left' });
  const { theme } = ui;
  terminal(ui, { x: 80, y: 70, width: 1440, height: 640, title: 'POST /graphql' }, (screen, w, h) => {
    screen.rule(w * 0.47, 0, w * 0.47, h, screen.theme.rule, 3);
    code(
      screen,
      [
        'query Check($list: [ID!]!) {',
        '  findings(drugs: $list) {',
        '    pair',
        '    action',
        '    because',
        '    source',
        '  }',
        '}',
      ],
      40,
      86,
      { size: 31, leading: 1.9 },
    );
    code(
      screen,
      [
        '{ "findings": [{',
        '  "pair": ["warfarin",',
        '           "ibuprofen"],',
        '  "action": "ACT",',
        '  "because": "bleeding",',
        '  "source": "monograph 12"',
        '}, …]',
        '}',
      ],
      w * 0.47 + 40,
      86,
      { size: 31, leading: 1.9 },
    );
  });
  const bars = [
    ['190 calls, one by one', 4000, '4.0 s', coral.strong],
    ['one batched query', 620, '620 ms', coral.base],
    ['and pairs from cache', 90, '90 ms', theme.green],
  ] as const;
  bars.forEach(([label, milliseconds, time, paint], row) => {
    const y = 770 + row * 130;
    ui.text(label, 80, y + 52, { size: 38, weight: 550 });
    const width = Math.max(18, (milliseconds / 4000) * 800);
    ui.box(520, y, width, 84, { fill: paint, radius: 4 });
    ui.text(time, 520 + width + 26, y + 56, { size: 46, mono: true, weight: 700 });
  });
  return ui;
}

export const pictures = projectPictures('crosscheck', {
  '1-list': drawList,
  '2-matrix': drawMatrix,
  '3-graph': drawGraph,
  '4-query': drawQuery,
});
