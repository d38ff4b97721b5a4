import path from 'node:path';
import { valueAt } from '../core/field-path.ts';
import { stemOf } from '../core/text.ts';
import { outputPaths } from '../files/output-paths.ts';
import { type ArchiveFile, UnreadableArchive } from '../import/archive.ts';
import { readText } from '../import/decode-text.ts';
import { openGitHub } from '../import/fetch-github.ts';
import { gitHub } from '../import/github.ts';
import { importHelp, importMessages } from '../import/import-messages.ts';
import { openArchive } from '../import/open-archive.ts';
import { findPhotoFolder, findPhotoService, photoArchives } from '../import/photos/find-photo-archive.ts';
import { parseJson } from '../import/read-json.ts';
import { UnreadableSource } from '../import/source.ts';
import { findSource, sources } from '../import/sources.ts';
import { ownerMessages } from '../owner/owner-messages.ts';
import { readRawContent, recordsOf } from '../site/read-content.ts';
import { samplePatterns } from '../site/sample.ts';
import { YamlEditError } from '../yaml/edit-yaml.ts';
import { type Command, describeCommand, refuse } from './command.ts';
import { explainRefusal } from './explain-refusal.ts';
import { importPhotoArchive } from './import-photo-archive.ts';
import { importRecords } from './import-records.ts';
import { refuseOtherVersion } from './refuse-other-version.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';
import { interruptedCode, Stopped } from './terminal.ts';

const kinds = [...sources.map(({ title }) => title), ...photoArchives];

const describedRun = describeCommand({
  name: 'import',
  usage: importHelp(kinds),
  options: {
    'dry-run': { type: 'boolean' },
    refresh: { type: 'boolean' },
    only: { type: 'string' },
    yes: { type: 'boolean' },
    album: { type: 'string' },
    rest: { type: 'boolean' },
    content: { type: 'string' },
  },
  takesWords: true,
  run: async ({ words, options }, terminal) => {
    if (words.length === 0) return refuse(terminal, importHelp(kinds));
    const contentDir = path.resolve(options.content ?? outputPaths(terminal.root).contentDir);
    await takeBackUnfinished(contentDir, terminal);
    const refused = await refuseOtherVersion(contentDir, terminal);
    if (refused) return refused;
    const { sources: present, locale } = await readRawContent(contentDir);
    const owner = String(valueAt(recordsOf(present, 'owner.yaml')[0]?.value, ['name']) ?? '');
    if (samplePatterns.name.test(owner)) return refuse(terminal, importMessages.sampleFirst);
    const request = { words, locale, contentDir, options, terminal };
    const [, user] = /^github:(.+)$/i.exec(words.length === 1 ? (words[0] ?? '') : '') ?? [];
    if (user) return importRecords({ ...request, files: await openGitHub(user), source: gitHub });
    const archive = await openArchive(words.map((word) => path.resolve(terminal.typedIn, word)));
    try {
      const service = await findPhotoService(archive.files);
      const source = service ? null : await findSource(archive.files);
      const reader = service ?? (source ? null : await findPhotoFolder(archive.files));
      if (source) return await importRecords({ ...request, ...archive, source });
      if (!reader) {
        const fault = await findFault(archive.files);
        return refuse(terminal, fault ?? importMessages.unknownSource(words, kinds));
      }
      terminal.say(importMessages.headingOf(reader.source, words));
      const name = stemOf(path.basename(path.resolve(words[0] ?? '')));
      const photos = await reader.read(archive.files, name);
      return await importPhotoArchive({ archive, photos, contentDir, options, terminal });
    } finally {
      await archive.close();
    }
  },
});

/** Why a single file is not known, where that shows. */
async function findFault([file, ...others]: readonly ArchiveFile[]): Promise<string | null> {
  if (!file || others.length > 0) return null;
  if (file.sizeBytes === 0) return importMessages.emptyFile(file.path);
  if (/\.pdf$/i.test(file.path) && !(await file.read()).subarray(0, 1024).includes('%PDF-'))
    return importMessages.noPdf(file.path);
  const isBroken = /\.json$/i.test(file.path) && parseJson(await readText(file)) === undefined;
  return isBroken ? importMessages.brokenJson(file.path) : null;
}

export const run: Command = (args, terminal) =>
  describedRun(args, terminal).catch((error: unknown) => {
    if (error instanceof Stopped) {
      terminal.say(`\n${ownerMessages.stopped}`);
      return interruptedCode;
    }
    if (error instanceof UnreadableSource) return refuse(terminal, error.message);
    if (error instanceof UnreadableArchive)
      return refuse(terminal, importMessages.unreadable(error.place, error.diagnosticText));
    if (error instanceof YamlEditError) return refuse(terminal, ownerMessages.uneditable(error.message));
    return refuse(terminal, explainRefusal(error, terminal.root));
  });
