/*
 * Runs one task of the project, after installing what it needs: `node scripts/run.mjs start`.
 * Plain JavaScript on Node alone, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing, isNodeSupported, neededNode } from './install.mjs';
import { nodeArguments, taskNames } from './tasks.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

function main([task, ...rest]) {
  const version = process.versions.node;
  if (!isNodeSupported(version)) {
    console.error(`This is Node ${version}; the project needs ${neededNode}. Get it from https://nodejs.org`);
    process.exit(1);
  }
  const args = nodeArguments(task, rest);
  if (!args) {
    console.error(`There is no task "${task ?? ''}". Tasks: ${taskNames.join(', ')}`);
    process.exit(1);
  }
  const code = installMissing(root);
  if (code !== 0) process.exit(code);
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  // Ctrl-C reaches the child by itself; waiting for it lets it put things in order and decides the exit code.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (status, signal) => {
    process.exitCode = status ?? (signal === 'SIGINT' ? 130 : 1);
  });
}

main(process.argv.slice(2));
