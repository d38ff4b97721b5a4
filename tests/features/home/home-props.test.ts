import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteFiles } from '../../../src/build/head/site-files.ts';
import type { HomeProps } from '../../../src/features/home/props.ts';
import { toSiteProps } from '../../../src/site/to-page-props.ts';
import { readContentIn, resolveReading } from '../../resume/sample-content.ts';
import { append, type Change, readTree, swap } from '../../site/content-tree.ts';

const nurse = path.resolve(import.meta.dirname, '../../fixtures/owners/nurse');

async function homeOf(changes: Record<string, Change>): Promise<HomeProps | undefined> {
  const { pages } = toSiteProps(resolveReading(await readTree(changes)), '/submit', {}, 'set');
  return pages.find(({ kind }) => kind === 'home')?.content as HomeProps | undefined;
}

async function buttonsOf(changes: Record<string, Change>): Promise<HomeProps['buttons']> {
  return (await homeOf(changes))?.buttons ?? [];
}

it('links the main page once if that page is named resume', async () => {
  const buttons = await buttonsOf({
    'pages.yaml': swap('name: projects', 'name: resume'),
    'about/biography.md': swap('/projects', '/resume'),
  });
  expect(buttons.map(({ path }) => path)).toEqual(['/resume']);
});

it('replaces the name placeholder in the label of every button', async () => {
  const buttons =
    'buttons: [{ page: projects, label: "What {name} made" }, { page: resume, label: "{name}, in print" }]\n';
  expect((await buttonsOf({ 'home.yaml': append(buttons) })).map(({ label }) => label)).toEqual([
    'What Ada Quill made',
    'Ada Quill, in print',
  ]);
});

it('uses the label of the résumé from its section', async () => {
  const [, resume] = await buttonsOf({ 'pages.yaml': swap('link: Open', 'link: Open the CV') });
  expect(resume?.label).toBe('Open the CV');
});

it('shows one cover of each gallery below a photograph', async () => {
  const home = await homeOf({ 'brand.yaml': 'look: gallery\n' });
  const galleries = home?.highlights.photos.map(({ id }) => id.split('/')[0]) ?? [];
  expect(galleries).toContain('travel');
  expect(galleries).toEqual([...new Set(galleries)]);
});

it('shows the record of the label once where no photograph replaces the label', async () => {
  const content = await readContentIn(nurse);
  const choices = { ...content.look.choices, home: 'pictures' as const };
  const { pages } = toSiteProps({ ...content, look: { ...content.look, choices } }, '/submit', {}, 'set');
  const home = pages.find(({ kind }) => kind === 'home')?.content as HomeProps | undefined;
  expect(home?.label?.number).toMatch(/3$/);
  expect(home?.highlights.records?.cards.map(({ kind }) => kind)).not.toContain('Wards');
});

describe('a site of one page', () => {
  const onePage = { 'brand.yaml': 'look: quiet\n' };

  it('shows every page of the navigation bar once on the homepage', async () => {
    const content = resolveReading(await readTree(onePage));
    const { shell, pages } = toSiteProps(content, '/submit', {}, 'set');
    expect(shell.nav.map(({ anchor = '' }) => anchor)).toEqual([
      '',
      'about',
      'projects',
      'experiences',
      // A gallery has the name of its page.
      'art-2',
      'contact',
    ]);
    const home = pages.find(({ kind }) => kind === 'home');
    expect(home?.content).toMatchObject({ label: null, highlights: { projects: null, photos: [] } });
    const about = pages.find(({ kind }) => kind === 'about');
    // The heading of the homepage is already the name.
    expect(about).toMatchObject({ path: '/about', part: { anchor: 'about', title: 'About' } });
  });

  it('keeps the addresses of its pages, with the homepage as canonical address', async () => {
    const content = resolveReading(await readTree(onePage));
    const map = String(siteFiles(content, '/').find(({ path }) => path === 'sitemap.xml')?.bytes);
    expect([...map.matchAll(/<loc>[^<]*?\.example([^<]*)</g)].map(([, path]) => path)).not.toContain(
      '/about',
    );
    expect(map).toContain('portrait');
  });
});

it('opens with the portrait of about.yaml, or with the name if there is none', async () => {
  const look = { 'brand.yaml': 'look: { home: portrait }\n' };
  expect(await homeOf(look)).toMatchObject({
    title: 'PortraitTitle',
    picture: { alt: 'A woman on a quay.' },
  });
  const without = { ...look, 'about.yaml': (text: string) => text.replace(/portrait:[\s\S]*?(?=lede)/, '') };
  expect((await homeOf(without))?.title).toBe('StillTitle');
});
