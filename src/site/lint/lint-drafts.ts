import { diagnosticInRecord } from '../../content/diagnostic-in-record.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../../core/diagnostics.ts';
import { type FieldPath, formatPath, listAt, valueAt } from '../../core/field-path.ts';
import { quote } from '../../core/quoted-values.ts';
import { noteOfFile, noteStatus, type RawNote } from '../../features/notes/note.ts';
import { publishedAddresses } from '../moved-addresses.ts';
import { addressed } from '../published-addresses.ts';
import type { ContentReading, ContentSources } from '../read-content.ts';
import type { RawContent } from '../site-content.ts';
import { proseLines } from './written-texts.ts';

/** Warns of links from published texts to unpublished content. */
export function lintDraftLinks(rawContent: RawContent, sources: ContentSources, today: string): Diagnostic[] {
  const published = new Set(publishedAddresses(addressed(rawContent, today)));
  const unpublished = publishedAddresses(addressed(rawContent)).filter((address) => !published.has(address));
  if (unpublished.length === 0) return [];
  const isDraft = (file: string) => {
    const ofNote = rawContent.notes.find(({ name }) => name === noteOfFile(file));
    const ofProject = /^projects\/([^/]+)\.md$/.exec(file)?.[1];
    const study = rawContent.caseStudies.find(({ project }) => project === ofProject);
    const project = rawContent.projects.find(({ name }) => name === ofProject);
    return ofNote ? noteStatus(ofNote, today) !== 'published' : Boolean(study?.draft ?? project?.draft);
  };
  return proseLines(sources)
    .filter(({ file }) => !isDraft(file))
    .flatMap(({ file, line, text }) =>
      [...text.matchAll(/\]\((\/[^\s)]*)/g)].flatMap((link) => {
        const [address = ''] = (link[1] ?? '').split(/(?<=[^/])#/);
        const found = [link[1] ?? '', address].find((each) => unpublished.includes(each));
        if (!found) return [];
        const diagnosticText = {
          code: 'link-to-draft',
          summary: `a link leads to ${quote(found)}, which is not published yet`,
          why: 'Until then, visitors who follow it see the 404 page.',
          fix: 'Remove the link, or publish what it leads to with this text.',
        };
        return diagnosticInFile(file, diagnosticText, { line, column: link.index + 3 }, 'warning');
      }),
    );
}

/** Notices about content that a build omits or does not list. */
export function listUnpublished({ rawContent, sources }: ContentReading, today: string): Diagnostic[] {
  return [...sources.records].flatMap(([file, records]) =>
    records.flatMap((record) => [
      ...listMarked(file, record, []),
      ...['sections', 'galleries', 'galleries.list'].flatMap((list) => {
        const path = list.split('.');
        return listAt(record.value, path).flatMap((_, index) => listMarked(file, record, [...path, index]));
      }),
      ...listScheduled(
        file,
        record,
        rawContent?.notes.find(({ name }) => name === noteOfFile(file)),
        today,
      ),
    ]),
  );
}

function listMarked(file: string, record: YamlRecord, path: FieldPath): Diagnostic[] {
  const report = (field: string, diagnosticText: DiagnosticText) =>
    valueAt(record.value, [...path, field]) === true
      ? [diagnosticInRecord(file, record, [...path, field], diagnosticText, { severity: 'notice' })]
      : [];
  const what = path.length > 0 ? `${formatPath(path)} is` : noteOfFile(file) ? 'the note is' : 'this is';
  return [
    ...report('draft', {
      code: 'draft',
      summary: `${what} a draft and will not be published`,
      why: 'Only the draft site of `npm start` shows it.',
      fix: 'To publish it, remove the line   draft: true',
    }),
    ...report('unlisted', {
      code: 'unlisted',
      summary: `${what} unlisted: it will be published only at its own address`,
      why: 'Everyone who has the address can read it. It is in no list, feed, search or résumé.',
      fix: '',
    }),
  ];
}

function listScheduled(
  file: string,
  record: YamlRecord,
  note: RawNote | undefined,
  today: string,
): Diagnostic[] {
  if (!note || noteStatus(note, today) !== 'scheduled') return [];
  const diagnosticText = {
    code: 'scheduled',
    summary: `the note will be published on ${note.date}`,
    why: 'Until then, only the draft site of `npm start` shows it. The site must be built on that day or later.',
    fix: '',
  };
  return [diagnosticInRecord(file, record, ['date'], diagnosticText, { severity: 'notice' })];
}
