import { describe, expect, it } from 'vitest';
import { readLocale } from '../../../../../src/content/read-locale.ts';
import { toPlainText } from '../../../../../src/core/prose.ts';
import type { SectionDetail } from '../../../../../src/features/experiences/section-kind.ts';
import {
  parseAuthor,
  writeAuthor,
} from '../../../../../src/features/experiences/sections/publications/author-name.ts';
import {
  authorLine,
  doiAddress,
  inGroups,
  isSameAuthor,
} from '../../../../../src/features/experiences/sections/publications/publications.ts';
import { publications } from '../../../../../src/features/experiences/sections/publications/section.build.ts';

const { locale: english } = await readLocale('en');

describe('the authors of a publication', () => {
  it.each([
    ['Mira Solano'],
    ['M. Solano'],
    ['Solano, Mira'],
    ['Solano, M.'],
    ['Solano M'],
    ['Mira J. Solano'],
    ['MIRA SOLANO'],
    ['Míra Solano'],
  ])('mark %s as Mira Solano', (author) => {
    expect(isSameAuthor(author, ['Mira Solano'])).toBe(true);
  });

  it.each([['Maria Solano'], ['K. Solano'], ['Mira Solana'], ['Solano'], ['Mira'], ['et al.'], ['']])(
    'do not mark %s as Mira Solano',
    (author) => {
      expect(isSameAuthor(author, ['Mira Solano'])).toBe(false);
    },
  );

  it.each([
    ['J. van der Berg', 'Jan van der Berg'],
    ['van der Berg, Jan', 'Jan van der Berg'],
    ['E. Haugland-Moss', 'Eirik Haugland-Moss'],
    ['Ö. Şahin', 'Özge Şahin'],
    ['Lukasz Zolw', 'Łukasz Żółw'],
    ['Sukarno', 'Sukarno'],
  ])('mark %s as %s', (author, name) => {
    expect(isSameAuthor(author, [name])).toBe(true);
  });

  it('recognize the owner by a former name', () => {
    expect(isSameAuthor('E. Haugland', ['Eirik Haugland-Moss', 'E. Haugland'])).toBe(true);
  });

  it('are one line, given name first, with the owner marked', () => {
    expect(authorLine(['Ash, A.', 'M. Solano', 'et al.'], ['Mira Solano'], english).line).toEqual([
      'A. Ash, ',
      { kind: 'strong', children: ['M. Solano'] },
      ', et al.',
    ]);
    expect(authorLine(['A. Ash', 'B. Birch'], ['Mira Solano'], english).line).toBe('A. Ash, B. Birch');
  });

  it('are all listed in a complete résumé, and counted elsewhere', () => {
    const authors = Array.from({ length: 25 }, (_, index) => `A. Author${String.fromCharCode(97 + index)}`);
    const source = { locale: english, ownerNames: ['Mira Solano'], picture: () => null as never };
    const raw = { name: 'a', title: 'Tides', authors, date: '2020' };
    const section = { records: publications.resolve([raw], source) } as never;
    const printed = (detail: SectionDetail | null) =>
      JSON.stringify(publications.toResume(section, detail, english));
    expect(printed(null)).toContain('A. Authory');
    expect(printed({ publications: 5, newerBullets: 1, olderBullets: 1 })).toContain('and 17 more');
  });

  it('have the order and the commas of the language', async () => {
    const { locale: japanese } = await readLocale('ja');
    expect(toPlainText(authorLine(['水野, 葵', 'Ash, A.', 'et al.'], [], japanese).line)).toBe(
      '水野 葵、A. Ash、ほか',
    );
  });

  it('are counted if there are hundreds, with the owner’s name', () => {
    const others = Array.from({ length: 300 }, (_, index) => `A. Ash${index}`);
    const line = toPlainText(authorLine([...others, 'M. Solano'], ['Mira Solano'], english).line);
    expect(line).toMatch(/^A\. Ash0, .*A\. Ash7, … M\. Solano and 292 more$/);
  });

  it('are all shown on demand if the line is shortened', () => {
    const authors = Array.from({ length: 20 }, (_, index) => `A. Ash${index}`);
    const { line, whole } = authorLine(authors, [], english, { equal: [1, 20] });
    expect(toPlainText(line)).toMatch(/^A\. Ash0\*, .*A\. Ash7 and 12 more$/);
    expect(toPlainText(whole)).toMatch(/A\. Ash18, A\. Ash19\*$/);
  });

  it.each([
    ['Ada Quill', 'Quill', 'Ada', ''],
    ['Quill, Ada', 'Quill', 'Ada', ''],
    ['Jan van der Berg', 'van der Berg', 'Jan', ''],
    ['García Márquez, Gabriel', 'García Márquez', 'Gabriel', ''],
    ['Donald E. Knuth Jr.', 'Knuth', 'Donald E.', 'Jr.'],
    ['Quill AB', 'Quill', 'A. B.', ''],
    ['水野 葵', '水野', '葵', ''],
    ['The ATLAS Collaboration', 'The ATLAS Collaboration', '', ''],
    ['{Port of Halifax}', 'Port of Halifax', '', ''],
    ['Madonna', 'Madonna', '', ''],
  ])(
    '%s is split into parts for references, and printed so that the parts are recognized again',
    (author, family, given, suffix) => {
      const name = { family, given, suffix };
      expect(parseAuthor(author)).toEqual(name);
      expect(parseAuthor(writeAuthor(name))).toEqual(name);
    },
  );
});

describe('a DOI', () => {
  it.each([
    ['10.1000/182', 'https://doi.org/10.1000/182'],
    ['https://doi.org/10.1000/182', 'https://doi.org/10.1000/182'],
    ['http://dx.doi.org/10.1000/182', 'https://doi.org/10.1000/182'],
    ['doi: 10.1000/182', 'https://doi.org/10.1000/182'],
    ['10.1002/(SICI)43:4<338::AID#1>3.0', 'https://doi.org/10.1002/(SICI)43:4%3C338::AID%231%3E3.0'],
  ])('%s leads to %s', (doi, address) => {
    expect(doiAddress(doi)).toBe(address);
  });
});

it('groups publications by year, in order', () => {
  const dates = ['2025-02', '2025', '2024-12-01', '2022'].map((date) => ({ date }));
  expect(inGroups(dates).map(({ heading, publications }) => [heading, publications.length])).toEqual([
    ['2025', 2],
    ['2024', 1],
    ['2022', 1],
  ]);
});
