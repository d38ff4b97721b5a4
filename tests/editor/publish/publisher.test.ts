import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPublisher } from '../../../src/editor/publish/publisher.ts';
import { needsGit } from '../../git.ts';
import { phonePhoto } from '../../owner/camera.ts';
import { swap } from '../../site/content-tree.ts';
import { treeForTest } from '../../site/tree-for-test.ts';
import { isFull } from '../../tier.ts';

const run = promisify(execFile);

beforeEach(needsGit);

it.runIf(isFull)(
  'warns about pictures that contain a location, and reports the problems that stop publishing',
  async () => {
    const contentDir = treeForTest({ 'art.yaml': swap('alt: Two masts in fog.', "alt: ''") });
    const root = path.dirname(contentDir);
    const git = (...args: string[]) => run('git', ['-C', root, ...args]);
    await git('init', '--quiet', '--initial-branch=main');
    await git('config', 'user.name', 'Ada Quill');
    await git('config', 'user.email', 'ada@ada-quill.ca');
    await git('remote', 'add', 'origin', path.join(root, 'nowhere.git'));
    await mkdir(path.join(contentDir, 'images/travel'), { recursive: true });
    await writeFile(path.join(contentDir, 'images/travel/quay.jpg'), await phonePhoto(7));

    const publisher = createPublisher(root);
    const { git: read } = await publisher.read();
    expect('checkout' in read && read.checkout.notes).toContainEqual(
      expect.stringContaining('location where it was taken: content/images/travel/quay.jpg.'),
    );

    expect(publisher.start({ commitMessage: 'Begin', isFirst: true }).isRunning).toBe(true);
    await vi.waitFor(() => expect(publisher.job()?.isRunning).toBe(false), { timeout: 100_000 });
    const job = publisher.job();
    expect(job?.diagnostics.map(({ file, path: at }) => [file, at])).toEqual([['art.yaml', [0, 'alt']]]);
    expect(job?.message).toMatch(/^Nothing was published/);
  },
);
