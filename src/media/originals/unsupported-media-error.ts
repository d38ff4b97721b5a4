import type { DiagnosticText } from '../../core/diagnostics.ts';
import { errorCode } from '../../files/system-errors.ts';

/** Thrown for an original that cannot be published; `diagnosticText` explains why. */
export class UnsupportedMediaError extends Error {
  readonly diagnosticText: DiagnosticText;

  constructor(diagnosticText: DiagnosticText, options?: ErrorOptions) {
    super(diagnosticText.summary, options);
    this.diagnosticText = diagnosticText;
  }
}

/** The text of an `UnsupportedMediaError`; other errors are bugs and are thrown again. */
export function diagnosticTextFor(error: unknown): DiagnosticText {
  if (error instanceof UnsupportedMediaError) return error.diagnosticText;
  throw error;
}

/** How to fix a file that was not copied completely. */
export const copyAgain = 'Copy it from the camera or phone again, or export it again.';

export const gitLfsPointer = (kind: 'picture' | 'video'): DiagnosticText => ({
  code: 'git-lfs-pointer',
  summary: `this is a Git LFS pointer, not the ${kind} itself`,
  why: `Git knows the ${kind}, but has not downloaded it.`,
  fix: 'Download it:   git lfs pull',
});

export const emptyFile: DiagnosticText = {
  code: 'empty-media-file',
  summary: 'this file is empty (0 bytes)',
  why: 'Copying it was probably interrupted.',
  fix: copyAgain,
};

export const changedFile: DiagnosticText = {
  code: 'file-changing',
  summary: 'this file changed or disappeared while it was being read',
  why: 'Another program changed, moved or removed it.',
  fix: 'Wait until that program has finished, then try again.',
};

/** Explains missing permissions and missing files; returns any other error unchanged. */
export function unreadable(error: unknown): unknown {
  const code = errorCode(error);
  if (code === 'EACCES' || code === 'EPERM')
    return new UnsupportedMediaError(
      {
        code: 'unreadable-media',
        summary: 'this file cannot be opened',
        why: 'The system denies access to it.',
        fix: 'Check the file’s permissions.',
      },
      { cause: error },
    );
  if (code === 'ENOENT') return new UnsupportedMediaError(changedFile, { cause: error });
  return error;
}
