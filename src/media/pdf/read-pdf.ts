import { inflateSync } from 'node:zlib';

/** https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf, 7.3: objects. */
export type PdfValue = number | boolean | null | string | PdfName | PdfReference | PdfValue[] | PdfDictionary;
export type PdfDictionary = Map<string, PdfValue>;
type PdfName = { name: string };
type PdfReference = { object: number };

export type PdfObject = {
  number: number;
  /** Its offset in the file, in bytes; for an object within a stream, the offset of the stream. */
  offset: number;
  value: PdfValue;
  /** Decompresses a stream on demand, to save memory. JPEG data stays compressed. */
  stream?: () => Buffer;
};

export type Pdf = {
  /** Every object in the file, including older versions. */
  objects: PdfObject[];
  /** Trailer dictionaries; the last one counts. */
  trailers: PdfDictionary[];
};

/** A part that cannot be decoded. The message completes "the PDF carries …". */
export class UnreadablePdf extends Error {}

/** Maximum size of all decompressed streams, in bytes. A decompression bomb of a few KB expands to gigabytes. */
const maxUnpacked = 256 * 1024 * 1024;
const maxDepth = 100;

/** Reads every object of a PDF without its cross-reference table, so that nothing is missed. Throws `UnreadablePdf`. */
export function readPdf(bytes: Buffer): Pdf {
  const reader = new PdfReader(bytes.toString('latin1'));
  const objects: PdfObject[] = [];
  const trailers: PdfDictionary[] = [];
  const budget = { left: maxUnpacked };
  while (!reader.isAtEnd()) {
    const offset = reader.at;
    const begin = reader.match(/(\d+)\s+\d+\s+obj/y);
    if (begin) {
      const number = Number(begin[1]);
      const value = reader.value();
      const span = value instanceof Map ? reader.streamSpan(value) : null;
      reader.match(/endobj/y);
      if (!span || !(value instanceof Map)) {
        objects.push({ number, offset, value });
        continue;
      }
      const raw = bytes.subarray(...span);
      objects.push({ number, offset, value, stream: () => unpack(raw, value, budget) });
      const type = nameOf(value.get('Type'));
      if (type === 'XRef') trailers.push(value);
      if (type === 'ObjStm') objects.push(...packedObjects(unpack(raw, value, budget), value, offset));
    } else if (reader.match(/xref(?:\s+\d+\s+\d+(?=[\s])|\s+[fn](?=\s))*/y)) continue;
    else if (reader.match(/trailer/y)) {
      const trailer = reader.value();
      if (trailer instanceof Map) trailers.push(trailer);
    } else if (!reader.match(/startxref\s+\d+/y))
      throw new UnreadablePdf('bytes that belong to no part of a document');
  }
  if (trailers.length === 0) throw new UnreadablePdf('no table of its parts, as if it were cut short');
  return { objects, trailers };
}

export function nameOf(value: PdfValue | undefined): string | undefined {
  return value !== null && typeof value === 'object' && 'name' in value ? value.name : undefined;
}

export function isReference(value: PdfValue | undefined): value is PdfReference {
  return value !== null && typeof value === 'object' && 'object' in value;
}

/** The objects of an object stream, which has the number and offset of each first. */
function packedObjects(unpacked: Buffer, value: PdfDictionary, offset: number): PdfObject[] {
  const text = unpacked.toString('latin1');
  const head = text
    .slice(0, Number(value.get('First')))
    .trim()
    .split(/\s+/)
    .map(Number);
  return Array.from({ length: Number(value.get('N')) || 0 }, (_, index) => {
    const reader = new PdfReader(text, Number(value.get('First')) + (head[2 * index + 1] ?? Number.NaN));
    return { number: head[2 * index] ?? 0, offset, value: reader.value() };
  });
}

/** Pictures with these filters stay compressed: they contain only pixels, or are checked as pictures. */
const pictureFilters = ['DCTDecode', 'CCITTFaxDecode'];

function unpack(raw: Buffer, value: PdfDictionary, budget: { left: number }): Buffer {
  let bytes = raw;
  for (const filter of [value.get('Filter') ?? []].flat()) {
    const name = nameOf(filter) ?? '?';
    if (name === 'FlateDecode') bytes = inflate(bytes, budget);
    else if (name === 'ASCIIHexDecode') bytes = Buffer.from(hexDigits(bytes.toString('latin1')), 'hex');
    else if (name === 'ASCII85Decode') bytes = fromAscii85(bytes.toString('latin1'));
    else if (!pictureFilters.includes(name))
      throw new UnreadablePdf(`a part packed as ${name}, which cannot be looked into`);
  }
  return bytes;
}

function inflate(bytes: Buffer, budget: { left: number }): Buffer {
  let unpacked: { buffer: Buffer; engine: { bytesWritten: number } };
  try {
    // With `info`, the result includes how many bytes were read, which is missing in Node's types.
    unpacked = inflateSync(bytes, {
      info: true,
      maxOutputLength: Math.max(1, budget.left),
    }) as unknown as typeof unpacked;
  } catch (error) {
    if (error instanceof RangeError)
      throw new UnreadablePdf(`parts that unpack to more than ${maxUnpacked / 1024 / 1024} MB`);
    throw new UnreadablePdf('a part that cannot be unpacked');
  }
  budget.left -= unpacked.buffer.length;
  if (bytes.subarray(unpacked.engine.bytesWritten).toString('latin1').trim() !== '')
    throw new UnreadablePdf('bytes behind a packed part');
  return unpacked.buffer;
}

function hexDigits(text: string): string {
  const digits = text.replace(/>[\s\S]*/, '').replace(/\s/g, '');
  return digits.length % 2 === 0 ? digits : `${digits}0`;
}

/** Five characters from "!" to "u" are four bytes; "z" is four zeros. */
function fromAscii85(text: string): Buffer {
  const bytes: number[] = [];
  const digits = text
    .replace(/~>?[\s\S]*/, '')
    .replace(/\s/g, '')
    .replaceAll('z', '!!!!!');
  for (let at = 0; at < digits.length; at += 5) {
    const group = digits.slice(at, at + 5);
    let number = 0;
    for (const digit of group.padEnd(5, 'u')) number = number * 85 + digit.charCodeAt(0) - 33;
    const four = [number / 0x1000000, number / 0x10000, number / 0x100, number];
    bytes.push(...four.slice(0, group.length - 1).map((byte) => Math.floor(byte) & 0xff));
  }
  return Buffer.from(bytes);
}

const nameToken = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;

/** Reads values in sequence. Each character of the text is one byte. */
class PdfReader {
  at: number;
  private readonly text: string;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
    if (Number.isNaN(at)) throw new UnreadablePdf('a list of parts that is damaged');
  }

  /** Matches the pattern (with the flag `y`) after white space and comments. */
  match(pattern: RegExp): RegExpExecArray | null {
    this.skipSpace();
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  isAtEnd(): boolean {
    this.skipSpace();
    return this.at >= this.text.length;
  }

  value(depth = 0): PdfValue {
    if (depth > maxDepth) throw new UnreadablePdf('parts nested too deeply');
    const reference = this.match(/(\d+)\s+\d+\s+R(?![^\0\s()<>[\]{}/%])/y);
    if (reference) return { object: Number(reference[1]) };
    const number = this.match(/[+-]?(?:\d+\.?\d*|\.\d+)/y);
    if (number) return Number.parseFloat(number[0]);
    const name = this.match(nameToken);
    if (name) return { name: unescapeName(name[1] ?? '') };
    if (this.match(/<</y)) {
      const dictionary: PdfDictionary = new Map();
      while (!this.match(/>>/y)) {
        const key = this.match(nameToken);
        if (!key) throw new UnreadablePdf('a part that is damaged');
        dictionary.set(unescapeName(key[1] ?? ''), this.value(depth + 1));
      }
      return dictionary;
    }
    const hex = this.match(/<([\da-fA-F\s]*)>/y);
    if (hex) return decodeText(Buffer.from(hexDigits(hex[1] ?? ''), 'hex'));
    if (this.match(/\[/y)) {
      const list: PdfValue[] = [];
      while (!this.match(/\]/y)) list.push(this.value(depth + 1));
      return list;
    }
    if (this.match(/\(/y)) return this.string();
    const word = this.match(/true|false|null/y);
    if (!word) throw new UnreadablePdf('a part that is damaged');
    return word[0] === 'null' ? null : word[0] === 'true';
  }

  /** Start and end of the stream after this dictionary, in bytes; null if there is none. */
  streamSpan(dictionary: PdfDictionary): [number, number] | null {
    if (!this.match(/stream(?:\r\n|\n|\r)?/y)) return null;
    const start = this.at;
    const length = dictionary.get('Length');
    const endMarker = /\s*endstream/y;
    endMarker.lastIndex = start + (typeof length === 'number' ? length : 0);
    const isLengthCorrect = typeof length === 'number' && endMarker.test(this.text);
    const end = isLengthCorrect ? start + length : this.text.indexOf('endstream', start);
    if (end === -1) throw new UnreadablePdf('a part that is cut short');
    this.at = this.text.indexOf('endstream', end) + 'endstream'.length;
    return [start, end];
  }

  /** The position is after the opening parenthesis; the text may contain balanced pairs. */
  private string(): string {
    let bytes = '';
    for (let open = 1; ; this.at += 1) {
      const character = this.text[this.at];
      if (character === undefined) throw new UnreadablePdf('a part that is cut short');
      if (character === '\\') bytes += this.escaped();
      else {
        if (character === '(') open += 1;
        if (character === ')') open -= 1;
        if (open === 0) break;
        bytes += character;
      }
    }
    this.at += 1;
    return decodeText(Buffer.from(bytes, 'latin1'));
  }

  /** Value of an escape sequence; ends on its last character. */
  private escaped(): string {
    const token = /\\(?:([0-7]{1,3})|(\r\n|\r|\n)|([\s\S]))/y;
    token.lastIndex = this.at;
    const [all = '\\', octal, lineEnd, other = ''] = token.exec(this.text) ?? [];
    this.at += all.length - 1;
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    if (lineEnd) return '';
    return { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[other] ?? other;
  }

  private skipSpace(): void {
    const space = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
    space.lastIndex = this.at;
    space.exec(this.text);
    this.at = space.lastIndex;
  }
}

function unescapeName(name: string): string {
  return name.replace(/#([\da-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Texts are UTF-16 or UTF-8 if they begin with a byte order mark; otherwise each character is one byte. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)))
      .swap16()
      .toString('utf16le');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.toString('utf8', 3);
  return bytes.toString('latin1');
}
