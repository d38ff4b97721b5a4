import { type Colour, lch, lighten, rgb } from '../../core/colour.ts';
import { grainAt } from '../../core/grain.ts';
import { clamp, smoothstep, TAU } from '../../core/maths.ts';
import { curve, line, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { TableKind } from './setting.ts';

type Colours = readonly [Colour, Colour];

/** Lines that run along the table, closer together the farther away they are. */
function grainLines(sheet: Sheet, top: number, base: Colour, count = 16): void {
  const { width, height } = sheet;
  const random = sheet.random.stream('table');
  for (let i = 0; i < count; i++) {
    const y = top + 16 + (i / count) ** 1.2 * (height - top);
    sheet.stroke(
      curve([-20, y], [width * 0.4, y + random.between(-5, 5)], [width + 20, y + random.between(-5, 5)]),
      lighten(base, i % 2 ? -0.07 : 0.05),
      random.between(1.5, 3.5),
      0.45,
    );
  }
}

/** A line on the table that runs away from the viewer, towards a point far above the edge. */
function receding(sheet: Sheet, top: number, x: number): readonly [number, number, number, number] {
  const { width, height } = sheet;
  const vanishing = width / 2;
  const far = vanishing + (x - vanishing) * 0.62;
  return [far, top + 7, x, height + 4];
}

const tables: Record<TableKind, (sheet: Sheet, top: number, colours: Colours) => void> = {
  planks(sheet, top, [base, gap]) {
    grainLines(sheet, top, base, 26);
    for (const part of [0.16, 0.46, 0.82]) {
      const y = top + part * (sheet.height - top);
      sheet.fill(rectangle(0, y, sheet.width, 5 + part * 4), gap);
      sheet.fill(rectangle(0, y + 5 + part * 4, sheet.width, 3), lighten(base, 0.07), 0.7);
    }
  },
  smooth(sheet, top, [base]) {
    grainLines(sheet, top, base);
  },
  cloth(sheet, top, [base, stripe]) {
    const { width } = sheet;
    for (let x = -1500; x < width + 1500; x += 300) {
      const [fx, fy, nx, ny] = receding(sheet, top, x);
      const [gx, , mx] = receding(sheet, top, x + 76);
      sheet.fill(
        polygon([
          [fx, fy],
          [gx, fy],
          [mx, ny],
          [nx, ny],
        ]),
        stripe,
        0.75,
      );
    }
    grainLines(sheet, top, base, 10);
  },
  gingham(sheet, top, [base, check]) {
    const { width, height } = sheet;
    for (let x = -1600; x < width + 1600; x += 190) {
      const [fx, fy, nx, ny] = receding(sheet, top, x);
      const [gx, , mx] = receding(sheet, top, x + 95);
      sheet.fill(
        polygon([
          [fx, fy],
          [gx, fy],
          [mx, ny],
          [nx, ny],
        ]),
        check,
        0.5,
      );
    }
    for (let i = 0, y = top + 8; y < height; i++) {
      const depth = 15 + i * 9;
      if (i % 2 === 0) sheet.fill(rectangle(0, y, width, depth), check, 0.5);
      y += depth;
    }
    sheet.fill(rectangle(0, top, width, 8), base);
  },
  marble(sheet, top, [base, vein]) {
    const { noise, width, height } = sheet;
    const from = rgb(base);
    const to = rgb(vein);
    const first = Math.floor(top) + 7;
    const image = sheet.context.getImageData(0, first, width, height - first);
    const data = image.data;
    for (let y = first; y < height; y++) {
      const squash = top > 0 ? 110 + (y - top) * 0.35 : 300;
      for (let x = 0; x < width; x++) {
        const bend = noise.fractal(x / 300, y / squash, 3) * 1.3;
        const wide = Math.abs(noise.fractal(x / 420 + bend, y / squash - bend + 4, 4));
        const thin = Math.abs(noise.fractal(x / 170 - bend, y / (squash * 0.5) + 9, 3));
        const t = clamp(smoothstep(0.09, 0, wide) * 0.5 + smoothstep(0.05, 0, thin) * 0.18);
        const i = ((y - first) * width + x) * 4;
        for (let c = 0; c < 3; c++) {
          data[i + c] = (from[c] as number) + ((to[c] as number) - (from[c] as number)) * t;
        }
        data[i + 3] = 255;
      }
    }
    sheet.context.putImageData(image, 0, first);
  },
  steel(sheet, top, [base, seam]) {
    const { width, height } = sheet;
    const random = sheet.random.stream('steel');
    for (let i = 0; i < 90; i++) {
      const y = random.between(top + 8, height);
      const x = random.between(-200, width);
      sheet.stroke(
        line([x, y], [x + random.between(200, 900), y]),
        lighten(base, random.pick([-0.05, 0.06])),
        2,
        0.4,
      );
    }
    sheet.fill(rectangle(0, top + 4, width, 12), lighten(base, 0.13));
    sheet.fill(rectangle(0, top + 16, width, 4), seam, 0.7);
  },
  slate(sheet, top, [base]) {
    const { noise, width, height } = sheet;
    const dark = rgb(lighten(base, -0.05));
    const light = rgb(lighten(base, 0.06));
    const first = Math.floor(top) + 7;
    const image = sheet.context.getImageData(0, first, width, height - first);
    const data = image.data;
    for (let y = first; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const t = clamp(0.45 + noise.fractal(x / 240, y / 110, 5) * 0.9 + (grainAt(x, y) - 0.5) * 0.22);
        const i = ((y - first) * width + x) * 4;
        for (let c = 0; c < 3; c++) {
          data[i + c] = (dark[c] as number) + ((light[c] as number) - (dark[c] as number)) * t;
        }
        data[i + 3] = 255;
      }
    }
    sheet.context.putImageData(image, 0, first);
  },
  terrazzo(sheet, top, [base, chip]) {
    const random = sheet.random.stream('terrazzo');
    const chips = [chip, lch(0.66, 0.12, 35), lch(0.52, 0.07, 165), lch(0.8, 0.11, 80), lighten(base, -0.2)];
    const squash = top > 0 ? 0.42 : 1;
    const count = top > 0 ? 170 : 420;
    for (let i = 0; i < count; i++) {
      const x = random.between(0, sheet.width);
      const y = random.between(top + 12, sheet.height);
      const size = 4 + random.next() ** 2.5 * 28;
      const turn = random.between(0, 6);
      const corners = random.integer(4, 6);
      const points = Array.from({ length: corners }, (_, k): [number, number] => [
        x + Math.cos(turn + (k / corners) * TAU) * size * random.between(0.6, 1.1),
        y + Math.sin(turn + (k / corners) * TAU) * size * squash * random.between(0.5, 1),
      ]);
      sheet.fill(polygon(points), random.pick(chips), 0.75);
    }
  },
  mat(sheet, top, [base, binding]) {
    const { width, height } = sheet;
    for (let y = top + 10, i = 0; y < height; y += 5 + i * 0.35, i++) {
      sheet.fill(rectangle(0, y, width, 2.4 + i * 0.16), lighten(base, i % 2 ? -0.06 : 0.04), 0.8);
    }
    for (const x of [120, 1330]) {
      const [fx, fy, nx, ny] = receding(sheet, top, x);
      const [gx, , mx] = receding(sheet, top, x + 90);
      sheet.fill(
        polygon([
          [fx, fy],
          [gx, fy],
          [mx, ny],
          [nx, ny],
        ]),
        binding,
        0.9,
      );
    }
  },
  tiles(sheet, top, [base, joint]) {
    const { width, height } = sheet;
    for (let x = -1600; x < width + 1600; x += 220) {
      const [fx, fy, nx, ny] = receding(sheet, top, x);
      sheet.stroke(line([fx, fy], [nx, ny]), joint, 5);
    }
    for (let i = 0, y = top + 30; y < height; i++) {
      sheet.fill(rectangle(0, y, width, 3 + i), joint);
      y += 34 + i * 22;
    }
    grainLines(sheet, top, base, 6);
  },
};

/** Paints the table from its far edge (`top`, pixels) to the bottom of the sheet. */
export function paintTable(sheet: Sheet, top: number, kind: TableKind, colours: readonly Colour[]): void {
  const [base = lch(0.6, 0.08, 50), second = lighten(base, -0.14)] = colours;
  const { width, height } = sheet;
  sheet.fill(
    rectangle(0, top, width, height - top),
    sheet.linear(0, top, 0, height, [
      [0, lighten(base, 0.06)],
      [1, lighten(base, -0.07)],
    ]),
  );
  tables[kind](sheet, top, [base, second]);
  if (top > 0) sheet.fill(rectangle(0, top, width, 7), lighten(base, 0.16));
}
