import type { Page } from '@playwright/test';
import { times } from '../tier.ts';
import { expect, fontsShown, openPicture, test, themeSwitch, visit } from './visitor.ts';

function overlay(page: Page) {
  return page.getByRole('dialog');
}

/** Opens a work of art; returns its thumbnail. */
async function openWork(page: Page, title = 'Koi, Slowly') {
  const thumbnail = page.getByRole('link', { name: title });
  await thumbnail.click();
  await expect(overlay(page)).toBeVisible();
  return thumbnail;
}

test.describe('on the art page', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/art');
  });

  test('a picture opens and closes in five ways, also when clicked quickly', async ({ page }) => {
    await test.step('a click shows the picture whole, with its title', async () => {
      const thumbnail = await openWork(page);
      await expect(thumbnail).toHaveAttribute('aria-haspopup', 'dialog');
      await expect(overlay(page)).toHaveAccessibleName('Koi, Slowly');
      await expect(overlay(page)).toHaveAccessibleDescription('7 of 7');
      await expect(openPicture(page)).toBeVisible();
      await expect(page).toHaveURL('/art?photo=art/koi-slowly');
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toBeHidden();
    });
    await test.step('five ways close it and return the focus', async () => {
      for (const [way, close] of Object.entries({
        'the close button': () => overlay(page).getByRole('button', { name: 'Close' }).click(),
        'a click on the picture': () => openPicture(page).click(),
        'a click beside it': () => page.mouse.click(8, 500),
        Escape: () => page.keyboard.press('Escape'),
        Back: () => page.goBack(),
      })) {
        const thumbnail = await openWork(page);
        await close();
        await expect(overlay(page), way).toBeHidden();
        await expect(page.locator('dialog'), way).toHaveCount(0);
        await expect(thumbnail, way).toBeFocused();
        await expect(page, way).toHaveURL('/art');
      }
    });
    await test.step('a double click opens it once and closes it once', async () => {
      await page.getByRole('link', { name: 'Koi, Slowly' }).dblclick();
      await expect(overlay(page)).toBeVisible();
      await page.mouse.dblclick(640, 400);
      await expect(overlay(page)).toBeHidden();
      await expect(page).toHaveURL('/art');
    });
    await test.step('its background follows the theme', async () => {
      const background = () => overlay(page).evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
      await openWork(page);
      const day = await background();
      await page.keyboard.press('Escape');
      await themeSwitch(page).click();
      await openWork(page);
      expect(await background()).not.toBe(day);
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toBeHidden();
    });
    await test.step('the page works after opening and closing it quickly many times', async () => {
      await page.evaluate(
        async (turns) => {
          for (let turn = 0; turn < turns; turn += 1) {
            document.querySelector<HTMLElement>('[data-figure]')?.click();
            document.querySelector<HTMLElement>('dialog')?.click();
            await new Promise(requestAnimationFrame);
          }
        },
        times(15, 50),
      );
      const isOpen = () => overlay(page).isVisible();
      await expect.poll(async () => (new URL(page.url()).search !== '') === (await isOpen())).toBe(true);
      if (await isOpen()) await page.keyboard.press('Escape');
      await expect(overlay(page)).toBeHidden();
      await openWork(page, 'Dosage Hills');
      await expect(overlay(page)).toHaveAccessibleName('Dosage Hills');
    });
  });

  test('the full picture loads late, opens in a tab, can be shared, and moves nothing on the page', async ({
    page,
    context,
  }) => {
    await test.step('the full picture is loaded only when the visitor may open it', async () => {
      const large: string[] = [];
      page.on('request', (request) => {
        if (/-(?:9\d\d|1\d{3})\.(?:avif|jpg)$/.test(request.url())) large.push(request.url());
      });
      await page.waitForLoadState('networkidle');
      expect(large).toEqual([]);
      // A panorama, because a tall picture in the window needs no larger file than its thumbnail.
      await page.getByRole('link', { name: 'Dosage Hills' }).hover();
      await expect.poll(() => large.length).toBe(1);
    });
    await test.step('a modified click opens the picture itself', async () => {
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: 'Koi, Slowly' }).click({ modifiers: ['Control'] }),
      ]);
      await expect(opened).toHaveURL(/\/images\/art\/koi-slowly.*\.jpg$/);
      await opened.close();
      await expect(overlay(page)).toBeHidden();
    });
    await test.step('the page behind neither scrolls nor moves', async () => {
      await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
      const place = () =>
        page.evaluate(() => [window.scrollY, document.querySelector('h1')?.getBoundingClientRect().x]);
      const thumbnail = page.getByRole('link').filter({ has: page.getByText('Koi, Slowly') });
      await thumbnail.scrollIntoViewIfNeeded();
      const before = await place();
      await thumbnail.click();
      await expect(overlay(page)).toBeVisible();
      await page.mouse.wheel(0, 600);
      expect(await place()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toBeHidden();
      expect(await place()).toEqual(before);
    });
    await test.step('the link it copies opens the same picture', async () => {
      await context.grantPermissions(['clipboard-write']);
      // The site's policy blocks reading the clipboard, so this records what is written to it.
      await page.evaluate(() => {
        const { clipboard } = navigator;
        const write = clipboard.writeText.bind(clipboard);
        clipboard.writeText = async (text) => {
          document.documentElement.dataset.copied = text;
          await write(text);
        };
      });
      await openWork(page);
      await overlay(page).getByRole('button', { name: 'Copy link' }).click();
      await expect(overlay(page).getByRole('status')).toHaveText('Link copied');
      await expect(page.locator('html')).toHaveAttribute('data-copied', page.url());
    });
  });
});

test.describe('as a deep link', () => {
  test('a link opens a photo, Escape leads to the plain page, and an unknown photo shows that page', async ({
    page,
  }) => {
    await visit(page, '/about?photo=cat/five-am-stare');
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const address of ['/about?photo=cat/no-such-photo', '/about?photo=%00', '/art?work=none']) {
      await visit(page, address);
      await page.waitForLoadState('networkidle');
      await expect(overlay(page), address).toBeHidden();
    }
    await test.step('an old link to a work of art opens its picture', async () => {
      await visit(page, '/art?work=koi-slowly');
      await expect(overlay(page)).toHaveAccessibleName('Koi, Slowly');
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toBeHidden();
      await expect(page).toHaveURL('/art');
      await expect(page.getByRole('link', { name: 'Koi, Slowly' })).toBeFocused();
    });
  });

  test('Back closes it, Forward opens it, and a reload keeps it and the scroll position', async ({
    page,
  }) => {
    await visit(page, '/about');
    await fontsShown(page);
    const photos = page.getByRole('region', { name: 'Good Eats' }).getByRole('listitem').getByRole('link');
    await page.getByRole('region', { name: 'Good Eats' }).scrollIntoViewIfNeeded();
    await photos.first().click();
    await expect(overlay(page)).toBeVisible();
    const address = page.url();
    const { scrollY } = await page.evaluate(() => ({ scrollY: window.scrollY }));
    await page.goBack();
    await expect(overlay(page)).toBeHidden();
    await page.goForward();
    await expect(overlay(page)).toBeVisible();
    expect(page.url()).toBe(address);
    await page.reload();
    await expect(overlay(page)).toBeVisible();
    await page.goBack();
    await expect(overlay(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY);
  });

  test('Back followed by Forward leaves it open', async ({ page }) => {
    await visit(page, '/art');
    await openWork(page);
    // Right after it is closed and before the close event, which comes with the next frame.
    const turnsBack = await page.evaluate(async () => {
      const dialog = document.querySelector('dialog');
      const closed = new Promise<void>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (dialog?.open) return;
          observer.disconnect();
          resolve();
        }).observe(document, { subtree: true, attributeFilter: ['open'] });
      });
      history.back();
      await closed;
      const closeEvent = new Promise((resolve) => dialog?.addEventListener('close', resolve, { once: true }));
      let turns = 0;
      history.back = () => {
        turns += 1;
      };
      history.forward();
      await closeEvent;
      return turns;
    });
    expect(turnsBack).toBe(0);
    await expect(overlay(page)).toBeVisible();
    await expect(page).toHaveURL('/art?photo=art/koi-slowly');
  });
});
