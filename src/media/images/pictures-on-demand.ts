import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { createQueue } from '../../files/queue.ts';
import { UnsupportedMediaError } from '../originals/unsupported-media-error.ts';
import { encodeEntry, rightsXmp } from './encode-entry.ts';
import type { PictureOptions, PreparedPicture } from './types.ts';

type OnDemandOptions = Pick<PictureOptions, 'cacheDir' | 'credit' | 'licence'> & {
  /** Called for an original that cannot be read. */
  onDiagnostic: (diagnostic: Diagnostic) => void;
};

/**
 * Returns the file of a public path (`/images/…`, without the site's base), and encodes the picture first if it has only been
 * planned. Undefined for other paths, and if the original cannot be read.
 */
export function picturesOnDemand(
  pictures: Iterable<PreparedPicture>,
  options: OnDemandOptions,
): (publicPath: string) => Promise<string | undefined> {
  const cacheDir = resolve(options.cacheDir);
  const byPath = new Map<string, { prepared: PreparedPicture; file: string }>();
  for (const prepared of pictures)
    for (const { publicPath, cacheFile } of prepared.files)
      byPath.set(publicPath, { prepared, file: cacheFile });
  const underWay = new Map<string, Promise<unknown>>();
  // The last requested picture is encoded first.
  const inTurn = createQueue(availableParallelism(), { newestFirst: true });

  return async (publicPath) => {
    const found = byPath.get(publicPath);
    if (!found || existsSync(found.file)) return found?.file;
    const { file, source, plan } = found.prepared;
    const { key } = plan;
    const encoding =
      underWay.get(key) ??
      inTurn(() =>
        encodeEntry({ original: file.absolute, source, plan, rights: rightsXmp(options) }, cacheDir),
      );
    underWay.set(key, encoding);
    try {
      await encoding;
    } catch (error) {
      if (!(error instanceof UnsupportedMediaError)) throw error;
      options.onDiagnostic(diagnosticInFile(file.relative, error.diagnosticText));
      return undefined;
    } finally {
      underWay.delete(key);
    }
    return found.file;
  };
}
