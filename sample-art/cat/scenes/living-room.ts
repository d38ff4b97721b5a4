import { lch, mix } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { DAY, studio, tinted } from '../coat.ts';
import { castShadow, dropShadow, face, inLight, inShade, solid, tube } from '../form.ts';
import { Frame } from '../frame.ts';
import { head } from '../head.ts';
import { draped, leaping, loaf, readyToPounce, sprawled, stretching } from '../poses.ts';
import {
  bookRow,
  bushyPlant,
  drape,
  floorboards,
  framedPrint,
  lampShade,
  planks,
  pot,
  room,
  roundRug,
  SPINES,
  shelfBoard,
  swordPlant,
  trailingPlant,
  windowLight,
} from '../room.ts';
import { landscape, portrait } from '../scene.ts';

export function firstNight(): Sheet {
  const sheet = landscape('first-night');
  room(sheet, lch(0.24, 0.06, 285), 420, lch(0.29, 0.05, 300));
  planks(sheet, 700, lch(0.2, 0.045, 290), 6);
  // Low on the floor, where a cat looks from: the sofa's front edge and the dark under it.
  const teal = lch(0.42, 0.075, 200);
  for (const x of [-60, 800]) {
    solid(sheet, rectangle(x, -120, 850, 420, 60), inLight(teal, 0.06), {
      depth: 50,
      shadow: 0.55,
      glow: 0.18,
    });
  }
  windowLight(sheet, 900, -60, 420, 380, -0.25, 0.3, lch(0.72, 0.09, 245));
  solid(sheet, rectangle(-60, 280, 1720, 130, 40), teal, { depth: 36, shadow: 0.6, glow: 0.2 });
  for (let x = 20; x < 1600; x += 74) sheet.fill(ellipse(x, 372, 8), lch(0.8, 0.11, 82), 0.75);
  const under = rectangle(0, 400, 1600, 372);
  const dark = sheet.linear(0, 400, 0, 772, [
    [0, lch(0.07, 0.025, 285)],
    [0.75, lch(0.12, 0.035, 285)],
    [1, lch(0.22, 0.05, 290)],
  ]);
  sheet.fill(under, dark);
  const night = studio(sheet, {
    tones: tinted(
      {
        ...DAY,
        coat: lch(0.15, 0.035, 280),
        dark: lch(0.09, 0.025, 280),
        white: lch(0.66, 0.035, 265),
        whiteShade: lch(0.36, 0.05, 280),
        line: lch(0.05, 0.02, 280),
      },
      lch(0.4, 0.06, 260),
      0.35,
      lch(0.27, 0.06, 262),
    ),
  });
  sheet.clipped(under, () => {
    head(night, new Frame(640, 640, 196), {
      pupil: 0.9,
      look: [0.04, 0.03],
      ears: 0.45,
      mouth: 'grumpy',
      yaw: 0.18,
      pitch: -0.06,
    });
  });
  // The dark keeps everything but the eyes and a little white.
  sheet.shadeLinear(under, lch(0.07, 0.025, 285), 0, 400, 0, 640, [
    [0.2, 0.95],
    [1, 0],
  ]);
  for (const side of [0, 1]) sheet.glow(548 + side * 178, 628, 130, lch(0.8, 0.14, 98), 0.28);
  for (const x of [150, 1360]) {
    const leg = polygon([
      [x, 400],
      [x + 84, 400],
      [x + 62, 800],
      [x + 22, 800],
    ]);
    solid(sheet, leg, lch(0.44, 0.085, 50), { depth: 20, shadow: 0.55 });
  }
  castShadow(
    sheet,
    [
      [-20, 770],
      [800, 790],
      [1620, 770],
      [1620, 820],
      [800, 838],
      [-20, 820],
    ],
    0.5,
    16,
  );

  // Supper, refused.
  castShadow(
    sheet,
    [
      [900, 960],
      [1190, 925],
      [1420, 975],
      [1190, 1010],
    ],
    0.6,
    10,
  );
  const bowl = blob([
    [920, 862],
    [1300, 862],
    [1254, 966],
    [1110, 986],
    [966, 966],
  ]);
  solid(sheet, bowl, lch(0.66, 0.13, 40), { depth: 34, shadow: 0.6 });
  sheet.fill(ellipse(1110, 862, 192, 42), lch(0.5, 0.11, 38));
  const kibble = sheet.random.stream('kibble');
  for (let i = 0; i < 90; i++) {
    const x = 1110 + kibble.spread() * 84;
    const piece = ellipse(x, 856 - Math.abs(kibble.spread()) * 22, 16, 12, kibble.between(0, 3));
    solid(sheet, piece, mix(lch(0.48, 0.08, 55), lch(0.6, 0.09, 62), kibble.next()), { depth: 6 });
  }
  return sheet.finish({ vignette: 0.2 });
}

export function perfectLoaf(): Sheet {
  const sheet = landscape('perfect-loaf');
  room(sheet, lch(0.82, 0.06, 78), 960, lch(0.5, 0.06, 50));
  framedPrint(sheet, 140, 62, 220, 280, [lch(0.74, 0.12, 45), lch(0.93, 0.09, 85), lch(0.44, 0.1, 25)]);
  framedPrint(sheet, 400, 122, 150, 190, [lch(0.8, 0.06, 210), lch(0.95, 0.06, 90), lch(0.5, 0.08, 190)]);
  windowLight(sheet, 610, 30, 420, 360, 0.3, 0.34);
  bushyPlant(sheet, 1440, 660, 160, { count: 11 });

  const green = lch(0.49, 0.088, 165);
  solid(sheet, rectangle(-60, 430, 1720, 560, 60), green, { depth: 46, light: [-0.2, -1] });
  for (const x of [530, 1120]) sheet.stroke(line([x, 470], [x + 4, 850]), inShade(green, 0.5), 7, 0.7);
  const cushion = blob([
    [1060, 430],
    [1280, 372],
    [1510, 430],
    [1556, 616],
    [1500, 820],
    [1280, 852],
    [1090, 810],
    [1030, 620],
  ]);
  dropShadow(sheet, cushion, 26, 22, 0.4, 14);
  solid(sheet, cushion, lch(0.79, 0.135, 80), { depth: 54 });
  for (let i = 0; i < 7; i++)
    sheet.stroke(
      curve([1072, 470 + i * 54], [1280, 430 + i * 58], [1528, 470 + i * 54]),
      lch(0.94, 0.06, 88),
      6,
      0.7,
    );
  solid(sheet, rectangle(-60, 806, 1720, 340, 46), inLight(green, 0.06), { depth: 44, light: [-0.2, -1] });

  castShadow(
    sheet,
    [
      [280, 878],
      [700, 840],
      [1190, 852],
      [1240, 912],
      [700, 938],
      [300, 914],
    ],
    0.6,
    14,
  );
  loaf(studio(sheet), new Frame(690, 640, 256), { eyes: 'half', pupil: 0.3, yaw: -0.16, ears: 0.12 });
  return sheet.finish();
}

export function stretchBeforeLyingDown(): Sheet {
  const sheet = landscape('stretch-before-lying-down');
  room(sheet, lch(0.86, 0.05, 25), 640, lch(0.68, 0.08, 58), lch(0.96, 0.02, 45));
  planks(sheet, 640, lch(0.54, 0.08, 48));
  framedPrint(sheet, 190, 90, 190, 240, [lch(0.93, 0.03, 85), lch(0.62, 0.16, 38), lch(0.4, 0.08, 250)]);
  shelfBoard(sheet, 560, 220, 380, lch(0.62, 0.09, 52));
  bookRow(sheet, 590, 800, 220, 120, SPINES, 'mantel');
  trailingPlant(sheet, 880, 220, 100, lch(0.9, 0.03, 80));
  swordPlant(sheet, 1430, 770, 190, lch(0.55, 0.11, 250), lch(0.55, 0.09, 150));
  roundRug(sheet, 760, 890, 660, 150, [lch(0.46, 0.1, 250), lch(0.89, 0.05, 82), lch(0.53, 0.11, 248)]);
  windowLight(sheet, 400, 700, 760, 330, 0.5, 0.34);
  castShadow(
    sheet,
    [
      [210, 880],
      [780, 850],
      [1160, 872],
      [1220, 910],
      [780, 930],
      [220, 920],
    ],
    0.55,
    10,
  );
  stretching(studio(sheet), new Frame(770, 592, 322), { eyes: 'smiling', ears: 0.2 });
  return sheet.finish();
}

export function hideAndSeek(): Sheet {
  const sheet = portrait('hide-and-seek');
  room(sheet, lch(0.4, 0.07, 168), 1330, lch(0.5, 0.08, 52), lch(0.86, 0.03, 110));
  floorboards(sheet, 1330, lch(0.36, 0.07, 42), 500, 9);
  framedPrint(sheet, 620, 240, 270, 350, [lch(0.9, 0.04, 85), lch(0.72, 0.14, 55), lch(0.46, 0.1, 20)]);
  windowLight(sheet, 560, 640, 330, 520, 0.2, 0.22);
  bushyPlant(sheet, 900, 1400, 190, { pot: lch(0.88, 0.03, 85), leaf: lch(0.6, 0.1, 140), count: 11 });

  sheet.fill(rectangle(0, 78, 1067, 26), lch(0.7, 0.1, 75));
  sheet.fill(ellipse(640, 91, 34), lch(0.78, 0.12, 80));
  const to = studio(sheet);
  castShadow(
    sheet,
    [
      [120, 1440],
      [520, 1420],
      [760, 1440],
      [700, 1480],
      [200, 1490],
    ],
    0.55,
    10,
  );

  // Drawn first, then covered: the curtain leaves half a face and one very visible tail.
  head(to, new Frame(508, 850, 205, 0.06), { pupil: 0.9, look: [0.05, 0], yaw: 0.18 });
  const body = blob([
    [470, 1040],
    [560, 1030],
    [610, 1180],
    [640, 1400],
    [560, 1440],
    [440, 1430],
  ]);
  solid(sheet, body, to.tones.coat, { depth: 40 });
  const ochre = lch(0.73, 0.13, 76);
  const cloth = drape(sheet, -30, 500, 96, 1392, ochre, 7, -20);
  dropShadow(sheet, rectangle(470, 110, 6, 1270), 18, 0, 0.35, 10);
  sheet.stroke(curve([-40, 1360], [200, 1384], [480, 1362]), inShade(ochre, 0.35), 10, 0.5);
  sheet.clipped(cloth, () =>
    sheet.shadeLinear(cloth, inShade(ochre, 0.5), 0, 1150, 0, 1420, [
      [0, 0],
      [1, 0.55],
    ]),
  );
  // A bulge where the rest of the cat stands.
  sheet.clipped(cloth, () =>
    sheet.shadeRadial(
      ellipse(360, 1060, 190, 360),
      inLight(ochre, 0.45),
      320,
      1000,
      20,
      300,
      [
        [0, 0.6],
        [1, 0],
      ],
      { soft: 1.4 },
    ),
  );
  const tailFrame = new Frame(330, 1400, 190);
  const tail = tube(tailFrame, [
    [-0.1, -0.02, 0.13],
    [-0.3, 0.2, 0.13],
    [-0.95, 0.26, 0.125],
    [-1.3, 0.02, 0.12],
    [-1.16, -0.26, 0.1],
  ]);
  dropShadow(sheet, tail.outline, 14, 16, 0.4, 6);
  solid(sheet, tail.outline, to.tones.coat, { depth: 18 });
  solid(sheet, tail.part(0.82, 1), to.tones.white, { depth: 12 });
  for (const x of [505, 590])
    solid(
      sheet,
      blob([
        [x - 46, 1446],
        [x - 42, 1404],
        [x, 1390],
        [x + 42, 1404],
        [x + 46, 1446],
        [x, 1458],
      ]),
      to.tones.white,
      { depth: 16 },
    );
  return sheet.finish();
}

export function airborne(): Sheet {
  const sheet = landscape('airborne');
  room(sheet, lch(0.6, 0.095, 300), 720, lch(0.78, 0.06, 70), lch(0.9, 0.03, 300));
  planks(sheet, 720, lch(0.64, 0.07, 60), 7);
  windowLight(sheet, 140, 60, 520, 560, 0.2, 0.3, lch(0.96, 0.08, 85), 3, 2);
  // A low sideboard for scale, cropped by the frame.
  const board = rectangle(1270, 440, 420, 290, 10);
  solid(sheet, board, lch(0.5, 0.085, 48), { depth: 26 });
  for (const x of [1300, 1460])
    solid(sheet, rectangle(x, 476, 140, 210, 6), lch(0.57, 0.09, 52), { depth: 14 });
  for (const x of [1424, 1478]) sheet.fill(ellipse(x, 580, 9), lch(0.84, 0.12, 85));
  for (const x of [1300, 1560]) solid(sheet, rectangle(x, 728, 26, 60), lch(0.36, 0.07, 40), { depth: 8 });
  pot(sheet, 1390, 440, 120, lch(0.75, 0.1, 210));
  const stems = sheet.random.stream('tulips');
  for (let i = 0; i < 6; i++) {
    const x = 1390 + (i - 2.5) * 34;
    const top = 200 + stems.between(0, 60);
    sheet.stroke(curve([1390 + (i - 2.5) * 10, 360], [x, 300], [x + 4, top]), lch(0.55, 0.1, 145), 8);
    solid(
      sheet,
      blob([
        [x - 22, top + 4],
        [x - 18, top - 36],
        [x, top - 24],
        [x + 22, top - 38],
        [x + 24, top + 6],
        [x + 2, top + 22],
      ]),
      lch(0.72, 0.15, 20 + i * 12),
      { depth: 12 },
    );
  }
  roundRug(sheet, 660, 900, 560, 120, [lch(0.74, 0.14, 75), lch(0.95, 0.04, 88), lch(0.84, 0.14, 88)]);
  castShadow(
    sheet,
    [
      [360, 890],
      [700, 872],
      [980, 890],
      [960, 926],
      [700, 938],
      [380, 924],
    ],
    0.5,
    12,
  );

  const to = studio(sheet);
  leaping(to, new Frame(800, 500, 232, 0.08), {
    yaw: -0.5,
    pitch: 0.12,
    pupil: 1,
    ears: 0.1,
    look: [-0.03, -0.02],
  });
  // The feather, always one paw's length away.
  sheet.stroke(curve([60, -20], [210, 60], [262, 260]), lch(0.96, 0.02, 90), 4, 0.9);
  const quill: [number, number] = [262, 260];
  for (const [angle, colour] of [
    [1.9, lch(0.7, 0.17, 30)],
    [1.35, lch(0.8, 0.14, 85)],
    [2.4, lch(0.72, 0.1, 200)],
  ] as const) {
    const tip: [number, number] = [quill[0] + Math.cos(angle) * 150, quill[1] + Math.sin(angle) * 130];
    const across: [number, number] = [-Math.sin(angle) * 30, Math.cos(angle) * 30];
    const middle: [number, number] = [(quill[0] + tip[0]) / 2, (quill[1] + tip[1]) / 2];
    const vane = blob([
      quill,
      [middle[0] + across[0], middle[1] + across[1]],
      tip,
      [middle[0] - across[0], middle[1] - across[1]],
    ]);
    solid(sheet, vane, colour, { depth: 14 });
    sheet.stroke(line(quill, tip), inLight(colour, 0.6), 4);
  }
  solid(sheet, ellipse(262, 258, 15), lch(0.6, 0.16, 38), { depth: 8 });
  // Two short arcs of air.
  for (const shift of [0, 46])
    sheet.stroke(
      curve([1190 + shift, 330 - shift * 0.4], [1240 + shift, 390], [1256 + shift, 450 + shift * 0.4]),
      lch(0.97, 0.02, 300),
      7,
      0.6,
    );
  return sheet.finish();
}

export function threeWiggles(): Sheet {
  const sheet = landscape('three-wiggles');
  room(sheet, lch(0.7, 0.09, 130), 700, lch(0.42, 0.06, 60));
  sheet.glow(300, 100, 900, lch(0.95, 0.1, 100), 0.5);
  planks(sheet, 700, lch(0.32, 0.055, 50), 6);
  // A jungle of houseplants in three depths: pale, green, nearly black in front.
  swordPlant(sheet, 420, 760, 240, lch(0.8, 0.05, 80), lch(0.64, 0.09, 140));
  swordPlant(sheet, 1240, 770, 260, lch(0.7, 0.1, 50), lch(0.6, 0.09, 150));
  bushyPlant(sheet, 120, 820, 270, { pot: lch(0.6, 0.13, 40), leaf: lch(0.48, 0.09, 150), count: 11 });
  bushyPlant(sheet, 1500, 810, 260, { pot: lch(0.86, 0.04, 85), leaf: lch(0.46, 0.085, 158), count: 11 });
  castShadow(
    sheet,
    [
      [480, 880],
      [800, 860],
      [1110, 880],
      [1140, 930],
      [800, 950],
      [470, 926],
    ],
    0.6,
    12,
  );
  readyToPounce(studio(sheet), new Frame(800, 690, 218), {
    pupil: 1,
    look: [-0.05, 0.05],
    pitch: -0.12,
    ears: 0.18,
  });

  // The toy mouse, lower left, in danger.
  castShadow(
    sheet,
    [
      [330, 985],
      [430, 970],
      [540, 990],
      [440, 1006],
    ],
    0.55,
    6,
  );
  sheet.stroke(curve([318, 962], [250, 990], [200, 950], [150, 968]), lch(0.74, 0.09, 18), 9);
  solid(
    sheet,
    blob([
      [310, 978],
      [330, 920],
      [400, 896],
      [470, 920],
      [520, 972],
      [420, 988],
    ]),
    lch(0.76, 0.03, 250),
    { depth: 26 },
  );
  for (const x of [412, 450]) solid(sheet, ellipse(x, 908, 24, 28, 0.3), lch(0.74, 0.08, 15), { depth: 10 });
  sheet.fill(ellipse(478, 948, 7), lch(0.15, 0.03, 275));
  sheet.fill(ellipse(520, 970, 9), lch(0.6, 0.14, 20));

  const front = lch(0.24, 0.05, 170);
  const leaves = sheet.random.stream('front');
  for (const [x, lean] of [
    [-20, 0.5],
    [90, 0.25],
    [1480, -0.3],
    [1600, -0.55],
    [1380, -0.75],
    [210, 0.8],
  ] as const) {
    const height = leaves.between(430, 640);
    const tip: [number, number] = [x + lean * height * 0.7, 1090 - height];
    const blade = blob([
      [x - 50, 1120],
      [x - 60 + lean * 120, 1090 - height * 0.5],
      tip,
      [x + 60 + lean * 160, 1090 - height * 0.5],
      [x + 50, 1120],
    ]);
    solid(sheet, blade, front, { depth: 22, glow: 0.14, shadow: 0.5 });
    sheet.stroke(curve([x, 1120], [x + lean * 150, 1090 - height * 0.5], tip), lch(0.36, 0.06, 160), 5, 0.7);
  }
  return sheet.finish({ vignette: 0.14 });
}

export function sunbeam(): Sheet {
  const sheet = landscape('sunbeam');
  const wood = lch(0.5, 0.085, 48);
  face(sheet, rectangle(0, 0, 1600, 1067), wood, [0, 0], [1600, 1067], 0.4, 0.12);
  // Boards at a slant: we look down at the floor.
  const random = sheet.random.stream('boards');
  for (let i = -4; i < 16; i++) {
    const y = i * 118;
    sheet.stroke(line([-20, y], [1640, y - 230]), inShade(wood, 0.55), 5, 0.7);
    for (let k = 0; k < 2; k++) {
      const x = random.between(0, 1600);
      const top = y - (x / 1600) * 230;
      sheet.stroke(line([x, top], [x + 17, top + 116]), inShade(wood, 0.55), 5, 0.6);
    }
    for (let k = 0; k < 4; k++) {
      const x = random.between(-100, 1500);
      const top = y + random.between(20, 100) - (x / 1600) * 230;
      sheet.stroke(line([x, top], [x + random.between(80, 300), top - 30]), inShade(wood, 0.25), 2, 0.5);
    }
  }
  windowLight(sheet, 130, 150, 1120, 760, 0.22, 0.62, lch(0.94, 0.12, 80), 4, 2);
  // What the light passed on its way: a chair's legs, and dust.
  for (const [x, y] of [
    [1392, 70],
    [1560, 190],
  ] as const) {
    sheet.stroke(line([x - 14, y], [x + 180, y + 700]), lch(0.3, 0.07, 300), 34, 0.2);
    solid(
      sheet,
      polygon([
        [x - 24, -20],
        [x + 24, -20],
        [x + 14, y],
        [x - 14, y],
      ]),
      lch(0.72, 0.1, 62),
      { depth: 12 },
    );
  }
  castShadow(
    sheet,
    [
      [230, 640],
      [700, 700],
      [1200, 690],
      [1500, 580],
      [1420, 740],
      [1100, 800],
      [400, 830],
      [250, 740],
    ],
    0.55,
    12,
  );
  sprawled(studio(sheet), new Frame(790, 560, 215, -0.14));
  const dust = sheet.random.stream('dust');
  for (let i = 0; i < 60; i++)
    sheet.fill(
      ellipse(dust.between(200, 1400), dust.between(60, 900), dust.between(1.5, 4)),
      lch(0.98, 0.05, 90),
      dust.between(0.3, 0.8),
    );
  return sheet.finish();
}

export function bonesNotIncluded(): Sheet {
  const sheet = landscape('bones-not-included');
  room(sheet, lch(0.74, 0.055, 145), 850, lch(0.44, 0.06, 55), lch(0.93, 0.02, 120));
  floorboards(sheet, 850, lch(0.34, 0.055, 45), 500);
  framedPrint(sheet, 1190, 80, 230, 290, [lch(0.84, 0.07, 60), lch(0.68, 0.15, 30), lch(0.48, 0.08, 190)]);
  windowLight(sheet, 40, 30, 380, 520, 0.25, 0.28);
  const lampX = 1480;
  sheet.stroke(line([lampX, 470], [lampX, 870]), lch(0.5, 0.08, 70), 12);
  lampShade(sheet, lampX, 330, 240, 150, 420);
  solid(sheet, ellipse(lampX, 872, 90, 18), lch(0.5, 0.08, 70), { depth: 10 });

  const pink = lch(0.68, 0.12, 8);
  castShadow(
    sheet,
    [
      [120, 930],
      [800, 900],
      [1430, 930],
      [1460, 990],
      [800, 1010],
      [140, 985],
    ],
    0.5,
    14,
  );
  solid(
    sheet,
    blob([
      [260, 560],
      [300, 200],
      [520, 110],
      [860, 110],
      [1080, 190],
      [1130, 560],
    ]),
    inShade(pink, 0.1),
    { depth: 60 },
  );
  for (const x of [480, 690, 900])
    for (const y of [240, 380]) sheet.fill(ellipse(x + (y === 380 ? 100 : 0), y, 12), inShade(pink, 0.45));
  // The near arm runs across the picture: Domino's branch.
  for (const x of [210, 1260])
    solid(
      sheet,
      polygon([
        [x, 930],
        [x + 60, 930],
        [x + 46, 1000],
        [x + 18, 1000],
      ]),
      lch(0.4, 0.08, 45),
      { depth: 12 },
    );
  solid(sheet, rectangle(140, 520, 1240, 426, 40), pink, { depth: 50, shadow: 0.36 });
  solid(sheet, rectangle(100, 440, 1320, 170, 85), inLight(pink, 0.12), { depth: 46 });
  for (const x of [184, 1336]) sheet.stroke(ellipse(x, 525, 40), inShade(pink, 0.35), 5, 0.7);
  castShadow(
    sheet,
    [
      [420, 600],
      [800, 560],
      [1240, 590],
      [1250, 800],
      [1100, 860],
      [960, 640],
      [700, 640],
      [660, 850],
      [460, 820],
    ],
    0.35,
    14,
  );
  draped(studio(sheet), new Frame(760, 420, 214));
  return sheet.finish();
}
