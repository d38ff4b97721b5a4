/** Long text as the pages draw it: a small tree, so that no HTML string is ever injected. */
export type Prose = Block[];

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

export type Inline =
  | string
  | { kind: 'emphasis' | 'strong'; children: Inline[] }
  | { kind: 'code'; text: string }
  /** Runs to the right in a text that runs to the left. */
  | { kind: 'isolate'; text: string }
  /** `note` is the id by which a note leads back to the number that leads to it. */
  | { kind: 'link'; href: string; children: Inline[]; note?: string };

/** A text of a record: nearly always plain, and then no more than its words. */
export type RichText = string | Inline[];

/** The words alone, paragraphs separated by a blank line. */
export function plainText(prose: Prose): string {
  return prose
    .map((block) => (block.kind === 'list' ? block.items.map(wordsOf).join('\n') : wordsOf(block.children)))
    .join('\n\n');
}

/** The words of a text without its marks. */
export function wordsOf(text: RichText): string {
  if (typeof text === 'string') return text;
  return text
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      // The number of a note is none of the words it stands behind.
      if ('note' in inline) return '';
      return 'text' in inline ? inline.text : wordsOf(inline.children);
    })
    .join('');
}

/** The text with each run of its words as `change` makes them. */
export function mapWords(text: RichText, change: (words: string) => string): RichText {
  const mapInline = (inline: Inline): Inline => {
    if (typeof inline === 'string') return change(inline);
    if ('text' in inline) return { ...inline, text: change(inline.text) };
    return { ...inline, children: inline.children.map(mapInline) };
  };
  return typeof text === 'string' ? change(text) : text.map(mapInline);
}

/** A text of these parts: its words alone where nothing is marked. */
export function asText(inlines: Inline[]): RichText {
  const joined = joinWords(inlines);
  const [first = ''] = joined;
  return joined.length <= 1 && typeof first === 'string' ? first : joined;
}

/** Runs of words that follow one another as one. */
export function joinWords(inlines: Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') joined[joined.length - 1] = last + inline;
    else if (inline !== '') joined.push(inline);
  }
  return joined;
}
