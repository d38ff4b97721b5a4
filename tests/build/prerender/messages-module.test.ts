import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { messagesModule } from '../../../src/build/prerender/messages-module.ts';
import { readLocale } from '../../../src/content/read-locale.ts';
import type { SiteMessages } from '../../../src/i18n/locale.ts';
import { isMessage, type Messages, siteMessages } from '../../../src/i18n/schema.ts';

const folder = new URL('../../../src/locales/', import.meta.url);
const languages = (await readdir(folder)).map((file) => file.replace('.yaml', ''));

/** The messages module of a page, with the owner's translations in place of those of the language. */
async function wordsOf(tag: string, own = {}): Promise<SiteMessages> {
  const { locale } = await readLocale(tag, own);
  const code = encodeURIComponent(messagesModule(locale));
  return import(/* @vite-ignore */ `data:text/javascript,${code}`) as Promise<SiteMessages>;
}

describe('the messages module of a page', () => {
  it.each(languages)('has every message and fills in every placeholder: %s', async (tag) => {
    const translations = (await wordsOf(tag)) as unknown as Record<string, unknown>;
    const expectAll = (messages: Messages, actual: Record<string, unknown>): void => {
      for (const [name, entry] of Object.entries(messages)) {
        if (!isMessage(entry)) expectAll(entry, actual[name] as Record<string, unknown>);
        else if (entry.placeholders.length === 0) expect(actual[name], name).toMatch(/\S/);
        else {
          for (const count of [1, 2, 3, 5, 21]) {
            const values = Object.fromEntries(entry.placeholders.map((key) => [key, `<${key}>`]));
            const text = (actual[name] as (values: object) => string)({ ...values, count });
            expect(text, name).toMatch(/\S/);
            expect(text, name).not.toMatch(/[{}]|undefined/);
            for (const key of entry.placeholders.filter((key) => key !== 'count'))
              expect(text, name).toContain(`<${key}>`);
          }
        }
      }
    };
    expectAll(siteMessages, translations);
    expect([translations.comma, translations.semicolon]).not.toContain(undefined);
  });

  it('picks the plural form of the language', async () => {
    const { shownProjects } = await wordsOf('pl');
    expect([1, 3, 12].map((count) => shownProjects({ count }))).toEqual([
      '1 widoczny projekt',
      '3 widoczne projekty',
      '12 widocznych projektów',
    ]);
    expect((await wordsOf('ar')).shownProjects({ count: 2 })).toBe('مشروعان معروضان');
    const hebrew = (await wordsOf('he')).shownProjects;
    expect([1, 2, 20].map((count) => hebrew({ count }))).toEqual([
      'מוצג פרויקט אחד',
      'מוצגים שני פרויקטים',
      'מוצגים \u206820\u2069 פרויקטים',
    ]);
  });

  it('isolates values in right-to-left text', async () => {
    const { picturesOf } = await wordsOf('ar');
    expect(picturesOf({ title: 'C++ (2nd)' })).toBe('صور \u2068C++ (2nd)\u2069');
    expect((await wordsOf('en')).picturesOf({ title: 'C++ (2nd)' })).toBe('Pictures of C++ (2nd)');
  });

  it('keeps every character of an owner’s translation and never executes it', async () => {
    const text = ['`$', '{1 + 1}` </script> \\ "\''].join('');
    const { menu, picturesOf } = await wordsOf('en', {
      words: { menu: text, picturesOf: ['`$` \\ $', '{title}'].join('') },
    });
    expect(menu).toBe(text);
    expect(picturesOf({ title: 'A' })).toBe('`$` \\ $A');
  });

  it('falls back to English plural forms if the owner’s language has no file', async () => {
    const { shownProjects } = await wordsOf('uk', { words: { menu: 'Меню' } });
    expect([1, 3, 5].map((count) => shownProjects({ count }))).toEqual([
      '1 project shown',
      '3 projects shown',
      '5 projects shown',
    ]);
  });
});
