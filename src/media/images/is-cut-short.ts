import { isoBoxes } from '../videos/iso-boxes.ts';

/**
 * Whether a picture that could not be decoded ends before its container says it does. The libraries' own
 * words for this differ by format and version.
 */
export function isCutShort(bytes: Buffer): boolean {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (ascii(0, 2) === '\xff\xd8') return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < bytes.length - 64;
  if (ascii(0, 4) === '\x89PNG') return !bytes.subarray(-64).includes('IEND');
  if (ascii(0, 4) === 'RIFF') return bytes.readUInt32LE(4) + 8 > bytes.length;
  if (ascii(0, 4) === 'GIF8') return bytes.at(-1) !== 0x3b;
  if (ascii(4, 8) === 'ftyp') return [...isoBoxes(bytes)].at(-1)?.type === '';
  return false;
}
