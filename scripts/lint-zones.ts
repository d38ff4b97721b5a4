/*
 * Who may import whom, as the lint enforces it. Biome's overrides replace each other where they overlap, so each folder
 * gets one override that holds its own rules and those of all folders around it.
 *
 *   npx tsx scripts/lint-zones.ts   writes them into lint-zones.json, which biome.json extends; a test says when they are out of date
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

type Zone = {
  folder: string;
  /** Files of the folder to which its rules do not apply, by their names. */
  except?: string[];
  /** The only packages that may be imported; any, when there are none listed. */
  packages?: string[];
  /** Imports that are refused, as patterns over what stands between the quotation marks. */
  never: string[];
  because: string;
};

const root = path.dirname(import.meta.dirname);
export const zonesFile = path.join(import.meta.dirname, 'lint-zones.json');

/** Each step of a build, and the steps it may know; the shared rooms and the files beside the steps are for all. */
const steps: Record<string, string[]> = {
  content: [],
  fonts: [],
  head: [],
  images: [],
  prerender: [],
  report: [],
  resume: [],
  serve: [],
  videos: [],
};

/** What puts the steps together, which no step may know. */
const assemblies = [
  'site.ts',
  'outputs.ts',
  'build.ts',
  'find-leaks.ts',
  'own-resume.ts',
  'public-files.ts',
  'resolve-content.ts',
  'review-publication.ts',
  'write-media-folder.ts',
];
const applications = ['commands', 'dev', 'edit', 'import', 'owner', 'publish'];

/** What every step may use, and the rooms that each of them may use itself. */
const sharedRooms: Record<string, string[]> = {
  brand: ['files', 'messages'],
  files: [],
  media: ['files', 'messages'],
  // What `npm run report` says is worded from what it measured.
  messages: ['report'],
  originals: ['files', 'messages'],
  typeset: ['files', 'messages'],
  yaml: [],
};

/** Files of navigation/ that only it and what draws the whole document (App, hydrate, prerender) import. */
const insideNavigation = ['Navigation.ts', 'ScrollMemory.ts'].map((file) => `**/navigation/${file}`);

const rooms: Zone[] = [
  {
    folder: 'src/model',
    packages: ['zod'],
    never: inFolders(['site', 'editor', 'pipeline']),
    because: 'src/model runs anywhere: it imports the schema library and itself.',
  },
  {
    folder: 'src/site',
    except: ['dev.tsx'],
    packages: ['react', 'react-dom', 'virtual:*'],
    never: [
      ...inFolders(['pipeline', 'editor', 'editing', 'schemas']),
      '**/content/*.yaml',
      '**/content/*.md',
    ],
    because: 'src/site is what visitors load: it imports React and src/model.',
  },
  {
    folder: 'src/site/components',
    never: [...inFolders(['pages']), '**/App.tsx', ...insideNavigation],
    because: 'A component knows other components, links and src/model, not the pages that use it.',
  },
  {
    folder: 'src/site/navigation',
    never: [...inFolders(['pages']), '**/App.tsx'],
    because:
      'Only the table the build writes (virtual:pages) knows the pages; all else knows their addresses.',
  },
  {
    folder: 'src/site/pages',
    never: ['**/App.tsx', ...insideNavigation],
    because: 'A page reaches the others through Link and the hooks of src/site/navigation.',
  },
  ...foldersIn('src/site/pages').map((page) => ({
    folder: `src/site/pages/${page}`,
    never: foldersIn('src/site/pages')
      .filter((other) => other !== page)
      .map((other) => `../${other}/**`),
    because: 'Pages do not know each other; what two of them use is in src/site/components.',
  })),
  {
    folder: 'src/editor',
    packages: ['react', 'react-dom', 'virtual:*', '@fontsource-variable/*'],
    never: [...inFolders(['pipeline', 'schemas', 'pages']), '**/App.tsx'],
    because: "src/editor is the owner's own page: it imports React, src/model and the site's components.",
  },
  {
    folder: 'src/pipeline',
    never: ['react', 'react-dom', 'react/*', 'react-dom/*', ...inFolders(['site', 'editor'])],
    because: "src/pipeline has the site's code bundled; it does not import it.",
  },
  ...Object.entries(sharedRooms).map(([room, known]) => ({
    folder: `src/pipeline/${room}`,
    never: [
      ...inFolders(
        [...Object.keys(steps), ...Object.keys(sharedRooms), ...applications].filter(
          (other) => other !== room && !known.includes(other),
        ),
      ),
      ...assemblies.map((file) => `../${file}`),
    ],
    because: 'What all steps use knows none of them; what they know is passed to it.',
  })),
  ...Object.entries(steps).map(([step, known]) => ({
    folder: `src/pipeline/${step}`,
    never: [
      ...inFolders(Object.keys(steps).filter((other) => other !== step && !known.includes(other))),
      ...inFolders(applications),
      ...assemblies.map((file) => `../${file}`),
    ],
    because: 'Steps of a build do not know each other; what puts them together passes values between them.',
  })),
  {
    folder: 'src/pipeline/owner',
    never: [
      ...inFolders(['fonts', 'head', 'prerender', 'report', 'resume', 'serve']),
      ...inFolders(['commands', 'dev', 'edit', 'import']),
      ...assemblies.map((file) => `../${file}`),
    ],
    because: 'What changes content/ reads it and its pictures; it knows nothing of the site made from it.',
  },
  {
    folder: 'src/pipeline/import',
    never: [
      ...inFolders(['fonts', 'head', 'prerender', 'report', 'resume', 'serve', 'commands', 'dev', 'edit']),
      ...assemblies.map((file) => `../${file}`),
    ],
    because: 'What is brought from elsewhere goes into content/; it knows nothing of the site made from it.',
  },
  {
    folder: 'src/pipeline/publish',
    never: [
      ...inFolders([...Object.keys(steps), 'commands', 'dev', 'edit', 'import', 'owner']),
      ...assemblies.map((file) => `../${file}`),
    ],
    because: 'What takes a site elsewhere is told of its content; it does not read it.',
  },
  {
    folder: 'src/pipeline/dev',
    never: inFolders(applications.filter((other) => other !== 'dev')),
    because: 'Commands and the editor use the development server, not the other way round.',
  },
  {
    folder: 'src/pipeline/edit',
    never: inFolders(['commands']),
    because: 'Commands use the editor, not the other way round.',
  },
];

/** Overrides for Biome as JSON, one line each, from the outer folders to the inner ones. */
export function writeZones(): string {
  const overrides = rooms.map((zone) => {
    const around = rooms.filter(({ folder }) => `${zone.folder}/`.startsWith(`${folder}/`));
    const options = { patterns: around.flatMap(patternsOf) };
    return JSON.stringify({
      includes: [`${zone.folder}/**`, ...(zone.except ?? []).map((file) => `!${zone.folder}/${file}`)],
      linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
    });
  });
  return `{"overrides": [\n${overrides.join(',\n')}\n]}\n`;
}

function patternsOf({ packages, never, because: message }: Zone) {
  const refused = { group: never, message };
  if (!packages) return [refused];
  const allowed = packages.flatMap((name) => [`!${name}`, `!${name}/**`]);
  return [{ group: ['*', '**/*', '!./**', '!../**', ...allowed], message }, refused];
}

function inFolders(names: string[]): string[] {
  return names.map((name) => `**/${name}/**`);
}

function foldersIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(zonesFile, writeZones());
