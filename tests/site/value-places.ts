/** The name of a field, or a number in a list. */
export type Step = string | number;

/** The way to each value within `value` that is of one of the types, as `typeof` says them. */
export function listPlaces(value: unknown, types: readonly string[], steps: Step[] = []): Step[][] {
  if (types.includes(typeof value)) return [steps];
  if (typeof value !== 'object' || value === null) return [];
  const children: [Step, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return children.flatMap(([step, child]) => listPlaces(child, types, [...steps, step]));
}

/** Puts the text at that place, in the value itself. */
export function replaceAt(value: unknown, [step, ...rest]: Step[], text: string): unknown {
  if (step === undefined) return text;
  const children = value as Record<Step, unknown>;
  children[step] = replaceAt(children[step], rest, text);
  return value;
}
