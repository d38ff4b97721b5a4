import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { quote } from '../../core/quoted-values.ts';
import { subpagePath } from '../../core/routes.ts';
import { noteFile, noteOfFile, noteStatus, type RawNote } from '../../features/notes/note.ts';
import type { ContentReading, ContentSources } from '../read-content.ts';
import type { RawContent } from '../site-content.ts';

/** Warns of links from published texts to notes that a build leaves out. */
export function lintNoteLinks(
  { notes, pages }: RawContent,
  { prose }: ContentSources,
  today: string,
): Diagnostic[] {
  const list = pages.find(({ kind }) => kind === 'notes');
  const unpublished = notes.filter((note) => noteStatus(note, today) !== 'published');
  if (!list || unpublished.length === 0) return [];
  const names = unpublished.map(({ name }) => name);
  return [...prose]
    .filter(([file]) => !names.includes(noteOfFile(file) ?? ''))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) =>
        names.flatMap((name) => {
          const address = subpagePath(list.path, name);
          const column = line.search(new RegExp(`\\]\\(${address}[)#]`)) + 3;
          if (column < 3) return [];
          const diagnosticText = {
            summary: `a link leads to ${quote(address)}, which is not published yet`,
            why: 'Until then, visitors who follow it see the page for missing addresses.',
            fix: `Remove the link, or publish content/${noteFile(name)} with this text.`,
          };
          return [diagnosticInFile(file, diagnosticText, { line: index + 1, column }, 'warning')];
        }),
      ),
    );
}

/** The notes that a build leaves out, for the owner's information. */
export function listUnpublishedNotes({ entries, sources }: ContentReading, today: string): Diagnostic[] {
  return (entries?.notes ?? []).flatMap((note: RawNote) => {
    const status = noteStatus(note, today);
    if (status === 'published') return [];
    const file = noteFile(note.name);
    const place = sources.records.get(file)?.[0]?.locate([status === 'draft' ? 'draft' : 'date']);
    const diagnosticText =
      status === 'draft'
        ? {
            summary: 'the note is a draft and will not be published',
            why: 'Only the draft site of `npm start` shows it.',
            fix: 'To publish it, remove the line   draft: true',
          }
        : {
            summary: `the note will be published on ${note.date}`,
            why: 'Until then, only the draft site of `npm start` shows it. The site must be built on that day or later.',
            fix: '',
          };
    return [diagnosticInFile(file, diagnosticText, place, 'notice')];
  });
}
