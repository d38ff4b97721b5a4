import { tidy } from '../../core/text.ts';
import { isWrittenUnspaced } from '../../i18n/person-name.ts';
import { isDegree, isEmployer, isPosition, isSchool } from './classify-parts.ts';
import type { DocumentLine } from './document-line.ts';

/** Splits a line at gaps, dashes, bars and middle dots; at a comma only before a place. */
export function splitParts(text: string, splitsCommas = true): string[] {
  return text
    .split(/\t|\s+[|·•–—]\s+|\s+-\s+|\s+(?:at|chez|bei)\s+(?=\p{Lu})|\s+@\s+/u)
    .flatMap((part) => {
      const place = /^(.+), ([^,]+, ?\p{Lu}{2,3})$/u.exec(part);
      if (splitsCommas && place) return [place[1] ?? '', place[2] ?? ''];
      return (splitsCommas && splitAtComma(part.split(/, |، ?|、|，/u))) || [part];
    })
    .flatMap(splitAtSpace)
    .map((part) => part.replaceAll(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/g, ''))
    .filter((part) => part !== '');
}

/**
 * `Developer, Quay Ltd`, `Nurse, Harbour Clinic, Lyon` or `Diploma, Harbour School`; whether `Quay Ltd, Vancouver, BC` is a
 * place is decided elsewhere. Null if the first comma does not separate two kinds.
 */
function splitAtComma([first = '', second = '', ...others]: readonly string[]): string[] | null {
  const isJob = isPosition(first) !== isPosition(second);
  const isProgram = isDegree(first) && isSchool(second);
  if (others.length === 0) return isJob || isProgram ? [first, second] : null;
  const isNamed = isPosition(first) && isEmployer(second) && !isPosition(second);
  return isNamed || isProgram ? [first, [second, ...others].join(', ')] : null;
}

/** Chinese, Japanese and Korean have a space between names: `서울대학교병원 수간호사`. */
function splitAtSpace(part: string): string[] {
  const names = part.split(' ');
  if (names.length < 2 || !isWrittenUnspaced(part)) return [part];
  // All words up to that of a company or school are its name.
  const end = names.findLastIndex((name) => isEmployer(name) || isSchool(name)) + 1;
  if (end > 0 && end < names.length) return [names.slice(0, end).join(' '), names.slice(end).join(' ')];
  return names.length === 2 ? names : [part];
}

export function splitList(text: string): string[] {
  return text
    .split(/[,;،、，；|·•\t](?![^(]*\))/)
    .map((skill) => tidy(skill.replace(/[.]$/, '')))
    .filter((skill) => skill !== '');
}

/** `French (native), German – B2`, `French: native – German: B2`, or alternating names and levels if there are gaps between them. */
export function splitLanguages(text: string): string[] {
  const parts = text.split('\t');
  const isAlternating =
    parts.length > 1 && parts.length % 2 === 0 && parts.every((part) => !/[:,;]/.test(part));
  const written = isAlternating
    ? parts.flatMap((part, index) => (index % 2 === 0 ? [`${part}: ${parts[index + 1]}`] : []))
    : text.split(/[:：].+[:：]/.test(text) ? /[,;،、，|·•\t]|\s[–—-]\s/u : /[,;،、，|·•\t](?![^(]*\))/u);
  return written.map((each) => each.trim()).filter((each) => each !== '');
}

/** Joins lines that continue the one before. */
export function joinWrapped(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const continues =
      last &&
      !line.isBullet &&
      (/[,;&]$/.test(last.text) ||
        (last.text.lastIndexOf('(') > last.text.lastIndexOf(')') && line.text.includes(')')) ||
        (last.isBullet && /^\p{Ll}/u.test(line.text)));
    if (continues) joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

/** Joins two lines, and a word that is hyphenated between them. */
export function joinBroken(first: string, second: string): string {
  const isBroken = /\p{Ll}-$/u.test(first) && /^\p{Ll}/u.test(second);
  return isBroken ? `${first.slice(0, -1)}${second}` : `${first} ${second}`;
}
