import path from 'node:path';
import type { z } from 'zod';
import type { Look } from '../brand/look.ts';
import { readBrand } from '../brand/read-brand.ts';
import type { brandSchema } from '../brand/schema.ts';
import { ContentStore, type UnsavedTexts } from '../content/content-store.ts';
import { diagnosticInRecord } from '../content/diagnostic-in-record.ts';
import { readLocale } from '../content/read-locale.ts';
import { contentVersion } from '../content/site-schema.ts';
import type { YamlRecord } from '../content/yaml-records.ts';
import { commandHint } from '../core/command-hint.ts';
import {
  type Diagnostic,
  diagnosticInFile,
  hasErrors,
  sortDiagnostics,
  wholeFile,
} from '../core/diagnostics.ts';
import { valueAt } from '../core/field-path.ts';
import { isVideoPath, posterPath } from '../core/picture.ts';
import { didYouMean } from '../core/quoted-values.ts';
import { nearest } from '../core/text.ts';
import type { DrawingChoice } from '../features/not-found/props.ts';
import { readDrawing } from '../features/not-found/read-drawing.build.ts';
import type { Locale } from '../i18n/locale.ts';
import { indexOriginals, type VideoOriginal } from '../media/originals/index-originals.ts';
import {
  listFurtherOriginals,
  listOriginals,
  type MovedOriginals,
  type OriginalFile,
} from '../media/originals/list-originals.ts';
import { assembleRawContent } from './assemble-raw-content.ts';
import type { ContentFiles, FileKindName } from './content-files.ts';
import { readTranslations, type Translation } from './languages/read-translations.ts';
import { readMigration } from './migrations/read-migration.ts';
import { readMath } from './read-math.ts';
import { findProseUses, readProseFiles } from './read-prose-files.ts';
import {
  findPictureUses,
  type PictureUse,
  type RecordFile,
  readRecordFiles,
  recordsIn,
  withoutPlaces,
} from './read-record-files.ts';
import type { RawContent } from './site-content.ts';
import { validateBetweenFiles } from './validate/validate-between-files.ts';

/** The records as written, for diagnostics that need their positions. */
export type ContentSources = {
  files: ContentFiles;
  /** Records by the name of their file. */
  records: ReadonlyMap<string, YamlRecord[]>;
  /** Markdown files that a record names, by their path in content/. */
  prose: Map<string, string>;
  /** Every file under content/images. */
  originals: OriginalFile[];
  /** Every other file of content/, by its path in it. */
  otherFiles: string[];
  /** The files whose records could not all be read, with their text; "" where there is none. */
  unread: Map<string, string>;
};

export type ContentReading = {
  /** The validated content; null if any diagnostic is an error. */
  rawContent: RawContent | null;
  /** The words and formats of the language in site.yaml. */
  locale: Locale;
  /** Words that are still English on a site in another language, as paths of words.yaml. */
  missingWords: string[];
  /** Sorted by place. */
  diagnostics: Diagnostic[];
  /** The original of each public path that a record writes (`/images/travel/name.jpg`). */
  pictureFiles: Map<string, OriginalFile>;
  /** The same for videos, by the paths in records; their posters are among the pictures. */
  videoFiles: Map<string, VideoOriginal>;
  /** The further languages of the site. */
  translations: Translation[];
  sources: ContentSources;
};

/** Changes that are not saved in content/ yet. */
export type Unsaved = {
  /** Texts that replace files of content/, by their path in it; null for a file that is about to be deleted. */
  texts: UnsavedTexts;
  /** A folder with the structure of content/, whose pictures records can use like those of content/images. */
  picturesDir?: string;
  moved?: MovedOriginals;
};

/** The records of a file; none if it is not read. */
export function recordsOf({ records }: ContentSources, file: string): YamlRecord[] {
  return records.get(file) ?? [];
}

/** The value of a file with one record; undefined if it is not read. */
export function valueOfFile(sources: ContentSources, file: string): unknown {
  return recordsOf(sources, file)[0]?.value;
}

/** Absolute paths of all files that records show: pictures, and videos with their posters and captions. */
export function usedFiles({ pictureFiles, videoFiles }: ContentReading): Set<string> {
  const videos = [...videoFiles.values()].flatMap(({ file, captions }) =>
    captions ? [file, captions.file] : [file],
  );
  return new Set([...pictureFiles.values(), ...videos].map(({ absolute }) => absolute));
}

/** Every record of the files of some kinds, with the name of its file. */
export function recordsOfKind(
  { files, records }: ContentSources,
  ...kinds: FileKindName[]
): { file: string; record: YamlRecord }[] {
  return [...records].flatMap(([file, all]) => {
    const kind = files.get(file)?.kind;
    return kind && kinds.includes(kind) ? all.map((record) => ({ file, record })) : [];
  });
}

const nothingUnsaved: Unsaved = { texts: new Map() };

/**
 * Reads and validates all of content/, each file and then references between them. Never throws for mistakes of the
 * owner: returns all of them as diagnostics.
 */
export async function readRawContent(
  contentDir: string,
  { texts, picturesDir, moved }: Unsaved = nothingUnsaved,
): Promise<ContentReading> {
  const diagnostics: Diagnostic[] = [];
  const unmigrated = new ContentStore(contentDir, texts);
  const { version, migrated } = await readMigration(unmigrated);
  if (version > contentVersion) return refuseNewerVersion(version);
  const store = unmigrated.with(migrated);
  if (version < contentVersion)
    diagnostics.push(
      diagnosticInFile(
        '',
        {
          code: 'older-format',
          summary: 'these files are written for an earlier version',
          why: 'They still work, but new features need the current version.',
          fix: `See what would change, and apply it:   ${commandHint('upgrade')}`,
        },
        wholeFile,
        'warning',
      ),
    );
  const reportClosed = (error: unknown) => {
    diagnostics.push(explainClosedFolder(error, contentDir));
    return undefined;
  };
  const [originals, present = []] = await Promise.all([
    listOriginals(contentDir, moved).catch(reportClosed),
    store.listFiles().catch(reportClosed),
  ]);
  if (present === null) {
    diagnostics.push(
      diagnosticInFile('', {
        code: 'no-content',
        summary: 'the folder is missing',
        why: 'It contains all texts and pictures of the site.',
        fix: `Restore it from a backup. From Git:   git checkout HEAD -- content\nTo begin again:   ${commandHint('new')}`,
      }),
    );
  }
  const math = await readMath(store);
  const read = await readRecordFiles(store, present ?? [], math);
  const { pagePaths } = read;
  const files = read.files.map((file) => (migrated.has(file.file.name) ? withoutPlaces(file) : file));
  const pictureUses: PictureUse[] = [];
  for (const file of files) {
    diagnostics.push(...(present === null ? [] : file.diagnostics));
    pictureUses.push(...findPictureUses(file, diagnostics));
  }
  diagnostics.push(...validateBetweenFiles(files));
  const pages = recordsIn(files, 'pages');
  const language = valueAt(recordsIn(files, 'site')[0]?.value, ['language']);
  const own = files.find(({ file }) => file.kind === 'words')?.values[0] as
    | Record<string, unknown>
    | undefined;
  const { locale, missing } = await readLocale(typeof language === 'string' ? language : 'en', own);
  const drawing = await readDrawingFile(store, pages, originals ?? [], diagnostics);
  const proseUses = findProseUses(files, diagnostics);
  const prose = await readProseFiles(store, proseUses, { pagePaths, math }, diagnostics);
  pictureUses.push(...prose.pictures);
  const translations = await readTranslations({ store, files, prose, present: present ?? [], diagnostics });
  const aside = picturesDir === undefined ? [] : await listFurtherOriginals(picturesDir, originals ?? []);
  const index = indexOriginals([...(originals ?? []), ...aside]);
  const pictureFiles = new Map<string, OriginalFile>();
  const videoFiles = new Map<string, VideoOriginal>();
  // Without access to a folder, it is unknown which pictures are missing.
  for (const { source, field, report } of originals ? pictureUses : []) {
    const found = isVideoPath(source) ? index.resolveVideo(source, field) : index.resolve(source, field);
    if ('video' in found) {
      videoFiles.set(source, found.video);
      if (found.video.poster) pictureFiles.set(posterPath(source), found.video.poster);
    } else if ('original' in found) pictureFiles.set(source, found.original);
    else report(found.refusal);
  }
  diagnostics.push(...index.findDoubled(pictureUses.map(({ source }) => source)));
  const look = await readLook(files, pictureFiles, diagnostics);
  return {
    rawContent: hasErrors(diagnostics) ? null : assembleRawContent(files, prose, drawing, look, locale),
    locale,
    missingWords: missing,
    diagnostics: sortDiagnostics(diagnostics),
    pictureFiles,
    videoFiles,
    translations,
    sources: {
      files: new Map(files.map(({ file }) => [file.name, file])),
      records: new Map(files.map(({ file, records }) => [file.name, records])),
      prose: prose.texts,
      originals: originals ?? [],
      otherFiles: (present ?? []).filter(
        (file) => !translations.some(({ language }) => file.startsWith(`${language}/`)),
      ),
      unread: new Map(files.flatMap(({ file, unread }) => (unread === null ? [] : [[file.name, unread]]))),
    },
  };
}

/** Content of a newer version cannot be read; one diagnostic says so. */
async function refuseNewerVersion(version: number): Promise<ContentReading> {
  return {
    rawContent: null,
    locale: (await readLocale('en')).locale,
    missingWords: [],
    diagnostics: [
      diagnosticInFile('site.yaml', {
        code: 'newer-format',
        summary: `format is ${version}, but this version reads only up to ${contentVersion}`,
        why: 'A newer version of this program wrote these files.',
        fix: 'Install the newest version (in a clone of the code, pull it):   npm install underscore-portfolio@latest',
      }),
    ],
    pictureFiles: new Map(),
    videoFiles: new Map(),
    translations: [],
    sources: {
      files: new Map(),
      records: new Map(),
      prose: new Map(),
      originals: [],
      otherFiles: [],
      unread: new Map(),
    },
  };
}

/** The drawing that a page of pages.yaml names. */
async function readDrawingFile(
  store: ContentStore,
  pages: readonly YamlRecord[],
  originals: readonly OriginalFile[],
  diagnostics: Diagnostic[],
): Promise<DrawingChoice> {
  const page = pages.find(({ value }) => typeof valueAt(value, ['drawing']) === 'string');
  if (!page) return null;
  const named = String(valueAt(page.value, ['drawing']));
  if (named === 'none') return 'none';
  const file = `images/${named}`;
  const source = await store.readSource(file);
  if (source === null) {
    const drawings = originals.map(({ relative }) => relative).filter((other) => other.endsWith('.svg'));
    const diagnosticText = {
      code: 'no-such-drawing',
      summary: `drawing names content/${file}, which does not exist`,
      why: 'It must be an SVG file in content/images.',
      fix: didYouMean(
        nearest(file, drawings)?.replace('images/', '') ?? null,
        'Put the file there, or write none: the page needs no drawing.',
      ),
    };
    diagnostics.push(diagnosticInRecord('pages.yaml', page, ['drawing'], diagnosticText));
    return null;
  }
  diagnostics.push(...source.diagnostics);
  if (source.diagnostics.length > 0) return null;
  const read = readDrawing(source.text);
  for (const diagnostic of read.diagnostics) diagnostics.push(diagnosticInFile(file, diagnostic, diagnostic));
  return read.drawing;
}

/** The look of brand.yaml; the default without a valid one. */
async function readLook(
  files: RecordFile[],
  pictureFiles: ReadonlyMap<string, OriginalFile>,
  diagnostics: Diagnostic[],
): Promise<Look> {
  const file = files.find(({ file: { kind } }) => kind === 'brand');
  const [record] = file?.records ?? [];
  const brand = (file?.diagnostics.length === 0 ? file.values[0] : undefined) as
    | z.infer<typeof brandSchema>
    | undefined;
  const { look, faults } = await readBrand(brand ?? {}, pictureFiles.get(brand?.from ?? '')?.absolute);
  for (const { path: at, severity, notice, ...diagnosticText } of record ? faults : [])
    diagnostics.push({
      ...diagnosticInRecord('brand.yaml', record as YamlRecord, at, diagnosticText, { severity }),
      ...(notice && { notice }),
    });
  return look;
}

/** Reports a folder without read permission; throws any other error. */
function explainClosedFolder(error: unknown, contentDir: string): Diagnostic {
  const { code, path: folder } = error as NodeJS.ErrnoException;
  if ((code !== 'EACCES' && code !== 'EPERM') || !folder) throw error;
  const label = path.relative(contentDir, folder).split(path.sep).join('/');
  return diagnosticInFile(label, {
    code: 'unreadable-folder',
    summary: 'the folder cannot be opened',
    why: 'The system denies access to it.',
    fix: 'Check the folder’s permissions.',
  });
}
