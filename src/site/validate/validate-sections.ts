import { diagnosticInRecord } from '../../content/diagnostic-in-record.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Diagnostic, DiagnosticText } from '../../core/diagnostics.ts';
import { type FieldPath, formatPath, textsAt, valueAt } from '../../core/field-path.ts';
import { didYouMean, quote } from '../../core/quoted-values.ts';
import { nearest } from '../../core/text.ts';
import { filePlace, namedSections } from '../read-structure.ts';

/** Validates the sections of pages.yaml: unique names and files, and references to other sections. */
export function validateSections(pages: readonly YamlRecord[], otherFiles: readonly string[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (record: YamlRecord, path: FieldPath, diagnosticText: DiagnosticText) =>
    diagnostics.push(diagnosticInRecord('pages.yaml', record, path, diagnosticText));
  const sections = pages.flatMap((record) =>
    namedSections(record.value).map((section) => ({ ...section, record })),
  );
  const anchors = new Map<string, number>();
  const files = new Map<string, string>(otherFiles.map((file) => [file, '']));
  for (const { record, path, name, file } of sections) {
    const place = [...path, 'name'];
    const line = anchors.get(name);
    if (line !== undefined) {
      report(record, place, {
        code: 'duplicate-section',
        summary: `the section name ${quote(name)} is already used in line ${line}`,
        why: 'Addresses and files use the names of sections, so each name must be unique on the whole site.',
        fix: 'Choose another name, and rename the file with its records to match.',
      });
      continue;
    }
    anchors.set(name, record.locate(place).line);
    const owner = file === null ? undefined : files.get(file);
    if (file !== null && owner !== undefined) {
      const at = filePlace(record.value, path);
      report(record, at, {
        code: 'section-file-taken',
        summary: `the records of section ${quote(name)} would be in content/${file}, which is used for something else`,
        why: owner ? `It belongs to the section ${quote(owner)}.` : 'The site already uses this file.',
        fix: 'Choose another name, or set `file` to the name of another file.',
      });
    } else if (file !== null) files.set(file, name);
  }
  const [, ...furtherResumes] = sections.filter(({ kind }) => kind === 'resume');
  for (const { record, path, name } of furtherResumes) {
    report(record, [...path, 'kind'], {
      code: 'second-resume',
      summary: `${quote(name)} is a second section of kind resume`,
      why: 'A site has one résumé. For other readers, add a lens to content/lenses.yaml.',
      fix: 'Remove one of the two.',
    });
  }
  for (const { record, path, kind, file } of sections) {
    if (file?.endsWith('.bib') && kind !== 'publications') {
      report(record, [...path, 'file'], {
        code: 'file-of-other-kind',
        summary: `file is ${quote(file)}, but the section is of kind ${kind}`,
        why: 'BibTeX files contain publications.',
        fix: 'Write instead:   kind: publications',
      });
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
        report(record, [...path, 'within'], explainUnknownSection('within', within, choices));
      }
    }
    const choices = [...names, 'projects'];
    for (const [place, named] of textsAt(section, ['order']))
      if (!choices.includes(named))
        report(record, [...path, ...place], explainUnknownSection(formatPath(place), named, choices));
  }
  return diagnostics;
}

export function explainUnknownSection(
  field: string,
  name: string,
  choices: readonly string[],
): DiagnosticText {
  return {
    code: 'unknown-section',
    summary: `${field} is ${quote(name)}, which is not a possible section`,
    why: choices.length > 0 ? `Possible sections: ${choices.join(', ')}.` : 'There are no possible sections.',
    fix: didYouMean(nearest(name, choices), 'Write the name of a section, or remove the line.'),
  };
}
