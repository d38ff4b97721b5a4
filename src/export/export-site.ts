import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../build/site.ts';
import { yamlScalar } from '../core/quoted-values.ts';
import { engineRoot } from '../files/output-paths.ts';
import { filesBelow } from '../files/read-files.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { writeResumeJson } from '../resume/resume-json.ts';
import type { ContentSources } from '../site/read-content.ts';
import type { RawContent, SiteContent } from '../site/site-content.ts';
import { type ExportedPage, frontMatter, listPages } from './list-pages.ts';

/** What a site can be exported to; `media` is the folder of files that are copied as they are. */
export const exportTargets = {
  hugo: { media: 'static', filesOf: hugoFiles },
  astro: { media: 'public', filesOf: astroFiles },
  jsonresume: {
    media: null,
    filesOf: (content: SiteContent) => new Map([['resume.json', writeResumeJson(content)]]),
  },
} as const;

export type ExportTarget = keyof typeof exportTargets;

/**
 * Writes the content of a site for another program into a folder: of the first language, and of each picture the published
 * file, without metadata. Returns the number of files.
 */
export async function exportSite(
  site: Site,
  { rawContent, sources }: { rawContent: RawContent; sources: ContentSources },
  target: ExportTarget,
  folder: string,
): Promise<{ texts: number; media: number }> {
  const { content } = site;
  const { media, filesOf } = exportTargets[target];
  const texts = filesOf(content, media ? listPages({ content, rawContent, sources }) : []);
  const starter = path.join(engineRoot, 'starter', target);
  const templates = media ? await filesBelow(starter) : [];
  if (media) await cp(starter, folder, { recursive: true });
  for (const [name, text] of texts) await writeAtomically(path.join(folder, name), text);
  const published = media ? [...site.prepared.pictures.values(), ...site.videos.values()] : [];
  // Beside the variants for screens, the last file has the path that the content names.
  const files = published.flatMap((each) => each.files.at(-1) ?? []);
  for (const { publicPath, cacheFile } of files) {
    const to = path.join(folder, media ?? '', publicPath);
    await mkdir(path.dirname(to), { recursive: true });
    await cp(cacheFile, to);
  }
  return { texts: texts.size + templates.length, media: files.length };
}

/** The content for starter/hugo, a site for https://gohugo.io with plain templates. Pictures are below static/. */
function hugoFiles({ site, owner }: SiteContent, pages: readonly ExportedPage[]): Map<string, string> {
  const files = pages.map(({ path, isList, fields, body }): [string, string] => {
    const { updated, image, ...rest } = fields;
    const named = { ...rest, ...(updated && { lastmod: updated }), ...(image && { images: [image] }) };
    const file = path === '' || isList ? `${path}/_index.md`.replace(/^\//, '') : `${path}.md`;
    return [`content/${file}`, `${frontMatter(named)}\n${withoutShortcodes(body)}\n`];
  });
  return new Map([
    ...files,
    [
      'hugo.yaml',
      [
        `baseURL: ${yamlScalar(`${site.url.replace(/\/+$/, '')}/`)}`,
        `languageCode: ${yamlScalar(site.language)}`,
        `title: ${yamlScalar(owner.name)}`,
        'relativeURLs: false',
        'canonifyURLs: true',
        '',
      ].join('\n'),
    ],
  ]);
}

/** https://gohugo.io/content-management/shortcodes/#escape */
function withoutShortcodes(text: string): string {
  return text.replaceAll(/\{\{([<%])(.*?)([>%])\}\}/g, '{{$1/*$2*/$3}}');
}

/** The content for starter/astro, a site for https://astro.build with one plain layout. Pictures are below public/. */
function astroFiles(
  { site: { url, language }, owner: { name } }: SiteContent,
  pages: readonly ExportedPage[],
): Map<string, string> {
  const files = pages.map(({ path, isList, fields, body }): [string, string] => [
    `src/content/pages/${path || 'index'}.md`,
    `${frontMatter({ ...fields, ...(isList && { isList }) })}\n${body}\n`,
  ]);
  return new Map([...files, ['src/site.json', `${JSON.stringify({ url, language, name }, null, 2)}\n`]]);
}
