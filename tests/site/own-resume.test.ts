import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readOwnResume } from '../../src/site/own-resume.ts';
import { pdfWithInfo } from '../media/images/craft-pdf.ts';
import { folderForTest } from '../temporary-folder.ts';
import { withoutRights } from './without-rights.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

it('reports nothing for a folder without a résumé', async () => {
  expect(await readOwnResume(folder)).toEqual({ pdf: null, diagnostics: [] });
});

it('publishes a PDF unchanged', async () => {
  const bytes = pdfWithInfo('/Title (CV) /Author (A)');
  await writeFile(join(folder, 'resume.pdf'), bytes);
  const { pdf, diagnostics } = await readOwnResume(folder);
  expect(diagnostics).toEqual([]);
  expect(Buffer.from(pdf ?? [])).toEqual(bytes);
});

it.each([
  ['a file that is not a PDF', 'PK'],
  ['a PDF with a password', '%PDF-1.7\ntrailer <</Encrypt 4 0 R>>'],
  ['a PDF with private data', pdfWithInfo('/Title (CV) /SourceModified (D:2024)')],
])('refuses %s', async (_what, bytes) => {
  await writeFile(join(folder, 'resume.pdf'), bytes);
  const { pdf, diagnostics } = await readOwnResume(folder);
  expect([pdf, diagnostics.length]).toEqual([null, 1]);
});

it('reports a folder and a file that cannot be opened', async () => {
  const files = async () => (await readOwnResume(folder)).diagnostics.map(({ file }) => file);
  await mkdir(join(folder, 'resume.pdf'));
  expect(await files()).toEqual(['content/resume.pdf']);
  await rm(join(folder, 'resume.pdf'), { recursive: true });
  await writeFile(join(folder, 'resume.pdf'), '%PDF-1.7', { mode: 0 });
  await chmod(folder, 0o755);
  expect(await withoutRights(files)).toEqual(['content/resume.pdf']);
});
