import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as messages from '../content/content-messages.ts';
import * as fileMessages from '../content/file-messages.ts';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../core/diagnostics.ts';
import { errorCode, isMissing } from '../files/system-errors.ts';
import { findPdfPrivacyIssues, lockedPdf } from '../media/pdf/find-pdf-privacy-issues.ts';
import { ownResumeFile } from './content-files.ts';

export type OwnResume = {
  /** The owner's file as it is; `null` where there is none, or none that can be published. */
  pdf: Uint8Array | null;
  diagnostics: Diagnostic[];
};

/**
 * The résumé that the owner made elsewhere and put into content/; it takes the place of the typeset one. What
 * the privacy gate would refuse in the finished folder is told here, before anything is built.
 */
export async function readOwnResume(contentDir: string): Promise<OwnResume> {
  let bytes: Buffer;
  try {
    bytes = await readFile(join(contentDir, ownResumeFile));
  } catch (error) {
    if (isMissing(error)) return { pdf: null, diagnostics: [] };
    const code = errorCode(error);
    if (!code) throw error;
    const diagnosticText = code === 'EISDIR' ? messages.resumeIsNoPdf() : fileMessages.unreadableFile();
    return { pdf: null, diagnostics: [diagnosticInFile(ownResumeFile, diagnosticText)] };
  }
  const diagnosticText = judge(bytes);
  return diagnosticText
    ? { pdf: null, diagnostics: [diagnosticInFile(ownResumeFile, diagnosticText)] }
    : { pdf: bytes, diagnostics: [] };
}

function judge(bytes: Buffer): DiagnosticText | null {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') return messages.resumeIsNoPdf();
  const found = findPdfPrivacyIssues(bytes);
  // Nobody could read the words of a locked file without a password, and no check could look into it.
  if (found.includes(lockedPdf)) return messages.resumeIsLocked();
  return found.length > 0 ? messages.resumeCarries(found) : null;
}
