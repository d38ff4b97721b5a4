/* The picture step alone, in a process of its own: `picture-step.ts <site>` prints what it took as JSON. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { preparePictures } from '../src/pipeline/images/prepare-pictures.ts';
import { indexOriginals } from '../src/pipeline/originals/index-originals.ts';
import { listOriginals } from '../src/pipeline/originals/list-originals.ts';

const [, , site = ''] = process.argv;
const records = parse(readFileSync(join(site, 'content', 'travel.yaml'), 'utf8')) as {
  source: string;
}[];
const { resolve } = indexOriginals(await listOriginals(join(site, 'content')));
const wanted = records.map(({ source }) => {
  const found = resolve(source, 'source');
  if ('refusal' in found) throw new Error(found.refusal.summary);
  return { source, file: found.original };
});
const { pictures: settings } = parse(readFileSync(join(site, 'content', 'site.yaml'), 'utf8'));
const startedMs = performance.now();
const { encoded, problems } = await preparePictures(wanted, {
  ...settings,
  cacheDir: join(site, '.cache', 'pictures'),
  profile: 'dev',
});
if (problems.length > 0) throw new Error(problems[0]?.summary);
const seconds = (performance.now() - startedMs) / 1000;
console.log(JSON.stringify({ seconds, encoded, peakMb: process.resourceUsage().maxRSS / 1024 }));
