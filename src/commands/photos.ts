import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { commandHint } from '../core/command-hint.ts';
import { Refused } from '../core/diagnostics.ts';
import { confirmCaption, isFileNameCaption } from '../core/placeholders.ts';
import { slugify } from '../core/slugify.ts';
import { capitalize, compareText, countNoun, formatBytes, nearest, stemOf } from '../core/text.ts';
import { outputPaths } from '../files/output-paths.ts';
import { exists, filesBelow, readJson } from '../files/read-files.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { type PhotoPlace, type PhotoRecord, readGalleries } from '../owner/create-gallery.ts';
import { type CaptionAndAlt, type ImportOutcome, importPhotos } from '../owner/import-photos.ts';
import { nearestPhoto, parsePhotoPlace, removePhotos } from '../owner/remove-photos.ts';
import { changesContent } from './change-content.ts';
import type { CommandLine } from './command.ts';
import {
  confirmOnce,
  formatReasons,
  formatTable,
  interruptible,
  NoMoreAnswers,
  noTerminal,
  type Prompt,
  showProgress,
  type Terminal,
} from './terminal.ts';

type PhotoOptions = {
  gallery: string;
  new: boolean;
  'keep-lookalikes': boolean;
  'keep-file': boolean;
  yes: boolean;
  content: string;
};

type Request = {
  options: CommandLine<PhotoOptions>['options'];
  gallery: string | undefined;
  /** Files and folders to add, or photos to remove. */
  rest: string[];
  contentDir: string;
  terminal: Terminal;
};

const actions: Record<string, (request: Request) => Promise<number>> = { add, remove, list };

export const run = changesContent<PhotoOptions>(
  async ({ words: [action = '', ...rest], options, contentDir }, terminal) => {
    // Without `--` before it, npm makes "--gallery travel" a switch and passes "travel" on as one more word.
    const galleries = (await readGalleries(contentDir)).map(({ name }) => name);
    const strayGallery = options.gallery === 'true' ? rest.findIndex((word) => galleries.includes(word)) : -1;
    const gallery = strayGallery < 0 ? options.gallery : rest.splice(strayGallery, 1)[0];
    const perform = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!perform)
      throw new Refused(
        `Unknown action "${action}". Use ${Object.keys(actions).join(', ')}, or see the help:   ${commandHint('photos --help')}`,
      );
    return perform({ options, gallery, rest, contentDir, terminal });
  },
);

async function add(request: Request): Promise<number> {
  const { options, gallery: target = '', rest, contentDir, terminal } = request;
  const names = (await readGalleries(contentDir)).map(({ name }) => name);
  const isNew = options.new === true && !names.includes(target);
  if (!isNew && !names.includes(target)) throw new Refused(explainUnknownGallery(target, names, rest));
  if (rest.length === 0)
    throw new Refused(
      `Name the folder of the photos. For example:   ${commandHint('photos add ~/Pictures/trip --gallery travel')}`,
    );
  const files: string[] = [];
  for (const place of rest) {
    const found = await filesIn(path.resolve(terminal.typedIn, place));
    if (!found) throw new Refused(`There is no file or folder ${place}`);
    files.push(...found);
  }
  if (files.length === 0) throw new Refused(`There are no files in ${rest.join(', ')}`);
  if (isNew) await refuseGalleryName(target, contentDir);
  const paths = outputPaths(path.dirname(contentDir));
  const captions = await askForCaptions(
    options.yes ? null : terminal.openPrompt,
    paths.photoCaptionsFile,
    terminal,
  );
  const importAll = async (signal: AbortSignal) => {
    const outcome = await importPhotos(
      files.map((file) => ({ file })),
      {
        contentDir,
        cacheDir: paths.hashCacheDir,
        gallery: target,
        ...(isNew && { newGallery: capitalize(target.replaceAll('-', ' ')) }),
        keepsLookalikes: options['keep-lookalikes'] ?? false,
        askForCaption: captions.ask,
        onProgress: showProgress('Photos', terminal.print),
        signal,
      },
    );
    await captions.forgetUsed();
    if (outcome.galleryFile)
      terminal.print(
        `Created the gallery ${target}: content/${outcome.galleryFile} has its place and heading, content/${target}.yaml its photos.`,
      );
    printOutcome(target, outcome, terminal);
    if (isNew && !outcome.galleryFile)
      terminal.print(`The gallery ${target} was not created, because no photo was added.`);
    // A photo that is already there is no error; a file that cannot be read is one.
    return outcome.skipped.some(({ isKnown }) => !isKnown) ? 1 : 0;
  };
  const kept = ' Your captions are kept. If you add the same photos again, the command suggests them.';
  const explain = () => `\nStopped. No photos were added.${captions.isUsed() ? kept : ''}`;
  return interruptible(importAll, explain, terminal).finally(captions.close);
}

/**
 * Asks for caption and alternative text of each photo, until the questions are ended. Answers are kept in a file until
 * their photos are added, and then replace what a photo proposes.
 */
async function askForCaptions(openPrompt: (() => Prompt) | null, keptFile: string, { print }: Terminal) {
  const stored = (await readJson<Record<string, CaptionAndAlt>>(keptFile)) ?? {};
  const used = new Set<string>();
  let prompt: Prompt | undefined;
  let isAsking = openPrompt !== null;
  const keep = (source: string, captionAndAlt: CaptionAndAlt) => {
    stored[source] = captionAndAlt;
    used.add(source);
    return writeAtomically(keptFile, JSON.stringify(stored));
  };
  return {
    ask: async (fileName: string, found: CaptionAndAlt, source: string): Promise<CaptionAndAlt> => {
      const proposed = stored[source] ?? found;
      if (stored[source]) used.add(source);
      if (!isAsking || !openPrompt) return proposed;
      // Opened only now, because an open prompt captures Ctrl-C.
      if (!prompt)
        print(
          `Enter a caption and the alternative text of each photo: what it shows, for people who cannot see it. Enter keeps the text in [ ]. ${commandHint('check')} lists empty texts. Ctrl-D skips all further questions, Ctrl-C adds nothing.`,
        );
      prompt ??= openPrompt();
      print(formatTable([[fileName]], 80));
      try {
        const title = await prompt.ask('  Caption', confirmCaption(proposed.title));
        await keep(source, { ...proposed, title });
        const answer = { title, alt: await prompt.ask('  Alternative text', proposed.alt) };
        await keep(source, answer);
        return answer;
      } catch (error) {
        if (!(error instanceof NoMoreAnswers)) throw error;
        isAsking = false;
        return stored[source] ?? proposed;
      }
    },
    isUsed: () => used.size > 0,
    /** Deletes the stored answers for the photos of this import. */
    forgetUsed: async () => {
      if (used.size === 0) return;
      for (const source of used) delete stored[source];
      if (Object.keys(stored).length > 0) await writeAtomically(keptFile, JSON.stringify(stored));
      else await rm(keptFile, { force: true });
    },
    close: () => prompt?.close(),
  };
}

/** Refuses a name that the files of a new gallery cannot have. */
async function refuseGalleryName(name: string, contentDir: string): Promise<void> {
  const slug = slugify(name);
  if (slug !== name)
    throw new Refused(
      `"${name}" is used in addresses and file names, so it may contain only lower-case letters, digits and hyphens.${slug && ` For example:   --gallery ${slug} --new`}`,
    );
  if (await exists(path.join(contentDir, `${name}.yaml`)))
    throw new Refused(
      `content/${name}.yaml already exists and is not a gallery. Choose another name for the gallery.`,
    );
}

/** The command to type instead has the folders that were typed. */
function explainUnknownGallery(
  name: string,
  galleries: readonly string[],
  folders: readonly string[],
): string {
  const existing =
    galleries.length > 0 ? `Galleries: ${galleries.join(', ')}.` : 'There are no galleries yet.';
  const typed =
    folders.length > 0
      ? folders.map((folder) => (folder.includes(' ') ? `"${folder}"` : folder)).join(' ')
      : '~/Pictures/trip';
  const example = (gallery: string) => commandHint(`photos add ${typed} --gallery ${gallery}`);
  const similar = nearest(slugify(name), galleries);
  if (name === '')
    return `Name a gallery. ${existing} For example:   ${example(galleries[0] ?? 'travel --new')}`;
  if (similar)
    return `There is no gallery "${name}". ${existing} Did you mean ${similar}?   ${example(similar)}`;
  return `There is no gallery "${name}". ${existing} To create it:   ${example(`${slugify(name) || 'trip'} --new`)}`;
}

function printOutcome(gallery: string, { added, skipped }: ImportOutcome, { print }: Terminal): void {
  if (added.length > 0) {
    const rows = added.map((photo) => [
      photo.fileName,
      `${gallery}/${photo.name}`,
      photo.title || noCaption,
      `${photo.width} × ${photo.height}`,
      formatBytes(photo.bytes),
      photo.hadLocation ? 'location removed' : '',
    ]);
    print(`\nAdded to content/${gallery}.yaml:\n${formatTable(rows)}`);
  }
  if (skipped.length > 0) {
    print(`\nSkipped:\n${formatReasons(skipped)}`);
  }
  const located = added.filter(({ hadLocation }) => hadLocation).length;
  const captions = added.filter(({ title }) => title === '').length;
  const guessed = added.filter(({ title }) => isFileNameCaption(title)).length;
  const alts = added.filter(({ alt }) => alt === '').length;
  const missing = [
    captions > 0 ? `${captions} without a caption` : '',
    guessed > 0 ? `${guessed} with a caption made from the name of the file, marked with ??` : '',
    alts > 0 ? `${alts} without alternative text` : '',
  ].filter(Boolean);
  const lines = [
    `${added.length} added, ${skipped.length} skipped.`,
    added.some(({ width }) => width === 1600)
      ? 'Photos are stored with a width of 1600 px at most. For 2400 px on large screens, undo this, write pictures.largest: 2400 into content/site.yaml, and add them again.'
      : '',
    located > 0
      ? `${located} had location data, which was removed from ${located === 1 ? 'the copy' : 'the copies'} in content/.`
      : '',
    missing.length > 0
      ? `Still missing: ${missing.join(', ')}. List them:   ${commandHint('check')}   Write them in the files, or in a browser:   ${commandHint('edit')}`
      : '',
  ];
  print(`\n${lines.filter(Boolean).join('\n')}`);
}

const noCaption = '(no caption yet)';

async function remove({ options, gallery, rest, contentDir, terminal }: Request): Promise<number> {
  const photos = (await readGalleries(contentDir)).flatMap((each) => each.photos);
  const listHint = `List all photos:   ${commandHint('photos list')}`;
  const places: PhotoPlace[] = [];
  for (const word of rest) {
    const place = parsePhotoPlace(gallery && !word.includes('/') ? `${gallery}/${word}` : word);
    if (!place)
      throw new Refused(
        `"${word}" is not a photo. Write gallery and name, such as travel/pier-at-dusk. ${listHint}`,
      );
    if (!photos.some((photo) => photo.gallery === place.gallery && photo.name === place.name)) {
      const similar = nearestPhoto(place, photos);
      throw new Refused(
        `There is no photo ${place.gallery}/${place.name}. ${similar ? `Did you mean ${similar}?` : listHint}`,
      );
    }
    places.push(place);
  }
  if (places.length === 0)
    throw new Refused(
      `Name the photos to remove, such as:   ${commandHint('photos remove travel/pier-at-dusk')}`,
    );
  const keepsFiles = options['keep-file'] ?? false;
  if (!options.yes) {
    const names = places.map((place) => `${place.gallery}/${place.name}`).join(' ');
    if (!terminal.openPrompt) throw new Refused(noTerminal(`photos remove ${names}`, keepsFiles));
    const question = `Remove ${places.length === 1 ? 'this photo' : `these ${places.length} photos`}${keepsFiles ? '' : ' and delete the image files'}?`;
    if (!(await confirmOnce(terminal.openPrompt, question, 'no'))) {
      terminal.print('Nothing was removed.');
      return 0;
    }
  }
  const deleted = await removePhotos(contentDir, places, { keepsFiles });
  for (const place of places) terminal.print(`removed ${place.gallery}/${place.name}`);
  for (const file of deleted) terminal.print(`deleted content/${file}`);
  return 0;
}

async function list({ gallery, contentDir, terminal }: Request): Promise<number> {
  const galleries = await readGalleries(contentDir);
  const requested = galleries.filter(({ name }) => !gallery || name === gallery);
  if (gallery && requested.length === 0) {
    const names = galleries.map(({ name }) => name);
    throw new Refused(explainUnknownGallery(gallery, names, []));
  }
  for (const { name, photos } of requested) await printGallery(name, photos, contentDir, terminal);
  return 0;
}

async function printGallery(
  name: string,
  photos: readonly PhotoRecord[],
  contentDir: string,
  { print }: Terminal,
): Promise<void> {
  print(`${name}: ${countNoun(photos.length, 'photo')}`);
  const rows = await Promise.all(
    photos.map(async (photo) => {
      const file = photo.file === '' ? null : await stat(path.join(contentDir, photo.file));
      return [
        `${photo.gallery}/${photo.name}`,
        photo.title || noCaption,
        file ? formatBytes(file.size) : 'no image file',
        photo.alt === '' ? 'no alternative text yet' : '',
      ];
    }),
  );
  if (rows.length > 0) print(`${formatTable(rows)}\n`);
}

/** A single file, or every file below a folder without hidden ones, sorted by name; null if there is neither. */
async function filesIn(place: string): Promise<string[] | null> {
  const found = await stat(place).catch(() => null);
  if (!found) return null;
  if (!found.isDirectory()) return [place];
  return (
    (await filesBelow(place))
      .filter((file) => !/(?:^|\/)(?:\.|(?:thumbs\.db|desktop\.ini)$)/i.test(file))
      // `pier.jpg` before `pier (1).jpg`, which is its copy.
      .sort((a, b) => compareText(stemOf(a), stemOf(b)) || compareText(a, b))
      .map((file) => path.join(place, file))
  );
}
