import { lch, mix } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { coat, fur, limb, studio, white } from '../coat.ts';
import { castShadow, dropShadow, face, inLight, inShade, shadeEdge, solid, tube } from '../form.ts';
import { Frame } from '../frame.ts';
import { head } from '../head.ts';
import { hindHalf, sitting, standingBack } from '../poses.ts';
import { mug, planks, room, shelfBoard, trailingPlant, windowLight } from '../room.ts';
import { landscape, portrait } from '../scene.ts';

export function neverBeenFed(): Sheet {
  const sheet = landscape('never-been-fed');
  face(sheet, rectangle(0, 0, 1600, 660), lch(0.87, 0.085, 95), [0, 0], [1600, 660], 0.16, 0.25);
  // Cupboards, an oven; then a checkered floor in perspective.
  solid(sheet, rectangle(-20, 150, 620, 500), lch(0.56, 0.08, 190), { depth: 24 });
  for (const x of [20, 310]) {
    solid(sheet, rectangle(x, 220, 260, 400, 4), lch(0.61, 0.08, 190), { depth: 14 });
    solid(sheet, rectangle(x + (x < 100 ? 214 : 20), 250, 20, 90, 8), lch(0.84, 0.12, 85), { depth: 6 });
  }
  solid(sheet, rectangle(-20, 118, 640, 44, 4), lch(0.94, 0.02, 85), { depth: 10, light: [0, -1] });
  mug(sheet, 470, 118, 74, lch(0.66, 0.15, 35));
  solid(
    sheet,
    blob([
      [120, 118],
      [110, 60],
      [150, 20],
      [230, 20],
      [270, 60],
      [260, 118],
    ]),
    lch(0.72, 0.04, 250),
    { depth: 20 },
  );
  sheet.stroke(curve([262, 60], [310, 40], [330, 10]), lch(0.66, 0.04, 255), 14);
  windowLight(sheet, 930, 40, 460, 480, 0.24, 0.3);
  const [top, vanish] = [650, 800] as const;
  sheet.clipped(rectangle(0, top, 1600, 420), () => {
    sheet.fill(rectangle(0, top, 1600, 420), lch(0.93, 0.03, 85));
    const rows = [0, 0.1, 0.23, 0.4, 0.62, 0.9, 1.26];
    for (let r = 0; r < rows.length - 1; r++) {
      for (let c = -9; c < 9; c++) {
        if ((r + c) & 1) continue;
        const [y0, y1] = [top + (rows[r] ?? 0) * 420, top + (rows[r + 1] ?? 1) * 420];
        const spread = (y: number) => 1 + ((y - top) / 420) * 0.9;
        const x = (column: number, y: number) => vanish + column * 150 * spread(y);
        sheet.fill(
          polygon([
            [x(c, y0), y0],
            [x(c + 1, y0), y0],
            [x(c + 1, y1), y1],
            [x(c, y1), y1],
          ]),
          lch(0.62, 0.13, 40),
        );
      }
    }
    sheet.blended('multiply', () => {
      const shade = sheet.linear(0, top, 1300, 1200, [
        [0.3, lch(1, 0, 0), 0],
        [1, lch(0.66, 0.07, 320), 0.8],
      ]);
      sheet.fill(rectangle(0, top, 1600, 420), shade);
    });
  });
  castShadow(
    sheet,
    [
      [560, 922],
      [840, 900],
      [1200, 922],
      [1280, 960],
      [860, 985],
      [580, 960],
    ],
    0.55,
    12,
  );
  sitting(studio(sheet), new Frame(830, 518, 258), { pupil: 0.95, pitch: 0.16, look: [0, -0.05] });

  // The evidence: half full.
  castShadow(
    sheet,
    [
      [350, 985],
      [560, 965],
      [740, 990],
      [700, 1030],
      [480, 1036],
    ],
    0.5,
    8,
  );
  const bowl = blob([
    [326, 910],
    [600, 910],
    [642, 1000],
    [560, 1022],
    [366, 1022],
    [284, 1000],
  ]);
  solid(sheet, bowl, lch(0.5, 0.1, 262), { depth: 26 });
  sheet.fill(ellipse(463, 910, 138, 32), lch(0.4, 0.09, 265));
  const kibble = sheet.random.stream('kibble');
  for (let i = 0; i < 90; i++) {
    const x = 463 + kibble.spread() * 62;
    solid(
      sheet,
      ellipse(x, 908 - Math.abs(kibble.spread()) * 15, 12, 9, kibble.between(0, 3)),
      mix(lch(0.5, 0.09, 55), lch(0.64, 0.1, 62), kibble.next()),
      { depth: 4 },
    );
  }
  for (const x of [420, 463, 506]) solid(sheet, ellipse(x, 968, 12, 15), lch(0.93, 0.03, 85), { depth: 4 });
  return sheet.finish();
}

export function ifItFits(): Sheet {
  const sheet = landscape('if-it-fits');
  const tile = lch(0.8, 0.06, 12);
  sheet.cover(tile);
  for (let row = 0; row < 8; row++) {
    for (let column = -1; column < 12; column++) {
      const [x, y] = [column * 150 + (row % 2) * 75, row * 92 - 20];
      const shade = sheet.random.stream(`tile${row}/${column}`).spread() * 0.022;
      solid(
        sheet,
        rectangle(x + 4, y + 4, 142, 84, 6),
        { ...tile, L: tile.L + shade },
        { depth: 7, shadow: 0.16, glow: 0.3 },
      );
    }
  }
  windowLight(sheet, 60, -30, 420, 540, 0.2, 0.3);
  // The mirror shows the ceiling light and a wisp of ear.
  dropShadow(sheet, ellipse(860, 200, 300, 240), 16, 18, 0.35, 10);
  solid(sheet, ellipse(860, 200, 300, 240), lch(0.78, 0.11, 75), { depth: 12 });
  const mirror = ellipse(860, 200, 276, 217);
  sheet.fill(
    mirror,
    sheet.linear(600, 0, 1120, 420, [
      [0, lch(0.9, 0.03, 200)],
      [0.5, lch(0.8, 0.05, 205)],
      [1, lch(0.68, 0.06, 215)],
    ]),
  );
  sheet.clipped(mirror, () => {
    for (const x of [660, 740])
      sheet.fill(
        polygon([
          [x + 200, -60],
          [x + 250, -60],
          [x - 10, 460],
          [x - 60, 460],
        ]),
        lch(0.97, 0.02, 190),
        0.5,
      );
    for (const e of [-1, 1])
      sheet.fill(
        polygon([
          [640 + e * 44 - 40, 430],
          [640 + e * 62, 350],
          [640 + e * 44 + 40, 430],
        ]),
        lch(0.36, 0.03, 255),
      );
  });

  // A round basin on a stand, and a cat poured into it.
  const basinWhite = lch(0.96, 0.012, 200);
  solid(sheet, rectangle(-20, 850, 1640, 240, 4), lch(0.58, 0.085, 55), { depth: 24, light: [0, -1] });
  for (let i = 0; i < 6; i++)
    sheet.stroke(
      curve([0, 900 + i * 30], [800, 894 + i * 32], [1600, 902 + i * 28]),
      lch(0.48, 0.08, 48),
      3,
      0.5,
    );
  solid(sheet, rectangle(-20, 846, 1640, 18), lch(0.68, 0.085, 62), { depth: 6, light: [0, -1] });
  castShadow(
    sheet,
    [
      [350, 900],
      [820, 880],
      [1320, 900],
      [1380, 960],
      [860, 975],
      [420, 950],
    ],
    0.5,
    12,
  );
  const brass = lch(0.8, 0.12, 82);
  // A tap out of the wall, and its spout over whatever lies below.
  solid(sheet, ellipse(1290, 470, 54), brass, { depth: 14 });
  const spout = tube(new Frame(0, 0, 1), [
    [1290, 470, 24],
    [1220, 452, 24],
    [1150, 470, 23],
    [1130, 530, 22],
  ]);
  dropShadow(sheet, spout.outline, 14, 18, 0.35, 6);
  solid(sheet, spout.outline, brass, { depth: 14 });
  {
    const x = 1400;
    solid(sheet, ellipse(x, 470, 44), brass, { depth: 12 });
    for (const turn of [0.4, 1.97]) {
      const [dx, dy] = [Math.cos(turn) * 62, Math.sin(turn) * 62];
      sheet.stroke(line([x - dx, 470 - dy], [x + dx, 470 + dy]), lch(0.72, 0.11, 78), 17);
    }
    solid(sheet, ellipse(x, 470, 20), lch(0.93, 0.04, 90), { depth: 6 });
  }
  const rim = ellipse(800, 640, 430, 74);
  solid(sheet, rim, inShade(basinWhite, 0.2), { depth: 14 });
  const to = studio(sheet);
  limb(
    to,
    new Frame(1060, 640, 200),
    [
      [0.2, -0.1, 0.2],
      [0.7, -0.12, 0.17],
      [1.02, 0.2, 0.15],
      [1.02, 0.75, 0.13],
      [1.16, 1.02, 0.11],
    ],
    { sock: 0.84 },
  );
  const body = blob([
    [400, 650],
    [430, 520],
    [560, 420],
    [760, 384],
    [960, 410],
    [1120, 490],
    [1204, 610],
    [1190, 690],
    [800, 720],
    [420, 690],
  ]);
  coat(to, body, 90);
  fur(to, body, new Frame(800, 560, 220), 900, [0, 0, 2, 1], (u) => 0.3 + u * 0.4);
  const haunch = blob([
    [900, 690],
    [880, 560],
    [980, 470],
    [1110, 510],
    [1180, 620],
    [1150, 690],
  ]);
  shadeEdge(sheet, haunch, to.tones.light, 60, 46, 0.7);
  const basin = blob([
    [368, 650],
    [560, 700],
    [800, 716],
    [1040, 700],
    [1232, 650],
    [1200, 790],
    [1080, 880],
    [930, 912],
    [670, 912],
    [520, 880],
    [400, 790],
  ]);
  solid(sheet, basin, basinWhite, { depth: 60, shadow: 0.3 });
  sheet.stroke(
    curve([368, 650], [560, 700], [800, 716], [1040, 700], [1232, 650]),
    lch(0.985, 0.006, 200),
    14,
  );
  head(to, new Frame(560, 560, 178, -0.12), { eyes: 'half', pupil: 0.3, pitch: -0.1, ears: 0.12, yaw: -0.1 });
  const paws = new Frame(560, 560, 190);
  limb(
    to,
    paws,
    [
      [0.9, 0.5, 0.2],
      [0.98, 0.85, 0.17],
      [0.96, 1.12, 0.17],
    ],
    { sock: 0.4, toes: Math.PI / 2 },
  );

  // Brush and soap keep their distance.
  solid(
    sheet,
    polygon([
      [150, 850],
      [250, 850],
      [240, 720],
      [160, 720],
    ]),
    lch(0.7, 0.09, 205),
    { depth: 18 },
  );
  for (const [x, lean, colour] of [
    [186, -16, lch(0.64, 0.16, 35)],
    [216, 20, lch(0.5, 0.1, 262)],
  ] as const) {
    sheet.stroke(line([x, 730], [x + lean, 590]), colour, 13);
    sheet.stroke(line([x + lean, 590], [x + lean * 1.2, 560]), lch(0.97, 0.01, 90), 20, 1, 'butt');
  }
  solid(sheet, rectangle(1400, 820, 130, 34, 16), lch(0.88, 0.06, 130), { depth: 10 });
  return sheet.finish();
}

export function underTheDoor(): Sheet {
  const sheet = landscape('under-the-door');
  const door = lch(0.46, 0.115, 255);
  face(sheet, rectangle(0, 0, 1600, 700), lch(0.9, 0.03, 85), [0, 0], [1600, 700], 0.2, 0.2);
  solid(sheet, rectangle(150, -20, 1300, 700), lch(0.95, 0.015, 85), { depth: 22 });
  face(sheet, rectangle(230, -20, 1140, 640), door, [230, 0], [1370, 640], 0.35, 0.15);
  for (const x of [320, 850]) {
    const panel = rectangle(x, -40, 430, 500, 6);
    solid(sheet, panel, inShade(door, 0.12), { depth: 14, light: [0.75, 0.65] });
    solid(sheet, rectangle(x + 26, -40, 378, 474, 4), door, { depth: 14 });
  }
  // Light from the hall comes in under the door, and so does somebody.
  sheet.fill(rectangle(230, 620, 1140, 62), lch(0.97, 0.08, 92));
  const tiles = rectangle(0, 680, 1600, 400);
  face(sheet, tiles, lch(0.9, 0.025, 215), [0, 680], [400, 1067], 0.25, 0);
  sheet.clipped(tiles, () => {
    for (let row = 0; row < 6; row++) {
      const [y0, scale] = [690 + row ** 1.45 * 36, 1 + row * 0.26];
      for (let column = -9; column < 10; column++) {
        const x = 800 + (column + (row % 2) / 2) * 140 * scale;
        const [rx, ry] = [66 * scale, 16 + row * 6];
        const cell = polygon([
          [x - rx, y0],
          [x - rx / 2, y0 - ry],
          [x + rx / 2, y0 - ry],
          [x + rx, y0],
          [x + rx / 2, y0 + ry],
          [x - rx / 2, y0 + ry],
        ]);
        sheet.stroke(cell, lch(0.76, 0.04, 225), 4, 0.8);
        if ((row * 3 + column * 5) % 7 === 0) sheet.fill(cell, lch(0.6, 0.1, 250), 0.75);
      }
    }
    sheet.blended('multiply', () => sheet.fill(rectangle(0, 680, 1600, 400), lch(0.78, 0.06, 262), 0.55));
    const beam = polygon([
      [230, 680],
      [1370, 680],
      [1640, 1067],
      [-40, 1067],
    ]);
    sheet.stipple(
      (mask) => {
        const gradient = mask.createLinearGradient(0, 680, 0, 1067);
        gradient.addColorStop(0, 'rgba(0,0,0,.95)');
        gradient.addColorStop(0.4, 'rgba(0,0,0,.45)');
        gradient.addColorStop(1, 'rgba(0,0,0,0)');
        mask.fillStyle = gradient;
        mask.fill(beam);
      },
      lch(0.97, 0.075, 92),
      { alpha: 0.8, soft: 1.2 },
    );
  });
  const to = studio(sheet, { light: [0, -1] });
  const arm = (x: number, lean: number, reach: number) => {
    const frame = new Frame(x, 650, 150);
    castShadow(
      sheet,
      [
        [x - 70 + lean * 60, 740],
        [x + 70 + lean * 60, 740],
        [x + 90 + lean * 130, 700 + reach * 190],
        [x - 60 + lean * 130, 710 + reach * 190],
      ],
      0.5,
      8,
    );
    limb(
      to,
      frame,
      [
        [0, -0.2, 0.36],
        [lean * 0.5, reach * 0.5, 0.34],
        [lean, reach, 0.42],
      ],
      { sock: 0.3, toes: Math.PI / 2 - lean * 0.4, depth: 40 },
    );
  };
  sheet.clipped(rectangle(0, 628, 1600, 440), () => {
    arm(640, -0.15, 1.35);
    arm(960, 0.4, 0.85);
    // Between them, lower than a nose should be: a nose.
    const muzzle = blob([
      [740, 690],
      [750, 640],
      [800, 622],
      [850, 640],
      [862, 690],
      [800, 706],
    ]);
    white(to, muzzle, 24);
    solid(
      sheet,
      blob([
        [780, 664],
        [800, 656],
        [820, 664],
        [812, 684],
        [800, 690],
        [788, 684],
      ]),
      lch(0.74, 0.1, 16),
      { depth: 8 },
    );
  });
  face(sheet, rectangle(230, 560, 1140, 66), door, [230, 520], [230, 626], 0.5, 0);
  solid(sheet, rectangle(230, 520, 1140, 108), door, { depth: 16, light: [0, -1], shadow: 0.5 });
  sheet.fill(rectangle(230, 622, 1140, 7), lch(0.24, 0.08, 270));
  // What he was asked to bring: nothing. What lies here: a rubber duck.
  castShadow(
    sheet,
    [
      [1190, 905],
      [1300, 895],
      [1430, 910],
      [1420, 940],
      [1220, 938],
    ],
    0.45,
    8,
  );
  solid(
    sheet,
    blob([
      [1196, 860],
      [1230, 830],
      [1300, 846],
      [1370, 820],
      [1384, 876],
      [1340, 920],
      [1240, 920],
    ]),
    lch(0.87, 0.155, 92),
    { depth: 22 },
  );
  solid(sheet, ellipse(1250, 806, 50, 46), lch(0.88, 0.155, 93), { depth: 16 });
  solid(
    sheet,
    blob([
      [1206, 806],
      [1172, 800],
      [1166, 816],
      [1204, 826],
    ]),
    lch(0.7, 0.17, 45),
    { depth: 6 },
  );
  sheet.fill(ellipse(1236, 794, 7), lch(0.18, 0.03, 275));
  return sheet.finish();
}

export function groceryBag(): Sheet {
  const sheet = landscape('grocery-bag');
  face(sheet, rectangle(0, 0, 1600, 610), lch(0.64, 0.095, 195), [0, 0], [1600, 610], 0.25, 0.2);
  for (let i = 0; i < 5; i++) {
    const x = i * 360 - 90;
    solid(sheet, rectangle(x, -20, 340, 560, 6), lch(0.68, 0.095, 195), { depth: 16 });
    solid(sheet, rectangle(x + 300, 80, 18, 110, 8), lch(0.9, 0.04, 90), { depth: 5 });
  }
  solid(sheet, rectangle(-20, 560, 1640, 60), lch(0.34, 0.06, 220), { depth: 10 });
  face(sheet, rectangle(0, 610, 1600, 460), lch(0.9, 0.05, 88), [0, 610], [700, 1067], 0.22, 0.1);
  planks(sheet, 612, lch(0.78, 0.06, 75), 6);
  windowLight(sheet, 150, 690, 700, 300, 0.5, 0.3);
  castShadow(
    sheet,
    [
      [150, 880],
      [620, 850],
      [1260, 870],
      [1340, 920],
      [700, 960],
      [180, 930],
    ],
    0.55,
    12,
  );

  const to = studio(sheet);
  hindHalf(to, new Frame(980, 620, 236));
  // The bag lies over the rest of him: side, folded rim, crumples.
  const kraft = lch(0.7, 0.085, 68);
  const inside = blob([
    [820, 460],
    [900, 520],
    [920, 660],
    [880, 810],
    [800, 880],
    [760, 700],
  ]);
  sheet.clipped(
    polygon([
      [0, 0],
      [856, 0],
      [856, 1067],
      [0, 1067],
    ]),
    () => sheet.fill(inside, lch(0.3, 0.06, 50), 0.55),
  );
  const bag = polygon([
    [170, 470],
    [330, 430],
    [830, 446],
    [862, 520],
    [842, 640],
    [870, 760],
    [836, 890],
    [330, 900],
    [150, 870],
  ]);
  solid(sheet, bag, kraft, { depth: 40 });
  const foot = polygon([
    [150, 870],
    [170, 470],
    [250, 450],
    [236, 890],
  ]);
  face(sheet, foot, inShade(kraft, 0.12), [150, 480], [250, 900], 0.4, 0);
  for (const [a, b, c] of [
    [
      [330, 470],
      [420, 560],
      [400, 690],
    ],
    [
      [520, 450],
      [560, 600],
      [500, 740],
    ],
    [
      [690, 470],
      [660, 640],
      [730, 800],
    ],
    [
      [300, 800],
      [460, 770],
      [560, 850],
    ],
    [
      [760, 560],
      [800, 640],
      [780, 760],
    ],
  ] as const) {
    sheet.stroke(curve(a, b, c), inShade(kraft, 0.4), 6, 0.6);
    sheet.stroke(curve([a[0] - 8, a[1]], [b[0] - 8, b[1]], [c[0] - 8, c[1]]), inLight(kraft, 0.45), 5, 0.7);
  }
  const zigzag: [number, number][] = [];
  for (let i = 0; i <= 16; i++) zigzag.push([846 + (i % 2 ? 16 : 0) + Math.sin(i / 2.4) * 14, 446 + i * 28]);
  sheet.stroke(polygon(zigzag, false), inLight(kraft, 0.4), 8);
  // A leaf on the bag instead of a shop's name.
  solid(
    sheet,
    blob([
      [430, 660],
      [470, 580],
      [560, 560],
      [550, 650],
      [480, 700],
    ]),
    lch(0.52, 0.11, 150),
    { depth: 14 },
  );
  sheet.stroke(curve([420, 710], [480, 640], [545, 575]), lch(0.72, 0.1, 140), 6);
  for (const [x, y, r] of [
    [1290, 930, 52],
    [1400, 968, 56],
    [1180, 980, 50],
  ] as const) {
    castShadow(
      sheet,
      [
        [x - 40, y + 34],
        [x + 30, y + 28],
        [x + 90, y + 44],
        [x + 20, y + 58],
      ],
      0.45,
      6,
    );
    solid(
      sheet,
      blob([
        [x - r * 1.2, y],
        [x - r * 0.7, y - r * 0.78],
        [x + r * 0.5, y - r * 0.8],
        [x + r * 1.05, y - r * 0.2],
        [x + r * 1.3, y + r * 0.1],
        [x + r * 0.8, y + r * 0.7],
        [x - r * 0.6, y + r * 0.78],
      ]),
      lch(0.88, 0.16, 98),
      { depth: 18 },
    );
  }
  castShadow(
    sheet,
    [
      [1410, 836],
      [1480, 826],
      [1590, 842],
      [1500, 858],
    ],
    0.45,
    6,
  );
  const apple = blob([
    [1400, 750],
    [1430, 706],
    [1470, 716],
    [1512, 704],
    [1544, 750],
    [1526, 820],
    [1472, 840],
    [1418, 820],
  ]);
  solid(sheet, apple, lch(0.6, 0.19, 28), { depth: 26 });
  sheet.stroke(curve([1470, 716], [1474, 690], [1490, 670]), lch(0.4, 0.08, 50), 9);
  solid(sheet, ellipse(1512, 682, 30, 13, -0.5), lch(0.6, 0.12, 140), { depth: 8 });
  return sheet.finish();
}

export function bathDay(): Sheet {
  const sheet = landscape('bath-day');
  room(sheet, lch(0.83, 0.055, 205), 740, lch(0.72, 0.06, 235), lch(0.96, 0.015, 200));
  for (let x = 60; x < 1600; x += 130) sheet.stroke(line([x, 0], [x, 700]), lch(0.76, 0.06, 208), 4, 0.5);
  for (let y = 40; y < 700; y += 110) sheet.stroke(line([0, y], [1600, y]), lch(0.76, 0.06, 208), 4, 0.5);
  windowLight(sheet, 1130, 40, 340, 380, -0.2, 0.3);
  // Tub with claws and foam.
  castShadow(
    sheet,
    [
      [60, 880],
      [800, 860],
      [1480, 880],
      [1500, 930],
      [60, 930],
    ],
    0.45,
    12,
  );
  for (const x of [190, 1330])
    solid(
      sheet,
      blob([
        [x - 40, 820],
        [x + 50, 820],
        [x + 40, 880],
        [x + 66, 910],
        [x - 46, 910],
        [x - 20, 880],
      ]),
      lch(0.8, 0.12, 82),
      { depth: 12 },
    );
  solid(
    sheet,
    blob([
      [60, 440],
      [1480, 440],
      [1450, 640],
      [1360, 820],
      [1180, 866],
      [360, 866],
      [180, 820],
      [90, 640],
    ]),
    lch(0.97, 0.01, 200),
    { depth: 60, shadow: 0.25 },
  );
  solid(sheet, rectangle(30, 414, 1480, 46, 23), lch(0.98, 0.008, 200), { depth: 14, light: [0, -1] });
  const random = sheet.random.stream('foam');
  for (let i = 0; i < 70; i++) {
    const x = 120 + i * 19 + random.spread() * 14;
    const r = random.between(26, 62);
    solid(
      sheet,
      ellipse(x, 410 - random.between(0, 70) * Math.sin((i / 70) * 3.1) - 6, r),
      mix(lch(0.97, 0.015, 220), lch(0.9, 0.04, 320), random.next() * 0.6),
      { depth: r * 0.35, shadow: 0.2 },
    );
  }
  for (let i = 0; i < 16; i++) {
    const [x, y, r] = [random.between(100, 1500), random.between(40, 330), random.between(10, 34)];
    sheet.stroke(ellipse(x, y, r), lch(0.98, 0.02, 210), 3, 0.8);
    sheet.fill(ellipse(x - r * 0.3, y - r * 0.3, r * 0.2), lch(0.99, 0, 0), 0.9);
  }
  const mat = blob([
    [420, 900],
    [800, 880],
    [1210, 900],
    [1260, 985],
    [800, 1010],
    [380, 985],
  ]);
  solid(sheet, mat, lch(0.66, 0.13, 20), { depth: 20 });
  for (let i = 0; i < 42; i++)
    sheet.stroke(
      line([400 + i * 20, 992 + Math.sin(i / 13) * 8], [398 + i * 20, 1016 + Math.sin(i / 13) * 8]),
      lch(0.76, 0.11, 25),
      7,
    );
  castShadow(
    sheet,
    [
      [590, 932],
      [850, 912],
      [1150, 930],
      [1130, 965],
      [800, 975],
      [600, 958],
    ],
    0.5,
    10,
  );
  sitting(studio(sheet), new Frame(790, 545, 250), {
    eyes: 'shut',
    yaw: -0.3,
    pitch: -0.2,
    tilt: 0.2,
    ears: 0.3,
    tail: 1,
    raised: [
      [0.34, 0.4, 0.21],
      [0.98, 0.1, 0.17],
      [1.06, -0.5, 0.16],
      [0.74, -0.98, 0.17],
    ],
  });
  return sheet.finish();
}

export function butterInspector(): Sheet {
  const sheet = portrait('butter-inspector');
  const wall = lch(0.85, 0.07, 55);
  sheet.cover(wall);
  for (let row = 0; row < 10; row++) {
    for (let column = -1; column < 9; column++) {
      const shade = sheet.random.stream(`wall${row}/${column}`).spread() * 0.02;
      solid(
        sheet,
        rectangle(column * 134 + (row % 2) * 67 + 4, row * 74 + 4, 126, 66, 5),
        { ...wall, L: wall.L + shade },
        { depth: 6, shadow: 0.14, glow: 0.35 },
      );
    }
  }
  windowLight(sheet, 480, 60, 420, 430, -0.15, 0.3);
  shelfBoard(sheet, 60, 190, 430, lch(0.52, 0.09, 48));
  trailingPlant(sheet, 130, 190, 100, lch(0.93, 0.02, 90));
  mug(sheet, 260, 190, 84, lch(0.6, 0.1, 200));
  solid(sheet, rectangle(340, 70, 86, 120, 12), lch(0.74, 0.12, 75), { depth: 16 });
  // Counter, cupboard doors, floor.
  const blue = lch(0.42, 0.09, 245);
  face(sheet, rectangle(0, 700, 1067, 760), blue, [0, 700], [1067, 1460], 0.3, 0.15);
  for (const x of [-40, 360, 760]) {
    solid(sheet, rectangle(x, 760, 370, 660, 6), inLight(blue, 0.06), { depth: 18 });
    solid(sheet, rectangle(x + 40, 810, 290, 560, 4), blue, { depth: 12, light: [0.75, 0.65], shadow: 0.2 });
  }
  for (const x of [676, 800]) solid(sheet, ellipse(x, 830, 15), lch(0.84, 0.12, 85), { depth: 6 });
  face(sheet, rectangle(0, 1450, 1067, 160), lch(0.6, 0.09, 50), [0, 1450], [0, 1600], 0.4, 0.1);
  solid(sheet, rectangle(-20, 620, 1120, 88, 8), lch(0.94, 0.015, 85), { depth: 22, light: [-0.2, -1] });
  // Butter under no lid.
  castShadow(
    sheet,
    [
      [560, 628],
      [740, 620],
      [930, 632],
      [920, 650],
      [580, 648],
    ],
    0.4,
    5,
  );
  solid(
    sheet,
    blob([
      [580, 596],
      [900, 596],
      [870, 630],
      [610, 630],
    ]),
    lch(0.9, 0.025, 215),
    { depth: 10 },
  );
  solid(
    sheet,
    polygon([
      [650, 524],
      [834, 524],
      [834, 598],
      [650, 598],
    ]),
    lch(0.92, 0.11, 98),
    { depth: 14 },
  );
  sheet.fill(
    polygon([
      [650, 524],
      [676, 502],
      [858, 502],
      [834, 524],
    ]),
    lch(0.96, 0.08, 100),
  );
  sheet.fill(
    polygon([
      [834, 524],
      [858, 502],
      [858, 580],
      [834, 598],
    ]),
    lch(0.8, 0.12, 92),
  );
  for (const x of [700, 750, 796]) sheet.stroke(line([x, 540], [x, 580]), lch(0.84, 0.12, 95), 4, 0.7);
  solid(
    sheet,
    blob([
      [120, 620],
      [110, 560],
      [190, 520],
      [330, 530],
      [380, 580],
      [370, 622],
    ]),
    lch(0.68, 0.11, 60),
    { depth: 24 },
  );
  for (const x of [190, 250, 310])
    sheet.stroke(curve([x, 540], [x + 14, 560], [x + 6, 590]), lch(0.84, 0.08, 75), 8, 0.8);

  castShadow(
    sheet,
    [
      [320, 1500],
      [560, 1485],
      [820, 1500],
      [860, 1535],
      [560, 1550],
      [300, 1530],
    ],
    0.55,
    10,
  );
  standingBack(studio(sheet), new Frame(540, 1010, 212));
  return sheet.finish();
}
