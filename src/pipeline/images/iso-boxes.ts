/** A box of an ISO file (AVIF, HEIC): its four letters, and what is in it. */
export type IsoBox = { type: string; body: Buffer /** Header included. */; whole: Buffer };

/** The boxes that lie one after another in `bytes`; a last one with the type `''` holds what is no box. */
export function* isoBoxes(bytes: Buffer): Generator<IsoBox> {
  let at = 0;
  while (at < bytes.length) {
    const stated = at + 8 <= bytes.length ? bytes.readUInt32BE(at) : 0;
    const isLong = stated === 1 && at + 16 <= bytes.length;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : stated;
    const header = isLong ? 16 : 8;
    if (length < header || at + length > bytes.length) {
      const rest = bytes.subarray(at);
      yield { type: '', body: rest, whole: rest };
      return;
    }
    const whole = bytes.subarray(at, at + length);
    yield { type: whole.toString('latin1', 4, 8), body: whole.subarray(header), whole };
    at += length;
  }
}

/** Type and number of each part that an `iinf` box lists. */
export function isoParts(body: Buffer): { id: number; type: string }[] {
  if (body.length < 6) return [];
  const countBytes = body[0] === 0 ? 2 : 4;
  return [...isoBoxes(body.subarray(4 + countBytes))].map(({ body: entry }) => {
    // Version 2 numbers parts with two bytes, 3 with four; two bytes of protection follow.
    const isWide = entry[0] === 3;
    const id = entry.length < 8 ? 0 : isWide ? entry.readUInt32BE(4) : entry.readUInt16BE(4);
    const at = isWide ? 10 : 8;
    return { id, type: entry.toString('latin1', at, at + 4) };
  });
}

export function isoBox(type: string, ...parts: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (Array.isArray(part) ? Buffer.from(part) : part)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}
