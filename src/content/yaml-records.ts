import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  type ParsedNode,
  parseDocument,
  visit,
  YAMLParseError,
} from 'yaml';
import { type GuideName, guide } from '../core/command-hint.ts';
import { type DiagnosticText, type Position, wholeFile } from '../core/diagnostics.ts';
import type { FieldPath } from '../core/field-path.ts';
import { expectedLength, isTooLong } from '../yaml/is-too-long.ts';
import {
  explainError,
  firstError,
  needsQuotes,
  type ParsedLines,
  tooManyMarks,
} from './explain-yaml-error.ts';

/** One record of a file: its plain value and the position of each field. */
export type YamlRecord = {
  /** 0-based index in the file's list; 0 in a file that is one map. */
  index: number;
  isListed: boolean;
  value: unknown;
  /** Position of the value (or the key) of a field, or of what surrounds it if it is missing. */
  locate: (path: FieldPath, part?: 'key' | 'value') => Position;
  /** The source text of the field; "" if it has none. */
  sourceOf: (path: FieldPath) => string;
};

export type YamlFile = {
  records: YamlRecord[];
  /** How many records the file has, broken ones included. */
  count: number;
  diagnostics: (DiagnosticText & Position & { severity?: 'warning' })[];
};

/**
 * More than 60 brackets or hyphens that are not closed before the next record, or 500 colons in a line. The parser runs out
 * of stack at some thousands; the deepest record has four levels.
 */
const tooDeep =
  /(?:[[{](?:[^\]}[{\n]|\n(?![A-Za-z-]))*){60}[[{]|^ *(?:[-?] *){60}[-?]|^ {600}|^(?:(?:[^:\n]|:(?! ))*: ){500}/m;

/** Parsing more records one by one takes too long. */
const maxChunks = 20_000;

/**
 * Reads a YAML file into records. A broken record of a list hides none of the others: each is then read by
 * itself, so that its first error is reported and the rest is still validated. Messages refer to `guideName`.
 */
export function readYamlRecords(
  text: string,
  shape: 'single' | 'list',
  guideName: GuideName = 'content.md',
): YamlFile {
  if (isTooLong(text))
    return {
      records: [],
      count: 1,
      diagnostics: [
        {
          code: 'file-too-long',
          summary: `the file is too long: expected at most ${expectedLength}`,
          why: 'It would take minutes to read, including comments and empty lines.',
          fix: 'Remove what is no longer needed, or split a gallery into two.',
          ...wholeFile,
        },
      ],
    };
  const tooDeep = findTooDeep(text);
  if (tooDeep) return { records: [], count: 0, diagnostics: [{ ...tooManyMarks, ...tooDeep }] };
  const file = parse(text);
  const isBroken = file.errors.some((error) => error.code !== 'DUPLICATE_KEY');
  if (!isBroken) return readDocument(file, shape, 0, guideName);
  const chunks = shape === 'list' ? splitRecords(text) : [];
  if (chunks.length < 2 || chunks.length > maxChunks)
    return { records: [], count: 1, diagnostics: [firstError(file)] };
  let isExplained = false;
  const parts = chunks.map(({ text: chunk, linesBefore }, index) => {
    const part = parse(chunk);
    const isValid = part.errors.every((error) => error.code === 'DUPLICATE_KEY');
    isExplained ||= !isValid;
    const read = isValid
      ? readDocument(part, shape, index, guideName)
      : { records: [], diagnostics: [firstError(part)] };
    return moveDown(read, linesBefore);
  });
  const diagnostics = parts.flatMap((part) => part.diagnostics);
  // The parts may be valid although the whole file is not, for example with a second document between them.
  return {
    records: parts.flatMap((part) => part.records),
    count: chunks.length,
    diagnostics: isExplained ? diagnostics : [...diagnostics, firstError(file)],
  };
}

type Parsed = ParsedLines & { document: Document.Parsed };

function parse(text: string): Parsed {
  const lineCounter = new LineCounter();
  const options = { lineCounter, prettyErrors: false, version: '1.2', uniqueKeys: false } as const;
  const document = parseDocument(text, options);
  reportDuplicateKeys(document);
  // An unknown tag (`!foo`) is only a warning to the parser, but drops the owner's text.
  const errors = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  return { document, lineCounter, lines: text.split('\n'), errors };
}

/** The parser's own search compares each key with every other: hours for a map of 200,000. */
function reportDuplicateKeys(document: Document.Parsed): void {
  visit(document, {
    Map: (_key, map) => {
      const keys = new Set<unknown>();
      for (const { key } of map.items as Pair<ParsedNode>[]) {
        if (!isScalar(key)) continue;
        const [start, end] = key.range ?? [0, 0];
        if (keys.has(key.value)) {
          document.errors.push(new YAMLParseError([start, end], 'DUPLICATE_KEY', 'Map keys must be unique'));
          // An entry without its hyphen repeats the first field, and then the others.
          if (key.value === [...keys][0]) return;
        }
        keys.add(key.value);
      }
    },
  });
}

function readDocument(
  file: Parsed,
  shape: 'single' | 'list',
  firstIndex: number,
  guideName: GuideName,
): YamlFile {
  const { document, lineCounter } = file;
  const diagnostics = file.errors.map((error) => explainError(error, file));
  const reference = findReference(document.contents, file);
  if (reference) return { records: [], count: 1, diagnostics: [...diagnostics, reference] };
  const value: unknown = document.toJS();
  if (value === null || value === undefined) {
    // A list with only comments has no records; an empty file is a mistake.
    if (shape === 'list' && file.lines.some((line) => /^\s*#/.test(line))) {
      return { records: [], count: 0, diagnostics };
    }
    return {
      records: [],
      count: 0,
      diagnostics: [
        {
          code: 'file-empty',
          summary: 'the file is empty',
          why:
            shape === 'list'
              ? 'It must contain a list of records.'
              : 'It must contain fields, one on each line.',
          fix:
            shape === 'list'
              ? 'If there is nothing to list, write one line:   []'
              : `${guide(guideName)} shows the fields it needs.`,
          ...wholeFile,
        },
      ],
    };
  }
  const root = document.contents as Node;
  const record = (index: number, node: Node, plain: unknown): YamlRecord => ({
    index,
    isListed: shape === 'list',
    value: plain,
    locate: (path, part = 'value') => locate(lineCounter, node, path, part),
    sourceOf: (path) => sourceOf(file.lines, lineCounter, node, path),
  });
  const rejected = (diagnostic: DiagnosticText): YamlFile => ({
    records: [],
    count: 1,
    diagnostics: [...diagnostics, { ...diagnostic, ...positionOf(root, lineCounter) }],
  });
  if (shape === 'single') {
    if (isMap(root)) return { records: [record(0, root, value)], count: 1, diagnostics };
    return rejected({
      code: 'not-fields',
      summary: `the file contains ${isSeq(root) ? 'a list' : 'plain text'}, expected fields, one on each line`,
      why: 'Each line is a field, a colon, a space and a value.',
      fix: `${guide(guideName)} shows the fields.`,
    });
  }
  if (!isSeq(root) || !Array.isArray(value)) {
    return rejected({
      code: 'not-a-list',
      summary: `the file contains ${isMap(root) ? 'one group of fields' : 'plain text'}, expected a list of records`,
      why: 'Each record begins with a hyphen and a space. Its fields are below one another.',
      fix: 'Put "- " before the first field of each record and two spaces before the others.',
    });
  }
  const plain: unknown[] = value;
  const records = root.items.map((node, index) => record(firstIndex + index, node as Node, plain[index]));
  return { records, count: records.length, diagnostics };
}

type Chunk = { text: string; linesBefore: number };

/** Splits the text before each line that begins with a dash in the first column. */
function splitRecords(text: string): Chunk[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => (/^-(?:\s|$)/.test(line) ? [index] : []));
  return starts.map((start, nth) => ({
    text: lines.slice(start, starts[nth + 1] ?? lines.length).join('\n'),
    linesBefore: start,
  }));
}

/** Turns positions in a part of a file into positions in the file. */
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
 * The first value that begins with & or *, which YAML reads as an anchor or an alias. An owner means the character, and a
 * few lines of aliases can fill any memory.
 */
function findReference(node: unknown, file: Parsed): (DiagnosticText & Position) | null {
  if (isAlias(node) || (isNode(node) && node.anchor)) {
    const sign = isAlias(node) ? '*' : '&';
    const { line, col } = file.lineCounter.linePos(node.range?.[0] ?? 0);
    // An anchor is before the value whose range this is, sometimes on the line above.
    for (const row of [line, line - 1]) {
      const text = file.lines[row - 1] ?? '';
      const column = text.lastIndexOf(sign, row === line ? col : text.length) + 1;
      if (column > 0) return { ...needsQuotes(text, sign), line: row, column };
    }
    return { ...needsQuotes('', sign), line, column: col };
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

/** The values of the records of a list. */
export function listRecords(text: string): unknown[] {
  return readYamlRecords(text.replaceAll('\r\n', '\n'), 'list').records.map(({ value }) => value);
}

/** Whether a text has no values, only comments and blank lines. */
export function hasOnlyComments(text: string): boolean {
  return text.split('\n').every((line) => /^\s*(?:#.*)?$/.test(line));
}
