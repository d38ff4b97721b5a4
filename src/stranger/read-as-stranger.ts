import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPlannedSite } from '../build/site.ts';
import { type Diagnostic, sortDiagnostics } from '../core/diagnostics.ts';
import { localDate } from '../core/local-date.ts';
import { gitIn } from '../files/git.ts';
import type { OutputPaths } from '../files/output-paths.ts';
import { readPdfLines } from '../import/document/read-pdf-lines.ts';
import type { ContentReading } from '../site/read-content.ts';
import { findRemoved } from './find-removed.ts';
import { type FurtherText, whatStrangersLearn } from './what-strangers-learn.ts';

/** Larger texts of public/ are data, not prose. */
const maxTextBytes = 2_000_000;

/**
 * Reads content/ as it would be published, and returns what a stranger learns from it. `isReadable` is false, with the
 * errors, if there is no site to look at.
 */
export async function readAsStranger(
  paths: OutputPaths,
  log?: (line: string) => void,
): Promise<{ isReadable: boolean; diagnostics: Diagnostic[]; read: ContentReading }> {
  const today = localDate();
  const { linted, diagnostics, value: site } = await readPlannedSite(paths, { log, today });
  const { read } = linted;
  if (!site || !read.entries)
    return {
      read,
      isReadable: false,
      diagnostics: diagnostics.filter(({ severity }) => severity === 'error'),
    };
  const furtherTexts = await readFurtherTexts(paths, site.publicFiles, site.resumePdf === 'own');
  const root = path.dirname(paths.contentDir);
  return {
    read,
    isReadable: true,
    diagnostics: sortDiagnostics([
      ...whatStrangersLearn({ site, linted, furtherTexts, today }),
      ...(await findRemoved(paths.contentDir, read.entries, gitIn(root), today)),
    ]),
  };
}

async function readFurtherTexts(
  { contentDir, publicDir }: OutputPaths,
  publicFiles: readonly string[],
  hasOwnResume: boolean,
): Promise<FurtherText[]> {
  const files = [
    ...publicFiles.map((file) => ({ file: `public/${file}`, place: path.join(publicDir, file) })),
    ...(hasOwnResume ? [{ file: 'content/resume.pdf', place: path.join(contentDir, 'resume.pdf') }] : []),
  ];
  const texts: FurtherText[] = [];
  for (const { file, place } of files) {
    if (!/\.(?:pdf|txt|md|html?|vcf|ics|vtt)$/i.test(file)) continue;
    const bytes = await readFile(place);
    if (/\.pdf$/i.test(file)) {
      const lines = (await readPdfLines(bytes, () => false)) ?? [];
      texts.push({ file, text: lines.map(({ text }) => text).join('\n') });
    } else if (bytes.length <= maxTextBytes) texts.push({ file, text: bytes.toString() });
  }
  return texts;
}
