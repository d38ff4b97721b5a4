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
