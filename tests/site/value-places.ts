/** The name of a field, or a number in a list. */
export type Step = string | number;

/** The paths of all values of some types (as of `typeof`) within `value`. */
export function listPlaces(value: unknown, types: readonly string[], steps: Step[] = []): Step[][] {
  if (types.includes(typeof value)) return [steps];
  if (typeof value !== 'object' || value === null) return [];
  const children: [Step, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return children.flatMap(([step, child]) => listPlaces(child, types, [...steps, step]));
}

/** Sets the text at a path, in place. */
export function replaceAt(value: unknown, [step, ...rest]: Step[], text: string): unknown {
  if (step === undefined) return text;
  const children = value as Record<Step, unknown>;
  children[step] = replaceAt(children[step], rest, text);
  return value;
}
