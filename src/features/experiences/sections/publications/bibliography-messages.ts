import type { DiagnosticText } from '../../../../core/diagnostics.ts';

/* What is wrong with a .bib file. */

export function unclosedEntry(): DiagnosticText {
  return {
    summary: 'this entry is not closed',
    why: 'Every { needs its }, and every " its partner. Fields are separated by commas.',
    fix: 'Count the braces of this entry, also within its fields:   @article{key, title = {Words}, year = {2025}}',
  };
}

export function missingComma(field: string): DiagnosticText {
  return {
    summary: `there is no comma before ${field}`,
    why: 'Fields are separated by commas.',
    fix: `End the field before it with a comma:   title = {Words}, ${field} = …`,
  };
}

export function unknownAbbreviation(name: string): DiagnosticText {
  return {
    summary: `${name} stands without braces and is no abbreviation of this file`,
    why: 'Words stand in braces; a word without them is an abbreviation that the file defines.',
    fix: `Write {${name}}, or define it above:   @string{${name} = "Journal of …"}`,
  };
}

export function unreadableEntry(detail: string): DiagnosticText {
  return {
    summary: 'this entry cannot be read',
    why: `The reader says: ${detail}`,
    fix: 'An entry looks like this:   @article{key, author = {Quill, Ada}, title = {Words}, year = {2025}}',
  };
}

export function missingField(key: string, field: string): DiagnosticText {
  const examples: Record<string, string> = {
    title: 'title = {What Drifting Buoys Say}',
    author: 'author = {Quill, Ada and Marlow, P.}',
    year: 'year = {2025}',
  };
  return {
    summary: `${key}: ${field} is missing`,
    why: 'A publication has a title, authors (or editors) and a year.',
    fix: `Add to this entry:   ${examples[field]},`,
  };
}

export function noYear(key: string, year: string): DiagnosticText {
  return {
    summary: `${key}: year is "${year}", expected a year such as 2025`,
    why: 'Publications stand in the order of their years.',
    fix: 'For what has not appeared yet, write the year you expect:   year = {2026},',
  };
}

export function doubledKey(key: string): DiagnosticText {
  return {
    summary: `${key}: another entry has this key`,
    why: 'An entry that stands twice is shown twice.',
    fix: 'Remove one of the two, or give it a key of its own.',
  };
}

export function authorsWithoutAnd(key: string, name: string): DiagnosticText {
  return {
    summary: `${key}: author holds "${name}", which has too many commas for one name`,
    why: 'A comma stands between the family name and the given name; people are separated by "and".',
    fix: 'Write and between them:   author = {Quill, Ada and Marlow, P.},',
  };
}

export function unknownCommand(key: string, command: string): DiagnosticText {
  return {
    summary: `${key}: ${command} is a command of LaTeX that the site does not know`,
    why: 'Accents, letters of other languages, emphasis and simple formulas are understood.',
    fix: 'Write the letter or the words themselves; a .bib file may hold any letter.',
  };
}
