import { type FoundReaderPage, readReaderPages } from '../applications/read-reader-pages.ts';
import { makeLook } from '../brand/make-look.ts';
import { readTheme, themeFile } from '../brand/read-theme.ts';
import { ContentStore } from '../content/content-store.ts';
import { type Diagnostic, sortDiagnostics } from '../core/diagnostics.ts';
import { proseToPlainText } from '../core/prose.ts';
import { absoluteAddress } from '../core/routes.ts';
import type { OutputPaths } from '../files/output-paths.ts';
import { findPair, typefaceLetters } from '../fonts/find-pair.ts';
import { readOwnFonts } from '../fonts/read-own-fonts.ts';
import { chooseFaces } from '../fonts/script-faces.ts';
import type { SiteFaces } from '../fonts/subset-fonts.ts';
import { localDate } from '../i18n/dates.ts';
import { findFormulas } from '../math/formula-characters.ts';
import { type ForeignTexts, nothingForeign, type Translation } from '../site/languages/read-translations.ts';
import { languageFolder } from '../site/languages/site-languages.ts';
import { findLeftovers } from '../site/lint/find-leftovers.ts';
import { lintCharacters, lintTypefaces, listSpecialTexts } from '../site/lint/lint-characters.ts';
import { lintContent } from '../site/lint/lint-content.ts';
import { listUnpublished } from '../site/lint/lint-drafts.ts';
import { lintLengths } from '../site/lint/lint-lengths.ts';
import { lintProofs } from '../site/lint/lint-proofs.ts';
import { type OwnResume, readOwnResume } from '../site/own-resume.ts';
import { lintPublished, publishedFile } from '../site/published-addresses.ts';
import { type ContentReading, readRawContent, type Unsaved } from '../site/read-content.ts';
import { validateChangedMedia } from './media-validator.ts';
import { lintPapers, validatePapers } from './papers.ts';
import { findReplacedFiles, listPublicFiles, validatePublicFiles } from './public-files.ts';
import { listReaderPages } from './reader-pages.ts';

/** content/ and public/ as read, with every diagnostic except those of images and videos. */
export type LintedSite = LintedLanguage & {
  /** The other languages, in their order. */
  translations: LintedLanguage[];
};

/** The content in one language. */
export type LintedLanguage = {
  read: ContentReading;
  ownResume: OwnResume['pdf'];
  publicFiles: string[];
  faces: SiteFaces;
  /** The owner's own styles; "" for none. */
  theme: string;
  foreign: ForeignTexts;
  /** Pages for one reader in this language. */
  readers: FoundReaderPage[];
  diagnostics: Diagnostic[];
};

export type LintOptions = {
  unsaved?: Unsaved | undefined;
  /** YYYY-MM-DD. */
  today?: string;
  /** Whether missing typefaces may be downloaded. */
  mayFetch?: boolean;
  /** Texts of documents outside the site; the typefaces must contain their characters. */
  furtherText?: string | undefined;
  /** Leaves out pages for recipients and their diagnostics. Commands for applications read those themselves. */
  withoutReaders?: boolean;
  /** Reports steps that take long. */
  log?: ((line: string) => void) | undefined;
};

type LintPaths = Pick<OutputPaths, 'contentDir' | 'publicDir' | 'fontCacheDir' | 'typefaceDir'>;

export async function lintSite(paths: LintPaths, options: LintOptions = {}): Promise<LintedSite> {
  const first = await lintLanguage(paths, options);
  // The other languages would only repeat the errors of the first one.
  const read = first.read.rawContent ? first.read.translations : [];
  const translations: LintedLanguage[] = [];
  for (const translation of read) {
    const { unsaved } = options;
    const texts = new Map([...(unsaved?.texts ?? []), ...translation.texts]);
    const linted = await lintLanguage(paths, { ...options, unsaved: { ...unsaved, texts } }, translation);
    translations.push(linted);
  }
  const diagnostics = [first, ...translations].flatMap((linted) => linted.diagnostics);
  return { ...first, diagnostics, translations };
}

async function lintLanguage(
  paths: LintPaths,
  options: LintOptions,
  translation?: Translation,
): Promise<LintedLanguage> {
  const { contentDir, publicDir } = paths;
  const { unsaved, today = localDate() } = options;
  const [read, own, publicFiles, ownFonts] = await Promise.all([
    readRawContent(contentDir, unsaved),
    readOwnResume(contentDir, translation?.language),
    // They are published once.
    translation ? { files: [], diagnostics: [] } : listPublicFiles(publicDir),
    readOwnFonts(contentDir, paths),
  ]);
  const store = new ContentStore(contentDir, unsaved?.texts);
  const texts = listSpecialTexts(read.sources);
  const { rawContent, locale } = read;
  const readers =
    rawContent && !options.withoutReaders
      ? await readReaderPages(contentDir, { content: rawContent, locale, isFirst: !translation, today })
      : { pages: [], diagnostics: [] };
  const { faces, letters, choice, absentPair } = await findTypefaces(
    read,
    texts.map(({ text }) => text).join('') +
      (options.furtherText ?? '') +
      textsOfReaders(readers.pages) +
      textsOfFormulas(rawContent),
    ownFonts.fonts,
    paths,
    options,
  );
  const themeText = await store.readText(themeFile);
  const { palette } = read.rawContent?.look ?? makeLook({});
  const theme = themeText === null ? { styles: '', diagnostics: [] } : await readTheme(themeText, palette);
  const diagnostics = [
    ...read.diagnostics,
    ...own.diagnostics,
    ...publicFiles.diagnostics,
    ...findReplacedFiles(publicFiles.files, read.rawContent?.pages ?? []),
    ...lintContent(read, today),
    ...(translation ? [] : await lintProofs(read, today)),
    ...lintPublished(read.rawContent, await store.readText(publishedFile), today),
    // They are the same in every language.
    ...(translation
      ? []
      : [...lintPapers(read.sources, publicFiles.files), ...ownFonts.diagnostics, ...theme.diagnostics]),
    ...lintLengths(read.sources),
    ...lintCharacters(texts, letters, choice),
    ...lintTypefaces(read.sources, absentPair),
  ];
  return {
    read,
    ownResume: own.pdf,
    publicFiles: publicFiles.files,
    faces,
    theme: theme.styles,
    foreign: translation?.foreign ?? nothingForeign,
    readers: readers.pages,
    diagnostics: [
      ...(translation
        ? diagnostics.flatMap((diagnostic) => translation.relocate(diagnostic) ?? [])
        : diagnostics),
      ...readers.diagnostics,
    ].filter(({ notice }) => !notice || !read.rawContent?.site.ignore?.[notice.code]?.includes(notice.about)),
  };
}

/** Documents show formulas as plain characters that the files do not contain: `∇` for `\nabla`. */
function textsOfFormulas(rawContent: ContentReading['rawContent']): string {
  const { formulas, text } = findFormulas(rawContent);
  return formulas.length > 0 ? text : '';
}

function textsOfReaders(pages: readonly FoundReaderPage[]): string {
  return pages
    .map(({ name, greeting, role, letter }) => [name, greeting, role, proseToPlainText(letter)].join(' '))
    .join(' ');
}

/** The typefaces of the site, and other typefaces for missing characters. */
async function findTypefaces(
  { rawContent, locale }: ContentReading,
  text: string,
  ownFonts: Awaited<ReturnType<typeof readOwnFonts>>['fonts'],
  { fontCacheDir, typefaceDir }: LintPaths,
  { mayFetch = true, log }: LintOptions,
) {
  const fetchOptions = (why: string) => ({
    typefaceDir,
    mayFetch,
    onFetch: (names: string[]) => log?.(`Downloading ${names.join(', ')} (once): ${why}`),
  });
  const { pair, absent } = await findPair(
    rawContent?.look.typefaces ?? 'atkinson',
    fetchOptions('content/brand.yaml asks for these typefaces.'),
  );
  const letters = await typefaceLetters(pair, fontCacheDir);
  const choice = await chooseFaces(text + locale.characters, letters, rawContent?.site.language ?? 'en', {
    ...fetchOptions('the content has characters that the installed typefaces lack.'),
    ownFonts,
  });
  return { faces: { own: pair, further: choice.faces }, letters, choice, absentPair: absent };
}

/** Every diagnostic of content, images, videos and public/; `forPublishing` adds what must not be published. */
export async function lintPublication(
  paths: LintPaths & Pick<OutputPaths, 'validatedMediaFile'>,
  { forPublishing, log }: { forPublishing: boolean; log?: LintOptions['log'] },
): Promise<{ diagnostics: Diagnostic[]; read: ContentReading }> {
  const { read, publicFiles, diagnostics, readers, translations } = await lintSite(paths, { log });
  const leftovers = forPublishing
    ? [...(await findLeftovers(read)), ...listUnpublished(read, localDate())]
    : [];
  const ofReaders: Diagnostic[] = [];
  for (const language of forPublishing ? [{ read, readers }, ...translations] : []) {
    const { rawContent } = language.read;
    const first = read.rawContent?.site.url;
    if (!rawContent || !first) continue;
    const folder = language.read === read ? '' : `/${languageFolder(rawContent.site.language)}`;
    ofReaders.push(
      ...(await listReaderPages(
        language.readers,
        { url: absoluteAddress(first, folder || '/') },
        paths.contentDir,
      )),
    );
  }
  const ofPublic = await validatePublicFiles(paths.publicDir, publicFiles, read.rawContent?.site.pictures);
  // A leftover is an error here and a warning otherwise; report it once.
  const others = diagnostics.filter(({ summary }) => !leftovers.some((error) => error.summary === summary));
  const ofPapers = await validatePapers(paths.contentDir);
  const ofMedia = await validateChangedMedia(read, paths.validatedMediaFile);
  return {
    diagnostics: sortDiagnostics([
      ...others,
      ...ofMedia,
      ...ofPublic,
      ...ofPapers,
      ...leftovers,
      ...ofReaders,
    ]),
    read,
  };
}
