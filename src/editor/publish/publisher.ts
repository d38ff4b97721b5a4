import { spawn } from 'node:child_process';
import { copyFile, lstat, mkdir, readdir, realpath, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { lintPublication } from '../../build/lint-site.ts';
import { stopsPublishing } from '../../core/diagnostics.ts';
import { gitIn } from '../../files/git.ts';
import { engineRoot, outputPaths } from '../../files/output-paths.ts';
import { filesBelow, readJson } from '../../files/read-files.ts';
import { explainSystemError } from '../../files/system-errors.ts';
import { writeAtomically } from '../../files/write-atomically.ts';
import { validateOriginal } from '../../media/images/validate-original.ts';
import { readAsStranger } from '../../privacy/read-as-stranger.ts';
import { rememberPublished } from '../../site/published-addresses.ts';
import type {
  ChangedFile,
  PlacedDiagnostic,
  PublishAnswer,
  PublishJob,
  PublishOrder,
} from '../protocol/protocol.ts';
import { describeDifference } from '../server/drafts.ts';
import { placeDiagnostics } from '../server/place-diagnostics.ts';
import { explainBlocked, type PublishResult, publishCheckout, validatingStep } from './publish-checkout.ts';
import { findGitLocks, readCheckout } from './read-checkout.ts';

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
    url = read.rawContent?.site.url ?? url;
    const stopping = diagnostics.filter(stopsPublishing);
    if (stopping.length === 0 && read.rawContent) await rememberPublished(paths.contentDir, read.rawContent);
    return placeDiagnostics(stopping, read);
  };
  const onStep = (message: string): PublishJob => {
    job = { isRunning: true, message, isDone: false, diagnostics: [] };
    return job;
  };
  const copyTo = async (chosen: string): Promise<Result> => {
    const { distDir, publishedFoldersFile: recordFile } = paths;
    const stop = (message: string, diagnostics: PlacedDiagnostic[] = []) => {
      return { isDone: false, message, diagnostics };
    };
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
    const found = await readCheckout(root, gitIn(root), { fetches: true, describe });
    if ('refused' in found) return { git: found, job };
    const { checkout } = found;
    checkout.notes.push(...(await warnAboutLocations(root, checkout.changes)));
    return { git: { checkout }, job };
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

/** The files that were copied to each folder, by its path. Other files in it are not ours. */
type CopiedFiles = Record<string, string[]>;

/**
 * Copies a built site to a folder that the owner chose, HTML last. The folder must be empty or hold an earlier copy;
 * files of the earlier copy that the site no longer has are deleted. `recordFile` remembers what was copied where.
 */
export async function copySite(
  { root, distDir, recordFile }: { root: string; distDir: string; recordFile: string },
  chosen: string,
): Promise<Omit<Result, 'diagnostics'>> {
  const validated = await validateTarget(root, recordFile, chosen);
  if ('refused' in validated) return { isDone: false, message: validated.refused };
  const { folder, copied } = validated;
  const before = copied[folder] ?? [];
  // Pages come last, so that a visitor never gets a page whose files are still missing.
  const files = (await filesBelow(distDir)).sort(
    (a, b) => Number(a.endsWith('.html')) - Number(b.endsWith('.html')),
  );
  for (const file of files) {
    const target = path.join(folder, file);
    const present = await lstat(target).catch(() => null);
    if (present && (!before.includes(file) || !present.isFile())) {
      const message = `${target} exists and is not from an earlier copy, so nothing was copied. Move it away, or choose another folder.`;
      return { isDone: false, message };
    }
  }
  // Recorded first, so that an interrupted copy can be repeated.
  const record = (inFolder: string[]) =>
    writeAtomically(recordFile, JSON.stringify({ ...copied, [folder]: inFolder }));
  await record([...new Set([...before, ...files])]);
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await copyFile(path.join(distDir, file), path.join(folder, file));
  }
  const current = new Set(files);
  for (const file of before.filter((name) => !current.has(name))) {
    await rm(path.join(folder, file), { force: true });
  }
  await record(files);
  return {
    isDone: true,
    message: `Copied ${files.length} files to ${folder}. Upload all of them to your host.`,
  };
}

/** Validates the chosen folder; also called before the site is built for it. */
async function validateTarget(
  root: string,
  recordFile: string,
  chosen: string,
): Promise<{ refused: string } | { folder: string; copied: CopiedFiles }> {
  const absolute = chosen.trim().replace(/^~(?=$|[/\\])/, homedir());
  if (!path.isAbsolute(absolute)) {
    return { refused: 'Enter the full path of the folder, such as ~/Sites/portfolio.' };
  }
  const site = await realpath(root);
  const folder = await realpath(absolute).catch(() => path.normalize(absolute).replace(/(?<=.)[/\\]+$/, ''));
  const isWithin = (inner: string, outer: string) => `${inner}${path.sep}`.startsWith(`${outer}${path.sep}`);
  if (isWithin(site, folder) || isWithin(folder, site) || path.dirname(folder) === folder) {
    return { refused: 'This folder contains your site, or is part of it. Choose an empty folder elsewhere.' };
  }
  const present = await stat(folder).catch(() => null);
  if (present && !present.isDirectory()) {
    return { refused: 'This is the path of a file. Choose a folder.' };
  }
  const copied = (await readJson<CopiedFiles>(recordFile)) ?? {};
  const names = present ? await readdir(folder) : [];
  // The folder may be a git checkout, as for GitHub Pages.
  const others = names.filter((name) => name !== '.git' && name !== '.DS_Store');
  if (others.length > 0 && !copied[folder]) {
    return {
      refused: `${folder} contains other files, so nothing was copied. Choose an empty or a new folder.`,
    };
  }
  return { folder, copied };
}
