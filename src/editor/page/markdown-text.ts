/** Counts the visible words of a Markdown text, and its pictures without alt text. */
export function countWords(text: string): { words: number; missingAlts: number } {
  const body = text
    .replace(/^---\r?\n[\s\S]*?\n---(?=\r?\n|$)/, '')
    .replaceAll(/^(```|~~~)[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, '');
  const pictures = [...body.matchAll(/!\[([^\]]*)\]\([^)]*\)/g)];
  const visible = body
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^\s*(?:#+|[-*>]|\d+\.)\s/gm, '');
  return {
    words: visible.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.-]*/gu)?.length ?? 0,
    missingAlts: pictures.filter(([, alt = '']) => alt.trim() === '').length,
  };
}

/** Inserts pictures into a Markdown text at an offset, each as a separate paragraph. */
export function insertPictures(
  text: string,
  offset: number,
  pictures: readonly { source: string; alt: string }[],
): string {
  const images = pictures.map(({ source, alt }) => `![${alt.replaceAll(/[[\]\\]/g, '\\$&')}](${source})`);
  const [before, after] = [text.slice(0, offset).trimEnd(), text.slice(offset).trimStart()];
  return `${[before, ...images, after].filter((part) => part !== '').join('\n\n')}${after === '' ? '\n' : ''}`;
}
