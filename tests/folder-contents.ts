import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../src/files/read-files.ts';

/** The contents of all files below a folder, also hidden ones, by relative path. */
export async function readAll(folder: string): Promise<Map<string, string>> {
  const names = (await filesBelow(folder)).sort();
  const read = names.map(async (name) => [name, await readFile(path.join(folder, name), 'latin1')] as const);
  return new Map(await Promise.all(read));
}

/** The names of files that differ between both. */
export function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => after.get(name) !== before.get(name))
    .sort();
}
