import type { Path2D } from '@napi-rs/canvas';
import { type Colour, lighten, mix } from '../../core/colour.ts';
import { ellipse, polygon, rectangle } from '../../core/shapes.ts';
import { Sheet } from '../../core/sheet.ts';
import { type Accent, day, night } from './palette.ts';
import { SHADOW, Ui } from './ui.ts';

/** The carousel's stage is 4:3. */
export const WIDTH = 1600;
export const HEIGHT = 1200;

export type Ground = {
  /** How light the desk is. What stands on a deep one is drawn in the night theme. */
  tone?: 'pale' | 'soft' | 'base' | 'deep';
  /** Slanted panes of light from a window at the upper left. */
  window?: boolean;
  /** The site's dotted clinical grid, fading in towards this side. */
  dots?: 'left' | 'right' | 'none';
};

const deskColours = (accent: Accent): Record<NonNullable<Ground['tone']>, Colour> => ({
  pale: accent.pale,
  soft: accent.soft,
  base: mix(accent.base, accent.soft, 0.25),
  deep: accent.deep,
});

/** A new picture: the desk a device stands on, in the project's accent, lit from the upper left. */
export function stage(name: string, accent: Accent, ground: Ground = {}): Ui {
  const { tone = 'soft', window: hasWindow = false, dots = 'right' } = ground;
  const sheet = new Sheet(`projects/${name}`, WIDTH, HEIGHT);
  const theme = tone === 'deep' ? night : day;
  const desk = deskColours(accent)[tone];
  const dark = tone === 'deep';
  const light = lighten(desk, dark ? 0.05 : 0.04);
  const isPale = tone === 'pale';
  const shade = mix(lighten(desk, isPale ? -0.03 : -0.06), SHADOW, isPale ? 0.05 : 0.11);
  sheet.cover(
    sheet.linear(0, 0, WIDTH, HEIGHT, [
      [0, light],
      [0.45, desk],
      [1, shade],
    ]),
  );
  if (!isPale) drawLight(sheet, lighten(light, 0.015), mix(shade, SHADOW, 0.08));
  if (dots !== 'none') drawDots(sheet, lighten(desk, dark ? 0.13 : -0.1), dots);
  if (hasWindow) drawWindow(sheet, lighten(desk, dark ? 0.06 : 0.07));
  return new Ui(sheet, theme, accent);
}

/**
 * A lit corner and a dark one. Only their borders are stippled: grain over the whole desk would triple the file, and
 * the pale desk, on which charts are drawn, goes without.
 */
function drawLight(sheet: Sheet, light: Colour, shade: Colour): void {
  const whole = rectangle(0, 0, WIDTH, HEIGHT);
  const options = { soft: 0.7, alpha: 0.6 };
  sheet.shadeLinear(
    whole,
    light,
    0,
    0,
    1000,
    900,
    [
      [0.3, 1],
      [0.48, 0],
    ],
    options,
  );
  sheet.shadeLinear(
    whole,
    shade,
    700,
    500,
    WIDTH,
    HEIGHT,
    [
      [0.4, 0],
      [0.58, 1],
    ],
    options,
  );
}

function drawDots(sheet: Sheet, colour: Colour, side: 'left' | 'right'): void {
  for (let x = 32; x < WIDTH; x += 44) {
    const share = side === 'right' ? x / WIDTH : 1 - x / WIDTH;
    const alpha = Math.max(0, (share - 0.35) / 0.65);
    for (let y = 28; y < HEIGHT; y += 44) if (alpha > 0) sheet.fill(ellipse(x, y, 2.6), colour, alpha);
  }
}

function drawWindow(sheet: Sheet, colour: Colour): void {
  for (const [left, top] of [
    [-80, -60],
    [330, -60],
    [60, 420],
    [470, 420],
  ] as const) {
    const pane = polygon([
      [left, top],
      [left + 370, top],
      [left + 500, top + 440],
      [left + 130, top + 440],
    ]);
    sheet.fill(pane, colour, 0.55);
  }
}

/** The hard, tinted shadow a thing throws to the lower right. Draw it before the thing. */
export function castShadow(sheet: Sheet, shape: Path2D, length = 34, alpha = 0.3): void {
  const steps = Math.ceil(length / 4);
  const { context } = sheet;
  const layer = new Sheet('shadow', sheet.width, sheet.height);
  layer.context.setTransform(context.getTransform());
  layer.context.translate(length * 0.75, length);
  for (let i = 0; i <= steps; i++) {
    layer.fill(shape, SHADOW);
    layer.context.translate((-length * 0.75) / steps, -length / steps);
  }
  sheet.blended('multiply', () => {
    context.resetTransform();
    context.globalAlpha = alpha;
    context.drawImage(layer.canvas, 0, 0);
  });
}

/** Paper tooth and corners, lighter than on the photographs: the words must stay crisp. */
export function finishScreen(ui: Ui): Sheet {
  return ui.sheet.finish({ grain: 0.6, paper: 0.6, vignette: 0.05 });
}
