import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findPdfPrivacyIssues } from '../../../src/media/pdf/find-pdf-privacy-issues.ts';
import { cpuSeconds } from '../../cpu-seconds.ts';
import { isFull } from '../../tier.ts';
import { appendParts, craftPackedPdf, craftPdf, pdfWithInfo } from '../images/craft-pdf.ts';

const catalog = (more: string) => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;
const page = (more: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R ${more} >>`;
const flate = (bytes: Buffer | string) => ({
  dictionary: '/Filter /FlateDecode',
  stream: deflateSync(bytes),
});
const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 17/1 0/1' } };
const photo = () => sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
const withPicture = (dictionary: string, stream: Buffer | string) =>
  craftPdf({
    3: page('/Resources << /XObject << /P 5 0 R >> >>'),
    5: { dictionary: `/Type /XObject /Subtype /Image ${dictionary}`, stream },
  });
const withMetadata = (dictionary: string, stream: string) =>
  craftPdf({ 1: catalog('/Metadata 5 0 R'), 5: { dictionary: `/Type /Metadata ${dictionary}`, stream } });
const rdf =
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"><photoshop:City>Vancouver</photoshop:City></rdf:Description></rdf:RDF>';
const utf16 = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
function ascii85(bytes: Buffer): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const four = Buffer.alloc(4);
    bytes.copy(four, 0, at);
    let rest = four.readUInt32BE(0);
    let five = '';
    for (let digit = 0; digit < 5; digit += 1) {
      five = String.fromCharCode(33 + (rest % 85)) + five;
      rest = Math.floor(rest / 85);
    }
    text += five.slice(0, Math.min(4, bytes.length - at) + 1);
  }
  return `${text}~>`;
}

const plainPdf = craftPdf();

const hidden = parse(readFileSync(join(import.meta.dirname, 'hidden.yaml'), 'utf8')) as ({
  hides: string;
  found: string;
  catalog?: string;
  page?: string;
  trailer?: string;
} & Parameters<typeof craftPdf>[0])[];

describe('a PDF with hidden content', () => {
  it.each<[what: string, make: () => Buffer | Promise<Buffer>, expected: string]>([
    [
      'an earlier version with a deleted text',
      () => appendParts(plainPdf, { 4: { dictionary: '', stream: 'BT () Tj ET' } }, '/Prev 9'),
      'an earlier version of itself',
    ],
    [
      'an earlier version with another catalog',
      () =>
        appendParts(
          plainPdf,
          { 8: '<< /Type /Catalog /Pages 9 0 R >>', 9: '<< /Type /Pages /Kids [] /Count 0 >>' },
          '/Prev 9',
          8,
        ),
      'an earlier version of itself',
    ],
    [
      'unusual properties in an object stream',
      () => craftPackedPdf({ 5: '<< /Title (CV) /Company (Larkspur) >>' }, '/Info 5 0 R'),
      'Info Company',
    ],
    [
      'unusual properties in a later generation of an object',
      () => {
        const later = pdfWithInfo('/Company (Larkspur)').toString('latin1').replace('/Info 5 0', '/Info 5 1');
        return Buffer.from(later.replace('5 0 obj', '5 1 obj'), 'latin1');
      },
      'Info Company',
    ],
    ['a path in a UTF-16 text', () => pdfWithInfo(`/Title ${utf16('/home/mira/cv')}`), '/home/mira'],
    [
      'a path in a hexadecimal text',
      () => pdfWithInfo(`/Title <${Buffer.from('C:\\Users\\mira\\cv').toString('hex')}>`),
      'C:\\Users\\mira',
    ],
    [
      'a path in a comment between objects',
      () => Buffer.concat([plainPdf, Buffer.from('% /Users/mira/cv.tex\n')]),
      '/Users/mira',
    ],
    ['a path in a compressed page', () => craftPdf({ 4: flate('BT (/home/mira/cv) Tj ET') }), '/home/mira'],
    ['a location in its metadata', () => withMetadata('/Subtype /XML', rdf), 'XMP photoshop:City'],
    [
      'a location in its metadata, encoded as ASCII85',
      () => withMetadata('/Filter /ASCII85Decode', ascii85(Buffer.from(rdf))),
      'XMP photoshop:City',
    ],
    [
      'a photo with a location',
      async () => withPicture('/Filter /DCTDecode', await photo().withExif(place).jpeg().toBuffer()),
      'picture with EXIF',
    ],
    [
      'a photo with a location, encoded twice',
      async () =>
        withPicture(
          '/Filter [/ASCII85Decode /FlateDecode /DCTDecode]',
          ascii85(deflateSync(await photo().withExif(place).jpeg().toBuffer())),
        ),
      'picture with EXIF',
    ],
    [
      'bytes after a compressed stream',
      () =>
        craftPdf({
          4: {
            dictionary: '/Filter /FlateDecode',
            stream: Buffer.concat([deflateSync('BT ET'), Buffer.from('secret')]),
          },
        }),
      'bytes behind a packed part',
    ],
    [
      'another file after its end',
      () => Buffer.concat([plainPdf, gzipSync('secret')]),
      'bytes that belong to no part of a document',
    ],
    ['no end', () => plainPdf.subarray(0, 200), 'no table of its parts, as if it were cut short'],
    ...hidden.map(({ hides, found, catalog: more = '', page: onPage = '', trailer, ...parts }) => {
      const make = () => craftPdf({ 1: catalog(more), 3: page(onPage), ...parts }, trailer);
      return [hides, make, found] as [string, () => Buffer, string];
    }),
  ])('contains %s', async (_what, make, expected) => {
    expect(findPdfPrivacyIssues(await make())).toContain(expected);
  });

  it.runIf(isFull)('is refused quickly if it decompresses to an absurd size', async () => {
    const bomb = deflateSync(Buffer.alloc(300 * 1024 * 1024)).subarray(0, -9);
    const worked = await cpuSeconds(() =>
      expect(
        findPdfPrivacyIssues(craftPdf({ 4: { dictionary: '/Filter /FlateDecode', stream: bomb } })),
      ).toEqual(['parts that unpack to more than 256 MB']),
    );
    expect(worked).toBeLessThan(5);
  });
});

describe('a PDF without hidden content', () => {
  it.each<[what: string, make: () => Buffer]>([
    ['of one page', () => plainPdf],
    [
      'with /Encrypt in its title',
      () => pdfWithInfo('/Title (How /Encrypt works \\(2nd ed.\\)) /Author (Mira)'),
    ],
    ['with an object stream', () => craftPackedPdf({ 5: '<< /Title (CV) >>' }, '/Info 5 0 R')],
    [
      'with links and a first page to open',
      () =>
        craftPdf({
          1: catalog('/OpenAction [3 0 R /Fit] /Lang (en) /AcroForm << /Fields [] >>'),
          3: page('/Annots [5 0 R 6 0 R]'),
          5: '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.org/home/) >> >>',
          6: '<< /Subtype /Link /Rect [0 0 9 9] /Dest [3 0 R /Fit] /Contents (to the top) >>',
        }),
    ],
    ['that a word processor saved in two tables', () => appendParts(plainPdf, {}, '/Prev 9 /XRefStm 8')],
    [
      'with an empty list of layers',
      () => craftPdf({ 1: catalog('/OCProperties << /OCGs [] /D << /Order [] >> >>') }),
    ],
  ])('%s passes', (_what, make) => {
    expect(findPdfPrivacyIssues(make())).toEqual([]);
  });

  // Created by Chromium (unchanged, and linearized and compressed by qpdf), pdfTeX and dvipdfmx with hyperref, and Typst.
  const folder = join(import.meta.dirname, 'pdfs');
  it.each(readdirSync(folder))('%s passes', (file) => {
    expect(findPdfPrivacyIssues(readFileSync(join(folder, file)))).toEqual([]);
  });
});
