import { diagnosticInRecord } from '../../content/diagnostic-at.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { listAt, valueAt } from '../../core/field-path.ts';
import { block, didYouMean, found, oneOf, yamlLine } from '../../core/quoted-values.ts';
import { nearest } from '../../core/text.ts';
import type { FieldDiagnostic } from './validate-records.ts';

/** The names in a list of pages, such as their `categories` or `sections`. */
export function namesInPages(pages: readonly Pick<YamlRecord, 'value'>[], list: string): string[] {
  return pages.flatMap(({ value }) => {
    const names = listAt(value, [list]).map((each) => valueAt(each, ['name']));
    return names.filter((name) => typeof name === 'string');
  });
}

/** The category of a project must exist; on a site without categories, any is valid. */
export function validateCategory(
  project: Pick<YamlRecord, 'value'>,
  categories: readonly string[],
): FieldDiagnostic[] {
  const written = valueAt(project.value, ['category']);
  if (typeof written !== 'string' || categories.length === 0 || categories.includes(written)) return [];
  return [
    {
      summary: `category is ${found(written)}, expected ${oneOf(categories)}`,
      why: 'The categories are listed in content/pages.yaml.',
      fix: didYouMean(
        nearest(written, categories),
        block('Write, for example:', yamlLine('category', categories[0])),
      ),
      path: ['category'],
    },
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
