import { execFileSync, spawn } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const mostMb = 220;
const port = 4796;

// A checkout with the packages of `dependencies` alone, as whoever has a site but does not work on the code has it.
describe('what npm ci --omit=dev installs', { timeout: 300_000 }, () => {
  let folder = '';

  const run = (name: string, ...words: string[]) =>
    execFileSync('npm', ['run', '--silent', name, '--', ...words], { cwd: folder, encoding: 'utf8' });

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'for-use-'));
    const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const file of tracked.split('\0')) {
      if (!file || file.startsWith('content/')) continue;
      cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
    }
    cpSync(path.join(root, 'tests/fixtures/content/minimal'), path.join(folder, 'content'), {
      recursive: true,
    });
    execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(`takes no more than ${mostMb} MB`, () => {
    const packages = path.join(folder, 'node_modules');
    const sizes = readdirSync(packages, { recursive: true, encoding: 'utf8' }).map((name) => {
      const file = lstatSync(path.join(packages, name));
      return file.isFile() ? file.size : 0;
    });
    expect(sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20).toBeLessThan(mostMb);
  });

  it('checks, builds and adds to a site, and installs nothing more', () => {
    expect(run('check')).toContain('The content is in order.');
    expect(run('build')).toContain('Built dist/');
    expect(run('project', 'add', '--title', 'Tide Clock')).toContain('content/projects.yaml');
    expect(run('new', '--help')).toMatch(/^npm run new/);
    expect(readdirSync(path.join(folder, 'node_modules'))).not.toContain('typescript');
  });

  it.each([
    ['start', ['--no-build']],
    ['edit', []],
  ])('answers to npm run %s', async (name, words) => {
    const child = spawn(
      'node',
      ['scripts/run.mjs', `src/pipeline/commands/${name}.ts`, ...words, '--port', `${port}`],
      {
        cwd: folder,
      },
    );
    try {
      await new Promise<void>((resolve, reject) => {
        let said = '';
        child.stdout.on('data', (chunk) => {
          said += chunk;
          if (said.includes(`http://localhost:${port}/`)) resolve();
        });
        child.on('exit', () => reject(new Error(said)));
      });
      expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
    } finally {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    }
  });
});
