import type { Nodes, RootContent } from 'mdast';
import { type DiagnosticText, type Position, wholeFile } from '../core/diagnostics.ts';
import type { Block, Prose } from '../core/prose.ts';
import type { FormulaReader } from '../math/read-formula.ts';
import { createTextLabels, type Report } from '../math/text-labels.ts';
import { createTextMath } from '../math/text-math.ts';
import { tooManyMarks } from './explain-yaml-error.ts';
import {
  type InlineContext,
  type MarkdownExtension,
  parseMarkdown,
  readInlines,
  withMath,
} from './read-inline.ts';
import { explainUnsupported } from './unsupported-markdown.ts';

/** A problem of a text; without `severity`, nothing can be built. */
export type TextDiagnostic = DiagnosticText & Position & { severity?: 'warning' };

type ProseFile = { prose: Prose; diagnostics: TextDiagnostic[] };

/** Reads Markdown into the tree that pages render. Unsupported Markdown and links to missing pages give diagnostics. */
export function readProse(
  text: string,
  pagePaths: readonly string[],
  formulas?: FormulaReader | undefined,
): ProseFile {
  const { blocks, diagnostics, finish } = readMarkdown<never>(text, { pagePaths, formulas });
  finish();
  return { prose: blocks, diagnostics };
}

type Options<More> = {
  pagePaths: readonly string[];
  /** Reads blocks that other texts cannot contain; `null` for blocks of every long text. */
  readMore?: (
    node: RootContent,
    context: InlineContext,
    readPlain: (node: RootContent) => Prose,
  ) => More[] | null;
  onPlace?: InlineContext['onPlace'];
  onNote?: InlineContext['onNote'];
  extension?: MarkdownExtension;
  /** Reads formulas between dollars. Without it, dollars are dollars. */
  formulas?: FormulaReader | undefined;
  /** Whether captions have numbers, to which references can lead. */
  isNumbered?: boolean | undefined;
};

/**
 * Reads Markdown into the blocks of every long text, and those that `readMore` adds. `finish` numbers references to
 * equations, when all of the text is read.
 */
export function readMarkdown<More>(
  text: string,
  { pagePaths, readMore, onPlace, onNote, extension, formulas, isNumbered }: Options<More>,
): { blocks: (Block | More)[]; diagnostics: TextDiagnostic[]; finish: () => void } {
  const diagnostics: TextDiagnostic[] = [];
  const report = (node: Nodes, diagnosticText: DiagnosticText) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    diagnostics.push({ ...diagnosticText, line, column });
  };
  const refused = new Set<string>();
  const refuse = (node: Nodes, kind = node.type as string): [] => {
    // `<b>` and `</b>` are two nodes and one mistake.
    const place = `${kind} ${node.position?.start.line}`;
    if (refused.has(place)) return [];
    refused.add(place);
    report(node, explainUnsupported(kind, readMore !== undefined));
    return [];
  };
  const warn: Report = (diagnosticText, position) =>
    diagnostics.push({ ...diagnosticText, ...position, severity: 'warning' });
  const labels = formulas || isNumbered ? createTextLabels(text, warn, isNumbered) : undefined;
  const math = formulas && labels && createTextMath(formulas, text, warn, labels);
  const context: InlineContext = {
    source: text,
    math,
    labels,
    pagePaths,
    report,
    refuse,
    ...(onPlace && { onPlace }),
    ...(onNote && { onNote }),
  };

  const readBlock = (node: RootContent): (Block | More)[] =>
    readMore?.(node, context, readPlain) ?? readPlain(node);

  const readPlain = (node: RootContent): Prose => {
    switch (node.type) {
      case 'paragraph':
        return [{ kind: 'paragraph', children: readInlines(node.children, context) }];
      case 'formula':
        return [{ kind: 'paragraph', children: readInlines([node], context) }];
      case 'heading':
        return [{ kind: 'heading', children: readInlines(node.children, context) }];
      case 'list': {
        const items = node.children.map((item) => {
          const [first, ...others] = item.children;
          if (!first) return refuse(item, 'emptyPoint');
          const unfit = others[0] ?? (first.type === 'paragraph' ? null : first);
          if (unfit) {
            return refuse(
              unfit,
              unfit.type === 'list' ? 'nestedList' : unfit.type === 'paragraph' ? 'listBlocks' : unfit.type,
            );
          }
          return first.type === 'paragraph' ? readInlines(first.children, context) : [];
        });
        return [{ kind: 'list', ordered: node.ordered ?? false, items }];
      }
      default:
        return refuse(node);
    }
  };

  const root = parseMarkdown(text, labels ? withMath(extension, math !== undefined) : extension);
  if (!root) return { blocks: [], diagnostics: [{ ...tooManyMarks, line: 1, column: 1 }], finish: () => {} };
  const blocks = root.flatMap(readBlock);
  if (blocks.length === 0 && diagnostics.length === 0) {
    diagnostics.push({
      code: 'no-text',
      summary: 'the file has no text',
      why: 'A page shows the text of this file.',
      fix: 'Write at least one paragraph.',
      ...wholeFile,
    });
  }
  return { blocks, diagnostics, finish: () => labels?.finish() };
}

/**
 * Splits a Markdown file into its front matter and its text. Both keep their line numbers. `isOpen`: the front matter has
 * no end.
 */
export function splitFrontMatter(source: string): { fields: string; text: string; isOpen: boolean } {
  const lines = source.split('\n');
  if (!/^---\s*$/.test(lines[0] ?? '')) return { fields: '', text: source, isOpen: false };
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line));
  if (end === -1) return { fields: '', text: '', isOpen: true };
  return {
    fields: ['', ...lines.slice(1, end)].join('\n'),
    text: '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n'),
    isOpen: false,
  };
}
