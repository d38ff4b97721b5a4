import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPlannedSite } from '../build/site.ts';
import { parseYaml } from '../content/content-store.ts';
import { type Diagnostic, diagnosticInFile, sortDiagnostics } from '../core/diagnostics.ts';
import { valueAt } from '../core/field-path.ts';
import { quote } from '../core/quoted-values.ts';
import { absoluteAddress } from '../core/routes.ts';
import { gitIn } from '../files/git.ts';
import type { OutputPaths } from '../files/output-paths.ts';
import { readText } from '../files/read-files.ts';
import { localDate } from '../i18n/dates.ts';
import { readPdfLines } from '../import/document/read-pdf-lines.ts';
import { lintPublished, publishedFile } from '../site/published-addresses.ts';
import type { ContentReading } from '../site/read-content.ts';
import type { RawContent } from '../site/site-content.ts';
import { type FurtherText, lintPrivacy } from './lint-privacy.ts';

/** Larger texts of public/ are data, not prose. */
const maxTextBytes = 2_000_000;

/**
 * Reads content/ as it would be published, and returns what strangers learn from it. `isReadable` is false, with the
 * errors, if the site cannot be built.
 */
export async function readAsStranger(
  paths: OutputPaths,
  log?: (line: string) => void,
): Promise<{ isReadable: boolean; diagnostics: Diagnostic[]; read: ContentReading }> {
  const today = localDate();
  const { linted, diagnostics, value: site } = await readPlannedSite(paths, { log, today });
  const { read } = linted;
  if (!site || !read.rawContent)
    return {
      read,
      isReadable: false,
      diagnostics: diagnostics.filter(({ severity }) => severity === 'error'),
    };
  const furtherTexts = await readFurtherTexts(paths, site.publicFiles, site.resumePdf === 'own');
  return {
    read,
    isReadable: true,
    diagnostics: sortDiagnostics([
      ...lintPrivacy({ site, linted, furtherTexts, today }),
      // Removed content may still be in web archives and in the history of a public repository.
      ...(await findGone(paths.contentDir, read.rawContent, today)),
      ...(await findInHistory(paths.contentDir, read.rawContent)),
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

/** Fields of owner.yaml that owners may have removed for privacy. */
const privateFields = ['phone', 'email', 'location'] as const;
const maxCommits = 200;

async function findGone(contentDir: string, rawContent: RawContent, today: string): Promise<Diagnostic[]> {
  const text = await readText(path.join(contentDir, publishedFile));
  const lines = text?.split(/\r?\n/) ?? [];
  return lintPublished(rawContent, text, today).map(({ line, column }) => {
    const address = lines[line - 1]?.trim() ?? '';
    const whole = absoluteAddress(rawContent.site.url, address);
    const diagnosticText = {
      code: 'removed-address',
      summary: `removed: ${quote(address)} was published, and an archive may have a copy`,
      why: `Everyone can look there:   https://web.archive.org/web/*/${whole}`,
      fix: 'To remove the copy, write to info@archive.org from the address of this site, and ask search engines to remove the page.',
    };
    return diagnosticInFile(publishedFile, diagnosticText, { line, column }, 'notice');
  });
}

/** Earlier values of private fields in the commits of owner.yaml, newest first. */
async function findInHistory(contentDir: string, rawContent: RawContent): Promise<Diagnostic[]> {
  const git = gitIn(path.dirname(contentDir));
  const file = `${path.basename(contentDir)}/owner.yaml`;
  const log = await git(['log', `--max-count=${maxCommits}`, '--format=%H %cs', '--', file], {
    timeoutMs: 5000,
  });
  if (log.code !== 0) return [];
  const found = new Map<string, Diagnostic>();
  for (const line of log.out.split('\n').filter(Boolean)) {
    const [commit = '', day = ''] = line.split(' ');
    const { code, out } = await git(['show', `${commit}:./${file}`], { timeoutMs: 5000 });
    const owner = code === 0 ? parseYaml(out) : null;
    for (const field of privateFields) {
      const value = valueAt(owner, [field]);
      if (typeof value !== 'string' || value === '' || value === rawContent.owner[field]) continue;
      if (found.has(field + value)) continue;
      const diagnosticText = {
        code: 'removed-value',
        summary: `removed: ${field} was ${quote(value)} until after ${day}`,
        why: 'If the repository is public, everyone can read its history; copies of the published site may have it, too.',
        fix: 'Another commit does not remove it. Make the repository private, or remove it from all commits with git filter-repo, and ask archives to remove copies.',
      };
      found.set(field + value, diagnosticInFile('owner.yaml', diagnosticText, undefined, 'notice'));
    }
  }
  return [...found.values()];
}
