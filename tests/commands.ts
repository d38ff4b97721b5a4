import { readFileSync } from 'node:fs';
import path from 'node:path';

const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

export const commandNames = Object.keys(scripts);

/** The arguments that Node gets for a script of package.json after installation; empty if there is no such script. */
export function commandOf(name: string): string[] {
  const [, , file = '', ...words] = scripts[name]?.split(' ') ?? [];
  if (!file) return [];
  return file.endsWith('.ts') ? ['--import', 'tsx', file, ...words] : [file, ...words];
}
