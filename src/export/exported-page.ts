import { yamlLine } from '../core/quoted-values.ts';

/** A page of the site for another generator. */
export type ExportedPage = {
  /** Address without a slash at its start: `projects/harbour-map`; "" for the homepage. */
  path: string;
  /** Whether others are below it. */
  isList: boolean;
  fields: PageFields;
  /** CommonMark with tables and footnotes; pictures by their public paths. */
  body: string;
};

export type PageFields = {
  title: string;
  description?: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD in the content; always a day here. */
  date?: string;
  updated?: string;
  tags?: string[];
  draft?: true;
  /** Public path of its cover picture. */
  image?: string;
};

/** A picture or video: its public path, and the file without metadata. */
export type ExportedMedia = { publicPath: string; file: string };

/** Fields above a text, those with a value. */
export function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === '' || value === false ? [] : yamlLine(name, value),
  );
  return ['---', ...lines, '---', ''].join('\n');
}
