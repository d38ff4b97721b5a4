import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLetters } from '../../../src/pipeline/fonts/read-letters.ts';
import { subsetFonts } from '../../../src/pipeline/fonts/subset-fonts.ts';

let cacheDir = '';
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'fonts-'));
});
afterAll(() => rm(cacheDir, { recursive: true }));

async function lettersOfFile(woff2: Uint8Array): Promise<Set<string>> {
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt' } as const;
  return readLetters(Buffer.from(await subsetFont(Buffer.from(woff2), '', options)));
}

describe('the published typefaces', () => {
  it('hold the letters that are shown, and no others', async () => {
    const { files } = await subsetFonts('Cliché', cacheDir, '/');
    expect(files).toHaveLength(2);
    for (const { bytes } of files) {
      const letters = await lettersOfFile(bytes);
      expect([...'Cliché'].every((letter) => letters.has(letter))).toBe(true);
      expect(letters.has('ñ')).toBe(false);
    }
  });

  it('bring the rarer letters of Latin in files of their own, only where there are some', async () => {
    const { files, styles } = await subsetFonts('Dvořák in Łódź', cacheDir, '/');
    expect(files).toHaveLength(4);
    for (const { path, bytes } of files.filter(({ path }) => path.includes('-ext-'))) {
      expect([...(await lettersOfFile(bytes))].sort()).toEqual(['Ł', 'ř', 'ź']);
      expect(styles).toContain(path);
    }
    expect(styles).toContain('unicode-range:U+141,U+159,U+17a');
  });

  it('leave what no file has to the typefaces of the visitor', async () => {
    const { files, styles } = await subsetFonts('霧 and ☕', cacheDir, '/');
    expect(files).toHaveLength(2);
    expect(styles).not.toContain('unicode-range');
  });
});
