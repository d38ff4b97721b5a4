import type { CDPSession, Page } from '@playwright/test';
import { expect, isAtRest, openPicture, test, visit } from './visitor.ts';

/** Steps, zoom and gestures; lightbox-opening.spec.ts covers opening and closing. */

const artCount = 7;

function lightbox(page: Page) {
  return page.getByRole('dialog');
}

function button(page: Page, name: string) {
  return lightbox(page).getByRole('button', { name, exact: true });
}

async function openFirst(page: Page, path = '/art') {
  await visit(page, path);
  await page.locator('main a[data-figure]').first().click();
  await isOpen(page);
}

/** Waits until the lightbox is open and its transition is over: before, browsers find no element under the pointer. */
async function isOpen(page: Page) {
  await expect(lightbox(page)).toBeVisible();
  await page.waitForFunction(
    () =>
      !document.activeViewTransition &&
      document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog'),
  );
}

/** Waits until the lightbox shows the picture with this number. */
async function isAt(page: Page, place: number, count = artCount) {
  await expect(lightbox(page)).toContainText(`${place} of ${count}`);
}

function address(page: Page): string | null {
  return new URL(page.url()).searchParams.get('photo');
}

/** Scale of the open picture, where 1 fits the stage. */
function scale(page: Page): Promise<number> {
  return page.locator('[data-place="0"] [data-frame]').evaluate((frame) => {
    const share = frame.getBoundingClientRect().width / (frame as HTMLElement).offsetWidth;
    return Math.round(100 * share) / 100;
  });
}

test.describe('with keys and buttons', () => {
  test('each step is announced and changes the address, and Back leaves the lightbox', async ({ page }) => {
    await openFirst(page);
    await isAt(page, 1);
    await expect(button(page, 'Previous picture')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowLeft');
    await isAt(page, 1);

    await button(page, 'Next picture').click();
    await isAt(page, 2);
    await expect(button(page, 'Next picture')).toBeFocused();
    await expect(lightbox(page).locator('[aria-live="polite"]')).toHaveText(/^2 of 7: \S/);
    await page.keyboard.press('ArrowRight');
    await isAt(page, 3);
    await page.keyboard.press('End');
    await isAt(page, artCount);
    await page.keyboard.press('ArrowRight');
    await isAt(page, artCount);
    await page.keyboard.press('ArrowLeft');
    await isAt(page, artCount - 1);
    const last = 'art/night-dispensary';
    await expect.poll(() => address(page)).toBe(last);

    await page.reload();
    await isAt(page, artCount - 1);
    expect(address(page)).toBe(last);
    await page.goBack();
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL('/art');
    await page.goForward();
    await isAt(page, artCount - 1);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await expect(page.locator(`a[data-figure="${last}"]`)).toBeFocused();
    await expect(page.locator(`a[data-figure="${last}"]`)).toBeInViewport();

    await test.step('dragging with the mouse steps, and the click at its end does not close', async () => {
      await page.locator('main a[data-figure]').first().click();
      await isOpen(page);
      await page.mouse.move(800, 400);
      await page.mouse.down();
      await page.mouse.move(300, 410, { steps: 5 });
      await page.mouse.up();
      await isAt(page, 2);
      await expect(lightbox(page)).toBeVisible();
    });
    await test.step('a mouse that was released outside the window drags nothing when it comes back', async () => {
      await isAtRest(lightbox(page));
      const left = () => openPicture(page).evaluate((image) => image.getBoundingClientRect().left);
      const before = await left();
      await page.mouse.move(800, 400);
      await page.mouse.down();
      const devtools = await page.context().newCDPSession(page);
      for (const x of [700, 500, 300])
        await devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y: 400, buttons: 0 });
      expect(await left()).toBe(before);
      await page.mouse.up();
    });
    await test.step('under reduced motion the next picture appears at once', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, `/art?photo=${last}`);
      await isAt(page, artCount - 1);
      const running = await page.evaluate(() => {
        document.querySelector<HTMLElement>('[data-step="next"]')?.click();
        return document.getAnimations().length;
      });
      expect(running).toBe(0);
      await isAt(page, artCount);
    });
  });

  test('a picture zooms in, with its largest file, and moves', async ({ page }) => {
    await openFirst(page);
    await button(page, 'Zoom in').click();
    await expect.poll(() => scale(page)).toBeGreaterThan(2);
    await expect
      .poll(() =>
        openPicture(page).evaluate((image) =>
          (image as HTMLImageElement).currentSrc.endsWith(`-${image.getAttribute('width')}.avif`),
        ),
      )
      .toBe(true);
    const top = () => openPicture(page).evaluate((image) => image.getBoundingClientRect().top);
    const before = await top();
    await page.keyboard.press('ArrowDown');
    await expect.poll(top).toBeLessThan(before - 40);
    await isAt(page, 1);
    // A click moves the clicked point to the middle and does not close.
    await page.mouse.click(640, 120);
    await expect.poll(top).toBeGreaterThan(before - 40);
    await page.keyboard.press('0');
    await expect.poll(() => scale(page)).toBe(1);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect.poll(() => scale(page)).toBe(1);
    await page.keyboard.press('+');
    await expect.poll(() => scale(page)).toBeCloseTo(1.5);
    await button(page, 'Next picture').click();
    await isAt(page, 2);
    expect(await scale(page)).toBe(1);
  });
});

test('steps lead through the whole gallery, past the six photos on the page, to preloaded photos', async ({
  page,
}) => {
  await visit(page, '/about');
  await page.getByRole('region', { name: 'Travel Photography' }).scrollIntoViewIfNeeded();
  await page.locator('main a[data-figure^="travel/"]').first().click();
  await expect(lightbox(page)).toContainText(/\d of 73/);
  await page.keyboard.press('Home');
  await isAt(page, 1, 73);
  for (let place = 2; place <= 12; place += 1) {
    await expect(page.locator('[data-place="1"] picture img')).toHaveJSProperty('complete', true);
    await page.keyboard.press('ArrowRight');
    await isAt(page, place, 73);
    await expect(lightbox(page)).toHaveAccessibleName(/\S/);
  }
});

test.describe('when files fail to load', { tag: '@full' }, () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a picture that is missing offline is announced, and loads when the connection is back', async ({
    page,
    context,
  }) => {
    await visit(page, '/about?photo=travel/reykjavik-rooftops');
    await isAt(page, 1, 73);
    await expect(page.locator('[data-place="1"] picture img')).toHaveJSProperty('complete', true);
    await context.setOffline(true);
    await page.keyboard.press('ArrowRight');
    await isAt(page, 2, 73);
    const failure = page.locator('[data-place="0"]').getByText('This picture could not be loaded');
    await page.keyboard.press('ArrowRight');
    await expect(failure).toBeInViewport();
    await page.keyboard.press('End');
    await expect(lightbox(page)).toContainText('73 of 73');
    await expect(failure).toBeInViewport();
    await expect(lightbox(page)).toHaveAccessibleName('This picture could not be loaded');
    // There is no file to link to or to zoom into.
    await expect(button(page, 'Copy link')).toBeDisabled();
    await context.setOffline(false);
    await expect(failure).toHaveCount(0);
    await expect(openPicture(page)).not.toHaveJSProperty('naturalWidth', 0);
    await expect(lightbox(page)).toHaveAccessibleName(/\S/);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await isAt(page, 3, 73);
    await expect(openPicture(page)).not.toHaveJSProperty('naturalWidth', 0);
    await page.goBack();
    await expect(lightbox(page)).toBeHidden();
  });

  test('a picture that fails just as the visitor comes to it is announced', async ({ page }) => {
    // A step right after the page has handled the failure, before it renders.
    await page.addInitScript(() => {
      const stepAfter = ({ target }: Event) => {
        if (!(target instanceof HTMLImageElement) || !target.closest('[data-place="1"]')) return;
        document.removeEventListener('error', stepAfter, true);
        const press = () =>
          target.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        target.addEventListener('error', press, { once: true });
      };
      document.addEventListener('error', stepAfter, true);
    });
    await page.route('**/travel/latrabjarg-puffins*', (route) => route.abort());
    await visit(page, '/about?photo=travel/reykjavik-rooftops');
    await isAt(page, 2, 73);
    await expect(lightbox(page).getByText('This picture could not be loaded')).toBeInViewport();
  });

  test('a zoomed picture stays in view when the window turns or its largest file fails', async ({ page }) => {
    await openFirst(page);
    await page.route('**/images/**', (route) => route.abort());
    await button(page, 'Zoom in').click();
    await expect.poll(() => scale(page)).toBeGreaterThan(2);
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
    await expect(openPicture(page)).not.toHaveJSProperty('naturalWidth', 0);
    await page.setViewportSize({ width: 420, height: 900 });
    const overlap = () =>
      openPicture(page).evaluate((image) => {
        const stage = image.closest('[data-place]')?.getBoundingClientRect();
        const box = image.getBoundingClientRect();
        return stage ? Math.min(box.right, stage.right) - Math.max(box.left, stage.left) - stage.width : -1;
      });
    await expect.poll(overlap).toBeGreaterThan(-1);
  });
});

test('the lightbox preloads nothing for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openFirst(page);
  await expect(openPicture(page)).toHaveJSProperty('complete', true);
  await page.keyboard.press('ArrowRight');
  await isAt(page, 2);
  await expect(openPicture(page)).toHaveJSProperty('complete', true);
  await expect(page.locator('[data-place="1"] picture img')).toHaveCount(0);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  type Point = [x: number, y: number];

  /** Moves fingers from their first to their last points in a number of steps. */
  async function move(touch: CDPSession, from: Point[], to: Point[], { moves = 6, isLifted = true } = {}) {
    const points = (share: number) =>
      from.map(([x, y], id) => ({
        x: x + share * ((to[id]?.[0] ?? x) - x),
        y: y + share * ((to[id]?.[1] ?? y) - y),
        id,
      }));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
    for (let step = 1; step <= moves; step += 1)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step / moves) });
    if (isLifted) await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /**
   * Two taps on the picture, as events of one task, because real touches arrive late on a busy machine. Their clicks come
   * last, as on a slow device. The second finger stays down for `heldMs`.
   */
  async function tapTwice(page: Page, heldMs = 0) {
    await isAtRest(lightbox(page));
    await page.evaluate(async (ms) => {
      const place = { clientX: 200, clientY: 400 };
      const picture = document.elementFromPoint(place.clientX, place.clientY);
      const fire = (type: string, detail = 0) =>
        picture?.dispatchEvent(
          new PointerEvent(type, {
            ...place,
            detail,
            pointerId: 9,
            pointerType: 'touch',
            isPrimary: true,
            bubbles: true,
            cancelable: true,
          }),
        );
      for (const type of ['pointerdown', 'pointerup', 'pointerdown']) fire(type);
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
      fire('pointerup');
      fire('click', 1);
      fire('click', 2);
    }, heldMs);
  }

  test('a swipe steps, a pinch or two taps zoom, one tap or a swipe down closes', async ({ page }) => {
    const touch = await page.context().newCDPSession(page);
    await openFirst(page);
    await isAt(page, 1);

    await test.step('one tap on the picture closes', async () => {
      await page.touchscreen.tap(200, 400);
      await expect(lightbox(page)).toBeHidden();
      await page.locator('main a[data-figure]').first().tap();
      await isOpen(page);
    });
    await test.step('the picture follows the finger', async () => {
      await move(touch, [[300, 400]], [[180, 405]], { isLifted: false });
      const left = () =>
        page.locator('[data-place="0"]').evaluate((slide) => Math.round(slide.getBoundingClientRect().left));
      await expect.poll(left).toBe(-120);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await isAt(page, 2);
      await move(touch, [[100, 400]], [[300, 400]]);
      await isAt(page, 1);
      await expect.poll(left).toBe(0);
    });
    await test.step('two taps zoom, also when the second takes long', async () => {
      for (const heldMs of [0, 600]) {
        await tapTwice(page, heldMs);
        await expect.poll(() => scale(page)).toBeGreaterThan(2);
        await expect(button(page, 'Zoom out')).toBeVisible();
        // Closes by key, since Chromium fires no click for the first tap after a drag.
        await page.keyboard.press('0');
        await expect.poll(() => scale(page)).toBe(1);
      }
    });
    await test.step('two fingers zoom, one finger pans, two taps zoom out', async () => {
      await move(
        touch,
        [
          [180, 400],
          [210, 400],
        ],
        [
          [100, 400],
          [290, 400],
        ],
      );
      await expect.poll(() => scale(page)).toBeGreaterThan(2);
      const left = () => openPicture(page).evaluate((image) => image.getBoundingClientRect().left);
      const before = await left();
      await move(touch, [[200, 400]], [[120, 400]]);
      await expect.poll(left).toBeLessThan(before - 40);
      await isAt(page, 1);
      await tapTwice(page);
      await expect.poll(() => scale(page)).toBe(1);
      await expect(lightbox(page)).toBeVisible();
    });
    await test.step('a swipe back from the first picture does nothing', async () => {
      await move(touch, [[100, 400]], [[300, 400]]);
      await isAt(page, 1);
    });
    await test.step('a swipe down closes', async () => {
      await move(touch, [[200, 300]], [[205, 600]]);
      await expect(lightbox(page)).toBeHidden();
      await expect(page).toHaveURL('/art');
    });
  });
});
