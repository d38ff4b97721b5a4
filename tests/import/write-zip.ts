import { crc32, deflateRawSync } from 'node:zlib';

/** Flags of an entry: encrypted with a password; name in UTF-8. */
export const flags = { locked: 1, utf8: 0x800 };

type ZipEntry = { path: string | Buffer; bytes: Buffer | string; flags?: number; statedSize?: number };

/** Writes a .zip with these entries unchanged, valid or not: APPNOTE.TXT 6.3.10, 4.3. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const contents: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.path);
    const bytes = Buffer.from(entry.bytes);
    const packed = deflateRawSync(bytes);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(entry.flags ?? flags.utf8, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(entry.statedSize ?? bytes.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), shared, name, packed]);
    bodies.push(body);
    contents.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), shared, place, name]));
    offset += body.length;
  }
  const list = Buffer.concat(contents);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}
