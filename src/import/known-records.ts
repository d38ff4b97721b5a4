import { slugify } from '../core/slugify.ts';
import { sha256 } from '../files/hash.ts';
import type { ListKind } from './imported-resume.ts';

/*
 * Whether two records tell of one thing. What is brought comes from programs that each write it a little differently, so
 * only what makes a thing that thing is compared, without case, accents and punctuation.
 */

/** A record as plain fields, of any kind. */
export type Plain = Readonly<Record<string, unknown>>;

/** The words by which a record is known; each by itself will do. */
const identities: Record<ListKind | 'projects', (record: Plain) => (string | null)[]> = {
  jobs: ({ title, organization, start }) => [joined(title, firstPart(organization), year(start))],
  // A program, with the name of its school.
  education: ({ school, title }) => [joined(school, title)],
  awards: ({ title, start }) => [joined(title, year(start))],
  // One skill.
  skills: ({ skill }) => [joined(skill)],
  certificates: ({ title, date }) => [joined(title, year(date))],
  languages: ({ name }) => [joined(name)],
  publications: ({ doi, title }) => [doi ? `doi ${bareDoi(doi)}` : null, joined(title)],
  talks: ({ title, date }) => [joined(title, year(date))],
  quotes: ({ by, text }) => [joined(by, bareWords(text).slice(0, 60))],
  projects: ({ title, github }) => [joined(title), github ? `at ${bareAddress(github)}` : null],
};

/** [] for a record that says too little to be known again. */
export function identitiesOf(kind: ListKind | 'projects', record: Plain): string[] {
  return identities[kind](record).flatMap((words) => (words ? [`${kind} ${words}`] : []));
}

/** As it is remembered: nobody reads from it what somebody has deleted. */
export function hashOf(words: string): string {
  return sha256(words).slice(0, 16);
}

/** Letters and numbers of any script in lower case, one space between words. */
export function bareWords(value: unknown): string {
  return String(value ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

function joined(...parts: unknown[]): string | null {
  const words = parts.map(bareWords);
  return words[0] || words[1] ? words.join(' | ') : null;
}

/** `Harbour Maps` of `Harbour Maps, Tide Team`. */
function firstPart(organization: unknown): string {
  return String(organization ?? '').split(',')[0] ?? '';
}

/** Programs tell days, months or years of the same start. */
function year(date: unknown): string {
  return String(date ?? '').slice(0, 4);
}

function bareDoi(doi: unknown): string {
  return String(doi)
    .toLowerCase()
    .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/, '');
}

function bareAddress(address: unknown): string {
  return String(address)
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/(?:\.git)?\/*$/, '');
}

/** What a new record is called in addresses, before it is known to be free. */
export function usualName(kind: ListKind | 'projects', record: Plain): string {
  const { name, title, organization, school } = record;
  const words =
    kind === 'projects'
      ? (name ?? title)
      : kind === 'jobs'
        ? firstPart(organization) || title
        : school || title;
  return slugify(String(words ?? '')) || slugify(String(title ?? '')) || kind;
}
