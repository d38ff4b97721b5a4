import { deflateSync } from 'node:zlib';

export type Part = string | { dictionary: string; stream: Buffer | string };

/** The objects of a page with a line of text. More objects can follow from number 5 on. */
const pageParts: Record<number, Part> = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R >>',
  4: { dictionary: '', stream: 'BT (Mira Solano) Tj ET' },
};

/** A PDF of these objects with its table; `trailer` has entries in addition to Root and Size. */
export function craftPdf(parts: Record<number, Part> = {}, trailer = ''): Buffer {
  return appendParts(
    Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'),
    { ...pageParts, ...parts },
    trailer,
  );
}

/** A PDF with these document properties. */
export function pdfWithInfo(info: string): Buffer {
  return craftPdf({ 5: `<< ${info} >>` }, '/Info 5 0 R');
}

/** An incremental update: appends objects, their table and another trailer. */
export function appendParts(before: Buffer, parts: Record<number, Part>, trailer = '', root = 1): Buffer {
  let bytes = before;
  const add = (text: Buffer | string) => {
    bytes = Buffer.concat([bytes, typeof text === 'string' ? Buffer.from(text, 'latin1') : text]);
  };
  const places: [number: string, offset: number][] = [];
  for (const [number, part] of Object.entries(parts)) {
    places.push([number, bytes.length]);
    add(`${number} 0 obj\n`);
    if (typeof part === 'string') add(part);
    else {
      const stream = Buffer.from(part.stream);
      add(`<< ${part.dictionary} /Length ${stream.length} >>\nstream\n`);
      add(stream);
      add('\nendstream');
    }
    add('\nendobj\n');
  }
  const table = bytes.length;
  add('xref\n0 1\n0000000000 65535 f \n');
  for (const [number, offset] of places) add(`${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`trailer\n<< /Size 99 /Root ${root} 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`);
  return bytes;
}

/** The same objects in a compressed object stream, as since PDF 1.5; streams cannot be inside of it. */
export function craftPackedPdf(parts: Record<number, Part>, trailer = ''): Buffer {
  const all: Record<number, Part> = { ...pageParts, ...parts };
  const packed = Object.entries(all).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  let body = '';
  const head = packed.map(([number, part]) => {
    const place = `${number} ${body.length}`;
    body += `${part} `;
    return place;
  });
  const first = `${head.join(' ')} `;
  const outside = Object.fromEntries(Object.entries(all).filter(([, part]) => typeof part !== 'string'));
  const dictionary = `/Type /ObjStm /N ${packed.length} /First ${first.length} /Filter /FlateDecode`;
  // Only readers with random access need the contents of the table.
  const table = { dictionary: `/Type /XRef /Root 1 0 R /Size 99 ${trailer}`, stream: '0' };
  const parted = { ...outside, 90: { dictionary, stream: deflateSync(first + body) }, 91: table };
  const whole = appendParts(Buffer.from('%PDF-1.7\n'), parted).toString('latin1');
  return Buffer.from(whole.replace(/xref\n0 1[\s\S]*trailer\n<<.*>>\n/, ''), 'latin1');
}
