import { countRead, fieldKinds, type Reading, type ResumeField } from '../resume/judge-reading.ts';
import type { ReadBackFile } from '../resume/read-back-file.ts';
import type { Cut } from '../resume/shorten-content.ts';
import { typed } from './typed.ts';

/* What the commands say of the résumé and of letters. */

export const letterUsage = `${typed('letter [NAME …]')}

Sets the letters of content/letters/ as the résumé is set, into letters/ beside content/. With names, only those. Nothing
of it is published; a letter whose fields say publish: true is, by the build.`;

export const noLetters =
  'There is no letter yet. Write one: content/letters/NAME.md holds its text, and above it, between two lines of ---, to, date and subject.';

export function noSuchLetter(name: string, similar: string | null, names: string[]): string {
  return similar
    ? `There is no letter "${name}". Did you mean "${similar}"?`
    : `There is no letter "${name}". There are: ${names.join(', ')}.`;
}

export function letterWritten(file: string): string {
  return `Wrote ${file}.`;
}

export const noResumeMade =
  'No résumé is made here: no section of content/pages.yaml is of kind resume, or content/resume.pdf takes its place.';

/** A file of the résumé: what each reader found, what of it is not where it belongs, and what was left out. */
export function resumeLines({ path, pages, readers, leftOut }: ReadBackFile): string[] {
  const read = readers.flatMap(({ name, result }) => (result ? { name, ...result } : []));
  const missing = readers.filter(({ result }) => result === null).map(({ name }) => name);
  const row = (label: string, cells: string[]) =>
    `  ${label.padEnd(12)}${cells.map((cell) => cell.padStart(14)).join('')}`;
  const kinds = fieldKinds.filter((kind) => read.some(({ reading }) => countRead(reading, kind).all > 0));
  const lost = read.flatMap(({ name, reading, checks }) => [
    ...reading
      .filter(({ isInOrder }) => !isInOrder)
      .map(
        ({ field, isFound }) => `  ${name} ${isFound ? 'reads elsewhere' : 'does not read'}: ${field.text}`,
      ),
    ...checks.filter(({ isPassed }) => !isPassed).map((check) => `  ${name}: not true that ${check.name}`),
  ]);
  const [first] = read;
  return [
    pages === null ? path.slice(1) : `${path.slice(1)}, ${pages === 1 ? '1 page' : `${pages} pages`}`,
    row(
      'read by',
      read.map(({ name }) => name),
    ),
    ...kinds.map((kind) =>
      row(
        kind,
        read.map(({ reading }) => inOrderOf(reading, kind)),
      ),
    ),
    row(
      'phone',
      read.map(() => 'none given'),
    ),
    row(
      'all',
      read.map(({ reading }) => inOrderOf(reading)),
    ),
    row(
      'checks',
      read.map(({ checks }) => `${checks.filter(({ isPassed }) => isPassed).length} of ${checks.length}`),
    ),
    ...missing.map((name) => `  ${name} is not installed: not read by it.`),
    ...lost,
    ...(first ? ['  In the order in which it is read:', ...first.reading.flatMap(asRead)] : []),
    ...leftOutLines(leftOut),
  ];
}

/** What a form would be filled in with. */
function asRead({ field: { kind, text }, isInOrder }: Reading[number]): string[] {
  return kind === 'texts' || kind === 'skills' || !isInOrder ? [] : [`    ${kind.padEnd(11)} ${text}`];
}

function leftOutLines(cuts: readonly Cut[]): string[] {
  const last = new Map(cuts.map((cut) => [cut.record, cut]));
  const lines = [...last.values()].map(({ list, title, leave, lines: all }) => {
    if (leave === 'nothing') return `    ${list}: ${title}`;
    return `    ${list}: ${title}, ${leave === 'opening' ? 'after its opening' : `${all - leave} of ${all} lines`}`;
  });
  return lines.length > 0 ? ['  Left out:', ...lines] : [];
}

function inOrderOf(reading: Reading, ...kinds: ResumeField['kind'][]): string {
  const { inOrder, all } = countRead(reading, ...kinds);
  return `${inOrder} of ${all}`;
}
