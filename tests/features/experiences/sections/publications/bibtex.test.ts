import { describe, expect, it } from 'vitest';
import { readMarks } from '../../../../../src/content/read-inline.ts';
import { toBibtex } from '../../../../../src/features/experiences/sections/publications/bibtex.build.ts';
import { readRawEntries } from '../../../../../src/features/experiences/sections/publications/raw-entries.build.ts';
import { readBibliography } from '../../../../../src/features/experiences/sections/publications/read-bibliography.build.ts';
import {
  type Cited,
  emptyCited,
} from '../../../../../src/features/experiences/sections/publications/reference.build.ts';
import { bibTeX } from '../../../../../src/import/bibliography.ts';
import { filesOf } from '../../../../import/files-of.ts';
import { optionsFor } from '../../../../import/read-options.ts';

const text = String.raw`@string{jwg = "Journal of Wet Ground"}
@article{Key:2021, author = {Quill, Ada and Garc{\'\i}a M{\'a}rquez, Gabriel and {Port of Halifax} and others},
  title = {{Sphagnum} as a \emph{pump} \& 5\% more}, journal = jwg # { B}, year = 2021, month = mar,
  volume = 12, number = {3}, pages = {101--119}, doi = {10.5555/wet_1}, keywords = {peat, carbon},
  note = {With a {Map}}, x-grant = "EU \& 12", pubstate = {inpress}, selected = {true}, author+an = {1=equal;2=equal,corresponding},
  abstract = {We \emph{measure}.}, file = {/home/ada/private.pdf}, pdf = {/papers/pump.pdf} }
@inproceedings{talk, author = {Quill, Ada}, title = {A Logger}, crossref = {days}}
@proceedings{days, title = {Nordic Days}, year = 2019, publisher = {Quay Press}, editor = {Ash, B. and {Port of Halifax}}, series = {Notes \& Tides}}
@mastersthesis{thesis, author = {Quill, Ada}, title = {A Metre}, school = {Quay College}, address = {Bod{\o}}, year = 2003}
@techreport{report, author = {Quill, Ada}, title = {Wells}, institution = {Port}, type = {White paper}, number = 7, year = 2004}
@book{lamp, editor = {Quill, Ada}, title = {Lamps}, publisher = {Quay Press}, edition = {Second}, year = 2005}
`;

/** As the site reads it. */
function cited(record: unknown): Cited {
  const whole = { ...emptyCited, ...(record as Cited) };
  const marks = (words: unknown) => readMarks(String(words), []).text;
  return { ...whole, title: marks(whole.title), abstract: marks(whole.abstract) };
}

describe('a .bib file', () => {
  it('is exported unchanged, without private fields of reference managers', async () => {
    const exported = (await readBibliography(text)).records.map(({ value }) => toBibtex(cited(value)));
    const written = readRawEntries(text);
    const [article, talk] = exported.flatMap((entry) => readRawEntries(entry)).reverse();
    const { file: _file, ...fields } = written[0]?.fields ?? {};
    expect(article).toMatchObject({ key: 'Key:2021', type: 'article', fields });
    expect(exported.join('\n')).not.toContain('private.pdf');
    expect(talk?.fields).toMatchObject({ booktitle: 'Nordic Days', year: '2019', publisher: 'Quay Press' });
    const again = await readBibliography(exported.join('\n\n'));
    const fresh = await readBibliography(text);
    const values = ({ records }: typeof fresh) =>
      records.map(({ value }) => ({ ...(value as object), bibtex: '' }));
    expect(values(again)).toEqual(values(fresh));
  });

  it('keeps every field and key when it is imported to YAML and exported again', async () => {
    const { sections, leftOut } = await bibTeX.read(filesOf({ 'a.bib': text }), await optionsFor('en'));
    const records = (sections[0]?.records ?? []).map(({ record }) => record as object);
    expect(leftOut).toEqual([expect.stringContaining('file')]);
    const exported = records.map((record) => toBibtex(cited({ ...record, name: 'a' }))).join('\n');
    const [article] = readRawEntries(exported).filter(({ key }) => key === 'Key:2021');
    expect(article?.fields).toMatchObject({
      note: 'With a {Map}',
      'x-grant': String.raw`EU \& 12`,
      month: 'mar',
    });
    const values = async (source: string) =>
      (await readBibliography(source)).records.map(({ value }) => ({ ...(value as object), bibtex: '' }));
    expect(await values(exported)).toEqual(await values(text));
    expect(records).toContainEqual(expect.objectContaining({ genre: 'Master’s thesis', city: 'Bodø' }));
  });

  it('reads equal contributions and unpublished works', async () => {
    const { records } = await readBibliography(text);
    expect(records.at(-1)?.value).toMatchObject({
      ...{ equal: [1, 2], corresponding: [2], status: 'in-press', selected: true, pdf: '/papers/pump.pdf' },
      ...{ topics: ['peat', 'carbon'], abstract: 'We *measure*.' },
    });
    const starred = '@misc{a, title={A}, author={Quill*, Ada and Ash*, B. and Birch, C.}, year=2020}';
    expect((await readBibliography(starred)).records[0]?.value).toMatchObject({
      ...{ authors: ['Ada Quill', 'B. Ash', 'C. Birch'], equal: [1, 2] },
    });
  });

  it('shows the first of two entries with the same key, and all other entries', async () => {
    const entry = (key: string, title: string) =>
      `@misc{${key}, title={${title}}, author={B, C}, year=2020}\n`;
    const { records, diagnostics } = await readBibliography(
      entry('one', 'First') + entry('one', 'Second') + entry('two', 'Third'),
    );
    expect(records.map(({ value }) => (value as Cited).title)).toEqual(['First', 'Third']);
    expect(diagnostics).toMatchObject([
      { line: 2, severity: 'warning', summary: expect.stringContaining('line 1') },
    ]);
  });
});
