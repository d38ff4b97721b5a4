import { commandHint } from '../../core/command-hint.ts';
import type { DiagnosticText } from '../../core/diagnostics.ts';

/** The largest original in pixels: beyond it decoding alone could fill a small machine's memory. */
export const maxPixels = 120_000_000;

/** The largest original in bytes. */
export const maxBytes = 512 * 1024 * 1024;

/** The longest original that moves, in frames, and in the pixels of all of them. */
export const maxFrames = 1000;
export const maxMovingPixels = 250_000_000;

/** What a phone loads in two seconds of a middling connection. */
export const heavyMovementBytes = 2_000_000;

/** The fix of a file that came incomplete. */
export const copyAgain = 'Copy it from the camera or phone again, or export it again.';
const asVideo = 'Export it as a video (MP4), shorter or smaller, and put that here instead.';
const exportJpeg = 'Export it as a JPEG with the best quality and put that here instead.';

/** Every sentence the picture step can say; the file's name stands before it. */
export const pictureMessages = {
  unreadable: {
    summary: 'you may not read this file',
    why: 'Its permissions do not allow it.',
    fix: 'Change its permissions so that you can open it.',
  },
  vanished: {
    summary: 'this file changed while it was being read',
    why: 'What was read first no longer fits the rest.',
    fix: 'Build again.',
  },
  tooManyBytes: (bytes: number): DiagnosticText => ({
    summary: `this file has ${grouped(bytes / 1024 / 1024)} MB, expected at most ${maxBytes / 1024 / 1024} MB`,
    why: 'No screen can show that much of a picture.',
    fix: 'Export it smaller, as a JPEG with 5,000 pixels on the long side.',
  }),
  tooManyPixels: (width: number, height: number): DiagnosticText => ({
    summary: `this picture has ${grouped(width)} × ${grouped(height)} pixels (${grouped((width * height) / 1e6)} megapixels), expected at most ${maxPixels / 1e6} megapixels`,
    why: 'Opening it could fill the memory of this computer.',
    fix: 'Export it smaller; 5,000 pixels on the long side are plenty.',
  }),
  tooManyFrames: (frames: number, pixels: number): DiagnosticText => ({
    summary: `this picture moves through ${grouped(frames)} frames with ${grouped(pixels / 1e6)} megapixels together`,
    why: `Expected at most ${grouped(maxFrames)} frames and ${grouped(maxMovingPixels / 1e6)} megapixels.`,
    fix: asVideo,
  }),
  heavyMovement: (bytes: number): DiagnosticText => ({
    summary: `as a moving picture this has ${(bytes / 1e6).toFixed(1)} MB, which every visitor loads who comes near it`,
    why: 'A video of the same is five to ten times lighter, and loads when it is played.',
    fix: asVideo,
  }),
  movementUnread: {
    summary: 'this picture moves, and only its first frame can be read here',
    why: 'Frames are read from GIF and WebP files that need not be turned.',
    fix: 'Export it as an animated WebP or a GIF, or as a video, and put that here instead.',
  },
  truncated: {
    summary: 'this picture is cut short',
    why: 'Its last part is missing, as when copying was interrupted.',
    fix: copyAgain,
  },
  damaged: {
    summary: 'this picture is damaged and cannot be opened',
    why: 'It begins like a picture, but what follows makes no sense.',
    fix: copyAgain,
  },
} as const satisfies Record<string, DiagnosticText | ((...facts: never[]) => DiagnosticText)>;

/** Why a file that is no picture is not published, and what to do, by what it is. */
export const refusals = {
  empty: {
    summary: 'this file is empty (0 bytes)',
    why: 'Copying it was probably interrupted.',
    fix: copyAgain,
  },
  heic: {
    summary: 'this is a HEIC picture, as iPhones take them, which cannot be read here',
    why: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    fix: `Bring it in with   ${commandHint('photos add FILE --gallery travel')}   which converts it, or export it as a JPEG.`,
  },
  svg: {
    summary: 'this is an SVG drawing, which is not published',
    why: 'An SVG drawing can carry programs that would run in your visitors’ browsers.',
    fix: 'Export it as a PNG, 1600 pixels wide or more, and put that here instead.',
  },
  'camera-raw': {
    summary: 'this is a camera’s raw file, not yet a picture',
    why: 'How it should look is decided when it is developed.',
    fix: 'Develop it in your photo program and put the JPEG here instead.',
  },
  'jpeg-xl': {
    summary: 'this is a JPEG XL picture, which cannot be read here',
    why: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    fix: exportJpeg,
  },
  photoshop: {
    summary: 'this is a Photoshop document, not a picture',
    why: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    fix: exportJpeg,
  },
  video: {
    summary: 'this is a film, not a picture',
    why: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    fix: 'Put a still picture here instead.',
  },
  pdf: {
    summary: 'this is a PDF document, not a picture',
    why: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    fix: exportJpeg,
  },
  zip: {
    summary: 'this is a ZIP archive, not a picture',
    why: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    fix: 'Unpack it and put the picture itself here.',
  },
  'web-page': {
    summary: 'this is a web page saved under a picture’s name',
    why: 'The ending of a file name alone does not make a picture.',
    fix: 'Open the page, save the picture itself and put that here.',
  },
  text: {
    summary: 'this is a text file, not a picture',
    why: 'The ending of a file name alone does not make a picture.',
    fix: 'Put the picture itself here.',
  },
  'git-lfs': {
    summary: 'this is a Git LFS pointer, not yet the picture',
    why: 'Git has noted where the picture is, but not fetched it.',
    fix: 'Fetch it:   git lfs pull',
  },
  unknown: {
    summary: 'this is not a picture that can be read here',
    why: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    fix: exportJpeg,
  },
} satisfies Record<string, DiagnosticText>;

function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-CA');
}
