import { expect, it } from 'vitest';
import { addressWithoutScheme } from '../../src/core/text.ts';
import { openingOf, planLinearResume } from '../../src/resume/plan-resume.ts';
import { readSampleContent } from './sample-content.ts';

const long =
  'It turns a folder of texts and pictures into a site, a résumé and share cards, ready to publish.';
const withNumbers =
  'Version 2.5 of the tool, i.e. the one in use, took 1.2 million reports and sorted them by what mattered.';

it.each([
  ['has a minimum length', `This site. ${long} The rest is detail.`, `This site. ${long}`],
  ['does not end at a number or an abbreviation', `${withNumbers} More follows.`, withNumbers],
  ['is a text of one sentence itself', 'Short', 'Short'],
  ['is empty for an empty text', '', ''],
])('takes the first sentences of a text as its opening, which %s', (_what, text, opening) => {
  expect(openingOf(text)).toBe(opening);
});

it('omits the parts of an address that are not written on paper', () => {
  expect(addressWithoutScheme('https://www.linkedin.com/in/someone/')).toBe('linkedin.com/in/someone');
  expect(addressWithoutScheme('http://example.com')).toBe('example.com');
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
