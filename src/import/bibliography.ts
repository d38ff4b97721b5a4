import { isGroup, listAt } from '../core/field-path.ts';
import { plainDoi } from '../features/experiences/sections/publications/publications.ts';
import {
  readBibliography,
  toMarks,
} from '../features/experiences/sections/publications/read-bibliography.build.ts';
import { toSentences } from './archive.ts';
import {
  emptyImportedResume,
  type Imported,
  type ImportedResume,
  type NewRecord,
  noFieldFor,
  withoutEmpty,
} from './imported-resume.ts';
import { tidy } from './plain-words.ts';
import { parseJson, singleFileSource } from './read-json.ts';
import { restOf, SourceRecord } from './source-record.ts';

type Publication = NewRecord<'publications'>;

const entries =
  /^\s*@(?:article|book|incollection|inproceedings|conference|inbook|\w*thesis|misc|report|techreport|online|dataset|software|unpublished)\s*[{(]/im;

/** BibTeX and BibLaTeX, read as a section with such a file reads them. */
export const bibTeX = singleFileSource({
  title: 'a bibliography in BibTeX',
  endings: /\.(?:bib|bibtex|txt)$/i,
  parse: (text) => (entries.test(text) ? text : null),
  read: async (text, file) => {
    const { records, diagnostics } = await readBibliography(text.replace(/^\uFEFF/, ''));
    const publications = records.map(({ value, locate }) => {
      const { name: _name, ...record } = value as Publication & { name: string };
      return { record, from: `${file}, line ${locate([]).line}` };
    });
    const unread = diagnostics.map(({ line, summary, fix }) => ({
      from: `${file}, line ${line}`,
      why: toSentences({ summary, why: '', fix }),
    }));
    return { ...withPublications(publications), unread };
  },
});

/**
 * The format in which Zotero and other programs export works:
 * https://docs.citationstyles.org/en/stable/specification.html and
 * https://github.com/citation-style-language/schema, csl-data.json.
 */
export const cslJson = singleFileSource({
  title: 'a bibliography in CSL-JSON, as Zotero writes it',
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
      works.map((work, index) => ({ record: readCsl(work), from: `${file}, entry ${index + 1}` })),
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
  // The names of Crossref.
  'journal-article': 'article',
  'proceedings-article': 'inproceedings',
  'posted-content': 'preprint',
  'book-chapter': 'chapter',
  monograph: 'book',
  dissertation: 'thesis',
};

function readCsl(work: SourceRecord): Publication {
  // Identifiers for programs only.
  for (const name of ['id', 'citation-key', 'accessed']) work.value(name);
  // Crossref writes titles as lists.
  const first = (...names: string[]) => names.map((name) => work.texts(name)[0]).find(Boolean) ?? '';
  const date = dateOf(work.group('issued')) || dateOf(work.group('published'));
  const authors = work.records('author').map(nameOf).filter(Boolean);
  const type = work.text('type');
  const kind = Object.hasOwn(cslKinds, type) ? cslKinds[type] : undefined;
  const [volume, issue, pages] = [work.text('volume'), work.text('issue'), work.text('page')];
  const whole = [volume, issue && `(${issue})`].filter(Boolean).join(' ');
  const doi = plainDoi(work.text('DOI'));
  const address = work.text('URL');
  return {
    ...withoutEmpty({ title: toMarks(first('title')), date, doi }),
    ...(authors.length > 0 ? { authors } : {}),
    ...withoutEmpty({ venue: tidy(first('container-title', 'event-title', 'event', 'publisher')) }),
    ...withoutEmpty({
      details: [whole, pages.replaceAll(/(?<=\d)-(?=\d)/g, '–')].filter(Boolean).join(', '),
    }),
    ...withoutEmpty({ address: doi && /^https?:\/\/(?:dx\.)?doi\.org\//i.test(address) ? '' : address }),
    ...(kind ? { kind } : {}),
  };
}

/** `Jan van der Berg`, or a literal name. */
function nameOf(person: SourceRecord): string {
  const literal = person.text('literal');
  const family = [person.text('non-dropping-particle', 'dropping-particle'), person.text('family')].filter(
    Boolean,
  );
  return tidy(literal || [person.text('given'), ...family, person.text('suffix')].filter(Boolean).join(' '));
}

/** `{ "date-parts": [[2021, 3]] }`, or a text that starts with a date. */
function dateOf(issued: SourceRecord): string {
  const dates = issued.value('date-parts');
  const parts: unknown = Array.isArray(dates) ? dates[0] : undefined;
  if (Array.isArray(parts) && parts.length > 0) {
    const [year = '', ...rest] = parts.filter((part) => part !== null).map(String);
    return [year, ...rest.slice(0, 2).map((part) => part.padStart(2, '0'))].join('-');
  }
  const words = issued.text('raw', 'literal');
  return /^\d{4}(?:-\d{2}){0,2}/.exec(words)?.[0] ?? /(?<!\d)\d{4}(?!\d)/.exec(words)?.[0] ?? '';
}

function withPublications(records: Imported<Publication>[]): ImportedResume {
  return { ...emptyImportedResume(), sections: [{ kind: 'publications', records }] };
}
