import { existsSync } from 'node:fs';
import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { createQueue } from '../../files/queue.ts';
import { UnsupportedMediaError } from '../originals/unsupported-media-error.ts';
import type { PreparedVideo } from './prepare-videos.ts';

/**
 * Returns the file of a video by its public path, and creates it first if it has only been planned; undefined for any
 * other path. For the development server.
 */
export function videosOnDemand(
  videos: Iterable<PreparedVideo>,
  { onDiagnostic }: { onDiagnostic: (diagnostic: Diagnostic) => void },
): (publicPath: string) => Promise<string | undefined> {
  const byPath = new Map([...videos].map((video) => [video.clip.path, video]));
  const inTurn = createQueue(1);
  return async (publicPath) => {
    const video = byPath.get(publicPath);
    const [file] = video?.files ?? [];
    if (!video || !file) return undefined;
    try {
      if (!existsSync(file.cacheFile)) await inTurn(video.make);
      return file.cacheFile;
    } catch (error) {
      if (!(error instanceof UnsupportedMediaError)) throw error;
      onDiagnostic(diagnosticInFile(video.file.relative, error.diagnosticText));
      return undefined;
    }
  };
}
