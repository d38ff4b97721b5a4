/** The tables of one track that say where its samples are: https://developer.apple.com/documentation/quicktime-file-format */
export type SampleTables = Partial<Record<'stsz' | 'stsc' | 'stco' | 'co64', Buffer>>;

/** A range of bytes of a file; `end` is exclusive. */
export type Extent = { start: number; end: number };

/**
 * The positions of the chunks of a track. Tables must be complete: callers check their lengths. Returns null if they
 * contradict each other.
 */
export function chunkExtents({ stsz, stsc, stco, co64 }: SampleTables): Extent[] | null {
  const offsets = stco ?? co64;
  if (!stsz || !stsc || !offsets) return stsz && stsz.readUInt32BE(8) > 0 ? null : [];
  const samples = stsz.readUInt32BE(8);
  const fixedSize = stsz.readUInt32BE(4);
  const sizeOf = (sample: number) => fixedSize || stsz.readUInt32BE(12 + 4 * sample);
  const chunks = offsets.readUInt32BE(4);
  const runs = stsc.readUInt32BE(4);
  const firstChunk = (run: number) => (run < runs ? stsc.readUInt32BE(8 + 12 * run) : chunks + 1);
  const extents: Extent[] = [];
  let sample = 0;
  for (let run = 0; run < runs; run += 1) {
    const perChunk = stsc.readUInt32BE(12 + 12 * run);
    for (let chunk = firstChunk(run); chunk < firstChunk(run + 1) && chunk <= chunks; chunk += 1) {
      const at = chunk - 1;
      const start = stco ? stco.readUInt32BE(8 + 4 * at) : Number(offsets.readBigUInt64BE(8 + 8 * at));
      let end = start;
      for (const last = sample + perChunk; sample < last; sample += 1) {
        if (sample >= samples) return null;
        end += sizeOf(sample);
      }
      extents.push({ start, end });
    }
  }
  return sample === samples ? extents : null;
}

/** Whether every extent is within one of the media boxes and no two overlap. */
export function areWithin(extents: readonly Extent[], boxes: readonly Extent[]): boolean {
  const sorted = extents.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start);
  return sorted.every(
    ({ start, end }, index) =>
      start >= (sorted[index - 1]?.end ?? 0) && boxes.some((box) => start >= box.start && end <= box.end),
  );
}
