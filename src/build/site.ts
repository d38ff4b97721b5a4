import { join } from 'node:path';
import { brandStyles } from '../brand/brand-styles.ts';
import { makeLook } from '../brand/make-look.ts';
import { readTheme, themeFile } from '../brand/read-theme.ts';
import { buildMessages } from '../core/build-messages.ts';
import { countStopping, type Diagnostic, hasErrors } from '../core/diagnostics.ts';
import { formatsOfResume, type ResumePdf } from '../features/experiences/sections.ts';
import type { OutputPaths } from '../files/output-paths.ts';
import { whenAllEnd } from '../files/queue.ts';
import { readText } from '../files/read-files.ts';
import { chooseFaces } from '../fonts/choose-faces.ts';
import { findPair } from '../fonts/find-pair.ts';
import { readOwnFonts } from '../fonts/read-own-fonts.ts';
import { type SiteFaces, type SubsetFonts, subsetFonts } from '../fonts/subset-fonts.ts';
import { typefaceLetters } from '../fonts/typefaces.ts';
import { type FormTarget, formTarget } from '../hosts/headers.ts';
import { localDate } from '../i18n/dates.ts';
import { type PreparedPictures, preparePictures } from '../media/images/prepare-pictures.ts';
import type { PictureProfile, PictureProgress } from '../media/images/types.ts';
import type { Original } from '../media/images/validate-original.ts';
import { validatePictures } from '../media/images/validate-pictures.ts';
import type { SeenOriginals } from '../media/originals/seen-originals.ts';
import { type PreparedVideos, prepareVideos } from '../media/videos/prepare-videos.ts';
import type { VideoFacts } from '../media/videos/validate-video.ts';
import { lintCharacters, lintTypefaces, listSpecialTexts } from '../site/lint/lint-characters.ts';
import { lintContent } from '../site/lint/lint-content.ts';
import { lintLengths } from '../site/lint/lint-lengths.ts';
import { type OwnResume, readOwnResume } from '../site/own-resume.ts';
import type { SiteProps } from '../site/page-props.ts';
import { lintPublished, publishedFile } from '../site/published-addresses.ts';
import { type ContentReading, readRawContent, type Unsaved } from '../site/read-content.ts';
import { resolveContent, wantedPictures } from '../site/resolve-content.ts';
import { hiddenPages } from '../site/shown-pages.ts';
import { basePath } from '../site/site-address.ts';
import type { RawContent, SiteContent } from '../site/site-content.ts';
import { toSiteProps } from '../site/to-page-props.ts';
import { isTypesetterInstalled } from '../typst/typesetter.ts';
import { type GalleryShards, galleryShards } from './gallery-shards.ts';
import type { GeneratedStyles } from './prerender/content-modules.ts';
import { draftMarks } from './prerender/draft-marks.ts';
import { filterStyles } from './prerender/filter-styles.ts';
import { languageStyles } from './prerender/language-styles.ts';
import { proportionStyles } from './prerender/proportion-styles.ts';
import { tintStyles } from './prerender/tint-styles.ts';
import { titleStyles } from './prerender/title-styles.ts';
import { findReplacedFiles, listPublicFiles } from './public-files.ts';

/** All that is made of content/ before any file of the site is: what a build, a preview and a check have in common. */
export type Site = {
  paths: OutputPaths;
  content: SiteContent;
  /** Cut into what each page shows. */
  contents: SiteProps;
  prepared: PreparedPictures;
  /** By public path as the records spell it. */
  videos: PreparedVideos;
  ownResume: OwnResume['pdf'];
  /** Files of public/ that are published as they are. */
  publicFiles: string[];
  /** Without it there are no share cards, and no résumé in PDF but the owner's own. */
  canTypeset: boolean;
  resumePdf: ResumePdf;
  /** Names of the pages that are not shown, because nothing stands on them. */
  hiddenPages: string[];
  /** The folder of the host the site lives in: `/` or `/repo/`. */
  base: string;
  form: FormTarget;
  shards: GalleryShards;
  faces: SiteFaces;
  fonts: SubsetFonts;
  styles: GeneratedStyles;
};

/** `problems` are all there are; with an error among them there is no more than that. */
type Outcome<Made> = { diagnostics: Diagnostic[]; made: Made | null };

/** What a server remembers of originals between two readings. */
export type SeenMedia = { pictures: SeenOriginals<Original>; videos: SeenOriginals<VideoFacts> };

type SiteOptions = {
  profile: PictureProfile;
  /** Encodes no picture: each is made when somebody asks for it. */
  planOnly?: boolean;
  /** For the owner's eyes alone: pictures whose words are not written yet are shown, and marked as such. */
  isDraft?: boolean;
  seen?: SeenMedia | undefined;
  onProgress?: ((progress: PictureProgress) => void) | undefined;
  /** Told what takes its time. */
  log?: ((line: string) => void) | undefined;
};

/** What the owner wrote and everything that is to be said about it, but for what is in the pictures. */
type LintedContent = {
  read: ContentReading;
  ownResume: OwnResume['pdf'];
  publicFiles: string[];
  faces: SiteFaces;
  /** Styles of the owner's own; "" for none. */
  theme: string;
  diagnostics: Diagnostic[];
};

type LintOptions = {
  unsaved?: Unsaved | undefined;
  /** YYYY-MM-DD. */
  today?: string;
  /** Whether a typeface that is not here may be fetched: not while somebody writes. */
  mayFetch?: boolean;
  /** Told what takes its time. */
  log?: ((line: string) => void) | undefined;
};

export async function lintSite(
  paths: Pick<OutputPaths, 'contentDir' | 'publicDir' | 'fontCacheDir' | 'typefaceDir'>,
  { unsaved, today = localDate(), mayFetch = true, log }: LintOptions = {},
): Promise<LintedContent> {
  const { contentDir, publicDir, fontCacheDir, typefaceDir } = paths;
  const [read, own, open, ownFonts] = await Promise.all([
    readRawContent(contentDir, unsaved),
    readOwnResume(contentDir),
    listPublicFiles(publicDir),
    readOwnFonts(contentDir, { fontCacheDir, typefaceDir }),
  ]);
  const texts = listSpecialTexts(read.sources);
  const language = read.entries?.site.language ?? 'en';
  const onFetch = (names: string[]) => log?.(buildMessages.fetchingTypefaces(names));
  const fetching = { typefaceDir, mayFetch, onFetch };
  const words = texts.map(({ text }) => text).join('') + read.locale.characters;
  const { pair, absent } = await findPair(read.entries?.look.typefaces ?? 'atkinson', {
    ...fetching,
    onFetch: (names) => log?.(buildMessages.fetchingPair(names)),
  });
  const letters = await typefaceLetters(pair, fontCacheDir);
  const choice = await chooseFaces(words, letters, language, { ...fetching, ownFonts: ownFonts.fonts });
  const text = unsaved?.texts.get(themeFile) ?? (await readText(join(contentDir, themeFile)));
  const look = read.entries?.look ?? makeLook({});
  const theme = text === null ? { styles: '', diagnostics: [] } : await readTheme(text, look.palette);
  const diagnostics = [
    ...read.diagnostics,
    ...own.diagnostics,
    ...open.diagnostics,
    ...findReplacedFiles(open.files, read.entries?.pages ?? []),
    ...ownFonts.diagnostics,
    ...lintContent(read, today),
    ...lintPublished(
      read.entries,
      unsaved?.texts.get(publishedFile) ?? (await readText(join(contentDir, publishedFile))),
    ),
    ...lintLengths(read.sources),
    ...lintCharacters(texts, letters, choice),
    ...lintTypefaces(read.sources, absent),
    ...theme.diagnostics,
  ];
  return {
    read,
    ownResume: own.pdf,
    publicFiles: open.files,
    faces: { own: pair, further: choice.faces },
    theme: theme.styles,
    diagnostics,
  };
}

/** The entries with every picture they name, encoded or planned. */
export async function readPictures(
  paths: OutputPaths,
  { read, diagnostics }: LintedContent,
  { profile, planOnly = false, isDraft = false, seen, onProgress, log }: SiteOptions,
): Promise<Outcome<{ entries: RawContent; prepared: PreparedPictures; videos: PreparedVideos }>> {
  const entries = profile === 'publish' ? read.entries : withPicturesAtHome(read.entries);
  if (!entries || (isDraft ? hasErrors(diagnostics) : countStopping(diagnostics) > 0)) {
    // Nothing is built, so nothing is encoded; but whoever fixes wants to hear of the pictures as well.
    return { diagnostics: [...diagnostics, ...(await validateMedia(read, paths))], made: null };
  }
  const {
    videos,
    posters,
    diagnostics: ofVideos,
  } = await prepareVideos(read.videoFiles, {
    cacheDir: paths.videoCacheDir,
    language: entries.site.language ?? 'en',
    planOnly,
    seen: seen?.videos,
    log,
  });
  if (hasErrors(ofVideos)) {
    const ofPictures = await validatePictures(read.pictureFiles, paths.pictureCacheDir);
    return { diagnostics: [...diagnostics, ...ofVideos, ...ofPictures], made: null };
  }
  const files = new Map([...read.pictureFiles, ...posters]);
  const prepared = await preparePictures(wantedPictures(entries, files), {
    ...entries.site.pictures,
    ...(onProgress ? { onProgress } : {}),
    cacheDir: paths.pictureCacheDir,
    profile,
    planOnly,
    seen: seen?.pictures,
  });
  const made = hasErrors(prepared.diagnostics) ? null : { entries, prepared, videos };
  return { diagnostics: [...diagnostics, ...ofVideos, ...prepared.diagnostics], made };
}

/** What a build would refuse of the pictures and videos that records name, without making any. */
export async function validateMedia(
  { pictureFiles, videoFiles, entries }: ContentReading,
  { pictureCacheDir, videoCacheDir }: Pick<OutputPaths, 'pictureCacheDir' | 'videoCacheDir'>,
): Promise<Diagnostic[]> {
  const [ofPictures, { diagnostics: ofVideos }] = await whenAllEnd([
    validatePictures(pictureFiles, pictureCacheDir),
    prepareVideos(videoFiles, {
      cacheDir: videoCacheDir,
      language: entries?.site.language ?? 'en',
      judgeOnly: true,
    }),
  ]);
  return [...ofPictures, ...ofVideos];
}

/** content/ as a site, with nothing written yet. */
export async function readSite(
  paths: OutputPaths,
  options: SiteOptions & LintOptions,
): Promise<Outcome<Site>> {
  const reviewed = await lintSite(paths, options);
  const { diagnostics, made: read } = await readPictures(paths, reviewed, options);
  if (!read) return { diagnostics, made: read };
  const { entries, prepared, videos } = read;
  const { ownResume, publicFiles, faces } = reviewed;
  const content = resolveContent(entries, prepared.pictures, reviewed.read.locale, videos);
  const base = basePath(entries.site.url);
  const form = formTarget(entries.site, base);
  const shards = galleryShards(content);
  const canTypeset = await isTypesetterInstalled();
  const resumePdf = whichResume(content, ownResume !== null, canTypeset);
  const contents = toSiteProps(content, form.action, shards.revisions, resumePdf);
  const fonts = await subsetFonts(JSON.stringify(contents) + content.locale.characters, faces, {
    cacheDir: paths.fontCacheDir,
    base,
  });
  const styles = {
    'virtual:brand.css': brandStyles(content.look),
    'virtual:theme.css': reviewed.theme + (options.isDraft ? draftMarks(diagnostics) : ''),
    'virtual:fonts.css': fonts.styles,
    'virtual:tints.css': tintStyles([...prepared.pictures.values()].map(({ picture }) => picture.tint)),
    'virtual:proportions.css': proportionStyles(contents.pages),
    'virtual:language.css': languageStyles(content.locale),
    'virtual:title.css': titleStyles(
      contents.pages.flatMap((page) => (page.kind === 'home' ? page.content.phrases : [])),
    ),
    'virtual:filters.css': filterStyles(
      contents.pages.flatMap((page) =>
        page.kind === 'projects' ? page.content.filters.flatMap(({ category }) => category || []) : [],
      ),
    ),
  };
  const made = {
    paths,
    content,
    contents,
    prepared,
    videos,
    ownResume,
    publicFiles,
    canTypeset,
    resumePdf,
    hiddenPages: hiddenPages(entries).map(({ name }) => name),
    base,
    form,
    shards,
    faces,
    fonts,
    styles,
  };
  return { diagnostics, made };
}

function whichResume({ sections }: SiteContent, isOwn: boolean, canTypeset: boolean): ResumePdf {
  if (!formatsOfResume(sections).includes('pdf')) return 'none';
  if (isOwn) return 'own';
  return canTypeset ? 'set' : 'none';
}

/**
 * Entries for a site to look at on one's own machine: its pictures are with its pages, wherever the published ones are
 * kept, because nobody has uploaded these.
 */
function withPicturesAtHome(entries: RawContent | null): RawContent | null {
  return entries && { ...entries, site: { ...entries.site, media: undefined } };
}
