import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictures as cat } from '../../sample-art/cat/index.ts';
import { jobPath } from '../../sample-art/core/picture-job.ts';
import { pictures as food } from '../../sample-art/food/index.ts';
import { pictures as travel } from '../../sample-art/travel/index.ts';

// Drawing one takes seconds, and more while the cores are busy with other suites.
const TIMEOUT_MS = 120_000;

const SAMPLES = ['travel/tucson-saguaros', 'food/latte-art', 'cat/perfect-loaf'];

const jobs = [...travel, ...food, ...cat];

/** Small enough that grain and the encoder's noise are gone, large enough that anything moved shows. */
async function thumbnail(picture: Sharp): Promise<Buffer> {
  return picture.removeAlpha().resize(64, 43, { fit: 'fill' }).raw().toBuffer();
}

/** Mean difference of a channel, of 255. */
function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

describe('a picture drawn again', () => {
  it.each(SAMPLES)(
    '%s looks like the committed original',
    async (name) => {
      const job = jobs.find((candidate) => jobPath(candidate) === name);
      if (!job) throw new Error(`nothing draws ${name}`);
      const sheet = await job.draw();
      const { width, height } = sheet;
      const { data } = sheet.context.getImageData(0, 0, width, height);
      const drawn = await thumbnail(sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }));
      const committed = await thumbnail(sharp(`content/images/${name}.avif`));
      expect(difference(drawn, committed)).toBeLessThan(2.5);
    },
    TIMEOUT_MS,
  );

  it('is told apart from another picture', async () => {
    const [one, other] = await Promise.all(
      [SAMPLES[0], SAMPLES[2]].map((name) => thumbnail(sharp(`content/images/${name}.avif`))),
    );
    expect(one && other && difference(one, other)).toBeGreaterThan(15);
  });
});
