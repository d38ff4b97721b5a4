/** How pictures of a track are encoded; each is a sequence of NAL units with their lengths (ITU-T H.264 and H.265, 7.3.1). */
export type NalCoding = { codec: 'avc' | 'hevc'; lengthBytes: number };

/** NAL units of H.264 that decode to pixels: slices, parameter sets, delimiters. Others are padding or undefined. */
const drawingUnits = new Set([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 19, 20, 21]);
const enhancement = 6;

/** SEI messages about display: recovery point, frame packing, orientation, mastering display, ambient light. */
const shownBy = new Set([6, 45, 47, 137, 144, 147]);
const registered = 4;
const unregistered = 5;

/** UUIDs of the settings that the encoders x264 and x265 write, which are not private. */
const encoderNames = ['dc45e9bde6d948b7962cd820d923eeef', '2ca2de09b51747dbbb55a4fe7fc2fc4e'];
/** Closed captions, and HDR10+ brightness. */
const displayedUserData = ['b5003147413934', 'b5003c'];

type Message = { type: number; bytes: Buffer; body: Buffer };

/**
 * A picture of H.264 with only the units that decode to pixels, without what cameras and encoders write between them: settings,
 * serial numbers, positions, clocks, captions.
 */
export function onlyRendered(picture: Buffer, lengthBytes: number): Buffer {
  const visibleUnits: Buffer[] = [];
  for (const unit of unitsIn(picture, lengthBytes)) {
    const type = (unit[0] ?? 0) & 0x1f;
    const visible = drawingUnits.has(type) ? unit : type === enhancement ? withoutHiddenData(unit) : null;
    if (!visible) continue;
    const length = Buffer.alloc(lengthBytes);
    length.writeUIntBE(visible.length, 0, lengthBytes);
    visibleUnits.push(length, visible);
  }
  return Buffer.concat(visibleUnits);
}

function withoutHiddenData(unit: Buffer): Buffer | null {
  const messages = [...messagesIn(unit.subarray(1))].filter(({ type }) => shownBy.has(type));
  if (messages.length === 0) return null;
  return escaped(Buffer.concat([unit.subarray(0, 1), ...messages.map(({ bytes }) => bytes), endOfUnit]));
}

/** Whether a picture contains user data of a camera, which is not visible. */
export function holdsUserData(picture: Buffer, { codec, lengthBytes }: NalCoding): boolean {
  for (const unit of unitsIn(picture, lengthBytes)) {
    const type = codec === 'avc' ? (unit[0] ?? 0) & 0x1f : ((unit[0] ?? 0) >> 1) & 0x3f;
    const isEnhancement = codec === 'avc' ? type === enhancement : type === 39 || type === 40;
    if (!isEnhancement) continue;
    for (const { type, body } of messagesIn(unit.subarray(codec === 'avc' ? 1 : 2))) {
      const label = body.toString('hex', 0, 16);
      if (type === unregistered && !encoderNames.includes(label)) return true;
      if (type === registered && !displayedUserData.some((prefix) => label.startsWith(prefix))) return true;
    }
  }
  return false;
}

function* unitsIn(picture: Buffer, lengthBytes: number): Generator<Buffer> {
  for (let at = 0; at + lengthBytes <= picture.length; ) {
    const length = picture.readUIntBE(at, lengthBytes);
    const unit = picture.subarray(at + lengthBytes, at + lengthBytes + length);
    // A unit that exceeds its picture is invalid.
    if (unit.length < length) return;
    if (length > 0) yield unit;
    at += lengthBytes + length;
  }
}

const endOfUnit = Buffer.from([0x80]);

function* messagesIn(coded: Buffer): Generator<Message> {
  const bytes = unescaped(coded);
  const last = bytes.findLastIndex((byte) => byte !== 0);
  const end = bytes[last] === 0x80 ? last : bytes.length;
  const readSum = (at: number) => {
    let sum = 0;
    for (; bytes[at] === 0xff; at += 1) sum += 255;
    return { sum: sum + (bytes[at] ?? 0), next: at + 1 };
  };
  for (let at = 0; at < end; ) {
    const { sum: type, next } = readSum(at);
    const { sum: length, next: bodyAt } = readSum(next);
    const body = bytes.subarray(bodyAt, bodyAt + length);
    yield { type, bytes: bytes.subarray(at, bodyAt + length), body };
    at = bodyAt + length;
  }
}

/** Without emulation prevention bytes: a 3 after two zeros. */
function unescaped(coded: Buffer): Buffer {
  return Buffer.from(
    coded.filter((byte, at) => !(byte === 3 && at >= 2 && coded[at - 1] === 0 && coded[at - 2] === 0)),
  );
}

function escaped(bytes: Buffer): Buffer {
  const coded: number[] = [];
  for (const byte of bytes) {
    if (byte <= 3 && coded.at(-1) === 0 && coded.at(-2) === 0) coded.push(3);
    coded.push(byte);
  }
  return Buffer.from(coded);
}
