import { headOf, type Page, type PageKind } from '../content/pages.ts';
import type { PagePart } from '../core/routes.ts';
import { freeName, withName } from '../core/text.ts';
import type { SiteContent } from './site-content.ts';

const kinds: readonly PageKind[] = [
  'about',
  'projects',
  'experiences',
  'gallery',
  'notes',
  'text',
  'contact',
];

type Source = Pick<SiteContent, 'pages' | 'look' | 'owner' | 'sections' | 'galleries' | 'projects'>;

/**
 * The pages whose content the homepage shows, by path: those in the bar, in a look of one page. They keep their addresses,
 * and links of the site lead to the homepage.
 */
export function partsOf({ pages, look, owner, ...content }: Source): ReadonlyMap<string, PagePart> {
  if (look.choices.pages !== 'one') return new Map();
  const taken = new Set(
    [content.sections, content.galleries, content.projects].flat().map(({ name }) => name),
  );
  const toPart = (page: Page): PagePart => {
    const { heading } = headOf(page, owner.name);
    return {
      anchor: freeName(page.name, (name) => taken.has(name)),
      // The homepage has the name as its heading.
      title: heading === owner.name ? withName(page.nav, owner.name) : heading,
    };
  };
  const partPages = pages.filter(({ kind, inFooter }) => kinds.includes(kind) && !inFooter);
  return new Map(partPages.map((page) => [page.path, toPart(page)]));
}
