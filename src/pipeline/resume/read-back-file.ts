import type { Content } from '../../model/content.ts';
import {
  expectedFields,
  judgeReading,
  type Reading,
  type ReadingCheck,
  readFields,
} from './judge-reading.ts';
import { pdfReaders, type TextReader, wordReaders } from './read-back.ts';
import type { ResumeInput } from './resume-input.ts';
import type { Cut } from './shorten-content.ts';

/** A file of the résumé as programs read it that have nothing to do with what made it. */
export type ReadBackFile = {
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

/** A file with what every reader takes out of it; `pages` is null for one of Word. */
export async function readBackFile(
  path: string,
  bytes: Uint8Array,
  told: ResumeInput,
  { locale }: Pick<Content, 'locale'>,
  pages: number | null,
): Promise<ReadBackFile> {
  const fields = expectedFields(told, pages === null ? 'word' : 'pdf', locale);
  const readers: ReadBackFile['readers'] = [];
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
): Promise<ReadBackFile['readers'][number]> {
  const text = await read(bytes);
  if (text === null) return { name, result: null };
  const reading = readFields(text, fields);
  return { name, result: { reading, checks: judgeReading(text, reading, pages) } };
}
