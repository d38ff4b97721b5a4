import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { readLocale } from '../content/read-locale.ts';
import { type Diagnostic, hasErrors } from '../core/diagnostics.ts';
import { isGroup, valueAt } from '../core/field-path.ts';
import { countNoun, stemOf } from '../core/text.ts';
import { exists } from '../files/read-files.ts';
import { renameFile } from '../files/rename.ts';
import type { Locale } from '../i18n/locale.ts';
import { namedStem } from '../media/originals/index-originals.ts';
import { canRecordShow } from '../media/originals/list-originals.ts';
import type { TranslatedFile } from '../site/languages/merge-translation.ts';
import { readRawContent } from '../site/read-content.ts';
import { replacePath } from '../yaml/change.ts';
import { appendTo, setField } from '../yaml/edit-yaml.ts';
import { printFile } from '../yaml/print-yaml.ts';
import { readGalleries } from './create-gallery.ts';
import { normalizePhoto, type PhotoStorageOptions } from './normalize-photo.ts';
import { planTranslation, translationHeading } from './plan-translation.ts';
import {
  type Answers,
  escapeMarkdown,
  type OwnerAnswers,
  starterPortrait,
  writeStarterFiles,
} from './starter-content.ts';

const galleriesOnAbout = { title: 'Pictures', list: [] };

export type NewContent = {
  /** The folder of content/. */
  root: string;
  answers: OwnerAnswers;
  /** Whether existing galleries stay, with their pictures. */
  keepsPictures: boolean;
  /** YYYY-MM-DD; names the backup and gives the year. */
  today: string;
  /** A photo of the owner and its alternative text; null for the placeholder. */
  portrait: { file: string; alt: string } | null;
};

/** Answers whose content has errors; nothing has been changed. */
export class UnusableAnswers extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super('The new content has problems.');
    this.diagnostics = diagnostics;
  }
}

/**
 * Writes a new content/ to a temporary folder, validates it, and replaces the old one, which is kept as
 * content-backup-<date> (or -2, -3 …). Resolves with the name of the backup, or null. Rejects with `UnusableAnswers`, or
 * `UnsupportedMediaError` for the portrait; then nothing has changed.
 */
export async function makeNewContent(options: NewContent): Promise<string | null> {
  const { root, answers, keepsPictures, today, portrait } = options;
  const contentDir = path.join(root, 'content');
  const newDir = path.join(root, `.content-new-${process.pid}-${randomBytes(3).toString('hex')}`);
  try {
    const year = Number(today.slice(0, 4));
    const files = await writeStarterFiles({ ...answers, year });
    for (const [name, bytes] of files) await writeInto(newDir, name, bytes);
    await writeStarterTranslations(newDir, { ...answers, year });
    if (portrait) await usePortrait(newDir, portrait, { largest: 1600, credit: answers.name, licence: '' });
    if (keepsPictures) await keepPictures(contentDir, newDir);
    const { diagnostics } = await readRawContent(newDir);
    if (hasErrors(diagnostics)) throw new UnusableAnswers(diagnostics);
    return await replaceKeepingBackup(newDir, contentDir, path.join(root, `content-backup-${today}`));
  } finally {
    await rm(newDir, { recursive: true, force: true });
  }
}

async function writeInto(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const file = path.join(folder, ...name.split('/'));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function usePortrait(
  newDir: string,
  { file, alt }: { file: string; alt: string },
  photoStorageOptions: PhotoStorageOptions,
): Promise<void> {
  const { stored, ending } = await normalizePhoto({ file }, photoStorageOptions);
  await rm(path.join(newDir, `${starterPortrait}.png`));
  await writeInto(newDir, `${starterPortrait}${ending}`, stored);
  const name = path.join(newDir, 'about.yaml');
  const text = await readFile(name, 'utf8');
  if (alt) await writeFile(name, setField(text, ['portrait', 'alt'], alt));
}

async function keepPictures(contentDir: string, newDir: string): Promise<void> {
  const named = (await readGalleries(newDir)).map(({ name }) => name);
  const { rawContent, sources } = await readRawContent(contentDir);
  for (const { name, photos } of await readGalleries(contentDir)) {
    const list = await readFile(path.join(contentDir, `${name}.yaml`)).catch(() => null);
    if (!list) continue;
    await writeInto(newDir, `${name}.yaml`, list);
    // A video has a poster and captions of its name.
    const stems = new Set(photos.map(({ file }) => `/${stemOf(file)}`));
    const originals = sources.originals.filter((each) => canRecordShow(each) && stems.has(namedStem(each)));
    for (const { relative, absolute } of originals)
      await writeInto(newDir, relative, await readFile(absolute));
    if (named.includes(name)) continue;
    const about = path.join(newDir, 'about.yaml');
    const title = rawContent?.galleries.find((gallery) => gallery.name === name)?.title || name;
    const text = await readFile(about, 'utf8');
    const withGalleries = valueAt(parse(text), ['galleries'])
      ? text
      : setField(text, ['galleries'], galleriesOnAbout);
    await writeFile(about, appendTo(withGalleries, { name, title }, ['galleries', 'list']));
  }
}

/** Replaces `current` by `next`. A stop between the two renames leaves both complete, under other names. */
async function replaceKeepingBackup(next: string, current: string, backup: string): Promise<string | null> {
  if (!(await exists(current))) {
    await renameFile(next, current);
    return null;
  }
  let backupFolder = backup;
  for (let number = 2; await exists(backupFolder); number += 1) backupFolder = `${backup}-${number}`;
  await renameFile(current, backupFolder);
  try {
    await renameFile(next, current);
  } catch (error) {
    await renameFile(backupFolder, current);
    throw error;
  }
  return path.basename(backupFolder);
}

/** The number of records in each file of content/, as phrases for the owner. */
export async function describeContent(contentDir: string): Promise<string[]> {
  const { sources } = await readRawContent(contentDir);
  return [...sources.files.values()]
    .filter(({ shape, kind }) => shape === 'list' && kind !== 'pages')
    .map(({ name }) => ({ name, count: sources.records.get(name)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${countNoun(count, 'record')} in ${name}`);
}

/**
 * Adds the other languages of the answers to new content. Texts of the program are translated; texts of the owner
 * are left to translate. Placeholders are translated once they are written.
 */
async function writeStarterTranslations(contentDir: string, answers: Answers): Promise<void> {
  const languages = readLanguages(answers);
  if (languages.length === 0) return;
  const siteFile = path.join(contentDir, 'site.yaml');
  const site = await readFile(siteFile, 'utf8');
  await writeFile(siteFile, setField(site, ['languages'], [answers.language, ...languages]));
  for (const language of languages) {
    const written = await translateStarter(contentDir, language, answers);
    for (const [name, text] of written) await writeInto(contentDir, name, text);
    // Once more, with the translations.
    const { locale, translations } = await readRawContent(contentDir);
    const translation = translations.find((each) => each.language === language);
    if (!translation) continue;
    const files = translation.files.map((file) => ({
      ...file,
      texts: file.texts.filter(({ source }) => !String(source).includes(locale.starter.unwritten)),
    }));
    const { texts } = await planTranslation(contentDir, { ...translation, files }, locale);
    for (const [name, text] of texts) await writeInto(contentDir, name, text);
  }
}

function readLanguages({ language, languages }: Answers): string[] {
  const [first] = language.split('-');
  return languages.split(', ').filter((tag) => tag !== '' && tag !== language && tag !== first);
}

/** Texts of the files of a language, with the same new content in that language. */
async function translateStarter(
  contentDir: string,
  language: string,
  answers: Answers,
): Promise<Map<string, string>> {
  // For a language that the program lacks, the starter is English.
  if ((await readLocale(language)).missing.length > 0) return new Map();
  const starter = await writeStarterFiles({ ...answers, language, languages: '' });
  const inLanguage = new Map(
    [...starter].filter((file): file is [string, string] => typeof file[1] === 'string'),
  );
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

function printTranslation({ file, texts }: TranslatedFile, locale: Locale): string {
  const body = texts.find(({ path: field }) => field.length === 0);
  const fields = texts
    .filter(({ path: field }) => field.length > 0)
    .reduce<unknown>((group, { path: field, translation }) => replacePath(group, field, translation), {});
  const hasFields = isGroup(fields) && Object.keys(fields).length > 0;
  if (!file.endsWith('.md')) return printFile(translationHeading(file, locale), fields);
  return `${hasFields ? `---\n${printFile('', fields)}---\n` : ''}${String(body?.translation ?? '')}\n`;
}
