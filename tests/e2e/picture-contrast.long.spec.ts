import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, visit } from './visitor.ts';

/*
 * Contrast of captions on pictures: the rendered picture and scrim without text, against the text color.
 * tests/brand/palette-contrast.test.ts computes other contrasts from the colors.
 */

/** Captions per gallery. Each round shows six at random, so that all of the largest need about a hundred. */
const galleries = { 'Travel Photography': 73, 'Good Eats': 108, 'My Beloved Cat': 35 };
const maxRounds = 400;

// A style sheet of the test hides the text.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

type Line = { caption: string; x: number; y: number; width: number; height: number };

for (const width of [375, 1440]) {
  for (const [gallery, count] of Object.entries(galleries)) {
    test(`gives captions of ${gallery} at ${width} px a contrast of 7:1 over every pixel`, async ({
      page,
    }) => {
      test.setTimeout(900_000);
      await page.setViewportSize({ width, height: 1000 });
      await visit(page, '/about');
      const section = page.getByRole('region', { name: gallery, exact: true });
      const refresh = section.getByRole('button');
      await refresh.scrollIntoViewIfNeeded();
      await page.addStyleTag({
        content: '[data-figure] * { -webkit-text-fill-color: transparent !important }',
      });
      const captions = new Set<string>();
      const faint = new Map<string, number>();
      for (let round = 0; round < maxRounds && captions.size < count; round += 1) {
        if (round > 0) await refresh.click();
        await section.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await picturesAreRendered(page, gallery);
        const { lines, color } = await section.evaluate(readCaptions);
        const { data, info } = await sharp(await page.screenshot())
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        for (const line of lines) {
          captions.add(line.caption);
          const contrast = minContrast(data, info.width, line, color);
          if (contrast < 7) faint.set(line.caption, Math.min(contrast, faint.get(line.caption) ?? 21));
        }
      }
      expect([...faint]).toEqual([]);
      expect(captions.size, 'measured captions').toBe(count);
    });
  }
}

/** Waits until the visible photos are loaded. */
async function picturesAreRendered(page: Page, gallery: string): Promise<void> {
  const section = page.getByRole('region', { name: gallery, exact: true });
  await expect(section.getByRole('button')).not.toHaveAttribute('aria-busy', 'true');
  const pictures = section.locator('a[data-figure] img');
  await expect(pictures).toHaveCount(6);
  await pictures.evaluateAll((all) => Promise.all(all.map((image) => (image as HTMLImageElement).decode())));
}

/** Runs in the browser: each line of visible captions, and the text color in sRGB. */
function readCaptions(section: Element): { lines: Line[]; color: number[] } {
  const captions = [...section.querySelectorAll('[data-figure] > :last-child')];
  const lines = captions.flatMap((caption) => {
    const range = document.createRange();
    range.selectNodeContents(caption);
    const frame = caption.getBoundingClientRect();
    return [...range.getClientRects()]
      .filter(
        (box) =>
          box.top >= 0 &&
          box.bottom <= innerHeight &&
          box.top >= frame.top - 1 &&
          box.bottom <= frame.bottom + 1,
      )
      .map(({ x, y, width, height }) => ({ caption: caption.textContent ?? '', x, y, width, height }));
  });
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  context.fillStyle = captions[0] ? getComputedStyle(captions[0]).color : 'white';
  context.fillRect(0, 0, 1, 1);
  return { lines, color: [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)] };
}

function minContrast(pixels: Buffer, width: number, line: Line, color: number[]): number {
  const front = luminance(color[0] ?? 0, color[1] ?? 0, color[2] ?? 0);
  let lowest = 21;
  for (let y = Math.ceil(line.y); y < Math.floor(line.y + line.height); y += 1) {
    for (let x = Math.ceil(line.x); x < Math.floor(line.x + line.width); x += 1) {
      const at = (y * width + x) * 3;
      const behind = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
      const [light, dark] = front > behind ? [front, behind] : [behind, front];
      lowest = Math.min(lowest, (light + 0.05) / (dark + 0.05));
    }
  }
  return Math.round(lowest * 100) / 100;
}

/** Relative luminance by WCAG 2, of sRGB from 0 to 255. */
function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
