import { castShadow, dropShadow, inLight, inShade, shadeEdge, solid, tube } from '../cat/form.ts';
import { Frame } from '../cat/frame.ts';
import { windowLight } from '../cat/room.ts';
import { type Colour, lch } from '../core/colour.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle } from '../core/shapes.ts';
import { Sheet } from '../core/sheet.ts';

const WIDTH = 1600;
const HEIGHT = 1067;
const BENCH_Y = 800;
const MINT = lch(0.84, 0.135, 163);
const AMBER = lch(0.82, 0.13, 72);
const CASE = lch(0.95, 0.012, 200);

/** An infusion device on the test bench: its touch screen, a bag on the pole, a gloved finger on the start button. */
export function infusionDeviceUi(): Sheet {
  const sheet = new Sheet('work/infusion-device-ui', WIDTH, HEIGHT);
  sheet.cover(
    sheet.linear(0, 0, WIDTH, BENCH_Y, [
      [0, lch(0.86, 0.035, 190)],
      [1, lch(0.68, 0.055, 200)],
    ]),
  );
  drawLab(sheet);
  drawPole(sheet);
  drawDevice(sheet);
  drawScreen(sheet);
  drawHand(sheet);
  return sheet.finish({ vignette: 0.1 });
}

function drawLab(sheet: Sheet): void {
  windowLight(sheet, 60, 30, 420, 480, 0.22, 0.3);
  // A peg board with tools, a shelf of numbered boxes.
  solid(sheet, rectangle(1180, 70, 360, 330, 6), lch(0.76, 0.06, 80), { depth: 12 });
  for (let x = 1206; x < 1530; x += 36)
    for (let y = 96; y < 390; y += 36) sheet.fill(ellipse(x, y, 4), lch(0.56, 0.06, 70));
  sheet.stroke(line([1240, 120], [1240, 280]), lch(0.6, 0.17, 32), 22);
  sheet.stroke(line([1240, 280], [1240, 350]), lch(0.74, 0.02, 230), 8);
  sheet.stroke(curve([1310, 330], [1330, 220], [1316, 130]), lch(0.46, 0.1, 255), 18);
  sheet.stroke(curve([1350, 330], [1330, 220], [1346, 130]), lch(0.46, 0.1, 255), 18);
  sheet.stroke(ellipse(1450, 200, 52), lch(0.3, 0.03, 260), 15);
  sheet.stroke(curve([1450, 250], [1440, 310], [1470, 360]), lch(0.3, 0.03, 260), 11);
  const bench = lch(0.93, 0.015, 150);
  solid(sheet, rectangle(-20, BENCH_Y, WIDTH + 40, 60, 4), bench, { depth: 18, light: [-0.2, -1] });
  sheet.fill(
    rectangle(0, BENCH_Y + 60, WIDTH, 220),
    sheet.linear(0, BENCH_Y + 60, 0, HEIGHT, [
      [0, lch(0.45, 0.07, 175)],
      [1, lch(0.34, 0.06, 180)],
    ]),
  );
  for (const x of [300, 800, 1300]) {
    sheet.stroke(line([x, BENCH_Y + 70], [x, HEIGHT]), lch(0.3, 0.055, 182), 6);
    solid(sheet, rectangle(x + 60, BENCH_Y + 96, 150, 16, 8), lch(0.86, 0.02, 190), { depth: 5 });
  }
  // Beside it: a laptop's edge with the same screen in the simulator, a notebook, a graduated cylinder.
  castShadow(
    sheet,
    [
      [1220, BENCH_Y + 10],
      [1440, BENCH_Y + 4],
      [1620, BENCH_Y + 10],
      [1620, BENCH_Y + 30],
      [1240, BENCH_Y + 32],
    ],
    0.4,
    6,
  );
  solid(
    sheet,
    polygon([
      [1290, 520],
      [1640, 520],
      [1640, 786],
      [1250, 786],
    ]),
    lch(0.3, 0.025, 260),
    { depth: 10 },
  );
  sheet.fill(
    polygon([
      [1308, 538],
      [1640, 538],
      [1640, 768],
      [1274, 768],
    ]),
    lch(0.19, 0.035, 200),
  );
  for (let row = 0; row < 7; row++) {
    const start = 1310 + (row % 3) * 26;
    sheet.stroke(
      line([start, 566 + row * 29], [start + 60 + ((row * 53) % 90), 566 + row * 29]),
      [MINT, AMBER, lch(0.78, 0.1, 230), lch(0.9, 0.02, 200)][row % 4] ?? MINT,
      9,
    );
    sheet.stroke(
      line(
        [start + 90 + ((row * 53) % 90), 566 + row * 29],
        [start + 150 + ((row * 31) % 90), 566 + row * 29],
      ),
      [lch(0.9, 0.02, 200), lch(0.78, 0.1, 230), MINT, AMBER][row % 4] ?? MINT,
      9,
    );
  }
  solid(sheet, rectangle(1240, 786, 420, 18, 6), lch(0.6, 0.02, 250), { depth: 5 });
  solid(
    sheet,
    polygon([
      [130, 800],
      [116, 814],
      [214, 814],
      [200, 800],
    ]),
    lch(0.8, 0.05, 200),
    { depth: 5 },
  );
  sheet.fill(rectangle(138, 560, 54, 244, 8), lch(0.95, 0.02, 200), 0.55);
  sheet.fill(rectangle(142, 664, 46, 136, 6), lch(0.72, 0.1, 215), 0.75);
  for (let i = 0; i < 9; i++)
    sheet.stroke(line([142, 590 + i * 23], [i % 3 ? 158 : 168, 590 + i * 23]), lch(0.4, 0.04, 220), 3);
  sheet.stroke(rectangle(138, 560, 54, 244, 8), lch(0.98, 0.01, 200), 4, 0.9);
}

function drawPole(sheet: Sheet): void {
  sheet.stroke(line([300, -20], [300, BENCH_Y]), lch(0.6, 0.02, 240), 22);
  sheet.stroke(line([294, -20], [294, BENCH_Y]), lch(0.92, 0.01, 240), 6);
  sheet.stroke(curve([300, 40], [360, 10], [400, 40]), lch(0.6, 0.02, 240), 11);
  solid(sheet, rectangle(210, BENCH_Y - 18, 180, 24, 10), lch(0.5, 0.02, 245), { depth: 8 });
  // The bag: clear, half full, with a label and a port.
  const bag = blob([
    [330, 70],
    [400, 56],
    [470, 70],
    [486, 200],
    [480, 330],
    [440, 366],
    [360, 366],
    [320, 330],
    [314, 200],
  ]);
  dropShadow(sheet, bag, 14, 18, 0.25, 8);
  sheet.fill(bag, lch(0.96, 0.015, 200), 0.72);
  sheet.clipped(bag, () => {
    const fluid = blob([
      [300, 190],
      [360, 200],
      [430, 188],
      [500, 198],
      [500, 380],
      [300, 380],
    ]);
    sheet.fill(fluid, lch(0.88, 0.07, 92), 0.8);
    sheet.shadeLinear(fluid, lch(0.74, 0.1, 80), 310, 0, 490, 0, [
      [0.5, 0],
      [1, 0.7],
    ]);
    sheet.stroke(curve([310, 192], [400, 204], [490, 192]), lch(0.98, 0.02, 95), 5);
    sheet.fill(rectangle(340, 80, 10, 260, 5), lch(0.99, 0, 0), 0.6);
  });
  sheet.stroke(bag, lch(0.86, 0.03, 200), 4);
  solid(sheet, rectangle(366, 232, 90, 74, 4), lch(0.98, 0.008, 95), { depth: 4 });
  sheet.fill(rectangle(378, 246, 50, 8), lch(0.4, 0.03, 180));
  sheet.fill(rectangle(378, 264, 66, 6), lch(0.65, 0.03, 180));
  sheet.fill(rectangle(378, 284, 34, 8), lch(0.45, 0.115, 163));
  // Drip chamber and the line into the device.
  sheet.stroke(line([400, 366], [400, 400]), lch(0.9, 0.02, 200), 10);
  sheet.fill(rectangle(382, 398, 36, 86, 12), lch(0.95, 0.02, 200), 0.8);
  sheet.fill(rectangle(386, 450, 28, 30, 10), lch(0.86, 0.08, 92), 0.9);
  sheet.fill(ellipse(400, 424, 6, 9), lch(0.86, 0.09, 90));
  sheet.stroke(rectangle(382, 398, 36, 86, 12), lch(0.8, 0.03, 205), 3);
  const tubing = curve([400, 484], [396, 600], [350, 700], [420, 744], [520, 690]);
  sheet.stroke(tubing, lch(0.72, 0.04, 205), 13);
  sheet.stroke(tubing, lch(0.95, 0.03, 120), 7);
}

function drawDevice(sheet: Sheet): void {
  castShadow(
    sheet,
    [
      [480, BENCH_Y + 6],
      [860, BENCH_Y - 2],
      [1290, BENCH_Y + 8],
      [1250, BENCH_Y + 44],
      [820, BENCH_Y + 52],
      [500, BENCH_Y + 40],
    ],
    0.5,
    10,
  );
  solid(sheet, rectangle(620, 760, 440, 46, 14), lch(0.5, 0.02, 240), { depth: 12 });
  const shell = rectangle(470, 200, 740, 580, 54);
  dropShadow(sheet, shell, 20, 18, 0.35, 14);
  solid(sheet, shell, CASE, { depth: 44, shadow: 0.3 });
  solid(sheet, rectangle(470, 690, 740, 90, 44), lch(0.5, 0.1, 165), { depth: 24 });
  sheet.fill(rectangle(470, 676, 740, 30), CASE);
  sheet.fill(rectangle(470, 700, 740, 8), lch(0.4, 0.09, 168));
  solid(sheet, rectangle(760, 136, 160, 76, 26), lch(0.86, 0.015, 205), { depth: 16 });
  for (const x of [1096, 1136, 1164])
    sheet.fill(ellipse(x, 742, x === 1096 ? 15 : 7), x === 1096 ? AMBER : lch(0.84, 0.06, 160));
  sheet.stroke(line([560, 742], [640, 742]), lch(0.84, 0.06, 160), 9);
}

/** A numeral as seven bars, so that the screen can show figures without a font. */
function numeral(sheet: Sheet, digit: number, x: number, y: number, size: number, colour: Colour): void {
  const bars: readonly (readonly [Point, Point])[] = [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [1, 0],
      [1, 1],
    ],
    [
      [1, 1],
      [1, 2],
    ],
    [
      [0, 2],
      [1, 2],
    ],
    [
      [0, 1],
      [0, 2],
    ],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [1, 1],
    ],
  ];
  const LIT = ['012345', '12', '01346', '01236', '1256', '02356', '023456', '012', '0123456', '012356'];
  for (const bar of LIT[digit] ?? '') {
    const [from, to] = bars[Number(bar)] ?? [
      [0, 0],
      [0, 0],
    ];
    const inset = (a: number, b: number) => a + Math.sign(b - a) * 0.14;
    sheet.stroke(
      line(
        [x + inset(from[0], to[0]) * size, y + inset(from[1], to[1]) * size],
        [x + inset(to[0], from[0]) * size, y + inset(to[1], from[1]) * size],
      ),
      colour,
      size * 0.2,
    );
  }
}

function drawScreen(sheet: Sheet): void {
  const dark = lch(0.19, 0.02, 185);
  solid(sheet, rectangle(520, 246, 640, 420, 24), lch(0.3, 0.02, 200), { depth: 8 });
  const screen = rectangle(534, 260, 612, 392, 14);
  sheet.fill(screen, dark);
  // Status row: battery, alarm off, link.
  sheet.fill(rectangle(534, 260, 612, 46, 14), lch(0.245, 0.022, 185));
  sheet.stroke(rectangle(1074, 272, 46, 22, 4), lch(0.9, 0.02, 170), 3);
  sheet.fill(rectangle(1079, 277, 28, 12, 2), MINT);
  sheet.fill(rectangle(1121, 278, 5, 10), lch(0.9, 0.02, 170));
  sheet.fill(ellipse(560, 283, 8), MINT);
  sheet.stroke(line([584, 283], [684, 283]), lch(0.9, 0.02, 170), 9);
  for (const r of [6, 12])
    sheet.stroke(
      curve([1036 - r, 286 - r * 0.6], [1036, 280 - r], [1036 + r, 286 - r * 0.6]),
      lch(0.9, 0.02, 170),
      3,
    );
  // The rate, large.
  sheet.stroke(line([562, 336], [640, 336]), lch(0.66, 0.02, 175), 9);
  numeral(sheet, 1, 540, 364, 46, lch(0.97, 0.01, 165));
  numeral(sheet, 2, 612, 364, 46, lch(0.97, 0.01, 165));
  sheet.fill(ellipse(684, 457, 7), lch(0.97, 0.01, 165));
  numeral(sheet, 5, 708, 364, 46, lch(0.97, 0.01, 165));
  sheet.stroke(line([782, 452], [836, 452]), lch(0.66, 0.02, 175), 9);
  sheet.fill(rectangle(562, 484, 110, 10, 2), MINT);
  // Volume given so far, as a ring with a drop in it.
  const [x, y] = [1010, 416] as const;
  sheet.stroke(ellipse(x, y, 82), lch(0.32, 0.02, 185), 22);
  const arc: Point[] = [];
  for (let i = 0; i <= 40; i++) {
    const angle = -Math.PI / 2 + (i / 40) * Math.PI * 2 * 0.64;
    arc.push([x + Math.cos(angle) * 82, y + Math.sin(angle) * 82]);
  }
  sheet.stroke(polygon(arc, false), MINT, 22);
  sheet.fill(
    blob([
      [x, y - 40],
      [x + 24, y + 4],
      [x + 17, y + 30],
      [x, y + 38],
      [x - 17, y + 30],
      [x - 24, y + 4],
    ]),
    AMBER,
  );
  // Pressure over time, with its limit.
  sheet.fill(rectangle(556, 520, 326, 106, 8), lch(0.235, 0.022, 185));
  for (let i = 1; i < 4; i++)
    sheet.stroke(line([564, 520 + i * 26], [874, 520 + i * 26]), lch(0.33, 0.02, 185), 2);
  for (let i = 0; i < 20; i++) sheet.stroke(line([566 + i * 16, 540], [574 + i * 16, 540]), AMBER, 3, 0.9);
  const wave: Point[] = [];
  for (let i = 0; i <= 62; i++)
    wave.push([564 + i * 5, 592 + Math.sin(i * 0.62) * 14 - Math.max(0, Math.sin(i * 0.2)) * 14]);
  sheet.stroke(polygon(wave, false), MINT, 5);
  sheet.fill(ellipse(874, wave.at(-1)?.[1] ?? 590, 8), lch(0.97, 0.02, 165));
  // Pause and start.
  sheet.fill(rectangle(902, 540, 96, 86, 12), lch(0.32, 0.022, 185));
  for (const dx of [36, 58]) sheet.fill(rectangle(902 + dx - 6, 566, 12, 36, 3), lch(0.9, 0.02, 170));
  sheet.fill(rectangle(1014, 540, 112, 86, 12), lch(0.62, 0.135, 160));
  sheet.fill(
    polygon([
      [1054, 562],
      [1092, 583],
      [1054, 604],
    ]),
    lch(0.98, 0.02, 165),
  );
  sheet.fill(
    polygon([
      [600, 260],
      [760, 260],
      [600, 560],
      [534, 652],
      [534, 400],
    ]),
    lch(0.98, 0.01, 200),
    0.05,
  );
}

function drawHand(sheet: Sheet): void {
  const glove = lch(0.6, 0.1, 245);
  const page = new Frame(0, 0, 1);
  for (const r of [40, 66]) sheet.stroke(ellipse(1072, 586, r), lch(0.95, 0.06, 160), 5, 0.75 - r * 0.005);
  const sleeve = blob([
    [1640, 770],
    [1460, 800],
    [1400, 880],
    [1430, 980],
    [1500, 1080],
    [1640, 1090],
  ]);
  const fist = blob([
    [1190, 730],
    [1250, 690],
    [1340, 700],
    [1430, 770],
    [1480, 870],
    [1440, 960],
    [1330, 960],
    [1230, 900],
    [1180, 820],
  ]);
  const finger = tube(page, [
    [1290, 780, 52],
    [1190, 690, 46],
    [1116, 622, 37],
    [1082, 592, 31],
  ]);
  const thumb = tube(page, [
    [1300, 900, 52],
    [1200, 862, 44],
    [1146, 800, 34],
    [1136, 766, 29],
  ]);
  for (const part of [fist, finger.outline]) dropShadow(sheet, part, 26, 34, 0.4, 14);
  solid(sheet, fist, glove, { depth: 44 });
  for (const [ax, ay, bx, by] of [
    [1240, 830, 1190, 800],
    [1250, 880, 1204, 858],
    [1290, 926, 1240, 912],
  ] as const) {
    const folded = tube(page, [
      [1340, ay, 44],
      [ax, ay, 40],
      [bx, by, 34],
    ]);
    solid(sheet, folded.outline, glove, { depth: 20 });
  }
  solid(sheet, thumb.outline, glove, { depth: 26 });
  solid(sheet, finger.outline, glove, { depth: 30 });
  shadeEdge(sheet, finger.part(0.86, 1), inLight(glove, 0.5), 12, 12, 0.5);
  for (const [a, b, c] of [
    [
      [1196, 742],
      [1214, 716],
      [1240, 706],
    ],
    [
      [1180, 726],
      [1196, 702],
      [1220, 692],
    ],
  ] as const)
    sheet.stroke(curve(a, b, c), inShade(glove, 0.35), 5, 0.6);
  // Cuff of the glove, sleeve of a white coat.
  solid(sheet, sleeve, lch(0.96, 0.01, 200), { depth: 50, shadow: 0.3 });
  sheet.stroke(curve([1452, 800], [1400, 880], [1428, 980], [1490, 1070]), inShade(glove, 0.1), 44);
  sheet.stroke(curve([1438, 806], [1388, 882], [1414, 980], [1474, 1070]), inLight(glove, 0.3), 10);
}
