import type { Page } from '@playwright/test';
import { keptMessages } from './kept-messages.ts';
import { expect, hydrated, test, visit } from './visitor.ts';

test('offers a native form that sends a message', async ({ page }) => {
  await visit(page, '/contact');
  await test.step('leaves validation to the browser', async () => {
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
  await test.step('keeps a sent message in the inbox and confirms it', async () => {
    const marker = `Message ${Math.random().toString(36).slice(2)}`;
    await page.getByLabel('Name').fill('Zoë <b>Visitor</b>');
    await page.getByRole('textbox', { name: 'Email' }).fill('zoe@visitor.example');
    await page.getByRole('textbox', { name: 'Message' }).fill(`${marker}\nSecond line & more`);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Message received' })).toBeVisible();
    const [own, ...others] = await keptMessages(marker);
    expect(others).toEqual([]);
    expect(own).toMatchObject({ name: 'Zoë <b>Visitor</b>', email: 'zoe@visitor.example' });
    expect(own?.message).toMatch(/Second line & more$/);
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('an impatient visitor', () => {
  /** Fills in the form, and delays the answer to each post, like a remote service. */
  async function fillIn(page: Page): Promise<{ posts: string[]; answer: () => void }> {
    const posts: string[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/submit', async (route) => {
      posts.push(new URLSearchParams(route.request().postData() ?? '').get('message') ?? '');
      await answered;
      // A canceled request cannot be answered.
      await route.fulfill({ contentType: 'text/html', body: '<h1>Thank you</h1>' }).catch(() => {});
    });
    await visit(page, '/contact');
    await write(page, 'First words');
    return { posts, answer };
  }
  async function write(page: Page, message: string): Promise<void> {
    await page.getByLabel('Name').fill('In A Hurry');
    await page.getByRole('textbox', { name: 'Email' }).fill('hurry@visitor.example');
    await page.getByRole('textbox', { name: 'Message' }).fill(message);
  }
  const send = (page: Page) => page.getByRole('button', { name: 'Send' });

  /** Clicks by raw input: Playwright's own click would wait for the answer to the first one. */
  async function clickAway(page: Page, count: number): Promise<void> {
    await send(page).scrollIntoViewIfNeeded();
    const box = await send(page).boundingBox();
    const session = await page.context().newCDPSession(page);
    const place = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10, button: 'left' as const };
    for (let clickCount = 1; clickCount <= count; clickCount += 1) {
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        session.send('Input.dispatchMouseEvent', { ...place, type, clickCount }).catch(() => {});
      // The pause of a double click.
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  test('sends one message for three clicks on Send, and keeps the text on Back', async ({ page }) => {
    const { posts, answer } = await fillIn(page);
    await clickAway(page, 3);
    await expect.poll(() => posts.length).toBeGreaterThan(0);
    answer();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(posts).toEqual(['First words']);
    await page.goBack();
    await hydrated(page);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('First words');
    await send(page).click();
    await expect.poll(() => posts).toEqual(['First words', 'First words']);
  });

  test('sends text that was changed while the first request was pending', async ({ page }) => {
    const { posts, answer } = await fillIn(page);
    // Playwright cannot reach the page while a navigation is pending, so the page asks when the first post has arrived.
    await page.route('**/first-post', async (route) => {
      await expect.poll(() => posts.length).toBe(1);
      await route.fulfill();
    });
    await page.evaluate(() => {
      const message = document.querySelector('textarea');
      const change = () => {
        message?.setRangeText('Better words', 0, message.value.length);
        message?.dispatchEvent(new InputEvent('input', { bubbles: true }));
        message?.form?.requestSubmit();
      };
      message?.form?.addEventListener('submit', () => window.fetch('/first-post').then(change), {
        once: true,
      });
    });
    await clickAway(page, 1);
    await expect.poll(() => posts).toEqual(['First words', 'Better words']);
    answer();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  test('allows sending again five seconds after the visitor stopped the request', { tag: '@full' }, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
    const { posts } = await fillIn(page);
    await page.evaluate(() => {
      const stop = () => window.setTimeout(() => window.stop(), 300);
      document.querySelector('form')?.addEventListener('submit', stop, { once: true });
    });
    await clickAway(page, 1);
    await expect.poll(() => posts.length).toBe(1);
    await page.clock.fastForward(5000);
    await clickAway(page, 1);
    await expect.poll(() => posts.length).toBe(2);
  });

  test.describe('without a connection', () => {
    test.use({ expectedErrors: /Failed to load resource|ERR_INTERNET/ });

    test('sends the message once the connection is back', { tag: '@full' }, async ({ page, context }) => {
      await visit(page, '/contact');
      await write(page, 'First words');
      await context.setOffline(true);
      await send(page).click({ noWaitAfter: true });
      await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
      await context.setOffline(false);
      await page.goBack();
      await hydrated(page);
      // Chromium saves form fields once a second; a fast test may find them empty.
      await write(page, 'Second words');
      await send(page).click();
      await expect(page.getByRole('heading', { name: 'Message received' })).toBeVisible();
    });
  });
});
