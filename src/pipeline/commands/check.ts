import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLeftovers } from '../content/find-leftovers.ts';
import { findSamplePictures } from '../content/find-sample-pictures.ts';
import { judgePictures } from '../images/judge-pictures.ts';
import * as messages from '../messages/content-messages.ts';
import type { OriginalFile } from '../originals/list-originals.ts';
import { outputPaths } from '../output-paths.ts';
import { countErrors, formatProblems, type Problem, sortProblems } from '../problems.ts';
import { judgePublicFiles } from '../public-files.ts';
import { reviewSite } from '../site.ts';
import { describeCommand } from './command.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';

export const run = describeCommand({
  name: 'check',
  usage: messages.checkHelp,
  options: { publish: { type: 'boolean' }, json: { type: 'boolean' }, content: { type: 'string' } },
  run: async ({ options }, terminal) => {
    const paths = outputPaths(terminal.root);
    const { publish: forPublishing = false, content: contentDir = paths.contentDir } = options;
    await takeBackUnfinished(contentDir, terminal);
    const {
      read,
      publicFiles,
      problems: found,
    } = await reviewSite({ ...paths, contentDir }, { log: options.json ? undefined : terminal.say });
    const unpublishable = forPublishing ? [...findLeftovers(read), ...(await findSamplePictures(read))] : [];
    const ofPublic = await judgePublicFiles(paths.publicDir, publicFiles, read.entries?.site.pictures);
    // What only warns until then is told once.
    const others = found.filter(({ summary }) => !unpublishable.some((error) => error.summary === summary));
    const problems = sortProblems([
      ...others,
      ...(await judgeApart(read.pictureFiles)),
      ...ofPublic,
      ...unpublishable,
    ]);
    const warnings = problems.filter(({ severity }) => severity === 'warning').length;
    const errors = forPublishing ? problems.length - warnings : countErrors(problems);
    const unfinished = problems.length - warnings - errors;
    if (options.json) {
      terminal.say(JSON.stringify({ ok: errors === 0, errors, unfinished, warnings, problems }, null, 2));
    } else {
      if (problems.length > 0) terminal.say(`${formatProblems(problems)}\n`);
      terminal.say(messages.checkSummary({ errors, unfinished, warnings }, forPublishing));
    }
    return errors > 0 ? 1 : 0;
  },
});

/** What the picture step of a build would refuse, without touching its cache. */
async function judgeApart(files: ReadonlyMap<string, OriginalFile>): Promise<Problem[]> {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'check-'));
  try {
    return await judgePictures(files, cacheDir);
  } finally {
    await rm(cacheDir, { recursive: true, force: true });
  }
}
