import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findTable } from '../../../src/fonts/read-letters.ts';
import { sampleTypefaces } from '../../fonts/sample-faces.ts';
import { craftPdf } from '../../media/images/craft-pdf.ts';
import { plain } from '../../media/images/sample-originals.ts';
import { taggedMp3 } from '../../media/tagged-mp3.ts';
import { folderForTest } from '../../temporary-folder.ts';
import type { Cases } from './repeated-cases.ts';

const script = craftPdf({ 5: '<< /S /JavaScript /JS (x) >>' });
const locked = craftPdf({}, '/Encrypt 9 0 R');

/** Cases of `check --publish` with files that are not text: paths are relative to content/. */
export async function createFileCases(): Promise<Cases> {
  const thai = readThai();
  const restricted = readThai();
  restricted.writeUInt16BE(0x0002, findTable(restricted, 'OS/2') + 8);
  const gray = await plain(120, 120, 120, 640, 480).jpeg().toBuffer();
  return {
    'a link': {
      'is refused in public/': { '../public/talk.txt': { linkTo: '../content/home.yaml' } },
      'is refused if it leads out of content/': { 'images/travel/one.jpg': { linkTo: import.meta.filename } },
      'is refused if it leads to nothing': { 'images/travel/one.jpg': { linkTo: 'gone.jpg' } },
    },
    'a PDF in public/': { 'refuses a script': { '../public/paper.pdf': script } },
    'a sound in public/': {
      'names the tags that visitors can read': {
        '../public/tide.mp3': taggedMp3({ TPE1: 'Ada', TYER: '2024' }),
      },
    },
    'a paper': { 'refuses a script': { 'papers/fog.pdf': script } },
    'the résumé of the owner': {
      'must not contain scripts': { 'resume.pdf': script },
      'must not have a password': { 'resume.pdf': locked },
    },
    'a font': {
      'must be complete': { 'fonts/thai.ttf': thai.subarray(0, 900) },
      'must allow embedding': { 'fonts/thai.ttf': restricted },
      'must have at most 40 MB': { 'fonts/thai.ttf': { linkTo: makeLargeFont() } },
    },
    'brand.yaml': {
      'asks for a picture with colors': {
        'brand.yaml': 'from: /images/about/gray.jpg\n',
        'images/about/gray.jpg': gray,
      },
    },
  };
}

function readThai(): Buffer {
  const name = 'expo-google-fonts-noto-sans-thai@0.4.2/400Regular/NotoSansThai_400Regular.ttf';
  return readFileSync(path.join(sampleTypefaces, name));
}

/** Sparse: it takes no space on most disks. */
function makeLargeFont(): string {
  const file = path.join(folderForTest(), 'large.ttf');
  writeFileSync(file, Buffer.from('00010000', 'hex'));
  truncateSync(file, 41 * 1024 * 1024);
  return file;
}
