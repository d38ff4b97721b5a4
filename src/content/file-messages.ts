import { typed } from '../core/command-hint.ts';
import type { Wording } from '../core/diagnostics.ts';
import { guide } from '../core/guide-path.ts';
import { quote } from '../core/quoted-values.ts';

/* What is wrong with a file of content/ as a whole, or with the folder. */

/** `isList` says that the file holds records, of which there may be none. */
export function missingFile(similar: string | null, file: string, isList: boolean): Wording {
  const mend = () => {
    if (similar?.endsWith('.bib'))
      return `Name the one you have in pages.yaml:   file: ${similar.replace('content/', '')}`;
    if (similar) return `Rename ${similar} to ${file}`;
    if (file.endsWith('.bib')) return `Put the file of your reference manager there:   ${file}`;
    if (isList) return `Make ${file}, and write into it, until it has records:   []`;
    return `Bring it back from the sample, then change its words:   git checkout HEAD -- ${file}`;
  };
  return { summary: 'the file is missing', explanation: 'The site is made from it.', mend: mend() };
}

export function noBibliography(kind: string, file: string): Wording {
  return {
    summary: `file is ${quote(file)}, and the section is of kind ${kind}`,
    explanation: 'BibTeX files hold publications.',
    mend: 'Write instead:   kind: publications',
  };
}

export function emptyFile(shape: 'single' | 'list'): Wording {
  return {
    summary: 'the file is empty',
    explanation: shape === 'list' ? 'It holds a list of records.' : 'It holds fields, one on each line.',
    mend:
      shape === 'list'
        ? 'When there is nothing to list, write this one line:   []'
        : `${guide('content.md')} shows the fields it needs.`,
  };
}

export function emptyProse(): Wording {
  return {
    summary: 'the file has no text',
    explanation: 'A page shows what stands in it.',
    mend: 'Write at least one paragraph.',
  };
}

export function notUtf8(): Wording {
  return {
    summary: 'the file is not saved as UTF-8',
    explanation: 'Letters with accents would be lost.',
    mend: 'Open it in your editor and save it again with the encoding UTF-8.',
  };
}

export function mergeConflict(): Wording {
  return {
    summary: 'two versions of the same lines stand here',
    explanation: 'Git could not bring them together: one is above the line =======, the other below it.',
    mend: 'Keep the version that is right, and remove the other one and the lines <<<<<<<, ======= and >>>>>>>.',
  };
}

export function tooLarge(sizeBytes: number, limitBytes: number): Wording {
  return {
    summary: `the file has ${megabytes(sizeBytes)} MB, expected at most ${megabytes(limitBytes)} MB`,
    explanation: 'It holds words only; pictures lie in content/images.',
    mend: '',
  };
}

export function tooManyLines(most: number): Wording {
  return {
    summary: `the file has more than ${most} lines`,
    explanation: 'It would take minutes to read, comments and empty lines included.',
    mend: 'Take out what is no longer needed, or divide a gallery into two.',
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

export function notAFile(): Wording {
  return {
    summary: 'a folder stands where a file is expected',
    explanation: 'The site reads words from a file of this name.',
    mend: 'Move the folder away and put the file in its place.',
  };
}

export function unreadableFile(): Wording {
  return {
    summary: 'the file cannot be opened',
    explanation: 'The system does not let you read it.',
    mend: 'Give yourself the right to read it.',
  };
}

export function closedFolder(): Wording {
  return {
    summary: 'the folder cannot be opened',
    explanation: 'The system does not let you look into it.',
    mend: 'Give yourself the right to open it.',
  };
}

export function olderVersion(): Wording {
  return {
    summary: 'these files are written for an earlier version',
    explanation: 'They still work, but new features need the current version.',
    mend: `See what would change, and write it:   ${typed('upgrade')}`,
  };
}

export function newerVersion(version: number, known: number): Wording {
  return {
    summary: `format is ${version}, but this version reads only up to ${known}`,
    explanation: 'A newer version of this program wrote these files.',
    mend: 'Install the newest version (in a clone of the code, pull it):   npm install underscore-portfolio@latest',
  };
}

export function missingFolder(): Wording {
  return {
    summary: 'the folder is missing',
    explanation: 'It holds all words and pictures of the site.',
    mend: 'Bring it back:   git checkout HEAD -- content',
  };
}
