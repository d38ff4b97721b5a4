import { applicationFile, applicationOfFile, isDue } from '../../applications/application-folder.ts';
import { valueAt } from '../../core/field-path.ts';
import type { FileState } from './drafts-reducer.ts';

/** An application as its form has it, which may be incomplete. */
export type ListedApplication = {
  /** The name of its folder. */
  name: string;
  /** Its application.yaml. */
  file: FileState;
  reader: string;
  role: string;
  date: string;
  status: string;
  due: string;
  isDue: boolean;
  isUnsaved: boolean;
};

/** Newest first. `today` is YYYY-MM-DD. */
export function listApplications(files: readonly FileState[], today: string): ListedApplication[] {
  const names = [...new Set(files.flatMap(({ name }) => applicationOfFile(name) ?? []))].sort().reverse();
  return names.flatMap((name) => {
    const of = files.filter((file) => applicationOfFile(file.name) === name);
    const file = of.find((each) => each.name === applicationFile(name, 'application.yaml'));
    if (!file) return [];
    const textAt = (field: string) => String(valueAt(file.current, [field]) ?? '');
    const [status, due] = [textAt('status'), textAt('due')];
    return {
      name,
      file,
      reader: textAt('reader') || name,
      role: textAt('role'),
      date: textAt('date'),
      status,
      due,
      // An unknown status is not a closed one.
      isDue: isDue({ status, due }, today),
      isUnsaved: of.some(({ changes }) => changes.length > 0),
    };
  });
}
