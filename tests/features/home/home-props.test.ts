import { expect, it } from 'vitest';
import type { HomeProps } from '../../../src/features/home/props.ts';
import { toSiteProps } from '../../../src/site/to-page-props.ts';
import { resolveReading } from '../../resume/sample-content.ts';
import { append, type Change, readTree, swap } from '../../site/content-tree.ts';

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

it("writes the owner's name in the words of every button", async () => {
  const buttons =
    'buttons: [{ page: projects, label: "What {name} made" }, { page: resume, label: "{name}, in print" }]\n';
  expect((await buttonsOf({ 'home.yaml': append(buttons) })).map(({ label }) => label)).toEqual([
    'What Ada Quill made',
    'Ada Quill, in print',
  ]);
});

it('calls the résumé as its section does', async () => {
  const [, resume] = await buttonsOf({ 'pages.yaml': swap('link: Open', 'link: Open the CV') });
  expect(resume?.label).toBe('Open the CV');
});

it('shows one cover of each gallery below a photograph', async () => {
  const home = await homeOf({ 'brand.yaml': 'look: gallery\n' });
  const galleries = home?.highlights.photos.map(({ id }) => id.split('/')[0]) ?? [];
  expect(galleries).toContain('travel');
  expect(galleries).toEqual([...new Set(galleries)]);
});
