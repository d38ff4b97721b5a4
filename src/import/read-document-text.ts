import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { unescapeHtml } from '../core/text.ts';
import { detectFormat } from '../media/images/detect-format.ts';
import { readDocxLines } from './document/read-docx-lines.ts';
import { readPdfLines } from './document/read-pdf-lines.ts';
import { UnreadableSource } from './source.ts';

const maxBytes = 50_000_000;
const maxLetters = 200_000;

/** The text of a document in reading order, one line for each of its lines. Throws `UnreadableSource`. */
export async function readDocumentText(file: string): Promise<string> {
  const name = path.basename(file);
  const bytes = await readFile(file);
  if (bytes.length > maxBytes)
    throw new UnreadableSource(
      `${name} is larger than ${maxBytes / 1e6} MB. Copy its text into a .txt file.`,
    );
  const { kind } = detectFormat(bytes.subarray(0, 4096), name);
  const lines = await readLines(bytes, kind, name);
  if (lines === null)
    throw new UnreadableSource(
      `${name} cannot be opened: it is damaged or protected with a password. Copy its text into a .txt file.`,
    );
  const text = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  if (text === '')
    throw new UnreadableSource(
      `${name} contains no text: it is empty or a picture, such as a scan. Copy or type its text into a .txt file.`,
    );
  if (text.length > maxLetters)
    throw new UnreadableSource(
      `${name} has more than ${maxLetters} letters. Keep the part that describes the position.`,
    );
  return text;
}

async function readLines(bytes: Buffer, kind: string, name: string): Promise<string[] | null> {
  const written = (lines: { text: string; isBullet: boolean }[] | null) =>
    lines?.map(({ text, isBullet }) => (isBullet ? `- ${text}` : text)) ?? null;
  if (kind === 'pdf') return written(await readPdfLines(bytes, () => false));
  if (kind === 'zip' && /\.docx$/i.test(name)) return written(await readDocxLines(bytes));
  const isText = !bytes.subarray(0, 4096).includes(0);
  if (!isText || /\.(?:docx?|odt|rtf|pages)$/i.test(name))
    throw new UnreadableSource(
      `${name} is not a PDF, Word document (.docx) or text. Copy its text into a .txt file.`,
    );
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  return (/\.html?$/i.test(name) ? withoutMarkup(text) : text).split('\n');
}

/** The text of a saved HTML page, with list items as lines with a hyphen. */
function withoutMarkup(html: string): string {
  const text = html
    .replaceAll(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<li\b[^>]*>/gi, '\n- ')
    .replaceAll(/<(?:p|div|h\d|br|tr|ul|ol|section)\b[^>]*>|<\/(?:p|div|h\d|li|ul|ol)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '');
  return unescapeHtml(text);
}
