import { expect, it } from 'vitest';
import { jsonResume } from '../../src/import/json-resume.ts';
import { filesOf } from './files-of.ts';

/* What it becomes is in tests/golden/imports.txt. */
it('a résumé in JSON Resume is recognized by its contents', async () => {
  const isRecognized = (text: string, name = 'me.json') => jsonResume.recognize(filesOf({ [name]: text }));
  expect(await isRecognized('{"basics":{"name":"Ada Quill"}}')).toBe(true);
  expect(await isRecognized('\uFEFF{"work":[],"education":[]}', 'resume.txt')).toBe(true);
  expect(await isRecognized('{"work":"hard"}')).toBe(false);
  expect(await isRecognized('[1]')).toBe(false);
  expect(await isRecognized('{ not JSON')).toBe(false);
  const deep = 200_000;
  expect(await isRecognized(`{"work":${'['.repeat(deep)}${']'.repeat(deep)}}`)).toBe(false);
});
