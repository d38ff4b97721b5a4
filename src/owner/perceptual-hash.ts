import { sharp } from '../media/images/set-up-sharp.ts';

/** What a picture looks like: 16 × 16 points of red, green and blue, and its aspect: enough to know it again. */
export type PerceptualHash = { aspect: number; points: Uint8Array };

const sidePx = 16;

/**
 * Two files show the same picture when all points differ by no more than this on average, and none by more than
 * that, in steps of 255. Measured on the sample: a picture as JPEG, WebP or AVIF of 500 to 4000 px lies at 2.0 and 14
 * from itself at worst (one of 800 px at quality 60 at 4.5), two different pictures at 28 and 190 at best. Frames of a
 * burst can count as the same, so the owner is told, and can say otherwise.
 */
const most = { onAverage: 3, anywhere: 24, aspect: 0.02 };

/** Of any picture the image library can read, seen upright and in sRGB. */
export async function hashPicture(input: Buffer | string): Promise<PerceptualHash> {
  const picture = sharp(input, { limitInputPixels: false });
  const { width, height } = (await picture.metadata()).autoOrient;
  const points = await picture
    .autoOrient()
    // What a decoder may skip on its own differs from format to format.
    .resize(sidePx, sidePx, { fit: 'fill', fastShrinkOnLoad: false })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
  return { aspect: width / height, points };
}

/** Whether two files show the same picture, whatever their format, size and quality. */
export function isSamePicture(one: PerceptualHash, other: PerceptualHash): boolean {
  if (Math.abs(one.aspect / other.aspect - 1) > most.aspect) return false;
  let sum = 0;
  for (const [index, value] of one.points.entries()) {
    const difference = Math.abs(value - (other.points[index] ?? 0));
    if (difference > most.anywhere) return false;
    sum += difference;
  }
  return sum / one.points.length <= most.onAverage;
}
