import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, lch } from '../../core/colour.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { LightKind } from './setting.ts';

type Draw = (mask: SKRSContext2D, width: number, height: number, at: number) => void;

/** Openings through which the light falls; everything outside them is in shade. */
const openings: Partial<Record<LightKind, Draw>> = {
  panes(mask, width, height, at) {
    mask.translate(width * at, -height * 0.14);
    mask.transform(1, 0.12, 0.34, 1, 0, 0);
    for (let i = 0; i < 2; i++) for (let j = 0; j < 2; j++) mask.fillRect(i * 440, j * 440, 400, 400);
  },
  blinds(mask, width, height, at) {
    mask.translate(width * at, -height * 0.1);
    mask.transform(1, 0.1, 0.3, 1, 0, 0);
    for (let j = 0; j < 14; j++) mask.fillRect(0, j * 74, 780, 46);
  },
  round(mask, width, height, at) {
    mask.beginPath();
    mask.ellipse(width * at + 300, height * 0.36, 330, 350, 0.35, 0, Math.PI * 2);
    mask.fill();
  },
  beam(mask, width, height, at) {
    mask.translate(width * at, -20);
    mask.transform(1, 0, 0.55, 1, 0, 0);
    mask.fillRect(0, 0, 460, height);
    mask.fillRect(520, 0, 90, height);
  },
};

/** Twigs with leaves that stand between the window and the wall. */
function leaves(mask: SKRSContext2D, sheet: Sheet, at: number): void {
  const random = sheet.random.stream('leaves');
  const { width } = sheet;
  for (let twig = 0; twig < 3; twig++) {
    const x0 = width * at - 120 + twig * 330 + random.between(-50, 50);
    const angle = random.between(0.75, 1.35);
    const length = random.between(420, 620);
    mask.lineWidth = 8;
    mask.beginPath();
    mask.moveTo(x0, -60);
    mask.lineTo(x0 + Math.cos(angle) * length, -60 + Math.sin(angle) * length);
    mask.stroke();
    for (let i = 2; i < 9; i++) {
      const t = i / 8.4;
      const x = x0 + Math.cos(angle) * length * t;
      const y = -60 + Math.sin(angle) * length * t;
      for (const side of [-1, 1]) {
        const a = angle + side * (1.05 - 0.35 * t);
        const l = 105 + 70 * Math.sin(Math.PI * t);
        mask.beginPath();
        mask.ellipse(
          x + Math.cos(a) * l * 0.56,
          y + Math.sin(a) * l * 0.56,
          l * 0.5,
          l * 0.15,
          a,
          0,
          Math.PI * 2,
        );
        mask.fill();
      }
    }
  }
}

/** Light and shade on wall and table, before anything stands there. `at`: where, as a part of the width. */
export function paintLight(sheet: Sheet, kind: LightKind, at = 0.2, strength = 0.4): void {
  const { width, height, context } = sheet;
  if (kind === 'none') return;
  if (kind === 'lamp') {
    sheet.blended('multiply', () =>
      sheet.cover(
        sheet.radial(width * at, height * 0.3, 120, width * 0.75, [
          [0, lch(0.99, 0.02, 80)],
          [0.5, lch(0.86, 0.05, 20)],
          [1, lch(0.58, 0.09, 295)],
        ]),
        0.85,
      ),
    );
    sheet.glow(width * at, height * 0.26, width * 0.4, lch(0.8, 0.12, 70), 0.34);
    return;
  }
  const canvas = createCanvas(width, height);
  const mask = canvas.getContext('2d');
  const shade = css(lch(0.6, 0.1, 305));
  const opening = openings[kind];
  mask.fillStyle = shade;
  mask.strokeStyle = shade;
  if (opening) {
    mask.fillRect(0, 0, width, height);
    mask.globalCompositeOperation = 'destination-out';
    opening(mask, width, height, at);
  } else {
    leaves(mask, sheet, at);
  }
  sheet.blended('multiply', () => {
    context.globalAlpha = strength;
    context.filter = 'blur(4px)';
    context.drawImage(canvas, 0, 0);
  });
}
