import { beforeAll, describe, expect, it } from 'vitest';
import { readLocale } from '../../src/content/read-locale.ts';
import { columnCount, wrap, writeResumeText } from '../../src/resume/resume-text.ts';
import type { SiteContent } from '../../src/site/site-content.ts';
import { readSampleContent, recordsOf, withRecords } from './sample-content.ts';

let content: SiteContent;

beforeAll(async () => {
  content = await readSampleContent();
});

describe('resume.txt', () => {
  it('has at most 72 columns and no trailing spaces', () => {
    const lines = writeResumeText(content).split('\n');
    expect(lines.filter((line) => [...line].length > 72)).toEqual([]);
    expect(lines.filter((line) => line !== line.trimEnd())).toEqual([]);
  });

  it('puts dates below a title that is too long for them', () => {
    const title = 'Interim Assistant Deputy Coordinator of Medication Reconciliation';
    const [job] = recordsOf(content, 'jobs', 'work');
    if (!job) throw new Error('the sample has a job');
    expect(writeResumeText(withRecords(content, { work: [{ ...job, title }] }))).toContain(
      `${title}\nSep 2025 - Present\n`,
    );
  });

  it('shows only the school of an education without a degree', () => {
    const placeOf = (school: string, location: string) => {
      const education = recordsOf(content, 'education').map((record) => ({ ...record, school, location }));
      const text = writeResumeText(withRecords(content, { education }));
      const lines = text.split('\n');
      return lines[lines.findIndex((line) => line.startsWith('Doctor of Pharmacy')) + 1];
    };
    expect(placeOf('Northshore University', 'Vancouver, BC')).toBe('Northshore University, Vancouver, BC');
    expect(placeOf('', 'Vancouver, BC')).toBe('Vancouver, BC');
    expect(placeOf('', '')).toBe('');
  });

  it('puts a space before a colon in languages that use one', async () => {
    const { locale } = await readLocale('fr');
    expect(writeResumeText({ ...content, locale })).toContain('\nLanguages : TypeScript, ');
    expect(writeResumeText(content)).toContain('\nLanguages: TypeScript, ');
    expect(wrap(`${'a'.repeat(60)} Compétences\u00a0: Go`)).toBe(`${'a'.repeat(60)}\nCompétences : Go`);
  });

  it('omits an empty section', () => {
    const text = writeResumeText(withRecords(content, { research: [] }));
    expect(text).not.toContain('Research');
    expect(text).not.toMatch(/\n{3}/);
  });
});

describe('wrap', () => {
  it('breaks Japanese between characters, counts them as two columns, and starts no line with punctuation', () => {
    const text = `${'港の町で生まれ、絵本を描いています。'.repeat(5)}Procreate を使います。`;
    const lines = wrap(text, '  ').split('\n');
    for (const line of lines) {
      expect(columnCount(line)).toBeLessThanOrEqual(72);
      expect(line.trim()).not.toMatch(/^[、。]/);
    }
    expect(lines.length).toBeGreaterThan(2);
    expect(
      lines
        .map((line) => line.trim())
        .join('')
        .replaceAll(' ', ''),
    ).toBe(text.replaceAll(' ', ''));
  });

  it('breaks Korean between words, and counts no vowel signs', () => {
    const sentence = '항구 도시에서 태어나 그림책을 그립니다.';
    expect(wrap(Array(6).fill(sentence).join(' ')).split(/\s+/)).toEqual(
      Array(6).fill(sentence.split(' ')).flat(),
    );
    expect(columnCount('العِلْم')).toBe(5);
  });

  it('never splits a word', () => {
    const address = `https://example.com/${'a'.repeat(80)}`;
    expect(wrap(`See ${address} for more`, '  ')).toBe(`See\n  ${address}\n  for more`);
  });

  it('fills a line to its last column', () => {
    const full = `${'ab '.repeat(23)}abc`;
    expect(wrap(`${full} d`)).toBe(`${full}\nd`);
    expect(wrap(`${full}d e`)).toBe(`${'ab '.repeat(23).trim()}\nabcd e`);
  });
});
