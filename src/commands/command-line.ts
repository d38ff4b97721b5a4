import { parseArgs } from 'node:util';

export type Options = Record<string, { type: 'string' | 'boolean' }>;

/** What somebody asked a command for. Options that were not given are undefined. */
export type CommandLine<O extends Options> = {
  words: string[];
  options: { [K in keyof O]?: O[K]['type'] extends 'boolean' ? boolean : string };
  /** The first word that begins like an option and is none, as it was typed; "" for none. */
  unknown: string;
};

/**
 * Reads the words of a command line. npm keeps options for itself unless `--` stands before them, and hands them on
 * in the environment (`npm run photos add trip --gallery travel`): they are found there too, since nobody remembers
 * the two hyphens.
 */
export function readCommandLine<O extends Options>(
  options: O,
  args: string[],
  environment: Record<string, string | undefined>,
): CommandLine<O> {
  const { values, positionals, tokens } = parseArgs({
    options,
    args,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const unknown = tokens.find(
    (token) =>
      token.kind === 'option' &&
      (!Object.hasOwn(options, token.name) ||
        (options[token.name]?.type === 'string' && token.value === undefined)),
  );
  const found: Record<string, unknown> = {};
  for (const [name, { type }] of Object.entries(options)) {
    const fromNpm = environment[`npm_config_${name.replaceAll('-', '_')}`];
    const given = values[name];
    if (given !== undefined) found[name] = given;
    // npm sets "" for --no-yes and for options of its own that nobody gave.
    else if (fromNpm) found[name] = type === 'boolean' ? fromNpm === 'true' : fromNpm;
  }
  return {
    words: positionals,
    options: found as CommandLine<O>['options'],
    unknown: unknown?.kind === 'option' ? unknown.rawName : '',
  };
}
