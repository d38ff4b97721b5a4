/** A scramble crossing from straight above at night, in the rain: only umbrellas, stripes and light on wet asphalt. */
import { type Colour, lch, lighten, mix, rgb } from '../../core/colour.ts';
import { grainAt } from '../../core/grain.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import { ellipse, line, type Point, polygon, rectangle } from '../../core/shapes.ts';
import { defineFamily } from '../family.ts';
import { rain } from '../kit/weather.ts';

const CANOPIES: readonly Colour[] = [
  lch(0.62, 0.2, 28),
  lch(0.84, 0.155, 88),
  lch(0.55, 0.13, 245),
  lch(0.93, 0.02, 90),
  lch(0.9, 0.015, 220),
  lch(0.66, 0.13, 175),
  lch(0.6, 0.17, 345),
  lch(0.3, 0.04, 270),
  lch(0.26, 0.03, 260),
  lch(0.7, 0.15, 55),
];

export const crossing = defineFamily([{}], (sheet) => {
  const { width: W, height: H, noise, context } = sheet;
  const random = sheet.random.stream('crossing');
  sheet.cover(lch(0.25, 0.035, 268));
  // Two crossings meet at an angle: bars painted along each.
  const stripes = (
    cx: number,
    cy: number,
    angle: number,
    count: number,
    barWidth: number,
    barLength: number,
    gap: number,
  ): void => {
    context.save();
    context.translate(cx, cy);
    context.rotate(angle);
    for (let k = 0; k < count; k++) {
      const x = (k - count / 2) * (barWidth + gap);
      const bar = rectangle(x, -barLength / 2, barWidth, barLength);
      sheet.fill(bar, lch(0.86, 0.02, 250));
      for (let worn = 0; worn < 5; worn++) {
        sheet.fill(
          ellipse(
            x + random.next() * barWidth,
            random.between(-0.5, 0.5) * barLength,
            random.between(4, 16),
            random.between(3, 9),
          ),
          lch(0.3, 0.035, 268),
          0.35,
        );
      }
    }
    context.restore();
  };
  stripes(W * 0.5, H * 0.52, -0.56, 27, 44, 330, 42);
  stripes(W * 0.1, H * 0.16, 0.98, 12, 40, 210, 38);
  stripes(W * 0.95, H * 0.9, 0.98, 12, 40, 210, 38);
  sheet.stroke(line([W * 0.33, -20], [W * 1.04, H * 0.62]), lch(0.86, 0.02, 250), 12, 0.8);
  sheet.stroke(line([-20, H * 0.46], [W * 0.62, H + 30]), lch(0.86, 0.02, 250), 12, 0.8);
  // Light of signs lies on the wet ground in long soft smears; puddles take more of it.
  const lights: readonly (readonly [number, number, Colour])[] = [
    [0.06, 0.7, lch(0.7, 0.22, 350)],
    [0.22, 0.95, lch(0.75, 0.15, 210)],
    [0.62, 0.04, lch(0.8, 0.16, 75)],
    [0.9, 0.22, lch(0.68, 0.23, 20)],
    [0.8, 0.62, lch(0.72, 0.15, 165)],
    [0.4, 0.22, lch(0.6, 0.19, 300)],
  ];
  const sources = lights.map(([u, v, colour]) => ({ x: u * W, y: v * H, colour: rgb(colour) }));
  sheet.pixels((data, width, height) => {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const wet = smoothstep(-0.12, 0.28, noise.fractal(x / 190, y / 130, 4));
        const shimmer = 0.65 + 0.5 * noise.at(x / 26, y / 7) + (grainAt(x, y) - 0.5) * 0.3;
        const i = (y * width + x) * 4;
        for (const source of sources) {
          const dx = (x - source.x) / 360;
          const dy = (y - source.y) / 230;
          const strength =
            Math.exp(-(dx * dx + dy * dy) * 1.5) * (0.3 + 0.62 * wet) * clamp(shimmer, 0.1, 1.2);
          for (let c = 0; c < 3; c++) {
            data[i + c] =
              255 - (255 - (data[i + c] as number)) * (1 - ((source.colour[c] as number) / 255) * strength);
          }
        }
      }
    }
  });
  // People keep their distance: a place is taken only if nobody is near.
  const people: { x: number; y: number; size: number }[] = [];
  for (let tries = 0; tries < 1500 && people.length < 62; tries++) {
    const t = random.next();
    const along = lerp(-0.62, 0.62, t) * W;
    const across = random.spread() * 150;
    const onBand = random.chance(0.78);
    const x = onBand ? W * 0.5 + along * Math.cos(-0.56) - across * Math.sin(-0.56) : random.next() * W;
    const y = onBand ? H * 0.52 + along * Math.sin(-0.56) + across * Math.cos(-0.56) : random.next() * H;
    const size = random.between(44, 58);
    if (x < -30 || y < -30 || x > W + 30 || y > H + 30) continue;
    if (people.some((other) => Math.hypot(other.x - x, other.y - y) < size * 1.75)) continue;
    people.push({ x, y, size });
  }
  people.sort((a, b) => a.y - b.y);
  people.forEach(({ x, y, size }, index) => {
    const colour = index === 23 ? lch(0.64, 0.22, 26) : random.pick(CANOPIES);
    // Its mirror image in the wet ground, then the walker's feet and bag, then the canopy.
    sheet.fill(
      ellipse(x + 12, y + size * 0.95, size * 0.9, size * 0.62),
      mix(colour, lch(0.25, 0.04, 268), 0.5),
      0.42,
    );
    sheet.fill(ellipse(x + 10, y + 16, size * 0.98, size * 0.92), lch(0.13, 0.03, 275), 0.5);
    const heading = random.chance(0.5) ? -0.56 : -0.56 + Math.PI;
    for (const step of [-1, 1]) {
      const fx = x + Math.cos(heading) * size * 0.85 * (step > 0 ? 1 : 0.4) - Math.sin(heading) * step * 9;
      const fy =
        y +
        Math.sin(heading) * size * 0.85 * (step > 0 ? 1 : 0.4) +
        Math.cos(heading) * step * 9 +
        size * 0.3;
      sheet.fill(ellipse(fx, fy, 12, 6.5, heading), lch(0.14, 0.02, 280));
    }
    const turn = random.between(0, Math.PI);
    const ribs = 8;
    const rim: Point[] = Array.from({ length: ribs * 2 }, (_, k) => {
      const angle = turn + (k / (ribs * 2)) * Math.PI * 2;
      const reach = k % 2 ? size * 0.94 : size;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    });
    const canopy = polygon(rim);
    sheet.fill(canopy, colour);
    for (let k = 0; k < ribs; k++) {
      const panel = polygon([
        [x, y],
        rim[k * 2] ?? [x, y],
        rim[(k * 2 + 1) % (ribs * 2)] ?? [x, y],
        rim[(k * 2 + 2) % (ribs * 2)] ?? [x, y],
      ]);
      const angle = turn + ((k + 0.5) / ribs) * Math.PI * 2;
      const facing = Math.cos(angle + 2.3);
      if (facing > 0.05)
        sheet.shadeRadial(panel, lighten(colour, 0.16), x, y, size * 0.1, size, [
          [0, 0.1],
          [1, facing * 0.85],
        ]);
      else
        sheet.shadeRadial(
          panel,
          mix(lighten(colour, -0.24), lch(0.3, 0.08, 290), 0.3),
          x,
          y,
          size * 0.1,
          size,
          [
            [0, 0.15],
            [1, -facing * 0.95],
          ],
        );
      sheet.stroke(line([x, y], rim[k * 2] ?? [x, y]), lighten(colour, -0.15), 1.6, 0.7);
    }
    sheet.fill(ellipse(x, y, 4), lch(0.9, 0.02, 90));
  });
  rain(sheet, 330, lch(0.95, 0.03, 230), 0.35);
  for (let i = 0; i < 130; i++) {
    const [x, y] = [random.next() * W, random.next() * H];
    sheet.stroke(
      ellipse(x, y, random.between(4, 11), random.between(2.5, 7)),
      lch(0.9, 0.04, 240),
      1.3,
      random.between(0.2, 0.5),
    );
  }
  sheet.finish({ vignette: 0.18 });
});
