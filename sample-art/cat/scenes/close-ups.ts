import { lch } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { coat, collar, DAY, studio, tinted, white } from '../coat.ts';
import { castShadow, dropShadow, inLight, inShade, shadeEdge, snapshot, solid, tube } from '../form.ts';
import { Frame } from '../frame.ts';
import { head } from '../head.ts';
import { bust, sitting } from '../poses.ts';
import { lampShade, windowLight } from '../room.ts';
import { landscape, portrait } from '../scene.ts';

export function fiveAmStare(): Sheet {
  const sheet = landscape('five-am-stare');
  sheet.cover(
    sheet.linear(0, 0, 0, 1067, [
      [0, lch(0.34, 0.085, 258)],
      [0.6, lch(0.46, 0.085, 250)],
      [1, lch(0.3, 0.07, 265)],
    ]),
  );
  // The ceiling's corner and the first light through a blind: seen from the pillow.
  sheet.fill(
    polygon([
      [0, 0],
      [520, 0],
      [360, 130],
      [0, 130],
    ]),
    lch(0.3, 0.075, 262),
    0.7,
  );
  for (let i = 0; i < 9; i++) {
    const y = 60 + i * 44;
    sheet.fill(
      polygon([
        [1180, y],
        [1640, y - 50],
        [1640, y - 26],
        [1180, y + 20],
      ]),
      lch(0.72, 0.08, 230),
      0.4,
    );
  }
  const tones = tinted(
    {
      ...DAY,
      coat: lch(0.24, 0.05, 265),
      dark: lch(0.15, 0.045, 272),
      white: lch(0.86, 0.04, 245),
      whiteShade: lch(0.58, 0.08, 262),
    },
    lch(0.5, 0.075, 252),
    0.4,
    lch(0.44, 0.08, 245),
  );
  const to = studio(sheet, { tones, light: [0.8, -0.5] });
  bust(to, new Frame(790, 560, 452), { pupil: 1, mouth: 'grumpy', look: [0, 0.05], pitch: -0.14 });
  // Two paws already on the blanket.
  const blanket = blob([
    [-40, 900],
    [380, 860],
    [800, 905],
    [1220, 860],
    [1640, 910],
    [1640, 1120],
    [-40, 1120],
  ]);
  solid(sheet, blanket, lch(0.5, 0.09, 285), { depth: 50, light: [0.5, -0.9] });
  for (let i = 0; i < 4; i++)
    sheet.stroke(
      curve(
        [-40, 950 + i * 44],
        [400, 915 + i * 44],
        [800, 955 + i * 44],
        [1200, 915 + i * 44],
        [1640, 955 + i * 44],
      ),
      lch(0.66, 0.08, 280),
      8,
      0.5,
    );
  for (const x of [520, 1060]) {
    castShadow(
      sheet,
      [
        [x - 110, 930],
        [x, 900],
        [x + 120, 930],
        [x, 975],
      ],
      0.5,
      8,
    );
    const mitt = blob([
      [x - 105, 930],
      [x - 95, 850],
      [x - 40, 810],
      [x + 40, 810],
      [x + 95, 850],
      [x + 105, 930],
      [x + 60, 962],
      [x - 60, 962],
    ]);
    white(to, mitt, 40);
    for (const toe of [-34, 34])
      sheet.stroke(curve([x + toe, 900], [x + toe * 0.95, 955]), tones.whiteShade, 8);
  }
  return sheet.finish({ vignette: 0.18 });
}

export function highFive(): Sheet {
  const sheet = portrait('high-five');
  sheet.cover(
    sheet.linear(0, 0, 0, 1600, [
      [0, lch(0.8, 0.13, 70)],
      [0.75, lch(0.72, 0.15, 55)],
      [1, lch(0.66, 0.15, 48)],
    ]),
  );
  sheet.fill(ellipse(500, 720, 430), lch(0.88, 0.12, 84), 0.75);
  windowLight(sheet, 40, 90, 380, 620, 0.12, 0.25);
  const floor = rectangle(0, 1270, 1067, 330);
  sheet.fill(floor, lch(0.5, 0.12, 35));
  sheet.shadeLinear(
    floor,
    lch(0.34, 0.1, 20),
    0,
    1270,
    0,
    1600,
    [
      [0.2, 0],
      [1, 0.7],
    ],
    { soft: 1.5 },
  );
  // Low in the tall sheet, so that a level crop keeps the ears.
  sheet.context.translate(0, 96);
  castShadow(
    sheet,
    [
      [160, 1310],
      [460, 1290],
      [860, 1310],
      [920, 1360],
      [480, 1390],
      [180, 1356],
    ],
    0.55,
    12,
  );
  const to = studio(sheet);
  sitting(to, new Frame(450, 860, 292), {
    yaw: 0.42,
    pitch: 0.12,
    look: [0.05, -0.03],
    pupil: 0.9,
    raised: [
      [0.36, 0.42, 0.22],
      [0.86, 0.34, 0.18],
      [1.2, -0.02, 0.17],
      [1.34, -0.34, 0.18],
    ],
  });
  // A hand from above with the price of one high five.
  const sleeve = blob([
    [1120, 120],
    [900, 300],
    [930, 420],
    [1010, 450],
    [1130, 380],
  ]);
  solid(sheet, sleeve, lch(0.44, 0.09, 165), { depth: 40 });
  sheet.stroke(curve([898, 302], [912, 380], [1010, 452]), lch(0.56, 0.1, 160), 22);
  const skin = lch(0.72, 0.075, 55);
  const fist = blob([
    [912, 330],
    [850, 380],
    [800, 440],
    [790, 490],
    [836, 500],
    [880, 470],
    [930, 480],
    [984, 440],
    [990, 400],
  ]);
  solid(sheet, fist, skin, { depth: 30 });
  for (const [x, y] of [
    [806, 470],
    [850, 486],
    [898, 478],
  ] as const)
    sheet.stroke(curve([x + 44, y - 56], [x + 16, y - 20], [x + 4, y + 6]), inShade(skin, 0.35), 6, 0.6);
  const fish = blob([
    [742, 520],
    [790, 484],
    [838, 508],
    [862, 492],
    [866, 546],
    [838, 530],
    [790, 556],
  ]);
  solid(sheet, fish, lch(0.7, 0.11, 42), { depth: 18 });
  sheet.fill(ellipse(770, 514, 6), lch(0.2, 0.04, 275));
  sheet.context.resetTransform();
  return sheet.finish();
}

export function littleToTheLeft(): Sheet {
  const sheet = landscape('little-to-the-left');
  sheet.cover(
    sheet.linear(0, 0, 1600, 1067, [
      [0, lch(0.82, 0.065, 195)],
      [0.6, lch(0.68, 0.085, 205)],
      [1, lch(0.5, 0.085, 215)],
    ]),
  );
  windowLight(sheet, 60, 40, 620, 760, 0.16, 0.3, lch(0.97, 0.07, 90), 3, 2);
  const to = studio(sheet);
  const frame = new Frame(900, 560, 330, 0.16);
  const chest = frame.blob([
    [-0.9, 2],
    [-0.86, 1.2],
    [-0.6, 0.5],
    [0, 0.3],
    [0.85, 0.5],
    [1.35, 1.2],
    [1.5, 2],
  ]);
  coat(to, chest, 90);
  white(
    to,
    frame.blob([
      [-0.62, 0.7],
      [-0.66, 1.3],
      [-0.6, 2],
      [0.5, 2],
      [0.6, 1.2],
      [0.4, 0.7],
    ]),
    60,
  );
  collar(
    to,
    frame,
    [
      [-0.66, 0.86],
      [-0.2, 1.1],
      [0.4, 1.05],
      [0.9, 0.72],
    ],
    [0.1, 1.24],
  );
  head(to, frame, { eyes: 'smiling', pitch: 0.46, yaw: -0.22, ears: 0.3 });
  // The hand comes from below left and disappears into the fur under the chin.
  const skin = lch(0.72, 0.075, 55);
  const sleeve = blob([
    [-60, 860],
    [260, 830],
    [330, 900],
    [320, 1010],
    [240, 1100],
    [-60, 1120],
  ]);
  const palm = blob([
    [286, 862],
    [430, 800],
    [600, 748],
    [700, 760],
    [720, 830],
    [640, 930],
    [480, 1000],
    [300, 1010],
  ]);
  dropShadow(sheet, palm, 22, 28, 0.35, 14);
  solid(sheet, palm, skin, { depth: 40 });
  const fingers = [
    [
      [560, 790, 46],
      [680, 716, 42],
      [800, 696, 34],
      [852, 716, 30],
    ],
    [
      [600, 850, 46],
      [740, 790, 42],
      [860, 778, 34],
      [906, 800, 29],
    ],
    [
      [580, 910, 44],
      [720, 876, 40],
      [830, 870, 33],
      [868, 888, 28],
    ],
  ] as const;
  const page = new Frame(0, 0, 1);
  for (const knots of fingers) {
    const finger = tube(page, knots);
    dropShadow(sheet, finger.outline, 10, 14, 0.3, 6);
    solid(sheet, finger.outline, skin, { depth: 22 });
  }
  sheet.stroke(curve([500, 800], [560, 850], [560, 930]), inShade(skin, 0.3), 6, 0.5);
  solid(sheet, sleeve, lch(0.46, 0.1, 160), { depth: 50 });
  sheet.stroke(curve([262, 832], [326, 902], [318, 1010], [244, 1100]), lch(0.58, 0.1, 155), 30);
  for (let i = 0; i < 5; i++)
    sheet.stroke(
      curve([40 + i * 44, 850], [80 + i * 44, 960], [40 + i * 44, 1090]),
      lch(0.38, 0.09, 165),
      6,
      0.5,
    );
  // Small arcs: the purring.
  for (let i = 0; i < 3; i++)
    sheet.stroke(
      curve([1330 + i * 60, 470 - i * 26], [1360 + i * 66, 540], [1342 + i * 60, 620 + i * 26]),
      lch(0.95, 0.03, 200),
      8,
      0.65 - i * 0.14,
    );
  return sheet.finish();
}

export function myWaterGlass(): Sheet {
  const sheet = landscape('my-water-glass');
  sheet.cover(
    sheet.linear(0, 0, 0, 1067, [
      [0, lch(0.3, 0.07, 200)],
      [1, lch(0.2, 0.055, 225)],
    ]),
  );
  for (let i = 0; i < 14; i++) sheet.fill(rectangle(i * 120 + 40, 0, 3, 760), lch(0.36, 0.07, 195), 0.5);
  sheet.glow(1340, 330, 900, lch(0.82, 0.14, 70), 0.75);
  solid(
    sheet,
    blob([
      [1270, 780],
      [1290, 560],
      [1340, 520],
      [1390, 560],
      [1410, 780],
    ]),
    lch(0.6, 0.12, 35),
    { depth: 30 },
  );
  lampShade(sheet, 1340, 190, 430, 310, 620);

  const tones = tinted(DAY, lch(0.7, 0.08, 65), 0.16, lch(0.5, 0.06, 50));
  const to = studio(sheet, { tones, light: [0.8, -0.45] });
  const frame = new Frame(620, 470, 285, -0.05);
  const body = frame.blob([
    [-1.6, 1.9],
    [-1.5, 0.9],
    [-0.9, 0.2],
    [0, 0],
    [0.8, 0.3],
    [1.1, 1.0],
    [1.15, 1.9],
  ]);
  coat(to, body, 100);
  head(to, frame, {
    pitch: -0.34,
    yaw: 0.1,
    eyes: 'open',
    pupil: 0.7,
    look: [0, 0.08],
    ears: 0.22,
    whiskers: true,
  });

  // Night table with a book and glasses on it.
  const table = rectangle(-40, 800, 1700, 300);
  sheet.fill(
    table,
    sheet.linear(0, 800, 1600, 1067, [
      [0, lch(0.36, 0.07, 40)],
      [0.75, lch(0.52, 0.1, 50)],
      [1, lch(0.4, 0.08, 40)],
    ]),
  );
  sheet.fill(rectangle(-40, 800, 1700, 12), lch(0.7, 0.1, 60), 0.8);
  for (let i = 0; i < 8; i++)
    sheet.stroke(
      curve([0, 840 + i * 30], [800, 834 + i * 32], [1600, 846 + i * 28]),
      lch(0.3, 0.06, 35),
      2,
      0.4,
    );
  solid(
    sheet,
    polygon([
      [1010, 858],
      [1460, 846],
      [1500, 920],
      [1020, 936],
    ]),
    lch(0.48, 0.1, 270),
    { depth: 22, light: [0.6, -0.8] },
  );
  sheet.fill(
    polygon([
      [1020, 936],
      [1500, 920],
      [1500, 946],
      [1022, 962],
    ]),
    lch(0.93, 0.03, 85),
  );
  sheet.fill(
    polygon([
      [1020, 960],
      [1500, 944],
      [1502, 954],
      [1022, 972],
    ]),
    lch(0.4, 0.1, 270),
  );

  // The glass: what is behind the water shows larger, and a little darker.
  const glass = polygon([
    [424, 590],
    [816, 590],
    [778, 915],
    [462, 915],
  ]);
  const water = polygon([
    [438, 706],
    [803, 706],
    [778, 913],
    [462, 913],
  ]);
  castShadow(
    sheet,
    [
      [290, 905],
      [470, 890],
      [640, 935],
      [320, 970],
      [130, 945],
    ],
    0.5,
    12,
  );
  const behind = snapshot(sheet);
  sheet.clipped(water, () => {
    sheet.context.drawImage(behind, 470, 640, 310, 180, 430, 690, 380, 225);
    sheet.fill(water, lch(0.72, 0.07, 215), 0.26);
  });
  sheet.shadeLinear(water, lch(0.3, 0.07, 225), 438, 0, 803, 0, [
    [0, 0.8],
    [0.16, 0.1],
    [0.84, 0],
    [1, 0.4],
  ]);
  const surface = ellipse(620, 706, 183, 26);
  sheet.fill(surface, lch(0.86, 0.05, 205), 0.4);
  sheet.stroke(surface, lch(0.97, 0.02, 200), 4, 0.8);
  for (const reach of [80, 130])
    sheet.stroke(ellipse(620, 706, reach, reach * 0.14), lch(0.98, 0.01, 200), 3, 0.7);
  sheet.fill(glass, lch(0.9, 0.03, 200), 0.06);
  sheet.stroke(line([424, 590], [462, 915]), lch(0.95, 0.02, 200), 6, 0.8);
  sheet.stroke(line([816, 590], [778, 915]), lch(0.97, 0.05, 85), 8, 0.9);
  const shine = polygon([
    [760, 620],
    [786, 620],
    [758, 870],
    [740, 870],
  ]);
  sheet.fill(shine, lch(0.98, 0.03, 90), 0.6);
  sheet.stroke(ellipse(620, 590, 196, 28), lch(0.96, 0.02, 200), 5, 0.85);
  sheet.stroke(curve([462, 913], [620, 940], [778, 913]), lch(0.9, 0.03, 200), 8, 0.8);
  return sheet.finish({ vignette: 0.18 });
}

export function silentRoar(): Sheet {
  const sheet = landscape('silent-roar');
  sheet.cover(
    sheet.linear(0, 0, 0, 1067, [
      [0, lch(0.62, 0.16, 5)],
      [0.6, lch(0.72, 0.14, 25)],
      [1, lch(0.78, 0.12, 50)],
    ]),
  );
  sheet.fill(ellipse(800, 480, 400), lch(0.88, 0.11, 75), 0.9);
  // Monstera and palm leaves, as far as the living room's jungle goes.
  const leaf = (x: number, y: number, size: number, turn: number, colour = lch(0.4, 0.085, 165)) => {
    const frame = new Frame(x, y, size, turn);
    const half = [
      [0, -1],
      [0.4, -0.86],
      [0.36, -0.6],
      [0.66, -0.62],
      [0.5, -0.3],
      [0.84, -0.26],
      [0.6, 0.02],
      [0.86, 0.2],
      [0.56, 0.32],
      [0.6, 0.6],
      [0.3, 0.5],
      [0.12, 0.66],
      [0, 0.52],
    ] as const;
    const other = [...half].reverse().map(([u, v]) => [-u, v] as const);
    const shape = frame.polygon([...half, ...other]);
    dropShadow(sheet, shape, 16, 20, 0.3, 10);
    solid(sheet, shape, colour, { depth: size * 0.09 });
    sheet.stroke(frame.curve([0, 1.1], [0, 0.3], [0, -0.92]), inLight(colour, 0.25), size * 0.03);
    for (const v of [-0.6, -0.25, 0.1, 0.4])
      for (const e of [-1, 1])
        sheet.stroke(
          frame.curve([0, v + 0.1], [e * 0.3, v], [e * 0.5, v - 0.04]),
          inLight(colour, 0.25),
          size * 0.016,
          0.7,
        );
  };
  leaf(170, 250, 300, -0.7, lch(0.46, 0.09, 155));
  leaf(1450, 230, 320, 0.8, lch(0.44, 0.09, 160));
  leaf(360, 80, 230, -0.2, lch(0.56, 0.1, 145));
  leaf(1230, 60, 220, 0.3, lch(0.55, 0.1, 148));
  leaf(90, 700, 330, -1.25);
  leaf(1540, 720, 330, 1.3);
  const to = studio(sheet);
  bust(to, new Frame(800, 500, 330, 0.05), { mouth: 'yawn', eyes: 'squeezed', pitch: 0.3, ears: 0.42 });
  leaf(210, 1010, 330, -0.5, lch(0.28, 0.06, 172));
  leaf(1420, 1020, 340, 0.55, lch(0.27, 0.06, 175));
  return sheet.finish();
}

export function salmonAtEyeLevel(): Sheet {
  const sheet = landscape('salmon-at-eye-level');
  sheet.cover(
    sheet.linear(0, 0, 0, 760, [
      [0, lch(0.34, 0.1, 22)],
      [1, lch(0.46, 0.13, 28)],
    ]),
  );
  // Wallpaper of overlapping arcs.
  for (let row = 0; row < 11; row++) {
    for (let column = -1; column < 14; column++) {
      const [x, y] = [column * 130 + (row % 2) * 65, row * 70 + 30];
      for (let ring = 3; ring > 0; ring--)
        sheet.stroke(
          curve([x - ring * 20, y], [x, y - ring * 20], [x + ring * 20, y]),
          lch(0.58, 0.13, 35),
          4,
          0.4,
        );
    }
  }
  windowLight(sheet, 90, -40, 520, 640, 0.28, 0.28, lch(0.96, 0.1, 80));
  sheet.shadeLinear(
    rectangle(0, 0, 1600, 760),
    lch(0.22, 0.07, 350),
    1600,
    0,
    500,
    700,
    [
      [0, 0.8],
      [0.6, 0],
    ],
    { soft: 2 },
  );
  const to = studio(sheet);
  const frame = new Frame(650, 640, 300);
  head(to, frame, { pupil: 1, look: [0.05, 0.04], yaw: 0.22, pitch: 0.08 });

  const table = rectangle(-20, 740, 1640, 360);
  sheet.fill(
    table,
    sheet.linear(0, 740, 0, 1067, [
      [0, lch(0.84, 0.06, 78)],
      [1, lch(0.66, 0.09, 60)],
    ]),
  );
  sheet.fill(rectangle(-20, 740, 1640, 13), lch(0.95, 0.04, 84));
  for (let i = 0; i < 14; i++)
    sheet.stroke(
      curve([0, 776 + i * 22], [640, 781 + i * 22], [1600, 771 + i * 23]),
      lch(0.6, 0.085, 56),
      2,
      0.35,
    );
  for (const u of [-0.8, 0.72]) {
    const [x] = frame.at(u, 0);
    castShadow(
      sheet,
      [
        [x - 60, 770],
        [x + 60, 764],
        [x + 110, 836],
        [x, 860],
      ],
      0.4,
      8,
    );
    const mitt = blob([
      [x - 80, 800],
      [x - 72, 730],
      [x - 30, 700],
      [x + 30, 700],
      [x + 72, 730],
      [x + 80, 800],
      [x + 44, 826],
      [x - 44, 826],
    ]);
    white(to, mitt, 30);
    for (const toe of [-26, 26])
      sheet.stroke(curve([x + toe, 778], [x + toe * 0.95, 820]), to.tones.whiteShade, 7);
  }
  // The board of salmon, in reach.
  castShadow(
    sheet,
    [
      [1000, 905],
      [1280, 890],
      [1560, 915],
      [1600, 950],
      [1300, 965],
      [1010, 945],
    ],
    0.5,
    8,
  );
  solid(
    sheet,
    polygon([
      [990, 850],
      [1530, 850],
      [1560, 910],
      [960, 910],
    ]),
    lch(0.3, 0.03, 270),
    { depth: 16 },
  );
  sheet.fill(rectangle(960, 908, 600, 22), lch(0.2, 0.03, 275));
  for (const [i, x] of [1050, 1180, 1310, 1440].entries()) {
    solid(sheet, rectangle(x - 48, 824, 100, 58, 24), lch(0.94, 0.015, 90), { depth: 14 });
    const slice = blob([
      [x - 62, 846],
      [x - 52, 806],
      [x, 790],
      [x + 56, 802],
      [x + 66, 848],
      [x, 834],
    ]);
    solid(sheet, slice, lch(0.74, 0.14, 45 - i), { depth: 14 });
    for (let k = -1; k <= 2; k++)
      sheet.stroke(
        curve([x - 12 + k * 26, 796], [x - 2 + k * 26, 816], [x - 8 + k * 26, 836]),
        lch(0.9, 0.06, 60),
        4,
        0.8,
      );
  }
  solid(
    sheet,
    blob([
      [1500, 872],
      [1490, 838],
      [1520, 822],
      [1546, 844],
      [1540, 874],
    ]),
    lch(0.74, 0.12, 130),
    { depth: 10 },
  );
  // A dish of soy and a pair of chopsticks lying towards us.
  for (const shift of [0, 30])
    sheet.stroke(line([130 + shift, 1010], [430 + shift, 862]), lch(0.36, 0.09, 30), 11);
  solid(sheet, ellipse(330, 930, 92, 26), lch(0.93, 0.02, 90), { depth: 12 });
  sheet.fill(ellipse(330, 924, 72, 17), lch(0.22, 0.05, 40));
  shadeEdge(sheet, ellipse(330, 924, 72, 17), lch(0.5, 0.08, 50), 12, 8, 0.5);
  return sheet.finish();
}
