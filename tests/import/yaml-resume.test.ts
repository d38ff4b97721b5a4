import { describe, expect, it } from 'vitest';
import type { ImportedResume } from '../../src/import/imported-resume.ts';
import { renderCv, yamlResume } from '../../src/import/yaml-resume.ts';
import { filesOf } from './files-of.ts';
import { optionsFor } from './read-options.ts';

const english = await optionsFor('en');

/* Written by hand after https://docs.rendercv.com/user_guide/yaml_input_structure/cv/, with every type of entry. */
const renderCvFile = `cv:
  name: Ada Quill
  headline: Pilot
  location: Halifax, NS
  email: ada@ada-quill.ca
  phone: tel:+1-902-555-0100
  website: https://ada-quill.ca/
  social_networks:
    - { network: LinkedIn, username: ada-quill }
    - { network: Google Scholar, username: F8IyYrQAAAAJ }
  sections:
    summary:
      - I bring ships **in**.
    experience:
      - company: Quay
        position: Pilot
        location: Halifax
        start_date: 2019-03
        end_date: present
        highlights:
          - Built *two* [berths](https://berths.invalid).
          - Stars * and [brackets
    teaching:
      - { company: Sea School, position: Lecturer, start_date: 2021, end_date: 2022 }
    volunteer_work:
      - { company: Lifeboat, position: Crew, date: 2018-07 }
    education:
      - { institution: Sea School, area: Navigation, degree: BSc, start_date: 2012-09, end_date: 2015-06 }
    publications:
      - title: What Buoys Say
        authors: ['*Ada Quill*', P. Marlow]
        doi: 10.5555/buoys.1
        journal: Tides
        date: 2020-05
    technologies:
      - { label: Maps, details: 'Charts (paper, digital), Radar' }
    languages:
      - { label: French, details: Fluent }
    selected_honors:
      - { name: Lamp of the Port, date: 2020-06, highlights: [For a night.] }
    projects:
      - name: '[Berth Plan](https://github.com/ada-quill/berth)'
        start_date: 2020
        end_date: 2021-05
        summary: Who lies where.
    things:
      - bullet: Kites.
`;

/* Written by hand after https://yamlresume.dev/docs/content and the schema of its packages. */
const yamlResumeFile = `content:
  basics:
    name: Ada Quill
    headline: Pilot
    phone: "+1 902 555 0100"
    summary: |
      - I bring ships in.
      - At night.
  location: { address: 12 Quay Street, city: Halifax, region: NS, country: Canada, postalCode: B3H }
  profiles:
    - { network: GitHub, url: https://github.com/ada-quill, username: ada-quill }
  education:
    - { institution: Sea School, degree: Bachelor, area: Navigation, startDate: 'Sep 1, 2012', endDate: 'Jun 1, 2015', courses: [Tides] }
  work:
    - name: Quay
      position: Pilot
      startDate: Mar 2019
      endDate:
      summary: |
        - Built **two** berths.
        - Slept by day.
      keywords: [Radar]
  languages:
    - { language: French, fluency: Full Professional Proficiency }
  skills:
    - { name: Sea, level: Expert, keywords: [Knots] }
locale: { language: en }
layout: { template: moderncv-banking }
`;

function recordsOf({ sections }: ImportedResume): Record<string, unknown[]> {
  const named = sections.map(({ kind, as, title, records }) => [
    [as ?? kind, title].filter(Boolean).join(' '),
    records.map(({ record }): unknown => record),
  ]);
  return Object.fromEntries(named) as Record<string, unknown[]>;
}

it('a résumé in YAML is recognized by its first field', async () => {
  const files = (text: string) => filesOf({ 'cv.yml': text });
  expect(await renderCv.recognize(files(renderCvFile))).toBe(true);
  expect(await renderCv.recognize(files(yamlResumeFile))).toBe(false);
  expect(await yamlResume.recognize(files(yamlResumeFile))).toBe(true);
  expect(await yamlResume.recognize(files(renderCvFile))).toBe(false);
  for (const text of ['- a', 'cv: none', 'content: [1]', 'a: b: c', '']) {
    expect(await renderCv.recognize(files(text))).toBe(false);
    expect(await yamlResume.recognize(files(text))).toBe(false);
  }
});

it('uses the last of equal keys', async () => {
  const { owner } = await renderCv.read(
    filesOf({ 'cv.yml': 'cv:\n  name: Ada\n  name: Ada Quill\n  sections: {}\n' }),
    english,
  );
  expect(owner.name).toBe('Ada Quill');
});

it('reads the bullets and links of RenderCV, and its Markdown', async () => {
  const { owner, sections, projects } = await renderCv.read(
    filesOf({
      'cv.yaml': `cv:
  sections:
    about:
      - 'I pilot [ships](https://ada-quill.ca/ships) and \`code\`.'
    skills:
      - bullet: 'Radar, **Charts**'
    awards:
      - number: 'Lamp of the Port, June 2020'
    publications:
      - { title: On Buoys, authors: [Ada Quill], date: in press }
    projects:
      - name: Berth Plan
        date: 2021
        summary: "Who lies where:\\n\\n- by __day__\\n- by _night_"
`,
    }),
    english,
  );
  expect(owner.summary).toEqual(['I pilot [ships](https://ada-quill.ca/ships) and code.']);
  expect(projects[0]?.record.description).toBe('Who lies where: by **day**. by *night*');
  expect(sections).toMatchObject([
    { kind: 'skills', records: [{ record: { skills: ['Radar', 'Charts'] } }] },
    { kind: 'awards', records: [{ record: { title: 'Lamp of the Port', start: '2020-06' } }] },
    { kind: 'publications', records: [{ record: { details: 'in press' }, doubts: [expect.anything()] }] },
  ]);
});

describe('a résumé of RenderCV', () => {
  const read = () => renderCv.read(filesOf({ 'Ada_CV.yaml': renderCvFile }), english);

  it('is imported section by section, with the supported Markdown', async () => {
    const result = await read();
    expect(result.owner).toEqual({
      phone: '+1-902-555-0100',
      ...{ name: 'Ada Quill', role: 'Pilot', location: 'Halifax, NS', email: 'ada@ada-quill.ca' },
      summary: ['I bring ships **in**.'],
      profiles: [
        { network: 'linkedin', address: 'ada-quill' },
        { network: 'google-scholar', address: 'F8IyYrQAAAAJ' },
        { network: 'ada-quill.ca', address: 'https://ada-quill.ca/' },
      ],
    });
    expect(recordsOf(result)).toEqual({
      jobs: [
        {
          ...{ title: 'Pilot', organization: 'Quay', location: 'Halifax', start: '2019-03', end: '' },
          description: ['Built *two* [berths](https://berths.invalid).', 'Stars * and [brackets'],
        },
      ],
      'jobs teaching': [{ title: 'Lecturer', organization: 'Sea School', start: '2021', end: '2022' }],
      volunteer: [{ title: 'Crew', organization: 'Lifeboat', start: '2018-07', end: '2018-07' }],
      education: [
        { school: 'Sea School', programs: [{ title: 'BSc, Navigation', start: '2012-09', end: '2015-06' }] },
      ],
      publications: [
        {
          ...{ title: 'What Buoys Say', authors: ['Ada Quill', 'P. Marlow'], venue: 'Tides' },
          ...{ doi: '10.5555/buoys.1', date: '2020-05' },
        },
      ],
      skills: [{ name: 'Maps', skills: ['Charts (paper, digital)', 'Radar'] }],
      languages: [{ name: 'French', level: 'Fluent' }],
      awards: [{ title: 'Lamp of the Port', start: '2020-06', description: 'For a night.' }],
    });
    expect(result.projects).toMatchObject([
      {
        record: {
          ...{ title: 'Berth Plan', description: 'Who lies where.', date: '2021-05' },
          github: 'https://github.com/ada-quill/berth',
        },
        from: 'Ada_CV.yaml, projects, entry 1',
      },
    ]);
  });

  it('imports the phone number, and lists unsupported fields', async () => {
    const result = await read();
    expect(result.owner.phone).toBe('+1-902-555-0100');
    expect(result.unread).toEqual([{ from: 'Ada_CV.yaml, things, entry 1: Kites.', why: expect.anything() }]);
  });
});

it('spells out the umlauts of German headings in names of sections', async () => {
  const text = `cv:
  name: Ada Quill
  sections:
    experience: [{ company: Hafen, position: Lotsin }]
    Geführte Übungen: [{ company: Schule, position: Lehrerin }]
`;
  const { sections } = await renderCv.read(filesOf({ 'cv.yaml': text }), await optionsFor('de'));
  expect(sections).toMatchObject([{ kind: 'jobs' }, { name: 'gefuehrte-uebungen' }]);
});

it('reports an ambiguous date of a résumé in YAML', async () => {
  const text = renderCvFile.replace('end_date: present', 'end_date: 03/04/2020');
  const { sections } = await renderCv.read(filesOf({ 'cv.yaml': text }), english);
  expect(JSON.stringify(sections)).toContain('is ambiguous');
});

describe('a résumé of YAMLResume', () => {
  it('is imported list by list', async () => {
    const result = await yamlResume.read(filesOf({ 'resume.yml': yamlResumeFile }), english);
    expect(result.owner).toMatchObject({
      ...{ name: 'Ada Quill', role: 'Pilot', location: 'Halifax, NS, Canada' },
      profiles: [{ network: 'github', address: 'ada-quill' }],
    });
    expect(recordsOf(result)).toEqual({
      jobs: [
        {
          ...{ title: 'Pilot', organization: 'Quay', start: '2019-03', end: '', tools: 'Radar' },
          description: ['Built **two** berths.', 'Slept by day.'],
        },
      ],
      education: [
        {
          school: 'Sea School',
          programs: [
            { title: 'Bachelor, Navigation', start: '2012-09-01', end: '2015-06-01', courses: ['Tides'] },
          ],
        },
      ],
      skills: [{ name: 'Sea', skills: ['Knots'] }],
      languages: [{ name: 'French', level: 'Full Professional Proficiency' }],
    });
    expect(result.leftOut.join(' ')).toMatch(/address.*postalCode/);
    expect(result.owner.phone).toBe('+1 902 555 0100');
    expect(JSON.stringify([result.owner, result.sections])).not.toMatch(/Quay Street|B3H/);
    expect(result.unread.map(({ why }) => why).join(' ')).toContain('skills.level');
  });
});
