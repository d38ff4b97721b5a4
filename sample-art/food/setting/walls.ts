import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { TAU } from '../../core/maths.ts';
import { blob, ellipse, line, polygon, rectangle, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { castShadow, shadeOf, solid } from '../kit/solid.ts';
import type { WallKind } from './setting.ts';

type WallPainter = (sheet: Sheet, bottom: number, colours: readonly [Colour, Colour, Colour, Colour]) => void;

function plaster(sheet: Sheet, _bottom: number, [base]: readonly Colour[]): void {
  if (!base) return;
  const { width, height, random } = sheet;
  sheet.cover(
    sheet.linear(0, 0, 0, height, [
      [0, lighten(base, 0.045)],
      [1, lighten(base, -0.07)],
    ]),
  );
  const patches = random.stream('plaster');
  for (let i = 0; i < 7; i++) {
    const x = patches.between(0, width);
    const y = patches.between(0, height * 0.7);
    const size = patches.between(120, 300);
    const patch = blob(wobble(x, y, size * 1.5, size * 0.7, patches, 0.16, 12));
    sheet.shadeRadial(patch, lighten(base, patches.chance(0.5) ? 0.04 : -0.035), x, y, 0, size * 1.5, [
      [0, 0.34],
      [1, 0],
    ]);
  }
}

/** Calls `each` for every cell of a grid that covers the wall. */
function grid(
  sheet: Sheet,
  bottom: number,
  cellWidth: number,
  cellHeight: number,
  each: (x: number, y: number, column: number, row: number) => void,
): void {
  for (let row = 0; row * cellHeight < bottom + cellHeight; row++) {
    for (let column = -1; column * cellWidth < sheet.width + cellWidth; column++) {
      each(column * cellWidth, row * cellHeight - cellHeight * 0.3, column, row);
    }
  }
}

const walls: Record<WallKind, WallPainter> = {
  plaster,

  squares(sheet, bottom, [base, second]) {
    const random = sheet.random.stream('squares');
    sheet.cover(lighten(base, 0.09));
    grid(sheet, bottom, 118, 118, (x, y, column, row) => {
      const own = (column + row) % 2 ? base : second;
      sheet.fill(rectangle(x + 3, y + 3, 112, 112, 4), lighten(own, random.between(-0.02, 0.02)));
      if (random.chance(0.3)) sheet.fill(rectangle(x + 12, y + 12, 60, 8, 4), lighten(own, 0.06), 0.6);
    });
  },

  'flower-tiles'(sheet, bottom, [base, second, petal, heart]) {
    sheet.cover(lighten(base, -0.05));
    const size = 134;
    grid(sheet, bottom, size, size, (x, y, column, row) => {
      const odd = (column + row) % 2 !== 0;
      sheet.fill(rectangle(x + 3, y + 3, size - 6, size - 6, 3), odd ? second : base);
      const [cx, cy] = [x + size / 2, y + size / 2];
      for (let i = 0; i < 4; i++) {
        const a = (i * Math.PI) / 2;
        const at = (turn: number, r: number): [number, number] => [
          cx + Math.cos(a + turn) * size * r,
          cy + Math.sin(a + turn) * size * r,
        ];
        sheet.fill(blob([[cx, cy], at(-0.3, 0.28), at(0, 0.42), at(0.3, 0.28)]), odd ? petal : heart, 0.85);
      }
      sheet.fill(ellipse(cx, cy, size * 0.09), odd ? heart : petal);
    });
  },

  zellige(sheet, bottom, [base, second, third]) {
    const random = sheet.random.stream('zellige');
    sheet.cover(lighten(base, 0.12));
    const size = 150;
    grid(sheet, bottom, size, size, (x, y) => {
      const [cx, cy] = [x + size / 2, y + size / 2];
      const star: [number, number][] = [];
      for (let i = 0; i < 16; i++) {
        const a = (i / 16) * TAU;
        const r = i % 2 ? size * 0.34 : size * 0.47;
        star.push([cx + Math.cos(a) * r, cy + Math.sin(a) * r]);
      }
      sheet.fill(polygon(star), lighten(base, random.between(-0.035, 0.035)));
      sheet.fill(ellipse(cx, cy, size * 0.17), second);
      sheet.fill(ellipse(cx, cy, size * 0.09), third);
      const corner = lighten(third, random.between(-0.03, 0.03));
      sheet.fill(
        polygon([
          [x - 26, y],
          [x, y - 26],
          [x + 26, y],
          [x, y + 26],
        ]),
        corner,
      );
    });
  },

  subway(sheet, bottom, [base, joint]) {
    const random = sheet.random.stream('subway');
    sheet.cover(joint);
    grid(sheet, bottom, 176, 82, (x, y, _column, row) => {
      const left = x + (row % 2) * 88;
      sheet.fill(rectangle(left + 3, y + 3, 170, 76, 5), lighten(base, random.between(-0.025, 0.025)));
      sheet.fill(rectangle(left + 10, y + 9, 156, 7, 3), lighten(base, 0.07), 0.7);
    });
  },

  panels(sheet, bottom, [base]) {
    const random = sheet.random.stream('panels');
    for (let x = -40; x < sheet.width; x += 150) {
      const own = lighten(base, random.between(-0.025, 0.025));
      sheet.fill(rectangle(x, 0, 150, bottom + 10), own);
      sheet.fill(rectangle(x, 0, 5, bottom + 10), shadeOf(own, 0.12));
      sheet.fill(rectangle(x + 6, 0, 4, bottom + 10), lighten(own, 0.06));
      for (let i = 0; i < 3; i++) {
        const u = x + random.between(20, 135);
        sheet.stroke(line([u, -10], [u + random.between(-8, 8), bottom]), lighten(own, -0.045), 2, 0.5);
      }
    }
  },

  shoji(sheet, bottom, [base, frame]) {
    sheet.cover(
      sheet.linear(0, 0, sheet.width, 0, [
        [0, lighten(base, 0.03)],
        [1, lighten(base, -0.08)],
      ]),
    );
    for (let x = 60; x < sheet.width; x += 205)
      solid(sheet, rectangle(x, 0, 13, bottom), frame, { light: 0.3 });
    for (let y = 96; y < bottom; y += 190)
      solid(sheet, rectangle(0, y, sheet.width, 12), frame, { shade: 0.4 });
    for (const x of [0, 675, 1290]) solid(sheet, rectangle(x, 0, 34, bottom), lighten(frame, -0.06));
  },

  brick(sheet, bottom, [base, joint]) {
    const random = sheet.random.stream('brick');
    sheet.cover(joint);
    grid(sheet, bottom, 158, 64, (x, y, _column, row) => {
      const own = lighten(base, random.between(-0.05, 0.05));
      const path = blob(
        [
          [x + 5 + (row % 2) * 79, y + 5],
          [x + 151 + (row % 2) * 79, y + 4 + random.between(-2, 2)],
          [x + 152 + (row % 2) * 79, y + 58],
          [x + 4 + (row % 2) * 79, y + 57 + random.between(-2, 2)],
        ],
        true,
        0.15,
      );
      sheet.fill(path, own);
    });
  },

  stripes(sheet, bottom, [base, second]) {
    plaster(sheet, bottom, [base]);
    for (let x = -20; x < sheet.width; x += 150) {
      sheet.fill(rectangle(x, 0, 74, bottom + 8), second, 0.85);
      sheet.fill(rectangle(x + 84, 0, 5, bottom + 8), second, 0.6);
    }
  },

  niche(sheet, bottom, [base, inside]) {
    plaster(sheet, bottom, [base]);
    const arch = (x: number, half: number, top: number) => {
      const path = rectangle(x - half, top + half, half * 2, bottom - top - half + 10);
      path.addPath(ellipse(x, top + half, half));
      return path;
    };
    for (const [x, half, top] of [
      [330, 215, 120],
      [1210, 240, 70],
    ] as const) {
      const path = arch(x, half, top);
      sheet.fill(path, inside);
      sheet.shadeLinear(path, shadeOf(inside, 0.2), x - half, 0, x + half * 0.4, 0, [
        [0, 0.9],
        [0.4, 0.3],
        [1, 0],
      ]);
      sheet.shadeLinear(path, shadeOf(inside, 0.16), 0, top, 0, top + half * 1.4, [
        [0, 0.8],
        [1, 0],
      ]);
    }
  },

  wainscot(sheet, bottom, [base, lower, rail]) {
    plaster(sheet, bottom, [base]);
    const top = bottom * 0.56;
    sheet.fill(rectangle(0, top, sheet.width, bottom - top + 10), lower);
    for (let x = 40; x < sheet.width; x += 320) {
      sheet.stroke(rectangle(x, top + 60, 270, bottom - top - 40), shadeOf(lower, 0.1), 7, 0.8);
      sheet.stroke(rectangle(x + 4, top + 64, 270, bottom - top - 40), lighten(lower, 0.07), 3, 0.8);
    }
    sheet.fill(rectangle(0, top - 6, sheet.width, 34), rail);
    castShadow(sheet, rectangle(0, top + 28, sheet.width, 14), 0.4);
    sheet.fill(rectangle(0, top - 6, sheet.width, 8), lighten(rail, 0.1));
  },

  hexagons(sheet, bottom, [base, second, third]) {
    const random = sheet.random.stream('hexagons');
    sheet.cover(lighten(base, 0.09));
    const r = 74;
    for (let row = 0; row * r * 1.5 < bottom + r; row++) {
      for (let column = -1; column * r * 1.732 < sheet.width + r; column++) {
        const x = column * r * 1.732 + (row % 2) * r * 0.866;
        const y = row * r * 1.5;
        const points = Array.from({ length: 6 }, (_, i): [number, number] => [
          x + Math.cos((i / 6) * TAU + TAU / 12) * (r - 4),
          y + Math.sin((i / 6) * TAU + TAU / 12) * (r - 4),
        ]);
        const own = random.chance(0.12) ? third : random.chance(0.25) ? second : base;
        sheet.fill(polygon(points), lighten(own, random.between(-0.02, 0.02)));
      }
    }
  },

  scallops(sheet, bottom, [base, second]) {
    sheet.cover(base);
    const r = 76;
    for (let row = Math.ceil(bottom / r) + 1; row >= 0; row--) {
      for (let column = -1; column * r * 2 < sheet.width + r * 2; column++) {
        const x = column * r * 2 + (row % 2) * r;
        const y = row * r * 0.98 - r * 0.3;
        sheet.fill(ellipse(x, y, r), lighten(second, 0.04));
        sheet.fill(ellipse(x, y, r - 6), base);
        sheet.stroke(ellipse(x, y, r - 26), second, 4, 0.75);
        sheet.fill(ellipse(x, y, 17), second, 0.75);
      }
    }
  },

  'night-street'(sheet, bottom, [base, glow, second]) {
    const random = sheet.random.stream('street');
    sheet.cover(
      sheet.linear(0, 0, 0, bottom, [
        [0, lighten(base, -0.06)],
        [0.7, lighten(base, 0.05)],
        [1, mix(base, glow, 0.3)],
      ]),
    );
    let x = -60;
    while (x < sheet.width) {
      const width = random.between(130, 280);
      const top = random.between(bottom * 0.12, bottom * 0.5);
      sheet.fill(rectangle(x, top, width, bottom), lighten(base, random.between(-0.08, -0.02)));
      for (let v = top + 34; v < bottom - 60; v += 62) {
        for (let u = x + 24; u < x + width - 40; u += 58) {
          if (random.chance(0.45)) {
            sheet.fill(
              rectangle(u, v, 30, 36, 2),
              random.chance(0.7) ? glow : second,
              random.between(0.35, 0.8),
            );
          }
        }
      }
      x += width + random.between(0, 30);
    }
    for (let i = 0; i < 16; i++) {
      const r = random.between(22, 62);
      const disc = ellipse(random.between(0, sheet.width), random.between(bottom * 0.1, bottom * 0.95), r);
      const colour = random.pick([glow, second, lighten(glow, 0.08)]);
      sheet.blended('screen', () => sheet.fill(disc, colour, random.between(0.22, 0.5)));
    }
  },

  sky(sheet, bottom, [base, horizon, cloud]) {
    const random = sheet.random.stream('sky');
    sheet.cover(
      sheet.linear(0, 0, 0, bottom, [
        [0, lighten(base, -0.07)],
        [0.65, base],
        [1, horizon],
      ]),
    );
    for (let i = 0; i < 6; i++) {
      const y = random.between(bottom * 0.08, bottom * 0.75);
      const x = random.between(-80, sheet.width);
      const length = random.between(240, 560);
      for (let k = 0; k < 6; k++) {
        const u = x + (k / 5) * length;
        const lump = 26 + Math.sin((k / 5) * Math.PI) * random.between(26, 60);
        sheet.fill(ellipse(u, y, lump * 1.7, lump * 0.62), cloud, 0.85);
      }
      sheet.fill(rectangle(x - 60, y, length + 120, 26, 13), cloud, 0.85);
    }
  },

  window(sheet, bottom, [base, outside, frame, far]) {
    plaster(sheet, bottom, [base]);
    const [left, top, width] = [210, -40, 1180];
    const pane = rectangle(left, top, width, bottom - 30 - top);
    sheet.clipped(pane, () => {
      sheet.fill(
        pane,
        sheet.linear(0, 0, 0, bottom, [
          [0, lighten(outside, 0.02)],
          [1, lighten(outside, 0.1)],
        ]),
      );
      const random = sheet.random.stream('window');
      const ridge: [number, number][] = [[left - 20, bottom]];
      for (let i = 0; i <= 12; i++) {
        ridge.push([left + (i / 12) * width, bottom * (0.62 + random.between(-0.09, 0.06))]);
      }
      ridge.push([left + width + 20, bottom]);
      sheet.fill(blob(ridge, true, 0.6), far);
      sheet.shadeLinear(
        rectangle(left, 0, width, bottom),
        lighten(outside, 0.12),
        0,
        bottom * 0.7,
        0,
        bottom,
        [
          [0, 0],
          [1, 0.6],
        ],
      );
    });
    for (const x of [left - 24, left + width / 2 - 14, left + width - 6]) {
      solid(sheet, rectangle(x, top, 30, bottom - 20 - top), frame, { light: 0.4 });
    }
    solid(sheet, rectangle(left, bottom * 0.36, width, 16), frame, { light: 0.3 });
    solid(sheet, rectangle(left - 70, bottom - 50, width + 140, 36, 4), lighten(frame, 0.03), { shade: 0.5 });
  },

  shelf(sheet, bottom, [base, board, first, second]) {
    plaster(sheet, bottom, [base]);
    const random = sheet.random.stream('shelf');
    for (const y of [bottom * 0.34, bottom * 0.78]) {
      let x = random.between(-30, 40);
      while (x < sheet.width) {
        const width = random.between(54, 118);
        const height = random.between(90, bottom * 0.25);
        const own = lighten(
          random.pick([first, second, lighten(board, 0.15), mix(base, first, 0.5)]),
          random.between(-0.05, 0.05),
        );
        const jar = rectangle(x, y - height, width, height, random.pick([6, 22, 30]));
        sheet.fill(jar, own, 0.9);
        sheet.fill(
          rectangle(x + width * 0.18, y - height - 16, width * 0.64, 20, 5),
          lighten(own, -0.12),
          0.9,
        );
        sheet.fill(rectangle(x + 10, y - height + 16, 8, height - 36, 4), lighten(own, 0.12), 0.7);
        if (random.chance(0.5))
          sheet.fill(
            rectangle(x + 6, y - height * 0.62, width - 12, height * 0.3),
            lighten(base, 0.12),
            0.75,
          );
        x += width + random.between(8, 46);
      }
      sheet.fill(rectangle(0, y, sheet.width, 26), board);
      castShadow(sheet, rectangle(0, y + 26, sheet.width, 26), 0.4);
    }
    // kept a little back, so that the dish stays in front
    sheet.fill(rectangle(0, 0, sheet.width, bottom), base, 0.34);
  },

  mirror(sheet, bottom, [base, frame, glass]) {
    plaster(sheet, bottom, [base]);
    const [x, y, rx, ry] = [1080, bottom * 0.38, 330, bottom * 0.46];
    castShadow(sheet, ellipse(x + 22, y + 26, rx + 26, ry + 26), 0.4);
    solid(sheet, ellipse(x, y, rx + 26, ry + 26), frame);
    sheet.fill(ellipse(x, y, rx + 4, ry + 4), shadeOf(frame));
    const pane = ellipse(x, y, rx, ry);
    sheet.fill(
      pane,
      sheet.linear(x - rx, y - ry, x + rx, y + ry, [
        [0, lighten(glass, 0.08)],
        [1, lighten(glass, -0.1)],
      ]),
    );
    sheet.clipped(pane, () => {
      for (const [offset, width] of [
        [-120, 90],
        [10, 34],
      ] as const) {
        sheet.fill(
          polygon([
            [x + offset, y - ry],
            [x + offset + width, y - ry],
            [x + offset + width - 330, y + ry],
            [x + offset - 330, y + ry],
          ]),
          lch(0.99, 0.01, 90),
          0.35,
        );
      }
    });
    for (let i = 0; i < 36; i++) {
      const a = (i / 36) * TAU;
      sheet.fill(ellipse(x + Math.cos(a) * (rx + 14), y + Math.sin(a) * (ry + 14), 8), lighten(frame, 0.1));
    }
  },

  curtain(sheet, bottom, [base, cloth, crest]) {
    plaster(sheet, bottom, [base]);
    const random = sheet.random.stream('curtain');
    for (let i = 0; i < 4; i++) {
      const x = 930 + i * 172;
      const hem = bottom * 0.44 + random.between(-8, 8);
      const path = polygon([
        [x, -5],
        [x + 166, -5],
        [x + 161, hem],
        [x + 5, hem],
      ]);
      sheet.fill(path, cloth);
      sheet.shadeLinear(path, shadeOf(cloth, 0.12), x, 0, x + 166, 0, [
        [0.3, 0],
        [1, 0.9],
      ]);
      sheet.shadeLinear(path, lighten(cloth, 0.12), x, 0, x + 60, 0, [
        [0, 0.7],
        [1, 0],
      ]);
      sheet.fill(ellipse(x + 83, bottom * 0.22, 45), crest, 0.95);
      sheet.fill(ellipse(x + 83, bottom * 0.22, 31), cloth);
      sheet.fill(ellipse(x + 83, bottom * 0.22, 14), crest, 0.95);
    }
    sheet.fill(rectangle(900, 0, 800, 19), lch(0.52, 0.09, 60));
  },

  bulbs(sheet, bottom, [base, glow, canopy]) {
    plaster(sheet, bottom, [base]);
    const random = sheet.random.stream('bulbs');
    for (const [x, top, width] of [
      [-60, 0.5, 420],
      [420, 0.56, 360],
      [1150, 0.46, 520],
    ] as const) {
      // stalls behind, out of the light
      sheet.fill(rectangle(x, bottom * top + 60, width, bottom), lighten(base, -0.06));
      for (let i = 0; i * 60 < width; i++) {
        sheet.fill(
          rectangle(x + i * 60, bottom * top, 61, 78, 22),
          i % 2 ? canopy : lighten(base, 0.14),
          0.7,
        );
      }
      sheet.glow(x + width / 2, bottom * top + 150, width * 0.5, glow, 0.35);
    }
    for (const [y, sag, count] of [
      [40, 130, 9],
      [130, 90, 7],
    ] as const) {
      const at = (t: number): [number, number] => [
        -40 + t * (sheet.width + 80),
        y + Math.sin(Math.PI * ((t * 2) % 1)) * sag,
      ];
      sheet.stroke(
        blob(
          Array.from({ length: 41 }, (_, i) => at(i / 40)),
          false,
        ),
        lighten(base, -0.12),
        5,
      );
      for (let i = 0; i < count; i++) {
        const [u, v] = at((i + 0.5) / count + random.between(-0.012, 0.012));
        sheet.fill(rectangle(u - 8, v - 4, 16, 20, 4), lighten(base, -0.14));
        sheet.fill(ellipse(u, v + 34, 19, 23), lch(0.96, 0.08, 88));
        sheet.glow(u, v + 34, 120, glow, 0.75);
      }
    }
  },

  lanterns(sheet, bottom, [base, paper, second]) {
    plaster(sheet, bottom, [base]);
    sheet.shadeLinear(rectangle(0, 0, sheet.width, bottom), lighten(base, 0.12), 0, bottom * 0.3, 0, bottom, [
      [0, 0],
      [1, 0.7],
    ]);
    for (const [row, y] of [bottom * 0.12, bottom * 0.52].entries()) {
      sheet.stroke(
        blob(
          [
            [-20, y - 70],
            [sheet.width * 0.5, y - 40],
            [sheet.width + 20, y - 70],
          ],
          false,
        ),
        lighten(base, -0.12),
        6,
      );
      for (let i = 0; i < 7; i++) {
        const x = 60 + i * 250 + row * 110;
        const own = (i + row) % 2 ? paper : second;
        const size = row ? 62 : 80;
        const body = blob([
          [x - size * 0.5, y - size],
          [x - size, y - size * 0.4],
          [x - size, y + size * 0.5],
          [x - size * 0.5, y + size * 1.1],
          [x + size * 0.5, y + size * 1.1],
          [x + size, y + size * 0.5],
          [x + size, y - size * 0.4],
          [x + size * 0.5, y - size],
        ]);
        sheet.glow(x, y, size * 2.6, own, 0.4);
        solid(sheet, body, own, { light: 0.5, shade: 0.6 });
        for (let k = -1; k <= 2; k++) {
          sheet.stroke(
            blob(
              [
                [x - size, y + k * size * 0.4 - 6],
                [x, y + k * size * 0.4 + 6],
                [x + size, y + k * size * 0.4 - 6],
              ],
              false,
            ),
            shadeOf(own, 0.1),
            3,
            0.5,
          );
        }
        for (const v of [y - size, y + size * 1.04]) {
          sheet.fill(rectangle(x - size * 0.5, v - 7, size, 14, 4), lighten(base, -0.14));
        }
      }
    }
  },

  awning(sheet, bottom, [base, cloth, second]) {
    plaster(sheet, bottom, [base]);
    const drop = bottom * 0.27;
    for (let i = 0; i * 134 < sheet.width; i++) {
      const x = i * 134;
      const path = rectangle(x, -6, 134, drop);
      path.addPath(ellipse(x + 67, drop - 8, 67, 34));
      const own = i % 2 ? cloth : second;
      sheet.fill(path, own);
      sheet.shadeLinear(path, shadeOf(own, 0.14), 0, drop * 0.4, 0, drop + 30, [
        [0, 0],
        [1, 0.75],
      ]);
    }
    castShadow(sheet, rectangle(0, drop + 26, sheet.width, 46), 0.28);
  },
};

/** Paints the wall down to `bottom` (pixels). Colours that are not given follow from the first. */
export function paintWall(sheet: Sheet, bottom: number, kind: WallKind, colours: readonly Colour[]): void {
  const [
    base = lch(0.85, 0.04, 80),
    second = lighten(base, -0.08),
    third = lighten(base, 0.08),
    fourth = second,
  ] = colours;
  walls[kind](sheet, bottom, [base, second, third, fourth]);
}
