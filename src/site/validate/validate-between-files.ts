import * as proseMessages from '../../content/prose-messages.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import { type Problem, problemInFile } from '../../core/diagnostics.ts';
import { valueAt } from '../../core/field-path.ts';
import { nearest, stemOf } from '../../core/text.ts';
import { projectOfFile } from '../../features/case-studies/case-study.ts';
import { type RecordFile, recordsIn } from '../read-record-files.ts';
import { checkCategories, namesInPages } from './validate-categories.ts';
import { checkButtons, checkHighlights, checkLabel, checkLensOrder, checkPages } from './validate-pages.ts';

/** What one file says of another: names that stand for nothing, or for two things. */
export function checkBetweenFiles(files: readonly RecordFile[]): Problem[] {
  const pages = recordsIn(files, 'pages');
  const home = recordsIn(files, 'home');
  const problems = checkPages(pages);
  const galleries = files.flatMap(({ file }) => (file.kind === 'gallery' ? stemOf(file.name) : []));
  const sections = namesInPages(pages, 'sections');
  // Where no page can be read, nobody knows what a name could stand for.
  if (pages.length > 0) {
    problems.push(...checkButtons(home, pages));
    problems.push(...checkLabel(home, [...sections, ...galleries]));
    problems.push(...checkLensOrder(recordsIn(files, 'lenses'), sections));
    const namesIn = (records: readonly YamlRecord[]) =>
      records.map(({ value }) => String(valueAt(value, ['name'])));
    problems.push(
      ...checkHighlights(home, {
        projects: namesIn(recordsIn(files, 'projects')),
        photos: files.flatMap(({ file, records }) =>
          file.kind === 'gallery' ? namesIn(records).map((name) => `${stemOf(file.name)}/${name}`) : [],
        ),
      }),
    );
  }
  problems.push(...checkCategories(recordsIn(files, 'projects'), pages));
  problems.push(...checkCaseStudies(files));
  return problems;
}

/** Case studies of no project. */
function checkCaseStudies(files: readonly RecordFile[]): Problem[] {
  const projects = files.find(({ file }) => file.kind === 'projects');
  // Where not all of them can be read, nobody knows which there are.
  if (!projects || projects.unread !== null) return [];
  const names = projects.records.map(({ value }) => String(valueAt(value, ['name'])));
  return files.flatMap(({ file: { name, kind } }) => {
    const project = projectOfFile(name) ?? '';
    if (kind !== 'caseStudy' || names.includes(project)) return [];
    return problemInFile(name, proseMessages.caseStudyOfNothing(project, nearest(project, names)));
  });
}
