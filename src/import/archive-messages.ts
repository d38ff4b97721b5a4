import type { DiagnosticText } from '../core/diagnostics.ts';

/** Every sentence about an archive or a file in it; its path stands before it. */
export const archiveMessages = {
  missing: {
    summary: 'there is no such file or folder',
    why: '',
    fix: 'Look at how its path is spelled.',
  },
  cutShort: {
    summary: 'this archive is cut short or damaged',
    why: 'Its last part, or its list of contents, cannot be read, as when a download was interrupted.',
    fix: 'Download it again, or unpack it and name the folder instead.',
  },
  notAnArchive: {
    summary: 'this is packed in a way that cannot be read here',
    why: 'Archives can be .zip or .tgz; a folder is as good.',
    fix: 'Unpack it and name the folder instead.',
  },
  tooManyFiles: (most: number): DiagnosticText => ({
    summary: `this archive has more than ${most.toLocaleString('en')} files`,
    why: 'Reading it could fill the memory of this computer.',
    fix: 'Unpack what you want of it and name the folder instead.',
  }),
  locked: {
    summary: 'this file is locked with a password',
    why: 'Only its owner can open it.',
    fix: 'Unpack the archive with its password and name the folder instead.',
  },
  outside: {
    summary: 'its path leaves the archive',
    why: 'An archive of an honest program has no such path; nothing was read from it.',
    fix: 'Look where this archive comes from.',
  },
  swells: (packed: number, unpacked: number): DiagnosticText => ({
    summary: `its ${kilobytes(packed)} would swell to ${kilobytes(unpacked)}`,
    why: 'Files that swell like that are made to fill a computer; it was not unpacked.',
    fix: 'Look where this archive comes from.',
  }),
  tooLarge: (bytes: number, most: number): DiagnosticText => ({
    summary: `this file has ${kilobytes(bytes)}, expected at most ${kilobytes(most)}`,
    why: 'It would not fit into the memory of a small computer.',
    fix: '',
  }),
} as const satisfies Record<string, DiagnosticText | ((...facts: never[]) => DiagnosticText)>;

function kilobytes(bytes: number): string {
  return bytes < 10 * 1024 * 1024
    ? `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`
    : `${Math.round(bytes / 1024 / 1024).toLocaleString('en')} MB`;
}
