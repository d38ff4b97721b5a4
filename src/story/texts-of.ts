/** Translations without placeholders, by name: part of a page's props, because every visitor loads the messages module. */
export function textsOf<N extends string>(
  names: readonly N[],
  { words }: { words: object },
): Record<N, string> {
  const all = words as Record<N, unknown>;
  return Object.fromEntries(names.map((name) => [name, String(all[name])])) as Record<N, string>;
}
