import { compareText } from '../../core/text.ts';
import { detectFormat, headBytes } from '../images/detect-format.ts';
import { exifTags } from '../images/exif-tags.ts';
import { sharp } from '../images/set-up-sharp.ts';
import { findPdfPrivacyIssues } from '../pdf/find-pdf-privacy-issues.ts';
import { metadataBlocks } from './metadata-blocks.ts';
import { xmpProperties } from './xmp-properties.ts';

/** XMP fields that name the creator and license; a picture may carry no others. */
const rightsFields = new Set(['dc:creator', 'dc:rights', 'photoshop:Credit', 'xmpRights:WebStatement']);

/** Values that the rights fields may have. */
export type Rights = { credit: string; licence: string };

/** Everything in a picture or PDF that must not be published. */
export async function privateTags(bytes: Buffer, rights?: Rights): Promise<string[]> {
  const head = bytes.subarray(0, headBytes);
  if (head.toString('latin1', 0, 5) === '%PDF-') return findPdfPrivacyIssues(bytes);
  const detected = detectFormat(head, '');
  if (detected.kind !== 'picture') return [`content of another type (${detected.kind})`];
  const tags = new Set<string>();
  // Two independent readers: ours finds blocks that decoders skip, the library finds what decoders see.
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

function foreignXmp(packet: Buffer, rights: Rights | undefined): string[] {
  const allowedValues = rights && { 'xmpRights:WebStatement': rights.licence };
  return xmpProperties(packet.toString('utf8'))
    .filter(({ name, value }) => {
      if (!rightsFields.has(name)) return true;
      if (!rights) return false;
      return value !== (allowedValues?.[name as 'xmpRights:WebStatement'] ?? rights.credit) || value === '';
    })
    .map(({ name }) => `XMP ${name}`);
}
