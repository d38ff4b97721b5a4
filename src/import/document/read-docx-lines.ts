import { readZip } from '../read-zip.ts';
import { type DocumentLine, withoutBullet } from './document-line.ts';

/**
 * The paragraphs of a Word document, in the order of the file: ECMA-376, part 1, 17.3. Cells of a row of a table that
 * hold one paragraph each stand on one line. Null for what is no such document.
 */
export async function readDocxLines(bytes: Buffer): Promise<DocumentLine[] | null> {
  const archive = await readZip(bytes).catch(() => null);
  const body = archive?.files.find(({ path }) => path === 'word/document.xml');
  const xml = await body?.read().then((read) => read.toString('utf8'));
  const styles = archive?.files.find(({ path }) => path === 'word/styles.xml');
  const headings = headingStyles((await styles?.read().then((read) => read.toString('utf8'))) ?? '');
  await archive?.close();
  return xml === undefined ? null : linesOfXml(xml, headings);
}

/** Identifiers of styles that are made for headings, in whatever language Word was: their outline level says so. */
function headingStyles(xml: string): Set<string> {
  const found = new Set(['Title', 'Heading1', 'Heading2', 'Heading3']);
  for (const [, id = '', style = ''] of xml.matchAll(
    /<w:style\b[^>]*w:styleId="([^"]+)"[^>]*>([\s\S]*?)<\/w:style>/g,
  ))
    if (/<w:outlineLvl\b/.test(style) || /<w:name w:val="(?:heading \d|Title)"/i.test(style)) found.add(id);
  return found;
}

function linesOfXml(xml: string, headings: ReadonlySet<string>): DocumentLine[] {
  // Words writes text boxes twice, the second time for programs that know no better.
  const once = xml.replaceAll(/<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g, '');
  const rows = joinCells(once);
  const lines: DocumentLine[] = [];
  let number = 0;
  for (const [, properties = '', content = ''] of rows.matchAll(
    /<w:p(?:\s[^>]*[^/])?>(?:\s*<w:pPr>([\s\S]*?)<\/w:pPr>)?((?:(?!<w:p[\s>])[\s\S])*?)<\/w:p>/g,
  )) {
    number += 1;
    const style = /<w:pStyle w:val="([^"]+)"/.exec(properties)?.[1] ?? '';
    for (const written of textOf(content).split('\n')) {
      const { text, isBullet } = withoutBullet(written);
      if (text === '') continue;
      lines.push({
        text,
        place: `paragraph ${number}`,
        sizePt: Number(/<w:sz w:val="(\d+)"/.exec(content)?.[1] ?? 0) / 2,
        isBold: /^(?:(?!<w:t[\s>])[\s\S])*<w:b(?:\/| w:val="(?:1|true|on)")/.test(content),
        isHeading: headings.has(style),
        style,
        isBullet: isBullet || /<w:numPr>/.test(properties) || /list|aufz|puce|vi[ñn]eta/i.test(style),
      });
    }
  }
  return lines;
}

/** Rows of tables whose cells are single paragraphs as one paragraph each. */
function joinCells(xml: string): string {
  return xml.replaceAll(/<w:tr[\s>](?:(?!<w:tr[\s>])[\s\S])*?<\/w:tr>/g, (row) => {
    const cells = row.split('</w:tc>').slice(0, -1);
    const isSimple = cells.length > 1 && cells.every((cell) => (cell.match(/<\/w:p>/g) ?? []).length === 1);
    return isSimple
      ? row.replaceAll(
          /<\/w:p>(?:(?!<w:p[\s>])[\s\S])*?<w:p(?:\s[^>]*)?>(?:\s*<w:pPr>[\s\S]*?<\/w:pPr>)?/g,
          '<w:tab/>',
        )
      : row;
  });
}

function textOf(content: string): string {
  const pieces = [
    ...content.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr|noBreakHyphen)\b[^>]*>/g),
  ];
  const signs: Record<string, string> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return pieces
    .map(([, text, sign]) => (sign ? (signs[sign] ?? '') : (text ?? '')))
    .join('')
    .replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return decimal ? String.fromCodePoint(Number(decimal)) : (named[String(name)] ?? all);
    })
    .replaceAll(/[^\S\t\n]+/g, ' ')
    .replaceAll(/ ?\t[\t ]*/g, '\t');
}
