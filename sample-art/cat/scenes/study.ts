import { lch, mix } from '../../core/colour.ts';
import { curve, ellipse, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { DAY, studio, tinted } from '../coat.ts';
import { castShadow, face, inLight, solid } from '../form.ts';
import { Frame } from '../frame.ts';
import { flatOut, lounging } from '../poses.ts';
import { bookRow, mug, SPINES, shelfBoard, trailingPlant } from '../room.ts';
import { landscape } from '../scene.ts';

const CODE_COLOURS = [
  lch(0.84, 0.13, 163),
  lch(0.82, 0.13, 72),
  lch(0.78, 0.1, 230),
  lch(0.76, 0.14, 350),
  lch(0.9, 0.02, 200),
];

const INDENTS = [0, 1, 1, 2, 2, 3, 2, 1, 0, 0, 1, 2, 2, 2, 1, 0];

export function pairProgramming(): Sheet {
  const sheet = landscape('pair-programming');
  const random = sheet.random.stream('code');
  sheet.cover(
    sheet.linear(0, 0, 0, 800, [
      [0, lch(0.2, 0.055, 285)],
      [1, lch(0.28, 0.07, 275)],
    ]),
  );
  sheet.glow(980, 420, 900, lch(0.7, 0.11, 175), 0.5);
  // A pinboard of notes, then the screen with its code.
  for (let i = 0; i < 5; i++) {
    const [x, y] = [110 + (i % 3) * 120, 90 + Math.floor(i / 3) * 150];
    solid(
      sheet,
      rectangle(x, y, 96, 100, 3),
      mix(SPINES[i] ?? lch(0.6, 0.1, 80), lch(0.2, 0.06, 280), 0.45),
      { depth: 8 },
    );
    for (let k = 0; k < 3; k++)
      sheet.fill(rectangle(x + 14, y + 26 + k * 20, 40 + ((i + k) % 3) * 12, 6), lch(0.72, 0.04, 280), 0.5);
  }
  const screen = polygon([
    [560, 100],
    [1400, 100],
    [1420, 640],
    [540, 640],
  ]);
  solid(
    sheet,
    polygon([
      [536, 76],
      [1424, 76],
      [1446, 664],
      [514, 664],
    ]),
    lch(0.36, 0.03, 270),
    { depth: 12 },
  );
  sheet.fill(screen, lch(0.19, 0.035, 200));
  for (let row = 0; row < 16; row++) {
    const y = 136 + row * 31;
    let x = 620 + (INDENTS[row] ?? 0) * 44;
    sheet.fill(rectangle(582, y + 2, 18, 8), lch(0.4, 0.03, 200));
    // Row 9 is his: one key, held down for a long time.
    if (row === 9) {
      for (let k = 0; k < 46; k++) sheet.fill(rectangle(x + k * 16, y, 10, 12, 2), lch(0.82, 0.13, 72));
      continue;
    }
    for (let k = 0; k < random.integer(2, 5); k++) {
      const width = random.between(36, 150);
      if (x + width > 1370) break;
      sheet.fill(rectangle(x, y, width, 12, 6), random.pick(CODE_COLOURS), 0.9);
      x += width + 14;
    }
  }
  const desk = rectangle(-20, 700, 1640, 400);
  face(sheet, desk, lch(0.34, 0.065, 40), [700, 700], [0, 1067], 0.45, 0.1);
  sheet.fill(rectangle(-20, 700, 1640, 10), lch(0.56, 0.08, 160), 0.6);
  // Keyboard half, as far as it can still be seen.
  castShadow(
    sheet,
    [
      [420, 950],
      [960, 990],
      [1540, 950],
      [1540, 1000],
      [960, 1040],
      [420, 1000],
    ],
    0.5,
    10,
  );
  const deck = polygon([
    [514, 664],
    [1446, 664],
    [1560, 950],
    [400, 950],
  ]);
  solid(sheet, deck, lch(0.52, 0.02, 265), { depth: 16, light: [0, -1] });
  solid(sheet, rectangle(398, 946, 1164, 26, 10), lch(0.4, 0.025, 270), { depth: 8 });
  for (let row = 0; row < 5; row++) {
    for (let key = 0; key < 15; key++) {
      const t = (row + 0.5) / 5;
      const y = 690 + row * 37;
      const [x0, x1] = [540 - t * 70, 1420 + t * 70];
      const width = (x1 - x0) / 15;
      sheet.fill(rectangle(x0 + key * width + 3, y, width - 7, 28, 5), lch(0.2, 0.03, 270));
    }
  }
  const tones = tinted(
    {
      ...DAY,
      coat: lch(0.25, 0.04, 268),
      dark: lch(0.15, 0.035, 280),
      white: lch(0.9, 0.03, 180),
      whiteShade: lch(0.6, 0.06, 265),
    },
    lch(0.55, 0.06, 220),
    0.15,
    lch(0.5, 0.075, 185),
  );
  castShadow(
    sheet,
    [
      [480, 905],
      [960, 880],
      [1420, 900],
      [1420, 950],
      [960, 965],
      [480, 945],
    ],
    0.6,
    10,
  );
  const lit = studio(sheet, { tones, light: [0.15, -1], rim: lch(0.8, 0.11, 172), rimFrom: [0.2, -1] });
  flatOut(lit, new Frame(950, 700, 222), { eyes: 'half', pupil: 0.8, pitch: -0.1, yaw: -0.14, ears: 0.3 });
  mug(sheet, 260, 900, 150, lch(0.6, 0.14, 40));
  sheet.glow(240, 760, 160, lch(0.8, 0.1, 170), 0.2);
  return sheet.finish({ vignette: 0.18 });
}

export function filedUnderD(): Sheet {
  const sheet = landscape('filed-under-d');
  const wood = lch(0.42, 0.085, 42);
  face(sheet, rectangle(0, 0, 1600, 1067), lch(0.3, 0.07, 35), [0, 0], [1600, 1067], 0.35, 0.15);
  sheet.glow(180, 420, 900, lch(0.82, 0.13, 70), 0.5);
  bookRow(sheet, 60, 1180, 226, 220, SPINES, 'top');
  trailingPlant(sheet, 1310, 226, 150, lch(0.9, 0.03, 85), lch(0.56, 0.1, 140));
  bookRow(sheet, 1430, 1580, 226, 200, SPINES, 'top-right');
  shelfBoard(sheet, -20, 226, 1640, wood, 36);

  bookRow(sheet, 20, 330, 690, 330, SPINES, 'left');
  bookRow(sheet, 1290, 1590, 690, 320, SPINES, 'right');
  // Two leaning books give way.
  for (const [x, lean, colour] of [
    [380, 0.16, lch(0.5, 0.1, 262)],
    [1240, -0.2, lch(0.8, 0.12, 85)],
  ] as const) {
    solid(
      sheet,
      new Frame(x, 560, 100, lean).polygon([
        [-0.22, -1.4],
        [0.22, -1.4],
        [0.22, 1.26],
        [-0.22, 1.26],
      ]),
      colour,
      { depth: 14 },
    );
  }
  shelfBoard(sheet, -20, 690, 1640, inLight(wood, 0.05), 40);
  bookRow(sheet, 60, 560, 1067, 270, SPINES, 'bottom-left');
  bookRow(sheet, 1180, 1590, 1067, 250, SPINES, 'bottom-right');
  solid(sheet, ellipse(850, 980, 120, 120), lch(0.62, 0.09, 215), { depth: 46 });
  for (let i = 0; i < 4; i++)
    sheet.fill(
      ellipse(800 + (i % 2) * 90, 930 + Math.floor(i / 2) * 90, 44, 30, i),
      lch(0.66, 0.1, 140),
      0.85,
    );
  sheet.stroke(curve([850, 850], [990, 900], [990, 1060]), lch(0.8, 0.12, 82), 12);
  for (const x of [-30, 1570]) solid(sheet, rectangle(x, -20, 60, 1110), wood, { depth: 14 });

  castShadow(
    sheet,
    [
      [440, 690],
      [800, 684],
      [1240, 690],
      [1230, 716],
      [460, 716],
    ],
    0.6,
    6,
  );
  const lamp = { ...DAY, light: lch(0.54, 0.07, 55) };
  lounging(studio(sheet, { tones: lamp }), new Frame(820, 570, 216), {
    eyes: 'half',
    pupil: 0.6,
    yaw: -0.1,
    ears: 0.1,
  });
  return sheet.finish({ vignette: 0.14 });
}
