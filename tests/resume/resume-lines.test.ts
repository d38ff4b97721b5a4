import { strFromU8, unzipSync } from 'fflate';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readMarks } from '../../src/content/read-inline.ts';
import { readLocale } from '../../src/content/read-locale.ts';
import { toPlainText } from '../../src/core/prose.ts';
import { unescapeHtml } from '../../src/core/text.ts';
import { planLinearResume, wordDetail } from '../../src/resume/plan-resume.ts';
import { writeResumeDocx } from '../../src/resume/resume-docx.ts';
import { resumeLines } from '../../src/resume/resume-lines.ts';
import { writeResumeMarkdown } from '../../src/resume/resume-markdown.ts';
import { withDesign } from '../../src/resume/tailor-content.ts';
import type { SiteContent } from '../../src/site/site-content.ts';
import { readSampleContent, recordsOf, withRecords } from './sample-content.ts';

let content: SiteContent;
beforeAll(async () => {
  content = await readSampleContent();
});

/** A résumé with text that looks like markup. */
function withMarkup(): SiteContent {
  const [job] = recordsOf(content, 'jobs', 'work');
  if (!job) throw new Error('the sample owner has a job');
  const description = [
    '1. of *all* & sundry: <b>5 > 4</b>, snake_case, _x_, [a](b), `code`, &amp; \\ # - +',
    '- begins with a dash',
    readMarks('Wrote the *fast* [berth plan](https://berths.example/a_(b)), **see** [projects](/projects).')
      .text,
  ];
  return withRecords(content, { work: [{ ...job, title: '#1 Developer', description }] });
}

describe('resume.docx', () => {
  it('is byte-identical for the same content at any time', () => {
    vi.useFakeTimers({ now: new Date('2026-03-01') });
    onTestFinished(() => void vi.useRealTimers());
    const first = writeResumeDocx(content);
    vi.setSystemTime(new Date('2031-03-01'));
    expect(Buffer.compare(writeResumeDocx(content), first)).toBe(0);
  });

  it('contains every line in reading order, unchanged', () => {
    const content = withMarkup();
    const lines = resumeLines(planLinearResume(content, wordDetail, ''), content.locale);
    expect(paragraphsOf(content)).toEqual(
      lines.map(({ words, end }) => toPlainText(words) + (end && `\t${end}`)),
    );
  });

  it('has headings, bullets and links that Word recognizes', () => {
    const content = withMarkup();
    const parts = partsOf(content);
    const count = (style: string) =>
      parts['word/document.xml'].split(`<w:pStyle w:val="${style}"/>`).length - 1;
    expect([count('Title'), count('Heading1')]).toEqual([1, 6]);
    expect(count('ListBullet')).toBeGreaterThan(10);
    for (const style of ['heading 1', 'heading 2', 'heading 3', 'List Bullet', 'Title']) {
      expect(parts['word/styles.xml']).toContain(`<w:name w:val="${style}"/>`);
    }
    for (const address of ['mailto:mira@mira-solano.example', 'https://mira-solano.example/projects']) {
      expect(parts['word/_rels/document.xml.rels']).toContain(`Target="${address}" TargetMode="External"`);
    }
  });

  it('follows the design: dates first for modern, small capitals and everything for academic', () => {
    const [job] = recordsOf(content, 'jobs', 'work').toReversed();
    expect(paragraphsOf(withDesign(content, 'modern'))).toContain(`${job?.dates}\t${job?.title}`);
    const academic = withDesign(content, 'academic');
    const headings = partsOf(academic)['word/styles.xml'].match(/w:styleId="Heading1">.*?<\/w:style>/)?.[0];
    expect(headings).toContain('<w:smallCaps/>');
    const lines = resumeLines(planLinearResume(academic, null, ''), academic.locale);
    expect(paragraphsOf(academic)).toHaveLength(lines.length);
  });

  it('marks right-to-left text, and Latin words in it as left-to-right', async () => {
    const { locale } = await readLocale('ar');
    const named = { ...content.owner, role: 'أدوات Node.js 22 للموانئ' };
    const arabic = { ...content, locale, owner: named, site: { ...content.site, language: 'ar' } };
    const xml = partsOf(arabic)['word/document.xml'];
    expect(xml).toContain('<w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve">أدوات </w:t>');
    expect(xml).toContain('<w:r><w:t xml:space="preserve">Node.js 22</w:t>');
    expect(partsOf(arabic)['word/styles.xml']).toContain('<w:bidi/>');
    // Two Latin names in a list are separate runs, so that the first one stays on the right.
    const listed = withRecords(arabic, { skills: [{ name: 'حساب', skills: ['Zeta', 'Q++'] }] });
    expect(wordsIn(fromMarkdown(writeResumeMarkdown(listed)))).toContain('Zeta، Q++');
    expect(partsOf(listed)['word/document.xml']).toMatch(
      />Zeta<\/w:t><\/w:r><w:r><w:rPr><w:rtl\/><\/w:rPr><w:t xml:space="preserve">، <\/w:t><\/w:r><w:r><w:t xml:space="preserve">Q\+\+</,
    );
  });
});

it('shows texts in resume.md as written, also if they look like Markdown', () => {
  const content = withMarkup();
  const lines = resumeLines(planLinearResume(content, null, ''), content.locale);
  const read = squeeze(wordsIn(fromMarkdown(writeResumeMarkdown(content))));
  const expected = lines.map(({ words, end }) => squeeze(toPlainText(words) + (end && `·${end}`)));
  expect(expected.filter((line) => !read.includes(line))).toEqual([]);
  expect(writeResumeMarkdown(content)).toContain(
    '- Wrote the *fast* [berth plan](<https://berths.example/a_(b)>), **see** [projects](https://mira-solano.example/projects).',
  );
});

function partsOf(
  of: SiteContent,
): Record<string, string> &
  Record<'word/document.xml' | 'word/styles.xml' | 'word/_rels/document.xml.rels', string> {
  const files = Object.entries(unzipSync(writeResumeDocx(of)));
  return Object.fromEntries(files.map(([path, bytes]) => [path, strFromU8(bytes)])) as ReturnType<
    typeof partsOf
  >;
}

function paragraphsOf(of: SiteContent): string[] {
  const paragraphs = partsOf(of)['word/document.xml'].match(/<w:p>.*?<\/w:p>/g) ?? [];
  return paragraphs.map((xml) => unescapeHtml(xml.replaceAll('<w:tab/>', '\t').replaceAll(/<[^>]*>/g, '')));
}

function wordsIn(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsIn).join(' ') : '';
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
