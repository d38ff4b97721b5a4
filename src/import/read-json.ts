import type { ArchiveFile } from './archive.ts';
import { readText } from './decode-text.ts';
import { importMessages } from './import-messages.ts';
import type { Unread } from './imported-resume.ts';

/** An archive of photos has thousands of small files with words; what is looked for stands at its top. */
const maxInspected = 20;

/** A file by itself with what it says. */
type FoundValue<T> = { file: ArchiveFile; value: T };

/** The first file of these that `read` makes something of. Those nearest to the top are looked into, and no more than a few. */
export async function findFile<T>(
  files: readonly ArchiveFile[],
  endings: RegExp,
  read: (text: string) => T | null,
): Promise<FoundValue<T> | null> {
  const depth = ({ path }: ArchiveFile) => path.split('/').length;
  const candidates = files.filter(({ path }) => endings.test(path)).toSorted((a, b) => depth(a) - depth(b));
  for (const file of candidates.slice(0, maxInspected)) {
    const value = read(await readText(file));
    if (value !== null) return { file, value };
  }
  return null;
}

/** What came along with the one file that was read. */
export function others(files: readonly ArchiveFile[], read: ArchiveFile): Unread[] {
  const rest = files.filter((file) => file !== read).map(({ path }) => path);
  return rest.length > 0
    ? [{ from: rest.slice(0, 5).join(', '), why: importMessages.oneAtATime(rest.length) }]
    : [];
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

/** How deep the brackets of a valid JSON text are nested. */
function depthOf(text: string): number {
  let [depth, max] = [0, 0];
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (sign === '[' || sign === '{') max = Math.max(max, ++depth);
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return max;
}
