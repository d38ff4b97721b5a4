import { lensResumePath, resumePaths } from '../model/routes.ts';
import { formatsOfResume } from '../model/sections.ts';
import {
  expectedFields,
  judgeReading,
  type Reading,
  type ReadingCheck,
  readFields,
} from './resume/judge-reading.ts';
import { pdfReaders, type TextReader, wordReaders } from './resume/read-back.ts';
import { writeResumeDocx } from './resume/resume-docx.ts';
import { planResumeLines, type ResumeInput, wordDetail } from './resume/resume-input.ts';
import { setLensResume, setResume } from './resume/resume-pdf.ts';
import type { Cut } from './resume/shorten-content.ts';
import type { Site } from './site.ts';

/** A file of the résumé as programs read it that have nothing to do with what made it. */
export type ReadBack = {
  path: string;
  /** `null` where pages are counted when it is printed. */
  pages: number | null;
  readers: {
    name: string;
    /** `null` where the program is not installed. */
    result: { reading: Reading; checks: ReadingCheck[] } | null;
  }[];
  /** What a résumé for one kind of reader does not tell. */
  leftOut: readonly Cut[];
};

/** Reads back each file of the résumé that the site publishes and that was made here. */
export async function readBackResumes({ content, faces, resumePdf }: Site): Promise<ReadBack[]> {
  const files: ReadBack[] = [];
  if (resumePdf === 'set') {
    const whole = await setResume(content, faces);
    files.push(await readBack(resumePaths.pdf, whole.pdf, whole.resume, content, whole.pages));
    for (const lens of content.lenses) {
      const { pdf, resume, pages, leftOut } = await setLensResume(content, lens, faces);
      files.push({ ...(await readBack(lensResumePath(lens.name), pdf, resume, content, pages)), leftOut });
    }
  }
  if (formatsOfResume(content.sections).includes('word')) {
    const told = planResumeLines(content, wordDetail);
    files.push(await readBack(resumePaths.word, writeResumeDocx(content), told, content, null));
  }
  return files;
}

/** A file with what every reader takes out of it; `pages` is null for one of Word. */
export async function readBack(
  path: string,
  bytes: Uint8Array,
  told: ResumeInput,
  { locale }: Pick<Site['content'], 'locale'>,
  pages: number | null,
): Promise<ReadBack> {
  const fields = expectedFields(told, pages === null ? 'word' : 'pdf', locale);
  const readers: ReadBack['readers'] = [];
  for (const reader of pages === null ? wordReaders : pdfReaders) {
    readers.push(await readBy(reader, bytes, fields, pages));
  }
  return { path, pages, readers, leftOut: [] };
}

async function readBy(
  { name, text: read }: TextReader,
  bytes: Uint8Array,
  fields: Parameters<typeof readFields>[1],
  pages: number | null,
): Promise<ReadBack['readers'][number]> {
  const text = await read(bytes);
  if (text === null) return { name, result: null };
  const reading = readFields(text, fields);
  return { name, result: { reading, checks: judgeReading(text, reading, pages) } };
}
