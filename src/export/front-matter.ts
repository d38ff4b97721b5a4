import { yamlLine } from '../core/quoted-values.ts';

/** Fields above a text, those with a value. */
export function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === '' || value === false ? [] : yamlLine(name, value),
  );
  return ['---', ...lines, '---', ''].join('\n');
}
