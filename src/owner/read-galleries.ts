import { valueAt } from '../core/field-path.ts';
import { stemOf } from '../core/text.ts';
import { readRawContent, recordsOf } from '../site/read-content.ts';

/** A photo, as in `travel/fushimi-inari-dawn`. */
export type PhotoPlace = { gallery: string; name: string };

export type PhotoRecord = PhotoPlace & {
  title: string;
  alt: string;
  /** Path of the picture in content/; "" if there is none. */
  file: string;
};

type Gallery = { name: string; photos: PhotoRecord[] };

/** Every gallery that the pages name, with its readable photos in the order of the file. */
export async function readGalleries(contentDir: string): Promise<Gallery[]> {
  const { sources } = await readRawContent(contentDir);
  const fileByStem = new Map(sources.originals.map(({ stem, relative }) => [stem, relative]));
  const files = [...sources.files.values()].filter(({ kind }) => kind === 'gallery');
  return files.map((file) => {
    const gallery = stemOf(file.name);
    const photos = recordsOf(sources, file.name).map(({ value }) => {
      const field = (key: string) => {
        const text = valueAt(value, [key]);
        return typeof text === 'string' ? text : '';
      };
      const picture = fileByStem.get(stemOf(field('source'))) ?? '';
      return { gallery, name: field('name'), title: field('title'), alt: field('alt'), file: picture };
    });
    return { name: gallery, photos };
  });
}
