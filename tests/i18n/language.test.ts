import { describe, expect, it } from 'vitest';
import { directionOf, pluralRuleOf } from '../../src/i18n/language.ts';

it.each([
  ['en-CA', 'ltr'],
  ['ar', 'rtl'],
  ['ar-JO', 'rtl'],
  ['HE', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ja', 'ltr'],
  ['az-Arab', 'rtl'],
  ['ku-Latn-TR', 'ltr'],
])('knows the text direction of %s: %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

describe('the plural rule of a language', () => {
  it.each([
    ['en-CA', ['one', 'other'], 'other'],
    ['es', ['one', 'other'], 'other'],
    ['pt-BR', ['one', 'other'], 'one'],
    ['pt-PT', ['one', 'other'], 'other'],
    ['zh-TW', ['other'], 'other'],
    ['he', ['one', 'two', 'other'], 'other'],
    ['cs', ['one', 'few', 'other'], 'other'],
    ['pl', ['one', 'few', 'many'], 'many'],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other'], 'zero'],
  ])('of %s has the categories that whole numbers need: %j, for none %s', (tag, categories, none) => {
    const rule = pluralRuleOf(tag);
    expect([rule.categories, rule.select(0)]).toEqual([categories, none]);
  });

  it.each(['xx', 'tlh-Latn', '../../etc', ''])('is that of English if %j is not a known tag', (tag) => {
    expect(pluralRuleOf(tag).categories).toEqual(['one', 'other']);
  });
});
