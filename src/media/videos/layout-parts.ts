/** Structure of a video file. */
export type LayoutParts = {
  /** Metadata beyond picture and sound: `moov/udta/©xyz`, `a track of mebx`, `a date`. */
  tags: string[];
  /** Time of recording as ISO 8601 in UTC; "" if unknown. */
  filmedAt: string;
  /** Why reading stopped; `corrupt` includes sizes and counts that no real video has. */
  fault: 'cut-short' | 'corrupt' | null;
};

/** Reads a file by offset through one buffer, because headers are close to each other. */
export type ByteReader = { size: number; read: (at: number, length: number) => Promise<Buffer> };
