import { chromium } from 'playwright-core';

/** What the pictures of About cost a visitor who reads the whole page, in bytes, by the window's width in px. */
export async function weighPictures(
  origin: string,
  executablePath: string,
  widths: number[],
): Promise<Record<string, number>> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--ignore-certificate-errors'],
  });
  const weights: Record<string, number> = {};
  try {
    for (const width of widths) {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width, height: 844 } });
      const page = await context.newPage();
      let bytes = 0;
      page.on('requestfinished', async (request) => {
        if (request.resourceType() === 'image') bytes += (await request.sizes()).responseBodySize;
      });
      await page.goto(`${origin}/about`, { waitUntil: 'networkidle' });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 400) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
        await page.waitForTimeout(100);
      }
      await page.waitForLoadState('networkidle');
      weights[`${width} px`] = bytes;
      await context.close();
    }
    return weights;
  } finally {
    await browser.close();
  }
}
