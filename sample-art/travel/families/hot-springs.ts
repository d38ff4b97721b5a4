/** Hot ground: a coloured pool from the air, and a geyser going up. */
import { type Colour, lch, lighten, mix, rampTable } from '../../core/colour.ts';
import { grainAt } from '../../core/grain.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { grass } from '../kit/flora.ts';
import { walker } from '../kit/people.ts';
import { paintSky } from '../kit/sky.ts';
import { plume } from '../kit/weather.ts';

type SpringVariation = { format?: Format; scene: 'pool' | 'geyser' };

export const hotSprings = defineFamily<SpringVariation>(
  [{ scene: 'pool' }, { scene: 'geyser', format: 'portrait' }],
  (sheet, { scene }) => (scene === 'pool' ? prismaticPool(sheet) : geyser(sheet)),
);

/** Rings of colour from the deep middle to rust-red runoff, people as specks on a boardwalk. */
function prismaticPool(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('pool');
  const [cx, cy] = [W * 0.46, H * 0.47];
  const rings = rampTable(
    [
      [0, lch(0.34, 0.12, 252)],
      [0.3, lch(0.5, 0.125, 240)],
      [0.44, lch(0.68, 0.115, 205)],
      [0.53, lch(0.76, 0.13, 165)],
      [0.6, lch(0.86, 0.15, 108)],
      [0.68, lch(0.78, 0.165, 72)],
      [0.78, lch(0.6, 0.16, 45)],
      [0.88, lch(0.46, 0.11, 38)],
      [1, lch(0.72, 0.035, 70)],
    ],
    200,
  );
  sheet.pixels((data, width, height) => {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const dx = (x - cx) / 1;
        const dy = (y - cy) * 1.32;
        const angle = Math.atan2(dy, dx);
        const distance = Math.hypot(dx, dy) / (W * 0.41);
        // Runoff: tongues of colour that grow with the distance, mostly to the lower right.
        const tongues = noise.fractal(Math.cos(angle) * 5.5 + 3, Math.sin(angle) * 5.5 + distance * 0.5, 4);
        const fine = noise.fractal(Math.cos(angle) * 19, Math.sin(angle) * 19 + distance * 2, 3);
        const flow = smoothstep(0.36, 1.1, distance);
        const reach = 0.16 + 0.18 * Math.max(0, Math.cos(angle - 0.7));
        const d =
          distance - flow * (tongues * reach * 1.7 + fine * 0.07) + noise.fractal(x / 70, y / 70, 3) * 0.018;
        const colour = rings[clamp(Math.floor(d * 199 + (grainAt(x, y) - 0.5) * 9), 0, 199)];
        if (!colour) continue;
        const i = (y * width + x) * 4;
        for (let c = 0; c < 3; c++) data[i + c] = colour[c] as number;
        data[i + 3] = 255;
      }
    }
  });
  // Trees as seen from above at the corners: small dark stars with a shadow.
  for (let i = 0; i < 330; i++) {
    const corner = random.chance(0.6)
      ? [W * random.between(-0.02, 0.36), H * random.between(-0.04, 0.2)]
      : [W * random.between(0.72, 1.02), H * random.between(-0.04, 0.26)];
    const [x, y] = corner as [number, number];
    if (Math.hypot(x - cx, (y - cy) * 1.32) < W * 0.4 || noise.at(x / 90, y / 90) < -0.1) continue;
    const size = random.between(9, 20);
    sheet.fill(
      ellipse(x + size * 0.9, y + size * 0.7, size * 1.3, size * 0.6, 0.6),
      lch(0.32, 0.05, 300),
      0.5,
    );
    sheet.fill(
      blob(
        Array.from(
          { length: 9 },
          (_, k): Point => [
            x + Math.cos(k * 0.698) * size * (k % 2 ? 0.6 : 1),
            y + Math.sin(k * 0.698) * size * (k % 2 ? 0.6 : 1),
          ],
        ),
      ),
      mix(lch(0.33, 0.06, 160), lch(0.44, 0.08, 140), random.next()),
    );
    sheet.fill(ellipse(x - size * 0.2, y - size * 0.25, size * 0.35), lch(0.56, 0.09, 125), 0.8);
  }
  // A boardwalk bends along the lower edge.
  const walk: Point[] = [
    [W + 20, H * 0.58],
    [W * 0.9, H * 0.72],
    [W * 0.76, H * 0.84],
    [W * 0.6, H * 0.895],
    [W * 0.42, H * 0.9],
    [W * 0.24, H * 0.87],
    [W * 0.1, H * 0.9],
    [-20, H * 0.98],
  ];
  const path = curve(...walk);
  sheet.context.save();
  sheet.context.translate(7, 10);
  sheet.stroke(path, lch(0.3, 0.07, 300), 25, 0.45, 'butt');
  sheet.context.restore();
  sheet.stroke(path, lch(0.7, 0.035, 75), 25, 1, 'butt');
  sheet.context.setLineDash([2, 8]);
  sheet.stroke(path, lch(0.55, 0.04, 65), 25, 0.55, 'butt');
  sheet.context.setLineDash([]);
  const along = (t: number): Point => {
    const k = t * (walk.length - 1);
    const [a, b] = [walk[Math.floor(k)] ?? [0, 0], walk[Math.ceil(k)] ?? [0, 0]];
    return [lerp(a[0], b[0], k % 1), lerp(a[1], b[1], k % 1)];
  };
  const coats = [
    lch(0.6, 0.2, 28),
    lch(0.55, 0.13, 250),
    lch(0.85, 0.14, 90),
    lch(0.95, 0.01, 90),
    lch(0.5, 0.13, 160),
    lch(0.3, 0.03, 260),
  ];
  for (let i = 0; i < 24; i++) {
    const [x, y] = along(random.between(0.06, 0.94));
    const coat = random.pick(coats);
    sheet.fill(ellipse(x + 9, y + 9, 11, 3.5, 0.7), lch(0.25, 0.06, 300), 0.55);
    sheet.fill(ellipse(x, y, 5.5, 4.5), coat);
    sheet.fill(ellipse(x - 0.5, y - 2, 3, 3), lch(0.3, 0.05, 50));
  }
  // Steam drifts off the deep water.
  sheet.stipple(
    (mask) => {
      for (let i = 0; i < 26; i++) {
        const t = i / 25;
        const x = cx - 330 + t * 620 + random.spread() * 40;
        const y = cy - 60 - t * 110 + random.spread() * 70;
        const r = random.between(50, 130);
        const gradient = mask.createRadialGradient(x, y, 0, x, y, r);
        gradient.addColorStop(0, 'rgba(0,0,0,.16)');
        gradient.addColorStop(1, 'rgba(0,0,0,0)');
        mask.fillStyle = gradient;
        mask.fillRect(x - r, y - r, 2 * r, 2 * r);
      }
    },
    lch(0.96, 0.02, 210),
    { soft: 0.8, alpha: 0.75 },
  );
  sheet.finish();
}

/** Water thrown up from a rimmed basin, white against a cold sky; the light comes from the left. */
function geyser(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('geyser');
  const horizon = H * 0.66;
  paintSky(sheet, {
    stops: [
      [0, lch(0.44, 0.09, 255)],
      [0.6, lch(0.64, 0.075, 240)],
      [1, lch(0.85, 0.05, 80)],
    ],
    horizon,
    clouds: { kind: 'stratus', lit: lch(0.88, 0.035, 60), dark: lch(0.52, 0.06, 262), band: [0.3, 1] },
  });
  [0, 1].forEach((layer) => {
    const ridge: Point[] = [];
    for (let x = 0; x <= W; x += 8)
      ridge.push([
        x,
        horizon -
          10 +
          layer * 26 -
          noise.ridged(x / (300 - layer * 90) + layer * 4, 3, 5) * (130 - layer * 60),
      ]);
    const hill = polygon([[0, H], ...ridge, [W, H]]);
    const colour = layer ? lch(0.46, 0.06, 215) : lch(0.58, 0.06, 245);
    sheet.fill(hill, colour);
    sheet.shadeLinear(hill, lighten(colour, 0.2), 0, horizon - 140, W * 0.2, horizon, [
      [0, 0.7],
      [1, 0],
    ]);
  });
  sheet.fill(
    rectangle(0, horizon + 14, W, H),
    sheet.linear(0, horizon, 0, H, [
      [0, lch(0.58, 0.085, 100)],
      [0.35, lch(0.5, 0.07, 60)],
      [1, lch(0.3, 0.05, 40)],
    ]),
  );
  const [gx, gy] = [W * 0.5, H * 0.775];
  const crust = blob([
    [gx - 460, gy + 40],
    [gx - 240, gy - 46],
    [gx, gy - 62],
    [gx + 260, gy - 44],
    [gx + 470, gy + 44],
    [gx + 320, gy + 150],
    [gx, gy + 190],
    [gx - 330, gy + 146],
  ]);
  sheet.fill(crust, lch(0.68, 0.035, 65));
  sheet.shadeLinear(crust, lch(0.88, 0.03, 80), gx - 400, gy - 60, gx + 100, gy + 100, [
    [0, 0.8],
    [1, 0],
  ]);
  sheet.shadeLinear(crust, lch(0.42, 0.05, 300), gx, gy, gx + 460, gy + 130, [
    [0, 0],
    [1, 0.75],
  ]);
  for (let i = 0; i < 9; i++) {
    const rill: Point[] = Array.from({ length: 6 }, (_, k) => [
      gx + (i - 4) * (26 + k * 17) + noise.at(i, k) * 12 * k,
      gy + 40 + k * (25 - Math.abs(i - 4) * 3),
    ]);
    sheet.stroke(curve(...rill), lch(0.74, 0.075, 215), random.between(3, 7), 0.45);
  }
  sheet.fill(ellipse(gx, gy + 6, 180, 46), lch(0.4, 0.08, 235));
  sheet.fill(ellipse(gx, gy + 4, 166, 38), lch(0.66, 0.105, 215));
  // Steam first, then the jet: a core of water and its ragged sides.
  plume(sheet, gx + 40, gy - 60, H * 0.62, lch(0.86, 0.025, 240), { drift: 0.42, alpha: 0.85, width: 0.2 });
  plume(sheet, gx + 10, gy - 40, H * 0.56, lch(0.96, 0.012, 90), { drift: 0.24, alpha: 0.9, width: 0.16 });
  const jet = (width: number, height: number, colour: Colour, seed: number): void => {
    const left: Point[] = [];
    const right: Point[] = [];
    for (let k = 0; k <= 20; k++) {
      const t = k / 20;
      const half = width * (0.55 + 0.9 * Math.sin(Math.min(1, t * 1.15) * 2.6)) * (1 - t * 0.62);
      left.push([gx - half * (1 + noise.at(t * 9, seed) * 0.4) + t * t * 26, gy - t * height]);
      right.push([gx + half * (1 + noise.at(t * 9, seed + 5) * 0.4) + t * t * 60, gy - t * height]);
    }
    sheet.fill(blob([...left, ...right.reverse()]), colour);
  };
  jet(96, H * 0.44, lch(0.8, 0.05, 232), 1);
  jet(74, H * 0.5, lch(0.9, 0.03, 222), 7);
  jet(44, H * 0.54, lch(0.985, 0.008, 90), 12);
  for (let i = 0; i < 520; i++) {
    const t = random.next() ** 0.8;
    const spread = (0.35 + 1.25 * Math.sin(Math.min(1, t * 1.1) * 2.4)) * 130;
    const x = gx + random.spread() * spread + t * t * 40;
    const y = gy - t * H * 0.56 + random.spread() * 20;
    const size = random.between(1.5, 7.5) * (1.1 - t * 0.4);
    sheet.fill(
      ellipse(x, y, size, size * random.between(1, 1.9)),
      x < gx ? lch(0.985, 0.008, 90) : lch(0.86, 0.035, 230),
      random.between(0.5, 1),
    );
  }
  sheet.blurred(
    (layer) => {
      layer.fillStyle = 'rgba(244,247,250,1)';
      layer.beginPath();
      layer.ellipse(gx, gy - 6, 190, 44, 0, 0, Math.PI * 2);
      layer.fill();
    },
    24,
    0.75,
    'source-over',
    [gx - 320, gy - 130, 640, 240],
  );
  // Watchers at a rope.
  const people: readonly (readonly [number, number, Colour, Colour?])[] = [
    [0.13, 150, lch(0.58, 0.2, 28), lch(0.9, 0.02, 90)],
    [0.22, 140, lch(0.4, 0.09, 255)],
    [0.8, 148, lch(0.8, 0.16, 85), lch(0.4, 0.1, 20)],
    [0.89, 136, lch(0.5, 0.1, 165)],
  ];
  for (const [u, height, coat, cap] of people)
    walker(sheet, W * u, H * 0.885, height, { coat, cap, side: 1, shadow: 0.3 });
  for (let k = 0; k <= 6; k++)
    sheet.stroke(line([W * (k / 6), H * 0.9], [W * (k / 6), H * 0.865]), lch(0.28, 0.04, 50), 6);
  for (let k = 0; k < 6; k++)
    sheet.stroke(
      curve([W * (k / 6), H * 0.87], [W * ((k + 0.5) / 6), H * 0.879], [W * ((k + 1) / 6), H * 0.87]),
      lch(0.9, 0.03, 85),
      3,
    );
  grass(
    sheet,
    random,
    260,
    () => [random.next() * W, H - random.next() ** 2 * H * 0.06],
    [lch(0.62, 0.1, 95), lch(0.5, 0.085, 80), lch(0.36, 0.06, 70)],
    [14, 44],
  );
  sheet.finish();
}
