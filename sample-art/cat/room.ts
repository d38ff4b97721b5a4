import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, mix } from '../core/colour.ts';
import { lerp } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { castShadow, face, inLight, inShade, shadeEdge, solid } from './form.ts';

/** Curtains and rugs cover much of a sheet; fine hard grains there would only make the file heavy. */
const CLOTH_SOFTNESS = 1.2;

/** Wall above, floor below `floorY`, a skirting board between; the wall is lighter on the left, where the light is. */
export function room(sheet: Sheet, wall: Colour, floorY: number, floor: Colour, skirting?: Colour): void {
  const { width, height } = sheet;
  face(sheet, rectangle(0, 0, width, floorY), wall, [0, 0], [width, floorY * 1.1], 0.22, 0.18);
  face(
    sheet,
    rectangle(0, floorY, width, height - floorY),
    floor,
    [0, floorY],
    [width * 0.6, height * 1.1],
    0.3,
    0.1,
  );
  if (!skirting) return;
  const board = rectangle(0, floorY - 36, width, 38);
  face(sheet, board, skirting, [0, floorY - 36], [0, floorY + 4], 0.35, 0.2);
}

/** Boards running away from us, wider towards the viewer. */
export function floorboards(sheet: Sheet, top: number, colour: Colour, vanishX = 800, count = 15): void {
  const { width, height } = sheet;
  const floor = rectangle(0, top, width, height - top);
  sheet.clipped(floor, () => {
    for (let i = -count; i <= count; i++) {
      const near = vanishX + (i * width * 1.7) / count;
      const far = vanishX + (i * width * 1.05) / count;
      sheet.stroke(line([far, top], [near, height]), colour, 3, 0.5);
      const joint = top + (height - top) * (((i * 7 + 40) % 13) / 13) ** 1.4;
      const next = (width * 1.35) / count;
      const x = lerp(far, near, (joint - top) / (height - top));
      sheet.stroke(line([x, joint], [x + next, joint]), colour, 3, 0.45);
    }
  });
}

/** Level boards with gaps that widen towards the viewer. */
export function planks(sheet: Sheet, top: number, colour: Colour, count = 9): void {
  const { width, height, random } = sheet;
  const joints = random.stream('planks');
  for (let i = 1; i < count; i++) {
    const y = top + (i / count) ** 1.5 * (height - top);
    const next = top + ((i + 1) / count) ** 1.5 * (height - top);
    sheet.stroke(line([0, y], [width, y]), colour, 3, 0.5);
    for (let k = 0; k < 2; k++) {
      const x = joints.between(0, width);
      sheet.stroke(line([x, y], [x - 6, next]), colour, 3, 0.45);
    }
  }
}

/** Light through a window with bars, lying on wall or floor. Draw it before what stands on it. */
export function windowLight(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  skew: number,
  strength = 0.35,
  colour = lch(0.95, 0.1, 84),
  columns = 2,
  rows = 2,
): void {
  const panes: Path2D[] = [];
  const gap = Math.min(width / columns, height / rows) * 0.07;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const paneWidth = width / columns - gap;
      const paneHeight = height / rows - gap;
      const left = x + column * (width / columns) + row * (height / rows) * skew;
      const top = y + row * (height / rows);
      panes.push(
        polygon([
          [left, top],
          [left + paneWidth, top + paneWidth * 0.05],
          [left + paneWidth + paneHeight * skew, top + paneHeight + paneWidth * 0.05],
          [left + paneHeight * skew, top + paneHeight],
        ]),
      );
    }
  }
  sheet.blended('soft-light', () => {
    for (const pane of panes) sheet.fill(pane, colour, Math.min(1, strength * 2));
  });
  sheet.blended('screen', () => {
    for (const pane of panes) sheet.fill(pane, colour, strength * 0.35);
  });
}

/** A round rug in perspective with a border and dots. */
export function roundRug(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colours: readonly [Colour, Colour, Colour],
): void {
  const [outer, band, inner] = colours;
  sheet.fill(ellipse(x + 6, y + 10, rx, ry), inShade(outer, 0.6), 0.5);
  sheet.fill(ellipse(x, y, rx, ry), outer);
  sheet.fill(ellipse(x, y, rx * 0.93, ry * 0.92), band);
  const middle = ellipse(x, y, rx * 0.87, ry * 0.85);
  sheet.fill(middle, inner);
  sheet.shadeLinear(
    middle,
    inShade(inner, 0.25),
    x - rx,
    y - ry,
    x + rx * 0.8,
    y + ry,
    [
      [0.45, 0],
      [1, 0.9],
    ],
    { soft: CLOTH_SOFTNESS },
  );
  for (let i = 0; i < 26; i++) {
    const angle = (i / 26) * Math.PI * 2;
    sheet.fill(
      ellipse(x + Math.cos(angle) * rx * 0.77, y + Math.sin(angle) * ry * 0.74, 15, 15 * (ry / rx) + 2),
      band,
    );
  }
}

/** A framed picture: an abstract of hills and a sun, in the colours given. */
export function framedPrint(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly [ground: Colour, sun: Colour, hill: Colour],
): void {
  const [ground, sun, hill] = colours;
  castShadow(sheet, rectanglePoints(x + 12, y + 14, width, height), 0.4, 6);
  solid(sheet, rectangle(x, y, width, height, 3), lch(0.95, 0.015, 85), { depth: 6 });
  const inset = width * 0.1;
  const picture = rectangle(x + inset, y + inset, width - inset * 2, height - inset * 2);
  sheet.fill(picture, ground);
  sheet.clipped(picture, () => {
    sheet.fill(ellipse(x + width * 0.55, y + height * 0.4, width * 0.2), sun);
    const far = blob([
      [x, y + height],
      [x, y + height * 0.66],
      [x + width * 0.35, y + height * 0.52],
      [x + width * 0.7, y + height * 0.68],
      [x + width, y + height * 0.6],
      [x + width, y + height],
    ]);
    solid(sheet, far, mix(hill, ground, 0.35), { depth: 12 });
    const near = blob([
      [x, y + height],
      [x, y + height * 0.82],
      [x + width * 0.5, y + height * 0.76],
      [x + width, y + height * 0.66],
      [x + width, y + height],
    ]);
    solid(sheet, near, hill, { depth: 12 });
  });
}

function rectanglePoints(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width / 2, y],
    [x + width, y],
    [x + width, y + height / 2],
    [x + width, y + height],
    [x + width / 2, y + height],
    [x, y + height],
    [x, y + height / 2],
  ];
}

export function pot(sheet: Sheet, x: number, y: number, size: number, colour: Colour): void {
  const body = polygon([
    [x - size * 0.36, y - size * 0.62],
    [x + size * 0.36, y - size * 0.62],
    [x + size * 0.26, y],
    [x - size * 0.26, y],
  ]);
  solid(sheet, body, colour, { depth: size * 0.16 });
  solid(
    sheet,
    rectangle(x - size * 0.4, y - size * 0.72, size * 0.8, size * 0.16, 4),
    inLight(colour, 0.12),
    {
      depth: size * 0.08,
    },
  );
}

function leaf(sheet: Sheet, from: Point, to: Point, width: number, colour: Colour, vein = true): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const along = (t: number, offset: number): Point => [
    lerp(from[0], to[0], t) + nx * offset,
    lerp(from[1], to[1], t) + ny * offset,
  ];
  const shape = blob([
    from,
    along(0.35, width * 0.7),
    along(0.65, width),
    to,
    along(0.65, -width),
    along(0.35, -width * 0.7),
  ]);
  sheet.fill(shape, colour);
  const half = blob([from, along(0.35, width * 0.7), along(0.65, width), to, along(0.5, 0)]);
  shadeEdge(sheet, half, inShade(colour, 0.45), -nx * width * 1.2, -ny * width * 1.2, 0.9);
  if (vein)
    sheet.stroke(
      curve(from, along(0.5, 0), along(0.93, 0)),
      inLight(colour, 0.3),
      Math.max(1.5, width * 0.09),
      0.8,
    );
}

/** A bushy plant with broad leaves, its pot standing on `y`. */
export function bushyPlant(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  options: { pot?: Colour; leaf?: Colour; count?: number; random?: Random } = {},
): void {
  const {
    pot: potColour = lch(0.62, 0.12, 42),
    leaf: leafColour = lch(0.46, 0.085, 150),
    count = 9,
  } = options;
  const random = (options.random ?? sheet.random).stream(`bush${x}`);
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const angle = -Math.PI / 2 + (t - 0.5) * 2.5 + random.spread() * 0.1;
    const length = size * random.between(0.9, 1.7);
    const from: Point = [x + (t - 0.5) * size * 0.3, y - size * 0.6];
    const tip: Point = [
      from[0] + Math.cos(angle) * length,
      from[1] + Math.sin(angle) * length * 0.95 + size * 0.1,
    ];
    leaf(
      sheet,
      from,
      tip,
      size * random.between(0.16, 0.25),
      mix(leafColour, lch(0.62, 0.11, 130), random.between(0, 0.5)),
    );
  }
  pot(sheet, x, y, size, potColour);
}

/** Upright sword leaves. */
export function swordPlant(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  potColour: Colour,
  leafColour = lch(0.5, 0.08, 155),
): void {
  const random = sheet.random.stream(`sword${x}`);
  for (let i = 0; i < 9; i++) {
    const t = (i * 5) % 9;
    const root = x + (t / 8 - 0.5) * size * 0.4;
    const tipX = root + (t / 8 - 0.5) * size * random.between(0.4, 0.9);
    const top = y - size * random.between(1.7, 2.6);
    const width = size * 0.085;
    const blade = blob([
      [root - width, y - size * 0.6],
      [lerp(root, tipX, 0.5) - width * 1.2, lerp(y - size * 0.6, top, 0.5)],
      [tipX, top],
      [lerp(root, tipX, 0.5) + width * 1.2, lerp(y - size * 0.6, top, 0.5)],
      [root + width, y - size * 0.6],
    ]);
    const colour = mix(leafColour, lch(0.38, 0.07, 165), random.next());
    solid(sheet, blade, colour, { depth: width * 0.8 });
    sheet.clipped(blade, () => {
      for (let k = 0; k < 7; k++) {
        const yy = lerp(y - size * 0.6, top, (k + 0.5) / 7);
        sheet.stroke(
          curve([root - size, yy + 14], [root, yy], [root + size, yy + 14]),
          inLight(colour, 0.25),
          4,
          0.4,
        );
      }
    });
  }
  pot(sheet, x, y, size, potColour);
}

/** Long stems with round leaves hanging over the edge of what the pot stands on. */
export function trailingPlant(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  potColour: Colour,
  leafColour = lch(0.52, 0.1, 145),
): void {
  const random = sheet.random.stream(`trail${x}`);
  pot(sheet, x, y, size, potColour);
  for (let i = 0; i < 7; i++) {
    const side = (i - 3) / 3;
    const drop = size * random.between(0.5, 1.7);
    const stem: Point[] = [
      [x + side * size * 0.2, y - size * 0.7],
      [x + side * size * 0.55, y - size * 0.8],
      [x + side * size * 0.66, y - size * 0.3],
      [x + side * size * 0.62 + random.between(-14, 14), y - size * 0.5 + drop],
    ];
    sheet.stroke(blob(stem, false), inShade(leafColour, 0.3), size * 0.025);
    for (let k = 0; k < 7; k++) {
      const t = k / 6;
      const px = lerp(stem[1]?.[0] ?? x, stem[3]?.[0] ?? x, t) + (k % 2 ? 1 : -1) * size * 0.08;
      const py = lerp(y - size * 0.82, stem[3]?.[1] ?? y, t);
      const heart = ellipse(px, py, size * 0.1, size * 0.085, (k % 2 ? 1 : -1) * 0.6);
      solid(sheet, heart, mix(leafColour, lch(0.66, 0.11, 130), random.next() * 0.6), { depth: size * 0.05 });
    }
  }
}

/** Spines on a board that runs at `y`; returns where the row ended. */
export function bookRow(
  sheet: Sheet,
  from: number,
  to: number,
  y: number,
  tallest: number,
  palette: readonly Colour[],
  key: string,
): number {
  const random = sheet.random.stream(key);
  let x = from;
  for (;;) {
    const width = random.between(24, 58);
    if (x + width > to) return x;
    const height = tallest * random.between(0.62, 1);
    const colour = random.pick(palette);
    const spine = rectangle(x, y - height, width - 3, height, 2);
    solid(sheet, spine, colour, { depth: 12 });
    const label = inLight(colour, 0.5);
    if (random.chance(0.7)) sheet.fill(rectangle(x + 4, y - height * 0.84, width - 11, 6), label, 0.8);
    if (random.chance(0.5)) sheet.fill(rectangle(x + 4, y - height * 0.24, width - 11, 4), label, 0.8);
    if (random.chance(0.35))
      sheet.fill(ellipse(x + width / 2 - 1, y - height * 0.55, width * 0.18), label, 0.8);
    x += width;
  }
}

export function shelfBoard(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  colour: Colour,
  thickness = 28,
): void {
  castShadow(sheet, rectanglePoints(x + 8, y + thickness - 4, width, 26), 0.35, 6);
  solid(sheet, rectangle(x, y, width, thickness, 2), colour, { depth: 12, light: [-0.2, -1] });
}

export const SPINES: readonly Colour[] = [
  lch(0.62, 0.15, 35),
  lch(0.78, 0.12, 82),
  lch(0.48, 0.09, 165),
  lch(0.86, 0.04, 80),
  lch(0.42, 0.1, 275),
  lch(0.68, 0.1, 210),
  lch(0.55, 0.14, 10),
];

export function mug(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colour: Colour,
  fill = lch(0.4, 0.09, 48),
): void {
  sheet.stroke(
    ellipse(x + size * 0.56, y - size * 0.46, size * 0.22, size * 0.26),
    inShade(colour, 0.18),
    size * 0.11,
  );
  const body = new Path2D();
  body.moveTo(x - size * 0.5, y - size * 0.9);
  body.lineTo(x + size * 0.5, y - size * 0.9);
  body.lineTo(x + size * 0.46, y - size * 0.14);
  body.quadraticCurveTo(x + size * 0.44, y, x + size * 0.3, y);
  body.lineTo(x - size * 0.3, y);
  body.quadraticCurveTo(x - size * 0.44, y, x - size * 0.46, y - size * 0.14);
  body.closePath();
  solid(sheet, body, colour, { depth: size * 0.2 });
  sheet.fill(ellipse(x, y - size * 0.9, size * 0.5, size * 0.12), inShade(colour, 0.12));
  sheet.fill(ellipse(x, y - size * 0.89, size * 0.43, size * 0.09), fill);
}

/** Hanging cloth with folds between two edges, to the height `bottom`. */
export function drape(
  sheet: Sheet,
  x0: number,
  x1: number,
  top: number,
  bottom: number,
  colour: Colour,
  folds = 7,
  lean = 0,
): Path2D {
  const middle = lerp(top, bottom, 0.5);
  const cloth = blob([
    [x0, top],
    [lerp(x0, x1, 0.5), top - 4],
    [x1, top],
    [x1 + lean * 0.4, middle],
    [x1 + lean, bottom],
    [lerp(x0, x1, 0.5) + lean, bottom + 8],
    [x0 + lean, bottom],
    [x0 + lean * 0.4, middle],
  ]);
  sheet.fill(cloth, colour);
  for (let k = 0; k < folds; k++) {
    const x = lerp(x0, x1, (k + 0.5) / folds) + lean * 0.5;
    const half = Math.abs(x1 - x0) / folds / 2;
    sheet.shadeLinear(
      cloth,
      k % 2 ? inShade(colour, 0.5) : inLight(colour, 0.22),
      x - half,
      0,
      x + half,
      0,
      [
        [0, 0],
        [0.5, 0.6],
        [1, 0],
      ],
      { soft: CLOTH_SOFTNESS },
    );
  }
  return cloth;
}

/** A standing lamp's or table lamp's shade with its pool of light. */
export function lampShade(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  glowRadius: number,
): void {
  const shade = polygon([
    [x - width * 0.3, y],
    [x + width * 0.3, y],
    [x + width * 0.5, y + height],
    [x - width * 0.5, y + height],
  ]);
  sheet.glow(x, y + height, glowRadius, lch(0.84, 0.13, 72), 0.55);
  sheet.fill(shade, lch(0.95, 0.09, 85));
  sheet.shadeLinear(shade, lch(0.76, 0.15, 58), 0, y, 0, y + height, [
    [0, 0.9],
    [1, 0],
  ]);
}

/** An old rectangle of cloth: parallel stripes along a direction, inside a path. */
export function stripes(
  sheet: Sheet,
  inside: Path2D,
  from: Point,
  to: Point,
  count: number,
  colour: Colour,
  width: number,
  alpha = 1,
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * 2400, (dx / length) * 2400];
  sheet.clipped(inside, () => {
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const [x, y] = [from[0] + dx * t, from[1] + dy * t];
      sheet.stroke(line([x - nx, y - ny], [x + nx, y + ny]), colour, width, alpha, 'butt');
    }
  });
}

/** Fills a box of pixels in a path with soft vertical light, e.g. for skies behind windows. */
export function sky(
  sheet: Sheet,
  path: Path2D,
  top: number,
  bottom: number,
  colours: readonly Colour[],
): void {
  sheet.fill(
    path,
    sheet.linear(
      0,
      top,
      0,
      bottom,
      colours.map((colour, i) => [i / (colours.length - 1), colour] as const),
    ),
  );
}

/** Layers of towers with lit windows along the bottom of a box. */
export function cityLayers(
  sheet: Sheet,
  box: readonly [x: number, y: number, width: number, height: number],
  far: Colour,
  near: Colour,
  windows: Colour,
): void {
  const [left, top, width, height] = box;
  const random = sheet.random.stream('city');
  for (let layer = 0; layer < 3; layer++) {
    const colour = mix(far, near, [0.15, 0.55, 0.95][layer] ?? 1);
    let x = left - 40;
    while (x < left + width) {
      const towerWidth = random.between(50, 120);
      const towerHeight = height * (random.between(0.18, 0.42) + 0.06 * (2 - layer));
      const base = top + height;
      sheet.fill(rectangle(x, base - towerHeight, towerWidth, towerHeight), colour);
      if (random.chance(0.25))
        sheet.stroke(
          line([x + towerWidth / 2, base - towerHeight], [x + towerWidth / 2, base - towerHeight - 50]),
          colour,
          4,
        );
      for (let y = base - towerHeight + 16; y < base - 10; y += 22) {
        for (let wx = x + 10; wx < x + towerWidth - 14; wx += 18) {
          if (random.chance(0.32)) sheet.fill(rectangle(wx, y, 8, 11), windows, [0.35, 0.65, 0.9][layer]);
        }
      }
      x += towerWidth + random.between(0, 20);
    }
  }
}
