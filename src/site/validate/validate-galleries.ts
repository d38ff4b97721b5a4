import * as messages from '../../content/content-messages.ts';
import { diagnosticInRecord } from '../../content/diagnostic-at.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { valueAt } from '../../core/field-path.ts';
import { namedGalleries } from '../read-structure.ts';

/**
 * What pages.yaml and about.yaml say of galleries against each other: each is on a page once, has a file of its own, and
 * a heading where it is not alone. `otherFiles` are those that have another use, by their names.
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
        return [diagnosticInRecord(file, record, place, messages.duplicateGallery(name, first))];
      if (otherFiles.includes(`${name}.yaml`))
        return [diagnosticInRecord(file, record, place, messages.galleryFileTaken(name))];
      const hasTitle = galleries.length === 1 || valueAt(record.value, [...path, 'title']) !== undefined;
      return hasTitle ? [] : [diagnosticInRecord(file, record, path, messages.untitledGallery(name))];
    });
  });
}
