import type { Clip, PictureFiles } from '../../core/picture.ts';
import type { OriginalFile } from '../originals/list-originals.ts';
import type { PublishedFile } from '../publish-media.ts';

/** Encoding effort: `dev` least, `publish` most. Pictures look alike; file sizes differ. */
export type PictureProfile = 'dev' | 'fast' | 'publish';

/**
 * `drawn`: illustrations, screenshots, text, where grain and flat edges smear first. Where nobody says,
 * a JPEG or anything with a camera's name in it is a photo and the rest is drawn.
 */
export type PictureKind = 'photo' | 'drawn';

/** A picture some record names. */
export type WantedPicture = {
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
  /** Carries credit and licence: the widest of each format, since six lines of text outweigh a thumbnail. */
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
  /** The animation, unless the picture is still. */
  clip?: Clip;
  /** Name of the cache entry: original and recipe. */
  key: string;
  encode: PlannedFile[];
  /** What the site answers, and from which file. */
  publish: { publicPath: string; name: string }[];
};

/** A picture with all its files in the cache (or planned, when only a plan was asked for). */
export type PreparedPicture = {
  picture: PictureFiles;
  clip?: Clip;
  /** `false` for a picture that has only been planned: its pixels were never read, now or before. */
  wasDecoded: boolean;
  /** First 24 hex digits of the original's SHA-256. */
  source: string;
  file: OriginalFile;
  /** The variants, and last the public path itself. */
  files: PublishedFile[];
  /** How its files are made; for `picturesOnDemand`. */
  plan: PicturePlan;
};

export type PictureProgress = {
  done: number;
  total: number /** Null before the first is done. */;
  secondsLeft: number | null;
};

export type PictureOptions = {
  cacheDir: string;
  profile: PictureProfile;
  /** Width in px of the largest variant. */
  largest: 1600 | 2400;
  /** Name written into the largest files as creator, credit line and copyright; `''` for none. */
  credit?: string;
  /** Address of the licence, written beside the credit; `''` for none. */
  licence?: string;
};
