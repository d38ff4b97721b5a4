/** The travel pictures: every caption of content/travel.yaml becomes the next scene of its family. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { PictureJob } from '../core/picture-job.ts';
import { Sheet } from '../core/sheet.ts';
import { castCaptions } from './caption-families.ts';
import { FAMILIES } from './families.ts';
import { FORMAT_SIZES } from './family.ts';

const CAPTIONS = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../content/travel.yaml');

// content/ is checked by the site's build; here the file is trusted to be what the build accepts.
const entries = parse(readFileSync(CAPTIONS, 'utf8')) as { title: string; source: string }[];
const cast = castCaptions(entries.map((entry) => entry.title));

export const pictures: PictureJob[] = entries.flatMap(({ title, source }, i) => {
  const role = cast[i];
  const family = role && FAMILIES[role.family];
  if (!role || !family) throw new Error(`nothing is written to draw "${title}"`);
  const { scenes } = family;
  const scene = scenes[role.use % scenes.length] ?? scenes[0];
  const draw = () => {
    const sheet = new Sheet(title, ...FORMAT_SIZES[scene.format]);
    scene.draw(sheet);
    return sheet;
  };
  return [{ collection: 'travel', name: path.parse(source).name, draw }];
});
