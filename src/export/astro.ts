import type { SiteContent } from '../site/site-content.ts';
import { type ExportedPage, frontMatter } from './list-pages.ts';

/** The content for starter/astro, a site for https://astro.build with one plain layout. Pictures are below public/. */
export function astroFiles(
  { site: { url, language }, owner: { name } }: SiteContent,
  pages: readonly ExportedPage[],
): Map<string, string> {
  const files = pages.map(({ path, isList, fields, body }): [string, string] => [
    `src/content/pages/${path || 'index'}.md`,
    `${frontMatter({ ...fields, ...(isList && { isList }) })}\n${body}\n`,
  ]);
  return new Map([...files, ['src/site.json', `${JSON.stringify({ url, language, name }, null, 2)}\n`]]);
}
