import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countStopping, type Diagnostic, hasErrors } from '../core/diagnostics.ts';
import { posterPath } from '../core/picture.ts';
import { absoluteAddress } from '../core/routes.ts';
import type { ResumePdf } from '../features/experiences/section-kind.ts';
import { formatsOfResume } from '../features/experiences/sections/resume/section.build.ts';
import { engineRoot, type OutputPaths } from '../files/output-paths.ts';
import { subsetMathFont } from '../fonts/math-font.ts';
import { type SiteFaces, type SubsetFonts, subsetFonts } from '../fonts/subset-fonts.ts';
import { type FormTarget, formTarget } from '../hosts/headers.ts';
import { localDate } from '../i18n/dates.ts';
import type { Locale } from '../i18n/locale.ts';
import { type FoundFormulas, findFormulas, formulaCharacters } from '../math/formula-characters.ts';
import { formulaStyles } from '../math/read-formula.ts';
import type { Encoder } from '../media/images/encode-entry.ts';
import {
  type PreparedPictures,
  preparePictures,
  validatePictures,
} from '../media/images/prepare-pictures.ts';
import type { PictureProfile, PictureProgress } from '../media/images/types.ts';
import type { Original } from '../media/images/validate-original.ts';
import type { FactsCache } from '../media/originals/list-originals.ts';
import { type PreparedVideos, prepareVideos } from '../media/videos/prepare-videos.ts';
import type { VideoFacts } from '../media/videos/validate-video.ts';
import { markForeign } from '../site/languages/mark-foreign.ts';
import type { ForeignTexts } from '../site/languages/read-translations.ts';
import { languageFolder } from '../site/languages/site-languages.ts';
import type { OwnResume } from '../site/own-resume.ts';
import { hiddenPages } from '../site/page-kinds.ts';
import type { LanguageOffer, SiteProps } from '../site/page-props.ts';
import type { ContentReading } from '../site/read-content.ts';
import { listPictureUses, resolveContent, wantedPictures } from '../site/resolve-content.ts';
import { searchFile } from '../site/search-index.ts';
import { basePath, rootPath } from '../site/site-address.ts';
import type { RawContent, SiteContent } from '../site/site-content.ts';
import { withReaders } from '../site/subpages.ts';
import { toSiteProps } from '../site/to-page-props.ts';
import { withDraftMarks, withoutDrafts, withUnlistedAsDrafts } from '../site/visibility.ts';
import { isTypesetterInstalled } from '../typst/typesetter.ts';
import { type GalleryShards, galleryShards } from './gallery-shards.ts';
import { type LintedLanguage, type LintedSite, type LintOptions, lintSite } from './lint-site.ts';
import type { GeneratedStyles } from './prerender/content-modules.ts';
import { generatedStyles } from './prerender/generated-styles.ts';
import { validateMedia } from './validate-media.ts';

/** Everything made from content/ before a file of the site is written: shared by build, preview and dev server. */
export type Site = {
  paths: OutputPaths;
  content: SiteContent;
  contents: SiteProps;
  prepared: PreparedPictures;
  /** By public path as the records spell it. */
  videos: PreparedVideos;
  ownResume: OwnResume['pdf'];
  /** Files of public/ that are published unchanged. */
  publicFiles: string[];
  /** Without a typesetter there are no share cards, and no PDF résumé except the owner's own. */
  canTypeset: boolean;
  resumePdf: ResumePdf;
  /** Names of pages that are left out because they are empty. */
  hiddenPages: string[];
  /** Base path on the host: `/` or `/repo/`. */
  base: string;
  form: FormTarget;
  shards: GalleryShards;
  /** What `contents.shell.searchIndex` leads to. */
  searchRecords: ReturnType<typeof searchFile> | null;
  faces: SiteFaces;
  fontFiles: SubsetFonts['files'];
  styles: GeneratedStyles;
  /** The same site in its further languages, each in a folder of this one, with its pictures. */
  translations: Site[];
  foreign: ForeignTexts;
  /** The site in its first language, if this is a further one. */
  first?: Site;
};

/** `diagnostics` are complete; `value` is null if they stop the build. */
type Result<Value> = { diagnostics: Diagnostic[]; value: Value | null };

/** Facts about originals that a server keeps between two readings. */
export type MediaFactsCache = { pictures: FactsCache<Original>; videos: FactsCache<VideoFacts> };

export type SiteOptions = {
  profile: PictureProfile;
  /** Plans images and videos without encoding them. */
  planOnly?: boolean;
  /** For the owner only: shows images without alt text, and marks them. */
  isDraft?: boolean;
  /** Keeps drafts and what is unlisted, without marks. */
  keepsDrafts?: boolean;
  seen?: MediaFactsCache | undefined;
  /** Encodes also for others. */
  encoder?: Encoder | undefined;
  onProgress?: ((progress: PictureProgress) => void) | undefined;
  /** Reports steps that take long. */
  log?: ((line: string) => void) | undefined;
};

/** Reads content/ into a site in its first language; writes nothing outside the caches. */
export async function readSite(
  paths: OutputPaths,
  options: SiteOptions & LintOptions,
): Promise<Result<Site>> {
  const linted = await lintSite(paths, options);
  return toSite(paths, { ...linted, translations: [] }, options);
}

/**
 * Reads content/ as it would be published, in all its languages, without encoding pictures. Missing alternative texts do
 * not stop it.
 */
export async function readPlannedSite(
  paths: OutputPaths,
  options: LintOptions = {},
): Promise<Result<Site> & { linted: LintedSite }> {
  const linted = await lintSite(paths, options);
  const diagnostics = linted.diagnostics.filter(({ severity }) => severity !== 'unfinished');
  const planned = { ...options, profile: 'publish' as const, planOnly: true };
  return { linted, ...(await toSite(paths, { ...linted, diagnostics }, planned)) };
}

/** Makes a site of content that has been read. */
export async function toSite(
  paths: OutputPaths,
  linted: LintedSite,
  options: SiteOptions & Pick<LintOptions, 'today' | 'mayFetch'>,
): Promise<Result<Site>> {
  const { diagnostics, value: media } = await readMedia(paths, linted, options);
  if (!media) return { diagnostics, value: null };
  const marksMissingAlt =
    options.isDraft === true && diagnostics.some(({ severity }) => severity === 'unfinished');
  const locales = [linted, ...linted.translations].map(({ read }) => read.locale);
  const assemble = (rawContent: RawContent, of: LintedLanguage, into: OutputPaths) => {
    const others = locales.filter((locale) => locale !== of.read.locale);
    return assembleSite(into, { ...media, rawContent }, of, others);
  };
  const first = await assemble(media.rawContent, linted, paths);
  const translations: Assembled[] = [];
  for (const translation of linted.translations) {
    const visible = visibleContent(translation.read, options);
    if (!visible) continue;
    const { url, languages } = media.rawContent.site;
    const folder = languageFolder(visible.site.language);
    const own = { ...visible.site, url: absoluteAddress(url, `/${folder}`), root: url, languages };
    const stagingDir = join(paths.stagingDir, folder);
    translations.push(await assemble({ ...visible, site: own }, translation, { ...paths, stagingDir }));
  }
  // A subset of a typeface takes half a second. The languages of a site share those of its own typefaces.
  const characters = [first, ...translations].map(({ characters: own }) => own).join('');
  const finish = (each: Assembled) => addStyles(each, characters, { ...options, marksMissingAlt });
  const site = await finish(first);
  // One after the other, so that the first subset is in the cache.
  for (const translation of translations)
    site.translations.push({ ...(await finish(translation)), first: site });
  return { diagnostics, value: site };
}

/** A site without typefaces and styles, with the characters that its pages show. */
type Assembled = Omit<Site, 'fontFiles' | 'styles'> &
  Pick<FoundFormulas, 'formulas'> & { characters: string; theme: string; hasDiagrams: boolean };

type Media = { rawContent: RawContent; prepared: PreparedPictures; videos: PreparedVideos };

async function assembleSite(
  paths: OutputPaths,
  { rawContent, prepared, videos }: Media,
  { read, ownResume, publicFiles, faces, theme, foreign, readers }: LintedLanguage,
  otherLocales: readonly Locale[],
): Promise<Assembled> {
  const content = withReaders(
    resolveContent(rawContent, prepared.pictures, read.locale, videos),
    readers.map(({ file: _file, record: _record, ...reader }) => reader),
  );
  const base = basePath(rawContent.site.url);
  const form = formTarget(rawContent.site, base, rootPath(rawContent.site));
  const shards = galleryShards(content);
  const canTypeset = await isTypesetterInstalled();
  const resumePdf = whichResume(content, ownResume !== null, canTypeset);
  const props = toSiteProps(content, form.action ?? '', shards.revisions, resumePdf);
  const contents = foreign.texts.length > 0 ? markForeign(props, foreign.texts, content.owner.name) : props;
  const searchRecords = contents.search && searchFile(contents.search);
  contents.shell.searchIndex = searchRecords?.path ?? null;
  if (otherLocales.length > 0) contents.offers = otherLocales.map(languageOffer);
  const { formulas, text } = findFormulas(contents);
  if (formulas.length > 0) contents.hasFormulas = true;
  return {
    paths,
    content,
    contents,
    prepared,
    videos,
    ownResume,
    publicFiles,
    canTypeset,
    resumePdf,
    hiddenPages: hiddenPages(rawContent).map(({ name }) => name),
    base,
    form,
    shards,
    searchRecords,
    faces,
    translations: [],
    foreign,
    formulas,
    characters: [...new Set(text + content.locale.characters)].join(''),
    theme,
    hasDiagrams: text.includes('"className":"diagram"'),
  };
}

/** Adds typefaces and styles. `everyCharacter` is of all languages. */
async function addStyles(
  { formulas, theme, hasDiagrams, characters, ...site }: Assembled,
  everyCharacter: string,
  {
    mayFetch,
    log,
    marksMissingAlt,
  }: Pick<SiteOptions & LintOptions, 'mayFetch' | 'log'> & { marksMissingAlt: boolean },
): Promise<Site> {
  const { paths, content, contents, prepared, faces } = site;
  // The languages of a site publish typefaces together.
  const base = rootPath(content.site);
  const fonts = await subsetFonts(characters, faces, {
    cacheDir: paths.fontCacheDir,
    base,
    uiCharacters: content.locale.characters,
    everyCharacter,
  });
  const math =
    formulas.length > 0
      ? await formulaAssets(formulas, { ...paths, base, mayFetch, log })
      : { files: [], styles: '' };
  const diagrams = hasDiagrams ? await readFile(join(engineRoot, 'src/story/diagrams.css'), 'utf8') : '';
  const styles = generatedStyles({
    content,
    pages: contents.pages,
    tints: [...prepared.pictures.values()].map(({ picture }) => picture.tint),
    fonts: fonts.styles + math.styles + diagrams,
    theme,
    marksMissingAlt,
  });
  return { ...site, fontFiles: [...fonts.files, ...math.files], styles };
}

function languageOffer({ language, direction, words }: Locale): LanguageOffer {
  return { language, direction, text: words.siteInThisLanguage, close: words.close };
}

/** Raw content with its images and videos, encoded or planned. */
export async function readMedia(
  paths: OutputPaths,
  { read, diagnostics }: LintedSite,
  {
    profile,
    planOnly = false,
    isDraft = false,
    keepsDrafts = false,
    today = localDate(),
    seen,
    encoder,
    onProgress,
    log,
  }: SiteOptions & Pick<LintOptions, 'today'>,
): Promise<Result<Media>> {
  const rawContent = visibleContent(read, { profile, isDraft, keepsDrafts, today });
  if (!rawContent || (isDraft ? hasErrors(diagnostics) : countStopping(diagnostics) > 0)) {
    // Nothing will be built, but the owner should see problems of images and videos in the same run.
    return { diagnostics: [...diagnostics, ...(await validateMedia(read, paths))], value: null };
  }
  const ofVideos = await prepareVideos(usedVideos(rawContent, read), {
    cacheDir: paths.videoCacheDir,
    language: rawContent.site.language ?? 'en',
    planOnly,
    seen: seen?.videos,
    log,
  });
  if (hasErrors(ofVideos.diagnostics)) {
    const ofPictures = await validatePictures(read.pictureFiles, paths.pictureCacheDir);
    return { diagnostics: [...diagnostics, ...ofVideos.diagnostics, ...ofPictures], value: null };
  }
  const files = new Map([...read.pictureFiles, ...ofVideos.posters]);
  const prepared = await preparePictures(wantedPictures(rawContent, files), {
    ...rawContent.site.pictures,
    ...(onProgress ? { onProgress } : {}),
    cacheDir: paths.pictureCacheDir,
    profile,
    planOnly,
    encoder,
    seen: seen?.pictures,
  });
  return {
    diagnostics: [...diagnostics, ...ofVideos.diagnostics, ...prepared.diagnostics],
    value: hasErrors(prepared.diagnostics) ? null : { rawContent, prepared, videos: ofVideos.videos },
  };
}

/** Videos of published records; those of drafts are not published. */
function usedVideos(rawContent: RawContent, { videoFiles }: ContentReading): ContentReading['videoFiles'] {
  const used = new Set(listPictureUses(rawContent).map(({ source }) => source));
  return new Map([...videoFiles].filter(([source]) => used.has(posterPath(source))));
}

/** The typeface and the style sheet of formulas. */
async function formulaAssets(
  formulas: FoundFormulas['formulas'],
  {
    fontCacheDir,
    typefaceDir,
    base,
    mayFetch = true,
    log,
  }: OutputPaths & { base: string } & Pick<SiteOptions & LintOptions, 'mayFetch' | 'log'>,
): Promise<SubsetFonts> {
  const { files, styles } = await subsetMathFont(formulaCharacters(formulas), {
    cacheDir: fontCacheDir,
    typefaceDir,
    base,
    mayFetch,
    onFetch: (names) => log?.(`Downloading ${names.join(', ')} (once): the content has formulas.`),
  });
  const rules = await readFile(join(engineRoot, 'src/math/formulas.css'), 'utf8');
  const layouts = `@layer components{${formulaStyles(JSON.stringify(formulas))}}`;
  return { files, styles: styles + rules + layouts };
}

function whichResume({ sections }: SiteContent, isOwn: boolean, canTypeset: boolean): ResumePdf {
  if (!formatsOfResume(sections).includes('pdf')) return 'none';
  if (isOwn) return 'own';
  return canTypeset ? 'set' : 'none';
}

function visibleContent(
  { rawContent, locale }: Pick<ContentReading, 'rawContent' | 'locale'>,
  {
    profile,
    isDraft = false,
    keepsDrafts = false,
    today = localDate(),
  }: SiteOptions & Pick<LintOptions, 'today'>,
): RawContent | null {
  const visible = profile === 'publish' ? rawContent : withLocalPictures(rawContent);
  if (visible && keepsDrafts) return withUnlistedAsDrafts(visible);
  return visible && (isDraft ? withDraftMarks(visible, today, locale) : withoutDrafts(visible, today));
}

/** A local site serves its images itself: those on the media host may not be uploaded yet. */
function withLocalPictures(rawContent: RawContent | null): RawContent | null {
  return rawContent && { ...rawContent, site: { ...rawContent.site, media: undefined } };
}
