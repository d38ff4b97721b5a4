import type { DiagnosticText, Position } from '../core/diagnostics.ts';
import type { Inline } from '../core/prose.ts';
import { didYouMean, quote } from '../core/quoted-values.ts';
import { nearest } from '../core/text.ts';
import { positionAt } from '../core/text-position.ts';
import type { ReferenceNode } from './markdown-math.ts';

export type Place = { position?: { start: { offset?: number | undefined } } | undefined };

export type Report = (diagnosticText: DiagnosticText, position: Position) => void;

/** The targets of references in one text: equations, and numbered figures, tables and listings. */
export type TextLabels = {
  /** The id for an element with this label, or null if another one has it. `tag` is the number that references show. */
  define: (label: string, tag: string, offset: number) => string | null;
  /** `\ref{label}` or `\eqref{label}` in a text. */
  refer: (node: ReferenceNode & Place) => Inline[];
  /** A reference whose text is filled in when all labels are known. */
  await: (reference: { label: string; hasBrackets: boolean; offset: number }, fill: Fill) => void;
  /** Fills in all references; called after reading. */
  finish: () => void;
};

type Fill = (shown: string) => void;

/** With `hasCaptions`, captions can have labels too. */
export function createTextLabels(source: string, report: Report, hasCaptions = false): TextLabels {
  const labels = new Map<string, { id: string; tag: string }>();
  const references: { label: string; hasBrackets: boolean; offset: number; fill: Fill }[] = [];
  return {
    define: (label, tag, offset) => {
      if (labels.has(label)) {
        report(
          {
            code: 'duplicate-label',
            summary: `the label ${quote(label)} is written twice`,
            why: `A reference can lead to only one ${hasCaptions ? 'place' : 'equation'}.`,
            fix: 'Give one of them another label.',
          },
          positionAt(source, offset),
        );
        return null;
      }
      const id = idOf(label);
      labels.set(label, { id, tag });
      return id;
    },
    refer: (node) => {
      const { label, hasBrackets } = node;
      const children: Inline[] = [];
      references.push({ label, hasBrackets, offset: offsetOf(node), fill: (shown) => children.push(shown) });
      return [{ kind: 'link', href: `#${idOf(label)}`, children }];
    },
    await: (reference, fill) => references.push({ ...reference, fill }),
    finish: () => {
      for (const { label, hasBrackets, offset, fill } of references) {
        const found = labels.get(label);
        if (!found) {
          const example = hasCaptions
            ? `Write the label into a caption or an equation:   ![what it shows](1-map.jpg "Caption \\label{${label}}")`
            : `Write the label into the equation:   $$x = y \\label{${label}}$$`;
          report(
            {
              code: 'missing-label',
              summary: `${hasBrackets ? '\\eqref' : '\\ref'} leads to ${quote(label)}, but ${hasCaptions ? 'nothing in' : 'no equation of'} this text has that label`,
              why: 'The page shows ?? in place of the number.',
              fix: didYouMean(nearest(label, labels.keys()), example),
            },
            positionAt(source, offset),
          );
        }
        const tag = found?.tag.replaceAll(/^\(|\)$/g, '') ?? '??';
        fill(hasBrackets ? `(${tag})` : tag);
      }
    },
  };
}

export function offsetOf({ position }: Place): number {
  return position?.start.offset ?? 0;
}

/** Headings cannot have an address that begins with an underscore. */
function idOf(label: string): string {
  return `_${label.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}
