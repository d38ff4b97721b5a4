import { detectFormat } from '../../media/images/detect-format.ts';
import { baseName } from '../decode-text.ts';
import { type Source, UnreadableSource } from '../source.ts';
import { readDocxLines } from './read-docx-lines.ts';
import { readPdfLines } from './read-pdf-lines.ts';
import { readResumeLines } from './read-resume-lines.ts';
import { resumeDocumentMessages as messages } from './resume-document-messages.ts';
import { partHeadedBy } from './resume-headings.ts';

/** A résumé as a document, by itself: PDF by where its letters stand, Word by its paragraphs. */
export const resumeDocument: Source = {
  title: 'a résumé as PDF or Word (.docx)',
  recognise: async ([file, ...others]) => {
    if (!file || others.length > 0) return false;
    const { kind } = detectFormat((await file.read()).subarray(0, 4096), file.path);
    return kind === 'pdf' || (kind === 'zip' && /\.docx$/i.test(file.path));
  },
  read: async ([file], { locale: { language } }) => {
    if (!file) throw new UnreadableSource('');
    const name = baseName(file);
    const bytes = await file.read();
    const isPdf = detectFormat(bytes.subarray(0, 4096), file.path).kind === 'pdf';
    const lines = isPdf
      ? await readPdfLines(bytes, (text) => partHeadedBy(text) !== undefined)
      : await readDocxLines(bytes);
    if (!lines) throw new UnreadableSource(messages.broken(name));
    if (lines.length === 0) throw new UnreadableSource(messages.scan(name));
    if (!lines.some(({ text }) => partHeadedBy(text))) throw new UnreadableSource(messages.noResume(name));
    return readResumeLines(lines, name, language);
  },
};
