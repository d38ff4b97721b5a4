import type { DiagnosticText } from '../core/diagnostics.ts';

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** What a check says of font files in `content/fonts/`. */
export const ownFontMessages = {
  noFont: (): DiagnosticText => ({
    summary: 'this is no font file that can be used',
    why: 'A font in content/fonts/ is a file of kind .ttf, .otf or .woff2 with one font in it.',
    fix: 'Put such a file there, or take this one out of the folder.',
  }),
  tooLarge: (bytes: number, most: number): DiagnosticText => ({
    summary: `this font file has ${megabytes(bytes)}`,
    why: `A font for one script has less; more than ${megabytes(most)} is not read.`,
    fix: 'Put in the file of one weight alone.',
  }),
  mayNotBeEmbedded: (): DiagnosticText => ({
    summary: 'this font may not be put into documents, says its own file',
    why: 'Its makers forbid what the site would do: to publish it, and to put it into the résumé.',
    fix: 'Take it out of the folder, or get a licence for the web and a file that allows it.',
  }),
  damaged: (): DiagnosticText => ({
    summary: 'this font file cannot be read',
    why: 'It is damaged, or lacks its name or its letters.',
    fix: 'Copy it anew from where you have it, or take it out of the folder.',
  }),
};
