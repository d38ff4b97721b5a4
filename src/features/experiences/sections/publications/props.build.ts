import { headOf, type Page, type PageHead, pageAbove, type Subpage } from '../../../../content/pages.ts';
import { titleElements } from '../../../../core/prose.ts';
import { addressWithoutScheme } from '../../../../core/text.ts';
import { formatDate } from '../../../../i18n/dates.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import { type Section, type SectionOf, sectionsOfKind } from '../../sections.ts';
import { toBibtex } from './bibtex.build.ts';
import { formatReference, type ReferenceStyle, referenceStyles } from './cite-files.build.ts';
import { toCsl, toRis } from './reference.build.ts';
import { type PublicationsView, type PublicationView, pick, toPublicationView } from './section.build.ts';

export type PublicationProps = {
  kind: 'publication';
  head: PageHead;
  back: string;
  list: { path: string };
  texts: Pick<PublicationsView['texts'], 'abstract' | 'cite' | 'copy' | 'copied'>;
  date: string;
  publication: Omit<PublicationView, 'page'>;
  /** Left out where the list has no references either. */
  citation?: Citation;
};

export type Citation = { references: [style: string, reference: string][]; texts: Record<string, string> };

type Source = {
  pages: readonly Page[];
  sections: readonly Section[];
  owner: { name: string };
  locale: Locale;
};

export function toPublicationProps(page: Subpage, source: Source): PublicationProps {
  const { sections, owner, locale } = source;
  const { section, publication } = findPublication(sections, page);
  const { path, back } = pageAbove(page, source);
  const {
    page: _page,
    links = [],
    ...view
  } = toPublicationView(publication, { section, locale, heading: '' });
  const { address } = publication;
  const styles = Object.keys(referenceStyles) as ReferenceStyle[];
  return {
    kind: 'publication',
    head: { ...headOf(page, owner.name), formulas: titleElements(publication.title) },
    back,
    list: { path },
    texts: pick(locale.words.publicationList, ['abstract', 'cite', 'copy', 'copied']),
    date: formatDate(publication.date, locale),
    // In the list, the title leads to its address.
    publication: {
      ...view,
      links: [...(address ? [{ label: addressWithoutScheme(address), address }] : []), ...links],
    },
    ...(section.cite
      ? {
          citation: {
            references: styles.map((style) => [style, formatReference(style, publication)]),
            texts: {
              bib: toBibtex(publication),
              ris: toRis(publication),
              json: JSON.stringify([toCsl(publication)]),
            },
          },
        }
      : {}),
  };
}

/** The publication that a page is about. */
export function findPublication(sections: readonly Section[], { parent, subject, path }: Subpage) {
  const found = sectionsOfKind(sections, 'publications').flatMap((section) =>
    section.pages && section.path === parent
      ? section.records
          .filter(({ name }) => name === subject)
          .map((publication) => ({ section: section as SectionOf<'publications'>, publication }))
      : [],
  )[0];
  if (!found) throw new Error(`${path} is about nothing`);
  return found;
}
