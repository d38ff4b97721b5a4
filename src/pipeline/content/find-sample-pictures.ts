import { readFile } from 'node:fs/promises';
import { formatPath } from '../../model/field-path.ts';
import * as messages from '../messages/content-messages.ts';
import type { Problem } from '../problems.ts';
import { visit } from './check-records.ts';
import { problemInRecord } from './problem-at.ts';
import type { ReadContent } from './read-content.ts';
import { isSamplePicture } from './sample-manifest.ts';

/** Where records show a picture of the sample as it came: each is an error before publishing. */
export async function findSamplePictures({ sources, pictureFiles }: ReadContent): Promise<Problem[]> {
  const unchanged = new Set<string>();
  for (const [source, file] of pictureFiles) {
    if (isSamplePicture(await readFile(file.absolute))) unchanged.add(source);
  }
  if (unchanged.size === 0) return [];
  const reported = new Set<string>();
  const problems: Problem[] = [];
  for (const [file, records] of sources.records) {
    for (const record of records) {
      visit(record.value, [], (place, value) => {
        // A carousel names each picture twice.
        if (typeof value !== 'string' || !unchanged.has(value) || reported.has(value)) return;
        reported.add(value);
        const wording = messages.samplePicture(formatPath(place), value);
        problems.push(problemInRecord(file, record, place, wording));
      });
    }
  }
  return problems;
}
