import { copyFile, lstat, mkdir, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../../files/read-files.ts';
import { writeAtomically } from '../../files/write-atomically.ts';

/** The files that were copied to each folder, by its path. Other files in it are not ours. */
type CopiedFiles = Record<string, string[]>;

type CopyResult = { isDone: boolean; message: string };

/**
 * Copies a built site to a folder that the owner chose, HTML last. The folder must be empty or hold an earlier copy;
 * files of the earlier copy that the site no longer has are deleted. `recordFile` remembers what was copied where.
 */
export async function copySite(
  { root, distDir, recordFile }: { root: string; distDir: string; recordFile: string },
  chosen: string,
): Promise<CopyResult> {
  const validated = await validateTarget(root, recordFile, chosen);
  if ('refused' in validated) return { isDone: false, message: validated.refused };
  const { folder, copied } = validated;
  const before = copied[folder] ?? [];
  // Pages come last, so that a visitor never gets a page whose files are still missing.
  const files = (await filesBelow(distDir)).sort(
    (a, b) => Number(a.endsWith('.html')) - Number(b.endsWith('.html')),
  );
  for (const file of files) {
    const target = path.join(folder, file);
    const present = await lstat(target).catch(() => null);
    if (present && (!before.includes(file) || !present.isFile())) {
      const message = `${target} exists and is not from an earlier copy, so nothing was copied. Move it away, or choose another folder.`;
      return { isDone: false, message };
    }
  }
  // Recorded first, so that an interrupted copy can be repeated.
  await writeRecord(recordFile, { ...copied, [folder]: [...new Set([...before, ...files])] });
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await copyFile(path.join(distDir, file), path.join(folder, file));
  }
  const current = new Set(files);
  for (const file of before.filter((name) => !current.has(name))) {
    await rm(path.join(folder, file), { force: true });
  }
  await writeRecord(recordFile, { ...copied, [folder]: files });
  return {
    isDone: true,
    message: `Copied ${files.length} files to ${folder}. Upload all of them to your host.`,
  };
}

/** Validates the chosen folder; also called before the site is built for it. */
export async function validateTarget(
  root: string,
  recordFile: string,
  chosen: string,
): Promise<{ refused: string } | { folder: string; copied: CopiedFiles }> {
  const absolute = chosen.trim().replace(/^~(?=$|[/\\])/, homedir());
  if (!path.isAbsolute(absolute)) {
    return { refused: 'Enter the full path of the folder, such as ~/Sites/portfolio.' };
  }
  const site = await realpath(root);
  const folder = await realpath(absolute).catch(() => path.normalize(absolute).replace(/(?<=.)[/\\]+$/, ''));
  const isWithin = (inner: string, outer: string) => `${inner}${path.sep}`.startsWith(`${outer}${path.sep}`);
  if (isWithin(site, folder) || isWithin(folder, site) || path.dirname(folder) === folder) {
    return { refused: 'This folder contains your site, or is part of it. Choose an empty folder elsewhere.' };
  }
  const present = await stat(folder).catch(() => null);
  if (present && !present.isDirectory()) {
    return { refused: 'This is the path of a file. Choose a folder.' };
  }
  const copied = await readRecord(recordFile);
  const names = present ? await readdir(folder) : [];
  // The folder may be a git checkout, as for GitHub Pages.
  const others = names.filter((name) => name !== '.git' && name !== '.DS_Store');
  if (others.length > 0 && !copied[folder]) {
    return {
      refused: `${folder} contains other files, so nothing was copied. Choose an empty or a new folder.`,
    };
  }
  return { folder, copied };
}

async function readRecord(file: string): Promise<CopiedFiles> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as CopiedFiles;
  } catch {
    return {};
  }
}

async function writeRecord(file: string, copied: CopiedFiles): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeAtomically(file, JSON.stringify(copied));
}
