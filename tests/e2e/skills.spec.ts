import { expect, test, visit } from './visitor.ts';

test('shows for every skill how many proofs it has, when it was last used, and where', async ({ page }) => {
  await visit(page, '/experiences#skills');
  await test.step('closes an open skill when another is opened', async () => {
    const open = page.locator('details[open]');
    await page.locator('summary', { hasText: /^TypeScript/ }).click();
    await expect(open).toHaveCount(1);
    await page.locator('summary', { hasText: /^Python/ }).click();
    await expect(open).toHaveCount(1);
  });
  await test.step('counts an award as proof of its skills', async () => {
    const skill = page.getByRole('group').filter({ hasText: /^Java(?!Script)/ });
    await skill.locator('summary').click();
    await expect(skill.getByText(/1 award/)).toBeVisible();
    await skill.getByRole('link', { name: 'Second Degree Scholarship in Computing' }).click();
    await expect(page).toHaveURL('/experiences#awards');
    await expect(page.getByRole('heading', { name: 'Academic Awards' })).toBeInViewport();
    await page.goBack();
    await expect(skill.locator('summary')).toBeInViewport();
  });
  await test.step('shows how often and when a skill was used, and links to where', async () => {
    const skill = page.getByRole('group').filter({ hasText: /^Qt\/QML/ });
    const proof = skill.getByText('1 project, 1 job, in use now');
    await expect(proof).toBeHidden();
    await skill.locator('summary').click();
    await expect(proof).toBeVisible();
    await skill.getByRole('link', { name: 'Bedside Pump' }).click();
    await expect(page).toHaveURL('/projects#bedside-pump');
    await expect(page.getByRole('article', { name: 'Bedside Pump' })).toBeInViewport();
  });
});

test('opens a skill by keyboard after client-side navigation, and links the case study', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Experiences', exact: true }).click();
  const skill = page.getByRole('group').filter({ hasText: /^Qt\/QML/ });
  await skill.locator('summary').press('Enter');
  await expect(skill.getByText('1 project, 1 job, in use now')).toBeVisible();
  await expect(skill.getByRole('link', { name: 'Bedside Pump' })).toBeVisible();
  const story = page.locator('#skills').getByRole('link', { name: 'Tidepool' });
  await expect(story).toHaveCount(0);
  await page.locator('summary', { hasText: /^C\+\+$/ }).press('Enter');
  await story.click();
  await expect(page).toHaveURL('/projects/tidepool');
});
