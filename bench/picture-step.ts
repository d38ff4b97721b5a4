/* The picture step alone, in a process of its own: `picture-step.ts <site>` prints what it took as JSON. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { preparePictures } from '../src/pipeline/images/make-pictures.ts';

const [, , site = ''] = process.argv;
const records = parse(readFileSync(join(site, 'content', 'travel.yaml'), 'utf8')) as {
  source: string;
}[];
const wanted = records.map(({ source }) => ({ source }));
const { pictures: settings } = parse(readFileSync(join(site, 'content', 'site.yaml'), 'utf8'));
const startedMs = performance.now();
const { encoded, problems } = await preparePictures(wanted, {
  ...settings,
  contentDir: join(site, 'content'),
  cacheDir: join(site, '.cache', 'pictures'),
  profile: 'dev',
});
if (problems.length > 0) throw new Error(problems[0]?.message);
const seconds = (performance.now() - startedMs) / 1000;
console.log(JSON.stringify({ seconds, encoded, peakMb: process.resourceUsage().maxRSS / 1024 }));
