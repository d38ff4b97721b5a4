import { toSentences } from '../core/diagnostics.ts';
import { isGroup, listAt } from '../core/field-path.ts';
import { restOf, SourceRecord } from '../core/source-record.ts';
import { tidy, withoutEmpty } from '../core/text.ts';
import { positionsIn } from '../core/text-position.ts';
import { writeAuthor } from '../features/experiences/sections/publications/author-name.ts';
import { furtherBibtex } from '../features/experiences/sections/publications/bibtex.build.ts';
import { isDoi, plainDoi } from '../features/experiences/sections/publications/publications.ts';
import {
  privateNames,
  readRawEntries,
} from '../features/experiences/sections/publications/raw-entries.build.ts';
import { readBibliography } from '../features/experiences/sections/publications/read-bibliography.build.ts';
import { toMarks } from '../features/experiences/sections/publications/read-bibtex-entry.build.ts';
import { emptyCited } from '../features/experiences/sections/publications/reference.build.ts';
import {
  emptyImportedResume,
  type Imported,
  type ImportedResume,
  type NewRecord,
  noFieldFor,
} from './imported-resume.ts';
import { publicationDate } from './read-date.ts';
import { parseJson, singleFileSource } from './read-json.ts';

type Publication = NewRecord<'publications'>;

const entries =
  /^\s*@(?:article|book|incollection|inproceedings|conference|inbook|\w*thesis|misc|report|techreport|online|dataset|software|unpublished)\s*[{(]/im;

/** A year without a number, such as `year = {in press}`. */
const yearInWords = /(\b(?:year|date)\s*=\s*)[{"]([^{}"\d\n]+)[}"]/gi;

/** BibTeX and BibLaTeX, read by the parser of publication sections. */
export const bibTeX = singleFileSource({
  title: 'a bibliography in BibTeX',
  endings: /\.(?:bib|bibtex|txt)$/i,
  parse: (text) => (entries.test(text) ? text : null),
  read: async (text, file, { hasFormulas }) => {
    const inPress: { offset: number; details: string; doubts: string[] }[] = [];
    const written = text
      .replace(/^\uFEFF/, '')
      .replaceAll(yearInWords, (all: string, field: string, text: string, offset: number) => {
        const doubts: string[] = [];
        const { date, details } = publicationDate(text, () => null, doubts);
        if (!details) return all;
        inPress.push({ offset, details, doubts });
        return `${field}{${date}}`;
      });
    const { records, diagnostics } = await readBibliography(written, hasFormulas);
    const places = diagnostics.map(({ line, summary, fix }) => ({
      line,
      why: toSentences({ summary, why: '', fix }),
    }));
    const positionOf = positionsIn(text);
    const starts = [...text.matchAll(/^[^\S\n]*@\w+\s*[{(]/gm)].map(({ index }) => positionOf(index).line);
    const publications = records.map(({ value, locate }) => {
      const { name, ...record } = value as Publication & { name: string };
      const bibtex = furtherBibtex({ ...emptyCited, ...record, name });
      const { line } = locate([]);
      const isHere = (at: number) => at >= line && !starts.some((start) => start > line && start <= at);
      const later = inPress.find(({ offset }) => isHere(positionOf(offset).line));
      const doubts = [
        ...(later?.doubts ?? []),
        ...places.filter((place) => place.line === line).map(({ why }) => why),
      ];
      return {
        record: { ...(later ? { details: later.details } : {}), ...record, ...withoutEmpty({ bibtex }) },
        from: `${file}, line ${line}`,
        ...withoutEmpty({ doubts }),
      };
    });
    const imported = new Set(records.map(({ locate }) => locate([]).line));
    const unread = places
      .filter(({ line }) => !imported.has(line))
      .map(({ line, why }) => ({ from: `${file}, line ${line}`, why }));
    const privateFields = new Set(readRawEntries(written).flatMap(({ fields }) => privateNames(fields)));
    const leftOut =
      privateFields.size > 0
        ? [`Private fields of your reference manager were not read: ${[...privateFields].join(', ')}.`]
        : [];
    return { ...withPublications(publications), unread, leftOut };
  },
});

/**
 * The format in which Zotero and other programs export works:
 * https://docs.citationstyles.org/en/stable/specification.html and
 * https://github.com/citation-style-language/schema, csl-data.json.
 */
export const cslJson = singleFileSource({
  title: 'a bibliography in CSL-JSON, such as from Zotero',
  endings: /\.(?:json|csljson|txt)$/i,
  parse: (text) => {
    const value = parseJson(text);
    // Crossref answers with `message`: one work, or a list of them.
    const answer = isGroup(value) && isGroup(value.message) ? value.message : value;
    const list = isGroup(answer) && 'items' in answer ? listAt(answer, ['items']) : [answer];
    const works = Array.isArray(value) ? (value as unknown[]) : list;
    const isWork = (work: unknown) =>
      isGroup(work) &&
      typeof work.type === 'string' &&
      'title' in work &&
      ('issued' in work || 'published' in work || 'author' in work);
    return works.some(isWork) ? works : null;
  },
  read: (values, file) => {
    const works = values.map((value) => new SourceRecord(value));
    const resume = withPublications(
      works.map((work, index) => {
        const doubts: string[] = [];
        const record = readCsl(work, doubts);
        return { record, from: `${file}, entry ${index + 1}`, ...withoutEmpty({ doubts }) };
      }),
    );
    const rest = restOf(works);
    if (rest.length > 0) resume.unread.push({ from: file, why: noFieldFor(rest) });
    return resume;
  },
});

const cslKinds: Record<string, NonNullable<Publication['kind']>> = {
  article: 'preprint',
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  'paper-conference': 'inproceedings',
  book: 'book',
  chapter: 'chapter',
  thesis: 'thesis',
  report: 'report',
  dataset: 'dataset',
  software: 'software',
  // Crossref's names of the types.
  'journal-article': 'article',
  'proceedings-article': 'inproceedings',
  'posted-content': 'preprint',
  'book-chapter': 'chapter',
  monograph: 'book',
  dissertation: 'thesis',
};

function readCsl(work: SourceRecord, doubts: string[]): Publication {
  // Identifiers that only programs use.
  for (const name of ['id', 'citation-key', 'accessed']) work.value(name);
  // Crossref writes titles as lists.
  const first = (...names: string[]) => names.map((name) => work.texts(name)[0]).find(Boolean) ?? '';
  const [issued, status] = [work.group('issued'), work.text('status')];
  const published = dateOf(issued) || dateOf(work.group('published'));
  const { date, details } = published
    ? { date: published, details: '' }
    : publicationDate(status || issued.text('literal', 'raw'), () => null, doubts);
  const editors = work.records('editor').map(nameOf).filter(Boolean);
  const written = work.records('author').map(nameOf).filter(Boolean);
  const authors = written.length > 0 ? written : editors;
  const type = work.text('type');
  const kind = Object.hasOwn(cslKinds, type) ? cslKinds[type] : undefined;
  const number = work.text('number');
  const volume = work.text('volume');
  const issue = work.text('issue') || (kind === 'report' ? number : '');
  // The number of an article, or of a preprint in its archive.
  const pages = work.text('page') || (kind === 'article' ? number : '');
  const whole = [volume, issue && `(${issue})`].filter(Boolean).join(' ');
  const doi = plainDoi(work.text('DOI'));
  const address = work.text('URL');
  const venue = tidy(first('container-title', 'event-title', 'event') || (kind === 'preprint' ? number : ''));
  const publisher = tidy(first('publisher'));
  const keywords = work.text('keyword').split(/[,;]/).map(tidy).filter(Boolean);
  return {
    ...withoutEmpty({ title: toMarks(withoutXml(first('title'))), date, doi }),
    ...(authors.length > 0 ? { authors } : {}),
    ...withoutEmpty({ venue: venue || publisher }),
    ...withoutEmpty({
      details: [whole, details, pages.replaceAll(/(?<=\d)-(?=\d)/g, '–')].filter(Boolean).join(', '),
    }),
    ...withoutEmpty({ address: doi && isDoi(address) ? '' : address }),
    ...(kind ? { kind } : {}),
    ...(editors.length > 0 ? { editors } : {}),
    ...withoutEmpty({
      edition: tidy(work.text('edition', 'version')),
      series: tidy(first('collection-title')),
      genre: tidy(work.text('genre')),
      city: tidy(work.text('publisher-place', 'event-place')),
    }),
    ...withoutEmpty({
      publisher: venue ? publisher : '',
      abstract: toMarks(withoutXml(work.text('abstract'))),
    }),
    ...(keywords.length > 0 ? { topics: keywords } : {}),
    ...(/press|forthcoming/i.test(status) ? { status: 'in-press' as const } : {}),
    ...(/review|submitted/i.test(status) ? { status: 'under-review' as const } : {}),
  };
}

/**
 * Crossref has titles and abstracts in JATS, with formulas in MathML: emphasis stays, formulas become their letters.
 */
function withoutXml(text: string): string {
  return text
    .replaceAll(
      /(<\/?)jats:(?:italic|bold)>/g,
      (tag, open: string) => `${open}${tag.includes('bold') ? 'b' : 'i'}>`,
    )
    .replaceAll(/<(jats:title)\b[^>]*>Abstract<\/\1>|<\/jats:p>/g, ' ')
    .replaceAll(/<\/?(?:jats|mml):[^>]*>/g, '');
}

/** `Jan van der Berg`, or a literal name. */
function nameOf(person: SourceRecord): string {
  const literal = tidy(person.text('literal', 'name'));
  person.text('sequence');
  const particle = person.text('non-dropping-particle', 'dropping-particle');
  const [given, suffix] = [tidy(person.text('given')), tidy(person.text('suffix'))];
  const family = literal || tidy([particle, person.text('family')].filter(Boolean).join(' '));
  return family && writeAuthor({ family, given: literal ? '' : given, suffix: literal ? '' : suffix });
}

/** `{ "date-parts": [[2021, 3]] }`, or a text that starts with a date. */
function dateOf(issued: SourceRecord): string {
  const dates = issued.value('date-parts');
  const parts: unknown = Array.isArray(dates) ? dates[0] : undefined;
  if (Array.isArray(parts) && parts.length > 0) {
    const [year = '', ...rest] = parts.filter((part) => part !== null).map(String);
    return [year, ...rest.slice(0, 2).map((part) => part.padStart(2, '0'))].join('-');
  }
  const text = issued.text('raw', 'literal');
  return /^\d{4}(?:-\d{2}){0,2}/.exec(text)?.[0] ?? /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0] ?? '';
}

function withPublications(records: Imported<Publication>[]): ImportedResume {
  return { ...emptyImportedResume(), sections: [{ kind: 'publications', records }] };
}
