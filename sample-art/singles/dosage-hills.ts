import { dropShadow, inLight, inShade, solid, tube } from '../cat/form.ts';
import { Frame } from '../cat/frame.ts';
import { type Colour, lch, mix } from '../core/colour.ts';
import { ellipse, line, rectangle } from '../core/shapes.ts';
import { Sheet } from '../core/sheet.ts';

const WIDTH = 1600;
const HEIGHT = 640;

/** A panorama built of tablets and capsules: they overlap like ranges of hills, paler with distance. */
export function dosageHills(): Sheet {
  const sheet = new Sheet('art/dosage-hills', WIDTH, HEIGHT);
  sheet.cover(
    sheet.linear(0, 0, 0, HEIGHT, [
      [0, lch(0.82, 0.075, 200)],
      [0.4, lch(0.92, 0.05, 150)],
      [0.7, lch(0.95, 0.06, 90)],
    ]),
  );
  drawSun(sheet, 1120, 176, 92);
  drawClouds(sheet);
  const haze = lch(0.93, 0.045, 120);
  const ranges: readonly {
    y: number;
    size: number;
    step: number;
    near: number;
    colours: readonly Colour[];
  }[] = [
    {
      y: 400,
      size: 120,
      step: 128,
      near: 0.28,
      colours: [lch(0.7, 0.1, 200), lch(0.78, 0.09, 165), lch(0.74, 0.09, 230)],
    },
    {
      y: 476,
      size: 150,
      step: 190,
      near: 0.52,
      colours: [lch(0.66, 0.11, 165), lch(0.8, 0.12, 85), lch(0.6, 0.1, 195)],
    },
    {
      y: 560,
      size: 190,
      step: 262,
      near: 0.78,
      colours: [lch(0.72, 0.14, 62), lch(0.52, 0.105, 163), lch(0.92, 0.03, 95)],
    },
    {
      y: 662,
      size: 236,
      step: 330,
      near: 1,
      colours: [lch(0.36, 0.085, 168), lch(0.62, 0.15, 40), lch(0.44, 0.1, 160)],
    },
  ];
  ranges.forEach((range, layer) => {
    const random = sheet.random.stream(`range${layer}`);
    let i = 0;
    for (let x = -100; x < WIDTH + 200; x += range.step * random.between(0.72, 1.05)) {
      const base = range.colours[i % range.colours.length] ?? haze;
      const colour = mix(haze, base, range.near);
      const size = range.size * random.between(0.8, 1.15);
      const y = range.y + random.between(-16, 26);
      if ((i + layer) % 3 === 1)
        drawCapsule(
          sheet,
          x,
          y - size * 0.2,
          size,
          random.between(-0.5, 0.5),
          colour,
          mix(haze, lch(0.95, 0.02, 90), range.near),
        );
      else drawTablet(sheet, x, y, size, colour, i % 2 === 0);
      i++;
    }
    sheet.mistBand(range.y + 30, 70, haze, 0.5 * (1 - range.near), layer);
  });
  drawWalkers(sheet);
  return sheet.finish({ vignette: 0.08 });
}

function drawSun(sheet: Sheet, x: number, y: number, radius: number): void {
  sheet.glow(x, y, radius * 4, lch(0.97, 0.06, 90), 0.8);
  solid(sheet, ellipse(x, y, radius), lch(0.985, 0.015, 95), { depth: 22, shadow: 0.16 });
  sheet.stroke(line([x - radius * 0.84, y + 4], [x + radius * 0.84, y - 4]), lch(0.86, 0.05, 85), 6);
}

function drawClouds(sheet: Sheet): void {
  for (const [x, y, length, height] of [
    [220, 120, 330, 54],
    [320, 164, 240, 40],
    [640, 80, 220, 36],
    [1400, 250, 260, 40],
    [860, 236, 170, 28],
  ] as const) {
    solid(sheet, rectangle(x, y, length, height, height / 2), lch(0.975, 0.015, 170), {
      depth: 12,
      shadow: 0.12,
      glow: 0.4,
    });
  }
}

/** A thick round tablet standing half sunk in the next range: a dome with a bevel and a score line. */
function drawTablet(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  scored: boolean,
): void {
  const disc = ellipse(x, y, radius);
  dropShadow(sheet, disc, 16, 10, 0.25, 12);
  solid(sheet, disc, inShade(colour, 0.12), { depth: radius * 0.2 });
  solid(sheet, ellipse(x, y + radius * 0.02, radius * 0.84), colour, { depth: radius * 0.12, shadow: 0.2 });
  if (!scored) return;
  const frame = new Frame(x, y, radius, -0.5);
  sheet.stroke(
    frame.polygon(
      [
        [-0.8, 0],
        [0.8, 0],
      ],
      false,
    ),
    inShade(colour, 0.35),
    radius * 0.05,
  );
  sheet.stroke(
    frame.polygon(
      [
        [-0.8, 0.045],
        [0.8, 0.045],
      ],
      false,
    ),
    inLight(colour, 0.5),
    radius * 0.025,
  );
}

function drawCapsule(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  turn: number,
  colour: Colour,
  other: Colour,
): void {
  const frame = new Frame(x, y, radius, turn);
  const whole = tube(frame, [
    [-0.75, 0, 0.5],
    [0.75, 0, 0.5],
  ]).outline;
  const side = (from: number, to: number) =>
    frame.polygon([
      [from, -0.6],
      [to, -0.6],
      [to, 0.6],
      [from, 0.6],
    ]);
  dropShadow(sheet, whole, 14, 12, 0.28, 12);
  sheet.clipped(side(-2, 0), () => solid(sheet, whole, colour, { depth: radius * 0.2 }));
  sheet.clipped(side(0, 2), () => solid(sheet, whole, other, { depth: radius * 0.2 }));
  const seam = frame.polygon(
    [
      [0, -0.49],
      [0, 0.49],
    ],
    false,
  );
  sheet.stroke(seam, inShade(colour, 0.25), radius * 0.04);
  const shine = frame.curve([-0.86, -0.28], [-0.3, -0.33], [0.7, -0.33]);
  sheet.stroke(shine, lch(0.99, 0.01, 95), radius * 0.05, 0.7);
}

/** For scale: someone small, a cat smaller still, and the red of a jacket. */
function drawWalkers(sheet: Sheet): void {
  const [x, y] = [536, 334] as const;
  sheet.stroke(line([x - 4, y], [x - 7, y - 18]), lch(0.26, 0.05, 265), 6);
  sheet.stroke(line([x + 5, y], [x + 3, y - 18]), lch(0.26, 0.05, 265), 6);
  solid(sheet, rectangle(x - 11, y - 44, 21, 30, 8), lch(0.6, 0.2, 30), { depth: 6 });
  sheet.fill(ellipse(x, y - 51, 8), lch(0.3, 0.05, 50));
  const cat = new Frame(x + 40, y - 6, 7);
  sheet.fill(
    cat.blob([
      [-1.6, 0.8],
      [-1.5, -0.6],
      [1.2, -0.6],
      [1.5, 0.8],
      [0.9, 0.8],
      [0.8, 0.2],
      [-1, 0.2],
      [-1.1, 0.8],
    ]),
    lch(0.2, 0.03, 270),
  );
  sheet.fill(
    cat.blob([
      [-2.4, -0.4],
      [-2.3, -1.9],
      [-1.7, -1.3],
      [-1.2, -1.9],
      [-1.0, -0.4],
    ]),
    lch(0.2, 0.03, 270),
  );
  sheet.stroke(cat.curve([1.3, -0.4], [2.1, -1], [1.9, -2.2]), lch(0.2, 0.03, 270), 4);
}
