/** Long text as a small tree, so that pages never inject HTML strings. */
export type Prose = Block[];

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

export type Inline =
  | string
  | { kind: 'emphasis' | 'strong'; children: Inline[] }
  | { kind: 'code'; text: string }
  /** `text` is the formula in plain characters, `tex` in LaTeX with its dollars; pages do not get that. */
  | { kind: 'math'; text: string; tree: MathElement; tex?: string }
  /** `note` is the id of this footnote reference, to which the note links back. */
  | { kind: 'link'; href: string; children: Inline[]; note?: string };

/** An element of a formula, or characters: MathML Core, and what is around an equation. */
export type MathElement = string | [name: string, attributes: MathAttributes, ...children: MathElement[]];
export type MathAttributes = {
  className?: string;
  tabIndex?: number;
  [name: string]: string | number | undefined;
};

/** A text of a record; a string if it has no markup, as nearly always. */
export type RichText = string | Inline[];

export function inlinesOf(text: RichText): Inline[] {
  return typeof text === 'string' ? [text] : text;
}

/** The text without markup, paragraphs separated by a blank line. */
export function proseToPlainText(prose: Prose): string {
  return prose
    .map((block) =>
      block.kind === 'list' ? block.items.map(toPlainText).join('\n') : toPlainText(block.children),
    )
    .join('\n\n');
}

/** The text without markup. */
export function toPlainText(text: RichText): string {
  if (typeof text === 'string') return text;
  return text
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      // Footnote numbers are not part of the text.
      if ('note' in inline) return '';
      return 'text' in inline ? inline.text : toPlainText(inline.children);
    })
    .join('');
}

/** Applies `change` to every string of the text. */
export function mapText(text: RichText, change: (part: string) => string): RichText {
  const mapInline = (inline: Inline): Inline => {
    if (typeof inline === 'string') return change(inline);
    if ('text' in inline) return { ...inline, text: change(inline.text) };
    return { ...inline, children: inline.children.map(mapInline) };
  };
  return typeof text === 'string' ? change(text) : text.map(mapInline);
}

/** A title with formulas, which has no other markup; undefined without. */
export function titleElements(text: RichText): MathElement[] | undefined {
  if (!hasFormula(text) || typeof text === 'string') return undefined;
  return text.flatMap((inline) => {
    if (typeof inline === 'string') return inline;
    if (inline.kind === 'math') return [inline.tree];
    return 'text' in inline ? inline.text : (titleElements(inline.children) ?? toPlainText(inline.children));
  });
}

export function hasFormula(text: RichText): boolean {
  if (typeof text === 'string') return false;
  return text.some(
    (inline) =>
      typeof inline === 'object' &&
      (inline.kind === 'math' || ('children' in inline && hasFormula(inline.children))),
  );
}

/** The text of these parts: a string if none has markup. */
export function simplifyRichText(inlines: Inline[]): RichText {
  const joined = joinInlines(inlines);
  const [first = ''] = joined;
  return joined.length <= 1 && typeof first === 'string' ? first : joined;
}

/** Joins adjacent strings. */
export function joinInlines(inlines: Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') joined[joined.length - 1] = last + inline;
    else if (inline !== '') joined.push(inline);
  }
  return joined;
}
