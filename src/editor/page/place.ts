import { useEffect, useState } from 'react';
import type { FieldPath } from '../../core/field-path.ts';

/** What is being looked at: a file, and a record or field in it. It stands in the address after the #. */
export type Place = { file: string; path: FieldPath };

export const diagnosticsPage = 'problems';
export const publishPlace = 'publish';
export const newLetterPlace = 'new-letter';

/** In the place of a record: the words of all pictures of the file. */
export const captionsStep = 'words';

export function addressOf(file: string, path: FieldPath = []): string {
  return `#/${file}${path.length > 0 ? `:${path.join('.')}` : ''}`;
}

/** The place in the address; moves with Back and Forward. */
export function usePlace(): Place {
  const [hash, setHash] = useState(window.location.hash);
  useEffect(() => {
    const read = () => setHash(window.location.hash);
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return placeIn(hash);
}

/** What cannot be read, such as `#%`, leads nowhere. */
export function placeIn(hash: string): Place {
  try {
    const [file = '', path = ''] = decodeURIComponent(hash.replace(/^#\/?/, '')).split(':');
    const steps = path === '' ? [] : path.split('.');
    return { file, path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
  } catch {
    return { file: '', path: [] };
  }
}

export function goTo(file: string, path: FieldPath = []): void {
  window.location.hash = addressOf(file, path);
}
