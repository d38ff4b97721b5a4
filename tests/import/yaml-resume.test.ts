import { expect, it } from 'vitest';
import { renderCv, yamlResume } from '../../src/import/yaml-resume.ts';
import { filesOf } from './files-of.ts';

/* What they become is in tests/golden/imports.txt. */
it('a résumé in YAML is recognized by its first field', async () => {
  const recognizing = async (text: string) => {
    const files = filesOf({ 'cv.yml': text });
    return [await renderCv.recognize(files), await yamlResume.recognize(files)];
  };
  expect(await recognizing('cv:\n  name: Ada Quill\n')).toEqual([true, false]);
  expect(await recognizing('content:\n  basics: { name: Ada Quill }\n')).toEqual([false, true]);
  for (const text of ['- a', 'cv: none', 'content: [1]', 'a: b: c', ''])
    expect(await recognizing(text)).toEqual([false, false]);
});
