import { type Colour, lch, lighten, mix } from '../core/colour.ts';
import { Random } from '../core/random.ts';
import { ellipse, polygon, rectangle } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { phone } from './kit/frames.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf, day } from './kit/palette.ts';
import { castShadow, stage } from './kit/stage.ts';
import type { Box, Ui } from './kit/ui.ts';

const blue = accentOf(255);
const tray = lch(0.5, 0.115, 250);

type Tablet = { readonly x: number; readonly y: number; readonly angle: number };

/** Tablets lying in rows of five, each a little out of place, as a spatula leaves them. */
function layTablets(count: number, box: Box, radius: number, seed: string): Tablet[] {
  const random = new Random(seed);
  const columns = Math.floor(box.width / (radius * 2.22));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => ({
    x: box.x + ((i % columns) + 0.5 + random.spread() * 0.09) * (box.width / columns),
    y: box.y + (Math.floor(i / columns) + 0.5 + random.spread() * 0.1) * (box.height / rows),
    angle: random.between(0, Math.PI),
  }));
}

function drawTablet(
  sheet: Sheet,
  { x, y, angle }: Tablet,
  radius: number,
  face: Colour = lch(0.965, 0.01, 90),
): void {
  const disc = ellipse(x, y, radius);
  sheet.fill(ellipse(x + radius * 0.2, y + radius * 0.28, radius), lch(0.26, 0.09, 275), 0.5);
  sheet.fill(disc, face);
  sheet.shadeLinear(disc, lch(0.72, 0.05, 275), x - radius * 0.4, y - radius * 0.4, x + radius, y + radius, [
    [0, 0],
    [0.5, 0.1],
    [1, 0.8],
  ]);
  const [dx, dy] = [Math.cos(angle) * radius * 0.7, Math.sin(angle) * radius * 0.7];
  sheet.stroke(
    polygon(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      false,
    ),
    lch(0.8, 0.02, 270),
    radius * 0.11,
  );
}

function drawTray(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const plate = rectangle(x, y, width, height, 34);
  castShadow(sheet, plate, 36, 0.34);
  sheet.fill(plate, lighten(tray, 0.1));
  const well = rectangle(x + 22, y + 22, width - 44, height - 44, 22);
  sheet.fill(well, tray);
  sheet.shadeLinear(well, lighten(tray, -0.12), x, y, x + width * 0.7, y + height * 0.7, [
    [0, 0.8],
    [0.4, 0.15],
    [1, 0],
  ]);
}

function drawCounting(): Ui {
  const ui = stage('count-by-fives/1', blue, { tone: 'soft', dots: 'left' });
  const { sheet } = ui;
  drawTray(sheet, 50, 120, 1500, 960);
  sheet.fill(rectangle(1130, 142, 12, 916, 4), lighten(tray, 0.1));
  const radius = 43;
  const tablets = layTablets(60, { x: 110, y: 190, width: 980, height: 820 }, radius, 'tray');
  for (const tablet of tablets) drawTablet(sheet, tablet, radius);
  // The phone hovers over the tray: what lies under it shows on its screen, ringed.
  const [x, y, width, height] = [470, 40, 580, 1120] as const;
  phone(ui, { x, y, width, height, time: '16:10' }, (screen, w, h) => {
    screen.at(-x - 18, -y - 18, () => {
      sheet.fill(rectangle(x, y, width, height), tray);
      for (const tablet of tablets) drawTablet(sheet, tablet, radius);
      for (const tablet of tablets)
        sheet.stroke(ellipse(tablet.x, tablet.y, radius + 3), lch(0.84, 0.19, 155), 7);
    });
    screen.box(0, 0, w, 150, { fill: day.paper, radius: 0 });
    screen.text('Metformin 500 mg', w / 2, 122, { size: 34, weight: 650, align: 'center', paint: day.ink });
    screen.box(0, h - 290, w, 290, { fill: day.paper, radius: 0 });
    screen.text('60', 40, h - 76, { size: 220, weight: 750, spacing: -0.04, paint: day.green });
    screen.text('12 × 5', 330, h - 164, { size: 40, mono: true, weight: 650 });
    screen.text('of 60 ordered', 330, h - 112, { size: 28, paint: day.ink2 });
    screen.icon('check', 352, h - 232, 48, day.green, 7);
  });
  return ui;
}

/** A clump of touching tablets, as offsets in tablet radii. */
const CLUMP = [
  [0, 0],
  [1.94, 0.36],
  [0.72, 1.86],
  [-1.4, 1.36],
  [2.7, 2.1],
  [-0.62, 3.3],
  [1.5, 3.7],
  [-2.0, -0.55],
] as const;

type Step = (
  sheet: Sheet,
  centres: readonly (readonly [number, number])[],
  radius: number,
  box: Box,
  ui: Ui,
) => void;

const showPhoto: Step = (sheet, centres, radius) => {
  for (const [i, [x, y]] of centres.entries()) drawTablet(sheet, { x, y, angle: i }, radius);
};

const showMask: Step = (sheet, centres, radius, box) => {
  sheet.fill(rectangle(box.x, box.y, box.width, box.height, 10), lch(0.2, 0.03, 260));
  for (const [x, y] of centres) sheet.fill(ellipse(x, y, radius), lch(0.97, 0.005, 200));
};

/** Distance to the nearest edge, drawn as rings that brighten inward. */
const showDistance: Step = (sheet, centres, radius, box) => {
  sheet.fill(rectangle(box.x, box.y, box.width, box.height, 10), lch(0.2, 0.03, 260));
  const rings = 7;
  for (let ring = 0; ring < rings; ring++) {
    const t = ring / (rings - 1);
    const colour = mix(lch(0.36, 0.11, 285), lch(0.9, 0.16, 95), t);
    for (const [x, y] of centres) sheet.fill(ellipse(x, y, radius * (1 - t * 0.86)), colour);
  }
};

const showOutlines: Step = (sheet, centres, radius, _box, ui) => {
  showPhoto(sheet, centres, radius, _box, ui);
  for (const [i, [x, y]] of centres.entries()) {
    sheet.stroke(ellipse(x, y, radius), lch(0.84, 0.19, 155), 8);
    ui.circle(x, y, 25, { fill: day.ink });
    ui.text(String(i + 1), x, y + 12, {
      size: 34,
      weight: 700,
      mono: true,
      align: 'center',
      paint: day.paper,
    });
  }
};

const STEPS: readonly (readonly [string, string, Step])[] = [
  ['1', 'Photo', showPhoto],
  ['2', 'Mask: one blob', showMask],
  ['3', 'Distance to the edge', showDistance],
  ['4', 'Eight peaks, eight tablets', showOutlines],
];

function drawSteps(): Ui {
  const ui = stage('count-by-fives/2', blue, { tone: 'pale' });
  const { sheet } = ui;
  const radius = 58;
  STEPS.forEach(([number, label, show], i) => {
    const box = { x: 90 + (i % 2) * 730, y: 70 + Math.floor(i / 2) * 560, width: 690, height: 430 };
    const frame = rectangle(box.x, box.y, box.width, box.height, 10);
    castShadow(sheet, frame, 22, 0.26);
    sheet.fill(frame, tray);
    const centres = CLUMP.map(([dx, dy]) => [box.x + 320 + dx * radius, box.y + 124 + dy * radius] as const);
    sheet.clipped(frame, () => show(sheet, centres, radius, box, ui));
    const width = ui.text(number, box.x, box.y + 500, {
      size: 44,
      mono: true,
      weight: 750,
      paint: blue.strong,
    });
    ui.text(label, box.x + width + 22, box.y + 499, { size: 41, weight: 600, room: 620 });
  });
  ui.arrow(786, 285, 816, 285, blue.strong, 7);
  ui.arrow(786, 845, 816, 845, blue.strong, 7);
  return ui;
}

function drawCapsule(sheet: Sheet, ui: Ui, x: number, y: number, angle: number): void {
  ui.at(
    x,
    y,
    () => {
      const body = rectangle(20, 20, 210, 84, 42);
      sheet.fill(rectangle(34, 42, 210, 84, 42), lch(0.26, 0.09, 275), 0.5);
      sheet.fill(body, lch(0.95, 0.02, 90));
      sheet.clipped(body, () => sheet.fill(rectangle(125, 0, 140, 140), lch(0.62, 0.17, 30)));
      sheet.fill(rectangle(44, 34, 160, 14, 7), lch(1, 0, 0), 0.5);
      sheet.shadeLinear(body, lch(0.45, 0.1, 290), 0, 40, 0, 110, [
        [0, 0],
        [1, 0.65],
      ]);
    },
    { angle, pivot: [125, 62] },
  );
}

function drawUnsure(): Ui {
  const ui = stage('count-by-fives/3', blue, { tone: 'deep', dots: 'left' });
  const { sheet } = ui;
  phone(ui.in(day), { x: 480, y: 40, width: 600, time: '16:12' }, (screen, w, h) => {
    screen.box(0, 0, w, h, { fill: tray, radius: 0 });
    const lone = [
      [130, 250, 0.4],
      [420, 240, -0.5],
      [120, 640, 1.2],
      [430, 680, 0.1],
    ] as const;
    for (const [x, y, angle] of lone) drawCapsule(sheet, screen, x, y, angle);
    drawCapsule(sheet, screen, 270, 460, 0.75);
    drawCapsule(sheet, screen, 330, 450, -0.6);
    screen.circle(298, 456, 156, { stroke: lch(0.84, 0.16, 75), weight: 10 });
    screen.box(0, 0, w, 92, { fill: tray, radius: 0 });
    screen.box(0, h - 330, w, 330, { fill: day.paper, radius: 0 });
    screen.icon('warning', 72, h - 262, 60, day.amber, 5.5);
    screen.text('Not sure', 120, h - 244, { size: 54, weight: 750, spacing: -0.02 });
    screen.text('5 or 6. Two capsules overlap.', 40, h - 180, { size: 34, room: w - 70 });
    screen.button('Spread and count', { x: 36, y: h - 144, width: w - 72, height: 96 });
  });
  drawSpatula(ui, 240, 640);
  for (const [x, y, angle] of [
    [1290, 240, -0.4],
    [1430, 520, 0.9],
    [1260, 790, 0.2],
    [1440, 1010, -0.9],
  ] as const) {
    drawCapsule(sheet, ui, x, y, angle);
  }
  return ui;
}

/** The steel spatula that goes with every counting tray. */
function drawSpatula(ui: Ui, x: number, y: number): void {
  const { sheet } = ui;
  const steel = lch(0.8, 0.015, 240);
  ui.at(
    x,
    y,
    () => {
      const blade = polygon([
        [40, 20],
        [150, 20],
        [122, 500],
        [68, 500],
      ]);
      const handle = rectangle(56, 480, 78, 380, 26);
      for (const part of [blade, handle]) castShadow(sheet, part, 26, 0.4);
      sheet.fill(blade, steel);
      sheet.shadeLinear(blade, lighten(steel, 0.15), 40, 20, 130, 60, [
        [0, 1],
        [1, 0],
      ]);
      sheet.fill(handle, lch(0.34, 0.05, 255));
      sheet.shadeLinear(handle, lch(0.52, 0.07, 255), 56, 0, 134, 0, [
        [0, 0.9],
        [0.6, 0],
      ]);
    },
    { angle: 0.28, pivot: [95, 440] },
  );
}

function drawAccuracy(): Ui {
  const ui = stage('count-by-fives/4', blue, { tone: 'pale', dots: 'none' });
  const { theme } = ui;
  ui.text('400 trays, hand against phone', 110, 130, { size: 62, weight: 750, spacing: -0.025 });
  const plot = { x: 220, y: 200, width: 820, height: 820 };
  ui.box(plot.x, plot.y, plot.width, plot.height, { fill: theme.raised, stroke: theme.rule, radius: 0 });
  const at = (tablets: number) => (tablets / 120) * plot.width;
  for (let mark = 0; mark <= 120; mark += 30) {
    const [x, y] = [plot.x + at(mark), plot.y + plot.height - at(mark)];
    ui.rule(x, plot.y, x, plot.y + plot.height);
    ui.rule(plot.x, y, plot.x + plot.width, y);
    ui.text(String(mark), x, plot.y + plot.height + 46, { size: 30, mono: true, align: 'center' });
    ui.text(String(mark), plot.x - 20, y + 11, { size: 30, mono: true, align: 'right' });
  }
  ui.rule(plot.x, plot.y + plot.height, plot.x + plot.width, plot.y, blue.base, 4);
  const random = new Random('trays');
  for (let i = 0; i < 398; i++) {
    const tablets = random.chance(0.45)
      ? random.pick([14, 20, 28, 30, 56, 60, 84, 90, 100])
      : random.integer(6, 116);
    const jitter = random.spread() * 0.5;
    const x = plot.x + at(tablets + jitter);
    const y = plot.y + plot.height - at(tablets + jitter);
    ui.sheet.fill(ellipse(x + random.spread() * 2, y + random.spread() * 2, 10), blue.strong, 0.45);
  }
  for (const [hand, counted] of [
    [43, 52],
    [98, 90],
  ] as const) {
    const [x, y] = [plot.x + at(hand), plot.y + plot.height - at(counted)];
    ui.circle(x, y, 17, { fill: theme.raised, stroke: theme.amber, weight: 8 });
    ui.text('not sure', x + (hand < 60 ? -32 : -6), y + (hand < 60 ? 10 : 58), {
      size: 31,
      weight: 650,
      align: hand < 60 ? 'right' : 'center',
      paint: theme.amber,
    });
  }
  ui.text('Counted by hand', plot.x + plot.width / 2, plot.y + plot.height + 104, {
    size: 34,
    align: 'center',
  });
  ui.at(
    118,
    plot.y + plot.height / 2,
    () => ui.text('Counted by phone', 0, 0, { size: 34, align: 'center' }),
    {
      angle: -Math.PI / 2,
    },
  );
  const facts = [
    ['398', 'right', theme.green],
    ['2', 'not sure', theme.amber],
    ['0', 'wrong', theme.ink],
  ] as const;
  facts.forEach(([figure, label, paint], row) => {
    ui.text(figure, 1120, 370 + row * 250, { size: 170, weight: 750, spacing: -0.04, paint });
    ui.text(label, 1126, 424 + row * 250, { size: 42, weight: 550, paint: theme.ink2 });
  });
  return ui;
}

export const pictures = projectPictures('count-by-fives', {
  '1-tray': drawCounting,
  '2-steps': drawSteps,
  '3-unsure': drawUnsure,
  '4-accuracy': drawAccuracy,
});
