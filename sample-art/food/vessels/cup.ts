import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten } from '../../core/colour.ts';
import { curve, ellipse } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { frontArc, glint, mouth, shadeOf, tableShadow } from '../kit/solid.ts';

export type Cup = {
  readonly x: number;
  readonly rimY: number;
  readonly rx: number;
  readonly footY: number;
  readonly colour: Colour;
  readonly liquid: Colour;
  /** Half-width at the foot; .6 of the rim unless told. */
  readonly footRx?: number;
  readonly handle?: 'left' | 'right' | 'none';
  /** Rim's height against its width. */
  readonly tilt?: number;
  readonly shape?: 'round' | 'cone' | 'straight';
  readonly pattern?: () => void;
};

/** A cup or mug with something to drink in it; `fill` paints on the drink. */
export function cup(sheet: Sheet, spec: Cup, fill: () => void = () => {}): void {
  const { x, rimY, rx, footY, colour, liquid, handle = 'right', tilt = 0.2, shape = 'round' } = spec;
  const footRx = spec.footRx ?? rx * 0.6;
  const ry = rx * tilt;
  const height = footY - rimY;
  tableShadow(sheet, x, footY, footRx, rx * 1.6, 44);
  if (handle !== 'none') {
    const side = handle === 'right' ? 1 : -1;
    const loop = curve(
      [x + side * rx * 0.9, rimY + height * 0.2],
      [x + side * (rx + height * 0.42), rimY + height * 0.16],
      [x + side * (rx + height * 0.44), rimY + height * 0.56],
      [x + side * rx * 0.72, rimY + height * 0.72],
    );
    sheet.stroke(loop, shadeOf(colour, side > 0 ? 0.12 : 0.04), rx * 0.17);
    sheet.context.save();
    sheet.context.translate(-3, -5);
    sheet.stroke(loop, lighten(colour, 0.03), rx * 0.08, 0.7);
    sheet.context.restore();
  }
  const body = new Path2D();
  body.moveTo(x - rx, rimY);
  if (shape === 'round')
    body.bezierCurveTo(
      x - rx,
      rimY + height * 0.55,
      x - footRx * 1.25,
      footY - height * 0.1,
      x - footRx,
      footY,
    );
  else body.lineTo(x - footRx, footY - (shape === 'straight' ? 10 : 0));
  body.quadraticCurveTo(x, footY + ry * 0.5, x + footRx, footY);
  if (shape === 'round')
    body.bezierCurveTo(x + footRx * 1.25, footY - height * 0.1, x + rx, rimY + height * 0.55, x + rx, rimY);
  else body.lineTo(x + rx, rimY);
  body.ellipse(x, rimY, rx, ry, 0, 0, Math.PI);
  body.closePath();
  sheet.fill(body, colour);
  if (spec.pattern) sheet.clipped(body, spec.pattern);
  sheet.shadeLinear(body, lighten(colour, 0.1), x - rx, 0, x - rx * 0.2, 0, [
    [0, 0.3],
    [0.35, 0.75],
    [1, 0],
  ]);
  sheet.shadeLinear(body, shadeOf(colour, 0.22), x - rx * 0.1, 0, x + rx, 0, [
    [0, 0],
    [0.5, 0.45],
    [1, 1],
  ]);
  sheet.shadeLinear(body, shadeOf(colour, 0.22), 0, footY - height * 0.35, 0, footY, [
    [0, 0],
    [1, 0.65],
  ]);
  const rim = ellipse(x, rimY, rx, ry);
  sheet.fill(rim, shadeOf(colour, 0.12));
  sheet.clipped(mouth(x, rimY, rx, ry), () => {
    const drink = ellipse(x, rimY + ry * 0.22, rx * 0.93, ry * 0.86);
    sheet.fill(
      drink,
      sheet.linear(x - rx, 0, x + rx, 0, [
        [0, lighten(liquid, -0.07)],
        [1, lighten(liquid, 0.06)],
      ]),
    );
    sheet.clipped(drink, fill);
  });
  sheet.stroke(rim, lighten(colour, 0.05), 6);
  sheet.stroke(frontArc(x, rimY, rx, ry), lighten(colour, 0.07), 9);
  glint(sheet, x - rx * 0.72, rimY + height * 0.34, rx * 0.05, height * 0.16, 0.06, 0.7);
}

/** A saucer under a cup that stands at `y`. */
export function saucer(sheet: Sheet, x: number, y: number, rx: number, colour: Colour): void {
  tableShadow(sheet, x, y + 10, rx * 0.9, rx * 0.7, 44);
  sheet.fill(ellipse(x, y + 13, rx, rx * 0.12), shadeOf(colour, 0.18));
  const top = ellipse(x, y, rx, rx * 0.12);
  sheet.fill(top, colour);
  sheet.shadeLinear(top, shadeOf(colour, 0.14), x, 0, x + rx, 0, [
    [0, 0],
    [1, 0.85],
  ]);
  sheet.fill(ellipse(x, y + 1, rx * 0.55, rx * 0.06), shadeOf(colour, 0.1), 0.6);
  sheet.stroke(top, lighten(colour, 0.07), 3, 0.8);
}

/** Milk foam drawn as a heart or a fern, lying in a cup's mouth. */
export function foamHeart(sheet: Sheet, x: number, y: number, rx: number, tilt: number): void {
  const foam = lch(0.95, 0.035, 85);
  const ry = rx * tilt;
  for (let i = 0; i < 4; i++) {
    const k = 1 - i * 0.2;
    const path = new Path2D();
    path.moveTo(x, y + ry * 0.75 * k);
    path.bezierCurveTo(
      x - rx * 1.25 * k,
      y - ry * 0.2,
      x - rx * 0.6 * k,
      y - ry * 1.1 * k,
      x,
      y - ry * 0.35 * k,
    );
    path.bezierCurveTo(
      x + rx * 0.6 * k,
      y - ry * 1.1 * k,
      x + rx * 1.25 * k,
      y - ry * 0.2,
      x,
      y + ry * 0.75 * k,
    );
    sheet.fill(path, i % 2 ? lch(0.66, 0.1, 62) : foam, 0.95);
  }
}
