import { ContentStore } from '../content/content-store.ts';
import { nearest } from '../core/text.ts';
import { readRawContent } from '../site/read-content.ts';
import { numberRecords, removeAt } from '../yaml/edit-yaml.ts';
import { commitTexts, withContentLock } from './content-change.ts';
import type { PhotoPlace, PhotoRecord } from './create-gallery.ts';
import { findUnusedPictures, type TextChange, textsOf } from './unused-pictures.ts';

/** Parses `travel/harbour`; null for anything else. */
export function parsePhotoPlace(text: string): PhotoPlace | null {
  const [gallery, name, ...rest] = text.split('/');
  return gallery && name && rest.length === 0 ? { gallery, name } : null;
}

/** The existing photo with the most similar name, or null. */
export function nearestPhoto(place: PhotoPlace, photos: readonly PhotoRecord[]): string | null {
  const candidates = photos.map(({ gallery, name }) => `${gallery}/${name}`);
  return nearest(`${place.gallery}/${place.name}`, candidates);
}

/**
 * Removes the records of photos, renumbers the others, and deletes the pictures that no record shows any more (unless
 * `keepsFiles`). Returns the deleted files by their path in content/. Rejects with `YamlEditError` if a list cannot be
 * changed; then nothing has changed.
 */
export async function removePhotos(
  contentDir: string,
  places: readonly PhotoPlace[],
  { keepsFiles = false } = {},
): Promise<string[]> {
  return withContentLock(contentDir, async () => {
    const changes: TextChange[] = [];
    for (const gallery of new Set(places.map((place) => place.gallery))) {
      const leaving = places.filter((place) => place.gallery === gallery).map(({ name }) => name);
      const { text, records } = await new ContentStore(contentDir).readList(`${gallery}.yaml`);
      const shrunk = records.reduceRight(
        (rest, { name }, index) => (leaving.includes(name) ? removeAt(rest, [index]) : rest),
        text,
      );
      changes.push({ file: `${gallery}.yaml`, before: text, after: numberRecords(shrunk, []) });
    }
    const texts = textsOf(changes);
    const removed = keepsFiles
      ? []
      : findUnusedPictures(await readRawContent(contentDir, { texts }), changes);
    await commitTexts(contentDir, texts, { removed });
    return removed;
  });
}
