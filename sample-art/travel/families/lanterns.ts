/** Wooden streets after dark: wet stone under lanterns, and a quiet one in snow. */
import { lch, lighten, mix } from '../../core/colour.ts';
import { clamp, lerp, smoothstep, wrap } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { curve, ellipse, line, type Point, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { lantern, liftedRoof } from '../kit/buildings.ts';
import { walker } from '../kit/people.ts';
import { paintStars } from '../kit/sky.ts';
import { type StreetView, streetBays, streetPoint } from '../kit/street.ts';
import { rain, snowfall } from '../kit/weather.ts';

type LanternVariation = { format?: Format; snow: boolean };

export const lanterns = defineFamily<LanternVariation>(
  [{ format: 'portrait', snow: false }, { snow: true }],
  (sheet, { snow }) => (snow ? snowyStreet(sheet) : wetStreet(sheet)),
);

function wetStreet(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('street');
  const view: StreetView = { vanishX: W * 0.56, vanishY: H * 0.54, focal: W * 0.95, eye: 0.62 };
  const { vanishX: vx, vanishY: vy, focal: f } = view;
  const haze = lch(0.46, 0.12, 325);
  sheet.cover(
    sheet.linear(0, 0, 0, vy, [
      [0, lch(0.17, 0.065, 275)],
      [0.6, lch(0.3, 0.095, 285)],
      [1, lch(0.5, 0.12, 330)],
    ]),
  );
  paintStars(sheet, 90, vy * 0.75);
  const moon = { x: vx + W * 0.16, y: H * 0.12, radius: W * 0.042 };
  sheet.glow(moon.x, moon.y, moon.radius * 6, lch(0.85, 0.07, 80), 0.4);
  sheet.fill(ellipse(moon.x, moon.y, moon.radius), lch(0.95, 0.05, 90));
  pagoda(sheet, vx - 8, vy + 10, W * 0.34);
  sheet.mistBand(vy - 30, 150, lch(0.6, 0.13, 350), 0.45, 1);
  sheet.fill(
    rectangle(0, vy, W, H - vy),
    sheet.linear(0, vy, 0, H, [
      [0, lch(0.46, 0.1, 330)],
      [0.25, lch(0.27, 0.06, 290)],
      [1, lch(0.15, 0.035, 275)],
    ]),
  );
  // The two sides differ in depth, height and what hangs from them.
  for (const [far, near] of streetBays(9, 0.62, 0.8)) {
    for (const side of [-1, 1] as const) {
      const X = side * (side < 0 ? 0.92 : 1.06);
      const fog = clamp((far - 0.8) / 9) * 0.8;
      const height = side < 0 ? random.between(1.6, 1.95) : random.between(1.9, 2.5);
      timberHouse(sheet, random, view, { X, side, far, near, height, fog, haze });
      const middle = (far + near) / 2;
      const [lx, ly] = streetPoint(view, X - side * 0.22, 0.72, middle);
      if (side < 0 || random.chance(0.6))
        lantern(sheet, lx, ly, (0.1 / middle) * f, side < 0 ? random.chance(0.8) : random.chance(0.25));
      if (side > 0 && random.chance(0.5)) {
        const [rx, ry] = streetPoint(view, X - side * 0.16, 1.34, middle);
        lantern(sheet, rx, ry, (0.065 / middle) * f, true);
      }
    }
  }
  wetGround(sheet, view);
  const [px, py] = streetPoint(view, -0.16, 0, 2.4);
  walker(sheet, px, py, (0.62 / 2.4) * f, {
    coat: lch(0.4, 0.13, 340),
    legs: lch(0.3, 0.08, 290),
    umbrella: lch(0.86, 0.07, 75),
    hair: lch(0.12, 0.02, 40),
  });
  rain(sheet, 420, lch(0.92, 0.05, 60), 0.13);
  sheet.finish({ vignette: 0.22 });
}

function pagoda(sheet: Sheet, x: number, y: number, size: number): void {
  const body = lch(0.3, 0.09, 310);
  for (let k = 0; k < 5; k++) {
    const w = size * (0.56 - k * 0.068);
    const tierY = y - size * (0.2 + k * 0.225);
    sheet.fill(rectangle(x - w * 0.55, tierY, w * 1.1, size * 0.24), mix(body, lch(0.7, 0.14, 45), 0.25));
    sheet.fill(rectangle(x - w * 0.3, tierY + size * 0.1, w * 0.6, size * 0.08), lch(0.8, 0.14, 65), 0.6);
    liftedRoof(sheet, x, tierY, w * 2.2, size * 0.12, lch(0.24, 0.08, 300), lch(0.46, 0.11, 330), 0.5);
  }
  sheet.stroke(line([x, y - size * 1.2], [x, y - size * 1.52]), lch(0.24, 0.08, 300), 5);
}

type HouseSpot = {
  X: number;
  side: 1 | -1;
  far: number;
  near: number;
  height: number;
  fog: number;
  haze: ReturnType<typeof lch>;
};

/** One bay of a wooden house: lattice below, a window above, two eaves. */
function timberHouse(
  sheet: Sheet,
  random: Random,
  view: StreetView,
  { X, side, far, near, height, fog, haze }: HouseSpot,
): void {
  const at = (Y: number, u: number): Point => streetPoint(view, X, Y, lerp(far, near, u));
  const cell = (u0: number, u1: number, y0: number, y1: number) =>
    polygon([at(y0, u0), at(y1, u0), at(y1, u1), at(y0, u1)]);
  const wood = mix(mix(lch(0.3, 0.07, 45), lch(0.23, 0.05, 300), random.between(0.1, 0.7)), haze, fog);
  const glow = mix(lch(0.78, 0.15, 62), mix(lch(0.62, 0.13, 55), haze, 0.5), fog);
  const wall = cell(0, 1, 0, height);
  sheet.fill(wall, wood);
  sheet.shadeLinear(wall, glow, 0, at(0.75, 1)[1], 0, at(1.7, 1)[1], [
    [0, 0.6],
    [1, 0],
  ]);
  const shop = cell(0.12, 0.88, 0.12, 0.7);
  sheet.fill(
    shop,
    random.chance(0.62) ? mix(lch(0.86, 0.145, 72), haze, fog * 0.5) : mix(lch(0.24, 0.05, 290), haze, fog),
  );
  for (let i = 1; i < 16; i++) {
    const u = 0.12 + (0.76 * i) / 16;
    sheet.stroke(line(at(0.12, u), at(0.7, u)), lighten(wood, -0.08), 6 / near + 0.4, 0.95);
  }
  sheet.fill(cell(0, 1, 0, 0.12), lighten(wood, -0.07));
  sheet.stroke(line(at(0.46, 0.12), at(0.46, 0.88)), lighten(wood, -0.06), 6 / near);
  if (height > 1.7) {
    sheet.fill(
      cell(0.2, 0.8, 1.12, 1.48),
      random.chance(0.5) ? mix(lch(0.8, 0.13, 72), haze, fog) : mix(lch(0.22, 0.05, 285), haze, fog),
    );
    for (let i = 1; i < 7; i++) {
      const u = 0.2 + (0.6 * i) / 7;
      sheet.stroke(line(at(1.12, u), at(1.48, u)), lighten(wood, -0.08), 4 / near + 0.4, 0.9);
    }
  }
  if (random.chance(0.45)) {
    const cloth = mix(
      random.pick([lch(0.42, 0.12, 260), lch(0.52, 0.17, 28), lch(0.46, 0.09, 165)]),
      haze,
      fog * 0.7,
    );
    for (let i = 0; i < 3; i++) sheet.fill(cell(0.3 + i * 0.14, 0.425 + i * 0.14, 0.5, 0.76), cloth);
  }
  for (const [y, depth, thickness] of [
    [height, 0.2, 0.03],
    [0.92, 0.24, 0.025],
  ] as const) {
    const outer = (Y: number, z: number) => streetPoint(view, X - side * depth, Y, z);
    const top = polygon([
      streetPoint(view, X, y + 0.1, far),
      streetPoint(view, X, y + 0.1, near),
      outer(y - 0.03, near),
      outer(y - 0.03, far),
    ]);
    sheet.fill(top, mix(lch(0.24, 0.045, 275), haze, fog));
    sheet.shadeLinear(
      top,
      mix(lch(0.44, 0.07, 270), haze, fog),
      ...streetPoint(view, X, y + 0.1, near),
      ...outer(y, near),
      [
        [0, 0.8],
        [1, 0],
      ],
    );
    const edge = polygon([
      outer(y - 0.03, far),
      outer(y - 0.03, near),
      outer(y - 0.03 - thickness, near),
      outer(y - 0.03 - thickness, far),
    ]);
    sheet.fill(edge, mix(lch(0.52, 0.12, 48), haze, fog), 0.8);
  }
}

/** Flagstones that mirror the street, more so in puddles. */
function wetGround(sheet: Sheet, view: StreetView): void {
  const { noise } = sheet;
  const { vanishX: vx, vanishY: vy, focal: f, eye } = view;
  sheet.pixels((data, width, height) => {
    const source = new Uint8ClampedArray(data);
    for (let y = Math.floor(vy) + 4; y < height; y++) {
      const v = (y - vy) / (height - vy);
      const z = (eye * f) / (y - vy);
      for (let x = 0; x < width; x++) {
        const wx = ((x - vx) * z) / f;
        if (wx < -0.92 || wx > 1.05) continue;
        const wave = noise.at(wx * 9, z * 11) * 0.55 + noise.fractal(wx * 26, z * 30, 2) * 0.5;
        const joint =
          z < 4 &&
          (Math.abs(wrap(wx * 7, 1) - 0.5) > 0.455 ||
            Math.abs(wrap(z * 9 + Math.floor(wx * 7) * 0.5, 1) - 0.5) > 0.44);
        const sx = clamp(Math.round(x + wave * 34 * (0.3 + v)), 0, width - 1);
        const sy = clamp(Math.round(vy - (y - vy) * 0.92 + wave * 70 * (0.25 + v)), 0, Math.floor(vy));
        const puddle = smoothstep(-0.12, 0.22, noise.fractal(wx * 1.6 + 5, z * 1.2, 3));
        const keep = lerp(0.3, 0.72, puddle) * (joint ? 0.42 : 1);
        const i = (y * width + x) * 4;
        const s = (sy * width + sx) * 4;
        for (let c = 0; c < 3; c++)
          data[i + c] = (source[i + c] as number) * (1 - keep * 0.75) + (source[s + c] as number) * keep;
      }
    }
  });
}

/** Low eaves under thick snow, one warm row of windows, prints down the middle; hills close the street. */
function snowyStreet(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('snowy');
  const view: StreetView = { vanishX: W * 0.66, vanishY: H * 0.5, focal: W * 0.62, eye: 0.66 };
  const { vanishY: vy, focal: f } = view;
  const haze = lch(0.66, 0.05, 255);
  sheet.cover(
    sheet.linear(0, 0, 0, vy, [
      [0, lch(0.4, 0.065, 262)],
      [0.7, lch(0.6, 0.055, 255)],
      [1, lch(0.74, 0.045, 250)],
    ]),
  );
  for (const [height, colour, seed] of [
    [170, lch(0.56, 0.05, 255), 3],
    [90, lch(0.46, 0.055, 250), 8],
  ] as const) {
    const ridge: Point[] = [];
    for (let x = 0; x <= W; x += 10)
      ridge.push([x, vy - height * (0.6 + 0.6 * noise.fractal(x / 300, seed, 4))]);
    sheet.fill(polygon([[0, vy + 10], ...ridge, [W, vy + 10]]), colour);
    for (let i = 0; i < 130; i++) {
      const x = random.next() * W;
      const y = vy - random.next() * height * 0.55;
      sheet.fill(
        ellipse(x, y, 3, random.between(7, 15)),
        lighten(colour, random.chance(0.5) ? -0.06 : 0.12),
        0.7,
      );
    }
  }
  sheet.fill(
    rectangle(0, vy, W, H - vy),
    sheet.linear(0, vy, 0, H, [
      [0, lch(0.78, 0.035, 250)],
      [0.3, lch(0.86, 0.03, 245)],
      [1, lch(0.7, 0.06, 262)],
    ]),
  );
  const snow = lch(0.93, 0.018, 240);
  const snowShade = lch(0.66, 0.065, 262);
  for (const [far, near] of streetBays(8, 0.5, 0.74)) {
    for (const side of [-1, 1] as const) {
      const X = side * 1;
      const fog = clamp((far - 0.8) / 8) ** 0.8 * 0.85;
      const height = random.between(1.15, 1.4);
      const at = (Y: number, u: number, out = 0): Point =>
        streetPoint(view, X - side * out, Y, lerp(far, near, u));
      const cell = (u0: number, u1: number, y0: number, y1: number) =>
        polygon([at(y0, u0), at(y1, u0), at(y1, u1), at(y0, u1)]);
      const wood = mix(lch(random.between(0.2, 0.27), 0.035, 40), haze, fog);
      sheet.fill(cell(0, 1, 0, height), wood);
      const warm = mix(lch(0.86, 0.13, 74), haze, fog * 0.55);
      const lit = random.chance(side < 0 ? 0.75 : 0.5);
      sheet.fill(cell(0.1, 0.9, 0.16, 0.62), lit ? warm : mix(lch(0.3, 0.03, 260), haze, fog));
      for (let i = 0; i <= 22; i++)
        sheet.stroke(
          line(at(0.14, 0.1 + 0.036 * i), at(0.64, 0.1 + 0.036 * i)),
          lighten(wood, -0.05),
          3.4 / near + 0.3,
        );
      sheet.stroke(line(at(0.4, 0.1), at(0.4, 0.9)), lighten(wood, -0.05), 4 / near);
      sheet.fill(cell(0.1, 0.9, 0.9, 1.08), random.chance(0.4) ? warm : mix(lch(0.28, 0.03, 260), haze, fog));
      for (let i = 0; i <= 16; i++)
        sheet.stroke(
          line(at(0.9, 0.1 + 0.05 * i), at(1.08, 0.1 + 0.05 * i)),
          lighten(wood, -0.05),
          3 / near + 0.3,
        );
      // Lower and upper eaves with snow on them; it hangs over in a rounded lip.
      for (const [y, depth, thick] of [
        [0.76, 0.26, 0.07],
        [height, 0.3, 0.13],
      ] as const) {
        const under = polygon([at(y, 0), at(y, 1), at(y - 0.05, 1, depth), at(y - 0.05, 0, depth)]);
        sheet.fill(under, mix(lch(0.16, 0.03, 30), haze, fog));
        const cover = polygon([
          at(y + thick + 0.1, 0),
          at(y + thick + 0.1, 1),
          at(y - 0.03 + thick, 1, depth),
          at(y - 0.03 + thick, 0, depth),
        ]);
        sheet.fill(cover, mix(snow, haze, fog * 0.6));
        const lip = polygon([
          at(y - 0.03 + thick, 0, depth),
          at(y - 0.03 + thick, 1, depth),
          at(y - 0.05, 1, depth + 0.02),
          at(y - 0.05, 0, depth + 0.02),
        ]);
        sheet.fill(lip, mix(lighten(snow, 0.02), haze, fog * 0.6));
        sheet.shadeLinear(
          lip,
          mix(snowShade, haze, fog),
          0,
          at(y - 0.03 + thick, 1, depth)[1],
          0,
          at(y - 0.05, 1, depth)[1],
          [
            [0, 0],
            [1, 0.9],
          ],
        );
      }
      // Snow banked against the wall, lit by the windows.
      const bank = polygon([at(0.16, 0), at(0.16, 1), at(0, 1, 0.34), at(0, 0, 0.34)]);
      sheet.fill(bank, mix(snow, haze, fog * 0.5));
      sheet.shadeLinear(
        bank,
        mix(lit ? lch(0.84, 0.11, 70) : snowShade, haze, fog),
        ...at(0.16, 0.5),
        ...at(0, 0.5, 0.34),
        [
          [0, 0.8],
          [1, 0],
        ],
      );
      if (random.chance(0.45)) {
        const [lx, ly] = at(0.64, 0.5, 0.2);
        lantern(sheet, lx, ly, (0.085 / ((far + near) / 2)) * f, false);
      }
    }
  }
  for (let i = 0; i < 34; i++) {
    const z = 6 * 0.91 ** i;
    const [x, y] = streetPoint(view, 0.06 + Math.sin(i * 0.35) * 0.08 + (i % 2 ? 0.07 : -0.07), 0, z);
    if (y > H + 30) break;
    sheet.fill(ellipse(x, y, (0.05 / z) * f, (0.022 / z) * f), lch(0.56, 0.075, 264), 0.85);
  }
  const [px, py] = streetPoint(view, 0.16, 0, 3.2);
  walker(sheet, px, py, (0.56 / 3.2) * f, {
    coat: lch(0.28, 0.04, 265),
    umbrella: lch(0.58, 0.19, 28),
    shadow: 0.35,
  });
  const ground = curve([W * 0.1, H * 0.99], [W * 0.4, H * 0.95], [W * 0.6, H * 0.98]);
  sheet.stroke(ground, lch(0.97, 0.01, 240), 8, 0.5);
  snowfall(sheet, 900);
  sheet.finish({ vignette: 0.16 });
}
