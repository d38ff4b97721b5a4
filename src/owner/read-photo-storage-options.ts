import path from 'node:path';
import { siteSchema } from '../content/site-schema.ts';
import { readText } from '../files/read-files.ts';
import type { PhotoStorageOptions } from './normalize-photo.ts';
import { readYaml } from './read-records.ts';

/** How the owner wants pictures kept; the usual way where site.yaml does not say it or has mistakes. */
export async function readPhotoStorageOptions(contentDir: string): Promise<PhotoStorageOptions> {
  const text = (await readText(path.join(contentDir, 'site.yaml'))) ?? '';
  const site = readYaml(text) as { pictures?: unknown } | null | undefined;
  const checked = siteSchema.shape.pictures.safeParse(site?.pictures);
  return checked.success ? checked.data : { largest: 1600, credit: '', licence: '' };
}
