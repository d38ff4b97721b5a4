import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { findReplacedFiles, listPublicFiles, validatePublicFiles } from '../../src/build/public-files.ts';
import { formatDiagnostics } from '../../src/core/diagnostics.ts';

import { craftPdf } from '../media/images/craft-pdf.ts';
import { taggedMp3 } from '../media/tagged-mp3.ts';
import { folderForTest } from '../temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

async function put(file: string, bytes: string | Buffer = 'x'): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), bytes);
}

async function report(): Promise<string> {
  return formatDiagnostics((await listPublicFiles(folder)).diagnostics);
}

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`;

it('publishes known file types, folders, host files and .well-known', async () => {
  const files = [
    '.well-known/security.txt',
    '.well-known/matrix/server',
    'CNAME',
    'talks/slides.pdf',
    'mark.svg',
  ];
  for (const file of files) await put(file, file.endsWith('.svg') ? svg('<path d="M0 0h9"/>') : 'x');
  expect(await listPublicFiles(folder)).toEqual({ files: files.sort(), diagnostics: [] });
});

it('accepts a PDF without private data, and a missing folder', async () => {
  await put('clean.pdf', craftPdf());
  expect(await validatePublicFiles(folder, ['clean.pdf'])).toEqual([]);
  expect(await validatePublicFiles(join(folder, 'none'), [])).toEqual([]);
});

describe('an MP3 file in public/', () => {
  const warningsFor = async (bytes: Buffer) => {
    await put('song.mp3', bytes);
    return (await validatePublicFiles(folder, ['song.mp3'])).map(({ severity, summary }) => [
      severity,
      summary,
    ]);
  };

  it('gets a warning if its ID3v2 or ID3v1 tags contain names or dates', async () => {
    const tags = { TIT2: 'Tide', TPE1: 'Ada', TYER: '2024', COMM: 'home' };
    expect(await warningsFor(taggedMp3(tags))).toEqual([
      ['warning', 'the sound file contains a comment, a date, an artist in its tags'],
    ]);
    const old = Buffer.concat([Buffer.from('sound'), Buffer.alloc(128)]);
    old.write('TAG', 5);
    old.write('2024', 5 + 93);
    expect(await warningsFor(old)).toEqual([['warning', 'the sound file contains a date in its tags']]);
  });

  it('gets no warning if its tags contain only a title or are corrupt', async () => {
    expect(await warningsFor(taggedMp3({ TIT2: 'Tide', TSSE: 'Lavf' }))).toEqual([]);
    expect(await warningsFor(Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7fTPE1\x7f\x7f'))).toEqual([]);
    expect(await warningsFor(Buffer.from('sound'))).toEqual([]);
  });
});

it('refuses files at addresses that browsers cache forever', async () => {
  for (const file of ['fonts/mine.woff2', 'assets/mine.css', 'images/film-0123abcd.mp4', 'images/film.mp4'])
    await put(file);
  const { files, diagnostics } = await listPublicFiles(folder);
  expect(files).toEqual(['images/film.mp4']);
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`).sort()).toEqual(
    ['assets/mine.css', 'fonts/mine.woff2', 'images/film-0123abcd.mp4'].map(
      (file) => `public/${file} file-cached-forever`,
    ),
  );
});

it('accepts a missing folder', async () => {
  expect(await listPublicFiles(join(folder, 'none'))).toEqual({ files: [], diagnostics: [] });
});

it('leaves out files of operating systems and version control', async () => {
  for (const file of ['.env', '.git/HEAD', '.DS_Store', 'photos/Thumbs.db']) await put(file);
  const { files, diagnostics } = await listPublicFiles(folder);
  expect(files).toEqual([]);
  expect(diagnostics.map(({ file, severity }) => [file, severity])).toEqual([
    ['public/.env', 'warning'],
    ['public/.git', 'warning'],
  ]);
});

it.each(['backup.yaml~', 'photo.jxl', 'notes.docx', 'Makefile'])('refuses %s', async (file) => {
  await put(file);
  expect(await report()).toContain(`public/${file}  `);
  expect((await listPublicFiles(folder)).files).toEqual([]);
});

it('refuses files that would replace one of the build, and names that differ only in case', () => {
  const pages = [{ path: '/' }, { path: '/about' }];
  const files = ['_headers', '_redirects', 'about.html', 'About/Index.html', 'index.html', 'A.txt', 'a.txt'];
  const refused = findReplacedFiles([...files, 'robots.txt', 'projects.html'], pages);
  expect(refused.map(({ file }) => file.slice('public/'.length))).toEqual(
    files.filter((file) => file !== 'A.txt'),
  );
});

it.each(['photo.ico', 'photo.txt', 'photo.html', 'photo.zip', 'photo.mp3', '.well-known/photo'])(
  'finds the location in a photo that is named %s',
  async (file) => {
    const photo = sharp({ create: { width: 4, height: 4, channels: 3, background: '#888' } });
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 17/1 0/1' } };
    await put(file, await photo.withExif(place).jpeg().toBuffer());
    const [found] = await validatePublicFiles(folder, [file]);
    expect(found).toMatchObject({ file: `public/${file}`, severity: 'error' });
    expect(found?.summary).toContain('GPSLatitude');
  },
);

it('finds notes in captions', async () => {
  await put('talk.vtt', 'WEBVTT\n\nNOTE /home/ada/talk.mov\n\n00:00.000 --> 00:01.000\nHello\n');
  expect((await validatePublicFiles(folder, ['talk.vtt']))[0]?.summary).toContain('NOTE');
});

it('does not publish links', async () => {
  await put('photo.jpg');
  await symlink(join(folder, 'photo.jpg'), join(folder, 'other.jpg'));
  expect((await listPublicFiles(folder)).files).toEqual(['photo.jpg']);
});

describe('an SVG image', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['a script', '<path onload="alert(1)"/>'],
    ['an address of another file', '<a href="javascript:alert(1)"/>'],
    ['an animated address', '<a><set attributeName="href" to="java&#115;cript:alert(1)"/></a>'],
    ['the element foreignObject', '<foreignObject/>'],
    ['the element h:p', '<h:p xmlns:h="http://www.w3.org/1999/xhtml"/>'],
    ['an address of another file', '<image href="https://elsewhere.example/pixel.png"/>'],
    ['an address of another file', '<rect fill="u\\72l(https://elsewhere.example/a.svg)"/>'],
    ['styles that can load another file', '<style>@import "https://elsewhere.example/a.css"</style>'],
    ['styles that can load another file', '<style>@\\69mport "https://elsewhere.example/a.css"</style>'],
    [
      'styles that can load another file',
      '<style>g { mask: image-set("https://a.example/b.png" 1x) }</style>',
    ],
    ['metadata', '<metadata><city>Harbour Town</city></metadata>'],
    ['text that is not well-formed XML', '<path d="M0 0"'],
    ['a folder of your computer', '<g data-path="/home/ada/private/mark.svg"/>'],
    ['the name of its source file', '<g xmlns:sodipodi="urn:sodipodi" sodipodi:docname="draft.svg"/>'],
  ])('is refused if it contains %s', async (found, body) => {
    await put('mark.svg', svg(body));
    expect(await report()).toMatch(new RegExp(`public/mark.svg {2}the SVG image contains ${found}`));
  });

  it('is refused in UTF-16', async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'mark.svg'),
      Buffer.from(`\uFEFF${svg('<script>alert(1)</script>')}`, 'utf16le'),
    );
    expect(await report()).toContain('public/mark.svg  the SVG image contains text that is not UTF-8');
  });

  it('is published with styles, gradients, internal links and a license', async () => {
    await put(
      'mark.svg',
      `<?xml version="1.0"?><!-- made by hand -->${svg(
        '<title>Mark</title><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><defs><linearGradient id="a"><stop offset="0"/></linearGradient><style>.b { font-family: "Open Sans"; fill: url(#a) }</style></defs><a href="#b"><path id="b" class="b" fill="url(#a)" d="M0 0h9"/></a><use href="#b"/>',
      )}`,
    );
    expect((await listPublicFiles(folder)).files).toEqual(['mark.svg']);
  });

  it('is refused for the metadata of an embedded photo', async () => {
    const photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#888' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 17/1 0/1' } })
      .jpeg()
      .toBuffer();
    await put('mark.svg', svg(`<image href="data:image/jpeg;base64,${photo.toString('base64')}"/>`));
    expect(await report()).toMatch(/the SVG image contains .*GPSLatitude.* of an embedded photo/);
  });
});
