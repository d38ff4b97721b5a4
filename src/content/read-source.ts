import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Diagnostic,
  type DiagnosticText,
  diagnosticInFile,
  type Position,
} from '../core/diagnostics.ts';
import { errorCode, isMissing } from '../files/system-errors.ts';
import { maxBytes } from '../yaml/is-too-long.ts';
import { explainHiddenCharacter, findHiddenCharacters } from './find-hidden-characters.ts';

/** Unsaved texts of files of content/, by their path in it; null for a file that will be deleted. */
export type Drafts = ReadonlyMap<string, string | null>;

/**
 * The text of a file of content/, or its draft, with plain newlines; null if there is none. A text with diagnostics
 * must not be parsed.
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
  return {
    text,
    diagnostics: findConflicts(text).map((place) => diagnosticInFile(name, mergeConflict, place)),
  };
}

const mergeConflict: DiagnosticText = {
  summary: 'the file has an unresolved merge conflict',
  why: 'Git could not merge two versions: one is above the line =======, the other below it.',
  fix: 'Keep the version that is right, and remove the other one and the lines <<<<<<<, ======= and >>>>>>>.',
};

export const unreadableFile: DiagnosticText = {
  summary: 'the file cannot be opened',
  why: 'The system denies access to it.',
  fix: 'Check the file’s permissions.',
};

/** The first line of each merge conflict that Git has left in a text. */
export function findConflicts(text: string): Position[] {
  return text
    .split('\n')
    .flatMap((line, index) => (/^<{7}(?: |$)/.test(line) ? [{ line: index + 1, column: 1 }] : []));
}

/** The text of a file with plain newlines; null if it does not exist, a diagnostic if it cannot be read. */
async function readText(file: string): Promise<string | DiagnosticText | null> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    const code = errorCode(error);
    if (!code) throw error;
    return code === 'EISDIR'
      ? {
          summary: 'this is a folder, expected a file',
          why: 'The site reads text from a file of this name.',
          fix: 'Move the folder away and put the file in its place.',
        }
      : unreadableFile;
  }
  if (bytes.length > maxBytes) {
    return {
      // Rounded up, so that a file just above the limit does not seem to fit.
      summary: `the file has ${(Math.ceil(bytes.length / 1e5) / 10).toFixed(1)} MB, expected at most ${(maxBytes / 1e6).toFixed(1)} MB`,
      why: 'It contains only text; pictures belong in content/images.',
      fix: 'Remove what is no longer needed, or split a gallery into two.',
    };
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    return {
      summary: 'the file is not saved as UTF-8',
      why: 'Letters with accents would be lost.',
      fix: 'Open it in your editor and save it with the encoding UTF-8.',
    };
  }
}

/** Hidden characters in a file. Tabs are left to the YAML and Markdown readers. */
export function hiddenInSource(file: string, text: string): Diagnostic[] {
  const found = findHiddenCharacters(text).filter((hidden) => hidden.code !== 'U+0009');
  const seenLines = new Set<number>();
  return found.flatMap((hidden) => {
    const before = text.slice(0, hidden.offset);
    const line = before.split('\n').length;
    // One diagnostic per line: the fix is to type it again.
    if (seenLines.has(line)) return [];
    seenLines.add(line);
    const column = hidden.offset - before.lastIndexOf('\n');
    return [diagnosticInFile(file, explainHiddenCharacter('the text', hidden), { line, column })];
  });
}
