import type { ByteReader, LayoutParts } from './iso-boxes.ts';

/** Elements by their numbers: https://www.rfc-editor.org/rfc/rfc9559.html */
const element = {
  segment: 0x18538067,
  cluster: 0x1f43b675,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  trackName: 0x536e,
  tags: 0x1254c367,
  tag: 0x7373,
  simpleTag: 0x67c8,
  tagName: 0x45a3,
  date: 0x4461,
  title: 0x7ba9,
  empty: 0xec,
} as const;

/** What players need of a segment and its clusters: seek heads, cues, timestamps, blocks, checksums. */
const needed = [
  ...[0x1a45dfa3, element.info, element.tracks, 0x114d9b74, 0x1c53bb6b, 0xbf],
  ...[0xe7, 0xa3, 0xa0, 0xab, 0xa7],
];
/** What players need of the segment information: scale, duration, the two writing programs, and its ID. */
const neededFacts = [0x2ad7b1, 0x4489, 0x4d80, 0x5741, 0x73a4, 0xbf];

/** Tags about the encoder and sizes only, which are not private. */
const toolTags =
  /^(?:ENCODER(?:_OPTIONS|_SETTINGS)?|DURATION|BPS|NUMBER_OF_(?:FRAMES|BYTES)|_STATISTICS_.*)$/;

const nameByElement = new Map<number, string>([
  [element.tags, 'tags'],
  [0x1941a469, 'attachments'],
  [0x1043a770, 'chapters'],
  [element.date, 'a date'],
  [element.title, 'a title'],
]);

/** The largest list of tracks, facts or tags that is read. */
const maxListBytes = 1024 * 1024;

type Element = { id: number; body: Buffer };

/** Reads the structure of WebM and Matroska. */
export async function readEbmlLayout({ size, read }: ByteReader): Promise<LayoutParts> {
  const tags: string[] = [];
  let hasTracks = false;
  for (let at = 0; at < size; ) {
    const header = readHeader(await read(at, 12));
    if (!header) return { tags, filmedAt: '', fault: hasTracks ? 'cut-short' : 'corrupt' };
    const { id, length, headerBytes } = header;
    const bodyAt = at + headerBytes;
    // Their children are read as siblings, because live recordings do not contain the sizes of segments and clusters.
    if (id === element.segment || id === element.cluster) {
      at = bodyAt;
      continue;
    }
    if (length === null) return { tags, filmedAt: '', fault: 'corrupt' };
    if (bodyAt + length > size) return { tags, filmedAt: '', fault: 'cut-short' };
    if (id === element.empty) {
      const bytes = await read(bodyAt, Math.min(length, maxListBytes));
      if (bytes.some((byte) => byte !== 0)) tags.push('padding with words in it');
    } else if (id === element.info || id === element.tracks || id === element.tags) {
      if (length > maxListBytes) return { tags, filmedAt: '', fault: 'corrupt' };
      tags.push(...listIssues(id, await read(bodyAt, length)));
      hasTracks ||= id === element.tracks;
    } else if (!needed.includes(id)) tags.push(nameOf(id));
    at = bodyAt + length;
  }
  return { tags, filmedAt: '', fault: hasTracks ? null : 'cut-short' };
}

function listIssues(id: number, body: Buffer): string[] {
  const inside = [...elementsIn(body)];
  switch (id) {
    case element.info:
      return inside
        .filter((one) => one.id !== element.empty && !neededFacts.includes(one.id))
        .map((one) => nameOf(one.id));
    case element.tracks:
      return inside.filter((one) => one.id === element.trackEntry).flatMap((one) => trackIssues(one.body));
    default:
      return inside
        .filter((one) => one.id === element.tag)
        .flatMap((tag) => [...elementsIn(tag.body)].filter((one) => one.id === element.simpleTag))
        .flatMap((tag) => [...elementsIn(tag.body)].filter((one) => one.id === element.tagName))
        .map(({ body: name }) => name.toString('utf8').replaceAll('\0', ''))
        .filter((name) => !toolTags.test(name))
        .map((name) => `the tag ${name.slice(0, 40)}`);
  }
}

function trackIssues(body: Buffer): string[] {
  return [...elementsIn(body)].flatMap((one) => {
    if (one.id === element.trackName && one.body.length > 0) return ['a name of a track'];
    const type = one.id === element.trackType ? one.body.at(-1) : 1;
    return type === 1 || type === 2 ? [] : [`a track of kind ${type}`];
  });
}

/** The elements of a list in memory, up to the first invalid one. */
function* elementsIn(body: Buffer): Generator<Element> {
  for (let at = 0; at < body.length; ) {
    const header = readHeader(body.subarray(at, at + 12));
    if (!header || header.length === null) return;
    const bodyAt = at + header.headerBytes;
    yield { id: header.id, body: body.subarray(bodyAt, bodyAt + header.length) };
    at = bodyAt + header.length;
  }
}

/** `length` is null if the element does not contain it. Returns null if there is no element. */
function readHeader(bytes: Buffer): { id: number; length: number | null; headerBytes: number } | null {
  const idBytes = Math.clz32(bytes[0] ?? 0) - 23;
  const lengthBytes = Math.clz32(bytes[idBytes] ?? 0) - 23;
  if (idBytes > 4 || lengthBytes > 8 || bytes.length < idBytes + lengthBytes) return null;
  const stated = bytes.subarray(idBytes, idBytes + lengthBytes);
  let length = (stated[0] ?? 0) & (0xff >> lengthBytes);
  for (const byte of stated.subarray(1)) length = length * 256 + byte;
  const isUnknown = length === 2 ** (7 * lengthBytes) - 1;
  return {
    id: bytes.readUIntBE(0, idBytes),
    length: isUnknown ? null : length,
    headerBytes: idBytes + lengthBytes,
  };
}

function nameOf(id: number): string {
  return nameByElement.get(id) ?? `the element ${id.toString(16)}`;
}
