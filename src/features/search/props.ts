import { headOf, type Page, type PageHead } from '../../content/pages.ts';
import type { SearchIndex } from './search-index.ts';

export type SearchProps = {
  head: PageHead;
  groups: { label: string; links: { title: string; path: string }[] }[];
};

/** Everything that can be found, by group, for visitors without scripts. */
export function toSearchProps(
  page: Page,
  { owner, searchIndex: { groups, records } }: { owner: { name: string }; searchIndex: SearchIndex },
): SearchProps {
  return {
    head: headOf(page, owner.name),
    groups: groups.map((label, index) => ({
      label,
      links: records.flatMap(([group, title, path]) => (group === index ? [{ title, path }] : [])),
    })),
  };
}
