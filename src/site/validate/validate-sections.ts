import * as messages from '../../content/content-messages.ts';
import * as fileMessages from '../../content/file-messages.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import { listAt, valueAt } from '../../core/field-path.ts';
import { nearest } from '../../core/text.ts';
import { filePlace, namedSections } from '../read-structure.ts';
import type { FieldDiagnostic } from './validate-records.ts';

type SectionDiagnostic = FieldDiagnostic & { record: YamlRecord };

/** What pages.yaml says of sections against itself: each name and file once, others only where they exist. */
export function validateSections(
  pages: readonly YamlRecord[],
  otherFiles: readonly string[],
): SectionDiagnostic[] {
  const diagnostics: SectionDiagnostic[] = [];
  const sections = pages.flatMap((record) =>
    namedSections(record.value).map((section) => ({ ...section, record })),
  );
  const anchors = new Map<string, number>();
  const files = new Map<string, string>(otherFiles.map((file) => [file, '']));
  for (const { record, path, name, file } of sections) {
    const place = [...path, 'name'];
    const line = anchors.get(name);
    if (line !== undefined) {
      diagnostics.push({ ...messages.duplicateSection(name, line), path: place, record });
      continue;
    }
    anchors.set(name, record.locate(place).line);
    const owner = file === null ? undefined : files.get(file);
    if (file !== null && owner !== undefined) {
      const at = filePlace(record.value, path);
      diagnostics.push({ ...messages.sectionFileTaken(name, file, owner), path: at, record });
    } else if (file !== null) files.set(file, name);
  }
  const [, ...furtherResumes] = sections.filter(({ kind }) => kind === 'resume');
  for (const { record, path, name } of furtherResumes) {
    diagnostics.push({ ...messages.secondResume(name), path: [...path, 'kind'], record });
  }
  for (const { record, path, kind, file } of sections) {
    if (file?.endsWith('.bib') && kind !== 'publications') {
      diagnostics.push({ ...fileMessages.noBibliography(kind, file), path: [...path, 'file'], record });
    }
  }
  const names = [...anchors.keys()];
  for (const { record, path } of sections) {
    const own = namedSections(record.value);
    const section = valueAt(record.value, path);
    const within = valueAt(section, ['within']);
    if (typeof within === 'string') {
      const outer = own.filter(
        ({ path: other }) => valueAt(record.value, [...other, 'within']) === undefined,
      );
      const choices = outer.map(({ name }) => name).filter((name) => name !== valueAt(section, ['name']));
      if (!choices.includes(within)) {
        const diagnosticText = messages.noSuchSection('within', within, nearest(within, choices), choices);
        diagnostics.push({ ...diagnosticText, path: [...path, 'within'], record });
      }
    }
    for (const [index, named] of listAt(section, ['order']).entries()) {
      const choices = [...names, 'projects'];
      if (typeof named !== 'string' || choices.includes(named)) continue;
      const diagnosticText = messages.noSuchSection(
        `order[${index}]`,
        named,
        nearest(named, choices),
        choices,
      );
      diagnostics.push({ ...diagnosticText, path: [...path, 'order', index], record });
    }
  }
  return diagnostics;
}
