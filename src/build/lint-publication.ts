import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Problem, sortProblems } from '../core/diagnostics.ts';
import { findLeftovers } from '../site/lint/find-sample-texts.ts';
import type { ReadContent } from '../site/read-content.ts';
import { judgePublicFiles } from './public-files.ts';
import { judgeMedia, reviewSite } from './site.ts';

/** Whether a problem stops a publication: what is only unfinished may be looked at, and not go out. */
export function stopsPublishing({ severity }: Pick<Problem, 'severity'>): boolean {
  return severity !== 'warning';
}

/** Everything that is to be said about the content, the pictures and public/; `forPublishing` also what must not go out. */
export async function reviewPublication(
  paths: Parameters<typeof reviewSite>[0],
  { forPublishing, log }: { forPublishing: boolean; log?: ((line: string) => void) | undefined },
): Promise<{ problems: Problem[]; read: ReadContent }> {
  const { read, publicFiles, problems: found } = await reviewSite(paths, { log });
  const unpublishable = forPublishing ? await findLeftovers(read) : [];
  const ofPublic = await judgePublicFiles(paths.publicDir, publicFiles, read.entries?.site.pictures);
  // What only warns until then is told once.
  const others = found.filter(({ summary }) => !unpublishable.some((error) => error.summary === summary));
  const ofMedia = await judgeApart(read);
  return { problems: sortProblems([...others, ...ofMedia, ...ofPublic, ...unpublishable]), read };
}

/** What the steps of pictures and videos of a build would refuse, without touching their caches. */
async function judgeApart(read: ReadContent): Promise<Problem[]> {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'check-'));
  try {
    return await judgeMedia(read, { pictureCacheDir: cacheDir, videoCacheDir: cacheDir });
  } finally {
    await rm(cacheDir, { recursive: true, force: true });
  }
}
