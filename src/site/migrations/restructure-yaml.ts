import { type Document, isMap, isNode, isScalar, type Node, parseDocument, YAMLMap, YAMLSeq } from 'yaml';
import { isGroup } from '../../core/field-path.ts';

/** The fields of a YAML map. A value is the fields of an inner map, or any other YAML node, which is written unchanged. */
export type Fields = Record<PropertyKey, unknown>;

/** The node that fields were read from, to find their comments. */
const origin = Symbol('origin');

/** The fields of an inner map; none if the value is not a map. */
export function fieldsOf(value: unknown): Fields {
  return isGroup(value) && !isNode(value) ? value : {};
}

/** Converts fields to a list in the given order, others last. */
export function listOf(
  fields: Fields,
  order: readonly string[],
  record: (name: string, value: unknown) => Fields,
): Fields[] {
  const rank = (name: string) => order.indexOf(name) + 1 || order.length + 1;
  return Object.entries(fields)
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([name, value]) => ({ ...record(name, value), [origin]: originOf(value) }));
}

function originOf(value: unknown): unknown {
  return fieldsOf(value)[origin] ?? value;
}

/**
 * Changes the structure of a YAML file that is a map. Each comment stays above its value, or above the next value that
 * is left. Quotes and folds stay as well.
 */
export function restructure(text: string, change: (fields: Fields) => unknown): string {
  const document: Document = parseDocument(text, { version: '1.2' });
  const root = document.contents;
  if (!isMap(root)) return text;
  /** Every value in the order of the file, with the comments above it. */
  const commented: { value: unknown; comment?: string | null | undefined; hasSpace?: boolean | undefined }[] =
    [];
  const read = (map: YAMLMap): Fields => {
    commented.push({ value: map, comment: map.commentBefore });
    const fields = map.items.map(({ key, value }, index) => {
      if (isScalar(key))
        commented.push({
          value: map === root && index === 0 ? root : value,
          comment: key.commentBefore,
          hasSpace: key.spaceBefore,
        });
      return [String(key), isMap(value) ? read(value) : value];
    });
    commented.push({ value: null, comment: map.comment });
    return { ...Object.fromEntries(fields), [origin]: map };
  };
  /** The position of a value's comments in the new structure. */
  const places = new Map<unknown, Node>();
  const write = (value: unknown): Node => {
    if (isNode(value)) return value;
    if (Array.isArray(value)) {
      const list = new YAMLSeq<Node>();
      for (const item of value) {
        list.add(write(item));
        places.set(originOf(item), list.items.at(-1) as Node);
      }
      return list;
    }
    if (!isGroup(value)) return document.createNode(value) as Node;
    const map = new YAMLMap<Node, Node>();
    const old = originOf(value);
    if (isMap(old) && old.flow) map.flow = true;
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue;
      const key = document.createNode(name) as Node;
      map.add({ key, value: write(field) });
      places.set(originOf(field), key);
    }
    return map;
  };
  document.contents = write(change(read(root)));
  places.set(root, document.contents);
  const pending: string[] = [];
  for (const { value, comment, hasSpace } of commented) {
    const place = places.get(value);
    if (comment) pending.push(comment);
    if (place) {
      place.commentBefore = [place.commentBefore, ...pending.splice(0)].filter(Boolean).join('\n');
      if (hasSpace) place.spaceBefore = true;
    } else if (isScalar(value) && value.comment) pending.push(value.comment);
  }
  if (pending.length > 0) document.comment = [...pending, document.comment].filter(Boolean).join('\n');
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
