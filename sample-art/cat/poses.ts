import type { Path2D } from '@napi-rs/canvas';
import type { Point } from '../core/shapes.ts';
import { coat, collar, fur, limb, paw, type Studio, white } from './coat.ts';
import { joined, type Knot, shadeEdge } from './form.ts';
import type { Frame } from './frame.ts';
import { backHead, type HeadOptions, head, profileHead } from './head.ts';

// Each pose is drawn in a frame's own units; its doc comment says where in the frame it touches the ground.

const TAIL_TIP = 0.84;

/** Head, chest and bib, cut off below: for boxes, pots and close views. The head is at the origin. */
export function bust(to: Studio, frame: Frame, options: HeadOptions & { paws?: boolean } = {}): void {
  const chest = frame.blob([
    [-0.95, 1.9],
    [-1.05, 1.0],
    [-0.78, 0.42],
    [0, 0.2],
    [0.78, 0.42],
    [1.05, 1.0],
    [0.95, 1.9],
  ]);
  coat(to, chest, frame.size * 0.26);
  const bib = frame.blob([
    [-0.52, 0.55],
    [-0.6, 1.1],
    [-0.42, 1.9],
    [0.42, 1.9],
    [0.6, 1.1],
    [0.52, 0.55],
  ]);
  white(to, bib, frame.size * 0.2);
  furTufts(to, frame, 0, 1.15, 0.5);
  collar(
    to,
    frame,
    [
      [-0.74, 0.66],
      [-0.3, 0.95],
      [0.3, 0.95],
      [0.74, 0.66],
    ],
    [0.02, 1.08],
  );
  head(to, frame.inner(0, -0.02, 0.98), options);
}

function furTufts(to: Studio, frame: Frame, u: number, v: number, spread: number): void {
  for (let i = 0; i < 9; i++) {
    const x = u + (((i * 5) % 9) / 4.5) * spread - spread;
    const y = v + (((i * 7) % 9) / 9) * 0.45;
    const tuft = frame.curve([x, y], [x * 0.98 + 0.01, y + 0.07], [x * 0.94 + 0.03, y + 0.13]);
    to.sheet.stroke(tuft, to.tones.whiteShade, Math.max(1.5, frame.size * 0.014), 0.7);
  }
}

/** Sitting upright, seen from the front. The paws stand on v = 1.6. */
export function sitting(
  to: Studio,
  frame: Frame,
  options: HeadOptions & { raised?: readonly Knot[]; tilt?: number; tail?: 1 | -1 } = {},
): void {
  const { sheet, tones } = to;
  const s = frame.size;
  const side = options.tail ?? 1;
  limb(
    to,
    frame,
    [
      [side * 0.6, 1.4, 0.14],
      [side * 1.08, 1.5, 0.135],
      [side * 1.38, 1.32, 0.125],
      [side * 1.36, 1.0, 0.12],
      [side * 1.5, 0.74, 0.11],
    ],
    { sock: TAIL_TIP },
  );
  const body = frame.blob([
    [0, -0.55],
    [-0.42, -0.4],
    [-0.62, 0.05],
    [-0.72, 0.55],
    [-0.92, 0.92],
    [-0.98, 1.28],
    [-0.82, 1.52],
    [-0.4, 1.58],
    [0.4, 1.58],
    [0.82, 1.52],
    [1.0, 1.28],
    [0.96, 0.92],
    [0.76, 0.55],
    [0.62, 0.05],
    [0.42, -0.4],
  ]);
  coat(to, body, s * 0.26);
  fur(to, body, frame, 500, [0, 0.6, 1, 1], () => Math.PI / 2);
  for (const e of [-1, 1]) {
    const thigh = frame.blob([
      [e * 0.5, 0.98],
      [e * 0.8, 0.9],
      [e * 0.98, 1.18],
      [e * 0.88, 1.5],
      [e * 0.56, 1.56],
      [e * 0.46, 1.3],
    ]);
    coat(to, thigh, s * 0.14);
    paw(to, frame, e * 0.66, 1.53, 0.26, 0.17);
  }
  const bib = frame.blob([
    [-0.36, -0.15],
    [-0.44, 0.25],
    [-0.3, 0.66],
    [0, 0.95],
    [0.3, 0.66],
    [0.44, 0.25],
    [0.36, -0.15],
  ]);
  for (const e of [-1, 1]) {
    if (options.raised && e === side) continue;
    const leg = frame.blob([
      [e * 0.06, 0.42],
      [e * 0.36, 0.42],
      [e * 0.4, 0.9],
      [e * 0.36, 1.3],
      [e * 0.38, 1.5],
      [e * 0.07, 1.5],
      [e * 0.05, 1.2],
    ]);
    coat(to, leg, s * 0.12);
  }
  white(to, bib, s * 0.2);
  furTufts(to, frame, 0, 0.35, 0.3);
  for (const e of [-1, 1]) {
    if (options.raised && e === side) continue;
    const sock = frame.blob([
      [e * 0.045, 1.2],
      [e * 0.2, 1.14],
      [e * 0.375, 1.2],
      [e * 0.385, 1.44],
      [e * 0.06, 1.44],
    ]);
    white(to, sock, s * 0.1);
    paw(to, frame, e * 0.225, 1.56, 0.205, 0.2);
  }
  if (!options.raised) sheet.stroke(frame.curve([0, 0.97], [0, 1.5]), tones.dark, s * 0.022);
  collar(
    to,
    frame,
    [
      [-0.5, -0.18],
      [-0.2, 0.02],
      [0.2, 0.02],
      [0.5, -0.18],
    ],
    [0, 0.13],
  );
  const skull = frame.inner(0, -0.78, 0.78, options.tilt ?? 0);
  head(to, skull, options);
  if (options.raised) limb(to, frame, options.raised, { sock: 0.66, toes: toesOf(options.raised) });
}

function toesOf(knots: readonly Knot[]): number {
  const last = knots[knots.length - 1];
  const before = knots[knots.length - 2];
  if (!last || !before) return 0;
  return Math.atan2(last[1] - before[1], last[0] - before[0]);
}

/** Lying with everything tucked in, seen from the front; lies on v = 1.06. */
export function loaf(to: Studio, frame: Frame, options: HeadOptions & { legsOut?: boolean } = {}): void {
  const { sheet, tones } = to;
  const s = frame.size;
  const body = frame.blob([
    [-1.02, 0.98],
    [-1.24, 0.62],
    [-1.18, 0.12],
    [-0.82, -0.36],
    [-0.2, -0.7],
    [0.55, -0.86],
    [1.22, -0.66],
    [1.72, -0.18],
    [1.92, 0.42],
    [1.82, 0.9],
    [1.4, 1.04],
    [0, 1.06],
  ]);
  coat(to, body, s * 0.36);
  fur(to, body, frame, 900, [0.35, 0.1, 1.6, 1], (u) => 0.5 + u * 0.3);
  sheet.clipped(body, () =>
    sheet.shadeRadial(body, tones.dark, ...frame.at(-0.1, 0.5), s * 0.6, s * 1.35, [
      [0, 0.75],
      [1, 0],
    ]),
  );
  const hip = frame.blob([
    [0.95, 1.02],
    [0.82, 0.55],
    [1.1, 0.1],
    [1.5, 0.1],
    [1.82, 0.5],
    [1.8, 0.95],
    [1.5, 1.05],
  ]);
  shadeEdge(sheet, hip, tones.light, s * 0.3, s * 0.22, 0.7);
  const bib = frame.blob([
    [-0.62, 0.35],
    [-0.7, 0.72],
    [-0.55, 1.0],
    [-0.1, 1.05],
    [0.38, 1.0],
    [0.5, 0.7],
    [0.45, 0.35],
  ]);
  white(to, bib, s * 0.2);
  if (options.legsOut) {
    limb(
      to,
      frame,
      [
        [0.2, 0.55, 0.27],
        [0.24, 0.95, 0.25],
        [0.2, 1.3, 0.25],
      ],
      { sock: 0.4, toes: Math.PI / 2 },
    );
    limb(
      to,
      frame,
      [
        [-0.42, 0.55, 0.27],
        [-0.46, 0.95, 0.25],
        [-0.5, 1.34, 0.25],
      ],
      { sock: 0.4, toes: Math.PI / 2 },
    );
  } else {
    for (const u of [-0.36, 0.2]) paw(to, frame, u, 0.98, 0.27, 0.24);
  }
  limb(
    to,
    frame,
    [
      [1.82, 0.8, 0.13],
      [1.62, 1.06, 0.125],
      [1.15, 1.1, 0.12],
      [0.74, 1.06, 0.11],
    ],
    { sock: TAIL_TIP },
  );
  collar(
    to,
    frame,
    [
      [-0.74, 0.4],
      [-0.3, 0.62],
      [0.1, 0.65],
      [0.52, 0.42],
    ],
    [-0.08, 0.74],
  );
  head(to, frame.inner(-0.12, -0.22, 0.84), options);
}

/** Sitting with the back to us; sits on v = 1.02. */
export function sittingBack(
  to: Studio,
  frame: Frame,
  options: { tail?: readonly Knot[]; turn?: number } = {},
): void {
  const s = frame.size;
  const tail: readonly Knot[] = options.tail ?? [
    [0.5, 0.9, 0.12],
    [0.95, 1.0, 0.115],
    [1.2, 1.3, 0.11],
    [1.16, 1.75, 0.1],
    [0.95, 1.95, 0.09],
  ];
  const body = frame.blob([
    [0, -0.62],
    [-0.42, -0.52],
    [-0.64, -0.15],
    [-0.84, 0.35],
    [-0.92, 0.75],
    [-0.78, 0.98],
    [0, 1.03],
    [0.78, 0.98],
    [0.92, 0.75],
    [0.84, 0.35],
    [0.64, -0.15],
    [0.42, -0.52],
  ]);
  coat(to, body, s * 0.26);
  fur(to, body, frame, 500, [0, 0.2, 0.9, 0.8], () => Math.PI / 2);
  to.sheet.stroke(frame.curve([-0.62, 0.95], [-0.5, 0.62], [-0.62, 0.3]), to.tones.dark, s * 0.03, 0.7);
  to.sheet.stroke(frame.curve([0.62, 0.95], [0.5, 0.62], [0.62, 0.3]), to.tones.dark, s * 0.03, 0.7);
  limb(to, frame, tail, { sock: TAIL_TIP });
  to.sheet.stroke(frame.curve([-0.5, -0.5], [0, -0.36], [0.5, -0.5]), to.tones.collar, s * 0.09);
  backHead(to, frame.inner(0, -0.98, 0.72, options.turn ?? 0), 0.08);
}

/** Front down, back up; stands on v = .95, looks to the left. */
export function stretching(to: Studio, frame: Frame, options: HeadOptions = {}): void {
  const s = frame.size;
  limb(
    to,
    frame,
    [
      [0.75, -0.1, 0.26],
      [0.8, 0.3, 0.18],
      [0.86, 0.62, 0.12],
      [0.8, 0.86, 0.12],
    ],
    { far: true },
  );
  limb(
    to,
    frame,
    [
      [-0.85, 0.5, 0.2],
      [-1.15, 0.7, 0.13],
      [-1.5, 0.82, 0.1],
    ],
    { far: true },
  );
  limb(
    to,
    frame,
    [
      [1.02, -0.4, 0.13],
      [1.28, -0.76, 0.11],
      [1.3, -1.12, 0.1],
      [1.15, -1.4, 0.095],
      [1.22, -1.66, 0.085],
    ],
    { sock: TAIL_TIP },
  );
  const body = frame.blob([
    [1.05, -0.55],
    [1.2, -0.28],
    [1.14, 0.12],
    [0.92, 0.28],
    [0.55, 0.26],
    [0.1, 0.42],
    [-0.35, 0.66],
    [-0.75, 0.82],
    [-1.02, 0.74],
    [-1.06, 0.44],
    [-0.78, 0.16],
    [-0.4, -0.02],
    [0, -0.28],
    [0.42, -0.6],
    [0.78, -0.7],
  ]);
  coat(to, body, s * 0.2);
  fur(to, body, frame, 700, [0.1, 0, 1.2, 0.8], () => 2.6);
  const belly = frame.blob([
    [-0.95, 0.76],
    [-0.6, 0.68],
    [-0.1, 0.48],
    [0.3, 0.34],
    [0.12, 0.48],
    [-0.35, 0.71],
    [-0.75, 0.86],
  ]);
  to.sheet.clipped(body, () => white(to, belly, s * 0.06));
  limb(
    to,
    frame,
    [
      [0.92, -0.1, 0.31],
      [1.0, 0.25, 0.2],
      [1.02, 0.6, 0.13],
      [1.0, 0.8, 0.12],
      [0.94, 0.84, 0.12],
    ],
    { sock: 0.68 },
  );
  limb(
    to,
    frame,
    [
      [-0.6, 0.62, 0.21],
      [-1.0, 0.78, 0.14],
      [-1.4, 0.88, 0.105],
      [-1.68, 0.91, 0.1],
    ],
    { sock: 0.66, toes: Math.PI },
  );
  head(to, frame.inner(-1.06, 0.24, 0.48, -0.12), options);
}

/** Curled up, seen from above, nose under the tail; the middle is the origin. */
export function curled(to: Studio, frame: Frame): void {
  const { sheet, tones } = to;
  const s = frame.size;
  const body = frame.blob([
    [0.6, 0.42],
    [0.84, 0.1],
    [0.88, -0.3],
    [0.64, -0.66],
    [0.2, -0.85],
    [-0.28, -0.83],
    [-0.68, -0.58],
    [-0.88, -0.16],
    [-0.84, 0.3],
    [-0.58, 0.66],
    [-0.15, 0.84],
    [0.3, 0.8],
    [0.52, 0.64],
  ]);
  coat(to, body, s * 0.2);
  fur(to, body, frame, 1100, [0, 0, 0.9, 0.85], (u, v) => Math.atan2(v, u) + Math.PI / 2);
  // Dark cat on a dark cushion: a light line along the spine keeps the outline.
  sheet.stroke(
    frame.curve([-0.82, 0.2], [-0.84, -0.15], [-0.64, -0.54], [-0.26, -0.78], [0.2, -0.8], [0.6, -0.62]),
    tones.light,
    s * 0.02,
    0.6,
  );
  sheet.shadeRadial(body, tones.dark, ...frame.at(0.16, 0.16), s * 0.12, s * 0.6, [
    [0, 1],
    [0.5, 0.8],
    [1, 0],
  ]);
  const haunch = frame.blob([
    [-0.72, 0.05],
    [-0.45, -0.12],
    [-0.05, 0],
    [0.05, 0.35],
    [-0.1, 0.66],
    [-0.45, 0.7],
    [-0.74, 0.42],
  ]);
  coat(to, haunch, s * 0.13);
  const hindPaw = frame.blob([
    [-0.1, 0.52],
    [0.12, 0.46],
    [0.22, 0.54],
    [0.16, 0.66],
    [-0.08, 0.68],
  ]);
  white(to, hindPaw, s * 0.06);
  head(to, frame.inner(0.4, 0.24, 0.41, 0.62), { eyes: 'shut', ears: 0.15 });
  const tail: readonly Knot[] = [
    [-0.78, 0.3, 0.11],
    [-0.66, 0.66, 0.11],
    [-0.3, 0.9, 0.105],
    [0.14, 0.95, 0.1],
    [0.5, 0.84, 0.095],
    [0.68, 0.64, 0.085],
  ];
  sheet.stroke(
    frame.curve([-0.7, 0.36], [-0.6, 0.68], [-0.27, 0.93], [0.16, 0.99], [0.52, 0.88]),
    tones.line,
    s * 0.22,
    0.5,
  );
  limb(to, frame, tail, { sock: 0.88, depth: s * 0.07 });
}

/** Walking to the left in profile; the paws stand on v = 1.42. */
export function walking(to: Studio, frame: Frame, options: HeadOptions & { tilt?: number } = {}): void {
  const s = frame.size;
  limb(
    to,
    frame,
    [
      [-0.95, 0.1, 0.28],
      [-0.76, 0.7, 0.17],
      [-0.62, 1.12, 0.13],
      [-0.74, 1.3, 0.13],
    ],
    { far: true },
  );
  limb(
    to,
    frame,
    [
      [0.85, 0.1, 0.36],
      [0.62, 0.55, 0.22],
      [0.74, 0.86, 0.14],
      [0.5, 1.2, 0.12],
      [0.36, 1.3, 0.125],
    ],
    { far: true },
  );
  limb(
    to,
    frame,
    [
      [1.25, -0.32, 0.15],
      [1.62, -0.62, 0.125],
      [1.78, -1.08, 0.115],
      [1.68, -1.5, 0.105],
      [1.42, -1.66, 0.095],
    ],
    { sock: TAIL_TIP },
  );
  const body = frame.blob([
    [-1.5, -0.62],
    [-1.0, -0.6],
    [-0.2, -0.48],
    [0.75, -0.6],
    [1.22, -0.42],
    [1.42, 0],
    [1.32, 0.36],
    [0.7, 0.28],
    [-0.2, 0.4],
    [-0.9, 0.46],
    [-1.32, 0.36],
    [-1.6, -0.05],
    [-1.68, -0.4],
  ]);
  coat(to, body, s * 0.24);
  fur(to, body, frame, 700, [0, 0, 1.5, 0.6], () => 0.15);
  const bib = frame.blob([
    [-1.64, -0.32],
    [-1.44, -0.1],
    [-1.22, 0.2],
    [-0.9, 0.38],
    [-0.9, 0.52],
    [-1.32, 0.42],
    [-1.62, -0.05],
  ]);
  to.sheet.clipped(body, () => white(to, bib, s * 0.1));
  limb(
    to,
    frame,
    [
      [0.98, -0.05, 0.43],
      [1.12, 0.45, 0.29],
      [1.32, 0.82, 0.15],
      [1.2, 1.18, 0.13],
      [1.04, 1.28, 0.14],
    ],
    { sock: 0.78, toes: Math.PI },
  );
  limb(
    to,
    frame,
    [
      [-1.08, 0.1, 0.32],
      [-1.16, 0.66, 0.2],
      [-1.3, 1.1, 0.14],
      [-1.46, 1.28, 0.14],
    ],
    { sock: 0.7, toes: Math.PI },
  );
  to.sheet.stroke(frame.curve([-1.34, -0.62], [-1.36, -0.36], [-1.56, -0.12]), to.tones.collar, s * 0.11);
  profileHead(to, frame.inner(-1.7, -0.62, 0.62, options.tilt ?? 0), options);
}

/** Sitting in profile, looking left; sits on v = 1.58. */
export function sittingProfile(
  to: Studio,
  frame: Frame,
  options: HeadOptions & { tilt?: number; tailKnots?: readonly Knot[] } = {},
): void {
  const s = frame.size;
  limb(
    to,
    frame,
    options.tailKnots ?? [
      [0.8, 1.4, 0.14],
      [1.3, 1.48, 0.13],
      [1.75, 1.42, 0.12],
      [2.05, 1.2, 0.105],
    ],
    { sock: TAIL_TIP },
  );
  limb(
    to,
    frame,
    [
      [-0.4, 0.3, 0.22],
      [-0.38, 0.9, 0.16],
      [-0.42, 1.44, 0.14],
    ],
    { far: true, sock: 0.7 },
  );
  const body = frame.blob([
    [-0.5, -0.9],
    [0.1, -0.82],
    [0.56, -0.4],
    [0.88, 0.25],
    [1.06, 0.95],
    [0.98, 1.46],
    [0.6, 1.58],
    [-0.1, 1.56],
    [-0.35, 1.2],
    [-0.62, 0.62],
    [-0.84, 0.1],
    [-0.86, -0.5],
  ]);
  coat(to, body, s * 0.28);
  fur(to, body, frame, 600, [0.1, 0.3, 0.9, 1.2], () => 1.35);
  const bib = frame.blob([
    [-0.88, -0.62],
    [-0.62, -0.42],
    [-0.5, 0.1],
    [-0.44, 0.6],
    [-0.6, 0.72],
    [-0.9, 0.2],
    [-0.94, -0.3],
  ]);
  to.sheet.clipped(body, () => white(to, bib, s * 0.12));
  const haunch = frame.blob([
    [-0.04, 1.2],
    [0.1, 0.8],
    [0.52, 0.6],
    [0.92, 0.84],
    [1.02, 1.3],
    [0.76, 1.56],
    [0.2, 1.56],
  ]);
  coat(to, haunch, s * 0.16);
  limb(
    to,
    frame,
    [
      [0.2, 1.46, 0.13],
      [-0.1, 1.48, 0.12],
      [-0.3, 1.49, 0.11],
    ],
    { sock: 0.3, toes: Math.PI },
  );
  limb(
    to,
    frame,
    [
      [-0.5, 0.35, 0.25],
      [-0.56, 0.9, 0.165],
      [-0.6, 1.38, 0.135],
      [-0.7, 1.47, 0.13],
    ],
    {
      sock: 0.68,
      toes: Math.PI,
    },
  );
  to.sheet.stroke(frame.curve([0.18, -0.68], [-0.3, -0.46], [-0.84, -0.4]), to.tones.collar, s * 0.12);
  profileHead(to, frame.inner(-0.38, -1.1, 0.74, options.tilt ?? 0), options);
}

/** Lying along an edge with the head to the left and a leg and the tail hanging over it; lies on v = .55. */
export function lounging(to: Studio, frame: Frame, options: HeadOptions & { tilt?: number } = {}): void {
  const s = frame.size;
  limb(
    to,
    frame,
    [
      [1.75, 0.3, 0.15],
      [2.12, 0.5, 0.135],
      [2.2, 1.0, 0.12],
      [2.08, 1.5, 0.11],
      [2.26, 1.8, 0.1],
    ],
    { sock: TAIL_TIP },
  );
  const body = frame.blob([
    [-1.3, 0.5],
    [-1.4, 0.1],
    [-1.0, -0.34],
    [-0.3, -0.5],
    [0.4, -0.46],
    [1.1, -0.66],
    [1.72, -0.44],
    [1.98, 0.06],
    [1.86, 0.46],
    [1.3, 0.57],
    [0, 0.57],
  ]);
  coat(to, body, s * 0.26);
  fur(to, body, frame, 800, [0.3, 0, 1.7, 0.6], () => 0.1);
  const haunch = frame.blob([
    [0.78, 0.5],
    [0.76, 0.02],
    [1.12, -0.34],
    [1.6, -0.26],
    [1.88, 0.16],
    [1.7, 0.52],
  ]);
  coat(to, haunch, s * 0.18);
  limb(
    to,
    frame,
    [
      [1.2, 0.44, 0.17],
      [0.85, 0.5, 0.14],
      [0.52, 0.48, 0.13],
    ],
    { sock: 0.5, toes: Math.PI },
  );
  const bib = frame.blob([
    [-1.36, 0.15],
    [-1.0, 0.1],
    [-0.72, 0.3],
    [-0.72, 0.56],
    [-1.3, 0.56],
  ]);
  to.sheet.clipped(body, () => white(to, bib, s * 0.12));
  limb(
    to,
    frame,
    [
      [-0.85, 0.3, 0.22],
      [-0.82, 0.75, 0.17],
      [-0.88, 1.2, 0.14],
      [-0.9, 1.4, 0.145],
    ],
    {
      sock: 0.66,
      toes: Math.PI / 2,
    },
  );
  limb(
    to,
    frame,
    [
      [-1.2, 0.4, 0.17],
      [-1.5, 0.46, 0.15],
      [-1.86, 0.45, 0.14],
    ],
    { sock: 0.45, toes: Math.PI },
  );
  collar(
    to,
    frame,
    [
      [-1.62, 0.18],
      [-1.3, 0.38],
      [-0.92, 0.22],
    ],
    [-1.28, 0.5],
  );
  head(to, frame.inner(-1.28, -0.34, 0.66, options.tilt ?? -0.06), options);
}

/** Asleep on the side, full length, head left, legs towards us; the belly's edge lies on v = .6. */
export function sprawled(to: Studio, frame: Frame): void {
  const { sheet, tones } = to;
  const s = frame.size;
  limb(
    to,
    frame,
    [
      [1.75, 0.1, 0.15],
      [2.3, 0.2, 0.13],
      [2.8, 0.02, 0.12],
      [3.2, 0.1, 0.1],
    ],
    { sock: 0.86 },
  );
  limb(
    to,
    frame,
    [
      [1.3, 0.2, 0.3],
      [1.75, 0.62, 0.18],
      [2.15, 0.86, 0.13],
      [2.5, 0.9, 0.13],
    ],
    { far: true },
  );
  limb(
    to,
    frame,
    [
      [-0.9, 0.25, 0.24],
      [-1.05, 0.75, 0.15],
      [-1.45, 1.05, 0.125],
      [-1.7, 1.08, 0.125],
    ],
    { far: true },
  );
  const body = frame.blob([
    [-1.7, -0.1],
    [-1.3, -0.42],
    [-0.6, -0.56],
    [0.2, -0.52],
    [1.0, -0.62],
    [1.6, -0.48],
    [1.92, -0.06],
    [1.8, 0.36],
    [1.2, 0.56],
    [0.4, 0.56],
    [-0.5, 0.6],
    [-1.2, 0.52],
    [-1.6, 0.32],
  ]);
  coat(to, body, s * 0.28);
  fur(to, body, frame, 900, [0, 0, 1.8, 0.6], () => 0.1);
  const belly = frame.blob([
    [-1.62, 0.3],
    [-1.2, 0.2],
    [-0.5, 0.34],
    [0.4, 0.34],
    [1.0, 0.42],
    [0.6, 0.66],
    [-0.6, 0.7],
    [-1.4, 0.6],
  ]);
  sheet.clipped(body, () => white(to, belly, s * 0.1));
  limb(
    to,
    frame,
    [
      [1.25, 0.1, 0.42],
      [1.5, 0.62, 0.22],
      [1.72, 1.0, 0.14],
      [2.05, 1.16, 0.14],
    ],
    { sock: 0.72, toes: 0.2 },
  );
  limb(
    to,
    frame,
    [
      [-1.1, 0.3, 0.26],
      [-1.0, 0.85, 0.16],
      [-1.1, 1.25, 0.13],
      [-1.32, 1.38, 0.135],
    ],
    {
      sock: 0.66,
      toes: 2.4,
    },
  );
  collar(to, frame, [
    [-1.46, -0.36],
    [-1.36, 0.02],
    [-1.5, 0.4],
  ]);
  head(to, frame.inner(-1.86, 0.02, 0.66, -0.42), { eyes: 'shut', ears: 0.1 });
  sheet.stroke(frame.curve([-0.5, -0.2], [-0.2, 0.0], [-0.4, 0.2]), tones.dark, s * 0.02, 0.5);
}

/** On the back, head towards us and upside down, seen from above; the chest is at the origin. */
export function bellyUp(to: Studio, frame: Frame, options: HeadOptions = {}): void {
  const { sheet, tones } = to;
  const s = frame.size;
  limb(
    to,
    frame,
    [
      [0.1, -2.0, 0.15],
      [0.45, -2.5, 0.13],
      [1.0, -2.6, 0.12],
      [1.4, -2.3, 0.1],
    ],
    { sock: TAIL_TIP },
  );
  const body = frame.blob([
    [-0.5, 0.75],
    [-0.72, 0.2],
    [-0.7, -0.5],
    [-0.92, -1.2],
    [-0.88, -1.75],
    [-0.45, -2.1],
    [0.1, -2.16],
    [0.6, -2.05],
    [0.95, -1.7],
    [0.95, -1.15],
    [0.72, -0.5],
    [0.74, 0.2],
    [0.5, 0.75],
  ]);
  coat(to, body, s * 0.24);
  const belly = frame.blob([
    [-0.36, 0.7],
    [-0.46, 0.1],
    [-0.42, -0.6],
    [-0.56, -1.2],
    [-0.4, -1.75],
    [0, -1.95],
    [0.42, -1.75],
    [0.6, -1.2],
    [0.44, -0.6],
    [0.48, 0.1],
    [0.36, 0.7],
  ]);
  white(to, belly, s * 0.2);
  for (let i = 0; i < 3; i++) furTufts(to, frame, 0, -0.2 - i * 0.5, 0.34);
  for (const e of [-1, 1]) {
    limb(
      to,
      frame,
      [
        [e * 0.72, -1.55, 0.34],
        [e * 1.18, -1.35, 0.24],
        [e * 1.36, -1.75, 0.15],
        [e * 1.3, -2.1, 0.15],
      ],
      {
        sock: 0.68,
        toes: -Math.PI / 2,
      },
    );
  }
  limb(
    to,
    frame,
    [
      [-0.6, 0.2, 0.24],
      [-1.05, -0.02, 0.18],
      [-1.12, -0.4, 0.15],
      [-0.92, -0.6, 0.15],
    ],
    { sock: 0.62, toes: -0.8 },
  );
  limb(
    to,
    frame,
    [
      [0.6, 0.2, 0.24],
      [0.95, -0.1, 0.18],
      [0.8, -0.46, 0.15],
      [0.56, -0.5, 0.15],
    ],
    { sock: 0.62, toes: Math.PI },
  );
  sheet.stroke(frame.curve([-0.52, 0.62], [0, 0.5], [0.52, 0.62]), tones.collar, s * 0.11);
  sheet.fill(frame.ellipse(0.05, 0.44, 0.1), tones.brass);
  head(to, frame.inner(0.04, 1.28, 0.86, Math.PI - 0.12), options);
}

/** In mid-air to the left, front legs out. The middle of the body is the origin. */
export function leaping(to: Studio, frame: Frame, options: HeadOptions = {}): void {
  const s = frame.size;
  limb(
    to,
    frame,
    [
      [1.25, 0.2, 0.15],
      [1.8, -0.1, 0.125],
      [2.3, -0.1, 0.115],
      [2.7, -0.42, 0.1],
    ],
    { sock: TAIL_TIP },
  );
  limb(
    to,
    frame,
    [
      [1.0, 0.4, 0.3],
      [1.5, 0.5, 0.2],
      [1.85, 0.75, 0.13],
      [2.3, 0.78, 0.12],
    ],
    { far: true, sock: 0.76 },
  );
  limb(
    to,
    frame,
    [
      [-0.85, -0.1, 0.22],
      [-1.3, -0.3, 0.16],
      [-1.75, -0.75, 0.13],
    ],
    { far: true, sock: 0.66 },
  );
  const body = frame.blob([
    [-1.2, -0.62],
    [-0.5, -0.62],
    [0.3, -0.36],
    [1.0, -0.24],
    [1.4, 0.1],
    [1.38, 0.5],
    [1.0, 0.72],
    [0.4, 0.56],
    [-0.3, 0.34],
    [-0.95, 0.2],
    [-1.35, -0.16],
  ]);
  coat(to, body, s * 0.24);
  fur(to, body, frame, 600, [0, 0, 1.4, 0.6], () => 0.35);
  const belly = frame.blob([
    [-1.34, -0.2],
    [-1.0, 0.0],
    [-0.3, 0.18],
    [0.5, 0.42],
    [0.7, 0.62],
    [0.3, 0.6],
    [-0.4, 0.38],
    [-1.0, 0.24],
  ]);
  to.sheet.clipped(body, () => white(to, belly, s * 0.1));
  limb(
    to,
    frame,
    [
      [1.08, 0.35, 0.42],
      [1.55, 0.72, 0.24],
      [1.8, 1.1, 0.14],
      [2.22, 1.24, 0.135],
    ],
    { sock: 0.74, toes: 0.2 },
  );
  limb(
    to,
    frame,
    [
      [-0.95, -0.1, 0.26],
      [-1.45, -0.12, 0.17],
      [-1.95, -0.3, 0.14],
      [-2.15, -0.44, 0.15],
    ],
    {
      sock: 0.6,
      toes: Math.PI + 0.5,
    },
  );
  collar(
    to,
    frame,
    [
      [-1.4, -0.42],
      [-1.12, -0.22],
      [-0.86, -0.46],
    ],
    [-1.2, -0.14],
  );
  head(to, frame.inner(-1.24, -0.92, 0.58, 0.08), options);
}

/** Chin on the floor, hips in the air, seen from the front; the paws stand on v = 1. */
export function readyToPounce(to: Studio, frame: Frame, options: HeadOptions = {}): void {
  const s = frame.size;
  limb(
    to,
    frame,
    [
      [0.35, -1.1, 0.15],
      [0.55, -1.6, 0.125],
      [0.28, -2.0, 0.115],
      [0.5, -2.4, 0.105],
      [0.86, -2.5, 0.095],
    ],
    { sock: TAIL_TIP },
  );
  const rump = frame.blob([
    [-0.85, 0.9],
    [-1.0, 0.2],
    [-0.85, -0.6],
    [-0.35, -1.12],
    [0.3, -1.22],
    [0.9, -0.98],
    [1.24, -0.4],
    [1.26, 0.3],
    [1.05, 0.92],
  ]);
  coat(to, rump, s * 0.3);
  fur(to, rump, frame, 800, [0.1, -0.1, 1.2, 1], () => Math.PI / 2);
  for (const e of [-1, 1]) {
    const shoulder = frame.blob([
      [e * 0.55, 0.98],
      [e * 0.5, 0.3],
      [e * 0.86, -0.12],
      [e * 1.16, 0.2],
      [e * 1.2, 0.7],
      [e * 1.0, 0.98],
    ]);
    coat(to, shoulder, s * 0.16);
  }
  head(to, frame.inner(0, 0.28, 0.92), options);
  for (const e of [-1, 1]) paw(to, frame, e * 0.86, 0.98, 0.28, 0.26);
}

/** Flat on the belly with both arms out, seen from the front; chin and paws lie on v = 1. */
export function flatOut(to: Studio, frame: Frame, options: HeadOptions = {}): void {
  const s = frame.size;
  limb(
    to,
    frame,
    [
      [0.9, 0.1, 0.16],
      [1.5, -0.1, 0.135],
      [1.8, -0.6, 0.12],
      [1.62, -1.05, 0.11],
      [1.82, -1.35, 0.1],
    ],
    {
      sock: TAIL_TIP,
    },
  );
  for (const e of [-1, 1]) {
    limb(
      to,
      frame,
      [
        [e * 0.9, 0.1, 0.34],
        [e * 1.4, 0.3, 0.22],
        [e * 1.75, 0.28, 0.16],
      ],
      { sock: 0.72, far: true },
    );
  }
  const back = frame.blob([
    [-1.15, 0.9],
    [-1.28, 0.3],
    [-0.98, -0.3],
    [-0.4, -0.62],
    [0.3, -0.64],
    [0.96, -0.36],
    [1.28, 0.3],
    [1.15, 0.9],
  ]);
  coat(to, back, s * 0.3);
  fur(to, back, frame, 700, [0, 0.1, 1.2, 0.8], () => Math.PI / 2);
  limb(
    to,
    frame,
    [
      [-0.75, 0.55, 0.3],
      [-1.25, 0.8, 0.22],
      [-1.7, 0.92, 0.19],
    ],
    { sock: 0.62, toes: Math.PI },
  );
  limb(
    to,
    frame,
    [
      [0.75, 0.55, 0.3],
      [1.15, 0.85, 0.22],
      [1.5, 1.06, 0.19],
    ],
    { sock: 0.62, toes: 0.6 },
  );
  head(to, frame.inner(0, 0.28, 0.9), options);
}

/** Asleep across an arm or a branch with legs hanging down on our side; lies on v = .45, the feet hang to v = 1.75. */
export function draped(to: Studio, frame: Frame): void {
  const s = frame.size;
  limb(
    to,
    frame,
    [
      [1.85, 0.1, 0.15],
      [2.15, 0.45, 0.13],
      [2.2, 1.0, 0.12],
      [2.34, 1.55, 0.105],
    ],
    { sock: TAIL_TIP },
  );
  const body = frame.blob([
    [-1.5, 0.42],
    [-1.55, 0.05],
    [-1.2, -0.32],
    [-0.4, -0.42],
    [0.5, -0.38],
    [1.2, -0.5],
    [1.75, -0.3],
    [2.0, 0.15],
    [1.86, 0.5],
    [1.0, 0.5],
    [-0.5, 0.5],
  ]);
  coat(to, body, s * 0.26);
  fur(to, body, frame, 800, [0.2, 0, 1.8, 0.5], () => 0.1);
  limb(
    to,
    frame,
    [
      [1.2, 0.2, 0.36],
      [1.15, 0.75, 0.22],
      [1.28, 1.15, 0.14],
      [1.22, 1.6, 0.15],
    ],
    { sock: 0.7, toes: Math.PI / 2 },
  );
  limb(
    to,
    frame,
    [
      [1.66, 0.2, 0.3],
      [1.64, 0.7, 0.2],
      [1.74, 1.05, 0.13],
      [1.7, 1.42, 0.14],
    ],
    { sock: 0.72, toes: Math.PI / 2 },
  );
  limb(
    to,
    frame,
    [
      [-0.72, 0.25, 0.26],
      [-0.68, 0.8, 0.18],
      [-0.76, 1.3, 0.14],
      [-0.74, 1.62, 0.15],
    ],
    { sock: 0.66, toes: Math.PI / 2 },
  );
  limb(
    to,
    frame,
    [
      [-0.24, 0.25, 0.24],
      [-0.22, 0.8, 0.17],
      [-0.3, 1.15, 0.14],
      [-0.28, 1.42, 0.145],
    ],
    { sock: 0.68, toes: Math.PI / 2 },
  );
  to.sheet.stroke(frame.curve([-0.72, -0.38], [-0.66, 0.05], [-0.78, 0.48]), to.tones.collar, s * 0.11);
  head(to, frame.inner(-1.32, 0.16, 0.68, -0.28), { eyes: 'shut', ears: 0.25 });
}

/** On the hind legs with the back to us, paws up; the feet stand on v = 2.3, the raised paw reaches v = -2. */
export function standingBack(to: Studio, frame: Frame): void {
  const s = frame.size;
  limb(
    to,
    frame,
    [
      [0.1, 1.75, 0.15],
      [0.75, 2.15, 0.135],
      [1.25, 2.0, 0.12],
      [1.45, 1.55, 0.11],
      [1.3, 1.25, 0.1],
    ],
    {
      sock: TAIL_TIP,
    },
  );
  for (const e of [-1, 1]) {
    limb(
      to,
      frame,
      [
        [e * 0.42, 1.5, 0.36],
        [e * 0.5, 1.95, 0.2],
        [e * 0.5, 2.16, 0.17],
      ],
      { sock: 0.72, toes: Math.PI / 2 },
    );
  }
  limb(
    to,
    frame,
    [
      [0.38, -0.5, 0.24],
      [0.6, -1.0, 0.19],
      [0.66, -1.55, 0.16],
      [0.62, -1.95, 0.155],
    ],
    { sock: 0.72, toes: -Math.PI / 2 },
  );
  limb(
    to,
    frame,
    [
      [-0.4, -0.5, 0.24],
      [-0.66, -0.72, 0.19],
      [-0.78, -1.02, 0.16],
    ],
    { sock: 0.6, toes: -Math.PI / 2 },
  );
  const body = frame.blob([
    [0, -0.86],
    [-0.46, -0.66],
    [-0.6, -0.2],
    [-0.62, 0.5],
    [-0.82, 1.2],
    [-0.76, 1.74],
    [-0.36, 1.98],
    [0.36, 1.98],
    [0.76, 1.74],
    [0.84, 1.2],
    [0.64, 0.5],
    [0.62, -0.2],
    [0.46, -0.66],
  ]);
  coat(to, body, s * 0.28);
  fur(to, body, frame, 600, [0, 0.6, 0.8, 1.4], () => Math.PI / 2);
  to.sheet.stroke(frame.curve([-0.44, -0.66], [0, -0.5], [0.44, -0.66]), to.tones.collar, s * 0.1);
  backHead(to, frame.inner(0, -1.12, 0.66, 0.06), 0.05);
}

/** Loafing, seen from straight above, looking up at us. The body reaches from v = -1.9 to v = .6. */
export function loafFromAbove(to: Studio, frame: Frame, options: HeadOptions = {}): void {
  const s = frame.size;
  limb(
    to,
    frame,
    [
      [0.5, -1.7, 0.15],
      [1.1, -1.5, 0.14],
      [1.4, -0.8, 0.125],
      [1.2, -0.1, 0.11],
      [1.0, 0.3, 0.1],
    ],
    { sock: TAIL_TIP },
  );
  const body = frame.blob([
    [-0.6, 0.7],
    [-0.94, 0.2],
    [-0.98, -0.4],
    [-1.02, -1.0],
    [-0.82, -1.54],
    [-0.36, -1.8],
    [0.36, -1.8],
    [0.84, -1.54],
    [1.04, -1.0],
    [1.0, -0.4],
    [0.96, 0.2],
    [0.6, 0.7],
  ]);
  coat(to, body, s * 0.3);
  fur(to, body, frame, 900, [0, -0.7, 1, 1.3], () => -Math.PI / 2);
  to.sheet.stroke(frame.curve([0, -0.4], [0.03, -1.0], [0, -1.8]), to.tones.dark, s * 0.06, 0.5);
  for (const e of [-1, 1]) {
    const haunch = frame.blob([
      [e * 0.34, -1.44],
      [e * 0.74, -1.5],
      [e * 1.0, -1.06],
      [e * 0.94, -0.62],
      [e * 0.6, -0.6],
      [e * 0.36, -0.96],
    ]);
    shadeEdge(to.sheet, haunch, to.tones.light, s * 0.2, s * 0.16, 0.5);
  }
  paw(to, frame, -0.42, 1.28, 0.24, 0.22);
  paw(to, frame, 0.34, 1.32, 0.24, 0.22);
  head(to, frame.inner(0, 0.42, 0.92), { pitch: 0.42, ...options });
}

/** The back half only, walking away from us to the right; stands on v = 1.2. Used where the front is in something. */
export function hindHalf(to: Studio, frame: Frame): void {
  const s = frame.size;
  limb(
    to,
    frame,
    [
      [0.72, -0.3, 0.16],
      [1.0, -0.8, 0.13],
      [0.9, -1.3, 0.12],
      [1.15, -1.75, 0.11],
      [1.5, -1.85, 0.1],
    ],
    {
      sock: TAIL_TIP,
    },
  );
  limb(
    to,
    frame,
    [
      [0.25, 0.2, 0.34],
      [0.1, 0.6, 0.22],
      [0.24, 0.86, 0.14],
      [0.16, 1.06, 0.13],
    ],
    { far: true },
  );
  const body = frame.blob([
    [-1.6, -0.5],
    [-0.8, -0.56],
    [0.1, -0.62],
    [0.68, -0.46],
    [0.95, 0.0],
    [0.88, 0.5],
    [0.3, 0.62],
    [-0.6, 0.5],
    [-1.6, 0.5],
  ]);
  coat(to, body, s * 0.26);
  fur(to, body, frame, 500, [-0.3, 0, 1.2, 0.6], () => 0.1);
  limb(
    to,
    frame,
    [
      [0.5, 0.1, 0.48],
      [0.62, 0.56, 0.28],
      [0.84, 0.84, 0.16],
      [0.7, 1.05, 0.15],
      [0.5, 1.08, 0.15],
    ],
    {
      sock: 0.74,
      toes: Math.PI,
    },
  );
}

/** The outline of a tiger that sits and looks at us, for shadows: broad cheeks, round ears; it sits on v = 1.58. */
export function tigerShadowOutline(frame: Frame): Path2D {
  const right: readonly Point[] = [
    [0, -0.75],
    [0.62, -0.62],
    [0.98, -0.22],
    [1.02, 0.4],
    [0.92, 0.86],
    [1.26, 0.9],
    [1.46, 1.26],
    [1.36, 1.58],
    [0, 1.58],
  ];
  const body = frame.blob([...right, ...mirrored(right.slice(1, -1)).reverse()]);
  const skull = frame.ellipse(0, -1.24, 0.86, 0.76);
  const ears = [-1, 1].map((side) => frame.ellipse(side * 0.66, -1.86, 0.27, 0.27));
  // The ruff: three tufts a side, what a tiger has and a house cat does not.
  const ruff: readonly Point[] = [
    [0.7, -1.5],
    [1.02, -1.12],
    [0.9, -1.08],
    [1.08, -0.8],
    [0.88, -0.82],
    [0.94, -0.5],
    [0.5, -0.6],
    [0.4, -1.0],
  ];
  const tail = frame.blob([
    [1.1, 1.4],
    [1.62, 1.46],
    [1.98, 1.2],
    [2.03, 0.7],
    [1.88, 0.36],
    [2.02, 0.24],
    [2.22, 0.7],
    [2.16, 1.3],
    [1.7, 1.64],
    [1.1, 1.6],
  ]);
  return joined(body, skull, ...ears, frame.polygon(ruff), frame.polygon(mirrored(ruff).reverse()), tail);
}

/** The stripes of that tiger, on brow, cheeks, flanks and tail. */
export function tigerShadowStripes(frame: Frame): Path2D[] {
  const wedge = (u: number, v: number, length: number, rise: number, half: number): Point[] => [
    [u, v - half],
    [u - length * 0.5, v + rise * 0.4 - half * 0.8],
    [u - length, v + rise],
    [u - length * 0.5, v + rise * 0.4 + half * 0.8],
    [u, v + half],
  ];
  const sides = [
    wedge(0.98, -1.22, 0.4, 0.02, 0.05),
    wedge(1.0, -0.96, 0.44, -0.06, 0.05),
    wedge(0.92, -0.7, 0.36, -0.12, 0.045),
    wedge(0.98, -0.16, 0.52, 0.14, 0.075),
    wedge(1.06, 0.16, 0.58, 0.14, 0.075),
    wedge(1.04, 0.5, 0.5, 0.14, 0.07),
    wedge(1.44, 1.12, 0.52, 0.1, 0.07),
    wedge(1.48, 1.38, 0.44, 0.06, 0.06),
    // Brow: three chevrons, each wider than the one below it.
    [
      [0.03, -1.94],
      [0.3, -1.82],
      [0.34, -1.72],
      [0.03, -1.83],
    ],
    [
      [0.03, -1.76],
      [0.25, -1.66],
      [0.28, -1.57],
      [0.03, -1.66],
    ],
    [
      [0.03, -1.59],
      [0.19, -1.5],
      [0.21, -1.42],
      [0.03, -1.49],
    ],
  ] satisfies Point[][];
  const tail: readonly Point[][] = [
    wedge(2.2, 0.62, 0.26, 0.03, 0.06),
    wedge(2.24, 0.96, 0.28, 0.04, 0.06),
    wedge(2.12, 1.34, 0.26, -0.02, 0.06),
  ];
  return [...sides, ...sides.map(mirrored), ...tail].map((points) => frame.polygon(points));
}

function mirrored(points: readonly Point[]): Point[] {
  return points.map(([u, v]) => [-u, v]);
}
