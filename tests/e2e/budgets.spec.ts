import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** Maximum bytes of script on a first visit, brotli 11. React alone has 58 KB. */
const budgets = [
  { page: 'index.html', script: 69_100 },
  { page: 'about.html', script: 79_900 },
  { page: 'about/food.html', script: 79_900 },
  { page: 'projects.html', script: 79_500 },
  { page: 'experiences.html', script: 79_900 },
  { page: 'art.html', script: 79_900 },
  { page: 'contact.html', script: 79_900 },
  { page: 'projects/underscore.html', script: 79_900 },
  { page: '404.html', script: 79_900 },
  { page: 'notes/one-lens-three-mornings.html', script: 67_500 },
  { page: 'notes/tags/travel.html', script: 68_000 },
];
/** Maximum bytes of HTML and styles before the first paint: twice the 14 KB of a first TCP window. */
const firstPaintBudget = 28_000;
const fontBudget = 36_000;

for (const { page, script } of budgets) {
  test(`keeps ${page} within its budget`, async () => {
    const html = await readFile(join('dist', page));
    const named = [...String(html).matchAll(/(?:src|href)="\/((?:assets|fonts)\/[^"#]+)"/g)].map(
      ([, file]) => file ?? '',
    );
    for (const [, font] of String(html).matchAll(/url\("?\/(fonts\/[^")]+)/g)) named.push(font ?? '');
    const files = await Promise.all(
      [...new Set(named)].map(async (file) => ({ file, size: await sizeOf(file) })),
    );
    const within = (ending: string) => files.filter(({ file }) => file.endsWith(ending));
    expect(sum(within('.js')), `script: ${list(within('.js'))}`).toBeLessThanOrEqual(script);
    // Structured data comes after all visible content.
    const firstPaint = Buffer.from(
      String(html).replace(/<script type="application\/ld\+json">.*<\/script>/s, ''),
    );
    expect(within('.css'), 'style sheets').toEqual([]);
    expect(await compressedSize(firstPaint), 'HTML with its styles').toBeLessThanOrEqual(firstPaintBudget);
    expect(sum(within('.woff2')), `fonts: ${list(within('.woff2'))}`).toBeLessThanOrEqual(fontBudget);
    expect(within('.woff2').length, 'font files').toBe(2);
  });
}

/** Maximum bytes of other files in dist/: about a quarter above their size. */
const artefacts = {
  'files/resume.pdf': 130_000,
  'resume.json': 50_000,
  'resume.txt': 26_000,
  'contact.vcf': 800,
  'share/home.png': 50_000,
  'share/about.png': 50_000,
  'share/projects.png': 50_000,
  'share/experiences.png': 50_000,
  'share/art.png': 50_000,
  'share/contact.png': 50_000,
  'sitemap.xml': 34_000,
  'site.webmanifest': 800,
};

test('keeps the résumé, cards and other files within their budgets', async () => {
  const weighed = await Promise.all(
    Object.keys(artefacts).map(async (file) => ({ file, size: (await stat(join('dist', file))).size })),
  );
  console.log(list(weighed));
  for (const { file, size } of weighed)
    expect([file, size <= artefacts[file as keyof typeof artefacts], size > 0]).toEqual([file, true, true]);
});

type Weighed = { file: string; size: number };

function sum(files: Weighed[]): number {
  return files.reduce((total, { size }) => total + size, 0);
}

/** Largest first. */
function list(files: Weighed[]): string {
  return files
    .toSorted((a, b) => b.size - a.size)
    .map(({ file, size }) => `${file} ${size}`)
    .join(', ');
}

async function sizeOf(file: string): Promise<number> {
  // Small files have no compressed copy.
  const { size } = await stat(join('dist', `${file}.br`)).catch(() => stat(join('dist', file)));
  return size;
}

async function compressedSize(bytes: Buffer): Promise<number> {
  const packed = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return packed.length;
}
