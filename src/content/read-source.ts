import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../core/diagnostics.ts';
import { errorCode, isMissing } from '../files/system-errors.ts';
import { maxBytes } from '../yaml/is-too-long.ts';
import * as messages from './content-messages.ts';
import * as fileMessages from './file-messages.ts';
import { findConflicts } from './find-conflicts.ts';
import { findHiddenCharacters } from './find-hidden-characters.ts';

/** Texts that stand in for files of content/, by their path in it; null where a file is about to go. */
export type Drafts = ReadonlyMap<string, string | null>;

/**
 * The text of a file of content/, or of what stands in for it, with plain newlines; null when there is none. With
 * problems it is not to be read on: it is no text, or two versions of one.
 */
export async function readSource(
  contentDir: string,
  drafts: Drafts,
  name: string,
): Promise<{ text: string; diagnostics: Diagnostic[] } | null> {
  const draft = drafts.get(name);
  if (draft === null) return null;
  const text = draft?.replaceAll('\r\n', '\n') ?? (await readText(path.join(contentDir, ...name.split('/'))));
  if (text === null) return null;
  if (typeof text !== 'string') return { text: '', diagnostics: [diagnosticInFile(name, text)] };
  const conflicts = findConflicts(text);
  return {
    text,
    diagnostics: conflicts.map((place) => diagnosticInFile(name, fileMessages.mergeConflict(), place)),
  };
}

/** The text of a file with plain newlines; null when it does not exist, a sentence when it cannot be read. */
async function readText(file: string): Promise<string | DiagnosticText | null> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    const code = errorCode(error);
    if (!code) throw error;
    return code === 'EISDIR' ? fileMessages.notAFile() : fileMessages.unreadableFile();
  }
  if (bytes.length > maxBytes) return fileMessages.tooLarge(bytes.length, maxBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    return fileMessages.notUtf8();
  }
}

/** Hidden characters as they stand in a file. A tab between words of YAML or Markdown is judged by its reader. */
export function hiddenInSource(file: string, text: string): Diagnostic[] {
  const found = findHiddenCharacters(text).filter((hidden) => hidden.code !== 'U+0009');
  const seenLines = new Set<number>();
  return found.flatMap(({ offset, code, name }) => {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    // One line, one problem: the fix is to type it again.
    if (seenLines.has(line)) return [];
    seenLines.add(line);
    const column = offset - before.lastIndexOf('\n');
    return [diagnosticInFile(file, messages.hiddenCharacter(messages.theText, name, code), { line, column })];
  });
}
