/** How many words of a Markdown text are to be read, and how many of its pictures say nothing to who cannot see them. */
export function proseCounts(text: string): { words: number; missingAlts: number } {
  const body = text
    .replace(/^---\r?\n[\s\S]*?\n---(?=\r?\n|$)/, '')
    .replaceAll(/^(```|~~~)[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, '');
  const pictures = [...body.matchAll(/!\[([^\]]*)\]\([^)]*\)/g)];
  const read = body
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    // Of a link, its words are read, and of a mark, what it stands around.
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^\s*(?:#+|[-*>]|\d+\.)\s/gm, '');
  return {
    words: read.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.-]*/gu)?.length ?? 0,
    missingAlts: pictures.filter(([, alt = '']) => alt.trim() === '').length,
  };
}

/** A text with pictures in paragraphs of their own, at a place between two letters. */
export function withPictures(
  text: string,
  at: number,
  pictures: readonly { source: string; alt: string }[],
): string {
  const marks = pictures.map(({ source, alt }) => `![${alt.replaceAll(/[[\]\\]/g, '\\$&')}](${source})`);
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
  return `${[before, ...marks, after].filter((part) => part !== '').join('\n\n')}${after === '' ? '\n' : ''}`;
}
