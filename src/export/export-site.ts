import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../build/site.ts';
import { engineRoot } from '../files/output-paths.ts';
import { filesBelow } from '../files/read-files.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { writeResumeJson } from '../resume/resume-json.ts';
import type { ContentSources } from '../site/read-content.ts';
import type { RawContent } from '../site/site-content.ts';
import { astroFiles } from './astro.ts';
import { hugoFiles } from './hugo.ts';
import { listPages } from './list-pages.ts';

/** What a site can be exported to; `media` is the folder of files that are copied as they are. */
export const exportTargets = {
  hugo: { media: 'static' },
  astro: { media: 'public' },
  jsonresume: { media: null },
} as const;

export type ExportTarget = keyof typeof exportTargets;

/**
 * Writes the content of a site for another program into a folder: of the first language, and of each picture the published
 * file, without metadata. Returns the number of files.
 */
export async function exportSite(
  site: Site,
  { entries, sources }: { entries: RawContent; sources: ContentSources },
  target: ExportTarget,
  folder: string,
): Promise<{ texts: number; media: number }> {
  const { content } = site;
  const pages = target === 'jsonresume' ? [] : listPages({ content, entries, sources });
  const texts =
    target === 'hugo'
      ? hugoFiles(content, pages)
      : target === 'astro'
        ? astroFiles(content, pages)
        : new Map([['resume.json', writeResumeJson(content)]]);
  const { media } = exportTargets[target];
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
