import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { outputPaths } from '../files/output-paths.ts';
import type { Archive } from '../import/archive.ts';
import { importMessages } from '../import/import-messages.ts';
import { bringPhotos } from '../import/photos/bring-photos.ts';
import { countMedia, type PhotoArchive } from '../import/photos/photo-archive.ts';
import { photoArchiveMessages as messages } from '../import/photos/photo-archive-messages.ts';
import {
  chooseAlbums,
  groupReasons,
  type PlannedGallery,
  planGalleries,
} from '../import/photos/plan-galleries.ts';
import type { SkippedPhoto } from '../owner/import-photos.ts';
import { readGalleries } from '../owner/read-galleries.ts';
import { refuse } from './command.ts';
import { showProgress } from './show-progress.ts';
import { askOnce, formatTable, interruptedCode, isYes, Stopped, type Terminal } from './terminal.ts';

type Request = {
  archive: Archive;
  photos: PhotoArchive;
  contentDir: string;
  options: {
    album: string | undefined;
    rest: boolean | undefined;
    yes: boolean | undefined;
    'dry-run': boolean | undefined;
  };
  terminal: Terminal;
};

/** Shows what an archive of photos would become, asks, and brings it. Returns the exit code. */
export async function importPhotoArchive(request: Request): Promise<number> {
  const { photos, options, terminal } = request;
  const planned = await plan(request);
  if ('unknown' in planned)
    return refuse(
      terminal,
      messages.unknownAlbum(
        planned.unknown,
        photos.albums.map(({ title }) => title),
      ),
    );
  const { chosen } = planned;
  show(request, chosen, terminal);
  if (chosen.length === 0) return refuse(terminal, messages.noPhotos);
  if (options['dry-run'] || (!options.yes && !terminal.openPrompt)) {
    terminal.print(messages.dryRun);
    return 0;
  }
  if (!options.yes && terminal.openPrompt) {
    const count = countMedia(chosen.flatMap(({ album }) => album.photos));
    const answer = await askOnce(terminal.openPrompt, messages.ask(count, chosen.length), 'yes');
    if (!isYes(answer)) return refuse(terminal, 'Nothing was changed.');
  }
  return bring(chosen, request);
}

async function plan({ photos, contentDir, options }: Request) {
  const galleries = (await readGalleries(contentDir)).map(({ name }) => name);
  const files = (await readdir(contentDir)).filter((name) => name.endsWith('.yaml'));
  const all = planGalleries(photos.albums, galleries, files);
  const asked = (options.album ?? '').split(',').map((word) => word.trim());
  if (options.album !== undefined) return chooseAlbums(all, asked);
  const isWhole = options.rest || all.every(({ album }) => album.isRest);
  return { chosen: isWhole ? all : all.filter(({ album }) => !album.isRest) };
}

function show({ archive, photos }: Request, chosen: readonly PlannedGallery[], { print }: Terminal): void {
  const rows = chosen.map(({ album, gallery, isNew }) => {
    const days = album.photos.map(({ takenAt }) => takenAt.slice(0, 10)).filter(Boolean);
    return [
      album.title,
      `content/${gallery}.yaml`,
      isNew ? messages.isNew : '',
      messages.media(countMedia(album.photos)),
      messages.withCaption(album.photos.filter(({ caption }) => caption !== '').length),
      days.length > 0 ? messages.days(days[0] ?? '', days.at(-1) ?? '') : '',
    ];
  });
  if (rows.length > 0) print(`${messages.albums}\n${formatTable(rows)}`);
  const rest = photos.albums.find(({ isRest }) => isRest);
  if (rest && !chosen.some(({ album }) => album === rest)) print(messages.rest(countMedia(rest.photos)));
  const refused = archive.refused.map(({ path: file, why }) => ({ path: file, why: why.summary }));
  const reasons = groupReasons([...refused, ...photos.leftOut]);
  if (reasons.length > 0)
    print(
      `${messages.leftOut}\n${formatTable(
        reasons.map(({ why, paths }) => messages.reason(why, paths)),
        100,
      )}`,
    );
  const shown = chosen.flatMap(({ album }) => album.photos);
  const withPlace = shown.filter(({ hasPlace }) => hasPlace).length;
  const withPeople = shown.filter(({ hasPeople }) => hasPeople).length;
  if (withPlace + withPeople > 0) print(messages.neverWritten(withPlace, withPeople));
}

async function bring(
  chosen: readonly PlannedGallery[],
  { archive, contentDir, terminal }: Request,
): Promise<number> {
  const stop = new AbortController();
  const onInterrupt = () => stop.abort(new Stopped());
  process.once('SIGINT', onInterrupt);
  const unreadable: SkippedPhoto[] = [];
  const done: string[] = [];
  try {
    await bringPhotos(chosen, archive, {
      contentDir,
      cacheDir: outputPaths(path.dirname(contentDir)).hashCacheDir,
      onProgress: showProgress('Photos', terminal.print),
      onGallery: ({ gallery }, { added, skipped }) => {
        const broken = skipped.filter(({ isKnown }) => !isKnown);
        unreadable.push(...broken);
        const known = skipped.length - broken.length;
        done.push(messages.brought(`content/${gallery}.yaml`, added.length, known, broken.length));
      },
      signal: stop.signal,
    });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    terminal.print([...done, messages.stopped].join('\n'));
    return interruptedCode;
  } finally {
    process.off('SIGINT', onInterrupt);
  }
  terminal.print(`\n${done.join('\n')}`);
  const rows = unreadable.map(({ fileName, why }) => [fileName, importMessages.sentence(why)]);
  if (rows.length > 0) terminal.print(`${messages.unreadable}\n${formatTable(rows, 240)}`);
  terminal.print(messages.done);
  // A photo that is there already is no fault; a file that is no photo is one.
  return unreadable.length > 0 ? 1 : 0;
}
