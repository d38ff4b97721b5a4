import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Diagnostic, sortDiagnostics } from '../core/diagnostics.ts';
import { findLeftovers } from '../site/lint/find-sample-texts.ts';
import type { ContentReading } from '../site/read-content.ts';
import { validatePublicFiles } from './public-files.ts';
import { lintSite, validateMedia } from './site.ts';

/** Whether a problem stops a publication: what is only unfinished may be looked at, and not go out. */
export function stopsPublishing({ severity }: Pick<Diagnostic, 'severity'>): boolean {
  return severity !== 'warning';
}

/** Everything that is to be said about the content, the pictures and public/; `forPublishing` also what must not go out. */
export async function lintPublication(
  paths: Parameters<typeof lintSite>[0],
  { forPublishing, log }: { forPublishing: boolean; log?: ((line: string) => void) | undefined },
): Promise<{ diagnostics: Diagnostic[]; read: ContentReading }> {
  const { read, publicFiles, diagnostics: found } = await lintSite(paths, { log });
  const unpublishable = forPublishing ? await findLeftovers(read) : [];
  const ofPublic = await validatePublicFiles(paths.publicDir, publicFiles, read.entries?.site.pictures);
  // What only warns until then is told once.
  const others = found.filter(({ summary }) => !unpublishable.some((error) => error.summary === summary));
  const ofMedia = await judgeApart(read);
  return { diagnostics: sortDiagnostics([...others, ...ofMedia, ...ofPublic, ...unpublishable]), read };
}

/** What the steps of pictures and videos of a build would refuse, without touching their caches. */
async function judgeApart(read: ContentReading): Promise<Diagnostic[]> {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'check-'));
  try {
    return await validateMedia(read, { pictureCacheDir: cacheDir, videoCacheDir: cacheDir });
  } finally {
    await rm(cacheDir, { recursive: true, force: true });
  }
}
