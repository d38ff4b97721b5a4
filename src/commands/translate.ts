import { ContentStore } from '../content/content-store.ts';
import { commandHint } from '../core/command-hint.ts';
import { formatDiagnostics } from '../core/diagnostics.ts';
import { listAt, valueAt } from '../core/field-path.ts';
import { countNoun } from '../core/text.ts';
import { isKnownLanguage } from '../i18n/language.ts';
import { ContentChange, withContentLock } from '../owner/content-change.ts';
import { planTranslation } from '../owner/plan-translation.ts';
import { readRawContent, recordsOf } from '../site/read-content.ts';
import { setField } from '../yaml/edit-yaml.ts';
import { changesContent, refuseUneditable } from './change-content.ts';
import { refuse } from './command.ts';

export const run = changesContent<{ to: string; content: string }>(
  async ({ options, contentDir }, terminal) => {
    const { to: language } = options;
    if (!language || !/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language) || !isKnownLanguage(language))
      return refuse(
        terminal,
        `--to ${language ? `is "${language}"` : 'is missing'}, expected the tag of a language, for example:   ${commandHint('translate --to fr')}`,
      );
    return withContentLock(contentDir, async () => {
      const settings = await withLanguage(contentDir, language);
      if (settings === null)
        return refuse(terminal, `The site is written in ${language}. Nothing was changed.`);
      const { translations, diagnostics, entries, locale } = await readRawContent(contentDir, {
        texts: settings,
      });
      const translation = translations.find((each) => each.language === language);
      if (!translation) return refuseUneditable('content/site.yaml has an error', terminal);
      const own = diagnostics.filter(({ file }) => file.startsWith(`content/${language}/`));
      if (own.length > 0)
        terminal.print(`Translations that no longer match the content:\n\n${formatDiagnostics(own)}\n`);
      if (!entries) return refuseUneditable('content/ has errors', terminal);
      const { texts, added } = await planTranslation(contentDir, translation, locale);
      const change = await ContentChange.begin(contentDir);
      await change.commit(new Map(), new Map([...settings, ...texts])).finally(() => change.discard());
      const missing = translation.files
        .flatMap(({ texts: all }) => all)
        .filter((text) => text.translation === undefined).length;
      terminal.print(
        missing === 0
          ? `Every text has a translation in content/${language}/.`
          : `${countNoun(missing, 'text')} to translate in content/${language}/, ${added === 0 ? 'none' : added} of them new. Each is empty, below its text in the first language. Run this again when they are translated.`,
      );
      return 0;
    });
  },
);

/** site.yaml with the language added to its languages; null for the first language itself. */
async function withLanguage(contentDir: string, language: string): Promise<Map<string, string> | null> {
  const { sources } = await readRawContent(contentDir);
  const site = recordsOf(sources, 'site.yaml')[0]?.value;
  const first = valueAt(site, ['language']);
  if (first === language) return null;
  const languages = listAt(site, ['languages']);
  if (languages.includes(language)) return new Map();
  const text = (await new ContentStore(contentDir).readEditable('site.yaml')) ?? '';
  const all = [...(languages.length > 0 ? languages : [first]), language];
  return new Map([['site.yaml', setField(text, ['languages'], all)]]);
}
