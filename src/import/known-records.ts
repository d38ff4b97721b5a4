import { slugify } from '../core/slugify.ts';
import { bareWords } from '../core/text.ts';
import { moduleOf } from '../features/experiences/sections.build.ts';
import type { ListKind } from '../features/experiences/sections.ts';
import { sha256 } from '../files/hash.ts';

/*
 * Whether two records tell of one thing. What is brought comes from programs that each write it a little differently, so
 * only what makes a thing that thing is compared, without case, accents and punctuation.
 */

/** A record as plain fields, of any kind. */
export type Plain = Readonly<Record<string, unknown>>;

const identifyProject = ({ title, github }: Plain) => [
  [title],
  ...(github ? [`at ${bareAddress(github)}`] : []),
];

/** Texts by which a record is recognized, any of which will do; [] for a record with too few fields. */
export function identitiesOf(kind: ListKind | 'projects', record: Plain): string[] {
  const identities = kind === 'projects' ? identifyProject(record) : moduleOf(kind).identify?.(record);
  return (identities ?? []).flatMap((identity) => {
    const words = typeof identity === 'string' ? identity : joined(identity);
    return words ? [`${kind} ${words}`] : [];
  });
}

/** As it is remembered: nobody reads from it what somebody has deleted. */
export function hashOf(words: string): string {
  return sha256(words).slice(0, 16);
}

function joined(parts: readonly unknown[]): string | null {
  const words = parts.map(bareWords);
  return words[0] || words[1] ? words.join(' | ') : null;
}

/** `Harbour Maps` of `Harbour Maps, Tide Team`. */
function firstPart(organization: unknown): string {
  return String(organization ?? '').split(',')[0] ?? '';
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
