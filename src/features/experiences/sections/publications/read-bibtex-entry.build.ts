import type { Creator, Entry } from '@retorquere/bibtex-parser';
import type { DiagnosticText } from '../../../../core/diagnostics.ts';
import { withoutEmpty } from '../../../../core/text.ts';
import { monthNumber } from '../../../../i18n/dates.ts';
import { parseAuthor, writeAuthor } from './author-name.ts';
import { explainMissingAnd } from './bibtex-diagnostics.build.ts';
import { isDoi, otherAuthors, plainDoi } from './publications.ts';
import { genres } from './raw-entries.build.ts';
import { placeFields } from './schema.ts';

const requiredFields: Record<string, string> = {
  title: 'title = {What Drifting Buoys Say}',
  author: 'author = {Quill, Ada and Marlow, P.}',
  year: 'year = {2025}',
};

export function readBibtexEntry(
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
export function withoutCommands(text: string): string {
  return text
    .replaceAll(/\\[a-z]+\*?\s*\{([^{}]*)\}/gi, '$1')
    .replaceAll(/\\[a-z]+\*?\s*/gi, '')
    .trim();
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

function restoreSigns(address: string): string {
  return address
    .replaceAll('\\textless{}', '<')
    .replaceAll('\\textgreater{}', '>')
    .replaceAll(/\\(?=[%_&#])/g, '')
    .trim();
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
