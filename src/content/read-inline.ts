import type { FootnoteReference, Nodes, PhrasingContent } from 'mdast';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import type { DiagnosticText } from '../core/diagnostics.ts';
import { type Inline, joinInlines, type RichText, simplifyRichText } from '../core/prose.ts';
import { didYouMean, quote } from '../core/quoted-values.ts';
import { matchPage, resumePath } from '../core/routes.ts';
import { nearest } from '../core/text.ts';
import { mathFromMarkdown, mathSyntax, referenceSyntax } from '../math/markdown-math.ts';
import type { FormulaReader } from '../math/read-formula.ts';
import { createTextLabels, type TextLabels } from '../math/text-labels.ts';
import { createTextMath, type TextMath } from '../math/text-math.ts';
import { tooManyMarks } from './explain-yaml-error.ts';
import { explainHiddenCharacter, findHiddenCharacters } from './find-hidden-characters.ts';
import { explainUnsupported } from './unsupported-markdown.ts';

/** The context of inline Markdown. */
export type InlineContext = {
  source: string;
  /** Addresses of pages that a link can lead to, besides the résumé's. */
  pagePaths: readonly string[];
  report: (node: Nodes, diagnosticText: DiagnosticText) => void;
  /** Reports Markdown that is not supported here; `kind` is a key of `unsupportedMarkdown`, by default the node's type. */
  refuse: (node: Nodes, kind?: string) => [];
  /** Called for a link to a part of the same page, with its id. Without it, these links are rejected. */
  onPlace?: (node: Nodes, id: string) => void;
  /** Renders a footnote reference. Without it, footnotes are rejected. */
  onNote?: (node: FootnoteReference) => Inline[];
  /** Whether the marks around this text are literal characters. */
  isLiteral?: (node: Nodes) => boolean;
  /** Reads formulas. Without it, a text has none. */
  math?: TextMath | undefined;
  /** What references lead to. Without it, a text has none. */
  labels?: TextLabels | undefined;
};

/** Inline Markdown as the tree that pages render. */
export function readInlines(nodes: PhrasingContent[], context: InlineContext): Inline[] {
  return joinInlines(nodes.flatMap((node) => readInline(node, context)));
}

function readInline(node: PhrasingContent, context: InlineContext): Inline[] {
  const { pagePaths, report, refuse, onPlace, onNote, isLiteral, math, labels } = context;
  switch (node.type) {
    case 'text':
      math?.validateText(node, node.value);
      if (onNote) validateFootnotes(node, node.value, context);
      validateCharacters(node, node.value, context);
      // A line that is wrapped in the file is one line on the page.
      return [node.value.replaceAll(/\s*\n\s*/g, ' ')];
    case 'inlineCode':
      validateCharacters(node, node.value, context);
      return [{ kind: 'code', text: node.value }];
    case 'emphasis':
    case 'strong': {
      const children = readInlines(node.children, context);
      if (!isLiteral?.(node)) return [{ kind: node.type, children }];
      const mark = sourceOf(node, context.source).slice(0, node.type === 'strong' ? 2 : 1);
      return [mark, ...children, mark];
    }
    case 'link': {
      const isPlace = onPlace !== undefined && /^#./.test(node.url);
      if (isPlace) onPlace(node, node.url.slice(1));
      const diagnostic = isPlace ? null : explainLink(node.url, pagePaths);
      if (diagnostic) report(node, diagnostic);
      else if (node.children.length === 0)
        report(node, {
          code: 'link-without-text',
          summary: `the link to ${quote(node.url)} has no text`,
          why: 'Visitors see the text of a link, not its address.',
          fix: `Write text into the brackets:   [text](${node.url})`,
        });
      else if (node.title) refuse(node, 'linkTitle');
      else if (node.children.some(({ type }) => type === 'footnoteReference')) refuse(node, 'noteInLink');
      return [{ kind: 'link', href: node.url, children: readInlines(node.children, context) }];
    }
    case 'formula':
      return math ? math.read(node) : refuse(node);
    case 'equationReference':
      return labels ? labels.refer(node) : refuse(node);
    case 'footnoteReference':
      return onNote?.(node) ?? refuse(node);
    default:
      return refuse(node);
  }
}

/** Markdown reads a reference to a missing footnote as text. */
function validateFootnotes(node: Nodes, value: string, { report }: InlineContext) {
  const [mark, name] = /\[\^([^\]\s]+)\]/.exec(value) ?? [];
  if (mark && name)
    report(node, {
      code: 'unknown-footnote',
      summary: `${quote(`[^${name}]`)} refers to a footnote that does not exist`,
      why: 'A footnote is a line that begins with its mark.',
      fix: `Add it below the text:   [^${name}]: Text of the footnote.`,
    });
}

const otherMarks = [
  ...['autolink', 'blockQuote', 'codeFenced', 'codeIndented', 'codeText'],
  ...['definition', 'hardBreakEscape', 'headingAtx', 'htmlFlow', 'htmlText', 'labelStartImage'],
  ...['list', 'setextUnderline', 'thematicBreak'],
];

/** Turns off all of Markdown except emphasis, links and backslash escapes. */
const withoutMarks = { disable: { null: [...otherMarks, 'characterReference'] } };

const captionMarks = [...otherMarks, 'attention', 'labelStartLink', 'labelEnd'];

/** The beginning of a link that is not closed. */
const openLink = /(?<!\\)\](?<!\\)\((?:https?:|mailto:|\/|www\.)|(?<!\\)\[[^\]]*\((?:https?:|mailto:)/;

/**
 * Reads the `*emphasis*`, `**strong**` and `[text](address)` of a record's text. Other characters are literal: a star or an
 * underscore beside a space or within a word, a bracket without an address.
 */
export function readMarks(
  text: string,
  pagePaths: readonly string[] = [],
  formulas?: FormulaReader | undefined,
): { text: RichText; diagnostics: (DiagnosticText & { severity?: 'warning' })[] } {
  const read = formulas && text.includes('$') ? formulas : undefined;
  if (!read && !/[*[]/.test(text)) return { text, diagnostics: [] };
  const diagnostics: (DiagnosticText & { severity?: 'warning' })[] = [];
  const source = text.replaceAll('\n', ' ');
  const warn = (diagnosticText: DiagnosticText) =>
    diagnostics.push({ ...diagnosticText, severity: 'warning' });
  const labels = createTextLabels(source, warn);
  const math = read && createTextMath(read, source, warn, labels);
  const isLiteral = (node: Nodes) => {
    const { start, end } = offsetsOf(node);
    const isInWord = /[\p{Script=Latin}\p{N}]/u.test((source[start - 1] ?? '') + (source[end] ?? ''));
    return isInWord || source[start] === '_';
  };
  const report = (_node: Nodes, diagnosticText: DiagnosticText) => diagnostics.push(diagnosticText);
  const refuse = (_node: Nodes, kind = ''): [] => {
    const why = 'This text can contain only *emphasis*, **strong** and [links](https://address).';
    diagnostics.push({ ...explainUnsupported(kind), why });
    return [];
  };
  const extension = math ? withMath({ extensions: [withoutMarks] }) : { extensions: [withoutMarks] };
  const children = parseMarkdown(source, extension)?.flatMap((node) =>
    node.type === 'paragraph' ? node.children : node.type === 'formula' ? [node] : [],
  );
  if (!children) return { text, diagnostics: [tooManyMarks] };
  for (const node of children) {
    if (node.type === 'text' && openLink.test(sourceOf(node, source)))
      diagnostics.push({
        code: 'open-link',
        summary: 'a link is not closed',
        why: 'A link is text in brackets and an address in parentheses, with nothing between them.',
        fix: 'Close it:   [text](https://address)\nFor a bracket that begins no link, write a backslash before it:   \\[text]',
      });
  }
  const inlines = readInlines(children, { source, pagePaths, report, refuse, isLiteral, math, labels });
  labels.finish();
  return { text: simplifyRichText(inlines), diagnostics };
}

export type MarkdownExtension = Pick<Options, 'extensions' | 'mdastExtensions'>;

/** Adds the syntax of formulas and references, or only that of references. */
export function withMath(
  { extensions = [], mdastExtensions = [] }: MarkdownExtension = {},
  hasFormulas = true,
): MarkdownExtension {
  return {
    extensions: [...(extensions ?? []), hasFormulas ? mathSyntax : referenceSyntax],
    mdastExtensions: [...(mdastExtensions ?? []), mathFromMarkdown],
  };
}

/**
 * Reads a caption as written in quotes, at `offset` in the source: characters, formulas and references, on one line.
 */
export function readCaption(written: string, offset: number, context: InlineContext): Inline[] {
  const { math, labels } = context;
  const extension = { extensions: [{ disable: { null: captionMarks } }] };
  const text = written.replaceAll('\n', ' ');
  const nodes = parseMarkdown(text, labels ? withMath(extension, math !== undefined) : extension) ?? [];
  const inlines = nodes.flatMap((node) =>
    node.type === 'paragraph' ? node.children : node.type === 'formula' ? [node] : [],
  );
  for (const { position } of inlines)
    for (const end of position ? [position.start, position.end] : []) end.offset = (end.offset ?? 0) + offset;
  return readInlines(inlines, context);
}

const maxNesting = 100;

/** Lists and quotations nested in one line: the parser takes seconds for thousands of them. */
const deepBlocks = new RegExp(`^(?:[ \\t]*(?:>|(?:[-+*]|\\d+[.)])[ \\t])){${maxNesting}}`, 'm');

/** The parser compares each mark of a paragraph with all others: 3,000 take a second, 30,000 minutes. */
const maxMarks = 3_000;
const mark = /\*|(?<!\w)_|_(?!\w)|\$/g;

/** The parser copies the whole text so far at each list and quotation: 5,000 take seconds, 30,000 minutes. */
const maxListLines = 5_000;
const listLine = /^[ \t]*(?:>|(?:[-+*]|\d+[.)])(?!\S))/gm;

/** The blocks of a text; null if it has too many marks, or too deeply nested ones. */
export function parseMarkdown(text: string, extension: MarkdownExtension = {}) {
  if (deepBlocks.test(text) || (text.match(listLine)?.length ?? 0) > maxListLines) return null;
  if (text.split(/\n\s*\n/).some((block) => (block.match(mark)?.length ?? 0) > maxMarks)) return null;
  try {
    const root = fromMarkdown(text, extension);
    return isNestedWithin(maxNesting, root) ? root.children : null;
  } catch (error) {
    // Thousands of nested emphases exhaust the parser's stack.
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}

function isNestedWithin(depth: number, node: Nodes): boolean {
  return (
    depth > 0 && (!('children' in node) || node.children.every((child) => isNestedWithin(depth - 1, child)))
  );
}

/** `findHiddenInFile` finds characters in the file itself; these come from entities such as &#x202E;. */
function validateCharacters(node: Nodes, value: string, { source, report }: InlineContext) {
  if (findHiddenCharacters(sourceOf(node, source)).length > 0) return;
  for (const hidden of findHiddenCharacters(value).slice(0, 1)) {
    report(node, explainHiddenCharacter('the text', hidden));
  }
}

function sourceOf(node: Nodes, source: string): string {
  const { start, end } = offsetsOf(node);
  return source.slice(start, end);
}

function offsetsOf({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** The problem with the address of a link; null if it is valid. */
function explainLink(href: string, pagePaths: readonly string[]): DiagnosticText | null {
  const path = href.replace(/[?#].*$/s, '');
  const paths = [...pagePaths, resumePath];
  const isInternal = /^\/(?!\/)/.test(href);
  if (
    isInternal &&
    matchPage(
      paths.map((knownPath) => ({ path: knownPath })),
      path,
    )
  )
    return null;
  if (/^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]+$)/i.test(href) && URL.canParse(href)) return null;
  const bare = href.replace(/^\/*/, '');
  const suggestion = isInternal
    ? nearest(path, paths)
    : /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(bare)
      ? `https://${bare}`
      : /^[^\s@:]+@[^\s@]+\.[^\s@]+$/.test(bare)
        ? `mailto:${bare}`
        : nearest(`/${bare}`, pagePaths);
  const example = pagePaths.find((page) => page !== '/');
  return {
    code: 'invalid-link',
    summary: `a link leads to ${quote(href)}, expected an address with https://, http:// or mailto:${example ? `, or a page such as ${example}` : ''}`,
    why: 'Visitors could not follow it.',
    fix: didYouMean(suggestion, 'Write the whole address:   [text](https://address)'),
  };
}
