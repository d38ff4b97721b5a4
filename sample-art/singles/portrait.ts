import { DAY, studio } from '../cat/coat.ts';
import { castShadow, dropShadow, inLight, inShade, shadeEdge, solid, tube } from '../cat/form.ts';
import { Frame } from '../cat/frame.ts';
import { sittingBack } from '../cat/poses.ts';
import { bookRow, SPINES, shelfBoard, trailingPlant, windowLight } from '../cat/room.ts';
import { lch, mix } from '../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle } from '../core/shapes.ts';
import { Sheet } from '../core/sheet.ts';

const WIDTH = 1280;
const HEIGHT = 1600;
const DESK_Y = 1270;
const SKIN = lch(0.78, 0.07, 58);
const HAIR = lch(0.27, 0.045, 40);
const CARDIGAN = lch(0.46, 0.105, 163);

/** The owner at her desk in window light, looking down at a drawing tablet; features are few on purpose. */
export function portrait(): Sheet {
  const sheet = new Sheet('about/portrait', WIDTH, HEIGHT);
  sheet.cover(
    sheet.linear(0, 0, WIDTH, HEIGHT, [
      [0, lch(0.9, 0.035, 130)],
      [0.5, lch(0.8, 0.05, 150)],
      [1, lch(0.62, 0.065, 165)],
    ]),
  );
  drawWindow(sheet);
  drawWall(sheet);
  drawFigure(sheet);
  drawDesk(sheet);
  drawHands(sheet);
  return sheet.finish({ vignette: 0.08 });
}

function drawWindow(sheet: Sheet): void {
  const view = rectangle(-20, 90, 520, 880);
  sheet.fill(
    view,
    sheet.linear(0, 90, 0, 970, [
      [0, lch(0.86, 0.05, 215)],
      [0.5, lch(0.95, 0.045, 95)],
      [1, lch(0.93, 0.07, 80)],
    ]),
  );
  sheet.clipped(view, () => {
    sheet.glow(190, 480, 420, lch(0.98, 0.09, 88), 0.8);
    for (const [y, colour] of [
      [600, lch(0.82, 0.05, 200)],
      [690, lch(0.72, 0.065, 185)],
      [790, lch(0.58, 0.08, 168)],
    ] as const) {
      const ridge: [number, number][] = [[-40, 1000]];
      for (let x = -40; x <= 540; x += 26)
        ridge.push([x, y - (sheet.noise.fractal(x / 210 + y, y / 90, 4) + 0.4) * 150]);
      ridge.push([540, 1000]);
      solid(sheet, polygon(ridge), colour, { depth: 16, shadow: 0.16 });
    }
    sheet.fill(rectangle(-20, 850, 540, 130), lch(0.8, 0.06, 200));
    for (let i = 0; i < 16; i++)
      sheet.stroke(
        line([20 + ((i * 97) % 440), 866 + i * 6], [80 + ((i * 97) % 440), 866 + i * 6]),
        lch(0.97, 0.03, 95),
        4,
        0.7,
      );
  });
  const frame = lch(0.97, 0.012, 100);
  for (const [x, y, w, h] of [
    [-20, 60, 560, 38],
    [488, 60, 40, 930],
    [232, 90, 24, 880],
    [-20, 420, 520, 18],
  ] as const)
    solid(sheet, rectangle(x, y, w, h), frame, { depth: 9, shadow: 0.3 });
  solid(sheet, rectangle(-20, 966, 590, 46, 6), frame, { depth: 16, light: [0, -1], shadow: 0.35 });
  const backlit = studio(sheet, {
    tones: { ...DAY, light: lch(0.5, 0.06, 90) },
    light: [0.1, -1],
    rim: lch(0.95, 0.08, 90),
    rimFrom: [0.2, -1],
  });
  sittingBack(backlit, new Frame(150, 880, 84), {
    tail: [
      [-0.5, 0.9, 0.12],
      [-0.95, 1.0, 0.115],
      [-1.1, 1.4, 0.11],
      [-0.9, 1.8, 0.1],
    ],
  });
}

function drawWall(sheet: Sheet): void {
  windowLight(sheet, 640, 110, 420, 520, 0.22, 0.3);
  shelfBoard(sheet, 900, 380, 420, lch(0.58, 0.09, 55));
  bookRow(sheet, 930, 1120, 380, 170, SPINES, 'portrait');
  trailingPlant(sheet, 1190, 380, 120, lch(0.94, 0.02, 90));
  // A print: the green underscore under an amber sun.
  dropShadow(sheet, rectangle(1010, 560, 200, 260), 12, 14, 0.35, 6);
  solid(sheet, rectangle(1010, 560, 200, 260, 3), lch(0.96, 0.015, 95), { depth: 7 });
  solid(sheet, ellipse(1110, 670, 50), lch(0.8, 0.14, 75), { depth: 12 });
  sheet.fill(rectangle(1062, 756, 96, 15, 2), lch(0.45, 0.115, 163));
}

function drawFigure(sheet: Sheet): void {
  // Chair back, then hair behind, neck, body, head.
  solid(
    sheet,
    blob([
      [500, 1310],
      [520, 1010],
      [620, 930],
      [900, 930],
      [1010, 1010],
      [1030, 1310],
    ]),
    lch(0.6, 0.1, 52),
    { depth: 30 },
  );
  const head = new Frame(730, 620, 176, -0.1);
  const hairBack = head.blob([
    [-0.1, -1.34],
    [-0.86, -1.12],
    [-1.2, -0.4],
    [-1.16, 0.5],
    [-1.08, 1.3],
    [-0.6, 1.66],
    [0.2, 1.6],
    [0.9, 1.72],
    [1.36, 1.3],
    [1.38, 0.4],
    [1.34, -0.4],
    [1.0, -1.06],
    [0.5, -1.36],
  ]);
  solid(sheet, hairBack, HAIR, { depth: 46, glow: 0.22 });

  const neck = blob([
    [676, 740],
    [664, 880],
    [640, 950],
    [740, 1010],
    [850, 950],
    [822, 880],
    [826, 740],
  ]);
  solid(sheet, neck, inShade(SKIN, 0.16), { depth: 26 });
  const shirt = blob([
    [610, 920],
    [670, 896],
    [740, 990],
    [830, 890],
    [890, 920],
    [880, 1310],
    [600, 1310],
  ]);
  solid(sheet, shirt, lch(0.95, 0.02, 92), { depth: 24, shadow: 0.25 });
  const collarLeft = polygon([
    [672, 884],
    [742, 996],
    [680, 1024],
    [618, 922],
  ]);
  const collarRight = polygon([
    [828, 880],
    [746, 996],
    [812, 1030],
    [884, 916],
  ]);
  for (const collar of [collarLeft, collarRight]) solid(sheet, collar, lch(0.97, 0.015, 92), { depth: 10 });

  const left = blob([
    [626, 912],
    [540, 960],
    [452, 1040],
    [410, 1180],
    [400, 1330],
    [740, 1330],
    [716, 1150],
    [668, 1010],
  ]);
  const right = blob([
    [876, 908],
    [990, 950],
    [1080, 1040],
    [1120, 1180],
    [1130, 1330],
    [730, 1330],
    [762, 1150],
    [824, 1020],
  ]);
  solid(sheet, right, CARDIGAN, { depth: 54 });
  solid(sheet, left, CARDIGAN, { depth: 54 });
  for (const [path, side] of [
    [left, -1],
    [right, 1],
  ] as const) {
    sheet.clipped(path, () => {
      // Ribs of the knitting run towards the button band.
      for (let i = 0; i < 15; i++) {
        const x = 740 + side * (30 + i * 30);
        sheet.stroke(
          curve([x - side * 40, 900], [x, 1100], [x + side * 10, 1330]),
          inShade(CARDIGAN, 0.25),
          4,
          0.35,
        );
      }
    });
  }
  sheet.stroke(curve([630, 916], [672, 1020], [716, 1150], [734, 1320]), inLight(CARDIGAN, 0.16), 20);
  sheet.stroke(curve([872, 912], [822, 1026], [764, 1150], [746, 1320]), inLight(CARDIGAN, 0.1), 20);
  for (const y of [1130, 1210])
    solid(sheet, ellipse(727 + (y - 1130) * 0.1, y, 11), lch(0.8, 0.12, 80), { depth: 4 });

  drawHead(sheet, head);
}

function drawHead(sheet: Sheet, head: Frame): void {
  const s = head.size;
  const face = head.blob([
    [-0.86, -0.4],
    [-0.93, 0.0],
    [-0.88, 0.36],
    [-0.72, 0.74],
    [-0.36, 1.04],
    [-0.06, 1.1],
    [0.3, 0.98],
    [0.66, 0.64],
    [0.86, 0.16],
    [0.86, -0.4],
    [0, -0.96],
  ]);
  dropShadow(sheet, face, 10, 40, 0.4, 14);
  solid(sheet, face, SKIN, { depth: 34, shadow: 0.28, glow: 0.4 });
  for (const u of [-0.56, 0.36]) {
    sheet.shadeRadial(
      head.ellipse(u, 0.5, 0.27, 0.2),
      lch(0.7, 0.12, 30),
      ...head.at(u, 0.5),
      0,
      s * 0.27,
      [
        [0, 0.5],
        [1, 0],
      ],
      { soft: 1 },
    );
  }
  const ink = lch(0.24, 0.045, 40);
  // Eyes look down: two lids with lashes, brows a little raised.
  for (const [u, width] of [
    [-0.5, 0.2],
    [0.2, 0.23],
  ] as const) {
    sheet.stroke(
      head.curve([u - width, 0.12], [u - width * 0.3, 0.22], [u + width * 0.4, 0.21], [u + width, 0.1]),
      ink,
      s * 0.042,
    );
    for (const k of [-0.7, -0.2, 0.35])
      sheet.stroke(head.curve([u + width * k, 0.2], [u + width * k * 1.15 - 0.02, 0.28]), ink, s * 0.022);
    sheet.stroke(
      head.curve([u - width, 0.0], [u, 0.05], [u + width, -0.02]),
      inShade(SKIN, 0.35),
      s * 0.02,
      0.6,
    );
    sheet.stroke(head.curve([u - width * 1.1, -0.26], [u, -0.34], [u + width * 1.15, -0.26]), HAIR, s * 0.05);
  }
  sheet.stroke(
    head.curve([-0.2, 0.24], [-0.3, 0.5], [-0.2, 0.56], [-0.1, 0.53]),
    inShade(SKIN, 0.42),
    s * 0.035,
  );
  sheet.stroke(head.curve([-0.4, 0.76], [-0.18, 0.84], [0.08, 0.74]), lch(0.52, 0.13, 25), s * 0.042);
  // Round glasses.
  for (const [u, ru] of [
    [-0.5, 0.33],
    [0.22, 0.36],
  ] as const) {
    sheet.fill(head.ellipse(u, 0.14, ru, 0.34), lch(0.98, 0.02, 150), 0.16);
    sheet.stroke(head.ellipse(u, 0.14, ru, 0.34), lch(0.5, 0.11, 55), s * 0.034);
    sheet.stroke(
      head.curve([u - ru * 0.5, -0.06], [u - ru * 0.72, 0.08]),
      lch(0.99, 0.01, 95),
      s * 0.03,
      0.8,
    );
  }
  sheet.stroke(head.curve([-0.17, 0.1], [-0.16, 0.06], [-0.14, 0.1]), lch(0.5, 0.11, 55), s * 0.034);
  sheet.stroke(head.curve([0.58, 0.1], [0.8, 0.06], [0.96, 0.02]), lch(0.5, 0.11, 55), s * 0.034);

  // Hair in front: a parted fringe, a long side on the right, light from the window on the crown.
  const fringe = head.blob([
    [0.3, -1.2],
    [-0.3, -1.26],
    [-0.84, -1.02],
    [-1.12, -0.44],
    [-1.14, 0.24],
    [-0.98, 0.72],
    [-0.9, 0.2],
    [-0.72, -0.26],
    [-0.34, -0.52],
    [0.06, -0.62],
    [0.3, -0.86],
  ]);
  const sweep = head.blob([
    [0.1, -1.16],
    [0.6, -1.22],
    [1.04, -0.9],
    [1.3, -0.2],
    [1.3, 0.7],
    [1.22, 1.4],
    [1.0, 1.66],
    [0.78, 1.3],
    [0.86, 0.6],
    [0.84, 0.0],
    [0.66, -0.36],
    [0.36, -0.6],
    [0.12, -0.84],
  ]);
  const lock = head.blob([
    [-1.08, -0.2],
    [-1.2, 0.4],
    [-1.14, 1.1],
    [-0.9, 1.5],
    [-0.78, 1.2],
    [-0.9, 0.7],
    [-0.94, 0.2],
  ]);
  for (const part of [sweep, lock, fringe]) {
    dropShadow(sheet, part, 4, 10, 0.25, 6);
    solid(sheet, part, HAIR, { depth: 34, glow: 0.3 });
  }
  for (const [a, b, c] of [
    [
      [-0.1, -1.12],
      [-0.66, -0.84],
      [-0.92, -0.2],
    ],
    [
      [0.1, -1.02],
      [-0.42, -0.74],
      [-0.76, -0.3],
    ],
    [
      [0.3, -1.1],
      [0.86, -0.7],
      [1.06, 0.3],
    ],
    [
      [0.36, -0.96],
      [0.74, -0.5],
      [0.96, 0.4],
    ],
    [
      [1.1, 0.4],
      [1.12, 0.9],
      [1.0, 1.4],
    ],
  ] as const) {
    sheet.stroke(head.curve(a, b, c), mix(HAIR, lch(0.62, 0.09, 62), 0.55), s * 0.024, 0.7);
  }
  sheet.fill(head.ellipse(0.92, 0.78, 0.06), lch(0.84, 0.13, 85));
}

function drawDesk(sheet: Sheet): void {
  const wood = lch(0.66, 0.09, 62);
  solid(sheet, rectangle(-20, DESK_Y, WIDTH + 40, 360, 6), wood, {
    depth: 30,
    light: [-0.3, -1],
    shadow: 0.4,
  });
  for (let i = 0; i < 8; i++)
    sheet.stroke(
      curve([0, DESK_Y + 40 + i * 40], [640, DESK_Y + 46 + i * 42], [WIDTH, DESK_Y + 34 + i * 41]),
      inShade(wood, 0.2),
      3,
      0.4,
    );
  // The drawing tablet with the beginning of a leaf.
  castShadow(
    sheet,
    [
      [300, 1490],
      [640, 1510],
      [1000, 1480],
      [980, 1530],
      [640, 1550],
      [310, 1530],
    ],
    0.5,
    10,
  );
  solid(
    sheet,
    polygon([
      [380, 1330],
      [920, 1330],
      [1000, 1500],
      [300, 1500],
    ]),
    lch(0.3, 0.03, 200),
    { depth: 14, light: [0, -1] },
  );
  const screen = polygon([
    [412, 1346],
    [888, 1346],
    [950, 1484],
    [350, 1484],
  ]);
  sheet.fill(screen, lch(0.965, 0.02, 130));
  sheet.clipped(screen, () => {
    sheet.stroke(curve([480, 1466], [560, 1420], [640, 1376]), lch(0.5, 0.115, 163), 8);
    solid(
      sheet,
      blob([
        [500, 1456],
        [500, 1400],
        [580, 1374],
        [600, 1410],
        [560, 1450],
      ]),
      lch(0.72, 0.11, 150),
      { depth: 8 },
    );
    solid(
      sheet,
      blob([
        [600, 1404],
        [640, 1360],
        [700, 1362],
        [690, 1396],
        [640, 1412],
      ]),
      lch(0.62, 0.12, 158),
      { depth: 8 },
    );
    sheet.fill(rectangle(760, 1452, 96, 12, 2), lch(0.45, 0.115, 163));
  });
  // An amber vial keeps the pens; the mug keeps the rest going.
  castShadow(
    sheet,
    [
      [120, 1440],
      [220, 1430],
      [300, 1446],
      [200, 1466],
    ],
    0.45,
    7,
  );
  for (const [x, top, colour] of [
    [150, 1180, lch(0.5, 0.115, 163)],
    [186, 1150, lch(0.3, 0.03, 265)],
    [214, 1196, lch(0.64, 0.17, 32)],
  ] as const) {
    sheet.stroke(line([182, 1380], [x, top]), colour, 15);
    sheet.fill(
      polygon([
        [x - 8, top + 2],
        [x + 8, top],
        [x - 1, top - 26],
      ]),
      lch(0.9, 0.05, 80),
    );
  }
  solid(sheet, rectangle(124, 1276, 122, 176, 14), lch(0.68, 0.15, 58), { depth: 24 });
  sheet.fill(rectangle(124, 1330, 122, 86), lch(0.97, 0.012, 95), 0.95);
  sheet.fill(rectangle(142, 1350, 70, 9), lch(0.4, 0.03, 180));
  sheet.fill(rectangle(142, 1372, 86, 7), lch(0.62, 0.03, 180));
  sheet.fill(rectangle(142, 1392, 54, 9), lch(0.45, 0.115, 163));
}

function drawHands(sheet: Sheet): void {
  const page = new Frame(0, 0, 1);
  // Sleeves come in over the desk's edge, then the hands: one with the stylus, one round the mug.
  const mugX = 1034;
  castShadow(
    sheet,
    [
      [1020, 1460],
      [1120, 1450],
      [1220, 1466],
      [1120, 1486],
    ],
    0.45,
    8,
  );
  sheet.stroke(ellipse(mugX + 78, 1380, 34, 42), lch(0.76, 0.13, 75), 20);
  solid(sheet, rectangle(mugX - 70, 1290, 142, 178, 22), lch(0.8, 0.14, 78), { depth: 28 });
  sheet.fill(ellipse(mugX + 1, 1292, 70, 17), lch(0.7, 0.12, 70));
  sheet.fill(ellipse(mugX + 1, 1294, 60, 12), lch(0.6, 0.11, 130));
  const steam = blob([
    [mugX - 20, 1272],
    [mugX - 42, 1210],
    [mugX - 6, 1160],
    [mugX - 24, 1090],
    [mugX + 10, 1160],
    [mugX - 22, 1210],
    [mugX + 4, 1272],
  ]);
  sheet.fill(steam, lch(0.98, 0.01, 95), 0.35);

  const rightSleeve = tube(page, [
    [1000, 1016, 58],
    [1124, 1150, 68],
    [1184, 1290, 64],
    [1148, 1366, 48],
  ]);
  dropShadow(sheet, rightSleeve.outline, 6, 16, 0.3, 8);
  solid(sheet, rightSleeve.outline, CARDIGAN, { depth: 30 });
  // The hand closes round the mug's handle.
  const rightHand = blob([
    [1096, 1348],
    [1134, 1340],
    [1168, 1366],
    [1166, 1420],
    [1132, 1444],
    [1094, 1428],
    [1082, 1386],
  ]);
  dropShadow(sheet, rightHand, 6, 10, 0.3, 6);
  solid(sheet, rightHand, SKIN, { depth: 18 });
  for (const y of [1372, 1396, 1418]) {
    sheet.stroke(curve([1086, y], [1108, y + 4], [1130, y - 2]), inShade(SKIN, 0.32), 5, 0.6);
  }
  sheet.stroke(curve([1116, 1342], [1150, 1352], [1180, 1382]), inLight(CARDIGAN, 0.14), 20);

  const leftSleeve = tube(page, [
    [500, 1016, 58],
    [430, 1150, 68],
    [462, 1300, 70],
    [560, 1384, 54],
  ]);
  dropShadow(sheet, leftSleeve.outline, 8, 16, 0.3, 8);
  solid(sheet, leftSleeve.outline, CARDIGAN, { depth: 30 });
  sheet.stroke(curve([606, 1340], [588, 1390], [562, 1436]), inLight(CARDIGAN, 0.14), 20);
  const leftHand = blob([
    [580, 1356],
    [640, 1352],
    [690, 1376],
    [704, 1410],
    [676, 1436],
    [612, 1440],
    [572, 1420],
  ]);
  dropShadow(sheet, leftHand, 6, 12, 0.35, 6);
  sheet.stroke(line([610, 1250], [706, 1440]), lch(0.96, 0.015, 95), 14);
  sheet.stroke(line([700, 1428], [712, 1452]), lch(0.3, 0.03, 200), 8);
  solid(sheet, leftHand, SKIN, { depth: 18 });
  for (const [x, y] of [
    [690, 1392],
    [682, 1414],
  ] as const)
    sheet.stroke(curve([x - 36, y - 4], [x - 10, y + 2], [x + 8, y]), inShade(SKIN, 0.32), 5, 0.6);
  shadeEdge(sheet, leftHand, inShade(SKIN, 0.3), -16, -12, 0.5);
}
