import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { makeSmallProject } from '../hosts/small-project.ts';
import type { SystemFonts } from '../system-fonts.ts';
import { readShifts, recordShifts } from './layout-shifts.ts';
import {
  expect,
  fontsShown,
  holdBack,
  hydrated,
  notFoundError,
  pages,
  photoPages,
  readThrough,
  rendered,
  test,
} from './visitor.ts';

test.use({ expectedErrors: notFoundError });

/** Delay of pictures, in ms: well after the first paint. */
const lateMs = 700;
/** A tenth of the "good" threshold. */
const maxShift = 0.01;
/** Size of a piece of a document that arrives slowly. */
const pieceBytes = 700;
const paths = [...pages.map((page) => page.path), '/nothing-here'];

/** Phones have no scrollbar beside the page, so their lines are longer than those of a desktop's window as wide. */
const screens = [
  { widths: [320, 390, 412], options: { deviceScaleFactor: 2, isMobile: true, hasTouch: true } },
  { widths: [768, 1280, 1440, 2560], options: {} },
];

const systems: { name: string; fonts: SystemFonts }[] = [
  { name: 'Liberation, as wide as Arial and Courier New', fonts: 'liberation' },
  { name: 'Roboto, as on Android', fonts: 'roboto' },
  { name: 'nothing but DejaVu', fonts: 'dejavu' },
];

for (const { name, fonts } of systems) {
  test(`on a system with ${name}, moves no page at any width when fonts arrive late @full`, async ({
    browserWith,
    baseURL,
  }) => {
    // One browser shows all pages at all widths.
    test.setTimeout(600_000);
    const browser = await browserWith(fonts);
    const moved: string[] = [];
    for (const { widths, options } of screens) {
      const page = await browser.newPage(options);
      await recordShifts(page);
      // The space of pictures is reserved, so they are not needed.
      await page.route(/\.(?:avif|jpg|png)$/, () => {});
      for (const [path, width] of paths.flatMap((path) => widths.map((width) => [path, width] as const))) {
        await page.setViewportSize({ width, height: 900 });
        const restore = await holdBack(page, /\.woff2$/);
        // The load event waits for fonts.
        await page.goto(`${baseURL}${path}`, { waitUntil: 'commit' });
        await hydrated(page);
        await rendered(page);
        expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
        restore();
        await fontsShown(page);
        await rendered(page);
        const { total, shifts } = await readShifts(page);
        if (total > maxShift)
          moved.push(`${path} at ${width} px: ${total.toFixed(4)} ${JSON.stringify(shifts)}`);
        await page.unroute(/\.woff2$/);
      }
    }
    expect(moved).toEqual([]);
  });
}

for (const path of paths) {
  for (const width of [375, 1440]) {
    test(`${path} at ${width} px does not shift while fonts and pictures arrive late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordShifts(page);
      await page.route(/\.(?:woff2|avif|jpg|png)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, lateMs));
        await route.continue();
      });
      await page.goto(path);
      await hydrated(page);
      await fontsShown(page);
      await readThrough(page);
      await page.waitForLoadState('networkidle');
      const { total, shifts } = await readShifts(page);
      expect(total, JSON.stringify(shifts)).toBeLessThan(maxShift);
    });
  }
}

test('moves no page while its document arrives in pieces', async ({ browser, baseURL }) => {
  expect(await shiftsInPieces(browser, String(baseURL), [...paths, ...photoPages])).toEqual([]);
});

test('moves no cards of a grid while their document arrives in pieces', async ({ browser }) => {
  const project = await makeSmallProject();
  await writeFile(join(project.folder, 'content/brand.yaml'), 'look: technical\ntypefaces: atkinson\n');
  // Long enough for several pieces.
  const file = join(project.folder, 'content/projects.yaml');
  const projects = await readFile(file, 'utf8');
  await writeFile(
    file,
    projects.replace(/(?<=description: ).*/g, (text) => `${text} `.repeat(80)),
  );
  const { origin, home, close } = await project.serve();
  try {
    expect(await shiftsInPieces(browser, origin, [`${home}/projects`.slice(origin.length)])).toEqual([]);
  } finally {
    await close();
  }
});

/** Opens pages of a site that arrive in pieces; returns those that moved. */
async function shiftsInPieces(browser: Browser, origin: string, paths: readonly string[]): Promise<string[]> {
  const page = await browser.newPage();
  const server = createServer(async ({ url = '/' }, response) => {
    const fetched = await fetch(`${origin}${url}`);
    const type = fetched.headers.get('content-type') ?? '';
    response.writeHead(fetched.status, { 'content-type': type });
    const bytes = Buffer.from(await fetched.arrayBuffer());
    // What is before it, with the styles, arrives at once: nothing is painted without it.
    const start = type.startsWith('text/html') ? bytes.indexOf('<body') : bytes.length;
    response.write(bytes.subarray(0, start));
    for (let at = start; at < bytes.length; at += pieceBytes) {
      response.write(bytes.subarray(at, at + pieceBytes));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    response.end();
  }).listen(0);
  await recordShifts(page);
  const moved: string[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
      await fontsShown(page);
      await rendered(page);
      const { total, shifts } = await readShifts(page);
      if (total > maxShift)
        moved.push(`${path} at ${width} px: ${total.toFixed(4)} ${JSON.stringify(shifts)}`);
    }
  }
  await page.close();
  server.close();
  return moved;
}

test('stays at the anchor when fonts arrive, unless the visitor has scrolled', async ({ page }) => {
  const top = () => page.locator('#healthcare').evaluate((section) => section.getBoundingClientRect().top);
  for (const hasMoved of [false, true]) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const restore = await holdBack(page, /\.woff2$/);
    await page.goto('/experiences#healthcare', { waitUntil: 'commit' });
    await hydrated(page);
    if (hasMoved) await page.mouse.wheel(0, 400);
    if (hasMoved) await expect.poll(top).toBeLessThan(0);
    restore();
    await fontsShown(page);
    await rendered(page);
    if (hasMoved) expect(await top()).toBeLessThan(0);
    else expect(Math.round(await top())).toBe(100);
  }
});
