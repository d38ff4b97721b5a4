import type { Wording } from '../core/diagnostics.ts';
import { guide } from '../core/guide-path.ts';
import { found, quote } from '../core/quoted-values.ts';

/* What is wrong with how a file is written in YAML. */

export function tabIndent(): Wording {
  return {
    summary: 'a tab stands at the start of the line, expected spaces',
    explanation: 'Lines are set in with spaces; a tab looks alike and means something else.',
    mend: 'Replace the tab with two spaces.',
  };
}

export function duplicateKey(key: string): Wording {
  return {
    summary: `${key} is written twice`,
    explanation: 'An entry has each field once; of two, it is not clear which one counts.',
    mend: 'Remove one of the two lines.',
  };
}

export function secondDocument(): Wording {
  return {
    summary: 'a line of three hyphens begins a second document',
    explanation: 'A file holds one; what follows the line would not be read.',
    mend: 'Remove the line with the three hyphens.',
  };
}

/** `why`: the first character has a meaning of its own, or a colon splits the value. */
export function needsQuotes(line: string, why: 'start' | 'colon', sign?: string): Wording {
  const { prefix, value } = splitLine(line);
  const first = sign ?? value.slice(0, 1);
  return {
    summary:
      why === 'colon'
        ? 'a second colon stands in the value, expected the value in quotes'
        : `the value begins with ${first}, expected it in quotes`,
    explanation:
      why === 'colon'
        ? 'Without quotes, a colon and a space begin a new field.'
        : `Without quotes, ${first} at the start of a value has a meaning of its own.`,
    mend: `Put the value in quotes:   ${prefix}${quote(value)}`,
  };
}

export function openQuote(line: string): Wording {
  const { prefix, value } = splitLine(line);
  const mark = value.slice(0, 1);
  return {
    summary: `a quote ${mark} is opened and not closed`,
    explanation: 'All that follows would belong to this value.',
    mend: `Close it at the end of the text:   ${prefix}${value.trimEnd()}${mark}`,
  };
}

export function textAfterQuote(line: string): Wording {
  const { prefix, value } = splitLine(line);
  const mark = value.slice(0, 1);
  const inner = value.slice(1).replaceAll(mark, '');
  const isApostrophe = mark === "'" && /'.*'/.test(value.slice(1));
  return {
    summary: `text follows the closing quote ${mark}`,
    explanation: 'A value in quotes ends with its second quote.',
    mend: isApostrophe
      ? `Around text with an apostrophe use double quotes:   ${prefix}"${value.slice(1).replace(/'\s*$/, '')}"`
      : `Put the quotes around the whole value:   ${prefix}${mark}${inner}${mark}`,
  };
}

export function badEscape(): Wording {
  return {
    summary: 'a backslash stands before a letter that it cannot change',
    explanation: 'In double quotes, a backslash begins a special sign.',
    mend: 'Write two backslashes for one, or use single quotes around the value.',
  };
}

export function badIndent(expectedSpaces: number): Wording {
  return {
    summary: `the line is not set in like the one above, expected ${spaces(expectedSpaces)} before it`,
    explanation: 'Fields of one entry begin below one another.',
    mend: `Set the line in by ${spaces(expectedSpaces)}, so that it begins below the field above.`,
  };
}

function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? '1 space' : `${count} spaces`;
}

export function missingSpace(line: string): Wording {
  const { key, rest } = /(?<key>[A-Za-z][\w-]*):(?<rest>\S.*)/.exec(line)?.groups ?? {};
  return {
    summary: `a space is missing after ${key}:`,
    explanation: 'A colon and a space part the field from its value.',
    mend: `Write:   ${key}: ${rest}`,
  };
}

export function missingColon(line: string): Wording {
  const text = line.trim().replace(/^- +/, '');
  return {
    summary: `the line ${quote(text)} has no field`,
    explanation: 'Each line is a field, a colon and a value; text that goes on must be set in further.',
    mend: 'Set the line in below the text it belongs to, or begin it with the name of a field and a colon.',
  };
}

export function unclosedBracket(): Wording {
  return {
    summary: 'a bracket is opened and not closed before this line',
    explanation: 'A list in brackets ends with ], a group of fields in braces with }.',
    mend: 'Close the bracket at the end of the line above.',
  };
}

export function unreadable(): Wording {
  return {
    summary: 'the line cannot be read as a part of its entry',
    explanation: 'Fields of one entry begin below one another; a new entry begins with a hyphen and a space.',
    mend: 'Set the line in as far as its neighbours, and put text with signs such as : # or quotes in quotes.',
  };
}

export function nestedTooDeep(): Wording {
  return {
    summary: 'too many brackets or hyphens stand inside one another',
    explanation: 'No entry needs more than four levels.',
    mend: 'Put text that holds brackets in quotes, or remove them.',
  };
}

export function expectedFields(value: unknown): Wording {
  return {
    summary: `the file holds ${holding(value)}, expected fields, one on each line`,
    explanation: 'Each line is a field, a colon, a space and a value.',
    mend: `${guide('content.md')} shows the fields.`,
  };
}

export function expectedRecord(value: unknown, firstField: string): Wording {
  return {
    summary: `it is ${found(value)}, expected fields, one on each line`,
    explanation: 'A record begins with a hyphen, a space and its first field; the others stand below it.',
    mend: `Begin it like this:   - ${firstField}: …`,
  };
}

export function expectedList(value: unknown): Wording {
  return {
    summary: `the file holds ${holding(value)}, expected a list of records`,
    explanation: 'Each record begins with a hyphen and a space; its fields stand below one another.',
    mend: 'Put "- " before the first field of each record and two spaces before the others.',
  };
}

function holding(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'one group of fields' : 'plain text';
}

function splitLine(line: string): { prefix: string; value: string } {
  const match = /^\s*(?:- +)*(?<prefix>[\w-]+:\s+)?(?<value>.*)$/.exec(line);
  return { prefix: match?.groups?.prefix ?? '', value: match?.groups?.value?.trim() ?? '' };
}
