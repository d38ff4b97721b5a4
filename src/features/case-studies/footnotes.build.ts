import type { FootnoteDefinition, FootnoteReference } from 'mdast';
import * as messages from '../../content/prose-messages.ts';
import { type InlineContext, readInlines } from '../../content/read-inline.ts';
import { asText, type Inline } from '../../core/prose.ts';
import type { StoryBlock } from './case-study.ts';

type Notes = Extract<StoryBlock, { kind: 'notes' }>['notes'];

/**
 * The notes of a text, numbered in the order in which it tells of them. `refer` and `define` are called while the text is
 * read, and `read` after that.
 */
export function createNotes() {
  const definitions = new Map<string, { node: FootnoteDefinition; context: InlineContext }>();
  /** The places that lead to each note. */
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
      const { identifier, label } = node;
      if (definitions.has(identifier)) context.report(node, messages.noteTwice(label ?? identifier));
      else definitions.set(identifier, { node, context });
    },
    read: (): Notes => {
      const notes: Notes = [];
      // A note may lead to another one, which then comes after it.
      for (const [identifier, from] of places) {
        const definition = definitions.get(identifier);
        if (!definition) continue;
        const { node, context } = definition;
        const paragraphs = node.children.map((child) =>
          asText(
            child.type === 'paragraph'
              ? readInlines(child.children, context)
              : context.refuse(child, 'inNote'),
          ),
        );
        notes.push({ id: idOf(notes.length + 1), paragraphs, from });
      }
      for (const [identifier, { node, context }] of definitions)
        if (!places.has(identifier)) context.report(node, messages.noteOfNothing(node.label ?? identifier));
      return notes;
    },
  };
}

/** No heading of the owner's begins so. */
function idOf(number: number): string {
  return `_note-${number}`;
}
