/** The rules of a look by the style sheet that they change. */
export function rulesBySheet(look: string): Map<string, string> {
  const [, ...parts] = look.split(/^\/\* (\S+\.css) \*\/\n/m);
  return new Map(
    parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? ''] as const] : [])),
  );
}
