import type { DiagnosticText } from '../../core/diagnostics.ts';
import { errorCode } from '../../files/system-errors.ts';
import { pictureMessages } from '../images/picture-messages.ts';

/** What the owner must know about one original; thrown where a picture or video cannot be published. */
export class UnsupportedMediaError extends Error {
  readonly diagnosticText: DiagnosticText;

  constructor(diagnosticText: DiagnosticText, options?: ErrorOptions) {
    super(diagnosticText.summary, options);
    this.diagnosticText = diagnosticText;
  }
}

/** What the owner is told of an original; our own bugs keep their stack. */
export function diagnosticTextFor(error: unknown): DiagnosticText {
  if (error instanceof UnsupportedMediaError) return error.diagnosticText;
  throw error;
}

/** The system's reasons for not reading a file, for its owner; any other error as it is. */
export function unreadable(error: unknown): unknown {
  const code = errorCode(error);
  if (code === 'EACCES' || code === 'EPERM')
    return new UnsupportedMediaError(pictureMessages.unreadable, { cause: error });
  if (code === 'ENOENT') return new UnsupportedMediaError(pictureMessages.vanished, { cause: error });
  return error;
}
