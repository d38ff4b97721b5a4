/** Gates: a path under a thousand of them, and single ones standing in the sea. */
import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { clamp, lerp } from '../../core/maths.ts';
import { blob, ellipse, line, type Point, polygon, rectangle, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { walker } from '../kit/people.ts';
import { paintSky } from '../kit/sky.ts';
import { glitter, ripples, stillWater } from '../kit/water.ts';
import { birds } from '../kit/weather.ts';

type Season = {
  air: readonly [near: Colour, middle: Colour, far: Colour];
  leaf: readonly [light: Colour, middle: Colour, dark: Colour];
};

const SEASONS = {
  green: {
    air: [lch(0.9, 0.085, 105), lch(0.62, 0.105, 130), lch(0.3, 0.06, 155)],
    leaf: [lch(0.72, 0.13, 120), lch(0.5, 0.11, 135), lch(0.27, 0.06, 160)],
  },
  autumn: {
    air: [lch(0.93, 0.1, 85), lch(0.7, 0.14, 60), lch(0.33, 0.085, 35)],
    leaf: [lch(0.82, 0.15, 75), lch(0.64, 0.17, 45), lch(0.4, 0.13, 28)],
  },
  mist: {
    air: [lch(0.93, 0.02, 170), lch(0.72, 0.04, 175), lch(0.36, 0.04, 190)],
    leaf: [lch(0.72, 0.05, 165), lch(0.52, 0.055, 170), lch(0.3, 0.045, 185)],
  },
} satisfies Record<string, Season>;

type PathVariation = { format?: Format; season: keyof typeof SEASONS; vanish: number };

/** The first is the only one the captions ask for; the others wait for more captions. */
export const torii = defineFamily<PathVariation>(
  [
    { season: 'green', vanish: 0.42, format: 'portrait' },
    { season: 'autumn', vanish: 0.6 },
    { season: 'mist', vanish: 0.5, format: 'portrait' },
  ],
  (sheet, variation) => {
    const { width: W, height: H } = sheet;
    const random = sheet.random.stream('path');
    const { air, leaf }: Season = SEASONS[variation.season];
    const [vx, vy] = [W * variation.vanish, H * 0.47];
    sheet.cover(
      sheet.radial(vx, vy, 10, Math.max(W, H) * 0.62, [
        [0, air[0]],
        [0.35, air[1]],
        [1, air[2]],
      ]),
    );
    for (let layer = 0; layer < 5; layer++) {
      const t = layer / 4;
      const bark = mix(air[1], lighten(leaf[2], -0.1), t * 0.9 + 0.05);
      for (let i = 0; i < 9; i++) {
        const side = random.chance(0.5) ? 1 : -1;
        const x = vx + side * (lerp(60, 700, t) + random.between(0, lerp(180, 500, t)));
        const w = lerp(8, 46, t) * random.between(0.7, 1.3);
        const trunk = polygon([
          [x - w * 0.6, H * 0.9],
          [x - w * 0.42, 0],
          [x + w * 0.42, 0],
          [x + w * 0.6, H * 0.9],
        ]);
        sheet.fill(trunk, bark);
        sheet.shadeLinear(trunk, mix(bark, air[0], 0.55), x - side * w * 0.6, 0, x + side * w * 0.2, 0, [
          [0, 0.85],
          [1, 0],
        ]);
      }
      for (let i = 0; i < 20; i++) {
        const side = random.chance(0.5) ? 1 : -1;
        const x = vx + side * random.between(lerp(30, 420, t), lerp(520, 1000, t));
        const y = random.between(-20, H * lerp(0.42, 0.3, t)) + (random.chance(0.3) ? H * 0.4 : 0);
        const w = lerp(44, 150, t) * random.between(0.7, 1.3);
        const mass = blob(wobble(x, y, w, w * 0.6, random, 0.18, 12));
        const tone = mix(mix(leaf[0], air[0], 0.4), leaf[2], clamp(t + random.between(-0.2, 0.15)));
        sheet.fill(mass, tone, 0.92);
        sheet.shadeRadial(mass, mix(tone, leaf[0], 0.8), x + (vx - x) * 0.1, y - w * 0.4, w * 0.05, w * 0.9, [
          [0, 0.8],
          [1, 0],
        ]);
      }
    }
    sheet.glow(vx, vy - 20, W * 0.34, lch(0.97, 0.07, 95), 0.75);
    const focal = Math.max(W * 0.62, 660);
    const turn = variation.vanish < 0.5 ? 1 : -1;
    const at = (X: number, Y: number, Z: number): Point => [
      vx + (X / Z) * focal + (Z - 1) ** 2 * 1.1 * turn,
      vy - ((Y - 1.05) / Z) * focal,
    ];
    sheet.fill(
      polygon([
        [0, H],
        [W, H],
        [W, vy + 90],
        [vx, vy + 26],
        [0, vy + 90],
      ]),
      sheet.linear(0, vy, 0, H, [
        [0, mix(air[0], leaf[1], 0.55)],
        [0.4, leaf[2]],
        [1, lighten(leaf[2], -0.12)],
      ]),
    );
    let step = 0;
    for (let z = 16; z > 0.6; z *= 0.9, step++) {
      const next = z * 0.9;
      const [a, b, c, d] = [at(-0.92, 0, z), at(0.92, 0, z), at(0.92, 0, next), at(-0.92, 0, next)];
      const stone = mix(lch(0.5, 0.025, 80), air[0], clamp((z - 1) / 11) * 0.75);
      const slab = polygon([a, b, c, d]);
      sheet.fill(slab, step % 2 ? stone : lighten(stone, 0.035));
      sheet.fill(polygon([d, c, [c[0], c[1] + 7 / z], [d[0], d[1] + 7 / z]]), lighten(stone, -0.2));
      sheet.shadeLinear(
        slab,
        mix(lch(0.95, 0.08, 92), stone, 0.2),
        lerp(a[0], b[0], 0.15),
        0,
        lerp(a[0], b[0], 0.6),
        0,
        [
          [0, 0],
          [0.5, 0.7],
          [1, 0],
        ],
        { alpha: 0.8 },
      );
      for (let k = 0; k < 3; k++) {
        const u = random.between(0.1, 0.9);
        sheet.stroke(
          line([lerp(a[0], b[0], u), a[1]], [lerp(d[0], c[0], u), d[1]]),
          lighten(stone, -0.14),
          1.6 / Math.sqrt(z) + 0.4,
          0.6,
        );
      }
    }
    const gates: number[] = [];
    for (let z = 11.5; z > 1.12; z *= 0.845) gates.push(z);
    gates.push(0.98);
    const walkerGate = Math.floor(gates.length * 0.42);
    gates.forEach((z, index) => {
      const fog = clamp((z - 1) / 11.5) ** 0.75 * 0.85;
      pathGate(sheet, at, focal, z, {
        body: mix(lch(0.6, 0.205, 34), mix(air[0], lch(0.9, 0.08, 60), 0.4), fog),
        dark: mix(lch(0.32, 0.14, 25), air[1], fog * 0.9),
        light: mix(lch(0.76, 0.17, 52), air[0], fog * 0.8),
        foot: mix(lch(0.17, 0.02, 40), air[1], fog * 0.9),
      });
      if (index !== walkerGate) return;
      const [px, py] = at(-0.16, 0, z * 0.95);
      const coat = variation.season === 'mist' ? lch(0.62, 0.19, 28) : undefined;
      walker(sheet, px, py, (1.36 / z) * focal, {
        coat: lch(0.93, 0.03, 90),
        legs: lch(0.27, 0.06, 265),
        umbrella: coat,
        hair: lch(0.18, 0.02, 40),
      });
    });
    for (let i = 0; i < 70; i++) {
      const size = random.between(2, 6);
      const tint = variation.season === 'autumn' ? lch(0.72, 0.18, 42) : lch(0.9, 0.1, 105);
      sheet.fill(
        ellipse(random.next() * W, random.next() * H * 0.95, size, size * 0.5, random.between(0, 3)),
        tint,
        random.between(0.4, 0.9),
      );
    }
    sheet.finish({ vignette: 0.18 });
  },
);

type GateTones = { body: Colour; dark: Colour; light: Colour; foot: Colour };

/** One gate across the path at distance z. */
function pathGate(
  sheet: Sheet,
  at: (X: number, Y: number, Z: number) => Point,
  focal: number,
  z: number,
  { body, dark, light, foot }: GateTones,
): void {
  const scale = focal / z;
  for (const side of [-1, 1]) {
    const [x, bottom] = at(side * 1.12, 0, z);
    const [, top] = at(0, 2.28, z);
    const w = 0.135 * scale;
    const pillar = polygon([
      [x - w * 0.56, bottom],
      [x - w * 0.48, top],
      [x + w * 0.48, top],
      [x + w * 0.56, bottom],
    ]);
    sheet.fill(pillar, body);
    sheet.shadeLinear(pillar, dark, x + side * w * 0.6, 0, x - side * w * 0.3, 0, [
      [0, 1],
      [0.5, 0.55],
      [1, 0],
    ]);
    sheet.shadeLinear(pillar, light, x - side * w * 0.56, 0, x - side * w * 0.1, 0, [
      [0, 0.95],
      [1, 0],
    ]);
    const [, cuff] = at(0, 0.3, z);
    sheet.fill(
      polygon([
        [x - w * 0.6, bottom],
        [x - w * 0.56, cuff],
        [x + w * 0.56, cuff],
        [x + w * 0.6, bottom],
      ]),
      foot,
    );
  }
  const [left, beamY] = at(-1.46, 2.3, z);
  const [right] = at(1.46, 2.3, z);
  const [tieLeft, tieY] = at(-1.28, 1.92, z);
  const [tieRight] = at(1.28, 1.92, z);
  const tie = rectangle(tieLeft, tieY - 0.06 * scale, tieRight - tieLeft, 0.12 * scale);
  sheet.fill(tie, body);
  sheet.shadeLinear(tie, dark, 0, tieY - 0.06 * scale, 0, tieY + 0.07 * scale, [
    [0, 0],
    [1, 0.9],
  ]);
  crossBeam(sheet, left, right, beamY, 0.17 * scale, body, dark, foot);
}

/** The curved double lintel of a gate. */
function crossBeam(
  sheet: Sheet,
  left: number,
  right: number,
  y: number,
  h: number,
  body: Colour,
  dark: Colour,
  cap: Colour,
): void {
  const middle = (left + right) / 2;
  const over = h * 0.7;
  const beam = new Path2D();
  beam.moveTo(left - over, y - h * 0.75);
  beam.quadraticCurveTo(middle, y + h * 0.25, right + over, y - h * 0.75);
  beam.lineTo(right + over * 0.4, y + h * 0.2);
  beam.quadraticCurveTo(middle, y + h * 1.05, left - over * 0.4, y + h * 0.2);
  beam.closePath();
  sheet.fill(beam, body);
  sheet.shadeLinear(beam, dark, 0, y, 0, y + h, [
    [0, 0],
    [1, 1],
  ]);
  const top = new Path2D();
  top.moveTo(left - over * 1.25, y - h * 1.25);
  top.quadraticCurveTo(middle, y - h * 0.2, right + over * 1.25, y - h * 1.25);
  top.lineTo(right + over, y - h * 0.65);
  top.quadraticCurveTo(middle, y + h * 0.3, left - over, y - h * 0.65);
  top.closePath();
  sheet.fill(top, cap);
}

type SeaVariation = { format?: Format; scene: 'highTide' | 'sunrise' };

export const seaTorii = defineFamily<SeaVariation>(
  [{ scene: 'highTide' }, { scene: 'sunrise', format: 'portrait' }],
  (sheet, { scene }) => (scene === 'highTide' ? highTide(sheet) : lakeSunrise(sheet)),
);

/** A gate with four legs, in evening light, hills behind and a small boat. */
function highTide(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('tide');
  const waterline = H * 0.6;
  paintSky(sheet, {
    stops: [
      [0, lch(0.44, 0.1, 265)],
      [0.45, lch(0.68, 0.09, 320)],
      [0.8, lch(0.86, 0.11, 50)],
      [1, lch(0.93, 0.09, 75)],
    ],
    horizon: waterline,
    clouds: {
      kind: 'stratus',
      lit: lch(0.92, 0.1, 45),
      dark: lch(0.56, 0.1, 320),
      band: [0.05, 0.75],
      scale: 1.4,
    },
  });
  const ridges = [
    { height: 150, colour: lch(0.72, 0.085, 335) },
    { height: 120, colour: lch(0.56, 0.085, 315) },
    { height: 70, colour: lch(0.38, 0.075, 300) },
  ];
  ridges.forEach(({ height, colour }, layer) => {
    const ridge: Point[] = [];
    for (let x = 0; x <= W; x += 8) {
      const lift = height * (0.45 + 0.55 * Math.sin((x / W) * (2.2 + layer) + layer * 2.4) ** 2);
      ridge.push([x, waterline - lift * (0.6 + 0.6 * noise.fractal(x / 240, layer * 5 + 2, 4))]);
    }
    const hills = polygon([[0, waterline + 2], ...ridge, [W, waterline + 2]]);
    sheet.fill(hills, colour);
    sheet.mistBand(waterline - 14, 40, lch(0.93, 0.08, 60), 0.5, layer);
  });
  const gate = { x: W * 0.36, base: H * 0.66, height: H * 0.44 };
  standingGate(
    sheet,
    gate.x,
    gate.base,
    gate.height,
    {
      body: lch(0.6, 0.2, 34),
      dark: lch(0.33, 0.14, 15),
      light: lch(0.82, 0.15, 60),
      foot: lch(0.22, 0.05, 320),
    },
    true,
  );
  stillWater(sheet, {
    waterline,
    far: lch(0.84, 0.09, 50),
    near: lch(0.36, 0.09, 295),
    strength: 0.82,
    fade: 0.5,
    ripple: 0.9,
  });
  // The gate's feet stand nearer than the shore: repaint it with a reflection about its own base.
  sheet.clipped(rectangle(0, gate.base, W, H - gate.base), () => {
    const { context } = sheet;
    context.save();
    context.translate(0, gate.base * 2);
    context.scale(1, -1);
    context.globalAlpha = 0.75;
    standingGate(
      sheet,
      gate.x,
      gate.base,
      gate.height * 1.04,
      {
        body: lch(0.5, 0.165, 30),
        dark: lch(0.36, 0.12, 0),
        light: lch(0.66, 0.14, 40),
        foot: lch(0.28, 0.07, 315),
      },
      true,
    );
    context.restore();
  });
  for (let i = 0; i < 150; i++) {
    const t = random.next() ** 1.2;
    const y = lerp(gate.base + 4, H, t);
    const x = gate.x + random.spread() * W * 0.17;
    sheet.fill(
      ellipse(x, y, random.between(14, 70) * (0.4 + t), 1.4 + t * 3),
      mix(lch(0.8, 0.09, 40), lch(0.4, 0.09, 295), t),
      random.between(0.35, 0.8),
    );
  }
  standingGate(
    sheet,
    gate.x,
    gate.base,
    gate.height,
    {
      body: lch(0.6, 0.2, 34),
      dark: lch(0.33, 0.14, 15),
      light: lch(0.82, 0.15, 60),
      foot: lch(0.22, 0.05, 320),
    },
    true,
  );
  ripples(sheet, random, 70, [0, waterline + 20, W, H - waterline], lch(0.95, 0.08, 65), 0.5);
  rowingBoat(sheet, W * 0.76, H * 0.77, 1);
  birds(sheet, random, 6, [W * 0.58, H * 0.2, 340, 130], lch(0.34, 0.08, 310), [9, 18]);
  sheet.finish();
}

function standingGate(
  sheet: Sheet,
  x: number,
  base: number,
  height: number,
  tones: GateTones,
  legs: boolean,
): void {
  const span = height * 0.42;
  const w = height * 0.085;
  const { body, dark, light, foot } = tones;
  const pillar = (px: number, top: number, width: number, lean: number): void => {
    const shape = polygon([
      [px - width * 0.62, base],
      [px - width * 0.42 + lean, top],
      [px + width * 0.42 + lean, top],
      [px + width * 0.62, base],
    ]);
    sheet.fill(shape, body);
    sheet.shadeLinear(shape, dark, px + width * 0.7, 0, px - width * 0.15, 0, [
      [0, 1],
      [0.5, 0.6],
      [1, 0],
    ]);
    sheet.shadeLinear(shape, light, px - width * 0.7, 0, px - width * 0.1, 0, [
      [0, 0.95],
      [1, 0],
    ]);
    sheet.fill(rectangle(px - width * 0.64, base - height * 0.05, width * 1.28, height * 0.05), foot, 0.9);
  };
  for (const side of [-1, 1]) {
    if (legs) {
      for (const offset of [-1.6, 1.6])
        pillar(x + side * span + offset * w, base - height * 0.42, w * 0.6, 0);
      sheet.fill(rectangle(x + side * span - w * 2, base - height * 0.37, w * 4, height * 0.032), dark);
      sheet.fill(rectangle(x + side * span - w * 2, base - height * 0.37, w * 4, height * 0.018), body);
    }
    pillar(x + side * span, base - height * 0.92, w, -side * height * 0.02);
  }
  const tie = rectangle(x - span * 1.28, base - height * 0.72, span * 2.56, height * 0.065);
  sheet.fill(tie, body);
  sheet.shadeLinear(tie, dark, 0, base - height * 0.7, 0, base - height * 0.655, [
    [0, 0],
    [1, 0.9],
  ]);
  sheet.fill(rectangle(x - w * 0.55, base - height * 0.86, w * 1.1, height * 0.16), foot);
  sheet.stroke(rectangle(x - w * 0.55, base - height * 0.86, w * 1.1, height * 0.16), light, height * 0.009);
  crossBeam(sheet, x - span * 1.42, x + span * 1.42, base - height * 0.93, height * 0.075, body, dark, foot);
}

function rowingBoat(sheet: Sheet, x: number, y: number, s: number): void {
  const hull = blob(
    [
      [x - 74 * s, y - 12 * s],
      [x, y - 3 * s],
      [x + 78 * s, y - 16 * s],
      [x + 50 * s, y + 10 * s],
      [x - 48 * s, y + 11 * s],
    ],
    true,
    0.7,
  );
  sheet.fill(ellipse(x, y + 14 * s, 76 * s, 6 * s), lch(0.25, 0.07, 300), 0.55);
  sheet.fill(hull, lch(0.27, 0.05, 320));
  sheet.stroke(line([x - 70 * s, y - 11 * s], [x + 74 * s, y - 15 * s]), lch(0.85, 0.1, 60), 2.4 * s, 0.8);
  walker(sheet, x - 8 * s, y + 2 * s, 78 * s, {
    coat: lch(0.34, 0.06, 290),
    hat: lch(0.82, 0.09, 80),
    shadow: 0,
  });
  sheet.stroke(line([x + 10 * s, y - 52 * s], [x + 40 * s, y + 30 * s]), lch(0.25, 0.05, 320), 3.5 * s);
}

/** Far out in a misty lake, black against the rising sun. */
function lakeSunrise(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('sunrise');
  const waterline = H * 0.54;
  const [gx, base, height] = [W * 0.5, H * 0.575, H * 0.19];
  paintSky(sheet, {
    stops: [
      [0, lch(0.42, 0.075, 255)],
      [0.4, lch(0.62, 0.07, 235)],
      [0.75, lch(0.86, 0.085, 85)],
      [1, lch(0.93, 0.11, 80)],
    ],
    horizon: waterline,
    sun: { x: gx, y: waterline - 74, radius: 58, colour: lch(0.86, 0.17, 58) },
    clouds: {
      kind: 'cirrus',
      lit: lch(0.94, 0.08, 75),
      dark: lch(0.7, 0.1, 40),
      count: 5,
      band: [0.15, 0.7],
    },
  });
  const ridge: Point[] = [];
  for (let x = 0; x <= W; x += 8)
    ridge.push([x, waterline - 26 - 40 * Math.abs(x / W - 0.5) * 2 - noise.fractal(x / 200, 3, 4) * 30]);
  sheet.fill(polygon([[0, waterline + 2], ...ridge, [W, waterline + 2]]), lch(0.68, 0.075, 55));
  sheet.mistBand(waterline - 8, 70, lch(0.95, 0.08, 82), 0.8, 2);
  stillWater(sheet, {
    waterline,
    far: lch(0.9, 0.1, 80),
    near: lch(0.32, 0.07, 240),
    strength: 0.84,
    fade: 0.45,
    ripple: 0.8,
  });
  glitter(sheet, random, gx, waterline, H * 0.96, lch(0.96, 0.11, 78), { count: 420, spread: 0.2 });
  const ink: GateTones = {
    body: lch(0.24, 0.05, 20),
    dark: lch(0.16, 0.03, 300),
    light: lch(0.46, 0.11, 45),
    foot: lch(0.17, 0.03, 300),
  };
  for (let i = 0; i < 120; i++) {
    const t = random.next();
    const side = random.chance(0.5) ? 1 : -1;
    const y = base + t * height * 1.2;
    sheet.fill(
      ellipse(
        gx + side * height * 0.42 + random.spread() * 12 * (1 + t * 2),
        y,
        random.between(10, 30),
        2 + t * 3,
      ),
      lch(0.24, 0.05, 280),
      0.55 * (1 - t * 0.6),
    );
  }
  standingGate(sheet, gx, base, height, ink, false);
  // Reeds and a jetty's posts, near and dark.
  for (let i = 0; i < 90; i++) {
    const side = random.chance(0.62) ? 0 : 1;
    const x = side ? W * random.between(0.8, 1.02) : W * random.between(-0.02, 0.26);
    const h = random.between(90, 300) * (side ? 0.7 : 1);
    const bend = random.between(-50, 60);
    const stalk = blob(
      [
        [x, H + 10],
        [x + bend * 0.2, H - h * 0.5],
        [x + bend, H - h],
      ],
      false,
    );
    sheet.stroke(stalk, mix(lch(0.16, 0.035, 250), lch(0.3, 0.05, 200), random.next()), random.between(2, 5));
  }
  [0.62, 0.68, 0.74].forEach((u, i) => {
    const x = W * u;
    const top = H * (0.83 - i * 0.02);
    sheet.fill(rectangle(x - 11, top, 22, H), lch(0.17, 0.035, 270));
    sheet.fill(rectangle(x - 11, top, 6, H), lch(0.42, 0.08, 60), 0.7);
    sheet.fill(ellipse(x, top, 11, 4), lch(0.5, 0.09, 70));
  });
  birds(sheet, random, 1, [W * 0.66, H * 0.79, 10, 10], lch(0.15, 0.03, 280), [20, 24]);
  sheet.finish({ vignette: 0.14 });
}
