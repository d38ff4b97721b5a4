import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { clamp, lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';

export type PineOptions = {
  /** The tone of the lit side; none for a silhouette. */
  lit?: Colour | undefined;
  /** -1 light from the left, 1 from the right. */
  side?: number;
  snow?: Colour | undefined;
  /** Width as a part of the height. */
  slim?: number;
};

/** A conifer standing at (x, y): jagged tiers, stippled on its lit side. */
export function pine(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  colour: Colour,
  random: Random,
  { lit, side = -1, snow, slim = random.between(0.16, 0.21) }: PineOptions = {},
): void {
  const width = height * slim;
  const tiers = clamp(Math.round(height / 24) + 4, 5, 14);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= tiers; i++) {
    const u = i / tiers;
    const tierY = y - height + height * 0.95 * u;
    const reach = width * u ** 0.85;
    for (const [edge, sign] of [
      [left, -1],
      [right, 1],
    ] as const) {
      const droop = height * 0.035 * random.between(0.5, 1.4);
      edge.push([x + sign * reach * random.between(0.75, 1.1), tierY + droop]);
      edge.push([x + sign * reach * random.between(0.42, 0.6), tierY + height * 0.012]);
    }
  }
  const tree = polygon([
    [x, y - height * 1.03],
    ...left,
    [x - width * 0.1, y - height * 0.03],
    [x - width * 0.08, y],
    [x + width * 0.08, y],
    [x + width * 0.1, y - height * 0.03],
    ...[...right].reverse(),
  ]);
  sheet.fill(tree, colour);
  if (height > 46 && lit) {
    sheet.shadeLinear(tree, lit, x + side * width, 0, x - side * width * 0.25, 0, [
      [0, 0.85],
      [0.45, 0.5],
      [1, 0],
    ]);
  }
  if (!snow || height <= 30) return;
  for (const [edge, sign] of [
    [left, -1],
    [right, 1],
  ] as const) {
    for (let i = 2; i < tiers; i++) {
      const tip = edge[i * 2 - 2];
      if (!tip) continue;
      const inner: Point = [lerp(tip[0], x, 0.55), tip[1] - height * 0.03];
      sheet.stroke(
        line([tip[0] - sign * width * 0.05, tip[1] - 1], inner),
        snow,
        Math.max(1.2, height * 0.014),
        sign === side ? 0.95 : 0.7,
      );
    }
  }
}

/** A broad-leaved tree: trunk, then rounded masses of leaves, each lit from one side. */
export function leafTree(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  leaves: readonly [dark: Colour, middle: Colour, light: Colour],
  random: Random,
  { side = -1, trunk = lch(0.3, 0.04, 45), crown = 0.62, spread = 0.36, masses = 13 } = {},
): void {
  const crownY = y - height * (1 - crown / 2);
  const lean = random.between(-0.04, 0.04) * height;
  sheet.stroke(curve([x, y], [x + lean * 0.4, y - height * 0.3], [x + lean, crownY]), trunk, height * 0.045);
  for (const reach of [-0.2, 0.18, -0.08]) {
    sheet.stroke(
      curve([x + lean * 0.5, y - height * 0.36], [x + reach * height, crownY]),
      trunk,
      height * 0.022,
    );
  }
  for (let i = 0; i < masses; i++) {
    const angle = (i * 2.399963) % (Math.PI * 2);
    const reach = Math.sqrt((i + 0.6) / masses);
    const px = x + lean + Math.cos(angle) * reach * height * spread * 0.72;
    const py = crownY + Math.sin(angle) * reach * height * crown * 0.36;
    const radius = height * spread * random.between(0.34, 0.5);
    const lift = clamp(0.5 - ((py - crownY) / (height * crown)) * 1.1 + (side * (px - x)) / (height * 1.4));
    const base = mix(leaves[0], leaves[1], lift);
    const mass = blob(wobble(px, py, radius, radius * 0.8, random, 0.09, 12));
    sheet.fill(mass, base);
    sheet.shadeRadial(
      mass,
      mix(leaves[1], leaves[2], lift),
      px + side * radius * 0.5,
      py - radius * 0.55,
      radius * 0.1,
      radius * 1.25,
      [
        [0, 0.95],
        [0.6, 0.4],
        [1, 0],
      ],
    );
  }
}

/** A palm: a bent ringed trunk and a crown of feathered fronds. */
export function palm(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  lean: number,
  [dark, light]: readonly [Colour, Colour],
  random: Random,
  trunk = lch(0.42, 0.05, 60),
): void {
  const top: Point = [x + lean * height, y - height];
  const trunkPath = curve([x, y], [x + lean * height * 0.35, y - height * 0.5], top);
  sheet.stroke(trunkPath, trunk, height * 0.04);
  sheet.stroke(trunkPath, lighten(trunk, 0.12), height * 0.012);
  const fronds = 13;
  for (let i = 0; i < fronds; i++) {
    const angle = -Math.PI * 0.5 + (((i * 5) % fronds) / (fronds - 1) - 0.5) * Math.PI * 1.75;
    const length = height * random.between(0.34, 0.44);
    const sag = length * random.between(0.35, 0.6);
    const spine: Point[] = Array.from({ length: 7 }, (_, k) => {
      const t = k / 6;
      return [top[0] + Math.cos(angle) * length * t, top[1] + Math.sin(angle) * length * t + sag * t * t];
    });
    const colour = mix(dark, light, i % 3 === 0 ? 0.85 : i % 3 === 1 ? 0.25 : 0.5);
    sheet.stroke(blob(spine, false), colour, height * 0.011);
    for (let k = 1; k < 28; k++) {
      const t = k / 28;
      const px = top[0] + Math.cos(angle) * length * t;
      const py = top[1] + Math.sin(angle) * length * t + sag * t * t;
      const leaf = height * 0.1 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12));
      for (const sign of [-1, 1]) {
        const leafAngle = angle + sign * 0.9 + 0.25 * Math.sign(Math.cos(angle));
        sheet.stroke(
          line([px, py], [px + Math.cos(leafAngle) * leaf, py + Math.sin(leafAngle) * leaf + leaf * 0.35]),
          colour,
          height * 0.012,
        );
      }
    }
  }
}

/** Tufts of grass along the bottom of things. `pick` gives the tuft's place, or nothing to skip one. */
export function grass(
  sheet: Sheet,
  random: Random,
  count: number,
  place: () => Point | undefined,
  colours: readonly Colour[],
  [shortest, longest]: readonly [number, number] = [12, 40],
  width = 2.4,
): void {
  for (let i = 0; i < count; i++) {
    const root = place();
    const length = random.between(shortest, longest);
    const bend = random.between(-0.3, 0.3) * length;
    const colour = random.pick(colours);
    if (!root) continue;
    const [x, y] = root;
    sheet.stroke(
      curve([x, y], [x + bend * 0.3, y - length * 0.6], [x + bend, y - length]),
      colour,
      width,
      0.9,
    );
  }
}

/** A rounded boulder with a lit top and a dark foot. */
export function boulder(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  [dark, middle, light]: readonly [Colour, Colour, Colour],
  random: Random,
  side = -1,
): void {
  const outline: Point[] = Array.from({ length: 8 }, (_, k) => {
    const angle = Math.PI + (k / 7) * Math.PI;
    return [
      x + Math.cos(angle) * size * random.between(0.82, 1.12),
      y + Math.sin(angle) * size * 0.66 * random.between(0.75, 1.1),
    ];
  });
  const rock = polygon([...outline, [x + size, y + size * 0.2], [x - size, y + size * 0.2]]);
  sheet.fill(rock, middle);
  sheet.shadeLinear(rock, light, x + side * size, y - size * 0.7, x - side * size * 0.5, y, [
    [0, 1],
    [0.35, 0.75],
    [0.75, 0],
  ]);
  sheet.shadeLinear(rock, dark, 0, y - size * 0.2, 0, y + size * 0.25, [
    [0, 0],
    [1, 0.9],
  ]);
}

/** A branch that forks; returns the places where leaves or blossom may sit. */
export function branch(
  sheet: Sheet,
  random: Random,
  from: Point,
  angle: number,
  length: number,
  width: number,
  depth: number,
  colour = lch(0.24, 0.04, 20),
): Point[] {
  const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
  const middle: Point = [
    lerp(from[0], to[0], 0.5) + random.spread() * 10,
    lerp(from[1], to[1], 0.5) + random.spread() * 10,
  ];
  sheet.stroke(curve(from, middle, to), colour, width);
  const tips: Point[] = [to, [lerp(from[0], to[0], 0.6), lerp(from[1], to[1], 0.6)]];
  if (depth === 0) return tips;
  for (let i = 0; i < 3; i++) {
    const t = 0.45 + i * 0.27;
    const start: Point = [lerp(from[0], to[0], t), lerp(from[1], to[1], t)];
    const turn = angle + random.between(-0.75, 0.75);
    tips.push(
      ...branch(
        sheet,
        random,
        start,
        turn,
        length * random.between(0.5, 0.75),
        width * 0.6,
        depth - 1,
        colour,
      ),
    );
  }
  return tips;
}

/** A five-petalled blossom. */
export function blossom(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  petals: readonly Colour[],
  random: Random,
): void {
  const colour = random.pick(petals);
  const turn = random.between(0, 6);
  for (let k = 0; k < 5; k++) {
    const angle = (k / 5) * Math.PI * 2 + turn;
    const petal = ellipse(
      x + Math.cos(angle) * size * 0.5,
      y + Math.sin(angle) * size * 0.5,
      size * 0.45,
      size * 0.34,
      angle,
    );
    sheet.fill(petal, k % 2 ? colour : mix(colour, petals[0] ?? colour, 0.25));
  }
  sheet.fill(ellipse(x, y, size * 0.18), lch(0.6, 0.17, 5));
}

/** A maple leaf of five points. */
export function mapleLeaf(sheet: Sheet, x: number, y: number, size: number, colour: Colour, turn = 0): void {
  for (let k = -2; k < 3; k++) {
    const angle = k * 0.55 + Math.PI / 2 + turn;
    const point = (offset: number, reach: number): Point => [
      x + Math.cos(angle + offset) * size * reach,
      y + Math.sin(angle + offset) * size * reach,
    ];
    sheet.fill(blob([[x, y], point(-0.2, 0.6), point(0, 1.2), point(0.2, 0.6)]), colour);
  }
}
