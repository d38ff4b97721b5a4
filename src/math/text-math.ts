import type { DiagnosticText } from '../core/diagnostics.ts';
import {
  type Inline,
  type MathAttributes,
  type MathElement,
  type RichText,
  simplifyRichText,
} from '../core/prose.ts';
import { quote } from '../core/quoted-values.ts';
import { positionAt } from '../core/text-position.ts';
import { canBreakAfter } from './formula-text.ts';
import type { MathNode } from './markdown-math.ts';
import { type FormulaReader, lineBreakProblem } from './read-formula.ts';
import { createTextLabels, offsetOf, type Place, type Report, type TextLabels } from './text-labels.ts';

/** The formulas of one text, whose equations are numbered together. */
export type TextMath = {
  /** A formula, or its source if it cannot be read. */
  read: (node: MathNode & Place) => Inline[];
  /** Called with text between formulas, to find dollars without a formula. */
  validateText: (node: Place, text: string) => void;
};

/** Wider equations can be scrolled by keyboard. In characters; a phone shows about 30. */
const maxNarrow = 20;

/** A price between two others: `$5 and 6$`. */
const price = /^\d[^\\^_={}<>+*/|]*\s\p{L}{2,}|^\d.*\\\$/su;

export function isPrice(value: string): boolean {
  return price.test(value);
}

/** A dollar before a letter, a command or a brace; prices have a digit there. */
const openDollar = /\$\$|(?<![\\\p{L}\p{N}$])\$(?=[\p{L}\\{(|])(?!\p{Lu}{3}\b)/u;

/** The equations of one text are numbered together, and their labels are those of the text. */
export function createTextMath(
  read: FormulaReader,
  source: string,
  report: Report,
  labels: TextLabels,
): TextMath {
  let number = 0;
  return {
    read: (node) => {
      const { value, isDisplay } = node;
      if (!isDisplay && isPrice(value)) return [`$${value.replaceAll('\\$', '$')}$`];
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
          positionAt(source, start + at),
        );
        return [{ kind: 'code', text: value }];
      }
      const { text, tree, rows } = found;
      for (const { label, tag, mark, row } of rows) {
        const shown = tag || `(${++number})`;
        if (!tag) mark.push(shown);
        const id = label && labels.define(label, shown, start + value.indexOf(label));
        if (id) row[1].id = id;
      }
      for (const { label, hasBrackets, at, mark } of found.references)
        labels.await({ label, hasBrackets, offset: start + at }, (shown) => mark.push(shown));
      const dollars = isDisplay ? '$$' : '$';
      return [
        {
          kind: 'math',
          text,
          tree: isDisplay ? equation(tree, text) : breakable(tree, text),
          tex: dollars + value.trim() + dollars,
        },
      ];
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
        positionAt(source, offset < 0 ? offsetOf(node) : offset),
      );
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
  const report = (diagnosticText: DiagnosticText) =>
    diagnostics.push({ ...diagnosticText, severity: 'warning' });
  const labels = createTextLabels(text, report);
  const math = createTextMath(read, text, report, labels);
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
  labels.finish();
  return { text: simplifyRichText(inlines), diagnostics };
}

/** An equation in its own line, which scrolls if it is wide. */
function equation(tree: MathElement, text: string): MathElement {
  const attributes: MathAttributes = { className: 'equation' };
  if (text.length > maxNarrow) Object.assign(attributes, { tabIndex: 0 });
  return ['span', attributes, tree];
}

/** A formula that is wide for a phone, in parts between which lines can break: MathML itself has no line breaks. */
function breakable(tree: MathElement, text: string): MathElement {
  if (text.length <= maxNarrow || typeof tree === 'string') return tree;
  const [name, attributes, ...children] = tree;
  const [row] = children;
  const elements = children.length === 1 && row?.[0] === 'mrow' ? (row.slice(2) as MathElement[]) : children;
  const parts: MathElement[][] = [[]];
  for (const [index, element] of elements.entries()) {
    parts.at(-1)?.push(element);
    if (index === 0 || index === elements.length - 1 || !canBreakAfter(element)) continue;
    // Operators at the end of a part would have less space.
    Object.assign(element[1] as MathAttributes, { form: 'infix' });
    parts.push([]);
  }
  if (parts.length === 1) return tree;
  // Firefox does not stretch brackets that are directly in `math`.
  const formulas = parts.map((part): MathElement => [name, attributes, ['mrow', {}, ...part]]);
  return ['span', {}, ...formulas.flatMap((formula, index) => (index > 0 ? ['\u200b', formula] : [formula]))];
}

function howToFix(message: string, command: string, tex: string): string {
  if (message === 'is empty') return 'Write a formula between the dollars, or remove them.';
  if (message === lineBreakProblem)
    return `Write each line as a separate formula, or all lines as:   $$\\begin{aligned} a &= b ${command} c &= d \\end{aligned}$$`;
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
