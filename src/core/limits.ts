import { groupDigits } from './text.ts';

/** Larger originals could fill the memory of a small machine when decoded. */
export const maxPixels = 120_000_000;

/** Largest original image, and largest file of an archive, in bytes. */
export const maxOriginalBytes = 512 * 1024 * 1024;

/** The summary of the diagnostic for a file above `maxOriginalBytes`. Rounds up: such a file never "has 512 MB". */
export function summarizeTooLarge(bytes: number): string {
  const mebibyte = 1024 * 1024;
  return `this file has ${groupDigits(Math.ceil(bytes / mebibyte))} MB, expected at most ${maxOriginalBytes / mebibyte} MB`;
}

/** Longest animated image in frames, and in pixels of all frames. */
export const maxFrames = 1000;
export const maxAnimatedPixels = 250_000_000;

/** Length of a description that search engines show completely, in characters. */
export const descriptionLength = { min: 70, max: 155 };
