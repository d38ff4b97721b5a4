import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { longName, makeExtremeSite } from '../visual/extreme-site.ts';
import { compareToReference, storeReference } from '../visual/reference.ts';
import { extremeShots, type Shot, shots, takeShot } from '../visual/shots.ts';
import { testOfSite } from './test-of-site.ts';
import { expect, notFoundError, test } from './visitor.ts';

const folder = 'screenshots';
const extremeTest = testOfSite(() => makeExtremeSite(longName));

// Comparing the longest pages takes long on a busy machine.

// The console reports the 404 page and the refused message.
test.use({ expectedErrors: new RegExp(`${notFoundError.source}|status of 403`) });

for (const shot of shots) {
  test(`shows ${shot.name} as in the reference screenshot`, ({ page }) => compare(page, shot));
}

for (const shot of extremeShots) {
  extremeTest(`shows ${shot.name} as in the reference screenshot`, ({ page }) => compare(page, shot));
}

async function compare(page: Page, shot: Shot): Promise<void> {
  const png = await takeShot(page, shot);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${shot.name}.png`), png);
  if (test.info().config.updateSnapshots === 'all') return storeReference(shot.name, png);
  const { difference, left, top } = await compareToReference(shot.name, png);
  const advice = `${folder}/${shot.name}.png differs at ${left}, ${top} px; "npm run screenshots -- --update ${shot.name}" makes it the new look`;
  expect(difference, advice).toBeLessThanOrEqual(1);
}
