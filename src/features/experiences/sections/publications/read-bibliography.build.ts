import type { Creator, Entry } from '@retorquere/bibtex-parser';
import type { YamlFile, YamlRecord } from '../../../../content/yaml-records.ts';
import type { DiagnosticText, Position } from '../../../../core/diagnostics.ts';
import { slugify } from '../../../../core/slugify.ts';
import { compareText, freeName } from '../../../../core/text.ts';
import { monthNumber } from '../../../../i18n/english-months.ts';
import { asSpoken } from '../../../../i18n/person-name.ts';
import { otherAuthors, plainDoi } from '../../publications.ts';
import * as messages from './bibliography-messages.ts';

/**
 * Reads a BibTeX or BibLaTeX file into the records that a YAML list of publications would hold, oldest first; the order
 * of the file does not matter.
 */
export async function readBibliography(text: string): Promise<YamlFile> {
  // Loaded when it is wanted: few sites have such a file.
  const { parse } = await import('@retorquere/bibtex-parser');
  const library = parse(escapeSigns(withoutLongFields(text)), {
    sentenceCase: false,
    english: false,
    unsupported: (_node, source) => `${source} `,
  });
  const places = findEntries(text);
  const diagnostics = library.errors.map(({ error, input = '' }) => ({
    ...explainError(error),
    ...placeOf(error, input, text, places),
  }));
  const broken = new Set(diagnostics.map(({ line }) => line));
  const parents = new Set(library.entries.map(({ fields }) => fields.crossref));
  const names = new Set<string>();
  const keys = new Set<string>();
  const publications = library.entries.flatMap((entry) => {
    const { key, fields } = entry;
    const isDoubled = keys.has(key);
    keys.add(key);
    const found = places.filter((candidate) => candidate.key === key);
    const { line, column } = found[isDoubled ? 1 : 0] ?? { line: 1, column: 1 };
    // What the parser could not read would be told again as missing; proceedings stand there for their papers.
    if (broken.has(line) || (parents.has(key) && !fields.author)) return [];
    const name = freeName(slugify(key) || 'publication', (taken) => names.has(taken));
    names.add(name);
    const { value, diagnosticTexts } = readEntry(entry, name);
    if (isDoubled) diagnosticTexts.push(messages.doubledKey(key));
    diagnostics.push(...diagnosticTexts.map((diagnosticText) => ({ ...diagnosticText, line, column })));
    return diagnosticTexts.length === 0 ? [{ value, line, column }] : [];
  });
  const records = publications
    .sort((a, b) => compareText(a.value.date, b.value.date))
    .map(
      ({ value, line, column }, index): YamlRecord => ({
        index,
        isListed: true,
        value,
        locate: () => ({ line, column }),
        sourceOf: () => '',
      }),
    );
  return { records, count: places.length, diagnostics };
}

function readEntry({ key, type, fields }: Entry, name: string) {
  const diagnosticTexts: DiagnosticText[] = [];
  const authors = fields.author ?? fields.editor ?? [];
  const title = toMarks(fields.title ?? '');
  const date = dateOf(fields);
  const given = { title, author: authors.length > 0, year: date };
  for (const [field, value] of Object.entries(given)) {
    if (!value) diagnosticTexts.push(messages.missingField(key, field));
  }
  if (date && !/^\d{4}/.test(date)) diagnosticTexts.push(messages.noYear(key, date));
  const several = authors.find(isSeveral);
  if (several)
    diagnosticTexts.push(
      messages.authorsWithoutAnd(key, `${several.lastName}, ${several.suffix}, ${several.firstName}`),
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
    }),
    ...linksOf(fields),
  };
  const command = /\\[a-z]+/i.exec([title, value.venue, ...value.authors].join(' '))?.[0];
  if (command) diagnosticTexts.push(messages.unknownCommand(key, command));
  return { value, diagnosticTexts };
}

/** Nobody reads these, and they are most of what reference managers write: half of the time that parsing takes. */
const longField = /^([ \t,]*(?:abstract|annotation|annote|file|keywords)\s*=\s*)\{/gim;

/** The text with those fields empty whose braces are in pairs. */
function withoutLongFields(text: string): string {
  let kept = '';
  let from = 0;
  for (const { 0: opening, 1: name = '', index } of text.matchAll(longField)) {
    if (index < from) continue;
    const start = index + opening.length;
    let depth = 1;
    let at = start;
    for (; at < text.length && depth > 0; at += 1) {
      if (text[at] === '\\') at += 1;
      else if (text[at] === '{') depth += 1;
      else if (text[at] === '}') depth -= 1;
    }
    // One that is never closed is the parser's to tell of.
    if (depth > 0 || /\n@\w+\s*\{/.test(text.slice(start, at))) continue;
    kept += `${text.slice(from, index)}${name}{}`;
    from = at;
  }
  return kept + text.slice(from);
}

/**
 * `%` begins a comment in LaTeX and `<` is another letter in its old fonts; who writes them in a title means the sign.
 * Addresses get theirs back.
 */
function escapeSigns(text: string): string {
  return text
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

/** Where each entry begins; those that only help others, such as @string, are none. */
function findEntries(text: string): Place[] {
  return [...text.matchAll(/@(\w+)\s*[{(]\s*([^\s,=]*)/g)].flatMap((match) => {
    const [, type = '', key = ''] = match;
    if (/^(?:string|comment|preamble)$/i.test(type)) return [];
    return [{ key, ...positionAt(text, match.index) }];
  });
}

function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Of what the parser complains about, where the entry begins that it is in. */
function placeOf(error: string, input: string, text: string, places: Place[]): Position {
  const [, abbreviation] = unresolved.exec(error) ?? [];
  // Up to a sign that was escaped for the parser.
  const start = input.slice(0, 40).split('\\')[0] ?? '';
  const offset = abbreviation ? text.search(new RegExp(`=\\s*${abbreviation}\\b`)) : text.indexOf(start);
  const { line, column } = positionAt(text, Math.max(0, offset));
  const place = places.findLast((entry) => entry.line <= line) ?? { line, column };
  return { line: place.line, column: place.column };
}

const unresolved = /^Unresolved @string reference "([\w-]+)"/;

/** The parser's sentence in the owner's words. */
function explainError(error: string): DiagnosticText {
  const [, abbreviation] = unresolved.exec(error) ?? [];
  if (abbreviation) return messages.unknownAbbreviation(abbreviation);
  const [, field] = /expected "\}", found "(\w+)\s*=/.exec(error) ?? [];
  if (field) return messages.missingComma(field);
  const [, key = '', names] = /^@(\S+): unexpected \d+-part name "(.+)", dropping/.exec(error) ?? [];
  if (names) return messages.authorsWithoutAnd(key, names);
  if (/mismatch|Runaway|Unterminated|end of/i.test(error)) return messages.unclosedEntry();
  return messages.unreadableEntry(error);
}

type Fields = Entry['fields'];

/** `Ada Quill`, `Jan van der Berg`, `Donald E. Knuth Jr.`, `The ATLAS Collaboration`. */
function nameOf({ name, firstName, prefix, lastName, suffix }: Creator): string {
  if (!name && lastName === 'others' && !firstName) return otherAuthors;
  if (name) return plain(name);
  const family = [prefix, lastName].filter(Boolean).join(' ');
  const spoken = firstName ? asSpoken(`${family}, ${firstName}`) : family;
  return plain([spoken, suffix].filter(Boolean).join(' '));
}

/** Whether people were separated by commas, so that the second stands where `Jr.` would. */
function isSeveral({ suffix = '' }: Creator): boolean {
  return suffix !== '' && !/^(?:jr|sr|junior|senior|[ivx]+)\.?$/i.test(suffix);
}

/** As far as it is known: `2021-03`, or `2021`; "" where there is no year. */
function dateOf({ date = '', year = '', month = '' }: Fields): string {
  const [first = ''] = plain(date).split('/');
  if (/^\d{4}(?:-\d{2}){0,2}$/.test(first)) return first;
  const written = plain(year) || first;
  const number = Number(/^\d{1,2}/.exec(month)?.[0] ?? monthNumber(plain(month)));
  const isMonth = number >= 1 && number <= 12;
  return /^\d{4}$/.test(written) && isMonth ? `${written}-${String(number).padStart(2, '0')}` : written;
}

const venueFields = [
  'journaltitle',
  'journal',
  'booktitle',
  'school',
  'institution',
  'publisher',
  'howpublished',
  'eventtitle',
];

function venueOf(fields: Fields): string {
  const venue = venueFields.map((field) => plain([fields[field] ?? ''].flat().join(', '))).find(Boolean);
  if (venue && !/^https?:/.test(venue)) return venue;
  const { eprint, archiveprefix, eprinttype } = fields;
  return eprint ? `${plain(archiveprefix ?? eprinttype ?? 'arXiv')}:${plain(eprint)}` : '';
}

/** `12 (3), 101–119` */
function detailsOf({ volume = '', number = '', issue = '', pages = '' }: Fields): string {
  const part = plain(number || issue);
  const whole = [plain(volume), part && `(${part})`].filter(Boolean).join(' ');
  return [whole, plain(pages).replaceAll(/(?<=\d)-(?=\d)/g, '–')].filter(Boolean).join(', ');
}

/** Where it can be read, unless that is where its DOI leads. */
function addressOf({ url = '', doi = '', eprint = '', archiveprefix = '', eprinttype = '' }: Fields): string {
  const address = restoreSigns(url).replaceAll(/^<a href="|">.*$/g, '');
  if (address && !(doi && /^https?:\/\/(?:dx\.)?doi\.org\//i.test(address))) return address;
  const isArxiv = eprint && /^(?:arxiv)?$/i.test(plain(archiveprefix || eprinttype));
  return isArxiv ? `https://arxiv.org/abs/${plain(eprint)}` : '';
}

/** Fields of no standard that academic pages know, with the words of their links. */
const linkFields = {
  pdf: 'PDF',
  code: 'Code',
  data: 'Data',
  slides: 'Slides',
  poster: 'Poster',
  video: 'Video',
};

function linksOf(fields: Fields) {
  const links = Object.entries(linkFields).flatMap(([field, label]) => {
    const address = restoreSigns(plain(fields[field] ?? ''));
    return /^https?:/.test(address) ? [{ label, address }] : [];
  });
  return links.length > 0 ? { links } : {};
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

/** The parser writes emphasis as HTML; within a word, a text of a record cannot. */
const emphasised = /(?<![\p{L}\p{N}])<(i|em|b|strong)>(\S|\S.*?\S)<\/\1>(?![\p{L}\p{N}])/gu;

/** Words with emphasis as texts of records write it, and with their own stars and brackets behind a backslash. */
export function toMarks(html: string): string {
  const escaped = html.replaceAll(/[*[]/g, '\\$&');
  return plain(
    escaped.replaceAll(emphasised, (_all, name: string, words: string) => {
      const mark = /^[ie]/.test(name) ? '*' : '**';
      return mark + words + mark;
    }),
  );
}

/** Words without the tags that remain, in one line, with letters in one piece. */
function plain(html: string): string {
  return html
    .replaceAll(/<\/?(?:i|em|b|strong|span|sub|sup|sc|a|pre|tt)(?:\s[^>]*)?>/g, '')
    .replaceAll('ı\u0301', 'í')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function withoutEmpty<T extends Record<string, string>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<T>;
}
