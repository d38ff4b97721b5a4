/** A text with a selection; equal `start` and `end` are a caret. */
type Selected = { text: string; start: number; end: number };

export type Mark = 'strong' | 'emphasis' | 'link';

const stars = { strong: '**', emphasis: '*' } as const;

const linkStart = 'https://';

/**
 * Adds a mark to the selection, or the word at the caret, or removes it. At the end of marked text the caret moves behind
 * the mark instead, to continue without it.
 */
export function toggleMark(selected: Selected, mark: Mark): Selected {
  const target = expandToWord(selected);
  if (mark === 'link') return withLink(target);
  if (selected.start === selected.end && isAtEndOf(selected, stars[mark])) {
    const after = selected.start + stars[mark].length;
    return { text: selected.text, start: after, end: after };
  }
  const next = withStars(target, stars[mark]);
  if (selected.start < selected.end) return next;
  // Without a selection the caret keeps its position, so that typing does not replace the word.
  const caret = next.start + selected.start - target.start;
  return { text: next.text, start: caret, end: caret };
}

function isAtEndOf({ text, start }: Selected, mark: string): boolean {
  const before = text.slice(text.lastIndexOf('\n\n', start) + 1, start);
  const isOpen = before.split(mark).length % 2 === 0;
  return isOpen && /[^\s*]$/.test(before) && includesMark(starsAtEnd(reversed(text.slice(start))), mark);
}

/** Trims spaces from the selection; a caret becomes a selection of its word. */
function expandToWord({ text, start, end }: Selected): Selected {
  const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (words.trim() !== '') {
    return {
      text,
      start: start + words.length - words.trimStart().length,
      end: start + words.trimEnd().length,
    };
  }
  const left = /[\p{L}\p{N}]+$/u.exec(before)?.[0].length ?? 0;
  const right = /^[\p{L}\p{N}]+/u.exec(after)?.[0].length ?? 0;
  return { text, start: start - left, end: start + right };
}

function withStars({ text, start, end }: Selected, mark: string): Selected {
  const words = text.slice(start, end);
  const inside = Math.min(starsAtEnd(reversed(words)), starsAtEnd(words));
  if (words.length > inside * 2 && includesMark(inside, mark)) {
    const bare = words.slice(mark.length, -mark.length);
    return { text: splice(text, start, end, bare), start, end: start + bare.length };
  }
  const around = Math.min(starsAtEnd(text.slice(0, start)), starsAtEnd(reversed(text.slice(end))));
  if (includesMark(around, mark)) {
    const from = start - mark.length;
    return { text: splice(text, from, end + mark.length, words), start: from, end: end - mark.length };
  }
  return {
    text: splice(text, start, end, mark + words + mark),
    start: start + mark.length,
    end: end + mark.length,
  };
}

/** Two stars are strong, one is emphasis, three are both. */
function includesMark(count: number, mark: string): boolean {
  return mark === stars.strong ? count >= 2 : count === 1 || count >= 3;
}

function withLink({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end);
  if (/^(?:https?:\/\/|mailto:)\S+$/.test(words)) {
    return { text: splice(text, start, end, `[](${words})`), start: start + 1, end: start + 1 };
  }
  const addressAt = start + words.length + 3;
  return {
    text: splice(text, start, end, `[${words}](${linkStart})`),
    // Without a text, the owner writes it first.
    start: words === '' ? start + 1 : addressAt,
    end: words === '' ? start + 1 : addressAt + linkStart.length,
  };
}

function starsAtEnd(text: string): number {
  return /\**$/.exec(text)?.[0].length ?? 0;
}

/** Only the stars at an end matter, so split surrogate pairs do no harm. */
function reversed(text: string): string {
  return text.split('').reverse().join('');
}

function splice(text: string, start: number, end: number, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

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
