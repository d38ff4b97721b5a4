import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Package = {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

/**
 * `name@version` of an installed package and of all its dependencies, on which its results depend. Throws if it is not
 * installed. `from`: the file that would import it.
 */
export function installedVersions(name: string, from: string = import.meta.filename): string[] {
  const found = new Set<string>();
  collect(name, from, found);
  if (found.size === 0) throw new Error(`The package ${name} is not installed.`);
  return [...found].sort();
}

function collect(name: string, from: string, found: Set<string>): void {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  const file = folders.map((folder) => join(folder, name, 'package.json')).find((path) => existsSync(path));
  // Optional binaries of other platforms are not installed.
  if (!file) return;
  // A package.json.
  const { version, dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Package;
  const line = `${name}@${version}`;
  if (found.has(line)) return;
  found.add(line);
  for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) collect(next, file, found);
}
