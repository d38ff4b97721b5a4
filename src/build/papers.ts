import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diagnosticInRecord } from '../content/diagnostic-in-record.ts';
import { type Diagnostic, diagnosticInFile, wholeFile } from '../core/diagnostics.ts';
import { valueAt } from '../core/field-path.ts';
import { didYouMean, quote } from '../core/quoted-values.ts';
import { subpagePath } from '../core/routes.ts';
import { nearest } from '../core/text.ts';
import { placeFields } from '../features/experiences/sections/publications/schema.ts';
import { pdfPath } from '../features/experiences/sections/publications/scholar-tags.build.ts';
import { sectionsOfKind } from '../features/experiences/sections.ts';
import { ifThere } from '../files/read-files.ts';
import { type ContentSources, recordsOfKind } from '../site/read-content.ts';
import type { SiteContent } from '../site/site-content.ts';

/** The folder of content/ with files of publications, which have the same addresses on the site. */
const folder = 'papers/';

/** Files of publications that are neither there nor in public/. */
export function lintPapers(sources: ContentSources, publicFiles: readonly string[]): Diagnostic[] {
  const present = [...sources.otherFiles.filter((file) => file.startsWith(folder)), ...publicFiles];
  return recordsOfKind(sources, 'publications').flatMap(({ file, record }) =>
    placeFields.flatMap((field) => {
      const address = valueAt(record.value, [field]);
      if (typeof address !== 'string' || !address.startsWith('/')) return [];
      const wanted = address.slice(1);
      if (present.includes(wanted)) return [];
      const similar = nearest(wanted, present);
      const diagnosticText = {
        code: 'missing-paper',
        summary: `${field} is ${quote(address)}, but there is no such file`,
        why: 'Visitors who follow the link would find nothing.',
        fix: didYouMean(
          similar && `/${similar}`,
          wanted.startsWith(folder)
            ? `Put the file there:   content/${wanted}`
            : `Put the file into content/papers/ and write   ${field}: /papers/${wanted.split('/').at(-1)}`,
        ),
      };
      return [diagnosticInRecord(file, record, [field], diagnosticText)];
    }),
  );
}

/** What the privacy gate would reject in them. */
export async function validatePapers(contentDir: string): Promise<Diagnostic[]> {
  const { findLeaks } = await import('../media/find-leaks.ts');
  const leaks = (await ifThere(findLeaks(join(contentDir, folder)))) ?? [];
  const files = [...new Set(leaks.map(({ file }) => file))];
  return files.map((file) => {
    const tags = leaks.filter((leak) => leak.file === file).map(({ tag }) => tag);
    return diagnosticInFile(
      folder + file,
      {
        code: 'private-metadata',
        summary: `the file contains ${tags.join(', ')}, which must not be published`,
        why: 'Programs save more in a file than it shows, and visitors could read it.',
        fix: 'Print the PDF to a new one; export a picture or video without its metadata.',
      },
      wholeFile,
    );
  });
}

/**
 * The files that publications name; those in public/ are published from there. The PDF of a publication with a page has a
 * copy beside the page.
 */
export async function paperFiles({ sections, site }: SiteContent, contentDir: string) {
  const lists = sectionsOfKind(sections, 'publications');
  const addresses = lists.flatMap(({ records }) =>
    records.flatMap(({ links }) => links.map(({ address }) => address)),
  );
  const isPaper = (address: string) => address.startsWith(`/${folder}`);
  // The other languages link to those of the first one.
  const wanted =
    site.root === undefined ? addresses.filter(isPaper).map((address) => [address, address]) : [];
  const copied = lists.flatMap(({ path, pages, records }) =>
    records.flatMap((publication) =>
      pages && isPaper(publication.pdf)
        ? [[publication.pdf, pdfPath(publication, subpagePath(path, publication.name))]]
        : [],
    ),
  );
  const files = await Promise.all(
    [...new Map([...wanted, ...copied].map(([from = '', to = '']) => [to, from]))].map(async ([to, from]) => {
      const bytes = await ifThere(readFile(join(contentDir, from)));
      return bytes ? [{ path: to.slice(1), bytes }] : [];
    }),
  );
  return files.flat();
}
