import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { flags, writeZip } from '../../import/write-zip.ts';
import { phonePhoto } from '../../owner/camera.ts';

async function tgz(name: string, bytes: Buffer): Promise<Buffer> {
  return gzipSync(await packTar([{ header: { name, size: bytes.length }, body: bytes }]));
}

/** Adds the records with which a .zip states more than 65,535 entries: APPNOTE.TXT 6.3.10, 4.3.14. */
function stateEntryCount(zip: Buffer, count: number): Buffer {
  const endLength = 22;
  const end = zip.subarray(-endLength);
  const zip64End = Buffer.alloc(56);
  zip64End.write('PK\x06\x06', 'latin1');
  zip64End.writeBigUInt64LE(BigInt(zip64End.length - 12), 4);
  zip64End.writeBigUInt64LE(BigInt(count), 24);
  zip64End.writeBigUInt64LE(BigInt(count), 32);
  zip64End.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
  zip64End.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(zip.length - endLength), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([zip.subarray(0, -endLength), zip64End, locator, end]);
}

const zeros = () => Buffer.alloc(20 * 1024 * 1024);

/** Archives that cannot be opened, by file name. */
export async function createBrokenArchives(): Promise<Record<string, Buffer>> {
  return {
    'other.rar': Buffer.from('Rar!\x1a\x07\x01\0'),
    'text.gz': gzipSync('no tar in here'),
    'cut.zip': writeZip([{ path: 'a.txt', bytes: 'x' }]).subarray(0, -10),
    'cut.tgz': (await tgz('a.txt', Buffer.from('0.123456789'.repeat(999)))).subarray(0, -40),
    'damaged.docx': writeZip([{ path: 'word/document.xml', bytes: '<w:p>' }]),
    'bomb.tgz': await tgz('bomb.txt', zeros()),
    'many.zip': stateEntryCount(writeZip([{ path: 'Positions.csv', bytes: 'x' }]), 1_000_001),
    'locked.zip': writeZip([{ path: 'Positions.csv', bytes: 'x', flags: flags.locked }]),
  };
}

/** An archive of photos, most of which cannot be read. */
export async function createPhotoArchive(): Promise<Buffer> {
  return writeZip([
    { path: 'trip/bomb.jpg', bytes: zeros() },
    { path: 'trip/large.jpg', bytes: randomBytes(4_000_000), statedSize: 600_000_000 },
    { path: 'trip/liar.jpg', bytes: 'longer than its header states', statedSize: 3 },
    { path: 'trip/locked.jpg', bytes: 'x', flags: flags.locked },
    { path: 'trip/notes.txt', bytes: 'Milk.' },
    { path: 'trip/pier.jpg', bytes: await phonePhoto(1) },
    { path: '../up.jpg', bytes: 'x' },
  ]);
}
