import type { Wording } from '../../../../core/diagnostics.ts';

/* What is wrong with a .bib file. */

export function unclosedEntry(): Wording {
  return {
    summary: 'this entry is not closed',
    explanation: 'Every { needs its }, and every " its partner. Fields are separated by commas.',
    mend: 'Count the braces of this entry, also within its fields:   @article{key, title = {Words}, year = {2025}}',
  };
}

export function missingComma(field: string): Wording {
  return {
    summary: `there is no comma before ${field}`,
    explanation: 'Fields are separated by commas.',
    mend: `End the field before it with a comma:   title = {Words}, ${field} = …`,
  };
}

export function unknownAbbreviation(name: string): Wording {
  return {
    summary: `${name} stands without braces and is no abbreviation of this file`,
    explanation: 'Words stand in braces; a word without them is an abbreviation that the file defines.',
    mend: `Write {${name}}, or define it above:   @string{${name} = "Journal of …"}`,
  };
}

export function unreadableEntry(detail: string): Wording {
  return {
    summary: 'this entry cannot be read',
    explanation: `The reader says: ${detail}`,
    mend: 'An entry looks like this:   @article{key, author = {Quill, Ada}, title = {Words}, year = {2025}}',
  };
}

export function missingField(key: string, field: string): Wording {
  const examples: Record<string, string> = {
    title: 'title = {What Drifting Buoys Say}',
    author: 'author = {Quill, Ada and Marlow, P.}',
    year: 'year = {2025}',
  };
  return {
    summary: `${key}: ${field} is missing`,
    explanation: 'A publication has a title, authors (or editors) and a year.',
    mend: `Add to this entry:   ${examples[field]},`,
  };
}

export function noYear(key: string, year: string): Wording {
  return {
    summary: `${key}: year is "${year}", expected a year such as 2025`,
    explanation: 'Publications stand in the order of their years.',
    mend: 'For what has not appeared yet, write the year you expect:   year = {2026},',
  };
}

export function doubledKey(key: string): Wording {
  return {
    summary: `${key}: another entry has this key`,
    explanation: 'An entry that stands twice is shown twice.',
    mend: 'Remove one of the two, or give it a key of its own.',
  };
}

export function authorsWithoutAnd(key: string, name: string): Wording {
  return {
    summary: `${key}: author holds "${name}", which has too many commas for one name`,
    explanation: 'A comma stands between the family name and the given name; people are separated by "and".',
    mend: 'Write and between them:   author = {Quill, Ada and Marlow, P.},',
  };
}

export function unknownCommand(key: string, command: string): Wording {
  return {
    summary: `${key}: ${command} is a command of LaTeX that the site does not know`,
    explanation: 'Accents, letters of other languages, emphasis and simple formulas are understood.',
    mend: 'Write the letter or the words themselves; a .bib file may hold any letter.',
  };
}
