/** Width of the plain-text résumé. */
export const columns = 72;

/** East Asian characters and punctuation, as wide as two others. */
const wide = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fb\u30fc\uff01-\uff60`;
const wideLetters = new RegExp(`[${wide}]`, 'gu');

/** A line may end between two of them, but not before closing or after opening punctuation; Korean has spaces. */
const betweenLetters = new RegExp(
  `(?<=[${wide}])(?<![（「『【〔《\\p{Script=Hangul}])(?=[${wide}])(?![、。，．！？：；）」』】〕》〜ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ\\p{Script=Hangul}])`,
  'u',
);

/** White space at which a line may end: not the no-break space before a French colon. */
const breakingSpace = /[^\S\u00a0\u202f]+/;

/**
 * Breaks lines between words; every line after the first starts with `hanging`. A word longer than a line stays whole.
 * No-break spaces become plain ones.
 */
export function wrap(text: string, hanging = ''): string {
  const wrapped: string[] = [];
  let line = '';
  for (const word of text.split(breakingSpace).filter((part) => part !== '')) {
    for (const [index, part] of word.split(betweenLetters).entries()) {
      const longer = line.trim() === '' || index > 0 ? line + part : `${line} ${part}`;
      if (columnCount(longer) > columns && line.trim() !== '') {
        wrapped.push(line);
        line = hanging + part;
      } else {
        line = longer;
      }
    }
  }
  return [...wrapped, line].join('\n').replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** Columns that a text takes; a combining accent adds none. */
export function columnCount(text: string): number {
  const letters = [...text.normalize('NFC').replaceAll(/\p{Mn}/gu, '')];
  return letters.length + (text.match(wideLetters)?.length ?? 0);
}
