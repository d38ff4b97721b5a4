import { CsvError, type Options, parse } from 'csv-parse/sync';
import { importMessages } from './import-messages.ts';
import { UnreadableSource } from './source.ts';

export type TableRow = {
  /** By the names of the columns that were asked for; "" for an empty one. */
  cells: Record<string, string>;
  /** 1-based, in the file. */
  line: number;
};

/** Lines that may stand above the names of the columns. */
const maxPreambleLength = 20;
/** More rows than a life has of anything. */
export const maxRows = 2_000;

type Header = { lines: string[]; index: number; names: string[]; delimiter: string };

/** Whether a text is a table in CSV with at least these columns among its own. */
export function isTableWith(text: string, needed: readonly string[]): boolean {
  return findHeader(text, needed) !== null;
}

/**
 * The rows of a table in CSV with at least the `needed` columns; [] where it has them not. Nothing but the columns of
 * `wanted` is kept. Throws `UnreadableSource` where rows cannot be told apart.
 */
export function readTable(text: string, needed: readonly string[], wanted: readonly string[]): TableRow[] {
  const header = findHeader(text, needed);
  if (!header) return [];
  const { lines, index, names, delimiter } = header;
  const kept = new Map(wanted.map((name) => [name.toLowerCase(), name]));
  const rows = parseRows(lines.slice(index + 1).join('\n'), {
    // What is false is not read at all.
    columns: names.map((name) => kept.get(name) ?? false),
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    to: maxRows,
  });
  // What is told of a row is where it ends.
  return rows.map(({ record }, row) => ({
    cells: trimmed(record),
    line: index + 2 + (rows[row - 1]?.info.lines ?? 0),
  }));
}

/**
 * The line with the names of the columns. Lines above it are passed over; columns may be parted by comma, semicolon or
 * tab, as spreadsheets of different countries write them.
 */
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
    // With `info`, rows come with where they stood, which the types do not know.
    return parse(text, options) as unknown as ParsedRow[];
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableSource(importMessages.brokenTable);
    throw error;
  }
}

function namesIn(line: string, delimiter: string): string[] {
  return line.split(delimiter).map((name) => name.replaceAll('"', '').trim().toLowerCase());
}

function trimmed(cells: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell.trim()]));
}
