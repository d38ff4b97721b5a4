import { expect, it } from 'vitest';
import { pageHead } from '../../../src/build/head/page-head.ts';
import { fediverseName } from '../../../src/content/owner.ts';
import type { SectionKind } from '../../../src/features/experiences/sections.ts';
import type { PageProps } from '../../../src/site/page-props.ts';
import { resolveOwner } from '../../../src/site/resolve-owner.ts';

function headWith(sectionKinds: SectionKind[], nameInFediverse = ''): string {
  const head = { title: 'Work', description: 'What I did.', heading: 'Work', subtitle: '' };
  const sections = sectionKinds.map((kind) => ({
    kind,
    within: [],
    shown: { otherFormats: ['text', 'json'] },
  }));
  const page = { kind: 'experiences', name: 'cv', path: '/cv', content: { head, sections } };
  return pageHead({
    // Only the fields that the head needs.
    page: page as unknown as PageProps,
    siteUrl: 'https://ada.example/site',
    base: '/site/',
    language: 'en-CA',
    comma: ', ',
    ownerName: 'Ada Quill',
    fediverseName: nameInFediverse,
    hasCard: true,
    hasResume: true,
    hasFeed: true,
    policy: [],
    structuredData: null,
  }).description;
}

it('gives a page its own address and share card', () => {
  const head = headWith([]);
  expect(head).toContain('<link rel="canonical" href="https://ada.example/site/cv">');
  expect(head).toContain('content="https://ada.example/site/share/cv.png"');
});

it('links the résumé only from its page', () => {
  expect(headWith(['resume', 'jobs'])).toContain('href="/site/files/resume.pdf"');
  expect(headWith(['resume'])).toContain('href="/site/resume.json"');
  expect(headWith(['publications'])).not.toContain('resume');
});

it('names the owner for the Fediverse only if the owner has an account there', () => {
  const profiles = (address: string) =>
    resolveOwner({ ...owner, profiles: [{ network: 'mastodon', address }] });
  for (const address of ['@ada@hachyderm.io', 'https://hachyderm.io/@ada'])
    expect(headWith([], fediverseName(profiles(address)))).toContain(
      '<meta name="fediverse:creator" content="@ada@hachyderm.io">',
    );
  expect(headWith([], fediverseName(resolveOwner(owner)))).not.toContain('fediverse');
});

const owner = { name: 'Ada Quill', role: 'Pilot', location: 'Halifax' };
