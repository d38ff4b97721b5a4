import { stat } from 'node:fs/promises';
import path from 'node:path';
import { slugify } from '../core/slugify.ts';
import { compareText } from '../core/text.ts';
import { outputPaths } from '../files/output-paths.ts';
import { filesBelow } from '../files/read-files.ts';
import { beginGallery } from '../owner/create-gallery.ts';
import type { CaptionAndAlt, ImportOutcome } from '../owner/import-outcome.ts';
import { importPhotos } from '../owner/import-photos.ts';
import { ownerMessages, photoSummary, photosHelp } from '../owner/owner-messages.ts';
import { type KeptPhoto, type PhotoPlace, readGalleries } from '../owner/read-galleries.ts';
import { nearestPhoto, parsePhotoPlace, removePhotos } from '../owner/remove-photos.ts';
import { YamlEditError } from '../yaml/edit-yaml.ts';
import { type Command, describeCommand, refuse } from './command.ts';
import { explainRefusal } from './explain-refusal.ts';
import { refuseOtherVersion } from './refuse-other-version.ts';
import { showProgress } from './show-progress.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';
import {
  formatTable,
  interruptedCode,
  isYes,
  NoMoreAnswers,
  type Prompt,
  Stopped,
  type Terminal,
} from './terminal.ts';

/** What was asked for, and where. */
type Request = {
  options: { new?: boolean; 'keep-lookalikes'?: boolean; 'keep-file'?: boolean; yes?: boolean };
  gallery: string | undefined;
  /** Files and folders to add, or photos to remove. */
  rest: string[];
  contentDir: string;
  terminal: Terminal;
};

const describedRun = describeCommand({
  name: 'photos',
  usage: photosHelp,
  options: {
    gallery: { type: 'string' },
    new: { type: 'boolean' },
    'keep-lookalikes': { type: 'boolean' },
    'keep-file': { type: 'boolean' },
    yes: { type: 'boolean' },
    content: { type: 'string' },
  },
  takesWords: true,
  run: async ({ words: [verb, ...rest], options }, terminal) => {
    if (verb === undefined) {
      terminal.say(photosHelp);
      return 1;
    }
    // Without `--` before it, npm makes "--gallery travel" a switch and hands "travel" on as one more word.
    const contentDir = path.resolve(options.content ?? outputPaths(terminal.root).contentDir);
    const galleries = (await readGalleries(contentDir)).map(({ name }) => name);
    const strayGallery = options.gallery === 'true' ? rest.findIndex((word) => galleries.includes(word)) : -1;
    const gallery = strayGallery < 0 ? options.gallery : rest.splice(strayGallery, 1)[0];
    const request = { options, gallery, rest, contentDir, terminal };
    await takeBackUnfinished(contentDir, terminal);
    const refused = await refuseOtherVersion(contentDir, terminal);
    if (refused) return refused;
    if (verb === 'add') return add(request);
    if (verb === 'remove') return remove(request);
    if (verb === 'list') return list(request);
    return refuse(terminal, ownerMessages.unknownVerb(verb, ['add', 'remove', 'list'], 'photos'));
  },
});

export const run: Command = (args, terminal) =>
  describedRun(args, terminal).catch((error: unknown) =>
    refuse(
      terminal,
      error instanceof YamlEditError
        ? ownerMessages.uneditable(error.message)
        : explainRefusal(error, terminal.root),
    ),
  );

async function add({ options, gallery, rest, contentDir, terminal }: Request): Promise<number> {
  const known = (await readGalleries(contentDir)).map(({ name }) => name);
  const target = gallery ?? '';
  const isNew = options.new === true && !known.includes(target);
  if (!isNew && !known.includes(target)) return refuse(terminal, ownerMessages.whichGallery(target, known));
  if (rest.length === 0) return refuse(terminal, ownerMessages.whichFolder);
  const files: string[] = [];
  for (const place of rest) {
    const found = await filesIn(path.resolve(terminal.typedIn, place));
    if (!found) return refuse(terminal, ownerMessages.noSuchFolder(place));
    files.push(...found);
  }
  if (files.length === 0) return refuse(terminal, ownerMessages.emptyFolder(rest.join(', ')));
  if (isNew) {
    const refusal = await begin(target, contentDir, terminal);
    if (refusal) return refuse(terminal, refusal);
  }
  const stop = new AbortController();
  const onInterrupt = () => stop.abort(new Stopped());
  process.once('SIGINT', onInterrupt);
  let prompt: Prompt | undefined;
  let isAsking = !options.yes;
  const askWords = async (fileName: string, proposed: CaptionAndAlt): Promise<CaptionAndAlt> => {
    if (!isAsking || !terminal.openPrompt) return proposed;
    // Opened no earlier: while it is, the terminal's Ctrl-C is a key like any other.
    if (!prompt) terminal.say(ownerMessages.asksWords);
    prompt ??= terminal.openPrompt();
    terminal.say(formatTable([[fileName]], 80));
    try {
      const title = await prompt.ask(ownerMessages.askCaption, proposed.title);
      return { title, alt: await prompt.ask(ownerMessages.askAlt, proposed.alt) };
    } catch (error) {
      if (!(error instanceof NoMoreAnswers)) throw error;
      isAsking = false;
      return proposed;
    }
  };
  try {
    const outcome = await importPhotos(
      files.map((file) => ({ file })),
      {
        contentDir,
        cacheDir: outputPaths(path.dirname(contentDir)).hashCacheDir,
        gallery: target,
        keepsLookalikes: options['keep-lookalikes'] ?? false,
        askWords,
        onProgress: showProgress('Photos', terminal.say),
        signal: stop.signal,
      },
    );
    printOutcome(target, outcome, terminal);
    // A photo that is there already is no fault; a file that is no photo is one.
    return outcome.skipped.some(({ isKnown }) => !isKnown) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    terminal.say(`\n${ownerMessages.stopped}`);
    return interruptedCode;
  } finally {
    process.off('SIGINT', onInterrupt);
    prompt?.close();
  }
}

/** Makes a gallery; returns why it cannot. */
async function begin(name: string, contentDir: string, { say }: Terminal): Promise<string | null> {
  if (slugify(name) !== name) return ownerMessages.unfitGalleryName(name, slugify(name));
  const isTaken = await stat(path.join(contentDir, `${name}.yaml`)).catch(() => null);
  if (isTaken) return ownerMessages.galleryNameTaken(name);
  const file = await beginGallery(contentDir, name);
  say(ownerMessages.galleryBegun(name, `content/${file}`));
  return null;
}

function printOutcome(target: string, outcome: ImportOutcome, { say }: Terminal): void {
  const { added, skipped } = outcome;
  if (added.length > 0) {
    const rows = added.map((photo) => [
      photo.fileName,
      `${target}/${photo.name}`,
      photo.title || ownerMessages.noCaption,
      `${photo.width} × ${photo.height}`,
      `${Math.round(photo.bytes / 1024)} KB`,
      photo.hadLocation ? ownerMessages.locationRemoved : '',
    ]);
    say(`\n${ownerMessages.addedTo(`content/${target}.yaml`)}\n${formatTable(rows)}`);
  }
  if (skipped.length > 0) {
    const rows = skipped.map(({ fileName, why }) => [fileName, sentence(why)]);
    say(`\n${ownerMessages.skipped}\n${formatTable(rows, 240)}`);
  }
  say(`\n${photoSummary(outcome)}`);
}

async function remove({ options, gallery, rest, contentDir, terminal }: Request): Promise<number> {
  const photos = (await readGalleries(contentDir)).flatMap((each) => each.photos);
  const places: PhotoPlace[] = [];
  for (const word of rest) {
    const place = parsePhotoPlace(gallery && !word.includes('/') ? `${gallery}/${word}` : word);
    if (!place) return refuse(terminal, ownerMessages.notAPhotoPlace(word));
    if (!photos.some((photo) => photo.gallery === place.gallery && photo.name === place.name)) {
      return refuse(
        terminal,
        ownerMessages.noSuchPhoto(`${place.gallery}/${place.name}`, nearestPhoto(place, photos)),
      );
    }
    places.push(place);
  }
  if (places.length === 0) return refuse(terminal, ownerMessages.whichPhotos);
  if (!options.yes && terminal.openPrompt) {
    const prompt = terminal.openPrompt();
    const question = ownerMessages.askRemove(places.length, options['keep-file'] ?? false);
    const answer = await prompt.ask(question, 'no').catch(() => 'no');
    prompt.close();
    if (!isYes(answer)) {
      terminal.say(ownerMessages.nothingRemoved);
      return 0;
    }
  }
  const deleted = await removePhotos(contentDir, places, { keepsFiles: options['keep-file'] ?? false });
  for (const place of places) terminal.say(ownerMessages.removed(`${place.gallery}/${place.name}`));
  for (const file of deleted) terminal.say(ownerMessages.deleted(`content/${file}`));
  return 0;
}

async function list({ gallery, contentDir, terminal }: Request): Promise<number> {
  const known = await readGalleries(contentDir);
  const wanted = known.filter(({ name }) => !gallery || name === gallery);
  if (gallery && wanted.length === 0) {
    const names = known.map(({ name }) => name);
    return refuse(terminal, ownerMessages.whichGallery(gallery, names));
  }
  for (const { name, photos } of wanted) await print(name, photos, contentDir, terminal);
  return 0;
}

async function print(
  name: string,
  photos: KeptPhoto[],
  contentDir: string,
  terminal: Terminal,
): Promise<void> {
  terminal.say(ownerMessages.photoCount(name, photos.length));
  const rows = await Promise.all(
    photos.map(async (photo) => {
      const size = photo.file === '' ? null : await stat(path.join(contentDir, photo.file));
      return [
        `${photo.gallery}/${photo.name}`,
        photo.title || ownerMessages.noCaption,
        size ? `${Math.round(size.size / 1024)} KB` : ownerMessages.noFile,
        photo.alt === '' ? ownerMessages.noAlt : '',
      ];
    }),
  );
  if (rows.length > 0) terminal.say(`${formatTable(rows)}\n`);
}

/** A file by itself, or every file under a folder but hidden ones, in order of their names; null when there is neither. */
async function filesIn(place: string): Promise<string[] | null> {
  const found = await stat(place).catch(() => null);
  if (!found) return null;
  if (!found.isDirectory()) return [place];
  return (await filesBelow(place))
    .filter((file) => !/(?:^|\/)(?:\.|(?:thumbs\.db|desktop\.ini)$)/i.test(file))
    .sort(compareText)
    .map((file) => path.join(place, file));
}

function sentence({ summary, why, fix }: { summary: string; why: string; fix: string }): string {
  return [`${summary}.`, why, fix].filter(Boolean).join(' ');
}
