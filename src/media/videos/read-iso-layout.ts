import { lastName } from '../../core/text.ts';
import type { ByteReader, LayoutParts } from './iso-boxes.ts';
import { isoBoxes, readBoxHeader } from './iso-boxes.ts';

/** Maximum size of the index; a day of video has about half. */
const maxIndexBytes = 64 * 1024 * 1024;

/** Maximum number of picture and sound samples: a day at 100 per second. */
const maxSamples = 10_000_000;

/** Boxes that players need, by their parent. Everything else may be metadata. */
const needed: Record<string, readonly string[]> = {
  moov: ['mvhd', 'trak', 'mvex', 'iods'],
  trak: ['tkhd', 'edts', 'mdia', 'tapt', 'tref', 'load'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'gmhd', 'hmhd', 'nmhd', 'hdlr', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: [
    ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'stps'],
    ...['sdtp', 'sgpd', 'sbgp', 'subs', 'padb', 'stsh', 'stdp', 'saiz', 'saio'],
  ],
  mvex: ['mehd', 'trex', 'leva'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp', 'subs', 'saiz', 'saio'],
};

/** Boxes at the top level, besides padding, which must be empty. */
const neededAtTop = ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra', 'pdin'];
const padding = ['free', 'skip', 'wide'];

const maxPathLength = 60;

/** Tags about the program only, which are not private. */
const toolTags = ['©too', '©enc', '©swr'];

/** Reads the structure of MP4 and QuickTime: https://developer.apple.com/documentation/quicktime-file-format */
export async function readIsoLayout(reader: ByteReader): Promise<LayoutParts> {
  const { size, read } = reader;
  const walk = createWalk();
  const mediaBoxes: Extent[] = [];
  let isFragmented = false;
  let hasIndex = false;
  for (let at = 0; at < size; ) {
    const header = await readBoxHeader(reader, at);
    if (!header) {
      // After a complete video this is appended data.
      if (!hasIndex) return walk.outcome('corrupt');
      walk.tags.push('bytes after the end');
      break;
    }
    const { type, headerBytes, length } = header;
    if (at + length > size) return walk.outcome('cut-short');
    if (type === 'mdat') mediaBoxes.push({ start: at + headerBytes, end: at + length });
    else if (padding.includes(type)) {
      if (!(await isEmpty(read, at + headerBytes, length - headerBytes)))
        walk.tags.push(`${type} with words in it`);
    } else if (type === 'moov' || type === 'moof') {
      if (length > maxIndexBytes) return walk.outcome('corrupt');
      walk.into(type, await read(at + headerBytes, length - headerBytes));
      if (walk.isCorrupt()) return walk.outcome('corrupt');
      hasIndex ||= type === 'moov';
      isFragmented ||= type === 'moof';
    } else if (!neededAtTop.includes(type)) walk.tags.push(type);
    at += length;
  }
  // Bytes between the samples that belong to no track would stay in the file.
  const mediaBytes = mediaBoxes.reduce((sum, { start, end }) => sum + end - start, 0);
  if (!isFragmented && (walk.sampleBytes() !== mediaBytes || !areWithin(walk.extents, mediaBoxes)))
    walk.tags.push('bytes that players do not use');
  return walk.outcome(hasIndex ? null : 'cut-short');
}

/** Whether padding contains only zeros; beyond a megabyte, only a part is read. */
async function isEmpty(read: ByteReader['read'], at: number, length: number): Promise<boolean> {
  const bytes = await read(at, Math.min(length, 1024 * 1024));
  return bytes.every((byte) => byte === 0);
}

function createWalk() {
  const tags: string[] = [];
  const extents: Extent[] = [];
  let tables: SampleTables = {};
  let isCorrupt = false;
  let sampleBytes = 0;
  let filmedAt = '';

  function into(path: string, body: Buffer): void {
    const parent = lastName(path);
    for (const { type, body: rest } of isoBoxes(body)) {
      const here = `${path}/${type}`;
      if (type === '') {
        // QuickTime ends a list with four zeros.
        if (rest.some((byte) => byte !== 0)) tags.push(`${path} with more than boxes`);
      } else if (padding.includes(type)) {
        if (rest.some((byte) => byte !== 0)) tags.push(`${here} with words in it`);
      } else if (!needed[parent]?.includes(type)) tags.push(...namesIn(here, type, rest));
      else if (needed[type]) {
        if (type === 'stbl') tables = {};
        into(here, rest);
        const found = type === 'stbl' && !isCorrupt ? chunkExtents(tables) : [];
        if (found) extents.push(...found);
        else isCorrupt = true;
      } else readBox(type, rest, parent);
    }
  }

  function readBox(type: string, body: Buffer, parent: string): void {
    const count = (at: number) => (body.length >= at + 4 ? body.readUInt32BE(at) : 0);
    const holds = (head: number, entryBytes: number, entries: number) => {
      if (head + entries * entryBytes > body.length) isCorrupt = true;
    };
    if (type === 'stsz' || type === 'stsc' || type === 'stco' || type === 'co64') tables[type] = body;
    switch (type) {
      case 'mvhd':
      case 'tkhd':
      case 'mdhd':
        if (body.subarray(4, body[0] === 1 ? 20 : 12).some((byte) => byte !== 0)) tags.push('a date');
        if (type === 'mvhd') filmedAt = timeOf(body[0] === 1 ? count(8) : count(4));
        break;
      case 'hdlr': {
        const handler = body.toString('latin1', 8, 12);
        if (parent === 'mdia' && handler !== 'vide' && handler !== 'soun') tags.push(`a track of ${handler}`);
        break;
      }
      case 'dref':
        // Any other entry contains the path of another file.
        if (!body.subarray(8).equals(Buffer.from('0000000c75726c2000000001', 'hex'))) tags.push('dref');
        break;
      case 'stsz': {
        const each = count(4);
        const entries = count(8);
        if (entries > maxSamples) isCorrupt = true;
        else if (each > 0) sampleBytes += each * entries;
        else {
          holds(12, 4, entries);
          for (let at = 12; !isCorrupt && at < 12 + 4 * entries; at += 4)
            sampleBytes += body.readUInt32BE(at);
        }
        break;
      }
      case 'stts':
      case 'ctts': {
        holds(8, 8, count(4));
        let samples = 0;
        for (let at = 8; !isCorrupt && at < 8 + 8 * count(4); at += 8) samples += body.readUInt32BE(at);
        if (samples > maxSamples) isCorrupt = true;
        break;
      }
      case 'stsc':
        holds(8, 12, count(4));
        for (let at = 12; !isCorrupt && at < 8 + 12 * count(4); at += 12)
          if (body.readUInt32BE(at) > maxSamples) isCorrupt = true;
        break;
      case 'stco':
      case 'stss':
        holds(8, 4, count(4));
        break;
      case 'co64':
        holds(8, 8, count(4));
        break;
      case 'elst':
        holds(8, body[0] === 1 ? 20 : 12, count(4));
        break;
      case 'trun':
        if (count(4) > maxSamples) isCorrupt = true;
        break;
    }
  }

  const outcome = (fault: LayoutParts['fault']): LayoutParts => ({ tags, filmedAt, fault });
  return { tags, extents, outcome, into, isCorrupt: () => isCorrupt, sampleBytes: () => sampleBytes };
}

/** Seconds since 1904 as ISO 8601; "" for an implausible time. In version 1 the upper four bytes of eight are zeros. */
function timeOf(seconds: number): string {
  const sinceUnix = seconds - 2_082_844_800;
  return sinceUnix > 0 ? new Date(sinceUnix * 1000).toISOString() : '';
}

/** The names of the tags in a metadata box; its own path if its format is unknown. */
function namesIn(path: string, type: string, body: Buffer): string[] {
  const inner = type === 'meta' && body.length >= 4 && body.readUInt32BE(0) === 0 ? body.subarray(4) : body;
  // Endlessly nested boxes are an attack.
  if (!['udta', 'meta', 'ilst'].includes(type) || path.length > maxPathLength) return [path];
  return [...isoBoxes(inner)].flatMap((child) => {
    if (child.type === 'keys') return keysIn(child.body);
    // Values, which refer to a key by its number.
    if (type === 'ilst' && child.type.startsWith('\0')) return [];
    if (child.type === '' || child.type === 'hdlr' || padding.includes(child.type))
      return child.body.length > 0 && child.type === '' && child.body.some((byte) => byte !== 0)
        ? [path]
        : [];
    if (toolTags.includes(child.type)) return [];
    return namesIn(`${path}/${child.type}`, child.type, child.body);
  });
}

/** Names such as `com.apple.quicktime.location.ISO6709`. */
function keysIn(body: Buffer): string[] {
  return [...isoBoxes(body.subarray(8))].map(({ body: name }) => `the key ${name.toString('utf8', 0, 60)}`);
}

/** The tables of one track that say where its samples are: https://developer.apple.com/documentation/quicktime-file-format */
type SampleTables = Partial<Record<'stsz' | 'stsc' | 'stco' | 'co64', Buffer>>;

/** A range of bytes of a file; `end` is exclusive. */
type Extent = { start: number; end: number };

/**
 * The positions of the chunks of a track. Tables must be complete: callers check their lengths. Returns null if they
 * contradict each other.
 */
function chunkExtents({ stsz, stsc, stco, co64 }: SampleTables): Extent[] | null {
  const offsets = stco ?? co64;
  if (!stsz || !stsc || !offsets) return stsz && stsz.readUInt32BE(8) > 0 ? null : [];
  const samples = stsz.readUInt32BE(8);
  const fixedSize = stsz.readUInt32BE(4);
  const sizeOf = (sample: number) => fixedSize || stsz.readUInt32BE(12 + 4 * sample);
  const chunks = offsets.readUInt32BE(4);
  const runs = stsc.readUInt32BE(4);
  const firstChunk = (run: number) => (run < runs ? stsc.readUInt32BE(8 + 12 * run) : chunks + 1);
  const extents: Extent[] = [];
  let sample = 0;
  for (let run = 0; run < runs; run += 1) {
    const perChunk = stsc.readUInt32BE(12 + 12 * run);
    for (let chunk = firstChunk(run); chunk < firstChunk(run + 1) && chunk <= chunks; chunk += 1) {
      const at = chunk - 1;
      const start = stco ? stco.readUInt32BE(8 + 4 * at) : Number(offsets.readBigUInt64BE(8 + 8 * at));
      let end = start;
      for (const last = sample + perChunk; sample < last; sample += 1) {
        if (sample >= samples) return null;
        end += sizeOf(sample);
      }
      extents.push({ start, end });
    }
  }
  return sample === samples ? extents : null;
}

/** Whether every extent is within one of the media boxes and no two overlap. */
function areWithin(extents: readonly Extent[], boxes: readonly Extent[]): boolean {
  const sorted = extents.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start);
  return sorted.every(
    ({ start, end }, index) =>
      start >= (sorted[index - 1]?.end ?? 0) && boxes.some((box) => start >= box.start && end <= box.end),
  );
}
