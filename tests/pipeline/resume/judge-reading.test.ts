import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  countRead,
  judgeReading,
  type ResumeField,
  readFields,
} from '../../../src/pipeline/resume/judge-reading.ts';
import { wordText } from '../../../src/pipeline/resume/read-back.ts';

const fields: ResumeField[] = [
  { kind: 'name', text: 'Ada Quill' },
  { kind: 'mail', text: 'ada@quill.example' },
  { kind: 'headings', text: 'Work' },
  { kind: 'positions', text: 'Engineer' },
  { kind: 'employers', text: 'Harbour Office' },
  { kind: 'dates', text: '2021 – 2024' },
  { kind: 'skills', text: 'C' },
];
const text = 'Ada Quill\nada@quill.example\nWork\nEngineer Harbour\nOffice 2021 – 2024\nC, C++\n';

function failedChecks(read: string, pages = 1): string[] {
  const checks = judgeReading(read, readFields(read, fields), pages);
  return checks.flatMap(({ name, isPassed }) => (isPassed ? [] : name));
}

describe('what a reader took out of a résumé', () => {
  it('is whole where every field follows the one before it, wherever lines break', () => {
    expect(countRead(readFields(text, fields))).toEqual({ found: 7, inOrder: 7, all: 7 });
    expect(failedChecks(text)).toEqual([]);
  });

  it('tells of one date that was moved, and of nothing else', () => {
    const moved = `${text.replace('2021 – 2024', '')}2021 – 2024\n`;
    const reading = readFields(moved, fields);
    expect(
      reading.filter(({ isInOrder }) => !isInOrder).map(({ field, isFound }) => [field.kind, isFound]),
    ).toEqual([['dates', true]]);
    expect(failedChecks(moved)).toEqual([
      'each date stands with what it dates',
      'everything is read in its order',
    ]);
  });

  it('tells of an address that was broken, of a lost letter, and of too many pages', () => {
    expect(failedChecks(text.replace('ada@', 'ada [at] '))).toContain('mail, place and addresses are whole');
    expect(failedChecks(text.replace('Office', 'Of\uFB01ce'))).toEqual(
      expect.arrayContaining(['each position has its employer', 'every letter is a letter']),
    );
    expect(failedChecks(text, 3)).toEqual(['it has one page or two']);
    expect(failedChecks('')).toContain('its text can be taken out');
  });
});

it('takes the paragraphs out of a Word file as they were written', () => {
  const xml =
    '<w:p><w:pPr/><w:r><w:t>A &amp; B &lt;c&gt;</w:t></w:r><w:r><w:tab/><w:t>2024</w:t></w:r></w:p><w:p/>';
  expect(wordText(zipSync({ 'word/document.xml': strToU8(xml) }))).toBe('A & B <c>\t2024\n');
});
