import { describe, expect, it } from 'vitest';
import { directionOf } from '../../src/i18n/direction.ts';

describe('the direction of a language', () => {
  it.each([
    ['en-CA', 'ltr'],
    ['ar', 'rtl'],
    ['ar-JO', 'rtl'],
    ['HE', 'rtl'],
    ['fa-IR', 'rtl'],
    ['ja', 'ltr'],
    ['az-Arab', 'rtl'],
    ['ku-Latn-TR', 'ltr'],
  ])('%s is %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction);
  });
});
