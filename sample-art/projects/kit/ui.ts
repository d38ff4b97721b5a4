import { type Colour, css, lch } from '../../core/colour.ts';
import { ellipse, line, polygon, rectangle } from '../../core/shapes.ts';
import type { Paint, Sheet } from '../../core/sheet.ts';
import { assertDrawable, FACES } from './fonts.ts';
import { type IconName, iconOutline } from './icons.ts';
import type { Accent, Theme } from './palette.ts';

export type TextStyle = {
  /** In pixels of the 1600 px picture. Below 26 it cannot be read in the carousel. */
  size?: number;
  weight?: number;
  mono?: boolean;
  paint?: Colour;
  align?: 'left' | 'center' | 'right';
  /** Tracking in em. */
  spacing?: number;
  /** The room there is, in pixels: longer text is an error, never squeezed. */
  room?: number;
};

export type BoxStyle = { fill?: Paint; stroke?: Paint; weight?: number; radius?: number };

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Turn = { angle?: number; scale?: number; pivot?: readonly [x: number, y: number] };

/**
 * The gestures a screen is drawn with: text in the site's faces, boxes, icons, buttons, in one theme and with one
 * accent. Coordinates are the sheet's, or a frame's own inside its callback.
 */
export class Ui {
  readonly sheet: Sheet;
  readonly theme: Theme;
  readonly accent: Accent;

  constructor(sheet: Sheet, theme: Theme, accent: Accent) {
    this.sheet = sheet;
    this.theme = theme;
    this.accent = accent;
  }

  /** The same sheet in another theme. */
  in(theme: Theme): Ui {
    return new Ui(this.sheet, theme, this.accent);
  }

  #useFont({ size = 34, weight = 450, mono = false, spacing = 0 }: TextStyle): void {
    const { context } = this.sheet;
    context.font = `${weight} ${size}px "${mono ? FACES.mono : FACES.next}"`;
    context.letterSpacing = `${spacing * size}px`;
    context.textBaseline = 'alphabetic';
  }

  measure(text: string, style: TextStyle = {}): number {
    this.#useFont(style);
    return this.sheet.context.measureText(text).width;
  }

  /** One line of text on the baseline `y`. Returns its width. */
  text(text: string, x: number, y: number, style: TextStyle = {}): number {
    assertDrawable(text);
    const width = this.measure(text, style);
    if (style.room !== undefined && width > style.room) {
      throw new Error(`"${text}" is ${Math.round(width)} px wide and has room for ${style.room}`);
    }
    const { context } = this.sheet;
    context.textAlign = style.align ?? 'left';
    context.fillStyle = css(style.paint ?? this.theme.ink);
    context.fillText(text, x, y);
    return width;
  }

  /** Text broken into lines of at most `room` pixels. Returns the baseline one line below the last. */
  paragraph(
    text: string,
    x: number,
    y: number,
    room: number,
    style: TextStyle & { leading?: number } = {},
  ): number {
    const leading = (style.leading ?? 1.4) * (style.size ?? 34);
    let baseline = y;
    let current = '';
    for (const word of text.split(' ')) {
      const longer = current ? `${current} ${word}` : word;
      if (current && this.measure(longer, style) > room) {
        this.text(current, x, baseline, style);
        baseline += leading;
        current = word;
      } else current = longer;
    }
    this.text(current, x, baseline, style);
    return baseline + leading;
  }

  box(x: number, y: number, width: number, height: number, style: BoxStyle = {}): void {
    const path = rectangle(x, y, width, height, style.radius ?? 6);
    if (style.fill) this.sheet.fill(path, style.fill);
    if (style.stroke) this.sheet.stroke(path, style.stroke, style.weight ?? 3);
  }

  circle(x: number, y: number, radius: number, style: Omit<BoxStyle, 'radius'> = {}): void {
    const path = ellipse(x, y, radius);
    if (style.fill) this.sheet.fill(path, style.fill);
    if (style.stroke) this.sheet.stroke(path, style.stroke, style.weight ?? 3);
  }

  rule(x0: number, y0: number, x1: number, y1: number, paint: Paint = this.theme.rule, weight = 2): void {
    this.sheet.stroke(line([x0, y0], [x1, y1]), paint, weight, 1, 'butt');
  }

  /** A line with a head at its end. */
  arrow(x0: number, y0: number, x1: number, y1: number, paint: Colour = this.theme.ink2, weight = 4): void {
    const angle = Math.atan2(y1 - y0, x1 - x0);
    const head = 4.5 * weight;
    const at = (turn: number, length: number) =>
      [x1 - Math.cos(angle + turn) * length, y1 - Math.sin(angle + turn) * length] as const;
    this.sheet.stroke(line([x0, y0], at(0, head * 0.7)), paint, weight, 1, 'butt');
    this.sheet.fill(polygon([[x1, y1], at(0.42, head), at(-0.42, head)]), paint);
  }

  /** An icon centred on a point. `weight` is the stroke in pixels. */
  icon(
    name: IconName,
    cx: number,
    cy: number,
    size: number,
    paint: Paint = this.theme.ink,
    weight = 4,
  ): void {
    const { context } = this.sheet;
    context.save();
    context.translate(cx - size / 2, cy - size / 2);
    context.scale(size / 24, size / 24);
    this.sheet.stroke(iconOutline(name), paint, weight / (size / 24));
    context.restore();
  }

  /** A rectangular button with centred text in the site's mono face. */
  button(
    label: string,
    box: Box,
    style: { kind?: 'solid' | 'line'; paint?: Colour; size?: number } = {},
  ): void {
    const { kind = 'solid', paint = this.theme.ink, size = 32 } = style;
    const { x, y, width, height } = box;
    this.box(x, y, width, height, kind === 'solid' ? { fill: paint } : { stroke: paint, weight: 3.5 });
    this.text(label, x + width / 2, y + height / 2 + size * 0.35, {
      size,
      weight: 650,
      mono: true,
      align: 'center',
      paint: kind === 'solid' ? this.theme.paper : paint,
      room: width - 20,
    });
  }

  /** A small tag; returns its width. */
  tag(
    label: string,
    x: number,
    y: number,
    style: { fill?: Colour; paint?: Colour; size?: number } = {},
  ): number {
    const { fill = this.theme.greenSoft, paint = this.theme.ink, size = 27 } = style;
    const width = this.measure(label, { size, mono: true, weight: 550 }) + size * 1.1;
    this.box(x, y, width, size * 1.7, { fill, radius: 4 });
    this.text(label, x + size * 0.55, y + size * 1.18, { size, mono: true, weight: 550, paint });
    return width;
  }

  /** A label with a text field under it; `y` is the top of the label. The field is 78 px tall. */
  field(
    label: string,
    value: string,
    box: { x: number; y: number; width: number },
    style: { focused?: boolean; mono?: boolean; stroke?: Colour; unit?: string } = {},
  ): void {
    const { x, y, width } = box;
    this.text(label, x, y + 26, { size: 28, weight: 600, paint: this.theme.ink2, room: width });
    const stroke = style.stroke ?? (style.focused ? this.theme.green : this.theme.ink2);
    this.box(x, y + 42, width, 78, { fill: this.theme.raised, stroke, weight: style.focused ? 6 : 2.5 });
    const room = width - 48 - (style.unit ? 70 : 0);
    const written = this.text(value, x + 24, y + 93, {
      size: 34,
      weight: 550,
      mono: style.mono ?? false,
      room,
    });
    if (style.focused) this.box(x + 28 + written, y + 60, 4, 44, { fill: this.theme.green, radius: 0 });
    if (style.unit) {
      this.text(style.unit, x + width - 24, y + 93, {
        size: 30,
        align: 'right',
        mono: true,
        paint: this.theme.ink2,
      });
    }
  }

  /** A horizontal bar filled to `share` (0..1). */
  progress(
    x: number,
    y: number,
    width: number,
    share: number,
    paint: Paint = this.theme.green,
    height = 16,
  ): void {
    this.box(x, y, width, height, { fill: this.theme.rule, radius: height / 2 });
    if (share > 0)
      this.box(x, y, Math.max(height, width * share), height, { fill: paint, radius: height / 2 });
  }

  /** Title of a screen, ended by the site's underscore. */
  title(text: string, x: number, y: number, size = 64): void {
    const width = this.text(text, x, y, { size, weight: 750, spacing: -0.03 });
    this.box(x + width + size * 0.06, y + size * 0.02, size * 0.5, size * 0.11, {
      fill: this.theme.green,
      radius: 0,
    });
  }

  /**
   * Draws with the drawing's own point `pivot` at (x, y), turned round it by `angle` radians and scaled. Stippled
   * shades are cut off at negative coordinates, so a drawing that has some keeps its upper left corner at (0, 0).
   */
  at(x: number, y: number, draw: () => void, turn: Turn = {}): void {
    const { angle = 0, scale = 1, pivot = [0, 0] } = turn;
    const { context } = this.sheet;
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.scale(scale, scale);
    context.translate(-pivot[0], -pivot[1]);
    draw();
    context.restore();
  }
}

/** The violet-blue of every cast shadow in the house style. */
export const SHADOW = lch(0.42, 0.085, 290);
