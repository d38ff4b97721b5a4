import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeSmallProject } from '../hosts/small-project.ts';
import { testOfSite } from './test-of-site.ts';
import { bar, expect, goTo, visit } from './visitor.ts';

/*
 * A site of four pages with other names and order than the sample: two of one kind, without About, Projects,
 * Experiences and a 404 page.
 */
const sentence =
  'What this page of a small site shows to a visitor in one whole sentence that machines read.';
const ownPages = `
- { name: pictures, kind: gallery, heading: Drawings, description: ${sentence}, galleries: [{ name: art, camera: true }] }
- { name: hello, kind: contact, nav: Say hello, heading: Hello, description: ${sentence} }
- { name: start, kind: home, nav: Start, heading: '{name}', description: ${sentence} }
- { name: walks, kind: gallery, heading: Walks, description: ${sentence}, galleries: [{ name: travel, shape: squares }] }
- { name: later, kind: gallery, heading: Later, description: ${sentence}, galleries: [{ name: cat }] }
`;
const expectedPages = [
  { path: '/pictures', label: 'Drawings', heading: 'Drawings' },
  { path: '/hello', label: 'Say hello', heading: 'Hello' },
  { path: '/', label: 'Start', heading: 'Ada Quill' },
  { path: '/walks', label: 'Walks', heading: 'Walks' },
];
const camera = 'Quay Phone 7 · 23 mm · f/8';

const test = testOfSite(async () => {
  const project = await makeSmallProject();
  await project.change('pages.yaml', () => ownPages);
  await project.change('cat.yaml', () => '[]\n');
  await project.change('site.yaml', (text) => `${text}\nshare: true\n`);
  await project.change('art.yaml', (text) => text.replace(/^( +)alt:/m, `$1camera: ${camera}\n$1alt:`));
  for (const file of ['about.yaml', 'about', 'projects.yaml']) {
    await rm(path.join(project.folder, 'content', file), { recursive: true });
  }
  return { project, ...(await project.serve()) };
});

test('publishes the owner’s pages and no others', { tag: '@full' }, async ({ page, site: { project } }) => {
  test.slow();
  await test.step('opens them in order by click and by Back', async () => {
    await visit(page, '/');
    await expect(bar(page).getByRole('link')).toHaveText(expectedPages.map(({ label }) => label));
    for (const { path: address, label, heading } of expectedPages) {
      await goTo(page, label);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(bar(page).getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Walks' })).toBeVisible();
  });
  await test.step('links the page with most photos from the homepage', async () => {
    await visit(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Walks' }).click();
    await expect(page).toHaveURL('/walks');
  });
  await test.step('shows how a photo was taken, and shares its link by the dialog of the system', async () => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (shared: ShareData) => Object.assign(window, { shared }) });
    });
    const text = await readFile(path.join(project.folder, 'content/art.yaml'), 'utf8');
    const name = [...text.slice(0, text.indexOf(camera)).matchAll(/name: (\S+)/g)].at(-1)?.[1];
    await visit(page, `/pictures?photo=art/${name}`);
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByText(camera)).toBeVisible();
    await lightbox.getByRole('button', { name: 'Share' }).click();
    expect(await page.evaluate(() => (window as { shared?: ShareData }).shared?.url)).toBe(
      `${new URL(page.url()).origin}/pictures?photo=art/${name}`,
    );
  });
});
