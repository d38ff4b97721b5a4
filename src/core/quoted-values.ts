import { shorten } from './text.ts';

/** A value as the owner would recognize it. Long text is cut. */
export function found(value: unknown): string {
  if (typeof value === 'string') return quote(shorten(value, 60));
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (value === null || value === undefined) return 'empty';
  return 'a group of fields';
}

export function quote(value: string): string {
  return `"${value.replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}

/** `key: value` as YAML, with quotes only where they are needed. */
export function yamlLine(key: string, value: unknown): string {
  if (Array.isArray(value)) return [`${key}:`, ...value.map((part) => `  - ${yamlScalar(part)}`)].join('\n');
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, part]) => `  ${name}: ${yamlScalar(part)}`);
    return [`${key}:`, ...fields].join('\n');
  }
  return `${key}: ${yamlScalar(value)}`;
}

/** A value as YAML; text in quotes whenever it could be read as something else. */
export function yamlScalar(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(yamlScalar).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, part]) => `${name}: ${yamlScalar(part)}`);
    return `{ ${fields.join(', ')} }`;
  }
  if (typeof value !== 'string') return String(value);
  const isWord = /^[A-Za-z/]/.test(value) && !/^(?:true|false|null|yes|no|on|off)$/i.test(value);
  const isPlain = isWord && !/: |:$| #|\n|[,\]}]$/.test(value) && value === value.trim();
  if (isPlain) return value;
  // In double quotes, a backslash begins an escape.
  return value.includes('\\') && !value.includes('\n') ? `'${value.replaceAll("'", "''")}'` : quote(value);
}

/** `otherwise` is the fix when there is nothing to suggest (null). */
export function didYouMean(suggestion: unknown, otherwise = ''): string {
  if (suggestion === null) return otherwise;
  return `Did you mean ${typeof suggestion === 'string' ? quote(suggestion) : String(suggestion)}?`;
}

/** `a, b or c` */
export function joinAlternatives(values: readonly string[]): string {
  return values.length < 2 ? (values[0] ?? '') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

/** An instruction with lines to copy: one line follows on the same line, several follow below. */
export function block(intro: string, lines: string): string {
  if (!lines.includes('\n')) return `${intro}   ${lines}`;
  return [intro, ...lines.split('\n').map((line) => `  ${line}`)].join('\n');
}
