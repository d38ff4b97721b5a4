import { slugify } from '../core/slugify.ts';
import { compareText, normalizeText } from '../core/text.ts';
import { moduleOf } from '../features/experiences/sections.build.ts';
import type { ListKind } from '../features/experiences/sections.ts';
import { sha256 } from '../files/hash.ts';

/* Sources write the same record differently, so only what identifies it is compared, without case, accents and punctuation. */

export type RecordKind = ListKind | 'projects';

/** A record as plain fields, of any kind. */
export type RecordFields = Readonly<Record<string, unknown>>;

const identifyProject = ({ title, github }: RecordFields) => [
  [title],
  ...(github ? [`at ${bareAddress(github)}`] : []),
];

/** Texts that identify a record; one match is enough. [] for a record with too few fields. */
export function identitiesOf(kind: RecordKind, record: RecordFields): string[] {
  const identities = kind === 'projects' ? identifyProject(record) : moduleOf(kind).identify?.(record);
  return (identities ?? []).flatMap((identity) => {
    const text = typeof identity === 'string' ? identity : joined(identity);
    return text ? [`${kind} ${text}`] : [];
  });
}

/** A hash, so that nobody can read what was deleted. */
export function hashOf(text: string): string {
  return sha256(text).slice(0, 16);
}

function joined(parts: readonly unknown[]): string | null {
  const normalized = parts.map(normalizeText);
  return normalized[0] || normalized[1] ? normalized.join(' | ') : null;
}

/** `Harbour Maps` of `Harbour Maps, Tide Team`. */
function firstPart(organization: unknown): string {
  return String(organization ?? '').split(',')[0] ?? '';
}

/** An address without scheme, `www.` and ending, for comparisons. */
export function bareAddress(address: unknown): string {
  return String(address)
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/(?:\.git)?\/*$/, '');
}

/** A name for the addresses of a new record, which may be taken. */
export function suggestName(kind: RecordKind, record: RecordFields, language: string): string {
  const { name, title, organization, school } = record;
  const text =
    kind === 'projects'
      ? (name ?? title)
      : kind === 'jobs'
        ? firstPart(organization) || title
        : school || title;
  return slugify(String(text ?? ''), language) || slugify(String(title ?? ''), language) || kind;
}

function dateOf(record: RecordFields): string {
  const first = (record.programs as RecordFields[] | undefined)?.[0]?.start;
  return String(record.start ?? record.date ?? first ?? '');
}

/** Oldest first, as in content/; records without dates keep their order. */
export function sortByDate(records: readonly RecordFields[]): RecordFields[] {
  return records.toSorted((a, b) => compareText(dateOf(a), dateOf(b)));
}

/** The index before the first newer record, or at the end. */
export function placesIn(
  present: readonly RecordFields[],
  records: readonly RecordFields[],
): { at: number; record: RecordFields }[] {
  return records.map((record) => {
    const date = dateOf(record);
    const newer = date === '' ? -1 : present.findIndex((other) => dateOf(other ?? {}) > date);
    return { at: newer < 0 ? present.length : newer, record };
  });
}
