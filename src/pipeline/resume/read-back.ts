import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type * as Pdfium from '@hyzyla/pdfium';
import { strFromU8, unzipSync } from 'fflate';
import { isMissing } from '../files/is-missing.ts';

const run = promisify(execFile);

/** A program that takes the text out of a file; its `text` is null where the program is not installed. */
export type TextReader = { name: string; text: (file: Uint8Array) => Promise<string | null> };

/** Of a PDF: poppler, which many servers have, and the reader of Chromium. */
export const pdfReaders: TextReader[] = [
  {
    name: 'pdftotext',
    text: (pdf) => inFolder(pdf, 'resume.pdf', (file) => output('pdftotext', ['-enc', 'UTF-8', file, '-'])),
  },
  { name: 'pdfium', text: readWithPdfium },
];

/** Of a Word file: its paragraphs as they stand in it, and LibreOffice. */
export const wordReaders: TextReader[] = [
  { name: 'paragraphs', text: async (docx) => wordText(docx) },
  { name: 'LibreOffice', text: readWithLibreOffice },
];

/** The paragraphs of a Word file, a line each. */
export function wordText(docx: Uint8Array): string {
  const xml = strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
  const lines = (xml.match(/<w:p>.*?<\/w:p>/gs) ?? []).map((paragraph) =>
    paragraph
      .replaceAll('<w:tab/>', '\t')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(?:(lt|gt|quot|amp)|#(\d+));/g, (_, name: string, code: string) =>
        name ? ({ lt: '<', gt: '>', quot: '"', amp: '&' }[name] ?? '') : String.fromCodePoint(Number(code)),
      ),
  );
  return `${lines.join('\n')}\n`;
}

/** Eleven megabytes that only this wants: whoever works on the code has it, an owner may add it. */
const pdfiumPackage: string = '@hyzyla/pdfium';

async function readWithPdfium(pdf: Uint8Array): Promise<string | null> {
  const found = (await import(pdfiumPackage).catch(() => null)) as typeof Pdfium | null;
  if (!found) return null;
  const library = await found.PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    return [...document.pages()].map((page) => page.getText()).join('\n');
  } finally {
    document.destroy();
    library.destroy();
  }
}

function readWithLibreOffice(docx: Uint8Array): Promise<string | null> {
  return inFolder(docx, 'resume.docx', async (file, folder) => {
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const format = ['--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder];
    const said = await output('soffice', [profile, '--headless', ...format, file]);
    return said === null ? null : await readFile(join(folder, 'resume.txt'), 'utf8');
  });
}

async function inFolder<T>(
  bytes: Uint8Array,
  name: string,
  use: (file: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'resume-'));
  try {
    await writeFile(join(folder, name), bytes);
    return await use(join(folder, name), folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What a program prints; null where there is no such program. */
async function output(program: string, words: string[]): Promise<string | null> {
  try {
    return (await run(program, words, { maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
