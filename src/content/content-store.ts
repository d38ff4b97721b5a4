import { isUtf8 } from 'node:buffer';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import {
  type Diagnostic,
  type DiagnosticText,
  diagnosticInFile,
  type Position,
} from '../core/diagnostics.ts';
import { entriesBelow, ifThere, pathFrom } from '../files/read-files.ts';
import { errorCode } from '../files/system-errors.ts';
import { YamlEditError } from '../yaml/edit-yaml.ts';
import { maxBytes } from '../yaml/is-too-long.ts';

/** Texts of files of content/ that are not saved yet, by their path in it; null for a file that will be deleted. */
export type UnsavedTexts = ReadonlyMap<string, string | null>;

/** The text files of a content folder, with unsaved texts of the editor or of a planned import in their place. */
export class ContentStore {
  readonly contentDir: string;
  readonly #unsaved: UnsavedTexts;

  constructor(contentDir: string, unsaved: UnsavedTexts = new Map()) {
    this.contentDir = contentDir;
    this.#unsaved = unsaved;
  }

  /** The same content with further unsaved texts. */
  with(unsaved: UnsavedTexts): ContentStore {
    return new ContentStore(this.contentDir, new Map([...this.#unsaved, ...unsaved]));
  }

  /** The files outside content/images and content/applications, by their path in content/; null if there is no such folder. */
  async listFiles(): Promise<string[] | null> {
    const saved = await listSavedFiles(this.contentDir);
    const all = new Set([...(saved ?? []), ...this.#unsaved.keys()]);
    const isListed = (name: string) =>
      this.#unsaved.get(name) !== null && !unlistedFolders.includes(name.split('/')[0] ?? '');
    return saved && [...all].filter(isListed).sort();
  }

  /** The exact text of a file, or null if there is none. Bytes that are not UTF-8 become U+FFFD. */
  async readText(name: string): Promise<string | null> {
    return (await this.#readBytes(name))?.toString() ?? null;
  }

  /** The exact text of a file that will be changed, or null. Throws `YamlEditError` if it is not UTF-8. */
  async readEditable(name: string): Promise<string | null> {
    const bytes = await this.#readBytes(name);
    if (bytes && !isUtf8(bytes)) throw new YamlEditError(`content/${name} is not saved as UTF-8`);
    return bytes?.toString() ?? null;
  }

  /** The exact text of a list that will be changed, with the keys of its records. Throws `YamlEditError`. */
  async readList(
    name: string,
    { mayBeMissing = false } = {},
  ): Promise<{ text: string; records: { id: number; name: string }[] }> {
    const text = (await this.readEditable(name)) ?? (mayBeMissing ? '' : null);
    if (text === null) throw new YamlEditError(`content/${name} is missing`);
    const value = parseYaml(text);
    if (value === undefined) throw new YamlEditError(`content/${name} has an error and cannot be read`);
    if (value !== null && !Array.isArray(value)) throw new YamlEditError(`content/${name} is not a list`);
    const records = (value ?? []) as { id?: unknown; name?: unknown }[];
    return {
      text,
      records: records.map((record) => ({
        id: typeof record?.id === 'number' ? record.id : 0,
        name: typeof record?.name === 'string' ? record.name : '',
      })),
    };
  }

  /**
   * The text of a file for its parser, without byte order mark and with plain newlines; null if there is none. A text
   * with diagnostics must not be parsed.
   */
  async readSource(name: string): Promise<{ text: string; diagnostics: Diagnostic[] } | null> {
    const refuse = (why: DiagnosticText) => ({ text: '', diagnostics: [diagnosticInFile(name, why)] });
    let bytes: Buffer | null;
    try {
      bytes = await this.#readBytes(name);
    } catch (error) {
      const code = errorCode(error);
      if (!code) throw error;
      return refuse(code === 'EISDIR' ? folderInstead : unreadableFile);
    }
    if (bytes === null) return null;
    if (bytes.length > maxBytes) return refuse(tooLarge(bytes.length));
    if (!isUtf8(bytes)) return refuse(notUtf8);
    const text = bytes
      .toString()
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
    const diagnostics = findConflicts(text).map((place) => diagnosticInFile(name, mergeConflict, place));
    return { text, diagnostics };
  }

  async #readBytes(name: string): Promise<Buffer | null> {
    const unsaved = this.#unsaved.get(name);
    if (unsaved !== undefined) return unsaved === null ? null : Buffer.from(unsaved);
    return ifThere(readFile(path.join(this.contentDir, ...name.split('/'))));
  }
}

/** The plain value of a YAML text; undefined if it has errors. */
export function parseYaml(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Pictures have their own reader, and so have applications, which are private. */
const unlistedFolders = ['images', 'applications'];

async function listSavedFiles(contentDir: string): Promise<string[] | null> {
  const entries = await ifThere(readdir(contentDir, { withFileTypes: true }));
  const nested = entries?.map(async (entry) => {
    if (entry.name.startsWith('.') || unlistedFolders.includes(entry.name)) return [];
    if (!entry.isDirectory()) return [entry.name];
    const below = await entriesBelow(path.join(contentDir, entry.name));
    return below
      .filter(({ name }) => path.posix.extname(name) !== '' && !name.startsWith('.'))
      .map((file) => pathFrom(contentDir, file));
  });
  return nested ? (await Promise.all(nested)).flat() : null;
}

const mergeConflict: DiagnosticText = {
  code: 'merge-conflict',
  summary: 'the file has an unresolved merge conflict',
  why: 'Git could not merge two versions: one is above the line =======, the other below it.',
  fix: 'Keep the version that is right, and remove the other one and the lines <<<<<<<, ======= and >>>>>>>.',
};

export const unreadableFile: DiagnosticText = {
  code: 'unreadable-file',
  summary: 'the file cannot be opened',
  why: 'The system denies access to it.',
  fix: 'Check the file’s permissions.',
};

/** The first line of each merge conflict that Git has left in a text. */
function findConflicts(text: string): Position[] {
  return text
    .split('\n')
    .flatMap((line, index) => (/^<{7}(?: |$)/.test(line) ? [{ line: index + 1, column: 1 }] : []));
}

const folderInstead: DiagnosticText = {
  code: 'folder-instead-of-file',
  summary: 'this is a folder, expected a file',
  why: 'The site reads text from a file of this name.',
  fix: 'Move the folder away and put the file in its place.',
};

const notUtf8: DiagnosticText = {
  code: 'not-utf-8',
  summary: 'the file is not saved as UTF-8',
  why: 'Letters with accents would be lost.',
  fix: 'Open it in your editor and save it with the encoding UTF-8.',
};

function tooLarge(sizeBytes: number): DiagnosticText {
  return {
    // Rounded up, so that a file just above the limit does not seem to fit.
    code: 'file-too-large',
    summary: `the file has ${(Math.ceil(sizeBytes / 1e5) / 10).toFixed(1)} MB, expected at most ${(maxBytes / 1e6).toFixed(1)} MB`,
    why: 'It contains only text; pictures belong in content/images.',
    fix: 'Remove what is no longer needed, or split a gallery or a list of publications into two.',
  };
}
