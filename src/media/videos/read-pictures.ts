import type { ByteReader } from './iso-boxes.ts';
import { isoBoxes, readBoxHeader } from './iso-boxes.ts';
import { holdsUserData, type NalCoding } from './nal-units.ts';

/** Maximum size of an encoded picture; one of 8K has a tenth. */
const maxPictureBytes = 64 * 1024 * 1024;

type VideoTrack = { id: number; coding: NalCoding; sampleTable: Buffer };
type Piece = { at: number; length: number };

/**
 * Whether pictures of H.264 or HEVC in an MP4 or QuickTime file contain user data of a camera. Reads every picture. The layout
 * of the file must be valid.
 */
export async function picturesHoldUserData(reader: ByteReader): Promise<boolean> {
  const tracks: VideoTrack[] = [];
  for (let at = 0; at < reader.size; ) {
    const header = await readBoxHeader(reader, at);
    if (!header) break;
    const { type, headerBytes, length } = header;
    const isIndex = type === 'moov' || type === 'moof';
    const body = isIndex ? await reader.read(at + headerBytes, length - headerBytes) : Buffer.alloc(0);
    if (type === 'moov') tracks.push(...tracksIn(body));
    for (const track of tracks) {
      const pieces = type === 'moov' ? indexedPieces(track.sampleTable) : fragmentPieces(body, at, track.id);
      for (const piece of isIndex ? pieces : []) {
        if (piece.length > maxPictureBytes) return true;
        if (holdsUserData(await reader.read(piece.at, piece.length), track.coding)) return true;
      }
    }
    at += length;
  }
  return false;
}

function tracksIn(moov: Buffer): VideoTrack[] {
  return boxesOf(moov, 'trak').flatMap((track) => {
    const header = boxesOf(track, 'tkhd')[0];
    const sampleTable = boxesOf(track, 'mdia', 'minf', 'stbl')[0];
    const coding = sampleTable && codingOf(sampleTable);
    if (!header || !coding) return [];
    return [{ id: header.readUInt32BE(header[0] === 1 ? 20 : 12), coding, sampleTable }];
  });
}

/** Size of the fields before the boxes of a sample description. */
const descriptionBytes = 78;

function codingOf(sampleTable: Buffer): NalCoding | null {
  for (const description of isoBoxes(boxesOf(sampleTable, 'stsd')[0]?.subarray(8) ?? Buffer.alloc(0))) {
    for (const { type, body } of isoBoxes(description.body.subarray(descriptionBytes))) {
      if (type === 'avcC') return { codec: 'avc', lengthBytes: ((body[4] ?? 3) & 3) + 1 };
      if (type === 'hvcC') return { codec: 'hevc', lengthBytes: ((body[21] ?? 3) & 3) + 1 };
    }
  }
  return null;
}

/** Runs of pictures from the tables of a track: their sizes, pictures per chunk, offsets of chunks. */
function* indexedPieces(table: Buffer): Generator<Piece> {
  const [sizes, spread, short, long] = ['stsz', 'stsc', 'stco', 'co64'].map(
    (type) => boxesOf(table, type)[0],
  );
  const offsets = short ?? long;
  if (!sizes || !spread || !offsets) return;
  const ofAll = sizes.readUInt32BE(4);
  const count = sizes.readUInt32BE(8);
  const chunks = offsets.readUInt32BE(4);
  let picture = 0;
  for (let chunk = 0, run = 0; chunk < chunks && picture < count; chunk += 1) {
    const next = 8 + 12 * (run + 1);
    if (next + 12 <= spread.length && spread.readUInt32BE(next) === chunk + 1) run += 1;
    let at = short ? short.readUInt32BE(8 + 4 * chunk) : Number(offsets.readBigUInt64BE(8 + 8 * chunk));
    for (let left = spread.readUInt32BE(12 + 12 * run); left > 0 && picture < count; left -= 1) {
      const length = ofAll || sizes.readUInt32BE(12 + 4 * picture);
      yield { at, length };
      at += length;
      picture += 1;
    }
  }
}

/** Runs of pictures of a fragment that begins at `start`, each with its own or the default size. */
function* fragmentPieces(moof: Buffer, start: number, trackId: number): Generator<Piece> {
  for (const fragment of boxesOf(moof, 'traf')) {
    const header = boxesOf(fragment, 'tfhd')[0];
    if (!header || header.readUInt32BE(4) !== trackId) continue;
    const flags = header.readUInt32BE(0);
    // Offset (8 bytes), description, duration and size are present if their flags are set.
    const base = flags & 1 ? Number(header.readBigUInt64BE(8)) : start;
    const sizeAt = 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0) + (flags & 8 ? 4 : 0);
    const ofAll = flags & 16 ? header.readUInt32BE(sizeAt) : 0;
    let at = base;
    for (const run of boxesOf(fragment, 'trun')) {
      const has = run.readUInt32BE(0);
      let field = 8;
      if (has & 1) at = base + run.readInt32BE(field);
      field += (has & 1 ? 4 : 0) + (has & 4 ? 4 : 0);
      for (let left = run.readUInt32BE(4); left > 0; left -= 1) {
        if (has & 0x100) field += 4;
        const length = has & 0x200 ? run.readUInt32BE(field) : ofAll;
        field += (has & 0x200 ? 4 : 0) + (has & 0x400 ? 4 : 0) + (has & 0x800 ? 4 : 0);
        yield { at, length };
        at += length;
      }
    }
  }
}

/** Bodies of the boxes at a path. */
function boxesOf(body: Buffer, ...[type, ...deeper]: string[]): Buffer[] {
  const found = [...isoBoxes(body)].filter((box) => box.type === type).map((box) => box.body);
  return deeper.length === 0 ? found : found.flatMap((inner) => boxesOf(inner, ...deeper));
}
