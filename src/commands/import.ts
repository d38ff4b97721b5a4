import path from 'node:path';
import { readLocale } from '../content/read-locale.ts';
import { commandHint } from '../core/command-hint.ts';
import { Refused } from '../core/diagnostics.ts';
import { listAt, valueAt } from '../core/field-path.ts';
import { isLanguageTag } from '../i18n/language.ts';
import { openGitHub } from '../import/fetch-github.ts';
import { gitHub } from '../import/github.ts';
import { notebookTitle } from '../import/notebook/read-notebook.ts';
import { openArchive } from '../import/open-archive.ts';
import { cleanResume, type ImportReading, photoArchiveReaders, withFiles } from '../import/read-import.ts';
import { readInWorker } from '../import/read-in-worker.ts';
import { type ReadOptions, UnreadableSource } from '../import/source.ts';
import { sources } from '../import/sources.ts';
import { isSampleOwner } from '../site/lint/find-leftovers.ts';
import { readRawContent, valueOfFile } from '../site/read-content.ts';
import { changesContent } from './change-content.ts';
import type { CommandHelp, ImportOptions } from './command.ts';
import { importNotebook } from './import-notebook.ts';
import { importPhotoArchive } from './import-photo-archive.ts';
import { chooserFor, importRecords } from './import-records.ts';

const kinds = [
  ...sources.map(({ title }) => title),
  notebookTitle,
  ...photoArchiveReaders.map(({ source }) => source),
];

export function describe({ details }: CommandHelp): Partial<CommandHelp> {
  return { details: [...details, ['It can read:', ...kinds.map((kind) => `  ${kind}`)].join('\n')] };
}

export const run = changesContent<ImportOptions>(async ({ words, options, contentDir }, terminal) => {
  const { sources: present, locale: ownLocale } = await readRawContent(contentDir);
  const site = valueOfFile(present, 'site.yaml');
  const hasFormulas = valueAt(site, ['math']) === true;
  const languages = listAt(site, ['languages']).map(String);
  const owner = String(valueAt(valueOfFile(present, 'owner.yaml'), ['name']) ?? '');
  if (isSampleOwner(owner))
    throw new Refused(
      `content/ still contains the sample. Create your own content first, then import:   ${commandHint('new')}`,
    );
  const language = options.language ?? ownLocale.language;
  if (!isLanguageTag(language))
    throw new Refused(`--language is "${language}", expected the tag of a language, such as fr.`);
  const isFirst = language === ownLocale.language;
  if (!isFirst && language === ownLocale.language.split('-')[0])
    throw new Refused(
      `The site is written in ${ownLocale.language}. Import without --language. Nothing was changed.`,
    );
  const { locale } = isFirst ? { locale: ownLocale } : await readLocale(language);
  const request = { words, contentDir, options, terminal };
  const choose = await chooserFor(request);
  const [, user] = /^github:(.+)$/i.exec(words.length === 1 ? (words[0] ?? '') : '') ?? [];
  const places = words.map((word) => path.resolve(terminal.typedIn, word));
  const reading = await (user
    ? readGitHub(user, { locale, choose })
    : readInWorker({ places, language, hasFormulas }, choose)
  ).catch((error: unknown): ImportReading => {
    if (error instanceof UnreadableSource) return { kind: 'unreadable', why: error.message };
    throw error;
  });
  if (!isFirst && (reading.kind === 'notebook' || reading.kind === 'photos'))
    throw new Refused(
      `--language is for exports with positions, projects and texts. Import ${words.join(', ')} without it.`,
    );
  switch (reading.kind) {
    case 'unreadable':
      throw new Refused(`${reading.why} Nothing was written.`);
    case 'text':
    case 'unknown':
      throw new Refused(`${words.join(', ')} cannot be imported. Supported: ${kinds.join('; ')}.`);
    case 'resume':
      return importRecords({ ...request, ...reading, languages, language: isFirst ? null : language });
    case 'notebook':
      return importNotebook(reading.notebook, request);
    case 'photos': {
      terminal.print(`${words.join(', ')}: ${reading.photos.source}.`);
      const archive = await openArchive(places);
      try {
        return await importPhotoArchive({ ...request, archive, photos: withFiles(reading.photos, archive) });
      } finally {
        await archive.close();
      }
    }
  }
});

async function readGitHub(user: string, options: ReadOptions): Promise<ImportReading> {
  const resume = await gitHub.read(await openGitHub(user), options);
  cleanResume(resume);
  return { kind: 'resume', title: gitHub.title, resume };
}
