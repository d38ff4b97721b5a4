import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { securityTxt } from '../../src/build/head/site-files.ts';
import { readLocale } from '../../src/content/read-locale.ts';
import { siteSchema } from '../../src/content/site-schema.ts';
import { formatDiagnostics } from '../../src/core/diagnostics.ts';
import { thanksPage } from '../../src/hosts/answer-page.ts';
import { lintContent } from '../../src/site/lint/lint-content.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { withTree } from '../site/content-tree.ts';

describe('a published form', () => {
  it('has unique field names', async () => {
    const change = (text: string) => text.replace('accessKey:', 'thanks: message\n  accessKey:');
    await withTree({ 'site.yaml': change }, async (contentDir) => {
      const { diagnostics } = await readRawContent(contentDir);
      expect(formatDiagnostics(diagnostics)).toContain('a name other than access_key, name, email, message');
    });
  });
});

it('thanks in the language of the site, in its direction', async () => {
  const { locale } = await readLocale('ar');
  const [page] = await thanksPage({ base: '/', locale, styles: {}, policy: [] });
  expect(page?.bytes).toContain('<html lang="ar" dir="rtl">');
  expect(page?.bytes).toContain(locale.documents.thanks);
});

describe('security.txt', () => {
  const security = { contact: 'mailto:ada@quill.example', expires: '2027-06-30' };

  it('exists if the owner sets a contact for security reports', async () => {
    const text = await readFile(path.resolve('tests/fixtures/content/minimal/site.yaml'), 'utf8');
    const site = siteSchema.parse({ ...(parse(text) as object), url: 'https://quill.example', security });
    expect(securityTxt({ ...site, security: undefined })).toEqual([]);
    expect(securityTxt(site)).toEqual([
      {
        path: '.well-known/security.txt',
        bytes: [
          'Contact: mailto:ada@quill.example',
          'Expires: 2027-06-30T00:00:00Z',
          `Preferred-Languages: ${site.language}`,
          'Canonical: https://quill.example/.well-known/security.txt',
          '',
        ].join('\n'),
      },
    ]);
  });

  it('is reported when it is out of date', async () => {
    const change = (text: string) =>
      `${text}security:\n  contact: mailto:ada@quill.example\n  expires: '2027-06-30'\n`;
    await withTree({ 'site.yaml': change }, async (contentDir) => {
      const printedOn = async (today: string) =>
        formatDiagnostics(lintContent(await readRawContent(contentDir), today));
      expect(await printedOn('2027-06-29')).not.toContain('security.expires');
      expect(await printedOn('2027-07-01')).toContain(
        'security.expires is "2027-06-30", which is in the past',
      );
    });
  });
});
