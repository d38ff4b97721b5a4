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
