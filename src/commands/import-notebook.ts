import { ContentStore } from '../content/content-store.ts';
import { commandHint } from '../core/command-hint.ts';
import { Refused, toSentences } from '../core/diagnostics.ts';
import { valueAt } from '../core/field-path.ts';
import { countNoun, freeName } from '../core/text.ts';
import { noteFile, startOfNote } from '../features/notes/note.ts';
import { localDate } from '../i18n/dates.ts';
import { type Notebook, notebookTitle } from '../import/notebook/read-notebook.ts';
import { UnsupportedMediaError } from '../media/originals/unsupported-media-error.ts';
import { type StagedPicture, withContentChange, withContentLock } from '../owner/content-change.ts';
import { normalizePhoto, readPhotoStorageOptions } from '../owner/normalize-photo.ts';
import { readRawContent, recordsOf } from '../site/read-content.ts';
import type { ImportRequest } from './command.ts';
import { confirmImport, formatTable } from './terminal.ts';

/** A project of the notebook's name gets it as its case study; otherwise it becomes a note. */
async function findPlace(
  contentDir: string,
  { name }: Notebook,
): Promise<{ file: string; name: string } | null> {
  const { sources } = await readRawContent(contentDir);
  const files = (await new ContentStore(contentDir).listFiles()) ?? [];
  const study = `projects/${name}.md`;
  const isProject = recordsOf(sources, 'projects.yaml').some(
    ({ value }) => valueAt(value, ['name']) === name,
  );
  if (isProject && !files.includes(study)) return { file: study, name: `projects/${name}` };
  const hasNotes = recordsOf(sources, 'pages.yaml').some(({ value }) => valueAt(value, ['kind']) === 'notes');
  if (!hasNotes) return null;
  const free = freeName(name, (taken) => files.includes(noteFile(taken)) || taken === 'tags');
  return { file: noteFile(free), name: `notes/${free}` };
}

/** Shows what a notebook becomes, asks, and writes it in one change. Returns the exit code. */
export async function importNotebook(
  notebook: Notebook,
  { words, contentDir, options, terminal }: ImportRequest,
): Promise<number> {
  terminal.print(`${words.join(', ')}: ${notebookTitle}.`);
  const place = await findPlace(contentDir, notebook);
  if (!place)
    throw new Refused(
      'The site has no page of notes. Add one to content/pages.yaml, and run it again:   - { name: notes, kind: notes, nav: Notes, heading: Notes, description: … }',
    );
  const { pictures, leftOut, withoutAlt } = notebook;
  const storage = await readPhotoStorageOptions(contentDir);
  const stored: { name: string; ending: string; bytes: Buffer }[] = [];
  let { text } = notebook;
  for (const { name, bytes } of pictures) {
    try {
      const photo = await normalizePhoto({ fileName: name, bytes: Buffer.from(bytes) }, storage);
      stored.push({ name: name.replace(/\.\w+$/, ''), ending: photo.ending, bytes: photo.stored });
    } catch (error) {
      if (!(error instanceof UnsupportedMediaError)) throw error;
      text = text.replaceAll(new RegExp(`^!\\[[^\\]]*\\]\\(${name.replace('.', '\\.')}\\)$`, 'gm'), '');
      leftOut.push({ from: `picture ${name}`, why: toSentences(error.diagnosticText) });
    }
  }
  terminal.print(
    `\n"${notebook.title}" becomes content/${place.file}${stored.length > 0 ? `, with ${countNoun(stored.length, 'picture')} in content/images/${place.name}/` : ''}.`,
  );
  if (leftOut.length > 0)
    terminal.print(
      `\nLeft out or changed:\n${formatTable(
        leftOut.map(({ from, why }) => [from, why]),
        200,
      )}`,
    );
  if (!(await confirmImport(options, 'Write it into content/?', terminal))) return 0;
  const isNote = place.file.startsWith('notes/');
  const math = notebook.hasFormulas ? { math: true } : {};
  const body = isNote
    ? startOfNote({ title: notebook.title, date: localDate(), draft: true, ...math }, text)
    : `${notebook.hasFormulas ? '---\nmath: true\n---\n\n' : ''}${text}\n`;
  await withContentLock(contentDir, () =>
    withContentChange(contentDir, async (change) => {
      const staged = new Map<string, StagedPicture>();
      for (const { name, ending, bytes } of stored)
        staged.set(`images/${place.name}/${name}${ending}`, await change.stage(bytes));
      await change.commit(staged, new Map([[place.file, body]]));
    }),
  );
  terminal.print(
    [
      `\nWrote content/${place.file}.${isNote ? ' It is a draft: remove "draft: true" to publish it.' : ''}`,
      ...(withoutAlt > 0
        ? [
            `${countNoun(withoutAlt, 'picture')} still need${withoutAlt === 1 ? 's' : ''} an alternative text.`,
          ]
        : []),
      `To list missing texts and errors:   ${commandHint('check --publish')}`,
      `To undo:   ${commandHint('undo')}`,
    ].join('\n'),
  );
  return 0;
}
