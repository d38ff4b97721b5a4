import { readRawEntries } from '../raw-entries.build.ts';
import { isVersioned, type Reference } from '../reference.build.ts';
import { headlineCase } from './headline-case.build.ts';
import {
  dayOf,
  editionWords,
  ended,
  inSeries,
  isContained,
  isDoctoral,
  joined,
  joinNames,
  link,
  list,
  monthNames,
  pagesIn,
  sentences,
  spoken,
  titleWords,
  turned,
  typeset,
} from './reference-words.build.ts';

/** Author and date: https://www.chicagomanualofstyle.org/tools_citationguide/citation-guide-2.html (18th edition) */
export function chicago(reference: Reference): string {
  const { kind, venue, publisher, volume, issue, status, genre, isEdited, hasOthers, year, month } =
    reference;
  const names = reference.authors.map((author, index) =>
    index === 0 ? turned(author, author.given) : spoken(author, author.given),
  );
  // With more than six authors, three are named.
  const authors =
    names.length > 6
      ? `${names.slice(0, 3).join(', ')}, et al.`
      : joinNames(names, { last: ', and ', hasOthers });
  const role = isEdited && (names.length > 1 ? 'eds.' : 'ed.');
  const words = kind === 'software' ? titleWords(reference) : headlineTitle(reference);
  const isBook = ['book', 'report', 'software'].includes(kind);
  return sentences(
    ended(list(authors, role)),
    ended(status === 'in-press' ? 'Forthcoming' : year),
    isBook ? ended(words) : `“${ended(words)}”`,
    ...place().map(ended),
    link(reference, '.'),
  );

  function place(): string[] {
    if (status === 'under-review') return ['Unpublished manuscript'];
    const [seriesTitle, ownVolume] = inSeries(reference);
    const series = joined(' ', seriesTitle, seriesTitle && (issue || volume));
    const pages = pagesIn(reference, String, shortRange);
    const edition = editionWords(reference.edition);
    if (isContained(reference)) {
      const { editors } = reference;
      const editedBy = joinNames(
        editors.map((editor) => spoken(editor, editor.given)),
        { last: ', and ', pair: ' and ' },
      );
      const by = editedBy && `edited by ${editedBy}`;
      const within = list(`In ${venue}`, edition, ownVolume && `vol. ${ownVolume}`, by, pages);
      return [venue && within, series, publisher];
    }
    if (kind === 'thesis') return [list(isDoctoral(genre) ? 'PhD diss.' : genre || 'Thesis', venue)];
    if (kind === 'preprint') return [list('Preprint', venue)];
    if (kind === 'report') return [joined(' ', genre || (issue && 'Report'), issue), venue];
    if (kind === 'book') return [edition, ownVolume && `Vol. ${ownVolume}`, series, venue];
    if (isVersioned(reference)) return [reference.edition && `Version ${reference.edition}`, venue];
    const season = monthNames[month - 1];
    const inNumber = issue || season;
    if (volume) {
      const numbers = joined(' ', venue, volume, inNumber && `(${inNumber})`);
      return [joined(': ', numbers, pages)];
    }
    const day = dayOf(reference);
    return [
      joined(issue ? ': ' : ', ', list(venue, issue && `no. ${issue}`), pages) +
        (day && !issue ? `, ${day}` : ''),
    ];
  }
}

/** `321–28`, `101–8`, `1087–89` and `71–72`, as Chicago shortens ranges. */
function shortRange(start: string, end: string): string {
  const isShortened = /^\d{3,}$/.test(start) && start.length === end.length && !start.endsWith('00');
  if (!isShortened) return `${start}–${end}`;
  const firstChange = [...start].findIndex((digit, at) => digit !== end[at]);
  const minDigits = start.at(-2) === '0' ? 1 : 2;
  return `${start}–${end.slice(Math.min(firstChange, end.length - minDigits))}`;
}

/** Only titles in English have capitals in headlines. */
function headlineTitle({ title, bibtex }: Reference): string {
  const { langid, language = '' } = readRawEntries(bibtex)[0]?.fields ?? {};
  return typeset(headlineCase(title, langid ?? language));
}
