/** A box of an ISO file (AVIF, HEIC, MP4): its four-letter type and its content. */
type IsoBox = { type: string; body: Buffer };

/** The boxes in `bytes`; bytes that are not a box come last, with the type `''`. */
export function* isoBoxes(bytes: Buffer): Generator<IsoBox> {
  let at = 0;
  while (at < bytes.length) {
    const stated = at + 8 <= bytes.length ? bytes.readUInt32BE(at) : 0;
    const isLong = stated === 1 && at + 16 <= bytes.length;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : stated;
    const header = isLong ? 16 : 8;
    if (length < header || at + length > bytes.length) {
      const rest = bytes.subarray(at);
      yield { type: '', body: rest };
      return;
    }
    const box = bytes.subarray(at, at + length);
    yield { type: box.toString('latin1', 4, 8), body: box.subarray(header) };
    at += length;
  }
}

/** Types of the parts that an `iinf` box lists. */
export function isoParts(body: Buffer): string[] {
  if (body.length < 6) return [];
  const countBytes = body[0] === 0 ? 2 : 4;
  return [...isoBoxes(body.subarray(4 + countBytes))].map(({ body: entry }) => {
    // Item IDs have two bytes in version 2, four in version 3; two bytes of protection follow.
    const at = entry[0] === 3 ? 10 : 8;
    return entry.toString('latin1', at, at + 4);
  });
}

/** Header of the box at an offset of a file; null if there is none. `length` includes the header. */
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

/** Structure of a video file. */
export type LayoutParts = {
  /** Metadata beyond picture and sound: `moov/udta/©xyz`, `a track of mebx`, `a date`. */
  tags: string[];
  /** Time of recording as ISO 8601 in UTC; "" if unknown. */
  filmedAt: string;
  /** Why reading stopped; `corrupt` includes sizes and counts that no real video has. */
  fault: 'cut-short' | 'corrupt' | null;
};

/** Reads a file by offset through one buffer, because headers are close to each other. */
export type ByteReader = { size: number; read: (at: number, length: number) => Promise<Buffer> };
