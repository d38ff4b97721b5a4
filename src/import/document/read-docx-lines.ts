import sax from 'sax';
import { readZip } from '../archive.ts';
import { type DocumentLine, withoutBullet } from './document-line.ts';

/** Deeper nesting than any word processor writes. */
const maxDepth = 500;

/**
 * The paragraphs of a Word document (ECMA-376, part 1, 17.3) in the order of the file. A table row whose cells have one
 * paragraph each becomes one line. Returns null if the bytes are not a well-formed Word document.
 */
export async function readDocxLines(bytes: Buffer): Promise<DocumentLine[] | null> {
  const archive = await readZip(bytes).catch(() => null);
  const part = async (name: string) =>
    (await archive?.files.find(({ path }) => path === name)?.read())?.toString('utf8');
  const body = await part('word/document.xml');
  const styles = await part('word/styles.xml');
  await archive?.close();
  if (body === undefined) return null;
  try {
    return readParagraphs(body, headingStyles(styles ?? ''));
  } catch {
    return null;
  }
}

type Handlers = {
  open: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

/** Reads XML in one pass. Throws on XML that is not well-formed or too deeply nested. Entity definitions are ignored. */
function parseXml(xml: string, { open, close, text }: Handlers): void {
  const parser = sax.parser(true);
  let depth = 0;
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > maxDepth) throw new RangeError('too deeply nested');
    open(name, attributes as Record<string, string>);
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    close?.(name);
  };
  parser.ontext = (value) => text?.(value);
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
}

/** Identifiers of heading styles. Their outline level identifies them in every language of Word. */
function headingStyles(xml: string): Set<string> {
  const found = new Set(['Title', 'Heading1', 'Heading2', 'Heading3']);
  if (xml === '') return found;
  let id = '';
  parseXml(xml, {
    open: (name, attributes) => {
      if (name === 'w:style') id = attributes['w:styleId'] ?? '';
      const isHeading =
        name === 'w:outlineLvl' ||
        (name === 'w:name' && /^(?:heading \d|title)/i.test(attributes['w:val'] ?? ''));
      if (isHeading && id !== '') found.add(id);
    },
  });
  return found;
}

type Paragraph = {
  text: string;
  style: string;
  sizePt: number;
  isBold: boolean;
  isNumbered: boolean;
};

/** `isSimple`: no other row is nested in this one. */
type Row = { cells: Paragraph[][]; isSimple: boolean };

const signs: Record<string, string> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' };

function readParagraphs(xml: string, headings: ReadonlySet<string>): DocumentLine[] {
  const lines: DocumentLine[] = [];
  const rows: Row[] = [];
  const paragraphs: Paragraph[] = [];
  let number = 0;
  /** Inside `w:pPr` are properties, inside `mc:Fallback` a second copy of a text box for older programs. */
  let [propertiesDepth, fallbackDepth] = [0, 0];
  let isText = false;

  const emit = (paragraph: Paragraph) => {
    number += 1;
    for (const line of tidySpaces(paragraph.text).split('\n')) {
      const { text, isBullet } = withoutBullet(line);
      if (text === '') continue;
      const { style, sizePt, isBold, isNumbered } = paragraph;
      lines.push({
        ...{ text, place: `paragraph ${number}`, sizePt, isBold, isHeading: headings.has(style), style },
        isBullet: isBullet || isNumbered || /list|aufz|puce|vi[ñn]eta/i.test(style),
      });
    }
  };
  parseXml(xml, {
    open: (name, attributes) => {
      if (name === 'mc:Fallback') fallbackDepth += 1;
      if (fallbackDepth > 0) return;
      const paragraph = paragraphs.at(-1);
      const value = attributes['w:val'] ?? '';
      if (name === 'w:tr') {
        for (const row of rows) row.isSimple = false;
        rows.push({ cells: [], isSimple: true });
      } else if (name === 'w:tc') rows.at(-1)?.cells.push([]);
      else if (name === 'w:p')
        paragraphs.push({ text: '', style: '', sizePt: 0, isBold: false, isNumbered: false });
      else if (name === 'w:pPr') propertiesDepth += 1;
      else if (!paragraph) return;
      else if (propertiesDepth > 0) {
        if (name === 'w:pStyle') paragraph.style = value;
        if (name === 'w:numPr') paragraph.isNumbered = true;
      } else if (name === 'w:t') isText = true;
      else if (name === 'w:sz') paragraph.sizePt ||= Number(value) / 2 || 0;
      else if (name === 'w:b')
        paragraph.isBold ||= paragraph.text.trim() === '' && /^(?:1|true|on|)$/.test(value);
      else paragraph.text += signs[name] ?? '';
    },
    text: (text) => {
      const paragraph = paragraphs.at(-1);
      if (isText && paragraph && fallbackDepth === 0) paragraph.text += text;
    },
    close: (name) => {
      if (name === 'mc:Fallback') fallbackDepth -= 1;
      else if (fallbackDepth > 0) return;
      else if (name === 'w:t') isText = false;
      else if (name === 'w:pPr') propertiesDepth -= 1;
      else if (name === 'w:tr') {
        const row = rows.pop();
        const cell = rows.at(-1)?.cells.at(-1);
        const found = row ? joinSimpleRow(row) : [];
        if (cell) cell.push(...found);
        else found.forEach(emit);
      } else if (name === 'w:p') {
        const paragraph = paragraphs.pop();
        const cell = rows.at(-1)?.cells.at(-1);
        if (!paragraph) return;
        if (cell) cell.push(paragraph);
        else emit(paragraph);
      }
    },
  });
  return lines;
}

/**
 * The paragraphs of a row: one, with tabs between the cells, if each of several cells has one. Dates in a cell of their own
 * join the first paragraph beside them. Several paragraphs beside an empty cell are details of the row above.
 */
function joinSimpleRow({ cells, isSimple }: Row): Paragraph[] {
  const all = cells.flat();
  const [first] = all;
  if (!first || !isSimple || cells.length < 2) return all;
  if (cells.every((cell) => cell.length === 1))
    return [{ ...first, text: all.map(({ text }) => text).join('\t') }];
  const written = cells.map((cell) => cell.map(({ text }) => text.trim()).join(' '));
  if (written[0] === '') return all.map((paragraph) => ({ ...paragraph, isNumbered: true }));
  const at = written.findIndex((text) => isDates.test(text));
  const [head, ...rest] = cells.filter((_cell, index) => index !== at).flat();
  return at >= 0 && head ? [{ ...head, text: `${written[at]}\t${head.text}` }, ...rest] : all;
}

/** Up to two dates in numbers or words, and nothing else. */
const isDates = /^(?:[\p{L}.]+ ){0,2}[\d./]*\d{4}(?:\s*[–—-]?\s*(?:[\p{L}.]+ ?){0,2}[\d./]*)?$/u;

function tidySpaces(text: string): string {
  return text.replaceAll(/[^\S\t\n]+/g, ' ').replaceAll(/ ?\t[\t ]*/g, '\t');
}
