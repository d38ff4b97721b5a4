import { describe, expect, it } from 'vitest';
import { bibTeX, cslJson } from '../../src/import/bibliography.ts';
import type { ImportedResume } from '../../src/import/imported-resume.ts';
import { orcid } from '../../src/import/orcid.ts';
import { findSource } from '../../src/import/sources.ts';
import { filesOf } from './files-of.ts';
import { optionsFor } from './read-options.ts';

const english = await optionsFor('en');

function records(result: ImportedResume, kind = 'publications'): unknown[] {
  return result.sections
    .filter((section) => section.kind === kind)
    .flatMap((section): unknown[] => section.records);
}

const buoys = {
  ...{
    title: 'What *Drifting* Buoys Say',
    authors: ['Ada Quill', 'Jan van der Berg'],
    venue: 'Journal of Tides',
  },
  ...{ details: '12 (3), 101–119', date: '2020-05', doi: '10.5555/buoys.1', kind: 'article' },
};

describe('a bibliography in BibTeX', () => {
  const text = `@article{buoys, title={What \\emph{Drifting} Buoys Say}, author={Quill, Ada and van der Berg, Jan}, journal={Journal of Tides}, volume=12, number=3, pages={101--119}, year=2020, month=may, doi={10.5555/buoys.1}}

@book{lamp, title={The Lamp}, author={Quill, Ada}}
`;

  it('becomes publications; an incomplete entry is listed with its line', async () => {
    const files = filesOf({ 'mine.txt': `\uFEFF${text}` });
    expect(await findSource(files)).toBe(bibTeX);
    const result = await bibTeX.read(files, english);
    expect(records(result)).toEqual([
      { record: { ...buoys, bibtex: '@article{buoys}' }, from: 'mine.txt, line 1' },
    ]);
    expect(result.unread).toEqual([{ from: 'mine.txt, line 3', why: expect.stringMatching(/lamp.*year/) }]);
  });

  it('keeps formulas for a site that shows them, and has letters otherwise', async () => {
    const files = filesOf({ 'mine.bib': text.replace('Buoys Say', () => '$\\alpha$ at \\$5') });
    const titleWith = async (hasFormulas: boolean) =>
      (records(await bibTeX.read(files, { ...english, hasFormulas }))[0] as { record: { title: string } })
        .record.title;
    expect(await titleWith(true)).toBe('What *Drifting* $\\alpha$ at \\$5');
    expect(await titleWith(false)).toBe('What *Drifting* α at $5');
  });

  it('has no kind if its type is a property name of JavaScript objects', async () => {
    const unusual = '@constructor{a, title={T}, author={Quill, Ada}, year=2020}\n';
    const result = await bibTeX.read(filesOf({ 'mine.bib': unusual + text }), english);
    expect(records(result)).toHaveLength(2);
    expect(records(result)).toContainEqual({
      record: expect.not.objectContaining({ kind: expect.anything() }),
      from: 'mine.bib, line 1',
    });
  });
});

it('omits an unknown command instead of its entry, and reads papers in press and addresses of tools', async () => {
  const { sections, unread } = await bibTeX.read(
    filesOf({
      'a.bib': `@article{a, title={On \\flow{Tides} \\odd}, author={Quill, Ada}, year={In Press}, note={x}}
@misc{b, title={Tool}, author={Quill, Ada}, year=2020, howpublished={\\url{https://tool.invalid/x}}}
`,
    }),
    await optionsFor('en'),
  );
  const thisYear = String(new Date().getFullYear());
  expect(sections[0]?.records).toEqual(
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

it('reads quotation marks and names written as LaTeX commands', async () => {
  const title = String.raw`{\glqq Das Meer\grqq{} und {\glq}ich\grq\ mit \TeX{} und \LaTeX}`;
  const other = '{"`Wind"\' und M{\\"a}rz}, note="\'tis"';
  const entries = [title, other].map(
    (each, at) => `@book{a${at}, author={Quill, Ada}, year=2020, title=${each}}`,
  );
  const result = await bibTeX.read(filesOf({ 'mine.bib': entries.join('\n') }), english);
  expect(records(result)).toMatchObject([
    { record: { title: '„Das Meer“ und ‚ich‘ mit TeX und LaTeX' } },
    { record: { title: '„Wind“ und März' } },
  ]);
});

/* Written by hand after https://github.com/citation-style-language/schema, schemas/input/csl-data.json. */
describe('a bibliography in CSL-JSON', () => {
  it('becomes publications', async () => {
    const works = [
      {
        id: 'buoys',
        type: 'article-journal',
        title: 'What <i>Drifting</i> Buoys Say',
        author: [
          { family: 'Quill', given: 'Ada' },
          { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der' },
        ],
        'container-title': 'Journal of Tides',
        ...{
          volume: 12,
          issue: '3',
          page: '101-119',
          DOI: '10.5555/buoys.1',
          URL: 'https://doi.org/10.5555/buoys.1',
        },
        issued: { 'date-parts': [[2020, 5]] },
      },
      {
        type: 'book',
        title: 'The Lamp',
        author: [{ literal: 'Port of Halifax' }],
        publisher: 'Quay Press',
        issued: { raw: 'Spring 2018' },
        ISBN: '978-0-00-000000-2',
        note: '',
      },
    ];
    const files = filesOf({ 'My Library.json': JSON.stringify(works) });
    expect(await findSource(files)).toBe(cslJson);
    const result = await cslJson.read(files, english);
    expect(result.unread).toEqual([{ from: 'My Library.json', why: 'content/ has no field for ISBN.' }]);
    expect(records(result)).toEqual([
      { record: buoys, from: 'My Library.json, entry 1' },
      {
        record: {
          title: 'The Lamp',
          authors: ['{Port of Halifax}'],
          venue: 'Quay Press',
          date: '2018',
          kind: 'book',
        },
        from: 'My Library.json, entry 2',
      },
    ]);
  });

  it('omits invalid types and dates', async () => {
    const work = { type: 'constructor', title: 'T', author: [], issued: { 'date-parts': 5 } };
    const files = filesOf({ 'works.json': JSON.stringify([work]) });
    expect(records(await cslJson.read(files, english))).toEqual([
      { record: { title: 'T' }, from: 'works.json, entry 1' },
    ]);
  });

  it('reads titles, types and dates of a Crossref response', async () => {
    const work = {
      type: 'journal-article',
      title: ['What <jats:italic>Drifting</jats:italic> <mml:math><mml:mi>Buoys</mml:mi></mml:math> Say'],
      'container-title': ['Journal of Tides'],
      author: [
        { given: 'Ada', family: 'Quill' },
        { given: 'Jan', family: 'van der Berg' },
      ],
      ...{ volume: '12', issue: '3', page: '101-119', DOI: '10.5555/buoys.1' },
      issued: { 'date-parts': [[null]] },
      published: { 'date-parts': [[2020, 5]] },
    };
    for (const message of [work, { items: [work] }]) {
      const files = filesOf({ 'works.json': JSON.stringify({ status: 'ok', message }) });
      expect(await findSource(files)).toBe(cslJson);
      expect(records(await cslJson.read(files, english))).toEqual([
        { record: buoys, from: 'works.json, entry 1' },
      ]);
    }
  });
});

/* Written by hand after the samples of https://github.com/ORCID/orcid-model, record_3.0 and work-summary. */
describe('a record of ORCID', () => {
  const date = (year: string, month?: string) => ({
    year: { value: year },
    ...(month ? { month: { value: month } } : {}),
    day: null,
  });
  const work = {
    title: { title: { value: 'What Drifting Buoys Say' }, subtitle: null },
    type: 'journal-article',
    'journal-title': { value: 'Journal of Tides' },
    'publication-date': date('2020', '05'),
    'external-ids': {
      'external-id': [{ 'external-id-type': 'doi', 'external-id-value': '10.5555/BUOYS.1' }],
    },
    url: { value: 'https://doi.org/10.5555/buoys.1' },
  };
  const university = { name: 'Sea School', address: { city: 'Halifax', region: 'NS', country: 'CA' } };
  const job = {
    'role-title': 'Lecturer',
    'department-name': 'Tides',
    organization: university,
    'start-date': date('2019', '03'),
    'end-date': null,
  };
  const record = {
    'orcid-identifier': { path: '0000-0002-1825-0097' },
    person: {
      name: { 'given-names': { value: 'Ada' }, 'family-name': { value: 'Quill' }, 'credit-name': null },
      emails: { email: [{ email: 'private@ada-quill.ca' }] },
      'researcher-urls': {
        'researcher-url': [
          { 'url-name': 'Buoy logs', url: { value: 'https://ada-quill.ca/buoys' } },
          { 'url-name': 'Broken', url: { value: 'https//ada' } },
        ],
      },
    },
    'activities-summary': {
      works: { group: [{ 'work-summary': [work, { ...work, title: { title: { value: 'Again' } } }] }] },
      employments: { 'affiliation-group': [{ summaries: [{ 'employment-summary': job }] }] },
      educations: {
        'affiliation-group': [
          { summaries: [{ 'education-summary': { ...job, 'role-title': 'PhD', 'end-date': date('2021') } }] },
        ],
      },
      fundings: { group: [{ title: 'A grant' }] },
    },
  };

  it('becomes publications, positions and degrees, each work once', async () => {
    const files = filesOf({ 'record.json': JSON.stringify(record) });
    expect(await findSource(files)).toBe(orcid);
    const result = await orcid.read(files, english);
    expect(result.owner).toEqual({
      name: 'Ada Quill',
      profiles: [
        { network: 'orcid', address: '0000-0002-1825-0097' },
        { network: 'ada-quill.ca', address: 'https://ada-quill.ca/buoys', label: 'Buoy logs' },
      ],
    });
    const published = {
      ...{ title: 'What Drifting Buoys Say', venue: 'Journal of Tides', date: '2020-05' },
      ...{ doi: '10.5555/buoys.1', kind: 'article' },
    };
    const [found] = records(result) as { record: { doi: string } }[];
    expect({ ...found?.record, doi: found?.record.doi.toLowerCase() }).toEqual(published);
    expect(records(result)).toHaveLength(1);
    expect(records(result, 'jobs')).toMatchObject([
      {
        record: {
          title: 'Lecturer',
          organization: 'Sea School, Tides',
          location: 'Halifax, NS',
          start: '2019-03',
          end: '',
        },
      },
    ]);
    expect(records(result, 'education')).toMatchObject([
      {
        record: { school: 'Sea School, Tides', programs: [{ title: 'PhD', start: '2019-03', end: '2021' }] },
      },
    ]);
    expect(JSON.stringify(result)).not.toContain('private@');
    expect(result.unread.map(({ why }) => why).join(' ')).toContain('fundings');
    expect(result.unread.map(({ why }) => why).join(' ')).toContain('"https//ada"');
  });

  it('contains only public items, and the public one of two versions', async () => {
    const summaries = record['activities-summary'];
    const secret = { ...job, visibility: 'private', 'role-title': 'Secret' };
    const mixed = {
      ...record,
      person: { ...record.person, biography: { content: 'Secret', visibility: 'LIMITED' } },
      'activities-summary': {
        works: {
          group: [
            {
              'work-summary': [
                { ...work, visibility: 'limited', title: { title: { value: 'Secret' } } },
                work,
              ],
            },
            { 'work-summary': [{ ...work, visibility: 'registered-only', 'external-ids': null }] },
          ],
        },
        employments: { 'affiliation-group': [{ summaries: [{ 'employment-summary': secret }] }] },
        educations: summaries.educations,
      },
    };
    const result = await orcid.read(filesOf({ 'record.json': JSON.stringify(mixed) }), english);
    expect(JSON.stringify(result)).not.toContain('Secret');
    expect(records(result)).toMatchObject([{ record: { title: 'What Drifting Buoys Say' } }]);
    expect(result.sections.map(({ kind }) => kind)).toEqual(['publications', 'education']);
    expect(result.leftOut.join(' ')).toContain('4 of its entries');
  });

  it('may contain only works', async () => {
    const works = JSON.stringify(record['activities-summary'].works);
    const files = filesOf({ 'works.json': works });
    expect(await findSource(files)).toBe(orcid);
    expect(records(await orcid.read(files, english))).toHaveLength(1);
  });
});
