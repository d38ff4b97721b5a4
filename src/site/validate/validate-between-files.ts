import { diagnosticInRecord } from '../../content/diagnostic-in-record.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { listAt, valueAt } from '../../core/field-path.ts';
import { quote } from '../../core/quoted-values.ts';
import { nearest, stemOf } from '../../core/text.ts';
import { projectOfFile, storyFile } from '../../features/case-studies/case-study.ts';
import { noteOfFile } from '../../features/notes/note.ts';
import { type RecordFile, recordsIn } from '../read-record-files.ts';
import { namedSections } from '../read-structure.ts';
import { validateNotes } from './validate-notes.ts';
import {
  namesInPages,
  namesOfProofs,
  validateButtons,
  validateCategories,
  validateHighlights,
  validateLabel,
  validateLensOrder,
  validatePages,
  validateProofs,
} from './validate-pages.ts';

function sectionsIn(pages: readonly YamlRecord[]): { name: string; file?: string }[] {
  return pages.flatMap(({ value }) => listAt(value, ['sections'])) as { name: string; file?: string }[];
}

/** References between files: names that do not exist, or exist twice. */
export function validateBetweenFiles(files: readonly RecordFile[]): Diagnostic[] {
  const pages = recordsIn(files, 'pages');
  const home = recordsIn(files, 'home');
  const diagnostics = validatePages(pages);
  const galleries = files.flatMap(({ file }) => (file.kind === 'gallery' ? stemOf(file.name) : []));
  const sections = namesInPages(pages, 'sections');
  // Without readable pages it is unknown which names exist.
  if (pages.length > 0) {
    diagnostics.push(...validateButtons(home, pages));
    diagnostics.push(...validateLabel(home, [...sections, ...galleries]));
    diagnostics.push(...validateLensOrder(recordsIn(files, 'lenses'), sections));
    const valuesOf = (records: readonly YamlRecord[]) => records.map(({ value }) => value);
    const names = namesOfProofs({
      projects: valuesOf(recordsIn(files, 'projects')),
      galleries: files
        .filter(({ file }) => file.kind === 'gallery')
        .map(({ file, records }) => ({ name: stemOf(file.name), photos: valuesOf(records) })),
      sections: sectionsIn(pages).map(({ name, file: fileName = `${name}.yaml` }) => ({
        name,
        records: files.flatMap(({ file, records }) => (file.name === fileName ? valuesOf(records) : [])),
      })),
    });
    const notes = files.flatMap(({ file }) => noteOfFile(file.name) ?? []);
    diagnostics.push(...validateHighlights(home, { ...names, notes }));
    const proofs = Object.values(names).flat();
    diagnostics.push(...validateProofs('pages.yaml', pages, proofs));
    diagnostics.push(...validateProofs('lenses.yaml', recordsIn(files, 'lenses'), proofs));
  }
  diagnostics.push(...validateCategories(recordsIn(files, 'projects'), pages));
  diagnostics.push(...validateCaseStudies(files), ...validateUnlisted(files));
  diagnostics.push(...validateNotes(files), ...validatePublicationNames(files));
  return diagnostics;
}

/** Publications of one name in two sections of a page, whose addresses would be the same. */
function validatePublicationNames(files: readonly RecordFile[]): Diagnostic[] {
  return recordsIn(files, 'pages').flatMap((page) => {
    const addressed = namedSections(page.value).filter(
      ({ kind, path }) =>
        kind === 'publications' &&
        ['pages', 'cite'].some((field) => valueAt(page.value, [...path, field]) === true),
    );
    const seen = new Map<string, string>();
    return addressed.flatMap(({ file: name }) => {
      const found = files.find(({ file }) => file.name === name);
      return (found?.records ?? []).flatMap((record) => {
        const publication = String(valueAt(record.value, ['name']));
        const other = seen.get(publication);
        if (other === undefined && name) seen.set(publication, name);
        if (other === undefined || other === name || !name) return [];
        const diagnosticText = {
          code: 'publication-in-two-sections',
          summary: `${quote(publication)} is also the name of a publication in content/${other}`,
          why: 'Both would have the same address, because their sections are on one page.',
          fix: name.endsWith('.bib')
            ? 'Give one of the two another key.'
            : 'Give one of the two another name.',
        };
        return [diagnosticInRecord(name, record, ['name'], diagnosticText)];
      });
    });
  });
}

/** Unlisted projects that have no address, because they have no case study. */
function validateUnlisted(files: readonly RecordFile[]): Diagnostic[] {
  return recordsIn(files, 'projects').flatMap((record) => {
    const name = String(valueAt(record.value, ['name']));
    const hasStory = files.some(
      ({ file, unread }) => file.kind === 'caseStudy' && unread === null && projectOfFile(file.name) === name,
    );
    if (valueAt(record.value, ['unlisted']) !== true || hasStory) return [];
    return diagnosticInRecord('projects.yaml', record, ['unlisted'], {
      code: 'unlisted-without-case-study',
      summary: 'unlisted needs a case study',
      why: 'Without one, the project has no address, and nobody could find it.',
      fix: `Write the case study:   content/${storyFile(name)}\nTo leave the project out, write instead:   draft: true`,
    });
  });
}

/** Case studies without a project. */
function validateCaseStudies(files: readonly RecordFile[]): Diagnostic[] {
  const projects = files.find(({ file }) => file.kind === 'projects');
  // Unless all projects can be read, it is unknown which exist.
  if (!projects || projects.unread !== null) return [];
  const names = projects.records.map(({ value }) => String(valueAt(value, ['name'])));
  return files.flatMap(({ file: { name, kind } }) => {
    const project = projectOfFile(name) ?? '';
    if (kind !== 'caseStudy' || names.includes(project)) return [];
    const similar = nearest(project, names);
    return diagnosticInFile(name, {
      code: 'case-study-without-project',
      summary: `${quote(project)} is not a project in projects.yaml`,
      why: 'A case study has the name of its project.',
      fix: similar
        ? `Did you mean "${similar}"? Then rename the file to   content/projects/${similar}.md`
        : 'Rename it after a project, or add the project to projects.yaml.',
    });
  });
}
