import { applicationOfFile } from '../../applications/application-folder.ts';
import type { LanguageStatus, TranslationFile } from '../protocol/translations.ts';
import type { ListedApplication } from './applications.ts';
import type { FileState } from './drafts-reducer.ts';
import type { FileEntry } from './group-files.ts';
import { type NewText, newTexts } from './NewTextPage.tsx';
import {
  applicationsPage,
  lookPage,
  newApplicationPage,
  portfolioPage,
  problemsPage,
  publishPage,
  translationsPage,
} from './route.ts';
import { findLanguageOf } from './translations.ts';

const toolPages = [
  problemsPage,
  publishPage,
  lookPage,
  applicationsPage,
  newApplicationPage,
  portfolioPage,
  translationsPage,
] as const;

/** The page that the address opens, with its content. */
export type OpenPage =
  | { kind: (typeof toolPages)[number] }
  /** Before the first check has ended, it is unknown which texts can be translated. */
  | { kind: 'unchecked' }
  | { kind: 'translation'; status: LanguageStatus; translation: TranslationFile; file: FileState }
  /** A file of another language with texts that the first language no longer has. */
  | { kind: 'untranslatable'; status: LanguageStatus }
  | { kind: 'new-text'; text: NewText }
  | { kind: 'application'; application: ListedApplication; file: FileState }
  | { kind: 'file'; entry: FileEntry; file: FileState };

type EditorFiles = {
  files: readonly FileState[];
  entries: readonly FileEntry[];
  applications: readonly ListedApplication[];
  languages: readonly LanguageStatus[];
  isChecked: boolean;
};

/** Returns the page of an address. For an unknown address, the page of the first file; null if there is no file. */
export function openPage(
  address: string,
  { files, entries, applications, languages, isChecked }: EditorFiles,
): OpenPage | null {
  const tool = toolPages.find((kind) => kind === address);
  if (tool) return { kind: tool };
  const addressed = files.find(({ name }) => name === address);
  if (!isChecked && addressed?.kind === 'translation') return { kind: 'unchecked' };
  const status = findLanguageOf(languages, address);
  if (status) {
    const translation = status.files.find(({ file }) => file === address);
    return translation && addressed
      ? { kind: 'translation', status, translation, file: addressed }
      : { kind: 'untranslatable', status };
  }
  const text = newTexts[address];
  if (text) return { kind: 'new-text', text };
  // An application has a page of its own instead of an entry.
  const applicationName = applicationOfFile(address);
  const application = applications.find(({ name }) => name === applicationName);
  const entry = entries.find(({ file }) => file === address) ?? entries[0];
  const file =
    (applicationName === null ? undefined : addressed) ?? files.find(({ name }) => name === entry?.file);
  if (!entry || !file) return null;
  return application ? { kind: 'application', application, file } : { kind: 'file', entry, file };
}
