import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outputPaths } from '../files/output-paths.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import type { Served } from '../hosts/static-server.ts';
import { parseHeadersFile } from '../hosts/upload-files.ts';
import { createEncoder, type Encoder } from '../media/images/encode-entry.ts';
import { picturesOnDemand, videosOnDemand } from '../media/media-on-demand.ts';
import { publishMedia } from '../media/publish-media.ts';
import { type BuildOptions, build, writeSite } from './build.ts';
import { outputsOnDemand } from './outputs.ts';
import { type MediaFactsCache, type Site, toSite } from './site.ts';

/** A folder to serve, without the inbox. */
export type ServedDraft = Omit<Served, 'answer'>;

type DraftOptions = Pick<BuildOptions, 'root' | 'log' | 'onProgress'> & {
  /** Serves this folder from now on; resolves when no request needs an earlier one. */
  serve: (draft: ServedDraft) => Promise<void>;
};

const profile = 'fast';

/**
 * Builds the draft. If pictures are missing in the cache, it is first served without them, and makes those that somebody
 * requests before the others. Returns false, after logging why, if there is an error.
 */
export function buildDraft({ serve, ...options }: DraftOptions): Promise<boolean> {
  const { pictureCacheDir, draftDir } = outputPaths(options.root);
  const encoder = createEncoder(pictureCacheDir);
  const seen: MediaFactsCache = { pictures: new Map(), videos: new Map() };
  return build({
    ...options,
    profile,
    isDraft: true,
    encoder,
    seen,
    async onRead(paths, linted) {
      const plannedPaths = { ...paths, stagingDir: `${paths.stagingDir}-planned` };
      const { value: site } = await toSite(plannedPaths, linted, {
        profile,
        isDraft: true,
        planOnly: true,
        seen,
      });
      // The build reports errors.
      if (!site || [...site.prepared.pictures.values()].every(({ wasDecoded }) => wasDecoded)) return;
      await mkdir(plannedPaths.stagingDir, { recursive: true });
      await writeSite(site, { isPlanned: true });
      await serve({
        ...(await servedDraft(site, plannedPaths.stagingDir)),
        makeFile: filesOnDemand(site, encoder),
      });
    },
    onWritten: async (site) => serve(await servedDraft(site, draftDir)),
  });
}

async function servedDraft({ base }: Site, folder: string): Promise<ServedDraft> {
  return { folder, base, headers: parseHeadersFile(await readFile(join(folder, '_headers'), 'utf8')) };
}

/** Puts the picture, video or output of a path into the staging folder of a planned site, unless the site has none. */
function filesOnDemand(site: Site, encoder: Encoder): (path: string) => Promise<void> {
  const { paths, content, prepared, videos } = site;
  // The build reports them, too.
  const onDiagnostic = () => {};
  const pictureFile = picturesOnDemand(prepared.pictures.values(), {
    ...content.site.pictures,
    cacheDir: paths.pictureCacheDir,
    encoder,
    onDiagnostic,
  });
  const videoFile = videosOnDemand(videos.values(), onDiagnostic);
  const readOutput = outputsOnDemand(site);
  return async (path) => {
    const cacheFile = (await pictureFile(path)) ?? (await videoFile(path));
    if (cacheFile) {
      publishMedia([{ files: [{ publicPath: path, cacheFile }] }], paths.stagingDir);
      return;
    }
    const bytes = await readOutput(path.slice(1));
    if (bytes !== null) await writeAtomically(join(paths.stagingDir, path), bytes, { flush: false });
  };
}
