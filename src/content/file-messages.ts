import { commandHint } from '../core/command-hint.ts';
import type { DiagnosticText } from '../core/diagnostics.ts';
import { guide } from '../core/guide-path.ts';
import { quote } from '../core/quoted-values.ts';

/* What is wrong with a file of content/ as a whole, or with the folder. */

/** `isList` says that the file holds records, of which there may be none. */
export function missingFile(similar: string | null, file: string, isList: boolean): DiagnosticText {
  const fix = () => {
    if (similar?.endsWith('.bib'))
      return `Name the one you have in pages.yaml:   file: ${similar.replace('content/', '')}`;
    if (similar) return `Rename ${similar} to ${file}`;
    if (file.endsWith('.bib')) return `Put the file of your reference manager there:   ${file}`;
    if (isList) return `Make ${file}, and write into it, until it has records:   []`;
    return `Bring it back from the sample, then change its words:   git checkout HEAD -- ${file}`;
  };
  return { summary: 'the file is missing', why: 'The site is made from it.', fix: fix() };
}

export function noBibliography(kind: string, file: string): DiagnosticText {
  return {
    summary: `file is ${quote(file)}, and the section is of kind ${kind}`,
    why: 'BibTeX files hold publications.',
    fix: 'Write instead:   kind: publications',
  };
}

export function emptyFile(shape: 'single' | 'list'): DiagnosticText {
  return {
    summary: 'the file is empty',
    why: shape === 'list' ? 'It holds a list of records.' : 'It holds fields, one on each line.',
    fix:
      shape === 'list'
        ? 'When there is nothing to list, write this one line:   []'
        : `${guide('content.md')} shows the fields it needs.`,
  };
}

export function emptyProse(): DiagnosticText {
  return {
    summary: 'the file has no text',
    why: 'A page shows what stands in it.',
    fix: 'Write at least one paragraph.',
  };
}

export function notUtf8(): DiagnosticText {
  return {
    summary: 'the file is not saved as UTF-8',
    why: 'Letters with accents would be lost.',
    fix: 'Open it in your editor and save it again with the encoding UTF-8.',
  };
}

export function mergeConflict(): DiagnosticText {
  return {
    summary: 'two versions of the same lines stand here',
    why: 'Git could not bring them together: one is above the line =======, the other below it.',
    fix: 'Keep the version that is right, and remove the other one and the lines <<<<<<<, ======= and >>>>>>>.',
  };
}

export function tooLarge(sizeBytes: number, limitBytes: number): DiagnosticText {
  return {
    summary: `the file has ${megabytes(sizeBytes)} MB, expected at most ${megabytes(limitBytes)} MB`,
    why: 'It holds words only; pictures lie in content/images.',
    fix: '',
  };
}

export function tooManyLines(most: number): DiagnosticText {
  return {
    summary: `the file has more than ${most} lines`,
    why: 'It would take minutes to read, comments and empty lines included.',
    fix: 'Take out what is no longer needed, or divide a gallery into two.',
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

export function notAFile(): DiagnosticText {
  return {
    summary: 'a folder stands where a file is expected',
    why: 'The site reads words from a file of this name.',
    fix: 'Move the folder away and put the file in its place.',
  };
}

export function unreadableFile(): DiagnosticText {
  return {
    summary: 'the file cannot be opened',
    why: 'The system does not let you read it.',
    fix: 'Give yourself the right to read it.',
  };
}

export function closedFolder(): DiagnosticText {
  return {
    summary: 'the folder cannot be opened',
    why: 'The system does not let you look into it.',
    fix: 'Give yourself the right to open it.',
  };
}

export function olderVersion(): DiagnosticText {
  return {
    summary: 'these files are written for an earlier version',
    why: 'They still work, but new features need the current version.',
    fix: `See what would change, and write it:   ${commandHint('upgrade')}`,
  };
}

export function newerVersion(version: number, known: number): DiagnosticText {
  return {
    summary: `format is ${version}, but this version reads only up to ${known}`,
    why: 'A newer version of this program wrote these files.',
    fix: 'Install the newest version (in a clone of the code, pull it):   npm install underscore-portfolio@latest',
  };
}

export function missingFolder(): DiagnosticText {
  return {
    summary: 'the folder is missing',
    why: 'It holds all words and pictures of the site.',
    fix: 'Bring it back:   git checkout HEAD -- content',
  };
}
