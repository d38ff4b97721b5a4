/*
 * Which form of a word goes with a count, as https://cldr.unicode.org/index/cldr-spec/plural-rules has it for whole
 * numbers. Not Intl: what it knows changes with the version of Node. A page loads the rule of its language alone,
 * so each is a function of its own.
 */

export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A rule, and every category that it answers. */
type PluralRule = { rule: (count: number) => PluralCategory; categories: readonly PluralCategory[] };

/** The rule of a language. `tag` is BCP 47; of a language that is not listed, that of English. */
export function pluralRuleOf(tag: string): PluralRule {
  const [language = ''] = tag.toLowerCase().split('-');
  return rules[tag.toLowerCase()] ?? rules[language] ?? english;
}

export function oneIsSingular(count: number): PluralCategory {
  return count === 1 ? 'one' : 'other';
}

const english: PluralRule = { rule: oneIsSingular, categories: ['one', 'other'] };

const rules: Record<string, PluralRule> = {};
