import { parseArgs } from 'node:util';
import type { Options } from './command.ts';

type ReadLine<O extends Options> = {
  words: string[];
  options: { [K in keyof O]: (O[K] extends { value: string } ? string : boolean) | undefined };
  /** The first argument that looks like an option but is unknown or lacks its value; "" if there is none. */
  unknown: string;
};

/**
 * Reads the arguments of a command. Without `--` before them, npm takes options for itself and passes them on in the
 * environment (`npm run photos add trip --gallery travel`), so they are read from there too.
 */
export function readCommandLine<O extends Options>(
  options: O,
  args: string[],
  environment: Record<string, string | undefined>,
): ReadLine<O> {
  const { values, positionals, tokens } = parseArgs({
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
    ),
    args,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const unknown = tokens.find(
    (token) =>
      token.kind === 'option' &&
      (!Object.hasOwn(options, token.name) || (options[token.name]?.value && token.value === undefined)),
  );
  const read: Record<string, unknown> = {};
  for (const [name, { value }] of Object.entries(options)) {
    // `npx --yes … new` answers a question of npm, not one of this program.
    const fromNpm =
      environment.npm_command === 'exec' ? undefined : environment[`npm_config_${name.replaceAll('-', '_')}`];
    if (values[name] !== undefined) read[name] = values[name];
    // npm sets "" for --no-yes and for its own options without a value.
    else if (fromNpm) read[name] = value ? fromNpm : fromNpm === 'true';
  }
  return {
    words: positionals,
    options: read as ReadLine<O>['options'],
    unknown: unknown?.kind === 'option' ? unknown.rawName : '',
  };
}
