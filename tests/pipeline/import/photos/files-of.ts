import type { ArchiveFile } from '../../../../src/pipeline/import/archive.ts';

/** Files as they would come from an archive; what is no text is written as JSON. */
export function filesOf(contents: Record<string, unknown>): ArchiveFile[] {
  return Object.entries(contents).map(([path, content]) => {
    const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
    return { path, sizeBytes: bytes.length, read: () => Promise.resolve(bytes) };
  });
}
