import type { Nodes, RootContent } from 'mdast';
import type { DiagnosticText, Position } from '../core/diagnostics.ts';
import type { Block, Prose } from '../core/prose.ts';
import * as fileMessages from './file-messages.ts';
import * as proseMessages from './prose-messages.ts';
import { type InlineContext, type MarkdownExtension, parseMarkdown, readInlines } from './read-inline.ts';
import * as yamlMessages from './yaml-messages.ts';

/** A Markdown file as read, and what its tree cannot hold or lead to, each with its line and column. */
type ProseFile = { prose: Prose; diagnostics: (DiagnosticText & Position)[] };

/**
 * Reads Markdown into the small tree that pages draw; whatever the tree cannot hold is a problem, and so is a link to a
 * page that is not among `pagePaths`.
 */
export function readProse(text: string, pagePaths: readonly string[]): ProseFile {
  const { blocks, diagnostics } = readMarkdown<never>(text, { pagePaths });
  return { prose: blocks, diagnostics };
}

type Options<More> = {
  pagePaths: readonly string[];
  /** Reads what other texts do not hold, or hold otherwise; `null` leaves a part to the usual reading. */
  readMore?: (node: RootContent, context: InlineContext) => More[] | null;
  onPlace?: InlineContext['onPlace'];
  onNote?: InlineContext['onNote'];
  /** What is said of parts that have no place, beside what is said of them in every text. */
  refusals?: typeof proseMessages.unsupportedProse;
  extension?: MarkdownExtension;
};

/** Reads Markdown into blocks, those of every long text and those of one kind of it. */
export function readMarkdown<More>(
  text: string,
  { pagePaths, readMore, onPlace, onNote, refusals = {}, extension }: Options<More>,
): { blocks: (Block | More)[]; diagnostics: (DiagnosticText & Position)[] } {
  const sentences = { ...proseMessages.unsupportedProse, ...refusals };
  const diagnostics: (DiagnosticText & Position)[] = [];
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
    const [what, fix] = sentences[kind] ?? sentences.html ?? ['', ''];
    const diagnosticText = proseMessages.proseUnsupported(what, fix);
    report(node, readMore ? { ...diagnosticText, why: proseMessages.marksOfStories } : diagnosticText);
    return [];
  };
  const context: InlineContext = {
    source: text,
    pagePaths,
    report,
    refuse,
    ...(onPlace && { onPlace }),
    ...(onNote && { onNote }),
  };

  const readBlock = (node: RootContent): (Block | More)[] => {
    const more = readMore?.(node, context);
    if (more) return more;
    switch (node.type) {
      case 'paragraph':
        return [{ kind: 'paragraph', children: readInlines(node.children, context) }];
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

  const root = parseMarkdown(text, extension);
  if (!root) return { blocks: [], diagnostics: [{ ...yamlMessages.nestedTooDeep(), line: 1, column: 1 }] };
  const blocks = root.flatMap(readBlock);
  if (blocks.length === 0 && diagnostics.length === 0) {
    diagnostics.push({ ...fileMessages.emptyProse(), line: 0, column: 0 });
  }
  return { blocks, diagnostics };
}
