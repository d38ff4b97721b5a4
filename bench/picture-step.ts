/**
 * Prepares the images of `images/travel` in a process of its own and prints seconds, encoded images and peak memory as
 * JSON: `picture-step.ts <content folder> <cache folder> <profile>`. The settings come from the folder's `site.yaml`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { preparePictures } from '../src/media/images/prepare-pictures.ts';
import type { PictureProfile } from '../src/media/images/types.ts';
import { isPicture, listOriginals } from '../src/media/originals/list-originals.ts';

export type PictureStep = { seconds: number; encoded: number; peakMb: number };

const [, , contentDir = '', cacheDir = '', profile = 'dev'] = process.argv;
const originals = (await listOriginals(contentDir)).filter(
  (file) => isPicture(file) && file.relative.startsWith('images/travel/'),
);
const { pictures: settings } = parse(readFileSync(join(contentDir, 'site.yaml'), 'utf8'));
const startedAt = performance.now();
const { encoded, diagnostics } = await preparePictures(
  originals.map((file) => ({ source: `${file.stem}.jpg`, file })),
  { largest: 1600, ...settings, cacheDir, profile: profile as PictureProfile },
);
if (diagnostics.length > 0) throw new Error(diagnostics[0]?.summary);
const seconds = (performance.now() - startedAt) / 1000;
const peakMb = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ seconds, encoded, peakMb } satisfies PictureStep));
