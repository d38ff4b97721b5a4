import { type RichText, wordsOf } from '../core/prose.ts';

/** Of the plain résumé. */
const columns = 72;
const bullet = '- ';

/** Letters of East Asia and their signs, as wide as two others. */
const wide = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fb\u30fc\uff01-\uff60`;
const wideLetters = new RegExp(`[${wide}]`, 'gu');

/** Between two of them a line may end, but not before a sign that closes or after one that opens; Korean has spaces. */
const betweenLetters = new RegExp(
  `(?<=[${wide}])(?<![（「『【〔《\\p{Script=Hangul}])(?=[${wide}])(?![、。，．！？：；）」』】〕》〜ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ\\p{Script=Hangul}])`,
  'u',
);

/** White space at which a line may end: not the one that a language sets before its colon. */
const breakingSpace = /[^\S\u00a0\u202f]+/;

/**
 * Breaks between words; every line after the first starts with `hanging`. A word longer than a line stays whole. Every
 * space comes out as the usual one.
 */
export function wrap(text: string, hanging = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(breakingSpace).filter((part) => part !== '')) {
    for (const [index, part] of word.split(betweenLetters).entries()) {
      const longer = line.trim() === '' || index > 0 ? line + part : `${line} ${part}`;
      if (columnCount(longer) > columns && line.trim() !== '') {
        lines.push(line);
        line = hanging + part;
      } else {
        line = longer;
      }
    }
  }
  return [...lines, line].join('\n').replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** Title with its dates at the right edge when both fit in a line, else below it; then who and where. */
export function heading(title: string, dates: string, place = ''): string {
  const space = columns - columnCount(title) - columnCount(dates);
  const first = space >= 2 ? title + ' '.repeat(space) + dates : `${wrap(title)}\n${dates}`;
  return place === '' ? first : `${first}\n${wrap(place)}`;
}

export function bulleted(texts: readonly RichText[]): string[] {
  return texts.map((text) => wrap(bullet + wordsOf(text), ' '.repeat(bullet.length)));
}

/** As many columns as a text takes: an accent written as a mark of its own adds none. */
export function columnCount(text: string): number {
  const letters = [...text.normalize('NFC').replaceAll(/\p{Mn}/gu, '')];
  return letters.length + (text.match(wideLetters)?.length ?? 0);
}
