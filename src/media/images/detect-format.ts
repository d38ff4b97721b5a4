import { isoBoxes } from '../videos/iso-boxes.ts';

/** The format of a file, detected from its first bytes. The extension is ignored. */
export type DetectedFormat =
  | {
      kind: 'picture';
      format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';
      /** An APNG, or an AVIF of several frames. */
      isSequence?: boolean;
    }
  | {
      kind:
        | 'empty'
        | 'heic'
        | 'svg'
        | 'camera-raw'
        | 'jpeg-xl'
        | 'photoshop'
        | 'video'
        | 'pdf'
        | 'zip'
        | 'web-page'
        | 'text'
        | 'git-lfs'
        | 'unknown';
    };

const heifBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis'];
const rawExtensions = /\.(?:dng|cr2|cr3|crw|nef|nrw|arw|sr2|raf|orf|rw2|pef|srw|iiq|3fr)$/i;

/** Number of bytes at the start of a file that `detectFormat` needs. */
export const headBytes = 4096;

/** `name` distinguishes only a TIFF from a camera's raw file, because both begin the same way. */
export function detectFormat(head: Buffer, name: string): DetectedFormat {
  if (head.length === 0) return { kind: 'empty' };
  const ascii = (from: number, to: number) => head.toString('latin1', from, to);
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return { kind: 'picture', format: 'jpeg' };
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n')
    return { kind: 'picture', format: 'png', isSequence: isApng(head) };
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return { kind: 'picture', format: 'webp' };
  if (/^GIF8[79]a/.test(ascii(0, 6))) return { kind: 'picture', format: 'gif' };
  if (ascii(4, 8) === 'ftyp') return ofBrands(head);
  if (/^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/.test(ascii(0, 4)))
    return rawExtensions.test(name) || ascii(8, 10) === 'CR'
      ? { kind: 'camera-raw' }
      : { kind: 'picture', format: 'tiff' };
  if (/^(?:IIRO|IIRS|IIU\0|FUJIFILMCCD-RAW)/.test(ascii(0, 15))) return { kind: 'camera-raw' };
  if (ascii(0, 2) === '\xff\x0a' || ascii(4, 8) === 'JXL ') return { kind: 'jpeg-xl' };
  if (ascii(0, 4) === '8BPS') return { kind: 'photoshop' };
  if (ascii(0, 5) === '%PDF-') return { kind: 'pdf' };
  if (ascii(0, 4) === 'PK\x03\x04') return { kind: 'zip' };
  if (ascii(0, 4) === '\x1aE\xdf\xa3' || ascii(8, 12) === 'AVI ') return { kind: 'video' };
  return ofText(head);
}

/** ISO files (AVIF, HEIC, video) name the formats they can be read as in their first box. */
function ofBrands(head: Buffer): DetectedFormat {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(head.toString('latin1', at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis'))
    return { kind: 'picture', format: 'avif', isSequence: brands[0] === 'avis' };
  if (brands.some((brand) => heifBrands.includes(brand))) return { kind: 'heic' };
  if (brands[0] === 'crx ') return { kind: 'camera-raw' };
  if (brands[0] === 'mif1' || brands[0] === 'msf1') return { kind: 'heic' };
  return { kind: 'video' };
}

/** Whether there is an animation chunk, which must precede the pixels. */
function isApng(head: Buffer): boolean {
  const at = head.indexOf('acTL');
  const pixelsAt = head.indexOf('IDAT');
  // A large color profile can move the pixels beyond the bytes given here.
  return at !== -1 && (pixelsAt === -1 || pixelsAt > at);
}

function ofText(head: Buffer): DetectedFormat {
  const isBinary = head.some((byte) => byte === 0);
  if (isBinary && !/^(?:\xff\xfe|\xfe\xff)/.test(head.toString('latin1', 0, 2))) return { kind: 'unknown' };
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[\s\S]*?>\s*)?<svg[\s>]/i.test(text))
    return { kind: 'svg' };
  if (/<!DOCTYPE svg|<svg[\s>]/i.test(text) && text.startsWith('<')) return { kind: 'svg' };
  if (text.startsWith('version https://git-lfs')) return { kind: 'git-lfs' };
  if (/^<(?:!doctype html|html|head|body)/i.test(text)) return { kind: 'web-page' };
  const control = [...text].filter((character) => character === '\uFFFD' || character < '\t').length;
  return { kind: control > text.length / 20 ? 'unknown' : 'text' };
}

/**
 * Whether a picture that could not be decoded ends earlier than its container states. The errors of the libraries differ by
 * format and version.
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
