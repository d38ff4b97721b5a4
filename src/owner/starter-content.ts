import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { LookName } from '../brand/look.ts';
import { readLocale } from '../content/read-locale.ts';
import { exampleOf } from '../content/schema-fields.ts';
import { valueAt } from '../core/field-path.ts';
import { descriptionLength } from '../core/limits.ts';
import { asSentence, uncapitalize, withName } from '../core/text.ts';
import { pageTextFile } from '../features/texts/props.ts';
import { engineRoot } from '../files/output-paths.ts';
import { filesBelow } from '../files/read-files.ts';
import type { Locale } from '../i18n/locale.ts';
import { type ContentFile, type ContentFiles, contentFilesOf } from '../site/content-files.ts';
import { readStructure } from '../site/read-structure.ts';
import { printFile, printItem } from '../yaml/print-yaml.ts';

/** The field `for` in starter/content/ names the professions that an entry is for. */
export const professions = ['developer', 'designer', 'photographer', 'researcher', 'other'] as const;

/** A profile on another site, as in owner.yaml. */
export type Profile = { network: string; address: string };

/** The answers to `npm run new`; "" for a skipped question. */
export type OwnerAnswers = {
  profession: (typeof professions)[number];
  name: string;
  role: string;
  location: string;
  email: string;
  profiles: Profile[];
  /** Where the site will be published. */
  url: string;
  formService: string;
  /** Without one, messages go to the inbox of `npm start`. */
  formKey: string;
  /** A sentence or two about yourself. */
  about: string;
  /** What you like to do. */
  hobbies: string;
  language: string;
  /** Further languages of the site, separated by commas. */
  languages: string;
  paper: 'letter' | 'a4';
  /** Pages in the footer, written with the site. */
  legal: '' | 'yes';
  privacy: '' | 'yes';
  /** "" for the default, without brand.yaml. */
  look: LookName | '';
};

export type Answers = OwnerAnswers & { year: number };

const starterDir = path.join(engineRoot, 'starter');

/** The placeholder portrait, by its path in content/ without extension. */
export const starterPortrait = 'images/about/portrait';

/** The placeholder picture of a new record, and its alternative text. */
export const placeholder = {
  read: () => readFile(path.join(starterDir, 'new-record.png')),
  alt: 'A green underscore on pale paper.',
};

/** Comments and examples in the files of owners are English. Owners with another language get none. */
export function isEnglish({ language }: Pick<Locale, 'language'>): boolean {
  return /^en\b/.test(language);
}

/** A placeholder in the language of the site; only English ones describe what belongs there. */
export function placeholderText(description: string, locale: Pick<Locale, 'language' | 'starter'>): string {
  const { unwritten } = locale.starter;
  if (!isEnglish(locale)) return asSentence(unwritten);
  return `${unwritten}: ${uncapitalize(description.replace(/[;.].*$/, ''))}.`;
}

/**
 * The files of a new content/, by path. Unknown texts are left out or marked as unwritten; lists are empty, with an example
 * in English comments. In starter/content/, `{{name}}` is an answer and `{{words.projects}}` a translation; of `firstOf`, the first
 * text whose questions were answered is used; `fitting` is shortened to the length that search engines show. An entry with
 * `for` is only for these professions, one with `given` only for sites with that answer.
 */
export async function writeStarterFiles(answers: Answers): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>();
  const contentDir = path.join(starterDir, 'content');
  const { locale } = await readLocale(answers.language);
  const words = locale.starter;
  const valueIn = async (name: string): Promise<unknown> =>
    fillInValue(translate(parse(await readFile(path.join(contentDir, name), 'utf8')), words), answers);
  const pages = (await valueIn('pages.yaml')) as unknown[];
  const structure = contentFilesOf(readStructure(pages, await valueIn('about.yaml')));
  for (const [name, file] of structure) {
    if (file.shape === 'list' && !file.isOptional) files.set(name, emptyList(file, locale));
  }
  const texts = pages.map((page) => pageTextFile(String(valueAt(page, ['name']))));
  for (const name of await filesBelow(contentDir)) {
    if (name.startsWith('pages/') && !texts.includes(name)) continue;
    if (name === 'brand.yaml' && answers.look === '') continue;
    const bytes = await readFile(path.join(contentDir, name));
    const isText = name.endsWith('.md') || name.endsWith('.yaml');
    const filled = isText ? fillIn(name, bytes.toString(), locale, answers, structure) : bytes;
    if (filled !== null) files.set(name, filled);
  }
  return files;
}

/** Null for a file without answers. */
function fillIn(
  name: string,
  text: string,
  locale: Locale,
  answers: Answers,
  known: ContentFiles,
): string | null {
  const words = locale.starter;
  if (name.endsWith('.md')) {
    const first = firstOf(translateText(text, words).trim().split('\n---\n'), answers);
    return first === '' ? null : `${withAnswers(first, answers, escapeMarkdown)}\n`;
  }
  const about = known.get(name)?.about;
  if (about === undefined) return null;
  const value = fillInValue(translate(parse(text), words), answers);
  const comment = `${about}\nEvery field is explained in docs/content.md of underscore-portfolio.`;
  return printFile(headingOf(comment, locale), value);
}

/** A comment in every language. */
const guide = 'underscore-portfolio: docs/content.md';

/** The comment at the top of a file: what it contains, in English only. */
export function headingOf(about: string, locale: Pick<Locale, 'language'>): string {
  return isEnglish(locale) ? about : guide;
}

function fillInValue(value: unknown, answers: Answers): unknown {
  if (typeof value === 'string') {
    // A single answer keeps its type: a year is a number.
    const only = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
    // Typed text must not become emphasis or links.
    if (only === 'about') return escapeMarkdown(answers.about);
    return only ? answers[only as keyof Answers] : withAnswers(value, answers);
  }
  if (Array.isArray(value)) {
    const records: unknown[] = value;
    return records
      .filter((record) => isIncluded(record, answers))
      .map((record) => fillInValue(record, answers));
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('fitting' in value) return fitting(String(fillInValue(value.fitting, answers)), answers.name);
  if ('firstOf' in value) return fillInValue(firstOf(value.firstOf as string[], answers), answers);
  const fields = Object.entries(value).filter(
    ([key, part]) => key !== 'for' && key !== 'given' && isIncluded(part, answers),
  );
  return Object.fromEntries(fields.map(([key, part]) => [key, fillInValue(part, answers)]));
}

function isIncluded(part: unknown, answers: Answers): boolean {
  const [whose, given] = ['for', 'given'].map((key) => valueAt(part, [key]));
  const isTheirs = !Array.isArray(whose) || whose.includes(answers.profession);
  return isTheirs && (given === undefined || answers[given as keyof Answers] !== '');
}

function firstOf(texts: string[], answers: Answers): string {
  const isAnswered = (text: string) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].every(([, key]) => answers[key as keyof Answers] !== '');
  return texts.find(isAnswered) ?? '';
}

/** Shortens a sentence by its last parts until it fits a description with this name. */
function fitting(sentence: string, name: string): string {
  const end = sentence.slice(-1);
  let fit = sentence;
  while (withName(fit, name).length > descriptionLength.max) {
    const cut = fit.replace(/[,،、][^,،、]*$/u, end);
    if (cut === fit) return fit;
    fit = cut;
  }
  return fit;
}

function translate(value: unknown, words: Locale['starter']): unknown {
  if (typeof value === 'string') return translateText(value, words);
  if (Array.isArray(value)) return value.map((part) => translate(part, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, translate(part, words)]));
}

/** Translations contain answers; `{name}` stays, because content/ fills it in. */
function translateText(text: string, words: Locale['starter']): string {
  return text.replaceAll(/\{\{words\.(\w+)\}\}/g, (_, key: keyof Locale['starter']) =>
    words[key].replaceAll(/\{(?!name\})(\w+)\}/g, '{{$1}}'),
  );
}

function withAnswers(text: string, answers: Answers, prepare = (answer: string) => answer): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, key) => prepare(String(answers[key as keyof Answers])));
}

/** New pages are inserted before these. */
const lastKinds = ['about', 'contact', 'notFound'];

export function indexOfNewPage(pages: readonly unknown[]): number {
  const last = pages.findIndex((page) => lastKinds.includes(String(valueAt(page, ['kind']))));
  return last < 0 ? pages.length : last;
}

/** A page of a new site in its language, without the sections and categories of professions. */
export async function starterPage(
  kind: 'experiences' | 'gallery' | 'projects',
  owner: Pick<OwnerAnswers, 'name' | 'role'>,
  locale: Locale,
): Promise<Record<string, unknown>> {
  const text = await readFile(path.join(starterDir, 'content/pages.yaml'), 'utf8');
  const pages = translate(parse(text), locale.starter) as Record<string, unknown>[];
  // The last page of a kind is the one of most professions.
  const page =
    kind === 'experiences'
      ? pages.findLast((each) => each.kind === kind)
      : pages.find((each) => each.kind === kind);
  const answers = { ...owner, profession: 'other' } as Answers;
  const { for: _for, categories: _categories, all: _all, sections, ...rest } = page ?? {};
  const resume = (sections as Record<string, unknown>[] | undefined)?.filter(
    (each) => each.kind === 'resume',
  );
  const filled = { ...rest, ...(resume ? { sections: resume } : {}) };
  return fillInValue(filled, answers) as Record<string, unknown>;
}

function emptyList({ order, schema, about }: ContentFile, locale: Locale): string {
  if (!isEnglish(locale)) return printFile(guide, []);
  const example = printItem(exampleOf(schema), 0).replaceAll(/^(?=.)/gm, '# ');
  return [
    `# ${about}`,
    order === 'as-written'
      ? '# The page shows the records in this order.'
      : '# Oldest first: add new records at the end.',
    '# Example of a record. To use it, delete the # and the space at the start of each line.',
    '#',
    example,
    '',
  ].join('\n');
}

/** Escapes typed text, so that it has no Markdown marks. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/, '$1\\$2');
}
