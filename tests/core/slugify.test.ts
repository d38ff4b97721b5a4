import { expect, it } from 'vitest';
import { slugify } from '../../src/core/slugify.ts';

it.each([
  ['Crème brûlée', 'creme-brulee'],
  ['Straße am Øresund', 'strasse-am-oresund'],
  ['Щука и ёж, йогурт', 'shchuka-i-yozh-yogurt'],
  ['Подъезд', 'podezd'],
  ['Їжак', 'yizhak'],
  ['Τα νησιά του Αιγαίου', 'ta-nisia-tou-aigaiou'],
  // These scripts have no letter-by-letter romanization.
  ['漢字', ''],
  // Without the umlaut, as in most languages with these letters.
  ['Fähre nach Öland', 'fahre-nach-oland'],
])('turns %s into a slug', (text, name) => {
  expect(slugify(text)).toBe(name);
});

it('spells out the umlauts of German', () => {
  expect(slugify('Fähre über die Öre, Maß', 'de-CH')).toBe('faehre-ueber-die-oere-mass');
  expect(slugify('Ä', 'den')).toBe('a');
});
