import type { FootnoteReference, Nodes, PhrasingContent } from 'mdast';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import type { DiagnosticText } from '../core/diagnostics.ts';
import { asText, type Inline, joinWords, type RichText } from '../core/prose.ts';
import { matchPage, resumePath } from '../core/routes.ts';
import { nearest } from '../core/text.ts';
import { isolateLatin } from '../i18n/isolate-latin.ts';
import * as messages from './content-messages.ts';
import { findHiddenCharacters } from './find-hidden-characters.ts';
import * as proseMessages from './prose-messages.ts';
import * as yamlMessages from './yaml-messages.ts';

/** What the reader of a line of Markdown needs of the text around it. */
export type InlineContext = {
  source: string;
  /** Addresses that a link within the site can lead to, beside the résumé's. */
  pagePaths: readonly string[];
  report: (node: Nodes, diagnosticText: DiagnosticText) => void;
  /** Says that something of Markdown has no place here; `kind` is a key of `proseMessages.unsupportedProse`. */
  refuse: (node: Nodes, kind?: string) => [];
  /** Told of a link to a place on the same page, by its id; without it there are none. */
  onPlace?: (node: Nodes, id: string) => void;
  /** The number of a note that is told of; without it there are none. */
  onNote?: (node: FootnoteReference) => Inline[];
  /** Whether the marks around these words are signs like any other. */
  isLiteral?: (node: Nodes) => boolean;
};

/** A line of Markdown as the pages draw it. */
export function readInlines(nodes: PhrasingContent[], context: InlineContext): Inline[] {
  return joinWords(nodes.flatMap((node) => readInline(node, context)));
}

function readInline(node: PhrasingContent, context: InlineContext): Inline[] {
  const { pagePaths, report, refuse, onPlace, onNote, isLiteral } = context;
  switch (node.type) {
    case 'text':
      if (onNote) validateFootnotes(node, node.value, context);
      checkCharacters(node, node.value, context);
      // A line that is wrapped in the file is one line on the page.
      return isolateLatin(node.value.replaceAll(/\s*\n\s*/g, ' '));
    case 'inlineCode':
      checkCharacters(node, node.value, context);
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
      else if (node.children.length === 0) report(node, proseMessages.emptyLink(node.url));
      else if (node.title) refuse(node, 'linkTitle');
      else if (node.children.some(({ type }) => type === 'footnoteReference')) refuse(node, 'noteInLink');
      return [{ kind: 'link', href: node.url, children: readInlines(node.children, context) }];
    }
    case 'footnoteReference':
      return onNote?.(node) ?? refuse(node);
    default:
      return refuse(node);
  }
}

/** What leads to no note is read as words. */
function validateFootnotes(node: Nodes, value: string, { report }: InlineContext) {
  const [mark, name] = /\[\^([^\]\s]+)\]/.exec(value) ?? [];
  if (mark && name) report(node, proseMessages.noSuchNote(name));
}

/** All of Markdown but emphasis, links and the backslash that takes a sign for itself. */
const withoutMarks = {
  disable: {
    null: [
      ...['autolink', 'blockQuote', 'characterReference', 'codeFenced', 'codeIndented', 'codeText'],
      ...['definition', 'hardBreakEscape', 'headingAtx', 'htmlFlow', 'htmlText', 'labelStartImage'],
      ...['list', 'setextUnderline', 'thematicBreak'],
    ],
  },
};

/** Where somebody began a link and did not end it. */
const openLink = /(?<!\\)\](?<!\\)\((?:https?:|mailto:|\/|www\.)|(?<!\\)\[[^\]]*\((?:https?:|mailto:)/;

/**
 * A text of a record with its `*emphasis*`, `**strong**` and `[words](address)`. Any other sign stays what it is:
 * a star or an underscore beside a space or within a word, a bracket without an address.
 */
export function readMarks(
  text: string,
  pagePaths: readonly string[] = [],
): { text: RichText; diagnostics: DiagnosticText[] } {
  if (!/[*[]/.test(text)) return { text: asText(isolateLatin(text)), diagnostics: [] };
  const diagnostics: DiagnosticText[] = [];
  const source = text.replaceAll('\n', ' ');
  const isLiteral = (node: Nodes) => {
    const { start, end } = offsetsOf(node);
    const isInWord = /[\p{Script=Latin}\p{N}]/u.test((source[start - 1] ?? '') + (source[end] ?? ''));
    return isInWord || source[start] === '_';
  };
  const report = (_node: Nodes, diagnosticText: DiagnosticText) => diagnostics.push(diagnosticText);
  const refuse = (_node: Nodes, kind = ''): [] => {
    const [what, fix] = proseMessages.unsupportedProse[kind] ?? ['', ''];
    diagnostics.push({ ...proseMessages.proseUnsupported(what, fix), why: proseMessages.marksOfTexts });
    return [];
  };
  const children = parseMarkdown(source, { extensions: [withoutMarks] })?.flatMap((node) =>
    node.type === 'paragraph' ? node.children : [],
  );
  if (!children) return { text, diagnostics: [yamlMessages.nestedTooDeep()] };
  for (const node of children) {
    if (node.type === 'text' && openLink.test(sourceOf(node, source)))
      diagnostics.push(proseMessages.openLink());
  }
  return {
    text: asText(readInlines(children, { source, pagePaths, report, refuse, isLiteral })),
    diagnostics,
  };
}

/** What else is to be read, or not to be, beside the usual Markdown. */
export type MarkdownExtension = Pick<Options, 'extensions' | 'mdastExtensions'>;

/** The blocks of a text; null where it is nested too deep to be read. */
export function parseMarkdown(text: string, extension: MarkdownExtension = {}) {
  try {
    return fromMarkdown(text, extension).children;
  } catch (error) {
    // Thousands of quotation marks or emphases inside one another exhaust the parser's stack.
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}

/** Characters that stand in the file itself are found there; these come from entities such as &#x202E;. */
function checkCharacters(node: Nodes, value: string, { source, report }: InlineContext) {
  if (findHiddenCharacters(sourceOf(node, source)).length > 0) return;
  for (const hidden of findHiddenCharacters(value).slice(0, 1)) {
    report(node, messages.hiddenCharacter(messages.theText, hidden.name, hidden.code));
  }
}

function sourceOf(node: Nodes, source: string): string {
  const { start, end } = offsetsOf(node);
  return source.slice(start, end);
}

function offsetsOf({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** What is wrong with the address of a link; null when it leads somewhere. */
function explainLink(href: string, pagePaths: readonly string[]): DiagnosticText | null {
  if (/^\/(?!\/)/.test(href)) {
    const path = href.replace(/[?#].*$/s, '');
    const known = [...pagePaths, resumePath];
    const isKnown = matchPage(
      known.map((knownPath) => ({ path: knownPath })),
      path,
    );
    return isKnown ? null : proseMessages.badLink(href, nearest(path, known));
  }
  if (/^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]+$)/i.test(href) && URL.canParse(href)) return null;
  const bare = href.replace(/^\/*/, '');
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(bare)) return proseMessages.badLink(href, `https://${bare}`);
  if (/^[^\s@:]+@[^\s@]+\.[^\s@]+$/.test(bare)) return proseMessages.badLink(href, `mailto:${bare}`);
  return proseMessages.badLink(href, nearest(`/${bare}`, pagePaths));
}
