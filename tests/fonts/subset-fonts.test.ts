import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { readLetters } from '../../src/fonts/read-letters.ts';
import type { ChosenFace } from '../../src/fonts/script-faces.ts';
import { subsetFonts } from '../../src/fonts/subset-fonts.ts';
import { folderForAll } from '../temporary-folder.ts';
import { defaultFaces, sampleFaces } from './sample-faces.ts';

const cacheDir = folderForAll();

async function subset(text: string, further?: readonly ChosenFace[], uiCharacters?: string) {
  const options = { cacheDir, base: '/', ...(uiCharacters && { uiCharacters }) };
  return subsetFonts(text, await defaultFaces(further), options);
}

async function lettersOfFile(woff2: Uint8Array): Promise<Set<string>> {
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt' } as const;
  return readLetters(Buffer.from(await subsetFont(Buffer.from(woff2), '', options)));
}

describe('the published typefaces', () => {
  it('contain the shown characters only', async () => {
    const { files } = await subset('Cliché');
    expect(files).toHaveLength(2);
    for (const { bytes } of files) {
      const letters = await lettersOfFile(bytes);
      expect([...'Cliché'].every((letter) => letters.has(letter))).toBe(true);
      expect(letters.has('ñ')).toBe(false);
    }
  });

  it('put rare Latin characters in a separate file, if there are any', async () => {
    const { files, styles } = await subset('Dvořák in Łódź');
    expect(files).toHaveLength(4);
    for (const { path, bytes } of files.filter(({ path }) => path.includes('-ext-'))) {
      expect([...(await lettersOfFile(bytes))].sort()).toEqual(['Ł', 'ř', 'ź']);
      expect(styles).toContain(path);
    }
    expect(styles).toContain('unicode-range:U+141,U+159,U+17a');
  });

  it.each([
    ['東京', 'ja', 'BIZ UDPGothic', 'U+4eac,U+6771'],
    ['لبنى', 'ar', 'Vazirmatn', 'U+628,U+644,U+646,U+649'],
    ['Δάφνη', 'el', 'Arimo', 'U+394,U+3ac,U+3b7,U+3bd,U+3c6'],
  ])(
    'bring %s for a site in "%s" regular and bold, loaded where it is used',
    async (text, language, family, range) => {
      const { files, styles } = await subset(text, await sampleFaces(text, language), text);
      expect(files).toHaveLength(4);
      for (const { path, bytes } of files.slice(2)) {
        expect([...(await lettersOfFile(bytes))].sort()).toEqual([...new Set(text)].sort());
        expect(styles).toContain(path);
      }
      // The visitor's own font of the script, whose widths are unknown, stays if this one is late.
      expect(styles.split(`font-display:optional;unicode-range:${range}}`)).toHaveLength(3);
      expect(styles).not.toContain('font-display:swap');
      expect(styles).toContain(
        `:root{--font-text:"Atkinson Hyperlegible Next","${family}","Atkinson Hyperlegible Next as Arial"`,
      );
    },
  );

  it('never split a Vietnamese word between two files', async () => {
    const name = 'Nguyễn Thị An';
    const { files, styles } = await subset(name, await sampleFaces(name, 'vi'));
    const [, , regular] = files;
    expect((await lettersOfFile(regular?.bytes ?? Buffer.of())).has('N')).toBe(true);
    expect(styles).toContain('--font-text:"Arimo","Atkinson Hyperlegible Next"');
  });

  it('leave emoji to the typefaces of the visitor', async () => {
    const { files, styles } = await subset('☕ 👍🏿', await sampleFaces('☕ 👍🏿'));
    expect(files).toHaveLength(2);
    expect(styles).not.toContain('unicode-range');
    expect(styles).toContain(
      '--font-text:"Atkinson Hyperlegible Next","Atkinson Hyperlegible Next as Arial"',
    );
  });
});
