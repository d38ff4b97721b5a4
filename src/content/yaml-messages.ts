import type { DiagnosticText } from '../core/diagnostics.ts';
import { guide } from '../core/guide-path.ts';
import { found, quote } from '../core/quoted-values.ts';

/* What is wrong with how a file is written in YAML. */

export function tabIndent(): DiagnosticText {
  return {
    summary: 'a tab stands at the start of the line, expected spaces',
    why: 'Lines are set in with spaces; a tab looks alike and means something else.',
    fix: 'Replace the tab with two spaces.',
  };
}

export function duplicateKey(key: string): DiagnosticText {
  return {
    summary: `${key} is written twice`,
    why: 'An entry has each field once; of two, it is not clear which one counts.',
    fix: 'Remove one of the two lines.',
  };
}

export function secondDocument(): DiagnosticText {
  return {
    summary: 'a line of three hyphens begins a second document',
    why: 'A file holds one; what follows the line would not be read.',
    fix: 'Remove the line with the three hyphens.',
  };
}

/** `why`: the first character has a meaning of its own, or a colon splits the value. */
export function needsQuotes(line: string, why: 'start' | 'colon', sign?: string): DiagnosticText {
  const { prefix, value } = splitLine(line);
  const first = sign ?? value.slice(0, 1);
  return {
    summary:
      why === 'colon'
        ? 'a second colon stands in the value, expected the value in quotes'
        : `the value begins with ${first}, expected it in quotes`,
    why:
      why === 'colon'
        ? 'Without quotes, a colon and a space begin a new field.'
        : `Without quotes, ${first} at the start of a value has a meaning of its own.`,
    fix: `Put the value in quotes:   ${prefix}${quote(value)}`,
  };
}

export function openQuote(line: string): DiagnosticText {
  const { prefix, value } = splitLine(line);
  const mark = value.slice(0, 1);
  return {
    summary: `a quote ${mark} is opened and not closed`,
    why: 'All that follows would belong to this value.',
    fix: `Close it at the end of the text:   ${prefix}${value.trimEnd()}${mark}`,
  };
}

export function textAfterQuote(line: string): DiagnosticText {
  const { prefix, value } = splitLine(line);
  const mark = value.slice(0, 1);
  const inner = value.slice(1).replaceAll(mark, '');
  const isApostrophe = mark === "'" && /'.*'/.test(value.slice(1));
  return {
    summary: `text follows the closing quote ${mark}`,
    why: 'A value in quotes ends with its second quote.',
    fix: isApostrophe
      ? `Around text with an apostrophe use double quotes:   ${prefix}"${value.slice(1).replace(/'\s*$/, '')}"`
      : `Put the quotes around the whole value:   ${prefix}${mark}${inner}${mark}`,
  };
}

export function badEscape(): DiagnosticText {
  return {
    summary: 'a backslash stands before a letter that it cannot change',
    why: 'In double quotes, a backslash begins a special sign.',
    fix: 'Write two backslashes for one, or use single quotes around the value.',
  };
}

export function badIndent(expectedSpaces: number): DiagnosticText {
  return {
    summary: `the line is not set in like the one above, expected ${spaces(expectedSpaces)} before it`,
    why: 'Fields of one entry begin below one another.',
    fix: `Set the line in by ${spaces(expectedSpaces)}, so that it begins below the field above.`,
  };
}

function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? '1 space' : `${count} spaces`;
}

export function missingSpace(line: string): DiagnosticText {
  const { key, rest } = /(?<key>[A-Za-z][\w-]*):(?<rest>\S.*)/.exec(line)?.groups ?? {};
  return {
    summary: `a space is missing after ${key}:`,
    why: 'A colon and a space part the field from its value.',
    fix: `Write:   ${key}: ${rest}`,
  };
}

export function missingColon(line: string): DiagnosticText {
  const text = line.trim().replace(/^- +/, '');
  return {
    summary: `the line ${quote(text)} has no field`,
    why: 'Each line is a field, a colon and a value; text that goes on must be set in further.',
    fix: 'Set the line in below the text it belongs to, or begin it with the name of a field and a colon.',
  };
}

export function unclosedBracket(): DiagnosticText {
  return {
    summary: 'a bracket is opened and not closed before this line',
    why: 'A list in brackets ends with ], a group of fields in braces with }.',
    fix: 'Close the bracket at the end of the line above.',
  };
}

export function unreadable(): DiagnosticText {
  return {
    summary: 'the line cannot be read as a part of its entry',
    why: 'Fields of one entry begin below one another; a new entry begins with a hyphen and a space.',
    fix: 'Set the line in as far as its neighbours, and put text with signs such as : # or quotes in quotes.',
  };
}

export function nestedTooDeep(): DiagnosticText {
  return {
    summary: 'too many brackets or hyphens stand inside one another',
    why: 'No entry needs more than four levels.',
    fix: 'Put text that holds brackets in quotes, or remove them.',
  };
}

export function expectedFields(value: unknown): DiagnosticText {
  return {
    summary: `the file holds ${holding(value)}, expected fields, one on each line`,
    why: 'Each line is a field, a colon, a space and a value.',
    fix: `${guide('content.md')} shows the fields.`,
  };
}

export function expectedRecord(value: unknown, firstField: string): DiagnosticText {
  return {
    summary: `it is ${found(value)}, expected fields, one on each line`,
    why: 'A record begins with a hyphen, a space and its first field; the others stand below it.',
    fix: `Begin it like this:   - ${firstField}: …`,
  };
}

export function expectedList(value: unknown): DiagnosticText {
  return {
    summary: `the file holds ${holding(value)}, expected a list of records`,
    why: 'Each record begins with a hyphen and a space; its fields stand below one another.',
    fix: 'Put "- " before the first field of each record and two spaces before the others.',
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
