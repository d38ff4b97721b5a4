import { formatBytes } from '../core/text.ts';
import { type ArchiveFile, UnreadableArchive } from './archive.ts';
import { UnreadableSource } from './source.ts';

/** The largest known export has tables of some megabytes. */
const maxTextBytes = 50_000_000;

/**
 * The text of a file: UTF-8 with or without BOM, UTF-16 with BOM, otherwise Windows-1252. `fix` says how to make a file that is
 * too large smaller.
 */
export async function readText(file: ArchiveFile, fix = ''): Promise<string> {
  if (file.sizeBytes > maxTextBytes)
    throw new UnreadableSource(
      `${file.path} has ${formatBytes(file.sizeBytes)}, more than ${formatBytes(maxTextBytes)}.${fix && ` ${fix}`}`,
    );
  return decodeText(
    await file.read().catch((error: unknown) => {
      if (!(error instanceof UnreadableArchive)) throw error;
      throw new UnreadableArchive(error.explanation, { cause: error, place: file.path });
    }),
  );
}

export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
