import { readFileSync } from 'node:fs';

/**
 * A loader hook that hands over the modules of packages as they are. The loader of TypeScript, which comes after it,
 * would parse each and keep what it read: 130 MB and 0.4 s in every command.
 */
export function load(url, context, nextLoad) {
  if (context.format === 'module' && /^file:.*\/node_modules\/[^?#]*\.m?js$/.test(url))
    return { format: 'module', source: readFileSync(new URL(url)), shortCircuit: true };
  return nextLoad(url, context);
}
