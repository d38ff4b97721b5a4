import { lastName } from '../core/text.ts';
import type { ArchiveFile } from './archive.ts';
import { readText } from './decode-text.ts';
import type { ImportedResume } from './imported-resume.ts';
import { type ReadOptions, type Source, UnreadableSource } from './source.ts';

/** An archive of photos has thousands of small text files; a résumé is near the top. */
const maxInspected = 20;

type FoundValue<T> = { file: ArchiveFile; value: T };

/** The first file that `parse` accepts, among the few nearest to the root. */
async function findFile<T>(
  files: readonly ArchiveFile[],
  endings: RegExp,
  parse: (text: string) => T | null,
): Promise<FoundValue<T> | null> {
  const depth = ({ path }: ArchiveFile) => path.split('/').length;
  const candidates = files.filter(({ path }) => endings.test(path)).toSorted((a, b) => depth(a) - depth(b));
  for (const file of candidates.slice(0, maxInspected)) {
    const value = parse(await readText(file));
    if (value !== null) return { file, value };
  }
  return null;
}

/** A source of one file whose name matches `endings` and whose text `parse` accepts. */
export function singleFileSource<T>({
  title,
  endings,
  parse,
  read,
  usesOtherFiles = false,
}: {
  title: string;
  endings: RegExp;
  parse: (text: string) => T | null;
  /** `name` is the name of the file. */
  read: (
    value: T,
    name: string,
    options: ReadOptions,
    files: readonly ArchiveFile[],
  ) => ImportedResume | Promise<ImportedResume>;
  usesOtherFiles?: boolean;
}): Source {
  return {
    title,
    recognize: async (files) => (await findFile(files, endings, parse)) !== null,
    read: async (files, options) => {
      const found = await findFile(files, endings, parse);
      if (!found) throw new UnreadableSource('It contains nothing that can be read.');
      const resume = await read(found.value, lastName(found.file.path), options, files);
      const others = files.filter((file) => file !== found.file).map(({ path }) => path);
      if (others.length > 0 && !usesOtherFiles) {
        const count = others.length === 1 ? 'This file was' : `These ${others.length} files were`;
        const why = `${count} not read: one file is imported at a time.`;
        resume.unread.push({ from: others.slice(0, 5).join(', '), why });
      }
      return resume;
    },
  };
}

/** Deeper nesting than any export has; readers of records are recursive. */
const maxDepth = 200;

/** The value of a JSON text; undefined if it is not JSON or nested too deeply. */
export function parseJson(text: string): unknown {
  try {
    const value = JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
    return depthOf(text) > maxDepth ? undefined : value;
  } catch {
    return undefined;
  }
}

/**
 * How deep the brackets of a valid JSON text are nested. A regular expression cannot skip texts of megabytes, such
 * as pictures.
 */
function depthOf(text: string): number {
  let [depth, max, isInText] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isInText = !isInText;
    else if (isInText) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') max = Math.max(max, ++depth);
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return max;
}
