import { expect, it } from 'vitest';
import { bibTeX } from '../../src/import/bibliography.ts';
import { filesOf } from './files-of.ts';
import { optionsFor } from './read-options.ts';

const english = await optionsFor('en');

/* What other bibliographies become is in tests/golden/imports.txt. */
it('omits an unknown command instead of its entry, and reads papers in press and addresses of tools', async () => {
  const { sections, unread } = await bibTeX.read(
    filesOf({
      'a.bib': `@article{a, title={On \\flow{Tides} \\odd}, author={Quill, Ada}, year={In Press}, note={x}}
@misc{b, title={Tool}, author={Quill, Ada}, year=2020, howpublished={\\url{https://tool.invalid/x}}}
`,
    }),
    english,
  );
  const thisYear = String(new Date().getFullYear());
  expect(sections[0]?.records).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        record: expect.objectContaining({ title: 'On Tides', date: thisYear, details: 'In Press' }),
        doubts: [expect.stringContaining('In Press'), expect.stringContaining('\\flow')],
      }),
      expect.objectContaining({ record: expect.objectContaining({ address: 'https://tool.invalid/x' }) }),
    ]),
  );
  expect(unread).toEqual([]);
});
