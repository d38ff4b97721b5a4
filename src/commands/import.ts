import path from 'node:path';
import { commandHint } from '../core/command-hint.ts';
import { valueAt } from '../core/field-path.ts';
import { stemOf } from '../core/text.ts';
import { type ArchiveFile, toSentences, UnreadableArchive } from '../import/archive.ts';
import { readText } from '../import/decode-text.ts';
import { openGitHub } from '../import/fetch-github.ts';
import { gitHub } from '../import/github.ts';
import { openArchive } from '../import/open-archive.ts';
import { findPhotoFolder, findPhotoService, photoArchives } from '../import/photos/find-photo-archive.ts';
import { parseJson } from '../import/read-json.ts';
import { UnreadableSource } from '../import/source.ts';
import { findSource, sources } from '../import/sources.ts';
import { readRawContent, recordsOf } from '../site/read-content.ts';
import { samplePatterns } from '../site/sample.ts';
import { changesContent } from './change-content.ts';
import { type CommandHelp, refuse } from './command.ts';
import { importPhotoArchive } from './import-photo-archive.ts';
import { importRecords } from './import-records.ts';

const kinds = [...sources.map(({ title }) => title), ...photoArchives];

export function describe({ details }: CommandHelp): Partial<CommandHelp> {
  return { details: [...details, ['It can read:', ...kinds.map((kind) => `  ${kind}`)].join('\n')] };
}

export const run = changesContent<{
  'dry-run': boolean;
  yes: boolean;
  only: string;
  refresh: boolean;
  album: string;
  rest: boolean;
  content: string;
}>(async ({ words, options, contentDir }, terminal) => {
  const { sources: present, locale } = await readRawContent(contentDir);
  const owner = String(valueAt(recordsOf(present, 'owner.yaml')[0]?.value, ['name']) ?? '');
  if (samplePatterns.name.test(owner))
    return refuse(
      terminal,
      `content/ is still the sample. Create your own first, then import:   ${commandHint('new')}`,
    );
  const request = { words, locale, contentDir, options, terminal };
  const [, user] = /^github:(.+)$/i.exec(words.length === 1 ? (words[0] ?? '') : '') ?? [];
  try {
    if (user) return await importRecords({ ...request, files: await openGitHub(user), source: gitHub });
    return await importFiles(request);
  } catch (error) {
    if (error instanceof UnreadableSource) return refuse(terminal, error.message);
    if (error instanceof UnreadableArchive) {
      const place = error.place ? `${error.place}: ` : '';
      return refuse(terminal, `${place}${toSentences(error.diagnosticText)} Nothing was written.`);
    }
    throw error;
  }
});

async function importFiles(
  request: Omit<Parameters<typeof importRecords>[0], 'files' | 'source'> &
    Pick<Parameters<typeof importPhotoArchive>[0], 'options'>,
): Promise<number> {
  const { words, contentDir, options, terminal } = request;
  const archive = await openArchive(words.map((word) => path.resolve(terminal.typedIn, word)));
  try {
    const service = await findPhotoService(archive.files);
    const source = service ? null : await findSource(archive.files);
    const reader = service ?? (source ? null : await findPhotoFolder(archive.files));
    if (source) return await importRecords({ ...request, ...archive, source });
    if (!reader) {
      const fault = await findFault(archive.files);
      return refuse(
        terminal,
        fault ?? `${words.join(', ')} is nothing that can be imported. What can be: ${kinds.join('; ')}.`,
      );
    }
    terminal.print(`${words.join(', ')}: ${reader.source}.`);
    const name = stemOf(path.basename(path.resolve(words[0] ?? '')));
    const photos = await reader.read(archive.files, name);
    return await importPhotoArchive({ archive, photos, contentDir, options, terminal });
  } finally {
    await archive.close();
  }
}

/** Why a single file is not recognized, if that can be seen. */
async function findFault([file, ...others]: readonly ArchiveFile[]): Promise<string | null> {
  if (!file || others.length > 0) return null;
  if (file.sizeBytes === 0) return `${file.path} is empty. Download or save it again.`;
  if (/\.pdf$/i.test(file.path) && !(await file.read()).subarray(0, 1024).includes('%PDF-'))
    return `${file.path} has the name of a PDF, but is none. Save or export it as PDF again.`;
  const isBroken = /\.json$/i.test(file.path) && parseJson(await readText(file)) === undefined;
  return isBroken
    ? `${file.path} is not valid JSON: it is incomplete or has a syntax error. Download or save it again.`
    : null;
}
