import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { lintPublication } from '../../build/lint-site.ts';
import { stopsPublishing } from '../../core/diagnostics.ts';
import { gitIn } from '../../files/git.ts';
import { engineRoot, outputPaths } from '../../files/output-paths.ts';
import { explainSystemError } from '../../files/system-errors.ts';
import { validateOriginal } from '../../media/images/validate-original.ts';
import { rememberPublished } from '../../site/published-addresses.ts';
import { readAsStranger } from '../../stranger/read-as-stranger.ts';
import type {
  ChangedFile,
  PlacedDiagnostic,
  PublishAnswer,
  PublishJob,
  PublishOrder,
} from '../protocol/protocol.ts';
import { describeDifference } from '../server/drafts.ts';
import { placeDiagnostics } from '../server/place-diagnostics.ts';
import { copySite, validateTarget } from './copy-site.ts';
import { explainBlocked, type PublishResult, publishCheckout, validatingStep } from './publish-checkout.ts';
import { findGitLocks, readCheckout, toCheckoutAnswer } from './read-checkout.ts';

export type Publisher = {
  /** The state of the folder, after fetching from its remote. */
  read: () => Promise<PublishAnswer>;
  /** Starts a publication, unless one is in progress. */
  start: (order: PublishOrder) => PublishJob;
  /** Removes the locks that stopped git commands left, and reads the folder again. */
  unlock: () => Promise<PublishAnswer>;
  /** What a stranger learns from the saved content once it is published; errors if it cannot be read. */
  readAsStranger: () => Promise<PlacedDiagnostic[]>;
  /** The one in progress, or the last one. */
  job: () => PublishJob | null;
};

type Result = PublishResult<PlacedDiagnostic>;

/** Publishes the saved content, one publication at a time; it continues when the page is closed. */
export function createPublisher(root: string): Publisher {
  const paths = outputPaths(root);
  let job: PublishJob | null = null;
  let url = '';

  const validate = async (): Promise<PlacedDiagnostic[]> => {
    const { diagnostics, read } = await lintPublication(paths, { forPublishing: true });
    url = read.entries?.site.url ?? url;
    const stopping = diagnostics.filter(stopsPublishing);
    if (stopping.length === 0 && read.entries) await rememberPublished(paths.contentDir, read.entries);
    return placeDiagnostics(stopping, read);
  };
  const onStep = (message: string): PublishJob => {
    job = { isRunning: true, message, isDone: false, diagnostics: [] };
    return job;
  };
  const copyTo = async (chosen: string): Promise<Result> => {
    const { distDir, publishedFoldersFile: recordFile } = paths;
    const stop = (message: string, diagnostics: PlacedDiagnostic[] = []) => ({
      isDone: false,
      message,
      diagnostics,
    });
    const target = await validateTarget(root, recordFile, chosen);
    if ('refused' in target) return stop(target.refused);
    onStep(validatingStep);
    const problems = await validate();
    if (problems.length > 0) return stop(explainBlocked(problems.length), problems);
    onStep('Building the site. The first build takes minutes …');
    const failure = await buildSite(root);
    if (failure !== null) {
      return stop(`The site could not be built, so nothing was copied. Output of the build: ${failure}`);
    }
    onStep('Copying …');
    return { ...(await copySite({ root, distDir, recordFile }, chosen)), diagnostics: [] };
  };
  const publish = async (order: PublishOrder): Promise<Result> => {
    if ('folder' in order) return copyTo(order.folder);
    // The address is known only after validation.
    return publishCheckout({ root, ...order, url: () => url, validate, onStep });
  };

  const read = async (): Promise<PublishAnswer> => {
    const describe = (file: string, before: string, after: string) =>
      describeDifference({ file, before, after })[0] ?? null;
    const git = toCheckoutAnswer(await readCheckout(root, gitIn(root), { fetches: true, describe }));
    if ('checkout' in git) git.checkout.notes.push(...(await warnAboutLocations(root, git.checkout.changes)));
    return { git, job };
  };

  return {
    job: () => job,
    read,
    readAsStranger: async () => {
      const { diagnostics, read: content } = await readAsStranger(paths);
      return placeDiagnostics(diagnostics, content);
    },
    unlock: async () => {
      const locks = job?.isRunning ? [] : await findGitLocks(root, gitIn(root));
      for (const { file } of locks.filter(({ isDead }) => isDead)) await rm(file, { force: true });
      return read();
    },
    start: (order) => {
      if (job?.isRunning) return job;
      const started = onStep(validatingStep);
      publish(order)
        .catch((error: unknown): Result => {
          const reason = explainSystemError(error, root);
          if (reason === null) console.error(error);
          const failed =
            'Publishing failed; see the terminal. Commits are kept, and nothing else was changed.';
          return { isDone: false, message: reason ?? failed, diagnostics: [] };
        })
        .then((result) => {
          job = { isRunning: false, ...result };
        });
      return started;
    },
  };
}

/** Originals that record where they were taken: no page shows it, but the repository keeps the file. */
async function warnAboutLocations(root: string, changes: readonly ChangedFile[]): Promise<string[]> {
  const located: string[] = [];
  for (const { file, kind } of changes) {
    if (kind === 'removed' || !file.startsWith('content/images/')) continue;
    // Validation reports an unreadable picture.
    const original = await validateOriginal(path.join(root, file)).catch(() => null);
    if (original?.hasLocation) located.push(file);
  }
  if (located.length === 0) return [];
  const names = `${located.slice(0, 5).join(', ')}${located.length > 5 ? ' …' : ''}`;
  return [
    located.length === 1
      ? `One picture contains the location where it was taken: ${names}. No page shows it, but the repository keeps the original. Drop it into the editor again for a copy without the location.`
      : `${located.length} pictures contain the location where they were taken: ${names}. No page shows it, but the repository keeps the originals. Drop them into the editor again for copies without the location.`,
  ];
}

/**
 * Builds the site in a separate process, because this one uses React's development build. Resolves with the last lines
 * of output if the build fails, otherwise with null.
 */
function buildSite(root: string): Promise<string | null> {
  const { NODE_ENV: _developmentOfTheEditor, ...env } = process.env;
  return new Promise((resolve) => {
    const program = path.join(engineRoot, 'bin/portfolio.mjs');
    const child = spawn(process.execPath, [program, 'build', '--profile', 'publish'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4000);
      });
    }
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? null : output.trim().split('\n').slice(-8).join('\n')));
  });
}
