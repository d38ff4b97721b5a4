import { applicationFile, isApplicationLetter } from '../../applications/application-folder.ts';
import { listApplications, readApplication } from '../../applications/read-applications.ts';
import { applicationSchema } from '../../applications/schema.ts';
import type { UnsavedTexts } from '../../content/content-store.ts';
import { letterSchema } from '../../features/letters/schema.ts';
import type { RawContent } from '../../site/site-content.ts';
import type { PlacedDiagnostic } from '../protocol/protocol.ts';
import { placeDiagnostic } from './place-diagnostics.ts';

/** The fields of application.yaml. */
export const applicationKind = {
  kind: 'application',
  shape: 'single',
  schema: applicationSchema,
  about: 'Nothing of an application is published, except the page for its reader if you switch it on.',
} as const;

/** The fields above the text of a letter. A lens is a field of the application. */
export const applicationLetterKind = {
  kind: 'application-letter',
  shape: 'single',
  schema: letterSchema.omit({ publish: true, lens: true }).extend({
    to: letterSchema.shape.to.describe('Whom it is for, as on an envelope.'),
  }),
  about: '',
} as const;

/** The texts of each application, by their path in content/. Some may not exist yet. */
export async function listApplicationFiles(contentDir: string): Promise<string[]> {
  const names = await listApplications(contentDir);
  return names.flatMap((name) =>
    ['application.yaml', 'letter.md', 'posting.txt'].map((file) => applicationFile(name, file)),
  );
}

/** What is wrong with applications, at the fields of their forms. */
export async function checkApplications(
  contentDir: string,
  unsaved: UnsavedTexts,
  entries: Pick<RawContent, 'lenses' | 'pages'> | null,
): Promise<PlacedDiagnostic[]> {
  const names = await listApplications(contentDir);
  const readings = names.map((name) => readApplication(contentDir, name, entries, unsaved));
  return (await Promise.all(readings)).flatMap(({ record, letterRecord, diagnostics }) =>
    diagnostics.map((diagnostic) => {
      const isLetter = isApplicationLetter(diagnostic.file.replace(/^content\//, ''));
      const kind = isLetter ? applicationLetterKind : applicationKind;
      const found = isLetter ? letterRecord : record;
      const placed = placeDiagnostic(diagnostic, kind, found ? [found] : []);
      return isLetter && diagnostic.field === '' ? { ...placed, path: ['text'] } : placed;
    }),
  );
}
