import { expect, test, visit } from './visitor.ts';

test('a skill tells how often it was used and when last, and leads to where', async ({ page }) => {
  await visit(page, '/experiences#skills');
  const skill = page.getByRole('group').filter({ hasText: /^Qt\/QML/ });
  const proof = skill.getByText('1 project, 1 job, in use now');
  await expect(proof).toBeHidden();
  await skill.locator('summary').click();
  await expect(proof).toBeVisible();
  await skill.getByRole('link', { name: 'Bedside Pump' }).click();
  await expect(page).toHaveURL('/projects#bedside-pump');
  await expect(page.getByRole('article', { name: 'Bedside Pump' })).toBeInViewport();
});

test('a skill opens its proof on a page that was clicked to, by the keyboard as well', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Experiences', exact: true }).click();
  const skill = page.getByRole('group').filter({ hasText: /^Qt\/QML/ });
  await skill.locator('summary').press('Enter');
  await expect(skill.getByText('1 project, 1 job, in use now')).toBeVisible();
  await expect(skill.getByRole('link', { name: 'Bedside Pump' })).toBeVisible();
});

test('every skill is read out as its name and the number of its proofs', async ({ page }) => {
  await visit(page, '/experiences');
  const names = page.locator('#skills summary');
  expect(await names.count()).toBeGreaterThan(50);
  for (const name of await names.all()) await expect(name).toHaveAccessibleName(/\S, \d+ proofs?$/);
  await expect(names.first()).toHaveAccessibleName(/^TypeScript, \d+ proofs$/);
});

test('an award that was given for a skill counts as proof of it', async ({ page }) => {
  await visit(page, '/experiences#skills');
  const skill = page.getByRole('group').filter({ hasText: /^Java(?!Script)/ });
  await skill.locator('summary').click();
  await expect(skill.getByText(/1 award/)).toBeVisible();
  await skill.getByRole('link', { name: 'Second Degree Scholarship in Computing' }).click();
  await expect(page).toHaveURL('/experiences#awards');
  await expect(page.getByRole('heading', { name: 'Academic Awards' })).toBeInViewport();
  await page.goBack();
  await expect(skill.locator('summary')).toBeInViewport();
});

test('opening one skill closes the other', async ({ page }) => {
  await visit(page, '/experiences#skills');
  const open = page.locator('details[open]');
  await page.locator('summary', { hasText: /^TypeScript/ }).click();
  await expect(open).toHaveCount(1);
  await page.locator('summary', { hasText: /^Python/ }).click();
  await expect(open).toHaveCount(1);
});

test('every skill of the sample has proof, and every proof leads to something', async ({ page, request }) => {
  await visit(page, '/experiences');
  const skills = page.locator('#skills li:not(details li)');
  await expect(skills.locator('details')).toHaveCount(await skills.count());
  const addresses = await page
    .locator('#skills details a')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(addresses.length).toBeGreaterThan(10);
  for (const path of ['/projects', '/experiences']) {
    const html = await (await request.get(path)).text();
    for (const address of addresses.filter((each) => each.startsWith(`${path}#`)))
      expect(html).toContain(`id="${address.split('#')[1]}"`);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a skill opens its proof', async ({ page }) => {
    await page.goto('/experiences');
    const skill = page.getByRole('group').filter({ hasText: /^TypeScript/ });
    await skill.locator('summary').click();
    await expect(skill.getByRole('link', { name: 'Underscore' })).toBeVisible();
  });
});
