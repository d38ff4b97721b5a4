import { readLocale } from '../content/read-locale.ts';
import { commandHint } from '../core/command-hint.ts';
import { formatDiagnostics, Refused } from '../core/diagnostics.ts';
import { countNoun } from '../core/text.ts';
import { isLanguageTag } from '../i18n/language.ts';
import { commitTexts, withContentLock } from '../owner/content-change.ts';
import { addLanguage, knownTexts, planTranslation } from '../owner/plan-translation.ts';
import { furtherLanguages } from '../site/languages/site-languages.ts';
import { readRawContent, valueOfFile } from '../site/read-content.ts';
import { changesContent, uneditable } from './change-content.ts';

export const run = changesContent<{ to: string; content: string }>(
  async ({ options, contentDir }, terminal) => {
    const { to: language } = options;
    if (!language || !isLanguageTag(language)) {
      const { sources } = await readRawContent(contentDir);
      const [known = 'fr'] = furtherLanguages(valueOfFile(sources, 'site.yaml'));
      throw new Refused(
        `--to ${language ? `is "${language}"` : 'is missing'}, expected the tag of a language, for example:   ${commandHint(`translate --to ${known}`)}`,
      );
    }
    return withContentLock(contentDir, async () => {
      const settings = await addLanguage(contentDir, language);
      const { translations, diagnostics, rawContent, locale } = await readRawContent(contentDir, {
        texts: settings,
      });
      if (locale.language === language)
        throw new Refused(`The site is written in ${language}. Nothing was changed.`);
      const translation = translations.find((each) => each.language === language);
      if (!translation) throw uneditable('content/site.yaml has an error');
      const merged = await readRawContent(contentDir, {
        texts: new Map([...settings, ...translation.texts]),
      });
      const misfits = [
        ...diagnostics.filter(({ file }) => file.startsWith(`content/${language}/`)),
        ...(rawContent ? merged.diagnostics.flatMap((each) => translation.relocate(each) ?? []) : []),
      ];
      if (misfits.length > 0)
        terminal.print(`Translations that no longer match the content:\n\n${formatDiagnostics(misfits)}\n`);
      if (!rawContent) throw uneditable('content/ has errors');
      const own = await readLocale(language);
      const { texts, added, known, renewed } = await planTranslation(
        contentDir,
        translation,
        locale,
        // Otherwise they would be English.
        own.missing.length === 0 ? knownTexts(locale, own.locale) : undefined,
      );
      await commitTexts(contentDir, new Map([...settings, ...texts]));
      const missing =
        translation.files.flatMap(({ texts: all }) => all).filter((text) => text.translation === undefined)
          .length - known;
      if (renewed > 0)
        terminal.print(
          `Updated ${countNoun(renewed, 'text')} of the first language above empty fields, because they have changed since the last run.`,
        );
      if (known > 0)
        terminal.print(
          `Filled in ${countNoun(known, 'text')} with the standard texts of a new site in ${language}, such as headings.`,
        );
      terminal.print(
        missing === 0
          ? `Every text has a translation in content/${language}/.`
          : `${countNoun(missing, 'text')} to translate in content/${language}/, ${added === known ? 'none' : added - known} of them new. Each empty field is below its text in the first language. Run this command again after the translation.`,
      );
      return 0;
    });
  },
);
