import { lch, mix, rgb } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { coat, limb, studio, white } from '../coat.ts';
import {
  castShadow,
  dropShadow,
  face,
  inLight,
  inShade,
  type Knot,
  shadeEdge,
  solid,
  tube,
} from '../form.ts';
import { Frame } from '../frame.ts';
import { head } from '../head.ts';
import { bellyUp, bust, curled, loafFromAbove } from '../poses.ts';
import { bushyPlant, framedPrint, planks, room, stripes, swordPlant, windowLight } from '../room.ts';
import { landscape, portrait } from '../scene.ts';

export function parcelInspection(): Sheet {
  const sheet = landscape('parcel-inspection');
  room(sheet, lch(0.63, 0.088, 218), 700, lch(0.75, 0.07, 68), lch(0.92, 0.03, 210));
  planks(sheet, 700, lch(0.6, 0.075, 60));
  windowLight(sheet, 900, 60, 500, 460, -0.25, 0.34);
  bushyPlant(sheet, 180, 830, 200, { count: 11 });
  framedPrint(sheet, 180, 90, 190, 230, [lch(0.94, 0.03, 85), lch(0.7, 0.15, 30), lch(0.42, 0.09, 280)]);
  const card = lch(0.71, 0.088, 68);
  const [left, width, top, height] = [480, 704, 596, 364] as const;
  castShadow(
    sheet,
    [
      [left - 20, top + height - 10],
      [left + width + 150, top + height - 30],
      [left + width + 190, top + height + 26],
      [left + 30, top + height + 34],
    ],
    0.6,
    13,
  );
  const inside = polygon([
    [left, top],
    [left + 60, top - 80],
    [left + width - 60, top - 80],
    [left + width, top],
  ]);
  face(sheet, inside, lch(0.36, 0.07, 52), [0, top - 80], [0, top], 0.6, 0);
  const back = polygon([
    [left + 60, top - 80],
    [left + 30, top - 190],
    [left + width - 40, top - 200],
    [left + width - 60, top - 80],
  ]);
  solid(sheet, back, inLight(card, 0.15), { depth: 20 });
  solid(
    sheet,
    polygon([
      [left, top],
      [left + 60, top - 80],
      [left - 110, top - 120],
      [left - 170, top - 20],
    ]),
    inLight(card, 0.22),
    { depth: 24 },
  );
  solid(
    sheet,
    polygon([
      [left + width, top],
      [left + width - 60, top - 80],
      [left + width + 110, top - 105],
      [left + width + 165, top + 5],
    ]),
    inShade(card, 0.1),
    { depth: 24 },
  );
  const to = studio(sheet);
  const frame = new Frame(left + width * 0.48, top - 150, 258);
  sheet.clipped(rectangle(0, 0, 1600, top + 30), () =>
    bust(to, frame, { pupil: 0.8, look: [0.02, -0.01], yaw: 0.16 }),
  );
  const front = polygon([
    [left, top],
    [left + width, top],
    [left + width - 8, top + height],
    [left + 8, top + height],
  ]);
  solid(sheet, front, card, { depth: 50 });
  sheet.fill(rectangle(left, top - 3, width, 9), inLight(card, 0.4));
  sheet.fill(rectangle(left + width * 0.43, top + 6, width * 0.14, height - 6), lch(0.83, 0.06, 80), 0.75);
  for (const k of [0, 1]) {
    const x = left + width * 0.78 + k * 44;
    sheet.fill(
      polygon([
        [x, top + height - 40],
        [x, top + height - 88],
        [x - 11, top + height - 88],
        [x + 11, top + height - 116],
        [x + 33, top + height - 88],
        [x + 22, top + height - 88],
        [x + 22, top + height - 40],
      ]),
      lch(0.38, 0.06, 45),
      0.75,
    );
  }
  // An address label: bars and a stamp, nothing to read.
  solid(sheet, rectangle(left + 60, top + 110, 190, 130, 4), lch(0.96, 0.015, 85), { depth: 6 });
  for (let i = 0; i < 12; i++)
    sheet.fill(rectangle(left + 76 + i * 10, top + 190, i % 3 ? 3 : 6, 36), lch(0.3, 0.03, 265));
  for (const [dy, w] of [
    [128, 110],
    [148, 80],
    [168, 96],
  ] as const)
    sheet.fill(rectangle(left + 76, top + dy, w, 7), lch(0.62, 0.04, 265));
  sheet.fill(rectangle(left + 206, top + 122, 32, 38), lch(0.62, 0.15, 35));
  for (const x of [left + width * 0.2, left + width * 0.72]) {
    const mitt = blob([
      [x - 62, top + 40],
      [x - 56, top - 26],
      [x - 26, top - 54],
      [x + 26, top - 54],
      [x + 56, top - 26],
      [x + 62, top + 40],
      [x + 36, top + 66],
      [x - 36, top + 66],
    ]);
    dropShadow(sheet, mitt, 8, 14, 0.35, 5);
    white(to, mitt, 26);
    for (const toe of [-20, 20])
      sheet.stroke(curve([x + toe, top + 20], [x + toe * 0.95, top + 60]), to.tones.whiteShade, 6);
  }
  return sheet.finish();
}

export function napThreeOfNine(): Sheet {
  const sheet = landscape('nap-three-of-nine');
  const [cream, rust, blue, deep] = [
    lch(0.87, 0.05, 80),
    lch(0.64, 0.13, 40),
    lch(0.5, 0.08, 248),
    lch(0.44, 0.075, 255),
  ].map(rgb);
  sheet.pixels((data, width, height) => {
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i += 4) {
        const [u, v] = [x * 0.94 + y * 0.34, -x * 0.34 + y * 0.94];
        const band = Math.floor((v + 2000) / 46) % 9;
        const column = Math.floor(u / 46);
        let thread = band === 2 || band === 4 ? cream : (column + band) % 2 ? blue : deep;
        if (band === 3) thread = Math.abs(((u / 46) % 2) - 1) < 0.35 ? cream : rust;
        const weave = (Math.floor(u / 8) + Math.floor(v / 8)) % 2 ? 0.975 : 1.015;
        for (let channel = 0; channel < 3; channel++) data[i + channel] = (thread?.[channel] ?? 0) * weave;
        data[i + 3] = 255;
      }
    }
  });
  windowLight(sheet, -80, 20, 800, 960, 0.25, 0.4);
  const [x, y, s] = [850, 545, 470] as const;
  const ring = (radius: number) =>
    blob(wobble(x, y, s * radius * 1.06, s * radius, sheet.random.stream('bed'), 0.02, 20));
  castShadow(
    sheet,
    wobble(x + 40, y + 50, s * 1.16, s * 1.06, sheet.random.stream('bed'), 0.02, 20),
    0.6,
    22,
  );
  solid(sheet, ring(1.06), lch(0.9, 0.035, 80), { depth: 60 });
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * Math.PI * 2;
    const at = (radius: number): [number, number] => [
      x + Math.cos(angle + (radius - 0.9) * 0.4) * s * radius * 1.06,
      y + Math.sin(angle + (radius - 0.9) * 0.4) * s * radius,
    ];
    sheet.stroke(curve(at(0.93), at(0.98), at(1.03)), lch(0.8, 0.05, 70), 6, 0.7);
  }
  const bed = ring(0.9);
  solid(sheet, bed, lch(0.74, 0.11, 60), { depth: 70, light: [0.75, 0.65] });
  curled(studio(sheet), new Frame(x - 4, y - 30, s * 0.85));
  // Felt fish keep the count: three lie out, six are still in the drawer.
  const felt = [lch(0.8, 0.14, 85), lch(0.64, 0.15, 32), lch(0.62, 0.11, 160)];
  felt.forEach((colour, i) => {
    const fish = new Frame(190 + i * 26, 300 + i * 230, 74, -0.3 + i * 0.25);
    const body = fish.blob([
      [-1.1, 0],
      [-0.6, -0.46],
      [0.1, -0.5],
      [0.66, -0.1],
      [1.1, -0.46],
      [1.16, 0.44],
      [0.66, 0.1],
      [0.1, 0.5],
      [-0.6, 0.46],
    ]);
    dropShadow(sheet, body, 14, 18, 0.5, 7);
    solid(sheet, body, colour, { depth: 18 });
    sheet.stroke(fish.curve([-0.46, -0.4], [-0.3, 0], [-0.46, 0.4]), inLight(colour, 0.5), 5, 0.9);
    for (const u of [-0.05, 0.2])
      sheet.stroke(fish.curve([u, -0.18], [u - 0.1, 0], [u, 0.18]), inShade(colour, 0.3), 5, 0.8);
    sheet.fill(fish.ellipse(-0.74, -0.1, 0.09), lch(0.2, 0.03, 275));
  });
  return sheet.finish();
}

export function burrito(): Sheet {
  const sheet = landscape('burrito');
  face(sheet, rectangle(0, 0, 1600, 670), lch(0.78, 0.06, 300), [0, 0], [1600, 670], 0.2, 0.2);
  framedPrint(sheet, 1120, 50, 260, 210, [lch(0.86, 0.06, 85), lch(0.68, 0.15, 30), lch(0.46, 0.09, 280)]);
  windowLight(sheet, 80, 20, 420, 330, 0.3, 0.34);
  // Headboard, pillows, sheet.
  solid(sheet, rectangle(60, 290, 1480, 320, 50), lch(0.52, 0.085, 320), { depth: 34 });
  for (const [x, w] of [
    [140, 560],
    [860, 600],
  ] as const) {
    const pillow = blob([
      [x, 450],
      [x + w * 0.5, 400],
      [x + w, 450],
      [x + w + 20, 580],
      [x + w * 0.9, 690],
      [x + w * 0.5, 700],
      [x + w * 0.1, 690],
      [x - 20, 580],
    ]);
    dropShadow(sheet, pillow, 14, 18, 0.35, 12);
    solid(sheet, pillow, lch(0.95, 0.015, 300), { depth: 46, shadow: 0.28 });
    for (const e of [0.25, 0.75])
      sheet.stroke(
        curve([x + w * e, 470], [x + w * (e + 0.04), 540], [x + w * (e - 0.05), 610]),
        lch(0.82, 0.04, 295),
        6,
        0.6,
      );
  }
  face(sheet, rectangle(0, 660, 1600, 420), lch(0.9, 0.025, 290), [0, 660], [400, 1067], 0.3, 0.1);
  for (let i = 0; i < 9; i++)
    sheet.stroke(
      curve([i * 210 - 100, 680], [i * 210 - 40, 840], [i * 210 - 130, 1067]),
      lch(0.78, 0.045, 290),
      7,
      0.5,
    );

  castShadow(
    sheet,
    [
      [230, 890],
      [800, 860],
      [1480, 900],
      [1560, 980],
      [900, 1010],
      [300, 970],
    ],
    0.5,
    16,
  );
  const wool = lch(0.64, 0.14, 36);
  const roll = blob([
    [480, 470],
    [700, 420],
    [1000, 440],
    [1300, 540],
    [1510, 700],
    [1530, 850],
    [1400, 930],
    [1000, 960],
    [640, 960],
    [430, 900],
    [360, 700],
  ]);
  solid(sheet, roll, wool, { depth: 70 });
  sheet.clipped(roll, () => {
    for (let i = 0; i < 7; i++) {
      const x = 720 + i * 118;
      const lift = i * 20;
      const band = curve(
        [x - 60, 380 + lift],
        [x + 50, 560 + lift],
        [x + 66, 760 + lift * 0.6],
        [x - 30, 1000],
      );
      sheet.stroke(band, lch(0.92, 0.05, 85), 26, 0.95, 'butt');
      sheet.stroke(band, i % 2 ? lch(0.48, 0.1, 265) : lch(0.78, 0.13, 80), 10, 1, 'butt');
    }
  });
  shadeEdge(sheet, roll, inShade(wool, 0.6), -70, -90, 0.7);
  const mouthOfRoll = new Frame(520, 690, 262);
  const opening = mouthOfRoll.ellipse(0, 0.02, 1.16, 1.1);
  solid(sheet, opening, inShade(wool, 0.55), { depth: 40, light: [0.75, 0.65] });
  head(studio(sheet), mouthOfRoll.inner(0, 0.06, 0.94, -0.06), {
    eyes: 'half',
    pupil: 0.5,
    ears: 0.62,
    pitch: 0.06,
    look: [0, 0.03],
  });
  // The rolled edge goes all the way round, over the ears and under the chin.
  const edge = Array.from({ length: 15 }, (_, i): Knot => {
    const angle = -2.2 + (i / 14) * Math.PI * 2.02;
    const wave = 1 + 0.03 * Math.sin(i * 1.9);
    return [
      Math.cos(angle) * 1.16 * wave,
      0.04 + Math.sin(angle) * 1.06 * wave,
      0.17 + 0.02 * Math.sin(i * 2.3),
    ];
  });
  const rolled = tube(mouthOfRoll, edge);
  dropShadow(sheet, rolled.outline, -6, 16, 0.4, 9);
  solid(sheet, rolled.outline, wool, { depth: 28 });
  for (let i = 0; i < 12; i++) {
    const angle = 0.35 + (i / 11) * 2.35;
    sheet.stroke(
      line(
        [530 + Math.cos(angle) * 338, 700 + Math.sin(angle) * 312],
        [530 + Math.cos(angle) * 372, 700 + Math.sin(angle) * 346],
      ),
      lch(0.8, 0.11, 50),
      9,
    );
  }
  return sheet.finish();
}

export function itIsATrap(): Sheet {
  const sheet = landscape('it-is-a-trap');
  const floor = lch(0.6, 0.075, 190);
  face(sheet, rectangle(0, 0, 1600, 1067), floor, [0, 0], [1600, 1067], 0.3, 0.12);
  for (let i = 0; i < 10; i++)
    sheet.stroke(line([i * 180 - 40, 0], [i * 180 - 40, 1067]), inShade(floor, 0.3), 5, 0.5);
  for (let i = 0; i < 16; i++) {
    const [x, y] = [((i * 7) % 10) * 180 - 40, (i * 379) % 1067];
    sheet.stroke(line([x, y], [x + 180, y]), inShade(floor, 0.3), 5, 0.5);
  }
  windowLight(sheet, 60, -20, 620, 700, 0.3, 0.3, lch(0.96, 0.09, 88), 3, 2);
  // A coral rug with a woven border, turned a little.
  const rugFrame = new Frame(800, 540, 100, -0.07);
  const rug = rugFrame.polygon([
    [-6.6, -4],
    [6.6, -4],
    [6.6, 4],
    [-6.6, 4],
  ]);
  dropShadow(sheet, rug, 14, 18, 0.45, 8);
  for (const e of [-1, 1])
    for (let i = 0; i < 33; i++)
      sheet.stroke(
        rugFrame.polygon(
          [
            [e * 6.6, -3.9 + i * 0.243],
            [e * 6.95, -3.9 + i * 0.243],
          ],
          false,
        ),
        lch(0.94, 0.03, 85),
        8,
      );
  solid(sheet, rug, lch(0.68, 0.15, 26), { depth: 22 });
  const inner = rugFrame.polygon([
    [-6.1, -3.5],
    [6.1, -3.5],
    [6.1, 3.5],
    [-6.1, 3.5],
  ]);
  sheet.stroke(inner, lch(0.94, 0.04, 80), 14);
  for (let i = 0; i < 24; i++) {
    for (const v of [-3.75, 3.75]) {
      const u = -6 + i * 0.52;
      sheet.fill(
        rugFrame.polygon([
          [u, v - 0.14],
          [u + 0.18, v],
          [u, v + 0.14],
          [u - 0.18, v],
        ]),
        lch(0.94, 0.04, 80),
      );
    }
  }
  stripes(sheet, inner, rugFrame.at(-6, 0), rugFrame.at(6, 0), 13, lch(0.62, 0.15, 22), 46, 0.5);

  const cat = new Frame(850, 560, 196, 0.62);
  castShadow(
    sheet,
    [
      [1130, 150],
      [1420, 300],
      [1300, 560],
      [1000, 760],
      [800, 960],
      [620, 900],
      [800, 560],
    ],
    0.5,
    18,
  );
  bellyUp(studio(sheet), cat, { pupil: 1, look: [0, 0.03], mouth: 'shut' });
  // Bait.
  for (const [x, y, colour] of [
    [300, 330, lch(0.82, 0.14, 88)],
    [1330, 860, lch(0.86, 0.06, 200)],
  ] as const) {
    castShadow(
      sheet,
      [
        [x - 40, y + 40],
        [x + 60, y + 30],
        [x + 90, y + 70],
        [x, y + 84],
      ],
      0.45,
      8,
    );
    solid(sheet, ellipse(x, y, 66), colour, { depth: 26 });
    for (let i = 0; i < 6; i++)
      sheet.stroke(
        curve([x - 60, y - 30 + i * 14], [x, y - 56 + i * 18], [x + 60, y - 30 + i * 14]),
        inShade(colour, 0.3),
        4,
        0.7,
      );
  }
  sheet.stroke(curve([350, 376], [420, 470], [330, 560], [430, 650], [400, 720]), lch(0.82, 0.14, 88), 7);
  return sheet.finish();
}

export function heKnowsTheWord(): Sheet {
  const sheet = landscape('he-knows-the-word');
  room(sheet, lch(0.74, 0.045, 285), 780, lch(0.56, 0.06, 45), lch(0.92, 0.015, 290));
  planks(sheet, 780, lch(0.45, 0.055, 40), 6);
  // The front door, the raincoat, the keys: all the signs.
  solid(sheet, rectangle(1090, -20, 420, 790), lch(0.94, 0.015, 290), { depth: 14 });
  solid(sheet, rectangle(1120, -20, 360, 786), lch(0.5, 0.13, 28), { depth: 24 });
  for (const y of [40, 420])
    solid(sheet, rectangle(1170, y, 260, 310, 4), lch(0.54, 0.13, 28), {
      depth: 12,
      light: [0.75, 0.65],
      shadow: 0.25,
    });
  solid(sheet, ellipse(1150, 400, 20), lch(0.84, 0.12, 85), { depth: 8 });
  sheet.stroke(line([120, 110], [420, 110]), lch(0.6, 0.09, 55), 22);
  for (const x of [160, 270, 380])
    sheet.stroke(curve([x, 118], [x + 4, 160], [x + 28, 150]), lch(0.8, 0.11, 82), 9);
  drawRaincoat(sheet, 164, 140);

  // The carrier: round shell, wire door, handle.
  castShadow(
    sheet,
    [
      [230, 960],
      [780, 930],
      [1260, 950],
      [1320, 1000],
      [800, 1030],
      [260, 1000],
    ],
    0.55,
    14,
  );
  const mint = lch(0.82, 0.085, 165);
  const shell = blob([
    [300, 420],
    [420, 290],
    [780, 262],
    [1130, 290],
    [1250, 420],
    [1280, 700],
    [1230, 960],
    [780, 990],
    [320, 960],
    [270, 700],
  ]);
  sheet.stroke(curve([620, 290], [640, 210], [780, 190], [920, 210], [940, 290]), inShade(mint, 0.35), 40);
  sheet.stroke(curve([620, 284], [640, 206], [780, 186], [920, 206], [940, 284]), lch(0.93, 0.03, 165), 22);
  solid(sheet, shell, mint, { depth: 56 });
  solid(sheet, rectangle(262, 640, 1026, 40, 20), inShade(mint, 0.18), { depth: 10 });
  for (const x of [282, 1210])
    for (let i = 0; i < 4; i++) sheet.fill(rectangle(x, 460 + i * 40, 58, 16, 8), inShade(mint, 0.5), 0.8);
  const mouth = rectangle(390, 360, 780, 560, 150);
  sheet.fill(mouth, lch(0.2, 0.05, 290));
  sheet.clipped(mouth, () => {
    sheet.shadeLinear(mouth, lch(0.34, 0.06, 285), 390, 360, 900, 900, [
      [0, 0.6],
      [0.5, 0],
    ]);
    solid(
      sheet,
      blob([
        [380, 860],
        [780, 830],
        [1180, 860],
        [1180, 960],
        [380, 960],
      ]),
      lch(0.64, 0.13, 40),
      { depth: 20 },
    );
    bust(studio(sheet), new Frame(780, 610, 232), {
      ears: 0.5,
      pupil: 0.85,
      eyes: 'half',
      mouth: 'grumpy',
      look: [0.02, 0.02],
      pitch: -0.16,
    });
    sheet.fill(mouth, lch(0.2, 0.05, 290), 0.14);
  });
  const wire = (path: ReturnType<typeof line>, width: number) => {
    sheet.stroke(path, lch(0.36, 0.04, 280), width + 5, 0.6);
    sheet.stroke(path, lch(0.88, 0.02, 240), width);
  };
  sheet.clipped(mouth, () => {
    for (let x = 455; x < 1160; x += 93) wire(line([x, 350], [x, 930]), 9);
    for (const y of [470, 800]) wire(line([380, y], [1180, y]), 10);
  });
  wire(mouth, 16);
  solid(sheet, rectangle(1120, 590, 70, 96, 10), lch(0.5, 0.1, 165), { depth: 12 });
  return sheet.finish();
}

function drawRaincoat(sheet: Sheet, x: number, y: number): void {
  const yellow = lch(0.8, 0.14, 85);
  for (const side of [-1, 1]) {
    const sleeve = blob([
      [x + side * 34, y + 30],
      [x + side * 84, y + 120],
      [x + side * 112, y + 300],
      [x + side * 70, y + 316],
      [x + side * 44, y + 160],
    ]);
    solid(sheet, sleeve, inShade(yellow, 0.08), { depth: 18 });
  }
  const coatBody = blob([
    [x - 44, y + 16],
    [x + 44, y + 16],
    [x + 66, y + 160],
    [x + 88, y + 430],
    [x, y + 444],
    [x - 88, y + 430],
    [x - 66, y + 160],
  ]);
  solid(sheet, coatBody, yellow, { depth: 26 });
  const hood = blob([
    [x - 44, y + 34],
    [x - 40, y - 20],
    [x, y - 34],
    [x + 40, y - 20],
    [x + 44, y + 34],
    [x, y + 60],
  ]);
  solid(sheet, hood, inLight(yellow, 0.1), { depth: 16 });
  sheet.fill(ellipse(x, y + 12, 22, 26), inShade(yellow, 0.5));
  sheet.stroke(line([x, y + 62], [x, y + 438]), inShade(yellow, 0.3), 5);
  for (let i = 0; i < 4; i++) sheet.fill(ellipse(x + 14, y + 110 + i * 86, 8), lch(0.95, 0.03, 90));
  for (const side of [-1, 1]) {
    solid(sheet, rectangle(x + side * 44 - 24, y + 270, 48, 60, 8), inShade(yellow, 0.06), { depth: 6 });
  }
  // The keys hang ready on the last hook.
  sheet.stroke(ellipse(x + 220, y + 30, 16), lch(0.8, 0.03, 240), 5);
  for (const lean of [-14, 12]) {
    sheet.stroke(line([x + 220, y + 46], [x + 220 + lean, y + 104]), lch(0.84, 0.11, 85), 9);
    sheet.fill(ellipse(x + 220 + lean * 0.2, y + 54, 13), lch(0.84, 0.11, 85));
  }
}

export function newHouseplant(): Sheet {
  const sheet = portrait('new-houseplant');
  room(sheet, lch(0.92, 0.03, 95), 1180, lch(0.74, 0.07, 65), lch(0.98, 0.008, 95));
  planks(sheet, 1180, lch(0.6, 0.07, 58), 5);
  windowLight(sheet, 120, 120, 640, 760, 0.12, 0.4, lch(0.93, 0.12, 90), 2, 3);
  // Low in the tall sheet, so that a level crop keeps the ears.
  sheet.context.translate(0, 84);
  swordPlant(sheet, 180, 1340, 330, lch(0.55, 0.1, 262), lch(0.5, 0.09, 150));
  bushyPlant(sheet, 910, 1350, 250, { pot: lch(0.95, 0.02, 85), leaf: lch(0.54, 0.1, 145), count: 13 });
  castShadow(
    sheet,
    [
      [240, 1440],
      [560, 1410],
      [900, 1440],
      [940, 1490],
      [560, 1510],
      [260, 1480],
    ],
    0.55,
    12,
  );
  const to = studio(sheet);
  const clay = lch(0.62, 0.125, 40);
  // Body spilling over the rim like a plant that was not repotted in time.
  limb(
    to,
    new Frame(780, 930, 240),
    [
      [-0.2, 0.1, 0.18],
      [0.3, -0.2, 0.16],
      [0.56, -0.7, 0.14],
      [0.42, -1.2, 0.13],
      [0.62, -1.56, 0.11],
    ],
    { sock: 0.84 },
  );
  const body = blob([
    [270, 1000],
    [250, 860],
    [340, 720],
    [530, 660],
    [740, 720],
    [830, 860],
    [820, 1000],
    [540, 1040],
  ]);
  coat(to, body, 80);
  sheet.clipped(
    polygon([
      [0, 0],
      [1067, 0],
      [1067, 990],
      [0, 990],
    ]),
    () => bust(to, new Frame(530, 620, 236), { pupil: 0.4, yaw: -0.12, pitch: 0.1, eyes: 'open' }),
  );
  const rimBox = rectangle(220, 950, 640, 110, 14);
  solid(
    sheet,
    polygon([
      [260, 1050],
      [820, 1050],
      [740, 1440],
      [340, 1440],
    ]),
    clay,
    { depth: 60 },
  );
  dropShadow(sheet, rimBox, 0, 18, 0.4, 8);
  solid(sheet, rimBox, inLight(clay, 0.1), { depth: 34 });
  for (let i = 0; i < 9; i++)
    sheet.fill(
      polygon([
        [318 + i * 50, 1190],
        [343 + i * 50, 1150],
        [368 + i * 50, 1190],
        [343 + i * 50, 1230],
      ]),
      lch(0.92, 0.05, 82),
      0.9,
    );
  sheet.stroke(line([292, 1120], [788, 1120]), lch(0.92, 0.05, 82), 10, 0.9);
  sheet.stroke(line([322, 1262], [758, 1262]), lch(0.92, 0.05, 82), 10, 0.9);
  for (const x of [420, 640]) {
    const mitt = blob([
      [x - 60, 990],
      [x - 54, 930],
      [x - 24, 906],
      [x + 24, 906],
      [x + 54, 930],
      [x + 60, 990],
      [x + 36, 1014],
      [x - 36, 1014],
    ]);
    dropShadow(sheet, mitt, 8, 14, 0.35, 5);
    white(to, mitt, 26);
    for (const toe of [-19, 19])
      sheet.stroke(curve([x + toe, 974], [x + toe * 0.95, 1008]), to.tones.whiteShade, 6);
  }
  // A plant label stuck in at the side, and a can with ideas of its own.
  solid(
    sheet,
    polygon([
      [738, 860],
      [804, 850],
      [812, 930],
      [780, 965],
      [746, 936],
    ]),
    lch(0.97, 0.012, 90),
    { depth: 8 },
  );
  for (const dy of [0, 20, 40]) sheet.stroke(line([754, 878 + dy], [792, 872 + dy]), lch(0.5, 0.1, 150), 6);
  solid(
    sheet,
    blob([
      [110, 1530],
      [104, 1430],
      [130, 1400],
      [230, 1400],
      [256, 1430],
      [250, 1530],
    ]),
    lch(0.7, 0.09, 200),
    { depth: 22 },
  );
  sheet.stroke(line([250, 1490], [340, 1400]), lch(0.66, 0.09, 205), 18);
  sheet.context.resetTransform();
  return sheet.finish();
}

export function packed(): Sheet {
  const sheet = landscape('packed');
  const floor = lch(0.46, 0.07, 255);
  face(sheet, rectangle(0, 0, 1600, 1067), floor, [0, 0], [1600, 1067], 0.3, 0.1);
  // Herringbone floor.
  for (let row = -2; row < 12; row++) {
    for (let column = -2; column < 18; column++) {
      const [x, y] = [column * 104 + (row % 2) * 52, row * 104];
      const turn = column % 2 ? 0.785 : -0.785;
      const plank = new Frame(x, y, 50, turn).polygon([
        [-0.62, -1.9],
        [0.62, -1.9],
        [0.62, 1.9],
        [-0.62, 1.9],
      ]);
      sheet.stroke(plank, inShade(floor, 0.35), 4, 0.45);
    }
  }
  windowLight(sheet, -60, 60, 700, 860, 0.28, 0.26, lch(0.95, 0.08, 88), 2, 3);
  const yellow = lch(0.83, 0.155, 88);
  const tray = (x: number, y: number, width: number, height: number, lining: ReturnType<typeof lch>) => {
    const shell = rectangle(x, y, width, height, 60);
    dropShadow(sheet, shell, 26, 34, 0.5, 16);
    solid(sheet, shell, yellow, { depth: 30 });
    const inner = rectangle(x + 36, y + 36, width - 72, height - 72, 36);
    solid(sheet, inner, lining, { depth: 40, light: [0.75, 0.65], shadow: 0.4 });
    return inner;
  };
  tray(120, 90, 560, 860, lch(0.74, 0.08, 200));
  const main = tray(740, 90, 760, 860, lch(0.74, 0.08, 200));
  for (const y of [300, 720])
    solid(sheet, rectangle(676, y, 70, 60, 10), lch(0.68, 0.03, 255), { depth: 10 });
  // Lid: net pocket with a passport-like booklet and socks.
  solid(sheet, rectangle(190, 190, 210, 280, 10), lch(0.42, 0.11, 265), { depth: 14 });
  sheet.stroke(ellipse(295, 310, 54), lch(0.84, 0.12, 85), 8);
  for (const [dx, colour] of [
    [0, lch(0.62, 0.15, 30)],
    [110, lch(0.88, 0.05, 85)],
  ] as const) {
    solid(
      sheet,
      blob([
        [430 + dx, 560],
        [500 + dx, 560],
        [506 + dx, 700],
        [560 + dx, 760],
        [530 + dx, 810],
        [460 + dx, 790],
        [432 + dx, 700],
      ]),
      colour,
      { depth: 16 },
    );
  }
  sheet.clipped(rectangle(156, 126, 488, 788, 36), () => {
    for (let i = -14; i < 22; i++) {
      sheet.stroke(line([150 + i * 52, 480], [650 + i * 52, 980]), lch(0.95, 0.02, 200), 3, 0.4);
      sheet.stroke(line([650 + i * 52, 480], [150 + i * 52, 980]), lch(0.95, 0.02, 200), 3, 0.4);
    }
    sheet.fill(rectangle(150, 470, 500, 26), inShade(yellow, 0.15));
  });
  // Folded shirts, then the one thing worth packing.
  sheet.clipped(main, () => {
    for (const [x, y, w, h, colour] of [
      [790, 130, 330, 360, lch(0.93, 0.02, 85)],
      [1130, 130, 330, 340, lch(0.66, 0.12, 25)],
      [790, 510, 340, 400, lch(0.54, 0.1, 160)],
      [1140, 490, 320, 420, lch(0.62, 0.08, 290)],
    ] as const) {
      solid(sheet, rectangle(x, y, w, h, 18), colour, { depth: 18 });
      sheet.stroke(
        curve([x + w * 0.3, y], [x + w * 0.5, y + 60], [x + w * 0.7, y]),
        inShade(colour, 0.35),
        9,
        0.8,
      );
      sheet.stroke(line([x + w * 0.5, y + 60], [x + w * 0.5, y + h]), inShade(colour, 0.25), 5, 0.7);
    }
  });
  castShadow(
    sheet,
    [
      [980, 200],
      [1200, 150],
      [1420, 260],
      [1430, 560],
      [1340, 840],
      [1080, 860],
      [930, 640],
      [930, 380],
    ],
    0.5,
    18,
  );
  loafFromAbove(studio(sheet), new Frame(1120, 600, 196, 0.06), { pupil: 0.9, look: [0, -0.03] });
  return sheet.finish();
}

export function ornament(): Sheet {
  const sheet = landscape('ornament');
  sheet.cover(
    sheet.linear(0, 0, 0, 1067, [
      [0, lch(0.36, 0.1, 18)],
      [1, lch(0.26, 0.08, 10)],
    ]),
  );
  for (let i = 0; i < 40; i++) sheet.fill(rectangle(i * 42, 0, 4, 1067), lch(0.42, 0.1, 20), 0.4);
  const random = sheet.random.stream('fir');
  const to = studio(sheet);
  const branches = (from: number, until: number, tone: ReturnType<typeof lch>) => {
    for (let y = from; y < until; y += 46) {
      const half = 180 + (y + 160) * 0.62;
      for (let x = -half; x <= half; x += 62) {
        const [bx, by] = [800 + x + random.spread() * 18, y + Math.abs(x) * 0.16 + random.spread() * 14];
        const lean = x / half;
        const colour = mix(tone, lch(0.52, 0.1, 150), random.next() * 0.5);
        for (let k = 0; k < 9; k++) {
          const angle = Math.PI / 2 - lean * 0.9 + (k - 4) * 0.2;
          const length = random.between(54, 96);
          sheet.stroke(
            line([bx, by], [bx + Math.cos(angle) * length, by + Math.sin(angle) * length]),
            k % 3 ? colour : inLight(colour, 0.2),
            7,
            0.95,
          );
        }
      }
    }
  };
  branches(-120, 420, lch(0.3, 0.07, 160));
  branches(420, 980, lch(0.33, 0.075, 158));
  sheet.shadeRadial(ellipse(790, 520, 420, 380), lch(0.12, 0.035, 180), 790, 540, 120, 380, [
    [0, 1],
    [0.6, 0.75],
    [1, 0],
  ]);
  head(to, new Frame(790, 545, 228, -0.08), { pupil: 0.95, look: [0.03, -0.02], ears: 0.2, pitch: 0.04 });
  // Branches reach in from the sides, in front of cheeks and chin.
  for (const [x, y, angle, length] of [
    [430, 560, 0.08, 170],
    [455, 720, -0.3, 190],
    [1150, 580, Math.PI - 0.1, 170],
    [1130, 730, Math.PI + 0.32, 190],
    [610, 920, -1.05, 180],
    [960, 925, -2.1, 180],
    [790, 960, -1.6, 170],
    [585, 330, 1.1, 90],
    [1000, 320, 2.1, 90],
  ] as const) {
    const along = (t: number): [number, number] => [
      x + Math.cos(angle) * length * t,
      y + Math.sin(angle) * length * t,
    ];
    sheet.stroke(line(along(0), along(1)), lch(0.34, 0.06, 60), 9);
    for (let k = 0; k < 22; k++) {
      const root = along(k / 22);
      for (const side of [-1, 1]) {
        const needle = angle + side * random.between(0.5, 0.8);
        const reach = 58 * (1 - (k / 22) * 0.55);
        const colour = random.pick([lch(0.38, 0.08, 157), lch(0.46, 0.09, 152), lch(0.56, 0.1, 147)]);
        sheet.stroke(
          line(root, [root[0] + Math.cos(needle) * reach, root[1] + Math.sin(needle) * reach]),
          colour,
          6,
        );
      }
    }
  }
  const balls = [
    [330, 330, 54, lch(0.8, 0.13, 85)],
    [430, 700, 62, lch(0.58, 0.19, 28)],
    [1190, 360, 58, lch(0.58, 0.19, 28)],
    [1260, 720, 60, lch(0.8, 0.13, 85)],
    [800, 130, 50, lch(0.72, 0.09, 220)],
    [230, 880, 56, lch(0.72, 0.09, 220)],
    [1080, 860, 52, lch(0.62, 0.13, 330)],
    [620, 240, 40, lch(0.62, 0.13, 330)],
    [1010, 190, 42, lch(0.84, 0.12, 88)],
  ] as const;
  for (const [x, y, r, colour] of balls) {
    sheet.stroke(line([x, y - r - 26], [x, y - r]), lch(0.84, 0.1, 85), 4);
    solid(sheet, ellipse(x, y, r), colour, { depth: r * 0.5 });
    solid(sheet, rectangle(x - 12, y - r - 10, 24, 18, 4), lch(0.8, 0.1, 85), { depth: 5 });
    sheet.fill(ellipse(x - r * 0.34, y - r * 0.36, r * 0.2, r * 0.13, -0.7), lch(0.99, 0.02, 90), 0.85);
  }
  for (let i = 0; i < 46; i++) {
    const t = i / 45;
    const row = Math.floor(t * 4);
    const along = (t * 4) % 1;
    const half = 200 + row * 150;
    const [x, y] = [
      800 + (along * 2 - 1) * half * (row % 2 ? -1 : 1),
      150 + row * 210 + Math.sin(along * 3.1) * 70,
    ];
    if (Math.hypot((x - 790) / 250, (y - 545) / 230) < 1) continue;
    sheet.glow(x, y, 52, lch(0.88, 0.14, 75), 0.9);
    sheet.fill(ellipse(x, y, 9), lch(0.97, 0.07, 88));
  }
  // One down.
  face(sheet, rectangle(0, 986, 1600, 90), lch(0.4, 0.07, 45), [0, 986], [0, 1067], 0.4, 0.1);
  castShadow(
    sheet,
    [
      [1350, 1030],
      [1430, 1018],
      [1530, 1036],
      [1450, 1050],
    ],
    0.5,
    6,
  );
  solid(sheet, ellipse(1410, 980, 58), lch(0.58, 0.19, 28), { depth: 28 });
  sheet.fill(ellipse(1390, 958, 12, 8, -0.7), lch(0.99, 0.02, 90), 0.85);
  return sheet.finish({ vignette: 0.16 });
}
