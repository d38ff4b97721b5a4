import { type Colour, css, lch } from '../../core/colour.ts';
import { lerp, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { curve, ellipse, line, type Point } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';

/** Slanted rain, near streaks longer and brighter. */
export function rain(sheet: Sheet, count: number, colour = lch(0.94, 0.03, 250), slant = 0.17): void {
  const random = sheet.random.stream('rain');
  for (let i = 0; i < count; i++) {
    const near = random.next();
    const x = random.between(-0.05, 1.1) * sheet.width;
    const y = random.next() * sheet.height;
    const length = lerp(16, 80, near * near);
    sheet.stroke(
      line([x, y], [x - length * slant, y + length]),
      colour,
      lerp(0.8, 2.2, near),
      lerp(0.1, 0.34, near),
    );
  }
}

/** Falling snow: many small far flakes, a few large near ones. */
export function snowfall(sheet: Sheet, count: number, colour = lch(0.97, 0.01, 240)): void {
  const random = sheet.random.stream('snowfall');
  for (let i = 0; i < count; i++) {
    const near = random.next() ** 2.4;
    const x = random.next() * sheet.width;
    const y = random.next() * sheet.height;
    const radius = lerp(1.1, 6.5, near);
    sheet.fill(ellipse(x, y, radius, radius * 1.15), colour, lerp(0.75, 0.5, near));
  }
}

/** Gulls as two strokes, scattered in a box. */
export function birds(
  sheet: Sheet,
  random: Random,
  count: number,
  area: readonly [x: number, y: number, width: number, height: number],
  colour: Colour,
  size: readonly [number, number] = [7, 16],
): void {
  for (let i = 0; i < count; i++) {
    const x = area[0] + random.next() * area[2];
    const y = area[1] + random.next() * area[3];
    const s = random.between(...size);
    const lift = random.between(0.2, 0.5);
    const wings: Point[] = [
      [x - s, y - s * lift],
      [x - s * 0.4, y - s * (lift + 0.12)],
      [x, y],
      [x + s * 0.4, y - s * (lift + 0.1)],
      [x + s, y - s * lift * 0.7],
    ];
    sheet.stroke(curve(...wings), colour, Math.max(1.2, s * 0.17), 0.9);
  }
}

/** A soft rainbow as part of a ring. */
export function rainbow(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  alpha = 0.26,
): void {
  const hues = [25, 55, 95, 150, 235, 290];
  sheet.blended('screen', () => {
    hues.forEach((hue, i) => {
      const { context } = sheet;
      context.beginPath();
      context.arc(x, y, radius + i * radius * 0.02, from, to);
      context.globalAlpha = alpha;
      context.lineWidth = radius * 0.023;
      context.strokeStyle = css(lch(0.75, 0.15, hue));
      context.stroke();
    });
  });
}

/** Smoke or steam as a widening trail of soft puffs. */
export function plume(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  colour: Colour,
  { drift = 0.3, alpha = 0.5, width = 0.12 } = {},
): void {
  const random = sheet.random.stream(`plume-${Math.round(x)}-${Math.round(y)}`);
  const box = [x - height * 1.4, y - height * 1.3, height * 2.8, height * 1.5] as const;
  sheet.stipple(
    (mask) => {
      for (let k = 0; k < 26; k++) {
        const t = k / 25;
        const radius = height * width * (0.3 + 1.6 * t) * random.between(0.7, 1.2);
        const px =
          x + height * drift * t * t + Math.sin(t * 7 + x) * height * 0.04 + random.spread() * radius * 0.3;
        const py = y - height * t;
        const gradient = mask.createRadialGradient(px, py, 0, px, py, radius);
        gradient.addColorStop(0, `rgba(0,0,0,${0.4 * (1 - t * 0.8)})`);
        gradient.addColorStop(1, 'rgba(0,0,0,0)');
        mask.fillStyle = gradient;
        mask.beginPath();
        mask.arc(px, py, radius, 0, TAU);
        mask.fill();
      }
    },
    colour,
    { box, alpha, soft: 0.7 },
  );
}
