import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { readLocale } from '../content/read-locale.ts';
import { exampleOf } from '../content/schema-fields.ts';
import { valueAt } from '../core/field-path.ts';
import { withName } from '../core/text.ts';
import { engineRoot } from '../files/output-paths.ts';
import { filesBelow } from '../files/read-files.ts';
import type { Locale } from '../i18n/locale.ts';
import { type ContentFile, type ContentFiles, contentFilesOf } from '../site/content-files.ts';
import { descriptionLength } from '../site/lint/lint-content.ts';
import { readStructure } from '../site/read-structure.ts';
import { printFile, printItem } from '../yaml/print-yaml.ts';

/** What somebody is; starter/content/ says with `for` what belongs to whom. */
export const professions = ['developer', 'designer', 'photographer', 'researcher', 'else'] as const;

/** A page elsewhere, as owner.yaml writes it. */
export type Profile = { network: string; address: string };

/** What `npm run new` asks; "" for what is not known, or not wanted. */
export type OwnerAnswers = {
  as: (typeof professions)[number];
  name: string;
  role: string;
  location: string;
  email: string;
  profiles: Profile[];
  /** Where the site will be published. */
  url: string;
  formService: string;
  /** While there is none, messages go to the inbox of `npm start`. */
  formKey: string;
  /** A sentence or two about yourself. */
  about: string;
  /** What you like to do. */
  hobbies: string;
  language: string;
  paper: 'letter' | 'a4';
};

type Answers = OwnerAnswers & { year: number };

const starterDir = path.join(engineRoot, 'starter');

/** The portrait that stands in until the owner has put in their own, by its path in content/ without an ending. */
export const starterPortrait = 'images/about/portrait';

/** The picture of a new record until the owner has their own, as PNG, and what it shows. */
export const placeholder = {
  read: () => readFile(path.join(starterDir, 'new-record.png')),
  alt: 'A green underscore on pale paper.',
};

/**
 * Every file of a content/ that belongs to its owner from the first word: by path in content/. What is not known yet
 * is left out or said to be unwritten, not invented; lists begin empty, each with an example in comments. The words are
 * those of starter/content/, with answers in the place of `{{name}}` and its like, and with words of the owner's
 * language in that of `{{words.projects}}`; under `firstOf` stand texts of which the first is taken whose answers were
 * given, under `fitting` one that search engines show whole. A record or group with `for` is there for these
 * professions alone, one with `given` where that was answered.
 */
export async function writeStarterFiles(answers: Answers): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>();
  const contentDir = path.join(starterDir, 'content');
  const { locale } = await readLocale(answers.language);
  const words = locale.starter;
  const valueIn = async (name: string): Promise<unknown> =>
    fillInValue(inWords(parse(await readFile(path.join(contentDir, name), 'utf8')), words), answers);
  const pages = (await valueIn('pages.yaml')) as unknown[];
  const known = contentFilesOf(readStructure(pages, await valueIn('about.yaml')));
  for (const [name, file] of known) {
    if (file.shape === 'list' && !file.isOptional) files.set(name, emptyList(file));
  }
  for (const name of await filesBelow(contentDir)) {
    const bytes = await readFile(path.join(contentDir, name));
    const isText = name.endsWith('.md') || name.endsWith('.yaml');
    const filled = isText ? fillIn(name, bytes.toString(), words, answers, known) : bytes;
    if (filled !== null) files.set(name, filled);
  }
  return files;
}

/** Null for a file that nothing was answered for. */
function fillIn(
  name: string,
  text: string,
  words: Locale['starter'],
  answers: Answers,
  known: ContentFiles,
): string | null {
  if (name.endsWith('.md')) {
    const first = firstOf(withWords(text, words).trim().split('\n---\n'), answers);
    return first === '' ? null : `${withAnswers(first, answers, escapeMarkdown)}\n`;
  }
  const about = known.get(name)?.about;
  if (about === undefined) return null;
  const value = fillInValue(inWords(parse(text), words), answers);
  return printFile(`${about}\nEvery field is explained in docs/content.md of underscore-portfolio.`, value);
}

function fillInValue(value: unknown, answers: Answers): unknown {
  if (typeof value === 'string') {
    // An answer by itself keeps its type: a year is a number.
    const only = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
    // Words that somebody typed are no marks for emphasis or links.
    if (only === 'about') return escapeMarkdown(answers.about);
    return only ? answers[only as keyof Answers] : withAnswers(value, answers);
  }
  if (Array.isArray(value)) {
    const records: unknown[] = value;
    return records
      .filter((record) => isWanted(record, answers))
      .map((record) => fillInValue(record, answers));
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('fitting' in value) return fitting(String(fillInValue(value.fitting, answers)), answers.name);
  if ('firstOf' in value) return fillInValue(firstOf(value.firstOf as string[], answers), answers);
  const fields = Object.entries(value).filter(
    ([key, part]) => key !== 'for' && key !== 'given' && isWanted(part, answers),
  );
  return Object.fromEntries(fields.map(([key, part]) => [key, fillInValue(part, answers)]));
}

function isWanted(part: unknown, answers: Answers): boolean {
  const [whose, given] = ['for', 'given'].map((key) => valueAt(part, [key]));
  const isTheirs = !Array.isArray(whose) || whose.includes(answers.as);
  return isTheirs && (given === undefined || answers[given as keyof Answers] !== '');
}

/** The first text whose answers were all given. */
function firstOf(texts: string[], answers: Answers): string {
  const isAnswered = (text: string) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].every(([, key]) => answers[key as keyof Answers] !== '');
  return texts.find(isAnswered) ?? '';
}

/** A sentence without as many of its last parts as make it too long, with this name in it. */
function fitting(sentence: string, name: string): string {
  const end = sentence.slice(-1);
  let fit = sentence;
  while (withName(fit, name).length > descriptionLength.most) {
    const cut = fit.replace(/[,،、][^,،、]*$/u, end);
    if (cut === fit) return fit;
    fit = cut;
  }
  return fit;
}

function inWords(value: unknown, words: Locale['starter']): unknown {
  if (typeof value === 'string') return withWords(value, words);
  if (Array.isArray(value)) return value.map((part) => inWords(part, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inWords(part, words)]));
}

/** What the words leave open is an answer, but for the name, which stays open in content/. */
function withWords(text: string, words: Locale['starter']): string {
  return text.replaceAll(/\{\{words\.(\w+)\}\}/g, (_, key: keyof Locale['starter']) =>
    words[key].replaceAll(/\{(?!name\})(\w+)\}/g, '{{$1}}'),
  );
}

function withAnswers(text: string, answers: Answers, prepare = (answer: string) => answer): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, key) => prepare(String(answers[key as keyof Answers])));
}

/** Pages that come last: a new one is put before them. */
const lastKinds = ['about', 'contact', 'notFound'];

/** The place among pages for one that comes in. */
export function indexOfNewPage(pages: readonly unknown[]): number {
  const last = pages.findIndex((page) => lastKinds.includes(String(valueAt(page, ['kind']))));
  return last < 0 ? pages.length : last;
}

/** A page as a new site has it, in words of its language, with none of the sections and categories that some have there. */
export async function starterPage(
  kind: 'experiences' | 'gallery' | 'projects',
  owner: Pick<OwnerAnswers, 'name' | 'role'>,
  locale: Locale,
): Promise<Record<string, unknown>> {
  const text = await readFile(path.join(starterDir, 'content/pages.yaml'), 'utf8');
  const pages = inWords(parse(text), locale.starter) as Record<string, unknown>[];
  // The last of a kind is that of most professions.
  const page =
    kind === 'experiences'
      ? pages.findLast((each) => each.kind === kind)
      : pages.find((each) => each.kind === kind);
  const answers = { ...owner, as: 'else' } as Answers;
  const { for: _for, categories: _categories, all: _all, sections, ...rest } = page ?? {};
  const resume = (sections as Record<string, unknown>[] | undefined)?.filter(
    (each) => each.kind === 'resume',
  );
  const filled = { ...rest, ...(resume ? { sections: resume } : {}) };
  return fillInValue(filled, answers) as Record<string, unknown>;
}

function emptyList({ kind, schema, about }: ContentFile): string {
  const example = printItem(exampleOf(schema), 0).replaceAll(/^(?=.)/gm, '# ');
  return [
    `# ${about}`,
    kind === 'skills' ? '#' : '# Oldest first: add new records at the end.',
    '# Example of a record. To use it, delete the # and the space at the start of each line.',
    '#',
    example,
    '',
  ].join('\n');
}

/** Words that were typed as plain text stay plain text. */
export function escapeMarkdown(words: string): string {
  return words.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/, '$1\\$2');
}
