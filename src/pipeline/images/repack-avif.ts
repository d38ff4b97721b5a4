import { isoBox, isoBoxes, isoParts } from './iso-boxes.ts';

/** Properties a plain picture needs: its size, channels, decoder settings and colour space. */
const drawnProperties = ['ispe', 'pixi', 'av1C', 'colr'];

/** Units of an AV1 stream that draw: sequence header, time mark, frame header, tiles, frame. */
const drawnUnits = new Set([1, 2, 3, 4, 6]);

/**
 * An AVIF that is already as the site would show it, in a new container that holds its coded pixels, what a
 * decoder must know of them, and `xmp` if given: nothing else of the file is carried over. Undefined when
 * the pixels must be encoded anew: another size or turned, not 8-bit sRGB, transparent, tiled, or more than
 * `mostBytes`. Encoding such a picture again would take most of its time and only lose detail.
 */
export function repackAvif(
  file: Buffer,
  size: { width: number; height: number },
  mostBytes: number,
  xmp: string | undefined,
): Buffer | undefined {
  const picture = readPlainAvif(file);
  if (!picture || picture.pixels.length > mostBytes) return undefined;
  if (picture.width !== size.width || picture.height !== size.height) return undefined;
  return writeAvif(picture, xmp === undefined ? undefined : Buffer.from(xmp, 'utf8'));
}

type PlainAvif = {
  width: number;
  height: number;
  pixels: Buffer;
  properties: { whole: Buffer; isEssential: boolean }[];
};

function readPlainAvif(file: Buffer): PlainAvif | undefined {
  try {
    const top = [...isoBoxes(file)];
    const meta = new Map(
      [...isoBoxes(top.find(({ type }) => type === 'meta')?.body.subarray(4) ?? Buffer.alloc(0))].map(
        ({ type, body }) => [type, body],
      ),
    );
    const [pitm, iinf, iloc, iprp] = ['pitm', 'iinf', 'iloc', 'iprp'].map((type) => meta.get(type));
    if (!pitm || !iinf || !iloc || !iprp) return undefined;
    const primary = pitm[0] === 0 ? pitm.readUInt16BE(4) : pitm.readUInt32BE(4);
    // Any further coded part would be transparency, a tile or a thumbnail.
    const drawn = isoParts(iinf).filter(({ type }) => type !== 'Exif' && type !== 'mime');
    if (drawn.length !== 1 || drawn[0]?.id !== primary || drawn[0].type !== 'av01') return undefined;
    const properties = propertiesOf(iprp, primary);
    const pixels = bytesOf(file, iloc, primary);
    const ispe = properties?.find(({ type }) => type === 'ispe')?.body;
    if (!properties || !pixels || !ispe || !drawsOnly(pixels)) return undefined;
    return { width: ispe.readUInt32BE(4), height: ispe.readUInt32BE(8), pixels, properties };
  } catch (error) {
    // A number that points outside the file: the decoder will say what is wrong with it.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The properties of a part, or undefined when one of them would change how it must be treated. */
function propertiesOf(iprp: Buffer, part: number) {
  const boxes = [...isoBoxes(iprp)];
  const all = [...isoBoxes(boxes.find(({ type }) => type === 'ipco')?.body ?? Buffer.alloc(0))];
  const ipma = boxes.find(({ type }) => type === 'ipma')?.body;
  if (!ipma) return undefined;
  const numbers = propertyNumbers(ipma, part);
  const found = numbers.map(({ index, isEssential }) => ({ ...all[index - 1], isEssential }));
  const properties = [];
  for (const { type, body, whole, isEssential } of found) {
    if (!type || !body || !whole || !drawnProperties.includes(type)) return undefined;
    if (type === 'colr' && !isSrgb(body)) return undefined;
    if (type === 'av1C' && !isEightBit(body)) return undefined;
    properties.push({ type, body, whole, isEssential });
  }
  return properties;
}

function propertyNumbers(ipma: Buffer, part: number): { index: number; isEssential: boolean }[] {
  const isWideId = (ipma[0] ?? 0) > 0;
  const isWideIndex = ((ipma[3] ?? 0) & 1) === 1;
  let at = 8;
  for (let left = ipma.readUInt32BE(4); left > 0; left -= 1) {
    const id = isWideId ? ipma.readUInt32BE(at) : ipma.readUInt16BE(at);
    at += isWideId ? 4 : 2;
    const count = ipma.readUInt8(at);
    at += 1;
    const numbers = Array.from({ length: count }, (_, index) => {
      const raw = isWideIndex ? ipma.readUInt16BE(at + index * 2) : ipma.readUInt8(at + index) << 8;
      return { index: isWideIndex ? raw & 0x7fff : (raw >> 8) & 0x7f, isEssential: (raw & 0x8000) !== 0 };
    });
    if (id === part) return numbers;
    at += count * (isWideIndex ? 2 : 1);
  }
  return [];
}

/** Numbers of ITU-T H.273: BT.709 primaries with the sRGB curve. */
function isSrgb(colr: Buffer): boolean {
  return (
    colr.toString('latin1', 0, 4) === 'nclx' && colr.readUInt16BE(4) === 1 && colr.readUInt16BE(6) === 13
  );
}

function isEightBit(av1C: Buffer): boolean {
  return ((av1C[2] ?? 0) & 0x40) === 0;
}

/** The bytes of a part, where they lie in the file itself. */
function bytesOf(file: Buffer, iloc: Buffer, part: number): Buffer | undefined {
  const version = iloc[0] ?? 0;
  const [offsetBytes, lengthBytes] = [iloc.readUInt8(4) >> 4, iloc.readUInt8(4) & 15];
  const [baseBytes, indexBytes] = [iloc.readUInt8(5) >> 4, version > 0 ? iloc.readUInt8(5) & 15 : 0];
  let at = 6;
  const read = (bytes: number) => {
    at += bytes;
    return bytes === 0
      ? 0
      : bytes === 8
        ? Number(iloc.readBigUInt64BE(at - 8))
        : iloc.readUIntBE(at - bytes, bytes);
  };
  for (let left = read(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = read(version < 2 ? 2 : 4);
    const method = version > 0 ? read(2) & 15 : 0;
    const source = read(2);
    const base = read(baseBytes);
    const extents: Buffer[] = [];
    for (let extent = read(2); extent > 0; extent -= 1) {
      read(indexBytes);
      const offset = base + read(offsetBytes);
      const length = read(lengthBytes);
      if (offset + length > file.length) return undefined;
      extents.push(file.subarray(offset, offset + length));
    }
    if (id === part) return method === 0 && source === 0 ? Buffer.concat(extents) : undefined;
  }
  return undefined;
}

/** Whether an AV1 stream holds nothing but what draws: metadata and padding units could hold anything. */
function drawsOnly(stream: Buffer): boolean {
  let at = 0;
  while (at < stream.length) {
    const header = stream.readUInt8(at);
    if (!drawnUnits.has((header >> 3) & 15) || (header & 0x81) !== 0) return false;
    // Without a length the unit goes on to the end.
    if ((header & 2) === 0) return true;
    at += (header & 4) === 0 ? 1 : 2;
    let length = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = stream.readUInt8(at);
      at += 1;
      length += (byte & 0x7f) * 2 ** shift;
      if ((byte & 0x80) === 0) break;
      if (shift > 28) return false;
    }
    at += length;
  }
  return at === stream.length;
}

const fullBox = [0, 0, 0, 0];

function writeAvif({ pixels, properties }: PlainAvif, xmp: Buffer | undefined): Buffer {
  const brands = isoBox('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf', 'latin1'));
  const meta = (pixelsAt: number) =>
    isoBox(
      'meta',
      fullBox,
      isoBox('hdlr', fullBox, [0, 0, 0, 0], Buffer.from('pict', 'latin1'), Buffer.alloc(13)),
      isoBox('pitm', fullBox, [0, 1]),
      isoBox(
        'iloc',
        [...fullBox, 0x44, 0, 0, xmp ? 2 : 1],
        place(1, pixelsAt, pixels.length),
        xmp ? place(2, pixelsAt + pixels.length, xmp.length) : [],
      ),
      isoBox(
        'iinf',
        [...fullBox, 0, xmp ? 2 : 1],
        isoBox('infe', [2, 0, 0, 0, 0, 1, 0, 0], Buffer.from('av01\0', 'latin1')),
        xmp
          ? isoBox('infe', [2, 0, 0, 0, 0, 2, 0, 0], Buffer.from('mime\0application/rdf+xml\0', 'latin1'))
          : [],
      ),
      xmp ? isoBox('iref', fullBox, isoBox('cdsc', [0, 2, 0, 1, 0, 1])) : [],
      isoBox(
        'iprp',
        isoBox('ipco', ...properties.map(({ whole }) => whole)),
        isoBox('ipma', fullBox, [0, 0, 0, 1, 0, 1, properties.length], essentials(properties)),
      ),
    );
  const pixelsAt = brands.length + meta(0).length + 8;
  return Buffer.concat([brands, meta(pixelsAt), isoBox('mdat', pixels, xmp ?? [])]);
}

/** One line of the list of where parts lie: number, same file, one stretch. */
function place(part: number, offset: number, length: number): Buffer {
  const line = Buffer.from([0, part, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
  line.writeUInt32BE(offset, 6);
  line.writeUInt32BE(length, 10);
  return line;
}

function essentials(properties: PlainAvif['properties']): number[] {
  return properties.map(({ isEssential }, index) => (isEssential ? 0x80 : 0) | (index + 1));
}
