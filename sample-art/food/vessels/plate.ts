import { type Colour, lighten } from '../../core/colour.ts';
import { ellipse, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { castShadow, shadeOf, solid, tableShadow } from '../kit/solid.ts';

/** A flat plate seen from the side; `ry` says how much of its top is seen. */
export function plate(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Colour,
  ring?: Colour,
): void {
  tableShadow(sheet, x, y + ry * 0.55, rx * 0.95, rx * 0.5, ry * 1.1);
  sheet.fill(ellipse(x, y + 14, rx * 0.98, ry), shadeOf(colour, 0.22));
  const top = ellipse(x, y, rx, ry);
  sheet.fill(top, colour);
  sheet.shadeLinear(top, shadeOf(colour, 0.16), x - rx * 0.2, 0, x + rx, 0, [
    [0, 0],
    [1, 0.85],
  ]);
  const well = ellipse(x, y + 2, rx * 0.76, ry * 0.72);
  sheet.fill(well, lighten(colour, -0.035));
  sheet.shadeLinear(well, shadeOf(colour, 0.14), x - rx * 0.76, 0, x, 0, [
    [0, 0.8],
    [0.5, 0.25],
    [1, 0],
  ]);
  if (ring) sheet.stroke(ellipse(x, y - 1, rx * 0.91, ry * 0.89), ring, 6, 0.9);
  sheet.stroke(ellipse(x, y, rx, ry), lighten(colour, 0.05), 4, 0.9);
}

/** A board or tray: its top face seen at a slant, its edge towards us. */
export function board(
  sheet: Sheet,
  left: number,
  right: number,
  y: number,
  colour: Colour,
  { depth = 46, edge = 40, grain = true } = {},
): void {
  castShadow(
    sheet,
    polygon([
      [left + 10, y + edge],
      [right, y + edge],
      [right + 240, y + edge + 34],
      [right + 190, y + edge + 70],
      [left + 90, y + edge + 52],
    ]),
    0.5,
  );
  const top = polygon([
    [left + depth * 0.55, y - depth],
    [right - depth * 0.55, y - depth],
    [right, y],
    [left, y],
  ]);
  sheet.fill(top, lighten(colour, 0.06));
  sheet.shadeLinear(top, shadeOf(colour, 0.1), (left + right) / 2, 0, right, 0, [
    [0, 0],
    [1, 0.7],
  ]);
  const front = rectangle(left, y, right - left, edge, 5);
  sheet.fill(front, shadeOf(colour, 0.1));
  sheet.shadeLinear(front, shadeOf(colour, 0.26), (left + right) / 2, 0, right, 0, [
    [0, 0],
    [1, 0.9],
  ]);
  sheet.fill(rectangle(left, y - 1, right - left, 5), lighten(colour, 0.12));
  if (!grain) return;
  const random = sheet.random.stream('board');
  for (let i = 0; i < 7; i++) {
    const v = y - depth * (0.1 + i * 0.12);
    const inset = ((y - v) / depth) * depth * 0.55 + 14;
    sheet.fill(
      rectangle(
        left + inset + random.between(0, 80),
        v,
        right - left - inset * 2 - random.between(40, 260),
        2.4,
      ),
      lighten(colour, -0.05),
      0.55,
    );
  }
  for (let i = 0; i < 3; i++) {
    sheet.fill(
      rectangle(
        left + 20 + random.between(0, 90),
        y + 9 + i * 10,
        right - left - random.between(120, 300),
        2.4,
      ),
      lighten(colour, -0.2),
      0.4,
    );
  }
}

/** A cake stand: foot, stem and plate. Returns nothing; what stands on it stands at `y`. */
export function cakeStand(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  footY: number,
  colour: Colour,
): void {
  tableShadow(sheet, x, footY, rx * 0.42, rx * 0.9, 54);
  solid(sheet, ellipse(x, footY - 8, rx * 0.4, 26), shadeOf(colour, 0.06));
  const stem = polygon([
    [x - 26, y + 20],
    [x + 26, y + 20],
    [x + 44, footY - 12],
    [x - 44, footY - 12],
  ]);
  solid(sheet, stem, colour, { shade: 1 });
  sheet.fill(ellipse(x, y + 20, rx * 0.97, rx * 0.13), shadeOf(colour, 0.2));
  const top = ellipse(x, y, rx, rx * 0.13);
  solid(sheet, top, colour);
  sheet.stroke(top, lighten(colour, 0.07), 5);
}
