import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBibliography } from '../../../../../src/features/experiences/sections/publications/read-bibliography.build.ts';
import { publicationSchema } from '../../../../../src/features/experiences/sections/publications/schema.ts';

describe('a .bib file', () => {
  it('gives every publication as a list of records would hold it, the oldest first', async () => {
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

  it('reads abstracts whatever they contain, and reports one that is never closed', async () => {
    const entry = (key: string, abstract: string) =>
      `@article{${key}, title={Tides}, author={Quill, Ada}, year=2020,\n  abstract = {${abstract},\n  doi={10.5555/${key}}\n}\n`;
    const odd = String.raw`\undefined{of {braces}} \} 5% <b> @misc{x`.replace('{x', '');
    const { records, diagnostics } = await readBibliography(
      entry('one', `${odd}}`) + entry('two', 'Short.}'),
    );
    expect(diagnostics).toEqual([]);
    expect(records.map(({ value }) => value)).toMatchObject([
      { doi: '10.5555/one', abstract: 'of braces } 5% @misc' },
      { doi: '10.5555/two', abstract: 'Short.' },
    ]);
    const open = await readBibliography(entry('one', '{open}') + entry('two', 'Short.}'));
    expect(open.diagnostics.map(({ line }) => line)).toContain(1);
  });

  it('reads plain fields, which need no parser, as the parser does', async () => {
    const text = await readFile(path.join(import.meta.dirname, 'references.bib'), 'utf8');
    const plain = String.raw`@article{a, author = "O'Dowd, Niamh and van der Meer, Joost and Ada B. Quill and others",
      title = {{PEAT} -- the {D}NA of it's}, year = {2020}, url = {https://x.example/a_b?c&d}, keywords = {b; a, a},
      publisher = {John Wiley and Sons}, abstract = {50\% -- of all \& more}, author+an = {1=equal}}`;
    // A mistake in the file makes the parser read all of it.
    const broken = '\n@article{z, title = {Tides} year = 2020}';
    const values = async (file: string) => (await readBibliography(file)).records.map(({ value }) => value);
    expect(await values(text + plain)).toEqual(await values(text + plain + broken));
  });

  it('keeps the "and" in names of organizations', async () => {
    expect(
      await publicationOf(
        '@book{tides, author={Quill, Ada}, title={Tides}, year=2020, publisher={John Wiley and Sons}}',
      ),
    ).toMatchObject({ venue: 'John Wiley and Sons' });
  });

  it('turns accents, braces, formulas and abbreviations into letters', async () => {
    expect(
      await publicationOf(String.raw`
        @string{jacs = "Journal of the American Chemical Society"}
        @article{Key:2021,
          author = {Solano, Mira and Garc{\'\i}a M{\'a}rquez, Gabriel and {\O}degaard, {\AA}se and
                    {The ATLAS Collaboration} and Knuth, Jr., Donald E. and others},
          title  = {{DNA} in {\em E. coli}: a \textbf{review} of $\alpha$-helices, x\textit{y}z \& 5% of p < 0.05 [sic]},
          journal = jacs # " (Na{\"\i}ve Letters)", year = 2021, month = mar, volume = {12}, number = 3, pages = {101--119},
          doi = {https://doi.org/10.1002/(SICI)43:4<338::AID>3.0},
          url = "https://example.org/paper_one?x=1&y=a%20b", code = {https://example.org/code},
        }`),
    ).toEqual({
      name: 'key-2021',
      title: 'DNA in *E. coli*: a **review** of α-helices, xyz & 5% of p < 0.05 \\[sic]',
      authors: [
        'Mira Solano',
        'García Márquez, Gabriel',
        'Åse Ødegaard',
        'The ATLAS Collaboration',
        'Donald E. Knuth Jr.',
        'et al.',
      ],
      venue: 'Journal of the American Chemical Society (Naïve Letters)',
      details: '12 (3), 101–119',
      date: '2021-03',
      doi: '10.1002/(SICI)43:4<338::AID>3.0',
      address: 'https://example.org/paper_one?x=1&y=a%20b',
      code: 'https://example.org/code',
      bibtex: expect.stringContaining('{The ATLAS Collaboration}') as string,
      kind: 'article',
    });
  });

  it('keeps formulas of titles and abstracts where the site has them, and prices and dollars as text', async () => {
    const { records, diagnostics } = await readBibliography(
      String.raw`@article{one, title = {The {$\beta$}2 of \(x_i\), {DNA} \ce{CO2} at \$5}, author = {B, C}, year = 2020,
  abstract = "From $5 to $6, $10-$20: $$a \& b = \sum_i$$ \textbf{and $p < 5\%$}"}
@article{two, title = {On $\frac{a}{b$ flows}, author = {B, C}, year = 2020, note = {kept}}`.replaceAll(
        '\\\\',
        '\\',
      ),
      true,
    );
    expect(diagnostics).toEqual([]);
    expect(records.map(({ value }) => value)).toMatchObject([
      {
        title: 'The $\\beta{2}$ of $x_i$, DNA $\\ce{CO2}$ at \\$5',
        abstract: 'From $5 to $6, $10-$20: $$a \\& b = \\sum_i$$ **and $p < 5\\%$**',
        bibtex: expect.stringContaining(
          'title = {The {$\\beta$}2 of \\(x_i\\), {DNA} \\ce{CO2} at \\$5}',
        ) as string,
      },
      { title: 'On $\\frac{a}{b$ flows', bibtex: expect.stringContaining('note = {kept}') as string },
    ]);
    expect(records[0]?.locate(['abstract'])).toEqual({ line: 2, column: 3 });
  });

  it('gives a paper what its proceedings say, and leaves those out', async () => {
    const { records } = await readBibliography(`
      @inproceedings{paper, crossref = {conf}, author = "M. Solano", title = "A Paper"}
      @proceedings{conf, title = {Proceedings of the Tide}, booktitle = {Proceedings of the Tide}, year = 2019}`);
    expect(records.map(({ value }) => value)).toMatchObject([
      { name: 'paper', date: '2019', venue: 'Proceedings of the Tide', kind: 'inproceedings' },
    ]);
  });

  it.each([
    ['month = {March}', '2020-03'],
    ['month = 3', '2020-03'],
    ['month = "7~" # jul', '2020-07'],
    ['month = {Spring}', '2020'],
    ['date = {2020-03-14}', '2020-03-14'],
    ['date = {2020-03/2020-05}', '2020-03'],
  ])('takes %s for %s', async (field, date) => {
    expect(
      await publicationOf(`@misc{a, title = {A}, author = {B, C}, year = 2020, ${field}}`),
    ).toMatchObject({
      date,
    });
  });

  it('links a preprint by its number, unless the DOI links to it', async () => {
    const preprint =
      '@misc{a, title={A}, author={B, C}, year=2020, eprint={2101.00001}, archivePrefix={arXiv}}';
    expect(await publicationOf(preprint)).toMatchObject({
      kind: 'preprint',
      venue: 'arXiv:2101.00001',
      address: 'https://arxiv.org/abs/2101.00001',
    });
    const doubled =
      '@article{a, title={A}, author={B, C}, year=2020, doi={10.1000/182}, url={https://doi.org/10.1000/182}}';
    expect(await publicationOf(doubled)).not.toHaveProperty('address');
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

async function publicationOf(text: string): Promise<unknown> {
  const { records, diagnostics } = await readBibliography(text);
  expect(diagnostics).toEqual([]);
  expect(records).toHaveLength(1);
  return records[0]?.value;
}
