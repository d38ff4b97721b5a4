import { expect, it } from 'vitest';
import type { HomeProps } from '../../../src/features/home/props.ts';
import { listPictureUses, resolveContent } from '../../../src/site/resolve-content.ts';
import { toSiteProps } from '../../../src/site/to-page-props.ts';
import { append, type Change, readTree, swap } from '../../site/content-tree.ts';

async function buttonsOf(changes: Record<string, Change>): Promise<HomeProps['buttons']> {
  const { entries, locale } = await readTree(changes);
  if (!entries) throw new Error('the small tree is meant to be valid');
  const picture = { path: '/images/p.jpg', fingerprint: '00000000', width: 16, height: 12, tint: 0 };
  const uses = listPictureUses(entries).map(({ source }) => [source, { picture }] as const);
  const { pages } = toSiteProps(resolveContent(entries, new Map(uses), locale), '/submit', {}, 'set');
  const home = pages.find(({ kind }) => kind === 'home')?.content as HomeProps | undefined;
  return home?.buttons ?? [];
}

it('links the first page once if that page is named resume', async () => {
  const paths = (await buttonsOf({ 'pages.yaml': swap('name: about', 'name: resume') })).map(
    ({ path }) => path,
  );
  expect(paths).toEqual(['/resume']);
});

it("writes the owner's name in the words of every button", async () => {
  const buttons =
    'buttons: [{ page: projects, label: "What {name} made" }, { page: resume, label: "{name}, in print" }]\n';
  expect((await buttonsOf({ 'home.yaml': append(buttons) })).map(({ label }) => label)).toEqual([
    'What Ada Quill made',
    'Ada Quill, in print',
  ]);
});
