/** Columns of a line, as the formatter counts them, so that a generated file passes the same check as the rest. */
const lineWidth = 110;

/** JSON with objects on lines of their own and arrays on one line where they fit. Ends with a newline. */
export function printJson(value: unknown): string {
  return `${print(value, 0, 0)}\n`;
}

/** `used` counts the columns that stand before the value on its line. */
function print(value: unknown, indent: number, used: number): string {
  const inner = ' '.repeat(indent + 2);
  const outer = ' '.repeat(indent);
  if (Array.isArray(value)) {
    const parts = value.map((part) => print(part, indent + 2, indent + 2));
    const line = `[${parts.join(', ')}]`;
    // One column more for the comma that may follow.
    if (!line.includes('\n') && used + line.length + 1 <= lineWidth) return line;
    return `[\n${parts.map((part) => inner + part).join(',\n')}\n${outer}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, part]) => {
      const start = `${inner}${JSON.stringify(key)}: `;
      return start + print(part, indent + 2, start.length);
    });
    return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${outer}}`;
  }
  return JSON.stringify(value);
}
