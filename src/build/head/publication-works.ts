import type { CreativeWork, Person } from 'schema-dts';
import { wordsOf } from '../../core/prose.ts';
import type { Publication } from '../../features/experiences/accomplishments.ts';
import { doiAddress, isSameAuthor, otherAuthors } from '../../features/experiences/publications.ts';

/** What each kind is called at https://schema.org; anything else is an article of a scholar. */
const types = {
  book: 'Book',
  chapter: 'Chapter',
  thesis: 'Thesis',
  report: 'Report',
  dataset: 'Dataset',
  software: 'SoftwareSourceCode',
} as const;

/** A publication with its authors; the owner of the site is the Person of that `@id`, under any of these names. */
export function publicationWork(
  { title, authors, venue, date, doi, address, kind }: Publication,
  personId: string,
  names: readonly string[],
): CreativeWork {
  const work = {
    name: wordsOf(title),
    author: authors
      .filter((author) => author !== otherAuthors)
      .map((author): Person | { '@id': string } =>
        isSameAuthor(author, names) ? { '@id': personId } : { '@type': 'Person', name: author },
      ),
    datePublished: date,
    ...(venue ? { isPartOf: { '@type': 'CreativeWork' as const, name: venue } } : {}),
    ...(doi ? { '@id': doiAddress(doi), identifier: `doi:${doi}` } : {}),
    ...(address || doi ? { url: address || doiAddress(doi) } : {}),
  };
  return { '@type': types[kind as keyof typeof types] ?? 'ScholarlyArticle', ...work } as CreativeWork;
}
