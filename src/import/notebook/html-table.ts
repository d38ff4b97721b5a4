import sax from 'sax';

const maxRows = 30;
const maxColumns = 12;
const maxCellLength = 200;
const maxHtmlLength = 2_000_000;

/** The first table of a piece of HTML as Markdown; scripts and styles are passed over. `cut` is the number of rows left out. */
export function htmlTable(html: string): { markdown: string; cut: number } | null {
  if (html.length > maxHtmlLength || !/<table\b/i.test(html)) return null;
  const rows: string[][] = [];
  let [row, cell]: [string[] | null, string | null] = [null, null];
  let [depth, hidden, isDone] = [0, 0, false];
  const parser = sax.parser(false, { lowercase: true });
  // It goes on after a fault.
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
  // Heads of grouped columns are shorter, and belong to the last columns.
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

/** Text that Markdown reads as it is. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(/[\\`*_[\]<>|$&!~#]/g, '\\$&')
      .replaceAll(/[\p{Cc}\p{Bidi_Control}\u200b-\u200f\u2060-\u206f\ufeff]/gu, '') || ' '
  );
}
