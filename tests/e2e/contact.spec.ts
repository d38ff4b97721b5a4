import { readdir, readFile } from 'node:fs/promises';
import { expect, test, visit } from './visitor.ts';

const inbox = 'inbox';

test('is a native form with exactly the four fields, posting to /submit', async ({ page }) => {
  await visit(page, '/contact');
  const form = page.getByRole('form', { name: 'Send Me A Message' });
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form).toHaveAttribute('action', '/submit');
  const fields = await form
    .locator('input, textarea, select')
    .evaluateAll((all) => all.map((field) => [field.getAttribute('name'), field.getAttribute('type')]));
  expect(fields).toEqual([
    ['access_key', 'hidden'],
    ['name', 'text'],
    ['email', 'email'],
    ['message', null],
  ]);
});

test('the browser alone checks the fields, in its own words', async ({ page }) => {
  await visit(page, '/contact');
  const invalid = () => page.locator('form :invalid').evaluateAll((all) => all.map((field) => field.id));
  expect(await invalid()).toEqual(['form-name', 'form-email', 'form-message']);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('A Visitor');
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  expect(await invalid()).toEqual(['form-email']);
  const custom = await page
    .locator('form :invalid')
    .evaluate((field: HTMLInputElement) => field.validity.customError);
  expect(custom).toBe(false);
});

test('a sent message is kept in the inbox, and the answer says so', async ({ page }) => {
  const marker = `Message ${Math.random().toString(36).slice(2)}`;
  await visit(page, '/contact');
  await page.getByLabel('Name').fill('Zoë <b>Visitor</b>');
  await page.getByRole('textbox', { name: 'Email' }).fill('zoe@visitor.example');
  await page.getByRole('textbox', { name: 'Message' }).fill(`${marker}\nSecond line & more`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Message received' })).toBeVisible();
  const kept = await Promise.all((await readdir(inbox)).map((file) => readFile(`${inbox}/${file}`, 'utf8')));
  const own = kept.map((text) => JSON.parse(text)).find(({ message }) => message.startsWith(marker));
  expect(own).toMatchObject({ name: 'Zoë <b>Visitor</b>', email: 'zoe@visitor.example' });
  expect(own.message).toMatch(/Second line & more$/);
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL('/contact');
});

test('works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto('/contact');
  await page.getByLabel('Name').fill('No Script');
  await page.getByRole('textbox', { name: 'Email' }).fill('plain@visitor.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Plain HTML');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Message received' })).toBeVisible();
  await context.close();
});

const form = (fields: Record<string, string>) => ({
  form: {
    access_key: 'sample-access-key',
    name: 'A',
    email: 'a@visitor.example',
    message: 'Hello',
    ...fields,
  },
});

test.describe('the inbox refuses with a sentence', () => {
  const cases: [
    what: string,
    status: number,
    options: Parameters<import('@playwright/test').APIRequestContext['post']>[1],
  ][] = [
    ['a wrong key', 403, form({ access_key: 'other' })],
    ['a missing field', 422, form({ message: '  ' })],
    ['a mail address that is none', 422, form({ email: 'nobody' })],
    ['an over-long name', 413, form({ name: 'x'.repeat(201) })],
    ['an over-long body', 413, form({ message: 'x'.repeat(70_000) })],
    ['another encoding', 415, { data: { name: 'A' } }],
    [
      'text that is not UTF-8',
      400,
      {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        data: Buffer.from([0x6e, 0x3d, 0xff, 0xfe]),
      },
    ],
  ];
  for (const [what, status, options] of cases) {
    test(what, async ({ request }) => {
      const before = (await readdir(inbox).catch(() => [])).length;
      const response = await request.post('/submit', options);
      expect(response.status()).toBe(status);
      expect(await response.text()).toMatch(/<p>[A-Z][^<]+\.<\/p>/);
      expect((await readdir(inbox).catch(() => [])).length).toBeGreaterThanOrEqual(before);
    });
  }

  test('anything but POST', async ({ request }) => {
    expect((await request.get('/submit')).status()).toBe(405);
  });
});

test('offers five ways to write or look', async ({ page }) => {
  await visit(page, '/contact');
  const links = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(links).toHaveText(['Email', 'GitHub', 'Devpost', 'LinkedIn', 'Instagram']);
  await expect(links.first()).toHaveAttribute('href', /^mailto:/);
});

test('shows its picture at /images/contact.png too', async ({ page, request }) => {
  await visit(page, '/contact');
  await expect(page.getByRole('main').getByRole('img')).toHaveAttribute('alt', /.+/);
  const picture = await request.get('/images/contact.png');
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).subarray(1, 4).toString()).toBe('PNG');
});
