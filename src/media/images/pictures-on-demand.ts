import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { UnsupportedMediaError } from '../originals/unsupported-media-error.ts';
import { createEncoder, type Encoder, rightsXmp } from './encode-entry.ts';
import type { PictureOptions, PreparedPicture } from './types.ts';

type OnDemandOptions = Pick<PictureOptions, 'cacheDir' | 'credit' | 'licence'> & {
  encoder?: Encoder;
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
  const { encoder = createEncoder(resolve(options.cacheDir)) } = options;
  const byPath = new Map<string, { prepared: PreparedPicture; file: string }>();
  for (const prepared of pictures)
    for (const { publicPath, cacheFile } of prepared.files)
      byPath.set(publicPath, { prepared, file: cacheFile });
  return async (publicPath) => {
    const found = byPath.get(publicPath);
    if (!found || existsSync(found.file)) return found?.file;
    const { file, source, plan, decodedMb } = found.prepared;
    const job = { original: file.absolute, source, plan, rights: rightsXmp(options) };
    try {
      await encoder.inTurn(() => encoder.encode(job), decodedMb);
    } catch (error) {
      if (!(error instanceof UnsupportedMediaError)) throw error;
      options.onDiagnostic(diagnosticInFile(file.relative, error.diagnosticText));
      return undefined;
    }
    return found.file;
  };
}
