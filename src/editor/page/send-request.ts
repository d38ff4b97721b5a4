import {
  type CheckAnswer,
  type Draft,
  type EditableFile,
  type Fingerprints,
  type ImportAnswer,
  type SaveAnswer,
  tokenHeader,
} from '../protocol/protocol.ts';
import type { PublishAnswer, PublishJob, PublishOrder } from '../protocol/publication.ts';

const tokenKey = 'editor-token';

/** What the server said no to, in its words. */
export class Refused extends Error {}

/**
 * Takes the key out of the address the terminal showed, so that it is not left where it could be copied from. Called
 * again when the owner opens the address of a new start in a tab that still holds what they typed.
 */
export function keepToken(): void {
  const key = /^#key=([\w-]+)$/.exec(window.location.hash)?.[1];
  if (!key) return;
  sessionStorage.setItem(tokenKey, key);
  window.history.replaceState(null, '', window.location.pathname);
}

export const readFiles = () => ask<{ files: EditableFile[]; preview: string | null }>('/api/files');
export const readFingerprints = () => ask<Fingerprints>('/api/fingerprints');
export const checkDrafts = (drafts: Draft[]) =>
  ask<CheckAnswer & { preview: string | null }>('/api/check', JSON.stringify(drafts));
export const saveDrafts = (drafts: Draft[], removesPictures: boolean) =>
  ask<SaveAnswer>(`/api/save${removesPictures ? '?pictures=remove' : ''}`, JSON.stringify(drafts));

/** The PDF of a letter, as it would be with what is not saved. */
export async function readLetter(name: string, drafts: Draft[]): Promise<Blob> {
  const base64 = await ask<string>(`/api/letter?${new URLSearchParams({ name })}`, JSON.stringify(drafts));
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}

/** Public paths of all pictures that a record could name. */
export const readPictures = () => ask<string[]>('/api/originals', '');

/** `folder` is a public path: `/images/travel/`. */
export function importPicture(picture: File, folder: string): Promise<ImportAnswer> {
  const parameters = new URLSearchParams({ name: picture.name, folder: belowImages(folder) });
  return ask<ImportAnswer>(`/api/pictures?${parameters}`, picture);
}

/** The public path of a dropped picture in another folder; its own where it waits for no save. */
export function movePicture(source: string, folder: string): Promise<string> {
  return ask<string>(`/api/move-picture?${new URLSearchParams({ source, folder: belowImages(folder) })}`);
}

function belowImages(folder: string): string {
  return folder.replace(/^\/images\/|\/$/g, '');
}

export const readPublication = () => ask<PublishAnswer>('/api/publication');
export const startPublication = (order: PublishOrder) =>
  ask<PublishJob>('/api/publish', JSON.stringify(order));
export const readPublishJob = () => ask<PublishJob | null>('/api/publish-job');

export function thumbnailAddress(source: string): string {
  return `/api/thumbnail?${new URLSearchParams({ source })}`;
}

/** Resolves when the server has stopped or `signal` says that nobody waits any more; rejects when it is not there. */
export async function waitForEnd(signal: AbortSignal): Promise<void> {
  const response = await post('/api/alive', { signal });
  await response.text().catch(() => {});
}

function post(path: string, options: RequestInit): Promise<Response> {
  const headers = { [tokenHeader]: sessionStorage.getItem(tokenKey) ?? '' };
  return fetch(path, { method: 'POST', headers, ...options });
}

async function ask<T>(path: string, body: BodyInit = ''): Promise<T> {
  const response = await post(path, { body });
  const answer = (await response.json()) as unknown;
  if (!response.ok) throw new Refused(String((answer as { refused?: unknown }).refused));
  return answer as T;
}
