import type { DiagnosticText, Position } from '../core/diagnostics.ts';
import { asText, type Inline, type MathAttributes, type MathElement, type RichText } from '../core/prose.ts';
import { didYouMean, quote } from '../core/quoted-values.ts';
import { nearest } from '../core/text.ts';
import type { MathNode, ReferenceNode } from './markdown-math.ts';
import type { FormulaReader, Reference } from './read-formula.ts';

type Place = { position?: { start: { offset?: number | undefined } } | undefined };

type Report = (diagnosticText: DiagnosticText, position: Position) => void;

/** The formulas of one text, whose equations are numbered together. */
export type TextMath = {
  /** A formula, or its source where it cannot be read. */
  read: (node: MathNode & Place) => Inline[];
  refer: (node: ReferenceNode & Place) => Inline[];
  /** Called with text between formulas, to find dollars that begin nothing. */
  validateText: (node: Place, text: string) => void;
  /** Fills in the numbers of references; called after reading. */
  finish: () => void;
};

/** Wider equations can be scrolled by keyboard. In characters; a phone shows about 30. */
const maxNarrow = 20;

/** A price between two others: `$5 and 6$`. */
const price = /^\d[^\\^_={}<>+*/|]*\s\p{L}{2,}|^\d.*\\\$/su;

/** A dollar before a letter, a command or a brace; prices have a digit there. */
const openDollar = /\$\$|(?<![\\\p{L}\p{N}$])\$(?=[\p{L}\\{(|])(?!\p{Lu}{3}\b)/u;

export function createTextMath(read: FormulaReader, source: string, report: Report): TextMath {
  const equations = new Map<string, { id: string; tag: string }>();
  const references: { reference: Reference; fill: (tag: string, id: string) => void; offset: number }[] = [];
  let number = 0;
  const positionAt = (offset: number): Position => {
    const before = source.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  const offsetOf = ({ position }: Place) => position?.start.offset ?? 0;

  return {
    read: (node) => {
      const { value, isDisplay } = node;
      if (!isDisplay && price.test(value)) return [`$${value.replaceAll('\\$', '$')}$`];
      const start = offsetOf(node) + node.opening;
      const found = read(value, isDisplay);
      if ('problem' in found) {
        const { message, command, at } = found.problem;
        report(
          {
            code: 'unreadable-formula',
            summary: `the formula ${quote(value)} ${message}`,
            why: 'The page shows it as it is written here, as code.',
            fix: howToFix(message, command, value),
          },
          positionAt(start + at),
        );
        return [{ kind: 'code', text: value }];
      }
      const { text, tree, rows } = found;
      for (const { label, tag, mark, row } of rows) {
        const shown = tag || `(${++number})`;
        if (!tag) mark.push(shown);
        if (!label) continue;
        const id = idOf(label);
        if (equations.has(label))
          report(
            {
              code: 'duplicate-label',
              summary: `the label ${quote(label)} is written twice`,
              why: 'A reference can lead to only one equation.',
              fix: 'Give one of them another label.',
            },
            positionAt(start + value.indexOf(label)),
          );
        else {
          equations.set(label, { id, tag: shown });
          row[1].id = id;
        }
      }
      for (const reference of found.references)
        references.push({
          reference,
          fill: (tag) => reference.mark.push(tag),
          offset: start + reference.at,
        });
      return [{ kind: 'math', text, tree: isDisplay ? equation(tree, text) : tree }];
    },
    refer: (node) => {
      const { label, hasBrackets } = node;
      const children: Inline[] = [];
      const link: Inline = { kind: 'link', href: `#${idOf(label)}`, children };
      references.push({
        reference: { label, hasBrackets, mark: ['mtext', {}], at: 0 },
        fill: (tag) => children.push(tag),
        offset: offsetOf(node),
      });
      return [link];
    },
    validateText: (node, text) => {
      const at = openDollar.exec(text)?.index;
      if (at === undefined) return;
      // Entities and escapes make the text shorter than its source.
      const offset = source.indexOf('$', offsetOf(node) + at);
      report(
        {
          code: 'open-formula',
          summary: 'a $ begins a formula that does not end',
          why: 'The page shows it as a dollar sign.',
          fix: 'Close the formula, without a space before the second $:   $x^2$\nFor a dollar sign, write a backslash before it:   \\$',
        },
        positionAt(offset < 0 ? offsetOf(node) : offset),
      );
    },
    finish: () => {
      for (const { reference, fill, offset } of references) {
        const { label, hasBrackets } = reference;
        const found = equations.get(label);
        if (!found)
          report(
            {
              code: 'missing-equation',
              summary: `${hasBrackets ? '\\eqref' : '\\ref'} leads to ${quote(label)}, but no equation of this text has that label`,
              why: 'The page shows ?? in place of the number.',
              fix: didYouMean(
                nearest(label, equations.keys()),
                `Write the label into the equation:   $$x = y \\label{${label}}$$`,
              ),
            },
            positionAt(offset),
          );
        const tag = found?.tag.replaceAll(/^\(|\)$/g, '') ?? '??';
        fill(hasBrackets ? `(${tag})` : tag, found?.id ?? '');
      }
    },
  };
}

/** `$…$` in a text without Markdown, by the same rules as `mathText`. */
const inlineFormula = /(?<!\\)\$(?![\s$])((?:\\.|[^\\$])+?)(?<!\s)\$(?!\d)/gsu;

/** Reads the formulas of a title, a caption or an abstract, whose other characters are literal. */
export function readFormulas(
  text: string,
  read: FormulaReader,
): { text: RichText; diagnostics: (DiagnosticText & { severity: 'warning' })[] } {
  if (!text.includes('$')) return { text, diagnostics: [] };
  const diagnostics: (DiagnosticText & { severity: 'warning' })[] = [];
  const math = createTextMath(read, text, (diagnosticText) =>
    diagnostics.push({ ...diagnosticText, severity: 'warning' }),
  );
  const inlines: Inline[] = [];
  let end = 0;
  const addText = (until: number) => {
    const between = text.slice(end, until);
    math.validateText({ position: { start: { offset: end } } }, between);
    inlines.push(between.replaceAll('\\$', '$'));
  };
  for (const found of text.matchAll(inlineFormula)) {
    addText(found.index);
    const [whole, value = ''] = found;
    const position = { start: { offset: found.index } };
    inlines.push(...math.read({ type: 'formula', value, isDisplay: false, opening: 1, position }));
    end = found.index + whole.length;
  }
  addText(text.length);
  math.finish();
  return { text: asText(inlines), diagnostics };
}

/** Headings cannot have an address that begins with an underscore. */
function idOf(label: string): string {
  return `_${label.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}

/** An equation in its own line, which scrolls if it is wide. */
function equation(tree: MathElement, text: string): MathElement {
  const attributes: MathAttributes = { className: 'equation' };
  if (text.length > maxNarrow) Object.assign(attributes, { tabIndex: 0 });
  return ['span', attributes, tree];
}

function howToFix(message: string, command: string, tex: string): string {
  if (message === 'is empty') return 'Write a formula between the dollars, or remove them.';
  if (message.includes('color')) return `Remove ${command || 'the color'} from it.`;
  if (message.startsWith('has the unknown command'))
    return `Correct it, or define it in content/macros.yaml:   ${command.slice(1)}: '\\operatorname{${command.slice(1)}}'`;
  if (message.includes('brace')) {
    const open = tex.match(/(?<!\\)\{/g)?.length ?? 0;
    const closed = tex.match(/(?<!\\)\}/g)?.length ?? 0;
    return open > closed
      ? `Add the missing }: it opens ${open} and closes ${closed}.`
      : open < closed
        ? `Remove a }, or add the missing {: it opens ${open} and closes ${closed}.`
        : 'Compare its { and }, and its [ and ].';
  }
  if (message.includes('not possible')) return 'Remove it from the formula.';
  return 'Correct it. https://temml.org/docs/en/supported shows what formulas can contain.';
}
