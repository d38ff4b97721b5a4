import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { commandHint } from '../core/command-hint.ts';
import { Refused } from '../core/diagnostics.ts';
import { countNoun, groupDigits } from '../core/text.ts';
import { outputPaths } from '../files/output-paths.ts';
import type { Archive } from '../import/archive.ts';
import {
  chooseAlbums,
  groupReasons,
  importAlbums,
  type PlannedGallery,
  planGalleries,
} from '../import/photos/import-albums.ts';
import { countMedia, type PhotoArchive } from '../import/photos/photo-archive.ts';
import { readGalleries } from '../owner/create-gallery.ts';
import type { SkippedPhoto } from '../owner/import-photos.ts';
import { readLanguage } from '../owner/normalize-photo.ts';
import type { ImportRequest } from './command.ts';
import { confirmImport, formatReasons, formatTable, interruptible, showProgress } from './terminal.ts';

type Request = ImportRequest & { archive: Archive; photos: PhotoArchive };

/** Maximum number of file names for each reason to omit files. */
const maxNames = 3;

/** Shows a preview of the import of a photo archive, asks, and imports it. Returns the exit code. */
export async function importPhotoArchive(request: Request): Promise<number> {
  const { photos, options, terminal } = request;
  const planned = await plan(request);
  if ('unknown' in planned)
    throw new Refused(
      `There is no album "${planned.unknown}". There are: ${photos.albums.map(({ title }) => title).join(', ')}.`,
    );
  const { chosen } = planned;
  show(request, chosen);
  if (chosen.length === 0) throw new Refused('It contains no photos to import.');
  const count = formatMedia(chosen.flatMap(({ album }) => album.photos));
  const galleries = chosen.length === 1 ? 'this gallery' : `these ${chosen.length} galleries`;
  const howTo = 'To import them, run this again with --yes; only some albums: --album NAME.';
  if (!(await confirmImport(options, `Import ${count} into ${galleries}?`, terminal, howTo))) return 0;
  return importChosen(chosen, request);
}

async function plan({ photos, contentDir, options }: Request) {
  const galleries = (await readGalleries(contentDir)).map(({ name }) => name);
  const files = (await readdir(contentDir)).filter((name) => name.endsWith('.yaml'));
  const all = planGalleries(photos.albums, galleries, files, await readLanguage(contentDir));
  const names = (options.album ?? '').split(',').map((word) => word.trim());
  if (options.album !== undefined) return chooseAlbums(all, names);
  const isWhole = options['without-album'] || all.every(({ album }) => album.isRest);
  return { chosen: isWhole ? all : all.filter(({ album }) => !album.isRest) };
}

function show({ archive, photos, terminal }: Request, chosen: readonly PlannedGallery[]): void {
  const { print } = terminal;
  const rows = chosen.map(({ album, gallery, isNew }) => {
    const days = album.photos.map(({ takenAt }) => takenAt.slice(0, 10)).filter(Boolean);
    return [
      album.title,
      `content/${gallery}.yaml`,
      isNew ? 'new gallery' : '',
      formatMedia(album.photos),
      `${groupDigits(album.photos.filter(({ caption }) => caption !== '').length)} with a caption`,
      [...new Set([days[0], days.at(-1)])].filter(Boolean).join(' to '),
    ];
  });
  if (rows.length > 0) print(`\nAlbums, and the galleries they become:\n${formatTable(rows)}`);
  const rest = photos.albums.find(({ isRest }) => isRest);
  if (rest && !chosen.some(({ album }) => album === rest))
    print(
      `\nNot in an album, and left out: ${formatMedia(rest.photos)}. To import them too:   --without-album`,
    );
  const refused = archive.refused.map(({ path: file, why }) => ({ path: file, why: why.summary }));
  const reasons = groupReasons([...refused, ...photos.leftOut]);
  const reasonRows = reasons.map(({ why, paths }) => {
    const more = paths.length > maxNames ? ` and ${groupDigits(paths.length - maxNames)} more` : '';
    return [groupDigits(paths.length), why, `${paths.slice(0, maxNames).join(', ')}${more}`];
  });
  if (reasonRows.length > 0) print(`\nLeft out:\n${formatTable(reasonRows, 100)}`);
  const selected = chosen.flatMap(({ album }) => album.photos);
  const withPlace = selected.filter(({ hasPlace }) => hasPlace).length;
  const withPeople = selected.filter(({ hasPeople }) => hasPeople).length;
  if (withPlace + withPeople > 0)
    print(
      `\n${groupDigits(withPlace)} had a location and ${groupDigits(withPeople)} names of people. These are not imported.`,
    );
}

async function importChosen(
  chosen: readonly PlannedGallery[],
  { archive, contentDir, terminal }: Request,
): Promise<number> {
  const unreadable: SkippedPhoto[] = [];
  const done: string[] = [];
  const importAll = async (signal: AbortSignal) => {
    await importAlbums(chosen, archive, {
      contentDir,
      cacheDir: outputPaths(path.dirname(contentDir)).hashCacheDir,
      onProgress: showProgress('Photos', terminal.print),
      onGallery: ({ gallery }, { added, skipped }) => {
        const broken = skipped.filter(({ isKnown }) => !isKnown);
        unreadable.push(...broken);
        const present = skipped.length - broken.length;
        const counts = [
          `content/${gallery}.yaml: ${groupDigits(added.length)} added`,
          ...(present > 0 ? [`${groupDigits(present)} already there`] : []),
          ...(broken.length > 0 ? [`${groupDigits(broken.length)} unreadable`] : []),
        ];
        done.push(counts.join(', '));
      },
      signal,
    });
    terminal.print(`\n${done.join('\n')}`);
    if (unreadable.length > 0) terminal.print(`\nThese cannot be read:\n${formatReasons(unreadable)}`);
    terminal.print(
      `\nTo add missing captions and alt texts:   ${commandHint('edit')}\nTo undo:   ${commandHint('undo')}`,
    );
    // Photos that are already there are not an error.
    return unreadable.length > 0 ? 1 : 0;
  };
  const stopped = 'Stopped. Imported photos stay; run the same command to continue.';
  return interruptible(importAll, () => [...done, stopped].join('\n'), terminal);
}

function formatMedia(media: Parameters<typeof countMedia>[0]): string {
  const { photos, videos } = countMedia(media);
  return [
    ...(photos > 0 || videos === 0 ? [countNoun(photos, 'photo')] : []),
    ...(videos > 0 ? [countNoun(videos, 'video')] : []),
  ].join(' and ');
}
