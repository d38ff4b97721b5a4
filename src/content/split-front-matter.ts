/**
 * A Markdown file as the fields above its text, as YAML, and the text. Each keeps the lines it has in the file: where
 * the other stands, there are empty ones. `isOpen` where the fields are begun and not ended.
 */
export function splitFrontMatter(source: string): { fields: string; text: string; isOpen: boolean } {
  const lines = source.split('\n');
  if (!/^---\s*$/.test(lines[0] ?? '')) return { fields: '', text: source, isOpen: false };
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line));
  if (end === -1) return { fields: '', text: '', isOpen: true };
  return {
    fields: ['', ...lines.slice(1, end)].join('\n'),
    text: '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n'),
    isOpen: false,
  };
}
