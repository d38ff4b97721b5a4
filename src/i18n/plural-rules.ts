/*
 * Which form of a word goes with a count: https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html
 * for whole numbers. Not Intl: what it knows changes with the version of Node. A page loads the rule of its language
 * alone, imported by its function's name, so each is an export of its own. Millions, which some languages count
 * otherwise, no portfolio has.
 */

export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A rule, and every category that it answers. */
type PluralRule = { rule: (count: number) => PluralCategory; categories: readonly PluralCategory[] };

/** The rule of a language. `tag` is BCP 47; of a language that is not listed, that of English. */
export function pluralRuleOf(tag: string): PluralRule {
  const [language = ''] = tag.toLowerCase().split('-');
  return rules[tag.toLowerCase()] ?? rules[language] ?? english;
}

export function oneForAll(): PluralCategory {
  return 'other';
}

export function oneIsSingular(count: number): PluralCategory {
  return count === 1 ? 'one' : 'other';
}

export function noneAndOneAreSingular(count: number): PluralCategory {
  return count < 2 ? 'one' : 'other';
}

export function hebrew(count: number): PluralCategory {
  return count === 1 ? 'one' : count === 2 ? 'two' : 'other';
}

export function polish(count: number): PluralCategory {
  return count === 1 ? 'one' : endsFew(count) ? 'few' : 'many';
}

export function russian(count: number): PluralCategory {
  if (count % 10 === 1 && count % 100 !== 11) return 'one';
  return endsFew(count) ? 'few' : 'many';
}

export function czech(count: number): PluralCategory {
  return count === 1 ? 'one' : count >= 2 && count <= 4 ? 'few' : 'other';
}

export function arabic(count: number): PluralCategory {
  const small = (['zero', 'one', 'two'] as const)[count];
  if (small) return small;
  const rest = count % 100;
  return rest >= 3 && rest <= 10 ? 'few' : rest >= 11 ? 'many' : 'other';
}

/** 2 to 4 at the end, but not 12 to 14. */
function endsFew(count: number): boolean {
  const [last, lastTwo] = [count % 10, count % 100];
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14);
}

const english: PluralRule = { rule: oneIsSingular, categories: ['one', 'other'] };
const singular: PluralRule = { rule: oneForAll, categories: ['other'] };
const french: PluralRule = { rule: noneAndOneAreSingular, categories: ['one', 'other'] };
const ukrainian: PluralRule = { rule: russian, categories: ['one', 'few', 'many'] };
const slovak: PluralRule = { rule: czech, categories: ['one', 'few', 'other'] };

const rules: Record<string, PluralRule> = {
  ...{ zh: singular, ja: singular, ko: singular, vi: singular, th: singular, id: singular },
  ...{ fr: french, pt: french, 'pt-pt': english, fa: french, hi: french, bn: french },
  ...{ he: { rule: hebrew, categories: ['one', 'two', 'other'] } },
  ...{ pl: { rule: polish, categories: ['one', 'few', 'many'] } },
  ...{ ru: ukrainian, uk: ukrainian, be: ukrainian, cs: slovak, sk: slovak },
  ...{ ar: { rule: arabic, categories: ['zero', 'one', 'two', 'few', 'many', 'other'] } },
};
