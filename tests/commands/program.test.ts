import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { programHelp } from '../../src/commands/command-messages.ts';
import { commandNames, runTyped } from '../../src/commands/program.ts';
import { commandHint } from '../../src/core/command-hint.ts';
import { withTree } from '../site/content-tree.ts';
import { overhear } from './run-command.ts';

const program = path.resolve(import.meta.dirname, '../../bin/portfolio.mjs');

/** What is typed in a folder, in this process. */
const run = (words: string[], here = process.cwd()) =>
  overhear((terminal) =>
    runTyped(words, here, (root) => ({
      ...terminal,
      root,
      typedIn: here,
      environment: {},
      openPrompt: null,
    })),
  );

describe('the program', { timeout: 30_000 }, () => {
  it('tells of every command, and of nothing else', () => {
    const told = [...programHelp.matchAll(/^ {2}([a-z]+) {2}/gm)].map(([, name]) => name);
    expect(told.toSorted()).toEqual(commandNames.toSorted());
  });

  it('says which command was probably meant', async () => {
    expect(await run(['biuld'])).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'There is no command "biuld". Did you mean "build"? See them:   npx underscore-portfolio --help\n',
    });
  });

  it('writes nothing into a folder that is none of a site', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'elsewhere-'));
    try {
      const { status, stderr } = await run(['schemas'], folder);
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no site in .*elsewhere-/)]);
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('works on the site around the folder it was typed in, or on the one it is told', () =>
    withTree({}, async (contentDir) => {
      const inOrder = { status: 0, stderr: '', stdout: expect.stringContaining('The content is in order.') };
      expect(await run(['check'], path.join(contentDir, 'images'))).toMatchObject(inOrder);
      expect(await run(['check', '--root', path.dirname(contentDir)])).toMatchObject(inOrder);
    }));

  // As a process of its own; what it says to one who reads on, `npm test` sees at its build.
  it('ends as it would have when its reader has had enough', () =>
    withTree({ 'owner.yaml': '' }, async (contentDir) => {
      const child = spawn(process.execPath, [program, 'check', '--content', contentDir]);
      child.stdout.destroy();
      let complained = '';
      child.stderr.on('data', (chunk) => {
        complained += chunk;
      });
      const code = await new Promise((resolve) => child.on('close', resolve));
      expect([code, complained]).toEqual([1, '']);
    }));
});

describe('a command that a sentence names', () => {
  it.each([
    ['check', 'npm run check', 'npx underscore-portfolio check'],
    ['start --port 4200', 'npm start -- --port 4200', 'npx underscore-portfolio start --port 4200'],
    [
      'photos add FOLDER --gallery NAME [--new]',
      'npm run photos add FOLDER -- --gallery NAME [--new]',
      'npx underscore-portfolio photos add FOLDER --gallery NAME [--new]',
    ],
    ['edit [--port 5174]', 'npm run edit [-- --port 5174]', 'npx underscore-portfolio edit [--port 5174]'],
  ])('is typed as the one before was: %s', (command, asScript, asProgram) => {
    expect(commandHint(command)).toBe(asScript);
    vi.stubEnv('npm_command', 'exec');
    expect(commandHint(command)).toBe(asProgram);
    vi.unstubAllEnvs();
    vi.stubEnv('npm_lifecycle_event', undefined);
    expect(commandHint(command)).toBe(asProgram);
    vi.unstubAllEnvs();
  });
});
