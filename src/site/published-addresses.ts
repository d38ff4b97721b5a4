import { join } from 'node:path';
import { type Diagnostic, diagnosticInFile } from '../core/diagnostics.ts';
import { compareText } from '../core/text.ts';
import { readText } from '../files/read-files.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import * as messages from './lint/publication-messages.ts';
import { type Addressed, formerAddresses, publishedAddresses } from './moved-addresses.ts';
import { shownPages } from './shown-pages.ts';
import type { RawContent } from './site-content.ts';

/** Every address that was published, a line each, in content/ so that it goes where the words go. */
export const publishedFile = 'published.txt';

const head = `# Addresses that were published, so that "check" can tell when one is gone. Take a line out to let it go.
`;

/** Warns of each address that was published, is no more, and leads nowhere. `text` is the file's, `null` without one. */
export function lintPublished(entries: RawContent | null, text: string | null): Diagnostic[] {
  if (!entries || text === null) return [];
  const answered = new Set(everyAddress(addressed(entries)));
  return text.split(/\r?\n/).flatMap((line, index) => {
    const address = line.trim();
    if (address === '' || address.startsWith('#') || answered.has(address)) return [];
    const place = { line: index + 1, column: 1 };
    return diagnosticInFile(publishedFile, messages.addressGone(address), place, 'warning');
  });
}

/**
 * Adds the addresses of a site that is about to be published. Those that are gone stay until the owner takes them out.
 * Returns how many are new; the file is written if any is.
 */
export async function rememberPublished(contentDir: string, entries: RawContent): Promise<number> {
  const file = join(contentDir, publishedFile);
  const known = ((await readText(file)) ?? '')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'));
  const all = new Set([...known, ...publishedAddresses(addressed(entries))]);
  const added = all.size - new Set(known).size;
  if (added > 0) await writeAtomically(file, `${head}${[...all].sort(compareText).join('\n')}\n`);
  return added;
}

function everyAddress(content: Addressed): string[] {
  return [...publishedAddresses(content), ...formerAddresses(content)];
}

function addressed(entries: RawContent): Addressed {
  return { ...entries, pages: shownPages(entries) };
}
