import { commandHint } from '../../core/command-hint.ts';

/* What `npm run import` says of archives of photos. */

/** Names that stand behind a reason, until they become too many. */
const maxNames = 3;

export const photoArchiveMessages = {
  isNew: 'new gallery',
  media: ({ photos, videos }: { photos: number; videos: number }) =>
    [
      ...(photos > 0 || videos === 0 ? [`${grouped(photos)} ${photos === 1 ? 'photo' : 'photos'}`] : []),
      ...(videos > 0 ? [`${grouped(videos)} ${videos === 1 ? 'video' : 'videos'}`] : []),
    ].join(' and '),
  withCaption: (count: number) => `${grouped(count)} with a caption`,
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  albums: '\nAlbums, and the galleries they become:',
  rest: (count: { photos: number; videos: number }) =>
    `\nIn no album, and left out: ${photoArchiveMessages.media(count)}. To bring them too:   --rest`,
  leftOut: '\nLeft out:',
  reason: (why: string, paths: readonly string[]) => {
    const more = paths.length > maxNames ? ` and ${grouped(paths.length - maxNames)} more` : '';
    return [grouped(paths.length), why, `${paths.slice(0, maxNames).join(', ')}${more}`];
  },
  neverWritten: (withPlace: number, withPeople: number) =>
    `\n${grouped(withPlace)} had a place and ${grouped(withPeople)} names of people: neither is written anywhere.`,
  unknownAlbum: (word: string, titles: readonly string[]) =>
    `No album is called "${word}". There are: ${titles.join(', ')}.`,
  noPhotos: 'It holds no photos that could be brought.',
  dryRun: '\nNothing was written. To bring them, run this again with --yes; some albums alone: --album NAME.',
  ask: (count: { photos: number; videos: number }, galleries: number) =>
    `\nBring ${photoArchiveMessages.media(count)} into ${galleries === 1 ? 'this gallery' : `these ${galleries} galleries`}? (yes or no)`,
  brought: (file: string, added: number, known: number, unreadable: number) =>
    [
      `${file}: ${grouped(added)} added`,
      ...(known > 0 ? [`${grouped(known)} there already`] : []),
      ...(unreadable > 0 ? [`${grouped(unreadable)} that cannot be read`] : []),
    ].join(', '),
  unreadable: '\nThese cannot be read:',
  stopped: 'Stopped. What came in stays; run the same again, and it goes on from there.',
  done: `\nCaptions and texts for people who cannot see the photos, where they are missing:   ${commandHint('edit')}\nTake it back:   ${commandHint('undo')}`,
};

function grouped(count: number): string {
  return count.toLocaleString('en');
}
