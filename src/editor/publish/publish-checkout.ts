import { type Git, type GitResult, gitIn, gitTimedOut } from '../../files/git.ts';
import {
  explainConnectionError,
  lastLines,
  noIdentity,
  type Repository,
  readCheckout,
} from './read-checkout.ts';

/** The result of a publication; `diagnostics` are the problems in the content that stopped it. */
export type PublishResult<Diagnostic> = { isDone: boolean; message: string; diagnostics: Diagnostic[] };

type Options<Diagnostic> = {
  root: string;
  commitMessage: string;
  /** Whether the owner has agreed to push a branch that the remote does not have yet. */
  isFirst: boolean;
  /** The published address, for the final message. */
  url: () => string;
  /** The problems that must be fixed before publishing. */
  validate: () => Promise<Diagnostic[]>;
  onStep: (message: string) => void;
};

/** A push may open a window to sign in, and waits for it. */
const pushTimeoutMs = 3 * 60_000;
const fetchTimeoutMs = 60_000;

export const validatingStep = 'Checking the content …';
const committed = 'Your changes are committed on this machine; nothing is lost.';

export function explainBlocked(count: number): string {
  return `Nothing was published: ${count === 1 ? 'one problem' : `${count} problems`} must be fixed first.`;
}

/**
 * Commits the files of the site, merges what was pushed from elsewhere, and pushes. Never forces a push and never
 * rewrites a commit. If it stops, the message says why, and every file is unchanged or committed.
 */
export async function publishCheckout<Diagnostic>({
  root,
  commitMessage,
  isFirst,
  url,
  validate,
  onStep,
}: Options<Diagnostic>): Promise<PublishResult<Diagnostic>> {
  const stop = (message: string, diagnostics: Diagnostic[] = []) => ({ isDone: false, message, diagnostics });
  const notConfirmed = 'Nothing was published: confirm the first push of this branch.';
  const git = gitIn(root);
  onStep(validatingStep);
  const problems = await validate();
  if (problems.length > 0) return stop(explainBlocked(problems.length), problems);
  const before = await readCheckout(root, git, { fetches: false });
  if ('refused' in before) return stop(before.refused);
  const { destination, branch, changes } = before.checkout;
  if (before.checkout.isFirst && !isFirst) return stop(notConfirmed);

  if (changes.length > 0) {
    onStep('Committing …');
    const files = changes.map(({ file }) => file);
    const refused = await commit(git, commitMessage, files);
    if (refused) return stop(refused);
  }
  onStep(`Fetching from ${destination} …`);
  const fetched = await git(['fetch', '--quiet', '--no-tags', before.remote], {
    timeoutMs: fetchTimeoutMs,
    mayPrompt: true,
  });
  if (fetched.code !== 0) return stop(explainRemoteError(destination, fetched));
  const after = await readCheckout(root, git, { fetches: false });
  if ('refused' in after) return stop(after.refused);
  if (before.trackingRef === null && after.trackingRef !== null && !isFirst) return stop(notConfirmed);
  if (after.trackingRef !== null && after.checkout.behind > 0) {
    const refused = await merge(git, after.trackingRef, destination);
    if (refused) return stop(refused);
    onStep(validatingStep);
    const merged = await validate();
    if (merged.length > 0) {
      const count = merged.length === 1 ? 'one problem' : `${merged.length} problems`;
      return stop(
        `Changes from elsewhere were merged, and the result has ${count} to fix. It was not pushed. ${committed}`,
        merged,
      );
    }
  }
  const ready = await readCheckout(root, git, { fetches: false });
  if ('refused' in ready) return stop(ready.refused);
  const finish = (message: string) => ({ isDone: true, message, diagnostics: [] });
  if (ready.checkout.unpushed.length === 0 && ready.trackingRef !== null) {
    return finish('Nothing to publish: everything is already published.');
  }
  onStep(`Pushing to ${destination} …`);
  const refused = await push(git, ready);
  if (refused) return stop(refused);
  if (branch !== 'main' && ready.target !== 'refs/heads/main') {
    return finish(`Pushed to ${destination}, branch ${branch}.`);
  }
  return finish(
    `Pushed to ${destination}. If a workflow builds the site there, visitors see it at ${url()} in a few minutes.`,
  );
}

/** Commits these files and no others, even if others are staged. Resolves with an error message, or null. */
async function commit(git: Git, message: string, files: readonly string[]): Promise<string | null> {
  const input = files.map((file) => `${file}\0`).join('');
  const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  const failed = (output: string) =>
    `Git could not commit. Nothing was published, and your files are unchanged. Its output: ${lastLines(output)}`;
  const added = await git(['add', '--all', ...fromInput], { input });
  if (added.code !== 0) {
    if (!/ignored by one of your \.gitignore/i.test(added.err)) return failed(added.err);
    const [, ...lines] = added.err.split('\n');
    const ignored = lines.filter((line) => line !== '' && !line.startsWith('hint:')).join(', ');
    return `.gitignore excludes ${ignored}, so nothing was published. Remove the line that excludes it.`;
  }
  const result = await git(['commit', '--quiet', '--only', '-m', message, ...fromInput], { input });
  if (result.code === 0) return null;
  // New files must not stay staged.
  await git(['reset', '--quiet', ...fromInput], { input });
  if (/tell me who you are|empty ident/i.test(result.err)) return noIdentity;
  const output = `${result.out}\n${result.err}`;
  return (await hasHook(git, 'pre-commit', 'commit-msg', 'prepare-commit-msg'))
    ? `A git hook of this repository rejected the commit. Nothing was published, and your files are unchanged. Its output: ${lastLines(output)}`
    : failed(output);
}

async function hasHook(git: Git, ...names: string[]): Promise<boolean> {
  const paths = await Promise.all(names.map((name) => git(['rev-parse', '--git-path', `hooks/${name}`])));
  const hashes = await Promise.all(
    paths.map(({ out }) => git(['hash-object', '--no-filters', '--', out.trim()])),
  );
  return hashes.some(({ code }) => code === 0);
}

/** Merges a reference, or leaves every file unchanged. Resolves with an error message, or null. */
async function merge(git: Git, reference: string, destination: string): Promise<string | null> {
  const merged = await git(['merge', '--quiet', '--no-edit', reference], { timeoutMs: fetchTimeoutMs });
  if (merged.code === 0) return null;
  const { out } = await git(['diff', '--name-only', '--diff-filter=U', '-z']);
  const files = out.split('\0').filter(Boolean);
  // Fails harmlessly if the merge did not start.
  await git(['merge', '--abort']);
  if (files.length > 0) {
    return `The same lines were changed here and at ${destination}: ${files.join(', ')}. ${committed} Merge them in a terminal:   git pull`;
  }
  if (/would be overwritten/i.test(merged.err)) {
    return `Changes at ${destination} affect files with uncommitted changes here. ${committed} Commit or undo those first.`;
  }
  return `Changes from elsewhere could not be merged. ${committed} Git's output: ${lastLines(`${merged.out}\n${merged.err}`)}`;
}

/** Resolves with an error message, or null. */
async function push(
  git: Git,
  { remote, target, hasUpstream, checkout: { destination } }: Repository,
): Promise<string | null> {
  const tracking = hasUpstream ? [] : ['--set-upstream'];
  const args = ['push', '--porcelain', '--no-follow-tags', ...tracking, remote, `HEAD:${target}`];
  const pushed = await git(args, { timeoutMs: pushTimeoutMs, mayPrompt: true });
  if (pushed.code === 0) return null;
  if (pushed.code === gitTimedOut) {
    return `${destination} did not answer in time, so the push may be incomplete. ${committed} Publish again.`;
  }
  const rejected = pushed.out.split('\n').find((line) => line.startsWith('!'));
  if (rejected && /\[remote rejected\]|remote failure/.test(rejected)) {
    return explainRejection(destination, `${pushed.err}\n${rejected.slice(2)}`);
  }
  if (rejected) {
    return `Another change was pushed to ${destination} at the same moment. ${committed} Publish again to merge it first.`;
  }
  return (
    explainUnpublished(destination, pushed) ??
    `Git did not push; a git hook of this repository may have stopped it. ${committed} Its output: ${lastLines(pushed.err)}`
  );
}

function explainRemoteError(destination: string, result: GitResult): string {
  return explainUnpublished(destination, result) ?? explainRejection(destination, result.err);
}

function explainUnpublished(destination: string, result: GitResult): string | null {
  const reason = explainConnectionError(destination, result);
  return reason && `${reason} ${committed} Publish again later.`;
}

function explainRejection(destination: string, output: string): string {
  return `${destination} rejected the push. ${committed} Its output: ${lastLines(output)}`;
}
