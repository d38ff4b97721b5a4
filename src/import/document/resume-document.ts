import { lastName } from '../../core/text.ts';
import { detectFormat } from '../../media/images/detect-format.ts';
import { decodeText } from '../decode-text.ts';
import { type Source, UnreadableSource } from '../source.ts';
import { readDocxLines } from './read-docx-lines.ts';
import { readPdfLines } from './read-pdf-lines.ts';
import { readResumeLines } from './read-resume-lines.ts';
import { readTextLines } from './read-text-lines.ts';
import { partOfHeading } from './split-sections.ts';

/** More than the longest résumé. */
const maxTextBytes = 2_000_000;

function isText(path: string): boolean {
  return /\.(?:txt|text|md|markdown)$/i.test(path);
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]{2}/u;

/**
 * A single document: a PDF, read by the positions of its letters; a Word document, read by its paragraphs; or text,
 * read by its lines.
 */
export const resumeDocument: Source = {
  title: 'a résumé as PDF, Word (.docx) or text',
  recognize: async ([file, ...others]) => {
    if (!file || others.length > 0) return false;
    const bytes = await file.read();
    const { kind } = detectFormat(bytes.subarray(0, 4096), file.path);
    return (
      kind === 'pdf' ||
      (kind === 'zip' && /\.docx$/i.test(file.path)) ||
      (isText(file.path) && bytes.length > 0 && bytes.length <= maxTextBytes)
    );
  },
  read: async ([file], { locale: { language } }) => {
    if (!file) throw new UnreadableSource('');
    const name = lastName(file.path);
    const bytes = await file.read();
    const { kind } = detectFormat(bytes.subarray(0, 4096), file.path);
    const isPdf = kind === 'pdf';
    const lines = isPdf
      ? await readPdfLines(bytes, (text) => partOfHeading(text) !== undefined)
      : kind === 'zip'
        ? await readDocxLines(bytes)
        : readTextLines(decodeText(bytes));
    if (!lines)
      throw new UnreadableSource(
        `${name} cannot be opened: it is damaged or protected with a password. Save it again without one.`,
      );
    if (lines.length === 0)
      throw new UnreadableSource(
        `${name} contains no text: it is a picture of a résumé, such as a scan. Export it as PDF from the program it was written in, or import the Word file.`,
      );
    const hasHeadings = lines.some(({ text }) => partOfHeading(text));
    // A PDF contains the positions of letters, but not the reading order of right-to-left text.
    if (isPdf && !hasHeadings && lines.some(({ text }) => rightToLeft.test(text)))
      throw new UnreadableSource(
        `${name} is written from right to left, which cannot be read from a PDF. Import the Word file, or copy the text into a Word document.`,
      );
    if (!hasHeadings)
      throw new UnreadableSource(`${name} has no résumé headings such as Experience or Education.`);
    return readResumeLines(lines, name, language);
  },
};
