import type { YamlFile } from '../../../../content/yaml-records.ts';
import type { DiagnosticText, Position } from '../../../../core/diagnostics.ts';
import { groupDigits } from '../../../../core/text.ts';
import { findCircle, type RawEntry } from './raw-entries.build.ts';

/** Papers of the largest collaborations have 5,000 authors. */
const maxAuthors = 6_000;
/** Characters of an abbreviation after those in it are inserted. */
const maxStringLength = 10_000;
const maxBraceDepth = 100;
/** Characters of an entry. Those of the largest collaborations have half of it; twice as many can take half a minute. */
const maxEntryLength = 200_000;

/** The first place that would keep the parser busy for minutes, or exceed its memory. */
export function findExcess(text: string): (DiagnosticText & { offset: number }) | null {
  const lengths = new Map<string, number>();
  for (const { 0: entry, index: offset } of text.matchAll(/@[^@]*/g)) {
    const excess = (text: Omit<DiagnosticText, 'why'>) => ({
      ...text,
      why: 'Reading it would take minutes. Reference managers write no such entries.',
      offset,
    });
    if (entry.length > maxEntryLength)
      return excess({
        code: 'bibtex-long-entry',
        summary: `this entry has more than ${groupDigits(maxEntryLength)} characters`,
        fix: 'Shorten it, or close it if a brace is missing.',
      });
    let [depth, deepest] = [0, 0];
    for (const [brace] of entry.matchAll(/(?<!\\)[{}]/g)) {
      depth = Math.max(0, depth + (brace === '{' ? 1 : -1));
      deepest = Math.max(deepest, depth);
    }
    if (deepest > maxBraceDepth)
      return excess({
        code: 'bibtex-too-deep',
        summary: 'the braces of this entry are nested too deeply',
        fix: 'Remove the braces that are not needed.',
      });
    if (entry.split(/\sand\s/).length > maxAuthors)
      return excess({
        code: 'bibtex-authors',
        summary: `this entry has more than ${groupDigits(maxAuthors)} authors`,
        fix: 'Name the first, and the others as:   and others',
      });
    const [, name = '', value = ''] = /^@string\s*[{(]\s*([^\s={]+)\s*=(.*)/is.exec(entry) ?? [];
    const parts = value.split('#').map((part) => part.replace(/[\s)}]+$/, '').trim());
    const length = parts.reduce((sum, part) => sum + (lengths.get(part.toLowerCase()) ?? part.length), 0);
    lengths.set(name.toLowerCase(), length);
    if (length > maxStringLength)
      return excess({
        code: 'bibtex-long-abbreviation',
        summary: `the abbreviation ${name} has more than ${groupDigits(maxStringLength)} characters`,
        fix: 'Write the text itself where it is used.',
      });
  }
  return null;
}

export function explainCommand(key: string, command: string): DiagnosticText {
  return {
    code: 'bibtex-latex',
    summary: `${key}: ${command} is a LaTeX command that the site does not know and leaves out`,
    why: 'The site reads accents, letters of other languages, emphasis and simple formulas.',
    fix: 'Write the letter or the text itself; a .bib file can contain any letter.',
  };
}

export type Place = Position & { key: string };

/** Later entries with the key of an earlier one. */
export function findDoubled(places: readonly Place[]): YamlFile['diagnostics'] {
  const lines = new Map<string, number>();
  return places.flatMap(({ key, line, column }) => {
    const first = lines.get(key);
    lines.set(key, first ?? line);
    if (first === undefined) return [];
    return {
      code: 'bibtex-duplicate-key',
      summary: `${key}: the entry in line ${first} has the same key`,
      why: 'Addresses and citations use the key, so this entry is left out.',
      fix: 'Remove one of the two, or give it another key.',
      ...{ line, column, severity: 'warning' as const },
    };
  });
}

/** Entries whose `crossref` leads nowhere, or back to the entry. */
export function findWrongParents(
  entries: readonly RawEntry[],
  byKey: ReadonlyMap<string, RawEntry>,
  positionOf: (offset: number) => Position,
): YamlFile['diagnostics'] {
  const keys = new Set([...byKey.keys()].map((key) => key.toLowerCase()));
  const inCircles = new Set<string>();
  return entries.flatMap((entry) => {
    const { key, fields, offset } = entry;
    if (fields.crossref === undefined || inCircles.has(key)) return [];
    const circle = findCircle(entry, byKey);
    for (const each of circle ?? []) inCircles.add(each);
    const summary = circle
      ? `${key}: crossref leads in a circle (${circle.join(' → ')})`
      : keys.has(fields.crossref.toLowerCase())
        ? null
        : `${key}: crossref names ${fields.crossref}, which is not an entry of this file`;
    if (summary === null) return [];
    return {
      code: circle ? 'bibtex-crossref-circle' : 'bibtex-crossref-unknown',
      summary,
      why: 'An entry takes the fields that it lacks from the one that crossref names, such as its proceedings.',
      fix: 'Name the entry of the proceedings or book, or remove crossref and write the fields here.',
      ...positionOf(offset),
      severity: 'warning' as const,
    };
  });
}

/** The beginning of the entry with a parser error. */
export function placeOf(
  error: string,
  input: string,
  text: string,
  places: Place[],
  positionOf: (offset: number) => Position,
): Position {
  const [, abbreviation] = unresolved.exec(error) ?? [];
  // Up to the first character that was escaped for the parser.
  const start = input.slice(0, 40).split(/[\\„“‚‘«»‹›]/)[0] ?? '';
  const offset = abbreviation ? text.search(new RegExp(`=\\s*${abbreviation}\\b`)) : text.indexOf(start);
  const { line, column } = positionOf(Math.max(0, offset));
  const place = places.findLast((entry) => entry.line <= line) ?? { line, column };
  return { line: place.line, column: place.column };
}

const unresolved = /^Unresolved @string reference "([\w-]+)"/;

export const entryNotClosed: DiagnosticText = {
  code: 'bibtex-open-entry',
  summary: 'this entry is not closed',
  why: 'Each { needs a }, and each " needs a second one. Commas separate the fields.',
  fix: 'Count the braces of this entry and of its fields:   @article{key, title = {Words}, year = {2025}}',
};

export function explainError(error: string): DiagnosticText {
  const [, abbreviation] = unresolved.exec(error) ?? [];
  if (abbreviation)
    return {
      code: 'bibtex-unknown-abbreviation',
      summary: `${abbreviation} is not in braces, and this file defines no such abbreviation`,
      why: 'Text is in braces. A word without braces is an abbreviation that the file defines.',
      fix: `Write {${abbreviation}}, or define it above:   @string{${abbreviation} = "Journal of …"}`,
    };
  const [, field] = /expected "\}", found "(\w+)\s*=/.exec(error) ?? [];
  if (field)
    return {
      code: 'bibtex-comma',
      summary: `there is no comma before ${field}`,
      why: 'Commas separate the fields.',
      fix: `End the field before it with a comma:   title = {Words}, ${field} = …`,
    };
  const [, key = '', names] = /^@(\S+): unexpected \d+-part name "(.+)", dropping/.exec(error) ?? [];
  if (names) return explainMissingAnd(key, names);
  if (/mismatch|Runaway|Unterminated|end of/i.test(error)) return entryNotClosed;
  return {
    code: 'bibtex-syntax',
    summary: 'this entry cannot be read',
    why: `The BibTeX parser reports: ${error}`,
    fix: 'An entry looks like this:   @article{key, author = {Quill, Ada}, title = {Words}, year = {2025}}',
  };
}

export function explainMissingAnd(key: string, name: string): DiagnosticText {
  return {
    code: 'bibtex-author',
    summary: `${key}: author contains "${name}", which has too many commas for one name`,
    why: 'A comma separates the family name from the given name. The word "and" separates people.',
    fix: 'Write and between them:   author = {Quill, Ada and Marlow, P.},',
  };
}
