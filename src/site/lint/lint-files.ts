import { themeFile } from '../../brand/read-theme.ts';
import * as messages from '../../content/content-messages.ts';
import { warnFile } from '../../content/warn.ts';
import type { Diagnostic, DiagnosticText } from '../../core/diagnostics.ts';
import { valueAt } from '../../core/field-path.ts';
import { stemOf } from '../../core/text.ts';
import { explainUnused } from '../../media/originals/index-originals.ts';
import { isShownKind, type OriginalFile } from '../../media/originals/list-originals.ts';
import { filesOfPages, importedFile, ownResumeFile } from '../content-files.ts';
import { publishedFile } from '../published-addresses.ts';
import { type ContentSources, recordsOf } from '../read-content.ts';

/** Files of content/ that nothing reads or shows. `used` are the pictures that records show, by their absolute paths. */
export function lintFiles(sources: ContentSources, used: Set<string>): Diagnostic[] {
  const known: string[] = [...sources.files.keys(), ownResumeFile, importedFile, publishedFile, themeFile];
  const drawings = recordsOf(sources, 'pages.yaml').map(
    ({ value }) => `images/${valueAt(value, ['drawing'])}`,
  );
  const files = sources.originals.filter(
    ({ kind, relative }) => kind !== 'folder' && !drawings.includes(relative),
  );
  const pictures = files.flatMap((original) => {
    if (!isShownKind(original)) return [warnFile(original.relative, messages.notReadAsPicture())];
    const isShown = used.has(original.absolute) || mayBeShown(original, sources.unread);
    return isShown ? [] : [warnFile(original.relative, explainUnused(original))];
  });
  const others = sources.otherFiles
    // What is in fonts/ is told by who reads it.
    .filter((file) => !file.startsWith('fonts/'))
    .filter((file) => !known.includes(file) && !sources.prose.has(file) && !/^readme\b/i.test(file))
    .filter((file) => !sources.unread.has('pages.yaml') || !isRecordFile(file))
    .map((file) => warnFile(file, explainUnread(file)));
  return [...pictures, ...others];
}

function explainUnread(file: string): DiagnosticText {
  const kind = stemOf(file);
  if (file.endsWith('.yaml') && filesOfPages.includes(kind)) return messages.noPageReads(file, kind);
  return isRecordFile(file) ? messages.namedNowhere(file) : messages.unusedFile(file);
}

function isRecordFile(file: string): boolean {
  return /^[a-z0-9-]+\.(?:yaml|bib)$/.test(file);
}

/** Whether a record that cannot be read yet may show a picture: by its path, or else by the folder of its list. */
function mayBeShown({ stem }: OriginalFile, unread: ContentSources['unread']): boolean {
  return [...unread].some(([name, text]) =>
    text === '' ? stem.startsWith(`/images/${name.replace('.yaml', '')}/`) : text.includes(`${stem}.`),
  );
}
