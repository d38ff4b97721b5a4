import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Why npm failed in a few words, such as `ENOTFOUND`, which it says without a network; `null` where it did its work. */
export async function runNpm(args: readonly string[], cwd: string): Promise<string | null> {
  const cli = npmCli();
  // On Windows npm is no program of its own, but a script that only a shell starts. None of the words has a space.
  const child = spawn(cli ? process.execPath : 'npm', cli ? [cli, ...args] : [...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: cli === null && process.platform === 'win32',
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code) => {
      const [, reason] = /(?:code|error) (\w+)$/m.exec(said) ?? [];
      resolve(code === 0 ? null : (reason ?? `npm ended with ${code}`));
    });
  });
}

/** npm's own script: as `npm run` tells it, or where Node's installer puts it. */
function npmCli(): string | null {
  const node = path.dirname(process.execPath);
  const places = [
    process.env.npm_execpath ?? '',
    path.join(node, 'node_modules/npm/bin/npm-cli.js'),
    path.join(node, '../lib/node_modules/npm/bin/npm-cli.js'),
  ];
  return places.find((place) => place.endsWith('npm-cli.js') && existsSync(place)) ?? null;
}
