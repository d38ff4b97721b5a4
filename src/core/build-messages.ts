import { commandHint } from './command-hint.ts';

/** What a build says beside the problems of the content. */
export const buildMessages = {
  waiting: 'Another build of this project is under way; this one begins when it is done.',
  fetchingPair: (names: readonly string[]) =>
    `Fetching ${names.join(', ')}, once: content/brand.yaml asks for these typefaces.`,
  fetchingTypefaces: (names: readonly string[]) =>
    `Fetching ${names.join(', ')}, once: the content has characters that the typefaces here lack.`,
  stopped: (count: number) =>
    `${count === 1 ? '1 problem' : `${count} problems`} to fix. Nothing was built; dist/ is as it was.`,
  onlyUnfinished: `All that is missing are words of pictures. Look at the site with them marked:   ${commandHint('start')}`,
  leak: (file: string, tag: string) =>
    `${file}  carries ${tag}, which must not be published. Nothing was built; dist/ is as it was.`,
  diskFull:
    'The disk is full. Make some room, a few hundred MB for a large site, and build again. Nothing was built; dist/ is as it was.',
  notAllowed: (file: string) =>
    `${file || 'A file'}  the system does not let the build use it. Give yourself the right to. Nothing was built; dist/ is as it was.`,
  diskBroken: (file: string) =>
    `${file || 'A file'}  the disk cannot read or write it. Look after the disk before you build again. Nothing was built; dist/ is as it was.`,
  summary: (pictures: number, withLocation: number) =>
    `${pictures === 1 ? '1 picture' : `${pictures} pictures`}, ${withLocation} with location data in the original; none is published.`,
  videos: (videos: readonly { hasLocation: boolean }[]) =>
    `${videos.length === 1 ? '1 video' : `${videos.length} videos`}, ${videos.filter(({ hasLocation }) => hasLocation).length} with location data in the original; none is published.`,
  picturesElsewhere: (baseUrl: string) =>
    `The pages take their pictures from ${baseUrl}, so dist/ holds none. Write the folder to upload there:   ${commandHint('media sync')}`,
  notShown: (pages: readonly string[]) =>
    `Not shown, because nothing stands on them yet: ${pages.join(', ')}. To show one empty:   keepEmpty: true`,
  noTypesetter:
    'Typst is not installed, so the site has no share cards and no PDF of the résumé but your own. Install it with the other packages:   npm ci',
  sampleKey: `The contact form posts to the inbox of "${commandHint('start')}", since form.accessKey in content/site.yaml is the sample.`,
};
