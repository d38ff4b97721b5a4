import type { Creator, Entry, Library } from '@retorquere/bibtex-parser';
import type { YamlFile, YamlRecord } from '../../../../content/yaml-records.ts';
import type { DiagnosticText, Position } from '../../../../core/diagnostics.ts';
import type { FieldPath } from '../../../../core/field-path.ts';
import { slugify } from '../../../../core/slugify.ts';
import { compareText, createFreeNames, withoutEmpty } from '../../../../core/text.ts';
import { monthNumber } from '../../../../i18n/dates.ts';
import { parseAuthor, writeAuthor } from './author-name.ts';
import { type MarkedText, markFormulas } from './formula-marks.build.ts';
import { takePlainFields, withoutLongFields } from './plain-fields.build.ts';
import { isDoi, otherAuthors, plainDoi } from './publications.ts';
import {
  findCircle,
  genres,
  publicFields,
  type RawEntry,
  readRawEntries,
  writeEntry,
} from './raw-entries.build.ts';
import { placeFields } from './schema.ts';

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
    const { value, diagnosticTexts, unknownCommand } = readEntry(entry, name, {
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

/** Papers of the largest collaborations have 5,000 authors. */
const maxAuthors = 6_000;
/** Characters of a name in addresses. */
const maxNameLength = 80;
/** Characters of an abbreviation after those in it are inserted. */
const maxStringLength = 10_000;
const maxBraceDepth = 100;
/** Characters of an entry. Those of the largest collaborations have half of it; twice as many can take half a minute. */
const maxEntryLength = 200_000;

/** The first place that would keep the parser busy for minutes, or exceed its memory. */
function findExcess(text: string): (DiagnosticText & { offset: number }) | null {
  const lengths = new Map<string, number>();
  for (const { 0: entry, index: offset } of text.matchAll(/@[^@]*/g)) {
    const excess = (text: Omit<DiagnosticText, 'why'>) => ({
      ...text,
      why: 'Reading it would take minutes. Reference managers write no such entries.',
      offset,
    });
    if (entry.length > maxEntryLength)
      return excess({
        code: 'bibtex-long-entry',
        summary: `this entry has more than ${maxEntryLength} characters`,
        fix: 'Shorten it, or close it if a brace is missing.',
      });
    let [depth, deepest] = [0, 0];
    for (const [brace] of entry.matchAll(/(?<!\\)[{}]/g)) {
      depth = Math.max(0, depth + (brace === '{' ? 1 : -1));
      deepest = Math.max(deepest, depth);
    }
    if (deepest > maxBraceDepth)
      return excess({
        code: 'bibtex-too-deep',
        summary: 'this entry has too many braces in each other',
        fix: 'Remove them.',
      });
    if (entry.split(/\sand\s/).length > maxAuthors)
      return excess({
        code: 'bibtex-authors',
        summary: `this entry has more than ${maxAuthors} authors`,
        fix: 'Name the first, and the others as:   and others',
      });
    const [, name = '', value = ''] = /^@string\s*[{(]\s*([^\s={]+)\s*=(.*)/is.exec(entry) ?? [];
    const parts = value.split('#').map((part) => part.replace(/[\s)}]+$/, '').trim());
    const length = parts.reduce((sum, part) => sum + (lengths.get(part.toLowerCase()) ?? part.length), 0);
    lengths.set(name.toLowerCase(), length);
    if (length > maxStringLength)
      return excess({
        code: 'bibtex-long-abbreviation',
        summary: `the abbreviation ${name} has more than ${maxStringLength} characters`,
        fix: 'Write the text itself where it is used.',
      });
  }
  return null;
}

const requiredFields: Record<string, string> = {
  title: 'title = {What Drifting Buoys Say}',
  author: 'author = {Quill, Ada and Marlow, P.}',
  year: 'year = {2025}',
};

function readEntry(
  { key, type, fields }: Entry,
  name: string,
  { abstract, bibtex }: { abstract: string; bibtex: string },
) {
  const diagnosticTexts: DiagnosticText[] = [];
  const editors = fields.editor ?? [];
  const authors = fields.author ?? editors;
  const title = toMarks(fields.title ?? '');
  const date = dateOf(fields);
  const required = { title, author: authors.length > 0, year: date };
  for (const [field, value] of Object.entries(required)) {
    if (!value)
      diagnosticTexts.push({
        code: 'bibtex-missing-field',
        summary: `${key}: ${field} is missing`,
        why: 'A publication needs a title, authors (or editors) and a year.',
        fix: `Add to this entry:   ${requiredFields[field]},`,
      });
  }
  if (date && !/^\d{4}/.test(date))
    diagnosticTexts.push({
      code: 'bibtex-year',
      summary: `${key}: year is "${date}", expected a year such as 2025`,
      why: 'Publications are sorted by year.',
      fix: 'If it has not appeared yet, write the year you expect:   year = {2026},',
    });
  const several = authors.find(isSeveral);
  if (several)
    diagnosticTexts.push(
      explainMissingAnd(key, `${several.lastName}, ${several.suffix}, ${several.firstName}`),
    );
  const value = {
    name,
    title,
    authors: authors.map(nameOf),
    date,
    ...withoutEmpty({
      venue: venueOf(fields),
      details: detailsOf(fields),
      doi: plainDoi(restoreSigns(fields.doi ?? '')),
      address: addressOf(fields),
      kind: kindOf(type, fields),
      publisher: publisherOf(fields),
      ...editionOf(type, fields),
      abstract,
      bibtex,
      status: statuses.get(plain(fields.pubstate ?? '').toLowerCase()) ?? '',
      award: plain(fields.award ?? ''),
      ...placesOf(fields),
    }),
    ...(editors.length > 0 ? { editors: editors.map(nameOf) } : {}),
    ...topicsOf(fields, bibtex),
    ...marksOf(fields, authors),
    ...(isYes(fields.selected) ? { selected: true } : {}),
    ...(isYes(fields.openaccess ?? fields.open_access ?? fields.oa) ? { openAccess: true } : {}),
    ...pictureOf(fields),
  };
  const written = [value.title, value.venue, ...value.authors].join(' ');
  const [unknownCommand] = unknown.exec(written) ?? [];
  if (unknownCommand === undefined) return { value, diagnosticTexts };
  const known = {
    ...value,
    title: withoutCommands(title),
    authors: value.authors.map(withoutCommands),
    ...(value.venue ? { venue: withoutCommands(value.venue) } : {}),
  };
  return { value: known, diagnosticTexts, unknownCommand };
}

/** A command that the parser leaves in the text. */
const unknown = /\\[a-z]+/i;

/** Removes unknown commands; the text in their braces stays. */
function withoutCommands(text: string): string {
  return text
    .replaceAll(/\\[a-z]+\*?\s*\{([^{}]*)\}/gi, '$1')
    .replaceAll(/\\[a-z]+\*?\s*/gi, '')
    .trim();
}

function explainCommand(key: string, command: string): DiagnosticText {
  return {
    code: 'bibtex-latex',
    summary: `${key}: ${command} is a LaTeX command that the site does not know and leaves out`,
    why: 'The site reads accents, letters of other languages, emphasis and simple formulas.',
    fix: 'Write the letter or the text itself; a .bib file can contain any letter.',
  };
}

const venueFields = [
  'journaltitle',
  'journal',
  'booktitle',
  'school',
  'institution',
  'publisher',
  'organization',
  'howpublished',
  'eventtitle',
];

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

function restoreSigns(address: string): string {
  return address
    .replaceAll('\\textless{}', '<')
    .replaceAll('\\textgreater{}', '>')
    .replaceAll(/\\(?=[%_&#])/g, '')
    .trim();
}

type Place = Position & { key: string };

/** Returns the position of an offset. Files have tens of thousands of lines. */
function positionsIn(text: string): (offset: number) => Position {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** Later entries with the key of an earlier one. */
function findDoubled(places: readonly Place[]): YamlFile['diagnostics'] {
  const lines = new Map<string, number>();
  return places.flatMap(({ key, line, column }) => {
    const first = lines.get(key);
    lines.set(key, first ?? line);
    if (first === undefined) return [];
    return {
      code: 'bibtex-duplicate-key',
      summary: `${key}: the entry in line ${first} has the same key`,
      why: 'Addresses and citations use the key, so this entry is left out.',
      fix: 'Remove one of the two, or give it another key.',
      ...{ line, column, severity: 'warning' as const },
    };
  });
}

/** Entries whose `crossref` leads nowhere, or back to the entry. */
function findWrongParents(
  entries: readonly RawEntry[],
  byKey: ReadonlyMap<string, RawEntry>,
  positionOf: (offset: number) => Position,
): YamlFile['diagnostics'] {
  const keys = new Set([...byKey.keys()].map((key) => key.toLowerCase()));
  const inCircles = new Set<string>();
  return entries.flatMap((entry) => {
    const { key, fields, offset } = entry;
    if (fields.crossref === undefined || inCircles.has(key)) return [];
    const circle = findCircle(entry, byKey);
    for (const each of circle ?? []) inCircles.add(each);
    const summary = circle
      ? `${key}: crossref leads in a circle (${circle.join(' → ')})`
      : keys.has(fields.crossref.toLowerCase())
        ? null
        : `${key}: crossref names ${fields.crossref}, which is not an entry of this file`;
    if (summary === null) return [];
    return {
      code: circle ? 'bibtex-crossref-circle' : 'bibtex-crossref-unknown',
      summary,
      why: 'An entry takes the fields that it lacks from the one that crossref names, such as its proceedings.',
      fix: 'Name the entry of the proceedings or book, or remove crossref and write the fields here.',
      ...positionOf(offset),
      severity: 'warning' as const,
    };
  });
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

/** The beginning of the entry with a parser error. */
function placeOf(
  error: string,
  input: string,
  text: string,
  places: Place[],
  positionOf: (offset: number) => Position,
): Position {
  const [, abbreviation] = unresolved.exec(error) ?? [];
  // Up to the first character that was escaped for the parser.
  const start = input.slice(0, 40).split(/[\\„“‚‘«»‹›]/)[0] ?? '';
  const offset = abbreviation ? text.search(new RegExp(`=\\s*${abbreviation}\\b`)) : text.indexOf(start);
  const { line, column } = positionOf(Math.max(0, offset));
  const place = places.findLast((entry) => entry.line <= line) ?? { line, column };
  return { line: place.line, column: place.column };
}

const unresolved = /^Unresolved @string reference "([\w-]+)"/;

const entryNotClosed: DiagnosticText = {
  code: 'bibtex-open-entry',
  summary: 'this entry is not closed',
  why: 'Each { needs a }, and each " needs a second one. Commas separate the fields.',
  fix: 'Count the braces of this entry and of its fields:   @article{key, title = {Words}, year = {2025}}',
};

function explainError(error: string): DiagnosticText {
  const [, abbreviation] = unresolved.exec(error) ?? [];
  if (abbreviation)
    return {
      code: 'bibtex-unknown-abbreviation',
      summary: `${abbreviation} is not in braces, and this file defines no such abbreviation`,
      why: 'Text is in braces. A word without braces is an abbreviation that the file defines.',
      fix: `Write {${abbreviation}}, or define it above:   @string{${abbreviation} = "Journal of …"}`,
    };
  const [, field] = /expected "\}", found "(\w+)\s*=/.exec(error) ?? [];
  if (field)
    return {
      code: 'bibtex-comma',
      summary: `there is no comma before ${field}`,
      why: 'Commas separate the fields.',
      fix: `End the field before it with a comma:   title = {Words}, ${field} = …`,
    };
  const [, key = '', names] = /^@(\S+): unexpected \d+-part name "(.+)", dropping/.exec(error) ?? [];
  if (names) return explainMissingAnd(key, names);
  if (/mismatch|Runaway|Unterminated|end of/i.test(error)) return entryNotClosed;
  return {
    code: 'bibtex-syntax',
    summary: 'this entry cannot be read',
    why: `The BibTeX parser reports: ${error}`,
    fix: 'An entry looks like this:   @article{key, author = {Quill, Ada}, title = {Words}, year = {2025}}',
  };
}

function explainMissingAnd(key: string, name: string): DiagnosticText {
  return {
    code: 'bibtex-author',
    summary: `${key}: author contains "${name}", which has too many commas for one name`,
    why: 'A comma separates the family name from the given name. The word "and" separates people.',
    fix: 'Write and between them:   author = {Quill, Ada and Marlow, P.},',
  };
}

type Fields = Entry['fields'];

/** `Ada Quill`, `Jan van der Berg`, `García Márquez, Gabriel`, `Donald E. Knuth Jr.`, `The ATLAS Collaboration`. */
function nameOf({ name, firstName, prefix, lastName, suffix }: Creator): string {
  if (!name && lastName === 'others' && !firstName) return otherAuthors;
  const part = (text = '') => plain(text).replace(star, '');
  const family = name ? part(name) : [prefix, lastName].filter(Boolean).map(part).join(' ');
  // `Sammy Davis Jr.` without commas.
  if (!name && isJunior(family) && firstName) return writeAuthor(parseAuthor(`${part(firstName)} ${family}`));
  return writeAuthor({ family, given: name ? '' : part(firstName), suffix: name ? '' : part(suffix) });
}

/** A star at a name marks an equal contribution. */
const star = /\*$/;

/** Who contributed equally, and whom to write to, as numbers of authors: `author+an = {1=equal; 2=corresponding}`. */
function marksOf(fields: Fields, authors: readonly Creator[]) {
  const annotated = (role: RegExp) =>
    [...(fields['author+an'] ?? '').matchAll(/(\d+)\s*=\s*([^;]*)/g)].flatMap(
      ([, number = '', roles = '']) => (role.test(roles) ? [Number(number)] : []),
    );
  const starred = authors.flatMap(({ name = '', lastName = '', firstName = '' }, index) =>
    [name, lastName, firstName].some((part) => star.test(part)) ? [index + 1] : [],
  );
  const numbers = (text = '') => [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
  const lists = {
    equal: [...annotated(/equal/i), ...starred, ...numbers(fields.equal)],
    corresponding: [...annotated(/corresp/i), ...numbers(fields.corresponding)],
  };
  return Object.fromEntries(
    Object.entries(lists).flatMap(([role, found]) => {
      const known = [...new Set(found)].filter((number) => number >= 1 && number <= authors.length);
      return known.length > 0 ? [[role, known.sort((a, b) => a - b)]] : [];
    }),
  );
}

/** The names of BibLaTeX for what has not appeared. */
const statuses = new Map([
  ['inpress', 'in-press'],
  ['in press', 'in-press'],
  ['forthcoming', 'in-press'],
  ['accepted', 'in-press'],
  ['submitted', 'under-review'],
  ['under review', 'under-review'],
]);

function isYes(text = ''): boolean {
  return /^(?:true|yes|1)$/i.test(plain(text));
}

/** The parser splits names of organizations at "and", as in "John Wiley and Sons". */
function organizationIn(value: string | string[] = ''): string {
  return plain([value].flat().join(' and '));
}

/** Of the book or proceedings; the venue of a book itself. */
function publisherOf(fields: Fields): string {
  const publisher = organizationIn(fields.publisher);
  return publisher === venueOf(fields) ? '' : publisher;
}

/** What is named only in references. */
function editionOf(type: string, { type: written = '', ...fields }: Fields) {
  const city = plain([fields.address ?? fields.location ?? ''].flat().join(', '));
  return {
    edition: plain(fields.edition ?? fields.version ?? ''),
    series: plain(fields.series ?? ''),
    genre: genres.get(plain(written) || type) ?? plain(written),
    // Some write the address of a page there.
    city: /^https?:/.test(city) ? '' : city,
  };
}

/** The parser sorts keywords. */
function topicsOf({ topic = '', keywords = [] }: Fields, source = '') {
  const inOrder = keywords.toSorted((a, b) => source.indexOf(a) - source.indexOf(b)).map(plain);
  const written = plain(topic) ? plain(topic).split(/[,;]/) : inOrder;
  const topics = [...new Set(written.map((each) => each.trim()).filter(Boolean))];
  return topics.length > 0 ? { topics } : {};
}

function pictureOf({ picture = '', picturealt = '' }: Fields) {
  return picture ? { picture: { source: restoreSigns(picture), alt: plain(picturealt) } } : {};
}

/** Whether people were separated by commas: then the parser takes the second for a suffix such as `Jr.` */
function isSeveral({ suffix = '' }: Creator): boolean {
  return suffix !== '' && !isJunior(suffix);
}

function isJunior(name: string): boolean {
  return /^(?:jr|sr|junior|senior|[ivx]+)\.?$/i.test(name);
}

/** `2021-03`, or `2021`; "" without a year. */
function dateOf({ date = '', year = '', month = '' }: Fields): string {
  const [first = ''] = plain(date).split('/');
  if (/^\d{4}(?:-\d{2}){0,2}$/.test(first)) return first;
  const written = plain(year) || first;
  const number = Number(/^\d{1,2}/.exec(month)?.[0] ?? monthNumber(plain(month)));
  const isMonth = number >= 1 && number <= 12;
  return /^\d{4}$/.test(written) && isMonth ? `${written}-${String(number).padStart(2, '0')}` : written;
}

function venueOf(fields: Fields): string {
  const venue = venueFields.map((field) => organizationIn(fields[field])).find(Boolean);
  if (venue && !/^https?:/.test(venue)) return venue;
  const { eprint, archiveprefix, eprinttype } = fields;
  return eprint ? `${plain(archiveprefix ?? eprinttype ?? 'arXiv')}:${plain(eprint)}` : '';
}

/** `12 (3), 101–119` */
function detailsOf({ volume = '', number = '', issue = '', pages = '', ...fields }: Fields): string {
  const part = plain(number || issue);
  const whole = [plain(volume), part && `(${part})`].filter(Boolean).join(' ');
  const place = pages || fields.eid || fields.articleno || '';
  return [whole, plain(place).replaceAll(/(?<=\d)-(?=\d)/g, '–')].filter(Boolean).join(', ');
}

/** The address of the publication, unless its DOI leads there. */
function addressOf({
  url = '',
  howpublished = '',
  doi = '',
  eprint = '',
  archiveprefix = '',
  eprinttype = '',
}: Fields): string {
  const published = /https?:\/\/[^\s}]+/.exec(howpublished)?.[0] ?? '';
  const address = restoreSigns(url || published).replaceAll(/^<a href="|">.*$/g, '');
  if (address && !(doi && isDoi(address))) return address;
  const isArxiv = eprint && /^(?:arxiv)?$/i.test(plain(archiveprefix || eprinttype));
  return isArxiv ? `https://arxiv.org/abs/${plain(eprint)}` : '';
}

/** Common on academic pages; no standard defines them. */
function placesOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    placeFields.flatMap((field) => {
      const address = restoreSigns(plain(fields[field] ?? ''));
      return /^(?:https?:|\/)/.test(address) ? [[field, address]] : [];
    }),
  );
}

const kinds: Record<string, string> = {
  article: 'article',
  inproceedings: 'inproceedings',
  conference: 'inproceedings',
  book: 'book',
  collection: 'book',
  proceedings: 'book',
  incollection: 'chapter',
  inbook: 'chapter',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
  thesis: 'thesis',
  techreport: 'report',
  report: 'report',
  dataset: 'dataset',
  software: 'software',
};

function kindOf(type: string, { eprint }: Fields): string {
  // Types are the owner's words, such as `constructor`.
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  return kind ?? (eprint ? 'preprint' : '');
}

/** The parser writes emphasis as HTML. Texts of records have no emphasis within a word. */
const emphasized = /(?<![\p{L}\p{N}])<(i|em|b|strong)>(\S|\S.*?\S)<\/\1>(?![\p{L}\p{N}])/gu;

/** Turns HTML into the marks of record texts, with a backslash before literal stars and brackets. */
export function toMarks(html: string): string {
  const escaped = html.replaceAll(/[*[]/g, '\\$&');
  return plain(
    escaped.replaceAll(emphasized, (_all, name: string, words: string) => {
      const mark = /^[ie]/.test(name) ? '*' : '**';
      return mark + words + mark;
    }),
  );
}

/** Removes the remaining tags, line breaks and decomposed letters. */
function plain(html: string): string {
  return html
    .replaceAll(/<\/?(?:i|em|b|strong|span|sub|sup|sc|a|pre|tt)(?:\s[^>]*)?>/g, '')
    .replaceAll(/ı(?=[\u0300-\u030c])/g, 'i')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
