import { inflateSync } from 'node:zlib';
import { metadataBlocks } from './metadata-blocks.ts';
import { xmpProperties } from './xmp-properties.ts';

/** What a document may say of itself: its title and whose it is, for readers and screen readers. */
const documentKeys = new Set([
  ...['Title', 'Author', 'Subject', 'Keywords', 'Creator', 'Producer', 'CreationDate', 'ModDate', 'Trapped'],
]);
const documentNamespaces =
  /^(?:dc|pdf|pdfuaid|pdfaid|xmpTPg|pdfd):|^xmp:(?:CreatorTool|CreateDate|ModifyDate|MetadataDate)$|^xmpMM:(?:DocumentID|InstanceID|RenditionClass)$/;
/** The folder of somebody on a computer, as programs write it into what they save. */
export const homeFolder = /(?:\/home\/|\/Users\/|[A-Z]:\\+Users\\+)[\w.-]+/;
const privateWords = new RegExp(`/(?:PTEX\\.FileName|GPSLatitude|PieceInfo)\\b|${homeFolder.source}`, 'g');

/**
 * Private parts of a PDF: unusual keys of its information dictionary, XMP beyond title and author, metadata
 * of the JPEGs within, and paths of the machine it was made on. Encrypted documents are not looked into.
 */
export function privatePdfTags(bytes: Buffer): string[] {
  const tags = new Set<string>();
  const streams = [...streamsOf(bytes)];
  const text = [bytes, ...streams].map((part) => part.toString('latin1')).join('\n');
  const info = /\/Info\s+(\d+)\s+0\s+R/.exec(text)?.[1];
  const dictionary =
    info && new RegExp(`(?:^|\\s)${info} 0 obj\\s*<<([\\s\\S]*?)>>\\s*endobj`).exec(text)?.[1];
  for (const [, key = ''] of (dictionary || '')
    .replace(/\((?:\\.|[^\\)])*\)/g, '()')
    .matchAll(/\/([A-Za-z.]+)/g))
    if (!documentKeys.has(key)) tags.add(`Info ${key}`);
  for (const [packet] of text.matchAll(/<x:xmpmeta[\s\S]*?<\/x:xmpmeta>/g))
    for (const { name } of xmpProperties(packet))
      if (!documentNamespaces.test(name) && !/^st(?:Evt|Ref)/.test(name)) tags.add(`XMP ${name}`);
  for (const [word] of text.matchAll(privateWords)) tags.add(word);
  for (const stream of streams)
    if (stream[0] === 0xff && stream[1] === 0xd8 && stream[2] === 0xff)
      for (const block of metadataBlocks(stream, 'jpeg'))
        tags.add(`picture with ${block.kind === 'other' ? block.name : block.kind.toUpperCase()}`);
  return [...tags].sort();
}

/** The document's streams, unpacked where they are packed in the usual way. */
function* streamsOf(bytes: Buffer): Generator<Buffer> {
  let at = bytes.indexOf('stream');
  while (at !== -1) {
    let start = at + 6;
    if (bytes[start] === 0x0d) start += 1;
    if (bytes[start] === 0x0a) start += 1;
    const end = bytes.indexOf('endstream', start);
    if (end === -1) return;
    const raw = bytes.subarray(start, end);
    // Two bytes of packed streams: 78 and a check that makes the pair divisible by 31.
    if (raw[0] === 0x78 && raw.length > 2 && raw.readUInt16BE(0) % 31 === 0) {
      try {
        yield inflateSync(raw);
      } catch {
        yield raw;
      }
    } else yield raw;
    at = bytes.indexOf('stream', end + 9);
  }
}
