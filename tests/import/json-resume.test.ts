import { describe, expect, it } from 'vitest';
import { jsonResume } from '../../src/import/json-resume.ts';
import { filesOf } from './files-of.ts';
import { optionsFor } from './read-options.ts';

const english = await optionsFor('en');

function read(resume: object) {
  return jsonResume.read(filesOf({ 'resume.json': JSON.stringify(resume) }), english);
}

/* Written by hand after https://github.com/jsonresume/resume-schema: schema.json of 1.0.0 and of earlier versions. */
describe('a résumé in JSON Resume', () => {
  it('is recognized by its contents', async () => {
    const isRecognized = (text: string, name = 'me.json') => jsonResume.recognize(filesOf({ [name]: text }));
    expect(await isRecognized('{"basics":{"name":"Ada Quill"}}')).toBe(true);
    expect(await isRecognized('\uFEFF{"work":[],"education":[]}', 'resume.txt')).toBe(true);
    expect(await isRecognized('{"work":"hard"}')).toBe(false);
    expect(await isRecognized('[1]')).toBe(false);
    expect(await isRecognized('{ not JSON')).toBe(false);
    const deep = 200_000;
    expect(await isRecognized(`{"work":${'['.repeat(deep)}${']'.repeat(deep)}}`)).toBe(false);
  });

  it('reads Markdown, and keeps plain texts unchanged', async () => {
    const summary = '**Nights**, [rosters](https://quay.ca) and 5 * 3.\n\nMore.';
    const highlights = [
      '`List<Pilot>` for _all_',
      'Wrote Vec<u8> in snake_case * twice',
      '1986. A *good* year',
    ];
    const resume = { basics: { summary }, work: [{ name: 'Quay', position: 'Pilot', highlights }] };
    const { owner, sections } = await read(resume);
    expect(owner.summary).toEqual(['**Nights**, [rosters](https://quay.ca) and 5 * 3.', 'More.']);
    expect(sections[0]?.records[0]?.record).toMatchObject({
      description: ['List<Pilot> for *all*', 'Wrote Vec<u8> in snake_case \\* twice', '1986. A *good* year'],
    });
    const own = { ...resume, custom: { sections: [{ name: 'work', kind: 'jobs', title: 'Work' }] } };
    expect((await read(own)).owner.summary).toBe(summary);
  });

  it('imports every supported list, oldest first', async () => {
    const { owner, sections, projects } = await read({
      basics: {
        name: 'Ada Quill',
        label: 'Pilot',
        email: 'ada@ada-quill.ca',
        url: 'https://ada-quill.ca',
        summary: 'I bring ships in.',
        location: { city: 'Halifax', region: 'NS', countryCode: 'CA' },
        profiles: [
          { network: 'GitHub', username: 'ada-quill', url: 'https://github.com/ada-quill' },
          { network: 'Harbour Net', username: 'ada', url: 'https://harbour.invalid/ada' },
        ],
      },
      work: [
        {
          name: 'Quay',
          position: 'Pilot',
          startDate: '2019-03-01',
          summary: 'Nights.',
          highlights: ['Built *two* berths.'],
        },
        { name: 'Pier', position: 'Mate', startDate: '2015', endDate: '2019-02' },
      ],
      education: [
        {
          institution: 'Sea School',
          studyType: 'Diploma',
          area: 'Navigation',
          startDate: '2012',
          endDate: '2015',
          courses: ['Tides', 'Stars'],
        },
      ],
      awards: [{ title: 'Lamp', date: '2020-06', awarder: 'The Port', summary: 'For a night.' }],
      skills: [{ name: 'Sea', keywords: ['Knots', 'Tides'] }, { name: 'Radio' }],
      languages: [{ language: 'French', fluency: 'Fluent' }],
      references: [{ name: 'P. Marlow', reference: 'Calm.' }],
      projects: [
        {
          name: 'Berth Plan',
          description: 'Who lies where.',
          highlights: ['Since 2020.'],
          keywords: ['Maps'],
          startDate: '2020',
          url: 'https://github.com/ada-quill/berth',
        },
        {
          name: 'Maps for Ferries',
          type: 'talk',
          entity: 'Northshore',
          endDate: '2021-05',
          url: 'https://slides.invalid/1',
        },
      ],
    });
    expect(owner).toEqual({
      name: 'Ada Quill',
      role: 'Pilot',
      email: 'ada@ada-quill.ca',
      location: 'Halifax, NS, Canada',
      summary: 'I bring ships in.',
      profiles: [
        { network: 'github', address: 'ada-quill' },
        { network: 'Harbour Net', address: 'https://harbour.invalid/ada' },
        { network: 'ada-quill.ca', address: 'https://ada-quill.ca' },
      ],
    });
    const records = Object.fromEntries(
      sections.map((section) => [section.kind, section.records.map(({ record }): unknown => record)]),
    );
    expect(records).toEqual({
      jobs: [
        { organization: 'Pier', title: 'Mate', start: '2015', end: '2019-02' },
        {
          ...{ organization: 'Quay', title: 'Pilot', start: '2019-03-01', end: '' },
          description: ['Nights.', 'Built *two* berths.'],
        },
      ],
      education: [
        {
          school: 'Sea School',
          programs: [
            { title: 'Diploma, Navigation', start: '2012', end: '2015', courses: ['Tides', 'Stars'] },
          ],
        },
      ],
      awards: [{ title: 'Lamp', start: '2020-06', description: 'For a night. (The Port)' }],
      skills: [{ name: 'Sea', skills: ['Knots', 'Tides'] }, { skills: ['Radio'] }],
      languages: [{ name: 'French', level: 'Fluent' }],
      quotes: [{ by: 'P. Marlow', text: 'Calm.' }],
      talks: [
        {
          ...{ title: 'Maps for Ferries', event: 'Northshore', date: '2021-05' },
          links: [{ label: 'slides.invalid', address: 'https://slides.invalid/1' }],
        },
      ],
    });
    expect(projects.map(({ record }) => record)).toEqual([
      {
        ...{ title: 'Berth Plan', description: 'Who lies where. Since 2020.' },
        ...{ date: '2020', start: '2020', end: '' },
        ...{ additionalInfo: 'Maps', github: 'https://github.com/ada-quill/berth' },
      },
    ]);
  });

  it('reads the field names of versions before 1.0', async () => {
    const { sections, owner } = await read({
      basics: { name: 'Ada Quill', website: 'https://ada-quill.ca' },
      work: [{ company: 'Quay', position: 'Pilot', startDate: 'Mar 2019', endDate: 'Present' }],
    });
    expect(owner.profiles).toMatchObject([{ address: 'https://ada-quill.ca' }]);
    expect(sections[0]?.records[0]?.record).toMatchObject({
      organization: 'Quay',
      start: '2019-03',
      end: '',
    });
  });

  it('imports the phone number, never the street, and lists unsupported fields', async () => {
    const result = await read({
      basics: {
        name: 'Ada Quill',
        phone: '+1 902 555',
        image: 'https://ada-quill.ca/me.jpg',
        location: { address: '12 Quay Street', postalCode: 'B3H', city: 'Halifax' },
      },
      work: [
        { name: 'Quay', position: 'Pilot', startDate: '2019', url: 'https://quay.invalid' },
        { name: 'Pier', position: 'Mate', startDate: '2015', url: 'https://pier.invalid' },
      ],
      interests: [{ name: 'Kites', keywords: ['wind'] }],
    });
    const written = JSON.stringify([result.owner, result.sections, result.projects]);
    expect(result.owner.phone).toBe('+1 902 555');
    for (const secret of ['Quay Street', 'B3H']) expect(written).not.toContain(secret);
    expect(result.leftOut.join(' ')).toMatch(/: basics\.location\.address, basics\.location\.postalCode/);
    const why = result.unread.map((each) => `${each.from}: ${each.why}`).join('\n');
    expect(why).toMatch(/work\.url \(2 times\)/);
    expect(result.sections).toContainEqual(
      expect.objectContaining({
        kind: 'interests',
        records: [expect.objectContaining({ record: { name: 'Kites', keywords: ['wind'] } })],
      }),
    );
    expect(why).toMatch(/basics\.image/);
  });

  it('keeps the headings of custom sections, and reports no field as unsupported', async () => {
    const { sections, unread } = await read({
      basics: { name: 'Ada Quill', location: { city: 'Halifax', countryCode: 'CA' } },
      education: [
        {
          studyType: 'BSc',
          area: 'Tides',
          startDate: '2012',
          custom: { title: 'BSc of Tides', dates: '2012 - Present' },
        },
      ],
      awards: [{ title: 'Lamp', date: '2020', custom: { dates: '2020' } }],
      custom: {
        location: 'Halifax, Canada',
        sections: [
          { name: 'prizes', kind: 'awards', title: 'Prizes' },
          { name: 'schools', kind: 'education', title: 'Schools' },
        ],
      },
    });
    expect(sections.map(({ kind, title }) => [kind, title])).toEqual([
      ['education', 'Schools'],
      ['awards', 'Prizes'],
    ]);
    expect(unread).toEqual([]);
  });

  it('imports nested highlights, and lists invalid addresses and values', async () => {
    const { sections, owner, unread } = await read({
      basics: {
        ...{ name: 'Ada Quill', url: 'https//ada-quill.ca' },
        profiles: [{ network: 'LinkedIn', url: 'https//linkedin.com/in/ada' }],
      },
      work: [{ name: 'Quay', startDate: '2020', highlights: ['One', ['Two', ['Three']], { text: 'Four' }] }],
      volunteer: { organization: 'Lifeboat', startDate: '2019' },
    });
    expect(owner.profiles).toBeUndefined();
    expect(sections).toMatchObject([
      { records: [{ record: { description: ['One', 'Two', 'Three'] } }] },
      { as: 'volunteer', records: [{ record: { organization: 'Lifeboat' } }] },
    ]);
    expect(unread.map(({ why }) => why).join(' ')).toMatch(
      /linkedin\.com.*https\/\/ada-quill\.ca.*work\.highlights\.text/,
    );
  });

  it('reads a value that is not a record as an empty record', async () => {
    const { sections } = await read({
      basics: { name: 7 },
      work: ['hard', null, 3],
      skills: 'many',
      education: {},
    });
    expect(sections.flatMap(({ records }): unknown[] => records)).toMatchObject([
      { record: { end: '' } },
      { record: { end: '' } },
    ]);
  });
});
