import { existsSync } from 'node:fs';
import { join } from 'node:path';

const own = join(import.meta.dirname, 'node_modules/node/bin/node');

/**
 * A Node for tools that need 22.19 or later: this one, or that of the npm package `node`, which fetches it by a script
 * that `npm install` does not run here.
 */
export function newerNode(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath;
  if (existsSync(own)) return own;
  throw new Error('This needs Node 22.19 or later. In bench/, once: npm rebuild node --ignore-scripts=false');
}
