/** What a video file is made of, found by walking it. */
export type LayoutParts = {
  /** Parts that tell more than is seen and heard: `moov/udta/©xyz`, `a track of mebx`, `a date`. */
  tags: string[];
  /** When it was filmed, as ISO 8601 in UTC; "" where it does not say. */
  filmedAt: string;
  /** What keeps it from being read on; sizes and counts that no video has are found before anybody believes them. */
  fault: 'cut-short' | 'senseless' | null;
};

/** Bytes of a file by their place, through one window: headers lie close to each other. */
export type ByteReader = { size: number; read: (at: number, length: number) => Promise<Buffer> };
