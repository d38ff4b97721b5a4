import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { familyOf, renameFace } from '../../../src/pipeline/resume/rename-face.ts';
import { resumeFontFiles } from '../../../src/pipeline/resume/resume-faces.ts';

it('renames a font and keeps all else of it', async () => {
  const [file = ''] = resumeFontFiles();
  const face = await subsetFont(await readFile(file), 'Abc', { targetFormat: 'sfnt' });
  expect(familyOf(face)).toBe('Atkinson Hyperlegible Next');

  const renamed = renameFace(face, 'Another Family', 'Bold');
  expect(familyOf(renamed)).toBe('Another Family');
  expect(renamed.includes(Buffer.from('AtkinsonHyperlegibleNext-Bold', 'utf16le').swap16())).toBe(true);
  // Reading it as a font again fails on a broken table directory.
  const again = await subsetFont(renamed, 'Abc', { targetFormat: 'sfnt' });
  expect(again.length).toBeGreaterThan(1000);
});
