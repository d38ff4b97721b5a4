import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readLocale } from '../content/read-locale.ts';
import { isGroup } from '../core/field-path.ts';
import type { TranslatedFile } from '../site/languages/merge-translation.ts';
import { readRawContent } from '../site/read-content.ts';
import { replacePath } from '../yaml/change.ts';
import { setField } from '../yaml/edit-yaml.ts';
import { printFile } from '../yaml/print-yaml.ts';
import { planTranslation, translationHeading } from './plan-translation.ts';
import { type Answers, escapeMarkdown, writeStarterFiles } from './starter-content.ts';

/**
 * Adds the further languages of the answers to new content: what the program has in that language is translated, and what
 * the owner typed is left to translate. Placeholders are translated once they are written.
 */
export async function writeStarterTranslations(contentDir: string, answers: Answers): Promise<void> {
  const languages = readLanguages(answers);
  if (languages.length === 0) return;
  const siteFile = path.join(contentDir, 'site.yaml');
  const site = await readFile(siteFile, 'utf8');
  await writeFile(siteFile, setField(site, ['languages'], [answers.language, ...languages]));
  for (const language of languages) {
    const written = await translateStarter(contentDir, language, answers);
    await writeTexts(contentDir, written);
    // Once more, with the translations.
    const { locale, translations } = await readRawContent(contentDir);
    const translation = translations.find((each) => each.language === language);
    if (!translation) continue;
    const files = translation.files.map((file) => ({
      ...file,
      texts: file.texts.filter(({ source }) => !String(source).includes(locale.starter.unwritten)),
    }));
    const { texts } = await planTranslation(contentDir, { ...translation, files }, locale);
    await writeTexts(contentDir, texts);
  }
}

/** The further languages, without the first one. */
function readLanguages({ language, languages }: Answers): string[] {
  const [first] = language.split('-');
  return languages.split(', ').filter((tag) => tag !== '' && tag !== language && tag !== first);
}

/** Texts of files of a language, with what the same new content says in it. */
async function translateStarter(
  contentDir: string,
  language: string,
  answers: Answers,
): Promise<Map<string, string>> {
  // The starter of a language that the program lacks is English.
  if ((await readLocale(language)).missing.length > 0) return new Map();
  const starter = await writeStarterFiles({ ...answers, language, languages: '' });
  const inLanguage = new Map<string, string>();
  for (const [name, content] of starter) if (typeof content === 'string') inLanguage.set(name, content);
  const site = inLanguage.get('site.yaml') ?? '';
  inLanguage.set('site.yaml', setField(site, ['languages'], [language, answers.language]));
  const [own, other] = await Promise.all([
    readRawContent(contentDir),
    readRawContent(contentDir, { texts: inLanguage }),
  ]);
  const { role, about, hobbies } = answers;
  const typed = [role, ...[about, hobbies].map(escapeMarkdown)].filter((answer) => answer !== '');
  const isOfStarter = (text: unknown) =>
    ![other.locale.starter.unwritten, ...typed].some((answer) => String(text).includes(answer));
  const texts = new Map<string, string>();
  for (const file of own.translations.find((each) => each.language === language)?.files ?? []) {
    const same = other.translations[0]?.files.find((each) => each.file === file.file);
    // Both have the same fields, so that their texts are in the same order.
    if (same?.texts.length !== file.texts.length) continue;
    const translated = file.texts.flatMap((text, index) => {
      const translation = same.texts[index]?.source;
      return isOfStarter(translation) ? [{ ...text, translation }] : [];
    });
    if (translated.length > 0)
      texts.set(`${language}/${file.file}`, printTranslation({ ...file, texts: translated }, own.locale));
  }
  return texts;
}

function printTranslation({ file, texts }: TranslatedFile, locale: Parameters<typeof translationHeading>[1]) {
  const body = texts.find(({ path: field }) => field.length === 0);
  const fields = texts
    .filter(({ path: field }) => field.length > 0)
    .reduce<unknown>((group, { path: field, translation }) => replacePath(group, field, translation), {});
  const hasFields = isGroup(fields) && Object.keys(fields).length > 0;
  if (!file.endsWith('.md')) return printFile(translationHeading(file, locale), fields);
  return `${hasFields ? `---\n${printFile('', fields)}---\n` : ''}${String(body?.translation ?? '')}\n`;
}

async function writeTexts(contentDir: string, texts: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of texts) {
    const file = path.join(contentDir, ...name.split('/'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
