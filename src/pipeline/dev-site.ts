import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageContents, selectPageContents } from '../model/page-content.ts';
import { resumePath } from '../model/routes.ts';
import { readEntries, type Unsaved } from './content/read-content.ts';
import { reviewContent } from './content/review-content.ts';
import { subsetFonts } from './fonts/subset-fonts.ts';
import { galleryShards } from './gallery-shards.ts';
import { preparePictures } from './images/make-pictures.ts';
import { picturesOnDemand } from './images/pictures-on-demand.ts';
import { outputPaths } from './output-paths.ts';
import { readOwnResume } from './own-resume.ts';
import type { GeneratedStyles } from './prerender/content-modules.ts';
import { tintStyles } from './prerender/tint-styles.ts';
import { formatProblems, hasErrors } from './problems.ts';
import { resolveContent, wantedPictures } from './resolve-content.ts';
import { writeResumePdf } from './resume/resume-pdf.ts';
import { contentTypeOf } from './serve/content-types.ts';
import { formTarget } from './serve/headers.ts';
import { basePath } from './site-address.ts';

export type DevSite = {
  base: string;
  contents: PageContents;
  styles: GeneratedStyles;
  /** A generated or public file below the base; `null` where the path is none. Pictures are encoded when asked for. */
  readFile: (path: string) => Promise<{ bytes: Uint8Array | string; type: string } | null>;
};

/** The site as development serves it, without encoding anything yet; `null` when the content has errors. */
export async function readDevSite(
  root: string,
  log: (line: string) => void,
  unsaved?: Unsaved,
): Promise<DevSite | null> {
  const paths = outputPaths(root);
  const read = await readEntries(paths.contentDir, unsaved);
  const ownResume = await readOwnResume(paths.contentDir);
  const { entries } = read;
  const today = new Date().toISOString().slice(0, 10);
  const problems = [...read.problems, ...ownResume.problems, ...reviewContent(read, today)];
  if (problems.length > 0) log(formatProblems(problems));
  if (!entries || hasErrors(problems)) return null;
  const options = {
    cacheDir: paths.pictureCacheDir,
    profile: 'dev',
    ...entries.site.pictures,
  } as const;
  const prepared = await preparePictures(wantedPictures(entries, read.pictureFiles), {
    ...options,
    planOnly: true,
  });
  if (prepared.problems.length > 0) {
    log(formatProblems(prepared.problems));
    return null;
  }

  const base = basePath(entries.site.url);
  const content = resolveContent(entries, prepared.pictures);
  const shards = galleryShards(content);
  const contents = selectPageContents(content, formTarget(entries.site, base).action, shards.revisions);
  const fonts = await subsetFonts(JSON.stringify(contents) + shards.captions, paths.fontCacheDir, base);

  const generated = new Map<string, Uint8Array | string>();
  for (const { path, bytes } of [...fonts.files, ...shards.files])
    generated.set(`/${path.replace(/^\//, '')}`, bytes);
  const pictureFile = picturesOnDemand(prepared.pictures.values(), {
    ...options,
    onProblem: (problem) => log(formatProblems([problem])),
  });
  const readPicture = async (path: string) => {
    const file = await pictureFile(path);
    return file === undefined ? null : readFile(file);
  };

  const readResume = async () => ownResume.pdf ?? (await writeResumePdf(content, paths.resumeCacheDir));

  return {
    base,
    contents,
    styles: {
      'virtual:fonts.css': fonts.styles,
      'virtual:tints.css': tintStyles([...prepared.pictures.values()].map(({ picture }) => picture.tint)),
    },
    async readFile(path) {
      const bytes =
        generated.get(path) ??
        (await readPicture(path)) ??
        (path === resumePath ? await readResume() : null) ??
        (await readPublic(paths.publicDir, path));
      return bytes === null ? null : { bytes, type: contentTypeOf(path) };
    },
  };
}

async function readPublic(folder: string, path: string): Promise<Uint8Array | null> {
  if (path === '/' || path.includes('..') || path.includes('\0')) return null;
  return readFile(join(folder, path)).catch(() => null);
}
