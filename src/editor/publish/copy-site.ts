import { copyFile, lstat, mkdir, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../../files/read-files.ts';
import { writeAtomically } from '../../files/write-atomically.ts';
import * as messages from './publish-messages.ts';

/** Files that were copied to each folder, by its path; what else lies there is not ours. */
type Copies = Record<string, string[]>;

type CopyOutcome = { isDone: boolean; said: string };

/**
 * Copies a built site to a folder of the owner's choice, pages last. Only an empty folder is taken, or one that holds what
 * was copied there before: of that, what is no longer part of the site goes. `memory` is a file that keeps which it is.
 */
export async function copySite(
  { root, distDir, memory }: { root: string; distDir: string; memory: string },
  chosen: string,
): Promise<CopyOutcome> {
  const checked = await checkFolder(root, memory, chosen);
  if ('said' in checked) return { isDone: false, said: checked.said };
  const { folder, copies } = checked;
  const before = copies[folder] ?? [];
  // Whoever visits meanwhile must not get a page whose parts are still missing.
  const files = (await filesBelow(distDir)).sort(
    (a, b) => Number(a.endsWith('.html')) - Number(b.endsWith('.html')),
  );
  for (const file of files) {
    const there = await lstat(path.join(folder, file)).catch(() => null);
    if (there && (!before.includes(file) || !there.isFile())) {
      return { isDone: false, said: messages.changedThere(path.join(folder, file)) };
    }
  }
  // Remembered first: a copy that is stopped half-way can be gone on with.
  await remember(memory, { ...copies, [folder]: [...new Set([...before, ...files])] });
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await copyFile(path.join(distDir, file), path.join(folder, file));
  }
  const kept = new Set(files);
  for (const file of before.filter((name) => !kept.has(name)))
    await rm(path.join(folder, file), { force: true });
  await remember(memory, { ...copies, [folder]: files });
  return { isDone: true, said: messages.copied(folder, files.length) };
}

/** Whether a folder may be copied to, before the site is built for it. A sentence says why not. */
export async function checkFolder(
  root: string,
  memory: string,
  chosen: string,
): Promise<{ said: string } | { folder: string; copies: Copies }> {
  const written = chosen.trim().replace(/^~(?=$|[/\\])/, homedir());
  if (!path.isAbsolute(written)) return { said: messages.notWhole };
  const site = await realpath(root);
  const folder = await realpath(written).catch(() => path.normalize(written).replace(/(?<=.)[/\\]+$/, ''));
  const isWithin = (inner: string, outer: string) => `${inner}${path.sep}`.startsWith(`${outer}${path.sep}`);
  if (isWithin(site, folder) || isWithin(folder, site) || path.dirname(folder) === folder) {
    return { said: messages.folderOfSite };
  }
  const present = await stat(folder).catch(() => null);
  if (present && !present.isDirectory()) return { said: messages.notFolder };
  const copies = await readCopies(memory);
  const names = present ? await readdir(folder) : [];
  // A folder for a host of files may be a checkout, too.
  const others = names.filter((name) => name !== '.git' && name !== '.DS_Store');
  if (others.length > 0 && !copies[folder]) return { said: messages.notEmpty(folder) };
  return { folder, copies };
}

async function readCopies(memory: string): Promise<Copies> {
  try {
    return JSON.parse(await readFile(memory, 'utf8')) as Copies;
  } catch {
    return {};
  }
}

async function remember(memory: string, copies: Copies): Promise<void> {
  await mkdir(path.dirname(memory), { recursive: true });
  await writeAtomically(memory, JSON.stringify(copies));
}
