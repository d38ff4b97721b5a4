import { spawnSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';

type ReadPdf = { pages: string[]; sizesPt: { width: number; height: number }[] };

/** Text and page sizes as read by PDFium, the PDF reader of Chromium. */
export async function readWithPdfium(pdf: Uint8Array): Promise<ReadPdf> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    const pages = [...document.pages()];
    return {
      pages: pages.map((page) => page.getText()),
      sizesPt: pages.map((page) => {
        const { originalWidth, originalHeight } = page.getOriginalSize();
        return { width: Math.round(originalWidth), height: Math.round(originalHeight) };
      }),
    };
  } finally {
    document.destroy();
    library.destroy();
  }
}

/** Text of each page as read by poppler; null if poppler is not installed. */
export function readWithPoppler(pdf: Uint8Array): string[] | null {
  return textOf(pdf)?.split('\f').slice(0, -1) ?? null;
}

/** Start positions of words, in points from the left edge of their page; null if poppler is not installed. */
export function readPlaces(pdf: Uint8Array): { word: string; left: number }[] | null {
  const found = textOf(pdf, '-bbox')?.matchAll(/<word xMin="([\d.]+)"[^>]*>([^<]*)</g);
  return found ? Array.from(found, ([, left, word = '']) => ({ word, left: Number(left) })) : null;
}

function textOf(pdf: Uint8Array, ...options: string[]): string | null {
  const args = [...options, '-enc', 'UTF-8', '-', '-'];
  const { error, status, stdout, stderr } = spawnSync('pdftotext', args, { input: pdf, encoding: 'utf8' });
  if (error && 'code' in error && error.code === 'ENOENT') return null;
  if (error || status !== 0) throw error ?? new Error(stderr);
  return stdout;
}

/** The objects of a PDF as text with decompressed streams, to search for names. */
export function openPdf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const source = bytes.toString('latin1');
  const opened = Array.from(source.matchAll(/stream\r?\n/g), (match) => {
    try {
      return inflateSync(bytes.subarray(match.index + match[0].length)).toString('latin1');
    } catch {
      return '';
    }
  });
  return [source, ...opened].join('\n');
}
