import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Content, Entries, PhotoEntry } from '../../../src/model/content.ts';
import { placeGalleries } from '../../../src/model/gallery.ts';
import { completePages } from '../../../src/model/pages.ts';
import type { aboutSchema } from '../../../src/model/schemas/site.ts';
import { type FileKindName, fileKinds } from '../../../src/pipeline/content/content-files.ts';
import { readProse } from '../../../src/pipeline/content/read-prose.ts';
import { listPictureUses, resolveContent } from '../../../src/pipeline/resolve-content.ts';

const contentDir = new URL('../../../content/', import.meta.url);

/** The sample owner's words with pictures that exist in name only: nothing here needs an original on disk. */
export async function readSampleContent(): Promise<Content> {
  const about = await read<z.infer<typeof aboutSchema>>('about');
  const pages = completePages(await read('pages'));
  const entries: Entries = {
    site: await read('site'),
    owner: await read('owner'),
    pages,
    drawing: null,
    home: await read('home'),
    about: {
      ...about,
      texts: await Promise.all(
        (about.texts ?? []).map(async ({ file, ...text }) => ({ ...text, prose: await readMarkdown(file) })),
      ),
      galleries: about.galleries ?? { title: '' },
    },
    galleries: await Promise.all(
      placeGalleries(pages, about.galleries?.list ?? []).map(async (gallery) => ({
        ...gallery,
        photos: await read<PhotoEntry[]>('gallery', gallery.name),
      })),
    ),
    projects: await read('projects'),
    work: await read('work'),
    education: await read('education'),
    awards: await read('awards'),
    healthcare: await read('healthcare'),
    research: await read('research'),
    skills: await read('skills'),
    lenses: [],
    contact: await read('contact'),
  };
  const size = { fingerprint: '00000000', width: 1600, height: 1200, tint: 0 };
  const pictures = listPictureUses(entries).map(
    ({ source }) => [source, { picture: { path: source, ...size } }] as const,
  );
  return resolveContent(entries, new Map(pictures));
}

async function read<T>(kind: FileKindName, name: string = kind): Promise<T> {
  const { shape, schema } = fileKinds[kind];
  const written: unknown = parse(await readFile(new URL(`${name}.yaml`, contentDir), 'utf8'));
  // The type of a file's entries is inferred from the same schema that has just parsed it.
  return (shape === 'list' ? z.array(schema) : schema).parse(written) as T;
}

async function readMarkdown(name: string) {
  return readProse(await readFile(new URL(name, contentDir), 'utf8'), ['/projects']).prose;
}
