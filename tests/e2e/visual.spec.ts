import type { Page } from '@playwright/test';
import { compareToReference } from '../visual/reference.ts';
import { extremeShots, type Shot, shots, takeShot } from '../visual/shots.ts';
import { test as extremeTest } from './extreme-visitor.ts';
import { expect, notFoundError, test } from './visitor.ts';

const isLeftOut = process.env.PORTFOLIO_FULL !== '1';
const reason = 'the look is compared in npm run test:full';
test.skip(isLeftOut, reason);
extremeTest.skip(isLeftOut, reason);
// A page that is not there, and a message that is refused.
test.use({ expectedErrors: new RegExp(`${notFoundError.source}|status of 403`) });

for (const shot of shots) {
  test(`${shot.name} looks as it did`, ({ page }) => compare(page, shot));
}

for (const shot of extremeShots) {
  extremeTest(`${shot.name} looks as it did`, ({ page }) => compare(page, shot));
}

async function compare(page: Page, shot: Shot): Promise<void> {
  const { difference, left, top } = await compareToReference(shot.name, await takeShot(page, shot));
  const advice = `differs at ${left}, ${top} px; "npm run screenshots -- ${shot.name}" shows it, with --update it is the new look`;
  expect(difference, advice).toBeLessThanOrEqual(1);
}
