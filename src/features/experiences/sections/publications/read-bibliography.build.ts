import type { Entry, Library } from '@retorquere/bibtex-parser';
import type { YamlFile, YamlRecord } from '../../../../content/yaml-records.ts';
import type { DiagnosticText, Position } from '../../../../core/diagnostics.ts';
import type { FieldPath } from '../../../../core/field-path.ts';
import { slugify } from '../../../../core/slugify.ts';
import { compareText, createFreeNames } from '../../../../core/text.ts';
import { positionsIn } from '../../../../core/text-position.ts';
import {
  entryNotClosed,
  explainCommand,
  explainError,
  findDoubled,
  findExcess,
  findWrongParents,
  type Place,
  placeOf,
} from './bibtex-diagnostics.build.ts';
import { type MarkedText, markFormulas } from './formula-marks.build.ts';
import { takePlainFields, withoutLongFields } from './plain-fields.build.ts';
import { publicFields, type RawEntry, readRawEntries, writeEntry } from './raw-entries.build.ts';
import { readBibtexEntry, toMarks, withoutCommands } from './read-bibtex-entry.build.ts';

/**
 * Reads a BibTeX or BibLaTeX file into records of a YAML list of publications, oldest first. With `hasFormulas`, titles and
 * abstracts keep theirs, in dollars; otherwise formulas become letters.
 */
export async function readBibliography(written: string, hasFormulas = false): Promise<YamlFile> {
  const { text, withFormulas, asWritten } = hasFormulas ? markFormulas(written) : withoutFormulas(written);
  // Loaded on demand, since few sites have a .bib file.
  const { parse } = await import('@retorquere/bibtex-parser');
  const excess = findExcess(text);
  if (excess)
    return { records: [], count: 1, diagnostics: [{ ...excess, ...positionsIn(text)(excess.offset) }] };
  const parseText = (part: string) =>
    parse(escapeSigns(part), {
      sentenceCase: false,
      english: false,
      unsupported: (_node, source) => `${source} `,
    });
  const positionOf = positionsIn(text);
  const raw = readRawEntries(text);
  const { rest, fieldsOf } = takePlainFields(text, raw);
  const fast = attempt(() => parseText(rest));
  // Errors are found in the file by the text before them, so that it has to be whole.
  const isWhole = fast?.errors.length === 0;
  const { library, failures } = isWhole
    ? { library: fast, failures: [] }
    : parseWhatCanBe(text, (part) => parseText(withoutLongFields(part)), positionOf);
  if (!library) return { records: [], count: 1, diagnostics: failures };
  const places = raw.map(({ key, offset }): Place => ({ key, ...positionOf(offset) }));
  const diagnostics: YamlFile['diagnostics'] = [
    ...failures,
    ...library.errors.map(({ error, input = '' }) => ({
      ...explainError(error),
      ...placeOf(error, input, text, places, positionOf),
    })),
  ];
  const broken = new Set(diagnostics.map(({ line }) => line));
  const parents = new Set(library.entries.map(({ fields }) => fields.crossref));
  const byKey = new Map(raw.toReversed().map((entry) => [entry.key, entry]));
  const placeByKey = new Map(places.toReversed().map((place) => [place.key, place]));
  const abstracts = readAbstracts(byKey, parseText);
  const freeName = createFreeNames();
  const keys = new Set<string>();
  const publications = library.entries.flatMap((entry) => {
    const { key, fields } = entry;
    const isDoubled = keys.has(key);
    keys.add(key);
    if (isDoubled) return [];
    const { line, column } = placeByKey.get(key) ?? { line: 1, column: 1 };
    // Broken entries are reported already. Proceedings without authors exist only for their papers.
    if (broken.has(line) || (parents.has(key) && !fields.author)) return [];
    const name = freeName(nameOfKey(key));
    const source = byKey.get(key);
    if (source && isWhole) Object.assign(fields, fieldsOf(source));
    const { value, diagnosticTexts, unknownCommand } = readBibtexEntry(entry, name, {
      abstract: abstracts.get(key) ?? '',
      bibtex: source ? writeEntry(withInherited(source, entry, byKey)) : '',
    });
    diagnostics.push(...diagnosticTexts.map((diagnosticText) => ({ ...diagnosticText, line, column })));
    const { title, venue } = value;
    Object.assign(value, { title: withFormulas(title) }, venue && { venue: asWritten(venue) });
    if (value.abstract) value.abstract = withFormulas(value.abstract, true);
    if (value.bibtex) value.bibtex = asWritten(value.bibtex);
    if (unknownCommand)
      diagnostics.push({ ...explainCommand(key, unknownCommand), line, column, severity: 'warning' });
    const locate = ([field]: FieldPath) => positionOf(offsetOfField(text, source?.offset ?? 0, field));
    return diagnosticTexts.length === 0 ? [{ value, locate }] : [];
  });
  diagnostics.push(...findDoubled(places), ...findWrongParents(raw, byKey, positionOf));
  const records = publications
    .sort((a, b) => compareText(a.value.date, b.value.date))
    .map(
      ({ value, locate }, index): YamlRecord => ({
        index,
        isListed: true,
        value,
        locate,
        sourceOf: () => '',
      }),
    );
  return { records, count: places.length, diagnostics };
}

function withoutFormulas(text: string): MarkedText {
  return { text, withFormulas: (words) => words, asWritten: (part) => part };
}

/** Where a field of the entry at an offset is written; the entry itself for a field that is not there. */
function offsetOfField(text: string, offset: number, field: FieldPath[number] | undefined): number {
  if (field !== 'title' && field !== 'abstract') return offset;
  const next = text.slice(offset + 1).search(/\n\s*@\w+\s*[{(]/);
  const entry = text.slice(offset, next < 0 ? undefined : offset + 1 + next);
  return offset + Math.max(0, entry.search(new RegExp(`(?<![^\\s,{])${field}\\s*=`, 'i')));
}

/** The names of publications, as in their addresses, without parsing them. */
export function namesInBibliography(text: string): string[] {
  const freeName = createFreeNames();
  return [...new Set(readRawEntries(text).map(({ key }) => key))].map((key) => freeName(nameOfKey(key)));
}

/** Characters of a name in addresses. */
const maxNameLength = 80;

function nameOfKey(key: string): string {
  return slugify(key).slice(0, maxNameLength) || 'publication';
}

function attempt<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch {
    return null;
  }
}

/** The parser throws at some broken entries, such as `@string{s=" "`; they are left out, and the others are read. */
function parseWhatCanBe(
  text: string,
  parseText: (part: string) => Library,
  positionOf: (offset: number) => Position,
) {
  const whole = attempt(() => parseText(text));
  if (whole) return { library: whole, failures: [] };
  const failures: (DiagnosticText & Position)[] = [];
  const refuse = (offset: number) => failures.push({ ...entryNotClosed, ...positionOf(offset) });
  let offset = 0;
  let readable = '';
  for (const part of text.split(/(?=@)/)) {
    const isReadable = attempt(() => parseText(part)) !== null;
    if (!isReadable) refuse(offset);
    readable += isReadable ? part : part.replaceAll(/[^\n]/g, ' ');
    offset += part.length;
  }
  const library = attempt(() => parseText(readable));
  if (!library && failures.length === 0) refuse(0);
  return { library, failures };
}

/** Commands that the parser does not know, or writes with raised letters. */
const commands: Record<string, string> = {
  ...{ glqq: '„', grqq: '“', glq: '‚', grq: '‘', flqq: '«', frqq: '»', flq: '‹', frq: '›' },
  ...{ TeX: 'TeX', LaTeX: 'LaTeX' },
};

/** As in LaTeX, spaces after a command belong to it; `{}` and `\ ` keep them. */
const knownCommand = new RegExp(
  String.raw`\\(${Object.keys(commands).join('|')})(?![A-Za-z])(?:\{\}|\\(?=\s)|[ \t]+)?`,
  'g',
);

/** German quotation marks of LaTeX, unless the first character begins a value. */
const germanQuote = /(?<![=#]\s*|\\)"[`']/g;

/**
 * `%` begins a comment in LaTeX, and `<` is another letter in its old fonts; in a title, people mean the character.
 * `restoreSigns` reverts this in addresses.
 */
function escapeSigns(text: string): string {
  return text
    .replaceAll(knownCommand, (_command, name: string) => commands[name] ?? '')
    .replaceAll(germanQuote, (quote) => (quote === '"`' ? '„' : '“'))
    .replaceAll(/(?<!\\)%/g, '\\%')
    .replaceAll('<', '\\textless{}')
    .replaceAll('>', '\\textgreater{}');
}

/** The fields of an entry for export, with those it takes from its proceedings. */
function withInherited(
  { type, key, fields }: RawEntry,
  { crossref }: Entry,
  byKey: ReadonlyMap<string, RawEntry>,
): Pick<RawEntry, 'key' | 'type' | 'fields'> {
  const { crossref: parentKey = '', ...own } = fields;
  const parent = byKey.get(parentKey)?.fields ?? {};
  const inherited = (crossref?.inherited ?? []).flatMap((name) => {
    const value = parent[name] ?? (name === 'booktitle' ? parent.title : undefined);
    return value === undefined ? [] : [[name, value]];
  });
  return { key, type, fields: publicFields({ ...own, ...Object.fromEntries(inherited) }) };
}

/** Signs that need the parser. */
const special = /[\\{}$~<]|--|``|''/;

/** The text without escapes and dashes of LaTeX, if there is nothing else to parse. */
function withoutEscapes(text: string): string {
  const easy = text
    .replaceAll(/\\([%&#_])/g, '$1')
    .replaceAll('---', '—')
    .replaceAll('--', '–');
  return special.test(easy) ? text : easy;
}

/**
 * The abstracts by key, apart from their entries: a mistake in one concerns nothing else, and reading a plain text with the
 * parser takes long.
 */
function readAbstracts(
  byKey: ReadonlyMap<string, RawEntry>,
  parseText: (part: string) => Library,
): Map<string, string> {
  const written = [...byKey.values()].flatMap(({ key, fields }) =>
    fields.abstract ? [{ key, text: withoutEscapes(fields.abstract) }] : [],
  );
  const abstracts = new Map<string, string>();
  const formatted = written.filter(({ text }) => special.test(text));
  const entryOf = (text: string, at: number) => `@misc{k${at}, note={${text}}}\n`;
  const parsed = (entries: string) => {
    const read = attempt(() => parseText(entries));
    return !read || read.errors.length > 0 ? null : read.entries;
  };
  const all = parsed(formatted.map(({ text }, at) => entryOf(text, at)).join(''));
  const isWhole = all?.length === formatted.length;
  for (const [at, { key, text }] of formatted.entries()) {
    const read = isWhole ? all[at] : parsed(entryOf(text, at))?.[0];
    const words = read?.fields.note ? toMarks(read.fields.note) : text.replaceAll(/[{}$]/g, '');
    abstracts.set(key, withoutCommands(words));
  }
  for (const { key, text } of written) if (!abstracts.has(key)) abstracts.set(key, toMarks(text));
  return abstracts;
}
