import type { Wording } from '../core/diagnostics.ts';

/** What a colour is shown as in the place of the owner's, `#rrggbb`, and how much lighter that is, from -1 to 1. */
export type MovedColour = { shown: string; by: number };

const needs =
  'Words need a contrast of 7:1 with what they stand on, marks such as the underscore one of 3:1.';

export function movedHue(
  written: string,
  { words, marks, night }: Record<'words' | 'marks' | 'night', MovedColour | null>,
): Wording {
  const of = [...(words ? ['words'] : []), ...(marks ? ['marks'] : [])].join(' and ');
  const told = [
    ...(words ? [`words are ${howMuch(words)}`] : []),
    ...(marks ? [`marks are ${howMuch(marks)}`] : []),
  ].join(', ');
  const atNight = night ? `it is ${howMuch(night)}` : 'it stays as you wrote it';
  return {
    summary: `your ${written} is too light for ${of} on light paper`,
    explanation: `By day ${told}; by night ${atNight}. ${needs}`,
    mend: `Nothing needs to be done. To choose the darker colour yourself, write:   - '${(words ?? marks)?.shown}'`,
  };
}

function howMuch({ shown, by }: MovedColour): string {
  const amount = Math.abs(by);
  const degree = amount < 0.07 ? 'a little ' : amount < 0.25 ? '' : 'much ';
  return `${degree}${by < 0 ? 'darker' : 'lighter'}, ${shown}`;
}

export function greyHue(written: string): Wording {
  return {
    summary: `your ${written} is a grey, which would not stand out among words`,
    explanation: 'What has the colour of the brand has that of the ink instead.',
    mend: 'Nothing needs to be done; write a colour if you would like one.',
  };
}

export function pictureNotUsed(): Wording {
  return {
    summary: 'from is not used, since hues are there',
    explanation: 'Colours come from the one or from the other.',
    mend: 'Remove the line that you do not want.',
  };
}

export function greyPicture(): Wording {
  return {
    summary: 'this picture has no colour',
    explanation: 'What would have the colour of the brand has the green of the house instead.',
    mend: "Take another picture, or write the colours:   hues: ['#00693e']",
  };
}

export function typefacesAbsent(name: string, packages: readonly string[], reason: string): Wording {
  return {
    summary: `the typefaces ${name} are not here: ${reason}`,
    explanation: 'The site is made with those of the house instead.',
    mend: `Connect to the internet and run this again, or install them for good:   npm install ${packages.join(' ')}`,
  };
}
