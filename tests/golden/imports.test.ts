import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { readBibliography } from '../../src/features/experiences/sections/publications/read-bibliography.build.ts';
import { localDate } from '../../src/i18n/dates.ts';
import type { ArchiveFile } from '../../src/import/archive.ts';
import type { DocumentLine } from '../../src/import/document/document-line.ts';
import { readPdfLines } from '../../src/import/document/read-pdf-lines.ts';
import { readResumeLines } from '../../src/import/document/read-resume-lines.ts';
import { partOfHeading } from '../../src/import/document/split-sections.ts';
import type { ImportedResume } from '../../src/import/imported-resume.ts';
import type { PhotoArchive } from '../../src/import/photos/photo-archive.ts';
import { photoArchiveReaders } from '../../src/import/read-import.ts';
import { findRecognizing } from '../../src/import/source.ts';
import { sources } from '../../src/import/sources.ts';
import { filesOf } from '../import/files-of.ts';
import { optionsFor } from '../import/read-options.ts';
import { expectGolden } from './expect-golden.ts';

const casesFile = path.join(import.meta.dirname, 'cases/imports.yaml');
const resumes = path.resolve(import.meta.dirname, '../fixtures/resumes');

type Case = {
  files?: Record<string, unknown>;
  photos?: Record<string, unknown>;
  bib?: string;
  hasFormulas?: boolean;
  document?: string;
  pdf?: string;
  language?: string;
  never?: string[];
};

it('imports the supported contents of each source, and lists the rest', async () => {
  const groups = parse(await readFile(casesFile, 'utf8')) as Record<string, Record<string, Case>>;
  const printed: string[] = [];
  for (const [group, cases] of Object.entries(groups)) {
    for (const [title, each] of Object.entries(cases)) {
      const result = await printCase(each);
      for (const secret of each.never ?? []) expect(result, `${group}: ${title}`).not.toContain(secret);
      printed.push(`# ${group}: ${title}\n${result}`);
    }
  }
  const text = printed.join('\n').replaceAll(localDate(), 'today');
  await expectGolden('imports.txt', text);
});

async function printCase(each: Case): Promise<string> {
  if (each.photos) return readPhotos(each.photos);
  if (each.bib) return readOwnFile(each.bib, each.hasFormulas);
  return print(await read(each));
}

async function readOwnFile(bib: string, hasFormulas?: boolean): Promise<string> {
  const { records, diagnostics } = await readBibliography(bib, hasFormulas);
  return stringify({
    records: records.map(({ value }) => value),
    ...(diagnostics.length > 0 && {
      reports: diagnostics.map(({ line, column, summary }) => `${line}:${column} ${summary}`),
    }),
  });
}

async function read({
  files = {},
  hasFormulas,
  document,
  pdf,
  language = 'en',
}: Case): Promise<ImportedResume> {
  if (document) return readResumeLines(linesOf(document), 'cv.pdf', language);
  if (pdf) {
    const isHeading = (text: string) => partOfHeading(text) !== undefined;
    const lines = await readPdfLines(await readFile(path.join(resumes, pdf)), isHeading);
    return readResumeLines(lines ?? [], pdf, language);
  }
  const archive = archiveOf(files);
  const source = await findRecognizing(sources, archive);
  if (!source) throw new Error(`No source recognizes ${Object.keys(files).join(', ')}.`);
  return source.read(archive, { ...(await optionsFor(language)), hasFormulas });
}

function archiveOf(files: Record<string, unknown>): ArchiveFile[] {
  const texts = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? content : JSON.stringify(content),
  ]);
  return filesOf(Object.fromEntries(texts));
}

async function readPhotos(files: Record<string, unknown>): Promise<string> {
  const archive = archiveOf(files);
  const reader = await findRecognizing(photoArchiveReaders, archive);
  return stringify(reader ? listPhotos(await reader.read(archive, 'Trip to the coast')) : null);
}

function listPhotos({ source, albums, leftOut }: PhotoArchive) {
  return {
    source,
    albums: albums.map(({ title, isRest, photos }) => ({
      [isRest ? `(${title})` : title]: photos.map(({ file, ...photo }) => ({ file: file.path, ...photo })),
    })),
    leftOut,
  };
}

function linesOf(document: string): DocumentLine[] {
  return document
    .trim()
    .split('\n')
    .map((line) => {
      const mark = /^[#*-] /.exec(line)?.[0] ?? '';
      return {
        text: line.slice(mark.length),
        place: 'page 1',
        sizePt: mark === '# ' ? 14 : 10,
        isBold: mark === '# ' || mark === '* ',
        isHeading: false,
        style: mark,
        isBullet: mark === '- ',
      };
    });
}

function print({ owner, sections, projects, unread, leftOut }: ImportedResume): string {
  const lists = sections.map(({ kind, as, name, title, records }) => [
    [kind, as, name, title && `"${title}"`].filter(Boolean).join(' '),
    records,
  ]);
  const parts = { owner, ...Object.fromEntries(lists), projects, unread, leftOut };
  const filled = Object.entries(parts).filter(([, value]) => Object.keys(value as object).length > 0);
  return stringify(Object.fromEntries(filled), { lineWidth: 0, aliasDuplicateObjects: false });
}
