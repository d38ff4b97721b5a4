import { readFileSync } from 'node:fs';
import path from 'node:path';

const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

export const commandNames = Object.keys(scripts);

/** What Node is given for a command of package.json once all is installed; nothing when there is no such command. */
export function commandOf(name: string): string[] {
  const [, , file = '', ...words] = scripts[name]?.split(' ') ?? [];
  if (!file) return [];
  return file.endsWith('.ts') ? ['--import', 'tsx', file, ...words] : [file, ...words];
}
