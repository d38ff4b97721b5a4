import { expect, type Page } from '@playwright/test';
import { findViolations } from './accessibility-checks.ts';
import { visit } from './visitor.ts';

/**
 * The designer's video and animation, in a case study and on a card, under reduced motion. `home` is the address of
 * the site.
 */
export async function playsClips(page: Page, home: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const requests: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.replace(/^.*\//, '').replace(/-[\da-f]{8}\./, '.');
    if (/\.(?:webm|vtt|webp)$/.test(name)) requests.push(name);
  });
  await visit(page, `${home}/work/tram-map`);
  await playsInPlace(page, requests);
  await movesWhenAsked(page, requests);
  await visit(page, `${home}/work`);
  await playsInLightbox(page);
}

async function playsInPlace(page: Page, requests: string[]): Promise<void> {
  const poster = page.getByRole('link', { name: /^Play video: A white square/ });
  await poster.scrollIntoViewIfNeeded();
  // Without scripts, the link opens the file.
  await expect(poster).toHaveAttribute('href', /\/walk-[\da-f]{8}\.webm$/);
  const before = await poster.boundingBox();
  expect(requests, 'requests before the video plays').toEqual([]);
  await poster.press('Enter');
  const video = page.locator('figure video');
  await expectPlaying(page);
  await expect(video).toBeFocused();
  expect(requests.toSorted()).toEqual(expect.arrayContaining(['walk.vtt', 'walk.webm']));
  expect(await video.boundingBox(), 'its place').toEqual(before);
  expect(await video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)).toBe('showing');
  expect(await findViolations(page), 'while it plays').toEqual([]);
}

async function movesWhenAsked(page: Page, requests: string[]): Promise<void> {
  const button = page.getByRole('button', { name: /^Play animation: A red sheet/ });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(requests, 'requests before the animation plays').not.toContain('fold.webp');
  const source = () =>
    page.getByRole('img', { name: /^A red sheet/ }).evaluate((image: HTMLImageElement) => image.currentSrc);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(source).toMatch(/\.webp$/);
  await button.press('Space');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(source).not.toMatch(/\.webp$/);
}

async function playsInLightbox(page: Page): Promise<void> {
  const card = page.getByRole('article', { name: 'A Tram Map for the Left Bank' });
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: 'Next picture' }).click();
  await card.getByRole('button', { name: /^Play video: A white square/ }).click();
  const lightbox = page.getByRole('dialog');
  const video = lightbox.locator('video');
  await expectPlaying(page);
  expect(await findViolations(page), 'in the lightbox').toEqual([]);
  // The keys of the player control the video.
  await video.press('ArrowLeft');
  await expect(page).toHaveURL(/\?photo=tram-map\/walk$/);
  // The next slide pauses it.
  await lightbox.getByRole('button', { name: 'Previous picture' }).click();
  await expect(video).toHaveCount(0);
  await lightbox.getByRole('button', { name: 'Next picture' }).click();
  await expectPaused(page);
  await video.press('Escape');
  await expect(lightbox).toHaveCount(0);
  // Opened by address, nothing plays without a click.
  await page.goForward();
  await expectPaused(page);
  await page.reload();
  await expectPaused(page);
  await page.goBack();
  await expect(lightbox).toHaveCount(0);
}

async function expectPlaying(page: Page): Promise<void> {
  const video = page.locator('video');
  const at = () => video.evaluate(({ paused, currentTime }: HTMLVideoElement) => (paused ? 0 : currentTime));
  await expect.poll(at, 'seconds played').toBeGreaterThan(0);
}

async function expectPaused(page: Page): Promise<void> {
  const video = page.getByRole('dialog').locator('video');
  await expect(video).toBeVisible();
  expect(await video.evaluate(({ paused, currentTime }: HTMLVideoElement) => [paused, currentTime])).toEqual([
    true,
    0,
  ]);
}
