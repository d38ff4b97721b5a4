/**
 * A command as it is typed where this one was: through npm's scripts, which take options behind `--`, or as the
 * program itself, which npx finds wherever its package is installed. `command` is what the program is given, such as
 * `photos add FOLDER --gallery NAME`.
 */
export function commandHint(command: string): string {
  const { npm_lifecycle_event: script, npm_command: way } = process.env;
  if (script === undefined || way === 'exec') return `npx underscore-portfolio ${command}`;
  const words = command.replace(/ (\[?)(--|options])/, ' $1-- $2');
  return command.startsWith('start') ? `npm ${words}` : `npm run ${words}`;
}
