import { lch, mix } from '../core/colour.ts';
import type { Point } from '../core/shapes.ts';
import { coat, fur, type Studio, white } from './coat.ts';
import { shadeEdge } from './form.ts';
import type { Frame } from './frame.ts';

export type Eyes = 'open' | 'half' | 'shut' | 'smiling' | 'squeezed';
export type Mouth = 'shut' | 'grumpy' | 'tongue' | 'yawn' | 'meow';

export type HeadOptions = {
  /** Turned to the side, radians: negative looks to the frame's left. Beyond ±.7 use `profileHead`. */
  yaw?: number;
  /** Raised (positive) or lowered (negative), radians. */
  pitch?: number;
  eyes?: Eyes;
  /** Where the pupils go inside the eyes. */
  look?: Point;
  /** How wide the pupils are: .25 in the sun, 1 in the dark. */
  pupil?: number;
  mouth?: Mouth;
  /** Ears turned outward, radians: 0 alert, .3 at ease, .85 flat. */
  ears?: number;
  whiskers?: boolean;
  /** Left out when the head is only partly lit or seen. */
  fur?: boolean;
};

/**
 * Domino's face from the front. The features lie on a rounded form that `yaw` and `pitch` turn, so the same drawing
 * looks up, down and aside: the muzzle moves more than the eyes, the ears less.
 */
export function head(to: Studio, frame: Frame, options: HeadOptions = {}): void {
  const turned = turnHead(frame, options.yaw ?? 0, options.pitch ?? 0);
  drawEars(to, frame, turned, options.ears ?? 0);
  drawSkull(to, frame, turned, options);
  for (const side of [-1, 1] as const) drawEye(to, frame, turned, side, options);
  drawNoseAndMouth(to, frame, turned, options.mouth ?? 'shut');
  if (options.whiskers !== false) drawWhiskers(to, frame, turned);
}

type Turned = {
  /** A point of the face; `lift` is how far it stands out of the rounded form. */
  readonly face: (u: number, v: number, lift?: number) => Point;
  /** A point of the outline. */
  readonly outline: (u: number, v: number) => Point;
  /** A point of the ears, which stand behind the middle. */
  readonly ear: (u: number, v: number) => Point;
  readonly yaw: number;
  readonly pitch: number;
};

function turnHead(frame: Frame, yaw: number, pitch: number): Turned {
  const [cosYaw, sinYaw] = [Math.cos(yaw), Math.sin(yaw)];
  const [cosPitch, sinPitch] = [Math.cos(pitch), Math.sin(pitch)];
  const turn = (u: number, v: number, depth: number): Point => {
    const across = u * cosYaw + depth * sinYaw;
    const towards = depth * cosYaw - u * sinYaw;
    return [across, v * cosPitch - towards * sinPitch];
  };
  const roundness = (u: number, v: number) => Math.sqrt(Math.max(0, 1 - (u / 1.08) ** 2 - (v / 1.05) ** 2));
  return {
    yaw,
    pitch,
    face: (u, v, lift = 0) => frame.at(...turn(u, v, 0.72 * roundness(u, v) + lift)),
    outline: (u, v) => frame.at(u + sinYaw * 0.07 * (v + 0.5), v - sinPitch * 0.12 * (1 - v)),
    ear: (u, v) => frame.at(...turn(u, v, -0.12)),
  };
}

function drawEars(to: Studio, frame: Frame, turned: Turned, spread: number): void {
  const { sheet, tones } = to;
  for (const side of [-1, 1] as const) {
    const [cos, sin] = [Math.cos(spread), Math.sin(spread)];
    // Each ear turns about its own root, outwards, and gets a little shorter as it folds.
    const at = (u: number, v: number): Point => {
      const x = u - 0.6;
      const y = (v + 0.45) * (1 - spread * 0.22);
      return turned.ear(side * (0.6 + x * cos - y * sin), -0.45 + x * sin + y * cos);
    };
    const shape = (points: readonly Point[]) =>
      frameless(
        frame,
        points.map(([u, v]) => at(u, v)),
      );
    const ear = shape([
      [0.16, -0.6],
      [0.42, -1.02],
      [0.66, -1.33],
      [0.77, -1.38],
      [0.86, -1.25],
      [0.96, -0.78],
      [0.97, -0.2],
      [0.5, -0.3],
    ]);
    coat(to, ear, frame.size * 0.14);
    const inner = shape([
      [0.38, -0.66],
      [0.55, -0.98],
      [0.74, -1.21],
      [0.82, -0.9],
      [0.84, -0.48],
      [0.6, -0.5],
    ]);
    sheet.fill(inner, tones.innerEarShade);
    sheet.shadeLinear(inner, tones.innerEar, ...at(0.8, -1.2), ...at(0.45, -0.5), [
      [0, 0.9],
      [1, 0],
    ]);
    sheet.clipped(ear, () => {
      for (let i = 0; i < 7; i++) {
        const t = i / 6;
        const tuft = frameless(
          frame,
          [
            at(0.34 + 0.05 * t, -0.58 - 0.04 * t),
            at(0.49 + 0.1 * t, -0.73 - 0.12 * t),
            at(0.54 + 0.16 * t, -0.88 - 0.2 * t),
          ],
          false,
        );
        sheet.stroke(tuft, i % 2 ? tones.light : tones.whiteShade, frame.size * 0.022, 0.75);
      }
    });
  }
}

/** A soft shape through points that are already on the sheet. */
function frameless(frame: Frame, points: readonly Point[], close = true) {
  const cos = Math.cos(-frame.rotation);
  const sin = Math.sin(-frame.rotation);
  const local = points.map(([x, y]): Point => {
    const dx = (x - frame.x) / frame.size;
    const dy = (y - frame.y) / frame.size;
    return [(dx * cos - dy * sin) * frame.flip, dx * sin + dy * cos];
  });
  return frame.blob(local, close);
}

const HALF_SKULL: readonly Point[] = [
  [0, -0.76],
  [0.3, -0.77],
  [0.62, -0.62],
  [0.86, -0.3],
  [0.95, 0.04],
  [1.03, 0.22],
  [0.98, 0.3],
  [1.03, 0.42],
  [0.91, 0.48],
  [0.9, 0.6],
  [0.7, 0.66],
  [0.46, 0.8],
  [0.2, 0.88],
  [0, 0.89],
];

const BLAZE: readonly Point[] = [
  [0.03, -0.47],
  [-0.045, -0.3],
  [-0.09, -0.05],
  [-0.17, 0.1],
  [-0.4, 0.22],
  [-0.58, 0.4],
  [-0.56, 0.6],
  [-0.4, 0.75],
  [-0.18, 0.86],
  [0, 0.89],
  [0.18, 0.86],
  [0.4, 0.75],
  [0.56, 0.6],
  [0.57, 0.42],
  [0.4, 0.24],
  [0.19, 0.1],
  [0.13, -0.05],
  [0.11, -0.28],
];

function drawSkull(to: Studio, frame: Frame, turned: Turned, options: HeadOptions): void {
  const { sheet, tones } = to;
  const otherHalf = HALF_SKULL.slice(1, -1)
    .reverse()
    .map(([u, v]): Point => [-u, v]);
  const skull = frameless(
    frame,
    [...HALF_SKULL, ...otherHalf].map(([u, v]) => turned.outline(u, v)),
  );
  coat(to, skull, frame.size * 0.3);
  if (options.fur !== false) {
    const count = Math.min(700, Math.round(frame.size * 4));
    fur(to, skull, frame, count, [0, -0.1, 1, 0.8], (u, v) => Math.atan2(v + 0.1, u * 1.1));
  }

  // The muzzle stands out of the face, so a turned head shows it beyond the cheek.
  const lift = (v: number) => 0.2 * Math.min(1, Math.max(0, (v + 0.1) / 0.5));
  const blaze = frameless(
    frame,
    BLAZE.map(([u, v]) => turned.face(u, v, lift(v))),
  );
  white(to, blaze, frame.size * 0.16);
  sheet.clipped(blaze, () => {
    for (const side of [-1, 1]) {
      const [x, y] = turned.face(side * 0.215, 0.46, 0.24);
      const lobe = frameless(
        frame,
        Array.from({ length: 12 }, (_, i): Point => {
          const angle = (i / 12) * Math.PI * 2;
          return turned.face(side * 0.215 + Math.cos(angle) * 0.26, 0.46 + Math.sin(angle) * 0.22, 0.22);
        }),
      );
      sheet.shadeRadial(lobe, tones.whiteShade, x, y, frame.size * 0.08, frame.size * 0.3, [
        [0.55, 0],
        [1, 0.7],
      ]);
      for (let i = 0; i < 6; i++) {
        const [dotX, dotY] = turned.face(
          side * (0.16 + 0.085 * (i % 3)),
          0.42 + 0.075 * Math.floor(i / 3),
          0.24,
        );
        const dot = frameless(frame, ringAround(dotX, dotY, frame.size * 0.013));
        sheet.fill(dot, tones.whiteShade, 0.9);
      }
    }
    const [chinX, chinY] = turned.face(0, 0.72, 0.16);
    const chin = frameless(frame, ringAround(chinX, chinY, frame.size * 0.18, frame.size * 0.12));
    sheet.shadeRadial(
      chin,
      tones.whiteShade,
      chinX,
      chinY - frame.size * 0.03,
      frame.size * 0.05,
      frame.size * 0.19,
      [
        [0.5, 0],
        [1, 0.7],
      ],
    );
  });
}

function ringAround(x: number, y: number, rx: number, ry = rx): Point[] {
  return Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i / 10) * Math.PI * 2;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
}

function drawEye(to: Studio, frame: Frame, turned: Turned, side: -1 | 1, options: HeadOptions): void {
  const { sheet, tones } = to;
  const { eyes = 'open', look = [0, 0], pupil = 0.5 } = options;
  const s = frame.size;
  const cu = side * 0.43;
  const cv = -0.045;
  const at = (u: number, v: number) => turned.face(cu + u, cv + v, 0.02);
  const line = (...points: readonly Point[]) =>
    frameless(
      frame,
      points.map(([u, v]) => at(u, v)),
      false,
    );

  if (eyes === 'shut') {
    sheet.stroke(line([-0.21, 0.02], [-0.08, 0.11], [0.08, 0.11], [0.21, 0.01]), tones.line, s * 0.05);
    sheet.stroke(
      line([-0.19, 0.065], [-0.07, 0.145], [0.08, 0.145], [0.19, 0.055]),
      tones.light,
      s * 0.018,
      0.7,
    );
    return;
  }
  if (eyes === 'smiling') {
    sheet.stroke(line([-0.22, 0.08], [-0.1, -0.03], [0.1, -0.03], [0.22, 0.08]), tones.line, s * 0.055);
    sheet.stroke(line([-0.2, 0.03], [-0.1, -0.075], [0.1, -0.075], [0.2, 0.03]), tones.light, s * 0.018, 0.7);
    return;
  }
  if (eyes === 'squeezed') {
    sheet.stroke(line([side * 0.24, -0.12], [side * 0.02, 0.01], [-side * 0.16, 0.06]), tones.line, s * 0.05);
    sheet.stroke(
      line([side * 0.25, 0.06], [side * 0.05, 0.06], [-side * 0.14, 0.08]),
      tones.line,
      s * 0.035,
      0.8,
    );
    return;
  }

  const open = eyes === 'half' ? 0.42 : 1;
  const shape = frameless(
    frame,
    (
      [
        [-side * 0.245, 0.075],
        [-side * 0.13, -0.135 * open],
        [side * 0.06, -0.195 * open],
        [side * 0.2, -0.1 * open - 0.02],
        [side * 0.235, -0.03],
        [side * 0.15, 0.12],
        [-side * 0.02, 0.165],
        [-side * 0.15, 0.14],
      ] as const
    ).map(([u, v]) => at(u, v)),
  );
  sheet.stroke(shape, tones.line, s * 0.085);
  const [glowX, glowY] = at(0, 0.07);
  sheet.fill(
    shape,
    sheet.radial(glowX, glowY, s * 0.02, s * 0.26, [
      [0, tones.irisLight],
      [0.55, tones.iris],
      [1, tones.irisDark],
    ]),
  );
  sheet.clipped(shape, () => {
    sheet.shadeLinear(shape, tones.irisDark, ...at(0, -0.2), ...at(0, 0.05), [
      [0, 0.9],
      [1, 0],
    ]);
    const squash = Math.max(0.55, Math.cos(turned.yaw));
    const centre = at(look[0], look[1] - 0.005);
    const oval = (x: number, y: number, rx: number, ry: number) => frameless(frame, ringAround(x, y, rx, ry));
    sheet.fill(
      oval(centre[0], centre[1], s * (0.055 + 0.11 * pupil) * squash, s * 0.175),
      lch(0.09, 0.02, 275),
    );
    const catchlight = at(look[0] - 0.065, look[1] - 0.075);
    sheet.fill(oval(catchlight[0], catchlight[1], s * 0.048, s * 0.055), lch(0.99, 0.01, 90), 0.96);
    const reflection = at(look[0] + 0.06, look[1] + 0.08);
    sheet.fill(oval(reflection[0], reflection[1], s * 0.02, s * 0.02), lch(0.97, 0.03, 100), 0.75);
  });
  sheet.stroke(
    line(
      [-side * 0.27, 0.1],
      [-side * 0.14, -0.14 * open],
      [side * 0.06, -0.205 * open],
      [side * 0.24, -0.08 * open - 0.01],
    ),
    tones.line,
    s * 0.045,
  );
}

function drawNoseAndMouth(to: Studio, frame: Frame, turned: Turned, mouth: Mouth): void {
  const { sheet, tones } = to;
  const s = frame.size;
  const at = (u: number, v: number) => turned.face(u, v, 0.26);
  const shape = (points: readonly Point[], close = true) =>
    frameless(
      frame,
      points.map(([u, v]) => at(u, v)),
      close,
    );

  if (mouth === 'yawn' || mouth === 'meow') drawOpenMouth(to, frame, shape, mouth);

  const nose = shape([
    [-0.125, 0.215],
    [0, 0.195],
    [0.125, 0.215],
    [0.1, 0.285],
    [0.03, 0.335],
    [0, 0.345],
    [-0.03, 0.335],
    [-0.1, 0.285],
  ]);
  sheet.fill(nose, tones.nose);
  shadeEdge(sheet, nose, tones.innerEarShade, -s * 0.05, -s * 0.05, 0.9);
  const [shineX, shineY] = at(-0.04, 0.235);
  sheet.fill(frameless(frame, ringAround(shineX, shineY, s * 0.03, s * 0.015)), lch(0.95, 0.04, 20), 0.7);
  if (mouth === 'yawn' || mouth === 'meow') return;

  if (mouth === 'tongue') {
    const tongue = shape([
      [-0.1, 0.5],
      [0.1, 0.5],
      [0.11, 0.62],
      [0, 0.69],
      [-0.11, 0.62],
    ]);
    sheet.fill(tongue, lch(0.74, 0.12, 12));
    shadeEdge(sheet, tongue, lch(0.58, 0.14, 10), -s * 0.04, s * 0.05, 0.9);
  }
  const width = s * 0.024;
  sheet.stroke(
    shape(
      [
        [0, 0.345],
        [0, 0.44],
      ],
      false,
    ),
    tones.line,
    width,
    0.85,
  );
  for (const side of [-1, 1]) {
    const corner: readonly Point[] =
      mouth === 'grumpy'
        ? [
            [side * 0.1, 0.49],
            [side * 0.21, 0.53],
            [side * 0.28, 0.61],
          ]
        : [
            [side * 0.08, 0.535],
            [side * 0.2, 0.545],
            [side * 0.29, 0.48],
          ];
    const lip = shape([[0, 0.44], ...corner], false);
    sheet.stroke(lip, tones.line, width, 0.8);
  }
}

function drawOpenMouth(
  to: Studio,
  frame: Frame,
  shape: (points: readonly Point[], close?: boolean) => ReturnType<typeof frameless>,
  mouth: 'yawn' | 'meow',
): void {
  const { sheet, tones } = to;
  const s = frame.size;
  const drop = mouth === 'yawn' ? 1.06 : 0.7;
  const width = mouth === 'yawn' ? 0.37 : 0.2;
  // The jaw drops below the skull's own outline.
  const jaw = shape([
    [-width - 0.16, 0.42],
    [-width - 0.12, drop * 0.8],
    [-width * 0.6, drop + 0.12],
    [0, drop + 0.18],
    [width * 0.6, drop + 0.12],
    [width + 0.12, drop * 0.8],
    [width + 0.16, 0.42],
  ]);
  white(to, jaw, s * 0.16);
  const gape = shape([
    [0, 0.4],
    [-width * 0.75, 0.44],
    [-width, 0.56],
    [-width * 0.86, drop * 0.8],
    [-width * 0.5, drop],
    [0, drop + 0.04],
    [width * 0.5, drop],
    [width * 0.86, drop * 0.8],
    [width, 0.56],
    [width * 0.75, 0.44],
  ]);
  sheet.fill(gape, lch(0.3, 0.1, 8));
  shadeEdge(sheet, gape, lch(0.18, 0.06, 350), 0, s * 0.3, 0.9);
  sheet.clipped(gape, () => {
    if (mouth === 'yawn') {
      const palate = shape([
        [-width * 0.8, 0.44],
        [0, 0.42],
        [width * 0.8, 0.44],
        [width * 0.5, 0.6],
        [0, 0.64],
        [-width * 0.5, 0.6],
      ]);
      sheet.fill(palate, lch(0.6, 0.11, 12));
    }
    const tongue = shape([
      [-width * 0.56, drop + 0.1],
      [-width * 0.62, drop * 0.84],
      [-width * 0.36, drop * 0.7],
      [0, drop * 0.76],
      [width * 0.36, drop * 0.7],
      [width * 0.62, drop * 0.84],
      [width * 0.56, drop + 0.1],
    ]);
    sheet.fill(tongue, lch(0.75, 0.12, 14));
    shadeEdge(sheet, tongue, lch(0.58, 0.14, 10), -s * 0.06, -s * 0.08, 0.85);
    sheet.stroke(
      shape(
        [
          [0, drop * 0.8],
          [0, drop + 0.02],
        ],
        false,
      ),
      lch(0.58, 0.13, 10),
      s * 0.02,
    );
  });
  const tooth = lch(0.97, 0.02, 95);
  for (const side of [-1, 1]) {
    const upper = shape([
      [side * width * 0.66, 0.43],
      [side * width * 0.9, 0.47],
      [side * width * 0.74, mouth === 'yawn' ? 0.66 : 0.54],
    ]);
    sheet.fill(upper, tooth);
    if (mouth !== 'yawn') continue;
    const lower = shape([
      [side * width * 0.62, drop * 0.93],
      [side * width * 0.8, drop * 0.84],
      [side * width * 0.62, drop * 0.74],
    ]);
    sheet.fill(lower, tooth);
  }
  sheet.stroke(gape, tones.line, s * 0.02, 0.7);
}

function drawWhiskers(to: Studio, frame: Frame, turned: Turned): void {
  const { sheet } = to;
  const s = frame.size;
  const [rootX] = turned.face(0, 0.45, 0.24);
  const shift = (rootX - frame.x) / s;
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      const root = turned.face(side * 0.28, 0.42 + i * 0.05, 0.2);
      // The free ends follow the muzzle only halfway: whiskers are long and springy.
      const [dx, dy] = [shift * 0.55, -turned.pitch * 0.45];
      const middle = frame.at(side * 0.85 + dx * frame.flip * 0.8, 0.3 + i * 0.13 + dy);
      const tip = frame.at(side * 1.38 + dx * frame.flip * 0.5, 0.27 + i * 0.22 + dy);
      const whisker = frameless(frame, [root, middle, tip], false);
      sheet.stroke(whisker, mix(to.tones.white, lch(1, 0, 0), 0.5), Math.max(1.2, s * 0.011), 0.88);
    }
    for (let i = 0; i < 2; i++) {
      const brow = frameless(
        frame,
        [
          turned.face(side * (0.36 + 0.1 * i), -0.3),
          turned.ear(side * (0.5 + 0.12 * i), -0.62),
          turned.ear(side * (0.66 + 0.14 * i), -0.92 + 0.06 * i),
        ],
        false,
      );
      sheet.stroke(brow, to.tones.white, Math.max(1, s * 0.009), 0.5);
    }
  }
}

/** The head from the side, looking to the frame's left; its middle is at the frame's origin. */
export function profileHead(to: Studio, frame: Frame, options: HeadOptions = {}): void {
  const { sheet, tones } = to;
  const { eyes = 'open', pupil = 0.5, ears = 0 } = options;
  const s = frame.size;
  const farEar = frame.blob([
    [-0.5, -0.5],
    [-0.42 + ears * 0.5, -1.0],
    [-0.36 + ears * 0.6, -1.26],
    [-0.2 + ears * 0.5, -1.1],
    [0.02, -0.62],
  ]);
  coat(to, farEar, s * 0.1, mix(tones.coat, tones.dark, 0.6));
  const skull = frame.blob([
    [-0.96, 0.14],
    [-0.86, 0.02],
    [-0.72, -0.24],
    [-0.6, -0.5],
    [-0.28, -0.74],
    [0.14, -0.78],
    [0.56, -0.6],
    [0.82, -0.22],
    [0.84, 0.2],
    [0.7, 0.52],
    [0.56, 0.52],
    [0.48, 0.66],
    [0.3, 0.62],
    [0.12, 0.74],
    [-0.2, 0.74],
    [-0.56, 0.74],
    [-0.78, 0.66],
    [-0.86, 0.5],
    [-0.98, 0.4],
    [-1.04, 0.26],
  ]);
  coat(to, skull, s * 0.28);
  fur(to, skull, frame, Math.min(400, Math.round(s * 3)), [0, -0.1, 0.9, 0.7], (u, v) =>
    Math.atan2(v + 0.2, u + 0.6),
  );
  const muzzle = frame.blob([
    [-0.58, -0.52],
    [-0.5, -0.3],
    [-0.56, -0.06],
    [-0.44, 0.14],
    [-0.2, 0.34],
    [-0.2, 0.56],
    [-0.36, 0.72],
    [-0.56, 0.75],
    [-0.8, 0.67],
    [-0.87, 0.5],
    [-1.0, 0.41],
    [-1.06, 0.26],
    [-0.98, 0.1],
    [-0.86, 0.0],
    [-0.74, -0.24],
  ]);
  sheet.clipped(skull, () => white(to, muzzle, s * 0.16));
  const lobe = frame.ellipse(-0.68, 0.34, 0.27, 0.22);
  sheet.clipped(skull, () =>
    sheet.shadeRadial(lobe, tones.whiteShade, ...frame.at(-0.72, 0.3), s * 0.1, s * 0.29, [
      [0.55, 0],
      [1, 0.65],
    ]),
  );
  const nose = frame.blob([
    [-1.05, 0.24],
    [-1.03, 0.13],
    [-0.93, 0.06],
    [-0.86, 0.12],
    [-0.92, 0.23],
    [-1.0, 0.29],
  ]);
  sheet.fill(nose, tones.nose);
  shadeEdge(sheet, nose, tones.innerEarShade, -s * 0.04, -s * 0.05, 0.9);
  sheet.stroke(
    frame.curve([-0.98, 0.3], [-0.9, 0.42], [-0.74, 0.5], [-0.56, 0.46]),
    tones.line,
    s * 0.024,
    0.85,
  );

  if (eyes === 'shut' || eyes === 'smiling') {
    sheet.stroke(frame.curve([-0.64, -0.06], [-0.5, 0.04], [-0.3, 0.0]), tones.line, s * 0.05);
  } else {
    const open = eyes === 'half' ? 0.5 : 1;
    const eye = frame.blob([
      [-0.68, 0.02],
      [-0.65, -0.14 * open],
      [-0.5, -0.2 * open],
      [-0.32, -0.12 * open],
      [-0.24, 0.02],
      [-0.38, 0.1],
      [-0.56, 0.12],
    ]);
    sheet.stroke(eye, tones.line, s * 0.08);
    sheet.fill(
      eye,
      sheet.radial(...frame.at(-0.5, 0.04), s * 0.02, s * 0.26, [
        [0, tones.irisLight],
        [0.55, tones.iris],
        [1, tones.irisDark],
      ]),
    );
    sheet.clipped(eye, () => {
      sheet.fill(frame.ellipse(-0.58, -0.03, 0.05 + 0.07 * pupil, 0.17), lch(0.09, 0.02, 275));
      sheet.fill(frame.ellipse(-0.63, -0.09, 0.04, 0.045), lch(0.99, 0.01, 90));
    });
  }

  const ear = frame.blob([
    [-0.24, -0.62],
    [-0.08 + ears * 0.4, -1.06],
    [0.06 + ears * 0.7, -1.4 + ears * 0.2],
    [0.18 + ears * 0.6, -1.34 + ears * 0.2],
    [0.42 + ears * 0.3, -0.92],
    [0.56, -0.42],
    [0.2, -0.34],
  ]);
  coat(to, ear, s * 0.13);
  const inner = frame.blob([
    [-0.1, -0.66],
    [0.0 + ears * 0.4, -1.0],
    [0.09 + ears * 0.6, -1.22 + ears * 0.2],
    [0.2 + ears * 0.2, -0.9],
    [0.2, -0.58],
  ]);
  sheet.fill(inner, tones.innerEarShade);
  sheet.shadeLinear(inner, tones.innerEar, ...frame.at(-0.1, -1.1), ...frame.at(0.25, -0.6), [
    [0, 0.9],
    [1, 0],
  ]);
  if (options.whiskers !== false) {
    for (let i = 0; i < 4; i++) {
      const v = 0.3 + i * 0.05;
      const whisker = frame.curve([-0.7, v], [-0.3, v + 0.02 + i * 0.06], [0.2, v + 0.06 + i * 0.14]);
      sheet.stroke(whisker, tones.white, Math.max(1.2, s * 0.011), 0.85);
    }
    for (let i = 0; i < 3; i++) {
      const v = 0.3 + i * 0.05;
      const whisker = frame.curve([-0.92, v], [-1.2, v + 0.02 + i * 0.05], [-1.5, v + 0.12 + i * 0.1]);
      sheet.stroke(whisker, tones.white, Math.max(1.2, s * 0.01), 0.7);
    }
  }
}

/** The head from behind: round, with the backs of the ears and the cheek fur standing out. */
export function backHead(to: Studio, frame: Frame, earTurn = 0): void {
  const { sheet, tones } = to;
  for (const side of [-1, 1]) {
    const lean = side < 0 ? earTurn : -earTurn;
    const ear = frame.blob([
      [side * 0.18, -0.6],
      [side * (0.42 + lean * 0.3), -1.0],
      [side * (0.62 + lean * 0.6), -1.2],
      [side * (0.72 + lean * 0.7), -1.24],
      [side * (0.84 + lean * 0.4), -1.1],
      [side * 0.95, -0.6],
      [side * 0.8, -0.2],
      [side * 0.4, -0.3],
    ]);
    coat(to, ear, frame.size * 0.12);
    const hint = frame.blob([
      [side * 0.88, -0.62],
      [side * (0.8 + lean * 0.4), -1.02],
      [side * (0.73 + lean * 0.6), -1.1],
      [side * (0.8 + lean * 0.3), -0.9],
    ]);
    sheet.fill(hint, tones.innerEarShade, 0.9);
  }
  const otherHalf = BACK_SKULL.slice(1, -1)
    .reverse()
    .map(([u, v]): Point => [-u, v]);
  const skull = frame.blob([...BACK_SKULL, ...otherHalf]);
  coat(to, skull, frame.size * 0.28);
  fur(to, skull, frame, Math.min(500, Math.round(frame.size * 4)), [0, 0, 1, 0.8], () => Math.PI / 2);
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const whisker = frame.curve(
        [side * 0.94, 0.26 + i * 0.06],
        [side * 1.15, 0.24 + i * 0.1],
        [side * 1.4, 0.26 + i * 0.18],
      );
      sheet.stroke(whisker, tones.white, Math.max(1.2, frame.size * 0.01), 0.7);
    }
  }
}

const BACK_SKULL: readonly Point[] = [
  [0, -0.78],
  [0.34, -0.76],
  [0.66, -0.6],
  [0.88, -0.28],
  [0.97, 0.06],
  [1.05, 0.24],
  [0.98, 0.3],
  [1.02, 0.42],
  [0.9, 0.46],
  [0.84, 0.58],
  [0.6, 0.7],
  [0.3, 0.8],
  [0, 0.82],
];
