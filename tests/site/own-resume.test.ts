import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatDiagnostics } from '../../src/core/diagnostics.ts';
import { readOwnResume } from '../../src/site/own-resume.ts';
import { craftPdf } from '../media/images/craft-pdf.ts';
import { withoutRights } from './without-rights.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-resume-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function complaint(bytes: string | Buffer): Promise<string> {
  await writeFile(join(folder, 'resume.pdf'), bytes);
  const { pdf, diagnostics } = await readOwnResume(folder);
  expect(pdf).toBeNull();
  return formatDiagnostics(diagnostics);
}

it('makes nothing of a folder without one', async () => {
  expect(await readOwnResume(folder)).toEqual({ pdf: null, diagnostics: [] });
});

it('takes a PDF as it is', async () => {
  const bytes = craftPdf({ 5: '<< /Title (CV) /Author (A) >>' }, '/Info 5 0 R');
  await writeFile(join(folder, 'resume.pdf'), bytes);
  const { pdf, diagnostics } = await readOwnResume(folder);
  expect(diagnostics).toEqual([]);
  expect(Buffer.from(pdf ?? [])).toEqual(bytes);
});

it('refuses a file that only bears the name', async () => {
  expect(await complaint('PK')).toBe(
    [
      'content/resume.pdf  the file is no PDF',
      '  Your own résumé takes the place of the one that the site makes, as a PDF.',
      '  Export it as PDF, or remove it to have one made from the rest of content/.',
    ].join('\n'),
  );
});

it('refuses a locked PDF, since nobody could look into it', async () => {
  expect(await complaint('%PDF-1.7\ntrailer <</Encrypt 4 0 R>>')).toContain('locked with a password');
});

it('names what is private in a PDF', async () => {
  const bytes = craftPdf({ 5: '<< /Title (CV) /SourceModified (D:2024) >>' }, '/Info 5 0 R');
  expect(await complaint(bytes)).toBe(
    [
      'content/resume.pdf  the PDF carries Info SourceModified, which must not be published',
      '  Visitors could read it, or their computers would do it: a PDF holds more than what its pages show.',
      '  Open it, print it and choose “Save as PDF” as the printer, which keeps the pages alone; or export it anew without remarks, forms and attachments.',
    ].join('\n'),
  );
});

it('refuses a folder of the name, and a file that cannot be opened, in a sentence', async () => {
  const told = async () => formatDiagnostics((await readOwnResume(folder)).diagnostics);
  await mkdir(join(folder, 'resume.pdf'));
  expect(await told()).toContain('content/resume.pdf  the file is no PDF');
  await rm(join(folder, 'resume.pdf'), { recursive: true });
  await writeFile(join(folder, 'resume.pdf'), '%PDF-1.7', { mode: 0 });
  await chmod(folder, 0o755);
  expect(await withoutRights(told)).toContain('content/resume.pdf  the file cannot be opened');
});
