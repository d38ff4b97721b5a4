import type { Diagnostic, DiagnosticText } from '../core/diagnostics.ts';
import type { FieldPath } from '../core/field-path.ts';
import * as messages from './brand-messages.ts';
import { type Color, hexOf, isGrey, readColor, readHue, writeColor } from './color.ts';
import type { Brand, Look, Palette } from './look.ts';
import { makeLook } from './make-look.ts';
import { readPictureHues } from './read-picture-hues.ts';

type Fault = DiagnosticText & { path: FieldPath; severity: Diagnostic['severity'] };

/** Below this nobody sees that a colour was moved, in parts of the way from black to white. */
const minMove = 0.005;

/**
 * The look of a brand, and what is to be said of it. `picture` is the file that `from` names, where it is there: a
 * brand without hues takes its colours from it.
 */
export async function readBrand(
  brand: Brand & { from?: string | undefined },
  picture: string | undefined,
): Promise<{ look: Look; faults: Fault[] }> {
  if (brand.hues) {
    const look = makeLook(brand);
    const unused: Fault[] = brand.from
      ? [{ ...messages.pictureNotUsed(), path: ['from'], severity: 'warning' }]
      : [];
    return { look, faults: [...unused, ...tellMoves(brand.hues, look.palette)] };
  }
  const hues = picture === undefined ? undefined : await readPictureHues(picture);
  const faults: Fault[] =
    hues?.length === 0 ? [{ ...messages.greyPicture(), path: ['from'], severity: 'warning' }] : [];
  return { look: makeLook({ ...brand, hues }), faults };
}

/** Which hues are not seen by day as they were written. That each mode has its own form of one goes without saying. */
function tellMoves(hues: readonly string[], palette: Palette): Fault[] {
  return hues.flatMap((written, index): Fault[] => {
    const color = readHue(written);
    // A hue alone has no lightness that could be missed.
    if (!color || !readColor(written)) return [];
    const path = ['hues', index];
    if (isGrey(color)) {
      const isInk = color.l < 0.4;
      return isInk ? [] : [{ ...messages.greyHue(written), path, severity: 'warning' }];
    }
    const words = index === 0 ? moveTo(palette.day.accent, color) : null;
    const marks = index === hues.length - 1 ? moveTo(palette.day.mark, color) : null;
    if (!words && !marks) return [];
    const role = index === 0 ? 'accent' : 'mark';
    const night = moveTo(palette.night[role], color);
    return [{ ...messages.movedHue(written, { words, marks, night }), path, severity: 'warning' }];
  });
}

function moveTo(css: string, from: Color): messages.MovedColor | null {
  const by = (readColor(css)?.l ?? from.l) - from.l;
  const shown = hexOf(css);
  return Math.abs(by) < minMove || shown === hexOf(writeColor(from)) ? null : { shown, by };
}
