import type { PDFiumPage } from '@hyzyla/pdfium';
import { type DocumentLine, withoutBullet } from './document-line.ts';

/** Letters that stand together, in points from the upper left corner of the page. */
export type TextRun = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  sizePt: number;
  isBold: boolean;
  /** Name of the typeface in the file. */
  font: string;
};

/** More pages than any résumé has. */
const maxPages = 30;

/**
 * The lines of a PDF by where they stand. `isHeading` says which texts head a section: two columns are told apart from
 * dates at a margin by both having such. Null for what is no PDF that can be opened; [] for one without letters, such
 * as a scan.
 */
export async function readPdfLines(
  bytes: Uint8Array,
  isHeading: (text: string) => boolean,
): Promise<DocumentLine[] | null> {
  // Four megabytes, loaded when the first PDF comes.
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes).catch(() => null);
    if (!document) return null;
    const lines: DocumentLine[] = [];
    for (const page of document.pages()) {
      if (page.number >= maxPages) break;
      lines.push(...linesOfRuns(readRuns(page), isHeading, `page ${page.number + 1}`));
    }
    document.destroy();
    return lines;
  } finally {
    library.destroy();
  }
}

/** The part of PDFium that its package does not wrap: https://pdfium.googlesource.com/pdfium/+/main/public/fpdf_text.h */
type Pdfium = {
  HEAPU8: Uint8Array;
  wasmExports: { malloc: (bytes: number) => number; free: (at: number) => void };
  _FPDFText_LoadPage: (page: number) => number;
  _FPDFText_ClosePage: (text: number) => void;
  _FPDFText_CountChars: (text: number) => number;
  _FPDFText_GetUnicode: (text: number, index: number) => number;
  _FPDFText_GetFontSize: (text: number, index: number) => number;
  _FPDFText_GetFontWeight: (text: number, index: number) => number;
  _FPDFText_GetFontInfo: (
    text: number,
    index: number,
    buffer: number,
    bytes: number,
    flags: number,
  ) => number;
  _FPDFText_GetCharOrigin: (text: number, index: number, x: number, y: number) => number;
  _FPDFText_GetLooseCharBox: (text: number, index: number, rect: number) => number;
  _FPDFText_IsGenerated: (text: number, index: number) => number;
};

function readRuns(page: PDFiumPage): TextRun[] {
  // Its fields are private in types alone.
  const { module, pageIdx } = page as unknown as { module: Pdfium; pageIdx: number };
  const { originalHeight } = page.getOriginalSize();
  const text = module._FPDFText_LoadPage(pageIdx);
  const memory = module.wasmExports.malloc(160);
  const runs: TextRun[] = [];
  let run: TextRun | undefined;
  try {
    for (let index = 0; index < module._FPDFText_CountChars(text); index += 1) {
      const code = module._FPDFText_GetUnicode(text, index) || 0xfffd;
      // PDFium marks a hyphen at the end of a line.
      const letter = code === 0x02 || code === 0xfffe ? '-' : String.fromCodePoint(code);
      // Spaces and ends of lines that PDFium makes up where there is room; the places decide here.
      if (module._FPDFText_IsGenerated(text, index) === 1 || /[\p{Cc}\uFFFD]/u.test(letter)) continue;
      module._FPDFText_GetCharOrigin(text, index, memory, memory + 8);
      const origin = new Float64Array(module.HEAPU8.buffer, memory, 2).slice();
      module._FPDFText_GetLooseCharBox(text, index, memory);
      const [left = 0, , right = 0] = new Float32Array(module.HEAPU8.buffer, memory, 4).slice();
      const sizePt = module._FPDFText_GetFontSize(text, index) || 1;
      const baseline = originalHeight - (origin[1] ?? 0);
      const gap = run ? left - run.right : 0;
      const font = letter === ' ' && run ? run.font : fontAt(module, text, index, memory);
      const isTogether =
        run && Math.abs(run.baseline - baseline) < sizePt * 0.3 && gap > -sizePt && gap < sizePt * 1.2;
      if (run && isTogether && run.font === font && Math.abs(run.sizePt - sizePt) < 0.5) {
        if (gap > sizePt * 0.15 && !run.text.endsWith(' ')) run.text += ' ';
        run.text += letter;
        run.right = Math.max(run.right, right);
      } else {
        const isBold =
          module._FPDFText_GetFontWeight(text, index) >= 600 || /bold|black|heavy|-\d*b\b/i.test(font);
        run = { text: letter, left, right, baseline, sizePt, isBold, font };
        runs.push(run);
      }
    }
  } finally {
    module.wasmExports.free(memory);
    module._FPDFText_ClosePage(text);
  }
  return runs.filter(({ text }) => text.trim() !== '');
}

function fontAt(module: Pdfium, text: number, index: number, memory: number): string {
  const length = module._FPDFText_GetFontInfo(text, index, memory, 120, memory + 124);
  return Buffer.from(module.HEAPU8.buffer, memory, Math.max(0, Math.min(length, 120) - 1)).toString('latin1');
}

/** Lines of one page in the order of reading. */
export function linesOfRuns(
  runs: readonly TextRun[],
  isHeading: (text: string) => boolean,
  place: string,
): DocumentLine[] {
  const gutter = findGutter(runs, isHeading);
  if (gutter === null) return joinRows(runs, place);
  // What reaches over both columns stands above them, or below.
  const across = runs.filter((run) => run.left < gutter && run.right > gutter);
  const top = Math.min(...runs.filter(({ text }) => isHeading(text.trim())).map(({ baseline }) => baseline));
  const isAbove = (run: TextRun) => run.baseline < top && !isHeading(run.text.trim());
  const columns = runs.filter((run) => !across.includes(run) && !isAbove(run));
  return [
    ...joinRows(
      runs.filter((run) => isAbove(run)),
      place,
    ),
    ...joinRows(
      columns.filter((run) => run.right <= gutter),
      place,
    ),
    ...joinRows(
      columns.filter((run) => run.left >= gutter),
      place,
    ),
    ...joinRows(
      across.filter((run) => !isAbove(run)),
      place,
    ),
  ];
}

/** Where a page is divided in two columns, from its left edge in points; null where it is not. */
function findGutter(runs: readonly TextRun[], isHeading: (text: string) => boolean): number | null {
  const headings = runs.filter(({ text }) => isHeading(text.trim())).sort((a, b) => a.left - b.left);
  const first = headings[0];
  if (!first) return null;
  const right = headings.find(({ left }) => left > first.left + 90);
  if (!right) return null;
  const crossing = (at: number) => runs.filter((run) => run.left < at && run.right > at).length;
  // Right before the headings of the right column, or some points further left, where few lines pass.
  const places = [2, 6, 10, 14, 18].map((back) => right.left - back);
  const best = places.reduce((a, b) => (crossing(b) < crossing(a) ? b : a));
  return crossing(best) <= runs.length * 0.12 ? best : null;
}

function joinRows(runs: readonly TextRun[], place: string): DocumentLine[] {
  const rows: TextRun[][] = [];
  for (const run of [...runs].sort((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const row = rows.at(-1);
    const before = row?.[0];
    if (row && before && Math.abs(before.baseline - run.baseline) < Math.min(before.sizePt, run.sizePt) * 0.5)
      row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => {
    const inOrder = row.sort((a, b) => a.left - b.left);
    const [first, second] = inOrder;
    // The sign of a list is a run by itself where it hangs in the margin.
    const hangs = first && second && /^[^\p{L}\p{N}]$/u.test(first.text.trim());
    const written = inOrder.reduce((line, run, index) => {
      const before = inOrder[index - 1];
      if (!before) return run.text.trim();
      const gap = run.left - before.right;
      const isHung = hangs && index === 1;
      // What is set otherwise is a part by itself where it leads, or where there is more room than between words.
      const leads = index === 1 && before.isBold && !run.isBold;
      const isOther = before.font !== run.font && gap > run.sizePt * 0.45;
      const isApart = !isHung && (gap > run.sizePt * 1.2 || leads || isOther);
      const isGlued = gap < run.sizePt * 0.15 && !/\s$/.test(before.text) && !/^\s/.test(run.text);
      return `${line}${isApart ? '\t' : isGlued ? '' : ' '}${run.text.trim()}`;
    }, '');
    const { text, isBullet } = withoutBullet(written);
    const sizePt = Math.max(...row.map((run) => run.sizePt));
    const isBold = inOrder[0]?.isBold ?? false;
    const style = `${first?.font} ${first?.sizePt.toFixed(1)}`;
    return { text, place, sizePt, isBold, isHeading: false, style, isBullet };
  });
}
