import type { LineCounter, YAMLError } from 'yaml';
import type { DiagnosticText, Position } from '../core/diagnostics.ts';
import { quote } from '../core/quoted-values.ts';

/** The lines of a YAML file, with what the parser rejected in it. */
export type ParsedLines = { lineCounter: LineCounter; lines: string[]; errors: YAMLError[] };

export const tooManyMarks: DiagnosticText = {
  code: 'yaml-too-deep',
  summary: 'too many brackets, colons, hyphens, stars or underscores in one text',
  why: 'They would take minutes to read. No text needs more than four levels of them, 3,000 in a paragraph, or 5,000 lines of lists and quotations.',
  fix: 'Remove those that are not needed, or divide the text into paragraphs or pages.\nIn YAML, put text that contains brackets in quotes.',
};

/** The first error of a file that has one. Duplicate keys do not count, since the rest can still be read. */
export function firstError(file: ParsedLines): DiagnosticText & Position {
  const error = file.errors.find((candidate) => candidate.code !== 'DUPLICATE_KEY');
  if (!error) throw new Error('firstError needs a document with an error');
  return explainError(error, file);
}

/** Explains an error of the parser at the place of the mistake, which is often before the place where it was noticed. */
export function explainError(
  error: YAMLError,
  { lines, lineCounter }: ParsedLines,
): DiagnosticText & Position {
  const { line, col } = lineCounter.linePos(error.pos[0]);
  const at = (row: number) => lines[row - 1] ?? '';
  const here = { line, column: col };
  const tabLine = [line, line - 1].find((row) => /^\s*\t/.test(at(row)));
  if (error.code === 'TAB_AS_INDENT' || tabLine !== undefined) {
    const row = tabLine ?? line;
    return {
      code: 'yaml-tab',
      summary: 'the line is indented with a tab, expected spaces',
      why: 'YAML does not allow tabs for indentation.',
      fix: 'Replace the tab with two spaces.',
      line: row,
      column: at(row).indexOf('\t') + 1,
    };
  }
  if (error.code === 'DUPLICATE_KEY') {
    const key = /^[^\s:]+/.exec(at(line).slice(col - 1))?.[0] ?? '';
    const field = at(line).trim();
    const beginsRecords = lines.some((other) =>
      other.startsWith(`${' '.repeat(Math.max(0, col - 3))}- ${key}:`),
    );
    return {
      code: 'duplicate-field',
      summary: `${key} is written twice`,
      why: 'A record can have each field only once.',
      fix: `Remove one of the two lines.${beginsRecords ? ` If a new record begins here, write:   - ${field}` : ''}`,
      ...here,
    };
  }
  if (error.code === 'MULTIPLE_DOCS') {
    return {
      code: 'second-document',
      summary: 'a line of three hyphens begins a second document',
      why: 'A file contains one document. The text after the line would not be read.',
      fix: 'Remove the line with the three hyphens.',
      ...here,
    };
  }
  if (['TAG_RESOLVE_FAILED', 'MULTIPLE_TAGS', 'BAD_SCALAR_START'].includes(error.code)) {
    return { ...needsQuotes(at(line)), ...here };
  }
  if (error.code === 'BAD_DQ_ESCAPE') {
    return {
      code: 'yaml-escape',
      summary: 'a backslash is before a character that it cannot escape',
      why: 'In double quotes, a backslash begins an escape sequence.',
      fix: 'Write two backslashes for one, or use single quotes around the value.',
      ...here,
    };
  }
  // A new site has lists that contain nothing else.
  const emptyList = lines.findIndex((text) => /^\[\s*\]\s*$/.test(text)) + 1;
  if (emptyList > 0 && emptyList < line) {
    return {
      code: 'yaml-entries-after-brackets',
      summary: 'the brackets say that the list is empty, but items follow',
      why: 'A file contains either [] or items that begin with a hyphen.',
      fix: 'Remove the line with the brackets.',
      line: emptyList,
      column: 1,
    };
  }
  const quoteRow = findOpenQuote(lines);
  if (error.code === 'MISSING_CHAR' && /closing/.test(error.message) && quoteRow) {
    return { ...openQuote(at(quoteRow.line)), ...quoteRow };
  }
  // Characters that begin a list, a block or a bracket where the owner meant text.
  const sign = /^(\s*(?:- +)*[\w-]+:\s+)(?:[}\],%]|[>|]\s*[^\s+\d-]|- |\?\s*$)/.exec(at(line));
  if (sign) return { ...needsQuotes(at(line)), line, column: (sign[1]?.length ?? 0) + 1 };
  const hyphenRow = [line, line - 1].find((row) => isRecordWithoutHyphen(lines, row));
  if (hyphenRow !== undefined) {
    return {
      code: 'yaml-hyphen',
      summary: 'the hyphen of this record is missing',
      why: 'Each item of a list begins with a hyphen and a space.',
      fix: `Write:   - ${at(hyphenRow).trim()}`,
      line: hyphenRow,
      column: indentOf(at(hyphenRow)) + 1,
    };
  }
  const next = at(line + 1);
  const isFilledField = isField(at(line)) && /:\s+\S/.test(at(line)) && !hasInnerColon(at(line));
  const isAligned = !isField(at(line - 1)) || indentOf(at(line)) === indentOf(at(line - 1));
  if (isFilledField && isAligned && isField(next) && indentOf(next) > indentOf(at(line))) {
    return { ...badIndent(indentOf(at(line))), line: line + 1, column: indentOf(next) + 1 };
  }
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && /^\s*(?:- +)*[\w-]+:\s+\S/.test(at(line).slice(0, col))) {
    const { prefix, value } = splitLine(at(line));
    return {
      code: 'yaml-colon',
      summary: 'the value contains a second colon, expected the value in quotes',
      why: 'Without quotes, a colon and a space begin a new field.',
      fix: `Put the value in quotes:   ${prefix}${quote(value)}`,
      ...here,
    };
  }
  // Comments are between the fields of a translation, whose records may be named by paths and addresses.
  const isMisplaced = error.message.startsWith('All mapping items');
  const row = isMisplaced ? rowFrom(lines, line) : line;
  const above = rowAbove(lines, row);
  const [previous, current] = [indentOf(at(above)), indentOf(at(row))];
  if (isMisplaced && current >= previous + 2)
    return { ...textAndFields(at(above)), line: above, column: previous + 1 };
  if (current !== previous && (isMisplaced || (isField(at(row)) && isField(at(above)))))
    return { ...badIndent(previous), line: row, column: current + 1 };
  if (/^\s*-?\s*[A-Za-z][\w-]*:\S/.test(at(line))) {
    const { key, rest } = /(?<key>[A-Za-z][\w-]*):(?<rest>\S.*)/.exec(at(line))?.groups ?? {};
    return {
      code: 'yaml-space',
      summary: `a space is missing after ${key}:`,
      why: 'A colon and a space separate the field from its value.',
      fix: `Write:   ${key}: ${rest}`,
      ...here,
    };
  }
  if (error.code === 'UNEXPECTED_TOKEN' && /^\s*(?:- +)*[\w-]+:\s+["']/.test(at(line))) {
    return { ...textAfterQuote(at(line)), ...here };
  }
  if (error.code === 'MULTILINE_IMPLICIT_KEY') {
    const text = at(line).trim().replace(/^- +/, '');
    return {
      code: 'yaml-no-field',
      summary: `the line ${quote(text)} has no field`,
      why: 'Each line is a field, a colon and a value. Text that continues must be indented further.',
      fix: 'Indent the line below the text it belongs to, or begin it with the name of a field and a colon.',
      ...here,
    };
  }
  if (error.code === 'BAD_INDENT') {
    return {
      code: 'yaml-bracket',
      summary: 'a bracket is not closed before this line',
      why: 'A list in brackets ends with ], a group of fields in braces with }.',
      fix: 'Close the bracket at the end of the line above.',
      ...here,
    };
  }
  return {
    code: 'yaml-syntax',
    summary: 'the line cannot be read as a part of its record',
    why: 'All fields of a record have the same indentation. A new record begins with a hyphen and a space.',
    fix: 'Indent the line like its neighbors, and put text with characters such as : # or quotes in quotes.',
    ...here,
  };
}

/** `sign` is the character with a special meaning, by default the first of the value. */
export function needsQuotes(line: string, sign?: string): DiagnosticText {
  const { prefix, value } = splitLine(line);
  const first = sign ?? value.slice(0, 1);
  return {
    code: 'yaml-needs-quotes',
    summary: `the value begins with ${first}, expected it in quotes`,
    why: `Without quotes, ${first} at the start of a value has a special meaning.`,
    fix: `Put the value in quotes:   ${prefix}${quote(value)}`,
  };
}

function openQuote(line: string): DiagnosticText {
  const { prefix, value } = splitLine(line);
  const mark = value.slice(0, 1);
  return {
    code: 'yaml-open-quote',
    summary: `a quote ${mark} is not closed`,
    why: 'All the text that follows would belong to this value.',
    fix: `Close it at the end of the text:   ${prefix}${value.trimEnd()}${mark}`,
  };
}

function textAfterQuote(line: string): DiagnosticText {
  const { prefix, value } = splitLine(line);
  const mark = value.slice(0, 1);
  const inner = value.slice(1).replaceAll(mark, '');
  const isApostrophe = mark === "'" && /'.*'/.test(value.slice(1));
  return {
    code: 'yaml-after-quote',
    summary: `text follows the closing quote ${mark}`,
    why: 'A value in quotes ends with its second quote.',
    fix: isApostrophe
      ? `Use double quotes around text with an apostrophe:   ${prefix}"${value.slice(1).replace(/'\s*$/, '')}"`
      : `Put the quotes around the whole value:   ${prefix}${mark}${inner}${mark}`,
  };
}

function badIndent(expected: number): DiagnosticText {
  const spaces = expected === 0 ? 'no spaces' : expected === 1 ? '1 space' : `${expected} spaces`;
  return {
    code: 'yaml-indentation',
    summary: `the line is not indented like the one above, expected ${spaces} before it`,
    why: 'All fields of a record have the same indentation.',
    fix:
      expected === 0
        ? 'Remove the spaces at the start of the line.'
        : `Indent the line by ${spaces}, so that it begins below the field above.`,
  };
}

function textAndFields(line: string): DiagnosticText {
  const name = line.trim().replace(/:\s.*$/, '');
  return {
    code: 'yaml-text-and-fields',
    summary: `${name} has both a text and fields`,
    why: 'A field contains either a text or other fields.',
    fix: `Remove the text after the colon:   ${name}:`,
  };
}

/** The last line above with more than a comment; 0 for none. */
function rowAbove(lines: readonly string[], row: number): number {
  return lines.slice(0, row - 1).findLastIndex((line) => !isComment(line)) + 1;
}

/** The line, or the first one below it with more than a comment. */
function rowFrom(lines: readonly string[], row: number): number {
  return Math.max(row, lines.findIndex((line, index) => index >= row - 1 && !isComment(line)) + 1);
}

function isComment(line: string): boolean {
  return /^\s*(?:#.*)?$/.test(line);
}

function splitLine(line: string): { prefix: string; value: string } {
  const match = /^\s*(?:- +)*(?<prefix>[\w-]+:\s+)?(?<value>.*)$/.exec(line);
  return { prefix: match?.groups?.prefix ?? '', value: match?.groups?.value?.trim() ?? '' };
}

/** The line on which a quote opens a value and nothing closes it before the next field begins. */
function findOpenQuote(lines: string[]): Position | null {
  for (const [index, line] of lines.entries()) {
    const start = /^\s*(?:- +)*(?:[\w-]+:\s+)?(["'])/.exec(line);
    const quote = start?.[1];
    if (!start || !quote) continue;
    const rest = line.slice(start[0].length).replaceAll(quote === '"' ? /\\./g : /''/g, '');
    const next = lines[index + 1] ?? '';
    if (!rest.includes(quote) && (isField(next) || next.trim() === '' || /^\s*- /.test(next))) {
      return { line: index + 1, column: start[0].length };
    }
  }
  return null;
}

/** Whether a line begins with the field that begins other records, and is indented like their hyphens. */
function isRecordWithoutHyphen(lines: readonly string[], row: number): boolean {
  const [, indent = '', field] = /^( *)([A-Za-z][\w-]*:)\s+\S/.exec(lines[row - 1] ?? '') ?? [];
  const next = lines[row] ?? '';
  const isFirstField = isField(next) && /^ */.exec(next)?.[0].length === indent.length + 2;
  return field !== undefined && isFirstField && lines.some((line) => line.startsWith(`${indent}- ${field}`));
}

function isField(line: string): boolean {
  return /^\s*(?:- +)?[A-Za-z][\w-]*:(?:\s|$)/.test(line);
}

/** Whether the value of a field contains the beginning of another field. */
function hasInnerColon(line: string): boolean {
  return /^\s*(?:- +)*[\w-]+:\s.*:(?:\s|$)/.test(line);
}

/** Column (0-based) of the first letter, with the dash of a list counted as indentation. */
function indentOf(line: string): number {
  return /^\s*(?:- +)?/.exec(line)?.[0].length ?? 0;
}
