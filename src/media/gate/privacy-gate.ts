import { readFile } from 'node:fs/promises';
import { compareText } from '../../core/text.ts';
import { detectFormat, headBytes } from '../images/detect-format.ts';
import { exifTags } from '../images/exif-tags.ts';
import { sharp } from '../images/set-up-sharp.ts';
import { findPdfPrivacyIssues } from '../pdf/find-pdf-privacy-issues.ts';
import { metadataBlocks } from './metadata-blocks.ts';
import { type PrivateMetadata, readBack } from './read-back.ts';
import { xmpProperties } from './xmp-properties.ts';

const endings = /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic|pdf)$/i;

/** The four fields that say whose a picture is; nothing else may stand in one. */
const rightsFields = new Set(['dc:creator', 'dc:rights', 'photoshop:Credit', 'xmpRights:WebStatement']);

export type GateOptions = {
  /** With these, the four rights fields may hold these values only; without, any. */
  credit?: string;
  licence?: string;
};

/**
 * Reads every picture and PDF of a folder back and names everything in them beside the pixels and the
 * pages: EXIF, XMP, IPTC, profiles, thumbnails, comments, bytes after the end. Sorted by file.
 */
export function findPrivateMetadata(distDir: string, options: GateOptions = {}): Promise<PrivateMetadata[]> {
  const rights =
    options.credit === undefined ? undefined : { credit: options.credit, licence: options.licence ?? '' };
  const isKind = (kind: string) => ['picture', 'heic', 'camera-raw', 'photoshop', 'pdf'].includes(kind);
  return readBack(distDir, endings, isKind, async (path) => privateTags(await readFile(path), rights));
}

/** What one file carries that must not be published. */
export async function privateTags(
  bytes: Buffer,
  rights?: { credit: string; licence: string },
): Promise<string[]> {
  const head = bytes.subarray(0, headBytes);
  if (head.toString('latin1', 0, 5) === '%PDF-') return findPdfPrivacyIssues(bytes);
  const detected = detectFormat(head, '');
  if (detected.kind !== 'picture') return [`not a picture (${detected.kind})`];
  const tags = new Set<string>();
  // Two readers that share no code: our own walk sees blocks nobody decodes, the library sees what decoders see.
  const blocks = metadataBlocks(bytes, detected.format);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  for (const block of blocks) {
    if (block.kind === 'exif') for (const tag of exifNames(block.bytes)) tags.add(tag);
    else if (block.kind === 'xmp') for (const tag of foreignXmp(block.bytes, rights)) tags.add(tag);
    else tags.add(block.name);
  }
  if (!metadata) tags.add('cannot be read back');
  if (metadata?.exif) for (const tag of exifNames(metadata.exif)) tags.add(tag);
  if (metadata?.xmp) for (const tag of foreignXmp(metadata.xmp, rights)) tags.add(tag);
  if (metadata?.icc) tags.add('ICC profile');
  if (metadata?.iptc) tags.add('IPTC');
  for (const { keyword } of metadata?.comments ?? []) tags.add(`comment ${keyword}`);
  return [...tags].sort(compareText);
}

function exifNames(block: Buffer): string[] {
  const names = Object.keys(exifTags(block));
  return names.length > 0 ? names : ['empty EXIF'];
}

function foreignXmp(packet: Buffer, rights: { credit: string; licence: string } | undefined): string[] {
  const allowedValues = rights && { 'xmpRights:WebStatement': rights.licence };
  return xmpProperties(packet.toString('utf8'))
    .filter(({ name, value }) => {
      if (!rightsFields.has(name)) return true;
      if (!rights) return false;
      return value !== (allowedValues?.[name as 'xmpRights:WebStatement'] ?? rights.credit) || value === '';
    })
    .map(({ name }) => `XMP ${name}`);
}
