import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentChange, undoUnfinished, withContentLock } from '../../src/owner/content-change.ts';
import { differences, readAll } from '../folder-contents.ts';
import { treeForTest } from '../site/tree-for-test.ts';
import { times } from '../tier.ts';
import { leaveHalfDone, runKilled } from './killed-process.ts';

const source = path.resolve('src/owner/content-change.ts');

/** Two existing texts, one new text, and two pictures, one of them in a separate folder. */
const commit = (contentDir: string) => `
  const { ContentChange } = await import(${JSON.stringify(source)});
  const change = await ContentChange.begin(${JSON.stringify(contentDir)});
  const pictures = new Map([
    ['images/travel/late.jpg', await change.stage(Buffer.from('late'))],
    ['images/projects/ferry/1-map.png', await change.stage(Buffer.from('map'))],
  ]);
  const texts = new Map([
    ['travel.yaml', '- source: /images/travel/late.jpg\\n'],
    ['projects.yaml', '- original: /images/projects/ferry/1-map.jpg\\n'],
    ['about/new.md', 'New.\\n'],
  ]);
  await change.commit(pictures, texts);`;
const changedFiles = [
  'about/new.md',
  'images/projects/ferry/1-map.png',
  'images/travel/late.jpg',
  'projects.yaml',
  'travel.yaml',
];

describe('a change of content/', () => {
  it('is complete or undone, at any step the process is killed', {
    timeout: times(120_000, 600_000),
  }, async () => {
    // Each kill takes a second.
    const stride = times(16, 1);
    const outcomes: boolean[] = [];
    for (let isOver = false; !isOver; ) {
      const contentDir = treeForTest();
      const before = await readAll(contentDir);
      isOver = await runKilled(commit(contentDir), stride * outcomes.length);
      await undoUnfinished(contentDir);
      const changed = differences(before, await readAll(contentDir));
      if (changed.length > 0)
        expect(changed, `killed before step ${stride * outcomes.length}`).toEqual(changedFiles);
      outcomes.push(changed.length > 0);
    }
    // Early kills leave the old content, late ones the new content, and nothing in between.
    const firstMade = outcomes.indexOf(true);
    expect(firstMade).toBeGreaterThan(Math.floor(10 / stride));
    expect(outcomes.slice(firstMade)).not.toContain(false);
    expect(outcomes.length - firstMade).toBeGreaterThan(Math.floor(2 / stride));
  });

  it('is undone when a text cannot be written', async () => {
    const contentDir = treeForTest();
    const before = await readAll(contentDir);
    const change = await ContentChange.begin(contentDir);
    const late = await change.stage(Buffer.from('late'));
    // A file has the name of the folder that the second text needs.
    const texts = new Map([
      ['travel.yaml', '- source: /images/travel/late.jpg\n'],
      ['food.yaml/more.yaml', 'new'],
    ]);
    await expect(change.commit(new Map([['images/travel/late.jpg', late]]), texts)).rejects.toThrow();
    await change.discard();
    expect(await readAll(contentDir)).toEqual(before);
  });

  it('keeps edits that were made after a kill', async () => {
    const contentDir = treeForTest();
    await leaveHalfDone(contentDir, 4194999);
    const mine = '# My own line, with /images/travel/late.jpg.\n';
    await writeFile(path.join(contentDir, 'travel.yaml'), mine);
    await undoUnfinished(contentDir);
    expect(await readFile(path.join(contentDir, 'travel.yaml'), 'utf8')).toBe(mine);
    expect(await readFile(path.join(contentDir, 'images/travel/late.jpg'), 'utf8')).toBe('late');
    expect(await readdir(path.join(contentDir, 'images'))).not.toContain('.changing-4194999-1');
  });

  it('is undone when another process has the id of the killed one', async () => {
    const contentDir = treeForTest();
    const before = await readAll(contentDir);
    // This process has that id.
    await leaveHalfDone(contentDir, process.ppid);
    expect(await undoUnfinished(contentDir)).toBe(2);
    expect(await readAll(contentDir)).toEqual(before);
  });
});

describe('the lock of content/', () => {
  it('is no file of content/, where a kill would leave it', async () => {
    const contentDir = treeForTest();
    const before = await readdir(contentDir);
    await withContentLock(contentDir, async () => {
      expect(await readdir(contentDir)).toEqual(before);
    });
  });

  it('creates no missing folder', async () => {
    const contentDir = treeForTest();
    await rm(contentDir, { recursive: true });
    await withContentLock(contentDir, async () => {});
    await expect(readdir(contentDir)).rejects.toThrow('ENOENT');
  });
});
