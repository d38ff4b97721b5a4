import { statSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { compareText } from '../../model/text.ts';
import { createQueue, forEachInQueue } from '../files/queue.ts';
import { readJson } from './cache-entry.ts';
import { detectFormat, headBytes } from './detect-format.ts';
import { exifTags } from './exif-tags.ts';
import { metadataBlocks } from './metadata-blocks.ts';
import { privatePdfTags } from './pdf-metadata.ts';
import { sharp } from './set-up-sharp.ts';
import { xmpProperties } from './xmp-properties.ts';

/** A file of the published folder, with forward slashes, and what in it must not be published. */
export type PrivateMetadata = { file: string; tag: string };

const checkedEndings = new Set([
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.avif',
  '.gif',
  '.tif',
  '.tiff',
  '.heic',
  '.pdf',
]);

/** The four fields that say whose a picture is; nothing else may stand in one. */
const rightsFields = new Set(['dc:creator', 'dc:rights', 'photoshop:Credit', 'xmpRights:WebStatement']);

const readersAtOnce = 4;

export type GateOptions = {
  /** With these, the four rights fields may hold these values only; without, any. */
  credit?: string;
  licence?: string;
  /**
   * Where to remember which files were found clean. Published files are links to the cache, so a file
   * with the same place on the disk, length and time is the one that was read the last time.
   */
  memory?: string;
};

/** Raise when the gate learns to see more, so that nothing it once let pass stays unread. */
const gateRevision = 1;

/**
 * Reads every picture and PDF of a folder back and names everything in them beside the pixels and the
 * pages: EXIF, XMP, IPTC, profiles, thumbnails, comments, bytes after the end. Sorted by file.
 */
export async function findPrivateMetadata(
  distDir: string,
  options: GateOptions = {},
): Promise<PrivateMetadata[]> {
  const names = (await readdir(distDir, { recursive: true, withFileTypes: true }))
    .filter((child) => child.isFile() && checkedEndings.has(extname(child.name).toLowerCase()))
    .map((child) => join(child.parentPath, child.name))
    .sort();
  const rights =
    options.credit === undefined ? undefined : { credit: options.credit, licence: options.licence ?? '' };
  const subject = JSON.stringify([gateRevision, rights]);
  const clean = options.memory === undefined ? new Set<string>() : recallClean(options.memory, subject);
  const stillClean = new Set<string>();
  const found: PrivateMetadata[] = [];
  const jobs = names.flatMap((path) => {
    const { dev, ino, size, mtimeMs } = statSync(path);
    const identity = `${dev} ${ino} ${size} ${mtimeMs}`;
    // A picture's public path and its widest JPEG are one file under two names.
    if (stillClean.has(identity)) return [];
    if (clean.has(identity)) {
      stillClean.add(identity);
      return [];
    }
    const run = async () => {
      const file = relative(distDir, path).split(sep).join('/');
      const tags = await privateTags(await readFile(path), rights);
      for (const tag of tags) found.push({ file, tag });
      if (tags.length === 0) stillClean.add(identity);
    };
    return [run];
  });
  await forEachInQueue(createQueue(readersAtOnce), jobs, (run) => run());
  if (options.memory !== undefined && jobs.length > 0)
    writeFileSync(options.memory, JSON.stringify({ subject, clean: [...stillClean] }));
  return found.sort((a, b) => compareText(a.file, b.file) || compareText(a.tag, b.tag));
}

function recallClean(file: string, subject: string): Set<string> {
  const remembered = readJson(file) as { subject?: unknown; clean?: unknown } | undefined;
  const isOfUse = remembered?.subject === subject && Array.isArray(remembered.clean);
  return new Set(isOfUse ? (remembered.clean as string[]) : []);
}

/** What one file carries that must not be published. */
export async function privateTags(
  bytes: Buffer,
  rights?: { credit: string; licence: string },
): Promise<string[]> {
  const head = bytes.subarray(0, headBytes);
  if (head.toString('latin1', 0, 5) === '%PDF-') return privatePdfTags(bytes);
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
