import path from 'node:path';

/**
 * A command as the owner would type it: as an npm script, whose options follow `--`, or through npx. `command` is the
 * program's arguments, such as `photos add FOLDER --gallery NAME`.
 */
export function commandHint(command: string): string {
  const { npm_lifecycle_event: script, npm_command: way } = process.env;
  if (script === undefined || way === 'exec') return `npx underscore-portfolio ${command}`;
  const args = command.replace(/ (\[?)(--|options])/, ' $1-- $2');
  return command.startsWith('start') ? `npm ${args}` : `npm run ${args}`;
}

const isPackage = import.meta.dirname.split(path.sep).includes('node_modules');

export type GuideName = 'applications.md' | 'content.md' | 'import.md' | 'publish.md';

/** Path of a guide for owners, from the owner's folder. */
export function guide(name: GuideName): string {
  return `${isPackage ? 'node_modules/underscore-portfolio/' : ''}docs/${name}`;
}
