import sharp from 'sharp';

// One thread per picture and one picture per core is fastest, and makes the bytes of AVIF reproducible: with more threads the
// encoder uses tiles.
sharp.concurrency(1);
// Every original is read once, so a cache would only use memory.
sharp.cache(false);

export { sharp };

/** Versions of all libraries that the encoded bytes depend on. */
export const codecVersions: Record<string, string | undefined> = { ...sharp.versions };
