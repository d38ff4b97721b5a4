import { lch, lighten, mix } from '../core/colour.ts';
import { Random } from '../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle } from '../core/shapes.ts';
import { browser } from './kit/frames.ts';
import { ICELAND, isInside, LAND } from './kit/geography.ts';
import { projectPictures } from './kit/job.ts';
import { accentOf, day } from './kit/palette.ts';
import { castShadow, stage } from './kit/stage.ts';
import type { Ui } from './kit/ui.ts';

const lagoon = accentOf(190);
const pinRed = lch(0.6, 0.2, 30);

function drawPin(ui: Ui, x: number, y: number, size: number, paint = pinRed): void {
  const drop = blob(
    [
      [x, y],
      [x - size * 0.42, y - size * 0.62],
      [x - size * 0.3, y - size * 1.08],
      [x, y - size * 1.24],
      [x + size * 0.3, y - size * 1.08],
      [x + size * 0.42, y - size * 0.62],
    ],
    true,
    0.9,
  );
  ui.sheet.fill(ellipse(x + size * 0.14, y, size * 0.3, size * 0.1), lch(0.2, 0.05, 230), 0.4);
  ui.sheet.fill(drop, paint);
  ui.circle(x, y - size * 0.78, size * 0.17, { fill: lch(0.99, 0, 0) });
}

/** The map begins at 70° east, so that the Pacific lies whole between Japan and Vancouver. */
const WEST_EDGE = 70;
const PX_PER_DEGREE = 4.1;

function place(lon: number, lat: number): Point {
  return [60 + ((lon - WEST_EDGE + 360) % 360) * PX_PER_DEGREE, 170 + (74 - lat) * PX_PER_DEGREE * 1.3];
}

const TRIPS = [
  { name: 'Japan', lon: 137, lat: 36, days: 23, side: 'left' },
  { name: 'Mexico', lon: -99, lat: 19, days: 12, side: 'below' },
  { name: 'USA', lon: -105, lat: 37, days: 31, side: 'right' },
  { name: 'Iceland', lon: -19, lat: 65, days: 8, side: 'right' },
] as const;

function drawWorld(): Ui {
  const ui = stage('far-pins/1', lagoon, { tone: 'soft', dots: 'none' });
  browser(
    ui,
    { x: 50, y: 60, width: 1500, height: 1080, address: 'far-pins.mira-solano.example' },
    (page, w, h) => {
      const sea = lch(0.93, 0.028, 215);
      page.box(0, 0, w, h, { fill: sea, radius: 0 });
      for (let lon = WEST_EDGE; lon < WEST_EDGE + 336; lon += 3) {
        for (let lat = 74; lat > -48; lat -= 2.6) {
          const wrapped = ((lon + 180) % 360) - 180;
          if (!LAND.some((outline) => isInside([wrapped, lat], outline))) continue;
          const [x, y] = place(wrapped, lat);
          page.sheet.fill(ellipse(x, y, 5), lch(0.62, 0.07, 170));
        }
      }
      const home = place(-123, 49);
      for (const { lon, lat } of TRIPS) {
        const there = place(lon, lat);
        const rise = Math.hypot(there[0] - home[0], there[1] - home[1]) * 0.32;
        const arc = curve(home, [(home[0] + there[0]) / 2, (home[1] + there[1]) / 2 - rise], there);
        page.sheet.stroke(arc, pinRed, 6);
      }
      for (const { name, lon, lat, days, side } of TRIPS) {
        const [x, y] = place(lon, lat);
        drawPin(page, x, y, 62);
        const align = side === 'left' ? 'right' : side === 'below' ? 'center' : 'left';
        const [dx, dy] = side === 'left' ? [-44, -30] : side === 'below' ? [-20, 58] : [44, -30];
        const plateX = align === 'right' ? x + dx - 186 : align === 'center' ? x + dx - 100 : x + dx - 14;
        page.box(plateX, y + dy - 44, 200, 98, { fill: lch(0.99, 0, 0), radius: 8 });
        page.text(name, x + dx, y + dy, { size: 42, weight: 750, align });
        page.text(`${days} days`, x + dx, y + dy + 40, { size: 32, mono: true, align, paint: day.ink2 });
      }
      page.circle(home[0], home[1], 18, { fill: day.green, stroke: lch(0.99, 0, 0), weight: 6 });
      page.box(home[0] - 142, home[1] - 28, 118, 54, { fill: lch(0.99, 0, 0), radius: 8 });
      page.text('home', home[0] - 83, home[1] + 11, { size: 36, weight: 650, align: 'center' });
      page.title('Far Pins', 56, 100, 66);
      const facts = [
        ['74', 'days away'],
        ['1204', 'photos'],
        ['0', 'accounts needed'],
      ] as const;
      facts.forEach(([figure, label], i) => {
        const x = 60 + i * 380;
        const width = page.text(figure, x, h - 70, { size: 80, weight: 750, spacing: -0.03 });
        page.text(label, x + width + 18, h - 72, { size: 36, paint: day.ink2 });
      });
    },
  );
  return ui;
}

const DAYS = [
  ['Reykjavík', -21.9, 64.12],
  ['Selfoss', -20.9, 63.96],
  ['Vík', -19.0, 63.5],
  ['Skaftafell', -17.0, 64.02],
  ['Höfn', -15.25, 64.32],
  ['Egilsstaðir', -14.5, 65.25],
  ['Mývatn', -17.0, 65.6],
  ['Akureyri', -18.25, 65.6],
] as const;

function drawIceland(): Ui {
  const ui = stage('far-pins/2', lagoon, { tone: 'base', dots: 'none' });
  const sheet = ui.sheet;
  browser(
    ui,
    { x: 50, y: 60, width: 1500, height: 1080, address: 'far-pins.mira-solano.example/iceland' },
    (page, w, h) => {
      page.box(400, 0, w - 400, h, { fill: lch(0.88, 0.045, 215), radius: 0 });
      const at = (lon: number, lat: number): Point => [446 + (lon + 24.6) * 93, 150 + (66.6 - lat) * 225];
      const coast = ICELAND.map(([lon, lat]) => at(lon, lat));
      for (const [grow, alpha] of [
        [60, 0.25],
        [30, 0.4],
      ] as const) {
        sheet.stroke(polygon(coast), lch(0.95, 0.03, 205), grow, alpha);
      }
      const island = blob(coast, true, 0.5);
      castShadow(sheet, island, 12, 0.25);
      sheet.fill(island, lch(0.86, 0.06, 140));
      sheet.shadeLinear(island, lch(0.62, 0.08, 150), 500, 250, 1400, 900, [
        [0, 0],
        [1, 0.5],
      ]);
      for (const [lon, lat, rx, ry] of [
        [-16.8, 64.45, 118, 62],
        [-20.2, 64.75, 52, 30],
        [-18.9, 64.8, 44, 34],
        [-19.1, 63.68, 34, 16],
      ] as const) {
        const [x, y] = at(lon, lat);
        const ice = ellipse(x, y, rx, ry, -0.15);
        sheet.fill(ice, lch(0.98, 0.006, 220));
        sheet.shadeLinear(ice, lch(0.76, 0.05, 250), x - rx, y - ry, x + rx, y + ry, [
          [0.4, 0],
          [1, 0.7],
        ]);
      }
      const stops = DAYS.map(([, lon, lat]) => at(lon, lat));
      const first = stops[0] ?? [0, 0];
      const road = [...stops, at(-20.3, 65.4), at(-21.1, 65.0), at(-21.6, 64.6), first];
      sheet.stroke(curve(...road), lch(0.99, 0, 0), 18);
      sheet.stroke(curve(...road), pinRed, 9);
      stops.forEach(([x, y], i) => {
        page.circle(x, y, 29, { fill: pinRed, stroke: lch(0.99, 0, 0), weight: 6 });
        page.text(String(i + 1), x, y + 13, {
          size: 36,
          mono: true,
          weight: 750,
          align: 'center',
          paint: lch(0.99, 0, 0),
        });
      });
      page.text('Round the island', 40, 88, { size: 42, weight: 750, spacing: -0.02, room: 350 });
      page.text('8 days, 1340 km', 40, 136, { size: 30, mono: true, paint: day.ink2 });
      DAYS.forEach(([name], i) => {
        const y = 216 + i * 96;
        page.rule(40, y - 42, 360, y - 42);
        page.text(String(i + 1), 40, y + 20, { size: 40, mono: true, weight: 700, paint: pinRed });
        page.text(name, 96, y + 19, { size: 40, weight: 550, room: 290 });
      });
    },
  );
  return ui;
}

/** A few city blocks, the same on both maps. `detail` leaves houses out when the view is coarse. */
function drawStreets(ui: Ui, x: number, y: number, size: number): void {
  const { sheet } = ui;
  const random = new Random('streets');
  ui.box(x, y, size, size, { fill: lch(0.95, 0.012, 150), radius: 0 });
  const park = blob(
    [
      [x + 30, y + 480],
      [x + 200, y + 440],
      [x + 260, y + 600],
      [x + 60, y + 660],
    ],
    true,
  );
  sheet.fill(park, lch(0.84, 0.08, 150));
  sheet.stroke(
    curve([x - 20, y + 120], [x + 200, y + 190], [x + 460, y + 70], [x + 720, y + 130]),
    lch(0.82, 0.07, 225),
    56,
  );
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      const [bx, by] = [x + 24 + column * 132, y + 210 + row * 96];
      if (row > 2 && column < 2) continue;
      for (let house = 0; house < 3; house++) {
        const width = random.between(24, 34);
        sheet.fill(rectangle(bx + house * 38, by, width, random.between(34, 52), 3), lch(0.84, 0.025, 70));
      }
    }
  }
  for (let row = 0; row < 5; row++) {
    sheet.stroke(line([x, y + 194 + row * 96], [x + size, y + 194 + row * 96]), lch(0.99, 0, 0), 16);
  }
  for (let column = 1; column < 5; column++) {
    sheet.stroke(
      line([x + 8 + column * 132, y + 194], [x + 8 + column * 132, y + size]),
      lch(0.99, 0, 0),
      16,
    );
  }
}

function drawPrivacy(): Ui {
  const ui = stage('far-pins/3', lagoon, { tone: 'pale' });
  const { sheet, theme } = ui;
  const size = 660;
  const sides = [
    { x: 100, title: 'In the photo', stays: 'never leaves my laptop' },
    { x: 840, title: 'On the map', stays: 'a cell 2 km wide' },
  ] as const;
  sides.forEach(({ x, title, stays }, i) => {
    const frame = rectangle(x, 210, size, size, 14);
    castShadow(sheet, frame, 30, 0.3);
    ui.text(title, x, 164, { size: 60, weight: 750, spacing: -0.025 });
    sheet.clipped(frame, () => {
      drawStreets(ui, x, 210, size);
      if (i === 0) {
        drawPin(ui, x + 400, 566, 130);
        return;
      }
      for (let column = 0; column < 3; column++) {
        for (let row = 0; row < 3; row++) {
          const [cellX, cellY] = [x - 150 + column * 330, 210 - 150 + row * 330];
          const isOurs = column === 1 && row === 1;
          const fill = isOurs ? mix(lagoon.base, lagoon.soft, 0.2) : lagoon.pale;
          sheet.fill(rectangle(cellX, cellY, 330, 330), fill, isOurs ? 0.86 : 0.62);
          sheet.stroke(rectangle(cellX, cellY, 330, 330), lagoon.strong, 5);
        }
      }
      ui.circle(x + 345, 555, 22, { fill: lagoon.deep });
    });
    ui.icon(i === 0 ? 'lock' : 'globe', x + 30, 936, 56, i === 0 ? theme.red : theme.green, 5);
    ui.text(stays, x + 76, 952, { size: 42, weight: 600 });
  });
  ui.text('49.28137, −123.12074', 100, 1040, { size: 40, mono: true, weight: 600, paint: theme.red });
  ui.text('49.27, −123.11', 840, 1040, { size: 40, mono: true, weight: 600, paint: theme.green });
  ui.arrow(772, 540, 826, 540, lighten(lagoon.strong), 12);
  return ui;
}

export const pictures = projectPictures('far-pins', {
  '1-world': drawWorld,
  '2-iceland': drawIceland,
  '3-privacy': drawPrivacy,
});
