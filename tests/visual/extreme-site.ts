import path from 'node:path';
import sharp from 'sharp';
import { makeSmallProject } from '../hosts/small-project.ts';

/** Names of 4 and 40 characters. */
export const shortName = 'Mimi';
export const longName = 'Margareta Featherstonehaugh-Cholmondeley';

/** A tag of 40 words. */
const longTag = Array.from(
  { length: 40 },
  (_, index) => ['tides', 'and', 'currents', 'around'][index % 4],
).join(' ');
const longTitle =
  'A Timetable of Every Ferry, Water Taxi and Rowing Boat Between Halifax, Dartmouth and Donaudampfschifffahrtshafen';
const longCaption =
  'The lighthouse at the end of the breakwater on the first clear morning after eleven days of fog, seen from the ferry';

const shapes = {
  portrait: { width: 500, height: 1500 },
  panorama: { width: 2400, height: 480 },
  plain: { width: 1200, height: 800 },
} as const;
type Shape = keyof typeof shapes;
const travelPhotos = 9;
const shapeNames = Object.keys(shapes) as Shape[];

/**
 * Builds and serves a site with extreme content: projects with six images, one and none, eleven profiles, a tag of
 * forty words, entries with one bullet and with twelve, portraits and panoramas, a category without projects.
 */
export async function makeExtremeSite(name: string) {
  const project = await makeSmallProject();
  const images = path.join(project.folder, 'content/images');
  await project.change('owner.yaml', (text) => text.replace('Ada Quill', name));
  await project.change('home.yaml', () =>
    yaml({
      phrases: ['Hello There.', 'My Name is {name}.', 'Welcome To My Homepage!'],
      intro: 'I write software for harbours.',
    }),
  );
  await project.change('projects.yaml', () => yaml([sparseProject, fullProject, wordsAlone]));
  await project.change(
    'owner.yaml',
    (text) => `${text.slice(0, text.indexOf('profiles:'))}profiles: ${JSON.stringify(profiles)}
`,
  );
  await project.change('healthcare.yaml', () => yaml([entry(1, 1), entry(2, 12)]));
  await project.change('travel.yaml', () =>
    yaml(Array.from({ length: travelPhotos }, (_, index) => photo('travel', index))),
  );
  await project.change('art.yaml', () => yaml(shapeNames.map((_, index) => photo('art', index))));
  for (const [folder, count] of [
    ['travel', travelPhotos],
    ['art', shapeNames.length],
    ['projects', fullProject.images.length],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      await writeImage(
        shapeNames[index % 3] ?? 'plain',
        path.join(images, folder, `${folder}-${index + 1}.png`),
      );
    }
  }
  return project.serve();
}

const sparseProject = {
  id: 1,
  name: 'one-picture',
  title: 'Fog',
  description: 'Measures fog.',
  type: 'Personal Project',
  category: 'personal',
  date: '2024-05',
  languages: '',
  additionalInfo: '',
  github: '',
  activeLink: '',
  devpostLink: '',
  images: [slide(0)],
};

const fullProject = {
  ...sparseProject,
  id: 2,
  name: 'six-pictures',
  title: longTitle,
  description: `${longCaption}. ${longCaption}.`,
  type: 'Academic Project · Faculty of Hydrographic Timetables and Interdisciplinary Navigation',
  category: 'academic',
  date: '2025-02',
  languages: 'TypeScript, Python, SQL, Kotlin, Swift, Rust, Haskell, Objective-C, Visual Basic .NET, COBOL',
  additionalInfo: `React, ${longTag}, Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft`,
  github: 'https://github.com/ada-quill/six-pictures',
  activeLink: 'https://six-pictures.ada-quill.ca',
  devpostLink: 'https://devpost.com/software/six-pictures',
  images: Array.from({ length: 6 }, (_, index) => slide(index)),
};

/** Required fields only. */
const wordsAlone = {
  name: 'words-alone',
  title: 'Words Alone',
  description: `${longCaption}. ${longCaption}.`,
  date: '2025-06',
  links: [
    { label: 'The printed sheet', address: 'https://ada-quill.ca/sheet.pdf' },
    { label: `Notes of those who ${longTag}`, address: 'https://ada-quill.ca/notes' },
  ],
};

/** More than fit on a line on phones, and two without an icon. */
const profiles = [
  ...['github', 'linkedin', 'soundcloud', 'hugging-face', 'behance', 'flickr', 'youtube'].map((network) => ({
    network,
    address: 'ada-quill',
  })),
  { network: 'orcid', address: '0000-0002-1825-0097' },
  { network: 'mastodon', address: '@ada@hachyderm.io' },
  { network: 'Harbour Choir', address: 'https://harbour-choir.ca/ada' },
  { network: 'other', address: 'https://guild.ca/ada', label: 'Guild of Interprovincial Hydrographers' },
];

function slide(index: number) {
  return {
    original: `/images/projects/projects-${index + 1}.jpg`,
    thumbnail: '',
    alt: `Shows step ${index + 1}.`,
  };
}

function entry(id: number, bullets: number) {
  return {
    id,
    name: `entry-${id}`,
    title: bullets === 1 ? 'Aide' : longTitle,
    organization:
      bullets === 1 ? 'Quay Clinic' : 'Interprovincial Commission for Harbour Dispensaries and Lighthouses',
    location:
      bullets === 1 ? 'Halifax, NS' : 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
    dates: `201${id} - 2020`,
    start: `201${id}`,
    end: '2020',
    description: Array.from({ length: bullets }, (_, index) => `Number ${index + 1}: ${longCaption}.`),
  };
}

function photo(folder: string, index: number) {
  return {
    id: index + 1,
    name: `${folder}-${index + 1}`,
    title: index % 2 === 0 ? `${longCaption} (${index + 1})` : `Fog ${index + 1}`,
    alt: `Shows view ${index + 1} of ${folder}.`,
    source: `/images/${folder}/${folder}-${index + 1}.jpg`,
  };
}

/** JSON is YAML. */
function yaml(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

async function writeImage(shape: Shape, file: string): Promise<void> {
  const { width, height } = shapes[shape];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="1" y2="1"><stop stop-color="#f2b28a"/><stop offset="1" stop-color="#24536b"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <rect x="8" y="8" width="${width - 16}" height="${height - 16}" fill="none" stroke="#fff" stroke-width="8"/>
    <circle cx="50%" cy="50%" r="${Math.min(width, height) / 4}" fill="#fff3d6"/>
  </svg>`;
  await sharp(Buffer.from(drawing)).png().toFile(file);
}
