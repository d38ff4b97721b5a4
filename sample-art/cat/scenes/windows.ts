import { lch, mix } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { DAY, studio } from '../coat.ts';
import { castShadow, dropShadow, face, inShade, solid } from '../form.ts';
import { Frame } from '../frame.ts';
import {
  loaf,
  sitting,
  sittingBack,
  sittingProfile,
  tigerShadowOutline,
  tigerShadowStripes,
  walking,
} from '../poses.ts';
import { bushyPlant, cityLayers, drape, mug, pot, sky } from '../room.ts';
import { landscape } from '../scene.ts';

export function rainWatch(): Sheet {
  const sheet = landscape('rain-watch');
  const random = sheet.random.stream('rain');
  sheet.cover(lch(0.27, 0.05, 285));
  const [left, top, width, height] = [300, 50, 1100, 760] as const;
  const view = rectangle(left, top, width, height);
  sheet.clipped(view, () => {
    sky(sheet, view, top, top + height, [
      lch(0.36, 0.09, 275),
      lch(0.55, 0.12, 330),
      lch(0.8, 0.12, 45),
      lch(0.88, 0.1, 70),
    ]);
    cityLayers(
      sheet,
      [left, top, width, height],
      lch(0.62, 0.11, 345),
      lch(0.27, 0.07, 278),
      lch(0.88, 0.13, 78),
    );
    for (let i = 0; i < 30; i++) {
      const colour = random.pick([lch(0.85, 0.14, 70), lch(0.75, 0.16, 30), lch(0.8, 0.1, 200)]);
      sheet.glow(
        left + random.next() * width,
        top + height * random.between(0.58, 1),
        random.between(16, 46),
        colour,
        0.5,
      );
    }
    for (let i = 0; i < 150; i++) {
      const [x, y, length] = [
        left + random.next() * width,
        top + random.next() * height,
        random.between(14, 60),
      ];
      sheet.stroke(
        line([x, y], [x - length * 0.12, y + length]),
        lch(0.95, 0.02, 230),
        1.6,
        random.between(0.12, 0.4),
      );
    }
    // Drops that stopped, and two that are on their way.
    for (let i = 0; i < 80; i++)
      sheet.fill(
        ellipse(
          left + random.next() * width,
          top + random.next() * height,
          random.between(2, 5),
          random.between(3, 7),
        ),
        lch(0.96, 0.02, 230),
        random.between(0.25, 0.6),
      );
    for (const x of [left + 180, left + 860]) {
      sheet.stroke(
        curve([x, top], [x + 8, top + 160], [x - 6, top + 300], [x + 4, top + 420]),
        lch(0.95, 0.02, 240),
        4,
        0.3,
      );
      sheet.fill(ellipse(x + 4, top + 426, 7, 11), lch(0.97, 0.02, 240), 0.8);
    }
  });
  const frameColour = lch(0.46, 0.07, 320);
  for (const [x, y, w, h] of [
    [left - 30, top - 30, width + 60, 34],
    [left - 30, top, 32, height],
    [left + width - 2, top, 32, height],
    [left + width * 0.62, top, 24, height],
    [left, top + height * 0.24, width, 18],
  ] as const) {
    solid(sheet, rectangle(x, y, w, h), frameColour, { depth: 8, light: [0.4, 0.9], glow: 0.35 });
  }
  const sillY = top + height;
  solid(sheet, rectangle(190, sillY, 1320, 52, 5), lch(0.56, 0.09, 30), {
    depth: 18,
    light: [0, -1],
    shadow: 0.6,
    glow: 0.5,
  });
  face(sheet, rectangle(0, sillY + 52, 1600, 300), lch(0.24, 0.055, 285), [0, sillY + 52], [0, 1067], 0.4, 0);
  castShadow(
    sheet,
    [
      [200, sillY + 54],
      [800, sillY + 58],
      [1510, sillY + 54],
      [1490, sillY + 90],
      [210, sillY + 92],
    ],
    0.6,
    6,
  );
  const red = lch(0.45, 0.12, 22);
  drape(sheet, -40, 330, -20, 1100, red, 6, -50);
  drape(sheet, 1300, 1640, -20, 1100, red, 6, 40);

  bushyPlant(sheet, 1130, sillY + 14, 120, { leaf: lch(0.34, 0.07, 165), pot: lch(0.5, 0.1, 30) });
  mug(sheet, 960, sillY + 18, 82, lch(0.82, 0.06, 75));
  const steam = blob([
    [940, sillY - 76],
    [926, sillY - 120],
    [956, sillY - 160],
    [944, sillY - 210],
    [966, sillY - 160],
    [946, sillY - 120],
    [958, sillY - 76],
  ]);
  sheet.fill(steam, lch(0.95, 0.02, 60), 0.35);
  const to = studio(sheet, {
    tones: {
      ...DAY,
      coat: lch(0.2, 0.035, 278),
      light: lch(0.36, 0.08, 320),
      dark: lch(0.14, 0.03, 278),
      collar: lch(0.66, 0.17, 40),
    },
    light: [0.4, -0.9],
    rim: lch(0.8, 0.13, 42),
    rimFrom: [0.35, -0.95],
  });
  sheet.fill(ellipse(600, sillY + 14, 250, 16), lch(0.2, 0.05, 290), 0.6);
  sittingBack(to, new Frame(600, sillY - 240, 252), { turn: 0.05 });
  return sheet.finish({ vignette: 0.18 });
}

export function radiatorSphinx(): Sheet {
  const sheet = landscape('radiator-sphinx');
  const random = sheet.random.stream('snow');
  sheet.cover(lch(0.88, 0.035, 235));
  const view = rectangle(150, -20, 1300, 640);
  sheet.clipped(view, () => {
    sky(sheet, view, 0, 620, [lch(0.68, 0.05, 250), lch(0.82, 0.035, 240), lch(0.92, 0.025, 220)]);
    // Firs and roofs going pale with distance.
    for (let layer = 0; layer < 3; layer++) {
      const colour = mix(lch(0.84, 0.025, 230), lch(0.5, 0.06, 225), layer / 2.4);
      for (let i = 0; i < 13; i++) {
        const [x, base, h] = [
          150 + i * 112 + random.between(-40, 40),
          480 + layer * 66,
          random.between(120, 230),
        ];
        for (let tier = 0; tier < 4; tier++) {
          const [y, half] = [base - h + tier * h * 0.22, 16 + tier * 15];
          sheet.fill(
            polygon([
              [x, y],
              [x + half, y + h * 0.34],
              [x - half, y + h * 0.34],
            ]),
            colour,
          );
          sheet.fill(
            polygon([
              [x, y],
              [x - half * 0.2, y + h * 0.2],
              [x - half, y + h * 0.34],
              [x - half * 0.5, y + h * 0.2],
            ]),
            lch(0.96, 0.015, 230),
            0.8,
          );
        }
      }
      sheet.fill(
        blob([
          [100, 640],
          [100, 500 + layer * 60],
          [500, 476 + layer * 60],
          [900, 506 + layer * 58],
          [1500, 480 + layer * 60],
          [1500, 660],
        ]),
        mix(lch(0.9, 0.02, 230), lch(0.97, 0.012, 220), layer / 2),
      );
    }
    for (let i = 0; i < 170; i++)
      sheet.fill(
        ellipse(random.between(150, 1450), random.between(0, 620), random.between(2, 6)),
        lch(0.985, 0.006, 220),
        random.between(0.5, 1),
      );
  });
  for (const [x, y, w, h] of [
    [120, -20, 36, 660],
    [1444, -20, 36, 660],
    [784, -20, 30, 640],
  ] as const)
    solid(sheet, rectangle(x, y, w, h), lch(0.95, 0.015, 220), { depth: 10 });
  solid(sheet, rectangle(60, 600, 1480, 58, 6), lch(0.96, 0.015, 220), { depth: 16, light: [0, -1] });
  castShadow(
    sheet,
    [
      [60, 660],
      [800, 664],
      [1540, 660],
      [1540, 700],
      [800, 704],
      [60, 700],
    ],
    0.4,
    8,
  );

  // The radiator: fat warm fins, a valve, the temple's base.
  const iron = lch(0.93, 0.02, 85);
  for (let i = 0; i < 15; i++) {
    const x = 216 + i * 80;
    solid(sheet, rectangle(x, 726, 66, 420, 32), iron, { depth: 22, shadow: 0.34 });
    sheet.fill(rectangle(x + 26, 780, 8, 340, 4), inShade(iron, 0.22), 0.8);
  }
  solid(sheet, rectangle(196, 770, 1220, 26, 12), inShade(iron, 0.1), { depth: 10 });
  solid(sheet, rectangle(1410, 830, 110, 30, 8), lch(0.78, 0.1, 75), { depth: 10 });
  solid(sheet, ellipse(1500, 845, 30, 40), lch(0.6, 0.16, 38), { depth: 12 });
  // A folded blanket on top, so that the throne is soft.
  const blanket = blob([
    [300, 742],
    [340, 704],
    [800, 694],
    [1290, 704],
    [1330, 742],
    [1300, 792],
    [800, 800],
    [330, 792],
  ]);
  dropShadow(sheet, blanket, 0, 22, 0.35, 8);
  solid(sheet, blanket, lch(0.62, 0.13, 32), { depth: 26 });
  for (let i = 0; i < 20; i++)
    sheet.stroke(line([350 + i * 48, 788], [346 + i * 48, 826]), lch(0.72, 0.12, 45), 9);
  loaf(studio(sheet, { tones: { ...DAY, light: lch(0.52, 0.045, 235) } }), new Frame(740, 470, 232), {
    eyes: 'half',
    pupil: 0.25,
    pitch: 0.14,
    legsOut: true,
  });
  return sheet.finish();
}

export function eveningPatrol(): Sheet {
  const sheet = landscape('evening-patrol');
  sheet.cover(
    sheet.linear(0, 0, 0, 760, [
      [0, lch(0.48, 0.12, 320)],
      [0.35, lch(0.66, 0.16, 25)],
      [0.72, lch(0.8, 0.15, 62)],
      [1, lch(0.9, 0.12, 85)],
    ]),
  );
  sheet.glow(1160, 560, 620, lch(0.95, 0.13, 85), 0.9);
  sheet.fill(ellipse(1160, 560, 92), lch(0.97, 0.08, 95));
  const random = sheet.random.stream('strait');
  for (let i = 0; i < 4; i++) {
    const y = 110 + i * 74;
    const x = random.between(0, 900);
    sheet.fill(
      blob([
        [x, y],
        [x + 240, y - 16],
        [x + 560, y - 4],
        [x + 760, y + 8],
        [x + 420, y + 18],
        [x + 130, y + 14],
      ]),
      lch(0.86, 0.11, 50),
      0.55,
    );
  }
  for (let layer = 0; layer < 3; layer++) {
    const base = 600 + layer * 46;
    const ridge: [number, number][] = [];
    for (let x = -40; x <= 1640; x += 40)
      ridge.push([
        x,
        base - 60 - (sheet.noise.fractal(x / 330 + layer * 9, layer, 4) + 0.35) * (190 - layer * 40),
      ]);
    const hills = polygon([[-40, 900], ...ridge, [1640, 900]]);
    solid(sheet, hills, mix(lch(0.72, 0.13, 38), lch(0.36, 0.1, 330), layer / 2.2), {
      depth: 22,
      light: [0.6, -0.8],
      shadow: 0.12,
      glow: 0.22,
    });
  }
  const water = rectangle(0, 686, 1600, 400);
  sheet.fill(
    water,
    sheet.linear(0, 686, 0, 1067, [
      [0, lch(0.82, 0.12, 70)],
      [0.4, lch(0.58, 0.13, 20)],
      [1, lch(0.32, 0.09, 310)],
    ]),
  );
  for (let i = 0; i < 150; i++) {
    const y = 694 + random.next() ** 1.6 * 380;
    const spread = (y - 660) * 0.9;
    const x = 1160 + random.spread() * spread;
    const length = random.between(16, 90) * (0.4 + (y - 680) / 300);
    sheet.stroke(
      line([x - length / 2, y], [x + length / 2, y]),
      lch(0.95, 0.1, 85),
      random.between(2, 5),
      0.7,
    );
  }
  // A freighter at anchor: English Bay is never empty.
  solid(
    sheet,
    polygon([
      [300, 704],
      [560, 704],
      [540, 738],
      [322, 738],
    ]),
    lch(0.34, 0.09, 340),
    { depth: 8, light: [1, -0.3] },
  );
  sheet.fill(rectangle(320, 672, 46, 34), lch(0.44, 0.1, 350));
  for (const x of [400, 450, 500]) sheet.stroke(line([x, 704], [x, 668]), lch(0.36, 0.09, 340), 5);

  // The rail and its glass, then the officer on duty.
  const dark = lch(0.22, 0.06, 315);
  for (const x of [90, 560, 1030, 1500])
    solid(sheet, rectangle(x, 820, 26, 300), dark, { depth: 8, light: [0.9, -0.4], glow: 0.3 });
  sheet.fill(rectangle(0, 880, 1600, 200), lch(0.9, 0.06, 60), 0.1);
  solid(sheet, rectangle(-20, 796, 1640, 34, 8), dark, { depth: 12, light: [0.5, -1], glow: 0.5 });
  const to = studio(sheet, {
    tones: {
      ...DAY,
      coat: lch(0.22, 0.045, 310),
      light: lch(0.32, 0.07, 330),
      dark: lch(0.15, 0.04, 300),
      white: lch(0.9, 0.05, 60),
      whiteShade: lch(0.66, 0.09, 345),
    },
    light: [0.6, -0.8],
    rim: lch(0.84, 0.14, 62),
    rimFrom: [0.9, -0.5],
  });
  walking(to, new Frame(700, 508, 204), { pupil: 0.5, ears: 0 });
  bushyPlant(sheet, 80, 1080, 190, { leaf: lch(0.26, 0.06, 330), pot: lch(0.3, 0.08, 20), count: 11 });
  return sheet.finish({ vignette: 0.14 });
}

export function birdTelevision(): Sheet {
  const sheet = landscape('bird-television');
  const random = sheet.random.stream('blossom');
  sheet.cover(lch(0.93, 0.035, 95));
  const view = rectangle(40, 40, 1060, 770);
  sheet.clipped(view, () => {
    sky(sheet, view, 40, 810, [lch(0.8, 0.075, 235), lch(0.9, 0.045, 215), lch(0.93, 0.06, 130)]);
    for (const [x, y, r, colour] of [
      [160, 760, 260, lch(0.72, 0.11, 130)],
      [520, 820, 300, lch(0.66, 0.11, 140)],
      [930, 780, 280, lch(0.75, 0.11, 125)],
    ] as const) {
      solid(sheet, ellipse(x, y, r, r * 0.7), colour, { depth: 60, shadow: 0.25 });
    }
    const bark = lch(0.4, 0.06, 30);
    const branch = blob([
      [-20, 250],
      [180, 300],
      [420, 292],
      [640, 350],
      [820, 330],
      [822, 346],
      [640, 380],
      [420, 330],
      [180, 346],
      [-20, 310],
    ]);
    solid(sheet, branch, bark, { depth: 14 });
    for (const [x0, y0, x1, y1] of [
      [240, 300, 380, 150],
      [480, 310, 640, 210],
      [120, 310, 230, 440],
      [600, 360, 700, 480],
    ] as const)
      sheet.stroke(curve([x0, y0], [(x0 + x1) / 2 - 10, (y0 + y1) / 2], [x1, y1]), bark, 12);
    for (let i = 0; i < 70; i++) {
      const t = random.next();
      const [x, y] = random.chance(0.6)
        ? [t * 800, 290 + t * 50 + random.spread() * 60]
        : (random
            .pick([
              [380, 160],
              [640, 215],
              [230, 440],
              [700, 480],
            ] as const)
            .map((value) => value + random.spread() * 50) as [number, number]);
      const size = random.between(9, 17);
      const pink = mix(lch(0.86, 0.075, 355), lch(0.95, 0.03, 350), random.next());
      for (let k = 0; k < 5; k++)
        sheet.fill(
          ellipse(x + Math.cos(k * 1.257 + i) * size, y + Math.sin(k * 1.257 + i) * size, size * 0.72),
          pink,
        );
      sheet.fill(ellipse(x, y, size * 0.34), lch(0.72, 0.14, 10));
    }
    // The programme: one robin, live.
    const bird = blob([
      [300, 258],
      [318, 196],
      [372, 168],
      [424, 186],
      [446, 232],
      [520, 276],
      [428, 292],
      [352, 292],
    ]);
    solid(sheet, bird, lch(0.48, 0.045, 60), { depth: 18 });
    const breast = blob([
      [302, 262],
      [310, 206],
      [346, 186],
      [388, 224],
      [386, 276],
      [346, 290],
    ]);
    solid(sheet, breast, lch(0.66, 0.17, 38), { depth: 12 });
    sheet.fill(
      polygon([
        [312, 196],
        [280, 206],
        [314, 214],
      ]),
      lch(0.8, 0.12, 80),
    );
    sheet.fill(ellipse(346, 196, 7), lch(0.15, 0.03, 275));
    sheet.fill(ellipse(344, 194, 2.4), lch(0.98, 0, 0));
    sheet.stroke(curve([400, 226], [440, 252], [500, 270]), lch(0.36, 0.045, 50), 7);
    for (const x of [358, 388]) sheet.stroke(line([x, 288], [x, 312]), lch(0.5, 0.08, 50), 5);
  });
  const white = lch(0.97, 0.012, 95);
  for (const [x, y, w, h] of [
    [10, 10, 1120, 36],
    [10, 40, 36, 790],
    [1094, 40, 36, 790],
    [560, 40, 22, 770],
  ] as const)
    solid(sheet, rectangle(x, y, w, h), white, { depth: 9, shadow: 0.3 });
  face(sheet, rectangle(1130, 0, 470, 860), lch(0.86, 0.06, 78), [1130, 0], [1600, 800], 0.25, 0.2);
  solid(sheet, rectangle(-20, 806, 1640, 70, 6), white, { depth: 20, light: [0, -1], shadow: 0.3 });
  face(sheet, rectangle(0, 876, 1600, 200), lch(0.78, 0.075, 70), [0, 876], [0, 1067], 0.35, 0);
  castShadow(
    sheet,
    [
      [860, 838],
      [1200, 828],
      [1560, 838],
      [1540, 862],
      [1100, 868],
      [880, 858],
    ],
    0.45,
    8,
  );
  pot(sheet, 190, 840, 120, lch(0.66, 0.13, 38));
  for (let i = 0; i < 5; i++) {
    const x = 190 + (i - 2) * 30;
    sheet.stroke(curve([190, 760], [x - 6, 700], [x, 640 - (i % 2) * 34]), lch(0.5, 0.1, 140), 7);
    for (let k = 0; k < 6; k++)
      sheet.fill(
        ellipse(x + Math.cos(k) * 15, 634 - (i % 2) * 34 + Math.sin(k) * 15, 10),
        lch(0.85, 0.14, 90),
      );
  }
  sittingProfile(
    studio(sheet, { tones: { ...DAY, light: lch(0.52, 0.05, 235) } }),
    new Frame(1140, 514, 205),
    { pupil: 0.35, tilt: 0.34, look: [0, 0] },
  );
  return sheet.finish();
}

export function longShadow(): Sheet {
  const sheet = landscape('long-shadow');
  // A plastered house front in the last sun; the light comes low from the left, behind us.
  face(sheet, rectangle(0, 0, 1600, 880), lch(0.82, 0.12, 72), [0, 0], [1600, 500], 0.14, 0.25);
  for (let i = 0; i < 70; i++) {
    const crack = sheet.random.stream(`stone${i}`);
    const [x, y] = [crack.between(0, 1600), crack.between(0, 860)];
    sheet.stroke(
      curve([x, y], [x + crack.between(20, 60), y + crack.between(-8, 8)]),
      lch(0.72, 0.11, 65),
      5,
      0.35,
    );
  }
  for (const x of [60, 1310]) {
    solid(sheet, rectangle(x, 110, 220, 380, 4), lch(0.93, 0.05, 85), { depth: 10 });
    sheet.fill(
      rectangle(x + 20, 130, 180, 340),
      sheet.linear(0, 130, 0, 470, [
        [0, lch(0.56, 0.1, 30)],
        [1, lch(0.72, 0.13, 55)],
      ]),
    );
    sheet.stroke(line([x + 110, 130], [x + 110, 470]), lch(0.93, 0.05, 85), 12);
    sheet.stroke(line([x + 20, 290], [x + 200, 290]), lch(0.93, 0.05, 85), 12);
    for (const [side, dx] of [
      [-1, -96],
      [1, 226],
    ] as const) {
      const shutter = rectangle(x + dx, 110, 90, 380, 4);
      solid(sheet, shutter, lch(0.5, 0.09, 195), { depth: 10 });
      for (let k = 0; k < 12; k++)
        sheet.stroke(
          line([x + dx + 12, 140 + k * 29], [x + dx + 78, 140 + k * 29 + side]),
          lch(0.4, 0.085, 205),
          6,
          0.8,
        );
    }
    solid(sheet, rectangle(x - 10, 490, 240, 30, 4), lch(0.6, 0.13, 38), { depth: 10 });
    for (let k = 0; k < 9; k++)
      solid(
        sheet,
        ellipse(x + 6 + k * 26, 484 - (k % 2) * 14, 24, 22),
        k % 3 ? lch(0.5, 0.1, 145) : lch(0.64, 0.19, 20),
        { depth: 8 },
      );
  }
  const tiger = new Frame(900, 522, 222);
  const shadow = tigerShadowOutline(tiger);
  sheet.blurred(
    (layer) => {
      layer.fillStyle = '#5a3a66';
      layer.fill(shadow);
    },
    3,
    0.72,
    'multiply',
  );
  for (const stripe of tigerShadowStripes(tiger)) sheet.fill(stripe, lch(0.8, 0.12, 70), 0.62);
  // Pavement, and the wall the five kilos sit on.
  solid(sheet, rectangle(-20, 872, 1640, 80, 4), lch(0.74, 0.07, 50), { depth: 20, light: [-0.4, -1] });
  face(sheet, rectangle(0, 950, 1600, 130), lch(0.5, 0.08, 20), [0, 950], [0, 1067], 0.4, 0.05);
  for (let i = 0; i < 9; i++)
    sheet.stroke(line([i * 200 + 60, 878], [i * 200 + 54, 948]), lch(0.56, 0.08, 30), 5, 0.6);
  castShadow(
    sheet,
    [
      [640, 884],
      [760, 876],
      [900, 884],
      [980, 900],
      [760, 908],
    ],
    0.5,
    6,
  );
  const to = studio(sheet, {
    tones: {
      ...DAY,
      light: lch(0.6, 0.1, 55),
      white: lch(0.96, 0.045, 80),
      whiteShade: lch(0.76, 0.08, 340),
    },
    light: [-0.95, -0.3],
  });
  sitting(to, new Frame(700, 700, 118), { pupil: 0.35, yaw: -0.25, tail: -1 });
  return sheet.finish();
}
