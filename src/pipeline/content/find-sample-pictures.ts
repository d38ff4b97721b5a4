import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatPath } from '../../model/field-path.ts';
import * as messages from '../messages/content-messages.ts';
import type { Problem } from '../problems.ts';
import { visit } from './check-records.ts';
import { contentFileNames } from './content-files.ts';
import { problemInRecord } from './problem-at.ts';
import type { ReadContent } from './read-content.ts';

/** The first 24 hex digits of the SHA-256 of every picture the sample has or had, a line each. */
export const samplePictureList = path.join(import.meta.dirname, 'sample-pictures.txt');

/** Where records show a picture of the sample as it came: each is an error before publishing. */
export async function findSamplePictures({ sources, pictureFiles }: ReadContent): Promise<Problem[]> {
  const known = new Set((await readFile(samplePictureList, 'utf8')).split('\n').filter(Boolean));
  const hashes = await Promise.all(
    [...pictureFiles].map(async ([source, file]) => [source, hashOf(await readFile(file.absolute))] as const),
  );
  const unchanged = new Set(hashes.filter(([, hash]) => known.has(hash)).map(([source]) => source));
  if (unchanged.size === 0) return [];
  const told = new Set<string>();
  const problems: Problem[] = [];
  for (const file of contentFileNames) {
    for (const record of sources.records[file]) {
      visit(record.value, [], (place, value) => {
        // A carousel names each picture twice.
        if (typeof value !== 'string' || !unchanged.has(value) || told.has(value)) return;
        told.add(value);
        const wording = messages.samplePicture(formatPath(place), value);
        problems.push(problemInRecord(file, record, place, wording));
      });
    }
  }
  return problems;
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24);
}
