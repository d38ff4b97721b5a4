import type { DiagnosticText } from '../core/diagnostics.ts';

/** What is said of files of public/, which are published as they are. */
export const publicMessages = {
  link: (): DiagnosticText => ({
    summary: 'the file is a link',
    why: 'What it leads to may lie anywhere on your computer, and nobody would see that it is published.',
    fix: 'Put the file itself there, or remove the link.',
  }),
  hidden: (): DiagnosticText => ({
    summary: 'the file is not published',
    why: 'Names that begin with a dot are for programs on your computer, and may hold what is nobody’s business. Only .well-known is published.',
    fix: 'Remove it, or give it another name.',
  }),
  unknownKind: (ending: string, known: readonly string[]): DiagnosticText => ({
    summary: ending === '' ? 'the file has no ending' : `nobody knows what a ${ending} file is on a site`,
    why: `It could be a backup or a note that was never meant for others. Published are ${known.join(', ')}, and files of .well-known.`,
    fix: 'Remove it, or give it the ending of what it is.',
  }),
  carries: (tags: readonly string[]): DiagnosticText => ({
    summary: `the file carries ${tags.join(', ')}, which must not be published`,
    why: 'Cameras and programs write more into a file than it shows, and visitors could read it.',
    fix: 'Print a PDF into a new one; export a picture or a video without its metadata.',
  }),
  /** A warning: musicians want to be named, and who else is recorded may not. */
  soundTells: (told: readonly string[]): DiagnosticText => ({
    summary: `the sound carries ${told.join(', ')} in its tags`,
    why: 'Programs that record write down who, when and more, and visitors can read it.',
    fix: 'Leave it if that is meant for everyone; else export the sound without tags.',
  }),
  keptForEver: (): DiagnosticText => ({
    summary: 'browsers would keep this file for ever, whatever you put there later',
    why: 'assets/, fonts/, galleries/ and pictures and videos with a fingerprint in their name are made by the site, with a new name whenever they change.',
    fix: 'Move it to another folder of public/, such as   public/documents/   or give it another name.',
  }),
  activeSvg: (found: string): DiagnosticText => ({
    summary: `the drawing holds ${found}`,
    why: 'A drawing that does things, or asks for files of others, is a program on your own address.',
    fix: 'Export it as a plain SVG (in Inkscape: “Optimised SVG”), or as PNG.',
  }),
  replaces: (built: string): DiagnosticText => ({
    summary: `the file would replace ${built}, which the site writes itself`,
    why: built.startsWith('_')
      ? 'The site writes its security headers and redirects into these files. Without them, browsers get none.'
      : 'Visitors would no longer get what content/ says.',
    fix: built.startsWith('_')
      ? 'Remove it, and set further headers and redirects in the settings of your host.'
      : 'Give it another name, or remove it.',
  }),
  differsInCase: (other: string): DiagnosticText => ({
    summary: `the name differs from ${other} only in upper and lower case`,
    why: 'On macOS and Windows both names mean one file, so one of the two would be lost.',
    fix: 'Give one of them another name.',
  }),
  unreadableSvg: (found: string): DiagnosticText => ({
    summary: `the drawing holds ${found}`,
    why: 'It cannot be checked, and browsers may refuse to show it.',
    fix: 'Export it again as a plain SVG (in Inkscape: “Optimised SVG”), or as PNG.',
  }),
  privateSvg: (found: string): DiagnosticText => ({
    summary: `the drawing tells ${found}`,
    why: 'Programs that draw write down file names, folders and what a placed photo knows of its place.',
    fix: 'Export it as a plain SVG (in Inkscape: “Optimised SVG”), or as PNG.',
  }),
};
