import { cp } from 'node:fs/promises';
import path from 'node:path';
import { makeSmallProject } from '../hosts/small-project.ts';
import { testOfSite } from './test-of-site.ts';
import { expect, hydrated, notFoundError, themeSwitch, visit } from './visitor.ts';

/*
 * A site in a folder of its host, like GitHub Pages serves a repository: below /repo/ and without our headers, so that
 * only the policy in each page applies.
 */
const photos = Array.from({ length: 14 }, (_, index) => `photo-${index + 1}`);

const test = testOfSite(async () => {
  const project = await makeSmallProject();
  await project.change('site.yaml', (text) =>
    text.replace(/^url: .*$/m, 'url: https://owner.github.example/repo'),
  );
  // Names of records that are also ids of the page.
  await project.change('projects.yaml', (text) =>
    text.replace('name: harbour-map', 'name: content').replace('name: tide-table', 'name: menu'),
  );
  await project.change(
    'about/biography.md',
    (text) => `${text}\nLook at [number 2](/about?photo=travel/photo-2).\n`,
  );
  await project.change('travel.yaml', () => photos.map(record).join(''));
  const travel = path.join(project.folder, 'content/images/travel');
  for (const name of photos) await cp(path.join(travel, 'one.jpg'), path.join(travel, `${name}.jpg`));
  return project.serve();
});

function record(name: string, index: number): string {
  const fields = `  title: Number ${index + 1}\n  alt: Shows what number ${index + 1} shows.\n`;
  return `- id: ${index + 1}\n  name: ${name}\n${fields}  source: /images/travel/${name}.jpg\n`;
}

// All tests share one build.
test.describe.configure({ mode: 'serial' });

let outside: string[] = [];
test.beforeEach(({ page, site: { origin } }) => {
  outside = [];
  page.on('request', (request) => {
    if (!/^\/repo(?:\/|$)/.test(request.url().slice(origin.length))) outside.push(request.url());
  });
});
test.afterEach(() => expect(outside, 'requests outside of the folder').toEqual([]));

test('navigates between pages without loading documents, and goes back', async ({ page }) => {
  await visit(page, '/repo/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  for (const [label, address] of [
    ['About', '/repo/about'],
    ['Projects', '/repo/projects'],
    ['Experiences', '/repo/experiences'],
    ['Art', '/repo/art'],
    ['Contact', '/repo/contact'],
    ['Home', '/repo/'],
  ] as const) {
    await links.filter({ hasText: label }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(links.filter({ hasText: label })).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(page).toHaveURL('/repo/contact');
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
});

test("a link in the owner's text navigates on the client, so the theme is kept", async ({ page }) => {
  await visit(page, '/repo/about');
  await themeSwitch(page).click();
  await page.getByRole('main').getByRole('link', { name: 'number 2' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Number 2');
  await expect(page).toHaveURL('/repo/about?photo=travel/photo-2');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/repo/about');
  const link = page.getByRole('main').getByRole('link', { name: 'the projects' });
  await expect(link).not.toHaveAttribute('rel');
  await link.click();
  await expect(page).toHaveURL('/repo/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('links to projects whose names equal ids of the page', async ({ page }) => {
  for (const [name, title] of [
    ['content', 'Harbour Map'],
    ['menu', 'Tide Table'],
  ]) {
    await visit(page, `/repo/projects#${name}`);
    await expect(page.locator(':target')).toHaveRole('article');
    await expect(page.locator(':target')).toHaveAccessibleName(title as string);
  }
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':target')).toHaveRole('main');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Art' }),
  ).toBeVisible();
});

for (const address of [
  '/repo',
  '/repo/about',
  '/repo/about/',
  '/repo/about.html',
  '/repo/projects?show=academic',
]) {
  test(`opens and hydrates ${address} by address`, async ({ page }) => {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('loads other photos on Refresh', async ({ page, site: { origin } }) => {
  await visit(page, '/repo/about');
  const gallery = page.getByRole('region', { name: 'Travel' });
  await gallery.scrollIntoViewIfNeeded();
  const links = gallery.getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(6);
  const addresses = () => links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const before = await addresses();
  await page.getByRole('button', { name: 'Refresh Travel' }).click();
  await expect(gallery.getByRole('status')).toContainText('New pictures');
  const after = await addresses();
  expect(after.filter((address) => before.includes(address))).toEqual([]);
  for (const address of after) {
    expect(address.startsWith(`${origin}/repo/images/travel/`)).toBe(true);
    expect((await page.request.get(address)).status()).toBe(200);
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: notFoundError });

  test('shows a page that links back to the site in its folder', async ({ page }) => {
    const answer = await page.goto('/repo/nowhere/at-all');
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/repo/about');
  });
});
