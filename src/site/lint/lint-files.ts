import { themeFile } from '../../brand/read-theme.ts';
import { warnFile } from '../../content/diagnostic-in-record.ts';
import { guide } from '../../core/command-hint.ts';
import type { Diagnostic, DiagnosticText } from '../../core/diagnostics.ts';
import { valueAt } from '../../core/field-path.ts';
import { quote } from '../../core/quoted-values.ts';
import { lastName, stemOf } from '../../core/text.ts';
import { explainUnused } from '../../media/originals/index-originals.ts';
import { canRecordShow, type OriginalFile } from '../../media/originals/list-originals.ts';
import { filesOfPages, importedFile, ownResumeFile, structureFiles } from '../content-files.ts';
import { sourcesFile } from '../languages/noted-sources.ts';
import { furtherLanguages } from '../languages/site-languages.ts';
import { publishedFile } from '../published-addresses.ts';
import { type ContentSources, recordsOf, valueOfFile } from '../read-content.ts';

/** Warns of files of content/ that nothing uses. `used` are the absolute paths of the pictures that records show. */
export function lintFiles(sources: ContentSources, used: Set<string>): Diagnostic[] {
  const allowed: string[] = [...sources.files.keys(), ownResumeFile, importedFile, publishedFile, themeFile];
  // Files of publications.
  const papers = new Set(
    [...sources.records.values()].flatMap((records) =>
      records.flatMap(({ value }) => Object.values((value ?? {}) as object)),
    ),
  );
  const drawings = recordsOf(sources, 'pages.yaml').map(
    ({ value }) => `images/${valueAt(value, ['drawing'])}`,
  );
  // Without them, it is unknown which galleries, sections and texts exist.
  const isStructureUnread = structureFiles.some((file) => sources.unread.has(file));
  const isNamed = (file: string) => [...sources.prose.values()].some((text) => text.includes(lastName(file)));
  const files = sources.originals.filter(
    ({ kind, relative }) =>
      // A record that names a link gets an error, and other links publish nothing.
      !['folder', 'outside', 'nowhere'].includes(kind) &&
      !drawings.includes(relative) &&
      !(relative.endsWith('.svg') && (isStructureUnread || isNamed(relative))),
  );
  const pictures = files.flatMap((original) => {
    if (!canRecordShow(original))
      return [
        warnFile(original.relative, {
          code: 'unused-file-kind',
          summary: 'the file is not a picture that the site can show',
          why: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
          fix: 'Export it as JPEG from a picture program, or move it out of content/images.',
        }),
      ];
    const isShown = isStructureUnread || used.has(original.absolute) || mayBeShown(original, sources.unread);
    return isShown ? [] : [warnFile(original.relative, explainUnused(original))];
  });
  const languages = new Set(sources.otherFiles.flatMap((file) => undeclaredLanguage(file, sources) ?? []));
  const others = sources.otherFiles
    // The font reader reports unused fonts.
    .filter((file) => !file.startsWith('fonts/'))
    .filter((file) => !papers.has(`/${file}`))
    .filter((file) => !allowed.includes(file) && !sources.prose.has(file) && !/^readme\b/i.test(file))
    .filter((file) => !isStructureUnread || !(isRecordFile(file) || file.endsWith('.md')))
    .filter((file) => !languages.has(file.split('/', 1)[0] ?? ''))
    .map((file) => warnFile(file, explainUnread(file)));
  const folders = [...languages].map((language) =>
    warnFile(`${language}/`, explainUndeclared(language, sources)),
  );
  return [...pictures, ...folders, ...others];
}

/** The language of a translation that site.yaml does not name; null for any other file. */
function undeclaredLanguage(file: string, sources: ContentSources): string | null {
  const [, language = '', name = ''] = /^([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\/(.+)$/.exec(file) ?? [];
  return sources.files.has(name) || sources.prose.has(name) || name === sourcesFile ? language : null;
}

function explainUndeclared(language: string, sources: ContentSources): DiagnosticText {
  const site = valueOfFile(sources, 'site.yaml');
  const present = [valueAt(site, ['language']) ?? 'en', ...furtherLanguages(site)];
  return {
    code: 'unknown-language-folder',
    summary: `the site has no language ${quote(language)}`,
    why: 'The folder contains translations. They are not shown.',
    fix: `Add the language in content/site.yaml:   languages: [${[...present, language].join(', ')}]\nOr move the folder content/${language}/ out of content/, if you no longer need the language.`,
  };
}

function explainUnread(file: string): DiagnosticText {
  const kind = stemOf(file);
  if (file.endsWith('.yaml') && filesOfPages.includes(kind))
    return {
      code: 'file-of-no-page',
      summary: `no page uses content/${file}`,
      why: `It is not shown while pages.yaml has no page of kind ${kind}.`,
      fix: 'Add such a page to pages.yaml, or move the file out of content/.',
    };
  if (isRecordFile(file))
    return {
      code: 'file-of-no-section',
      summary: `no section and no gallery uses content/${file}`,
      why: 'A section or a gallery reads the file of the same name.',
      fix: 'Give a section in pages.yaml or a gallery this name, or move the file out of content/.',
    };
  return {
    code: 'unread-file',
    summary: 'the site does not read this file',
    why: 'Its content is not shown.',
    fix: file.startsWith('notes/')
      ? 'Add a page of kind notes to pages.yaml, name the file notes/<name>.md, or move it out of content/.'
      : file.startsWith('projects/')
        ? 'Name it projects/<name of a project>.md and have a page of kind projects in pages.yaml, or move it out of content/.'
        : file.endsWith('.md')
          ? 'Set it as `file` of a text in about.yaml or of a section of kind text in pages.yaml, name it pages/<name>.md for a page of kind text, or move it out of content/.'
          : `Move it out of content/, or give it the name of a file that ${guide('content.md')} lists.`,
  };
}

function isRecordFile(file: string): boolean {
  return /^[a-z0-9-]+\.(?:yaml|bib)$/.test(file);
}

/** Whether a record that cannot be read may show a picture: by its path, or by the folder of its list. */
function mayBeShown({ stem }: OriginalFile, unread: ContentSources['unread']): boolean {
  return [...unread].some(([name, text]) =>
    text === '' ? stem.startsWith(`/images/${name.replace('.yaml', '')}/`) : text.includes(`${stem}.`),
  );
}
