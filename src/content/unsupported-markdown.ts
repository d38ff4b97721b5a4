import type { DiagnosticText } from '../core/diagnostics.ts';

/** Markdown that texts cannot contain, by the type of its node or the name of a rule: what it is, and how to fix it. */
const unsupportedMarkdown: Record<string, [summary: string, fix: string]> = {
  html: ['the text contains HTML', 'Write it as Markdown:   **strong**, *emphasis*, [text](https://address)'],
  image: ['the text contains a picture', 'Remove it: the YAML files have fields for pictures.'],
  imageReference: ['the text contains a picture', 'Remove it: the YAML files have fields for pictures.'],
  blockquote: [
    'the text contains a quotation that begins with >',
    'Remove the > and write it as a paragraph.',
  ],
  code: [
    'the text contains a block of code, made by ``` or four spaces',
    'Remove the ``` or the spaces, or put single words in `backticks`.',
  ],
  thematicBreak: ['the text contains a horizontal line', 'Remove the line of hyphens or asterisks.'],
  break: [
    'the text contains a line break, made by two spaces or a backslash at the end of a line',
    'Remove them. For a new paragraph, leave one line empty.',
  ],
  linkReference: [
    'the text contains a link by reference',
    'Write the address itself:   [text](https://address)',
  ],
  definition: [
    'the text contains an address for links by reference',
    'Write it into the link itself:   [text](https://address)',
  ],
  nestedList: ['the text contains a list inside a list', 'Write one list without nested items.'],
  listBlocks: ['a list item contains more than one paragraph', 'Write one paragraph for each item.'],
  emptyPoint: ['a list item is empty', 'Write something after the hyphen, or remove it.'],
  linkTitle: ['a link contains a title in quotes', 'Remove it:   [text](https://address)'],
};

const inStories: typeof unsupportedMarkdown = {
  image: [
    'a picture is inside other text',
    'Give it its own paragraph, with an empty line above and below it.',
  ],
  imageReference: [
    'the text contains a picture by reference',
    'Write its path itself:   ![what it shows](1-map.jpg "Caption")',
  ],
  blockquote: ['a quotation is inside another block', 'Move it out of there, without spaces before the >.'],
  noteInLink: ['a footnote is inside a link', 'Write it after the link:   [text](https://address)[^1]'],
  inNote: ['a footnote contains more than paragraphs', 'Write only paragraphs.'],
  inCallout: [
    'a callout contains more than paragraphs and lists',
    'Write only paragraphs and lists after the >.',
  ],
  inQuote: ['a quotation contains more than paragraphs', 'Write only paragraphs after the >.'],
  code: ['a code block is inside another block', 'Move it out of there, without spaces before the ```.'],
};

/** `kind` is a key of `unsupportedMarkdown`. */
export function explainUnsupported(kind: string, isStory = false): DiagnosticText {
  const [summary = '', fix = ''] =
    (isStory ? inStories[kind] : null) ?? unsupportedMarkdown[kind] ?? unsupportedMarkdown.html ?? [];
  return {
    code: 'unsupported-markdown',
    summary,
    why: isStory
      ? 'This text can contain paragraphs, headings, simple lists, pictures, quotations, callouts, tables, code, footnotes, *emphasis*, **strong** and links.'
      : 'A long text can contain paragraphs, headings, simple lists, *emphasis*, **strong**, `code` and links.',
    fix,
  };
}
