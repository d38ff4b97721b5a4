import { describe, expect, it } from 'vitest';
import { readLocale } from '../../src/content/read-locale.ts';
import { isSameAuthor } from '../../src/features/experiences/sections/publications/publications.ts';
import { nameParts, splitTitles, toSpokenOrder } from '../../src/i18n/person-name.ts';

const localeOf = async (tag: string) => (await readLocale(tag)).locale;
const english = await localeOf('en');
const [arabic, japanese, vietnamese, chinese, korean] = await Promise.all(
  ['ar', 'ja', 'vi', 'zh-CN', 'ko'].map(localeOf),
);

describe('the family name', () => {
  it.each([
    ['Ada Lovelace Quill', english, 'Ada Lovelace', 'Quill'],
    ['ليلى السماوي', arabic, 'ليلى', 'السماوي'],
    ['水野 遥', japanese, '遥', '水野'],
    ['水野 遥', english, '遥', '水野'],
    ['Haruka Mizuno', japanese, 'Haruka', 'Mizuno'],
    ['Nguyễn Thị Mai', vietnamese, 'Thị Mai', 'Nguyễn'],
    ['王小明', chinese, '小明', '王'],
    ['欧阳小明', chinese, '小明', '欧阳'],
    ['홍길동', korean, '길동', '홍'],
    ['水野遥', japanese, '水野遥', ''],
    ['Cher', english, 'Cher', ''],
  ])('of %s', (name, customs, given, family) => {
    expect(nameParts({ name }, customs ?? english)).toEqual({ given, family });
  });

  it('is the one the owner sets', () => {
    expect(nameParts({ name: 'Joost van der Meer', familyName: 'van der Meer' }, english)).toEqual({
      given: 'Joost',
      family: 'van der Meer',
    });
  });
});

describe('an author in a bibliography', () => {
  it('is written with the given name first', () => {
    expect(toSpokenOrder('Quill, Ada')).toBe('Ada Quill');
    expect(toSpokenOrder('水野, 遥')).toBe('水野 遥');
  });

  it('is recognized as the owner with and without a space in the name', () => {
    expect(isSameAuthor('水野, 遥', ['水野 遥'])).toBe(true);
    expect(isSameAuthor('水野遥', ['水野 遥'])).toBe(true);
    expect(isSameAuthor('水野, 春', ['水野 遥'])).toBe(false);
  });
});

it.each([
  ['Prof. Dr. med. Ada Quill', { title: 'Prof. Dr. med.', name: 'Ada Quill', credentials: '' }],
  ['mgr inż. Anna Nowak', { title: 'mgr inż.', name: 'Anna Nowak', credentials: '' }],
  ['Dr.-Ing. Jan Veit', { title: 'Dr.-Ing.', name: 'Jan Veit', credentials: '' }],
  ['Ada Quill, RN, MSN', { title: '', name: 'Ada Quill', credentials: 'RN, MSN' }],
  ['Ada Quill Ph.D.', { title: '', name: 'Ada Quill', credentials: 'Ph.D.' }],
  ['Dr. Quill', { title: '', name: 'Dr. Quill', credentials: '' }],
  ['Drake Ma', { title: '', name: 'Drake Ma', credentials: '' }],
  ['Ing Grace', { title: '', name: 'Ing Grace', credentials: '' }],
])('takes the titles in %s apart from the name', (written, parts) =>
  expect(splitTitles(written)).toEqual(parts),
);
