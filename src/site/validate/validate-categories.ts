import * as messages from '../../content/content-messages.ts';
import { diagnosticInRecord } from '../../content/diagnostic-at.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { listAt, valueAt } from '../../core/field-path.ts';
import { nearest } from '../../core/text.ts';
import type { FieldDiagnostic } from './validate-records.ts';

/** The names in a list that pages have, such as their `categories` or `sections`. */
export function namesInPages(pages: readonly Pick<YamlRecord, 'value'>[], list: string): string[] {
  return pages.flatMap(({ value }) => {
    const names = listAt(value, [list]).map((each) => valueAt(each, ['name']));
    return names.filter((name) => typeof name === 'string');
  });
}

/** A project is of a category that there is; where there are none, any will do. */
export function validateCategory(
  project: Pick<YamlRecord, 'value'>,
  categories: readonly string[],
): FieldDiagnostic[] {
  const written = valueAt(project.value, ['category']);
  if (typeof written !== 'string' || categories.length === 0 || categories.includes(written)) return [];
  return [
    { ...messages.noSuchCategory(written, nearest(written, categories), categories), path: ['category'] },
  ];
}

/** The same for every project of the site. */
export function validateCategories(
  projects: readonly YamlRecord[],
  pages: readonly YamlRecord[],
): Diagnostic[] {
  const categories = namesInPages(pages, 'categories');
  return projects.flatMap((project) =>
    validateCategory(project, categories).map(({ path, ...diagnosticText }) =>
      diagnosticInRecord('projects.yaml', project, path, diagnosticText),
    ),
  );
}
