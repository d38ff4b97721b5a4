import { isWrittenUnspaced, toSpokenOrder } from '../../../../i18n/person-name.ts';

/** An author as references write them; a group, and a person with one name, has only a family name. */
export type AuthorName = { family: string; given: string; suffix: string };

/** Words that only names of groups contain. */
const groupWord =
  /\s(?:Agency|Association|Bureau|Center|Centre|Collaboration|Committee|Consortium|Council|Department|Foundation|Group|Initiative|Institute|Laboratory|Ministry|Network|Observatory|Organi[sz]ation|Program(?:me)?|Project|Society|Team|University)$/u;

const suffixes = /[\s,]+((?:Jr|Sr)\.?|I{2,3}|IV)$/u;

/** The style of medical journals: family name, then initials without dots. */
export const familyAndInitials = /^(\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’ -]*) (\p{Lu}{1,3})$/u;

/** The author as visitors read it: braces only say that it is not a person. */
export function spokenAuthor(author: string): string {
  return toSpokenOrder(author.replace(/^\{(.*)\}$/u, '$1'));
}

/** `Ada Quill`, `Quill, Ada`, `Jan van der Berg`, `Quill A`, `Donald E. Knuth Jr.`, `The ATLAS Collaboration`, `{Port of Halifax}`. */
export function parseAuthor(author: string): AuthorName {
  const group = (family: string) => ({ family, given: '', suffix: '' });
  const [, braced] = /^\{(.*)\}$/u.exec(author) ?? [];
  if (braced !== undefined) return group(braced);
  if (groupWord.test(author) && !author.includes(',')) return group(author);
  const [, suffix = ''] = suffixes.exec(author) ?? [];
  const name = suffix === '' ? author : author.replace(suffixes, '');
  if (name.includes(',')) {
    const [family = '', ...given] = name.split(',').map((part) => part.trim());
    const [, ofFamily = ''] = suffixes.exec(family) ?? [];
    return {
      family: ofFamily ? family.replace(suffixes, '') : family,
      given: given.join(' '),
      suffix: suffix || ofFamily,
    };
  }
  const words = name.split(/\s+/u);
  if (words.length === 1) return { family: name, given: '', suffix };
  if (isWrittenUnspaced(name)) return { family: words[0] ?? '', given: words.slice(1).join(' '), suffix };
  const [, family, initials] = familyAndInitials.exec(name) ?? [];
  if (family && initials) return { family, given: [...initials].map((one) => `${one}.`).join(' '), suffix };
  // `van der`, `de`, `von`: everything from the first small letter belongs to the family name.
  const particle = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word));
  const at = particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
  return { family: words.slice(at).join(' '), given: words.slice(0, at).join(' '), suffix };
}

/** The shortest spelling that `parseAuthor` reads as this name: `Ada Quill`, else `García Márquez, Gabriel`. */
export function writeAuthor(name: AuthorName): string {
  const { family, given, suffix } = name;
  const isSame = (written: string) => {
    const read = parseAuthor(written);
    return read.family === family && read.given === given && read.suffix === suffix;
  };
  if (given === '' && suffix === '') return isSame(family) ? family : `{${family}}`;
  const turned = `${[family, suffix].filter(Boolean).join(' ')}, ${given}`;
  const spoken = [toSpokenOrder(`${family}, ${given}`), suffix].filter(Boolean).join(' ');
  return given !== '' && !isSame(spoken) ? turned : spoken;
}
