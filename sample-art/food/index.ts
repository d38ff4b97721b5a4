import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { PictureJob } from '../core/picture-job.ts';
import { drawDish } from './draw-dish.ts';

type Entry = { readonly name: string; readonly title: string };

const HERE = path.dirname(fileURLToPath(import.meta.url));
const WORDS = path.join(HERE, '..', '..', 'content', 'food.yaml');

// the shape of the owner's file is checked by the site's build; here a caption is enough
const entries = parse(readFileSync(WORDS, 'utf8')) as readonly Entry[];

export const pictures: readonly PictureJob[] = entries.map(({ name, title }) => ({
  collection: 'food',
  name,
  draw: () => drawDish(title),
}));
