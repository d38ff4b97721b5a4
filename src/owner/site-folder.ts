import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { slugify } from '../core/slugify.ts';
import { engineRoot } from '../files/output-paths.ts';
import { filesBelow, ifThere } from '../files/read-files.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { readRawContent } from '../site/read-content.ts';
import { ownerSchemaFiles } from '../site/schema-files.ts';

/** A folder for a new site may already contain a repository and saved answers. */
const ignoredNames = ['.git', '.cache', '.DS_Store'];

export async function isFreeFolder(folder: string): Promise<boolean> {
  const names = (await ifThere(readdir(folder))) ?? [];
  return names.every((name) => ignoredNames.includes(name));
}

/** Writes the files next to content/ in an owner's folder, with this version as its only dependency. */
export async function writeSiteFolder(folder: string, name = path.basename(folder)): Promise<void> {
  const { version } = JSON.parse(await readFile(path.join(engineRoot, 'package.json'), 'utf8'));
  const slug = slugify(name) || 'my-site';
  const { sources } = await readRawContent(path.join(folder, 'content'));
  for (const [file, text] of ownerSchemaFiles(sources.files))
    await writeAtomically(path.join(folder, file), text);
  await writeMissing(folder, 'folder', (text) =>
    text.replaceAll('{{name}}', slug).replaceAll('{{version}}', version),
  );
  await writeLockfile(folder);
}

/** npm includes no package-lock.json in a package; the workflow of a release adds a copy under the first name. */
const lockfiles = ['starter/lock.json', 'package-lock.json'].map((file) => path.join(engineRoot, file));

/**
 * Writes package-lock.json with the packages that this version was tested with, so that each install gets these bytes. Of
 * this package itself it has the version: a package cannot contain its own hash.
 */
async function writeLockfile(folder: string): Promise<void> {
  const file = lockfiles.find(existsSync);
  const target = path.join(folder, 'package-lock.json');
  if (!file || existsSync(target)) return;
  // npm writes both files.
  const lock = JSON.parse(await readFile(file, 'utf8')) as {
    packages: Record<string, { dev?: boolean; name?: string }>;
  };
  const { name, dependencies, engines } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const { '': program = {}, ...others } = lock.packages;
  const { name: programName = '', ...described } = { ...program, devDependencies: undefined };
  const used = Object.entries(others).filter(([, { dev }]) => !dev);
  const packages = {
    '': { name, dependencies, engines },
    [`node_modules/${programName}`]: described,
    ...Object.fromEntries(used),
  };
  await writeAtomically(
    target,
    `${JSON.stringify({ ...lock, name, version: undefined, packages }, null, 2)}\n`,
  );
}

/** Writes the missing files that hosts read from the repository; existing ones may have been edited. */
export async function writeHostFiles(folder: string): Promise<string[]> {
  const workflow = await writeMissing(folder, 'folder', undefined, (file) => file.startsWith('_github'));
  return [...workflow, ...(await writeMissing(folder, 'hosts'))];
}

/** Copies a folder of starter/. A leading `_` becomes a dot, because npm leaves dot files out of packages. */
async function writeMissing(
  folder: string,
  part: 'folder' | 'hosts',
  fill: (text: string) => string = (text) => text,
  isIncluded: (file: string) => boolean = () => true,
): Promise<string[]> {
  const from = path.join(engineRoot, 'starter', part);
  const written: string[] = [];
  for (const file of (await filesBelow(from)).filter(isIncluded)) {
    const target = file.replace(/^_/, '.');
    const text = fill(await readFile(path.join(from, file), 'utf8'));
    await mkdir(path.dirname(path.join(folder, target)), { recursive: true });
    const isNew = await writeFile(path.join(folder, target), text, { flag: 'wx' }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (isNew) written.push(target);
  }
  return written.sort();
}
