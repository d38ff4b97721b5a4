import type { FootnoteDefinition, FootnoteReference } from 'mdast';
import { type InlineContext, readInlines } from '../content/read-inline.ts';
import { type Inline, simplifyRichText } from '../core/prose.ts';
import { quote } from '../core/quoted-values.ts';
import type { StoryBlock } from './story.ts';

type Notes = Extract<StoryBlock, { kind: 'notes' }>['notes'];

/**
 * The footnotes of a text, numbered in the order of their references. `refer` and `define` are called while the text is
 * read, and `read` after that.
 */
export function createNotes() {
  const definitions = new Map<string, { node: FootnoteDefinition; context: InlineContext }>();
  /** The ids of the references to each footnote. */
  const places = new Map<string, string[]>();

  return {
    refer: ({ identifier }: FootnoteReference): Inline[] => {
      const from = places.get(identifier) ?? [];
      places.set(identifier, from);
      const number = [...places.keys()].indexOf(identifier) + 1;
      const note = `_from-note-${number}${from.length > 0 ? `-${from.length + 1}` : ''}`;
      from.push(note);
      return [{ kind: 'link', href: `#${idOf(number)}`, children: [String(number)], note }];
    },
    define: (node: FootnoteDefinition, context: InlineContext): void => {
      const { identifier } = node;
      if (definitions.has(identifier))
        context.report(node, {
          code: 'duplicate-footnote',
          summary: `the footnote ${quote(markOf(node))} is written twice`,
          why: 'Only one of them can be shown.',
          fix: 'Give one of them another mark, or remove it.',
        });
      else definitions.set(identifier, { node, context });
    },
    read: (): Notes => {
      const notes: Notes = [];
      // A footnote may refer to another one, which then comes after it.
      for (const [identifier, from] of places) {
        const definition = definitions.get(identifier);
        if (!definition) continue;
        const { node, context } = definition;
        const paragraphs = node.children.map((child) =>
          simplifyRichText(
            child.type === 'paragraph'
              ? readInlines(child.children, context)
              : context.refuse(child, 'inNote'),
          ),
        );
        notes.push({ id: idOf(notes.length + 1), paragraphs, from });
      }
      for (const [identifier, { node, context }] of definitions)
        if (!places.has(identifier))
          context.report(node, {
            code: 'unused-footnote',
            summary: `no text refers to the footnote ${quote(markOf(node))}`,
            why: 'Footnotes are shown in the order in which the text refers to them.',
            fix: `Write its mark after a word, or remove the footnote:   a word${markOf(node)}`,
          });
      return notes;
    },
  };
}

function markOf({ label, identifier }: FootnoteDefinition): string {
  return `[^${label ?? identifier}]`;
}

/** Headings cannot have an address that begins with an underscore. */
function idOf(number: number): string {
  return `_note-${number}`;
}
