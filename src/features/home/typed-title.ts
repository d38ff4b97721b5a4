import { eastAsianLetter } from '../../core/fold-text.ts';

const stepMs = 120;
const pauseMs = 1000;
export const blinkMs = 400;

type TypedTitle = { phrase: number; length: number; changeInMs: number };

/** A phrase in typing steps: no step splits an emoji, or a letter from its combining marks. */
export function lettersOf(phrase: string): string[] {
  return phrase.match(/.(?:[\p{M}\p{EMod}]|\u200d.)*/gsu) ?? [];
}

/**
 * Widths in em of a letter and of a square character in the title font, for the widest of our typefaces with a margin,
 * since some systems round widths up.
 */
const letterWidth = 0.615;
const squareWidth = 1;
const squareSign = /[\p{Emoji_Presentation}、-〿＀-｠]/u;
const isSquare = (letter: string) => eastAsianLetter.test(letter) || squareSign.test(letter);

/** A phrase up to this width fits on one line on a phone at a good size. */
const maxOneLineEm = 7;

/** With two lines wider than this, the title on a phone would hardly be larger than the name below it. */
const maxTwoLinesEm = 10;

/** A phrase of this many letters has the smallest size on every screen, and trying all breaks of more takes hours. */
const maxMeasuredLetters = 120;

/**
 * Widths in em of the longest phrase with its underscore: on one line, and as the widest line when split best into two
 * lines, or three if two would be too small. They determine the font size; a wider typeface only costs another line.
 */
export function titleWidths(phrases: readonly string[]): { oneLine: number; fewLines: number } {
  const widest = (widths: number[]) => Math.max(letterWidth, ...widths);
  const titles = phrases.map((phrase) => lettersOf(`${phrase}_`).slice(0, maxMeasuredLetters).join(''));
  return {
    oneLine: widest(titles.map(widthOf)),
    fewLines: widest(
      titles.map((title) => {
        const one = widthOf(title);
        if (one <= maxOneLineEm) return one;
        const two = narrowest(title, 2);
        return two > maxTwoLinesEm ? narrowest(title, 3) : two;
      }),
    ),
  };
}

/** The smallest possible width of a phrase on this number of lines. */
function narrowest(phrase: string, lines: number): number {
  if (lines === 1) return widthOf(phrase);
  return Math.min(
    widthOf(phrase),
    ...lineBreaks(phrase).map(([first, rest]) => Math.max(widthOf(first), narrowest(rest, lines - 1))),
  );
}

/** Both parts, for each possible break. */
function lineBreaks(phrase: string): [string, string][] {
  const letters = lettersOf(phrase);
  return letters.flatMap((letter, index): [string, string][] => {
    const isSpace = letter.trim() === '';
    if (!isSpace && !isSquare(letter)) return [];
    return [[letters.slice(0, index).join(''), letters.slice(isSpace ? index + 1 : index).join('')]];
  });
}

function widthOf(text: string): number {
  return lettersOf(text).reduce((sum, letter) => sum + (isSquare(letter) ? squareWidth : letterWidth), 0);
}

/**
 * The typed title `elapsedMs` after it started with an empty first phrase. Each phrase is typed one character per
 * step, pauses, is deleted at the same pace, and pauses empty. A function of time alone, so slow frames cause no
 * drift. `changeInMs` is the time until the next letter comes or goes.
 */
export function typedTitleAt(phraseLengths: readonly number[], elapsedMs: number): TypedTitle {
  const phraseMs = (length: number) => 2 * (length * stepMs + pauseMs);
  const cycleMs = phraseLengths.reduce((sum, length) => sum + phraseMs(length), 0);
  let rest = elapsedMs % cycleMs;
  const phrase = phraseLengths.findIndex((length) => {
    if (rest < phraseMs(length)) return true;
    rest -= phraseMs(length);
    return false;
  });
  const whole = phraseLengths[phrase] ?? 0;
  const typedMs = whole * stepMs;
  const pauseEndMs = typedMs + pauseMs;
  const deletedMs = rest - pauseEndMs;
  const untilStep = stepMs - (rest % stepMs);
  if (rest < typedMs) return { phrase, length: Math.floor(rest / stepMs), changeInMs: untilStep };
  if (rest < pauseEndMs) return { phrase, length: whole, changeInMs: stepMs - deletedMs };
  if (deletedMs < typedMs)
    return {
      phrase,
      length: whole - Math.floor(deletedMs / stepMs),
      changeInMs: stepMs - (deletedMs % stepMs),
    };
  return { phrase, length: 0, changeInMs: phraseMs(whole) + stepMs - rest };
}

/** Time in ms at which the first phrase is complete. */
export function completeAt([first = 0]: readonly number[]): number {
  return first * stepMs;
}

export function isCursorLit(elapsedMs: number): boolean {
  return elapsedMs % (2 * blinkMs) < blinkMs;
}
