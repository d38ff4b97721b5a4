import { join } from 'node:path';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../core/diagnostics.ts';
import { quote } from '../core/quoted-values.ts';
import { compareText, lastName } from '../core/text.ts';
import { readText } from '../files/read-files.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { localDate } from '../i18n/dates.ts';
import { type Addressed, formerAddresses, publishedAddresses } from './moved-addresses.ts';
import { visiblePages } from './page-kinds.ts';
import type { RawContent } from './site-content.ts';
import { withoutDrafts } from './visibility.ts';

/** Every published address, one per line. It is in content/, so that it is versioned with the content. */
export const publishedFile = 'published.txt';

const head = `# Addresses that were published, so that "check" can report when one is gone. Remove a line to forget it.
`;

/**
 * Warns of each published address that does not exist anymore; a project with a case study has two. Everything on a page
 * and below it is gone with it. `text` is the file's, `null` without one.
 */
export function lintPublished(
  rawContent: RawContent | null,
  text: string | null,
  today: string,
): Diagnostic[] {
  if (!rawContent || text === null) return [];
  const answered = new Set(everyAddress(addressed(rawContent, today)));
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const gone = new Set(lines.filter((address) => !answered.has(address)));
  return lines.flatMap((address, index) => {
    if (address === '' || address.startsWith('#') || !gone.has(address)) return [];
    const ownPage = address.replace('#', '/');
    if (ownPage !== address && gone.has(ownPage)) return [];
    if (pageOf(address) !== address && gone.has(pageOf(address))) return [];
    const card = address.replace(/\/(?=[^/]*$)/, '#');
    const hasMore = lines.some((line) => line !== address && pageOf(line) === address);
    const others = gone.has(card)
      ? ` and ${card}`
      : hasMore
        ? ` and all others that begin with ${address}`
        : '';
    const place = { line: index + 1, column: 1 };
    const diagnosticText = explainGone(address, `this line${others}`);
    return diagnosticInFile(publishedFile, diagnosticText, place, 'warning');
  });
}

/**
 * Adds the addresses of a site that is about to be published, and returns the number of new ones. Addresses that no longer
 * exist stay in the file until the owner removes them.
 */
export async function rememberPublished(
  contentDir: string,
  rawContent: RawContent,
  today = localDate(),
): Promise<number> {
  const file = join(contentDir, publishedFile);
  const published = ((await readText(file)) ?? '')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'));
  const all = new Set([...published, ...publishedAddresses(addressed(rawContent, today))]);
  const added = all.size - new Set(published).size;
  if (added > 0) await writeAtomically(file, `${head}${[...all].sort(compareText).join('\n')}\n`);
  return added;
}

/** The page in the navigation bar: `/series` for `/series/places` and `/series?photo=places/quay`. */
function pageOf(address: string): string {
  return address.replace(/(?<=^\/[^/?#]+)[/?#].*$/, '');
}

function everyAddress(content: Addressed): string[] {
  return [...publishedAddresses(content), ...formerAddresses(content)];
}

/** Content with addresses; without `today`, including drafts. */
export function addressed(rawContent: RawContent, today?: string): Addressed {
  const published = today === undefined ? rawContent : withoutDrafts(rawContent, today);
  return { ...published, pages: visiblePages(published) };
}

function explainGone(address: string, lines: string): DiagnosticText {
  const [what, name] = address.includes('?photo=')
    ? ['photo', lastName(address)]
    : address.includes('#')
      ? ['project', address.slice(address.indexOf('#') + 1)]
      : ['page, project or note', lastName(address)];
  return {
    code: 'address-gone',
    summary: `${quote(address)} was published and does not exist anymore`,
    why: 'People who kept a link to it find something else, or nothing.',
    fix: `If a ${what} has a new name, add to its record:   formerly: [${name}]\nIf it is gone for good, remove ${lines}.`,
  };
}
