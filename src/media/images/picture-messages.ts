import { typed } from '../../core/command-hint.ts';
import type { Wording } from '../../core/diagnostics.ts';

/** The largest original in pixels: beyond it decoding alone could fill a small machine's memory. */
export const mostPixels = 120_000_000;

/** The largest original in bytes. */
export const mostBytes = 512 * 1024 * 1024;

/** The longest original that moves, in frames, and in the pixels of all of them. */
export const mostFrames = 1000;
export const mostMovingPixels = 250_000_000;

/** What a phone loads in two seconds of a middling connection. */
export const heavyMovementBytes = 2_000_000;

/** The mend of a file that came incomplete. */
export const copyAgain = 'Copy it from the camera or phone again, or export it again.';
const asVideo = 'Export it as a video (MP4), shorter or smaller, and put that here instead.';
const exportJpeg = 'Export it as a JPEG with the best quality and put that here instead.';

/** Every sentence the picture step can say; the file's name stands before it. */
export const pictureMessages = {
  unreadable: {
    summary: 'you may not read this file',
    explanation: 'Its permissions do not allow it.',
    mend: 'Change its permissions so that you can open it.',
  },
  vanished: {
    summary: 'this file changed while it was being read',
    explanation: 'What was read first no longer fits the rest.',
    mend: 'Build again.',
  },
  tooManyBytes: (bytes: number): Wording => ({
    summary: `this file has ${grouped(bytes / 1024 / 1024)} MB, expected at most ${mostBytes / 1024 / 1024} MB`,
    explanation: 'No screen can show that much of a picture.',
    mend: 'Export it smaller, as a JPEG with 5,000 pixels on the long side.',
  }),
  tooManyPixels: (width: number, height: number): Wording => ({
    summary: `this picture has ${grouped(width)} × ${grouped(height)} pixels (${grouped((width * height) / 1e6)} megapixels), expected at most ${mostPixels / 1e6} megapixels`,
    explanation: 'Opening it could fill the memory of this computer.',
    mend: 'Export it smaller; 5,000 pixels on the long side are plenty.',
  }),
  tooManyFrames: (frames: number, pixels: number): Wording => ({
    summary: `this picture moves through ${grouped(frames)} frames with ${grouped(pixels / 1e6)} megapixels together`,
    explanation: `Expected at most ${grouped(mostFrames)} frames and ${grouped(mostMovingPixels / 1e6)} megapixels.`,
    mend: asVideo,
  }),
  heavyMovement: (bytes: number): Wording => ({
    summary: `as a moving picture this has ${(bytes / 1e6).toFixed(1)} MB, which every visitor loads who comes near it`,
    explanation: 'A video of the same is five to ten times lighter, and loads when it is played.',
    mend: asVideo,
  }),
  movementUnread: {
    summary: 'this picture moves, and only its first frame can be read here',
    explanation: 'Frames are read from GIF and WebP files that need not be turned.',
    mend: 'Export it as an animated WebP or a GIF, or as a video, and put that here instead.',
  },
  truncated: {
    summary: 'this picture is cut short',
    explanation: 'Its last part is missing, as when copying was interrupted.',
    mend: copyAgain,
  },
  damaged: {
    summary: 'this picture is damaged and cannot be opened',
    explanation: 'It begins like a picture, but what follows makes no sense.',
    mend: copyAgain,
  },
} as const satisfies Record<string, Wording | ((...facts: never[]) => Wording)>;

/** Why a file that is no picture is not published, and what to do, by what it is. */
export const refusals = {
  empty: {
    summary: 'this file is empty (0 bytes)',
    explanation: 'Copying it was probably interrupted.',
    mend: copyAgain,
  },
  heic: {
    summary: 'this is a HEIC picture, as iPhones take them, which cannot be read here',
    explanation: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    mend: `Bring it in with   ${typed('photos add FILE --gallery travel')}   which converts it, or export it as a JPEG.`,
  },
  svg: {
    summary: 'this is an SVG drawing, which is not published',
    explanation: 'An SVG drawing can carry programs that would run in your visitors’ browsers.',
    mend: 'Export it as a PNG, 1600 pixels wide or more, and put that here instead.',
  },
  'camera-raw': {
    summary: 'this is a camera’s raw file, not yet a picture',
    explanation: 'How it should look is decided when it is developed.',
    mend: 'Develop it in your photo program and put the JPEG here instead.',
  },
  'jpeg-xl': {
    summary: 'this is a JPEG XL picture, which cannot be read here',
    explanation: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    mend: exportJpeg,
  },
  photoshop: {
    summary: 'this is a Photoshop document, not a picture',
    explanation: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    mend: exportJpeg,
  },
  video: {
    summary: 'this is a film, not a picture',
    explanation: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    mend: 'Put a still picture here instead.',
  },
  pdf: {
    summary: 'this is a PDF document, not a picture',
    explanation: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    mend: exportJpeg,
  },
  zip: {
    summary: 'this is a ZIP archive, not a picture',
    explanation: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    mend: 'Unpack it and put the picture itself here.',
  },
  'web-page': {
    summary: 'this is a web page saved under a picture’s name',
    explanation: 'The ending of a file name alone does not make a picture.',
    mend: 'Open the page, save the picture itself and put that here.',
  },
  text: {
    summary: 'this is a text file, not a picture',
    explanation: 'The ending of a file name alone does not make a picture.',
    mend: 'Put the picture itself here.',
  },
  'git-lfs': {
    summary: 'this is a Git LFS pointer, not yet the picture',
    explanation: 'Git has noted where the picture is, but not fetched it.',
    mend: 'Fetch it:   git lfs pull',
  },
  unknown: {
    summary: 'this is not a picture that can be read here',
    explanation: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    mend: exportJpeg,
  },
} satisfies Record<string, Wording>;

function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-CA');
}
