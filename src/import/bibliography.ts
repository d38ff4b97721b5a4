import { isGroup } from '../core/field-path.ts';
import { plainDoi } from '../features/experiences/sections/publications/publications.ts';
import {
  readBibliography,
  toMarks,
} from '../features/experiences/sections/publications/read-bibliography.build.ts';
import { baseName } from './decode-text.ts';
import { importMessages } from './import-messages.ts';
import {
  emptyImportedResume,
  given,
  type ImportedResume,
  type NewRecord,
  type Proposed,
} from './imported-resume.ts';
import { tidy } from './plain-words.ts';
import { findFile, others, parseJson } from './read-json.ts';
import { type Source, UnreadableSource } from './source.ts';
import { restOf, SourceRecord } from './source-record.ts';

type Publication = NewRecord<'publications'>;

const entries =
  /^\s*@(?:article|book|incollection|inproceedings|conference|inbook|\w*thesis|misc|report|techreport|online|dataset|software|unpublished)\s*[{(]/im;

/** BibTeX and BibLaTeX, read as a section with such a file reads them. */
export const bibTeX: Source = {
  title: 'a bibliography in BibTeX',
  recognise: async (files) => (await findBibTeX(files)) !== null,
  read: async (files) => {
    const found = await findBibTeX(files);
    if (!found) throw new UnreadableSource(importMessages.nothingInIt);
    const { records, diagnostics } = await readBibliography(found.value.replace(/^\uFEFF/, ''));
    const file = baseName(found.file);
    const proposal = withPublications(
      records.map(({ value, locate }) => {
        const { name: _name, ...record } = value as Publication & { name: string };
        return { record, from: importMessages.line(file, locate([]).line) };
      }),
    );
    const refused = diagnostics.map(({ line, summary, fix }) => ({
      from: importMessages.line(file, line),
      why: importMessages.sentence({ summary, why: '', fix }),
    }));
    proposal.unread.push(...refused, ...others(files, found.file));
    return proposal;
  },
};

function findBibTeX(files: Parameters<Source['recognise']>[0]) {
  return findFile(files, /\.(?:bib|bibtex|txt)$/i, (text) => (entries.test(text) ? text : null));
}

/**
 * The form in which Zotero and other programs hand on what they know of works:
 * https://docs.citationstyles.org/en/stable/specification.html and
 * https://github.com/citation-style-language/schema, csl-data.json.
 */
export const cslJson: Source = {
  title: 'a bibliography in CSL-JSON, as Zotero writes it',
  recognise: async (files) => (await findCsl(files)) !== null,
  read: async (files) => {
    const found = await findCsl(files);
    if (!found) throw new UnreadableSource(importMessages.nothingInIt);
    const file = baseName(found.file);
    const works = found.value.map((value) => new SourceRecord(value));
    const proposal = withPublications(
      works.map((work, index) => ({ record: readCsl(work), from: importMessages.entry(file, index + 1) })),
    );
    const rest = restOf(works);
    if (rest.length > 0) proposal.unread.push({ from: file, why: importMessages.noPlaceFor(rest) });
    proposal.unread.push(...others(files, found.file));
    return proposal;
  },
};

function findCsl(files: Parameters<Source['recognise']>[0]) {
  return findFile(files, /\.(?:json|csljson|txt)$/i, (text) => {
    const value = parseJson(text);
    const works: unknown[] = Array.isArray(value)
      ? value
      : isGroup(value) && Array.isArray(value.items)
        ? value.items
        : [];
    const isOfWorks = works.some(
      (work) =>
        isGroup(work) &&
        typeof work.type === 'string' &&
        'title' in work &&
        ('issued' in work || 'author' in work),
    );
    return isOfWorks ? works : null;
  });
}

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
};

function readCsl(work: SourceRecord): Publication {
  // Numbers by which programs find it again tell no reader anything.
  for (const name of ['id', 'citation-key', 'accessed']) work.value(name);
  const authors = work.records('author').map(nameOf).filter(Boolean);
  const kind = cslKinds[work.text('type')];
  const [volume, issue, pages] = [work.text('volume'), work.text('issue'), work.text('page')];
  const whole = [volume, issue && `(${issue})`].filter(Boolean).join(' ');
  const doi = plainDoi(work.text('DOI'));
  const address = work.text('URL');
  return {
    ...given({ title: toMarks(work.text('title')), date: dateOf(work.group('issued')), doi }),
    ...(authors.length > 0 ? { authors } : {}),
    ...given({ venue: tidy(work.text('container-title', 'event-title', 'event', 'publisher')) }),
    ...given({ details: [whole, pages.replaceAll(/(?<=\d)-(?=\d)/g, '–')].filter(Boolean).join(', ') }),
    ...given({ address: doi && /^https?:\/\/(?:dx\.)?doi\.org\//i.test(address) ? '' : address }),
    ...(kind ? { kind } : {}),
  };
}

/** `Jan van der Berg`; one that is not made of parts as it is. */
function nameOf(person: SourceRecord): string {
  const literal = person.text('literal');
  const family = [person.text('non-dropping-particle', 'dropping-particle'), person.text('family')].filter(
    Boolean,
  );
  return tidy(literal || [person.text('given'), ...family, person.text('suffix')].filter(Boolean).join(' '));
}

/** `{ "date-parts": [[2021, 3]] }`, or words that begin with a date. */
function dateOf(issued: SourceRecord): string {
  const [parts] = (issued.value('date-parts') ?? []) as unknown[][];
  if (Array.isArray(parts) && parts.length > 0) {
    const [year, ...rest] = parts.map(String);
    return [year, ...rest.slice(0, 2).map((part) => part.padStart(2, '0'))].join('-');
  }
  const words = issued.text('raw', 'literal');
  return /^\d{4}(?:-\d{2}){0,2}/.exec(words)?.[0] ?? /(?<!\d)\d{4}(?!\d)/.exec(words)?.[0] ?? '';
}

function withPublications(records: Proposed<Publication>[]): ImportedResume {
  return { ...emptyImportedResume(), sections: [{ kind: 'publications', records }] };
}
