import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { folderForAll } from '../temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const maxMb = 220;
const answers = [
  ...['--profession', 'photographer', '--name', 'Nia Obi'],
  ...['--role', 'Photographer', '--location', 'Lagos, Nigeria'],
];

/*
 * The package as npm would publish it: installed into an empty folder outside of this repository, where every command
 * runs as an owner types it.
 */
describe('an owner who installs the package', { timeout: 1_200_000 }, () => {
  const base = folderForAll();
  const site = path.join(base, 'my-site');
  let installed = new Map<string, string>();

  const shell = process.platform === 'win32';
  // npm may download packages that are not in its cache.
  const env = { ...process.env, npm_config_offline: 'false' };
  const npm = (args: string[], cwd: string) =>
    execFileSync('npm', args, { cwd, encoding: 'utf8', env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
  const run = (...args: string[]) => npm(['run', '--silent', ...args], site);
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(path.join(site, file), edit(readFileSync(path.join(site, file), 'utf8')));

  beforeAll(() => {
    // Like the release workflow.
    const lockfile = path.join(root, 'starter/lock.json');
    copyFileSync(path.join(root, 'package-lock.json'), lockfile);
    npm(['pack', '--ignore-scripts', '--pack-destination', base], root);
    rmSync(lockfile);
    const [tarball = ''] = readdirSync(base);
    // Like npx: the program is in a folder of npm and runs in the current folder.
    const npx = ['--prefix', path.join(base, 'npx'), '--ignore-scripts', '--no-audit'];
    npm(['install', ...npx, path.join(base, tarball)], base);
    const program = path.join(base, 'npx/node_modules/underscore-portfolio/bin/portfolio.mjs');
    const output = execFileSync(process.execPath, [program, 'new', 'my-site', ...answers, '--yes'], {
      cwd: base,
      encoding: 'utf8',
    });
    expect(output).toContain('cd my-site');
    // The registry would provide this version for the range in package.json.
    change('package.json', (text) => text.replace(/"\^[\d.]+"/, JSON.stringify(`file:../${tarball}`)));
    change('package-lock.json', (text) => text.replace(/"\^[\d.]+"/, JSON.stringify(`file:../${tarball}`)));
    npm(['install', '--no-audit', '--no-fund'], site);
    const locked = JSON.parse(readFileSync(path.join(site, 'node_modules/.package-lock.json'), 'utf8'));
    const tested = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    const other = Object.keys(locked.packages).filter(
      (place) => locked.packages[place].integrity !== tested.packages[place]?.integrity,
    );
    expect(other).toEqual(['node_modules/underscore-portfolio']);
    installed = filesBelow(path.join(site, 'node_modules'));
  }, 300_000);

  it('has at most ten files and folders, and at most 220 MB of packages without development packages', () => {
    expect(readdirSync(site).length).toBeLessThanOrEqual(10);
    const bytes = [...installed.values()].reduce((sum, state) => sum + Number(state.split(' ')[0]), 0);
    expect(bytes / 2 ** 20).toBeLessThan(maxMb);
    expect(readdirSync(path.join(site, 'node_modules'))).not.toContain('typescript');
  });

  it('adds photos, checks, builds, measures, and writes host files', async () => {
    const photo = path.join(base, 'market.jpg');
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a05020' } })
      .jpeg()
      .toFile(photo);
    expect(run('photos', 'add', photo, '--', '--gallery', 'photographs', '--yes')).toContain('1 added');
    change('content/photographs.yaml', (text) =>
      text
        .replace(/^ +title: .*/m, '  title: The market')
        .replace(/^ +alt: .*/m, '  alt: A wall, red in the last light.'),
    );
    expect(run('check')).toContain('The content is in order.');
    expect(run('build', '--', '--profile', 'dev')).toContain('Built dist/');
    const outputs = readdirSync(path.join(site, 'dist'));
    expect(outputs).toEqual(
      expect.arrayContaining(['index.html', 'licences.txt', 'favicon.svg', 'photographs.html']),
    );
    expect(run('report', '--', '--host', 'github')).toContain('GitHub Pages: fits');
    expect(run('hosts')).toContain('wrote netlify.toml');
    expect(run('schemas')).toContain('up to date');
    const settings = readFileSync(path.join(site, '.vscode/settings.json'), 'utf8');
    for (const schema of Object.keys(JSON.parse(settings)['yaml.schemas']))
      lstatSync(path.join(site, schema));
  });

  it.each([
    ['preview', 'Photographer'],
    ['dev', 'Photographer'],
    ['edit', 'Edit content'],
  ])('is answered by npm run %s', async (name, words) => {
    const port = await freePort(2);
    const child = spawn('npm', ['run', '--silent', name, '--', '--port', String(port)], {
      cwd: site,
      shell,
      detached: !shell,
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    try {
      await untilPrinted(child, `http://localhost:${port}/`);
      const answer = await fetch(`http://localhost:${port}/`);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(words)]);
    } finally {
      if (shell) child.kill();
      else if (child.exitCode === null) process.kill(-(child.pid ?? 0));
      await ended;
    }
  });

  it('changes no installed file, and adds only its own bundle', () => {
    const bundle = path.join('underscore-portfolio', '.cache', 'program');
    const now = [...filesBelow(path.join(site, 'node_modules'))];
    expect(new Map(now.filter(([name]) => !name.startsWith(bundle)))).toEqual(installed);
  });
});

/** Resolves when the program has printed the text. */
function untilPrinted(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(text)) resolve();
      });
    }
    child.on('close', () => reject(new Error(output)));
  });
}

/** Size and modification time of every file by path. */
function filesBelow(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name): [string, string][] => {
      const file = lstatSync(path.join(folder, name));
      return file.isFile() ? [[name, `${file.size} ${file.mtimeMs}`]] : [];
    }),
  );
}
