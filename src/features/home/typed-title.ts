export const stepMs = 120;
export const pauseMs = 1000;
export const blinkMs = 400;

export type TypedTitle = { phrase: number; length: number };

/** A phrase as it is typed: no step shows half of an emoji, or a letter without the signs it bears. */
export function lettersOf(phrase: string): string[] {
  return phrase.match(/.(?:[\p{M}\p{EMod}]|\u200d.)*/gsu) ?? [];
}

/**
 * Width in em of a letter and of a square one as the title sets them, of the widest of our typefaces and a little more,
 * since some systems round letters up.
 */
const letterWidth = 0.615;
const squareWidth = 1;
const squareLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}、-〿＀-｠]/u;

/** What is no wider than this, in em, stands on one line at a good size on a phone as well: its cursor is not parted from it. */
const widestOfOne = 7;

/** Two lines wider than this, in em, make a phone's title hardly larger than the name below it. */
const widestOfTwo = 10;

/**
 * How wide the longest phrase is with its underscore, in em of the title: whole, and as the widest of the two lines it
 * parts into best, or of three where two would have to be small. The title's size is chosen by them; a typeface that runs
 * wider costs a further line and nothing else.
 */
export function titleWidths(phrases: readonly string[]): { oneLine: number; fewLines: number } {
  const widest = (widths: number[]) => Math.max(letterWidth, ...widths);
  return {
    oneLine: widest(phrases.map((phrase) => widthOf(`${phrase}_`))),
    fewLines: widest(
      phrases.map((phrase) => {
        const one = widthOf(`${phrase}_`);
        if (one <= widestOfOne) return one;
        const two = narrowest(`${phrase}_`, 2);
        return two > widestOfTwo ? narrowest(`${phrase}_`, 3) : two;
      }),
    ),
  };
}

/** How wide a phrase is at least that is parted into so many lines. */
function narrowest(phrase: string, lines: number): number {
  if (lines === 1) return widthOf(phrase);
  return Math.min(
    widthOf(phrase),
    ...lineBreaks(phrase).map(([first, rest]) => Math.max(widthOf(first), narrowest(rest, lines - 1))),
  );
}

/** The two parts, for each place where a phrase may be parted. */
function lineBreaks(phrase: string): [string, string][] {
  const letters = lettersOf(phrase);
  return letters.flatMap((letter, index): [string, string][] => {
    const isSpace = letter.trim() === '';
    if (!isSpace && !squareLetter.test(letter)) return [];
    return [[letters.slice(0, index).join(''), letters.slice(isSpace ? index + 1 : index).join('')]];
  });
}

function widthOf(text: string): number {
  return lettersOf(text).reduce(
    (sum, letter) => sum + (squareLetter.test(letter) ? squareWidth : letterWidth),
    0,
  );
}

/**
 * What the typed title shows `elapsedMs` after it began with the first phrase empty: each phrase is
 * typed a character per step, stands for a pause, is deleted at the same pace, and the empty text
 * stands for a pause. A function of time alone, so a slow frame cannot make it drift.
 */
export function typedTitleAt(phraseLengths: readonly number[], elapsedMs: number): TypedTitle {
  const cycleMs = phraseLengths.reduce((sum, length) => sum + phraseMs(length), 0);
  let rest = cycleMs > 0 ? elapsedMs % cycleMs : 0;
  for (const [phrase, length] of phraseLengths.entries()) {
    if (rest < phraseMs(length)) return { phrase, length: lengthAt(length, rest) };
    rest -= phraseMs(length);
  }
  return { phrase: 0, length: 0 };
}

/** When, in ms after the start, the first phrase stands complete for the first time. */
export function completeAt([first = 0]: readonly number[]): number {
  return first * stepMs;
}

/** How long until the next visible change, in ms. */
export function untilNextChange(phraseLengths: readonly number[], elapsedMs: number): number {
  const now = typedTitleAt(phraseLengths, elapsedMs);
  const cycleMs = phraseLengths.reduce((sum, length) => sum + phraseMs(length), 0);
  let rest = elapsedMs % cycleMs;
  for (const length of phraseLengths.slice(0, now.phrase)) rest -= phraseMs(length);
  const length = phraseLengths[now.phrase] ?? 0;
  const typedMs = length * stepMs;
  if (rest < typedMs) return stepMs - (rest % stepMs);
  if (rest < typedMs + pauseMs) return typedMs + pauseMs + stepMs - rest;
  const deleting = rest - typedMs - pauseMs;
  if (deleting < typedMs) return stepMs - (deleting % stepMs);
  return phraseMs(length) + stepMs - rest;
}

/** Whether the underscore is lit: it blinks in equal steps. */
export function isCursorLit(elapsedMs: number): boolean {
  return elapsedMs % (2 * blinkMs) < blinkMs;
}

function phraseMs(length: number): number {
  return 2 * length * stepMs + 2 * pauseMs;
}

function lengthAt(length: number, elapsedMs: number): number {
  const typedMs = length * stepMs;
  if (elapsedMs < typedMs) return Math.floor(elapsedMs / stepMs);
  if (elapsedMs < typedMs + pauseMs) return length;
  const deletedMs = elapsedMs - typedMs - pauseMs;
  return Math.max(0, length - Math.floor(deletedMs / stepMs));
}
