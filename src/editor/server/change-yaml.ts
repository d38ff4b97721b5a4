import { isDeepStrictEqual } from 'node:util';
import { isApplicationLetter } from '../../applications/application-folder.ts';
import { splitFrontMatter } from '../../content/read-prose.ts';
import { noteOfFile } from '../../features/notes/note.ts';
import { changeNotes, sourcesFile } from '../../site/languages/noted-sources.ts';
import type { Change } from '../../yaml/change.ts';
import {
  insertInto,
  moveEntry,
  numberRecords,
  removeAt,
  setField,
  YamlEditError,
} from '../../yaml/edit-yaml.ts';
import { isTooLong } from '../../yaml/is-too-long.ts';
import { translatedText } from '../protocol/translations.ts';

/** Applies changes to the text of a YAML file; everything else stays as it is written. */
export function changeYaml(text: string, changes: readonly Change[]): string {
  if (isTooLong(text)) throw new YamlEditError('The file is too long.');
  return changes.reduce(changeOnce, text);
}

/** Applies changes to a file without a form, where each change is the whole text. Keeps the file's line endings. */
function changeProse(text: string, changes: readonly Change[]): string {
  const last = changes.at(-1);
  if (last?.kind !== 'set' || typeof last.value !== 'string') return text;
  // A textarea returns LF only.
  return text.includes('\r\n') ? last.value.replaceAll(/\r?\n/g, '\r\n') : last.value;
}

/** Applies changes to a file of any kind; `changer` applies those of YAML. */
export function changeFile(
  file: string,
  text: string,
  changes: readonly Change[],
  changer: typeof changeYaml = changeYaml,
): string {
  const isWhole = changes.some(({ kind, path }) => kind === 'set' && path.length === 0);
  if (!isWhole && file.endsWith(`/${sourcesFile}`)) return changeNotes(text, notesIn(changes));
  const hasFields = noteOfFile(file) !== null || isApplicationLetter(file);
  if (!isWhole && hasFields) return changeNote(text, changes);
  if (!isWhole && file.endsWith('.md') && changes.length > 0) return changeTranslation(text, changes);
  return isWhole || !file.endsWith('.yaml') ? changeProse(text, changes) : changer(text, changes);
}

/** The fields that the form of a note has besides those above its text; a new `name` moves its file. */
const noteFormFields = ['name', 'text'] as const;

/** A note or letter as plain text above and below the second line of `---`. */
export function splitNote(source: string): { fields: string; body: string } {
  const text = source.replaceAll('\r\n', '\n');
  const fields = splitFrontMatter(text).fields.slice(1);
  const body = fields === '' ? text : text.slice(`---\n${fields}\n---\n`.length);
  return { fields, body: body.replace(/^\n+/, '') };
}

function changeNote(source: string, changes: readonly Change[]): string {
  const { fields, body } = splitNote(source);
  const ofFields = changes.filter(({ path: [field] }) => !noteFormFields.some((name) => name === field));
  const written = changes.findLast(({ kind, path: [field] }) => kind === 'set' && field === 'text');
  const text = written?.kind === 'set' ? String(written.value) : body;
  const above = changeYaml(`${fields}\n`, ofFields).trim();
  const after = `---\n${above}\n---\n\n${text.trimEnd()}\n`;
  return source.includes('\r\n') ? after.replaceAll('\n', '\r\n') : after;
}

/** A translation in Markdown: its fields, the comments above its text, which show the first language, and its text. */
export function splitTranslation(source: string) {
  const text = source.replaceAll('\r\n', '\n');
  const { fields } = splitNote(source);
  const head = fields === '' ? '' : `---\n${fields}\n---\n`;
  const comments = /^(?:\s*<!--.*?-->)*\s*/s.exec(text.slice(head.length))?.[0] ?? '';
  return { fields, head, comments, body: text.slice(head.length + comments.length).trimEnd() };
}

function changeTranslation(source: string, changes: readonly Change[]): string {
  const { fields, head, comments, body } = splitTranslation(source);
  const ofFields = changes.filter(({ path: [field] }) => field !== translatedText);
  const last = changes.findLast(({ path: [field] }) => field === translatedText);
  const text = last ? (last.kind === 'set' ? String(last.value ?? '') : '') : body;
  const changed = changeYaml(fields === '' ? '' : `${fields}\n`, ofFields).trim();
  const newHead =
    ofFields.length === 0 ? head : changed === '' || changed === '{}' ? '' : `---\n${changed}\n---\n`;
  const above = (newHead === '' || head !== '' ? newHead : `${newHead}\n`) + comments;
  const after = `${above === '' || above.endsWith('\n') ? above : `${above}\n`}${text.trimEnd()}`.trimEnd();
  const written = after === '' ? '' : `${after}\n`;
  return source.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written;
}

function notesIn(changes: readonly Change[]): Map<string, string> {
  const notes = changes.flatMap((change): [string, string][] => {
    const place = String(change.path[0]);
    const isNote =
      change.kind === 'set' &&
      /^[0-9a-f]{8} [0-9a-f]{8}$/.test(String(change.value)) &&
      !/[\r\n]/.test(place);
    return isNote ? [[place, String(change.value)]] : [];
  });
  return new Map(notes);
}

/** More changes than fit into the time limit; the next call continues. */
export class TooManyChangesError extends Error {}

/** The server cannot answer other requests while it applies changes. */
const maxMs = 1500;

/**
 * `changeYaml` with a cache: the page sends all changes again with every keystroke, and each takes about 10 ms to apply,
 * so only new ones are applied. Throws `TooManyChangesError` after the time limit; the next call continues from there.
 */
export function createYamlChanger(): typeof changeYaml {
  let cached: { text: string; changes: readonly Change[]; result: string } | null = null;
  return (text, changes) => {
    // The last change is still being typed, and the one before may be derived from it (a short name from a title).
    const settled = changes.slice(0, -2);
    const isContinued =
      cached?.text === text && isDeepStrictEqual(settled.slice(0, cached.changes.length), cached.changes);
    let { result, changes: done } = isContinued && cached ? cached : { result: text, changes: [] };
    const startedMs = performance.now();
    while (done.length < settled.length) {
      if (performance.now() - startedMs > maxMs) throw new TooManyChangesError();
      result = changeYaml(result, settled.slice(done.length, done.length + 1));
      done = settled.slice(0, done.length + 1);
      cached = { text, changes: done, result };
    }
    cached = { text, changes: done, result };
    return changeYaml(result, changes.slice(settled.length));
  };
}

function changeOnce(text: string, change: Change): string {
  switch (change.kind) {
    case 'set':
      return setField(text, change.path, change.value);
    case 'unset':
      return removeAt(text, change.path);
    case 'insert':
      return insertInto(text, change.value, change.path, change.index);
    case 'remove':
      return removeAt(text, [...change.path, change.index]);
    case 'move':
      return moveEntry(text, change.path, change.from, change.to);
    case 'renumber':
      return numberRecords(text, change.path);
  }
}
