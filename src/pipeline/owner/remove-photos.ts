import { rm } from 'node:fs/promises';
import path from 'node:path';
import { valueAt } from '../../model/field-path.ts';
import { nearest, stemOf } from '../../model/text.ts';
import { visit } from '../content/check-records.ts';
import { readEntries, recordsOf } from '../content/read-content.ts';
import { listOriginals } from '../originals/list-originals.ts';
import { numberRecords, removeAt } from '../yaml/edit-yaml.ts';
import { ContentChange, withContentLock } from './content-change.ts';
import { type PhotoList, photoLists } from './import-photos.ts';
import { readRecords } from './read-records.ts';

/** A photo as addresses write it: `travel/fushimi-inari-dawn`. */
export type PhotoPlace = { list: PhotoList; name: string };

export type KeptPhoto = PhotoPlace & {
  title: string;
  alt: string;
  /** Path in content/ of the picture; "" when there is none. */
  file: string;
};

/** Reads `travel/harbour`; null when it names no list. */
export function parsePhotoPlace(text: string): PhotoPlace | null {
  const [list, name, ...rest] = text.split('/');
  const known = photoLists.find((candidate) => candidate === list);
  return known && name && rest.length === 0 ? { list: known, name } : null;
}

/** Every photo of the lists, as far as they can be read, in the order of the files. */
export async function listPhotos(contentDir: string): Promise<KeptPhoto[]> {
  const { sources } = await readEntries(contentDir);
  const fileByStem = new Map(sources.originals.map(({ stem, relative }) => [stem, relative]));
  return photoLists.flatMap((list) =>
    recordsOf(sources, `${list}.yaml`).map(({ value }) => {
      const field = (key: string) => {
        const text = valueAt(value, [key]);
        return typeof text === 'string' ? text : '';
      };
      const file = fileByStem.get(stemOf(field('source'))) ?? '';
      return { list, name: field('name'), title: field('title'), alt: field('alt'), file };
    }),
  );
}

/** The place that was probably meant, or null. */
export function nearestPhoto(place: PhotoPlace, photos: readonly KeptPhoto[]): string | null {
  const candidates = photos.map(({ list, name }) => `${list}/${name}`);
  return nearest(`${place.list}/${place.name}`, candidates);
}

/**
 * Takes the records of photos out of their lists, numbers the others anew, and then deletes the pictures that no
 * record shows any more (not with `keepsFiles`). Returns the deleted files by their path in content/. Rejects with
 * `UneditableYaml` when a list cannot be changed; nothing has been then.
 */
export async function removePhotos(
  contentDir: string,
  places: readonly PhotoPlace[],
  { keepsFiles = false } = {},
): Promise<string[]> {
  return withContentLock(contentDir, () => takeOut(contentDir, places, keepsFiles));
}

async function takeOut(
  contentDir: string,
  places: readonly PhotoPlace[],
  keepsFiles: boolean,
): Promise<string[]> {
  const before = await listPhotos(contentDir);
  const texts = new Map<string, string>();
  for (const list of new Set(places.map((place) => place.list))) {
    const leaving = new Set(places.filter((place) => place.list === list).map(({ name }) => name));
    const { text, records } = await readRecords(contentDir, `${list}.yaml`);
    let shrunk = text;
    for (let index = records.length - 1; index >= 0; index -= 1) {
      if (leaving.has(records[index]?.name ?? '')) shrunk = removeAt(shrunk, [index]);
    }
    texts.set(`${list}.yaml`, numberRecords(shrunk, []));
  }
  const change = await ContentChange.begin(contentDir);
  await change.commit(new Map(), texts).finally(() => change.discard());
  if (keepsFiles) return [];
  const shown = await shownStems(contentDir);
  const files = before
    .filter(({ list, name }) => places.some((place) => place.list === list && place.name === name))
    .filter(({ file }) => file !== '' && !shown.has(`/${stemOf(file)}`))
    .map(({ file }) => file);
  for (const file of files) await rm(path.join(contentDir, file), { force: true });
  return files;
}

/** Public paths, without their endings, of every picture that a record names. */
async function shownStems(contentDir: string): Promise<Set<string>> {
  const { sources } = await readEntries(contentDir);
  const known = new Set((await listOriginals(contentDir)).map(({ stem }) => stem));
  const shown = new Set<string>();
  for (const { value } of [...sources.records.values()].flat()) {
    visit(value, [], (_path, part) => {
      if (typeof part === 'string' && known.has(stemOf(part))) shown.add(stemOf(part));
    });
  }
  return shown;
}
