import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { parse } from 'yaml';
import { findBrowser } from '../../scripts/browser.ts';
import type { LookName } from '../../src/brand/look.ts';
import { makeSmallProject } from '../hosts/small-project.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sheetPath = path.join(root, 'docs/images/looks.jpg');

/** An owner for each look; `content` is the sample. */
const owners: [LookName, content: string][] = [
  ['underscore', 'content'],
  ['gallery', 'tests/fixtures/owners/photographer'],
  ['editorial', 'tests/fixtures/owners/researcher'],
  ['technical', 'content'],
  ['warm', 'tests/fixtures/owners/nurse'],
  ['quiet', 'tests/fixtures/owners/arabic'],
];

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 900 },
];
/** Sizes in the sheet in px: each look has a desktop and a phone at the same scale, with two looks per row. */
const [scale, gap] = [0.36, 24];

/** Writes docs/images/looks.jpg: the homepage in each look. Needs the encoded pictures of a build of the sample. */
export async function writeLooksSheet(): Promise<void> {
  const browser = await chromium.launch(await findBrowser());
  const [desktop = 0, phone = 0] = screens.map(({ width }) => Math.round(width * scale));
  const height = Math.round(900 * scale);
  const pictures: OverlayOptions[] = [];
  try {
    for (const [place, [look, content]] of owners.entries()) {
      const shots = await shotsOf(browser, look, path.join(root, content));
      const left = gap + (place % 2) * (desktop + phone + 3 * gap);
      const top = gap + Math.floor(place / 2) * (height + 2 * gap);
      for (const [index, shot] of shots.entries())
        pictures.push({
          input: await sharp(shot).resize({ height }).toBuffer(),
          left: left + index * (desktop + gap),
          top,
        });
    }
  } finally {
    await browser.close();
  }
  const width = 2 * (desktop + phone) + 6 * gap;
  const sheet = { width, height: 3 * (height + 2 * gap), channels: 3, background: '#d9d9d6' } as const;
  await sharp({ create: sheet }).composite(pictures).jpeg({ quality: 80, mozjpeg: true }).toFile(sheetPath);
}

async function shotsOf(browser: Browser, look: LookName, content: string): Promise<Buffer[]> {
  const project = await makeSmallProject({ content });
  try {
    await writeFile(path.join(project.folder, 'content/brand.yaml'), `look: ${look}\n`);
    for (const part of ['pictures', 'typefaces'])
      await rm(path.join(project.folder, '.cache', part), { recursive: true, force: true });
    await symlink(path.join(root, '.cache/pictures'), path.join(project.folder, '.cache/pictures'));
    const { home, close } = await project.serve({ environment: { npm_config_offline: 'false' } });
    const site = await readFile(path.join(content, 'site.yaml'), 'utf8');
    const { language } = parse(site) as { language?: string };
    // In the language of the site, so that it offers no other.
    const page = await browser.newPage({ reducedMotion: 'reduce', locale: language ?? 'en' });
    const shots: Buffer[] = [];
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      await page.goto(`${home}/`, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      shots.push(await page.screenshot({ animations: 'disabled', style: 'html { scrollbar-gutter: auto }' }));
    }
    await page.close();
    await close();
    return shots;
  } finally {
    await project.remove();
  }
}
