import { applicationFile } from '../applications/application-folder.ts';
import { type Application, readApplication } from '../applications/read-applications.ts';
import { readPlannedSite, type Site } from '../build/site.ts';
import { countStopping, type Diagnostic, problemsToFix, Refused, refusalFor } from '../core/diagnostics.ts';
import { proseToPlainText } from '../core/prose.ts';
import type { OutputPaths } from '../files/output-paths.ts';
import { errorCode } from '../files/system-errors.ts';
import { typesetterMissing } from '../typst/typesetter.ts';
import {
  freezeApplication,
  type MadeFile,
  makeApplicationFiles,
  sentCopyOf,
  writeApplicationFiles,
} from './application-files.ts';
import { LaterStepError, withContentLock } from './content-change.ts';
import { chooseSite } from './create-application.ts';

type MadeApplication = {
  application: Application;
  /** The site in the language of the application. */
  site: Site;
  files: MadeFile[];
  /** The letter still contains the placeholder sentence. */
  isUnwritten: boolean;
};

/** Makes the documents of an application in its folder `files/`. `mustBeWritten` refuses an unwritten letter. */
export async function makeApplication(
  paths: OutputPaths,
  name: string,
  {
    today,
    mustBeWritten = false,
    onDiagnostics = () => {},
  }: { today: string; mustBeWritten?: boolean; onDiagnostics?: (diagnostics: Diagnostic[]) => void },
): Promise<MadeApplication> {
  const { contentDir } = paths;
  const before = await readApplication(contentDir, name, null);
  const furtherText = textsOf(before.application);
  const site = await readSiteIn(paths, before.application?.language ?? '', { furtherText, today });
  const { application, diagnostics } = await readApplication(contentDir, name, site.content);
  onDiagnostics(diagnostics);
  if (!application) throw new Refused(`${problemsToFix(countStopping(diagnostics))} Nothing was made.`);
  if (!site.canTypeset) throw new Refused(typesetterMissing);
  const { unwritten } = site.content.locale.starter;
  const isUnwritten =
    application.letter !== null && proseToPlainText(application.letter.prose).includes(unwritten);
  if (mustBeWritten && isUnwritten)
    throw new Refused(
      `content/${applicationFile(name, 'letter.md')} still says "${unwritten}". Write the letter, or delete the file if none was sent. Nothing was frozen.`,
    );
  const files = await makeApplicationFiles(site, application);
  await withContentLock(contentDir, () => writeApplicationFiles(contentDir, name, files));
  return { application, site, files, isUnwritten };
}

/** Copies the documents, unless the last copy has the same ones, and sets the status to sent. */
export async function recordAsSent(
  contentDir: string,
  name: string,
  files: readonly MadeFile[],
  today: string,
): Promise<{ copy: string; isNew: boolean }> {
  try {
    return await withContentLock(contentDir, () => freezeApplication(contentDir, name, files, today));
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    const made = `The documents in content/${applicationFile(name, 'files/')} were made`;
    const same = await sentCopyOf(contentDir, name, files).catch(() => null);
    const state = same
      ? `${made}, and content/${applicationFile(name, `sent/${same}/`)} already has the same documents, but the status is unchanged.`
      : `${made}, but not copied, and the status is unchanged.`;
    throw new LaterStepError(state, error);
  }
}

/** The planned site in a language. Throws `Refused` with all errors of content/. */
export async function readSiteIn(
  paths: OutputPaths,
  language: string,
  options: { furtherText?: string; today: string },
): Promise<Site> {
  const { diagnostics, value } = await readPlannedSite(paths, { ...options, withoutReaders: true });
  if (value) return chooseSite(value, language);
  throw refusalFor(diagnostics, 'Nothing was made.');
}

/** The texts that need characters in typefaces. */
export function textsOf(application: Pick<Application, 'reader' | 'role' | 'letter'> | null): string {
  const { reader = '', role = '', letter } = application ?? {};
  return [reader, role, letter?.subject, letter?.to, letter && proseToPlainText(letter.prose)].join(' ');
}
