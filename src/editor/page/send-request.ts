import type { Group } from '../protocol/form-field.ts';
import {
  type ApplicationFolder,
  type CheckAnswer,
  type CreatedApplication,
  type Draft,
  type EditableFile,
  type Fingerprints,
  type ImportAnswer,
  type KeptDraft,
  type LetterAnswer,
  type NewApplication,
  type PageImage,
  type PlacedDiagnostic,
  type PortfolioAnswer,
  type PortfolioRequest,
  type PublishAnswer,
  type PublishJob,
  type PublishOrder,
  type SaveAnswer,
  tokenHeader,
} from '../protocol/protocol.ts';

const tokenKey = 'editor-token';

/** Its message is the server's explanation. */
class RefusedError extends Error {}

export const stoppedMessage =
  'The editor has stopped, or this page was opened without its key. Start npm run edit and open the address that it shows in this tab; your unsaved changes are still here.';

/** Runs a task that sends requests. Resolves with "", or with the reason why it failed. */
export async function attempt(task: () => Promise<void>): Promise<string> {
  try {
    await task();
    return '';
  } catch (error) {
    return error instanceof RefusedError ? error.message : stoppedMessage;
  }
}

/**
 * Moves the key from the page's address to the session, so that it is not copied with the address. Runs again when the
 * owner opens the address of a restarted editor in this tab.
 */
export function keepToken(): void {
  const key = /^#key=([\w-]+)$/.exec(window.location.hash)?.[1];
  if (!key) return;
  sessionStorage.setItem(tokenKey, key);
  window.history.replaceState(null, '', window.location.pathname);
}

export const readFiles = () =>
  request<{ files: EditableFile[]; noteForm: Group; preview: string | null }>('/api/files');
export const readFingerprints = () => request<Fingerprints>('/api/fingerprints');
export const checkDrafts = (drafts: Draft[]) =>
  request<CheckAnswer & { preview: string | null }>('/api/check', JSON.stringify(drafts));
export const saveDrafts = (drafts: Draft[], removesPictures: boolean) =>
  request<SaveAnswer>(`/api/save${removesPictures ? '?pictures=remove' : ''}`, JSON.stringify(drafts));
export const keepDrafts = (drafts: Draft[], withoutDraft: string[]) =>
  request<null>('/api/keep-drafts', JSON.stringify({ drafts, withoutDraft }));
export const readKeptDrafts = () => request<KeptDraft[]>('/api/kept-drafts');

/** The address of the PDF of a letter with unsaved changes. */
export const makeLetter = (name: string, drafts: Draft[]) =>
  request<string>(`/api/letter?${new URLSearchParams({ name })}`, JSON.stringify(drafts));

/** Public paths of all pictures that a record can name. */
export const readPictures = () => request<string[]>('/api/originals', '');

/** `folder` is a public path: `/images/travel/`. */
export function importPicture(picture: File, folder: string): Promise<ImportAnswer> {
  const parameters = new URLSearchParams({ name: picture.name, folder: belowImages(folder) });
  return request<ImportAnswer>(`/api/pictures?${parameters}`, picture);
}

/** Moves a dropped picture to another folder and resolves with its public path, unchanged for a saved picture. */
export function movePicture(source: string, folder: string): Promise<string> {
  return request<string>(`/api/move-picture?${new URLSearchParams({ source, folder: belowImages(folder) })}`);
}

function belowImages(folder: string): string {
  return folder.replace(/^\/images\/|\/$/g, '');
}

export const readPublication = () => request<PublishAnswer>('/api/publication');
export const readAsStranger = () => request<PlacedDiagnostic[]>('/api/stranger');
export const unlockGit = () => request<PublishAnswer>('/api/unlock-git');
export const startPublication = (order: PublishOrder) =>
  request<PublishJob>('/api/publish', JSON.stringify(order));
export const readPublishJob = () => request<PublishJob | null>('/api/publish-job');

export const readPosting = (file: File, language: string) =>
  request<string>(`/api/posting?${new URLSearchParams({ name: file.name, language })}`, file);
export const createApplication = (application: NewApplication) =>
  request<CreatedApplication>('/api/create-application', JSON.stringify(application));
export const readApplicationFolder = (name: string, drafts: Draft[]) =>
  request<ApplicationFolder>(`/api/application?${new URLSearchParams({ name })}`, JSON.stringify(drafts));
/** Pictures of the pages of the letter; rejects while it cannot be shown. */
export async function readLetterPages(name: string, drafts: Draft[]): Promise<PageImage[]> {
  const parameters = new URLSearchParams({ name });
  const answer = await request<LetterAnswer>(`/api/application-letter?${parameters}`, JSON.stringify(drafts));
  if ('refused' in answer) throw new RefusedError(answer.refused);
  return answer.pages;
}
export const makeApplication = (name: string, isSent: boolean) =>
  request<{ message: string }>(
    `/api/make-application?${new URLSearchParams({ name, sent: String(isSent) })}`,
  );
export const openFolder = (name: string) =>
  request<null>(`/api/open-folder?${new URLSearchParams({ name })}`);
export const makePortfolio = (options: PortfolioRequest, drafts: Draft[]) =>
  request<PortfolioAnswer>(
    `/api/portfolio?${new URLSearchParams({ options: JSON.stringify(options) })}`,
    JSON.stringify(drafts),
  );

/** Resolves when the server stops or `signal` aborts; rejects if the server does not respond. */
export async function waitForEnd(signal: AbortSignal): Promise<void> {
  const response = await post('/api/alive', { signal });
  await response.text().catch(() => {});
}

function post(path: string, options: RequestInit): Promise<Response> {
  const headers = { [tokenHeader]: sessionStorage.getItem(tokenKey) ?? '' };
  return fetch(path, { method: 'POST', headers, ...options });
}

async function request<T>(path: string, body: BodyInit = ''): Promise<T> {
  const response = await post(path, { body });
  const answer = (await response.json()) as unknown;
  if (!response.ok) throw new RefusedError(String((answer as { refused?: unknown }).refused));
  return answer as T;
}
