import { lch, lighten, mix } from '../../core/colour.ts';
import { ellipse, rectangle } from '../../core/shapes.ts';
import { day, night } from './palette.ts';
import { castShadow } from './stage.ts';
import type { Box, Ui } from './ui.ts';

/** Draws what a frame shows; the origin is the screen's upper left corner. */
export type DrawScreen = (ui: Ui, width: number, height: number) => void;

function insideFrame(ui: Ui, screen: Box, radius: number, draw: DrawScreen): void {
  ui.at(screen.x, screen.y, () => {
    ui.sheet.context.clip(rectangle(0, 0, screen.width, screen.height, radius));
    draw(ui, screen.width, screen.height);
  });
}

export type PhoneOptions = { x: number; y: number; width?: number; height?: number; time?: string };

/** A phone seen from the front; its screen is 36 px narrower and lower, and begins with a 76 px status bar. */
export function phone(ui: Ui, options: PhoneOptions, draw: DrawScreen): void {
  const { x, y, width = 560, height = 1120, time = '8:02' } = options;
  const body = rectangle(x, y, width, height, 78);
  castShadow(ui.sheet, body, 44);
  const metal = lch(0.27, 0.015, 200);
  ui.sheet.fill(rectangle(x + width - 4, y + 240, 9, 120, 4), metal);
  ui.sheet.fill(body, metal);
  ui.sheet.stroke(rectangle(x + 3, y + 3, width - 6, height - 6, 75), lighten(metal, 0.26), 4, 0.8);
  ui.sheet.fill(rectangle(x + 8, y + 8, width - 16, height - 16, 70), lch(0.13, 0.01, 200));
  const screen = { x: x + 18, y: y + 18, width: width - 36, height: height - 36 };
  insideFrame(ui, screen, 60, (inner, screenWidth, screenHeight) => {
    inner.box(0, 0, screenWidth, screenHeight, { fill: ui.theme.paper, radius: 0 });
    draw(inner, screenWidth, screenHeight);
  });
  ui.at(screen.x, screen.y, () => drawStatusBar(ui, screen.width, time));
}

function drawStatusBar(ui: Ui, width: number, time: string): void {
  const { ink } = ui.theme;
  ui.text(time, 48, 52, { size: 28, weight: 650, mono: true });
  ui.circle(width / 2, 42, 15, { fill: lch(0.1, 0.01, 200) });
  for (let i = 0; i < 4; i++)
    ui.box(width - 132 + i * 10, 46 - i * 6, 6, 6 + i * 6, { fill: ink, radius: 1 });
  ui.box(width - 82, 30, 36, 20, { stroke: ink, weight: 3, radius: 5 });
  ui.box(width - 77, 35, 20, 10, { fill: ink, radius: 1 });
}

export type WindowOptions = Box & { address: string };

const TITLE_BAR = 74;

/** A browser window; its page begins under a 74 px bar with the address. */
export function browser(ui: Ui, options: WindowOptions, draw: DrawScreen): void {
  const { x, y, width, height, address } = options;
  const { theme } = ui;
  const frame = rectangle(x, y, width, height, 16);
  castShadow(ui.sheet, frame, 36);
  ui.sheet.fill(frame, theme.sunken);
  insideFrame(
    ui,
    { x, y: y + TITLE_BAR, width, height: height - TITLE_BAR },
    0,
    (inner, pageWidth, pageHeight) => {
      inner.sheet.clipped(rectangle(0, -TITLE_BAR, pageWidth, pageHeight + TITLE_BAR, 16), () => {
        inner.box(0, 0, pageWidth, pageHeight, { fill: theme.paper, radius: 0 });
        draw(inner, pageWidth, pageHeight);
      });
    },
  );
  for (const [i, paint] of [theme.rule, theme.rule, theme.green].entries()) {
    ui.box(x + 30 + i * 40, y + 40, 26, 8, { fill: paint, radius: 0 });
  }
  ui.box(x + 176, y + 14, width - 210, 46, { fill: theme.paper, radius: 23 });
  ui.icon('lock', x + 206, y + 37, 26, theme.ink2, 2.6);
  ui.text(address, x + 230, y + 47, { size: 27, mono: true, paint: theme.ink2, room: width - 290 });
  ui.rule(x, y + TITLE_BAR, x + width, y + TITLE_BAR, theme.rule);
  ui.sheet.stroke(frame, mix(theme.ink, theme.rule, 0.55), 2.5);
}

export type TerminalOptions = Box & { title: string };

/** A terminal or editor window, always dark. Its content begins under a 74 px bar. */
export function terminal(ui: Ui, options: TerminalOptions, draw: DrawScreen): void {
  const { x, y, width, height, title } = options;
  const dark = ui.in(night);
  const frame = rectangle(x, y, width, height, 16);
  castShadow(ui.sheet, frame, 36, 0.42);
  ui.sheet.fill(frame, night.sunken);
  ui.sheet.clipped(frame, () => dark.box(x, y, width, TITLE_BAR, { fill: night.raised, radius: 0 }));
  dark.box(x + 30, y + 44, 30, 8, { fill: night.green, radius: 0 });
  dark.text(title, x + 80, y + 48, {
    size: 28,
    mono: true,
    weight: 550,
    paint: night.ink2,
    room: width - 120,
  });
  insideFrame(dark, { x, y: y + TITLE_BAR, width, height: height - TITLE_BAR }, 0, draw);
  ui.sheet.stroke(frame, lighten(night.rule, 0.06), 2.5);
}

export type PaperOptions = Box & { angle?: number };

/** A sheet of paper on the desk, turned by `angle` radians round its centre. Always the day theme. */
export function paper(ui: Ui, options: PaperOptions, draw: DrawScreen): void {
  const { x, y, width, height, angle = 0 } = options;
  ui.at(
    x + width / 2,
    y + height / 2,
    () => {
      const shape = rectangle(0, 0, width, height, 3);
      castShadow(ui.sheet, shape, 20, 0.26);
      ui.sheet.fill(shape, lch(0.99, 0.006, 95));
      insideFrame(ui.in(day), { x: 0, y: 0, width, height }, 3, draw);
    },
    { angle, pivot: [width / 2, height / 2] },
  );
}

/** A tablet lying flat; its screen is 56 px smaller both ways. */
export function tablet(ui: Ui, box: Box, draw: DrawScreen): void {
  const { x, y, width, height } = box;
  const body = rectangle(x, y, width, height, 52);
  castShadow(ui.sheet, body, 40);
  const metal = lch(0.27, 0.015, 200);
  ui.sheet.fill(body, metal);
  ui.sheet.stroke(rectangle(x + 3, y + 3, width - 6, height - 6, 49), lighten(metal, 0.26), 4, 0.8);
  insideFrame(ui, { x: x + 28, y: y + 28, width: width - 56, height: height - 56 }, 28, (inner, w, h) => {
    inner.box(0, 0, w, h, { fill: ui.theme.paper, radius: 0 });
    draw(inner, w, h);
  });
  ui.sheet.fill(ellipse(x + width / 2, y + 15, 5), lch(0.13, 0.01, 200));
}
