/** Field names and 0-based list indexes, from the root of a record or file: `[3, 'images', 0, 'alt']`. */
export type FieldPath = readonly (string | number)[];

/** `images[1].alt` */
export function formatPath(path: FieldPath): string {
  return path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );
}

/** Parses the output of `formatPath`. */
export function parsePath(field: string): FieldPath {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) =>
    index === undefined ? step : Number(index),
  );
}

/** The value at a path of plain data; undefined if the path does not exist. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (current, step) =>
      typeof current === 'object' && current !== null && Object.hasOwn(current, step)
        ? (current as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}

/** The list at a path of plain data; empty if it does not exist. */
export function listAt(value: unknown, path: FieldPath): unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}

/** The texts of a list, or of a field of its entries, with their paths. */
export function textsAt(value: unknown, list: FieldPath, ...field: string[]): [FieldPath, string][] {
  return listAt(value, list).flatMap((_, index): [FieldPath, string][] => {
    const path = [...list, index, ...field];
    const text = valueAt(value, path);
    return typeof text === 'string' ? [[path, text]] : [];
  });
}

/** Whether a value is an object and not a list. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
