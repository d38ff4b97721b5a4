/** Names of fields and 0-based places of lists, from the root of a record or file: `[3, 'images', 0, 'alt']`. */
export type FieldPath = readonly (string | number)[];

/** `images[1].alt` */
export function formatPath(path: FieldPath): string {
  return path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );
}

/** What `formatPath` wrote, as a path again. */
export function parsePath(field: string): FieldPath {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) =>
    index === undefined ? step : Number(index),
  );
}

/** The value at a path of plain data; undefined where the path leads outside it. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (current, step) =>
      typeof current === 'object' && current !== null && Object.hasOwn(current, step)
        ? (current as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}

/** The list at a path of plain data; an empty one where there is none. */
export function listAt(value: unknown, path: FieldPath): unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}

/** Whether plain data has fields: a list has places. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
