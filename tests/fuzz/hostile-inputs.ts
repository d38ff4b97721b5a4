import { writeZip } from '../import/write-zip.ts';
import { craftPdf } from '../media/images/craft-pdf.ts';

const svg = (body: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${body}</svg>`;
const docx = (body: string) =>
  `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>Experience</w:t></w:r></w:p>${body}</w:body></w:document>`;

/** Inputs that once took too long, filled the memory or threw internal errors, here or in other programs. */
export const hostileInputs: Record<string, readonly (string | Buffer)[]> = {
  zip: [
    writeZip([{ path: 'bomb.txt', bytes: Buffer.alloc(17_000_000) }]),
    writeZip([{ path: '../../up.txt', bytes: 'x' }]),
    writeZip([{ path: '__proto__/constructor', bytes: 'x', statedSize: 0xffff_ffff }]),
    writeZip(Array.from({ length: 1_000 }, (_, at) => ({ path: `${at}.txt`, bytes: '' }))),
    'PK\x05\x06',
    `PK\x05\x06${'\xff'.repeat(18)}`,
  ],
  tgz: ['\0'.repeat(20_000), `a${'\0'.repeat(123)}7777777777${'\0'.repeat(900)}`],
  linkedin: [
    JSON.stringify({ 'Positions.csv': `Company Name,Title\n${'"'.repeat(100_001)}` }),
    JSON.stringify({ 'Positions.csv': `Company Name,Title,Started On\n${'a,b,Mar 2019\n'.repeat(2_100)}` }),
    JSON.stringify({ 'Profile.csv': 'First Name,Websites\n__proto__,[__proto__:constructor.prototype]\n' }),
  ],
  docx: [
    ...[
      '<mc:Fallback>',
      '<w:p a="',
      '<w:style a ',
      '<w:style w:styleId="a">',
      '<w:p><w:pPr>',
      '<w:tbl><w:tr>',
    ].map((tag) => docx(tag.repeat(40_000))),
    ...['&#x110000;', '&#xD800;', '&#0;', '&#99999999999999999999;', '&lol;'].map((entity) =>
      docx(`<w:p><w:t>${entity}</w:t></w:p>`),
    ),
    `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${docx('<w:p><w:t>&a;</w:t></w:p>')}`,
  ],
  pdf: [
    craftPdf({ 2: '<< /Type /Pages /Kids [2 0 R] /Count 1000000 >>' }),
    craftPdf({ 4: { dictionary: '', stream: `BT ${'(a) Tj '.repeat(50_000)} ET` } }),
    craftPdf({ 4: { dictionary: '/Filter [/FlateDecode /FlateDecode /FlateDecode]', stream: 'x' } }),
    craftPdf({ 4: { dictionary: '', stream: '[['.repeat(50_000) } }),
    craftPdf({ 1: `<< /Type /Catalog /Pages 2 0 R /A ${'['.repeat(100_000)}` }),
    '%PDF-1.7\nstartxref\n99999999999999999999\n%%EOF',
  ],
  bibtex: [
    '@constructor{a, title = {x}}',
    '@article{__proto__, title = {x}, author = {A}, year = 2020}',
    `@article{a, title = {x}, year = 2020, author = {${'A and '.repeat(20_000)}B}}`,
    `@string{a = "xxxxxxxxxx"}${'@string{a = a # a}'.repeat(60)}@article{b, title = a}`,
    `@article{a, title = ${'{'.repeat(50_000)}`,
    `@article{a, note = {${'title = "Sm\\ = {proc}, '.repeat(20_000)}}}`,
  ],
  csl: [
    '[{"type":"constructor","title":"x"}]',
    '[{"type":"book","title":"x","issued":{"date-parts":[[1e999,-1,{}]]}}]',
    '[{"type":"book","title":["x",null,{}],"author":[null,{"family":{}},7]}]',
  ],
  jsonresume: [
    '['.repeat(200_000),
    `${'{"basics":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    '{"basics":{"name":{"constructor":1},"profiles":"x","location":[]},"work":{"0":1}}',
    '{"basics":{"location":{"countryCode":"ZZ"}},"__proto__":{"x":1},"work":[null,[],{"startDate":"9999-99-99"}]}',
  ],
  orcid: ['{"orcid-identifier":{},"activities-summary":{"works":{"group":[{"work-summary":[null]}]}}}'],
  yamlresume: [
    `cv: {name: &a [${'*a,'.repeat(100)}]}`,
    `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghi'.replaceAll(/./g, (name, at: number) => `${name}: &${name} [${`*${'abcdefgh'[at]},`.repeat(9)}]\n`)}cv: {name: x}`,
    `cv:\n${'- '.repeat(20_000)}x`,
    'cv: {name: x, sections: {__proto__: [{company: x}], constructor: [y]}}',
  ],
  yaml: [
    '- '.repeat(30_000),
    `${'['.repeat(20_000)}`,
    `${'# x\n'.repeat(200_001)}`,
    '- <<: *a\n- &a {x: *a}',
  ],
  markdown: [
    ...['> ', '- ', '1. ', '*a '].map((mark) => mark.repeat(5_000)),
    `${'*'.repeat(1_000)}a${'*'.repeat(1_000)}`,
    `${'['.repeat(50_000)}`,
    '![a]('.repeat(3_000),
  ],
  notebook: [
    JSON.stringify({ cells: [{ cell_type: 'markdown', source: '# A\n\n'.repeat(20_000) }], nbformat: 4 }),
  ],
  svg: [
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>x</s:script></s:svg>',
    Buffer.from(`\ufeff${svg('<script>x</script>')}`, 'utf16le'),
    svg('<set attributeName="href" to="java&#115;cript:x"/>'),
    svg('<style>a{background:image-set("https://x")}</style>'),
    svg('<style>@\\69mport "https://x"</style>'),
    svg('<g>'.repeat(20_000)),
    svg(`<g ${Array.from({ length: 300_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
    `<!DOCTYPE svg [<!ENTITY a "<script>x</script>">]>${svg('&a;')}`,
  ],
  css: [
    '{'.repeat(100_000),
    ':root{--my-x:'.concat('calc('.repeat(20_000)),
    'a{b:url(https://x)}',
    `${'/*'.repeat(50_000)}`,
    ...[2_000, 20_000].map((count) => `${'@media print{'.repeat(count)}a{color:red}${'}'.repeat(count)}`),
    `${':not('.repeat(20_000)}a${')'.repeat(20_000)}{color:red}`,
  ],
  vtt: [
    `WEBVTT\n\n${'00:00.000 --> 00:00.000 '.repeat(20_000)}`,
    `WEBVTT\n\n00:01.000 --> 00:02.000\n${'<v '.repeat(50_000)}`,
  ],
  mp4: ['\0\0\0\x01ftyp', `\0\0\0\x08ftyp${'\0\0\0\x08moov'.repeat(50_000)}`, '\xff\xff\xff\xffftypisom'],
  webm: [
    '\x1aE\xdf\xa3\x01\xff\xff\xff\xff\xff\xff\xfe',
    `\x1aE\xdf\xa3\x80${'\x18S\x80g\xff'.repeat(50_000)}`,
  ],
  picture: [
    '\xff\xd8\xff\xe1\xff\xffExif\0\0II*\0\x08\0\0\0\xff\xff',
    '\x89PNG\r\n\x1a\n\xff\xff\xff\xffIHDR',
    'RIFF\xff\xff\xff\xffWEBPVP8X',
  ],
  mp3: ['ID3\x04\0\0\x7f\x7f\x7f\x7f', `ID3\x03\0\0\0\0\x7f\x7f${'TPE1\0\0\0\0\0\0'.repeat(5_000)}`],
};

/** Others of which each takes seconds, in less than the limit: for `npm run test:full`. */
export const slowInputs: typeof hostileInputs = {
  bibtex: [
    `@article{a, title = {${'\\'.repeat(20_001)}}}`,
    `@article{a, title = {$${'x_'.repeat(20_000)}$}}`,
  ],
};
