import type { z } from 'zod';
import { diagnosticInRecord } from '../../content/diagnostic-in-record.ts';
import { reservedPageNames } from '../../content/page-schema.ts';
import { elementOf, fieldsOf, kindsOf } from '../../content/schema-fields.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { type FieldPath, formatPath, textsAt, valueAt } from '../../core/field-path.ts';
import { block, didYouMean, found, joinAlternatives, quote, yamlLine } from '../../core/quoted-values.ts';
import { nearest } from '../../core/text.ts';
import { selectedRecords } from '../../features/home/highlights.ts';
import { isSinglePageKind } from '../page-kinds.ts';
import { pageSchema } from '../page-schema.ts';
import type { FieldDiagnostic } from './validate-records.ts';
import { explainUnknownSection } from './validate-sections.ts';

/** Validates the pages as a list: a homepage, kinds that can occur once, names and fields. */
export function validatePages(records: readonly YamlRecord[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const firstLines = new Map<string, number>();
  for (const record of records) {
    const [name, kind] = [textAt(record, 'name'), textAt(record, 'kind')];
    if (reservedPageNames.includes(name))
      diagnostics.push(
        diagnosticInRecord('pages.yaml', record, ['name'], {
          code: 'reserved-page-name',
          summary: `name is ${quote(name)}, which the site uses itself`,
          why: 'The name of a page is its address.',
          fix: `Choose another name, for example:   name: my-${name}`,
        }),
      );
    const first = firstLines.get(kind);
    if (first !== undefined && isSinglePageKind(kind)) {
      diagnostics.push(
        diagnosticInRecord('pages.yaml', record, ['kind'], {
          code: 'second-page-of-kind',
          summary: `kind is ${kind}, and the page in line ${first} has the same kind`,
          why: `A site has one page of kind ${kind}. Only pages of kind experiences, gallery and text can be repeated.`,
          fix: 'Remove one of the two pages, or give it another kind.',
        }),
      );
    }
    firstLines.set(kind, first ?? record.locate(['kind']).line);
    for (const { path, kinds } of foreignFields(pageSchema, record.value)) {
      const diagnosticText = {
        code: 'field-of-other-kind',
        summary: `${formatPath(path)} is allowed only where kind is ${joinAlternatives(kinds)}`,
        why: 'It would have no effect here.',
        fix: 'Remove it, or change the kind.',
      };
      diagnostics.push(diagnosticInRecord('pages.yaml', record, path, diagnosticText, { part: 'key' }));
    }
  }
  if (records.length > 0 && !firstLines.has('home')) {
    diagnostics.push(
      diagnosticInFile('pages.yaml', {
        code: 'no-home-page',
        summary: 'no page is of kind home',
        why: 'The site needs a homepage at its root address.',
        fix: block('Add to this file:', '- name: home\n  kind: home\n  heading: "{name}"\n  description: …'),
      }),
    );
  }
  return diagnostics;
}

/** Buttons of the homepage must lead to a page. `resume` is the PDF, unless a page has that name. */
export function validateButtons(home: readonly YamlRecord[], pages: readonly YamlRecord[]): Diagnostic[] {
  const names = pages
    .filter((page) => textAt(page, 'kind') !== 'notFound')
    .map((page) => textAt(page, 'name'));
  const targets = [...new Set([...names, 'resume'])];
  return home.flatMap((record) =>
    textsAt(record.value, ['buttons'], 'page')
      .filter(([, page]) => !targets.includes(page))
      .map(([path, page]) =>
        diagnosticInRecord('home.yaml', record, path, {
          code: 'unknown-button-page',
          summary: `${formatPath(path)} is ${quote(page)}, which is not a page in content/pages.yaml`,
          why: `The pages are ${targets.join(', ')}.`,
          fix: didYouMean(nearest(page, targets), 'Write the name of a page, or remove the button.'),
        }),
      ),
  );
}

/** The label of the homepage must show a list that exists. `lists` are the sections and galleries. */
export function validateLabel(home: readonly YamlRecord[], lists: readonly string[]): Diagnostic[] {
  const sources = ['projects', ...lists];
  return home.flatMap((record) => {
    const of = valueAt(record.value, ['label', 'of']);
    if (typeof of !== 'string' || sources.includes(of)) return [];
    const diagnosticText = {
      code: 'unknown-label',
      summary: `label.of is ${quote(of)}, which is not a section or a gallery`,
      why: `The lists are ${sources.join(', ')}.`,
      fix: didYouMean(nearest(of, sources), 'Write the name of a list, or remove the label.'),
    };
    return [diagnosticInRecord('home.yaml', record, ['label', 'of'], diagnosticText)];
  });
}

/** The order of a lens's résumé must name sections that exist. */
export function validateLensOrder(lenses: readonly YamlRecord[], sections: readonly string[]): Diagnostic[] {
  const sectionNames = [...sections, 'projects'];
  return lenses.flatMap((record) =>
    textsAt(record.value, ['order'])
      .filter(([, named]) => !sectionNames.includes(named))
      .map(([path, named]) =>
        diagnosticInRecord(
          'lenses.yaml',
          record,
          path,
          explainUnknownSection(formatPath(path), named, sectionNames),
        ),
      ),
  );
}

/** Highlights of the homepage must exist. `photos` are named as in addresses: `travel/fushimi-inari-dawn`. */
export function validateHighlights(
  home: readonly YamlRecord[],
  known: Record<'projects' | 'photos' | 'notes' | 'records', readonly string[]>,
): Diagnostic[] {
  const lists = {
    projects: ['project', 'the name of a project in projects.yaml'],
    photos: ['photo of a gallery', 'the name of a gallery, a slash and the name of a photo in it'],
    notes: ['note', 'the name of a file in content/notes, without .md'],
    records: [
      'section or record',
      'the name of a section, or a section, a slash and the name of a record in it',
    ],
  } as const;
  return home.flatMap((record) =>
    (Object.keys(lists) as (keyof typeof lists)[]).flatMap((list) =>
      textsAt(record.value, ['highlights', list])
        .filter(([, name]) => !known[list].includes(name))
        .map(([path, name]) =>
          diagnosticInRecord('home.yaml', record, path, {
            code: 'unknown-highlight',
            summary: `${formatPath(path)} is ${quote(name)}, which is not a ${lists[list][0]}`,
            why: `Each item is ${lists[list][1]}.`,
            fix: didYouMean(
              nearest(name, known[list]),
              'Write the name of a project, photo or record, or remove the item.',
            ),
          }),
        ),
    ),
  );
}

/** The names that proofs and highlights can have: of records as their files have them, or as the site shows them. */
export function namesOfProofs({ projects, galleries, sections }: ProofSource) {
  return {
    projects: namesIn(projects),
    photos: galleries.flatMap(({ name, photos }) => namesIn(photos).map((photo) => `${name}/${photo}`)),
    records: sections.flatMap(({ name, records }) => [
      name,
      ...[...namesIn(records), ...(records.some(isSelected) ? [selectedRecords] : [])].map(
        (record) => `${name}/${record}`,
      ),
    ]),
  };
}

export type ProofSource = {
  projects: readonly unknown[];
  galleries: readonly { name: string; photos: readonly unknown[] }[];
  sections: readonly { name: string; records: readonly unknown[] }[];
};

function namesIn(records: readonly unknown[]): string[] {
  return textsAt(records, [], 'name').map(([, name]) => name);
}

/** Whether the owner marked a publication as selected. */
function isSelected(record: unknown): boolean {
  return valueAt(record, ['selected']) === true || valueAt(record, ['isSelected']) === true;
}

/** The proofs of pages, lenses and pages for one reader must exist. `path` is where their list is. */
export function validateProofs(
  file: string,
  records: readonly YamlRecord[],
  known: readonly string[],
  path: FieldPath = ['proofs'],
): Diagnostic[] {
  return records.flatMap((record) =>
    textsAt(record.value, path)
      .filter(([, name]) => !known.includes(name))
      .map(([place, name]) =>
        diagnosticInRecord(file, record, place, {
          code: 'unknown-proof',
          summary: `${formatPath(place)} is ${quote(name)}, which is not a project, photo or record`,
          why: 'Each item is the name of a project, or gallery/photo, or section/record.',
          fix: didYouMean(
            nearest(name, known),
            'Write the name of a project, photo or record, or remove the item.',
          ),
        }),
      ),
  );
}

/** Fields that only records of another kind have. */
function foreignFields(
  schema: z.ZodType,
  value: unknown,
  path: FieldPath = [],
): { path: FieldPath; kinds: string[] }[] {
  const element = elementOf(schema);
  if (element && Array.isArray(value)) {
    return value.flatMap((part: unknown, index) => foreignFields(element, part, [...path, index]));
  }
  const fields = fieldsOf(schema);
  if (!fields || typeof value !== 'object' || value === null) return [];
  const kind = String(valueAt(value, ['kind']));
  return Object.entries(value).flatMap(([key, part]) => {
    const field = fields[key];
    if (!field) return [];
    const kinds = kindsOf(field);
    const here = [...path, key];
    return kinds && !kinds.includes(kind) ? [{ path: here, kinds }] : foreignFields(field, part, here);
  });
}

function textAt(record: YamlRecord, field: string): string {
  const value = valueAt(record.value, [field]);
  return typeof value === 'string' ? value : '';
}

/** The names in a list of pages, such as their `categories` or `sections`. */
export function namesInPages(pages: readonly Pick<YamlRecord, 'value'>[], list: string): string[] {
  return pages.flatMap(({ value }) => textsAt(value, [list], 'name').map(([, name]) => name));
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
      code: 'unknown-category',
      summary: `category is ${found(written)}, expected ${joinAlternatives(categories)}`,
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
