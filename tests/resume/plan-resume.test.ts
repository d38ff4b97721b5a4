import { describe, expect, it } from 'vitest';
import { addressWithoutScheme } from '../../src/core/text.ts';
import { openingOf, planLinearResume } from '../../src/resume/plan-resume.ts';
import { readSampleContent } from './sample-content.ts';

describe('openingOf', () => {
  it('continues until the excerpt has a minimum length', () => {
    const long =
      'It reads a folder of words and pictures and makes of them a site that one can publish as it is.';
    expect(openingOf(`This site. ${long} The rest is detail.`)).toBe(`This site. ${long}`);
  });

  it('does not end a sentence at a number or an abbreviation', () => {
    const text =
      'Version 2.5 of the tool, i.e. the one in use, took 1.2 million reports and sorted them by what mattered.';
    expect(openingOf(`${text} More follows.`)).toBe(text);
  });

  it('does not change a text of one sentence', () => {
    expect(openingOf('Short')).toBe('Short');
    expect(openingOf('')).toBe('');
  });
});

describe('addressWithoutScheme', () => {
  it('omits the parts of an address that are not written on paper', () => {
    expect(addressWithoutScheme('https://www.linkedin.com/in/someone/')).toBe('linkedin.com/in/someone');
    expect(addressWithoutScheme('http://example.com')).toBe('example.com');
  });
});

it('shows the address of the site once, also if a profile repeats it', async () => {
  const content = await readSampleContent();
  const { profiles } = content.owner;
  const [first] = profiles;
  if (!first) throw new Error('the sample has no profile');
  const own = { ...first, label: 'Portfolio', address: `${content.site.url}/` };
  const { contact } = planLinearResume(
    {
      ...content,
      contact: { ...content.contact, links: [] },
      owner: { ...content.owner, profiles: [own, ...profiles] },
    },
    null,
    '',
  );
  const addresses = contact.map(({ text }) => text);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(addressWithoutScheme(content.site.url));
});
