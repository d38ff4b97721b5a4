import { beforeAll, expect, it } from 'vitest';
import { chooseProofs } from '../../src/site/proofs.ts';
import type { SiteContent } from '../../src/site/site-content.ts';
import { readSampleContent } from '../resume/sample-content.ts';

let content: SiteContent;
const ids = (...[of, lens]: Parameters<typeof chooseProofs>) => chooseProofs(of, lens).map(({ id }) => id);

beforeAll(async () => {
  content = await readSampleContent();
});

/** The content with other proofs on its brief page; undefined for none. */
function choosing(proofs: string[] | undefined): SiteContent {
  const pages = content.pages.map((page) => (page.kind === 'brief' ? { ...page, proofs } : page));
  return { ...content, pages };
}

it('shows the proofs that the owner chose, otherwise the highlights of the homepage', () => {
  expect(ids(choosing(['travel/fushimi-inari-dawn', 'steep']))).toEqual([
    'travel/fushimi-inari-dawn',
    'steep',
  ]);
  expect(ids(choosing(undefined))).toEqual(['underscore', 'loop-garden', 'tidepool']);
});

it('leads from a proof to the case study, the card, the open photo or the section', () => {
  const [study, card, photo] = chooseProofs(choosing(['underscore', 'steep', 'travel/fushimi-inari-dawn']));
  expect(study).toMatchObject({ path: '/projects/underscore' });
  expect(card).toMatchObject({ path: '/projects', anchor: 'steep' });
  expect(photo).toMatchObject({ path: '/about', photo: 'travel/fushimi-inari-dawn' });
  const [job] = chooseProofs(choosing(['work']));
  expect(job).toMatchObject({ title: 'Software Developer Intern', path: '/experiences', anchor: 'work' });
  expect(job?.picture).not.toBeNull();
});

it('puts what fits a lens first, unless the lens has a choice of its own', () => {
  const lens = { name: 'health-tech', title: 'Health tech', tags: ['health', 'medication', 'pharmacy'] };
  const chosen = choosing(['loop-garden', 'clear-label', 'otter-db']);
  expect(ids(chosen, lens)).toEqual(['clear-label', 'plain-form', 'night-shift']);
  expect(ids(chosen, { ...lens, tags: ['nothing has this'] })).toEqual([
    'loop-garden',
    'clear-label',
    'otter-db',
  ]);
  expect(ids(chosen, { ...lens, proofs: ['otter-db'] })).toEqual(['otter-db']);
});
