import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { messagesModule } from '../../../src/build/prerender/messages-module.ts';
import { readLocale } from '../../../src/content/read-locale.ts';
import type { SiteWords } from '../../../src/i18n/locale.ts';
import { pluralRuleOf } from '../../../src/i18n/plural-rules.ts';
import { isMessage, type Messages, siteWords } from '../../../src/i18n/schema.ts';

const folder = new URL('../../../src/locales/', import.meta.url);
const languages = (await readdir(folder)).map((file) => file.replace('.yaml', ''));

/** What a page would import, with the owner's words laid over those of the language. */
async function wordsOf(tag: string, own = {}): Promise<SiteWords> {
  const { locale } = await readLocale(tag, own);
  const { rule } = pluralRuleOf(tag);
  const imported = `import { ${rule.name} as rule } from '/src/i18n/plural-rules.ts';`;
  const source = messagesModule(locale);
  expect(source).toContain(imported);
  const name = `rule of ${tag}`;
  Object.assign(globalThis, { [name]: rule });
  const code = source.replace(imported, `const rule = globalThis[${JSON.stringify(name)}];`);
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`) as Promise<SiteWords>;
}

describe('the words that pages load', () => {
  it.each(languages)('say all there is to say, with what is filled in: %s', async (tag) => {
    const words = (await wordsOf(tag)) as unknown as Record<string, unknown>;
    const walk = (messages: Messages, said: Record<string, unknown>): void => {
      for (const [name, entry] of Object.entries(messages)) {
        if (!isMessage(entry)) walk(entry, said[name] as Record<string, unknown>);
        else if (entry.placeholders.length === 0) expect(said[name], name).toMatch(/\S/);
        else {
          for (const count of [1, 2, 3, 5, 21]) {
            const values = Object.fromEntries(entry.placeholders.map((key) => [key, `<${key}>`]));
            const text = (said[name] as (values: object) => string)({ ...values, count });
            expect(text, name).toMatch(/\S/);
            expect(text, name).not.toMatch(/[{}]|undefined/);
            for (const key of entry.placeholders.filter((key) => key !== 'count'))
              expect(text, name).toContain(`<${key}>`);
          }
        }
      }
    };
    walk(siteWords, words);
    expect([words.comma, words.semicolon]).not.toContain(undefined);
  });

  it('count as the language counts', async () => {
    const { shownProjects } = await wordsOf('pl');
    expect([1, 3, 12].map((count) => shownProjects({ count }))).toEqual([
      '1 widoczny projekt',
      '3 widoczne projekty',
      '12 widocznych projektów',
    ]);
    const arabic = await wordsOf('ar');
    expect(arabic.shownProjects({ count: 2 })).toBe('مشروعان معروضان');
  });

  it('keep what is filled in apart where lines run from right to left', async () => {
    const { picturesOf } = await wordsOf('ar');
    expect(picturesOf({ title: 'C++ (2nd)' })).toBe('صور \u2068C++ (2nd)\u2069');
    expect((await wordsOf('en')).picturesOf({ title: 'C++ (2nd)' })).toBe('Pictures of C++ (2nd)');
  });

  it('stay words, whatever signs their owner writes', async () => {
    const signs = ['`$', '{1 + 1}` </script> \\ "\''].join('');
    const { menu, picturesOf } = await wordsOf('en', {
      words: { menu: signs, picturesOf: ['`$` \\ $', '{title}'].join('') },
    });
    expect(menu).toBe(signs);
    expect(picturesOf({ title: 'A' })).toBe('`$` \\ $A');
  });

  it('have English forms where the owner of another language has written none', async () => {
    const { shownProjects } = await wordsOf('uk', { words: { menu: 'Меню' } });
    expect([1, 3, 5].map((count) => shownProjects({ count }))).toEqual([
      '1 project shown',
      '3 projects shown',
      '5 projects shown',
    ]);
  });
});
