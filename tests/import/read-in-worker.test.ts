import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emptyImportedResume } from '../../src/import/imported-resume.ts';
import { cleanResume } from '../../src/import/read-import.ts';
import { readInWorker } from '../../src/import/read-in-worker.ts';
import { cpuSeconds } from '../cpu-seconds.ts';
import { folderForTest } from '../temporary-folder.ts';

/** Reads a résumé in JSON Resume as an import does. */
async function readResume(resume: object, limits?: { durationMs: number; memoryBytes: number }) {
  const file = path.join(folderForTest(), 'resume.json');
  await writeFile(file, JSON.stringify(resume));
  const reading = await readInWorker({ places: [file], language: 'en' }, async () => new Set(), limits);
  return { reading, resume: 'resume' in reading ? reading.resume : undefined };
}

it.each([
  ['time', { durationMs: 0, memoryBytes: 1024 ** 3 }, /takes longer than 0 seconds/],
  ['memory', { durationMs: 30_000, memoryBytes: 1 }, /needs more than 0 MB of memory/],
])('ends a reader that needs too much %s with a sentence', async (_what, limits, expected) => {
  const { reading } = await readResume({ basics: { name: 'Ada Quill' } }, limits);
  expect(reading).toMatchObject({ kind: 'unreadable', why: expect.stringMatching(expected) });
});

it('limits lists to a plausible length', async () => {
  const work = Array.from({ length: 2_100 }, (_, at) => ({ name: `Company ${at}`, position: 'Sailor' }));
  const { resume } = await readResume({ basics: {}, work });
  expect(resume?.sections[0]?.records).toHaveLength(2_000);
  expect(resume?.unread).toEqual([{ from: expect.anything(), why: expect.stringMatching(/99 more/) }]);
});

it('omits links with a phone number from profiles and records', async () => {
  const profiles = [
    ...['https://wa.me/4917012345678', 'https://t.me/+49 170 1234567', 'signal.me/#p/+4917012345678'],
    ...['tel:+49-170-1234567', 'https://t.me/ada_quill', 'https://chat.invalid/+4917012345678'],
  ];
  const url = 'https://api.whatsapp.com/send?phone=4917012345678';
  const work = [{ name: 'Quay', position: 'Pilot', startDate: '2019', url }];
  const publications = [{ name: 'Tides', url: 'https://wa.me/4917012345678' }];
  const basics = { name: 'Ada', profiles: profiles.map((url) => ({ network: 'Chat', url })) };
  const { resume } = await readResume({ basics, work, publications });
  expect(resume?.owner.profiles).toEqual([{ network: 'Chat', address: 'https://t.me/ada_quill' }]);
  // Omitted values are listed only for the owner.
  expect(JSON.stringify({ ...resume, unread: [] })).not.toMatch(/\d{7}/);
  expect(resume?.leftOut.join()).toMatch(/phone number: \d/);
});

it('removes invisible characters, which content/ rejects', async () => {
  const owner = { name: 'A\x8eda\u202e\u200b', summary: 'One\r\n\ttwo \ud800👩‍💻' };
  const resume = { ...emptyImportedResume(), owner };
  cleanResume(resume);
  expect(resume.owner).toEqual({ name: 'Ada', summary: 'One\n two 👩‍💻' });
  owner.summary = '\u200b'.repeat(300_000);
  expect(await cpuSeconds(() => cleanResume(resume))).toBeLessThan(2);
});

it.each([
  'https://example.org/users/491701234567',
  'https://example.org/?q=tides+20240101',
  'https://t.me/+AbCdEf12345678x',
])('keeps %s, which contains no phone number', (address) => {
  const owner = { name: 'Ada', url: address };
  const resume = { ...emptyImportedResume(), owner };
  cleanResume(resume);
  expect(resume.owner).toEqual({ name: 'Ada', url: address });
});
