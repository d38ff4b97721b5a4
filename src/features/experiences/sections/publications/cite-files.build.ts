import { absoluteAddress, subpagePath } from '../../../../core/routes.ts';
import { type Section, type SectionOf, sectionsOfKind } from '../../sections.ts';
import { toBibtex } from './bibtex.build.ts';
import { citeFiles } from './publications.ts';
import { type Cited, toCsl, toReference, toRis } from './reference.build.ts';
import { apa } from './reference-styles/apa.build.ts';
import { chicago } from './reference-styles/chicago.build.ts';
import { ieee } from './reference-styles/ieee.build.ts';

/** The formats in which a reference can be copied, as plain text. English, as they are defined. */
export const referenceStyles = { APA: apa, IEEE: ieee, Chicago: chicago };

export type ReferenceStyle = keyof typeof referenceStyles;

export function formatReference(style: ReferenceStyle, cited: Cited): string {
  return referenceStyles[style](toReference(cited)).replaceAll(/\s+/g, ' ').trim();
}

type CiteFile = { path: string; bytes: string };

const writers: Record<keyof typeof citeFiles, (publications: readonly Cited[]) => string> = {
  bib: (publications) => publications.map((publication) => `${toBibtex(publication)}\n`).join('\n'),
  ris: (publications) => publications.map(toRis).join('\r\n'),
  json: (publications) => `${JSON.stringify(publications.map(toCsl), null, 2)}\n`,
};

/** The files to cite each publication with, and those with all of a page. */
export function writeCiteFiles(sections: readonly Section[], siteUrl: string): CiteFile[] {
  const pages = new Map<string, SectionOf<'publications'>['records']>();
  for (const { path, cite, records } of sectionsOfKind(sections, 'publications'))
    if (cite) pages.set(path, [...(pages.get(path) ?? []), ...records]);
  return [...pages].flatMap(([path, publications]) => [
    ...filesOf(path, publications.toReversed()),
    ...publications.flatMap((publication) => {
      const own = subpagePath(path, publication.name);
      const references = { path: `${own.slice(1)}.txt`, bytes: referencesOf(publication, own, siteUrl) };
      return [...filesOf(own, [publication]), references];
    }),
  ]);
}

function filesOf(path: string, publications: readonly Cited[]): CiteFile[] {
  return Object.entries(writers).map(([ending, write]) => ({
    path: `${path.slice(1)}.${ending}`,
    bytes: write(publications),
  }));
}

/** The page splits it at blank lines. */
function referencesOf(publication: Cited, path: string, siteUrl: string): string {
  const references = (Object.keys(referenceStyles) as (keyof typeof referenceStyles)[]).map(
    (style) => `${style}\n${formatReference(style, publication)}`,
  );
  const addresses = Object.entries(citeFiles).map(
    ([ending, format]) => `${format}: ${absoluteAddress(siteUrl, path)}.${ending}`,
  );
  return `${[...references, addresses.join('\n')].join('\n\n')}\n`;
}
