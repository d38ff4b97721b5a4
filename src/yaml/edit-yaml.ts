import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type FieldPath, listAt, valueAt } from '../core/field-path.ts';
import { applyChange, type Change } from './change.ts';
import { type FieldComments, printField, printFlow, printItem, printValue } from './print-yaml.ts';

/*
 * Changes to the text of a YAML file of content/, as small as an owner would make them by hand: only the lines that
 * change are rewritten; comments, quotes, order, empty lines and folds of all others stay as they are.
 * Every function takes the whole text and returns the whole text. A path is one of field names and 0-based places,
 * such as ['images', 1, 'alt']; in a file that is a list it begins with the place of the record.
 */

/** The text cannot be changed safely, because it is invalid YAML; `npm run check` explains why. */
export class YamlEditError extends Error {}

/** Sets a field or list item; a new field becomes the last of its group. */
export function setField(text: string, path: FieldPath, value: unknown): string {
  const group = path.slice(0, -1);
  // An optional group is created with its first field.
  if (group.length > 0 && (readPlain(text, group) ?? null) === null) {
    return setField(text, group, { [String(path.at(-1))]: value });
  }
  return change(text, path, value, (source, document) => {
    const parent = nodeAt(document, path.slice(0, -1));
    const last = path.at(-1);
    if (isMap(parent) && typeof last === 'string') return spliceField(source, parent, last, value);
    if (isSeq(parent) && typeof last === 'number') {
      const item = parent.items[last];
      return isScalar(item) || isMap(item) ? spliceNode(source, item, value, parent.flow === true) : null;
    }
    return null;
  });
}

/**
 * Adds a record to the end of a list: of the file itself (`[]`, the default), or of one inside it (`[3, 'images']`).
 * `comments` are lines above fields of the record, without their `#`.
 */
export function appendTo(
  text: string,
  record: unknown,
  list: FieldPath = [],
  comments: FieldComments = {},
): string {
  return insertRecords(text, list, [{ at: Number.POSITIVE_INFINITY, record, comments }], '');
}

/** Inserts a record into a list at the 0-based `index`. */
export function insertInto(text: string, record: unknown, list: FieldPath, index: number): string {
  return insertRecords(text, list, [{ at: index, record }]);
}

type Insert = { at: number; record: unknown; comments?: FieldComments };

/**
 * Inserts records into a list of the file, each before the one with the 0-based index `at`, or at the end. Thousands take no
 * longer than one. In a file without records, `belowComments` is between its comments and the first record.
 */
export function insertRecords(
  text: string,
  list: FieldPath,
  inserts: readonly Insert[],
  belowComments = '\n',
): string {
  const before = readList(text, list);
  const at = (place: number) => inserts.filter((insert) => Math.min(insert.at, before.length) === place);
  const after = [...before, undefined].flatMap((entry, place) => [
    ...at(place).map(({ record }) => record),
    ...(place < before.length ? [entry] : []),
  ]);
  return change(text, list, after, (source, document) => {
    const node = nodeAt(document, list);
    if (isSeq(node) && node.items.length > 0 && !node.flow) {
      const indent = columnOf(source, dashOf(source, node, 0));
      const gap = hasSpacedItems(source, node) ? '\n\n' : '\n';
      const starts = node.items.map((_item, index) => recordStart(source, node, index));
      // Comments at the end of a file belong to the record above them.
      const end =
        list.length === 0
          ? source.trimEnd().length
          : lineEnd(source, contentEnd(source, node.items.at(-1) as Node));
      const printed = (place: number) =>
        at(place).map(({ record, comments }) => printItem(record, indent, comments));
      const pieces = starts.flatMap((start, index) => [
        ...printed(index).map((item) => item + gap),
        source.slice(start, starts[index + 1] ?? end),
      ]);
      const last = printed(before.length).map((item) => gap + item);
      return source.slice(0, starts[0]) + [...pieces, ...last].join('') + (source.slice(end) || '\n');
    }
    if (list.length > 0) return setField(source, list, after);
    const items = at(0)
      .map(({ record, comments }) => printItem(record, 0, comments))
      .join('\n');
    // Only comments, or the brackets of a list without records.
    const isEmpty = node === null || (isScalar(node) && node.value === null);
    if (isEmpty) return `${endLine(source)}${source.trim() === '' ? '' : belowComments}${items}\n`;
    if (!isSeq(node) || node.items.length > 0 || !node.range) return null;
    return endLine(source.slice(0, node.range[0]) + items + source.slice(node.range[1]));
  });
}

/**
 * Removes a record from a list, with the comment directly above it, or a field from its group, whose comments stay. Does
 * nothing if it does not exist.
 */
export function removeAt(text: string, path: FieldPath): string {
  if (readPlain(text, path) === undefined) return text;
  return change(text, path, undefined, (source, document) => {
    const parentPath = path.slice(0, -1);
    const parent = nodeAt(document, parentPath);
    const last = path.at(-1);
    if (isMap(parent) && typeof last === 'string') return cutField(source, parent, last);
    if (!isSeq(parent) || typeof last !== 'number') return null;
    if (parent.flow) {
      return setField(source, parentPath, readList(source, parentPath).toSpliced(last, 1));
    }
    if (parent.items.length === 1) {
      if (parentPath.length > 0) return setField(source, parentPath, []);
      const start = lineStart(source, dashOf(source, parent, 0));
      return `${source.slice(0, start)}[]\n`;
    }
    const start = recordStart(source, parent, last);
    const end =
      last + 1 < parent.items.length
        ? recordStart(source, parent, last + 1)
        : lineEnd(source, contentEnd(source, parent.items[last] as Node)) + 1;
    const rest = source.slice(end);
    return rest === '' ? endLine(source.slice(0, start).trimEnd()) : source.slice(0, start) + rest;
  });
}

/** Moves an entry of a list, with the comment directly above it; empty lines between entries stay. */
export function moveEntry(text: string, list: FieldPath, from: number, to: number): string {
  if (!Array.isArray(readPlain(text, list))) return text;
  const moved = moveWithin(readList(text, list), from, to);
  return change(text, list, moved, (source, document) => {
    const node = nodeAt(document, list);
    if (!isSeq(node)) return null;
    if (node.flow) return setField(source, list, moved);
    const starts = node.items.map((_item, index) => recordStart(source, node, index));
    const end = lineEnd(source, contentEnd(source, node.items.at(-1) as Node));
    const pieces = starts.map((start, index) => source.slice(start, starts[index + 1] ?? end));
    const gaps = pieces.map((piece) => piece.slice(piece.trimEnd().length));
    const written = moveWithin(pieces, from, to).map((piece, index) => piece.trimEnd() + gaps[index]);
    return source.slice(0, starts[0]) + written.join('') + source.slice(end);
  });
}

/** Sets the `id` of each record of a list to its position, from 1. */
export function numberRecords(text: string, list: FieldPath): string {
  if (!Array.isArray(readPlain(text, list))) return text;
  const records = readList(text, list);
  const numbered = records.map((record, index) =>
    valueAt(record, ['id']) === undefined ? record : { ...(record as object), id: index + 1 },
  );
  return change(text, list, numbered, (source, document) => {
    let result = source;
    // From the end, so that earlier offsets stay valid.
    for (let index = records.length - 1; index >= 0; index -= 1) {
      const record = nodeAt(document, [...list, index]);
      if (!isMap(record)) return null;
      const id = record.get('id', true);
      if (id === undefined) continue;
      if (!isScalar(id) || !id.range) return null;
      if (id.value !== index + 1)
        result = result.slice(0, id.range[0]) + (index + 1) + result.slice(id.range[1]);
    }
    return result;
  });
}

function moveWithin<T>(entries: readonly T[], from: number, to: number): T[] {
  const rest = entries.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...entries.slice(from, from + 1));
}

/**
 * Applies one change to the text and verifies it: parsing the result gives the old value with only this difference. If a file
 * is written in an unusual way, prints the whole document instead.
 */
function change(
  text: string,
  path: FieldPath,
  value: unknown,
  splice: (source: string, document: Document.Parsed) => string | null,
): string {
  const source = plainNewlines(text);
  const { document, plain } = parse(source);
  if (value !== undefined && isDeepStrictEqual(valueAt(plain, path), value)) return text;
  const spliced = splice(source, document);
  const isProven =
    spliced !== null && isDeepStrictEqual(plainOf(spliced), applyChange(plain, changeOf(path, value)));
  const result = isProven ? spliced : printDocument(source, path, value);
  return text.includes('\r\n') ? result.replaceAll('\n', '\r\n') : result;
}

function changeOf(path: FieldPath, value: unknown): Change {
  if (value !== undefined) return { kind: 'set', path, value };
  const last = path.at(-1);
  if (typeof last === 'number') return { kind: 'remove', path: path.slice(0, -1), index: last };
  return { kind: 'unset', path };
}

function printDocument(source: string, path: FieldPath, value: unknown): string {
  const document = parseDocument(source, { version: '1.2' });
  const written = pathIn(document, path);
  if (value === undefined) document.deleteIn(written);
  else if (path.length === 1 && typeof path[0] === 'number' && document.toJS() === null) {
    document.contents = document.createNode([value]) as never;
  } else document.setIn(written, document.createNode(value));
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function nodeAt(document: Document.Parsed, path: FieldPath): unknown {
  return path.length === 0 ? document.contents : document.getIn(pathIn(document, path), true);
}

/** A path with the keys of the document: that of `2024:` is a number, its field has the name `2024`. */
function pathIn(document: Document.Parsed, path: FieldPath): unknown[] {
  let node: unknown = document.contents;
  return path.map((step) => {
    const pair = isMap(node) ? node.items.find((item) => isNamed(item, String(step))) : undefined;
    node = isSeq(node) ? node.items[Number(step)] : pair?.value;
    return isScalar(pair?.key) ? pair.key.value : step;
  });
}

function isNamed({ key }: Pair, name: string): boolean {
  return isScalar(key) && String(key.value ?? '') === name;
}

type Parsed = { source: string; document: Document.Parsed; plain: unknown };

/** Parsing 2,000 records takes 0.2 s, and each change begins with the text that the last one verified. */
let lastParsed: Parsed[] = [];

function parseOnce(source: string): Parsed {
  const parsed = lastParsed.find((each) => each.source === source) ?? parseText(source);
  // Two: the text that is changed with each letter, and the result.
  lastParsed = [parsed, ...lastParsed.filter((other) => other !== parsed)].slice(0, 2);
  return parsed;
}

function parseText(source: string): Parsed {
  const document = parseDocument(source, { version: '1.2' });
  const plain = document.errors.length > 0 ? undefined : (document.toJS() as unknown);
  return { source, document, plain };
}

function parse(source: string): Parsed {
  const parsed = parseOnce(source);
  const [error] = parsed.document.errors;
  if (error) throw new YamlEditError(error.message);
  return parsed;
}

function plainOf(text: string): unknown {
  return parseOnce(text).plain;
}

/** The value at a path; undefined if there is none. */
function readPlain(text: string, path: FieldPath): unknown {
  return valueAt(plainOf(plainNewlines(text)), path);
}

/** The list at a path; empty if there is none. */
function readList(text: string, path: FieldPath): unknown[] {
  return listAt(readPlain(text, path), []);
}

export function plainNewlines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

function spliceField(source: string, map: YAMLMap, key: string, value: unknown): string | null {
  const pair = map.items.find((item) => isNamed(item, key));
  if (!pair) {
    const first = map.items[0];
    if (map.flow || !first || !isScalar(first.key) || !first.key.range) return null;
    const end = lineEnd(source, pairEnd(source, map.items.at(-1) as Pair));
    const indent = columnOf(source, first.key.range[0]);
    const field = printField(key, value, indent);
    return `${source.slice(0, end)}\n${' '.repeat(indent)}${field}${source.slice(end)}`;
  }
  const keyNode = pair.key as Scalar;
  const node = pair.value as Node | null;
  if (!keyNode.range) return null;
  if (map.flow) return node?.range ? spliceNode(source, node, value, true) : null;
  const isFlowList = isSeq(node) && node.flow === true && isPlainList(value);
  const field = isFlowList
    ? `${key}: ${printFlow(value)}`
    : printField(key, value, columnOf(source, keyNode.range[0]), styleOf(node));
  return source.slice(0, keyNode.range[0]) + field + source.slice(pairEnd(source, pair));
}

/** Null for a field without which the rest of its group would be invalid. */
function cutField(source: string, map: YAMLMap, key: string): string | null {
  const index = map.items.findIndex((item) => isNamed(item, key));
  const pair = map.items[index];
  if (!pair || map.flow || map.items.length === 1 || !isScalar(pair.key) || !pair.key.range) return null;
  const [keyStart] = pair.key.range;
  const start = lineStart(source, keyStart);
  const end = lineEnd(source, pairEnd(source, pair));
  const indent = keyStart - start;
  // A comment after the value moves to its own line.
  const note = source.slice(pairEnd(source, pair), end).trim();
  const keptNote = note === '' ? '' : `${' '.repeat(indent)}${note}\n`;
  if (source.slice(start, keyStart).trim() === '') {
    return source.slice(0, start) + keptNote + source.slice(end + 1);
  }
  // The field follows the dash of its record; the next one takes its place.
  const next = map.items[index + 1];
  if (!next || !isScalar(next.key) || !next.key.range) return null;
  const between = source.slice(end + 1, lineStart(source, next.key.range[0]));
  const above = (between + keptNote).replaceAll(/^ +/gm, ' '.repeat(lineIndent(source, start)));
  return source.slice(0, start) + above + source.slice(start, keyStart) + source.slice(next.key.range[0]);
}

/** A scalar or group as an entry of a list, or anything in brackets. */
function spliceNode(source: string, node: Node, value: unknown, isFlow: boolean): string | null {
  if (!node.range) return null;
  const [start] = node.range;
  const printed = isFlow ? printFlow(value) : printValue(value, columnOf(source, start), styleOf(node));
  return source.slice(0, start) + printed + source.slice(contentEnd(source, node));
}

/** The quotes of an empty text are only there because it is empty. */
function styleOf(node: Node | null): Scalar.Type | undefined {
  return isScalar(node) && node.value !== '' ? node.type : undefined;
}

function isPlainList(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry !== 'object' || entry === null);
}

/** Offset after the last letter of a node; the end according to the parser may be lines below. */
function contentEnd(source: string, node: Node): number {
  const [start, end] = node.range ?? [0, 0];
  const inner: unknown = isMap(node)
    ? node.flow
      ? null
      : node.items.at(-1)
    : isSeq(node) && !node.flow
      ? node.items.at(-1)
      : null;
  if (isMap(node) && inner) return pairEnd(source, inner as Pair);
  if (inner) return contentEnd(source, inner as Node);
  return start + source.slice(start, end).trimEnd().length;
}

function pairEnd(source: string, pair: Pair): number {
  const node = pair.value as Node | null;
  const key = pair.key as Scalar;
  const isWritten = node?.range && node.range[1] > node.range[0];
  return isWritten ? contentEnd(source, node) : source.indexOf(':', key.range?.[1] ?? 0) + 1;
}

/** Offset of the dash of an entry of a block list. */
function dashOf(source: string, list: YAMLSeq, index: number): number {
  const start = (list.items[index] as Node | null)?.range?.[0] ?? 0;
  return source.lastIndexOf('-', start - 1);
}

/** Start of an entry, including comment lines directly above it; comments at the top belong to the file. */
function recordStart(source: string, list: YAMLSeq, index: number): number {
  const dashLine = lineStart(source, dashOf(source, list, index));
  let start = dashLine;
  while (start > 0) {
    const above = lineStart(source, start - 1);
    if (!/^\s*#/.test(source.slice(above, start))) return start;
    start = above;
  }
  return dashLine;
}

function hasSpacedItems(source: string, list: YAMLSeq): boolean {
  if (list.items.length < 2) return false;
  const start = recordStart(source, list, list.items.length - 1);
  return source.slice(0, start).endsWith('\n\n');
}

function columnOf(source: string, offset: number): number {
  return offset - lineStart(source, offset);
}

function lineIndent(source: string, start: number): number {
  return /^ */.exec(source.slice(start))?.[0].length ?? 0;
}

function lineStart(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1;
}

function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end === -1 ? source.length : end;
}

/** The text with exactly one newline at its end; an empty text stays empty. */
function endLine(text: string): string {
  const trimmed = text.trimEnd();
  return trimmed === '' ? '' : `${trimmed}\n`;
}
