import * as proseMessages from '../../content/prose-messages.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { valueAt } from '../../core/field-path.ts';
import { nearest, stemOf } from '../../core/text.ts';
import { projectOfFile } from '../../features/case-studies/case-study.ts';
import { type RecordFile, recordsIn } from '../read-record-files.ts';
import { namesInPages, validateCategories } from './validate-categories.ts';
import {
  validateButtons,
  validateHighlights,
  validateLabel,
  validateLensOrder,
  validatePages,
} from './validate-pages.ts';

/** What one file says of another: names that stand for nothing, or for two things. */
export function validateBetweenFiles(files: readonly RecordFile[]): Diagnostic[] {
  const pages = recordsIn(files, 'pages');
  const home = recordsIn(files, 'home');
  const diagnostics = validatePages(pages);
  const galleries = files.flatMap(({ file }) => (file.kind === 'gallery' ? stemOf(file.name) : []));
  const sections = namesInPages(pages, 'sections');
  // Where no page can be read, nobody knows what a name could stand for.
  if (pages.length > 0) {
    diagnostics.push(...validateButtons(home, pages));
    diagnostics.push(...validateLabel(home, [...sections, ...galleries]));
    diagnostics.push(...validateLensOrder(recordsIn(files, 'lenses'), sections));
    const namesIn = (records: readonly YamlRecord[]) =>
      records.map(({ value }) => String(valueAt(value, ['name'])));
    diagnostics.push(
      ...validateHighlights(home, {
        projects: namesIn(recordsIn(files, 'projects')),
        photos: files.flatMap(({ file, records }) =>
          file.kind === 'gallery' ? namesIn(records).map((name) => `${stemOf(file.name)}/${name}`) : [],
        ),
      }),
    );
  }
  diagnostics.push(...validateCategories(recordsIn(files, 'projects'), pages));
  diagnostics.push(...validateCaseStudies(files));
  return diagnostics;
}

/** Case studies of no project. */
function validateCaseStudies(files: readonly RecordFile[]): Diagnostic[] {
  const projects = files.find(({ file }) => file.kind === 'projects');
  // Where not all of them can be read, nobody knows which there are.
  if (!projects || projects.unread !== null) return [];
  const names = projects.records.map(({ value }) => String(valueAt(value, ['name'])));
  return files.flatMap(({ file: { name, kind } }) => {
    const project = projectOfFile(name) ?? '';
    if (kind !== 'caseStudy' || names.includes(project)) return [];
    return diagnosticInFile(name, proseMessages.caseStudyOfNothing(project, nearest(project, names)));
  });
}
