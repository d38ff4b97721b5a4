import type { AuthorName } from '../author-name.ts';
import { archiveOf, type Reference } from '../reference.build.ts';
import { headlineCase } from './headline-case.build.ts';
import {
  dayOf,
  editionWords,
  ended,
  initials,
  inSeries,
  isContained,
  isDoctoral,
  joined,
  joinNames,
  list,
  sentences,
  spoken,
  titleWords,
  withPages,
} from './reference-words.build.ts';

/** https://journals.ieeeauthorcenter.ieee.org/your-role-in-article-production/ieee-editorial-style-manual/ */
export function ieee(reference: Reference): string {
  const { kind, venue, volume, issue, status, genre, editors, isEdited, hasOthers, city, year } = reference;
  const nameAll = (people: readonly AuthorName[]) => people.map((name) => spoken(name, initials(name)));
  const names = nameAll(reference.authors);
  const authors =
    names.length > 6 || (hasOthers && names.length === 1)
      ? `${names[0]} et al.`
      : joinNames(names, { last: ', and ', pair: ' and ', hasOthers });
  const role = (people: readonly unknown[]) => (people.length > 1 ? 'Eds.' : 'Ed.');
  const editedBy =
    !isEdited && editors.length > 0 && joinNames(nameAll(editors), { last: ', and ', pair: ' and ' });
  const [seriesTitle, ownVolume] = inSeries(reference);
  const series =
    seriesTitle &&
    ` (${list(seriesTitle, volume !== ownVolume && `vol. ${volume}`, issue && `no. ${issue}`)})`;
  const month = shortMonths[reference.month - 1];
  const isDated = ['article', '', 'inproceedings'].includes(kind);
  const date =
    status === 'in-press'
      ? 'to be published'
      : reference.isWebPage
        ? list(dayOf(reference, month), year)
        : joined(' ', isDated && month, year);
  const published = (by: string) => joined(': ', city, by);
  const bookParts = list(
    ownVolume && `vol. ${ownVolume}`,
    editedBy && `${editedBy}, ${role(editors)}`,
    editionWords(reference.edition),
  );
  const quoted = `“${titleWords(reference).replace(/\.$/u, '')},”`;
  const pages = withPages(reference, 'pp. ', 'p. ', (number) => `Art. no. ${number}`);
  const end = reference.doi
    ? `, doi: ${reference.doi}.`
    : reference.address
      ? `. [Online]. Available: ${reference.address}`
      : '.';
  return sentences(`${list(authors, isEdited && role(names))},`, `${source()}${end}`);

  function source(): string {
    if (status === 'under-review') return `${quoted} submitted for publication`;
    if (kind === 'book' || kind === 'software') {
      const version = reference.edition && `version ${reference.edition}`;
      const book = list(titleWords(reference) + series, kind === 'book' ? bookParts : version);
      return sentences(ended(book), list(published(venue), date));
    }
    if (isContained(reference)) {
      const book = venue && list(`in ${venue}${series}`, bookParts);
      const { publisher } = reference;
      const rest = publisher ? list(published(publisher), date, pages) : list(city, date, pages);
      return sentences(quoted, publisher && book ? ended(book) : book && `${book},`, rest);
    }
    const label =
      kind === 'thesis'
        ? isDoctoral(genre)
          ? 'Ph.D. dissertation'
          : genre || 'thesis'
        : kind === 'dataset' && reference.edition && `version ${reference.edition}`;
    const { number } = archiveOf(reference);
    if (number) return sentences(quoted, list(date, number));
    if (kind === 'report') {
      const report = joined(
        ' ',
        ieeeReports[genre.toLowerCase()] ?? headlineCase(genre || (issue && 'Rep.')),
        issue,
      );
      return sentences(quoted, list(venue, city, report, date));
    }
    const numbers = list(
      volume && `vol. ${volume}`,
      issue && (/^\P{L}/u.test(issue) ? `no. ${issue}` : issue),
    );
    return sentences(quoted, list(label, venue, kind === 'thesis' && city, numbers, pages, date));
  }
}

const ieeeReports: Record<string, string> = {
  'technical report': 'Tech. Rep.',
  'research report': 'Res. Rep.',
};

const shortMonths = 'Jan. Feb. Mar. Apr. May June July Aug. Sep. Oct. Nov. Dec.'.split(' ');
