import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gitIn } from '../../../src/editor/publish/git.ts';
import { publishCheckout } from '../../../src/editor/publish/publish-checkout.ts';
import * as messages from '../../../src/editor/publish/publish-messages.ts';
import { readCheckout, shownPlace } from '../../../src/editor/publish/read-checkout.ts';
import { needsGit } from '../../git.ts';
import { isFull } from '../../tier.ts';

let folder: string;

beforeEach(needsGit);
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'publish-'));
  // Nothing of whoever runs the tests.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  vi.stubEnv('GIT_CEILING_DIRECTORIES', os.tmpdir());
  for (const name of ['GIT_AUTHOR_EMAIL', 'GIT_AUTHOR_NAME', 'GIT_COMMITTER_EMAIL', 'GIT_COMMITTER_NAME']) {
    vi.stubEnv(name, undefined);
  }
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function run(where: string, ...args: string[]): Promise<string> {
  const { code, out, err } = await gitIn(path.join(folder, where))(args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${err}`);
  return out.trim();
}

async function write(file: string, text: string) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

const read = (file: string) => readFile(path.join(folder, file), 'utf8');

/** A clone of the bare repository, whose owner git knows. */
async function clone(name: string) {
  await run('.', 'clone', '--quiet', 'remote.git', name);
  await run(name, 'config', 'user.name', 'Ada Quill');
  await run(name, 'config', 'user.email', 'ada@ada-quill.ca');
}

/** A bare repository with one commit on main, and the owner's folder, a clone of it. */
async function makeSite() {
  await run('.', 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
  await clone('site');
  await run('site', 'checkout', '--quiet', '-B', 'main');
  await write('site/content/owner.yaml', 'name: Ada\nrole: Developer\n');
  await write('site/package.json', '{}\n');
  await run('site', 'add', '.');
  await run('site', 'commit', '--quiet', '-m', 'Begin');
  await run('site', 'push', '--quiet', '--set-upstream', 'origin', 'main');
}

function publish(options: Partial<Parameters<typeof publishCheckout<string>>[0]> = {}) {
  return publishCheckout<string>({
    root: path.join(folder, 'site'),
    message: '-m: my words',
    isFirst: false,
    url: () => 'https://ada-quill.ca',
    check: async () => [],
    onStep: () => {},
    ...options,
  });
}

async function look(root = 'site') {
  return readCheckout(path.join(folder, root), gitIn(path.join(folder, root)), { asks: true });
}

describe('publishing', () => {
  it('commits and pushes what visitors see, and leaves all else as it is', async () => {
    await makeSite();
    await write('site/content/owner.yaml', 'name: Ada\nrole: Sailor\n');
    await write('site/content/images/-näht *.jpg', 'a picture');
    await write('site/content/images/.DS_Store', 'junk');
    await write('site/content/taxes.xlsx', 'private');
    await write('site/package.json', '{"half": "done"}\n');
    await write('site/notes.md', 'mine');
    await run('site', 'add', 'package.json', 'notes.md');
    const state = await look();
    expect('checkout' in state && state.checkout).toMatchObject({
      branch: 'main',
      isFirst: false,
      changes: [
        { file: 'content/images/-näht *.jpg', kind: 'added' },
        { file: 'content/owner.yaml', kind: 'changed' },
      ],
      left: ['content/images/.DS_Store', 'content/taxes.xlsx', 'notes.md', 'package.json'],
      last: { subject: 'Begin' },
    });
    expect(await publish()).toMatchObject({ isDone: true, diagnostics: [] });
    expect(await run('remote.git', 'log', '--format=%s|%an', 'main')).toBe(
      '-m: my words|Ada Quill\nBegin|Ada Quill',
    );
    expect(
      await run('remote.git', '-c', 'core.quotePath=false', 'ls-tree', '-r', '--name-only', 'main'),
    ).toBe('content/images/-näht *.jpg\ncontent/owner.yaml\npackage.json');
    expect(await run('remote.git', 'show', 'main:package.json')).toBe('{}');
    expect(await run('site', 'diff', '--cached', '--name-only')).toBe('notes.md\npackage.json');
    expect(await publish()).toMatchObject({ isDone: true, said: messages.nothingNew });
  });

  it.runIf(isFull)('stops before anything is committed when something must be fixed first', async () => {
    await makeSite();
    await write('site/content/owner.yaml', 'name: ""\n');
    const before = await run('site', 'rev-parse', 'HEAD');
    expect(await publish({ check: async () => ['name is empty'] })).toEqual({
      isDone: false,
      said: messages.stopped(1),
      diagnostics: ['name is empty'],
    });
    expect(await run('site', 'rev-parse', 'HEAD')).toBe(before);
  });

  it.runIf(isFull)('brings in what was pushed from elsewhere, and checks it too', async () => {
    await makeSite();
    await clone('other');
    await write('other/content/about.yaml', 'lede: Hello.\n');
    await run('other', 'add', '.');
    await run('other', 'commit', '--quiet', '-m', 'From elsewhere');
    await run('other', 'push', '--quiet');
    await write('site/content/owner.yaml', 'name: Ada Quill\n');
    let checks = 0;
    const wrongTogether = async () => (++checks === 2 ? ['no longer fits'] : []);
    expect(await publish({ check: wrongTogether })).toMatchObject({
      isDone: false,
      said: messages.broughtInWrong(1),
    });
    expect(await run('remote.git', 'log', '-1', '--format=%s', 'main')).toBe('From elsewhere');
    expect(await publish()).toMatchObject({ isDone: true });
    expect(await run('remote.git', 'show', 'main:content/owner.yaml')).toBe('name: Ada Quill');
    expect(await read('site/content/about.yaml')).toBe('lede: Hello.\n');
  });

  it('loses nothing where the same lines were changed elsewhere', async () => {
    await makeSite();
    await clone('other');
    await write('other/content/owner.yaml', 'name: Ada\nrole: Pilot\n');
    await run('other', 'commit', '--quiet', '-am', 'From elsewhere');
    await run('other', 'push', '--quiet');
    await write('site/content/owner.yaml', 'name: Ada\nrole: Sailor\n');
    const outcome = await publish();
    expect(outcome.isDone).toBe(false);
    expect(outcome.said).toMatch(
      /^The same lines were changed here and at .*: content\/owner\.yaml\. Your changes are/,
    );
    expect(await read('site/content/owner.yaml')).toBe('name: Ada\nrole: Sailor\n');
    expect(await run('site', 'status', '--porcelain')).toBe('');
    expect(await run('site', 'log', '-1', '--format=%s')).toBe('-m: my words');
    expect(await run('remote.git', 'log', '-1', '--format=%s', 'main')).toBe('From elsewhere');
    const state = await look();
    expect('checkout' in state && state.checkout).toMatchObject({ missing: 1, waiting: ['-m: my words'] });
  });

  it.runIf(isFull)('asks before a branch goes where it has not been yet', async () => {
    await makeSite();
    await run('site', 'switch', '--quiet', '--create', 'summer');
    await write('site/content/owner.yaml', 'name: Ada Quill\n');
    const state = await look();
    expect('checkout' in state && state.checkout).toMatchObject({
      isFirst: true,
      notes: [expect.stringMatching(/^You are on the branch summer\. The site is made of main/)],
    });
    expect(await publish()).toMatchObject({ isDone: false, said: messages.notAgreed });
    expect(await run('site', 'status', '--porcelain')).not.toBe('');
    expect(await publish({ isFirst: true })).toMatchObject({ isDone: true });
    expect(await run('remote.git', 'branch', '--format=%(refname:short)')).toBe('main\nsummer');
  });

  it.runIf(isFull)('says in the words of a hook why it did not let something through', async () => {
    await makeSite();
    await write('site/content/owner.yaml', 'name: Ada Quill\n');
    const hook = async (file: string, code: number) => {
      await write(file, `#!/bin/sh\necho "too late in the day" >&2\nexit ${code}\n`);
      await chmod(path.join(folder, file), 0o755);
    };
    await hook('site/.git/hooks/pre-commit', 1);
    const before = await run('site', 'status', '--porcelain');
    expect((await publish()).said).toBe(messages.hookRefused('too late in the day'));
    expect(await run('site', 'status', '--porcelain')).toBe(before);
    await hook('site/.git/hooks/pre-commit', 0);
    await hook('site/.git/hooks/pre-push', 1);
    expect((await publish()).said).toMatch(/^Git did not push.*too late in the day/s);
    await hook('site/.git/hooks/pre-push', 0);
    await hook('remote.git/hooks/pre-receive', 1);
    expect((await publish()).said).toMatch(
      /did not take the push\. .*nothing is lost\..*too late in the day/s,
    );
    await hook('remote.git/hooks/pre-receive', 0);
    expect(await publish()).toMatchObject({ isDone: true });
  });

  it.runIf(isFull)('keeps what it committed when the place cannot be reached', async () => {
    await makeSite();
    await write('site/content/owner.yaml', 'name: Ada Quill\n');
    await run('site', 'remote', 'set-url', 'origin', 'http://ada:secret@127.0.0.1:1/ada/site.git');
    const state = await look();
    expect(JSON.stringify('checkout' in state && state.checkout)).not.toContain('secret');
    const { said } = await publish();
    expect(said).toMatch(/^127\.0\.0\.1\/ada\/site cannot be reached\..*committed on this machine/);
    expect(await run('site', 'log', '-1', '--format=%s')).toBe('-m: my words');
  });

  it.runIf(isFull)('does not wait for somebody to sign in where nobody is asked', async () => {
    await makeSite();
    await write('site/content/owner.yaml', 'name: Ada Quill\n');
    const gate = createServer((_request, response) => {
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="site"' }).end();
    });
    await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
    const { port } = gate.address() as AddressInfo;
    await run('site', 'remote', 'set-url', 'origin', `http://127.0.0.1:${port}/ada/site.git`);
    const { said } = await publish().finally(() => gate.close());
    expect(said).toMatch(/did not let this machine in\. Sign in with git in a terminal once/);
  });
});

describe('a folder that cannot be pushed', () => {
  const refusal = async (root = 'site') => {
    const state = await look(root);
    return 'refused' in state ? state.refused : 'none';
  };

  it('says why in a sentence', async () => {
    await mkdir(path.join(folder, 'plain'));
    expect(await refusal('plain')).toBe(messages.notCheckout);
    await makeSite();
    await run('site', 'config', '--unset', 'user.email');
    expect(await refusal()).toBe(messages.noIdentity);
    await run('site', 'config', 'user.email', 'ada@ada-quill.ca');
    await write('site/.git/MERGE_HEAD', await run('site', 'rev-parse', 'HEAD'));
    expect(await refusal()).toBe(messages.unfinished);
    await rm(path.join(folder, 'site/.git/MERGE_HEAD'));
    await run('site', 'checkout', '--quiet', '--detach');
    expect(await refusal()).toBe(messages.detached);
    await run('site', 'checkout', '--quiet', 'main');
    const config = path.join(folder, 'site/.git/config');
    const before = await readFile(config, 'utf8');
    const name = '--upload-pack=touch run-by-git;';
    await write(
      'site/.git/config',
      `${before.replaceAll('[branch "main"]', '[other]')}[remote "${name}"]\n\turl = ../remote.git\n[branch "main"]\n\tremote = "${name}"\n`,
    );
    expect(await refusal()).toBe(messages.optionName(name));
    expect(await readdir(path.join(folder, 'site'))).not.toContain('run-by-git');
    await write('site/.git/config', before);
    await run('site', 'remote', 'remove', 'origin');
    expect(await refusal()).toBe(messages.noRemote);
    vi.stubEnv('PATH', '');
    expect(await refusal()).toBe(messages.noGit);
  });

  it.runIf(isFull)('may lie within a repository, and have no commit yet', async () => {
    await run('.', 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
    await clone('whole');
    await run('whole', 'checkout', '--quiet', '-B', 'main');
    await write('whole/other.md', 'not of the site');
    await write('whole/site/content/owner.yaml', 'name: Ada\n');
    const root = path.join(folder, 'whole/site');
    expect(await publish({ root, isFirst: true })).toMatchObject({ isDone: true });
    expect(await run('remote.git', 'ls-tree', '-r', '--name-only', 'main')).toBe('site/content/owner.yaml');
  });
});

it.each([
  ['https://github.com/ada/site.git', 'github.com/ada/site'],
  ['https://ada:secret@github.com/ada/site', 'github.com/ada/site'],
  ['git@github.com:ada/site.git', 'github.com/ada/site'],
  ['ssh://git@host.example:2222/ada/site.git', 'host.example/ada/site'],
  ['/srv/git/site.git', '/srv/git/site'],
])('shows the place %s without name and password', (address, place) => {
  expect(shownPlace(address)).toBe(place);
});
