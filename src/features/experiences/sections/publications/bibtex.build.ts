import { type Inline, type RichText, toPlainText } from '../../../../core/prose.ts';
import type { AuthorName } from './author-name.ts';
import { genres, type RawEntry, readRawEntries, writeEntry } from './raw-entries.build.ts';
import { type Cited, isVersioned, toReference } from './reference.build.ts';
import { monthNames } from './reference-styles/reference-words.build.ts';

const masters = genres.get('mastersthesis');

const types: Record<string, string> = {
  '': 'article',
  article: 'article',
  inproceedings: 'inproceedings',
  book: 'book',
  chapter: 'incollection',
  thesis: 'phdthesis',
  report: 'techreport',
};

/** The field for the venue of a type. */
const venueFields: Record<string, string> = {
  article: 'journal',
  inproceedings: 'booktitle',
  incollection: 'booktitle',
  book: 'publisher',
  phdthesis: 'school',
  mastersthesis: 'school',
  techreport: 'institution',
};

/** The entry of a publication: what its record has, and the fields that only its BibTeX has. */
export function toBibtex(cited: Cited): string {
  const written = bibtexOf(cited);
  const own = generated(cited, written?.type);
  // The topics are in their own field.
  if (written?.fields.topic) delete own.fields.keywords;
  return writeEntry({
    key: written?.key || cited.name,
    type: written?.type ?? own.type,
    fields: { ...own.fields, ...written?.fields },
  });
}

/** The BibTeX of a record without what is generated from its other fields; "" without any. */
export function furtherBibtex(cited: Cited): string {
  const written = bibtexOf(cited);
  if (!written) return '';
  const own = generated(cited, written.type).fields;
  const values = new Set([cited.venue, cited.city].map(plainTex));
  const fields = Object.entries(written.fields).filter(([name, value]) => {
    // Keywords are not topics where the entry has a topic as well.
    if (name === 'keywords') return own.keywords !== value;
    return !(name in own) && !generatedFields.has(name) && !values.has(plainTex(value));
  });
  return writeEntry({ ...written, fields: Object.fromEntries(fields) });
}

/** Fields whose value is in others that are generated. */
const generatedFields = new Set('date year month issue pubstate version eid articleno'.split(' '));

function bibtexOf({ bibtex }: Pick<Cited, 'bibtex'>): RawEntry | null {
  return readRawEntries(bibtex)[0] ?? null;
}

const pubstates = { 'in-press': 'inpress', 'under-review': 'submitted' };

function generated(cited: Cited, writtenType?: string): Pick<RawEntry, 'type' | 'fields'> {
  const { authors, editors, hasOthers, isEdited, month, genre, ...reference } = toReference(cited);
  const type = writtenType ?? (genre === masters ? 'mastersthesis' : (types[cited.kind] ?? 'misc'));
  const names = [...authors.map(texName), ...(hasOthers ? ['others'] : [])].join(' and ');
  const fields = {
    author: isEdited ? '' : names,
    editor: isEdited ? names : editors.map(texName).join(' and '),
    title: toTex(cited.title),
    [venueFields[type] ?? 'howpublished']: escapeTex(cited.venue),
    ...(type === 'book' ? {} : { publisher: escapeTex(cited.publisher) }),
    address: escapeTex(reference.city),
    [isVersioned(cited) ? 'version' : 'edition']: escapeTex(reference.edition),
    series: escapeTex(reference.series),
    // Its type says this.
    type: genre === genres.get(type) ? '' : escapeTex(genre),
    year: reference.year,
    month: (monthNames[month - 1] ?? '').slice(0, 3).toLowerCase(),
    volume: escapeTex(reference.volume),
    number: escapeTex(reference.issue),
    pages: escapeTex(reference.pages).replace('–', '--'),
    note: escapeTex(reference.note),
    doi: reference.doi,
    url: reference.address,
    pubstate: cited.status === '' ? '' : pubstates[cited.status],
    abstract: toTex(cited.abstract),
    keywords: cited.topics.map(escapeTex).join(', '),
  };
  return { type, fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) };
}

function texName({ family, given, suffix }: AuthorName): string {
  return given === '' && suffix === ''
    ? `{${escapeTex(family)}}`
    : [family, suffix, given].filter(Boolean).map(escapeTex).join(', ');
}

function toTex(text: RichText): string {
  if (typeof text === 'string') return escapeTex(text);
  return text
    .map((inline: Inline) => {
      if (typeof inline === 'string') return escapeTex(inline);
      if (inline.kind === 'emphasis') return `\\emph{${toTex(inline.children)}}`;
      if (inline.kind === 'strong') return `\\textbf{${toTex(inline.children)}}`;
      return inline.kind === 'math' && inline.tex ? inline.tex : escapeTex(toPlainText([inline]));
    })
    .join('');
}

/** Letters stay as they are: every current program reads UTF-8. */
function escapeTex(text: string): string {
  return text
    .replaceAll(/[\\{}]/g, (sign) => (sign === '\\' ? '\\textbackslash{}' : `\\${sign}`))
    .replaceAll(/[&%$#_]/g, '\\$&')
    .replaceAll('~', '\\textasciitilde{}')
    .replaceAll('^', '\\textasciicircum{}');
}

function plainTex(text: string): string {
  return text.replaceAll(/[\\{}\s]/g, '').toLowerCase();
}
