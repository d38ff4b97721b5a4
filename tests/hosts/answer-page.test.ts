import { expect, it } from 'vitest';
import { readLocale } from '../../src/content/read-locale.ts';
import { thanksPage } from '../../src/hosts/answer-page.ts';

it('thanks in the language of the site, in its direction', async () => {
  const { locale } = await readLocale('ar');
  const [page] = await thanksPage({ base: '/', locale, styles: {}, policy: [] });
  expect(page?.bytes).toContain('<html lang="ar" dir="rtl">');
  expect(page?.bytes).toContain(locale.documents.thanks);
});
