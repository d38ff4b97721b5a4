import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Diagnostic, type DiagnosticText, diagnosticInFile, wholeFile } from '../core/diagnostics.ts';
import { compareText } from '../core/text.ts';
import { isMissing } from '../files/system-errors.ts';
import { cacheControl, immutable } from '../hosts/headers.ts';
import type { Rights } from '../media/gate/privacy-gate.ts';
import { soundTags } from '../media/sound-tags.ts';

type PublicFiles = {
  /** Files to copy, as paths in public/ with forward slashes. */
  files: string[];
  diagnostics: Diagnostic[];
};

/** File types that are published. The privacy gate reads pictures, videos and PDFs among them. */
const endings =
  '.avif .bib .css .csv .gif .htm .html .ico .ics .jpeg .jpg .js .json .md .mp3 .mp4 .pdf .png .svg .txt .vcf .vtt .webm .webmanifest .webp .woff .woff2 .xml .zip'.split(
    ' ',
  );
/** Files that hosts expect under names without an extension. */
const hostFiles = ['CNAME', '_headers', '_redirects'];
/** Files that operating systems create in folders. */
const leftBySystems = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];
/** https://www.rfc-editor.org/rfc/rfc8615: a folder of files with fixed addresses. */
const wellKnown = '.well-known';

/** The files of public/ to publish, and why others are not. A missing folder is empty. */
export async function listPublicFiles(publicDir: string): Promise<PublicFiles> {
  const files: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const add = (file: string, text: DiagnosticText, severity?: Diagnostic['severity']) => {
    diagnostics.push(diagnosticInPublic(file, text, severity));
  };
  async function list(folder: string): Promise<void> {
    for (const entry of await readdir(join(publicDir, folder), { withFileTypes: true })) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (leftBySystems.includes(entry.name)) continue;
      if (entry.isDirectory() && (entry.name === wellKnown || !entry.name.startsWith('.'))) {
        await list(file);
        continue;
      }
      if (entry.name.startsWith('.') && entry.name !== wellKnown) {
        add(
          file,
          {
            code: 'file-not-published',
            summary: 'the file is not published',
            why: 'Names that begin with a dot are for programs on your computer and may contain private data. Only .well-known is published.',
            fix: 'Remove it, or rename it.',
          },
          'warning',
        );
        continue;
      }
      const refusal = entry.isSymbolicLink() ? linkRefusal : await refuseFile(publicDir, file);
      if (refusal) add(file, refusal);
      else files.push(file);
    }
  }
  await list('').catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  return { files: files.sort(compareText), diagnostics };
}

/** What the privacy gate would reject in these files; slower than listing them, because it reads each of them. */
export async function validatePublicFiles(
  publicDir: string,
  files: readonly string[],
  rights?: Partial<Rights>,
): Promise<Diagnostic[]> {
  if (files.length === 0) return [];
  // Loads the image library, which most checks do not need.
  const { findLeaks } = await import('../media/find-leaks.ts');
  const leaks = await findLeaks(publicDir, rights);
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const leaked = leaks.filter((leak) => leak.file === file).map(({ tag }) => tag);
    if (/\.vtt$/i.test(file) && /^NOTE\b/m.test(await readFile(join(publicDir, file), 'utf8')))
      leaked.push('notes (NOTE blocks)');
    if (leaked.length > 0)
      diagnostics.push(
        diagnosticInPublic(file, {
          code: 'private-metadata',
          summary: `the file contains ${leaked.join(', ')}, which must not be published`,
          why: 'Cameras and programs save more in a file than it shows, and visitors could read it.',
          fix: 'Print a PDF to a new one; export a picture or video without its metadata.',
        }),
      );
    // A warning only: musicians want to be credited.
    const tags = /\.mp3$/i.test(file) ? soundTags(await readFile(join(publicDir, file))) : [];
    if (tags.length > 0)
      diagnostics.push(
        diagnosticInPublic(
          file,
          {
            code: 'sound-tags',
            summary: `the sound file contains ${tags.join(', ')} in its tags`,
            why: 'Recording programs save who made a recording, when and more, and visitors can read it.',
            fix: 'Ignore this if everyone may know it; otherwise export the sound without tags.',
          },
          'warning',
        ),
      );
  }
  return diagnostics;
}

function diagnosticInPublic(
  file: string,
  text: DiagnosticText,
  severity: Diagnostic['severity'] = 'error',
): Diagnostic {
  return { ...diagnosticInFile('', text, wholeFile, severity), file: `public/${file}` };
}

const linkRefusal: DiagnosticText = {
  code: 'file-is-link',
  summary: 'the file is a link',
  why: 'Its target may be anywhere on your computer, and nobody would notice that it is published.',
  fix: 'Copy the file itself there, or remove the link.',
};

/** Why a file cannot be published, judging by its name and, for SVG, its content; null if it can. */
async function refuseFile(publicDir: string, file: string): Promise<DiagnosticText | null> {
  if (cacheControl(`/${file}`) === immutable)
    return {
      code: 'file-cached-forever',
      summary: 'browsers would keep this file forever, even after you replace it',
      why: 'The build uses assets/, fonts/ and names with a fingerprint for files that get a new name with every change.',
      fix: 'Move it to another folder of public/, such as   public/documents/   or rename it.',
    };
  const ending = extname(file);
  const isKnown =
    file.startsWith(`${wellKnown}/`) || hostFiles.includes(file) || endings.includes(ending.toLowerCase());
  if (!isKnown)
    return {
      code: ending === '' ? 'file-without-extension' : 'file-type',
      summary: ending === '' ? 'the file has no extension' : `the file type ${ending} is not published`,
      why: `It could be a backup or a private note. Published types are ${endings.join(', ')}, and any file in .well-known.`,
      fix:
        ending === ''
          ? 'Remove it, or give it the extension of its type.'
          : 'Remove it, or export it as a published type, such as PDF.',
    };
  return /\.svg$/i.test(file) ? validateSvg(await readFile(join(publicDir, file))) : null;
}

/** Files that every build writes, and that a file of the owner would replace without a trace. */
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
    if (built.has(folded)) {
      const isForHost = folded.startsWith('_');
      return diagnosticInPublic(file, {
        code: 'file-replaces-page',
        summary: `the file would replace ${folded}, which the build writes`,
        why: isForHost
          ? 'The build writes security headers and redirects to these files. Without them, browsers get none.'
          : 'Visitors would no longer see what content/ contains.',
        fix: isForHost
          ? 'Remove it, and add further headers and redirects in the settings of your host.'
          : 'Rename it, or remove it.',
      });
    }
    if (other === undefined) return [];
    return diagnosticInPublic(file, {
      code: 'name-differs-in-case',
      summary: `the name differs from ${other} only in upper and lower case`,
      why: 'On macOS and Windows both names mean the same file, so one of the two would be lost.',
      fix: 'Rename one of them.',
    });
  });
}

const whySvgIsRefused = {
  active: 'An SVG image that runs code or loads other files would act with the rights of your own site.',
  private: 'Drawing programs save file names, folders and the metadata of placed photos in an SVG.',
  unreadable: 'It cannot be checked, and browsers may refuse to show it.',
};

/** Why an SVG image cannot be published; null if it can. */
async function validateSvg(svg: Buffer): Promise<DiagnosticText | null> {
  const { findSvgIssue } = await import('../media/gate/find-svg-issues.ts');
  const issue = await findSvgIssue(svg);
  return (
    issue && {
      code: 'unsafe-svg',
      summary: `the SVG image contains ${issue.found}`,
      why: whySvgIsRefused[issue.kind],
      fix: 'Export it as a plain SVG (in Inkscape: “Optimised SVG”), or as PNG.',
    }
  );
}
