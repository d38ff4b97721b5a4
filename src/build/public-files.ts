import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Diagnostic, type DiagnosticText, diagnosticInFile, wholeFile } from '../core/diagnostics.ts';
import { compareText } from '../core/text.ts';
import { isMissing } from '../files/system-errors.ts';
import { cacheControl, immutable } from '../hosts/headers.ts';
import { findLeaks } from '../media/find-leaks.ts';
import { findSvgIssue } from '../media/gate/find-svg-issues.ts';
import type { GateOptions } from '../media/gate/privacy-gate.ts';
import { soundTags } from '../media/sound-tags.ts';
import { publicMessages } from './public-messages.ts';

type PublicFiles = {
  /** What is copied to the site, by its path in public/, with forward slashes. */
  files: string[];
  diagnostics: Diagnostic[];
};

/** Kinds of files that sites are made of. Pictures, videos and PDFs among them are looked into by the privacy gate. */
const endings = [
  ...[
    '.avif',
    '.bib',
    '.css',
    '.csv',
    '.gif',
    '.htm',
    '.html',
    '.ico',
    '.ics',
    '.jpeg',
    '.jpg',
    '.js',
    '.json',
  ],
  ...[
    '.md',
    '.mp3',
    '.mp4',
    '.pdf',
    '.png',
    '.svg',
    '.txt',
    '.vcf',
    '.vtt',
    '.webm',
    '.webmanifest',
    '.webp',
  ],
  ...['.woff', '.woff2', '.xml', '.zip'],
];
/** Files that hosts look for under names without an ending. */
const hostFiles = ['CNAME', '_headers', '_redirects'];
/** What operating systems leave in folders. */
const leftBySystems = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];
/** https://www.rfc-editor.org/rfc/rfc8615: a folder for what others look for at a fixed address. */
const wellKnown = '.well-known';

/** The files of public/ that are published as they are, and what speaks against the others. No folder is no files. */
export async function listPublicFiles(publicDir: string): Promise<PublicFiles> {
  const files: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const tell = (file: string, diagnosticText: DiagnosticText, severity?: Diagnostic['severity']) => {
    diagnostics.push({
      ...diagnosticInFile('', diagnosticText, wholeFile, severity),
      file: `public/${file}`,
    });
  };
  async function list(folder: string): Promise<void> {
    for (const entry of await readdir(join(publicDir, folder), { withFileTypes: true })) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (leftBySystems.includes(entry.name)) continue;
      if (entry.name.startsWith('.') && entry.name !== wellKnown)
        tell(file, publicMessages.hidden(), 'warning');
      else if (entry.isSymbolicLink()) tell(file, publicMessages.link());
      else if (entry.isDirectory()) await list(file);
      else if (cacheControl(`/${file}`) === immutable) tell(file, publicMessages.keptForEver());
      else if (!isKnown(file)) tell(file, publicMessages.unknownKind(extname(file), endings));
      else {
        const refusal = /\.svg$/i.test(file)
          ? await validateSvg(await readFile(join(publicDir, file)))
          : null;
        if (refusal) tell(file, refusal);
        else files.push(file);
      }
    }
  }
  await list('').catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  return { files: files.sort(compareText), diagnostics };
}

/**
 * What the privacy gate of a build would refuse among these files. Apart from listing them, since it reads every picture
 * and PDF whole, and walks every video.
 */
export async function validatePublicFiles(
  publicDir: string,
  files: readonly string[],
  rights?: GateOptions,
): Promise<Diagnostic[]> {
  if (files.length === 0) return [];
  const found = await findLeaks(publicDir, rights);
  const diagnostics: Diagnostic[] = [];
  const tell = (file: string, diagnosticText: DiagnosticText, severity?: Diagnostic['severity']) =>
    diagnostics.push({
      ...diagnosticInFile('', diagnosticText, wholeFile, severity),
      file: `public/${file}`,
    });
  for (const file of files) {
    const tags = found.filter((one) => one.file === file).map(({ tag }) => tag);
    if (tags.length > 0) tell(file, publicMessages.carries(tags));
    if (/\.vtt$/i.test(file) && /^NOTE\b/m.test(await readFile(join(publicDir, file), 'utf8')))
      tell(file, publicMessages.carries(['notes (NOTE blocks)']));
    const told = /\.mp3$/i.test(file) ? soundTags(await readFile(join(publicDir, file))) : [];
    if (told.length > 0) tell(file, publicMessages.soundTells(told), 'warning');
  }
  return diagnostics;
}

function isKnown(file: string): boolean {
  return (
    file.startsWith(`${wellKnown}/`) ||
    hostFiles.includes(file) ||
    endings.includes(extname(file).toLowerCase())
  );
}

/** Files that every build writes, and that the owner's would replace without a trace. */
const builtFiles = ['_headers', '_redirects', '404.html', 'sitemap.xml', 'site.webmanifest', 'contact.vcf'];

/**
 * Diagnostics for files of public/ that would replace a file of the build, or that are one file on systems where case does
 * not count (macOS, Windows). `pages` are the paths of the site's pages.
 */
export function findReplacedFiles(
  files: readonly string[],
  pages: readonly { path: string }[],
): Diagnostic[] {
  const built = new Set([
    ...builtFiles,
    ...pages.flatMap(({ path }) => {
      const name = path.slice(1).toLowerCase();
      return name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
    }),
  ]);
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const folded = file.toLowerCase();
    const other = seen.get(folded);
    seen.set(folded, file);
    const text = built.has(folded)
      ? publicMessages.replaces(folded)
      : other === undefined
        ? null
        : publicMessages.differsInCase(other);
    return text ? [{ ...diagnosticInFile('', text), file: `public/${file}` }] : [];
  });
}

/** Why a drawing cannot be published as it is; null if nothing speaks against it. */
async function validateSvg(svg: Buffer): Promise<DiagnosticText | null> {
  const issue = await findSvgIssue(svg);
  if (!issue) return null;
  if (issue.kind === 'unreadable') return publicMessages.unreadableSvg(issue.found);
  return issue.kind === 'active'
    ? publicMessages.activeSvg(issue.found)
    : publicMessages.privateSvg(issue.found);
}
