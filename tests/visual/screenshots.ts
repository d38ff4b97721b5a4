import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../scripts/browser.ts';
import { longName, makeExtremeSite } from './extreme-site.ts';
import { storeReference } from './reference.ts';
import { extremeShots, type Shot, shots, takeShot } from './shots.ts';

const usage = `npm run screenshots [-- --update] [-- name…]

Photographs the built site (npm run build first) in screenshots/: every page in both themes at 375 and 1440 px, at other
widths in one, states such as the open overlay, and a site of extreme content that is built for it; contact-sheet.png
shows them together. Names select shots that begin so, as in home or about-375. --update also stores the small
references that npm run test:full compares with.`;

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
const folder = 'screenshots';
const port = Number(process.env.PORTFOLIO_TEST_PORT ?? 4175);
const tileWidthPx = 300;
const tileHeightPx = 380;
const columns = 8;

if (values.help) console.log(usage);
else await takeAll();

async function takeAll() {
  const chosen = shots.filter(isWanted);
  const chosenExtremes = extremeShots.filter(isWanted);
  const count = chosen.length + chosenExtremes.length;
  if (count === 0) throw new Error(`no shot begins with ${names.join(' or ')}`);
  if (names.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await mkdir('tests/visual/references', { recursive: true });
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/pipeline/commands/start.ts', '--no-build', '--port', String(port)],
    { stdio: 'ignore' },
  );
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
  try {
    const baseURL = `http://localhost:${port}`;
    await answers(baseURL);
    const tiles: Buffer[] = [];
    const takeOf = async (origin: string, shot: Shot) => {
      const context = await browser.newContext({ baseURL: origin });
      const png = await takeShot(await context.newPage(), shot);
      await context.close();
      await writeFile(join(folder, `${shot.name}.png`), png);
      if (values.update) await storeReference(shot.name, png);
      tiles.push(await sharp(png).resize(tileWidthPx, tileHeightPx, { position: 'top' }).png().toBuffer());
      console.log(`${tiles.length} of ${count}  ${shot.name}`);
    };
    for (const shot of chosen) await takeOf(baseURL, shot);
    if (chosenExtremes.length > 0) {
      const extreme = await makeExtremeSite(longName);
      try {
        for (const shot of chosenExtremes) await takeOf(extreme.origin, shot);
      } finally {
        await extreme.remove();
      }
    }
    await writeContactSheet(tiles);
  } finally {
    await browser.close();
    server.kill();
  }
}

function isWanted({ name }: Shot): boolean {
  return names.length === 0 || names.some((start) => name.startsWith(start));
}

async function answers(url: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing answers at ${url}`);
}

async function writeContactSheet(tiles: Buffer[]) {
  const gap = 12;
  const rows = Math.ceil(tiles.length / columns);
  await sharp({
    create: {
      width: columns * (tileWidthPx + gap) + gap,
      height: rows * (tileHeightPx + gap) + gap,
      channels: 3,
      background: '#b9c2be',
    },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: gap + (index % columns) * (tileWidthPx + gap),
        top: gap + Math.floor(index / columns) * (tileHeightPx + gap),
      })),
    )
    .png()
    .toFile(join(folder, 'contact-sheet.png'));
}
