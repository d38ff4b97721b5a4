import type { PDFiumPage } from '@hyzyla/pdfium';
import { type DocumentLine, withoutBullet } from './document-line.ts';

/** Adjacent letters, in points from the upper left corner of the page. */
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

const maxPages = 30;

/**
 * Reads the lines of a PDF from the positions of its letters. `isHeading` recognizes headings of sections: two columns both
 * have some, unlike dates at a margin. Returns null if the PDF cannot be opened, [] if it has no text, such as a scan.
 */
export async function readPdfLines(
  bytes: Uint8Array,
  isHeading: (text: string) => boolean,
): Promise<DocumentLine[] | null> {
  // Four megabytes, loaded on demand.
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
  // These fields are private in the types only.
  const { module, pageIdx } = page as unknown as { module: Pdfium; pageIdx: number };
  const { originalHeight } = page.getOriginalSize();
  const text = module._FPDFText_LoadPage(pageIdx);
  const memory = module.wasmExports.malloc(160);
  const runs: LetterRun[] = [];
  let run: LetterRun | undefined;
  /** Left edge of the letter before, whether it is within a ligature, and whether PDFium put a space after it. */
  let [last, isLigature, isSpaced] = [Number.NaN, false, false];
  try {
    for (let index = 0; index < module._FPDFText_CountChars(text); index += 1) {
      const code = module._FPDFText_GetUnicode(text, index) || 0xfffd;
      // PDFium marks a hyphen at the end of a line.
      const written = code === 0x02 || code === 0xfffe ? '-' : String.fromCodePoint(code);
      const letter = /[\uFB00-\uFB06]/.test(written) ? written.normalize('NFKC') : written;
      const isGenerated = module._FPDFText_IsGenerated(text, index) === 1;
      isSpaced ||= isGenerated;
      // PDFium generates spaces and line ends at gaps; here the positions decide.
      if (isGenerated || /[\p{Cc}\uFFFD]/u.test(letter)) continue;
      module._FPDFText_GetCharOrigin(text, index, memory, memory + 8);
      const origin = new Float64Array(module.HEAPU8.buffer, memory, 2).slice();
      module._FPDFText_GetLooseCharBox(text, index, memory);
      const [left = 0, , right = 0] = new Float32Array(module.HEAPU8.buffer, memory, 4).slice();
      const sizePt = module._FPDFText_GetFontSize(text, index) || 1;
      const baseline = originalHeight - (origin[1] ?? 0);
      const isInLigature = Math.abs(left - last) < 0.01;
      // The letters of a ligature have its position, and the width of one letter.
      const isAfter = isLigature && !isInLigature && left > last && left - last < sizePt * 2;
      const gap = isAfter ? (isSpaced ? sizePt * 0.25 : 0) : run ? left - run.right : 0;
      [last, isLigature, isSpaced] = [left, isInLigature, false];
      const font = letter === ' ' && run ? run.font : fontAt(module, text, index, memory);
      const isTogether =
        run && Math.abs(run.baseline - baseline) < sizePt * 0.3 && gap > -sizePt && gap < sizePt * 1.2;
      if (run && isTogether && run.font === font && Math.abs(run.sizePt - sizePt) < 0.5) {
        run.letters.push({ letter, gap });
        run.right = Math.max(run.right, right);
      } else {
        const isBold =
          module._FPDFText_GetFontWeight(text, index) >= 600 || /bold|black|heavy|-\d*b\b/i.test(font);
        run = { letters: [{ letter, gap: 0 }], left, right, baseline, sizePt, isBold, font };
        runs.push(run);
      }
    }
  } finally {
    module.wasmExports.free(memory);
    module._FPDFText_ClosePage(text);
  }
  return runs
    .map(({ letters, ...rest }) => ({ ...rest, text: joinLetters(letters, rest.sizePt) }))
    .filter(({ text: joined }) => joined.trim() !== '');
}

type LetterRun = Omit<TextRun, 'text'> & { letters: { letter: string; gap: number }[] };

/** Text with spaces at the gaps between words, without the gaps of letterspaced words. */
function joinLetters(letters: LetterRun['letters'], sizePt: number): string {
  const gaps = letters
    .slice(1)
    .map(({ gap }) => gap)
    .sort((a, b) => a - b);
  const tracking = letters.length > 3 ? Math.max(0, gaps[Math.floor(gaps.length / 2)] ?? 0) : 0;
  return letters.reduce((text, { letter, gap }) => {
    const isNewWord =
      text !== '' && gap - tracking > sizePt * 0.15 && !/\s$/.test(text) && !/^\s/.test(letter);
    return text + (isNewWord ? ' ' : '') + letter;
  }, '');
}

function fontAt(module: Pdfium, text: number, index: number, memory: number): string {
  const length = module._FPDFText_GetFontInfo(text, index, memory, 120, memory + 124);
  return Buffer.from(module.HEAPU8.buffer, memory, Math.max(0, Math.min(length, 120) - 1)).toString('latin1');
}

/** The lines of one page in reading order. */
export function linesOfRuns(
  runs: readonly TextRun[],
  isHeading: (text: string) => boolean,
  place: string,
): DocumentLine[] {
  const gutter = findGutter(runs, isHeading);
  if (gutter === null) return joinRows(runs, place);
  // Runs across both columns are above or below them.
  const across = runs.filter((run) => run.left < gutter && run.right > gutter);
  const top = Math.min(...runs.filter(({ text }) => isHeading(text.trim())).map(({ baseline }) => baseline));
  const isAbove = (run: TextRun) => run.baseline < top && !isHeading(run.text.trim());
  const columns = runs.filter((run) => !across.includes(run) && !isAbove(run));
  const groups = [
    runs.filter(isAbove),
    columns.filter((run) => run.right <= gutter),
    columns.filter((run) => run.left >= gutter),
    across.filter((run) => !isAbove(run)),
  ];
  return groups.flatMap((group) => joinRows(group, place));
}

/** The gap between two columns, in points from the left edge of the page; null if there is one column. */
function findGutter(runs: readonly TextRun[], isHeading: (text: string) => boolean): number | null {
  const headings = runs.filter(({ text }) => isHeading(text.trim())).sort((a, b) => a.left - b.left);
  const first = headings[0];
  if (!first) return null;
  const right = headings.find(({ left }) => left > first.left + 90);
  if (!right) return null;
  const crossing = (at: number) => runs.filter((run) => run.left < at && run.right > at).length;
  // Just before the headings of the right column, or some points to the left, where few lines cross it.
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
    // A bullet in the margin is a separate run.
    const hasBullet = first && second && /^[^\p{L}\p{N}]$/u.test(first.text.trim());
    const written = inOrder.reduce((line, run, index) => {
      const before = inOrder[index - 1];
      if (!before) return run.text.trim();
      const gap = run.left - before.right;
      const followsBullet = hasBullet && index === 1;
      // A change of font separates parts after a bold start, or at a gap wider than a space.
      const leads = index === 1 && before.isBold && !run.isBold;
      const isOther = before.font !== run.font && gap > run.sizePt * 0.45;
      const isApart = !followsBullet && (gap > run.sizePt * 1.2 || leads || isOther);
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
