import { readFile } from 'node:fs/promises';
import { formatPath } from '../../model/field-path.ts';
import * as messages from '../messages/check-messages.ts';
import type { Problem } from '../problems.ts';
import { visit } from './check-records.ts';
import { problemInRecord } from './problem-at.ts';
import type { ReadContent } from './read-content.ts';
import { isPlaceholder, isSamplePicture } from './sample-manifest.ts';

/** Where records show a picture of the sample or the starter as it came: each is an error before publishing. */
export async function findSamplePictures({ sources, pictureFiles }: ReadContent): Promise<Problem[]> {
  const unchanged = new Map<string, typeof messages.samplePicture>();
  for (const [source, file] of pictureFiles) {
    const bytes = await readFile(file.absolute);
    if (isSamplePicture(bytes)) unchanged.set(source, messages.samplePicture);
    if (isPlaceholder(bytes)) unchanged.set(source, messages.placeholderPicture);
  }
  if (unchanged.size === 0) return [];
  const reported = new Set<string>();
  const problems: Problem[] = [];
  for (const [file, records] of sources.records) {
    for (const record of records) {
      visit(record.value, [], (place, value) => {
        // A carousel names each picture twice.
        const explain = typeof value === 'string' ? unchanged.get(value) : undefined;
        if (typeof value !== 'string' || !explain || reported.has(value)) return;
        reported.add(value);
        const wording = explain(formatPath(place), value);
        problems.push(problemInRecord(file, record, place, wording));
      });
    }
  }
  return problems;
}
