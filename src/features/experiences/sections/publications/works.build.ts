import type { CreativeWork, Organization, Person } from 'schema-dts';
import { toPlainText } from '../../../../core/prose.ts';
import { parseAuthor, spokenAuthor } from './author-name.ts';
import { doiAddress, isSameAuthor, otherAuthors, type Publication } from './publications.ts';

/** The types of https://schema.org; every other kind is a ScholarlyArticle. */
const workTypes = {
  book: 'Book',
  chapter: 'Chapter',
  thesis: 'Thesis',
  report: 'Report',
  dataset: 'Dataset',
  software: 'SoftwareSourceCode',
} as const;

/** A publication with its authors; the owner is the Person of that `@id`, under any of their names. */
export function toWork(
  { title, authors, venue, date, doi, address, kind, abstract, topics, isOpen }: Publication,
  owner: { id: string; names: readonly string[] },
  /** Of a publication with a page of its own: the `@id` of that page, and the language of the site. */
  own?: { page: string; language: string },
): CreativeWork {
  const work = {
    name: toPlainText(title),
    author: authors
      .filter((author) => author !== otherAuthors)
      .map((author) => (isSameAuthor(author, owner.names) ? { '@id': owner.id } : toAgent(author))),
    datePublished: date,
    ...(venue ? { isPartOf: { '@type': 'CreativeWork' as const, name: venue } } : {}),
    ...(doi ? { '@id': doiAddress(doi), identifier: `doi:${doi}` } : {}),
    ...(address || doi ? { url: address || doiAddress(doi) } : {}),
    ...(own
      ? {
          headline: toPlainText(title),
          mainEntityOfPage: { '@id': own.page },
          inLanguage: own.language,
          ...(abstract ? { abstract: toPlainText(abstract) } : {}),
          ...(topics.length > 0 ? { keywords: topics } : {}),
          ...(isOpen ? { isAccessibleForFree: true } : {}),
        }
      : {}),
  };
  return {
    '@type': workTypes[kind as keyof typeof workTypes] ?? 'ScholarlyArticle',
    ...work,
  } as CreativeWork;
}

/** A group or a person. */
function toAgent(author: string): Person | Organization {
  const isGroup = parseAuthor(author).given === '' && spokenAuthor(author).includes(' ');
  return { '@type': isGroup ? 'Organization' : 'Person', name: spokenAuthor(author) };
}
