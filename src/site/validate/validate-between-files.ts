import { diagnosticInRecord } from '../../content/diagnostic-in-record.ts';
import { slug } from '../../content/fields.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { formatPath, listAt, textsAt, valueAt } from '../../core/field-path.ts';
import { block, found, quote, yamlLine } from '../../core/quoted-values.ts';
import { tagsFolder } from '../../core/routes.ts';
import { slugify } from '../../core/slugify.ts';
import { freeName, nearest, stemOf } from '../../core/text.ts';
import { projectOfFile, storyFile } from '../../features/case-studies/case-study.ts';
import { noteFile, noteOfFile } from '../../features/notes/note.ts';
import { type RecordFile, recordsIn } from '../read-record-files.ts';
import { namedSections } from '../read-structure.ts';
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
  diagnostics.push(...validateForm(recordsIn(files, 'site'), pages));
  diagnostics.push(...validateCategories(recordsIn(files, 'projects'), pages));
  diagnostics.push(...validateCaseStudies(files), ...validateUnlisted(files));
  diagnostics.push(...validateNotes(files), ...validatePublicationNames(files));
  return diagnostics;
}

/** A Contact page needs to know where its form posts. */
function validateForm(sites: readonly YamlRecord[], pages: readonly YamlRecord[]): Diagnostic[] {
  const [site] = sites;
  const hasForm = pages.some(({ value }) => valueAt(value, ['kind']) === 'contact');
  if (!site || !hasForm || valueAt(site.value, ['form']) !== undefined) return [];
  return [
    diagnosticInRecord('site.yaml', site, ['form'], {
      code: 'missing-field',
      summary: 'form is missing',
      why: 'The form of the Contact page sends messages there.',
      fix: block(
        'Add, with the key that your form service gave you:',
        yamlLine('form', { service: 'https://api.web3forms.com', accessKey: 'sample-access-key' }),
      ),
    }),
  ];
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

/** Notes as a list: names that can be addresses, each address once, and dates in their order. */
function validateNotes(files: readonly RecordFile[]): Diagnostic[] {
  const notes = files.flatMap(({ file: { name: file, kind }, records }) =>
    kind === 'note' ? [{ file, name: noteOfFile(file) ?? '', record: records[0] }] : [],
  );
  const names = notes.map(({ name }) => name);
  /** The file that has, or had, each address. */
  const owners = new Map(notes.map(({ file, name }) => [name, file]));
  return notes.flatMap(({ file, name, record }): Diagnostic[] => [
    ...validateName(file, name, names),
    ...(record ? [...validateFormer(file, record, owners), ...validateDates(file, record)] : []),
  ]);
}

function validateName(file: string, name: string, names: readonly string[]): Diagnostic[] {
  if (slug.safeParse(name).success && name !== tagsFolder) return [];
  const preferred = name === tagsFolder ? `my-${name}` : slugify(name) || 'note';
  const free = freeName(preferred, (taken) => names.includes(taken) && taken !== name);
  return [
    diagnosticInFile(file, {
      code: 'unusable-note-name',
      summary:
        name === tagsFolder
          ? `the name of the note is ${quote(name)}, which the site uses itself`
          : `the name of the note is ${quote(name)}, expected lower-case letters, digits and hyphens`,
      why: 'The name of the file is the address of the note.',
      fix: `Rename the file to   content/${noteFile(free)}`,
    }),
  ];
}

function validateFormer(file: string, record: YamlRecord, owners: Map<string, string>): Diagnostic[] {
  return textsAt(record.value, ['formerly']).flatMap(([path, name]) => {
    const other = owners.get(name);
    owners.set(name, other ?? file);
    if (!other) return [];
    return diagnosticInRecord(file, record, path, {
      code: 'note-address-taken',
      summary: `${formatPath(path)} is ${quote(name)}, which is or was the address of content/${other}`,
      why: 'An address can lead to only one place.',
      fix: 'Remove it here, or from the other note.',
    });
  });
}

function validateDates(file: string, record: YamlRecord): Diagnostic[] {
  const [date, updated] = [valueAt(record.value, ['date']), valueAt(record.value, ['updated'])];
  if (typeof date !== 'string' || typeof updated !== 'string' || updated >= date) return [];
  return [
    diagnosticInRecord(file, record, ['updated'], {
      code: 'updated-before-date',
      summary: `updated is ${found(updated)}, which is before date, ${found(date)}`,
      why: 'A note cannot change before it is published.',
      fix: 'Correct one of the two dates, or remove   updated',
    }),
  ];
}
