const nameTableHeaderBytes = 6;
const nameRecordBytes = 12;
const tableRecordBytes = 16;
const tableDirectoryStart = 12;

/** The family a font file calls itself, without a style: `Atkinson Hyperlegible Mono`. */
export function familyOf(sfnt: Buffer): string {
  const name = readName(sfnt, 16) ?? readName(sfnt, 1);
  if (!name) throw new Error('The font file has no name table, so the résumé cannot be set in it.');
  return name.replace(/ (?:Thin|ExtraLight|Light|Regular|Medium|SemiBold|Bold|ExtraBold|Black)$/, '');
}

/**
 * The same font under another family. Static faces cut from one variable font all keep its name, and a typesetter
 * that finds two files under one name picks one and loses the letters of the other. The PostScript name, which a
 * PDF shows, keeps the real family.
 */
export function renameFace(sfnt: Buffer, family: string, style: string): Buffer {
  const nameTable = writeNameTable([
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, `${familyOf(sfnt).replaceAll(' ', '')}-${style}`],
  ]);
  const tables = readTables(sfnt).map((table) =>
    table.tag === 'name' ? { tag: table.tag, bytes: nameTable } : table,
  );

  const directory = Buffer.alloc(tableDirectoryStart + tables.length * tableRecordBytes);
  sfnt.copy(directory, 0, 0, tableDirectoryStart);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  tables.forEach(({ tag, bytes }, index) => {
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    const record = tableDirectoryStart + index * tableRecordBytes;
    directory.write(tag, record, 'latin1');
    directory.writeUInt32BE(checksum(padded), record + 4);
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(bytes.length, record + 12);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

function readTables(sfnt: Buffer): { tag: string; bytes: Buffer }[] {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const record = tableDirectoryStart + index * tableRecordBytes;
    const start = sfnt.readUInt32BE(record + 8);
    return {
      tag: sfnt.toString('latin1', record, record + 4),
      bytes: sfnt.subarray(start, start + sfnt.readUInt32BE(record + 12)),
    };
  });
}

/** A name as Windows platforms read it (platform 3, UTF-16 big endian). */
function readName(sfnt: Buffer, wantedId: number): string | undefined {
  const table = readTables(sfnt).find(({ tag }) => tag === 'name')?.bytes;
  if (!table) return undefined;
  const strings = table.readUInt16BE(4);
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const record = nameTableHeaderBytes + index * nameRecordBytes;
    if (table.readUInt16BE(record) !== 3 || table.readUInt16BE(record + 6) !== wantedId) continue;
    const start = strings + table.readUInt16BE(record + 10);
    const bytes = table.subarray(start, start + table.readUInt16BE(record + 8));
    return Buffer.from(bytes).swap16().toString('utf16le');
  }
  return undefined;
}

function writeNameTable(names: [id: number, value: string][]): Buffer {
  const strings = names.map(([, value]) => Buffer.from(value, 'utf16le').swap16());
  const head = Buffer.alloc(nameTableHeaderBytes + names.length * nameRecordBytes);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  names.forEach(([id], index) => {
    const length = strings[index]?.length ?? 0;
    const record = nameTableHeaderBytes + index * nameRecordBytes;
    // Platform 3, encoding 1, language 0x409: Windows, Unicode, English.
    [3, 1, 0x409, id, length, offset].forEach((value, field) => {
      head.writeUInt16BE(value, record + field * 2);
    });
    offset += length;
  });
  return Buffer.concat([head, ...strings]);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < padded.length; offset += 4) sum = (sum + padded.readUInt32BE(offset)) >>> 0;
  return sum;
}
