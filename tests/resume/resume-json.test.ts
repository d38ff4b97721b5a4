import { beforeAll, describe, expect, it } from 'vitest';
import { readMarks } from '../../src/content/read-inline.ts';
import { writeResumeJson } from '../../src/resume/resume-json.ts';
import type { SiteContent } from '../../src/site/site-content.ts';
import { readSampleContent, recordsOf, withRecords } from './sample-content.ts';

let content: SiteContent;

beforeAll(async () => {
  content = await readSampleContent();
});

describe('resume.json', () => {
  it('writes texts without formatting marks', () => {
    const [award] = recordsOf(content, 'awards');
    if (!award) throw new Error('the sample owner has an award');
    const { text } = readMarks('The *top* 5%, see [the list](https://awards.example).');
    const { awards } = JSON.parse(
      writeResumeJson(withRecords(content, { awards: [{ ...award, description: text }] })),
    );
    expect(awards[0].summary).toBe('The top 5%, see the list.');
  });

  it('contains the published address of the portrait', () => {
    const portrait = {
      path: '/images/about/portrait.png',
      fingerprint: '00000000',
      width: 1600,
      height: 1200,
      tint: 0,
      alt: '',
    };
    const imageOf = (from: SiteContent) =>
      JSON.parse(writeResumeJson({ ...from, about: { ...from.about, portrait } })).basics.image;
    expect(imageOf(content)).toBe('https://mira-solano.example/images/about/portrait.png');
    const site = { ...content.site, media: { baseUrl: 'https://media.owner.example/mine/' } };
    expect(imageOf({ ...content, site })).toBe('https://media.owner.example/mine/images/about/portrait.png');
  });

  it('omits the institution without a school', () => {
    const education = recordsOf(content, 'education').map((school) => ({
      ...school,
      school: '',
      location: '',
    }));
    const resume = JSON.parse(writeResumeJson(withRecords(content, { education })));
    for (const program of resume.education) expect(Object.values(program)).not.toContain('');
    expect(resume.education[0]).not.toHaveProperty('institution');
  });
});

it.each([
  ['Vancouver, BC, Canada', { city: 'Vancouver', region: 'BC', countryCode: 'CA' }],
  ['Berlin, Germany', { city: 'Berlin', countryCode: 'DE' }],
  ['Köln, Deutschland', { city: 'Köln', countryCode: 'DE' }],
  ['東京, 日本', { city: '東京', countryCode: 'JP' }],
  ['Austin, TX', { city: 'Austin', region: 'TX' }],
  ['Oslo', { city: 'Oslo' }],
])('writes the parts of the location %s', (location, parts) => {
  const owner = { ...content.owner, location };
  expect(JSON.parse(writeResumeJson({ ...content, owner })).basics.location).toEqual(parts);
});
