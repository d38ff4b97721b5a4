/*
 * npm run sample:manifest
 *
 * Writes src/pipeline/content/sample-manifest.json from the sample in content/ and the pictures in starter/: by it the
 * check before publishing knows them, and the sample's names. What it knew before stays in it, since somebody may have
 * begun with an older sample.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEntries } from '../src/pipeline/content/read-content.ts';
import { phrasesIn, type SampleManifest, shortHash } from '../src/pipeline/content/sample-manifest.ts';

const root = path.dirname(import.meta.dirname);
const file = path.join(root, 'src/pipeline/content/sample-manifest.json');

/** The manifest of the sample in `contentDir`, with all that stands in `known` already. */
export async function makeSampleManifest(contentDir: string, known: SampleManifest): Promise<SampleManifest> {
  const { entries, sources } = await readEntries(contentDir);
  if (!entries) throw new Error('content/ has errors:   npm run check');
  const { owner, sections, projects } = entries;
  const lastPart = (address: string) => address.split('/').at(-1) ?? '';
  const places = sections.flatMap((section) => {
    if (section.kind === 'education') return section.records.map(({ school }) => school);
    return section.kind === 'jobs' ? section.records.map(({ organization = '' }) => organization) : [];
  });
  const pictures = await Promise.all(sources.originals.map(({ absolute }) => readFile(absolute)));
  return {
    pictures: join(known.pictures, pictures.map(shortHash)),
    placeholders: join(known.placeholders, (await readStarterPictures()).map(shortHash)),
    phrases: {
      handle: join(
        known.phrases.handle,
        hashesOf([
          ...(owner.profiles ?? []).map(({ address }) => lastPart(address)),
          ...projects.map(({ devpostLink = '' }) => lastPart(devpostLink)),
        ]),
      ),
      name: join(
        known.phrases.name,
        hashesOf([owner.name, owner.name.replaceAll(' ', ''), owner.name.split(' ').at(-1) ?? '']),
      ),
      place: join(known.phrases.place, hashesOf(places.map((place) => place.split(',')[0] ?? ''))),
    },
  };
}

async function readStarterPictures(): Promise<Buffer[]> {
  const folder = path.join(root, 'starter');
  const names = await readdir(folder, { recursive: true });
  return Promise.all(
    names.filter((name) => name.endsWith('.png')).map((name) => readFile(path.join(folder, name))),
  );
}

function hashesOf(texts: string[]): string[] {
  return texts.filter(Boolean).map((text) => shortHash(phrasesIn(text)[0]?.words ?? ''));
}

function join(known: string[], found: string[]): string[] {
  return [...new Set([...known, ...found])].sort();
}

if (process.argv[1] === import.meta.filename) {
  const known = JSON.parse(await readFile(file, 'utf8')) as SampleManifest;
  const manifest = await makeSampleManifest(path.join(root, 'content'), known);
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
