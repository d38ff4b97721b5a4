import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A field of content/, such as `pages[].sections[].kind`. */
export type ContentField = {
  /** Whether it is required in its group. */
  isObligatory: boolean;
  /** Allowed JSON types. */
  types: string[];
  /** Allowed values; null for any. */
  values: unknown[] | null;
};

/** The part of JSON Schema that the schemas use. */
type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};

/** Folder of the schemas for code editors. A test compares them with the code. */
const schemaDir = path.join(path.dirname(import.meta.dirname), '.vscode/schemas');

/** Every current field of content/, by path. */
export async function readContentFields(): Promise<Map<string, ContentField>> {
  const fields = new Map<string, ContentField>();
  for (const file of (await readdir(schemaDir)).sort()) {
    const schema = JSON.parse(await readFile(path.join(schemaDir, file), 'utf8')) as Schema;
    addFields(fields, path.parse(file).name, schema, false);
  }
  return fields;
}

function addFields(
  fields: Map<string, ContentField>,
  place: string,
  schema: Schema,
  isObligatory: boolean,
): void {
  const variants = schema.anyOf ?? [schema];
  const allowed = variants.map((variant) => variant.enum ?? ('const' in variant ? [variant.const] : null));
  fields.set(place, {
    isObligatory,
    types: [...new Set(variants.flatMap(({ type }) => type ?? []))].sort(),
    values: allowed.includes(null) ? null : allowed.flatMap((values) => values ?? []),
  });
  for (const { properties = {}, required = [], items } of variants) {
    for (const [name, field] of Object.entries(properties))
      addFields(fields, `${place}.${name}`, field, required.includes(name));
    if (items) addFields(fields, `${place}[]`, items, false);
  }
}

/** Content that is valid with the fields of `before` and invalid with those of `today`. */
export function findNarrowed(
  before: ReadonlyMap<string, ContentField>,
  today: ReadonlyMap<string, ContentField>,
): string[] {
  const narrowed = [...before].flatMap(([place, was]) => {
    const is = today.get(place);
    if (!is) return `${place} is gone`;
    const lost = [
      ...was.types.filter((type) => !is.types.includes(type)),
      ...(is.values ? (was.values ?? ['anything']).filter((value) => !is.values?.includes(value)) : []),
    ];
    return [
      ...(is.isObligatory && !was.isObligatory ? [`${place} may no longer be left out`] : []),
      ...(lost.length > 0 ? [`${place} may no longer be ${lost.join(', ')}`] : []),
    ];
  });
  const added = [...today].flatMap(([place, { isObligatory }]) => {
    const isNew = !before.has(place) && before.has(place.slice(0, place.lastIndexOf('.')));
    return isNew && isObligatory ? `${place} is new and may not be left out` : [];
  });
  return [...narrowed, ...added];
}
