import * as messages from '../../content/content-messages.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { valueAt } from '../../core/field-path.ts';
import { nearest } from '../../core/text.ts';
import { type ContentSources, recordsOf } from '../read-content.ts';
import { namedGalleries } from '../read-structure.ts';
import { namesInPages } from '../validate/validate-categories.ts';

/** A link of Markdown to a page of the site, with what it asks that page for. */
const internalLink = /\]\((\/[a-z0-9-]*)(\?[^)#\s]*)?(#[^)\s]*)?\)/g;

/**
 * Links of the long texts that name a page which is listed (others are errors) and something on it that is not there, or
 * a page of `hidden`, on which nothing stands.
 */
export function lintLinks(sources: ContentSources, hidden: readonly string[]): Diagnostic[] {
  const known = knownPlaces(sources);
  return [...sources.prose].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(internalLink)].flatMap((match): Diagnostic[] => {
        const [, page = '', query = '', hash = ''] = match;
        const isHidden = hidden.includes(page);
        const dead = deadPart(known, page, query, hash);
        if (!dead && !isHidden) return [];
        const href = `${page}${query}${hash}`;
        const diagnosticText = isHidden
          ? messages.linkToHiddenPage(href)
          : messages.deadLink(href, (dead?.similar && href.replace(dead.part, dead.similar)) ?? null);
        // Behind the bracket and the parenthesis.
        return [
          diagnosticInFile(file, diagnosticText, { line: index + 1, column: match.index + 3 }, 'warning'),
        ];
      }),
    ),
  );
}

/** What can be asked for, by page and parameter; `#` stands for a place on the page. */
type KnownPlaces = Record<string, Record<string, string[]>>;

function knownPlaces(sources: ContentSources): KnownPlaces {
  const names = (file: string) =>
    recordsOf(sources, file)
      .map(({ value }) => valueAt(value, ['name']))
      .filter((name) => typeof name === 'string');
  const lenses = names('lenses.yaml');
  const pages = recordsOf(sources, 'pages.yaml');
  const about = recordsOf(sources, 'about.yaml')[0]?.value;
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
