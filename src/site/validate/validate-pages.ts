import type { z } from 'zod';
import * as messages from '../../content/content-messages.ts';
import { diagnosticInRecord } from '../../content/diagnostic-at.ts';
import * as pageMessages from '../../content/page-messages.ts';
import { pageSchema, singlePageKinds } from '../../content/page-schema.ts';
import { elementOf, fieldsOf, kindsOf } from '../../content/schema-fields.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { type FieldPath, listAt, valueAt } from '../../core/field-path.ts';
import { nearest } from '../../core/text.ts';

/** Paths of the site's own; `index` and `404` are the files of two pages. */
const takenNames = ['404', 'assets', 'files', 'fonts', 'galleries', 'images', 'index', 'share', 'submit'];

/** What is wrong with the pages as a list: none at /, two of a kind that is there once, names and fields. */
export function validatePages(records: readonly YamlRecord[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const firstLines = new Map<string, number>();
  for (const record of records) {
    const [name, kind] = [textAt(record, 'name'), textAt(record, 'kind')];
    if (takenNames.includes(name))
      diagnostics.push(diagnosticAt(record, ['name'], pageMessages.takenPageName(name)));
    const first = firstLines.get(kind);
    if (first !== undefined && singlePageKinds.includes(kind)) {
      diagnostics.push(diagnosticAt(record, ['kind'], pageMessages.secondPage(kind, first)));
    }
    firstLines.set(kind, first ?? record.locate(['kind']).line);
    for (const { path, kinds } of foreignFields(pageSchema, record.value)) {
      const diagnosticText = pageMessages.fieldOfOtherKind(path, kinds);
      diagnostics.push(diagnosticInRecord('pages.yaml', record, path, diagnosticText, { part: 'key' }));
    }
  }
  if (records.length > 0 && !firstLines.has('home')) {
    diagnostics.push(diagnosticInFile('pages.yaml', pageMessages.noHomePage()));
  }
  return diagnostics;
}

/** Buttons of the homepage that lead to no page. `resume` is the résumé's, if no page has the name. */
export function validateButtons(home: readonly YamlRecord[], pages: readonly YamlRecord[]): Diagnostic[] {
  const names = pages
    .filter((page) => textAt(page, 'kind') !== 'notFound')
    .map((page) => textAt(page, 'name'));
  const known = [...new Set([...names, 'resume'])];
  return home.flatMap((record) => {
    return listAt(record.value, ['buttons']).flatMap((button, index): Diagnostic[] => {
      const page = valueAt(button, ['page']);
      if (typeof page !== 'string' || known.includes(page)) return [];
      const diagnosticText = pageMessages.noSuchPage(
        `buttons[${index}].page`,
        page,
        nearest(page, known),
        known,
      );
      return [diagnosticInRecord('home.yaml', record, ['buttons', index, 'page'], diagnosticText)];
    });
  });
}

/** Whether the label of the homepage tells of a list that there is. `lists` are the sections and galleries. */
export function validateLabel(home: readonly YamlRecord[], lists: readonly string[]): Diagnostic[] {
  const known = ['projects', ...lists];
  return home.flatMap((record) => {
    const of = valueAt(record.value, ['label', 'of']);
    if (typeof of !== 'string' || known.includes(of)) return [];
    const diagnosticText = pageMessages.noSuchList('label.of', of, nearest(of, known), known);
    return [diagnosticInRecord('home.yaml', record, ['label', 'of'], diagnosticText)];
  });
}

/** Whether the order of a lens's résumé names sections that there are. */
export function validateLensOrder(lenses: readonly YamlRecord[], sections: readonly string[]): Diagnostic[] {
  const known = [...sections, 'projects'];
  return lenses.flatMap((record) => {
    return listAt(record.value, ['order']).flatMap((named, index): Diagnostic[] => {
      if (typeof named !== 'string' || known.includes(named)) return [];
      const diagnosticText = messages.noSuchSection(`order[${index}]`, named, nearest(named, known), known);
      return [diagnosticInRecord('lenses.yaml', record, ['order', index], diagnosticText)];
    });
  });
}

/** Whether what the homepage highlights is there. `photos` are named as in addresses: `travel/fushimi-inari-dawn`. */
export function validateHighlights(
  home: readonly YamlRecord[],
  known: { projects: readonly string[]; photos: readonly string[] },
): Diagnostic[] {
  return home.flatMap((record) =>
    (['projects', 'photos'] as const).flatMap((list) => {
      return listAt(record.value, ['highlights', list]).flatMap((name, index): Diagnostic[] => {
        if (typeof name !== 'string' || known[list].includes(name)) return [];
        const diagnosticText = pageMessages.noSuchHighlight(list, index, name, nearest(name, known[list]));
        return [diagnosticInRecord('home.yaml', record, ['highlights', list, index], diagnosticText)];
      });
    }),
  );
}

/** Fields that records of another kind have. */
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

function diagnosticAt(
  record: YamlRecord,
  path: FieldPath,
  diagnosticText: Parameters<typeof diagnosticInRecord>[3],
): Diagnostic {
  return diagnosticInRecord('pages.yaml', record, path, diagnosticText);
}

function textAt(record: YamlRecord, field: string): string {
  const value = valueAt(record.value, [field]);
  return typeof value === 'string' ? value : '';
}
