import type { Problem, Wording } from '../core/diagnostics.ts';
import type { FieldPath } from '../core/field-path.ts';
import * as messages from './brand-messages.ts';
import { type Colour, hexOf, isGrey, readColour, readHue, writeColour } from './colour.ts';
import type { Brand, Look, Palette } from './look.ts';
import { makeLook } from './make-look.ts';
import { readPictureHues } from './read-picture-hues.ts';

type Fault = Wording & { path: FieldPath; severity: Problem['severity'] };

/** Below this nobody sees that a colour was moved, in parts of the way from black to white. */
const leastMove = 0.005;

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
    const colour = readHue(written);
    // A hue alone has no lightness that could be missed.
    if (!colour || !readColour(written)) return [];
    const path = ['hues', index];
    if (isGrey(colour)) {
      const isInk = colour.l < 0.4;
      return isInk ? [] : [{ ...messages.greyHue(written), path, severity: 'warning' }];
    }
    const words = index === 0 ? moveTo(palette.day.accent, colour) : null;
    const marks = index === hues.length - 1 ? moveTo(palette.day.mark, colour) : null;
    if (!words && !marks) return [];
    const role = index === 0 ? 'accent' : 'mark';
    const night = moveTo(palette.night[role], colour);
    return [{ ...messages.movedHue(written, { words, marks, night }), path, severity: 'warning' }];
  });
}

function moveTo(css: string, from: Colour): messages.MovedColour | null {
  const by = (readColour(css)?.l ?? from.l) - from.l;
  const shown = hexOf(css);
  return Math.abs(by) < leastMove || shown === hexOf(writeColour(from)) ? null : { shown, by };
}
