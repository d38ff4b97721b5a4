import { describe, expect, it } from 'vitest';
import { makeDateReader } from '../../src/import/read-date.ts';

const read = makeDateReader('en-CA');

describe('a date', () => {
  it.each([
    ['2020', '2020'],
    ['2020-03', '2020-03'],
    ['2020-3-7', '2020-03-07'],
    ['2020/03/07', '2020-03-07'],
    ['2020-03-07T10:00:00.000Z', '2020-03-07'],
    ['03/2020', '2020-03'],
    ['3.2020', '2020-03'],
    ['Mar 2020', '2020-03'],
    ['March 7, 2020', '2020-03-07'],
    ['7th of March 2020', '2020-03-07'],
    ['Sept. 2020', '2020-09'],
    ['mars 2019', '2019-03'],
    ['déc. 2012', '2012-12'],
    ['1er août 2012', '2012-08-01'],
    ['März 2020', '2020-03'],
    ['Dez. 2020', '2020-12'],
    ['enero de 2020', '2020-01'],
    ['dez de 2020', '2020-12'],
    ['maggio 2020', '2020-05'],
    ['mrt. 2020', '2020-03'],
    ['grudnia 2020', '2020-12'],
    ['Μαρ 2020', '2020-03'],
    ['янв. 2020', '2020-01'],
    ['2020年3月', '2020-03'],
    ['2020年', '2020'],
    ['2020년 3월', '2020-03'],
    ['مارس ٢٠٢٠', '2020-03'],
    ['آذار 2020', '2020-03'],
    ['تشرين الأول 2020', '2020-10'],
    ['جانفي 2020', '2020-01'],
    ['3월 2020', '2020-03'],
    ['thg 3 2020', '2020-03'],
    ['Tháng 3 năm 2020', '2020-03'],
    ['7 tháng 3, 2020', '2020-03-07'],
    ['31.12.2020', '2020-12-31'],
    ['31/12/2020', '2020-12-31'],
    ['12/31/2020', '2020-12-31'],
    ['Present', ''],
    ['aujourd’hui', ''],
    ['至今', ''],
  ])('%s is read as %s', (text, date) => {
    expect(read(text)).toEqual({ date });
  });

  it('is reduced to its year if it is ambiguous', () => {
    expect(read('3/4/2020')).toEqual({ date: '2020', isAmbiguous: true });
    expect(read('4/4/2020')).toEqual({ date: '2020-04-04' });
  });

  it.each(['', 'soon', 'Fall', '2020-13', '31.02.2020', 'Smarch 2020', '20200'])(
    'is not found in "%s"',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it('uses the language of the site if its month name exists in two languages', () => {
    expect(makeDateReader('hr')('listopad 2020')).toEqual({ date: '2020-10' });
    expect(makeDateReader('cs')('listopad 2020')).toEqual({ date: '2020-11' });
  });
});
