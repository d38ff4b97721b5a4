import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { valueAt } from '../../model/field-path.ts';
import { appendTo } from '../yaml/edit-yaml.ts';
import { ContentChange, withContentLock } from './content-change.ts';
import { readYaml } from './read-records.ts';

/**
 * Makes a gallery without photos: a list of its own, and its name in the page About where that has galleries, else in
 * the first page of galleries. Resolves with the file that names it now; null, and nothing has changed, where there is
 * no such page. Rejects with `UneditableYaml` when that file cannot be changed.
 */
export async function beginGallery(contentDir: string, name: string): Promise<string | null> {
  return withContentLock(contentDir, async () => {
    const words = name.replaceAll('-', ' ');
    const place = { name, title: words.charAt(0).toUpperCase() + words.slice(1) };
    for (const file of ['about.yaml', 'pages.yaml']) {
      const text = await readFile(path.join(contentDir, file), 'utf8').catch(() => '');
      const list = galleryListIn(readYaml(text));
      if (!list) continue;
      const texts = new Map([
        [file, appendTo(text, place, list)],
        [`${name}.yaml`, '[]\n'],
      ]);
      const change = await ContentChange.begin(contentDir);
      await change.commit(new Map(), texts).finally(() => change.discard());
      return file;
    }
    return null;
  });
}

/** Where a file lists galleries: about.yaml in one place, pages.yaml in an entry. */
function galleryListIn(value: unknown): (string | number)[] | null {
  if (Array.isArray(valueAt(value, ['galleries', 'list']))) return ['galleries', 'list'];
  const pages: unknown[] = Array.isArray(value) ? value : [];
  const index = pages.findIndex((page) => Array.isArray(valueAt(page, ['galleries'])));
  return index < 0 ? null : [index, 'galleries'];
}
