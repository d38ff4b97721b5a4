import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { takenPort } from '../../src/commands/command.ts';
import { runTyped } from '../../src/commands/program.ts';
import { commands } from '../../src/commands/table.ts';
import { commandHint } from '../../src/core/command-hint.ts';
import { treeForTest } from '../site/tree-for-test.ts';
import { folderForTest } from '../temporary-folder.ts';
import { recordOutput, runCommand } from './run-command.ts';

const program = path.resolve(import.meta.dirname, '../../bin/portfolio.mjs');
const names = Object.keys(commands) as (keyof typeof commands)[];

/** Runs the program in this process, as typed in the folder `here`. */
const run = (args: string[], here = process.cwd()) =>
  recordOutput((terminal) =>
    runTyped(args, here, (root) => ({
      ...terminal,
      root,
      typedIn: here,
      environment: {},
      openPrompt: null,
    })),
  );

describe('the program', () => {
  it('lists every command in its help', async () => {
    const { status, stdout } = await run(['--help']);
    const listed = [...stdout.matchAll(/^ {2}([a-z]+) {3}/gm)].map(([, name]) => name);
    expect([status, listed]).toEqual([0, names]);
  });

  it('explains a command with help and its name, as with --help', async () => {
    const explained = await run(['help', 'check']);
    expect(explained).toEqual(await run(['check', '--help']));
    expect(explained.stdout).toContain('--publish');
    expect((await run(['help', 'chekc'])).stderr).toContain('Did you mean "check"?');
  });

  it('suggests the nearest command for an unknown one', async () => {
    expect(await run(['biuld'])).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('Unknown command "biuld". Did you mean "build"?'),
    });
  });

  it('writes nothing into a folder without a site', async () => {
    const folder = folderForTest();
    const { status, stderr } = await run(['schemas'], folder);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no site in .*test-/)]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps the owner’s settings of VS Code, and refuses settings with comments', async () => {
    const root = path.dirname(treeForTest());
    const settings = path.join(root, '.vscode/settings.json');
    await mkdir(path.dirname(settings));
    await writeFile(settings, '{ "editor.wordWrap": "on" }');
    expect((await run(['schemas'], root)).status).toBe(0);
    const written = JSON.parse(await readFile(settings, 'utf8'));
    expect(Object.keys(written)).toEqual(['editor.wordWrap', 'yaml.schemas']);
    const commented = '{ // mine\n  "editor.wordWrap": "on",\n}';
    await writeFile(settings, commented);
    const { status, stderr } = await run(['schemas'], root);
    expect([status, stderr]).toEqual([1, expect.stringContaining('settings.json has comments')]);
    expect(await readFile(settings, 'utf8')).toBe(commented);
  });

  it('uses the site around the current folder, or the one of --root', async () => {
    const contentDir = treeForTest();
    const success = { status: 0, stderr: '', stdout: expect.stringContaining('The content is in order.') };
    expect(await run(['check'], path.join(contentDir, 'images'))).toMatchObject(success);
    expect(await run(['check', '--root', path.dirname(contentDir)])).toMatchObject(success);
    expect(await run(['check', `--root=${path.dirname(contentDir)}`])).toMatchObject(success);
  });

  it('keeps its exit code when the reader of its output closes the pipe', async () => {
    const child = spawn(process.execPath, [program, '--help']);
    child.stdout.destroy();
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, errors]).toEqual([0, '']);
  });
});

/* What it refuses is in tests/golden/refusals.txt. */
describe('every command', () => {
  it.each(names)('%s prints its usage and all its options with --help', async (name) => {
    const { status, stdout, stderr } = await runCommand(name, ['--help']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^npm ${name === 'start' ? '' : 'run '}${name}`));
    for (const option of Object.keys(commands[name].options))
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`--${option} `);
  });

  it.each(names)('%s can be loaded', async (name) => {
    expect((await commands[name].load()).run).toBeTypeOf('function');
  });

  it('suggests another port for one in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    try {
      const contentDir = treeForTest();
      const root = path.dirname(contentDir);
      await mkdir(path.join(root, 'dist'));
      await writeFile(path.join(root, 'dist/_headers'), '');
      const { status, stderr } = await runCommand('preview', ['--port', String(port)], { root });
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(new RegExp(`^Port ${port} .* npm run preview -- --port ${port + 2}\n$`)),
      ]);
    } finally {
      other.close();
    }
  });

  it('suggests a port that exists for the last one', () => {
    expect(takenPort(65_535, 'dev').message).toMatch(/--port 65533$/);
  });

  it('shows required options in the usage', async () => {
    const { stdout } = await runCommand('translate', ['--help']);
    expect(stdout).toMatch(/^npm run translate -- --to LANGUAGE \[options\]\n/);
  });
});

describe('commandHint', () => {
  it.each([
    ['check', 'npm run check', 'npx underscore-portfolio check'],
    ['start --port 4200', 'npm start -- --port 4200', 'npx underscore-portfolio start --port 4200'],
    [
      'photos add FOLDER --gallery NAME [--new]',
      'npm run photos add FOLDER -- --gallery NAME [--new]',
      'npx underscore-portfolio photos add FOLDER --gallery NAME [--new]',
    ],
    ['edit [--port 5174]', 'npm run edit [-- --port 5174]', 'npx underscore-portfolio edit [--port 5174]'],
  ])('writes %s in the way the program was started', (command, asScript, asProgram) => {
    expect(commandHint(command)).toBe(asScript);
    vi.stubEnv('npm_command', 'exec');
    expect(commandHint(command)).toBe(asProgram);
    vi.unstubAllEnvs();
    vi.stubEnv('npm_lifecycle_event', undefined);
    expect(commandHint(command)).toBe(asProgram);
    vi.unstubAllEnvs();
  });
});
