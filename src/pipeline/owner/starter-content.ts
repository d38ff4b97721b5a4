import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { withName } from '../../model/content.ts';
import { type NetworkName, networkNames } from '../../model/networks.ts';
import { type ContentFile, type ContentFiles, contentFilesOf } from '../content/content-files.ts';
import { readStructure } from '../content/read-structure.ts';
import { descriptionLength } from '../content/review-content.ts';
import { exampleOf } from '../content/schema-fields.ts';
import { printFile, printItem } from '../yaml/print-yaml.ts';

/** What `npm run new` asks. A text that may be empty says so. */
export type OwnerAnswers = {
  name: string;
  role: string;
  location: string;
  /** "" for none. */
  email: string;
  /** Where the site will be published; "" while nobody knows. */
  url: string;
  formService: string;
  /** "" while there is none: messages go to the inbox of `npm start`. */
  formKey: string;
  /** A sentence or two about yourself; "" to make one from role and place. */
  about: string;
  /** What you like to do; "" to leave it open. */
  hobbies: string;
  language: string;
  paper: 'letter' | 'a4';
} & {
  /** A page there, or the name on it; "" for none. */
  [network in NetworkName]?: string;
};

type Answers = OwnerAnswers & { year: number };
type Filling = Answers & { profiles: { network: NetworkName; address: string }[] };

const starterDir = path.join(import.meta.dirname, '../../../starter');

/** The portrait that stands in until the owner has put in their own, by its path in content/ without an ending. */
export const starterPortrait = 'images/about/portrait';

/** The picture of a new record until the owner has their own, as PNG, and what it shows. */
export const placeholder = {
  read: () => readFile(path.join(starterDir, 'new-record.png')),
  alt: 'A green underscore on pale paper.',
};

/**
 * Every file of a content/ that belongs to its owner from the first word: by path in content/. What is not known yet
 * is left out, not invented; lists begin empty, each with an example in comments where `withExamples`. The words are
 * those of starter/content/, with answers in the place of `{{name}}` and its like; under `firstOf` stand texts of
 * which the first is taken whose answers were given, under `fitting` those of which the first has the right length.
 */
export async function writeStarterFiles(
  answers: Answers,
  withExamples: boolean,
): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>();
  const contentDir = path.join(starterDir, 'content');
  const valueIn = async (name: string): Promise<unknown> =>
    parse(await readFile(path.join(contentDir, name), 'utf8'));
  const pages = (await valueIn('pages.yaml')) as unknown[];
  const known = contentFilesOf(readStructure(pages, await valueIn('about.yaml')));
  for (const [name, file] of known) {
    if (file.shape === 'list') files.set(name, emptyList(file, withExamples));
  }
  const profiles = networkNames.flatMap((network) => {
    const address = answers[network];
    return address ? [{ network, address }] : [];
  });
  for (const entry of await readdir(contentDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(contentDir, file).split(path.sep).join('/');
    const bytes = await readFile(file);
    files.set(name, fillIn(name, bytes, { ...answers, profiles }, known));
  }
  return files;
}

function fillIn(name: string, bytes: Buffer, answers: Filling, known: ContentFiles): string | Uint8Array {
  if (name.endsWith('.md')) {
    const choices = bytes.toString().trim().split('\n---\n');
    return `${withAnswers(firstOf(choices, answers), answers, escapeMarkdown)}\n`;
  }
  const about = known.get(name)?.about;
  if (about === undefined) return bytes;
  const value = fillInValue(parse(bytes.toString()), answers);
  return printFile(`${about}\nEvery field is explained in docs/content.md.`, value);
}

function fillInValue(value: unknown, answers: Filling): unknown {
  if (typeof value === 'string') {
    // An answer by itself keeps its type: a year is a number.
    const only = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
    return only ? answers[only as keyof Filling] : withAnswers(value, answers);
  }
  if (Array.isArray(value)) return value.map((part) => fillInValue(part, answers));
  if (typeof value !== 'object' || value === null) return value;
  if ('firstOf' in value) return fillInValue(firstOf(value.firstOf as string[], answers), answers);
  if ('fitting' in value) return fillInValue(fitting(value.fitting as string[], answers), answers);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillInValue(part, answers)]));
}

/** The first text whose answers were all given. */
function firstOf(texts: string[], answers: Filling): string {
  const isAnswered = (text: string) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].every(([, key]) => answers[key as keyof Filling] !== '');
  return texts.find(isAnswered) ?? '';
}

/** The first text that has the length search engines show, with this owner's name, role and place in it. */
function fitting(texts: string[], answers: Filling): string {
  const fits = (text: string) => {
    const { length } = withName(withAnswers(text, answers), answers.name);
    return length >= descriptionLength.fewest && length <= descriptionLength.most;
  };
  return texts.find(fits) ?? texts[0] ?? '';
}

function withAnswers(text: string, answers: Filling, prepare = (answer: string) => answer): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, key) => prepare(String(answers[key as keyof Filling])));
}

function emptyList({ kind, schema, about }: ContentFile, withExample: boolean): string {
  if (!withExample) return `# ${about}\n[]\n`;
  const example = printItem(exampleOf(schema), 0).replaceAll(/^(?=.)/gm, '# ');
  return [
    `# ${about}`,
    kind === 'skills' || kind === 'lenses' ? '#' : '# Oldest first: a new record goes to the end.',
    '# This is what a record looks like. To begin with it, take away the # and the space before each line.',
    '#',
    example,
    '',
  ].join('\n');
}

/** Words that were typed as plain text stay plain text. */
function escapeMarkdown(words: string): string {
  return words.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/, '$1\\$2');
}
