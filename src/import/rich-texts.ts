import { isDeepStrictEqual } from 'node:util';
import type { Nodes } from 'mdast';
import { parseMarkdown, readMarks } from '../content/read-inline.ts';
import { toPlainText } from '../core/prose.ts';
import { asSentence, tidy } from '../core/text.ts';

/** How a source writes texts: as plain text, or in Markdown. */
export type TextReader = {
  /** One text as a rich text. */
  text: (text: string) => string;
  /** Its paragraphs and the entries of its lists; [] for an empty text. */
  lines: (text: string) => string[];
};

/** Bullets at the start of list items in exported texts. */
const bullet = /^\s*(?:[•●▪◦‣∙·○■–—*+-]|o(?=\s{2})|\d{1,2}[.)])\s+/u;

/** Converts text from another program to one line of content/: escapes marks, removes hidden characters. */
export function toRichText(source: string): string {
  const text = tidy(source);
  // Without any mark, a backslash is an ordinary character.
  return /[*[]/.test(text) ? text.replaceAll(/[*[]|\](?=\()|\\(?=[!-/:-@[-`{-~])/g, '\\$&') : text;
}

export const plainTexts: TextReader = { text: toRichText, lines: (text) => readBullets(text) };

export const markdownTexts: TextReader = {
  text: (text) => markdownTexts.lines(text).join(' '),
  lines: (text) =>
    (parseMarkdown(text.trim().replaceAll(/^(\s*)[•●▪◦‣∙]\s+/gmu, '$1- ')) ?? [])
      .flatMap(linesOf)
      .map(tidy)
      .filter((line) => line !== '')
      .map((line) => (readMarks(line).diagnostics.length === 0 ? withoutEscapes(line) : toRichText(line))),
};

/** Whether a text that may be plain contains Markdown. */
export function hasMarkdown(text: string): boolean {
  return /\*[^\s*][^*]*\*|\]\((?:https?|mailto):|(?<!\w)_[^\s_][^_]*_(?!\w)|`[^`]+`/.test(text);
}

/** Texts that may be Markdown or plain text, depending on the writer. */
export const mixedTexts: TextReader = {
  text: (text) =>
    hasMarkdown(text)
      ? markdownTexts.text(
          text
            .replaceAll(/`[^`]*`|<(?!https?:)/g, (part) => part.replace(/^<$/, '\\<'))
            .replace(/^\s*(\d+)([.)])/, '$1\\$2'),
        )
      : toRichText(text),
  lines: (text) => readBullets(text, mixedTexts.text),
};

/** The text without backslashes, if it then still means the same. */
function withoutEscapes(line: string): string {
  const bare = line.replaceAll(/\\([*[])/g, '$1');
  return isDeepStrictEqual(readMarks(bare), readMarks(line)) ? bare : line;
}

/** The plain text of Markdown. */
export function unmarked(text: string): string {
  return tidy(toPlainText(readMarks(markdownTexts.text(text)).text));
}

/** Each block of text within a node of Markdown, with the marks of rich texts. */
function linesOf(node: Nodes): string[] {
  if (node.type === 'paragraph' || node.type === 'heading') return [marked(node)];
  if ('children' in node) return node.children.flatMap(linesOf);
  return 'value' in node && node.type !== 'html' ? [toRichText(node.value)] : [];
}

function marked(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value.replaceAll(/[*[]/g, '\\$&');
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
  }
  if (!('children' in node)) return '';
  const inner = node.children.map(marked).join('');
  if (node.type === 'emphasis') return `*${inner}*`;
  if (node.type === 'strong') return `**${inner}**`;
  return node.type === 'link' && /^(?:https?|mailto):/i.test(node.url) ? `[${inner}](${node.url})` : inner;
}

/** Joins texts, each as a sentence. */
export function joinSentences(texts: readonly string[]): string {
  const written = texts.filter((text) => text !== '');
  return written.map((text, index) => (index === written.length - 1 ? text : asSentence(text))).join(' ');
}

/** Splits a text at line breaks and bullets; [] for an empty text. */
export function readBullets(text: string, toText: (line: string) => string = toRichText): string[] {
  return text
    .replaceAll(/\s+([•●▪◦‣∙])\s+/gu, '\n$1 ')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => toText(line.replace(bullet, '')))
    .filter((line) => line !== '');
}

/** A phone number without its scheme: RenderCV writes `tel:+1-902-555-0100`. */
export function plainPhone(text: string): string {
  return text
    .replace(/^tel:/i, '')
    .replace(/^([+\d-]+);ext=(\d+)$/i, '$1 ext. $2')
    .trim();
}
