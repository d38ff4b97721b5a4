/*
 * Runs a file with Node, after installing what it needs: `node scripts/run.mjs bin/portfolio.mjs start`.
 * Plain JavaScript without packages, because it runs before anything is installed. The commands are in package.json.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isNodeSupported, neededNode } from '../bin/supported-node.mjs';
import { installMissing } from './install.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} line */
function main([file = '', ...words]) {
  const version = process.versions.node;
  if (!isNodeSupported(version)) {
    console.error(`This is Node ${version}; the project needs ${neededNode}. Get it from https://nodejs.org`);
    process.exit(1);
  }
  // Commands for owners need only the packages of a build.
  const code = installMissing(root, file.startsWith('bin/'));
  if (code !== 0) process.exit(code);
  if (!file.endsWith('.ts')) {
    process.chdir(root);
    const place = path.join(root, file);
    process.argv = [process.execPath, place, ...words];
    return import(pathToFileURL(place).href);
  }
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...words], { cwd: root, stdio: 'inherit' });
  // Ctrl-C also reaches the child. Waiting for it lets it clean up, and gives its exit code.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (status, signal) => {
    process.exitCode = status ?? (signal === 'SIGINT' ? 130 : 1);
  });
}

await main(process.argv.slice(2));
