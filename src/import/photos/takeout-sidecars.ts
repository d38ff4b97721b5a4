import { stemOf } from '../../core/text.ts';

/*
 * Which metadata file belongs to which photo in a folder of a Google Takeout. Google does not document it; this follows what
 * others found in their archives:
 *   https://github.com/ente/ente/pull/4956                          where names are truncated, and where the counter goes
 *   https://github.com/open-noodle/gallery/pull/405                 `supplemental-metadata` is truncated anywhere
 *   https://github.com/TheLastGimbus/GooglePhotosTakeoutHelper/pull/449  51 characters with `.json`
 */

const wholeEnding = '.supplemental-metadata';
/** Shorter names are never truncated: the limit is 46 without `.json`, in some archives 51 with it. */
const minTruncatedLength = 40;

type CountedName = { name: string; counter: string };

/** Names of the metadata files of one folder, by what they would belong to. */
type SidecarIndex = ReadonlyMap<string, string>;

export function indexSidecars(names: readonly string[]): SidecarIndex {
  return new Map(
    names.map((fileName) => {
      const { name, counter } = splitCounter(fileName.replace(/\.json$/i, ''));
      return [name + counter, fileName];
    }),
  );
}

/** The metadata file of a photo or video; undefined if it has none. */
export function findSidecar(mediaName: string, sidecars: SidecarIndex): string | undefined {
  const { name: stem, counter } = splitCounter(stemOf(mediaName));
  const ending = mediaName.slice(stemOf(mediaName).length);
  // IMG(1).jpg: IMG.jpg.supplemental-metadata(1).json, IMG.jpg(1).json; or the brackets belong to the name: IMG(1).jpg.json.
  const readings: CountedName[] = [
    { name: mediaName, counter: '' },
    { name: mediaName, counter },
    { name: stem + ending, counter },
  ];
  for (const { name, counter: withCounter } of readings) {
    const whole = name + wholeEnding;
    for (let length = whole.length; length >= Math.min(name.length, minTruncatedLength); length -= 1) {
      const found = sidecars.get(whole.slice(0, length) + withCounter);
      if (found) return found;
    }
  }
  // Old archives omit the extension of some: IMG.json.
  return sidecars.get(stem + counter);
}

/**
 * The original of an edited photo: `IMG_1-edited.jpg`, `IMG_1-bearbeitet(1).jpg`, with the word truncated anywhere. Edited
 * photos have no metadata file, their originals do. Undefined if there is no original.
 */
export function findOriginal(mediaName: string, names: ReadonlySet<string>): string | undefined {
  const { name: stem, counter } = splitCounter(stemOf(mediaName));
  const ending = mediaName.slice(stemOf(mediaName).length);
  const cut = /^(.+)-[\p{L}\p{M} ]{1,16}$/u.exec(stem);
  if (!cut) return undefined;
  const endings = [ending, ...['.jpg', '.jpeg', '.JPG', '.JPEG', '.HEIC', '.heic', '.png', '.PNG', '.webp']];
  return endings.map((each) => `${cut[1]}${counter}${each}`).find((name) => names.has(name));
}

/** `IMG(2)` -> `IMG` and `(2)`. */
function splitCounter(stem: string): CountedName {
  const found = /^(.*?)(\(\d+\))$/.exec(stem);
  return { name: found?.[1] ?? stem, counter: found?.[2] ?? '' };
}
