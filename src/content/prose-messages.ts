import type { DiagnosticText } from '../core/diagnostics.ts';
import { didYouMean, quote } from '../core/quoted-values.ts';

/* What is wrong with a text in Markdown. */

export function missingProse(field: string, path: string, similar: string | null): DiagnosticText {
  return {
    summary: `${field} is ${quote(path)}, and there is no such file`,
    why: 'The text of this part of the page stands in it.',
    fix: similar ? didYouMean(similar) : `Write the text into:   content/${path}`,
  };
}

export function openFrontMatter(): DiagnosticText {
  return {
    summary: 'the fields above the text are begun with --- and not ended',
    why: 'Nobody knows where the text begins.',
    fix: 'Write a line of --- below the last field, or take the first one away.',
  };
}

export function caseStudyOfNothing(name: string, similar: string | null): DiagnosticText {
  return {
    summary: `${quote(name)} is no project of projects.yaml`,
    why: 'The text of a project bears its name, and is its page.',
    fix: similar
      ? `Did you mean "${similar}"? Then call the file:   content/projects/${similar}.md`
      : 'Give it the name of a project, or write that one into projects.yaml.',
  };
}

export function proseUnsupported(what: string, fix: string): DiagnosticText {
  return {
    summary: what,
    why: 'A long text holds paragraphs, headings, simple lists, *emphasis*, **strong**, `code` and links.',
    fix,
  };
}

export const unsupportedProse: Record<string, [what: string, fix: string]> = {
  html: ['the text holds HTML', 'Write it as Markdown:   **strong**, *emphasis*, [words](https://address)'],
  image: ['the text holds a picture', 'Pictures have fields of their own in the YAML files; remove it here.'],
  imageReference: [
    'the text holds a picture',
    'Pictures have fields of their own in the YAML files; remove it here.',
  ],
  blockquote: ['the text holds a quotation that begins with >', 'Remove the > and write it as a paragraph.'],
  code: [
    'the text holds a block of code, made by ``` or four spaces',
    'Remove the ``` or the spaces, or put single words in `backticks`.',
  ],
  thematicBreak: ['the text holds a line across the page', 'Remove the line of hyphens or asterisks.'],
  break: [
    'the text holds a forced line break, made by two spaces or a backslash at the end of a line',
    'Remove them; for a new paragraph leave one line empty.',
  ],
  linkReference: [
    'the text holds a link by reference',
    'Write the address itself:   [words](https://address)',
  ],
  definition: [
    'the text holds an address for links',
    'Write it into the link itself:   [words](https://address)',
  ],
  nestedList: ['the text holds a list inside a list', 'Make one list of it, without deeper points.'],
  listBlocks: ['a point of a list holds more than one paragraph', 'Keep each point to one paragraph.'],
  emptyPoint: ['a point of a list is empty', 'Write something after the hyphen, or remove it.'],
  linkTitle: ['a link holds a title in quotes', 'Remove it:   [words](https://address)'],
};

/** Of a case study, which holds more. */
export const unsupportedInStory: typeof unsupportedProse = {
  image: [
    'a picture stands where only words can',
    'Give it a paragraph of its own, with an empty line above and below it.',
  ],
  imageReference: [
    'the text holds a picture by reference',
    'Write its path itself:   ![what it shows](1-map.jpg "Caption")',
  ],
  blockquote: [
    'a quotation stands inside something else',
    'Give it a place of its own, without spaces before the >.',
  ],
  noteInLink: ['a note stands within a link', 'Write it behind the link:   [words](https://address)[^1]'],
  inNote: ['a note holds more than paragraphs', 'Keep to paragraphs.'],
  inQuote: ['a quotation holds more than paragraphs', 'Keep to paragraphs after the >.'],
  code: [
    'a block of code stands inside something else',
    'Give it a place of its own, without spaces before the ```.',
  ],
};

export const marksOfStories =
  'The text of a case study holds paragraphs, headings, simple lists, pictures, quotations, tables, code, notes, *emphasis*, **strong** and links.';

export function noSuchNote(name: string): DiagnosticText {
  return {
    summary: `${quote(`[^${name}]`)} leads to a note that is not there`,
    why: 'A note stands in a line of its own, which begins with its mark.',
    fix: `Write it below the text:   [^${name}]: What there is to say.`,
  };
}

export function noteOfNothing(name: string): DiagnosticText {
  return {
    summary: `no word leads to the note ${quote(`[^${name}]`)}`,
    why: 'Notes stand below the text, each with the number of the place that leads to it.',
    fix: `Write its mark behind a word, or take the note away:   a word[^${name}]`,
  };
}

export function noteTwice(name: string): DiagnosticText {
  return {
    summary: `the note ${quote(`[^${name}]`)} is written twice`,
    why: 'Only one of them could be shown.',
    fix: 'Give one of them another mark, or take it away.',
  };
}

export function badFigure(path: string, folder: string): DiagnosticText {
  return {
    summary: `a picture is ${quote(path)}, expected a file of content${folder} or a path like ${folder}name.jpg`,
    why: 'Pictures lie below content/images, under names of lower-case letters, digits, - and _.',
    fix: 'Write its name, what it shows and its caption:   ![what it shows](1-map.jpg "Caption")',
  };
}

export function figureWithoutAlt(path: string): DiagnosticText {
  return {
    summary: `the picture ${quote(path)} has no alternative text`,
    why: 'Every picture needs words that say what it shows, for people who cannot see it.',
    fix: `Write them into the brackets:   ![what it shows](${path})`,
  };
}

export function figureAmongWords(): DiagnosticText {
  return {
    summary: 'a picture stands among words',
    why: 'A picture is a part of its own, and its caption stands in quotes behind its path.',
    fix: 'Leave an empty line above and below it:   ![what it shows](1-map.jpg "Caption")',
  };
}

export function manyFigures(count: number): DiagnosticText {
  return {
    summary: `${count} pictures stand in one paragraph`,
    why: 'Two in one paragraph are compared with each other.',
    fix: 'Leave an empty line between the others.',
  };
}

export function unknownCodeLanguage(language: string, similar: string | null): DiagnosticText {
  return {
    summary: language
      ? `${quote(language)} is no language of code that can be coloured`
      : 'a block of code does not say its language',
    why: 'It is shown in one colour.',
    fix: similar
      ? didYouMean(similar)
      : 'Write it behind the ```, for example:   ```ts\nFor plain words:   ```text',
  };
}

export function badLink(href: string, suggestion: string | null): DiagnosticText {
  return {
    summary: `a link leads to ${quote(href)}, expected an address with https://, http:// or mailto:, or a page such as /projects`,
    why: 'A link that leads nowhere is worse than none.',
    fix: suggestion ? didYouMean(suggestion) : 'Write the whole address:   [words](https://address)',
  };
}

export function noSuchHeading(id: string, similar: string | null, ids: readonly string[]): DiagnosticText {
  return {
    summary: `a link leads to ${quote(`#${id}`)}, and no heading of this text has that address`,
    why: 'A heading’s address is its words in small letters, with hyphens between them.',
    fix: similar
      ? didYouMean(`#${similar}`)
      : ids.length > 0
        ? `There are: ${ids.map((each) => `#${each}`).join(', ')}`
        : 'Give the part it should lead to a heading:   ## Words',
  };
}

/** What a text of a record may hold, for those who tried something else. */
export const marksOfTexts =
  'A text holds *emphasis*, **strong** and [links](https://address), and nothing else.';

export function openLink(): DiagnosticText {
  return {
    summary: 'a link is begun and not closed',
    why: 'A link is words in brackets and an address in parentheses, with nothing between them.',
    fix: 'Close it:   [words](https://address)\nOr, where a bracket is meant, put a backslash before it:   \\[words]',
  };
}

export function emptyLink(href: string): DiagnosticText {
  return {
    summary: `the link to ${quote(href)} has no words`,
    why: 'Visitors see the words of a link, not its address.',
    fix: `Write words into the brackets:   [words](${href})`,
  };
}
