import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { installedVersions } from '../../../src/pipeline/files/installed-versions.ts';
import { subsetFonts } from '../../../src/pipeline/fonts/subset-fonts.ts';
import { drawShareCard } from '../../../src/pipeline/head/share-card.ts';

vi.mock(import('../../../src/pipeline/files/installed-versions.ts'));

const card = {
  kicker: 'A name',
  heading: 'Art',
  line: 'What the page shows.',
  address: 'example.com',
  language: 'en',
};

it.each([
  ['typefaces', (cacheDir: string) => subsetFonts('Some words', cacheDir, '/')],
  ['share cards', (cacheDir: string) => drawShareCard(card, cacheDir)],
])('makes %s anew when a tool that makes them was updated', async (_what, make) => {
  const cacheDir = await mkdtemp(path.join(os.tmpdir(), 'tools-'));
  onTestFinished(() => rm(cacheDir, { recursive: true }));
  const entriesWith = async (version: string) => {
    vi.mocked(installedVersions).mockImplementation((name) => [`${name}@${version}`]);
    await make(cacheDir);
    return (await readdir(cacheDir)).length;
  };
  const before = await entriesWith('1.0.0');
  expect(await entriesWith('1.0.0')).toBe(before);
  expect(await entriesWith('1.0.1')).toBe(before * 2);
});
