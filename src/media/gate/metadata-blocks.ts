import { inflateSync } from 'node:zlib';
import { isoBoxes, isoParts } from '../videos/iso-boxes.ts';

/** A part of a picture file that is not needed to display it. */
type MetadataBlock =
  | { kind: 'exif'; bytes: Buffer }
  | { kind: 'xmp'; bytes: Buffer }
  | { kind: 'other'; name: string };

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

/** Lists everything in a picture file that a decoder does not need, by reading its container. */
export function metadataBlocks(bytes: Buffer, format: Format): MetadataBlock[] {
  switch (format) {
    case 'jpeg':
      return [...jpegBlocks(bytes)];
    case 'png':
      return [...pngBlocks(bytes)];
    case 'webp':
      return [...webpBlocks(bytes)];
    case 'avif':
      return [...avifBlocks(bytes)];
    default:
      // The build publishes neither format; TIFF has metadata everywhere in the file.
      return [{ kind: 'other', name: `${format.toUpperCase()} file` }];
  }
}

const xmpLabel = 'http://ns.adobe.com/xap/1.0/\0';

function* jpegBlocks(bytes: Buffer): Generator<MetadataBlock> {
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] as number;
    if (bytes[at] !== 0xff) return yield other('bytes between segments');
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const length = bytes.readUInt16BE(at + 2);
    const body = bytes.subarray(at + 4, at + 2 + length);
    yield* jpegSegment(marker, body);
    at += 2 + length;
    if (marker === 0xda) at = afterScan(bytes, at);
  }
  if (at + 2 < bytes.length) yield other('bytes after the end');
}

function* jpegSegment(marker: number, body: Buffer): Generator<MetadataBlock> {
  const label = body.toString('latin1', 0, 32);
  if (marker === 0xfe) yield other('comment');
  if (marker === 0xe0 && (!label.startsWith('JFIF\0') || body.length > 14)) yield other('thumbnail');
  if (marker === 0xe1 && label.startsWith('Exif\0')) return yield { kind: 'exif', bytes: body };
  if (marker === 0xe1 && label.startsWith(xmpLabel))
    return yield { kind: 'xmp', bytes: body.subarray(xmpLabel.length) };
  if (marker === 0xe2)
    return yield other(label.startsWith('ICC_PROFILE') ? 'ICC profile' : 'pictures within');
  if (marker === 0xed) return yield other('IPTC');
  // APP14 tells decoders how colors are stored.
  if (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) yield other(`APP${marker - 0xe0}`);
}

/** Offset of the segment after the compressed pixels, which begin at `from`. */
function afterScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] as number;
    // 00 is an escaped FF, D0 to D7 are restart marks: both belong to the scan.
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

const renderedChunks = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'sRGB', 'gAMA', 'cHRM', 'sBIT', 'bKGD', 'pHYs', 'cICP'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

function* pngBlocks(bytes: Buffer): Generator<MetadataBlock> {
  let at = 8;
  let type = '';
  while (type !== 'IEND' && at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    type = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'eXIf') yield { kind: 'exif', bytes: body };
    else if (type === 'iTXt' && body.toString('latin1', 0, 17) === 'XML:com.adobe.xmp')
      yield { kind: 'xmp', bytes: body.subarray(body.indexOf('<')) };
    // libpng keeps a longer packet compressed: keyword, a zero, the method (0), then the zlib stream.
    else if (type === 'zTXt' && untilZero(body) === 'XML:com.adobe.xmp')
      yield { kind: 'xmp', bytes: inflateSync(body.subarray(body.indexOf(0) + 2)) };
    else if (!renderedChunks.has(type))
      yield other(/^[ti]EXt|zTXt|iTXt/.test(type) ? `${type} ${untilZero(body)}` : type);
    at += 12 + length;
  }
  if (at < bytes.length) yield other('bytes after the end');
}

function* webpBlocks(bytes: Buffer): Generator<MetadataBlock> {
  const end = 8 + bytes.readUInt32LE(4);
  for (let at = 12; at + 8 <= Math.min(end, bytes.length); ) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'EXIF') yield { kind: 'exif', bytes: body };
    else if (type === 'XMP ') yield { kind: 'xmp', bytes: body };
    else if (!['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'].includes(type))
      yield other(type === 'ICCP' ? 'ICC profile' : `chunk ${type}`);
    at += 8 + length + (length % 2);
  }
  if (end + (end % 2) < bytes.length) yield other('bytes after the end');
}

/**
 * Boxes of an AVIF: its brand, a description of its parts, and their bytes. The library finds EXIF and XMP within the
 * parts.
 */
function* avifBlocks(bytes: Buffer): Generator<MetadataBlock> {
  for (const { type, body } of isoBoxes(bytes)) {
    if (type === 'meta') {
      const within = [...isoBoxes(body.subarray(4))];
      for (const box of within)
        if (!['hdlr', 'pitm', 'iloc', 'iinf', 'iprp', 'iref', 'idat', 'grpl'].includes(box.type))
          yield other(`box ${box.type}`);
      // 'mime' is XMP, 'Exif' EXIF: the tags of both come from the library.
      const parts = within.find((box) => box.type === 'iinf')?.body;
      for (const name of isoParts(parts ?? Buffer.alloc(0)))
        if (!['av01', 'grid', 'mime', 'Exif'].includes(name)) yield other(`part ${name}`);
    } else if (!['ftyp', 'mdat'].includes(type))
      yield other(type === '' ? 'bytes after the end' : `box ${type}`);
  }
}

function untilZero(body: Buffer): string {
  return body.toString('latin1', 0, Math.min(80, Math.max(0, body.indexOf(0))));
}

function other(name: string): MetadataBlock {
  return { kind: 'other', name };
}
