import path from 'node:path';
import { expect, it } from 'vitest';
import { readEditableFiles } from '../../../src/pipeline/edit/editable-files.ts';

it('offers a list of publications in YAML as a form, and a BibTeX file as its text', async () => {
  const files = await readEditableFiles(
    path.resolve(import.meta.dirname, '../../fixtures/owners/researcher'),
  );
  const named = (name: string) => files.find((file) => file.name === name);
  expect(named('talks.yaml')?.form).not.toBeNull();
  expect(named('papers.bib')).toMatchObject({ form: null, value: expect.stringContaining('@article{') });
});
