import { diagnosticInRecord } from '../../content/diagnostic-in-record.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { valueAt } from '../../core/field-path.ts';
import { quote } from '../../core/quoted-values.ts';
import { namedGalleries } from '../read-structure.ts';

/**
 * Validates the galleries of pages.yaml and about.yaml: each is on a page once, has its own file, and a heading unless it
 * is alone. `otherFiles` are the names of files with another use.
 */
export function validateGalleries(
  pages: readonly YamlRecord[],
  about: YamlRecord | undefined,
  otherFiles: readonly string[],
): Diagnostic[] {
  return pages.flatMap((page) => {
    const galleries = namedGalleries(page.value, about?.value);
    const lines = new Map<string, number>();
    return galleries.flatMap(({ name, path, file }): Diagnostic[] => {
      const record = file === 'about.yaml' ? about : page;
      if (!record) return [];
      const first = lines.get(name);
      const place = [...path, 'name'];
      lines.set(name, first ?? record.locate(place).line);
      if (first !== undefined)
        return [
          diagnosticInRecord(file, record, place, {
            code: 'duplicate-gallery',
            summary: `the gallery name ${quote(name)} is already used in line ${first}`,
            why: 'A page can show a gallery only once. Other pages can show it too.',
            fix: 'Remove one of the two, or give this one another name and its own file.',
          }),
        ];
      if (otherFiles.includes(`${name}.yaml`))
        return [
          diagnosticInRecord(file, record, place, {
            code: 'gallery-file-taken',
            summary: `name is ${quote(name)}, but content/${name}.yaml is used for something else`,
            why: 'The photos of a gallery are in the file of the same name.',
            fix: `Choose another name, for example:   name: ${name}-photos`,
          }),
        ];
      const hasTitle = galleries.length === 1 || valueAt(record.value, [...path, 'title']) !== undefined;
      return hasTitle
        ? []
        : [
            diagnosticInRecord(file, record, path, {
              code: 'gallery-without-title',
              summary: `the gallery ${quote(name)} has no title`,
              why: 'On a page with several galleries, each needs a heading.',
              fix: 'Add to this entry, for example:   title: Travel Photography',
            }),
          ];
    });
  });
}
