import { useSyncExternalStore } from 'react';
import type { FieldPath } from '../../core/field-path.ts';

/** What the page shows: a file, and a record or field in it. It is in the address after the #. */
export type Route = { file: string; path: FieldPath };

/** Pages that are not files. */
export const problemsPage = 'problems';
export const publishPage = 'publish';
export const lookPage = 'look';
export const applicationsPage = 'applications';
export const newApplicationPage = 'new-application';
export const portfolioPage = 'portfolio';
export const translationsPage = 'translations';
export const newLetterPage = 'new-letter';
export const newNotePage = 'new-note';

/** Instead of the index of a record: the captions and alt texts of the file's pictures. */
export const captionsStep = 'words';

export function addressOf(file: string, path: FieldPath = []): string {
  // Translations name pictures and addresses, which have points.
  const steps = path.map((step) => encodeURIComponent(step).replaceAll('.', '%2E'));
  return `#/${file}${path.length > 0 ? `:${steps.join('.')}` : ''}`;
}

/** The route in the address; follows Back and Forward. */
export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(onHashChange, () => window.location.hash));
}

function onHashChange(notify: () => void) {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

function parseRoute(hash: string): Route {
  try {
    const [file = '', path = ''] = hash.replace(/^#\/?/, '').split(':');
    const steps = path === '' ? [] : path.split('.').map(decodeURIComponent);
    return {
      file: decodeURIComponent(file),
      path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    };
  } catch {
    // An invalid percent-encoding, such as `#%`.
    return { file: '', path: [] };
  }
}

export function navigate(file: string, path: FieldPath = []): void {
  window.location.hash = addressOf(file, path);
}
