/** A text with what is selected in it, as places between its letters. */
type Selected = { text: string; start: number; end: number };

export type Mark = 'strong' | 'emphasis' | 'link';

const stars = { strong: '**', emphasis: '*' } as const;

/** What an address begins with, so that it need only be gone on with. */
const linkStart = 'https://';

/**
 * Puts a mark around what is selected, or around the word at the caret; takes one away that is there. At the end of marked
 * words the caret leaves them, as whoever typed them wants to go on without the mark.
 */
export function toggleMark(selected: Selected, mark: Mark): Selected {
  const chosen = wordsOf(selected);
  if (mark === 'link') return withLink(chosen);
  if (selected.start === selected.end && isAtEndOf(selected, stars[mark])) {
    const after = selected.start + stars[mark].length;
    return { text: selected.text, start: after, end: after };
  }
  const next = withStars(chosen, stars[mark]);
  if (selected.start < selected.end) return next;
  // What is typed next goes on from the caret, and must not take the place of the word.
  const caret = next.start + selected.start - chosen.start;
  return { text: next.text, start: caret, end: caret };
}

/** Whether the caret stands behind the last of words that a mark is around. */
function isAtEndOf({ text, start }: Selected, mark: string): boolean {
  const before = text.slice(text.lastIndexOf('\n\n', start) + 1, start);
  const isOpen = before.split(mark).length % 2 === 0;
  return isOpen && /[^\s*]$/.test(before) && holds(starsAtEnd(reversed(text.slice(start))), mark);
}

/** The selection without spaces at its ends; an empty one grows to the word it stands in. */
function wordsOf({ text, start, end }: Selected): Selected {
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
  if (words.length > inside * 2 && holds(inside, mark)) {
    const bare = words.slice(mark.length, -mark.length);
    return { text: splice(text, start, end, bare), start, end: start + bare.length };
  }
  const around = Math.min(starsAtEnd(text.slice(0, start)), starsAtEnd(reversed(text.slice(end))));
  if (holds(around, mark)) {
    const from = start - mark.length;
    return { text: splice(text, from, end + mark.length, words), start: from, end: end - mark.length };
  }
  return {
    text: splice(text, start, end, mark + words + mark),
    start: start + mark.length,
    end: end + mark.length,
  };
}

/** Two stars are strong, one or three hold emphasis. */
function holds(count: number, mark: string): boolean {
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
    // Without words, they are what is missing first.
    start: words === '' ? start + 1 : addressAt,
    end: words === '' ? start + 1 : addressAt + linkStart.length,
  };
}

function starsAtEnd(text: string): number {
  return /\**$/.exec(text)?.[0].length ?? 0;
}

/** Stars are told at an end; only these are looked at, so halves of letters do not matter. */
function reversed(text: string): string {
  return text.split('').reverse().join('');
}

function splice(text: string, start: number, end: number, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}
