import { expect, it } from 'vitest';
import { structuredData } from '../../src/build/head/structured-data.ts';
import type { OwnerLink } from '../../src/content/owner.ts';
import type { ContactProps } from '../../src/features/contact/props.ts';
import { writeContactVcard } from '../../src/resume/contact-vcard.ts';
import { planResume } from '../../src/resume/plan-resume.ts';
import { writeResumeText } from '../../src/resume/resume-text.ts';
import type { SiteContent } from '../../src/site/site-content.ts';
import { toSiteProps } from '../../src/site/to-page-props.ts';
import { resolveReading } from '../resume/sample-content.ts';
import { readTree, swap } from '../site/content-tree.ts';

const owner = 'name: Ada Quill\nrole: Developer\nlocation: Halifax, NS, Canada\n';
const mail = 'email: ada@ada-quill.ca\n';
const profiles = `profiles:
  - { network: ORCID, address: 0000-0002-1825-0097 }
  - { network: Google Scholar, address: AbCdEfGhIjKl }
  - { network: mastodon, address: '@ada@hachyderm.io' }
  - { network: GitHub, address: ada }
  - { network: github, address: github.com/ada-at-work, label: GitHub at work }
  - { network: Blog, address: ada-quill.ca/blog }
`;

async function contentWith(fields: string, contact = ''): Promise<SiteContent> {
  const reading = await readTree({
    'owner.yaml': owner + fields,
    'contact.yaml': swap('links: [email, devpost, github, linkedin]\n', contact),
  });
  expect(reading.diagnostics).toEqual([]);
  return resolveReading(reading);
}

async function linksWith(
  fields: string,
  contact?: string,
): Promise<Record<'footer' | 'contact', OwnerLink[]>> {
  const content = await contentWith(fields, contact);
  const { shell, pages } = toSiteProps(content, '/submit', { travel: '0', food: '0', cat: '0' }, 'set');
  const page = pages.find(({ kind }) => kind === 'contact')?.content as ContactProps;
  return { footer: shell.links, contact: page.links };
}

it('shows profiles in order, mail last in the footer and first on Contact', async () => {
  const { footer, contact } = await linksWith(mail + profiles);
  const labels = ['ORCID', 'Google Scholar', 'Mastodon', 'GitHub', 'GitHub at work', 'Blog'];
  expect(footer.map(({ label }) => label)).toEqual([...labels, null]);
  expect(contact.map(({ label }) => label)).toEqual([null, ...labels]);
  expect(footer.map(({ href }) => href)).toEqual([
    'https://orcid.org/0000-0002-1825-0097',
    'https://scholar.google.com/citations?user=AbCdEfGhIjKl',
    'https://hachyderm.io/@ada',
    'https://github.com/ada',
    'https://github.com/ada-at-work',
    'https://ada-quill.ca/blog',
    'mailto:ada@ada-quill.ca',
  ]);
});

it('lets the owner choose which buttons Contact has', async () => {
  const { contact } = await linksWith(mail + profiles, 'links: [blog, email, Google Scholar]\n');
  expect(contact.map(({ label }) => label)).toEqual(['Blog', null, 'Google Scholar']);
});

it('publishes only the icons of existing links', async () => {
  const { icons } = (await contentWith(profiles)).owner;
  expect([...icons.bytes.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'orcid',
    'google-scholar',
    'mastodon',
    'github',
    'link',
  ]);
  for (const { icon } of (await linksWith(profiles)).footer)
    expect(icons.bytes).toContain(`id="${icon.split('#')[1]}"`);
});

it('labels a link icon of a blog', async () => {
  const links = (await linksWith(profiles)).footer;
  expect(links.filter(({ isPlain }) => isPlain).map(({ label }) => label)).toEqual(['Blog']);
});

it('omits mail and profiles if there are none', async () => {
  const content = await contentWith('');
  const { footer, contact } = await linksWith('');
  expect([...footer, ...contact]).toEqual([]);
  expect(writeContactVcard(content)).not.toMatch(/EMAIL|PROFILE/);
  expect(JSON.stringify(structuredData(content, 'home'))).not.toContain('mailto:');
  expect(writeResumeText(content)).not.toMatch(/^Mail/m);
  const detail = {
    projects: 1,
    publications: 1,
    descriptions: 'opening',
    newerBullets: 1,
    olderBullets: 1,
  } as const;
  expect(planResume(content, detail).contact.map(({ label }) => label)).toEqual(['Place', 'Site']);
});
