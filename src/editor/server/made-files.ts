import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** With a name it is a download. */
type MadeFile = { type: string; name?: string } & ({ bytes: Uint8Array } | { path: string });

const maxBytes = 300 * 1024 * 1024;

/** Files for the page, under addresses that nobody can guess, because images and links cannot send the token. */
export class MadeFiles {
  readonly #files = new Map<string, MadeFile>();
  #sizeBytes = 0;

  /** Returns the address of the file; the oldest ones are removed when there are too many. */
  keep(file: MadeFile): string {
    const known = [...this.#files].find(
      ([, other]) => 'path' in other && 'path' in file && other.path === file.path,
    );
    const key = known?.[0] ?? randomBytes(18).toString('base64url');
    this.#files.set(key, file);
    this.#sizeBytes += sizeOf(file);
    for (const [oldest, other] of this.#files) {
      if (this.#sizeBytes <= maxBytes || oldest === key) break;
      this.#files.delete(oldest);
      this.#sizeBytes -= sizeOf(other);
    }
    return `/api/made?${new URLSearchParams({ key })}`;
  }

  async read(key: string): Promise<{ bytes: Uint8Array; type: string; name?: string } | null> {
    const file = this.#files.get(key);
    if (!file || 'bytes' in file) return file ?? null;
    const bytes = await readFile(file.path).catch(() => null);
    return bytes && { ...file, bytes };
  }
}

function sizeOf(file: MadeFile): number {
  return 'bytes' in file ? file.bytes.length : 0;
}
