import type { ArchiveFile } from '../../src/import/archive.ts';

/** Files with these contents, in the form of an archive. */
export function filesOf(contents: Readonly<Record<string, string | Uint8Array>>): ArchiveFile[] {
  return Object.entries(contents).map(([path, content]) => {
    const bytes = Buffer.from(content as string);
    return { path, sizeBytes: bytes.length, read: () => Promise.resolve(bytes) };
  });
}
