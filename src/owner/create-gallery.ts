import { ContentStore, parseYaml } from '../content/content-store.ts';
import { listAt, valueAt } from '../core/field-path.ts';
import { freeName, stemOf } from '../core/text.ts';
import { readRawContent, recordsOf, valueOfFile } from '../site/read-content.ts';
import { appendTo, insertRecords, setField } from '../yaml/edit-yaml.ts';
import { indexOfNewPage, starterPage } from './starter-content.ts';

/**
 * The texts of content/ with a new gallery: a list of photos, and its name on a page. This is the first of these
 * that exists: a gallery page without galleries, About if it has galleries, the first gallery page, a new gallery
 * page. Throws `YamlEditError`.
 */
export async function planGallery(
  contentDir: string,
  name: string,
  title: string,
): Promise<{ file: string; texts: Map<string, string> }> {
  const planned = (file: string, text: string) => ({
    file,
    texts: new Map([
      [file, text],
      [`${name}.yaml`, '[]\n'],
    ]),
  });
  const store = new ContentStore(contentDir);
  const { sources, locale } = await readRawContent(contentDir);
  const { files } = sources;
  const pagesText = (await store.readEditable('pages.yaml')) ?? '';
  const listed = listAt(parseYaml(pagesText), []);
  const empty = listed.findIndex(
    (page) => valueAt(page, ['kind']) === 'gallery' && listAt(page, ['galleries']).length === 0,
  );
  if (empty >= 0) {
    // Its first gallery has the heading of the page.
    return planned('pages.yaml', setField(pagesText, [empty, 'galleries'], [{ name }]));
  }
  // about.yaml is only read if there is a page About.
  for (const file of ['about.yaml', 'pages.yaml'].filter((each) => files.has(each))) {
    const text = (await store.readEditable(file)) ?? '';
    const value = parseYaml(text);
    const list = galleryListIn(value);
    if (!list) continue;
    return planned(file, appendTo(text, { name, title }, list));
  }
  const owner = valueOfFile(sources, 'owner.yaml');
  const answers = { name: String(valueAt(owner, ['name'])), role: String(valueAt(owner, ['role'])) };
  const page = await starterPage('gallery', answers, locale);
  const taken = listed.map((each) => valueAt(each, ['name']));
  const pageName = freeName(String(page.name), (each) => taken.includes(each));
  const record = { ...page, name: pageName, galleries: [{ name, title }] };
  return planned('pages.yaml', insertRecords(pagesText, [], [{ at: indexOfNewPage(listed), record }]));
}

/** The path of the list of galleries: fixed in about.yaml, in an entry of pages.yaml. */
function galleryListIn(value: unknown): (string | number)[] | null {
  if (Array.isArray(valueAt(value, ['galleries', 'list']))) return ['galleries', 'list'];
  const pages = listAt(value, []);
  const index = pages.findIndex((page) => Array.isArray(valueAt(page, ['galleries'])));
  return index < 0 ? null : [index, 'galleries'];
}

/** A photo, such as `travel/fushimi-inari-dawn`. */
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
