import { tidy } from '../plain-words.ts';
import type { DocumentLine } from './document-line.ts';
import { isPosition } from './name-parts.ts';

/** Parts of a line that stand apart: by room, a stroke, a point in the middle; a comma only before a town. */
export function splitParts(text: string, splitsCommas = true): string[] {
  return text
    .split(/\t|\s+[|·•–—]\s+|\s+-\s+|\s+(?:at|chez|bei)\s+(?=\p{Lu})|\s+@\s+/u)
    .flatMap((part) => {
      const place = /^(.+), ([^,]+, ?\p{Lu}{2,3})$/u.exec(part);
      if (splitsCommas && place) return [place[1] ?? '', place[2] ?? ''];
      const pieces = part.split(', ');
      // `Developer, Quay Ltd`; `Quay Ltd, Vancouver, BC` is left to be judged as a place.
      return splitsCommas &&
        pieces.length === 2 &&
        isPosition(pieces[0] ?? '') !== isPosition(pieces[1] ?? '')
        ? pieces
        : [part];
    })
    .map((part) => part.replaceAll(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/g, ''))
    .filter((part) => part !== '');
}

export function splitList(text: string): string[] {
  return text
    .split(/[,;|·•\t](?![^(]*\))/)
    .map((skill) => tidy(skill.replace(/[.]$/, '')))
    .filter((skill) => skill !== '');
}

/** `French (native), German – B2`, or names and levels in turn where they are set apart. */
export function splitLanguages(text: string): string[] {
  const parts = text.split('\t');
  const isInTurn = parts.length > 1 && parts.length % 2 === 0 && parts.every((part) => !/[:,;]/.test(part));
  const written = isInTurn
    ? parts.flatMap((part, index) => (index % 2 === 0 ? [`${part}: ${parts[index + 1]}`] : []))
    : text.split(/[,;|·•\t](?![^(]*\))/u);
  return written.map((each) => each.trim()).filter((each) => each !== '');
}

/** Lines that are the rest of the one before, with it. */
export function joinWrapped(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const goesOn =
      last && !line.isBullet && (/[,;&]$/.test(last.text) || (last.isBullet && /^\p{Ll}/u.test(line.text)));
    if (goesOn) joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

/** Two lines of one text; a word that was broken between them is whole again. */
export function joinBroken(first: string, second: string): string {
  const isBroken = /\p{Ll}-$/u.test(first) && /^\p{Ll}/u.test(second);
  return isBroken ? `${first.slice(0, -1)}${second}` : `${first} ${second}`;
}
