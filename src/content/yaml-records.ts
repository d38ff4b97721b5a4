import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLError,
} from 'yaml';
import type { DiagnosticText, Position } from '../core/diagnostics.ts';
import type { FieldPath } from '../core/field-path.ts';
import { isTooLong, maxLines } from '../yaml/is-too-long.ts';
import * as fileMessages from './file-messages.ts';
import * as yamlMessages from './yaml-messages.ts';

/** One record as it stands in its file: its plain value, and where each field of it is written. */
export type YamlRecord = {
  /** 0-based place in the file's list; 0 in a file that is one map. */
  index: number;
  isListed: boolean;
  value: unknown;
  /** Where the value (or the key) of a field stands; the nearest thing around it when it is missing. */
  locate: (path: FieldPath, part?: 'key' | 'value') => Position;
  /** The field's text as it is written in the file; "" when it has none. */
  sourceOf: (path: FieldPath) => string;
};

export type YamlFile = {
  records: YamlRecord[];
  /** How many records the file has, broken ones included. */
  count: number;
  diagnostics: (DiagnosticText & Position)[];
};

/**
 * More than 60 brackets or hyphens without an end before the next record. The parser runs out of stack at some thousands;
 * the deepest record has four levels.
 */
const tooDeep = /(?:[[{](?:[^\]}[{\n]|\n(?![A-Za-z-]))*){60}[[{]|^ *(?:[-?] *){60}[-?]|^ {600}/m;

/**
 * Reads a YAML file into records. A broken record of a list hides none of the others: each is then read by
 * itself, so that its first error is told and the rest is still checked.
 */
export function readYamlRecords(text: string, shape: 'single' | 'list'): YamlFile {
  const whole = { line: 0, column: 0 };
  if (isTooLong(text))
    return { records: [], count: 1, diagnostics: [{ ...fileMessages.tooManyLines(maxLines), ...whole }] };
  const tooDeep = findTooDeep(text);
  if (tooDeep)
    return { records: [], count: 0, diagnostics: [{ ...yamlMessages.nestedTooDeep(), ...tooDeep }] };
  const file = parse(text);
  const isBroken = file.errors.some((error) => error.code !== 'DUPLICATE_KEY');
  if (!isBroken) return readDocument(file, shape, 0);
  const chunks = shape === 'list' ? splitRecords(text) : [];
  if (chunks.length < 2) return { records: [], count: 1, diagnostics: [firstError(file)] };
  let isExplained = false;
  const parts = chunks.map(({ text: chunk, linesBefore }, index) => {
    const part = parse(chunk);
    const isSound = part.errors.every((error) => error.code === 'DUPLICATE_KEY');
    isExplained ||= !isSound;
    const read = isSound
      ? readDocument(part, shape, index)
      : { records: [], diagnostics: [firstError(part)] };
    return moveDown(read, linesBefore);
  });
  const diagnostics = parts.flatMap((part) => part.diagnostics);
  // The parts may be sound where the whole is not, e.g. with a second document between them.
  return {
    records: parts.flatMap((part) => part.records),
    count: chunks.length,
    diagnostics: isExplained ? diagnostics : [...diagnostics, firstError(file)],
  };
}

type Parsed = {
  document: Document.Parsed;
  lineCounter: LineCounter;
  lines: string[];
  errors: YAMLError[];
};

function parse(text: string): Parsed {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, version: '1.2' });
  // An unknown tag (`!foo`) is only a warning to the parser, but drops what the owner wrote.
  const errors = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  return { document, lineCounter, lines: text.split('\n'), errors };
}

function readDocument(file: Parsed, shape: 'single' | 'list', firstIndex: number): YamlFile {
  const { document, lineCounter } = file;
  const diagnostics = file.errors.map((error) => explainError(error, file));
  const reference = findReference(document.contents, file);
  if (reference) return { records: [], count: 1, diagnostics: [...diagnostics, reference] };
  const value: unknown = document.toJS();
  if (value === null || value === undefined) {
    // A list of which only the comments are left is one without records; a file without a word is a mistake.
    if (shape === 'list' && file.lines.some((line) => /^\s*#/.test(line))) {
      return { records: [], count: 0, diagnostics };
    }
    return { records: [], count: 0, diagnostics: [{ ...fileMessages.emptyFile(shape), line: 0, column: 0 }] };
  }
  const root = document.contents as Node;
  const record = (index: number, node: Node, plain: unknown): YamlRecord => ({
    index,
    isListed: shape === 'list',
    value: plain,
    locate: (path, part = 'value') => locate(lineCounter, node, path, part),
    sourceOf: (path) => sourceOf(file.lines, lineCounter, node, path),
  });
  if (shape === 'single') {
    if (isMap(root)) return { records: [record(0, root, value)], count: 1, diagnostics };
    const position = positionOf(root, lineCounter);
    return {
      records: [],
      count: 1,
      diagnostics: [...diagnostics, { ...yamlMessages.expectedFields(value), ...position }],
    };
  }
  if (!isSeq(root) || !Array.isArray(value)) {
    const position = positionOf(root, lineCounter);
    return {
      records: [],
      count: 1,
      diagnostics: [...diagnostics, { ...yamlMessages.expectedList(value), ...position }],
    };
  }
  const plain: unknown[] = value;
  const records = root.items.map((node, index) => record(firstIndex + index, node as Node, plain[index]));
  return { records, count: records.length, diagnostics };
}

type Chunk = { text: string; linesBefore: number };

/** The text cut before each line that begins with a dash in the first column. */
function splitRecords(text: string): Chunk[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => (/^-(?:\s|$)/.test(line) ? [index] : []));
  return starts.map((start, nth) => ({
    text: lines.slice(start, starts[nth + 1] ?? lines.length).join('\n'),
    linesBefore: start,
  }));
}

/** Positions in a piece of a file as positions in the file. */
function moveDown(
  { records, diagnostics }: Pick<YamlFile, 'records' | 'diagnostics'>,
  lines: number,
): Pick<YamlFile, 'records' | 'diagnostics'> {
  return {
    diagnostics: diagnostics.map((diagnostic) => ({ ...diagnostic, line: diagnostic.line + lines })),
    records: records.map((record) => ({
      ...record,
      locate: (path, part) => {
        const { line, column } = record.locate(path, part);
        return { line: line + lines, column };
      },
    })),
  };
}

function firstError(file: Parsed): DiagnosticText & Position {
  const error = file.errors.find((candidate) => candidate.code !== 'DUPLICATE_KEY');
  if (!error) throw new Error('firstError needs a document with an error');
  return explainError(error, file);
}

/** The parser's complaint in the owner's words, at the place where the mistake is, not where it was noticed. */
function explainError(error: YAMLError, { lines, lineCounter }: Parsed): DiagnosticText & Position {
  const { line, col } = lineCounter.linePos(error.pos[0]);
  const at = (row: number) => lines[row - 1] ?? '';
  const here = { line, column: col };
  const tabLine = [line, line - 1].find((row) => /^\s*\t/.test(at(row)));
  if (error.code === 'TAB_AS_INDENT' || tabLine !== undefined) {
    const row = tabLine ?? line;
    return { ...yamlMessages.tabIndent(), line: row, column: at(row).indexOf('\t') + 1 };
  }
  if (error.code === 'DUPLICATE_KEY') {
    const key = /^[^\s:]+/.exec(at(line).slice(col - 1))?.[0] ?? '';
    return { ...yamlMessages.duplicateKey(key), ...here };
  }
  if (error.code === 'MULTIPLE_DOCS') return { ...yamlMessages.secondDocument(), ...here };
  if (error.code === 'TAG_RESOLVE_FAILED' || error.code === 'MULTIPLE_TAGS') {
    return { ...yamlMessages.needsQuotes(at(line), 'start'), ...here };
  }
  if (error.code === 'BAD_SCALAR_START') return { ...yamlMessages.needsQuotes(at(line), 'start'), ...here };
  if (error.code === 'BAD_DQ_ESCAPE') return { ...yamlMessages.badEscape(), ...here };
  const quoteRow = findOpenQuote(lines);
  if (error.code === 'MISSING_CHAR' && /closing/.test(error.message) && quoteRow) {
    return { ...yamlMessages.openQuote(at(quoteRow.line)), ...quoteRow };
  }
  // Signs that begin a list, a block or a bracket where the owner meant a word.
  const sign = /^(\s*(?:- +)*[\w-]+:\s+)(?:[}\],%]|[>|]\s*[^\s+\d-]|- |\?\s*$)/.exec(at(line));
  if (sign)
    return { ...yamlMessages.needsQuotes(at(line), 'start'), line, column: (sign[1]?.length ?? 0) + 1 };
  const next = at(line + 1);
  const isFilledField = isField(at(line)) && /:\s+\S/.test(at(line)) && !hasInnerColon(at(line));
  const isSubpage = !isField(at(line - 1)) || indentOf(at(line)) === indentOf(at(line - 1));
  if (isFilledField && isSubpage && isField(next) && indentOf(next) > indentOf(at(line))) {
    return { ...yamlMessages.badIndent(indentOf(at(line))), line: line + 1, column: indentOf(next) + 1 };
  }
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && /^\s*(?:- +)*[\w-]+:\s+\S/.test(at(line).slice(0, col))) {
    return { ...yamlMessages.needsQuotes(at(line), 'colon'), ...here };
  }
  const previous = indentOf(at(line - 1));
  const current = indentOf(at(line));
  if (isField(at(line)) && isField(at(line - 1)) && current !== previous) {
    return { ...yamlMessages.badIndent(previous), line, column: current + 1 };
  }
  if (/^\s*-?\s*[A-Za-z][\w-]*:\S/.test(at(line))) {
    return { ...yamlMessages.missingSpace(at(line)), ...here };
  }
  if (error.code === 'UNEXPECTED_TOKEN' && /^\s*(?:- +)*[\w-]+:\s+["']/.test(at(line))) {
    return { ...yamlMessages.textAfterQuote(at(line)), ...here };
  }
  if (error.code === 'MULTILINE_IMPLICIT_KEY') return { ...yamlMessages.missingColon(at(line)), ...here };
  if (error.code === 'BAD_INDENT') return { ...yamlMessages.unclosedBracket(), ...here };
  return { ...yamlMessages.unreadable(), ...here };
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

function isField(line: string): boolean {
  return /^\s*(?:- +)?[A-Za-z][\w-]*:(?:\s|$)/.test(line);
}

/** Whether the value of a field holds what would begin another field. */
function hasInnerColon(line: string): boolean {
  return /^\s*(?:- +)*[\w-]+:\s.*:(?:\s|$)/.test(line);
}

/** Column (0-based) of the first letter, with the dash of a list counted as indentation. */
function indentOf(line: string): number {
  return /^\s*(?:- +)?/.exec(line)?.[0].length ?? 0;
}

function findTooDeep(text: string): Position | null {
  const match = tooDeep.exec(text);
  if (!match) return null;
  const before = text.slice(0, match.index + match[0].length).split('\n');
  return { line: before.length, column: before.at(-1)?.length ?? 0 };
}

function locate(lineCounter: LineCounter, root: Node, path: FieldPath, part: 'key' | 'value'): Position {
  let node: Node | null = root;
  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find((item) => keyOf(item.key) === step);
      if (!pair) return positionOf(node, lineCounter);
      const value = pair.value as Node | null;
      if (isLast && (part === 'key' || !value || isEmptyScalar(value))) {
        return positionOf(pair.key as Node, lineCounter);
      }
      node = value;
    } else if (isSeq(node) && typeof step === 'number') {
      const next = node.items[step] as Node | undefined;
      if (!next) return positionOf(node, lineCounter);
      node = next;
    } else {
      return positionOf(node, lineCounter);
    }
    if (!node) return positionOf(root, lineCounter);
  }
  return positionOf(node, lineCounter);
}

function sourceOf(lines: string[], lineCounter: LineCounter, root: Node, path: FieldPath): string {
  const key = locate(lineCounter, root, path, 'key');
  return lines[key.line - 1]?.slice(key.column - 1) ?? '';
}

function keyOf(key: unknown): unknown {
  return isScalar(key) ? String(key.value) : key;
}

function isEmptyScalar(node: Node): boolean {
  return isScalar(node) && node.value === null && (node.source ?? '') === '';
}

function positionOf(node: Node | null, lineCounter: LineCounter): Position {
  const { line, col } = lineCounter.linePos(node?.range?.[0] ?? 0);
  return { line, column: col };
}

/**
 * The first value that begins with & or *. YAML takes these for a name and a repetition; an owner means the
 * character, and a few lines of repetitions can fill any memory.
 */
function findReference(node: unknown, file: Parsed): (DiagnosticText & Position) | null {
  if (isAlias(node) || (isNode(node) && node.anchor)) {
    const sign = isAlias(node) ? '*' : '&';
    const { line, col } = file.lineCounter.linePos(node.range?.[0] ?? 0);
    // An anchor stands before the value whose range this is, at times on the line above.
    for (const row of [line, line - 1]) {
      const text = file.lines[row - 1] ?? '';
      const column = text.lastIndexOf(sign, row === line ? col : text.length) + 1;
      if (column > 0) return { ...yamlMessages.needsQuotes(text, 'start', sign), line: row, column };
    }
    return { ...yamlMessages.needsQuotes('', 'start', sign), line, column: col };
  }
  const children: unknown[] = isSeq(node)
    ? node.items
    : isMap(node)
      ? node.items.flatMap((pair) => [pair.key, pair.value])
      : [];
  for (const child of children) {
    const found = findReference(child, file);
    if (found) return found;
  }
  return null;
}
