import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unreadableFile } from '../content/content-store.ts';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../core/diagnostics.ts';
import { errorCode, isMissing } from '../files/system-errors.ts';
import { findPdfPrivacyIssues, lockedPdf } from '../media/pdf/find-pdf-privacy-issues.ts';
import { ownResumeFile } from './content-files.ts';

export type OwnResume = {
  /** The owner's file, unchanged; `null` if there is none that can be published. */
  pdf: Uint8Array | null;
  diagnostics: Diagnostic[];
};

/**
 * Reads the owner's own résumé in content/, or in the folder of another language, which replaces the generated one.
 * Reports problems that the privacy gate would find, before anything is built.
 */
export async function readOwnResume(contentDir: string, language?: string): Promise<OwnResume> {
  const file = language === undefined ? ownResumeFile : `${language}/${ownResumeFile}`;
  let bytes: Buffer;
  try {
    bytes = await readFile(join(contentDir, file));
  } catch (error) {
    if (isMissing(error)) return { pdf: null, diagnostics: [] };
    const code = errorCode(error);
    if (!code) throw error;
    const diagnosticText = code === 'EISDIR' ? notPdf : unreadableFile;
    return { pdf: null, diagnostics: [diagnosticInFile(file, diagnosticText)] };
  }
  const diagnosticText = validatePdf(bytes);
  return diagnosticText
    ? { pdf: null, diagnostics: [diagnosticInFile(file, diagnosticText)] }
    : { pdf: bytes, diagnostics: [] };
}

const notPdf: DiagnosticText = {
  code: 'resume-not-pdf',
  summary: 'the file is not a PDF',
  why: 'Your own résumé replaces the PDF that the site generates.',
  fix: 'Export it as PDF, or remove it to use the résumé that the site generates from content/.',
};

function validatePdf(bytes: Buffer): DiagnosticText | null {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') return notPdf;
  const found = findPdfPrivacyIssues(bytes);
  if (found.includes(lockedPdf))
    return {
      code: 'resume-protected',
      summary: 'the PDF is protected with a password',
      why: 'Readers could not search or copy it, and the build cannot check it for private data.',
      fix: 'Save it without a password.',
    };
  return found.length > 0
    ? {
        code: 'resume-private',
        summary: `the PDF contains ${found.join(', ')}, which must not be published`,
        why: 'A PDF can contain more than its pages show, and visitors or their programs could read or run it.',
        fix: 'Open it, print it and choose “Save as PDF” as the printer, which keeps only the pages. Or export it again without comments, forms and attachments.',
      }
    : null;
}
