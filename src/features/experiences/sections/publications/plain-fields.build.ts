import type { Creator } from '@retorquere/bibtex-parser';
import { type RawEntry, readRawEntries } from './raw-entries.build.ts';

/**
 * The file without the fields that need no parser, which takes about 0.1 ms for each field, and these fields with
 * the values that the parser would return. Most fields are plain text.
 */
export function takePlainFields(
  text: string,
  entries: readonly RawEntry[],
): { rest: string; fieldsOf: (entry: RawEntry) => Record<string, PlainValue> } {
  const heirs = findHeirs(entries);
  const taken = new Map<RawEntry, Record<string, PlainValue>>();
  for (const entry of entries) {
    const plainFields = Object.keys(entry.spans).flatMap((name) => {
      const value = longFields.has(name) ? null : plainValueOf(name, entry.fields[name] ?? '');
      return value === null ? [] : [[name, value] as const];
    });
    taken.set(entry, heirs.has(entry) ? {} : Object.fromEntries(plainFields));
  }
  const fieldsOf = (entry: RawEntry) => taken.get(entry) ?? {};
  const rest = withoutFields(text, entries, (entry, name) => Object.hasOwn(fieldsOf(entry), name));
  return { rest, fieldsOf };
}

/** The file without the long fields alone. */
export function withoutLongFields(text: string): string {
  return withoutFields(text, readRawEntries(text), () => false);
}

function withoutFields(
  text: string,
  entries: readonly RawEntry[],
  isTaken: (entry: RawEntry, name: string) => boolean,
): string {
  let kept = '';
  let from = 0;
  for (const entry of entries) {
    for (const [name, { start, end }] of Object.entries(entry.spans)) {
      const isUnread = longFields.has(name)
        ? // The parser reports a field that is not closed.
          !/\n@\w+\s*\{/.test(text.slice(start, end))
        : isTaken(entry, name);
      if (start < from || !isUnread) continue;
      kept += text.slice(from, start);
      from = end;
    }
  }
  return kept + text.slice(from);
}

type PlainValue = string | string[] | Creator[];

/** Abstracts are read separately; the other fields are not read. */
const longFields = new Set(['abstract', 'annotation', 'annote', 'file']);

/** Entries that inherit fields from each other need the parser. */
function findHeirs(entries: readonly RawEntry[]): Set<RawEntry> {
  const parents = new Set(entries.flatMap(({ fields }) => fields.crossref?.toLowerCase() ?? []));
  return new Set(
    entries.filter(({ key, fields }) => fields.crossref !== undefined || parents.has(key.toLowerCase())),
  );
}

/** No sign has a meaning in LaTeX; braces around words keep their capitals. */
const plain =
  /^(?:[^\\{}$~<>%"`'&#^_]|(?<=\p{L})'(?=\p{L})|(?<![-{])\{(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\}(?![-}]))+$/u;
const plainAddress = /^[^\\{}$~<>%"`'\s]+$/;

/** The value that the parser would return; null if the parser is needed. */
function plainValueOf(name: string, value: string): PlainValue | null {
  if (name === 'doi' || name === 'url') return plainAddress.test(value) ? value : null;
  if (!plain.test(value) || name === 'crossref' || name === 'month') return null;
  if (name === 'keywords')
    return value.includes('{') ? null : [...new Set(value.split(/\s*[,;]\s*/))].filter(Boolean);
  if (name === 'author' || name === 'editor') return creatorsIn(value);
  return value.replaceAll(/[{}]/g, '').replaceAll('---', '—').replaceAll('--', '–');
}

const capitalized = /^(?:\p{Lu}[\p{L}\p{M}.'’]*(?:[ -]|$))+$/u;
const anyWords = /^(?:\p{L}[\p{L}\p{M}.'’]*(?:[ -]|$))+$/u;

/** `Quill, Ada Beth and van der Berg, Jan and Ada Quill and others`; null with suffixes, marks or names of organizations. */
function creatorsIn(names: string): Creator[] | null {
  const creators: Creator[] = [];
  for (const [at, each] of names.split(/\s+and\s+/).entries()) {
    const [lastName = '', firstName, ...others] = each.split(/,\s*/);
    if (each === 'others' && at > 0) creators.push({ lastName: each });
    else if (others.length === 0 && firstName && anyWords.test(lastName) && anyWords.test(firstName))
      creators.push({ lastName, firstName });
    else if (capitalized.test(each) && each.includes(' ')) {
      const words = each.split(' ');
      creators.push({ lastName: words.at(-1) ?? '', firstName: words.slice(0, -1).join(' ') });
    } else return null;
  }
  return creators;
}
