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

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}
