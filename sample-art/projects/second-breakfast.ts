import { type Colour, lch, lighten } from '../core/colour.ts';
import { Random } from '../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle } from '../core/shapes.ts';
import { phone } from './kit/frames.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf, night } from './kit/palette.ts';
import { castShadow, HEIGHT, stage, WIDTH } from './kit/stage.ts';
import type { Ui } from './kit/ui.ts';

const apricot = accentOf(52);
const coat = lch(0.28, 0.03, 265);
const white = lch(0.955, 0.014, 85);

type Face = {
  /** Tuxedo markings, or none for a cat that is black all over. */
  marked: boolean;
  eyes?: 'open' | 'half' | 'closed';
  iris?: Colour;
  /** Turn of the head in radians. */
  tilt?: number;
};

/** A cat's head, `size` pixels from its middle to its cheek; the origin is its middle. */
function drawHead(ui: Ui, x: number, y: number, size: number, face: Face): void {
  const { sheet } = ui;
  const { marked, eyes = 'open', iris = lch(0.78, 0.16, 110), tilt = 0 } = face;
  const at = (dx: number, dy: number): Point => [1.6 * size + dx * size, 1.7 * size + dy * size];
  const shape = (points: readonly Point[], tension = 1) =>
    blob(
      points.map(([dx, dy]) => at(dx, dy)),
      true,
      tension,
    );
  const disc = (dx: number, dy: number, rx: number, ry = rx, turn = 0) =>
    ellipse(...at(dx, dy), rx * size, ry * size, turn);
  const draw = () => {
    for (const side of [-1, 1]) {
      sheet.fill(
        shape(
          [
            [side * 0.3, -0.6],
            [side * 0.74, -1.36],
            [side * 0.98, -0.3],
            [side * 0.6, -0.1],
          ],
          0.35,
        ),
        coat,
      );
      sheet.fill(
        shape(
          [
            [side * 0.48, -0.66],
            [side * 0.73, -1.12],
            [side * 0.85, -0.44],
          ],
          0.3,
        ),
        lch(0.56, 0.09, 12),
      );
    }
    const head = shape([
      [0, -0.84],
      [0.6, -0.7],
      [0.98, -0.12],
      [0.86, 0.42],
      [0.42, 0.78],
      [0, 0.86],
      [-0.42, 0.78],
      [-0.86, 0.42],
      [-0.98, -0.12],
      [-0.6, -0.7],
    ]);
    sheet.fill(head, coat);
    sheet.shadeLinear(head, lch(0.46, 0.045, 240), ...at(-0.9, -0.8), ...at(0.1, 0.2), [
      [0, 0.9],
      [1, 0],
    ]);
    if (marked) {
      sheet.clipped(head, () => {
        sheet.fill(
          shape([
            [0.02, -0.5],
            [0.16, -0.1],
            [0.24, 0.16],
            [0.66, 0.44],
            [0.5, 0.92],
            [0, 1],
            [-0.5, 0.92],
            [-0.62, 0.46],
            [-0.14, 0.16],
            [-0.02, -0.1],
          ]),
          white,
        );
      });
    }
    for (const side of [-1, 1]) {
      const [ex, ey] = [side * 0.43, -0.06];
      if (eyes === 'closed') {
        sheet.stroke(
          curve(at(ex - 0.17, ey), at(ex, ey + 0.1), at(ex + 0.17, ey)),
          lch(0.6, 0.03, 250),
          size * 0.05,
        );
        continue;
      }
      sheet.fill(disc(ex, ey, 0.235, eyes === 'half' ? 0.14 : 0.225), lch(0.16, 0.02, 275));
      sheet.fill(disc(ex, ey, 0.2, eyes === 'half' ? 0.105 : 0.19), iris);
      sheet.fill(disc(ex, ey, 0.08, eyes === 'half' ? 0.1 : 0.165), lch(0.12, 0.02, 275));
      sheet.fill(disc(ex - 0.06, ey - 0.08, 0.045), lch(1, 0, 0));
    }
    const muzzle = marked ? white : lighten(coat, 0.05);
    for (const side of [-1, 1]) sheet.fill(disc(side * 0.17, 0.46, 0.24, 0.2), muzzle);
    sheet.fill(
      shape(
        [
          [-0.12, 0.27],
          [0.12, 0.27],
          [0, 0.4],
        ],
        0.5,
      ),
      lch(0.7, 0.1, 15),
    );
    sheet.stroke(
      curve(at(-0.2, 0.54), at(-0.1, 0.58), at(0, 0.5), at(0.1, 0.58), at(0.2, 0.54)),
      lch(0.42, 0.04, 20),
      size * 0.035,
    );
    for (const side of [-1, 1]) {
      for (const lift of [-0.08, 0.04, 0.16]) {
        sheet.stroke(
          curve(
            at(side * 0.34, 0.44 + lift * 0.4),
            at(side * 0.8, 0.4 + lift),
            at(side * 1.2, 0.44 + lift * 2),
          ),
          lch(0.93, 0.005, 240),
          size * 0.018,
          0.9,
        );
      }
    }
  };
  ui.at(x, y, draw, { pivot: [1.6 * size, 1.7 * size], angle: tilt });
}

function drawBowl(): Ui {
  const ui = stage('second-breakfast/1', apricot, { tone: 'base', dots: 'none' });
  const { sheet } = ui;
  // Seen by the camera over the bowl: floor boards, mat, bowl, cat.
  sheet.cover(lch(0.72, 0.07, 66));
  for (let y = 60; y < HEIGHT; y += 190) {
    ui.rule(0, y, WIDTH, y, lch(0.58, 0.075, 58), 5);
    for (let x = (y * 3) % 700; x < WIDTH; x += 700) ui.rule(x, y, x, y + 190, lch(0.58, 0.075, 58), 5);
  }
  const dusk = sheet.linear(600, 400, WIDTH, HEIGHT, [
    [0, lch(0.45, 0.09, 30), 0],
    [1, lch(0.45, 0.09, 30), 0.6],
  ]);
  sheet.cover(dusk);
  const mat = rectangle(380, 830, 840, 330, 60);
  castShadow(sheet, mat, 14, 0.3);
  sheet.fill(mat, lch(0.56, 0.09, 190));
  const torso = blob(
    [
      [560, 820],
      [520, 520],
      [620, 250],
      [800, 170],
      [980, 250],
      [1080, 520],
      [1040, 820],
    ],
    true,
  );
  castShadow(sheet, torso, 50, 0.34);
  sheet.fill(
    blob(
      [
        [1010, 360],
        [1240, 230],
        [1380, 330],
        [1330, 430],
        [1230, 370],
        [1040, 520],
      ],
      true,
    ),
    coat,
  );
  sheet.fill(ellipse(1356, 376, 46, 60, -0.5), white);
  sheet.fill(torso, coat);
  sheet.shadeLinear(torso, lch(0.44, 0.045, 240), 560, 200, 860, 560, [
    [0, 0.85],
    [1, 0],
  ]);
  for (const x of [640, 960]) {
    const leg = rectangle(x - 62, 640, 124, 250, 60);
    sheet.fill(leg, coat);
    sheet.fill(rectangle(x - 66, 790, 132, 116, 58), white);
    for (const toe of [-22, 22]) ui.rule(x + toe, 872, x + toe, 902, lch(0.76, 0.04, 285), 5);
  }
  sheet.fill(
    blob(
      [
        [700, 640],
        [800, 600],
        [900, 640],
        [870, 800],
        [800, 850],
        [730, 800],
      ],
      true,
    ),
    white,
  );
  const collar = curve([640, 660], [800, 724], [960, 660]);
  sheet.stroke(collar, lch(0.58, 0.16, 38), 36);
  ui.circle(800, 752, 32, { fill: lch(0.84, 0.13, 85), stroke: lch(0.62, 0.11, 75), weight: 5 });
  drawHead(ui, 800, 470, 236, { marked: true, iris: lch(0.8, 0.16, 108) });
  const bowl = ellipse(800, 1000, 250, 110);
  castShadow(sheet, bowl, 30, 0.36);
  sheet.fill(rectangle(550, 1000, 500, 70, 30), lch(0.8, 0.02, 230));
  sheet.fill(ellipse(800, 1070, 250, 70), lch(0.8, 0.02, 230));
  sheet.fill(bowl, lch(0.95, 0.01, 220));
  sheet.fill(ellipse(800, 1006, 216, 86), lch(0.7, 0.02, 240));
  const random = new Random('kibble');
  for (let i = 0; i < 46; i++) {
    const [dx, dy] = [random.spread() * 105, random.spread() * 36];
    sheet.fill(
      ellipse(800 + dx, 1012 + dy, 18, 13, random.between(0, 3)),
      lch(random.between(0.42, 0.56), 0.09, 50),
    );
  }
  const box = { x: 470, y: 130, width: 660, height: 690 };
  const green = lch(0.85, 0.19, 150);
  ui.box(box.x, box.y, box.width, box.height, { stroke: green, weight: 9, radius: 4 });
  ui.box(box.x - 4, box.y - 84, 440, 84, { fill: green, radius: 0 });
  ui.text('Domino 97 %', box.x + 24, box.y - 26, { size: 50, mono: true, weight: 750, paint: night.sunken });
  ui.box(40, 1070, 430, 92, { fill: night.sunken, radius: 6 });
  ui.text('07:02:11  lid open', 64, 1130, { size: 34, mono: true, weight: 600, paint: night.ink, room: 390 });
  ui.box(1250, 1070, 310, 92, { fill: night.sunken, radius: 6 });
  ui.text('bowl 41 g', 1284, 1130, { size: 40, mono: true, weight: 650, paint: night.green });
  ui.circle(1530, 70, 18, { fill: lch(0.63, 0.22, 27) });
  ui.text('live', 1494, 84, { size: 38, mono: true, weight: 650, align: 'right', paint: night.sunken });
  return ui;
}

function drawWire(ui: Ui, points: readonly Point[], paint: Colour): void {
  ui.sheet.stroke(curve(...points.map(([x, y]) => [x + 6, y + 10] as const)), lch(0.3, 0.06, 285), 12, 0.35);
  ui.sheet.stroke(curve(...points), lighten(paint, -0.16), 15);
  ui.sheet.stroke(curve(...points), paint, 9);
}

function drawChip(ui: Ui, x: number, y: number, size: number, label: string): void {
  for (let i = 0; i < 7; i++) {
    const offset = 14 + (i * (size - 34)) / 6;
    ui.box(x + offset, y - 12, 10, size + 24, { fill: lch(0.85, 0.02, 90), radius: 0 });
    ui.box(x - 12, y + offset, size + 24, 10, { fill: lch(0.85, 0.02, 90), radius: 0 });
  }
  ui.box(x, y, size, size, { fill: lch(0.2, 0.012, 250), radius: 6 });
  ui.text(label, x + size / 2, y + size / 2 + 10, {
    size: 28,
    mono: true,
    align: 'center',
    paint: lch(0.78, 0.01, 250),
  });
}

function drawBoard(): Ui {
  const ui = stage('second-breakfast/2', apricot, { tone: 'pale', dots: 'none' });
  const { sheet, theme } = ui;
  const pcb = lch(0.46, 0.1, 160);
  const board = rectangle(440, 330, 720, 500, 26);
  castShadow(sheet, board, 36, 0.34);
  sheet.fill(board, pcb);
  for (const [i, y] of [420, 470, 520, 640, 700, 760].entries()) {
    sheet.stroke(
      line([470, y], [620 + i * 30, y], [660 + i * 30, y + 40], [1120, y + 40]),
      lighten(pcb, 0.1),
      5,
    );
  }
  for (const [x, y] of [
    [472, 362],
    [1128, 362],
    [472, 798],
    [1128, 798],
  ] as const) {
    ui.circle(x, y, 19, { fill: apricot.pale, stroke: lch(0.8, 0.11, 85), weight: 8 });
  }
  for (let i = 0; i < 20; i++) {
    for (let row = 0; row < 2; row++) {
      ui.box(520 + i * 28, 346 + row * 28, 20, 20, { fill: lch(0.2, 0.01, 250), radius: 2 });
      ui.circle(530 + i * 28, 356 + row * 28, 5, { fill: lch(0.84, 0.12, 88) });
    }
  }
  drawChip(ui, 730, 510, 150, 'CPU');
  drawChip(ui, 960, 520, 92, 'RAM');
  ui.box(1080, 570, 100, 110, { fill: lch(0.82, 0.012, 230), radius: 4 });
  ui.box(1080, 700, 100, 90, { fill: lch(0.82, 0.012, 230), radius: 4 });
  ui.box(430, 560, 90, 70, { fill: lch(0.82, 0.012, 230), radius: 4 });
  ui.circle(560, 770, 9, { fill: lch(0.85, 0.2, 150) });
  drawCamera(ui, 130, 150);
  drawLoadCell(ui, 110, 880);
  drawServo(ui, 1250, 140);
  drawWire(
    ui,
    [
      [330, 260],
      [420, 240],
      [520, 270],
      [534, 352],
    ],
    lch(0.72, 0.14, 250),
  );
  drawWire(
    ui,
    [
      [570, 352],
      [580, 210],
      [900, 150],
      [1250, 250],
    ],
    lch(0.7, 0.18, 35),
  );
  drawWire(
    ui,
    [
      [626, 352],
      [640, 250],
      [920, 210],
      [1250, 290],
    ],
    lch(0.82, 0.14, 90),
  );
  drawWire(
    ui,
    [
      [440, 990],
      [478, 940],
      [420, 760],
      [412, 480],
      [590, 300],
      [682, 352],
    ],
    lch(0.62, 0.15, 320),
  );
  drawWire(
    ui,
    [
      [440, 1030],
      [508, 960],
      [388, 760],
      [372, 450],
      [600, 270],
      [738, 352],
    ],
    lch(0.9, 0.01, 250),
  );
  const labels = [
    ['camera', 'sees who it is', 130, 420],
    ['load cell', 'weighs the bowl', 560, 1000],
    ['servo', 'lifts the lid', 1250, 470],
    ['30 frames a second', 'on a board the size of a card', 880, 920],
  ] as const;
  for (const [name, role, x, y] of labels) {
    ui.text(name, x, y, { size: 44, weight: 750 });
    ui.text(role, x, y + 48, { size: 34, paint: theme.ink2 });
  }
  return ui;
}

function drawCamera(ui: Ui, x: number, y: number): void {
  const body = rectangle(x, y, 210, 210, 20);
  castShadow(ui.sheet, body, 24, 0.3);
  ui.sheet.fill(body, lch(0.42, 0.1, 160));
  ui.circle(x + 105, y + 105, 78, { fill: lch(0.22, 0.012, 250) });
  ui.circle(x + 105, y + 105, 52, { fill: lch(0.32, 0.06, 270), stroke: lch(0.5, 0.02, 250), weight: 8 });
  ui.circle(x + 105, y + 105, 26, { fill: lch(0.16, 0.04, 280) });
  ui.circle(x + 88, y + 86, 12, { fill: lch(0.95, 0.02, 250) });
}

function drawLoadCell(ui: Ui, x: number, y: number): void {
  const { sheet } = ui;
  const plate = ellipse(x + 170, y + 20, 190, 56);
  const bar = rectangle(x, y + 90, 340, 76, 10);
  castShadow(sheet, bar, 26, 0.3);
  sheet.fill(bar, lch(0.82, 0.012, 230));
  for (const hole of [50, 150, 190, 290]) ui.circle(x + hole, y + 128, 20, { fill: lch(0.55, 0.015, 240) });
  sheet.fill(rectangle(x + 150, y + 20, 40, 80), lch(0.7, 0.015, 235));
  castShadow(sheet, plate, 14, 0.26);
  sheet.fill(plate, lch(0.95, 0.008, 220));
  sheet.fill(ellipse(x + 170, y + 16, 150, 38), lch(0.87, 0.012, 230));
}

function drawServo(ui: Ui, x: number, y: number): void {
  const { sheet } = ui;
  const body = rectangle(x, y, 180, 220, 10);
  castShadow(sheet, body, 26, 0.3);
  sheet.fill(rectangle(x - 24, y + 60, 228, 36, 4), lch(0.4, 0.09, 262));
  sheet.fill(body, lch(0.5, 0.12, 262));
  sheet.shadeLinear(body, lch(0.28, 0.1, 275), x + 40, y, x + 190, y + 60, [
    [0, 0],
    [1, 0.9],
  ]);
  const horn = polygon([
    [x + 70, y + 40],
    [x + 250, y - 60],
    [x + 270, y - 28],
    [x + 104, y + 78],
  ]);
  castShadow(sheet, horn, 12, 0.3);
  sheet.fill(horn, lch(0.96, 0.008, 90));
  ui.circle(x + 90, y + 56, 34, { fill: lch(0.96, 0.008, 90) });
  ui.circle(x + 90, y + 56, 12, { fill: lch(0.5, 0.02, 250) });
}

const LOG = [
  ['7:02', 'Fed', 'by Dad, 45 g', true],
  ['7:31', 'Refused', 'looked hurt', false],
  ['8:10', 'Refused', 'brought a toy', false],
  ['8:12', 'Refused', 'no toy', false],
  ['9:45', 'Refused', 'sat on the lid', false],
] as const;

function drawApp(): Ui {
  const ui = stage('second-breakfast/3', apricot, { tone: 'soft', dots: 'left' });
  phone(ui, { x: 830, y: 40, width: 600, time: '9:46' }, (screen, w) => {
    const { theme } = screen;
    screen.text('Breakfast?', 36, 156, { size: 60, weight: 750, spacing: -0.03 });
    screen.box(32, 190, w - 64, 118, { fill: theme.greenSoft, radius: 10 });
    screen.icon('check', 84, 249, 56, theme.green, 8);
    screen.text('Yes. Do not fall for it.', 130, 262, { size: 36, weight: 700, room: w - 180 });
    LOG.forEach(([time, what, note, wasFed], row) => {
      const y = 376 + row * 76;
      screen.text(time, 36, y, { size: 34, mono: true, paint: theme.ink2 });
      screen.text(what, 150, y, { size: 36, weight: 700, paint: wasFed ? theme.green : theme.amber });
      screen.text(note, w - 36, y, { size: 32, align: 'right', paint: theme.ink2 });
      screen.rule(36, y + 26, w - 36, y + 26);
    });
    screen.text('Bowl', 36, 806, { size: 34, weight: 650 });
    screen.text('g', w - 36, 806, { size: 30, mono: true, align: 'right', paint: theme.ink2 });
    const [left, right, base] = [36, w - 36, 1010] as const;
    const weights: Point[] = [
      [0, 0],
      [0.1, 0],
      [0.11, 45],
      [0.16, 30],
      [0.2, 28],
      [0.26, 9],
      [0.34, 8],
      [0.42, 2],
      [1, 2],
    ];
    const points = weights.map(
      ([share, grams]): Point => [left + share * (right - left), base - grams * 3.6],
    );
    const area = polygon([...points, [right, base], [left, base]]);
    screen.sheet.fill(area, apricot.soft);
    screen.sheet.stroke(line(...points), apricot.strong, 7);
    screen.rule(left, base, right, base, theme.ink, 3);
    screen.text('7:00', left, base + 44, { size: 28, mono: true, paint: theme.ink2 });
    screen.text('9:45', right, base + 44, { size: 28, mono: true, align: 'right', paint: theme.ink2 });
  });
  drawSittingCat(ui);
  return ui;
}

/** Domino beside the closed feeder, not amused. */
function drawSittingCat(ui: Ui): void {
  const { sheet } = ui;
  const lid = blob(
    [
      [100, 1010],
      [150, 900],
      [300, 860],
      [450, 900],
      [500, 1010],
    ],
    true,
    0.8,
  );
  const base = rectangle(80, 1000, 440, 130, 30);
  castShadow(sheet, base, 30, 0.3);
  sheet.fill(lid, lch(0.88, 0.03, 210));
  sheet.shadeLinear(lid, lch(0.66, 0.05, 250), 250, 880, 510, 1010, [
    [0, 0],
    [1, 0.9],
  ]);
  sheet.fill(base, lch(0.97, 0.006, 200));
  ui.circle(300, 1064, 20, { fill: lch(0.66, 0.2, 28) });
  const body = blob(
    [
      [420, 1130],
      [430, 860],
      [500, 660],
      [620, 620],
      [720, 680],
      [770, 900],
      [780, 1130],
    ],
    true,
    0.8,
  );
  castShadow(sheet, body, 34, 0.3);
  sheet.fill(body, coat);
  sheet.shadeLinear(body, lch(0.44, 0.045, 240), 430, 660, 640, 860, [
    [0, 0.85],
    [1, 0],
  ]);
  sheet.fill(
    blob(
      [
        [540, 700],
        [600, 680],
        [660, 700],
        [650, 860],
        [600, 920],
        [550, 860],
      ],
      true,
    ),
    white,
  );
  for (const x of [550, 660]) {
    sheet.fill(rectangle(x - 44, 900, 88, 200, 44), lighten(coat, 0.02));
    sheet.fill(rectangle(x - 50, 1060, 104, 76, 36), white);
  }
  sheet.stroke(curve([500, 668], [600, 706], [700, 668]), lch(0.58, 0.16, 38), 26);
  ui.circle(600, 722, 22, { fill: lch(0.84, 0.13, 85) });
  drawHead(ui, 600, 520, 168, { marked: true, eyes: 'half', tilt: 0.06 });
}

const VERDICTS = [
  { marked: true, eyes: 'open', tilt: 0, score: 99 },
  { marked: true, eyes: 'half', tilt: 0.14, score: 96 },
  { marked: true, eyes: 'open', tilt: -0.2, score: 94 },
  { marked: true, eyes: 'closed', tilt: 0.04, score: 91 },
  { marked: false, eyes: 'open', tilt: 0.02, score: 8 },
  { marked: true, eyes: 'open', tilt: 0.26, score: 97 },
] as const;

function drawNeighbour(): Ui {
  const ui = stage('second-breakfast/4', apricot, { tone: 'deep', dots: 'none' });
  const { sheet, theme } = ui;
  const walls = [
    lch(0.8, 0.06, 75),
    lch(0.74, 0.07, 190),
    lch(0.78, 0.07, 20),
    lch(0.7, 0.06, 270),
    lch(0.78, 0.08, 130),
    lch(0.82, 0.07, 55),
  ];
  VERDICTS.forEach(({ score, ...face }, i) => {
    const [x, y] = [70 + (i % 3) * 496, 60 + Math.floor(i / 3) * 560];
    const isDomino = score > 50;
    const paint = isDomino ? theme.green : theme.red;
    const frame = rectangle(x, y, 468, 400, 6);
    sheet.fill(frame, walls[i] ?? white);
    sheet.clipped(frame, () => {
      const chest = blob(
        [
          [x + 60, y + 420],
          [x + 110, y + 310],
          [x + 234, y + 280],
          [x + 358, y + 310],
          [x + 408, y + 420],
        ],
        true,
        0.8,
      );
      sheet.fill(chest, coat);
      if (face.marked) {
        sheet.fill(
          blob(
            [
              [x + 170, y + 330],
              [x + 234, y + 310],
              [x + 298, y + 330],
              [x + 276, y + 420],
              [x + 192, y + 420],
            ],
            true,
          ),
          white,
        );
        sheet.stroke(
          curve([x + 130, y + 322], [x + 234, y + 356], [x + 338, y + 322]),
          lch(0.58, 0.16, 38),
          22,
        );
      }
      drawHead(ui, x + 234, y + 206, 134, {
        ...face,
        iris: face.marked ? lch(0.8, 0.16, 108) : lch(0.84, 0.15, 88),
      });
    });
    ui.box(x, y, 468, 400, { stroke: paint, weight: isDomino ? 6 : 10 });
    ui.icon(isDomino ? 'check' : 'cross', x + 28, y + 456, 48, paint, 8);
    ui.text(isDomino ? 'Domino' : 'Neighbour', x + 68, y + 472, { size: 44, weight: 700 });
    ui.text(`${score} %`, x + 464, y + 472, { size: 42, mono: true, weight: 650, align: 'right', paint });
  });
  return ui;
}

export const pictures = projectPictures('second-breakfast', {
  '1-bowl': drawBowl,
  '2-board': drawBoard,
  '3-app': drawApp,
  '4-neighbour': drawNeighbour,
});
