import { type RichText, wordsOf } from '../../model/prose.ts';

/** Of the plain résumé. */
const columns = 72;
const bullet = '- ';

/** Breaks between words; every line after the first starts with `hanging`. A word longer than a line stays whole. */
export function wrap(text: string, hanging = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (letterCount(longer) > columns && line.trim() !== '') {
      lines.push(line);
      line = hanging + word;
    } else {
      line = longer;
    }
  }
  return [...lines, line].join('\n');
}

/** Title with its dates at the right edge when both fit in a line, else below it; then who and where. */
export function heading(title: string, dates: string, place = ''): string {
  const space = columns - letterCount(title) - letterCount(dates);
  const first = space >= 2 ? title + ' '.repeat(space) + dates : `${wrap(title)}\n${dates}`;
  return place === '' ? first : `${first}\n${wrap(place)}`;
}

export function bulleted(texts: readonly RichText[]): string[] {
  return texts.map((text) => wrap(bullet + wordsOf(text), ' '.repeat(bullet.length)));
}

/** Letters as a reader counts them: an accent written as a mark of its own adds no column. */
export function letterCount(text: string): number {
  return [...text.normalize('NFC')].length;
}
