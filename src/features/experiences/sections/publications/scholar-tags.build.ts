import { toPlainText } from '../../../../core/prose.ts';
import { absoluteAddress } from '../../../../core/routes.ts';
import type { Publication } from './publications.ts';
import { isVersioned, toReference, writtenName } from './reference.build.ts';

/** Where a publication appeared, by its kind. */
const venueTags: Record<string, string> = {
  article: 'journal_title',
  inproceedings: 'conference_title',
  chapter: 'inbook_title',
  book: 'publisher',
  thesis: 'dissertation_institution',
  report: 'technical_report_institution',
};

/**
 * The names and contents of the meta tags from which Google Scholar and reference managers read a publication:
 * https://scholar.google.com/intl/en/scholar/inclusion.html#indexing
 */
export function scholarTags(
  publication: Publication,
  { siteUrl, path, language }: { siteUrl: string; path: string; language: string },
): [name: string, content: string][] {
  const reference = toReference(publication);
  const { kind, venue, publisher, volume, issue, pages, doi, topics } = reference;
  const [first = '', last = ''] = pages.split('–');
  const { pdf, date } = publication;
  const tags: [string, string][] = [
    ['title', toPlainText(publication.title)],
    ...reference.authors.map((author): [string, string] => ['author', writtenName(author)]),
    ['publication_date', date.replaceAll('-', '/')],
    [venueTags[kind] ?? 'journal_title', isVersioned(reference) ? '' : venue],
    ['publisher', kind === 'book' ? '' : publisher],
    ['volume', volume],
    ['issue', issue],
    ['firstpage', first],
    ['lastpage', last],
    ['doi', doi],
    ...topics.map((topic): [string, string] => ['keywords', topic]),
    ['language', language],
    ['abstract_html_url', absoluteAddress(siteUrl, path)],
    // Only files of this site: Scholar ignores those of other hosts.
    ['pdf_url', pdf.startsWith('/') ? absoluteAddress(siteUrl, pdfPath(publication, path)) : ''],
  ];
  return tags.filter(([, content]) => content !== '').map(([name, content]) => [`citation_${name}`, content]);
}

/**
 * The address of the PDF. Scholar requires it in the folder of the page, so a PDF in content/papers/ is copied there.
 */
export function pdfPath({ pdf }: Pick<Publication, 'pdf'>, path: string): string {
  return pdf.startsWith('/papers/') ? `${path}.pdf` : pdf;
}
