import { chmod, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishCheckout } from '../../../src/editor/publish/publish-checkout.ts';
import { createPublisher } from '../../../src/editor/publish/publisher.ts';
import { displayAddress, readCheckout } from '../../../src/editor/publish/read-checkout.ts';
import { gitIn } from '../../../src/files/git.ts';
import { needsGit } from '../../git.ts';
import { folderForTest } from '../../temporary-folder.ts';
import { isFull } from '../../tier.ts';

let folder: string;

beforeEach(needsGit);
beforeEach(() => {
  folder = folderForTest();
  // Ignores the git configuration of the person who runs the tests.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  vi.stubEnv('GIT_CEILING_DIRECTORIES', os.tmpdir());
  for (const name of ['GIT_AUTHOR_EMAIL', 'GIT_AUTHOR_NAME', 'GIT_COMMITTER_EMAIL', 'GIT_COMMITTER_NAME']) {
    vi.stubEnv(name, undefined);
  }
});

afterEach(() => vi.unstubAllEnvs());

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

/** A clone of the bare repository, with a git identity. */
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
    commitMessage: '-m: my message',
    isFirst: false,
    url: () => 'https://ada-quill.ca',
    validate: async () => [],
    onStep: () => {},
    ...options,
  });
}

async function readSite(root = 'site') {
  return readCheckout(path.join(folder, root), gitIn(path.join(folder, root)), { fetches: true });
}

describe('publishing', () => {
  it('commits and pushes the content, and no other files', async () => {
    await makeSite();
    await write('site/content/owner.yaml', 'name: Ada\nrole: Sailor\n');
    await write('site/content/images/-näht *.jpg', 'a picture');
    await write('site/content/images/.DS_Store', 'junk');
    await write('site/content/taxes.xlsx', 'private');
    await write('site/package.json', '{"half": "done"}\n');
    await write('site/notes.md', 'mine');
    await run('site', 'add', 'package.json', 'notes.md');
    const state = await readSite();
    expect('checkout' in state && state.checkout).toMatchObject({
      branch: 'main',
      isFirst: false,
      changes: [
        { file: 'content/images/-näht *.jpg', kind: 'added' },
        { file: 'content/owner.yaml', kind: 'changed' },
      ],
      excluded: ['content/images/.DS_Store', 'content/taxes.xlsx', 'notes.md', 'package.json'],
      lastCommit: { subject: 'Begin' },
    });
    expect(await publish()).toMatchObject({ isDone: true, diagnostics: [] });
    expect(await run('remote.git', 'log', '--format=%s|%an', 'main')).toBe(
      '-m: my message|Ada Quill\nBegin|Ada Quill',
    );
    expect(
      await run('remote.git', '-c', 'core.quotePath=false', 'ls-tree', '-r', '--name-only', 'main'),
    ).toBe('content/images/-näht *.jpg\ncontent/owner.yaml\npackage.json');
    expect(await run('remote.git', 'show', 'main:package.json')).toBe('{}');
    expect(await run('site', 'diff', '--cached', '--name-only')).toBe('notes.md\npackage.json');
    expect(await publish()).toMatchObject({
      isDone: true,
      message: expect.stringMatching(/^Nothing to publish/),
    });
  });

  it.runIf(isFull)('commits nothing while a problem must be fixed first', async () => {
    await makeSite();
    await write('site/content/owner.yaml', 'name: ""\n');
    const before = await run('site', 'rev-parse', 'HEAD');
    expect(await publish({ validate: async () => ['name is empty'] })).toEqual({
      isDone: false,
      message: expect.stringMatching(/^Nothing was published: one problem/),
      diagnostics: ['name is empty'],
    });
    expect(await run('site', 'rev-parse', 'HEAD')).toBe(before);
  });

  it.runIf(isFull)('merges what was pushed from elsewhere, and validates the result', async () => {
    await makeSite();
    await clone('other');
    await write('other/content/about.yaml', 'lede: Hello.\n');
    await run('other', 'add', '.');
    await run('other', 'commit', '--quiet', '-m', 'From elsewhere');
    await run('other', 'push', '--quiet');
    await write('site/content/owner.yaml', 'name: Ada Quill\n');
    let runs = 0;
    const failAfterMerge = async () => (++runs === 2 ? ['is invalid now'] : []);
    expect(await publish({ validate: failAfterMerge })).toMatchObject({
      isDone: false,
      message: expect.stringContaining('one problem to fix. It was not pushed.'),
    });
    expect(await run('remote.git', 'log', '-1', '--format=%s', 'main')).toBe('From elsewhere');
    expect(await publish()).toMatchObject({ isDone: true });
    expect(await run('remote.git', 'show', 'main:content/owner.yaml')).toBe('name: Ada Quill');
    expect(await read('site/content/about.yaml')).toBe('lede: Hello.\n');
  });

  it('loses nothing when the same lines were changed elsewhere', async () => {
    await makeSite();
    await clone('other');
    await write('other/content/owner.yaml', 'name: Ada\nrole: Pilot\n');
    await run('other', 'commit', '--quiet', '-am', 'From elsewhere');
    await run('other', 'push', '--quiet');
    await write('site/content/owner.yaml', 'name: Ada\nrole: Sailor\n');
    const outcome = await publish();
    expect(outcome.isDone).toBe(false);
    expect(outcome.message).toMatch(
      /^The same lines were changed here and at .*: content\/owner\.yaml\. Your changes are/,
    );
    expect(await read('site/content/owner.yaml')).toBe('name: Ada\nrole: Sailor\n');
    expect(await run('site', 'status', '--porcelain')).toBe('');
    expect(await run('site', 'log', '-1', '--format=%s')).toBe('-m: my message');
    expect(await run('remote.git', 'log', '-1', '--format=%s', 'main')).toBe('From elsewhere');
    const state = await readSite();
    expect('checkout' in state && state.checkout).toMatchObject({ behind: 1, unpushed: ['-m: my message'] });
  });

  it.runIf(isFull)('asks for confirmation before the first push of a branch', async () => {
    await makeSite();
    await run('site', 'switch', '--quiet', '--create', 'summer');
    await write('site/content/owner.yaml', 'name: Ada Quill\n');
    const state = await readSite();
    expect('checkout' in state && state.checkout).toMatchObject({
      isFirst: true,
      notes: [expect.stringMatching(/^You are on the branch summer\./)],
    });
    expect(await publish()).toMatchObject({
      isDone: false,
      message: expect.stringContaining('confirm the first push'),
    });
    expect(await run('site', 'status', '--porcelain')).not.toBe('');
    expect(await publish({ isFirst: true })).toMatchObject({ isDone: true });
    expect(await run('remote.git', 'branch', '--format=%(refname:short)')).toBe('main\nsummer');
  });

  it.runIf(isFull)('shows the output of a git hook that rejects a commit or push', async () => {
    await makeSite();
    await write('site/content/owner.yaml', 'name: Ada Quill\n');
    const hook = async (file: string, code: number) => {
      await write(file, `#!/bin/sh\necho "too late in the day" >&2\nexit ${code}\n`);
      await chmod(path.join(folder, file), 0o755);
    };
    await hook('site/.git/hooks/pre-commit', 1);
    const before = await run('site', 'status', '--porcelain');
    expect((await publish()).message).toMatch(/rejected the commit.*too late in the day/s);
    expect(await run('site', 'status', '--porcelain')).toBe(before);
    await hook('site/.git/hooks/pre-commit', 0);
    await hook('site/.git/hooks/pre-push', 1);
    expect((await publish()).message).toMatch(/^Git did not push.*too late in the day/s);
    await hook('site/.git/hooks/pre-push', 0);
    await hook('remote.git/hooks/pre-receive', 1);
    expect((await publish()).message).toMatch(
      /rejected the push\. .*nothing is lost\..*too late in the day/s,
    );
    await hook('remote.git/hooks/pre-receive', 0);
    expect(await publish()).toMatchObject({ isDone: true });
  });

  it.runIf(isFull)('keeps the commit when the remote cannot be reached', async () => {
    await makeSite();
    await write('site/content/owner.yaml', 'name: Ada Quill\n');
    await run('site', 'remote', 'set-url', 'origin', 'http://ada:secret@127.0.0.1:1/ada/site.git');
    const state = await readSite();
    expect(JSON.stringify('checkout' in state && state.checkout)).not.toContain('secret');
    const { message } = await publish();
    expect(message).toMatch(/^127\.0\.0\.1\/ada\/site cannot be reached\..*committed on this machine/);
    expect(await run('site', 'log', '-1', '--format=%s')).toBe('-m: my message');
  });

  it.runIf(isFull)('does not wait for a login when it cannot prompt', async () => {
    await makeSite();
    await write('site/content/owner.yaml', 'name: Ada Quill\n');
    const gate = createServer((_request, response) => {
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="site"' }).end();
    });
    await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
    const { port } = gate.address() as AddressInfo;
    await run('site', 'remote', 'set-url', 'origin', `http://127.0.0.1:${port}/ada/site.git`);
    const { message } = await publish().finally(() => gate.close());
    expect(message).toMatch(/did not accept this machine's login\. Sign in with git in a terminal once/);
  });
});

describe('readCheckout', () => {
  const refusal = async (root = 'site') => {
    const state = await readSite(root);
    return 'refused' in state ? state.refused : 'none';
  };

  it.runIf(isFull)('explains why a folder cannot be pushed', async () => {
    await mkdir(path.join(folder, 'plain'));
    expect(await refusal('plain')).toMatch(/is not a git repository/);
    await makeSite();
    await run('site', 'config', '--unset', 'user.email');
    expect(await refusal()).toMatch(/your name and email address/);
    await run('site', 'config', 'user.email', 'ada@ada-quill.ca');
    await write('site/.git/MERGE_HEAD', await run('site', 'rev-parse', 'HEAD'));
    expect(await refusal()).toMatch(/is unfinished/);
    await rm(path.join(folder, 'site/.git/MERGE_HEAD'));
    const lock = path.join(folder, 'site/.git/index.lock');
    await writeFile(lock, '');
    expect(await refusal()).toMatch(/is working in this folder/);
    const aMinuteAgo = new Date(Date.now() - 60_000);
    await utimes(lock, aMinuteAgo, aMinuteAgo);
    expect(await refusal()).toMatch(/left \.git\/index\.lock.* remove this lock/);
    await createPublisher(path.join(folder, 'site')).unlock();
    await run('site', 'checkout', '--quiet', '--detach');
    expect(await refusal()).toMatch(/not on a branch/);
    await run('site', 'checkout', '--quiet', 'main');
    const config = path.join(folder, 'site/.git/config');
    const before = await readFile(config, 'utf8');
    const name = '--upload-pack=touch run-by-git;';
    await write(
      'site/.git/config',
      `${before.replaceAll('[branch "main"]', '[other]')}[remote "${name}"]\n\turl = ../remote.git\n[branch "main"]\n\tremote = "${name}"\n`,
    );
    expect(await refusal()).toContain(`The name ${name} in .git/config`);
    expect(await readdir(path.join(folder, 'site'))).not.toContain('run-by-git');
    await write('site/.git/config', before);
    await run('site', 'remote', 'remove', 'origin');
    expect(await refusal()).toMatch(/without a remote/);
    vi.stubEnv('PATH', '');
    expect(await refusal()).toMatch(/^Git is not installed/);
  });

  it.runIf(isFull)('accepts a subfolder of a repository, and one without commits', async () => {
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
])('shows the address %s without user name and password', (address, expected) => {
  expect(displayAddress(address)).toBe(expected);
});
