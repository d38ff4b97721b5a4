import { compareToReference, heightTolerance, tolerance } from '../visual/reference.ts';
import { shots, takeShot } from '../visual/shots.ts';
import { expect, notFoundError, test } from './visitor.ts';

test.skip(process.env.PORTFOLIO_FULL !== '1', 'the look is compared in npm run test:full');
test.use({ expectedErrors: notFoundError });

for (const shot of shots) {
  test(`${shot.name} looks as it did`, async ({ page }) => {
    const { meanDifference, heightDifference } = await compareToReference(
      shot.name,
      await takeShot(page, shot),
    );
    expect(meanDifference, 'mean difference per channel').toBeLessThanOrEqual(tolerance);
    expect(heightDifference, 'difference in height').toBeLessThanOrEqual(heightTolerance);
  });
}
