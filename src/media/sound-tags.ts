/** Private ID3v2 frames; names with three letters are of version 2.2. */
const privateFrames: [RegExp, string][] = [
  [/^(?:TPE\d|TP\d|TCOM|TCM|TEXT|TXT)$/, 'an artist'],
  [/^(?:TENC|TEN|TOWN|TCOP|TCR|OWNE)$/, 'who made or owns it'],
  [/^(?:TYER|TYE|TDAT|TDA|TIME|TIM|TDRC|TDRL|TDOR|TDEN|TDTG|TORY|TRDA)$/, 'a date'],
  [/^(?:COMM|COM|USLT|ULT)$/, 'a comment'],
  [/^(?:APIC|PIC)$/, 'a picture'],
  [/^(?:TXXX|TXX|GEOB|GEO|PRIV|UFID|UFI|WXXX)$/, 'notes of a program'],
];

/** Private data in the ID3 tags of an MP3 file (https://id3.org). */
export function soundTags(bytes: Buffer): string[] {
  const found = new Set<string>();
  for (const frame of framesOf(bytes))
    for (const [name, kind] of privateFrames) if (name.test(frame)) found.add(kind);
  const old = bytes.subarray(-128);
  if (old.toString('latin1', 0, 3) === 'TAG')
    for (const [from, to, kind] of oldFields)
      if (old.subarray(from, to).some((byte) => byte > 0x20)) found.add(kind);
  if (bytes.includes('APETAGEX', -65536)) found.add('notes of a program');
  return [...found].sort();
}

/** Fields of ID3v1, the last 128 bytes. */
const oldFields: [number, number, string][] = [
  [33, 63, 'an artist'],
  [93, 97, 'a date'],
  [97, 125, 'a comment'],
];

/** Frame names of ID3v2, at the start of the file. */
function* framesOf(bytes: Buffer): Generator<string> {
  if (bytes.toString('latin1', 0, 3) !== 'ID3') return;
  const version = bytes[3] ?? 0;
  const nameBytes = version === 2 ? 3 : 4;
  const headerBytes = version === 2 ? 6 : 10;
  const end = Math.min(bytes.length, 10 + sevenBits(bytes, 6));
  for (let at = 10; at + headerBytes <= end; ) {
    const name = bytes.toString('latin1', at, at + nameBytes);
    if (!/^[A-Z][A-Z0-9]+$/.test(name)) return;
    yield name;
    const sizeAt = at + nameBytes;
    const size =
      version === 2
        ? bytes.readUIntBE(sizeAt, 3)
        : version === 3
          ? bytes.readUInt32BE(sizeAt)
          : sevenBits(bytes, sizeAt);
    at += headerBytes + size;
  }
}

/** A number of four bytes with seven bits each. */
function sevenBits(bytes: Buffer, at: number): number {
  return [0, 1, 2, 3].reduce((sum, byte) => sum * 128 + ((bytes[at + byte] ?? 0) & 0x7f), 0);
}
