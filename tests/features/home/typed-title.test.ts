import { expect, test } from 'vitest';
import { lettersOf, titleWidths, typedTitleAt } from '../../../src/features/home/typed-title.ts';

const lengths = [3, 5];
const firstMs = 2 * 3 * 120 + 2 * 1000;
const secondMs = 2 * 5 * 120 + 2 * 1000;

test.each([
  [0, 0, 0],
  [119, 0, 0],
  [120, 0, 1],
  [240, 0, 2],
  [360, 0, 3],
  [360 + 999, 0, 3],
  [360 + 1000, 0, 3],
  [360 + 1000 + 119, 0, 3],
  [360 + 1000 + 120, 0, 2],
  [360 + 1000 + 360, 0, 0],
  [360 + 1000 + 360 + 999, 0, 0],
  [firstMs, 1, 0],
  [firstMs + 120, 1, 1],
  [firstMs + 600, 1, 5],
])('at %i ms shows phrase %i with %i characters', (elapsedMs, phrase, length) => {
  expect(typedTitleAt(lengths, elapsedMs)).toMatchObject({ phrase, length });
});

test('restarts with the first phrase after the last', () => {
  expect(typedTitleAt(lengths, firstMs + secondMs)).toMatchObject({ phrase: 0, length: 0 });
  expect(typedTitleAt(lengths, 10 * (firstMs + secondMs) + 240)).toMatchObject({ phrase: 0, length: 2 });
});

test('predicts when the next letter comes or goes', () => {
  for (let elapsedMs = 0; elapsedMs < firstMs + secondMs; elapsedMs += 7) {
    const { changeInMs, ...shown } = typedTitleAt(lengths, elapsedMs);
    expect(typedTitleAt(lengths, elapsedMs + changeInMs - 1)).toMatchObject({ length: shown.length });
    expect(typedTitleAt(lengths, elapsedMs + changeInMs).length).not.toBe(shown.length);
  }
});

test.each([
  ['Hi.', ['H', 'i', '.']],
  ['é', ['é']],
  ['e\u0301a', ['e\u0301', 'a']],
  ['أهلًا', ['أ', 'ه', 'لً', 'ا']],
  ['👩🏽‍🎨!', ['👩🏽‍🎨', '!']],
  ['𠮷野', ['𠮷', '野']],
])('types %s by letter, including combining marks', (phrase, letters) => {
  expect(lettersOf(phrase)).toEqual(letters);
});

test('measures the longest phrase on one line and on the best two or three lines', () => {
  const wide = titleWidths(['Hi.', 'My Name is Mira Solano.']);
  // "My Name is Mira Solano._", and "Mira Solano._" below "My Name is".
  expect(wide.oneLine / 24).toBeCloseTo(wide.fewLines / 13);
  const [word, square] = [titleWidths(['Supercalifragilistic']), titleWidths(['山田花子と申します'])];
  expect(word.fewLines).toBe(word.oneLine);
  // Nine square characters: five per line, and the underscore.
  expect(square.fewLines).toBeCloseTo(5, 5);
  // A short phrase stays on one line.
  const short = titleWidths(['こんにちは。']);
  expect(short.fewLines).toBe(short.oneLine);
  // "Mein Name ist", "Friederike" and "Achternbusch._": two lines would be too small on a phone.
  const long = titleWidths(['Mein Name ist Friederike Achternbusch.']);
  expect(long.fewLines / 14).toBeCloseTo(long.oneLine / 39);
  expect(titleWidths([]).oneLine).toBeGreaterThan(0);
  // All breaks of a text pasted by mistake would take hours.
  expect(titleWidths(['word '.repeat(8000)]).fewLines).toBeGreaterThan(20);
});
