import { expect } from 'vitest';
import type { ResumePlan } from '../../src/resume/plan-resume.ts';
import { smallCapitals } from '../../src/resume/small-capitals.ts';

/** PDF readers reverse the punctuation around Latin words in right-to-left text, so some fields are lost there. */
const maxLostRightToLeft = 0.2;

/**
 * Checks the text that a program extracts from a résumé for the needs of applicant tracking systems: every field in
 * order, the name first, each heading at the start of a line, and no unusual characters.
 */
export function expectReadable(pages: string[], resume: ResumePlan): void {
  const { name, role, sign, contact, summary, sections } = resume;
  const titleOf = (title: string) => (resume.design === 'academic' ? capitals(title, resume) : title);
  const expectedSections = sections.map(({ title, aside, parts }) => ({
    ...{ title: titleOf(title), aside },
    parts: parts.map(withoutPlainText).map((part) => (resume.design === 'modern' ? datesFirst(part) : part)),
  }));
  const fields = textsOf({ name, role, sign, contact, summary, sections: expectedSections }).map(squeeze);
  const text = pages
    .map((page, index) => squeeze(page).replace(squeeze(`${resume.title}${index + 1}/${pages.length}`), ''))
    .join('');
  if (resume.direction === 'rtl') {
    const missing = fields.filter((field) => !text.includes(field));
    expect(missing.length / fields.length).toBeLessThan(maxLostRightToLeft);
    return;
  }
  let position = 0;
  for (const field of fields) {
    const found = text.indexOf(field, position);
    expect(found, `"${field}" after "${text.slice(Math.max(0, position - 60), position)}"`).not.toBe(-1);
    position = found + field.length;
  }
  expect(text.startsWith(squeeze(name))).toBe(true);
  const lines = pages.flatMap((page) => page.split(/\r?\n/)).map(squeeze);
  const headings = expectedSections.map(({ title }) => squeeze(title));
  expect(headings.filter((heading) => !lines.some((line) => line.startsWith(heading)))).toEqual([]);
  // Private-use characters, ligatures as one character, the replacement character, soft hyphens.
  expect(pages.join('')).not.toMatch(/[\uE000-\uF8FF\uFB00-\uFB06\uFFFD\u00AD]/);
}

/** A part without the fields that only the plain-text résumé prints. */
function withoutPlainText(part: ResumePlan['sections'][number]['parts'][number]) {
  if (part.kind === 'awards') return part.awards.map(({ skills: _, ...award }) => award);
  if (part.kind === 'citations') return part.citations.map(({ words }) => words);
  if (part.kind === 'projects') return part.entries.map(({ addresses: _, ...project }) => project);
  return part;
}

/** The letters that `typesetResume` uses for small capitals. */
function capitals(title: string, { language }: ResumePlan): string {
  return smallCapitals(title, language)
    .map(([letters]) => letters)
    .join('');
}

/** Each record with its dates before its other fields. */
function datesFirst(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(datesFirst);
  if (typeof value !== 'object' || value === null) return value;
  const { dates, date, ...others } = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, datesFirst(part)]),
  );
  return { dates, date, ...others };
}

/** Every text of a value in the order of its keys, except link targets, which are also shown as text. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  // A formula is printed in plain characters.
  if ('kind' in value && value.kind === 'math' && 'text' in value) return textsOf(value.text);
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'href' || key === 'kind' ? [] : textsOf(part),
  );
}

/** Ignores line breaks, direction marks and repeated letters with vowel signs, which readers of PDF add. */
function squeeze(text: string): string {
  return (
    text
      .normalize('NFC')
      // What PDFium returns for a hyphen at the end of a line.
      .replaceAll('\ufffe', '-')
      .replaceAll(/[\s\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\u064b-\u0652]+/g, '')
  );
}
