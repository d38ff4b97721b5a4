import { archiveOf, isVersioned, type Reference } from '../reference.build.ts';
import { headlineCase } from './headline-case.build.ts';
import {
  dayOf,
  editionWords,
  ended,
  initials,
  isContained,
  isDoctoral,
  joined,
  joinNames,
  link,
  list,
  pagesIn,
  sentences,
  spoken,
  titleWords,
  turned,
  withPages,
} from './reference-words.build.ts';

/** https://apastyle.apa.org/style-grammar-guidelines/references (7th edition) */
export function apa(reference: Reference): string {
  const { kind, venue, publisher, volume, issue, genre, edition, isEdited, hasOthers } = reference;
  const names = reference.authors.map((author) => turned(author, initials(author)));
  const authors =
    names.length > 20
      ? `${names.slice(0, 19).join(', ')}, … ${names.at(-1)}`
      : joinNames(names, { last: ', & ', hasOthers });
  const version = isVersioned(reference) && edition && `Version ${edition}`;
  const bookNumbers = isVersioned(reference) ? '' : list(editionWords(edition), volume && `Vol. ${volume}`);
  const { archive, number } = archiveOf(reference);
  const reportNumber = kind === 'report' && issue && joined(' ', headlineCase(genre), `No. ${issue}`);
  const inParentheses = reportNumber || version || number || (kind === 'book' && bookNumbers);
  const inBrackets =
    reference.status === 'under-review'
      ? 'Manuscript submitted for publication'
      : kind === 'thesis'
        ? list(isDoctoral(genre) ? 'Doctoral dissertation' : genre || 'Thesis', venue)
        : ({ dataset: 'Data set', software: 'Computer software' } as Record<string, string>)[kind];
  const labels = `${inParentheses ? ` (${inParentheses})` : ''}${inBrackets ? ` [${inBrackets}]` : ''}`;
  const words = titleWords(reference);
  const title = labels ? `${words.replace(/\.$/u, '')}${labels}.` : ended(words);
  return sentences(
    ended(isEdited ? `${authors} (${names.length > 1 ? 'Eds.' : 'Ed.'})` : authors),
    `(${apaDate(reference)}).`,
    title,
    ...apaPlace(),
    link(reference),
  );

  function apaPlace(): string[] {
    const { status, editors } = reference;
    if (status === 'under-review' || kind === 'thesis') return [];
    const pages = pagesIn(reference);
    if (isContained(reference)) {
      const within = list(bookNumbers, withPages(reference, 'pp. ', 'p. '));
      const by = joinNames(
        editors.map((editor) => spoken(editor, initials(editor))),
        { last: ', & ', pair: ' & ' },
      );
      const role = by && `${by} (${editors.length > 1 ? 'Eds.' : 'Ed.'}),`;
      return venue ? [ended(joined(' ', 'In', role, venue, within && `(${within})`)), ended(publisher)] : [];
    }
    if (kind === 'article' || kind === '')
      return [ended(list(venue, `${volume}${issue && `(${issue})`}`, pages))];
    // An organization is not named again as its own publisher.
    return archive === authors ? [] : [ended(archive)];
  }
}

function apaDate(reference: Reference): string {
  if (reference.status === 'in-press') return 'in press';
  return list(reference.year, reference.isWebPage && dayOf(reference));
}
