import sax from 'sax';

/** Returns the Markdown for a picture, or null to leave it out. */
type OnPicture = (target: string, alt: string) => string | null;

/**
 * Converts the Markdown of a notebook to the subset of stories: no HTML, no horizontal rules, lists of one level,
 * pictures in separate paragraphs.
 */
export function toStoryMarkdown(source: string, onPicture: OnPicture): string {
  // Code is unchanged.
  const parts = source.split(/(^(?:```|~~~)[\s\S]*?^(?:```|~~~)[ \t]*$)/m);
  return parts.map((part) => (/^(?:```|~~~)/.test(part) ? part : convert(part, onPicture))).join('');
}

function convert(source: string, onPicture: OnPicture): string {
  return withoutHtml(source)
    .replaceAll(/\\\[([\s\S]*?)\\\]/g, (_, tex: string) => `$$${tex}$$`)
    .replaceAll(/\\\(([\s\S]*?)\\\)/g, (_, tex: string) => `$${tex.trim()}$`)
    .replaceAll(
      /^[ \t]*(\\begin\{(\w+\*?)\}[\s\S]*?\\end\{\2\})[ \t]*$/gm,
      (whole, tex: string, _name, at: number, all: string) =>
        /\$\$\s*$/.test(all.slice(0, at)) ? whole : `$$\n${tex}\n$$`,
    )
    .replaceAll(
      /\$\$([\s\S]*?)\$\$/g,
      (_, tex: string) => `\n\n$$\n${tex.trim().replaceAll(/\n\s*\n/g, '\n')}\n$$\n\n`,
    )
    .replaceAll(/!\[([^\]]*)\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g, (_, alt: string, target: string) => {
      const picture = onPicture(target, alt);
      return picture ? `\n\n${picture}\n\n` : '';
    })
    .replaceAll(/^[ \t]*(?:-[ \t]*){3,}$|^[ \t]*(?:\*[ \t]*){3,}$|^[ \t]*(?:_[ \t]*){3,}$/gm, '')
    .replaceAll(/(?: {2,}|\\)$/gm, '')
    .replaceAll(/^([ \t]{2,})([-*+]|\d+[.)])[ \t]+/gm, '$2 ')
    .replaceAll(/^#{4,}[ \t]/gm, '### ')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** Removes tags and comments, and scripts and styles with their content. */
function withoutHtml(source: string): string {
  return source
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/<br\s*\/?>/gi, '\n\n')
    .replaceAll(/<\/?[a-zA-Z][^<>]{0,1000}>/g, (tag) => (/^<https?:/i.test(tag) ? tag.slice(1, -1) : ''));
}

/** A cell that a story cannot contain, in plain words. */
export function plainCell(markdown: string): string {
  return markdown
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/[*_`<>|#[\]!~]+/g, ' ')
        .replaceAll(/^\s*(?:[-+]|\d+[.)])\s+/gm, '')
        .replaceAll(/\$|\\/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replace(/^(?:(?:[-+=]+|\d+[.)])(?: |$)|[=-]+)+/, '')
        .trim(),
    )
    .filter(Boolean)
    .join('\n\n');
}

const maxRows = 30;
const maxColumns = 12;
const maxCellLength = 200;
export const maxHtmlLength = 2_000_000;

/** The first table in HTML as Markdown, without scripts and styles. `cut` is the number of rows left out. */
export function htmlTable(html: string): { markdown: string; cut: number } | null {
  if (html.length > maxHtmlLength || !/<table\b/i.test(html)) return null;
  const rows: string[][] = [];
  let [row, cell]: [string[] | null, string | null] = [null, null];
  let [depth, hidden, isDone] = [0, 0, false];
  const parser = sax.parser(false, { lowercase: true });
  // The parser continues after an error.
  parser.onerror = () => parser.resume();
  parser.onopentag = ({ name }) => {
    if (name === 'script' || name === 'style') hidden += 1;
    if (name === 'table') depth += 1;
    if (depth !== 1 || isDone) return;
    if (name === 'tr') row = [];
    if (name === 'td' || name === 'th') cell = '';
  };
  parser.onclosetag = (name) => {
    if (name === 'script' || name === 'style') hidden -= 1;
    if (depth === 1 && (name === 'td' || name === 'th') && cell !== null) {
      row?.push(cell.replaceAll(/\s+/g, ' ').trim().slice(0, maxCellLength));
      cell = null;
    }
    if (depth === 1 && name === 'tr') {
      if (row && row.length > 0) rows.push(row);
      row = null;
    }
    if (name === 'table') {
      depth -= 1;
      isDone ||= depth === 0;
    }
  };
  parser.ontext = (text) => {
    if (hidden === 0 && cell !== null) cell += text;
  };
  parser.write(html).close();
  const [head, ...body] = rows;
  if (!head || body.length === 0) return null;
  const columns = Math.min(maxColumns, Math.max(...rows.map(({ length }) => length)));
  // A header row of grouped columns is shorter and belongs to the last columns.
  const line = (cells: readonly string[]) => {
    const filled =
      cells.length < columns
        ? [...Array<string>(columns - cells.length).fill(''), ...cells]
        : cells.slice(0, columns);
    return `| ${filled.map(escaped).join(' | ')} |`;
  };
  const isNumber = (column: number) => body.every((cells) => /^[-+]?[\d.,%]*$/.test(cells[column] ?? ''));
  const rule = Array.from({ length: columns }, (_, column) => (isNumber(column) ? '--:' : '---'));
  const shown = body.slice(0, maxRows);
  return {
    markdown: [line(head), `| ${rule.join(' | ')} |`, ...shown.map(line)].join('\n'),
    cut: body.length - shown.length,
  };
}

/** Escapes Markdown syntax. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(/[\\`*_[\]<>|$&!~#]/g, '\\$&')
      .replaceAll(/[\p{Cc}\p{Bidi_Control}\u200b-\u200f\u2060-\u206f\ufeff]/gu, '') || ' '
  );
}
