import { eastAsianLetter } from '../core/fold-text.ts';
import type { Locale } from './locale.ts';

/** Family names of two characters, in names without a space; all others have one. */
const longFamilyNames =
  /^(?:欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|夏侯|皇甫|尉迟|尉遲|公孙|公孫|慕容|남궁|황보|제갈|사공|선우|서문|독고)/u;

type Person = { name: string; familyName?: string | undefined };
type Customs = Pick<Locale, 'language' | 'familyName' | 'dates'>;

/**
 * Splits a name. Unless the owner sets the family name, it is the first word if language or script put it there,
 * otherwise the last; a single word is the given name.
 */
export function nameParts({ name, familyName }: Person, customs: Customs): { given: string; family: string } {
  if (familyName)
    return { given: name.replace(familyName, ' ').replace(/\s+/g, ' ').trim(), family: familyName };
  const parts = name.trim().split(/\s+/);
  const [first = ''] = parts;
  if (parts.length === 1) return unspacedParts(name, customs.language);
  // A Japanese name in Latin letters usually has the given name first.
  const isTurned = isLatin(name) !== isLatin(customs.dates.present);
  if (isWrittenUnspaced(name) || (customs.familyName === 'first' && !isTurned)) {
    return { given: parts.slice(1).join(' '), family: first };
  }
  return { given: parts.slice(0, -1).join(' '), family: parts.at(-1) ?? '' };
}

type Titled = Person & { title?: string | undefined; credentials?: string | undefined };

/** The name with what belongs before and after it: `Dr. Ada Quill, RN`. */
export function titledName({ title, name, credentials }: Titled, { lists }: Pick<Locale, 'lists'>): string {
  return [[title, name].filter(Boolean).join(' '), credentials].filter(Boolean).join(lists.comma);
}

const titles =
  /^(?:(?:Prof|Dr|PhDr|RNDr|MUDr|JUDr|Dott|Dra|Drs|Mgr|Ing|Dipl|med|phil|rer|nat|hab|inż|h\.\s?c)\.(?:[- ](?:Ing|Psych|Kfm|Inf)\.)?\s*|(?:mgr|inż|Professor|Doctor)\s+)+(?=\S+\s)/iu;
const credentials =
  /,?\s+(?:(?:Ph\.?\s?D|M\.?D|RN|BSN|MSN|DNP|NP|LPN|CPA|PMP|MBA|MPH|JD|DDS|DVM|PE|CFA|Esq|M\.?A|M\.?Sc|B\.?Sc|B\.?A)\b\.?(?:,?\s+|$))+$/u;

/** Separates a name from titles and credentials, which other programs write into it. */
export function splitTitles(written: string): Required<Pick<Titled, 'title' | 'name' | 'credentials'>> {
  const [title = ''] = titles.exec(written) ?? [];
  const [after = ''] = credentials.exec(written) ?? [];
  return {
    title: title.trim(),
    name: written.slice(title.length, written.length - after.length).trim(),
    credentials: after.replace(/^,/, '').trim(),
  };
}

function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\P{L}]*$/u.test(text);
}

/** The length of Chinese and Korean family names is known; Japanese ones vary. */
function unspacedParts(name: string, language: string): { given: string; family: string } {
  const isKnown = /^(?:zh|ko)\b/.test(language) && /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u.test(name);
  if (!isKnown) return { given: name, family: '' };
  const length = longFamilyNames.test(name) && name.length > 2 ? 2 : 1;
  return { given: name.slice(length), family: name.slice(0, length) };
}

/** `Ada Quill` for `Quill, Ada`, and `水野 遥` for `水野, 遥`; names without a comma unchanged. */
export function toSpokenOrder(name: string): string {
  const order = isWrittenUnspaced(name) ? '$1 $2' : '$2 $1';
  return name.replace(/^([^,]+),\s*([^,]+)$/, order);
}

/** Whether names of this script start with the family name in every language, and are also written without a space. */
export function isWrittenUnspaced(name: string): boolean {
  return eastAsianLetter.test(name);
}
