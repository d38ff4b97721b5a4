import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readInWorker } from '../../src/import/read-in-worker.ts';
import { withTree } from '../site/content-tree.ts';

it.each([
  ['time', { durationMs: 1, memoryBytes: 1024 ** 3 }, /takes longer than 0 seconds/],
  ['memory', { durationMs: 30_000, memoryBytes: 1 }, /needs more than 0 MB of memory/],
])('ends a reader that needs too much %s with a sentence', (_what, limits, expected) =>
  withTree({}, async (contentDir) => {
    const file = path.join(contentDir, 'resume.json');
    await writeFile(file, JSON.stringify({ basics: { name: 'Ada Quill' } }));
    const reading = await readInWorker({ places: [file], language: 'en' }, async () => new Set(), limits);
    expect(reading).toMatchObject({ kind: 'unreadable', why: expect.stringMatching(expected) });
  }),
);

it('reads no more of a list than a person can have done', () =>
  withTree({}, async (contentDir) => {
    const file = path.join(contentDir, 'resume.json');
    const work = Array.from({ length: 2_100 }, (_, at) => ({ name: `Company ${at}`, position: 'Sailor' }));
    await writeFile(file, JSON.stringify({ basics: {}, work }));
    const reading = await readInWorker({ places: [file], language: 'en' }, async () => new Set());
    const resume = 'resume' in reading ? reading.resume : undefined;
    expect(resume?.sections[0]?.records).toHaveLength(2_000);
    expect(resume?.unread).toEqual([{ from: expect.anything(), why: expect.stringMatching(/99 more/) }]);
  }));
