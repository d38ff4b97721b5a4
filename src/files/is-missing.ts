import { errorCode } from './error-code.ts';

/** Whether a file could not be read because it is not there. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');
}
