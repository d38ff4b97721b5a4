/* Properties derived from a language tag (BCP 47); everything else about a language is in its file in src/locales/. */

export type PluralCategory = Intl.LDMLPluralRule;

const allCategories: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

export type PluralRule = {
  select: (count: number) => PluralCategory;
  /** The categories that whole numbers below 1000 have: some languages use another one for fractions or millions. */
  categories: readonly PluralCategory[];
};

/** The plural rule of a language; English if the tag is invalid or unknown to this version of Node. */
export function pluralRuleOf(language: string): PluralRule {
  const isValid = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(language);
  // Without this, Intl would take the language of the machine.
  const [tag = 'en'] = isValid ? Intl.PluralRules.supportedLocalesOf(language) : [];
  const rules = new Intl.PluralRules(tag);
  const select = (count: number) => rules.select(count);
  const used = new Set(Array.from({ length: 1000 }, (_, count) => select(count)));
  return { select, categories: allCategories.filter((category) => used.has(category)) };
}

/** Languages whose script runs from right to left. */
const rightToLeft = ['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The direction of a language's text. A script in the tag decides, as in `az-Arab`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const [subtag = '', ...others] = language.toLowerCase().split('-');
  const script = others.find((other) => other.length === 4);
  if (script) return ['arab', 'hebr', 'syrc', 'thaa', 'nkoo'].includes(script) ? 'rtl' : 'ltr';
  return rightToLeft.includes(subtag) ? 'rtl' : 'ltr';
}

const spacious = ['ar', 'fa', 'he', 'hi', 'ja', 'ko', 'mr', 'ne', 'ps', 'th', 'ur', 'yi', 'zh'];

/**
 * Whether the letters of a language join, fill squares or carry marks above and below: they need the letter spacing of
 * their typeface and more line height.
 */
export function isSpacious(language: string): boolean {
  return spacious.includes(language.toLowerCase().split('-', 1)[0] ?? '');
}

/** Whether it is well-formed, and the tag of a language that exists. */
export function isLanguageTag(tag: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag) && isKnownLanguage(tag);
}

/** Whether a well-formed tag begins with a language that exists. */
export function isKnownLanguage(tag: string): boolean {
  try {
    const [language = ''] = tag.split('-');
    return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language) !== undefined;
  } catch {
    return false;
  }
}

/** ISO 15924 code of the script of a language; that of Latin for a tag that is none. */
export function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? 'Latn';
  } catch {
    return 'Latn';
  }
}

/** The name of each language in itself: `English`, `Français`; with its region if another one has the same name. */
export function ownNamesOf(tags: readonly string[]): string[] {
  const nameOf = (tag: string, named: string) => {
    const name = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(named);
    return (name ?? tag).replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(tag));
  };
  const short = tags.map((tag) => nameOf(tag, tag.split('-')[0] ?? tag));
  return tags.map((tag, index) => {
    const own = short[index] ?? tag;
    return short.filter((name) => name === own).length > 1 ? nameOf(tag, tag) : own;
  });
}
