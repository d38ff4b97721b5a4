import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

const readBytes = 512 * 1024;

/** Identifies an original: the first 24 hex digits of its SHA-256. */
export function hashBytes(bytes: Buffer): string {
  return sha256(bytes).slice(0, 24);
}

/** The same for a file of any size, with its first bytes. Reuses one buffer, because decoders need the memory. */
export async function hashOriginal(file: string, headBytes = 0): Promise<{ source: string; head: Buffer }> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(readBytes);
  const handle = await open(file);
  try {
    let head: Buffer | undefined;
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, readBytes);
      if (bytesRead === 0) break;
      const bytes = buffer.subarray(0, bytesRead);
      head ??= Buffer.from(bytes.subarray(0, headBytes));
      hash.update(bytes);
    }
    return { source: hash.digest('hex').slice(0, 24), head: head ?? Buffer.alloc(0) };
  } finally {
    await handle.close();
  }
}

/** SHA-256 of the text of a file; null for no file. */
export function hashText(text: string | null): string | null {
  return text === null ? null : sha256(text);
}

/** SHA-256 of bytes, or of text in UTF-8, as 64 hex digits. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** SHA-256 in the form that `integrity` attributes and policies take. */
export function integrityHash(bytes: Uint8Array | string): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
