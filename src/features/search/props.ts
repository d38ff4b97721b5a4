import { headOf, type Page, type PageHead } from '../../content/pages.ts';

/**
 * What visitors can find: group (index into `groups`), title, address below the base, other text, tags separated by
 * commas, and date (YYYY-MM-DD or shorter); "" for none. A list, because names of fields would weigh more than some
 * records.
 */
export type SearchRecord = [
  group: number,
  title: string,
  path: string,
  text: string,
  tags: string,
  date: string,
];

/** The file that the dialog loads. Groups are named as the site names their page or section. */
export type SearchIndex = { groups: string[]; records: SearchRecord[] };

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
