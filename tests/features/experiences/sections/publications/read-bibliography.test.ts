import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBibliography } from '../../../../../src/features/experiences/sections/publications/read-bibliography.build.ts';
import { publicationSchema } from '../../../../../src/features/experiences/sections/publications/schema.ts';

/* What files become is in tests/golden/imports.txt. */
describe('a .bib file', () => {
  it('returns valid records of publications, the oldest first', async () => {
    const text = await readFile(
      path.join(import.meta.dirname, '../../../../fixtures/owners/researcher/papers.bib'),
      'utf8',
    );
    const { records, diagnostics, count } = await readBibliography(text);
    expect(diagnostics).toEqual([]);
    expect(records).toHaveLength(count);
    expect(records.length).toBeGreaterThanOrEqual(60);
    for (const { value } of records) expect(publicationSchema.safeParse(value).error).toBeUndefined();
    const dates = records.map(({ value }) => (value as { date: string }).date);
    expect(dates).toEqual([...dates].sort());
  });

  it('reads plain fields without the parser, with the same result', async () => {
    const text = await readFile(path.join(import.meta.dirname, 'references.bib'), 'utf8');
    const plain = String.raw`@article{a, author = "O'Dowd, Niamh and van der Meer, Joost and Ada B. Quill and others",
      title = {{PEAT} -- the {D}NA of it's}, year = {2020}, url = {https://x.example/a_b?c&d}, keywords = {b; a, a},
      publisher = {John Wiley and Sons}, abstract = {50\% -- of all \& more}, author+an = {1=equal}}`;
    // A mistake in the file makes the parser read all of it.
    const broken = '\n@article{z, title = {Tides} year = 2020}';
    const values = async (file: string) => (await readBibliography(file)).records.map(({ value }) => value);
    expect(await values(text + plain)).toEqual(await values(text + plain + broken));
  });

  it.each([
    '@article{open, title = {Unclosed {brace},\n  author = {X, Y},\n  year = 2020\n}\n',
    '@article{open, title = "Unclosed, year = 2000}\n',
    '@article{comma, title={A} author={B, C}, year=2020}\n',
    '@article{abbreviation, title={A}, author={B, C}, year=2020, journal=jacs}\n',
    '@article{a, author={B, C}, year=2020}\n',
    '@article{a, title={A}, year=2020}\n',
    '@article{a, title={A}, author={B, C}}\n',
    '@article{a, title={A}, author={B, C}, year={in press}}\n',
    '@article{fine, title={A}, author={B, C}, year=2020}\n',
    '@article{a, title={A}, author={B, C}, year=2020, crossref={b}}@article{b, title={A}, author={B, C}, year=2020, crossref={a}}\n',
    '@article{a, title={A}, author={Mira Solano, Bob Jones, Carl Ash}, year=2020}\n',
    '@article{a, title={A}, author={Solano, M., Jones, B.}, year=2020}\n',
  ])('reports where %j is wrong and reads the other entries', async (broken) => {
    const sound = (key: string) => `@article{${key}, title={A}, author={B, C}, year=2020}\n`;
    const { records, diagnostics } = await readBibliography(`${sound('fine')}\n${broken}${sound('after')}`);
    expect(diagnostics).toMatchObject([{ line: 3, column: 1 }]);
    expect(records.map(({ value }) => (value as { name: string }).name)).toEqual(
      expect.arrayContaining(['fine', 'after']),
    );
  });
});
