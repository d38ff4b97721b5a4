import { type Colour, lch, lighten, mix } from '../core/colour.ts';
import { TAU } from '../core/maths.ts';
import { Random } from '../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle } from '../core/shapes.ts';
import { browser } from './kit/frames.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf, night } from './kit/palette.ts';
import { stage } from './kit/stage.ts';
import type { Ui } from './kit/ui.ts';

const grass = accentOf(150);
const PETALS = [lch(0.78, 0.15, 350), lch(0.86, 0.14, 92), lch(0.76, 0.12, 250), lch(0.8, 0.14, 45)] as const;

type Plant = 'flower' | 'fern' | 'mushroom' | 'tulip';

/** A plant that grows outward from its ring: (x, y) is its root, `angle` the way it points. */
function drawPlant(
  ui: Ui,
  x: number,
  y: number,
  angle: number,
  size: number,
  kind: Plant,
  petal: Colour,
): void {
  const { sheet } = ui;
  const stem = lch(0.62, 0.13, 145);
  const draw = () => {
    const top: Point = [size, size * 0.55];
    if (kind === 'mushroom') {
      sheet.fill(
        rectangle(size * 0.86, size * 0.9, size * 0.28, size * 0.72, size * 0.12),
        lch(0.93, 0.03, 85),
      );
      const cap = blob(
        [
          [size * 0.4, size * 0.98],
          [size * 0.55, size * 0.5],
          [size, size * 0.3],
          [size * 1.45, size * 0.5],
          [size * 1.6, size * 0.98],
        ],
        true,
        0.8,
      );
      sheet.fill(cap, petal);
      for (const [dx, dy] of [
        [-0.25, -0.3],
        [0.2, -0.36],
        [0, -0.1],
      ] as const) {
        sheet.fill(ellipse(size + dx * size, size * 0.9 + dy * size, size * 0.08), lch(0.97, 0.01, 90));
      }
      return;
    }
    sheet.stroke(curve([size, size * 1.6], [size * 0.94, size * 1.1], top), stem, size * 0.1);
    for (const side of [-1, 1]) {
      sheet.fill(ellipse(size + side * size * 0.24, size * 1.26, size * 0.26, size * 0.1, side * -0.5), stem);
    }
    if (kind === 'fern') {
      for (let i = 0; i < 5; i++) {
        const lift = size * (1.2 - i * 0.2);
        for (const side of [-1, 1])
          sheet.fill(
            ellipse(
              size + side * size * (0.3 - i * 0.035),
              lift,
              size * (0.3 - i * 0.04),
              size * 0.08,
              side * -0.6,
            ),
            petal,
          );
      }
      return;
    }
    if (kind === 'tulip') {
      sheet.fill(
        blob(
          [
            [size * 0.66, size * 0.16],
            [size * 0.84, size * 0.36],
            [size, size * 0.1],
            [size * 1.16, size * 0.36],
            [size * 1.34, size * 0.16],
            [size * 1.26, size * 0.72],
            [size * 0.74, size * 0.72],
          ],
          true,
          0.5,
        ),
        petal,
      );
      return;
    }
    for (let i = 0; i < 6; i++) {
      const turn = (i / 6) * TAU;
      sheet.fill(
        ellipse(top[0] + Math.cos(turn) * size * 0.3, top[1] + Math.sin(turn) * size * 0.3, size * 0.22),
        petal,
      );
    }
    sheet.fill(ellipse(...top, size * 0.2), lch(0.9, 0.13, 90));
  };
  ui.at(x, y, draw, { angle: angle + TAU / 4, pivot: [size, size * 1.6] });
}

const RINGS: readonly { radius: number; seeds: readonly number[]; kind: Plant; steps: number }[] = [
  { radius: 150, seeds: [0, 0.4], kind: 'mushroom', steps: 5 },
  { radius: 262, seeds: [0.14, 0.57], kind: 'tulip', steps: 7 },
  { radius: 372, seeds: [0.25, 0.625], kind: 'flower', steps: 8 },
  { radius: 480, seeds: [0.36, 0.82], kind: 'fern', steps: 11 },
];

function drawGarden(): Ui {
  const ui = stage('loop-garden/1', grass, { tone: 'deep', dots: 'none' });
  const { sheet } = ui;
  sheet.cover(
    sheet.linear(0, 0, 0, 1200, [
      [0, lch(0.17, 0.05, 265)],
      [0.65, lch(0.24, 0.06, 200)],
      [1, lch(0.3, 0.08, 160)],
    ]),
  );
  const random = new Random('stars');
  for (let i = 0; i < 90; i++) {
    ui.circle(random.between(0, 1600), random.between(0, 1150), random.between(1.5, 3.5), {
      fill: lch(0.9, 0.03, 250),
    });
  }
  const [cx, cy] = [800, 655] as const;
  sheet.glow(cx, cy, 560, lch(0.5, 0.13, 160), 0.4);
  const beam = polygon([
    [cx, cy],
    [cx - 74, 40],
    [cx + 74, 40],
  ]);
  const light = sheet.linear(0, cy, 0, 40, [
    [0, lch(0.93, 0.1, 100), 0.3],
    [1, lch(0.93, 0.1, 100), 0],
  ]);
  sheet.fill(beam, light);
  const tufts = new Random('tufts');
  RINGS.forEach(({ radius, steps }, i) => {
    const soil = mix(lch(0.4, 0.06, 150), lch(0.5, 0.08, 165), i / 3);
    ui.circle(cx, cy, radius, { stroke: lighten(soil, -0.14), weight: 26 });
    ui.circle(cx, cy, radius + 4, { stroke: soil, weight: 14 });
    for (let blade = 0; blade < radius * 0.9; blade++) {
      const angle = tufts.between(0, TAU);
      const lean = angle + tufts.spread() * 0.012;
      const tip = radius + 12 + tufts.between(8, 26);
      const foot: Point = [cx + Math.cos(angle) * (radius + 6), cy + Math.sin(angle) * (radius + 6)];
      sheet.stroke(
        line(foot, [cx + Math.cos(lean) * tip, cy + Math.sin(lean) * tip]),
        lighten(soil, tufts.between(0, 0.16)),
        4,
      );
    }
    for (let step = 0; step < steps; step++) {
      const angle = -TAU / 4 + (step / steps) * TAU;
      ui.circle(cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius, 5, {
        fill: lighten(soil, 0.22),
      });
    }
  });
  RINGS.forEach(({ radius, seeds, kind }, i) => {
    for (const seed of seeds) {
      const angle = -TAU / 4 + seed * TAU;
      const [x, y] = [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
      const isPlaying = seed === 0;
      if (isPlaying) sheet.glow(x, y - 80, 220, lch(0.9, 0.15, 92), 0.9);
      drawPlant(ui, x, y, angle, isPlaying ? 96 : 86, kind, PETALS[i] ?? PETALS[0]);
    }
  });
  for (const [i, reach] of [150, 190, 230].entries()) {
    const arc: Point[] = Array.from({ length: 9 }, (_, k) => {
      const angle = -TAU / 4 + ((k - 4) / 4) * 0.7;
      return [cx + Math.cos(angle) * reach, cy - 240 + Math.sin(angle) * reach];
    });
    sheet.stroke(curve(...arc), lch(0.93, 0.1, 95), 7, 0.8 - i * 0.24);
  }
  ui.title('Loop Garden', 70, 124, 66);
  ui.text('92 bpm', 1530, 118, { size: 42, mono: true, weight: 650, align: 'right' });
  ui.circle(130, 1090, 62, { fill: night.green });
  ui.icon('pause', 130, 1090, 64, night.sunken, 12);
  const legend = ['of 5', 'of 7', 'of 8', 'of 11'];
  legend.forEach((label, i) => {
    const y = 940 + i * 62;
    ui.circle(1390, y - 12, 15, { fill: PETALS[i] ?? PETALS[0] });
    ui.text(label, 1424, y, { size: 38, mono: true });
  });
  return ui;
}

const WHITE_KEYS = ['C', 'D', 'E', 'F', 'G', 'A', 'B', 'C', 'D', 'E'] as const;
const BLACK_AFTER = [0, 1, 3, 4, 5, 7, 8] as const;

function drawSound(): Ui {
  const ui = stage('loop-garden/2', grass, { tone: 'base', dots: 'left' });
  browser(
    ui.in(night),
    { x: 70, y: 60, width: 1460, height: 1080, address: 'loop-garden.mira-solano.example' },
    (page, w) => {
      const { theme, sheet } = page;
      page.box(50, 46, 330, 420, { fill: theme.raised, radius: 10 });
      page.sheet.glow(215, 230, 190, PETALS[0], 0.35);
      drawPlant(page, 215, 390, -TAU / 4, 130, 'flower', PETALS[0]);
      page.text('Mallow', 430, 104, { size: 60, weight: 750, spacing: -0.02 });
      page.text('ring of 8, step 3', 430, 156, { size: 34, mono: true, paint: theme.ink2 });
      const [left, top, width, height] = [430, 200, w - 490, 266] as const;
      page.box(left, top, width, height, { fill: theme.sunken, stroke: theme.rule, radius: 8 });
      const envelope: Point[] = [
        [left, top + height],
        [left + 150, top + 30],
        [left + 340, top + 120],
        [left + 640, top + 120],
        [left + width, top + height],
      ];
      sheet.fill(polygon(envelope), PETALS[0], 0.22);
      sheet.stroke(line(...envelope), PETALS[0], 8);
      envelope.slice(1, 4).forEach(([x, y], i) => {
        page.circle(x, y, 16, { fill: theme.paper, stroke: PETALS[0], weight: 7 });
        const label = ['attack 20 ms', 'decay', 'hold'][i] ?? '';
        page.text(label, x + (i === 0 ? 34 : -10), y + (i === 0 ? 12 : 62), {
          size: 30,
          mono: true,
          paint: theme.ink2,
        });
      });
      const dials = [
        ['tone', 0.35],
        ['space', 0.7],
        ['detune', 0.15],
        ['volume', 0.8],
      ] as const;
      dials.forEach(([label, share], i) => {
        const [x, y] = [126 + i * 350, 576];
        const arc = (end: number): Point[] =>
          Array.from({ length: 41 }, (_, k) => {
            const angle = TAU * 0.375 + (k / 40) * end * TAU * 0.75;
            return [x + Math.cos(angle) * 66, y + Math.sin(angle) * 66];
          });
        sheet.stroke(curve(...arc(1)), theme.rule, 14);
        sheet.stroke(curve(...arc(share)), PETALS[i] ?? PETALS[0], 14);
        page.circle(x, y, 42, { fill: theme.raised });
        const angle = TAU * 0.375 + share * TAU * 0.75;
        page.rule(
          x + Math.cos(angle) * 14,
          y + Math.sin(angle) * 14,
          x + Math.cos(angle) * 38,
          y + Math.sin(angle) * 38,
          theme.ink,
          7,
        );
        page.text(label, x + 90, y + 13, { size: 36, mono: true });
      });
      drawKeyboard(page, 50, 690, w - 100, 270);
    },
  );
  return ui;
}

function drawKeyboard(ui: Ui, x: number, y: number, width: number, height: number): void {
  const { theme } = ui;
  const key = width / WHITE_KEYS.length;
  WHITE_KEYS.forEach((name, i) => {
    const isDown = i === 4;
    ui.box(x + i * key + 3, y, key - 6, height, {
      fill: isDown ? PETALS[0] : lch(0.97, 0.006, 160),
      radius: 10,
    });
    ui.text(name, x + (i + 0.5) * key, y + height - 30, {
      size: 40,
      mono: true,
      weight: isDown ? 750 : 550,
      align: 'center',
      paint: theme.sunken,
    });
  });
  for (const i of BLACK_AFTER) {
    ui.box(x + (i + 1) * key - key * 0.29, y, key * 0.58, height * 0.58, {
      fill: lch(0.16, 0.015, 190),
      radius: 8,
    });
  }
}

export const pictures = projectPictures('loop-garden', {
  '1-garden': drawGarden,
  '2-sound': drawSound,
});
