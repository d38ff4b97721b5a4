import sharp from 'sharp';

// One thread per picture and one picture per core is the fastest way, and the only one whose AVIF bytes
// are the same each time: with more threads the encoder cuts the picture into tiles.
sharp.concurrency(1);
// Every original is read once, so cached tiles would only fill memory.
sharp.cache(false);

export { sharp };

/** Versions of everything that decides what bytes come out. */
export const codecVersions: Record<string, string | undefined> = { ...sharp.versions };
