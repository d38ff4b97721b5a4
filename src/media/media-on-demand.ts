import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Diagnostic, diagnosticInFile } from '../core/diagnostics.ts';
import { createQueue } from '../files/queue.ts';
import { createEncoder, type Encoder, rightsXmp } from './images/encode-entry.ts';
import type { PictureOptions, PreparedPicture } from './images/types.ts';
import type { OriginalFile } from './originals/list-originals.ts';
import { UnsupportedMediaError } from './originals/unsupported-media-error.ts';
import type { PreparedVideo } from './videos/prepare-videos.ts';

/**
 * Returns the file of a public path (`/images/…`, without the site's base), and creates it first if it has only
 * been planned. Undefined for other paths, and if the original cannot be read.
 */
type OnDemand = (publicPath: string) => Promise<string | undefined>;

/** Called for an original that cannot be read. */
type OnDiagnostic = (diagnostic: Diagnostic) => void;

export function picturesOnDemand(
  pictures: Iterable<PreparedPicture>,
  options: Pick<PictureOptions, 'cacheDir' | 'credit' | 'licence'> & {
    encoder?: Encoder;
    onDiagnostic: OnDiagnostic;
  },
): OnDemand {
  const { encoder = createEncoder(resolve(options.cacheDir)) } = options;
  const planned = [...pictures].flatMap(({ file, files, source, plan, decodedMb }) => {
    const job = { original: file.absolute, source, plan, rights: rightsXmp(options) };
    const make = () => encoder.inTurn(() => encoder.encode(job), decodedMb);
    return files.map(({ publicPath, cacheFile }) => ({ publicPath, cacheFile, file, make }));
  });
  return filesOnDemand(planned, options.onDiagnostic);
}

export function videosOnDemand(videos: Iterable<PreparedVideo>, onDiagnostic: OnDiagnostic): OnDemand {
  const inTurn = createQueue(1);
  const planned = [...videos].flatMap(({ file, files, make }) =>
    files.map(({ publicPath, cacheFile }) => ({ publicPath, cacheFile, file, make: () => inTurn(make) })),
  );
  return filesOnDemand(planned, onDiagnostic);
}

type Planned = { publicPath: string; cacheFile: string; file: OriginalFile; make: () => Promise<void> };

function filesOnDemand(planned: readonly Planned[], onDiagnostic: OnDiagnostic): OnDemand {
  const byPath = new Map(planned.map((each) => [each.publicPath, each]));
  return async (publicPath) => {
    const found = byPath.get(publicPath);
    if (!found) return undefined;
    try {
      if (!existsSync(found.cacheFile)) await found.make();
      return found.cacheFile;
    } catch (error) {
      if (!(error instanceof UnsupportedMediaError)) throw error;
      onDiagnostic(diagnosticInFile(found.file.relative, error.diagnosticText));
      return undefined;
    }
  };
}
