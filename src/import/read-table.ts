import { CsvError, type Options, parse } from 'csv-parse/sync';
import { UnreadableSource } from './source.ts';

export type TableRow = {
  /** By the names of the wanted columns; "" for an empty cell. */
  cells: Record<string, string>;
  /** 1-based, in the file. */
  line: number;
};

/** Lines above the header. */
const maxPreambleLength = 20;
/** More than any person's list has. */
export const maxRows = 2_000;

type Header = { lines: string[]; index: number; names: string[]; delimiter: string };

/** Whether a text is CSV with at least these columns. */
export function isTableWith(text: string, needed: readonly string[]): boolean {
  return findHeader(text, needed) !== null;
}

/**
 * The rows of a CSV table, [] if a `needed` column is missing. Only `wanted` columns are kept. Throws `UnreadableSource` if
 * the rows cannot be separated.
 */
export function readTable(text: string, needed: readonly string[], columns: readonly string[]): TableRow[] {
  const header = findHeader(text, needed);
  if (!header) return [];
  const { lines, index, names, delimiter } = header;
  const wantedByName = new Map(columns.map((name) => [name.toLowerCase(), name]));
  const rows = parseRows(lines.slice(index + 1).join('\n'), {
    // `false` skips a column.
    columns: names.map((name) => wantedByName.get(name) ?? false),
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    to: maxRows,
  });
  // `info` has the last line of a row.
  return rows.map(({ record }, row) => ({
    cells: trimmed(record),
    line: index + 2 + (rows[row - 1]?.info.lines ?? 0),
  }));
}

/** The header, possibly below other lines. Commas, semicolons or tabs separate columns, depending on the country. */
function findHeader(text: string, needed: readonly string[]): Header | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.slice(0, maxPreambleLength).entries()) {
    for (const delimiter of [',', ';', '\t']) {
      const names = namesIn(line, delimiter);
      if (needed.every((name) => names.includes(name.toLowerCase())))
        return { lines, index, names, delimiter };
    }
  }
  return null;
}

type ParsedRow = { record: Record<string, string>; info: { lines: number } };

function parseRows(text: string, options: Options): ParsedRow[] {
  try {
    // The types do not describe the result with `info`.
    return parse(text, options) as unknown as ParsedRow[];
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableSource(
        'It has an opening quotation mark without a closing one, so its rows cannot be separated.',
      );
    throw error;
  }
}

function namesIn(line: string, delimiter: string): string[] {
  return line.split(delimiter).map((name) => name.replaceAll('"', '').trim().toLowerCase());
}

function trimmed(cells: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell.trim()]));
}
