import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { type FieldPath, isGroup } from '../../model/field-path.ts';
import { printFile } from './print-yaml.ts';

/*
 * Changes to how a YAML file of content/ is laid out, which keep its comments and the words as they were written. Each
 * takes the whole text, with plain newlines, and returns the whole text. What comes out is read back: where a file is
 * written so that its lines cannot be moved, its value is printed anew, below the comment it begins with.
 */

type Group = Record<string, unknown>;

/** Gives a field another name, in its place. */
export function renameField(text: string, path: FieldPath, name: string): string {
  const group = groupAt(text, path.slice(0, -1));
  if (!group) return text;
  const expected = Object.entries(group.plain).map(([key, value]) => [
    key === path.at(-1) ? name : key,
    value,
  ]);
  return prove(text, path.slice(0, -1), Object.fromEntries(expected), () => {
    const key = group.node.items.find((item) => keyOf(item) === path.at(-1))?.key;
    return isScalar(key) && key.range ? text.slice(0, key.range[0]) + name + text.slice(key.range[1]) : null;
  });
}

/**
 * Makes a list of a group: of each field a record that begins with what `head` says of it. The field's own value is a
 * group, to whose fields those of the head are added, or a single value, which gets the field `single`.
 */
export function listFromGroup(
  text: string,
  path: FieldPath,
  head: (key: string) => Record<string, string>,
  single = 'value',
): string {
  const group = groupAt(text, path);
  if (!group) return text;
  const expected = Object.entries(group.plain).map(([key, value]) =>
    isGroup(value) ? { ...head(key), ...value } : { ...head(key), [single]: value },
  );
  return prove(text, path, expected, () => {
    if (group.node.flow) return null;
    let result = text;
    // From the end, so that the places before it stay where they are.
    for (const pair of group.node.items.toReversed()) {
      const { key, value } = pair;
      if (!isScalar(key) || !key.range) return null;
      const [start, end] = key.range;
      const column = start - (text.lastIndexOf('\n', start - 1) + 1);
      const colon = text.indexOf(':', end);
      const first = isMap(value) && !value.flow ? value.items[0]?.key : null;
      const inner = isScalar(first) && first.range ? first.range[0] : null;
      const width = inner === null ? 2 : inner - (text.lastIndexOf('\n', inner - 1) + 1) - column;
      if (width < 2 || (isMap(value) && inner === null)) return null;
      const fields = Object.entries(head(String(key.value))).map(([name, word]) => `${name}: ${word}`);
      const lines = inner === null ? [...fields, `${single}:`] : fields;
      // What stands behind the name of a group, a comment, stays behind the first line of its record.
      const lineEnd = inner === null ? colon + 1 : text.indexOf('\n', colon);
      const note = inner === null ? '' : text.slice(colon + 1, lineEnd).trimEnd();
      const [firstLine = '', ...others] = lines;
      const record = [
        `-${' '.repeat(width - 1)}${firstLine}${note}`,
        ...others.map((line) => ' '.repeat(column + width) + line),
      ];
      result = result.slice(0, start) + record.join('\n') + result.slice(lineEnd);
    }
    return result;
  });
}

/** Makes of a file that is one group a list with this group as its only record, which begins with `head`. */
export function listOfOne(text: string, head: Record<string, string>): string {
  const group = groupAt(text, []);
  const first = group?.node.items[0]?.key;
  if (!group || !isScalar(first) || !first.range) return text;
  const start = first.range[0];
  return prove(text, [], [{ ...head, ...group.plain }], () => {
    if (group.node.flow) return null;
    const fields = Object.entries(head).map(([name, word]) => `${name}: ${word}\n`);
    const inner = (fields.join('') + text.slice(start)).replaceAll(/^(?=.)/gm, '  ');
    return `${text.slice(0, start)}-${inner.slice(1)}`;
  });
}

function prove(text: string, path: FieldPath, value: unknown, splice: () => string | null): string {
  const expected = parseDocument(text, { version: '1.2' });
  if (path.length > 0) expected.setIn(path, value);
  const whole: unknown = path.length > 0 ? expected.toJS() : value;
  const spliced = splice();
  if (spliced !== null) {
    const read = parseDocument(spliced, { version: '1.2' });
    if (read.errors.length === 0 && isDeepStrictEqual(read.toJS(), whole)) return spliced;
  }
  const heading = /^(?:#.*\n)*/.exec(text)?.[0] ?? '';
  return heading + printFile('', whole);
}

/** The group at a path; null where there is none, or the text has mistakes. */
function groupAt(text: string, path: FieldPath): { node: YAMLMap; plain: Group } | null {
  const document = parseDocument(text, { version: '1.2' });
  if (document.errors.length > 0) return null;
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  // Plain values of the parsed text, whose keys are words.
  return isMap(node) ? { node, plain: node.toJS(document) as Group } : null;
}

function keyOf({ key }: Pair): unknown {
  return isScalar(key) ? key.value : undefined;
}
