import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What content/ may hold at one place, such as `pages[].sections[].kind`. */
export type ContentField = {
  /** Whether what holds it cannot do without it. */
  isObligatory: boolean;
  /** Types of JSON that it may have. */
  types: string[];
  /** The only values it may have; null where it may have any. */
  values: unknown[] | null;
};

/** The part of JSON Schema that our schemas are written in. */
type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};

/** Where the schemas lie that editors know content/ by. A test holds them equal to those of the code. */
const schemaDir = path.join(path.dirname(import.meta.dirname), '.vscode/schemas');

/** Every field that content/ may have today, by its place. */
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

/** What content/ that was in order with the fields of `before` may say, and can no longer with those of `today`. */
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
