import type { DiagnosticText } from '../core/diagnostics.ts';

/** What a colour is shown as in the place of the owner's, `#rrggbb`, and how much lighter that is, from -1 to 1. */
export type MovedColor = { shown: string; by: number };

const needs =
  'Words need a contrast of 7:1 with what they stand on, marks such as the underscore one of 3:1.';

export function movedHue(
  written: string,
  { words, marks, night }: Record<'words' | 'marks' | 'night', MovedColor | null>,
): DiagnosticText {
  const of = [...(words ? ['words'] : []), ...(marks ? ['marks'] : [])].join(' and ');
  const told = [
    ...(words ? [`words are ${howMuch(words)}`] : []),
    ...(marks ? [`marks are ${howMuch(marks)}`] : []),
  ].join(', ');
  const atNight = night ? `it is ${howMuch(night)}` : 'it stays as you wrote it';
  return {
    summary: `your ${written} is too light for ${of} on light paper`,
    why: `By day ${told}; by night ${atNight}. ${needs}`,
    fix: `Nothing needs to be done. To choose the darker colour yourself, write:   - '${(words ?? marks)?.shown}'`,
  };
}

function howMuch({ shown, by }: MovedColor): string {
  const amount = Math.abs(by);
  const degree = amount < 0.07 ? 'a little ' : amount < 0.25 ? '' : 'much ';
  return `${degree}${by < 0 ? 'darker' : 'lighter'}, ${shown}`;
}

export function greyHue(written: string): DiagnosticText {
  return {
    summary: `your ${written} is a grey, which would not stand out among words`,
    why: 'What has the colour of the brand has that of the ink instead.',
    fix: 'Nothing needs to be done; write a colour if you would like one.',
  };
}

export function pictureNotUsed(): DiagnosticText {
  return {
    summary: 'from is not used, since hues are there',
    why: 'Colours come from the one or from the other.',
    fix: 'Remove the line that you do not want.',
  };
}

export function greyPicture(): DiagnosticText {
  return {
    summary: 'this picture has no colour',
    why: 'What would have the colour of the brand has the green of the house instead.',
    fix: "Take another picture, or write the colours:   hues: ['#00693e']",
  };
}

export function typefacesAbsent(name: string, packages: readonly string[], reason: string): DiagnosticText {
  return {
    summary: `the typefaces ${name} are not here: ${reason}`,
    why: 'The site is made with those of the house instead.',
    fix: `Connect to the internet and run this again, or install them for good:   npm install ${packages.join(' ')}`,
  };
}
