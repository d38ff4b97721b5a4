import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { securityTxt } from '../../src/build/head/site-files.ts';
import { readLocale } from '../../src/content/read-locale.ts';
import { siteSchema } from '../../src/content/site-schema.ts';
import { thanksPage } from '../../src/hosts/answer-page.ts';

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
});
