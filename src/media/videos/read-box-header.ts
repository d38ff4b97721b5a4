import type { ByteReader } from './layout-parts.ts';

/** The box that begins at a place of a file; null where none does. `length` is that of all of it, up to the end of the file. */
export async function readBoxHeader(
  { size, read }: ByteReader,
  at: number,
): Promise<{ type: string; headerBytes: number; length: number } | null> {
  const header = await read(at, 16);
  if (header.length < 8) return null;
  const stated = header.readUInt32BE(0);
  const isLong = stated === 1 && header.length >= 16;
  const headerBytes = isLong ? 16 : 8;
  const length = isLong ? Number(header.readBigUInt64BE(8)) : stated === 0 ? size - at : stated;
  const type = header.toString('latin1', 4, 8);
  return length < headerBytes || !/^[\x20-\xff]{4}$/.test(type) ? null : { type, headerBytes, length };
}
