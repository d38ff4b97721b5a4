import { spawn } from 'node:child_process';
import path from 'node:path';
import { lintPublication, stopsPublishing } from '../../build/lint-site.ts';
import { engineRoot, outputPaths } from '../../files/output-paths.ts';
import { explainSystemError } from '../../files/system-errors.ts';
import { validateOriginal } from '../../media/images/validate-original.ts';
import { rememberPublished } from '../../site/published-addresses.ts';
import type { PlacedDiagnostic } from '../protocol/protocol.ts';
import type { ChangedFile, PublishAnswer, PublishJob, PublishOrder } from '../protocol/publication.ts';
import { checkFolder, copySite } from '../publish/copy-site.ts';
import { gitIn } from '../publish/git.ts';
import { publishCheckout } from '../publish/publish-checkout.ts';
import * as messages from '../publish/publish-messages.ts';
import { answerOf, readCheckout } from '../publish/read-checkout.ts';
import { describeDifference } from './drafts.ts';
import { placeDiagnostics } from './place-diagnostic.ts';

export type Publisher = {
  /** How the folder stands; the place it goes to is asked. */
  read: () => Promise<PublishAnswer>;
  /** Begins a publication, unless one is under way. */
  start: (order: PublishOrder) => PublishJob;
  /** The one under way, or the last one. */
  job: () => PublishJob | null;
};

type End = Omit<PublishJob, 'isRunning'>;

/** Publishes what is saved in an owner's folder: one publication at a time, which goes on when the page is closed. */
export function createPublisher(root: string): Publisher {
  const paths = outputPaths(root);
  let job: PublishJob | null = null;
  let url = '';

  const check = async (): Promise<PlacedDiagnostic[]> => {
    const { diagnostics, read } = await lintPublication(paths, { forPublishing: true });
    url = read.entries?.site.url ?? url;
    const stopping = diagnostics.filter(stopsPublishing);
    if (stopping.length === 0 && read.entries) await rememberPublished(paths.contentDir, read.entries);
    return placeDiagnostics(stopping, read);
  };
  const onStep = (said: string) => {
    job = { isRunning: true, said, isDone: false, diagnostics: [] };
  };
  const copyTo = async (chosen: string): Promise<End> => {
    const { distDir, publishedFoldersFile: memory } = paths;
    const checked = await checkFolder(root, memory, chosen);
    if ('said' in checked) return { isDone: false, said: checked.said, diagnostics: [] };
    onStep(messages.checking);
    const diagnostics = await check();
    if (diagnostics.length > 0)
      return { isDone: false, said: messages.stopped(diagnostics.length), diagnostics };
    onStep(messages.building);
    const failure = await buildApart(root);
    if (failure !== null) return { isDone: false, said: messages.notBuilt(failure), diagnostics: [] };
    onStep(messages.copying);
    return { ...(await copySite({ root, distDir, memory }, chosen)), diagnostics: [] };
  };
  const publish = async (order: PublishOrder): Promise<End> => {
    if ('folder' in order) return copyTo(order.folder);
    // The address is known once the content has been checked.
    return publishCheckout({ root, ...order, url: () => url, check, onStep });
  };

  return {
    job: () => job,
    read: async () => {
      const describe = (file: string, before: string, after: string) =>
        describeDifference({ file, before, after })[0] ?? null;
      const git = answerOf(await readCheckout(root, gitIn(root), { asks: true, describe }));
      if ('checkout' in git) {
        const told = await findPlacesTold(root, git.checkout.changes);
        if (told.length > 0) git.checkout.notes.push(messages.tellsPlace(told));
      }
      return { git, job };
    },
    start: (order) => {
      if (job?.isRunning) return job;
      onStep(messages.checking);
      publish(order)
        .catch((error: unknown): End => {
          const reason = explainSystemError(error, root);
          if (reason === null) console.error(error);
          return { isDone: false, said: reason ?? messages.failed, diagnostics: [] };
        })
        .then((end) => {
          job = { isRunning: false, ...end };
        });
      return job ?? { isRunning: true, said: '', isDone: false, diagnostics: [] };
    },
  };
}

/** Originals that say where they were taken: no page does, but a repository keeps them as they are. */
async function findPlacesTold(root: string, changes: readonly ChangedFile[]): Promise<string[]> {
  const told: string[] = [];
  for (const { file, kind } of changes) {
    if (kind === 'removed' || !file.startsWith('content/images/')) continue;
    // What cannot be read as a picture, the check tells of.
    const original = await validateOriginal(path.join(root, file)).catch(() => null);
    if (original?.hasLocation) told.push(file);
  }
  return told;
}

/**
 * Builds the site in a process of its own: this one holds the development form of what a build bundles. Resolves with
 * its last words where it fails, else with null.
 */
function buildApart(root: string): Promise<string | null> {
  const { NODE_ENV: _ofTheEditor, ...env } = process.env;
  return new Promise((resolve) => {
    const program = path.join(engineRoot, 'bin/portfolio.mjs');
    const child = spawn(process.execPath, [program, 'build', '--profile', 'publish'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-4000);
      });
    }
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? null : said.trim().split('\n').slice(-8).join('\n')));
  });
}
