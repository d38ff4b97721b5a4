import type { Clip, PictureFiles } from '../../core/picture.ts';
import type { OriginalFile } from '../originals/list-originals.ts';
import type { PublishedFile } from '../publish-media.ts';

/**
 * Encoding effort: `dev` least, `publish` most. Pictures look alike; file sizes differ. `test` is for tests of the
 * program, which need pictures of every width, but no quality. It takes a third less time than `dev`.
 */
export type PictureProfile = 'test' | 'dev' | 'fast' | 'publish';

/**
 * `drawn`: illustrations, screenshots, text, which need higher quality. By default, JPEGs and pictures with the name of a camera
 * are photos, and others are drawn.
 */
export type PictureKind = 'photo' | 'drawn';

/** A picture that a record names. */
export type PictureRequest = {
  /** Public path as the record spells it: `/images/travel/x.jpg`, or `.png`. */
  source: string;
  file: OriginalFile;
  kind?: PictureKind;
};

export type AvifSettings = { effort: number; chromaSubsampling: '4:2:0' | '4:4:4'; quality: number };
export type JpegSettings = {
  mozjpeg: boolean;
  progressive: boolean;
  chromaSubsampling: '4:2:0' | '4:4:4';
  quality: number;
};
export type PngSettings = { palette: boolean; effort: number };
export type WebpSettings = { quality: number; effort: number };

/** One file to encode. `name` is its name within the picture's cache entry. */
export type PlannedFile = {
  name: string;
  width: number;
  height: number;
  /** Whether it contains credit and license: only the widest of each format, because they would double a thumbnail. */
  carriesRights: boolean;
} & (
  | { format: 'avif'; settings: AvifSettings }
  | { format: 'jpeg'; settings: JpegSettings }
  | { format: 'png'; settings: PngSettings }
  // All frames of an animation; the other formats contain its first frame.
  | { format: 'webp'; settings: WebpSettings }
);

export type PicturePlan = {
  picture: PictureFiles;
  /** The animation; absent for a still picture. */
  clip?: Clip;
  /** Name of the cache entry: original and recipe. */
  key: string;
  encode: PlannedFile[];
  /** Public paths and their files. */
  publish: { publicPath: string; name: string }[];
};

/** A picture with all its files in the cache, or planned. */
export type PreparedPicture = {
  picture: PictureFiles;
  clip?: Clip;
  /** False if its pixels were never decoded, because it has only been planned. */
  wasDecoded: boolean;
  /** First 24 hex digits of the original's SHA-256. */
  source: string;
  file: OriginalFile;
  /** The variants, and last the public path itself. */
  files: PublishedFile[];
  /** The plan of its files, and the memory that decoding may need; for `picturesOnDemand`. */
  plan: PicturePlan;
  decodedMb: number;
};

export type PictureProgress = {
  done: number;
  total: number;
  /** Null before the first one is done. */
  secondsLeft: number | null;
};

export type PictureOptions = {
  cacheDir: string;
  profile: PictureProfile;
  /** Width in px of the largest variant. */
  largest: 1600 | 2400;
  /** Name written into the largest files as creator, credit line and copyright; `''` for none. */
  credit?: string;
  /** Address of the license, written next to the credit; `''` for none. */
  licence?: string;
};
