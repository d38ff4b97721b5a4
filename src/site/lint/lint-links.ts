import type { YamlRecord } from '../../content/yaml-records.ts';
import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { valueAt } from '../../core/field-path.ts';
import { didYouMean, quote } from '../../core/quoted-values.ts';
import { nearest } from '../../core/text.ts';
import { type ContentSources, recordsOf, valueOfFile } from '../read-content.ts';
import { namedGalleries } from '../read-structure.ts';
import { namesInPages } from '../validate/validate-pages.ts';
import { proseLines } from './written-texts.ts';

/** A Markdown link to a page of the site, with its query and hash. */
const internalLink = /\]\((\/[a-z0-9-]*)(\?[^)#\s]*)?(#[^)\s]*)?\)/g;

/**
 * Warns of links in long texts to a part of a page that does not exist, or to a page of `hidden`, which is empty. Links
 * to pages that are not listed are errors.
 */
export function lintLinks(sources: ContentSources, hidden: readonly string[]): Diagnostic[] {
  const places = knownPlaces(sources);
  return proseLines(sources).flatMap(({ file, line, text }) =>
    [...text.matchAll(internalLink)].flatMap((match): Diagnostic[] => {
      const [, page = '', query = '', hash = ''] = match;
      const isHidden = hidden.includes(page);
      const dead = deadPart(places, page, query, hash);
      if (!dead && !isHidden) return [];
      const href = `${page}${query}${hash}`;
      const diagnosticText = isHidden
        ? {
            code: 'link-to-empty-page',
            summary: `a link leads to ${quote(href)}, which is hidden because the page is empty`,
            why: 'Visitors who follow it see the 404 page.',
            fix: 'Add what the page shows. To show it empty, add to its record in pages.yaml:   keepEmpty: true',
          }
        : {
            code: 'link-to-missing-part',
            summary: `a link leads to ${quote(href)}, but that page has no such part`,
            why: 'Visitors reach the page, but not the linked part.',
            fix: didYouMean(
              (dead?.similar && href.replace(dead.part, dead.similar)) ?? null,
              'Correct the address, or link to the page alone.',
            ),
          };
      // After the bracket and the parenthesis.
      return [diagnosticInFile(file, diagnosticText, { line, column: match.index + 3 }, 'warning')];
    }),
  );
}

/** Known values by page and query parameter; `#` is for the ids of a page. */
type KnownPlaces = Record<string, Record<string, string[]>>;

function knownPlaces(sources: ContentSources): KnownPlaces {
  const names = (file: string) =>
    recordsOf(sources, file)
      .map(({ value }) => valueAt(value, ['name']))
      .filter((name) => typeof name === 'string');
  const lenses = names('lenses.yaml');
  const pages = recordsOf(sources, 'pages.yaml');
  const about = valueOfFile(sources, 'about.yaml');
  const placesOn = (page: YamlRecord): KnownPlaces[string] => {
    switch (valueAt(page.value, ['kind'])) {
      case 'projects':
        return { for: lenses, show: namesInPages([page], 'categories'), '#': names('projects.yaml') };
      case 'experiences':
        return { for: lenses, '#': namesInPages([page], 'sections') };
    }
    const galleries = namedGalleries(page.value, about).map(({ name }) => name);
    if (galleries.length === 0) return {};
    const photos = galleries.flatMap((name) => names(`${name}.yaml`).map((photo) => `${name}/${photo}`));
    return { photo: photos, work: galleries.flatMap((name) => names(`${name}.yaml`)), '#': galleries };
  };
  return Object.fromEntries(
    pages.map((page) => [`/${String(valueAt(page.value, ['name']))}`, placesOn(page)]),
  );
}

function deadPart(
  known: KnownPlaces,
  page: string,
  query: string,
  hash: string,
): { part: string; similar: string | null } | null {
  const places = known[page] ?? {};
  const parameters = [
    ...new URLSearchParams(query),
    ...(hash.length > 1 ? [['#', hash.slice(1)] as const] : []),
  ];
  for (const [key, value] of parameters) {
    const choices = places[key];
    if (choices && !choices.includes(value)) return { part: value, similar: nearest(value, choices) };
  }
  return null;
}
