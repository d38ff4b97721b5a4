import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { arc, castShadow, frontArc, placed, shadeOf, solid, tableShadow, upright } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';

/** A round bamboo basket: its side with woven bands and its rim; `fill` paints what lies in it. */
export function steamer(
  sheet: Sheet,
  x: number,
  rimY: number,
  rx: number,
  ry: number,
  height: number,
  fill: () => void = () => {},
): void {
  const base = pigment.oak;
  const body = new Path2D();
  body.moveTo(x - rx, rimY);
  body.lineTo(x - rx, rimY + height);
  body.ellipse(x, rimY + height, rx, ry, 0, Math.PI, 0, true);
  body.lineTo(x + rx, rimY);
  body.ellipse(x, rimY, rx, ry, 0, 0, Math.PI);
  body.closePath();
  upright(sheet, body, base);
  sheet.clipped(body, () => {
    for (let i = -12; i <= 12; i++) {
      const u = x + Math.sin((i / 12) * 1.5) * rx;
      sheet.stroke(line([u, rimY], [u, rimY + height + ry]), shadeOf(base, 0.12), 3, 0.35);
    }
    for (const part of [0.12, 0.88])
      sheet.stroke(
        frontArc(x, rimY + height * part, rx, ry),
        lighten(base, 0.08),
        height * 0.2,
        0.95,
        'butt',
      );
    for (const part of [0.25, 0.99])
      sheet.stroke(frontArc(x, rimY + height * part, rx, ry), shadeOf(base, 0.24), 4, 0.8, 'butt');
    sheet.shadeLinear(body, shadeOf(base, 0.24), x, 0, x + rx, 0, [
      [0, 0],
      [1, 0.85],
    ]);
  });
  const rim = ellipse(x, rimY, rx, ry);
  sheet.fill(rim, lighten(base, 0.08));
  const well = ellipse(x, rimY + 5, rx * 0.93, ry * 0.86);
  sheet.fill(well, shadeOf(base, 0.2));
  sheet.clipped(well, () => {
    sheet.fill(ellipse(x, rimY + 20, rx * 0.93, ry * 0.86), pigment.oat);
    for (let i = -8; i <= 8; i++)
      sheet.fill(rectangle(x + i * rx * 0.115, rimY - ry, 4, ry * 2.4), pigment.sand, 0.8);
  });
  const over = new Path2D();
  over.rect(x - rx * 0.98, rimY - 700, rx * 1.96, 700);
  over.ellipse(x, rimY + 5, rx * 0.95, ry * 0.9, 0, 0, Math.PI);
  sheet.clipped(over, fill);
  sheet.stroke(frontArc(x, rimY, rx * 0.965, ry * 0.94), lighten(base, 0.1), 14);
  sheet.stroke(frontArc(x, rimY, rx * 0.925, ry * 0.88), shadeOf(base, 0.18), 4, 0.7);
}

/** Two chopsticks lying or held; the thin ends are at (x0, y0). */
export function chopsticks(
  sheet: Sheet,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  colour: Colour = pigment.wine,
  gap = 30,
): void {
  const angle = Math.atan2(y1 - y0, x1 - x0);
  for (const side of [0, 1]) {
    const [dx, dy] = [-Math.sin(angle) * gap * side, Math.cos(angle) * gap * side];
    const length = Math.hypot(x1 - x0, y1 - y0);
    const path = polygon(
      placed(
        [
          [0, -6],
          [length, -14],
          [length, 14],
          [0, 6],
        ],
        x0 + dx * 0.5,
        y0 + dy * 0.5,
        angle + side * 0.03,
      ),
    );
    sheet.fill(path, side ? shadeOf(colour, 0.06) : colour);
    sheet.stroke(
      line([x0 + dx * 0.5, y0 + dy * 0.5 - 3], [x1 + dx, y1 + dy - 6]),
      lighten(colour, 0.14),
      3,
      0.6,
    );
  }
}

/** A fork seen from the side or above; the tines begin at (x, y) and the handle runs along `angle`. */
export function fork(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: Colour = pigment.steel,
): void {
  const w = length * 0.05;
  const head = blob(
    placed(
      [
        [length * 0.2, -w],
        [length * 0.3, -w * 0.9],
        [length * 0.4, -w * 0.28],
        [length * 0.4, w * 0.28],
        [length * 0.3, w * 0.9],
        [length * 0.2, w],
      ],
      x,
      y,
      angle,
    ),
    true,
    0.6,
  );
  for (const v of [-0.78, -0.26, 0.26, 0.78]) {
    const [a, b] = placed(
      [
        [0, v * w],
        [length * 0.24, v * w],
      ],
      x,
      y,
      angle,
    );
    if (a && b) sheet.stroke(line(a, b), shadeOf(colour, 0.06), w * 0.36);
  }
  solid(sheet, head, colour);
  const handle = polygon(
    placed(
      [
        [length * 0.36, -w * 0.24],
        [length, -w * 0.42],
        [length, w * 0.42],
        [length * 0.36, w * 0.24],
      ],
      x,
      y,
      angle,
    ),
  );
  solid(sheet, handle, colour);
}

/** A spoon; the bowl's tip is at (x, y) and the handle runs along `angle`. */
export function spoon(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: Colour = pigment.steel,
): void {
  const w = length * 0.085;
  const handle = polygon(
    placed(
      [
        [length * 0.25, -w * 0.16],
        [length, -w * 0.3],
        [length, w * 0.3],
        [length * 0.25, w * 0.16],
      ],
      x,
      y,
      angle,
    ),
  );
  solid(sheet, handle, colour);
  const head = blob(
    placed(
      [
        [0, 0],
        [length * 0.06, -w * 0.85],
        [length * 0.18, -w],
        [length * 0.3, -w * 0.3],
        [length * 0.3, w * 0.3],
        [length * 0.18, w],
        [length * 0.06, w * 0.85],
      ],
      x,
      y,
      angle,
    ),
  );
  solid(sheet, head, colour, { light: 0.9, shade: 0.95 });
  sheet.stroke(head, lighten(colour, 0.14), 3, 0.7);
}

/** A small dish of sauce or a dip. */
export function dipDish(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  colour: Colour,
  sauce: Colour,
  height = rx * 0.5,
): void {
  tableShadow(sheet, x, y, rx * 0.7, rx * 1.3, 32);
  const body = new Path2D();
  body.moveTo(x - rx, y - height);
  body.bezierCurveTo(x - rx * 0.96, y - height * 0.3, x - rx * 0.7, y, x - rx * 0.55, y);
  body.lineTo(x + rx * 0.55, y);
  body.bezierCurveTo(x + rx * 0.7, y, x + rx * 0.96, y - height * 0.3, x + rx, y - height);
  body.ellipse(x, y - height, rx, rx * 0.26, 0, 0, Math.PI);
  body.closePath();
  upright(sheet, body, colour);
  sheet.fill(ellipse(x, y - height, rx, rx * 0.26), lighten(colour, 0.03));
  const pool = ellipse(x, y - height + 4, rx * 0.86, rx * 0.2);
  sheet.fill(pool, sauce);
  sheet.shadeLinear(pool, shadeOf(sauce, 0.12), x - rx, 0, x + rx * 0.4, 0, [
    [0, 0.8],
    [1, 0],
  ]);
  sheet.stroke(
    arc(x - rx * 0.2, y - height + 2, rx * 0.42, rx * 0.08, 3.4, 5.6),
    lighten(sauce, 0.25),
    4,
    0.7,
  );
  sheet.stroke(ellipse(x, y - height, rx, rx * 0.26), lighten(colour, 0.08), 4);
}

/** A jug with a spout on the left and a handle on the right. */
export function jug(
  sheet: Sheet,
  x: number,
  footY: number,
  height: number,
  colour: Colour,
  band?: Colour,
): void {
  const s = height / 286;
  tableShadow(sheet, x, footY, 80 * s, 260 * s, 44);
  const at = (points: [number, number][]) =>
    points.map(([u, v]): [number, number] => [x + u * s, footY + v * s]);
  sheet.stroke(
    blob(
      at([
        [66, -232],
        [150, -222],
        [160, -120],
        [100, -72],
      ]),
      false,
    ),
    shadeOf(colour, 0.07),
    20 * s,
  );
  const body = blob(
    at([
      [-88, 0],
      [-112, -120],
      [-70, -220],
      [-78, -262],
      [-112, -288],
      [70, -280],
      [66, -222],
      [112, -120],
      [88, 0],
    ]),
  );
  upright(sheet, body, colour);
  if (!band) return;
  sheet.clipped(body, () => {
    sheet.stroke(
      blob(
        at([
          [-120, -150],
          [0, -134],
          [120, -150],
        ]),
        false,
      ),
      band,
      15 * s,
    );
    sheet.stroke(
      blob(
        at([
          [-120, -118],
          [0, -102],
          [120, -118],
        ]),
        false,
      ),
      band,
      5 * s,
    );
  });
}

/** A bottle or jar with a lid and a plain label. */
export function bottle(
  sheet: Sheet,
  x: number,
  footY: number,
  width: number,
  height: number,
  colour: Colour,
  label: Colour,
  lid: Colour,
): void {
  tableShadow(sheet, x, footY, width * 0.5, width * 2, 40);
  const neck = width * 0.3;
  const body = blob(
    [
      [x - width / 2, footY],
      [x - width / 2, footY - height * 0.5],
      [x - neck, footY - height * 0.72],
      [x - neck, footY - height * 0.9],
      [x + neck, footY - height * 0.9],
      [x + neck, footY - height * 0.72],
      [x + width / 2, footY - height * 0.5],
      [x + width / 2, footY],
    ],
    true,
    0.35,
  );
  upright(sheet, body, colour);
  sheet.fill(rectangle(x - width * 0.42, footY - height * 0.44, width * 0.84, height * 0.28, 4), label);
  sheet.fill(ellipse(x, footY - height * 0.3, width * 0.17), colour, 0.9);
  upright(sheet, rectangle(x - neck * 1.2, footY - height, neck * 2.4, height * 0.13, 6), lid);
  sheet.fill(
    rectangle(x - width * 0.38, footY - height * 0.46, width * 0.07, height * 0.4, 4),
    pigment.milk,
    0.5,
  );
}

/** Steam: a few closed ribbons, stippled so thinly that the wall shows through. */
export function steam(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  { ribbons = 4, width = 360 } = {},
): void {
  const random = sheet.random.stream(`steam${Math.round(x)}`);
  for (let k = 0; k < ribbons; k++) {
    const x0 = x + ((k - (ribbons - 1) / 2) * width) / ribbons + random.between(-20, 20);
    const phase = random.between(0, 6);
    const reach = height * random.between(0.7, 1.1);
    const left: [number, number][] = [];
    const right: [number, number][] = [];
    for (let i = 0; i <= 14; i++) {
      const t = i / 14;
      const v = y - reach * t;
      const u = x0 + Math.sin(t * 5 + phase) * 34 * (0.3 + t) + t * 30;
      const half = 30 * Math.sin(Math.PI * t) * (0.5 + 0.5 * Math.sin(t * 6 + phase * 2)) + 5;
      left.push([u - half, v]);
      right.push([u + half * 0.6, v - 10]);
    }
    const ribbon = blob([...left, ...right.reverse()]);
    sheet.shadeLinear(
      ribbon,
      lch(0.99, 0.01, 85),
      0,
      y,
      0,
      y - reach,
      [
        [0, 0],
        [0.3, 0.55],
        [0.7, 0.38],
        [1, 0],
      ],
      { soft: 0.8, alpha: 0.62 },
    );
  }
}

/** Crumpled paper lying on the table or lining a basket. */
export function paperSheet(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  depth: number,
  colour: Colour,
): void {
  const path = polygon([
    [x - width * 0.46, y - depth],
    [x + width * 0.5, y - depth * 0.9],
    [x + width * 0.56, y + depth * 0.8],
    [x - width * 0.54, y + depth],
  ]);
  dropPaper(sheet, path);
  sheet.fill(path, colour);
  sheet.shadeLinear(path, shadeOf(colour, 0.12), x, 0, x + width * 0.55, 0, [
    [0, 0],
    [1, 0.8],
  ]);
  for (const [u, v, w] of [
    [-0.3, -0.4, 0.3],
    [0.1, 0.3, 0.32],
    [0.2, -0.5, 0.2],
  ] as const) {
    sheet.stroke(
      curve(
        [x + width * u, y + depth * v],
        [x + width * (u + w * 0.5), y + depth * (v + 0.3)],
        [x + width * (u + w), y + depth * (v + 0.1)],
      ),
      shadeOf(colour, 0.08),
      3,
      0.6,
    );
  }
}

function dropPaper(sheet: Sheet, path: Path2D): void {
  sheet.context.save();
  sheet.context.translate(8, 10);
  castShadow(sheet, path, 0.4);
  sheet.context.restore();
}
