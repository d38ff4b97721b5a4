import type { Wording } from '../../core/diagnostics.ts';
import { errorCode } from '../../files/error-code.ts';
import { pictureMessages } from '../images/picture-messages.ts';

/** What the owner must know about one original; thrown where a picture or video cannot be published. */
export class UnfitOriginal extends Error {
  readonly wording: Wording;

  constructor(wording: Wording, options?: ErrorOptions) {
    super(wording.summary, options);
    this.wording = wording;
  }
}

/** What the owner is told of an original; our own bugs keep their stack. */
export function wordingFor(error: unknown): Wording {
  if (error instanceof UnfitOriginal) return error.wording;
  throw error;
}

/** The system's reasons for not reading a file, for its owner; any other error as it is. */
export function unreadable(error: unknown): unknown {
  const code = errorCode(error);
  if (code === 'EACCES' || code === 'EPERM')
    return new UnfitOriginal(pictureMessages.unreadable, { cause: error });
  if (code === 'ENOENT') return new UnfitOriginal(pictureMessages.vanished, { cause: error });
  return error;
}
