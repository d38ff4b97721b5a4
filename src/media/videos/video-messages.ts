import type { DiagnosticText } from '../../core/diagnostics.ts';
import { stemOf } from '../../core/text.ts';
import { copyAgain, refusals } from '../images/picture-messages.ts';

/** The largest original in bytes. */
export const maxVideoBytes = 1024 * 1024 * 1024;

/** The largest file that is published as it came. */
export const maxPublishedBytes = 200 * 1024 * 1024;

/** Cloudflare Pages takes no larger file; GitHub's limit is four times that. */
export const maxHostedBytes = 25 * 1024 * 1024;

const exportForWeb =
  'Export it as MP4 with H.264 and AAC: on an iPhone choose Settings, Camera, Formats, “Most Compatible” before you film; on a Mac open it in QuickTime Player and choose File, Export As, 1080p; elsewhere HandBrake does it. Or install ffmpeg, and the build does it.';
const exportSmaller =
  'Cut it shorter or export it smaller, at 1080p or 720p. Or install ffmpeg, and the build does it.';

/** Every sentence the video step can say; the file's name stands before it. */
export const videoMessages = {
  empty: refusals.empty,
  gitLfs: {
    summary: 'this is a Git LFS pointer, not yet the video',
    why: 'Git has noted where the video is, but not fetched it.',
    fix: 'Fetch it:   git lfs pull',
  },
  noVideo: {
    summary: 'this is not a video that can be read here',
    why: 'Videos can be MP4, MOV or WebM; the ending of a file name alone does not make one.',
    fix: exportForWeb,
  },
  cutShort: {
    summary: 'this video is cut short',
    why: 'Its last part is missing, as when copying was interrupted or the camera lost its power.',
    fix: copyAgain,
  },
  damaged: {
    summary: 'this video is damaged and cannot be read',
    why: 'It begins like a video, but what follows makes no sense.',
    fix: copyAgain,
  },
  noPicture: {
    summary: 'nothing is to be seen in this video',
    why: 'It holds sound alone, or a picture of no size or no length.',
    fix: 'Export it again with its picture, as MP4 (H.264).',
  },
  tooManyBytes: (bytes: number): DiagnosticText => ({
    summary: `this video has ${megabytes(bytes)} MB, expected at most ${megabytes(maxVideoBytes)} MB`,
    why: 'Nobody waits for that much on a page.',
    fix: 'Cut out what matters, and export it at 1080p.',
  }),
  tooHeavy: (bytes: number): DiagnosticText => ({
    summary: `this video has ${megabytes(bytes)} MB, expected at most ${megabytes(maxPublishedBytes)} MB`,
    why: 'It would be published as it is, since there is no ffmpeg here to make a lighter one.',
    fix: exportSmaller,
  }),
  unplayable: (kind: 'picture' | 'sound', codec: string): DiagnosticText => ({
    summary: `the ${kind} of this video is ${codec}, which not every browser plays`,
    why: 'All of them play H.264 with AAC in an MP4, and VP9 with Opus in a WebM.',
    fix: exportForWeb,
  }),
  notEncoded: (reason: string): DiagnosticText => ({
    summary: 'ffmpeg could not make a web version of this video',
    why: `It said: ${reason.split('\n', 1)[0]?.slice(0, 200)}`,
    fix: 'Export it again as MP4 with H.264 and AAC, at 1080p or smaller.',
  }),
  noPoster: (file: string): DiagnosticText => ({
    summary: 'no picture stands for this video before it plays',
    why: 'It is what visitors see first, and on paper.',
    fix: `Put a picture of the same name beside it:   content/${stemOf(file)}.jpg   Or install ffmpeg, and the build takes a frame.`,
  }),
  /** Of a file that comes from elsewhere. */
  noFrame: {
    summary: 'no picture stands for this video before it plays',
    why: 'It is what visitors see first. A frame of it can be taken where ffmpeg is installed.',
    fix: 'Install ffmpeg, or put a picture of the same name beside it and bring both.',
  },
  ofPhoto: {
    summary: 'this is the moving part of a Live Photo',
    why: 'The photo itself lies beside it under the same name.',
    fix: '',
  },
  /** A warning. */
  noCaptions: (file: string): DiagnosticText => ({
    summary: 'this video has sound and no captions',
    why: 'Who cannot hear it, or may not let it be heard, would miss what is said.',
    fix: `Write what is heard into   content/${stemOf(file)}.vtt   or, where nothing is said, export the video without sound.`,
  }),
  /** A warning; `bytes` are those of what is published. */
  heavyForHosts: (bytes: number): DiagnosticText => ({
    summary: `this video is published with ${megabytes(bytes)} MB`,
    why: 'Cloudflare Pages takes no file above 25 MB, GitHub Pages none above 100 MB.',
    fix: exportSmaller,
  }),
  captionsFault: (fault: string): DiagnosticText => ({
    summary: `the captions ${fault}`,
    why: 'They are WebVTT: the word WEBVTT, an empty line, then for each caption its times and its words.',
    fix: 'Write it like this:   00:01.000 --> 00:04.000   and the words in the next line.',
  }),
} as const satisfies Record<string, DiagnosticText | ((...facts: never[]) => DiagnosticText)>;

function megabytes(bytes: number): string {
  return Math.round(bytes / 1024 / 1024).toLocaleString('en-CA');
}
