/** A box of an ISO file (AVIF, HEIC, MP4): its four letters, and what is in it. */
type IsoBox = { type: string; body: Buffer };

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
      yield { type: '', body: rest };
      return;
    }
    const box = bytes.subarray(at, at + length);
    yield { type: box.toString('latin1', 4, 8), body: box.subarray(header) };
    at += length;
  }
}

/** Type of each part that an `iinf` box lists. */
export function isoParts(body: Buffer): string[] {
  if (body.length < 6) return [];
  const countBytes = body[0] === 0 ? 2 : 4;
  return [...isoBoxes(body.subarray(4 + countBytes))].map(({ body: entry }) => {
    // Version 2 numbers parts with two bytes, 3 with four; two bytes of protection follow.
    const at = entry[0] === 3 ? 10 : 8;
    return entry.toString('latin1', at, at + 4);
  });
}
