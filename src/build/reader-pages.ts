import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applicationFile } from '../applications/application-folder.ts';
import { type FoundReaderPage, ignoreFile } from '../applications/read-reader-pages.ts';
import { diagnosticInRecord } from '../content/diagnostic-in-record.ts';
import type { Diagnostic } from '../core/diagnostics.ts';
import { countNoun } from '../core/text.ts';
import { documentFile } from '../features/readers/props.ts';
import { exists } from '../files/read-files.ts';
import type { SiteContent } from '../site/site-content.ts';
import { readerAddress } from '../site/subpages.ts';

/** The documents that the pages of readers offer, below the address of each page. */
export async function readerFiles(
  { readers }: SiteContent,
  contentDir: string,
): Promise<{ path: string; bytes: Uint8Array }[]> {
  const files = readers.flatMap(({ token, application, files: offered }) =>
    offered.map(async ({ document }) => {
      const name = documentFile(document);
      const bytes = await readFile(path.join(contentDir, applicationFile(application, `files/${name}`)));
      return { path: `for/${token}/${name}`, bytes };
    }),
  );
  return Promise.all(files);
}

type Language = { content: Pick<SiteContent, 'readers'>; base: string };

/** Folders with such pages in any language, below the base of the site. */
export function readerFolders({
  content,
  base,
  translations,
}: Language & { translations: readonly Language[] }): string[] {
  return [{ content, base }, ...translations]
    .filter((language) => language.content.readers.length > 0)
    .map((language) => `${language.base.slice(base.length)}for/`);
}

/** Lists everything that applications publish, for `check --publish`. */
export async function listReaderPages(
  pages: readonly FoundReaderPage[],
  { url }: { url: string },
  contentDir: string,
): Promise<Diagnostic[]> {
  const isIgnored = await exists(path.join(contentDir, ignoreFile));
  return pages.map((page) => {
    const { token, until, name, greeting, role, letter, proofs, lens, files, file, record } = page;
    const shown = [
      greeting ? `the greeting "${greeting}"` : `a greeting with the name "${name}"`,
      ...(role ? [`the role "${role}"`] : []),
      ...(letter.length > 0 ? ['the text of letter.md'] : []),
      proofs
        ? `${countNoun(proofs.length, 'proof')} (${proofs.join(', ')})`
        : lens
          ? `the proofs of the lens ${lens}`
          : 'your usual proofs',
      ...files.map(({ document, sizeBytes }) => `files/${documentFile(document)} (${sizeBytes} bytes)`),
    ];
    const text = {
      code: 'reader-page',
      summary: `published until ${until} for those who know the address: ${readerAddress({ url }, token)}`,
      why: `It shows ${shown.join(', ')} and the last day. Nothing else of this application is published.${
        isIgnored
          ? ' Git ignores the folder, so only a build on this computer has the page; a host that builds from the repository does not.'
          : ''
      }`,
      fix: 'To switch it off, remove the group   page:',
    };
    return diagnosticInRecord(file, record, ['page'], text, { severity: 'notice' });
  });
}
