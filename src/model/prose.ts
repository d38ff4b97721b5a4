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
  | { kind: 'link'; href: string; children: Inline[] };

/** The words alone, paragraphs separated by a blank line. */
export function plainText(prose: Prose): string {
  return prose
    .map((block) =>
      block.kind === 'list' ? block.items.map(inlineText).join('\n') : inlineText(block.children),
    )
    .join('\n\n');
}

function inlineText(inlines: Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      return inline.kind === 'code' ? inline.text : inlineText(inline.children);
    })
    .join('');
}
