import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { describe, expect, it } from 'vitest';
import { openArchive } from '../../src/import/open-archive.ts';
import { folderForAll } from '../temporary-folder.ts';
import { writeZip } from './write-zip.ts';

const folder = folderForAll();

async function put(name: string, bytes: Buffer): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return file;
}

async function tgz(files: Record<string, Buffer | string>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, bytes]) => {
    const body = Buffer.from(bytes);
    return { header: { name, size: body.length }, body };
  });
  return gzipSync(await packTar(entries));
}

/** The readable files of an archive; 'refused' for the others. */
async function readAll(places: string[]): Promise<Record<string, string>> {
  const archive = await openArchive(places);
  const results: Record<string, string> = {};
  for (const { path: where } of archive.refused) results[where] = 'refused';
  for (const file of archive.files) results[file.path] = (await file.read()).toString('utf8');
  await archive.close();
  return results;
}

const ordinary = { 'a/ä.json': '{"a": 1}', 'b.txt': 'two', 'c.bin': 'three' };

/* Archives that are refused are in tests/golden/refusals.txt and skipped-files.txt. */
describe('an archive', () => {
  it('has the same content as .zip, .tgz and folder, whatever its name', async () => {
    const entries = Object.entries(ordinary).map(([name, bytes]) => ({ path: name, bytes }));
    const zip = await put('ordinary.rar', writeZip(entries));
    const tar = await put('ordinary.zip', await tgz(ordinary));
    for (const [name, bytes] of Object.entries(ordinary)) await put(`plain/${name}`, Buffer.from(bytes));
    for (const name of ['.DS_Store', '__MACOSX/._b.txt', 'a/Thumbs.db'])
      await put(`plain/${name}`, Buffer.from('leftover'));
    for (const place of [zip, tar, path.join(folder, 'plain')])
      expect(await readAll([place])).toEqual(ordinary);
  });

  it('joins the parts of a download, and skips a single outer folder', async () => {
    const one = await put('parts/x-001.zip', writeZip([{ path: 'one.txt', bytes: '1' }]));
    const two = await put('parts/x-002.tgz', await tgz({ 'two.txt': '2' }));
    const both = { 'one.txt': '1', 'two.txt': '2' };
    expect(await readAll([one, two])).toEqual(both);
    expect(await readAll([path.dirname(one)])).toEqual(both);
  });

  it('reads a Word document as one file', async () => {
    const document = writeZip([
      { path: '[Content_Types].xml', bytes: '<Types/>' },
      { path: 'word/document.xml', bytes: '<w:document/>' },
    ]);
    const archive = await openArchive([await put('cv.docx', document)]);
    expect(archive.files).toMatchObject([{ path: 'cv.docx', sizeBytes: document.length }]);
  });

  it('reads a .tgz in any order, also after unused files', async () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`${index}.bin`, `no ${index}`]));
    const archive = await openArchive([await put('many.tgz', await tgz(many))]);
    const order = [7, 2, 3, 8, 0];
    const read = await Promise.all(order.map((index) => archive.files[index]?.read()));
    expect(read.map(String)).toEqual(order.map((index) => `no ${index}`));
    await archive.close();
  });

  it('refuses paths outside the archive and reads the rest', async () => {
    const names = ['../up.txt', 'a/../../up.txt', '/root.txt', 'C:\\win.txt', '..\\up.txt'];
    const entries = [...names, 'good\\file.txt'].map((name) => ({ path: name, bytes: 'x' }));
    const outside = Object.fromEntries(names.map((name) => [name, 'refused']));
    expect(await readAll([await put('outside.zip', writeZip(entries))])).toEqual({
      ...outside,
      'good/file.txt': 'x',
    });
    const tar = await tgz({ '../up.txt': 'x', 'good.txt': 'x' });
    expect(Object.keys(await readAll([await put('outside.tgz', tar)]))).toEqual(['../up.txt', 'good.txt']);
  });

  it('reads file names in unmarked UTF-8 and in old encodings', async () => {
    const zip = writeZip([
      { path: 'Füße.txt', bytes: 'x', flags: 0 },
      { path: Buffer.from('F\x81\xe1e.csv', 'latin1'), bytes: 'x', flags: 0 },
    ]);
    expect(Object.keys(await readAll([await put('names.zip', zip)]))).toEqual(
      ['Füße.txt', 'Füße.csv'].sort(),
    );
  });
});
